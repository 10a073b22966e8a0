/** A test probe: steel tip, ribbed grip, lead at its tail. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient, metalAcross, mix } from '../../kit/paint/shading';

export interface TestProbe {
  readonly root: Container;
  /** Where the lead leaves it, for a tip at (0, 0), as it leans now. */
  readonly tail: Point;
  /** Turns it about its tip: rad, 0 hangs straight down, positive to the left. */
  lean(tilt: number): void;
}

const PROBE_LENGTH = 74;

/** The tip is its origin; at `tilt` 0 (radians) it hangs straight down from it. */
export function createTestProbe({ theme }: StageContext, colour: number, tilt: number): TestProbe {
  const root = new Container({ label: 'test probe', rotation: tilt });
  const light = mix(colour, 0xffffff, 0.45);
  const dark = mix(colour, 0x000000, 0.5);
  root.addChild(
    new Graphics({ x: 3, y: 4 })
      .roundRect(-5.5, 20, 11, PROBE_LENGTH - 20, 5)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 }),
    new Graphics().poly([-0.7, 0, 0.7, 0, 1.7, 22, -1.7, 22]).fill(metalAcross(theme)),
    new Graphics()
      .poly([-3, 17, 3, 17, 5.5, 27, -5.5, 27])
      .roundRect(-7.5, 25, 15, 5, 2.5)
      .roundRect(-5.5, 27, 11, PROBE_LENGTH - 27, 5)
      .fill(
        acrossGradient([
          [0, colour],
          [0.28, light],
          [0.6, colour],
          [1, dark],
        ]),
      ),
    new Graphics()
      .rect(-5.5, 40, 11, 1.4)
      .rect(-5.5, 45, 11, 1.4)
      .rect(-5.5, 50, 11, 1.4)
      .fill({ color: 0x000000, alpha: 0.35 }),
  );
  return {
    root,
    get tail() {
      return { x: -Math.sin(root.rotation) * PROBE_LENGTH, y: Math.cos(root.rotation) * PROBE_LENGTH };
    },
    lean(next) {
      root.rotation = next;
    },
  };
}
