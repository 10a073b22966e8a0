import { type CSSProperties, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ExperimentListing } from '../../catalogue/listing';
import { type Subject, subjectOf } from '../../catalogue/subjects';
import { useObjectives } from '../objectives';
import { tally } from '../progress/progress';
import { useProgress } from '../progress/use-progress';
import { Head } from '../shell/Head';
import { site } from '../site';
import { Segmented } from '../ui/Segmented';
import { NotFoundText } from './NotFoundText';
import { breadcrumbData } from './parts/breadcrumb';
import { ExploreMore } from './parts/ExploreMore';
import { PageIcon } from './parts/PageIcon';
import { labPath, pathOf, subjectPath } from '../paths';
import { ExperimentRow } from './subject/ExperimentRow';
import { useFacts } from '../facts-of-build';
import { filterListings, type Show } from './subject/filter-listings';
import './parts/parts.css';
import './subject/subject.css';

const SHOWS: readonly { readonly value: Show; readonly text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'open', text: 'Not done yet' },
  { value: 'done', text: 'Done' },
];

export function Component() {
  const { subject: asked } = useParams();
  const subject = subjectOf(asked ?? '');
  return subject ? <FullList key={subject.id} subject={subject} /> : <NotFoundText />;
}

/** The full list of a subject: to search, to compare, to choose from. */
function FullList({ subject }: { readonly subject: Subject }) {
  const { id, name, experiments } = subject;
  const { progress } = useProgress();
  const objectives = useObjectives(id);
  const facts = useFacts(id);
  const [text, setText] = useState('');
  const [show, setShow] = useState<Show>('all');
  const isDone = (experiment: string): boolean => typeof progress.done[experiment]?.completedAt === 'number';
  const shown = filterListings(experiments, { text, show }, { facts, objectives, isDone });
  const clear = (): void => {
    setText('');
    setShow('all');
  };
  return (
    <div className="subject-page" data-subject={id}>
      <SubjectHead subject={subject} />
      <Title subject={subject} />
      <Tools name={name} text={text} show={show} onText={setText} onShow={setShow} />
      <output className="subject-count">
        {shown.length === experiments.length
          ? `${experiments.length} experiments.`
          : `${shown.length} of ${experiments.length} experiments.`}
      </output>
      {shown.length === 0 ? (
        <p className="subject-none">
          No experiment of this subject fits.{' '}
          <button type="button" className="button" onClick={clear}>
            Show all
          </button>
        </p>
      ) : (
        <Listed
          subject={subject}
          shown={shown}
          searched={text.trim() !== '' || show !== 'all'}
          facts={facts}
          objectives={objectives}
        />
      )}
      <p className="subject-note">
        Times are measured on a worked procedure: each step read and thought about, each thing done by hand, and lab
        time run as fast as the bench offers.
      </p>
      <ExploreMore />
    </div>
  );
}

const SubjectHead = ({ subject: { id, name, experiments } }: { readonly subject: Subject }) => (
  <Head
    title={`${name} experiments`}
    description={`All ${experiments.length} virtual ${name.toLowerCase()} experiments: aims, what is measured and the time they take. Free, in your browser.`}
    path={subjectPath(id)}
    jsonLd={[
      breadcrumbData([{ name, path: subjectPath(id) }]),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: `${name} experiments`,
        itemListElement: experiments.map((experiment, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: experiment.title,
          url: site.url + pathOf(experiment),
        })),
      },
    ]}
  />
);

function Title({ subject: { id, name, description, experiments } }: { readonly subject: Subject }) {
  const { progress } = useProgress();
  const { completed } = tally(
    progress,
    experiments.map((experiment) => experiment.id),
  );
  return (
    <header className="subject-head">
      <PageIcon id={id} subject={id} />
      <div>
        <h1>{name}: all experiments</h1>
        <p>
          {description} <Link to={labPath(id)}>About this lab</Link>
        </p>
      </div>
      <p className="subject-score">
        <b>
          {completed} of {experiments.length}
        </b>{' '}
        done
        <span
          className="bar"
          aria-hidden="true"
          style={{ '--share': completed / experiments.length } as CSSProperties}
        />
      </p>
    </header>
  );
}

interface ToolsProps {
  readonly name: string;
  readonly text: string;
  readonly show: Show;
  readonly onText: (text: string) => void;
  readonly onShow: (show: Show) => void;
}

function Tools({ name, text, show, onText, onShow }: ToolsProps) {
  const field = useId();
  return (
    <search className="subject-tools">
      <label htmlFor={field} className="visually-hidden">
        Search the {name} experiments
      </label>
      <input
        id={field}
        type="search"
        placeholder="Search by title, aim or quantity"
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <Segmented label="Show" options={SHOWS} value={show} boxed onChange={onShow} />
    </search>
  );
}

interface ListedProps {
  readonly subject: Subject;
  readonly shown: readonly ExperimentListing[];
  /** What was searched for is not folded away. */
  readonly searched: boolean;
  readonly facts: ReturnType<typeof useFacts>;
  readonly objectives: ReturnType<typeof useObjectives>;
}

/** Experiments that are ready; any others are folded away. */
function Listed({ subject: { experiments }, shown, searched, facts, objectives }: ListedProps) {
  const { progress } = useProgress();
  const ready = shown.filter(({ entry }) => entry);
  const toCome = shown.filter(({ entry }) => !entry);
  const row = (experiment: ExperimentListing) => (
    <ExperimentRow
      key={experiment.id}
      listing={experiment}
      objective={objectives[experiment.id] ?? ''}
      number={experiments.indexOf(experiment) + 1}
      facts={facts[experiment.id]}
      done={progress.done[experiment.id]}
    />
  );
  return (
    <>
      {ready.length > 0 && <ol className="experiment-list">{ready.map(row)}</ol>}
      {toCome.length > 0 && (
        // What was searched for is not folded away.
        <details className="to-come" key={String(searched)} open={searched || ready.length === 0}>
          <summary>
            {toCome.length} {toCome.length === 1 ? 'experiment' : 'experiments'} to come
          </summary>
          <ol className="experiment-list">{toCome.map(row)}</ol>
        </details>
      )}
    </>
  );
}
