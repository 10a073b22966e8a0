/** Sessions whose requests last several display frames, on a clock by hand. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import { defaultInputs } from '../../../catalogue/define';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { Port } from '../../../src/bench/run/port';
import { BenchSession } from '../../../src/bench/run/session';
import type { Speed } from '../../../src/bench/run/store';
import type { FrameRequest } from '../../../workers/protocol';
import { createService } from '../../../workers/service';
import { memory } from '../by-hand';

const SCRIPT: readonly ScriptEvent[] = [
  { at: 0, action: { do: 'swirl', value: 1 } },
  { at: 0.5, action: { do: 'add_indicator', value: 3 } },
  { at: 2.03, action: { do: 'add_base', value: 10 } },
  { at: 4, action: { do: 'open_stopcock', value: 0.8 } },
];

interface Asked {
  readonly at: number;
  readonly request: FrameRequest;
}

const open: BenchSession[] = [];

/** `turnMs`: 0 asks anew for each display frame. */
async function bench(turnMs: number, script: readonly ScriptEvent[] = []) {
  const asked: Asked[] = [];
  const service = createService(() => performance.now());
  const port: Port = {
    ...service,
    home: 'worker',
    onDeath: () => () => {},
    end: () => {},
    frame(request) {
      asked.push({ at: performance.now(), request });
      return service.frame(request);
    },
  };
  const session = new BenchSession({
    entry: titration,
    inputs: defaultInputs(titration),
    seed: 3,
    grade: 'school',
    script,
    openPort: async () => port,
    storage: memory(),
    tab: 'a',
    requestFrame: (callback) => setTimeout(() => callback(performance.now()), 16) as unknown as number,
    cancelFrame: (id) => clearTimeout(id),
    ...(turnMs > 0 ? { turns: { ms: turnMs, now: () => performance.now(), seen: () => true } } : {}),
  });
  open.push(session);
  // Code is fetched in real time.
  await service.prepare(titration.simulation);
  await session.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.store.getState().phase.is).toBe('ready');
  return { session, asked };
}

async function rowsOf(turnMs: number, speed: Speed) {
  const { session } = await bench(turnMs, SCRIPT);
  session.setSpeed(speed);
  session.setLogEvery(0.5);
  session.run();
  const rows = () => session.store.getState().notebook.rows;
  while (rows().length < 20) await vi.advanceTimersByTimeAsync(100);
  return rows()
    .slice(0, 20)
    .map(({ time, inputs, readings }) => ({ time, inputs, readings }));
}

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => {
  for (const session of open.splice(0)) session.dispose();
  vi.useRealTimers();
});

describe('a run in turns', () => {
  it('records the rows of a run that is asked for frame by frame', async () => {
    const expected = await rowsOf(0, 1);
    for (const speed of [0.25, 1, 16] as const) {
      for (const turnMs of [20, 48]) expect(await rowsOf(turnMs, speed), `${turnMs} ms, ${speed}×`).toEqual(expected);
    }
  });

  it('goes as fast as the wall clock, with fewer requests than display frames', async () => {
    const { session, asked } = await bench(48);
    session.run();
    await vi.advanceTimersByTimeAsync(500);
    const [from, requests] = [session.store.getState().time, asked.length];
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.store.getState().time - from).toBeGreaterThan(2.7);
    expect(session.store.getState().time - from).toBeLessThan(3.3);
    expect(asked.length - requests).toBeLessThan(90);
    expect(session.store.getState().pace).toBeNull();
  });

  it('hears of what the learner does at once', async () => {
    const { session, asked } = await bench(48);
    session.run();
    await vi.advanceTimersByTimeAsync(205);
    const acted = performance.now();
    session.act({ do: 'add_base', value: 1 });
    await vi.advanceTimersByTimeAsync(60);
    const heard = asked.find(({ request }) => request.changes.length > 0);
    expect(heard).toBeDefined();
    expect((heard?.at ?? 0) - acted).toBeLessThan(5);
  });

  it('stands still when it is paused, and takes nothing along', async () => {
    const { session } = await bench(48);
    session.run();
    await vi.advanceTimersByTimeAsync(1010);
    session.pause();
    await vi.advanceTimersByTimeAsync(100);
    const { step } = session;
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.step).toBe(step);
    session.run();
    await vi.advanceTimersByTimeAsync(110);
    const { facts } = session.store.getState();
    expect((session.step - step) * (facts?.dt ?? 0)).toBeLessThan(0.2);
  });

  it('begins anew in the middle of a turn', async () => {
    const { session } = await bench(48);
    session.run();
    await vi.advanceTimersByTimeAsync(1010);
    session.reset();
    await vi.advanceTimersByTimeAsync(200);
    expect(session.step).toBe(0);
    expect(session.store.getState().phase.is).toBe('ready');
  });
});
