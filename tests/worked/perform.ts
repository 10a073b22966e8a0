/** Performs the worked procedure of an entry in Node, with the session of the page and a service beside it. */
import type { AnyEntry } from '../../catalogue/define';
import { defaultInputs } from '../../catalogue/define';
import type { Worked } from '../../catalogue/worked';
import { readyToJudge } from '../../src/bench/procedure/judge';
import { BenchSession } from '../../src/bench/run/session';
import { WrongAnalysis } from '../../src/bench/worked/analysis';
import { type Hands, NotAsWorked, performAct } from '../../src/bench/worked/perform';
import { minutesTaken, secondsWaited } from '../../src/bench/worked/time-taken';
import { viewOf } from '../../src/bench/worked/view-of';
import { memory, pagePort } from '../bench/by-hand';

/** Milliseconds between two display frames: as good as any, since nothing is waited for by its clock. */
const FRAME_MS = 16;

export interface Performed {
  readonly session: BenchSession;
  /** What was not as it should be, in sentences; empty where all was. */
  readonly faults: readonly string[];
  /** That a learner takes, to five. */
  readonly minutes: number;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function sessionFor(entry: AnyEntry, worked: Pick<Worked, 'inputs'>, seed: number): BenchSession {
  let now = 1000;
  return new BenchSession({
    entry,
    inputs: { ...defaultInputs(entry), ...entry.opensWith, ...worked.inputs },
    seed,
    grade: 'school',
    openPort: async () => pagePort(),
    storage: memory(),
    tab: 'worked',
    requestFrame: (callback) => {
      const timer = setImmediate(() => callback((now += FRAME_MS)));
      return timer as unknown as number;
    },
    cancelFrame: (timer) => clearImmediate(timer as unknown as NodeJS.Immediate),
  });
}

/** Parts of a wait after each of which it is asked how fast the bench runs: some run faster while little happens. */
const PARTS = 8;

/** Each step ticks by its own part, and not before; nothing is refused that was not meant to be. */
export async function performed(entry: AnyEntry, worked: Worked, seed: number): Promise<Performed> {
  await readyToJudge();
  const session = sessionFor(entry, worked, seed);
  await session.start();
  let waited = 0;
  const hands: Hands = {
    turn: nextTurn,
    seen: () => viewOf(session),
    async wait(seconds) {
      const { time: before } = session.store.getState();
      for (let part = 1; part <= PARTS; part++) {
        const { phase, time } = session.store.getState();
        const to = before + (seconds * part) / PARTS;
        if (to <= time) continue;
        await session.skipTo(to, phase.is === 'ready');
        while (!session.isIdle) await nextTurn();
        waited += secondsWaited(seconds, session.rate) * ((session.store.getState().time - time) / seconds);
      }
    },
  };
  const faults: string[] = [];
  const done = (): readonly boolean[] => {
    session.judgeSteps();
    return session.store.getState().stepsDone;
  };
  for (const [index, acts] of worked.steps.entries()) {
    const number = index + 1;
    const already = worked.already?.[number] !== undefined;
    if ((done()[index] ?? false) !== already)
      faults.push(`step ${number} ${already ? 'is not' : 'is'} done before its own part`);
    for (const act of acts) {
      const refusals = session.refusals;
      try {
        await performAct(session, act, index, hands);
      } catch (error) {
        if (!(error instanceof NotAsWorked || error instanceof WrongAnalysis)) throw error;
        faults.push(`step ${number}, ${JSON.stringify(act)}: ${error.message}`);
      }
      const meant = 'refused' in act && act.refused === true;
      if (session.refusals > refusals !== meant) {
        const said = session.store.getState().messages.at(-1)?.text ?? '';
        faults.push(`step ${number}, ${JSON.stringify(act)} is ${meant ? 'not ' : ''}refused: ${said}`);
      }
    }
    if (!done()[index]) faults.push(`step ${number} is not done by its part`);
  }
  session.dispose();
  return { session, faults, minutes: minutesTaken(entry, worked, waited) };
}
