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
              {experiments.length} experiments · {completed} done
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
        Another run for each student, with an answer key. Ready lessons, safety notes, worked examples. Press F on any
        bench and it fills the projector.
      </p>
      <div className="tile-foot">
        <Link className="button button-primary" to="/teachers">
          All for teachers
        </Link>
        <Link className="tile-more" to={`${LONG_READ}#in-class`}>
          Use it in class
        </Link>
      </div>
    </li>
  </ul>
);
