import type { MouseEvent } from 'react';
import { experiments } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { tally } from '../progress/progress';
import { useProgress } from '../progress/use-progress';
import { AdSlot } from '../shell/AdSlot';
import { Head } from '../shell/Head';
import { site } from '../site';
import { AuthorCard } from './dashboard/AuthorCard';
import { Belt } from './dashboard/Belt';
import { Hero } from './dashboard/Hero';
import {
  INSTRUMENTS_ID,
  InstrumentPlace,
  PROGRESS_ID,
  ProgressPlace,
  READING_ID,
  ShowcasePlace,
} from './dashboard/LaterParts';
import { SubjectGrid } from './dashboard/SubjectGrid';
import { Ways } from './dashboard/Ways';
import { ExploreMore } from './parts/ExploreMore';
import './parts/parts.css';
import './dashboard/dashboard.css';

const ORGANISATION = { '@type': 'Organization', name: site.name, url: `${site.url}/` };
const DATA = [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url}/`,
    publisher: ORGANISATION,
  },
  { '@context': 'https://schema.org', ...ORGANISATION },
];

const EXPERIMENT_IDS = experiments.map(({ id }) => id);

/**
 * Scrolls without a change of address: React would throw away the parts between that are prerendered and not yet alive, and
 * the page would grow beneath the place that was scrolled to.
 */
function showProgress(event: MouseEvent): void {
  const heading = document.getElementById(PROGRESS_ID);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

export function Component() {
  const { progress } = useProgress();
  const { started, completed } = tally(progress, EXPERIMENT_IDS);
  return (
    <>
      <Head title={site.name} description={site.description} path="/" jsonLd={DATA} />
      <div className="dashboard">
        <Hero progress={progress} />
        <Ways />
        <Belt />
        <section aria-labelledby="labs">
          <div className="section-head">
            <h2 id="labs">Subject labs</h2>
            <p>
              {experiments.length} experiments ·{' '}
              <a href={`#${PROGRESS_ID}`} onClick={showProgress}>
                Your progress: {completed} done
                {started > completed && `, ${started - completed} begun`}
              </a>
            </p>
          </div>
          <SubjectGrid progress={progress} />
        </section>
        <section aria-labelledby={INSTRUMENTS_ID}>
          <div className="section-head">
            <h2 id={INSTRUMENTS_ID}>Instruments</h2>
            <p>{instruments.length} instruments</p>
          </div>
          <InstrumentPlace />
        </section>
        <AdSlot size="250x250" place={2} />
        <section aria-labelledby={READING_ID}>
          <div className="section-head">
            <h2 id={READING_ID}>To read</h2>
            <p>On learning by doing, and on choosing where to study</p>
          </div>
          <ShowcasePlace />
        </section>
        <section aria-labelledby={PROGRESS_ID} className="progress-section">
          <div className="section-head">
            <h2 id={PROGRESS_ID} tabIndex={-1}>
              Your Progress
            </h2>
            <p>Kept in this browser and nowhere else</p>
          </div>
          <ProgressPlace />
        </section>
        <AuthorCard />
        <ExploreMore />
      </div>
    </>
  );
}
