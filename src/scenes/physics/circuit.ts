/** Ohm's law: the fixed loop with its meters, and the free bench in its place while something is built. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { type BenchStage, createBenchStage } from './bench-stage';
import { createOhmStage } from './ohm-stage';

export const createScene: CreateScene<'circuit'> = (context) => {
  const root = new Container({ label: "Ohm's law" });
  const backdrop = createBackdrop(context);
  const loop = createOhmStage(context);
  root.addChild(backdrop.root, loop.root);
  let bench: BenchStage | null = null;
  let size: StageSize | null = null;
  let building = false;
  const behind = (stage: StageSize): void => backdrop.resize(stage, building && bench ? bench.benchY() : loop.benchY());
  /** Built when it is first wanted. */
  const opened = (): BenchStage => {
    if (bench) return bench;
    bench = createBenchStage(context);
    root.addChild(bench.root);
    if (size) bench.resize(size);
    return bench;
  };
  return {
    root,
    resize(stage) {
      size = stage;
      loop.resize(stage);
      bench?.resize(stage);
      behind(stage);
    },
    draw(frame, now) {
      const wanted = frame.view.bench !== null;
      if (wanted !== building) {
        building = wanted;
        const stage = wanted ? opened() : bench;
        loop.show(!wanted);
        stage?.show(wanted);
        if (size) behind(size);
      }
      if (building) bench?.draw(frame);
      else loop.draw(frame, now);
    },
    describe: (frame) => (frame.view.bench === null ? loop.describe(frame) : opened().describe(frame)),
    destroy: () => root.destroy({ children: true }),
  };
};
