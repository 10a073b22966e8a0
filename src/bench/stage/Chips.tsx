import { useState } from 'react';
import { formatClock } from '../../../engine/runtime/format';
import { useBenchState } from '../bench-context';
import type { Phase } from '../run/phase';
import type { Speed } from '../run/store';
import { trialText } from '../run/seed-text';
import { speedText } from '../transport/speeds';

const phaseText = (phase: Phase, speed: Speed): string => {
  switch (phase.is) {
    case 'loading':
      return 'Loading';
    case 'ready':
      return 'Ready';
    case 'running':
      return `Running ${speedText(speed)}`;
    case 'paused':
      return 'Paused';
    case 'done':
      return 'Finished';
    case 'restoring':
      return 'Restoring';
    case 'failed':
      return 'Stopped';
  }
};

/** "seed 7 · trial 2"; a narrow strip has room for the trial alone, where there is one to name. */
function SeedChip({ seed, trial }: { readonly seed: number; readonly trial: number }) {
  const repeat = trialText(trial);
  return (
    <li className="chip chip-seed mono">
      <span className={repeat === '' ? undefined : 'chip-before-trial'}>
        seed {seed}
        {repeat !== '' && ' ·'}
      </span>{' '}
      {repeat}
    </li>
  );
}

/** State and speed, lab clock, seed and trial, and what holds the bench up. */
export function Chips({ onFullDetail }: { readonly onFullDetail: () => void }) {
  const phase = useBenchState((state) => state.phase);
  const speed = useBenchState((state) => state.speed);
  const clock = useBenchState((state) => formatClock(state.time));
  const seed = useBenchState((state) => state.seed);
  const trial = useBenchState((state) => state.trial);
  const pace = useBenchState((state) => (state.pace === null ? null : state.pace.toFixed(1)));
  const busy = useBenchState((state) => state.busy);
  const reduced = useBenchState((state) => state.reducedDetail);
  const queued = useBenchState((state) => state.queued);
  // What was slow once keeps its place: a strip whose lines break anew twice a second would move the stage.
  const [shownPace, setShownPace] = useState(pace);
  if (pace !== null && pace !== shownPace) setShownPace(pace);
  return (
    <ul className="chips" aria-label="State of the run">
      <li className="chip" data-phase={phase.is}>
        {phaseText(phase, speed)}
      </li>
      <li className="chip mono chip-clock">t = {clock}</li>
      <SeedChip seed={seed} trial={trial} />
      {shownPace !== null && (
        <li className="chip mono chip-warning" data-idle={pace === null || undefined}>
          {shownPace}×<span className="chip-device"> on this device</span>
        </li>
      )}
      {(busy || queued > 0) && <li className="chip chip-busy">{queued > 0 ? `Busy, ${queued} waiting` : 'Busy'}</li>}
      {reduced && (
        <li>
          <button
            type="button"
            className="chip chip-press"
            title="Reduced detail on this device: restore"
            onClick={onFullDetail}
          >
            Reduced<span className="chip-detail"> detail</span>
            <span className="chip-more"> on this device</span> <u>restore</u>
          </button>
        </li>
      )}
    </ul>
  );
}
