/** A roll of pH paper in its dispenser. Origin at its middle. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { DRY_PAPER } from './ph-scale';
import { downGradient, mix, roundGradient } from './shading';

export function createPaperRoll({ theme }: StageContext, radius: number): Container {
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
  return root;
}
