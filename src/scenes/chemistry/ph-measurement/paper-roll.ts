/** A roll of pH paper on the wall. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { DRY_PAPER } from './ph-scale';
import { downGradient, mix, roundGradient } from '../../kit/paint/shading';

export interface PaperRoll extends Part {
  /** Its middle, and its size as a part of its radius. */
  readonly at: { readonly x: number; readonly y: number; readonly scale: number };
}

/** What hangs from it, stage units. */
const END = 40;

export function createPaperRoll({ theme }: StageContext, radius: number): PaperRoll {
  const root = new Container({ label: 'roll of pH paper' });
  const paper = new Graphics()
    .circle(2, 4, radius + 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .rect(radius - 15, 0, 14, radius + 17)
    .fill(
      downGradient([
        [0, mix(DRY_PAPER, 0x7a5410, 0.35)],
        [1, DRY_PAPER],
      ]),
    )
    .circle(0, 0, radius)
    .fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.55, mix(theme.paper, theme.housing, 0.15)],
          [1, mix(theme.paper, 0x33475c, 0.45)],
        ],
        { x: 0.36, y: 0.32 },
      ),
    );
  for (let ring = 0; ring < 4; ring++) {
    paper
      .circle(0, 0, radius * (0.74 - 0.11 * ring))
      .stroke({ width: 3.2, color: mix(DRY_PAPER, 0x8a6118, 0.12 * ring), alpha: 0.95 });
  }
  paper.circle(0, 0, radius * 0.26).fill(mix(theme.housingShade, 0x000000, 0.3));
  root.addChild(paper);
  const at = { x: 0, y: 0, scale: 1 };
  return {
    root,
    at,
    lay(box) {
      const { x, y, width, scale } = fitted(box, { width: 2 * radius + 8, height: 2 * radius + END }, 0.5, 0);
      Object.assign(at, { x: x + width / 2, y: y + radius * scale, scale });
      root.position.set(at.x, at.y);
      root.scale.set(scale);
    },
  };
}
