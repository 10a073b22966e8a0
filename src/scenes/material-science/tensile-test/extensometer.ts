/** A clip-on extensometer: two knife edges on the gauge marks, a body that measures how far they part. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type Port, portAt } from '../../kit/instruments/socket';
import { acrossGradient, downGradient, metalDown, mix } from '../../kit/paint/shading';

export interface Extensometer {
  readonly root: Container;
  /** Distance of the knife edges, the radius of the bar that they sit on, and the gauge length that it was set to. */
  set(distance: number, radius: number, gauge: number): void;
  /** Where its cable leaves it. */
  readonly port: Port;
}

const BODY = { x: 34, width: 26 } as const;
const ARM = 7;
/** How much of the distance the fixed body covers. */
const COVER = 0.56;
const STEP = 0.25;

/** Origin on the axis of the bar, level with the lower knife edge. */
export function createExtensometer(context: StageContext): Extensometer {
  const { theme } = context;
  const root = new Container({ label: 'extensometer' });
  const fixed = new Graphics();
  const moving = new Graphics();
  const rod = new Graphics().rect(BODY.x + 9, -1, 8, 1).fill(
    acrossGradient([
      [0, 0xf4f7fa],
      [0.5, 0xaeb9c5],
      [1, 0x5f6b78],
    ]),
  );
  root.addChild(rod, moving, fixed);
  const orange = 0xf2832a;
  const arm = (to: Graphics, radius: number): void => {
    to.poly([radius - 1, 0, radius + 6, -ARM / 2, BODY.x + 4, -ARM / 2, BODY.x + 4, ARM / 2, radius + 6, ARM / 2])
      .fill(metalDown(theme))
      .ellipse(0, 0, radius + 2.5, 3.2)
      .stroke({ width: 1.3, color: mix(theme.metal[0], 0x000000, 0.1) });
  };
  let shownRadius = -1;
  let shownGauge = -1;
  return {
    root,
    port: portAt({ x: BODY.x + BODY.width / 2, y: 5 }, 'front'),
    set(distance, radius, gauge) {
      const grown = Math.round(distance / STEP) * STEP;
      const seat = Math.round(radius * 2) / 2;
      if (seat !== shownRadius || gauge !== shownGauge) {
        shownRadius = seat;
        shownGauge = gauge;
        const tall = gauge * COVER;
        fixed.clear();
        arm(fixed, seat);
        fixed
          .roundRect(BODY.x + 2, -tall + 3, BODY.width, tall + 6, 5)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
          .roundRect(BODY.x, -tall, BODY.width, tall + 6, 5)
          .fill(
            acrossGradient([
              [0, mix(orange, 0xffffff, 0.25)],
              [0.3, orange],
              [1, mix(orange, 0x000000, 0.42)],
            ]),
          )
          .roundRect(BODY.x + 4, -tall + 6, BODY.width - 8, Math.max(4, tall * 0.3), 2)
          .fill({ color: 0x10161d, alpha: 0.8 });
        moving.clear();
        arm(moving, seat);
        moving.roundRect(BODY.x, -8, BODY.width, 16, 4).fill(
          downGradient([
            [0, mix(orange, 0xffffff, 0.25)],
            [1, mix(orange, 0x000000, 0.35)],
          ]),
        );
      }
      if (moving.y !== -grown) {
        moving.y = -grown;
        rod.scale.y = grown;
      }
    },
  };
}
