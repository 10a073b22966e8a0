import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ExplorePage, pickPages } from './explore-pages';

interface ExploreMoreProps {
  /** From 0 up to but not including 1; a test fixes it. */
  readonly random?: () => number;
}

/** The same pair for everyone until the page has come to life: what a prerendered file can hold. */
const first = (): number => 0;

/** Links to two other pages, chosen anew at each visit. */
export function ExploreMore({ random = Math.random }: ExploreMoreProps) {
  const { pathname } = useLocation();
  const [picked, setPicked] = useState<{ readonly at: string; readonly pages: readonly ExplorePage[] } | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- chance must not enter the first render, which is prerendered
    setPicked({ at: pathname, pages: pickPages(pathname, random) });
  }, [pathname, random]);
  const pages = picked?.at === pathname ? picked.pages : pickPages(pathname, first);
  return (
    <nav className="explore" aria-labelledby="explore-title">
      <h2 id="explore-title">Explore More</h2>
      <ul>
        {pages.map(({ path, title, text }) => (
          <li key={path}>
            <Link to={path}>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
