/** A piston pipette with its disposable tip. Origin at the end of the tip. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix } from '../paint/shading';

export interface Micropipette {
  readonly root: Container;
  /** 0 plunger out to 1 pressed. */
  press(fraction: number): void;
}

export function createMicropipette({ theme }: StageContext, length: number): Micropipette {
  const root = new Container({ label: 'micropipette' });
  const tip = length * 0.3;
  const shaft = length * 0.2;
  const grip = length * 0.42;
  const body = acrossGradient([
    [0, 0xaab6c4],
    [0.28, 0xf6f9fc],
    [0.7, 0xcfd8e2],
    [1, 0x7d8a99],
  ]);
  const plunger = new Graphics()
    .roundRect(-2.5, -length - 4, 5, 20, 2)
    .fill(theme.metal[1])
    .roundRect(-7, -length - 8, 14, 7, 3.5)
    .fill(mix(theme.accent, 0x000000, 0.12));
  const form = new Graphics()
    .poly([-4, -tip, 4, -tip, 1.2, 0, -1.2, 0])
    .fill({ color: mix(theme.glassEdge, 0xf3d98a, 0.35), alpha: 0.75 })
    .poly([-2.6, -tip + 2, -1.6, -tip + 2, -0.5, -4, -0.9, -4])
    .fill({ color: 0xffffff, alpha: 0.6 })
    .poly([-5.5, -tip - shaft, 5.5, -tip - shaft, 3.6, -tip + 4, -3.6, -tip + 4])
    .fill(body)
    .roundRect(-10.5, -tip - shaft - grip, 21, grip + 4, 8)
    .fill(body)
    .roundRect(-13, -tip - shaft - grip + 2, 6, 13, 3)
    .fill(0x8794a3)
    .roundRect(-4.5, -tip - shaft - grip * 0.62, 9, grip * 0.3, 2)
    .fill(0x1d2732)
    .rect(-10.5, -tip - shaft - grip * 0.16, 21, 4)
    .fill(theme.accent);
  root.addChild(plunger, form);
  return {
    root,
    press(fraction) {
      const y = 10 * fraction;
      if (plunger.y !== y) plunger.y = y;
    },
  };
}
