/** The streams of chance of one trial. */
import { createRng, type Rng } from '../core/rng';

export interface TrialRng {
  readonly specimen: Rng;
  readonly init: Rng;
  readonly step: Rng;
  readonly act: Rng;
}

/** The streams of chance of a trial. The first one's are those of its seed, with one stream for specimen and beginning. */
export function trialRng(seed: number, trial: number): TrialRng {
  const root = createRng(seed);
  const specimen = root.stream('init');
  if (trial === 1) return { specimen, init: specimen, step: root.stream('step'), act: root.stream('act') };
  const own = root.stream(`trial ${trial}`);
  return { specimen, init: own.stream('init'), step: own.stream('step'), act: own.stream('act') };
}
