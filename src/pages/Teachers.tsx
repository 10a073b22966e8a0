import { Link } from 'react-router-dom';
import { experiments, listingById } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { placeOfStep } from '../bench/lesson/lesson-place';
import { useHashTarget } from '../content/use-hash-target';
import { pictureSet } from '../shell/picture-set';
import { SAMPLE_ROUTES, type SampleRoute } from '../shelf/sample-routes';
import { ReadingPage } from './reading/ReadingPage';
import { RUNS_ON, TEACHING_PARTS, type TeachingPart } from './teachers/parts-of-teaching';
import './teachers/teachers.css';

/** What a teacher can do here, on one page. */
export function Component() {
  useHashTarget();
  return (
    <ReadingPage
      title="For teachers"
      description={`Class sets with an answer key, ${SAMPLE_ROUTES.length} ready lessons, worked examples, safety notes, hand-in, SCORM, offline use and projector: all free.`}
      path="/teachers"
      wide
      eyebrow="Free, without accounts"
      lead={`${experiments.length} experiments and ${instruments.length} instruments for your class, with numbers that you can trust: every model is checked against published values.`}
    >
      <p className="plain-actions teachers-start">
        <Link className="button button-primary" to="/find">
          Find an experiment
        </Link>
        <Link className="button" to="/class">
          Make a set for a class
        </Link>
        <a className="button" href="#lessons">
          {SAMPLE_ROUTES.length} ready lessons
        </a>
      </p>
      <ul className="teachers-parts">
        {TEACHING_PARTS.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
      <section aria-labelledby="lessons">
        <h2 id="lessons" className="reading-h2">
          Ready lessons
        </h2>
        <p className="teachers-note">
          Each goes from a bench to an instrument: what is made in one experiment is measured in another. A question
          that no bench answers alone, a caption for each step, and the sample carried along on the{' '}
          <Link to="/shelf">shelf</Link>.
        </p>
        <ol className="teachers-lessons">
          {SAMPLE_ROUTES.map((route) => (
            <Lesson key={route.title} route={route} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="runs-on">
        <h2 id="runs-on" className="reading-h2">
          What runs on what
        </h2>
        <dl className="teachers-runs">
          {RUNS_ON.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="own-site">
        <h2 id="own-site" className="reading-h2">
          Your own copy of the site
        </h2>
        <p className="teachers-note">
          A school can publish the laboratory itself. It is a folder of plain files: <code>npm ci</code>, then{' '}
          <code>npm run build</code>, and any web host serves <code>dist/</code>. No database, no server to look after,
          no data of students. <code>docs/hosting.md</code> in the source has hosts and settings.
        </p>
      </section>
    </ReadingPage>
  );
}

const Part = ({ part: { id, title, picture, alt, text, links } }: { readonly part: TeachingPart }) => (
  <li id={id} className="teachers-part">
    <img
      {...pictureSet(`${picture}.webp`, '(min-width: 700px) 320px, 92vw')}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
    <h2>{title}</h2>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p className="teachers-links">
      {links.map(({ path, text: words }) => (
        <Link key={path} to={path}>
          {words}
        </Link>
      ))}
    </p>
  </li>
);

function Lesson({ route: { title, question, steps } }: { readonly route: SampleRoute }) {
  const place = placeOfStep({ steps, at: 0 });
  return (
    <li>
      <h3>{place ? <Link to={{ pathname: place.path, search: `?${place.query}` }}>{title}</Link> : title}</h3>
      <p>{question}</p>
      <p className="teachers-way">
        {steps.map(({ experiment }) => listingById.get(experiment)?.title ?? experiment).join(' → ')}
      </p>
    </li>
  );
}
