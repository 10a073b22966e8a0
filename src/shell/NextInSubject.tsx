import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fetchCatalogue } from '../fetch-catalogue';
import type { NextBench } from '../next-bench';
import { ownBenchAt } from '../own-bench';
import { pathOf } from '../paths';
import './next-bench.css';

const SEGMENTS = /^\/(?:subject\/([^/]+)|instruments)\/([^/]+)\/?$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Below a bench, above the footer: the next one of its subject. */
export default function NextInSubject() {
  const { pathname } = useLocation();
  const own = ownBenchAt(pathname);
  return own ? <Next next={own.next} /> : <LookedUp pathname={pathname} />;
}

function LookedUp({ pathname }: { readonly pathname: string }) {
  const { lookUpExperiment, lookUpInstrument, nextBench } = use(fetchCatalogue());
  const [, subject, slug] = SEGMENTS.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const lookup = subject === undefined ? lookUpInstrument(decoded(slug)) : lookUpExperiment(subject, decoded(slug));
  return <Next next={lookup.kind === 'found' ? nextBench(lookup.listing) : null} />;
}

const Next = ({ next }: { readonly next: NextBench | null }) =>
  next && (
    <nav className="next-bench" aria-label={`Next in ${next.among}`}>
      <Link to={pathOf(next.listing)}>
        <span>Next in {next.among}</span>
        <b>{next.listing.title}</b>
      </Link>
      <Link to="/find">
        <span>All on one page</span>
        <b>Find an experiment</b>
      </Link>
    </nav>
  );
