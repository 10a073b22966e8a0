/** An air track from the side: a wall with a hook, a hollow rail with air holes and feet, and a scale with zero in its middle. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { acrossGradient, downGradient, metalDown, mix } from '../../kit/paint/shading';

export interface AirTrackBox {
  /** Ends of the rail, where its zero lies, and how far the scale goes to both sides; stage units. */
  readonly left: number;
  readonly right: number;
  readonly zero: number;
  readonly half: number;
  /** From the rail's upper edge down to the bench. */
  readonly height: number;
  readonly textSize: number;
}

export interface AirTrack {
  readonly root: Container;
  /** Where its feet stand, x of the stage. */
  readonly feet: readonly number[];
  lay(box: AirTrackBox): void;
  /** What the ends of the scale stand for, m. */
  scale(metres: number): void;
}

const RAIL = 14;
const WALL = { width: 22, height: 74 } as const;

/** Origin on the rail's upper edge, x as the stage's. */
export function createAirTrack(context: StageContext): AirTrack {
  const { theme } = context;
  const root = new Container({ label: 'air track' });
  const back = new Container();
  const rail = new Graphics();
  const axis = createAxis(context, { side: 'bottom', colour: theme.ink, size: 12, unit: 'm' });
  root.addChild(back, rail, axis.root);
  let box: AirTrackBox = { left: 0, right: 1, zero: 0, half: 1, height: 1, textSize: 12 };
  const dark = theme.name === 'dark';
  let feet: readonly number[] = [];
  return {
    root,
    get feet() {
      return feet;
    },
    lay(next) {
      box = next;
      const { left, right, height, textSize, zero, half } = box;
      for (const child of back.removeChildren()) child.destroy();
      const depth = RAIL + textSize * 1.5 + 6;
      feet = [left + 40, right - 60];
      for (const x of feet) {
        back.addChild(
          new Graphics()
            .poly([x - 8, depth - 4, x + 8, depth - 4, x + 20, height, x - 20, height])
            .fill(metalDown(theme))
            .roundRect(x - 24, height - 4, 48, 8, 3)
            .fill(metalDown(theme)),
        );
      }
      rail
        .clear()
        .rect(left, 0, right - left, RAIL)
        .fill(metalDown(theme))
        .rect(left, RAIL, right - left, depth - RAIL)
        .fill(
          downGradient([
            [0, mix(theme.housing, 0xffffff, dark ? 0.1 : 0.45)],
            [1, theme.housingShade],
          ]),
        );
      for (let x = left + 34; x < right - 8; x += 13) rail.circle(x, 5, 1.2);
      rail
        .fill({ color: 0x000000, alpha: 0.5 })
        .roundRect(left - WALL.width + 6, -WALL.height + depth, WALL.width, WALL.height, 4)
        .fill(
          acrossGradient([
            [0, mix(theme.metal[1], theme.metal[0], 0.4)],
            [0.4, theme.metal[1]],
            [1, theme.metal[2]],
          ]),
        )
        .rect(left + 6, -21, 12, 4)
        .fill(theme.metal[0]);
      axis.root.position.set(zero - half, RAIL + 1);
    },
    scale(metres) {
      axis.lay(2 * box.half, -metres, metres, box.textSize * 4.6);
    },
  };
}
