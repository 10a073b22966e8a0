import { Link } from 'react-router-dom';
import { instruments } from '../../../catalogue/instruments';
import { useObjectives } from '../../objectives';
import { PageIcon } from '../parts/PageIcon';
import { pathOf } from '../../paths';

/** The 22 instruments, each with the way to its front panel. */
export default function InstrumentGrid() {
  const objectives = useObjectives('instruments');
  return (
    <ul className="tile-grid">
      {instruments.map((instrument) => (
        <li key={instrument.id} className="tile" data-subject="instrument">
          <div className="tile-top">
            <PageIcon id={instrument.id} />
            {!instrument.entry && <span className="tag">Not built yet</span>}
          </div>
          <h3>{instrument.title}</h3>
          <p>{objectives[instrument.id]}</p>
          <div className="tile-foot">
            <Link className="button button-subject" to={pathOf(instrument)}>
              Operate Instrument <span className="visually-hidden">{instrument.title}</span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
