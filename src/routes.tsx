/** Every route, each page in its own chunk. */
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PAGE_ROUTES, type PageName } from './page-routes';
import * as NotFound from './pages/NotFound';
import { orReload } from './shell/chunk-recovery';
import { Shell } from './shell/Shell';

interface PageModule {
  readonly Component: ComponentType;
}

const page = (load: () => Promise<PageModule>) => lazy(async () => ({ default: (await orReload(load)).Component }));

const PAGES: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  Dashboard: () => import('./pages/Dashboard'),
  LabPage: () => import('./pages/LabPage'),
  SubjectPage: () => import('./pages/SubjectPage'),
  ExperimentPage: () => import('./pages/ExperimentPage'),
  InstrumentPage: () => import('./pages/InstrumentPage'),
  FindPage: () => import('./pages/FindPage'),
  Teachers: () => import('./pages/Teachers'),
  ClassPage: () => import('./pages/ClassPage'),
  LessonPage: () => import('./pages/LessonPage'),
  ShelfPage: () => import('./pages/ShelfPage'),
  TeachPage: () => import('./pages/TeachPage'),
  About: () => import('./pages/About'),
  Author: () => import('./pages/Author'),
  Faq: () => import('./pages/Faq'),
  Contact: () => import('./pages/Contact'),
  Blog: () => import('./pages/Blog'),
  BlogPost: () => import('./pages/BlogPost'),
  Privacy: () => import('./pages/Privacy'),
  Terms: () => import('./pages/Terms'),
  Disclaimer: () => import('./pages/Disclaimer'),
  CookiePolicy: () => import('./pages/CookiePolicy'),
  Offline: () => import('./pages/Offline'),
  Sitemap: () => import('./pages/Sitemap'),
  Eeat: () => import('./pages/Eeat'),
  Careers: () => import('./pages/Careers'),
  LongForm: () => import('./pages/LongForm'),
  ArticlePage: () => import('./pages/ArticlePage'),
  AdminLogin: () => import('./pages/AdminLogin'),
  Admin: () => import('./pages/Admin'),
  AdminBlog: () => import('./pages/AdminBlog'),
  // Comes with the site itself, and the head that all pages have with it.
  NotFound: () => Promise.resolve(NotFound),
};

const routes = PAGE_ROUTES.map(({ pattern, page: name }) => ({ pattern, Page: page(PAGES[name]) }));

const KitPage = import.meta.env.DEV ? page(() => import('./pages/KitPage')) : null;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map(({ pattern, Page }) => (
          <Route key={pattern} path={pattern} element={<Page />} />
        ))}
        {KitPage && <Route path="/kit" element={<KitPage />} />}
      </Route>
    </Routes>
  );
}
