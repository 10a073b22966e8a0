/** The vibrating bar of a ripple tank seen from above, with two dippers that slide along it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, metalDown, mix, roundGradient } from '../../kit/paint/shading';

export interface DipperBar {
  readonly root: Container;
  /** Distance of the dippers, stage units. */
  spread(distance: number): void;
  /** Displacements of the right and the left dipper, −1 to 1, and how far the left one is lifted, 0 to 1. */
  move(right: number, left: number, lifted: number): void;
}

const BALL = 6.5;
/** The motor's place along the bar, clear of the dippers. */
const MOTOR_AT = 0.56;

interface Dipper {
  readonly root: Container;
  set(displacement: number, lifted: number): void;
}

function createDipper({ theme }: StageContext, reach: number): Dipper {
  const root = new Container({ label: 'dipper' });
  const shadow = new Graphics().ellipse(0, 0, BALL * 1.25, BALL * 1.1).fill(
    roundGradient([
      [0, 0x000000, 0.55],
      [0.5, 0x000000, 0.35],
      [1, 0x000000, 0],
    ]),
  );
  const arm = new Graphics()
    .rect(-2.2, 0, 4.4, reach)
    .fill(mix(theme.metal[1], theme.metal[2], 0.4))
    .rect(-2.2, 0, 1.6, reach)
    .fill(theme.metal[0]);
  const clip = new Graphics()
    .roundRect(-9 + 2, reach - 9 + 3, 18, 18, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(-9, reach - 9, 18, 18, 4)
    .fill(
      downGradient([
        [0, mix(theme.accent, 0xffffff, 0.35)],
        [0.3, theme.accent],
        [1, mix(theme.accent, 0x000000, 0.45)],
      ]),
    )
    .circle(0, reach, 3)
    .fill(mix(theme.accent, 0x000000, 0.55));
  const ball = new Graphics().circle(0, 0, BALL).fill(
    roundGradient(
      [
        [0, 0xffffff],
        [0.35, 0xd7dee6],
        [0.8, 0x76828f],
        [1, 0x3d4751],
      ],
      { x: 0.34, y: 0.3 },
    ),
  );
  root.addChild(shadow, arm, ball, clip);
  return {
    root,
    set(displacement, lifted) {
      // Higher parts stand nearer to the eye, and their shadow falls farther to the lower right.
      const height = 0.35 - 0.35 * displacement + 5 * lifted;
      shadow.position.set(1 + 2.4 * height, 1.5 + 3 * height);
      shadow.alpha = 1 / (1 + 0.6 * height);
      const size = 1 + 0.1 * height;
      ball.scale.set(size);
      ball.y = 4 * lifted;
    },
  };
}

/** Origin midway between the dippers' tips; the bar lies `reach` below it and is `length` long. */
export function createDipperBar(context: StageContext, length: number, reach: number): DipperBar {
  const { theme } = context;
  const root = new Container({ label: 'dipper bar' });
  const motorX = length * MOTOR_AT;
  const shadow = new Graphics({ x: 4, y: 7 })
    .roundRect(-length / 2, reach - 6, length, 12, 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.75 })
    .roundRect(motorX - 25, reach - 13, 50, 26, 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 });
  const bar = new Graphics()
    .roundRect(-length / 2, reach - 5.5, length, 11, 5.5)
    .fill(metalDown(theme))
    .circle(-length / 2 + 9, reach, 2.6)
    .fill(mix(theme.metal[2], 0x000000, 0.4));
  const motor = new Graphics()
    .roundRect(motorX - 25, reach - 12, 50, 25, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.25)],
        [0.25, theme.housing],
        [1, mix(theme.housingShade, 0x000000, 0.25)],
      ]),
    )
    .roundRect(motorX - 24.5, reach - 11.5, 49, 24, 5.5)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.9 });
  for (let n = -2; n <= 2; n++)
    motor.roundRect(motorX + n * 7 - 1, reach - 6, 2, 13, 1).fill({ color: 0x000000, alpha: 0.28 });
  const right = createDipper(context, reach);
  const left = createDipper(context, reach);
  root.addChild(shadow, bar, left.root, right.root, motor);
  return {
    root,
    spread(distance) {
      right.root.x = distance / 2;
      left.root.x = -distance / 2;
    },
    move(rightDisplacement, leftDisplacement, lifted) {
      right.set(rightDisplacement, 0);
      left.set(leftDisplacement, lifted);
      bar.y = 0.4 * rightDisplacement;
    },
  };
}
