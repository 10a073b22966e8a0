import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { Lookup } from '../../catalogue/lookup';
import { ListingCards } from './ListingCards';
import { useTitle } from './use-title';

const importBench = () => import('../bench/Bench');
const Bench = lazy(async () => ({ default: (await importBench()).Bench }));

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly entry: AnyEntry }
  | { readonly is: 'failed' };

const Loading = () => (
  <p className="bench-loading" role="status" data-bench="loading">
    Loading experiment...
  </p>
);

/** The entry of a listing, fetched beside the bench itself. */
function useEntry(listing: Listing | null, attempt: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` fetches again.
  useEffect(() => {
    if (!listing?.entry) return;
    let current = true;
    setLoaded({ is: 'loading' });
    Promise.all([listing.entry(), importBench()]).then(
      ([{ entry }]) => current && setLoaded({ is: 'ready', entry }),
      () => current && setLoaded({ is: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [listing, attempt]);
  return loaded;
}

interface BenchPageProps {
  readonly lookup: Lookup<Listing>;
  /** Where the breadcrumb leads. */
  readonly parent: { readonly name: string; readonly path: string };
}

/** The page of every experiment and instrument: the bench, or an honest word why there is none. */
export function BenchPage({ lookup, parent }: BenchPageProps) {
  const listing = lookup.kind === 'found' ? lookup.listing : null;
  const [attempt, setAttempt] = useState(0);
  const loaded = useEntry(listing, attempt);
  const { search } = useLocation();
  useTitle(listing?.title ?? 'Unknown Experiment');
  if (lookup.kind === 'unknown') {
    return (
      <div className="plain-page">
        <h1>{lookup.placeholder.title}</h1>
        <p className="lead">{lookup.placeholder.objective}</p>
        {lookup.nearest.length > 0 && (
          <>
            <h2>Did you mean</h2>
            <ListingCards listings={lookup.nearest} />
          </>
        )}
        <p className="plain-actions">
          <Link className="button" to={parent.path}>
            {parent.name}
          </Link>
        </p>
      </div>
    );
  }
  if (!lookup.listing.entry) {
    return (
      <div className="plain-page">
        <h1>{lookup.listing.title}</h1>
        <p className="lead">{lookup.listing.objective}</p>
        <p>This simulation is not built yet.</p>
        <p className="plain-actions">
          <Link className="button" to={parent.path}>
            {parent.name}
          </Link>
        </p>
      </div>
    );
  }
  if (loaded.is === 'failed') {
    return (
      <div className="plain-page" data-bench="failed">
        <h1>{lookup.listing.title}</h1>
        <p className="lead" role="alert">
          This experiment could not be fetched. Check the connection and try again; readings recorded earlier are kept.
        </p>
        <p className="plain-actions">
          <button type="button" className="button button-primary" onClick={() => setAttempt((count) => count + 1)}>
            Try again
          </button>
        </p>
      </div>
    );
  }
  if (loaded.is === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Bench key={lookup.listing.id} listing={lookup.listing} entry={loaded.entry} parent={parent} search={search} />
    </Suspense>
  );
}
