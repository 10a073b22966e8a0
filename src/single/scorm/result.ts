/** What a run is worth: one point for each step of the procedure, and one for the answer where there is something to find. */
import { isFound, isOver, type ResultCheck } from '../../bench/notebook/notebook';

export type Status = 'incomplete' | 'completed' | 'passed' | 'failed';

/** `none`: there is nothing to find. The truth is told after three tries: then it is too late. */
export type Verdict = 'none' | 'open' | 'right' | 'wrong';

export interface Result {
  /** 0 to 100. */
  readonly score: number;
  readonly status: Status;
}

/** `mastery`: score from which it is passed; null: all steps done is completed. */
export function resultOf(stepsDone: readonly boolean[], verdict: Verdict, mastery: number | null): Result {
  const judged = verdict !== 'none';
  const most = stepsDone.length + (judged ? 1 : 0);
  const points = stepsDone.filter(Boolean).length + (verdict === 'right' ? 1 : 0);
  const score = most === 0 ? 100 : Math.floor((100 * points) / most);
  const over = stepsDone.every(Boolean) && verdict !== 'open';
  if (mastery === null) return { score, status: over ? 'completed' : 'incomplete' };
  if (score >= mastery) return { score, status: 'passed' };
  return { score, status: over ? 'failed' : 'incomplete' };
}

/** All that is to be found, against what was checked: right once all of it was found, wrong once the truth of any was told. */
export function verdictOf(keys: readonly string[], checks: readonly ResultCheck[]): Verdict {
  if (keys.length === 0) return 'none';
  const done = keys.map((key) => checks.find((check) => check.key === key));
  if (done.some((check) => check && isOver(check) && !isFound(check))) return 'wrong';
  return done.every((check) => check && isFound(check)) ? 'right' : 'open';
}
