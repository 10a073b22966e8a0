import { memo, Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { ThemeSwitch } from './ThemeSwitch';

/** The query of a link made for a frame in another page: the bench alone. */
const isEmbedded = (search: string): boolean => new URLSearchParams(search).get('view') === 'embed';

/**
 * The place of the page. It never renders anew with the shell: until the page's code is here, what was prerendered stands
 * in its place, and an update from above would make React throw that away.
 */
const PagePlace = memo(function PagePlace() {
  return (
    <Suspense fallback={<output className="page-loading">Loading experiment...</output>}>
      <Outlet />
    </Suspense>
  );
});

/** Header, main, and the page in between. Every path change begins at the top. */
export function Shell() {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  if (isEmbedded(search)) {
    return (
      <main id="main" data-embedded tabIndex={-1}>
        <PagePlace />
      </main>
    );
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <Link className="site-name" to="/">
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M9 3h6M10 3v6L4.500 18.500A2 2 0 0 0 6.200 21.500h11.600a2 2 0 0 0 1.700-3L14 9V3M7.500 15h9"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.800"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          Free Virtual Science Lab
        </Link>
        <nav aria-label="Main">
          <NavLink to="/" end>
            Dashboard
          </NavLink>
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        <PagePlace />
      </main>
    </>
  );
}
