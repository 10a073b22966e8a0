import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { instruments } from '../../../catalogue/instruments';
import { useObjectives } from '../../objectives';
import { pathOf } from '../../paths';
import { pictureSet } from '../../shell/picture-set';
import { PageIcon } from '../parts/PageIcon';

const ready = instruments.filter(({ entry }) => entry);
const toCome = instruments.filter(({ entry }) => !entry);

/** A colour of its own for each, far from that of the card beside it, in degrees. */
const hueOf = (place: number): number => (place * 137) % 360;

/** The instruments: those that can be operated with their pictures, the others folded. */
export default function InstrumentGrid() {
  const objectives = useObjectives('instruments');
  return (
    <>
      <ul className="tile-grid">
        {ready.map((instrument, place) => (
          <li
            key={instrument.id}
            className="tile tile-instrument"
            data-subject="instrument"
            style={{ '--hue': `${hueOf(place)}deg` } as CSSProperties}
          >
            <img
              className="tile-picture"
              {...pictureSet(`${instrument.id}.webp`, '(min-width: 700px) 300px, 90vw')}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <PageIcon id={instrument.id} />
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
      {toCome.length > 0 && (
        <details className="to-come">
          <summary>
            {toCome.length} {toCome.length === 1 ? 'instrument' : 'instruments'} to come
          </summary>
          <ul className="tile-grid">
            {toCome.map((instrument) => (
              <li key={instrument.id} className="tile" data-subject="instrument">
                <div className="tile-top">
                  <PageIcon id={instrument.id} />
                </div>
                <h3>{instrument.title}</h3>
                <p>{objectives[instrument.id]}</p>
                <div className="tile-foot">
                  <Link className="button" to={pathOf(instrument)}>
                    What it will do <span className="visually-hidden">{instrument.title}</span>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
