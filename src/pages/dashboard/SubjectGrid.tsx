import { Link } from 'react-router-dom';
import { subjects } from '../../../catalogue/subjects';
import { type Progress, tally } from '../../progress/progress';
import { PageIcon } from '../parts/PageIcon';
import { labPath, LONG_READ } from '../../paths';

/** The seven labs, each with the way in and how far the visitor has come. */
export const SubjectGrid = ({ progress }: { readonly progress: Progress }) => (
  <ul className="tile-grid">
    {subjects.map(({ id, name, description, experiments }) => {
      const { completed } = tally(
        progress,
        experiments.map((experiment) => experiment.id),
      );
      return (
        <li key={id} className="tile" data-subject={id}>
          <PageIcon id={id} subject={id} />
          <h3>{name}</h3>
          <p>{description}</p>
          <div className="bar" aria-hidden="true">
            <span style={{ width: `${(100 * completed) / experiments.length}%` }} />
          </div>
          <div className="tile-foot">
            <span>
              {completed} done · {experiments.filter(({ entry }) => entry).length} of {experiments.length} ready
            </span>
            <Link className="button button-subject" to={labPath(id)}>
              Enter Lab <span className="visually-hidden">{name}</span>
            </Link>
          </div>
        </li>
      );
    })}
    <li className="tile tile-teachers">
      <h3>For teachers</h3>
      <p>
        Press F on any bench and it fills the projector, with readings that can be read from the last row. Every set-up
        is a link that the whole class can open.
      </p>
      <div className="tile-foot">
        <Link className="button button-primary" to="/class">
          Make a set for a class
        </Link>
        <Link className="tile-more" to={`${LONG_READ}#in-class`}>
          Use it in class
        </Link>
      </div>
    </li>
  </ul>
);
