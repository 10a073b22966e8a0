import { useRef, useState } from 'react';
import { Icon } from '../ui/Icon';
import { useOnScreen } from '../ui/use-on-screen';
import { partners } from './partners';

/** The partners go by, twice in a row so that the belt has no end; the second round is for the eye alone. */
export function PartnerCarousel() {
  const [paused, setPaused] = useState(false);
  const belt = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(belt);
  const round = (again: boolean) => (
    <ul aria-hidden={again || undefined}>
      {partners.map(({ name, icon, link }) => (
        <li key={name}>
          <a href={link} target="_blank" rel="noopener noreferrer" tabIndex={again ? -1 : undefined}>
            <span className="partner-icon" aria-hidden="true">
              {icon}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="partners" aria-labelledby="partners-title">
      <div className="partners-head">
        <h2 id="partners-title">Open science resources</h2>
        <button
          type="button"
          className="icon-button partners-pause"
          aria-label={paused ? 'Let the list move' : 'Stop the list'}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'run' : 'pause'} size={16} />
        </button>
        <p>Published by other organisations. A link implies no endorsement, in either direction.</p>
      </div>
      <div ref={belt} className="partners-belt" data-paused={paused || !onScreen || undefined}>
        <div className="partners-track">
          {round(false)}
          {round(true)}
        </div>
      </div>
    </section>
  );
}
