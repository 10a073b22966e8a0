/** The room behind the apparatus: a calm gradient, darker at the edges, and the bench with its front edge. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, StageSize } from '../contract';
import { downGradient, mix, roundGradient } from './shading';

export interface Backdrop {
  readonly root: Container;
  /** Fills what is visible; `benchY` is where the back edge of the bench lies, or null for no bench. */
  resize(stage: StageSize, benchY: number | null): void;
}

export function createBackdrop({ theme }: StageContext): Backdrop {
  const root = new Container({ label: 'backdrop' });
  const wall = new Graphics();
  const bench = new Graphics();
  root.addChild(wall, bench);
  return {
    root,
    resize({ bleed }, benchY) {
      const { x, y, width, height } = bleed;
      wall
        .clear()
        .rect(x, y, width, height)
        .fill(
          downGradient([
            [0, theme.backdropTop],
            [1, theme.backdropBottom],
          ]),
        )
        .rect(x, y, width, height)
        .fill(
          roundGradient([
            [0, theme.backdropEdge, 0],
            [0.6, theme.backdropEdge, 0.08],
            [1, theme.backdropEdge, 0.75],
          ]),
        );
      bench.clear();
      if (benchY === null) return;
      const depth = y + height - benchY;
      bench
        .rect(x, benchY, width, depth)
        .fill(
          downGradient([
            [0, theme.benchTop],
            [0.35, mix(theme.benchTop, theme.benchFront, 0.45)],
            [1, theme.benchFront],
          ]),
        )
        .rect(x, benchY, width, 1.5)
        .fill({ color: theme.benchLine, alpha: 0.9 });
    },
  };
}
