import { useStore } from 'zustand';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { Bench } from '../bench/Bench';
import type { Keeping } from '../bench/run/use-bench-session';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { site } from '../site';
import { home } from './home';
import { placeStore } from './place';
import type { Course } from './scorm/course';
import './single.css';

interface SinglePageProps {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly keeping: Keeping;
  readonly course: Course | null;
}

/** The bench alone, with where it is from. */
export function SinglePage({ listing, entry, keeping, course }: SinglePageProps) {
  const query = useStore(placeStore, (place) => place.query);
  return (
    <div className="site" data-kind="bench">
      <header className="site-header single-header">
        {home === null ? (
          <span className="site-name">{site.name}</span>
        ) : (
          <a className="site-name" href={`${home}/`} target="_blank" rel="noopener">
            {site.name}
          </a>
        )}
        {course && <CourseLine course={course} />}
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        <Bench listing={listing} entry={entry} parent={null} search={query} keeping={keeping} />
      </main>
    </div>
  );
}

/** How the learner stands in the course. */
function CourseLine({ course }: { readonly course: Course }) {
  const { result, trouble } = useStore(course.store);
  return (
    <output className="course-line">
      {result && (
        <span>
          Course: {result.score} of 100, {result.status}
        </span>
      )}
      {trouble !== null && <small>{trouble}</small>}
    </output>
  );
}
