/** How a run's place in chance is named: the seed, and the trial from the second on. */
import { FIRST_TRIAL } from '../../../engine/runtime/link';

const SEPARATOR = ' · ';

/** "trial 2"; empty for the first. */
export const trialText = (trial: number): string => (trial === FIRST_TRIAL ? '' : `trial ${trial}`);

/** Parts of a name that are not empty, "3 · trial 2". */
export const withTrial = (name: string, trial: number): string =>
  [name, trialText(trial)].filter((part) => part !== '').join(SEPARATOR);

/** "seed 7 · trial 2". */
export const seedText = (seed: number, trial: number): string => withTrial(`seed ${seed}`, trial);
