/** How long a learner takes for a worked procedure. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { Worked, WorkedAct } from '../../../catalogue/worked';
import { hurry } from '../demo/player';

/** Of slow readers, in text that is full of numbers. */
const WORDS_A_SECOND = 1.5;
/** Seconds of hands and head for one act of its kind. */
const SECONDS = { set: 8, do: 6, record: 5, reset: 5, column: 60, plot: 30, check: 60, tick: 120 } as const;
/** To see what happened, and to think about it, at each step. */
const THOUGHT_S = 40;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

function secondsOf(act: WorkedAct): number {
  if ('set' in act) return SECONDS.set * Object.keys(act.set).length;
  if ('record' in act) return SECONDS.record * act.record;
  if ('wait' in act || 'until' in act) return 0;
  if ('do' in act) return SECONDS.do;
  if ('reset' in act) return SECONDS.reset;
  if ('column' in act) return SECONDS.column;
  if ('plot' in act) return SECONDS.plot;
  return 'check' in act ? SECONDS.check : SECONDS.tick;
}

/** Wall seconds in which a learner lets lab time go by, of which the bench runs `rate` a second at 1×, at a speed that is not tedious. */
export const secondsWaited = (labSeconds: number, rate: number): number => labSeconds / rate / hurry(labSeconds / rate);

/** Minutes, to five: each step read and thought about, each act done by hand, and so many wall seconds of waiting. */
export function minutesTaken(
  { procedure }: Pick<AnyEntry, 'procedure'>,
  { steps }: Pick<Worked, 'steps'>,
  waited: number,
): number {
  const read = procedure.reduce((sum, { text }) => sum + wordsIn(text) / WORDS_A_SECOND + THOUGHT_S, 0);
  const done = steps.flat().reduce((sum, act) => sum + secondsOf(act), 0);
  return Math.max(5, 5 * Math.round((read + done + waited) / 300));
}
