/**
 * "Show me": one step of the worked procedure, done on the learner's own bench at a pace to follow. No DOM but for time: it is told when
 * to stop, and tells what it does.
 */
import { unitText } from '../../../engine/runtime/format';
import type { WorkedAct } from '../../../catalogue/worked';
import { unitOf, wordsOf as valueWords } from '../controls/input-rules';
import { actionWords, hurry, readingMs } from '../demo/player';
import { editNotebook } from '../notebook/edit';
import type { BenchSession } from '../run/session';
import { type Hands, performAct, plainValue } from './perform';
import { viewOf } from './view-of';

/** What is done can be seen for so long, at least. */
const SEEN_MS = 900;
const LOOK_MS = 100;
/** Nobody watches a clock for longer: what is beyond is skipped. */
const LONGEST_WAIT_S = 8;
const FASTEST = 16;
/** In the note of each row that is recorded meanwhile. */
export const SHOWN_NOTE = 'Shown by the bench';

export interface Showing {
  /** Called with what is being done, in words. */
  readonly tell: (caption: string) => void;
  readonly isStopped: () => boolean;
}

class Stopped extends Error {}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What an act does, as the panels call it. */
export function wordsOf(session: BenchSession, act: WorkedAct): string {
  if (act.says !== undefined) return act.says;
  const { facts } = session.store.getState();
  if ('set' in act)
    return Object.entries(act.set)
      .map(([id, value]) => {
        const input = session.entry.inputs.find((each) => each.id === id);
        return input ? `${input.label}: ${valueWords(input, value)} ${unitText(unitOf(input) ?? '')}`.trimEnd() : id;
      })
      .join(', ');
  if ('do' in act) {
    const value = typeof act.value === 'function' ? undefined : plainValue(session, act.value);
    return actionWords({ do: act.do, value }, facts?.actions);
  }
  if ('record' in act) return act.record === 1 ? 'Record' : `Record ${act.record} times`;
  if ('reset' in act) return 'Reset, for a new run';
  if ('column' in act) return `A computed column: ${act.column.label} = ${act.column.formula}`;
  if ('plot' in act) return 'The plot is set up.';
  if ('check' in act) return 'The result is checked.';
  if ('tick' in act) return 'This step is done on paper.';
  return 'Time goes by.';
}

async function waitOnPage(session: BenchSession, seconds: number, { isStopped }: Showing): Promise<void> {
  const { time: now, speed: before, phase } = session.store.getState();
  const until = now + seconds;
  const longest = LONGEST_WAIT_S * FASTEST * session.rate;
  if (seconds > longest) await session.skipTo(until - longest / 2, phase.is === 'ready');
  if (phase.is === 'ready') session.run();
  else session.goOn();
  session.setSpeed(hurry((until - session.store.getState().time) / session.rate));
  for (;;) {
    const { time, phase: present } = session.store.getState();
    if (time >= until || present.is === 'done' || present.is === 'failed') break;
    if (isStopped()) throw new Stopped();
    await pause(LOOK_MS);
  }
  session.pause();
  session.setSpeed(before);
}

/** Rows that were recorded since there were so many say that the bench recorded them. */
function markRows(session: BenchSession, before: number): void {
  for (const { key } of session.store.getState().notebook.rows.slice(before))
    editNotebook(session, { do: 'note', key, note: SHOWN_NOTE });
}

/** Does the acts of a step (from 0), one after the other; throws `NotAsWorked` where the bench stands otherwise than they need. */
export async function showStep(
  session: BenchSession,
  acts: readonly WorkedAct[],
  step: number,
  showing: Showing,
): Promise<void> {
  const hands: Hands = {
    wait: (seconds) => waitOnPage(session, seconds, showing),
    turn: () => pause(LOOK_MS / 5),
    seen: () => viewOf(session),
  };
  session.pause();
  try {
    for (const act of acts) {
      if (showing.isStopped()) return;
      const words = wordsOf(session, act);
      showing.tell(words);
      const rows = session.store.getState().notebook.rows.length;
      await performAct(session, act, step, hands);
      markRows(session, rows);
      await pause(act.says === undefined ? SEEN_MS : readingMs(words));
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}
