import { Link, useLocation } from 'react-router-dom';
import { lookUpExperiment, lookUpInstrument } from '../../catalogue/lookup';
import { nextBench } from '../next-bench';
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
  const [, subject, slug] = SEGMENTS.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const lookup = subject === undefined ? lookUpInstrument(decoded(slug)) : lookUpExperiment(subject, decoded(slug));
  const next = lookup.kind === 'found' ? nextBench(lookup.listing) : null;
  if (!next) return null;
  return (
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
}
