/** A retort stand: base plate, rod, and a clamp that holds something upright. Origin where the rod meets the base plate. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, metalAcross, metalDown, mix, roundGradient } from '../paint/shading';

export interface RetortStandOptions {
  readonly height: number;
  /** Base plate from the rod to its two ends. */
  readonly base: readonly [left: number, right: number];
  /** Where the clamp sits above the base, and how far away it holds. */
  readonly clampHeight: number;
  readonly reach: number;
  /** Half the width of what is held. */
  readonly grip: number;
}

export interface RetortStand {
  readonly root: Container;
  /** Fingers of the clamp: drawn before what they hold. */
  readonly fingers: Container;
}

export function createRetortStand({ theme }: StageContext, options: RetortStandOptions): RetortStand {
  const { height, base, clampHeight, reach, grip } = options;
  const root = new Container({ label: 'retort stand' });
  const width = base[0] + base[1];
  const shadow = contactShadow(theme, width * 1.12, 20);
  shadow.position.set((base[1] - base[0]) / 2, 14);
  const [bright, , dark] = theme.metal;
  root.addChild(
    shadow,
    new Graphics().roundRect(-base[0], 0, width, 12, 4).fill(metalDown(theme)),
    new Graphics().rect(-3.5, -height, 7, height + 3).fill(metalAcross(theme)),
    new Graphics().roundRect(-4, -height - 3, 8, 5, 2.5).fill(bright),
    new Graphics().rect(0, -clampHeight - 4, reach - grip - 4, 8).fill(metalDown(theme)),
    new Graphics().roundRect(-11, -clampHeight - 12, 22, 24, 5).fill(
      roundGradient(
        [
          [0, mix(theme.metal[1], bright, 0.3)],
          [1, dark],
        ],
        { x: 0.35, y: 0.3 },
      ),
    ),
    new Graphics().circle(0, -clampHeight, 4.5).fill(metalAcross(theme)),
  );
  const fingers = new Container({ label: 'clamp fingers' });
  fingers.addChild(
    new Graphics().roundRect(reach - grip - 8, -clampHeight - 9, 9, 18, 4).fill(metalAcross(theme)),
    new Graphics().roundRect(reach + grip - 1, -clampHeight - 7, 7, 14, 3).fill(metalAcross(theme)),
    new Graphics()
      .roundRect(reach - grip - 1, -clampHeight + 4.5, 2 * grip + 2, 3, 1.5)
      .fill({ color: dark, alpha: 0.9 }),
  );
  return { root, fingers };
}
