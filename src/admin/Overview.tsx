import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { listings } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { articles } from '../content/articles/index';
import { posts as builtIn } from '../content/posts/index';
import { draftsStore, openDrafts } from './drafts';
import { StoredData } from './StoredData';

const built = (list: readonly { readonly entry?: unknown }[]): number => list.filter(({ entry }) => entry).length;

/** What there is, and what is kept in this browser. */
export const Overview = () => (
  <>
    <div className="admin-facts">
      <Catalogue />
      <Texts />
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
    <StoredData />
  </>
);

const Catalogue = () => (
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
);

function Texts() {
  const [dynamic, setDynamic] = useState<{ readonly published: number; readonly drafts: number } | null>(null);
  useEffect(() => {
    void openDrafts().then(() => {
      const posts = draftsStore.getState().posts ?? [];
      const published = posts.filter(({ isPublished }) => isPublished).length;
      setDynamic({ published, drafts: posts.length - published });
    });
  }, []);
  return (
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
  );
}
