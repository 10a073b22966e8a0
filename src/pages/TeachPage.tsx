import { useSyncExternalStore } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { EntryTexts, SafetyNotes, TeachingNotes } from '../../catalogue/define';
import { listingById } from '../../catalogue/index';
import type { Listing } from '../../catalogue/listing';
import { shelfOf } from '../../catalogue/objectives';
import { syllabus, topicInWords } from '../../catalogue/syllabus';
import { isPreset } from '../../engine/runtime/link';
import { Prose } from '../bench/theory/Tex';
import { Download } from '../download/Download';
import { wantedBench } from '../download/wanted';
import { useFacts } from '../facts-of-build';
import { useObjective } from '../objectives';
import { pathOf, teachPath } from '../paths';
import { Head } from '../shell/Head';
import { Button } from '../ui/Button';
import { NotFoundText } from './NotFoundText';
import { useTeaching } from './teach/teaching';
import './teach/teach.css';

export function Component() {
  const { id = '' } = useParams();
  const listing = listingById.get(id);
  return listing?.entry ? <Teach listing={listing} /> : <NotFoundText />;
}

/** What a teacher wants to know before the lesson, on one or two sheets of paper. */
function Teach({ listing }: { readonly listing: Listing }) {
  const objective = useObjective(listing);
  const taught = useTeaching(listing);
  return (
    <article className="plain-page teach-page">
      <Head
        title={`Teaching notes: ${listing.title}`}
        description={`Aim, time, what goes wrong, and questions with answers for ${listing.title}. ${objective}`}
        path={teachPath(listing)}
        image={`/pictures/${listing.id}.webp`}
        type="article"
      />
      <p className="teach-eyebrow">Teaching notes</p>
      <h1>{listing.title}</h1>
      <p className="lead">{objective}</p>
      <p className="plain-actions teach-actions">
        <Link className="button button-primary" to={pathOf(listing)}>
          Open the bench
        </Link>
        <Link className="button" to={`${pathOf(listing)}?view=example`}>
          Worked example
        </Link>
        <Link className="button" to={`/class?experiment=${listing.id}`}>
          Make a set for a class
        </Link>
        <Button icon="print" onClick={() => globalThis.print()}>
          Print
        </Button>
      </p>
      {taught ? (
        <Notes listing={listing} {...taught} />
      ) : (
        <p role="alert">The notes could not be fetched. Check the connection and load the page again.</p>
      )}
      <TakeAway listing={listing} />
    </article>
  );
}

const never = () => () => {};

/** The bench as a file or a package, with the run of the link that led here; the prerendered page knows of none. */
function TakeAway({ listing }: { readonly listing: Listing }) {
  const { search } = useLocation();
  const query = useSyncExternalStore(
    never,
    () => (isPreset(search) ? search.replace(/^\?/, '') : ''),
    () => '',
  );
  return (
    <Download
      title="This bench without the site"
      benches={1}
      wanted={() => wantedBench(listing, query)}
      ofFile={query === '' ? '' : 'It opens with the run that you shared.'}
      ofPackage={
        <>
          Everybody gets the same run; for a run of each student’s own{' '}
          <Link to={`/class?experiment=${listing.id}`}>make a set for a class</Link> and take its package.
        </>
      }
    />
  );
}

interface NotesProps {
  readonly listing: Listing;
  readonly notes: TeachingNotes;
  readonly misconceptions: EntryTexts['misconceptions'];
}

function Notes({ listing, notes, misconceptions }: NotesProps) {
  const { aim, level, time, preparation, safety, goesWrong, questions } = notes;
  const facts = useFacts(shelfOf(listing))[listing.id];
  return (
    <>
      <dl className="teach-facts">
        <dt>Aim</dt>
        <dd>{aim}</dd>
        <dt>Level</dt>
        <dd>{level}</dd>
        <dt>Time</dt>
        <dd>
          {time}
          {facts &&
            ` The procedure has ${facts.steps} steps; one learner works through all of them in about ${facts.minutes} min, measured on the worked example.`}
        </dd>
        <dt>Preparation</dt>
        <dd>{preparation}</dd>
        <Syllabus id={listing.id} />
      </dl>
      {safety && <Safety notes={safety} />}
      <section aria-labelledby="goes-wrong">
        <h2 id="goes-wrong">What goes wrong</h2>
        <dl className="teach-pairs">
          {goesWrong.map(({ what, remedy }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{remedy}</dd>
            </div>
          ))}
        </dl>
      </section>
      {misconceptions.length > 0 && (
        <section aria-labelledby="believed">
          <h2 id="believed">Often believed</h2>
          <dl className="teach-pairs">
            {misconceptions.map(({ believed, instead }) => (
              <div key={believed}>
                <dt>
                  <Prose text={believed} />
                </dt>
                <dd>
                  <Prose text={instead} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="questions">
        <h2 id="questions">Questions, with answers</h2>
        <ol className="teach-questions">
          {questions.map(({ question, answer }) => (
            <li key={question}>
              {question}
              <p>{answer}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Where it stands in curricula, by our reading of them. */
function Syllabus({ id }: { readonly id: string }) {
  const topics = syllabus.filter(({ ids }) => ids.includes(id));
  if (topics.length === 0) return null;
  return (
    <>
      <dt className="teach-syllabus">Syllabuses</dt>
      <dd className="teach-syllabus">
        <ul>
          {topics.map((topic) => (
            <li key={topic.board + topicInWords(topic)}>
              {topic.board} {topicInWords(topic)}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

/** What the experiment asks for where it is done with real apparatus. */
function Safety({ notes: { hazards, instead = [], waste, sources } }: { readonly notes: SafetyNotes }) {
  return (
    <section aria-labelledby="safety">
      <h2 id="safety">Safety at a real bench</h2>
      <ul>
        {hazards.map((hazard) => (
          <li key={hazard}>{hazard}</li>
        ))}
      </ul>
      {instead.length > 0 && (
        <>
          <h3>Instead, in a class</h3>
          <ul>
            {instead.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </>
      )}
      {waste !== undefined && (
        <>
          <h3>Waste</h3>
          <p>{waste}</p>
        </>
      )}
      <p className="field-note">{sources.join(' · ')}</p>
    </section>
  );
}
