/** The room behind the apparatus: a calm gradient, darker at the edges, and the bench with its front edge. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, StageSize } from '../contract';
import { downGradient, mix, roundGradient } from './shading';

/** How far the wall's edges go towards the dark of the edge colour. */
const EDGE = 0.55;

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
            [0, mix(theme.backdropTop, theme.backdropEdge, EDGE)],
            [1, mix(theme.backdropBottom, theme.backdropEdge, EDGE)],
          ]),
        )
        // The lamp's pool of light. A radial gradient must end clear: its last stop also fills what lies outside it.
        .rect(x - width * 0.2, y - height * 0.35, width * 1.3, height * 1.5)
        .fill(
          roundGradient([
            [0, theme.backdropTop, 1],
            [0.45, mix(theme.backdropTop, theme.backdropBottom, 0.4), 0.75],
            [1, theme.backdropBottom, 0],
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
