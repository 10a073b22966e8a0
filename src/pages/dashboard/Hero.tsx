import { Link, useNavigate } from 'react-router-dom';
import { experiments, listingById, listings } from '../../../catalogue/index';
import { instruments } from '../../../catalogue/instruments';
import { lastUsed, type Progress } from '../../progress/progress';
import { pictureSet } from '../../shell/picture-set';
import { pathOf } from '../../paths';

const FIRST = 'chem1';
const SHOWN = 'phy10';

/** What the laboratory is, and the shortest ways into it. */
export function Hero({ progress }: { readonly progress: Progress }) {
  const navigate = useNavigate();
  const [last] = lastUsed(progress);
  const next = listingById.get(last ?? FIRST);
  const shown = listingById.get(SHOWN);
  const surprise = (): void => {
    const chosen = listings[Math.floor(Math.random() * listings.length)];
    if (chosen) void navigate(pathOf(chosen));
  };
  return (
    <section className="hero">
      <div className="hero-words">
        <p className="eyebrow">
          {experiments.length} experiments · {instruments.length} instruments · free · no account
        </p>
        <h1>A real laboratory, on the device you have.</h1>
        <p className="hero-lead">
          Handle the apparatus, take readings with their uncertainty, fit a line, find the constant. Every model is
          checked against published values.
        </p>
        <p className="plain-actions">
          {next && (
            <Link className="button button-primary" to={pathOf(next)}>
              {last === undefined ? 'Begin with' : 'Continue:'} {next.title}
            </Link>
          )}
          <button type="button" className="button" onClick={surprise}>
            Try a random experiment
          </button>
        </p>
      </div>
      {shown && (
        <Link className="still" to={pathOf(shown)}>
          <img
            {...pictureSet(`${SHOWN}.webp`, '(min-width: 900px) 630px, 100vw')}
            alt="Two sources in a ripple tank and the pattern of their waves"
            fetchPriority="high"
          />
          <span className="still-foot">
            <span>
              <b>{shown.title}</b> ripple tank, two sources
            </span>
            <span className="still-open">
              <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                <path d="M7 4.500v15l12-7.500z" fill="currentColor" />
              </svg>
              Start
            </span>
          </span>
        </Link>
      )}
    </section>
  );
}
