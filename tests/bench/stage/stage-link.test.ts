import { describe, expect, it, vi } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/physics/phy10';
import { layoutOf } from '../../../engine/runtime/layout';
import type { Port } from '../../../src/bench/port';
import { BenchSession } from '../../../src/bench/session';
import type { DrawReply, OpenStage } from '../../../src/bench/stage/protocol';
import { StageLink } from '../../../src/bench/stage/stage-link';
import { createService } from '../../../workers/service';

const NOTHING = { handles: [], wishes: [] };
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Crosses a line as a transfer does: the sender's buffer is empty afterwards. */
const transferred = (buffer: ArrayBuffer): ArrayBuffer => structuredClone(buffer, { transfer: [buffer] });

/** A worker that takes buffers by transfer, and refuses one that is gone already. */
function transferringPort(): Port {
  const service = createService(() => 0);
  return {
    ...service,
    home: 'worker',
    onDeath: () => () => {},
    end: () => {},
    async frame(request) {
      const reply = await service.frame({ ...request, buffer: request.buffer && transferred(request.buffer) });
      return reply.is === 'frame' ? { ...reply, buffer: transferred(reply.buffer) } : reply;
    },
  };
}

/** A stage that draws as slowly as it is told and keeps each buffer until the next picture. */
class SlowStage implements OpenStage {
  readonly times: number[] = [];
  again = 0;
  #held: ArrayBuffer | null = null;
  #open: (() => void)[] = [];

  readonly dress = async () => NOTHING;
  readonly resize = async () => NOTHING;
  readonly handle = async () => NOTHING;
  readonly describe = async () => 'a tank';

  draw = async (picture: Parameters<OpenStage['draw']>[0]): Promise<DrawReply> => {
    let back: ArrayBuffer | null = null;
    if (picture) {
      if (picture.buffer.byteLength !== layoutOf(picture.fields).byteLength) throw new Error('a buffer came empty');
      back = this.#held;
      this.#held = transferred(picture.buffer);
      this.times.push(picture.time);
    } else this.again++;
    await new Promise<void>((resolve) => this.#open.push(resolve));
    return { ...NOTHING, buffer: back && transferred(back) };
  };

  finish(): void {
    for (const done of this.#open.splice(0)) done();
  }
}

async function linked(everyMs: number, frames: number) {
  let now = 1000;
  let callbacks: ((now: number) => void)[] = [];
  const session = new BenchSession({
    entry,
    inputs: defaultInputs(entry),
    seed: 1,
    grade: 'ideal',
    openPort: async () => transferringPort(),
    storage: { load: async () => [], save: () => {}, flush: () => {} },
    requestFrame: (callback) => callbacks.push(callback),
    cancelFrame: () => {},
  });
  await session.start();
  await vi.waitFor(() => expect(session.frame).not.toBeNull());
  const stage = new SlowStage();
  const onBroken = vi.fn<() => void>();
  const onDrawn = vi.fn<() => void>();
  const overlay = { replaceChildren: () => {} } as unknown as HTMLElement;
  const size = { width: 960, height: 540, density: 1 };
  new StageLink({ stage, session, overlay, size, effects: NOTHING, onDrawn, onBroken });
  session.run();
  let since = 0;
  const show = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame++) {
      now += 16;
      const due = callbacks;
      callbacks = [];
      for (const callback of due) callback(now);
      await settled();
      since += 16;
      if (since >= everyMs) {
        since = 0;
        stage.finish();
        await settled();
      }
    }
  };
  await show(frames);
  return { session, stage, onBroken, onDrawn, show };
}

describe('a bench and its stage', () => {
  it.each([
    ['keeps up', 0],
    ['is slower than the display', 50],
    ['is much slower', 170],
  ])('share the buffers of a field when the stage %s', async (_what, everyMs) => {
    const { session, stage, onBroken, onDrawn } = await linked(everyMs, 120);
    expect(session.store.getState().phase.is).toBe('running');
    expect(onBroken).not.toHaveBeenCalled();
    expect(onDrawn).toHaveBeenCalledTimes(1);
    expect(stage.times.length).toBeGreaterThan(8);
    expect(stage.times).toEqual(stage.times.toSorted((a, b) => a - b));
    expect(session.store.getState().messages).toEqual([]);
    session.dispose();
  });

  it('draw the last picture again where only that is asked', async () => {
    const { session, stage, show } = await linked(0, 10);
    session.pause();
    await show(10);
    const pictures = stage.times.length;
    session.redraw();
    await show(3);
    expect(stage.times).toHaveLength(pictures);
    expect(stage.again).toBe(1);
    session.dispose();
  });

  it('end, once, where the stage no longer answers; the run goes on', async () => {
    const { session, stage, onBroken, show } = await linked(0, 5);
    stage.draw = () => Promise.reject(new Error('lost'));
    await show(10);
    expect(onBroken).toHaveBeenCalledTimes(1);
    expect(session.store.getState().phase.is).toBe('running');
    session.dispose();
  });
});
