/** An autosampler vial with its cap and septum. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix } from '../paint/shading';

export const VIAL = { width: 22, height: 46 } as const;

export function createVial({ theme }: StageContext): Container {
  const root = new Container({ label: 'vial' });
  const { width, height } = VIAL;
  const half = width / 2;
  root.addChild(
    new Graphics()
      .roundRect(-half + 2, -height * 0.52, width - 4, height * 0.52 - 2, 2)
      .fill({ color: mix(theme.water, 0xffffff, 0.2), alpha: 0.75 })
      .roundRect(-half, -height * 0.76, width, height * 0.76, 3)
      .fill(
        acrossGradient([
          [0, theme.glassEdge, 0.55],
          [0.2, theme.glassBody, 0.16],
          [0.8, theme.glassBody, 0.1],
          [1, theme.glassEdge, 0.5],
        ]),
      )
      .roundRect(-half + 0.5, -height * 0.76, width - 1, height * 0.76, 3)
      .stroke({ width: 1.2, color: theme.glassEdge })
      .roundRect(-half + 4, -height * 0.5, width - 8, height * 0.26, 1)
      .fill(theme.paper)
      .roundRect(-half + 2, -height * 0.86, width - 4, height * 0.12, 1)
      .fill({ color: theme.glassEdge, alpha: 0.7 })
      .roundRect(-half, -height, width, height * 0.2, 2.5)
      .fill(
        acrossGradient([
          [0, 0x1c4fa0],
          [0.35, 0x4d87dc],
          [1, 0x163a74],
        ]),
      ),
  );
  return root;
}
