/** Where the learner stands in the procedure. Pure. */
import type { AnyDone } from '../../../catalogue/define';

/** The learner may tick it: the run need not show that it was done. */
export const tickedByLearner = (done: AnyDone): boolean =>
  'byLearner' in done ||
  'fitted' in done ||
  ('did' in done && done.optional === true) ||
  ('all' in done && done.all.some(tickedByLearner));

/** A result is to be checked in this step. */
export const asksForCheck = (done: AnyDone): boolean =>
  'found' in done || ('all' in done && done.all.some(asksForCheck));

/** Index of the first step not done; -1 when all are. */
export const currentStep = (stepsDone: readonly boolean[]): number => stepsDone.indexOf(false);

export const countDone = (stepsDone: readonly boolean[]): number => stepsDone.filter(Boolean).length;
