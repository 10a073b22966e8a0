/** An arm that swings about the table's centre with a photodiode behind a slit at its end, and a display. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, metalAcross, mix } from '../../kit/paint/shading';

export interface DetectorArm {
  readonly root: Container;
  /** Distance of the slit, and the size of its head. */
  lay(radius: number, scale: number): void;
  /** Degrees clockwise from straight up. */
  turn(degrees: number): void;
  /** How much light falls on it, 0 to 1. */
  light(power: number): void;
}

const WIDTH = 34;
const DEPTH = 30;

/** Origin at the centre of the table. */
export function createDetectorArm({ theme }: StageContext): DetectorArm {
  const root = new Container({ label: 'detector arm' });
  const arm = new Graphics();
  const head = new Container();
  const shadow = contactShadow(theme, WIDTH * 1.5, DEPTH * 1.5);
  shadow.position.set(3, -DEPTH / 2 + 5);
  const box = new Graphics()
    .roundRect(-WIDTH / 2, -DEPTH, WIDTH, DEPTH, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.25)],
        [0.3, theme.housing],
        [1, mix(theme.housingShade, 0x000000, 0.2)],
      ]),
    )
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(-9, -8, 18, 8, 2)
    .fill(0x10161d)
    .rect(-1.4, -8, 2.8, 8)
    .fill(0x38434f);
  const spot = new Graphics().circle(0, -DEPTH / 2, 5).fill(0xff4757);
  head.addChild(shadow, box, spot);
  root.addChild(arm, head);
  let lit = Number.NaN;
  return {
    root,
    lay(radius, scale) {
      arm
        .clear()
        .roundRect(-3, -radius, 6, radius - 34, 3)
        .fill(metalAcross(theme));
      arm.alpha = 0.35;
      head.y = -radius;
      head.scale.set(scale);
    },
    turn(degrees) {
      const rotation = (degrees * Math.PI) / 180;
      root.rotation = rotation;
    },
    light(power) {
      if (power === lit) return;
      lit = power;
      spot.alpha = 0.15 + 0.85 * Math.min(1, power ** 0.4);
    },
  };
}
