import { Link } from 'react-router-dom';
import type { ExperimentListing } from '../../../catalogue/listing';
import type { Done } from '../../progress/progress';
import { pathOf } from '../../paths';
import { pictureSet } from '../../shell/picture-set';
import type { EntryFacts } from '../../entry-facts';

interface ExperimentRowProps {
  readonly listing: ExperimentListing;
  readonly objective: string;
  /** Its place in the subject. */
  readonly number: number;
  readonly facts: EntryFacts | undefined;
  readonly done: Done | undefined;
}

const stateText = (done: Done, facts: EntryFacts | undefined): string =>
  done.completedAt !== null ? 'Done' : facts ? `${done.steps} of ${facts.steps} steps` : 'Begun';

/** One experiment of the full list. */
export const ExperimentRow = ({ listing, objective, number, facts, done }: ExperimentRowProps) => (
  <li data-built={listing.entry ? 'yes' : 'no'}>
    <span className="row-number" aria-hidden="true">
      {number}
    </span>
    {listing.entry && (
      <img
        className="row-picture"
        {...pictureSet(`${listing.id}.webp`, '150px')}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )}
    <div className="row-main">
      <h2>
        <Link to={pathOf(listing)}>{listing.title}</Link>
        {done && <span className="tag tag-good">{stateText(done, facts)}</span>}
      </h2>
      <p>{objective}</p>
      {facts && facts.measures.length > 0 && (
        <p className="row-measures">
          <span>Measured</span> {facts.measures.join('\u00A0· ')}
        </p>
      )}
    </div>
    <p className="row-time">
      {facts && (
        <>
          <b>about {facts.minutes} min</b>
          <span>{facts.steps} steps</span>
        </>
      )}
    </p>
  </li>
);
