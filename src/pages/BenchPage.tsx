import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { Lookup } from '../../catalogue/lookup';
import { fetchBench, importBench } from './begin-bench';
import { ListingCards } from './ListingCards';
import { useTitle } from './use-title';

const Bench = lazy(async () => ({ default: (await importBench()).Bench }));

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly entry: AnyEntry }
  | { readonly is: 'failed' };

const Loading = () => (
  <output className="bench-loading" data-bench="loading">
    Loading experiment...
  </output>
);

/** The entry of a listing, fetched beside the bench itself; `attempt` fetches again. */
function useEntry(listing: Listing | null, attempt: number): Loaded {
  const asked = `${listing?.id} ${attempt}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly loaded: Loaded } | null>(null);
  useEffect(() => {
    if (!listing?.entry) return;
    let current = true;
    const settle = (loaded: Loaded): void => {
      if (current) startTransition(() => setAnswer({ asked, loaded }));
    };
    fetchBench(listing).then(
      (entry) => entry && settle({ is: 'ready', entry }),
      () => settle({ is: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [listing, asked]);
  return answer?.asked === asked ? answer.loaded : { is: 'loading' };
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
            <ListingCards listings={lookup.nearest} heading="h3" />
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
