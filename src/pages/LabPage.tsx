import { Link, useParams } from 'react-router-dom';
import { listingById } from '../../catalogue/index';
import type { Listing, SubjectId } from '../../catalogue/listing';
import { type Subject, subjectOf } from '../../catalogue/subjects';
import { useObjectives } from '../objectives';
import { Head } from '../shell/Head';
import { pictureSet } from '../shell/picture-set';
import { labTexts } from './lab/lab-texts';
import { NotFoundText } from './NotFoundText';
import { breadcrumbData } from './parts/breadcrumb';
import { ExploreMore } from './parts/ExploreMore';
import { PageIcon } from './parts/PageIcon';
import { labName, labPath, pathOf, subjectPath } from '../paths';
import './parts/parts.css';
import './lab/lab.css';

const HOW: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Set up', text: 'Choose what is on the bench. Every setting has a range, and a reason for it.' },
  { title: 'Handle', text: 'Grab the apparatus itself by mouse, finger or keyboard, or use the buttons beside it.' },
  {
    title: 'Record',
    text: 'Readings come from instruments with their uncertainty. Each press adds a row to your table.',
  },
  { title: 'Find out', text: 'Plot the rows, fit a line and compare with published values under Model & sources.' },
];

export function Component() {
  const { subject: asked } = useParams();
  const subject = subjectOf(asked ?? '');
  return subject ? <Lab subject={subject} /> : <NotFoundText />;
}

/** What a lab is for, and the way in. */
function Lab({ subject }: { readonly subject: Subject }) {
  const { id, name, description, experiments } = subject;
  const { about, doing, highlights, skills, limits } = labTexts[id];
  const shown = highlights.flatMap((experiment) => listingById.get(experiment) ?? []);
  const first = shown.find(({ entry }) => entry);
  return (
    <div className="lab-page" data-subject={id}>
      <Head
        title={labName(name)}
        description={`${description} ${experiments.length} virtual experiments with real readings, free in your browser.`}
        path={labPath(id)}
        {...(first && { image: `/pictures/${first.id}.webp` })}
        jsonLd={breadcrumbData([{ name: labName(name), path: labPath(id) }])}
      />
      <Hero subject={subject} first={first} />

      <section aria-labelledby="doing">
        <div className="section-head">
          <h2 id="doing">What you do here</h2>
        </div>
        <p className="lab-about">{about}</p>
        <ul className="lab-doing">
          {doing.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Highlights id={id} listings={shown} />

      <div className="lab-two">
        <section aria-labelledby="skills">
          <h2 id="skills">What you take away</h2>
          <ul className="lab-skills">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="how">
          <h2 id="how">How the lab works</h2>
          <ol className="lab-how">
            {HOW.map(({ title, text }) => (
              <li key={title}>
                <b>{title}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <p className="lab-limits">
        <b>What it leaves to a real lab.</b> {limits}
      </p>
      <ExploreMore />
    </div>
  );
}

interface HeroProps {
  readonly subject: Subject;
  /** The bench to begin with. */
  readonly first: Listing | undefined;
}

function Hero({ subject: { id, name, experiments }, first }: HeroProps) {
  return (
    <header className="lab-hero">
      <div className="lab-words">
        <PageIcon id={id} subject={id} size="large" />
        <h1>{labName(name)}</h1>
        <p className="lab-lead">{labTexts[id].lead}</p>
        <p className="plain-actions">
          {first && (
            <Link className="button lab-enter" to={pathOf(first)}>
              Begin with {first.title}
            </Link>
          )}
          <Link className="button" to={subjectPath(id)}>
            All {experiments.length} experiments
          </Link>
        </p>
      </div>
      {first && (
        <Link className="lab-still" to={pathOf(first)} aria-label={`Open ${first.title}`}>
          <img
            {...pictureSet(`${first.id}.webp`, '(min-width: 900px) 540px, 100vw')}
            alt={`The bench of ${first.title}`}
            fetchPriority="high"
          />
        </Link>
      )}
    </header>
  );
}

interface HighlightsProps {
  readonly id: SubjectId;
  readonly listings: readonly Listing[];
}

function Highlights({ id, listings }: HighlightsProps) {
  const objectives = useObjectives(id);
  return (
    <section aria-labelledby="highlights">
      <div className="section-head">
        <h2 id="highlights">Good to begin with</h2>
        <p>
          <Link to={subjectPath(id)}>The full list with aims, readings and times</Link>
        </p>
      </div>
      <ul className="tile-grid">
        {listings.map((listing) => (
          <li key={listing.id} className="tile">
            <h3>
              <Link to={pathOf(listing)}>{listing.title}</Link>
            </h3>
            <p>{objectives[listing.id]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
