/**
 * A nebuliser and its spray chamber, as flames and plasmas have them: the capillary comes in on the left, mist drifts to the outlet on
 * top, large drops run to the drain. Drawn at one size, in units of its parent.
 */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient, downGradient, mix } from '../paint/shading';

export const CHAMBER = { width: 190, height: 84 } as const;
/** From its upper left corner: where the capillary enters, the middle of the outlet, and the drain. */
export const CHAMBER_PORTS = {
  inlet: { x: 0, y: 34 },
  outlet: { x: 150, y: 6 },
  drain: { x: 78, y: 66 },
} as const satisfies Readonly<Record<string, Point>>;

const DROPS = 26;
const BODY = { x: 44, y: 6, width: 132, height: 56 } as const;

export interface SprayChamber {
  readonly root: Container;
  /** Mist goes through it. */
  spray(on: boolean): void;
  /** Lets the mist drift for so many seconds. */
  drift(seconds: number): void;
}

function drawNebuliser({ theme }: StageContext): Graphics {
  const [light, middle, deep] = theme.metal;
  return (
    new Graphics()
      .poly([0, 30, 22, 24, BODY.x + 4, 22, BODY.x + 12, 31, BODY.x + 12, 37, BODY.x + 4, 46, 22, 44, 0, 38])
      .fill(
        downGradient([
          [0, middle],
          [0.3, light],
          [1, deep],
        ]),
      )
      // Its gas.
      .roundRect(20, 8, 9, 18, 2)
      .fill(
        acrossGradient([
          [0, middle],
          [0.3, light],
          [1, deep],
        ]),
      )
  );
}

export function createSprayChamber(context: StageContext): SprayChamber {
  const { theme } = context;
  const root = new Container({ label: 'nebuliser and spray chamber' });
  const dark = theme.name === 'dark';
  const back = new Graphics()
    // The tube to the drain, filled so that no gas leaves there.
    .moveTo(CHAMBER_PORTS.drain.x, 60)
    .bezierCurveTo(CHAMBER_PORTS.drain.x, 82, CHAMBER_PORTS.drain.x + 22, 84, CHAMBER_PORTS.drain.x + 26, 66)
    .stroke({ width: 7, color: theme.glassEdge, alpha: 0.75, cap: 'round' })
    .moveTo(CHAMBER_PORTS.drain.x, 62)
    .bezierCurveTo(CHAMBER_PORTS.drain.x, 80, CHAMBER_PORTS.drain.x + 21, 82, CHAMBER_PORTS.drain.x + 25, 70)
    .stroke({ width: 4, color: theme.water, alpha: 0.9, cap: 'round' });
  const inside = new Graphics().roundRect(BODY.x, BODY.y, BODY.width, BODY.height, 20).fill(
    downGradient([
      [0, mix(theme.glassBody, dark ? 0x0d1420 : 0xffffff, 0.55), 0.9],
      [1, mix(theme.water, dark ? 0x0d1420 : 0xffffff, 0.4), 0.9],
    ]),
  );
  const mist = new Graphics({ label: 'mist' });
  const glass = new Graphics()
    .roundRect(BODY.x, BODY.y, BODY.width, BODY.height, 20)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.9 })
    .roundRect(BODY.x + 10, BODY.y + 6, BODY.width - 40, 5, 2.5)
    .fill({ color: 0xffffff, alpha: dark ? 0.22 : 0.7 })
    .rect(CHAMBER_PORTS.outlet.x - 12, -8, 24, 18)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.9],
        [0.3, theme.glassBody, 0.4],
        [1, theme.glassEdge, 0.8],
      ]),
    );
  root.addChild(back, inside, mist, glass, drawNebuliser(context));
  let on = false;
  let phase = 0;
  const express = (): void => {
    mist.clear();
    if (!on) return;
    mist
      .poly([BODY.x + 12, 32, BODY.x + 96, 14, BODY.x + 118, 34, BODY.x + 96, 54, BODY.x + 12, 36])
      .fill({ color: 0xffffff, alpha: dark ? 0.16 : 0.55 });
    for (let n = 0; n < DROPS; n++) {
      const along = (n * 0.382 + phase * (0.5 + (n % 5) * 0.12)) % 1;
      const spread = ((n * 0.618) % 1) - 0.5;
      // Small ones turn up into the outlet, large ones fall.
      const small = n % 3 !== 0;
      const x = BODY.x + 14 + along * (small ? 92 : 70);
      const bent = Math.max(0, along - 0.6) / 0.4;
      const y = 34 + spread * 34 * Math.sqrt(along) + (small ? -bent * 24 : bent * 18);
      mist
        .circle(x, Math.min(BODY.y + BODY.height - 4, Math.max(2, y)), small ? 1.3 : 2.1)
        .fill({ color: dark ? 0xcfe6f7 : 0x5f93b8, alpha: 0.85 });
    }
  };
  return {
    root,
    spray(next) {
      if (next === on) return;
      on = next;
      express();
    },
    drift(seconds) {
      if (!on) return;
      phase += seconds;
      express();
    },
  };
}
