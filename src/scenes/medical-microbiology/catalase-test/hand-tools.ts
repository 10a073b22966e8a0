/** What hands take in this test: a dropper, a wooden stick, the lid of a Petri dish. Each with its origin where it touches. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix } from '../../kit/paint/shading';

const tool = (label: string, ...parts: Graphics[]): Container => {
  const root = new Container({ label });
  root.addChild(...parts);
  return root;
};

/** Its tip at the origin, its bulb above. */
export function createDropper(): Container {
  const tube = new Graphics()
    .moveTo(-1.6, 0)
    .lineTo(1.6, 0)
    .lineTo(5, -22)
    .lineTo(5, -96)
    .lineTo(-5, -96)
    .lineTo(-5, -22)
    .closePath()
    .fill({ color: 0xd9ecf7, alpha: 0.55 })
    .stroke({ width: 1.2, color: 0x7f9bb0, alpha: 0.9 })
    .rect(-3, -70, 1.6, 46)
    .fill({ color: 0xffffff, alpha: 0.7 });
  const bulb = new Graphics()
    .roundRect(-8, -104, 16, 12, 3)
    .fill(0x2c3440)
    .moveTo(-8, -102)
    .bezierCurveTo(-15, -120, -11, -148, 0, -148)
    .bezierCurveTo(11, -148, 15, -120, 8, -102)
    .closePath()
    .fill(
      acrossGradient([
        [0, 0x3b4450],
        [0.3, 0x76828f],
        [1, 0x1e252e],
      ]),
    );
  return tool('dropper', tube, bulb);
}
export const DROPPER_BOX = { x: -15, y: -150, width: 30, height: 58 } as const;

/** Its end at the origin, leaning to the upper right. */
export function createWoodenStick(): Container {
  const stick = new Graphics()
    .roundRect(-3, -150, 6, 152, 3)
    .fill(
      acrossGradient([
        [0, 0xe7c893],
        [0.4, 0xd8b070],
        [1, 0x9c7740],
      ]),
    )
    .ellipse(0, -1, 5, 4)
    .fill(0xf3ecd6);
  stick.rotation = 0.55;
  return tool('wooden stick', stick);
}
export const STICK_BOX = { x: 24, y: -128, width: 62, height: 92 } as const;

/** Its middle at the origin. */
export function createSplashLid({ theme }: StageContext): Container {
  const lid = new Graphics()
    .ellipse(4, 12, 80, 36)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .ellipse(0, 8, 78, 34)
    .fill({ color: mix(theme.glassBody, 0xffffff, 0.5), alpha: 0.16 })
    .ellipse(0, 8, 78, 34)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.7 })
    .ellipse(0, -4, 78, 34)
    .fill({ color: mix(theme.glassBody, 0xffffff, 0.6), alpha: 0.16 })
    .ellipse(0, -4, 78, 34)
    .stroke({ width: 2.2, color: theme.glassEdge, alpha: 0.9 })
    .moveTo(-60, -16)
    .quadraticCurveTo(-34, -31, 4, -33)
    .stroke({ width: 4, color: 0xffffff, alpha: 0.45, cap: 'round' });
  return tool('lid', lid);
}
export const LID_BOX = { x: -78, y: -38, width: 156, height: 80 } as const;
