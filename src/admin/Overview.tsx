import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { listings } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { articles } from '../content/articles/index';
import { posts as builtIn } from '../content/posts/index';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { saveFile } from '../ui/save-file';
import { draftsStore, openDrafts } from './drafts';
import { exportLocalData, importLocalData, readLocalData, type StoredItem, storedItems } from './local-data';

interface Stored {
  readonly items: readonly StoredItem[];
  /** Of the whole origin, as the browser says it; null where it does not. */
  readonly quota: { readonly used: number; readonly most: number } | null;
}

async function lookIn(): Promise<Stored | null> {
  try {
    const [items, estimate] = await Promise.all([storedItems(), navigator.storage?.estimate?.()]);
    const { usage, quota } = estimate ?? {};
    return { items, quota: usage === undefined || quota === undefined ? null : { used: usage, most: quota } };
  } catch {
    return null;
  }
}

const kB = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1000).toFixed(1)} kB`;

const built = (list: readonly { readonly entry?: unknown }[]): number => list.filter(({ entry }) => entry).length;

/** What there is, and what is kept in this browser. */
export function Overview() {
  const [stored, setStored] = useState<Stored | null | 'reading'>('reading');
  const [dynamic, setDynamic] = useState<{ readonly published: number; readonly drafts: number } | null>(null);
  useEffect(() => {
    void lookIn().then(setStored);
    void openDrafts().then(() => {
      const posts = draftsStore.getState().posts ?? [];
      const published = posts.filter(({ isPublished }) => isPublished).length;
      setDynamic({ published, drafts: posts.length - published });
    });
  }, []);

  const save = (): void => {
    exportLocalData().then(
      (text) => saveFile('virtual-lab-local-data.json', 'application/json', text),
      () =>
        toast({
          title: 'Not exported',
          description: 'The browser does not let the site read its store.',
          variant: 'destructive',
        }),
    );
  };
  const take = async (text: string): Promise<void> => {
    const read = readLocalData(text);
    if (typeof read === 'string') {
      toast({ title: 'Not imported', description: read, variant: 'destructive' });
      return;
    }
    const { data, faults } = read;
    try {
      await importLocalData(data);
      setStored(await lookIn());
      const [fault] = faults;
      toast({
        title: fault === undefined ? 'Imported' : 'Imported in part',
        description: [
          `${Object.keys(data.stored).length} stored items were put in place.`,
          ...(fault === undefined ? [] : [fault]),
          ...(faults.length > 1 ? [`${faults.length - 1} more items were damaged.`] : []),
        ].join(' '),
        ...(fault === undefined ? {} : { variant: 'destructive' as const }),
      });
    } catch {
      toast({
        title: 'Not imported',
        description: 'The browser has no room for this, or does not let the site write.',
        variant: 'destructive',
      });
    }
  };

  return (
    <>
      <div className="admin-facts">
        <section>
          <h2>Catalogue</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Listed</th>
                <th scope="col">Built</th>
              </tr>
            </thead>
            <tbody>
              {subjects.map(({ id, name, experiments }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{experiments.length}</td>
                  <td>{built(experiments)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Instruments</th>
                <td>{instruments.length}</td>
                <td>{built(instruments)}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Together</th>
                <td>{listings.length}</td>
                <td>{built(listings)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
        <section>
          <h2>Texts</h2>
          <dl>
            <dt>Built-in posts</dt>
            <dd>{builtIn.length}</dd>
            <dt>Published posts of the file</dt>
            <dd>{dynamic?.published ?? '…'}</dd>
            <dt>Drafts</dt>
            <dd>{dynamic?.drafts ?? '…'}</dd>
            <dt>Articles</dt>
            <dd>{articles.length}</dd>
          </dl>
          <p>
            <Link className="button" to="/admin/blog">
              Write and publish posts
            </Link>
          </p>
        </section>
        <section>
          <h2>This build</h2>
          <dl>
            <dt>Version</dt>
            <dd>{import.meta.env['VITE_VERSION'] ?? 'development'}</dd>
            <dt>Mode</dt>
            <dd>{import.meta.env.MODE}</dd>
          </dl>
        </section>
      </div>
      <section>
        <h2>Kept in this browser</h2>
        {stored === 'reading' && <output>Looking…</output>}
        {stored === null && <p role="alert">The browser does not let the site read its store.</p>}
        {stored !== null && stored !== 'reading' && <StoredTable stored={stored} />}
        <p className="plain-actions">
          <Button onClick={save}>Export all local data</Button>
          <FileButton label="File of local data" onFile={async (file) => take(await file.text())}>
            Import local data
          </FileButton>
        </p>
        <p className="admin-note">
          The file holds the notebooks, the progress, the posts and the settings of this browser. Importing puts them
          over what is kept here under the same names.
        </p>
      </section>
    </>
  );
}

function StoredTable({ stored: { items, quota } }: { readonly stored: Stored }) {
  const total = items.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      {items.length === 0 ? (
        <p>Nothing yet: no notebook and no post has been begun here.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Size</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ key, size }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{kB(size)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{kB(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {quota && (
        <p className="admin-note">
          The browser counts {kB(quota.used)} for this site and its neighbours on the same host, of {kB(quota.most)}{' '}
          allowed.
        </p>
      )}
    </>
  );
}
