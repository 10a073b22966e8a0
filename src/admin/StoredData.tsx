import { useEffect, useState } from 'react';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { saveFile } from '../ui/save-file';
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

function fail(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

function exportAll(): void {
  exportLocalData().then(
    (text) => saveFile('virtual-lab-local-data.json', 'application/json', text),
    () => fail('Not exported', 'The browser does not let the site read its store.'),
  );
}

/** Whether it was put in place. */
async function importAll(text: string): Promise<boolean> {
  const read = readLocalData(text);
  if (typeof read === 'string') {
    fail('Not imported', read);
    return false;
  }
  const { data, faults } = read;
  try {
    await importLocalData(data);
  } catch {
    fail('Not imported', 'The browser has no room for this, or does not let the site write.');
    return false;
  }
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
  return true;
}

/** What is kept in this browser; with export and import. */
export function StoredData() {
  const [stored, setStored] = useState<Stored | null | 'reading'>('reading');
  useEffect(() => {
    void lookIn().then(setStored);
  }, []);
  const take = async (file: File): Promise<void> => {
    if (await importAll(await file.text())) setStored(await lookIn());
  };
  return (
    <section>
      <h2>Kept in this browser</h2>
      {stored === 'reading' && <output>Looking…</output>}
      {stored === null && <p role="alert">The browser does not let the site read its store.</p>}
      {stored !== null && stored !== 'reading' && <StoredTable stored={stored} />}
      <p className="plain-actions">
        <Button onClick={exportAll}>Export all local data</Button>
        <FileButton label="File of local data" onFile={take}>
          Import local data
        </FileButton>
      </p>
      <p className="admin-note">
        The file holds the notebooks, the progress, the posts and the settings of this browser. Importing puts them over
        what is kept here under the same names.
      </p>
    </section>
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
