import { Link } from 'react-router-dom';
import { subjects } from '../../../catalogue/subjects';
import { type SyllabusTopic, topicInWords } from '../../../catalogue/syllabus';
import { pathOf, teachPath } from '../../paths';
import { pictureSet } from '../../shell/picture-set';
import type { Findable } from './find-filter';

const OLDEST = 22;

const agesInWords = ([from, to]: readonly [number, number]): string =>
  from >= 19 ? 'University' : to >= OLDEST ? `Age ${from} to university` : `Age ${from} to ${to}`;

const boardsOf = (topics: readonly SyllabusTopic[]): readonly string[] => [
  ...new Set(topics.map(({ board }) => board)),
];

/** One experiment or instrument of the list of all. */
export function FindRow({ listing, objective, facts, find, topics }: Findable) {
  const subject = listing.kind === 'experiment' ? listing.subject : 'instrument';
  const name = subjects.find(({ id }) => id === subject)?.name ?? 'Instrument';
  return (
    <li className="find-row" data-subject={subject}>
      {listing.entry && (
        <img
          className="row-picture"
          {...pictureSet(`${listing.id}.webp`, '150px')}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="find-main">
        <p className="find-subject">{name}</p>
        <h2>
          <Link to={pathOf(listing)}>{listing.title}</Link>
        </h2>
        <p>{objective}</p>
        {facts && facts.measures.length > 0 && (
          <p className="find-measures">Measured: {facts.measures.join('\u00A0· ')}</p>
        )}
        {topics.length > 0 && (
          <details className="find-topics">
            <summary>In syllabuses: {boardsOf(topics).join(', ')}</summary>
            <dl>
              {boardsOf(topics).map((board) => (
                <div key={board}>
                  <dt>{board}</dt>
                  {topics
                    .filter((topic) => topic.board === board)
                    .map((topic) => (
                      <dd key={topicInWords(topic)}>{topicInWords(topic)}</dd>
                    ))}
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <p className="find-facts">
        {find && <span>{agesInWords(find.ages)}</span>}
        {facts && <span>about {facts.minutes} min</span>}
        {listing.entry && (
          <Link to={teachPath(listing)} aria-label={`Teaching notes: ${listing.title}`}>
            Teaching notes
          </Link>
        )}
      </p>
    </li>
  );
}
