import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { site } from '../site';
import { BelowPage } from './BelowPage';
import { startConsent } from './consent';
import { isEmbedded } from './embedded';
import { ErrorScreen } from './ErrorScreen';
import { Header } from './Header';
import { Helpline } from './Helpline';
import { pageKind } from './page-kind';
import { Quiet } from './Quiet';
import { useToast } from './toast';

const Toaster = lazy(() => import('./Toaster'));
// A bench has none.
const AdSlot = lazy(async () => ({ default: (await import('./AdSlot')).AdSlot }));

/** While a page's code comes. Its own title comes with it: that of the page before would be wrong. */
function PageLoading() {
  useLayoutEffect(() => {
    // The element of the page before goes with it. Where there is none, one made here would stay.
    const title = document.querySelector('head > title');
    if (!title) return;
    const before = title.textContent;
    title.textContent = `Loading… – ${site.name}`;
    return () => {
      title.textContent = before;
    };
  }, []);
  return <output className="page-loading">Loading experiment...</output>;
}

/**
 * The place of the page. It never renders anew with the shell: until the page's code is here, what was prerendered stands
 * in its place, and an update from above would make React throw that away.
 */
const PagePlace = memo(function PagePlace() {
  const { pathname } = useLocation();
  return (
    <ErrorScreen page={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ErrorScreen>
  );
});

/** The region is in the page from the start, by the name that Radix gives it; its code comes with the first toast. */
const EmptyToasts = () => <section aria-label="Notifications (F8)" />;

const ToastPlace = memo(function ToastPlace() {
  const toast = useToast();
  return toast === null ? (
    <EmptyToasts />
  ) : (
    <Quiet meanwhile={<EmptyToasts />}>
      <Toaster toast={toast} />
    </Quiet>
  );
});

const SidePanel = memo(function SidePanel({ side, place }: { readonly side: string; readonly place: number }) {
  return (
    <aside className="side-panel" aria-label={`From this lab and its sponsors, ${side}`}>
      <Quiet>
        <AdSlot size="160x600" place={place} />
      </Quiet>
    </aside>
  );
});

/** What stands around every page. Every path change begins at the top, with the focus on the page. */
export function Shell() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(startConsent, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const kind = pageKind(pathname);
  const panels = kind === 'reading' || kind === 'grid';
  if (isEmbedded(search)) {
    return (
      <div className="site">
        <main id="main" data-embedded tabIndex={-1}>
          <PagePlace />
        </main>
        <ToastPlace />
      </div>
    );
  }
  return (
    <div className="site" data-kind={kind}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header />
      <div className="site-body">
        {panels && <SidePanel side="left" place={0} />}
        <main id="main" ref={main} tabIndex={-1}>
          <PagePlace />
        </main>
        {panels && <SidePanel side="right" place={1} />}
      </div>
      <BelowPage bench={kind === 'bench'} />
      <Helpline />
      <ToastPlace />
    </div>
  );
}
