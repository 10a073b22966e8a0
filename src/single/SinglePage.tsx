import { useState } from 'react';
import { useStore } from 'zustand';
import { Bench } from '../bench/Bench';
import { pathOf } from '../paths';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { site } from '../site';
import { AskName, type AskNameProps } from './AskName';
import { home } from './home';
import type { OpenedBench } from './opened-bench';
import { placeStore } from './place';
import type { Course } from './scorm/course';
import './single.css';

interface SinglePageProps {
  readonly benches: readonly OpenedBench[];
  readonly course: Course | null;
  /** What the teacher says to the step of a lesson in a course; may be empty. */
  readonly caption: string;
  /** The set of a class, whose students say who they are; null where everybody has the same run. */
  readonly asked: Omit<AskNameProps, 'onRun'> | null;
}

/** The bench alone, with where it is from. */
export function SinglePage({ benches, course, caption, asked }: SinglePageProps) {
  const { path, query } = useStore(placeStore);
  const [asks, setAsks] = useState(asked !== null);
  const bench = benches.find(({ listing }) => pathOf(listing) === path);
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
        {caption !== '' && <p className="single-caption">{caption}</p>}
        {asks && asked ? (
          <AskName
            {...asked}
            onRun={(own) => {
              placeStore.setState({ query: own });
              // So a reload finds the same run, and the address can be kept.
              location.hash = own;
              setAsks(false);
            }}
          />
        ) : (
          bench && <Bench key={path} {...bench} parent={null} search={query} />
        )}
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
