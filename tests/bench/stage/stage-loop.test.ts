import { afterEach, describe, expect, it } from 'vitest';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import { defaultInputs } from '../../../catalogue/define';
import type { Row } from '../../../src/bench/notebook/row';
import { BenchSession } from '../../../src/bench/run/session';
import { DETAILS } from '../../../src/bench/stage/governor';
import type { CanvasSize, Wish } from '../../../src/bench/stage/protocol';
import type { SceneHost } from '../../../src/bench/stage/scene-host';
import { StageLoop } from '../../../src/bench/stage/stage-loop';
import type { Picture } from '../../../workers/protocol';
import { Display, memory, pagePort, settled, soon } from '../by-hand';

const SIZE: CanvasSize = { width: 960, height: 540, density: 2 };
const NOTHING_SHOWN = {
  width: 960,
  height: 540,
  layout: 'wide',
  scale: 1,
  time: null,
  running: false,
  texts: [],
  handles: [],
  leads: [],
};
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A host that draws nothing, on display frames by hand. */
function stage() {
  const display = new Display();
  const wishes: Wish[] = [];
  const sizes: CanvasSize[] = [];
  /** Whether drawing makes the scene ask for something, and for what cannot wait. */
  const scene = { moves: false, wants: false, wake: () => {} };
  const seen = { drawn: 0, asks: false, presses: false, stale: false };
  const host: Pick<SceneHost, keyof SceneHost> = {
    size: SIZE,
    get asks() {
      return seen.asks;
    },
    get presses() {
      return seen.presses;
    },
    get stale() {
      return seen.stale;
    },
    onStale: (wake) => {
      scene.wake = wake;
    },
    effects: () => {
      Object.assign(seen, { asks: false, presses: false });
      return { handles: [], wishes: [] };
    },
    meet: () => {},
    dress: () => {},
    hide: () => {},
    coverReadings: () => {},
    resize: (size) => sizes.push(size),
    draw: () => {
      seen.drawn++;
      seen.stale = false;
      seen.asks ||= scene.moves || scene.wants;
      seen.presses ||= scene.wants;
      return null;
    },
    handle: () => {},
    picture: async () => null,
    inspect: async () => NOTHING_SHOWN,
    describe: () => '',
    wish: (wish) => wishes.push(wish),
    destroy: () => {},
  };
  const loop = new StageLoop(host, display.requestFrame);
  const { port1, port2 } = new MessageChannel();
  ended.push(() => {
    loop.end();
    port1.close();
  });
  void loop.watch(port2);
  /** A picture for every display frame, each so long. */
  const film = async (frames: number, ms: number): Promise<void> => {
    for (let frame = 0; frame < frames; frame++) {
      port1.postMessage({} as Picture);
      await settled();
      await settled();
      await display.show(ms);
    }
  };
  return { loop, display, film, wishes, sizes, scene, seen, line: port1 };
}

/** Asks again and again what the scene wants, and counts the answers. */
function listenTo(loop: StageLoop): { count: number } {
  const heard = { count: 0 };
  let going = true;
  ended.push(() => {
    going = false;
  });
  const listen = async (): Promise<void> => {
    while (going) {
      await loop.next();
      heard.count++;
    }
  };
  void listen();
  return heard;
}

describe('the loop of the stage', () => {
  it('draws once more when the scene asks for it by itself, without a picture', async () => {
    const { display, scene, seen } = stage();
    const { drawn } = seen;
    seen.stale = true;
    scene.wake();
    await display.show(17);
    expect(seen.drawn).toBe(drawn + 1);
    for (let frame = 0; frame < 3; frame++) await display.show(17);
    expect(seen.drawn).toBe(drawn + 1);
  });

  it('stands still when no picture comes', async () => {
    const { display, film, seen } = stage();
    await film(3, 17);
    const { drawn } = seen;
    expect(drawn).toBeGreaterThan(1);
    for (let frame = 0; frame < 5; frame++) await display.show(17);
    expect(seen.drawn).toBeLessThanOrEqual(drawn + 1);
    expect(display.asked).toBe(0);
  });

  it('draws with less detail where frames are late, and says so; with all again on request', async () => {
    const { loop, film, wishes, sizes } = stage();
    await film(60, 100);
    expect(wishes[0]).toEqual({ is: 'detail', reduced: true });
    expect(sizes.at(-1)?.density).toBeLessThan(2);
    expect(sizes.at(-1)).toMatchObject({ width: 960, height: 540 });
    await loop.fullDetail();
    expect(sizes.at(-1)).toEqual(SIZE);
    expect(wishes.at(-1)).toEqual({ is: 'detail', reduced: false });
    await film(60, 100);
    expect(sizes.at(-1)).toEqual(SIZE);
  });

  it('leaves out display frames at the last detail, and keeps its share of a new size', async () => {
    const { loop, film, seen, sizes } = stage();
    await film(200, 120);
    const { drawn } = seen;
    await film(20, 120);
    expect(seen.drawn - drawn).toBeLessThanOrEqual(11);
    await loop.resize({ width: 480, height: 270, density: 2 });
    expect(sizes.at(-1)).toEqual({ width: 480, height: 270, density: 2 * (DETAILS.at(-1)?.density ?? 0) });
  });

  it('tells the page twice a second where handles go by themselves while no hand is near', async () => {
    const { loop, film, scene } = stage();
    const heard = listenTo(loop);
    scene.moves = true;
    await film(100, 20);
    expect(heard.count).toBeGreaterThanOrEqual(3);
    expect(heard.count).toBeLessThanOrEqual(5);
  });

  it('tells the page ten times a second where handles go by themselves with hands near, and of what a scene wants at once', async () => {
    const { loop, film, scene } = stage();
    await loop.attend(true);
    const heard = listenTo(loop);
    scene.moves = true;
    await film(100, 20);
    expect(heard.count).toBeGreaterThanOrEqual(18);
    expect(heard.count).toBeLessThanOrEqual(21);
    scene.wants = true;
    heard.count = 0;
    await film(6, 10);
    expect(heard.count).toBeGreaterThanOrEqual(5);
  });

  it('keeps no news back when the pictures end', async () => {
    const { loop, film, display, scene, seen } = stage();
    scene.moves = true;
    await film(3, 17);
    await loop.next();
    await film(1, 17);
    let told = false;
    void loop.next().then(() => {
      told = true;
    });
    expect(seen.asks).toBe(true);
    await display.show(17);
    expect(told).toBe(false);
    for (let frame = 0; frame < 30; frame++) await display.show(17);
    expect(told).toBe(true);
  });
});

describe('a run', () => {
  const record = async (stageMs: number | null): Promise<readonly Pick<Row, 'time' | 'readings'>[]> => {
    const display = new Display();
    const session = new BenchSession({
      entry: titration,
      inputs: defaultInputs(titration),
      seed: 3,
      grade: 'school',
      script: [{ at: 1, action: { do: 'open_stopcock', value: 0.7 } }],
      openPort: async () => pagePort(),
      storage: memory(),
      tab: 'a',
      requestFrame: display.requestFrame,
      cancelFrame: display.cancelFrame,
    });
    await session.start();
    if (stageMs !== null) {
      const { port1, port2 } = new MessageChannel();
      const shown = stage();
      void shown.loop.watch(port2);
      session.showOn(() => port1);
      const timer = setInterval(() => void shown.display.show(stageMs), 0);
      ended.push(() => clearInterval(timer));
    }
    session.setLogEvery(0.5);
    session.run();
    await display.until(() => session.store.getState().notebook.rows.length >= 12);
    await soon(() => expect(session.store.getState().notebook.rows.length).toBeGreaterThanOrEqual(12));
    session.dispose();
    return session.store
      .getState()
      .notebook.rows.slice(0, 12)
      .map(({ time, readings }) => ({ time, readings }));
  };

  it('records the same rows with full detail, with reduced detail and without a stage', async () => {
    const without = await record(null);
    expect(await record(10)).toEqual(without);
    expect(await record(150)).toEqual(without);
  });
});
