import { lazy, startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Listing } from '../../catalogue/listing';
import type { Lookup } from '../../catalogue/lookup';
import { useObjective } from '../objectives';
import { Head } from '../shell/Head';
import { orReload } from '../shell/chunk-recovery';
import { site } from '../site';
import { useKeepVisited } from '../offline/use-keep-visited';
import { type FetchedBench, fetchBench } from './begin-bench';
import { pathOf } from '../paths';
import { ReadingText } from './reading-text';

// Few visits need them.
const loadNoBench = () => orReload(() => import('./NoBench'));
const UnbuiltPage = lazy(async () => ({ default: (await loadNoBench()).UnbuiltPage }));
const UnknownPage = lazy(async () => ({ default: (await loadNoBench()).UnknownPage }));

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly fetched: FetchedBench }
  | { readonly is: 'failed' };

const Objective = ({ listing }: { readonly listing: Listing }) => useObjective(listing);

const Loading = ({ listing }: { readonly listing: Listing }) => (
  <>
    <div className="bench-opening">
      <h1>{listing.title}</h1>
      <p>
        <Suspense fallback="…">
          <Objective listing={listing} />
        </Suspense>
      </p>
      <output className="bench-loading" data-bench="loading">
        Loading experiment...
      </output>
    </div>
    <ReadingText />
  </>
);

function BenchHead({ listing, parent }: { readonly listing: Listing; readonly parent: BenchPageProps['parent'] }) {
  const objective = useObjective(listing);
  const path = pathOf(listing);
  const image = listing.entry && `/pictures/${listing.id}.webp`;
  return (
    <Head
      title={listing.title}
      description={objective}
      path={path}
      {...(image && { image })}
      jsonLd={[
        {
          '@context': 'https://schema.org',
          '@type': 'LearningResource',
          name: listing.title,
          description: objective,
          url: site.url + path,
          learningResourceType: 'simulation',
          educationalUse: 'laboratory practical',
          interactivityType: 'active',
          isAccessibleForFree: true,
          inLanguage: 'en',
          about: parent.name,
          ...(image && { image: site.url + image }),
          provider: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Dashboard', item: `${site.url}/` },
            ...(parent.path === '/'
              ? []
              : [{ '@type': 'ListItem', position: 2, name: parent.name, item: site.url + parent.path }]),
            { '@type': 'ListItem', position: parent.path === '/' ? 2 : 3, name: listing.title },
          ],
        },
      ]}
    />
  );
}

/**
 * The bench of a listing and its entry; `attempt` fetches again. Not a lazy component: React holds back for 0.3 s what comes after a
 * fallback, and the bench's code is here as soon as its entry.
 */
function useFetched(listing: Listing, attempt: number): Loaded {
  const asked = `${listing.id} ${attempt}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly loaded: Loaded } | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (loaded: Loaded): void => {
      if (current) startTransition(() => setAnswer({ asked, loaded }));
    };
    orReload(() => fetchBench(listing)).then(
      (fetched) => fetched && settle({ is: 'ready', fetched }),
      () => settle({ is: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [listing, asked]);
  return answer?.asked === asked ? answer.loaded : { is: 'loading' };
}

/** A run from a file travels beside the address, which could not hold it. */
const carriedQuery = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'query' in state && typeof state.query === 'string'
    ? state.query
    : null;

interface BenchPageProps {
  readonly lookup: Lookup<Listing>;
  /** Where the breadcrumb leads. */
  readonly parent: { readonly name: string; readonly path: string };
}

/** The page of every experiment and instrument: the bench, or an honest word why there is none. */
export function BenchPage({ lookup, parent }: BenchPageProps) {
  if (lookup.kind === 'unknown') return <UnknownPage lookup={lookup} parent={parent} />;
  return (
    <>
      {/* A bench does not wait for it. */}
      <Suspense fallback={<title>{`${lookup.listing.title} – ${site.name}`}</title>}>
        <BenchHead listing={lookup.listing} parent={parent} />
      </Suspense>
      {lookup.listing.entry ? (
        <BuiltPage listing={lookup.listing} parent={parent} />
      ) : (
        <UnbuiltPage listing={lookup.listing} parent={parent} />
      )}
    </>
  );
}

/** Tells the header that a bench stands below it, whose title it shares a row with. */
function useWithBench(stands: boolean): void {
  useLayoutEffect(() => {
    if (!stands) return;
    document.documentElement.dataset['withBench'] = '';
    return () => {
      delete document.documentElement.dataset['withBench'];
    };
  }, [stands]);
}

interface ListedPageProps {
  readonly listing: Listing;
  readonly parent: BenchPageProps['parent'];
}

function BuiltPage({ listing, parent }: ListedPageProps) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useFetched(listing, attempt);
  useKeepVisited(loaded.is === 'ready' && listing ? listing.id : null);
  useWithBench(loaded.is === 'ready');
  const { search, state } = useLocation();
  const query = carriedQuery(state) ?? search;
  if (loaded.is === 'failed') {
    return (
      <div className="plain-page" data-bench="failed">
        <h1>{listing.title}</h1>
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
  if (loaded.is === 'loading') return <Loading listing={listing} />;
  const { entry, Bench } = loaded.fetched;
  return <Bench key={listing.id} listing={listing} entry={entry} parent={parent} search={query} />;
}
