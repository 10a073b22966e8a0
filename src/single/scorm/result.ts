/** What a run is worth: one point for each step of the procedure, and one for the answer where there is something to find. */
import type { Answer, Action, ActionValue } from '../../../engine/contract';

export type Status = 'incomplete' | 'completed' | 'passed' | 'failed';

/** `none`: there is nothing to find. The first answer counts, since the true one is shown after it. */
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

const CHECK = 'check_answer';

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function isRight({ value, tolerance }: Answer, given: ActionValue): boolean {
  if (typeof given === 'object') return false;
  if (typeof value === 'string') return sameText(value, String(given));
  // A value that lies on the bound itself must not fail by rounding.
  return Math.abs(Number(given) - value) <= (tolerance ?? 0) + 1e-9 * Math.abs(value);
}

/** The first answer among what was done, against the true ones; `open` while none was given. */
export function verdictOf(answers: readonly Answer[], unit: string, done: readonly Action[]): Verdict {
  const truth = answers.find((answer) => answer.unit === unit) ?? answers[0];
  if (!truth) return 'none';
  const first = done.find((action) => action.do === CHECK);
  if (first?.value === undefined) return 'open';
  return isRight(truth, first.value) ? 'right' : 'wrong';
}
