/** Two apparatus on one stage: the ripple tank, and laser, double slit and screen. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createDoubleSlitStage } from './double-slit-stage';
import { createRippleTankStage } from './ripple-tank-stage';

type WaveFrame = Frame<'wave_interference'>;

/** One of the two apparatus; only one is on the stage. */
export interface Apparatus {
  readonly root: Container;
  resize(stage: StageSize): void;
  draw(frame: WaveFrame, now: number): void;
  describe(frame: WaveFrame): string;
  /** Puts it on the stage or away, with all that can be grabbed. */
  show(visible: boolean): void;
}

export const createScene: CreateScene<'wave_interference'> = (context) => {
  const root = new Container({ label: 'wave interference' });
  const backdrop = createBackdrop(context);
  root.addChild(backdrop.root);
  const made: { tank?: Apparatus; light?: Apparatus } = {};
  let stage: StageSize | null = null;
  let shown: 'tank' | 'light' | null = null;

  const apparatus = (is: 'tank' | 'light'): Apparatus => {
    const present = made[is];
    if (present) return present;
    const next = is === 'tank' ? createRippleTankStage(context) : createDoubleSlitStage(context);
    made[is] = next;
    root.addChild(next.root);
    if (stage) next.resize(stage);
    return next;
  };
  const put = (is: 'tank' | 'light'): Apparatus => {
    const next = apparatus(is);
    if (shown !== is) {
      shown = is;
      made.tank?.show(is === 'tank');
      made.light?.show(is === 'light');
    }
    return next;
  };
  put('tank');

  return {
    root,
    resize(next) {
      stage = next;
      backdrop.resize(next, null);
      made.tank?.resize(next);
      made.light?.resize(next);
    },
    draw: (frame, now) => put(frame.view.is).draw(frame, now),
    describe: (frame) => put(frame.view.is).describe(frame),
    destroy: () => root.destroy({ children: true }),
  };
};
