/** Ohm's law: the fixed loop with its meters, and the free bench in its place while something is built. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../../contract';
import { createRoom } from '../../kit/room/room';
import type { BenchStage } from './bench-stage';
import { createOhmStage } from './ohm-stage';

export const createScene: CreateScene<'circuit'> = (context) => {
  const root = new Container({ label: "Ohm's law" });
  const room = createRoom(context, { kind: 'physics-hall' });
  /** The board as it was last seen: a reset takes it off the bench, and the learner may want it back. */
  let kept: string | null = null;
  /** A board that was only left comes back with its charges and its history; one that a reset took is built anew. */
  let waits = false;
  const loop = createOhmStage(context, () =>
    context.dispatch(kept === null || waits ? { do: 'build_it', value: 1 } : { do: 'build', value: kept }),
  );
  root.addChild(room.root, loop.root);
  let bench: BenchStage | null = null;
  let fetching = false;
  let size: StageSize | null = null;
  let building = false;
  let gone = false;
  const behind = (): void => {
    if (size) room.resize(size, building && bench ? bench.benchY() : loop.benchY());
  };
  /** Fetched when it is first wanted: most who measure Ohm's law never build. */
  async function fetchBench(): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      const { createBenchStage } = await import('./bench-stage');
      if (gone) return;
      bench = createBenchStage(context);
      root.addChild(bench.root);
      if (size) bench.resize(size);
      bench.show(building);
      behind();
      context.redraw();
    } catch {
      // The next picture asks for it again.
      fetching = false;
    }
  }
  return {
    root,
    resize(stage) {
      size = stage;
      loop.resize(stage);
      bench?.resize(stage);
      behind();
    },
    draw(frame, now) {
      const wanted = frame.view.bench !== null;
      // An emptied board is nothing to bring back.
      if (frame.view.bench !== null) kept = frame.view.bench.netlist || null;
      waits = frame.view.boardWaits;
      if (wanted && !bench) void fetchBench();
      if (wanted !== building) {
        building = wanted;
        loop.show(!wanted);
        bench?.show(wanted);
        behind();
      }
      if (building) bench?.draw(frame);
      else loop.draw(frame, now);
    },
    describe(frame) {
      if (frame.view.bench === null) return loop.describe(frame);
      return bench?.describe(frame) ?? `On the board: ${frame.view.bench.netlist}.`;
    },
    destroy() {
      gone = true;
      root.destroy({ children: true });
    },
  };
};
