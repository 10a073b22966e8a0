/** Brings a run back to where the visit before left it: what was done enters again at its time, as fast as the bench goes. */
import type { BenchSession } from '../../bench/run/session';
import type { Suspended } from './suspended';

/** Shorter runs are begun again as well. */
const LEAST_SECONDS = 0.5;

export interface GoingOn {
  /** Lab seconds up to which the run is being brought; 0 once it is there. */
  until(): number;
  stop(): void;
}

export function goOn(session: BenchSession, before: Suspended | null): GoingOn {
  if (!before) return { until: () => 0, stop: () => {} };
  let is: 'waiting' | 'going' | 'there' = 'waiting';
  const arrive = (): void => {
    is = 'there';
    session.setSpeed(1);
    off();
  };
  const off = session.store.subscribe(({ phase, time }) => {
    if (is === 'waiting' && phase.is === 'ready') {
      // What follows changes the store, and so comes back here.
      is = before.time < LEAST_SECONDS ? 'there' : 'going';
      for (const [index, done] of before.stepsDone.entries()) if (done) session.tickStep(index, true);
      if (is === 'there') return arrive();
      session.say('Your run goes on where you left it: what you did is done again, quickly.');
      session.setSpeed(16);
      session.run();
    } else if (is === 'going' && (time >= before.time || phase.is === 'paused' || phase.is === 'done')) {
      arrive();
      session.pause();
    }
  });
  return { until: () => (is === 'there' ? 0 : before.time), stop: off };
}
