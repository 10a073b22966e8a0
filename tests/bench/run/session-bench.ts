/** Sessions by hand for the tests beside this file. They end with each test. */
import { afterEach } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { FreshRow } from '../../../src/bench/notebook/tab-rows';
import type { Port } from '../../../src/bench/run/port';
import { BenchSession } from '../../../src/bench/run/session';
import type { SessionOptions } from '../../../src/bench/run/session-options';
import type { FrameRequest } from '../../../workers/protocol';
import { Display, memory, pagePort, soon } from '../by-hand';

export const SCRIPT: readonly ScriptEvent[] = [
  { at: 0, action: { do: 'swirl', value: 1 } },
  { at: 0.5, action: { do: 'add_indicator', value: 3 } },
  { at: 2.03, action: { do: 'add_base', value: 10 } },
  { at: 4, action: { do: 'open_stopcock', value: 0.8 } },
  { at: 11.97, action: { do: 'close_stopcock' } },
  { at: 13, action: { do: 'record_point' } },
];

export interface Bench {
  readonly session: BenchSession;
  readonly display: Display;
  readonly storage: ReturnType<typeof memory>;
}

/** Those to be ended. */
export const open: BenchSession[] = [];

export async function bench(
  openPort: () => Promise<Port>,
  script: readonly ScriptEvent[] = [],
  entry = titration,
  more: Partial<SessionOptions> = {},
): Promise<Bench> {
  const display = new Display();
  const storage = memory();
  const session = new BenchSession({
    entry,
    inputs: defaultInputs(entry),
    seed: 3,
    grade: 'school',
    script,
    openPort,
    storage,
    tab: 'a',
    requestFrame: display.requestFrame,
    cancelFrame: display.cancelFrame,
    ...more,
  });
  open.push(session);
  const started = session.start();
  await soon(() => {
    if (session.store.getState().phase.is === 'loading') throw new Error('still loading');
  });
  await started;
  return { session, display, storage };
}

afterEach(() => {
  for (const session of open.splice(0)) session.dispose();
});

/** Rows without what differs by the way they came about; times without the binary rest of their steps. */
export const plain = (rows: readonly FreshRow[]) =>
  rows.map(({ time, inputs, settings, seed, trial, grade, readings }) => {
    const at = Number(time.toFixed(9));
    return { time: at, inputs, settings, seed, trial, grade, readings };
  });

/** A port whose worker dies at the n-th frame with steps, or with a record. */
export function dyingPort(dies: (request: FrameRequest, frames: number) => boolean): Port {
  const alive = pagePort();
  let end = (): void => {};
  const died = new Promise<void>((resolve) => {
    end = resolve;
  });
  let frames = 0;
  return {
    ...alive,
    onDeath(listener) {
      void died.then(listener);
      return () => {};
    },
    frame(request) {
      if (!dies(request, ++frames)) return alive.frame(request);
      end();
      return new Promise(() => {});
    },
  };
}
