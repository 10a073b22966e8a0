/** The tray on top of a chromatograph: solvent bottles, their tubes into the pump below, and a block for a vial. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { fitted } from '../layout/layout';
import { acrossGradient, downGradient, mix } from '../paint/shading';
import { BOTTLE, createSolventBottle } from './solvent-bottle';
import { VIAL } from './vial';

export const TRAY = { width: 480, height: 126 } as const;
const FLOOR = 112;

export interface SolventTray extends Part {
  /** The foot of the vial in its block, in units of the parent. */
  readonly vial: Point;
  readonly scale: number;
}

export interface SolventTrayOptions {
  /** Colours of what is in the bottles, from the left. */
  readonly liquids: readonly number[];
}

export function createSolventTray(context: StageContext, { liquids }: SolventTrayOptions): SolventTray {
  const { theme } = context;
  const root = new Container({ label: 'solvent tray' });
  const dark = theme.name === 'dark';
  const tubes = new Graphics();
  const tray = new Graphics()
    .roundRect(0, FLOOR - 10, TRAY.width, TRAY.height - FLOOR + 10, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.14 : 0.5)],
        [0.3, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(0.5, FLOOR - 9.5, TRAY.width - 1, TRAY.height - FLOOR + 9, 6)
    .stroke({ width: 1, color: theme.housingEdge });
  const bottles = liquids.map((liquid, n) => {
    const bottle = createSolventBottle(context, liquid, 0.82 - 0.16 * n);
    const x = 66 + n * 96;
    bottle.position.set(x, FLOOR);
    const top = FLOOR - BOTTLE.height;
    const down = 268 + n * 14;
    tubes
      .moveTo(x - 4, top)
      .bezierCurveTo(x - 4, top - 16, down, top - 14, down, top + 26)
      .lineTo(down, TRAY.height)
      .stroke({ width: 2.4, color: mix(theme.glassEdge, 0xffffff, 0.3), alpha: 0.9 })
      .roundRect(down - 5, TRAY.height - 12, 10, 12, 2)
      .fill(theme.metal[1]);
    return bottle;
  });
  const block = new Graphics().roundRect(352, FLOOR - 24, 96, 26, 4).fill(
    acrossGradient([
      [0, mix(theme.accent, 0x000000, dark ? 0.55 : 0.1)],
      [0.3, mix(theme.accent, dark ? 0x0b1820 : 0xffffff, 0.4)],
      [1, mix(theme.accent, 0x000000, 0.45)],
    ]),
  );
  for (let n = 0; n < 3; n++) {
    block.ellipse(374 + n * 26, FLOOR - 22, 9, 3).fill({ color: 0x000000, alpha: 0.4 });
  }
  root.addChild(tubes, tray, ...bottles, block);
  let vial: Point = { x: 0, y: 0 };
  let scale = 1;
  return {
    root,
    get vial() {
      return vial;
    },
    get scale() {
      return scale;
    },
    lay(box) {
      const place = fitted(box, TRAY, 0.5, 1);
      scale = place.scale;
      root.position.set(place.x, place.y);
      root.scale.set(scale);
      vial = { x: place.x + 400 * scale, y: place.y + (FLOOR - VIAL.height * 0.2) * scale };
    },
  };
}
