/** A brass ball with a hook for its string. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, roundGradient } from '../../kit/paint/shading';

export interface PendulumBob {
  readonly root: Container;
  /** Stage units. */
  size(radius: number): void;
}

/** Origin at its centre; the hook points up. */
export function createPendulumBob(_context: StageContext): PendulumBob {
  const root = new Container({ label: 'bob' });
  const look = new Graphics();
  root.addChild(look);
  let drawn = 0;
  return {
    root,
    size(radius) {
      if (radius === drawn) return;
      drawn = radius;
      look
        .clear()
        .roundRect(-3, -radius - 6, 6, 10, 2)
        .fill(
          acrossGradient([
            [0, 0x8a6a2c],
            [0.35, 0xf0d693],
            [1, 0x6d5220],
          ]),
        )
        .circle(0, 0, radius)
        .fill(
          roundGradient(
            [
              [0, 0xfff3cf],
              [0.28, 0xe2b95c],
              [0.72, 0xa87a2a],
              [1, 0x5a3d10],
            ],
            { x: 0.34, y: 0.3 },
          ),
        )
        .rect(-0.8, radius - 5, 1.6, 5)
        .fill({ color: 0x2b1c06, alpha: 0.85 })
        .ellipse(-radius * 0.34, -radius * 0.42, radius * 0.24, radius * 0.15)
        .fill({ color: 0xffffff, alpha: 0.75 });
    },
  };
}
