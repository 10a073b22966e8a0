/** Ohm's law: the fixed loop with its meters. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createOhmStage } from './ohm-stage';

export const createScene: CreateScene<'circuit'> = (context) => {
  const root = new Container({ label: "Ohm's law" });
  const backdrop = createBackdrop(context);
  const loop = createOhmStage(context);
  root.addChild(backdrop.root, loop.root);
  return {
    root,
    resize(stage) {
      loop.resize(stage);
      backdrop.resize(stage, loop.benchY());
    },
    draw: (frame, now) => loop.draw(frame, now),
    describe: (frame) => loop.describe(frame),
    destroy: () => root.destroy({ children: true }),
  };
};
