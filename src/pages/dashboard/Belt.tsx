import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useOnScreen } from '../../ui/use-on-screen';

/** As they stand side by side in the one picture file: parsing one for each costs a weak device a tenth of a second. */
const PICTURES = [
  'Burette over a flask',
  'Oscilloscope',
  'Conical flask, test tube and beaker',
  'Microscope',
  'Analytical balance',
  'Gel tank with power supply',
  'Prism spectrometer',
  'Centrifuge',
];

const Pictures = ({ again }: { readonly again: boolean }) => (
  <ul aria-hidden={again || undefined}>
    {PICTURES.map((name, n) => (
      <li key={name}>
        <span
          className="belt-picture"
          style={{ backgroundPositionX: `${((100 * n) / (PICTURES.length - 1)).toFixed(3)}%` }}
        />
        <span className="visually-hidden">{name}</span>
      </li>
    ))}
  </ul>
);

/** Equipment passing by; shown twice, so that the loop has no seam. Rests under the pointer and when paused. */
export function Belt() {
  const [paused, setPaused] = useState(false);
  const belt = useRef<HTMLElement>(null);
  const onScreen = useOnScreen(belt);
  return (
    <section
      ref={belt}
      className="belt"
      aria-label="Laboratory equipment"
      data-paused={paused || !onScreen || undefined}
    >
      <div className="belt-window">
        <div className="belt-track">
          <Pictures again={false} />
          <Pictures again />
        </div>
      </div>
      <Button
        className="belt-pause"
        icon={paused ? 'run' : 'pause'}
        label={paused ? 'Let the equipment move' : 'Pause the moving equipment'}
        onClick={() => setPaused(!paused)}
      />
    </section>
  );
}
