/** Brings a run back to where the visit before left it: what was done enters again at its time, as fast as the model computes. */
import { checkKey } from '../../bench/check/check-key';
import { answersOf } from '../../bench/check/make-check';
import { isOver } from '../../bench/notebook/notebook';
import type { BenchSession } from '../../bench/run/session';
import type { Suspended, TriedResult } from './suspended';

/** Shorter runs are begun again as well. */
const LEAST_SECONDS = 0.5;

export interface GoingOn {
  /** Lab seconds up to which the run is being brought; 0 once it is there. */
  until(): number;
  /** Rows of earlier visits that are not here. */
  lost(): number;
  stop(): void;
}

/** What is said of rows that lie in another browser only, or were those of an earlier run of it. */
export const lostSentence = (lost: number, rows: number): string =>
  `${lost} of the ${rows} rows that you recorded before did not come back: they were of an earlier run, or too many for the course to keep. They are still in the browser in which you recorded them.`;

/** The visit before was told an answer that is not to be found in this run. */
export const TOLD_BEFORE =
  'The answer was told in an earlier visit, before it was found: finding it now earns nothing in the course.';

/** Tries of the same task on another computer: they are used up here as well, and what was told there is told here. */
async function keepTried(session: BenchSession, tried: readonly TriedResult[]): Promise<void> {
  if (tried.length === 0) return;
  const { seed } = session.store.getState();
  for (const answer of await answersOf(session)) {
    const key = checkKey(answer, seed);
    const before = tried.find((each) => each.key === key);
    if (!before) continue;
    const { id, label, unit } = answer;
    const truth = before.told ? { value: answer.value, tolerance: answer.tolerance ?? null } : null;
    session.notebook.keepCheck({ key, id, label, unit, seed, tries: before.tries, truth });
  }
}

export function goOn(session: BenchSession, before: Suspended | null): GoingOn {
  if (!before) return { until: () => 0, lost: () => 0, stop: () => {} };
  let is: 'waiting' | 'going' | 'there' = 'waiting';
  let lost = 0;
  const arrive = (): void => {
    is = 'there';
    const had = before.rows ?? 0;
    lost = Math.max(0, had - session.store.getState().notebook.rows.length);
    if (lost > 0) session.say(lostSentence(lost, had), 'warning');
    const { notebook, seed } = session.store.getState();
    const isHere = notebook.checks.some((check) => check.seed === seed && isOver(check));
    if (before.verdict === 'wrong' && !isHere) session.say(TOLD_BEFORE, 'warning');
  };
  const begin = async (): Promise<void> => {
    await keepTried(session, before.tried);
    for (const [index, done] of before.stepsDone.entries()) if (done) session.tickStep(index, true);
    if (before.time >= LEAST_SECONDS || session.history.events.length > 0) {
      session.say('Your run goes on where you left it: what you did is done again, quickly.');
      await session.skipTo(before.time, false);
      // What is to be found may hang on what was set on the way.
      await keepTried(session, before.tried);
    }
    arrive();
  };
  const off = session.store.subscribe(({ phase, reading }) => {
    // Rows that this browser has are known only once its notebook is read.
    // Who pressed Run before that has it go on all the same.
    if (is !== 'waiting' || phase.is === 'loading' || phase.is === 'failed' || reading) return;
    is = 'going';
    off();
    void begin();
  });
  return { until: () => (is === 'there' ? 0 : before.time), lost: () => lost, stop: off };
}
