import { lazy, memo, Suspense } from 'react';

const ProgressPanel = lazy(() => import('./ProgressPanel'));
const ArticleShowcase = lazy(() => import('./ArticleShowcase'));

/**
 * Parts whose code comes after the page's own. They never render anew with the page: until their code is here, what was
 * prerendered stands in their place, and an update from above would make React throw that away.
 */
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
