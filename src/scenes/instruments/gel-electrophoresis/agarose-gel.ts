/** An agarose gel from above: slab, wells, comb, and the tracking dyes that creep along its lanes. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Millimetres: the slab's width, its part above the wells, a well, and the wells of the comb. */
export const GEL = { width: 60, head: 8, wellWidth: 6.6, wellDepth: 1.7, wells: 6 } as const;

/** Where a place across the gel (−1 to 1) lies, millimetres from its left edge. */
export const acrossGel = (place: number): number => (GEL.width / 2) * (1 + place);

/** Which of the tracking dyes. */
export type Dye = 'bromophenolBlue' | 'xyleneCyanol';

const DYES: Readonly<Record<Dye, number>> = { bromophenolBlue: 0x3a35c4, xyleneCyanol: 0x0e9fc4 };
/** A band of dye as a slip of its own gradient: so many σ high. */
const DYE_REACH = 6;
const DYE_UNIT = 20;

export interface AgaroseGel {
  readonly root: Container;
  /** Stage units of a millimetre, the length below the wells in mm, and how cloudy it is, 0 to 1. */
  lay(unit: number, length: number, cloud: number): void;
  /** The tray in which it is cast, and the comb in its place. */
  tray(visible: boolean): void;
  comb(inserted: boolean): void;
  /** The slab itself: 0 not cast, 1 set. */
  set(poured: number): void;
  /** Sample in the well of a lane, 0 to 1. */
  fill(lane: number, fraction: number): void;
  /** A band of dye: distance from the wells and σ, mm. Hidden beyond the end. */
  dye(dye: Dye, lane: number, distance: number, sigma: number): void;
  hideDyes(): void;
}

const show = (part: Container, visible: boolean): void => {
  part.visible = visible;
};

/** Left edge of a well, at so many stage units of a millimetre. */
const wellX = (k: number, unit: number): number =>
  ((k + 0.5) / GEL.wells) * GEL.width * unit - (GEL.wellWidth * unit) / 2;

function drawTray(tray: Graphics, theme: StageTheme, width: number, height: number): void {
  const rail = { width: 5, alpha: theme.name === 'dark' ? 0.4 : 0.75 };
  tray
    .clear()
    .roundRect(-9, -6, width + 18, height + 12, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.35 })
    .roundRect(-10, -8, width + 20, height + 14, 4)
    .fill({ color: theme.glassBody, alpha: 0.16 })
    .roundRect(-10, -8, rail.width, height + 14, 2)
    .roundRect(width + 5, -8, rail.width, height + 14, 2)
    .fill({ color: mix(theme.glassEdge, 0xffffff, 0.4), alpha: rail.alpha })
    .rect(-5, -8, width + 10, 1.2)
    .rect(-5, height + 5, width + 10, 1.2)
    .fill({ color: 0xffffff, alpha: 0.3 });
}

function drawSlab(slab: Graphics, theme: StageTheme, width: number, height: number, cloud: number): void {
  const milk = mix(0xe8f1f4, theme.water, 0.25);
  slab
    .clear()
    .roundRect(2.5, 4, width, height, 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.55 })
    .roundRect(0, 0, width, height, 3)
    .fill(
      downGradient([
        [0, mix(milk, 0xffffff, 0.5), 0.62 + 0.25 * cloud],
        [0.06, milk, 0.5 + 0.3 * cloud],
        [0.5, milk, 0.44 + 0.3 * cloud],
        [1, mix(milk, 0x2d5a7d, 0.25), 0.46 + 0.3 * cloud],
      ]),
    )
    .roundRect(0.7, 0.7, width - 1.4, height - 1.4, 3)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.4 })
    .rect(4, 3, width - 8, 1.4)
    .fill({ color: 0xffffff, alpha: 0.45 });
}

function cutWells(slab: Graphics, unit: number): void {
  const wellWidth = GEL.wellWidth * unit;
  const wellDepth = GEL.wellDepth * unit;
  for (let k = 0; k < GEL.wells; k++) {
    slab
      .rect(wellX(k, unit), GEL.head * unit - wellDepth, wellWidth, wellDepth)
      .fill({ color: 0x0a131b, alpha: 0.62 })
      .rect(wellX(k, unit), GEL.head * unit - 0.4, wellWidth, 1.2)
      .fill({ color: 0xffffff, alpha: 0.5 });
  }
}

function drawComb(comb: Graphics, theme: StageTheme, unit: number): void {
  const width = GEL.width * unit;
  const wellWidth = GEL.wellWidth * unit;
  const wellDepth = GEL.wellDepth * unit;
  const bar = GEL.head * unit;
  comb.clear();
  for (let k = 0; k < GEL.wells; k++) {
    comb.rect(wellX(k, unit), bar - wellDepth - 3, wellWidth, wellDepth + 3.5).fill(mix(0xf2f5f7, 0x8796a5, 0.5));
  }
  comb
    .roundRect(-9 + 2, bar - wellDepth - 13 + 4, width + 18, 13, 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 })
    .roundRect(-9, bar - wellDepth - 13, width + 18, 13, 3)
    .fill(
      downGradient([
        [0, 0xffffff],
        [0.25, 0xe3e9ee],
        [1, 0x9aa7b4],
      ]),
    )
    .roundRect(-9, bar - wellDepth - 4, width + 18, 3, 1)
    .fill({ color: 0x5d6b79, alpha: 0.5 });
}

/** A band of dye. */
const slip = (colour: number): Graphics =>
  new Graphics().roundRect(-DYE_UNIT / 2, -DYE_UNIT / 2, DYE_UNIT, DYE_UNIT, 2).fill(
    downGradient([
      [0, colour, 0],
      [0.3, colour, 0.35],
      [0.5, colour, 0.95],
      [0.7, colour, 0.35],
      [1, colour, 0],
    ]),
  );

/** Origin at its top left. `places` are the lanes in use, −1 to 1 across the gel. */
export function createAgaroseGel({ theme }: StageContext, places: readonly number[]): AgaroseGel {
  const root = new Container({ label: 'agarose gel' });
  const tray = new Graphics();
  const slab = new Graphics();
  const samples = places.map(() => new Graphics());
  const comb = new Graphics();
  const dyes: Readonly<Record<Dye, readonly Graphics[]>> = {
    xyleneCyanol: places.map(() => slip(DYES.xyleneCyanol)),
    bromophenolBlue: places.map(() => slip(DYES.bromophenolBlue)),
  };
  root.addChild(tray, slab, ...samples, ...dyes.xyleneCyanol, ...dyes.bromophenolBlue, comb);
  tray.visible = comb.visible = false;
  for (const part of [...samples, ...dyes.xyleneCyanol, ...dyes.bromophenolBlue]) part.visible = false;
  let unit = 1;
  let long = 0;
  return {
    root,
    lay(nextUnit, length, cloud) {
      unit = nextUnit;
      long = length;
      const width = GEL.width * unit;
      const height = (GEL.head + length) * unit;
      drawTray(tray, theme, width, height);
      drawSlab(slab, theme, width, height, cloud);
      cutWells(slab, unit);
      const wellWidth = GEL.wellWidth * unit;
      const wellDepth = GEL.wellDepth * unit;
      samples.forEach((sample, n) => {
        sample
          .clear()
          .rect(0, 0, wellWidth, wellDepth)
          .fill(
            downGradient([
              [0, 0x2f2ba6],
              [1, 0x4b46e0],
            ]),
          );
        sample.position.set(acrossGel(places[n] ?? 0) * unit - wellWidth / 2, GEL.head * unit - wellDepth);
      });
      drawComb(comb, theme, unit);
      for (const row of Object.values(dyes)) {
        row.forEach((band, n) => {
          band.x = acrossGel(places[n] ?? 0) * unit;
          band.scale.x = (wellWidth / DYE_UNIT) * 1.02;
        });
      }
    },
    tray: (visible) => show(tray, visible),
    comb: (inserted) => show(comb, inserted),
    set(poured) {
      show(slab, poured > 0);
      slab.alpha = poured;
    },
    fill(lane, fraction) {
      const sample = samples[lane];
      if (!sample) return;
      show(sample, fraction > 0);
      sample.alpha = fraction;
    },
    dye(dye, lane, distance, sigma) {
      const band = dyes[dye][lane];
      if (!band) return;
      show(band, distance < long);
      const y = (GEL.head + distance) * unit;
      const height = (DYE_REACH * sigma * unit) / DYE_UNIT;
      if (band.y !== y) band.y = y;
      if (Math.abs(band.scale.y - height) > 0.004) band.scale.y = height;
    },
    hideDyes() {
      for (const row of Object.values(dyes)) for (const band of row) show(band, false);
    },
  };
}
