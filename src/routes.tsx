/** Every route, each page in its own chunk. */
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Shell } from './shell/Shell';

const page = (load: () => Promise<{ readonly Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

const Dashboard = page(() => import('./pages/Dashboard'));
const SubjectPage = page(() => import('./pages/SubjectPage'));
const ExperimentPage = page(() => import('./pages/ExperimentPage'));
const InstrumentPage = page(() => import('./pages/InstrumentPage'));
const NotFound = page(() => import('./pages/NotFound'));
const KitPage = import.meta.env.DEV ? page(() => import('./pages/KitPage')) : null;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Dashboard />} />
        <Route path="subject/:subject" element={<SubjectPage />} />
        <Route path="subject/:subject/:slug" element={<ExperimentPage />} />
        <Route path="instruments/:slug" element={<InstrumentPage />} />
        {KitPage && <Route path="kit" element={<KitPage />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
