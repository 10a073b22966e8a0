/** A solvent bottle with its blue cap and the tubes that draw from it. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix } from '../paint/shading';

export const BOTTLE = { width: 70, height: 92 } as const;

/** `liquid`: of what is in it; `level`: 0 to 1. */
export function createSolventBottle({ theme }: StageContext, liquid: number, level: number): Container {
  const root = new Container({ label: 'solvent bottle' });
  const { width, height } = BOTTLE;
  const body = height * 0.68;
  const half = width / 2;
  const outline = (g: Graphics): Graphics =>
    g
      .moveTo(-half, -4)
      .lineTo(-half, -body + 10)
      .quadraticCurveTo(-half, -body - 6, -half * 0.42, -body - 10)
      .lineTo(-half * 0.42, -height + 12)
      .lineTo(half * 0.42, -height + 12)
      .lineTo(half * 0.42, -body - 10)
      .quadraticCurveTo(half, -body - 6, half, -body + 10)
      .lineTo(half, -4)
      .quadraticCurveTo(half, 0, half - 4, 0)
      .lineTo(-half + 4, 0)
      .quadraticCurveTo(-half, 0, -half, -4)
      .closePath();
  const fill = new Graphics()
    .roundRect(-half + 3, -body * level, width - 6, body * level - 3, 3)
    .fill({ color: liquid, alpha: 0.62 })
    .rect(-half + 3, -body * level, width - 6, 2)
    .fill({ color: mix(liquid, 0xffffff, 0.5), alpha: 0.9 });
  const glass = outline(new Graphics()).fill(
    acrossGradient([
      [0, theme.glassEdge, 0.5],
      [0.14, theme.glassBody, 0.18],
      [0.75, theme.glassBody, 0.1],
      [1, theme.glassEdge, 0.46],
    ]),
  );
  outline(glass).stroke({ width: 1.3, color: theme.glassEdge });
  glass
    .rect(-half + 8, -body + 6, 3, body - 18)
    .fill({ color: 0xffffff, alpha: 0.5 })
    .roundRect(-half * 0.56, -height, half * 1.12, 14, 3)
    .fill(
      acrossGradient([
        [0, 0x2a5fa8],
        [0.35, 0x5b93dc],
        [1, 0x1d4278],
      ]),
    );
  const tube = new Graphics()
    .moveTo(-4, -height - 2)
    .lineTo(-4, -8)
    .stroke({ width: 2.2, color: mix(theme.glassEdge, 0xffffff, 0.35), alpha: 0.85 })
    .roundRect(-7.5, -14, 7, 10, 2)
    .fill(theme.metal[1]);
  root.addChild(fill, tube, glass);
  return root;
}
