import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
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

/**
 * The place of the page. It never renders anew with the shell: until the page's code is here, what was prerendered stands
 * in its place, and an update from above would make React throw that away.
 */
const PagePlace = memo(function PagePlace() {
  const { pathname } = useLocation();
  return (
    <ErrorScreen page={pathname}>
      <Suspense fallback={<output className="page-loading">Loading experiment...</output>}>
        <Outlet />
      </Suspense>
    </ErrorScreen>
  );
});

/** Nothing is fetched before there is a toast to show. */
const ToastPlace = memo(function ToastPlace() {
  const toast = useToast();
  return toast === null ? null : (
    <Quiet>
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
