import { lazy, memo, Suspense } from 'react';
import { whenNear } from './when-near';

/** Ids of the headings over the parts. */
export const INSTRUMENTS_ID = 'instruments';
export const PROGRESS_ID = 'progress';
export const READING_ID = 'reading';

const InstrumentGrid = lazy(() => whenNear(INSTRUMENTS_ID).then(() => import('./InstrumentGrid')));
const ProgressPanel = lazy(() => whenNear(PROGRESS_ID).then(() => import('./ProgressPanel')));
const ArticleShowcase = lazy(() => whenNear(READING_ID).then(() => import('./ArticleShowcase')));

/**
 * Parts whose code comes when they are nearly in view. They never render anew with the page: until their code is here, what was
 * prerendered stands in their place, and an update from above would make React throw that away.
 */
export const InstrumentPlace = memo(function InstrumentPlace() {
  return (
    <Suspense fallback={<div className="tile-grid" />}>
      <InstrumentGrid />
    </Suspense>
  );
});

export const ProgressPlace = memo(function ProgressPlace() {
  return (
    <Suspense fallback={<div className="progress-panel" />}>
      <ProgressPanel />
    </Suspense>
  );
});

export const ShowcasePlace = memo(function ShowcasePlace() {
  return (
    <Suspense fallback={<div className="showcase" />}>
      <ArticleShowcase />
    </Suspense>
  );
});
