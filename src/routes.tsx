/** Every route, each page in its own chunk. */
import type { RouteObject } from 'react-router-dom';
import { PageError } from './shell/PageError';
import { Shell } from './shell/Shell';

export const routes: readonly RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <PageError />,
    // The shell shows its own indicator while a page loads.
    hydrateFallbackElement: <></>,
    children: [
      { index: true, lazy: () => import('./pages/Dashboard') },
      { path: 'subject/:subject', lazy: () => import('./pages/SubjectPage') },
      { path: 'subject/:subject/:slug', lazy: () => import('./pages/ExperimentPage') },
      { path: 'instruments/:slug', lazy: () => import('./pages/InstrumentPage') },
      ...(import.meta.env.DEV ? [{ path: 'kit', lazy: () => import('./pages/KitPage') }] : []),
      { path: '*', lazy: () => import('./pages/NotFound') },
    ],
  },
];
