/** Solids whose density is measured, with the eyelet of their thread. Origin at the middle of the foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix } from '../../kit/paint/shading';

export interface SolidSample {
  readonly root: Container;
  readonly width: number;
  readonly height: number;
}

/** Sizes in stage units. */
export function createMetalBlock({ theme }: StageContext, width: number, height: number): SolidSample {
  const root = new Container({ label: 'aluminium block' });
  const depth = width * 0.24;
  root.addChild(
    new Graphics()
      .poly([
        -width / 2,
        -height,
        -width / 2 + depth,
        -height - depth,
        width / 2 + depth,
        -height - depth,
        width / 2,
        -height,
      ])
      .fill(0xf3f6f9)
      .poly([width / 2, 0, width / 2, -height, width / 2 + depth, -height - depth, width / 2 + depth, -depth])
      .fill(0x77838f)
      .rect(-width / 2, -height, width, height)
      .fill(
        acrossGradient([
          [0, 0xaab4be],
          [0.3, 0xe4e9ee],
          [0.65, 0xc0c9d2],
          [1, 0x97a2ad],
        ]),
      )
      .rect(-width / 2 + 3, -height + 4, 2, height - 8)
      .fill({ color: 0xffffff, alpha: 0.5 })
      .circle(depth / 2, -height - depth - 3, 3.4)
      .stroke({ width: 1.6, color: theme.metal[2] }),
  );
  return { root, width, height };
}

export function createMetalRod({ theme }: StageContext, width: number, height: number): SolidSample {
  const root = new Container({ label: 'metal weight' });
  const half = width / 2;
  const lip = half * 0.22;
  const lead = 0x66707d;
  root.addChild(
    new Graphics()
      .moveTo(-half, -height + lip)
      .lineTo(-half, -lip)
      .bezierCurveTo(-half, lip * 0.4, half, lip * 0.4, half, -lip)
      .lineTo(half, -height + lip)
      .closePath()
      .fill(
        acrossGradient([
          [0, mix(lead, 0x000000, 0.3)],
          [0.26, mix(lead, 0xffffff, 0.55)],
          [0.6, lead],
          [0.92, mix(lead, 0x000000, 0.45)],
          [1, mix(lead, 0xffffff, 0.1)],
        ]),
      )
      .ellipse(0, -height + lip, half, lip)
      .fill(mix(lead, 0xffffff, 0.42))
      .circle(0, -height - 2, 3.4)
      .stroke({ width: 1.6, color: theme.metal[2] }),
  );
  return { root, width, height };
}
