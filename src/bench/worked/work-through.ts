/** The worked example: the whole worked procedure, done on a bench of its own as fast as it computes. No DOM but for time. */
import type { Worked } from '../../../catalogue/worked';
import type { BenchSession } from '../run/session';
import { type Hands, performAct } from './perform';
import { viewOf } from './view-of';

const TURN_MS = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const begun = (session: BenchSession): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (session.store.getState().facts && session.isIdle) resolve();
      else setTimeout(look, TURN_MS);
    };
    look();
  });

/**
 * Does all steps, and tells of each, from 0, as it begins; ends early once it is stopped. Throws `NotAsWorked` where the bench stands
 * otherwise than a step needs.
 */
export async function workThrough(
  session: BenchSession,
  { inputs, steps }: Worked,
  { tell, isStopped }: { readonly tell: (step: number) => void; readonly isStopped: () => boolean },
): Promise<void> {
  const hands: Hands = {
    async wait(seconds) {
      const { time, phase } = session.store.getState();
      await session.skipTo(time + seconds, phase.is === 'ready');
      while (!session.isIdle && !isStopped()) await pause(TURN_MS);
    },
    turn: () => pause(TURN_MS),
    seen: () => viewOf(session),
  };
  await begun(session);
  if (inputs) await performAct(session, { set: inputs }, 0, hands);
  for (const [index, acts] of steps.entries()) {
    tell(index);
    for (const act of acts) {
      if (isStopped()) return;
      await performAct(session, act, index, hands);
    }
  }
}
