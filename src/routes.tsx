/** Every route, each page in its own chunk. */
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PAGE_ROUTES } from './page-routes';
import { Shell } from './shell/Shell';

interface PageModule {
  readonly Component: ComponentType;
}

const page = (load: () => Promise<PageModule>) => lazy(async () => ({ default: (await load()).Component }));

/** The modules that PAGE_ROUTES names. A page that is not there yet has no route. */
const modules = import.meta.glob<PageModule>(
  './pages/{Dashboard,LabPage,SubjectPage,ExperimentPage,InstrumentPage,About,Author,Faq,Contact,Blog,BlogPost,Privacy,Terms,Disclaimer,CookiePolicy,Sitemap,Eeat,Careers,LongForm,ArticlePage,AdminLogin,Admin,AdminBlog,NotFound}.tsx',
);

const routes = PAGE_ROUTES.flatMap(({ pattern, page: name }) => {
  const load = modules[`./pages/${name}.tsx`];
  return load ? [{ pattern, Page: page(load) }] : [];
});

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
