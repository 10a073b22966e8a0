import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useOnScreen } from '../../ui/use-on-screen';

const PICTURES = [
  { file: 'burette', name: 'Burette over a flask' },
  { file: 'oscilloscope', name: 'Oscilloscope' },
  { file: 'flask', name: 'Conical flask, test tube and beaker' },
  { file: 'microscope', name: 'Microscope' },
  { file: 'balance', name: 'Analytical balance' },
  { file: 'gel-tank', name: 'Gel tank with power supply' },
  { file: 'spectrometer', name: 'Prism spectrometer' },
  { file: 'centrifuge', name: 'Centrifuge' },
] as const;

const Pictures = ({ again }: { readonly again: boolean }) => (
  <ul aria-hidden={again || undefined}>
    {PICTURES.map(({ file, name }) => (
      <li key={file}>
        <img
          src={`${import.meta.env.BASE_URL}equipment/${file}.svg`}
          width="160"
          height="120"
          alt={again ? '' : name}
          decoding="async"
        />
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
