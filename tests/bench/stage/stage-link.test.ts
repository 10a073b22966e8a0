import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/physics/phy10';
import { layoutOf } from '../../../engine/runtime/layout';
import { BenchSession } from '../../../src/bench/run/session';
import type { Effects, OpenStage } from '../../../src/bench/stage/protocol';
import { StageLink } from '../../../src/bench/stage/stage-link';
import type { Picture } from '../../../workers/protocol';
import { pagePort, soon } from '../by-hand';

const NOTHING: Effects = { handles: [], wishes: [] };
/** Messages between ports take a few turns of the event loop: as many go by as messages of our own, sent after them. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port2.onmessage = resolve;
      port1.postMessage(null);
    });
    port1.close();
  }
}

/** A stage that takes a picture when it is told to, and gives back the buffer of the one before. */
class SlowStage implements OpenStage {
  readonly pictures: Pick<Picture, 'time' | 'running'>[] = [];
  /** Pictures whose fields did not come with them. */
  empty = 0;
  lines = 0;
  fails = false;
  #line: MessagePort | null = null;
  #waiting: Picture | null = null;
  #held: ArrayBuffer | null = null;

  readonly meet = async () => NOTHING;
  readonly dress = async () => NOTHING;
  readonly resize = async () => {
    if (this.fails) throw new Error('lost');
    return NOTHING;
  };
  readonly fullDetail = async () => NOTHING;
  readonly hide = async () => NOTHING;
  readonly coverReadings = async () => NOTHING;
  readonly handle = async () => NOTHING;
  readonly attend = async () => {};
  readonly describe = async () => 'a tank';
  readonly picture = async () => null;
  readonly inspect = async () => ({
    width: 960,
    height: 540,
    layout: 'wide',
    scale: 1,
    time: null,
    running: false,
    texts: [],
    handles: [],
    leads: [],
  });

  async watch(line: MessagePort): Promise<void> {
    this.#line?.close();
    this.#line = line;
    this.lines++;
    line.onmessage = ({ data }: MessageEvent<Picture>) => {
      if (this.#waiting) throw new Error('A picture came although one was on its way.');
      this.#waiting = data;
    };
  }

  next(): Promise<Effects> {
    return new Promise(() => {});
  }

  take(): void {
    const picture = this.#waiting;
    if (!picture) return;
    this.#waiting = null;
    if (picture.buffer.byteLength !== layoutOf(picture.fields).byteLength) this.empty++;
    this.pictures.push({ time: picture.time, running: picture.running });
    const back = this.#held;
    this.#held = picture.buffer;
    this.#line?.postMessage({ buffer: back }, back ? [back] : []);
  }

  close(): void {
    this.#line?.close();
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function linked(takeEvery: number, { stageFirst = false } = {}) {
  let now = 1000;
  let callbacks: ((now: number) => void)[] = [];
  const session = new BenchSession({
    entry,
    inputs: defaultInputs(entry),
    seed: 1,
    grade: 'ideal',
    openPort: async () => pagePort(),
    storage: { load: async () => null, save: () => {}, flush: () => {}, leave: () => {}, end: () => {} },
    tab: 'a',
    requestFrame: (callback) => callbacks.push(callback),
    cancelFrame: () => {},
  });
  if (!stageFirst) await session.start();
  const stage = new SlowStage();
  const onBroken = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const overlay = {
    replaceChildren: () => {},
    matches: () => false,
    addEventListener: () => {},
  } as unknown as HTMLElement;
  const size = { width: 960, height: 540, density: 1 };
  const link = new StageLink({ stage, session, overlay, size, effects: NOTHING, onDrawn: () => {}, onBroken });
  ends.push(() => {
    link.end();
    stage.close();
    session.dispose();
  });
  if (stageFirst) await session.start();
  let frame = 0;
  const show = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      now += 16;
      const due = callbacks;
      callbacks = [];
      for (const callback of due) callback(now);
      await settled();
      if (++frame % takeEvery === 0) stage.take();
      await settled();
    }
  };
  return { session, stage, link, onBroken, show };
}

describe('a bench and its stage', () => {
  it.each([
    ['keeps up', 1, 30],
    ['is slower than the display', 3, 10],
    ['is much slower', 10, 3],
  ])('a stage that %s gets the newest picture, one at a time, with its fields', async (_what, takeEvery, least) => {
    const { session, stage, onBroken, show } = await linked(takeEvery);
    session.run();
    await show(40);
    expect(stage.empty).toBe(0);
    expect(stage.pictures.length).toBeGreaterThanOrEqual(least);
    const times = stage.pictures.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    // No older than what could be made since the picture before was taken.
    expect(session.store.getState().time - (times.at(-1) ?? 0)).toBeLessThan((takeEvery + 14) * 0.017);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it.each([false, true])(
    'a stage gets the first picture, whichever was there first (stage: %s)',
    async (stageFirst) => {
      const { stage, show } = await linked(1, { stageFirst });
      await show(4);
      expect(stage.pictures[0]).toEqual({ time: 0, running: false });
      expect(stage.pictures.every(({ time }) => time === 0)).toBe(true);
    },
  );

  it('the stage hears that the run stands still, and shows what the panels show', async () => {
    const { session, stage, show } = await linked(1);
    session.run();
    await show(20);
    session.pause();
    await show(4);
    expect(stage.pictures.at(-1)).toEqual({ time: session.store.getState().time, running: false });
    const count = stage.pictures.length;
    await show(10);
    expect(stage.pictures).toHaveLength(count);
  });

  it('a reset goes on over the same line', async () => {
    const { session, stage, show } = await linked(1);
    await show(3);
    expect(stage.lines).toBe(1);
    session.reset();
    await soon(() => expect(session.store.getState().phase.is).toBe('ready'));
    await show(3);
    expect(stage.lines).toBe(1);
    expect(stage.pictures.at(-1)?.time).toBe(0);
  });

  it('a stage that breaks down is reported once; the run goes on', async () => {
    const { session, stage, link, onBroken, show } = await linked(1);
    stage.fails = true;
    session.run();
    await show(5);
    link.resize({ width: 640, height: 400, density: 2 });
    link.resize({ width: 641, height: 400, density: 2 });
    await show(5);
    expect(onBroken).toHaveBeenCalledTimes(1);
    expect(session.store.getState().phase.is).toBe('running');
  });
});
