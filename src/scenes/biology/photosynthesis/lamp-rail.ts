/** A lamp on a rail. Its light on the plant falls with the square of the distance: it stands where that comes to what is set. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import type { StageTheme } from '../../kit/theme';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';

export interface LampRail {
  /** Rail, lamp and filter. */
  readonly root: Container;
  /** What it throws; lies over the plant's chamber. */
  readonly light: Container;
  set(lux: number, colour: number, lit: boolean): void;
  /** Front of the lamp now, in the frame. */
  readonly at: Point;
}

/** Height of the beam, where the plant stands, and how far from it the lamp gives the most, all in the frame. */
const BEAM_Y = -168;
const PLANT_X = 450;
const NEAREST = 118;
const MOST = 10_000;
/** Where the rail ends. A lamp that stands here and is to give less still has a grey filter before it. */
const FAR_X = 96;
const FILTER_TRAVEL = 60;
const FARTHEST = PLANT_X - FAR_X;
const LEAST = MOST * (NEAREST / FARTHEST) ** 2;
const RAIL_Y = -16;
const LENS = 25;
/** Half height of the beam at the plant. */
const SPOT = 104;

/** Place for a light in lux; beyond the end of the rail it is how far the filter is drawn in. */
export const placeAt = (lux: number): number =>
  lux < LEAST ? FAR_X - FILTER_TRAVEL * (1 - lux / LEAST) : PLANT_X - NEAREST * Math.sqrt(MOST / lux);

/** Light in lux with the lamp's front at this place; beyond the end of the rail the filter darkens it. */
export function luxAt(x: number): number {
  if (x >= FAR_X) return MOST * (NEAREST / (PLANT_X - Math.min(x, PLANT_X - NEAREST))) ** 2;
  return LEAST * Math.max(0, 1 - (FAR_X - x) / FILTER_TRAVEL);
}

/** The lamp from its front, in the frame: what a hand takes. */
export const LAMP_BOX = { x: -74, y: -42, width: 84, height: 84 } as const;

function drawRail(theme: StageTheme): Graphics {
  const rail = new Graphics()
    .roundRect(8, RAIL_Y - 5, PLANT_X - 120, 10, 3)
    .fill(metalDown(theme))
    .rect(8, RAIL_Y - 5, PLANT_X - 120, 2)
    .fill({ color: 0xffffff, alpha: 0.3 });
  for (const x of [20, PLANT_X - 132]) rail.roundRect(x, RAIL_Y + 4, 16, 13, 2).fill(mix(theme.housing, 0x20262e, 0.6));
  for (let x = 30; x < PLANT_X - 120; x += 10)
    rail.rect(x, RAIL_Y - 5, 0.9, x % 50 === 30 ? 7 : 4).fill({ color: theme.scaleInk, alpha: 0.55 });
  return rail;
}

/** The housing on its stand, with fins behind and a reflector in front; its front is the origin along the rail. */
function drawLamp(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const body = new Graphics()
    .rect(-44, BEAM_Y + 20, 8, RAIL_Y - BEAM_Y - 24)
    .fill(metalAcross(theme))
    .roundRect(-60, RAIL_Y - 13, 40, 14, 3)
    .fill(mix(theme.housing, 0x20262e, 0.5))
    .circle(-40, RAIL_Y - 6, 4)
    .fill(0x8c949c)
    // Cooling fins behind the housing.
    .roundRect(-74, BEAM_Y - 24, 18, 48, 4)
    .fill(
      acrossGradient([
        [0, 0x23282e],
        [0.5, 0x4b545e],
        [1, 0x2b3138],
      ]),
    );
  for (let y = -20; y <= 20; y += 8) body.rect(-76, BEAM_Y + y - 1, 22, 2).fill({ color: 0x11151a, alpha: 0.7 });
  body
    .poly([-58, BEAM_Y - 22, -6, BEAM_Y - 36, -6, BEAM_Y + 36, -58, BEAM_Y + 22])
    .fill(
      downGradient([
        [0, dark ? 0x5a6672 : 0x8b98a5],
        [0.35, dark ? 0x3a444e : 0x5d6a77],
        [1, dark ? 0x1d242b : 0x38424c],
      ]),
    )
    .roundRect(-10, BEAM_Y - 38, 9, 76, 3)
    .fill(
      downGradient([
        [0, 0x9aa4ae],
        [0.5, 0x6b757f],
        [1, 0x444c55],
      ]),
    );
  return body;
}

/** Its alpha is the part of the light that it keeps back. */
const drawFilter = (): Graphics =>
  new Graphics()
    .roundRect(FAR_X + 12, BEAM_Y - 44, 5, 88, 2)
    .fill(0x14181c)
    .roundRect(FAR_X + 9, BEAM_Y - 47, 11, 94, 3)
    .stroke({ width: 2, color: 0x4a535c });

/** Of length 1 from the lamp to the plant and beyond, wide as the spot there. */
const drawCone = (): Graphics =>
  new Graphics().poly([0, BEAM_Y - LENS, 1, BEAM_Y - SPOT, 1, BEAM_Y + SPOT, 0, BEAM_Y + LENS]).fill(
    acrossGradient([
      [0, 0xffffff, 0.55],
      [0.25, 0xffffff, 0.3],
      [1, 0xffffff, 0.14],
    ]),
  );

export function createLampRail({ theme }: StageContext): LampRail {
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'lamp on its rail' });
  const carriage = new Container({ label: 'lamp' });
  const off = new Graphics().ellipse(0, BEAM_Y, 5, LENS + 6).fill(dark ? 0x2c333b : 0x7d8791);
  const on = new Graphics()
    .ellipse(0, BEAM_Y, 6, LENS + 6)
    .fill(0xffffff)
    .ellipse(2, BEAM_Y, 12, LENS + 14)
    .fill({ color: 0xffffff, alpha: 0.25 });
  carriage.addChild(drawLamp(theme), off, on);
  const filter = drawFilter();
  root.addChild(drawRail(theme), carriage, filter);

  const light = new Container({ label: 'light' });
  const cone = drawCone();
  light.addChild(cone);
  const at = { x: FAR_X, y: BEAM_Y };
  let drawn = '';
  return {
    root,
    light,
    at,
    set(lux, colour, lit) {
      const key = `${lux} ${colour} ${lit}`;
      if (key === drawn) return;
      drawn = key;
      at.x = Math.max(FAR_X, placeAt(lux));
      carriage.x = at.x;
      const through = Math.min(1, lux / LEAST);
      filter.visible = through < 1;
      filter.alpha = 0.35 + 0.65 * (1 - through);
      const shines = lit && lux > 0;
      on.visible = lit;
      off.visible = !lit;
      on.tint = mix(colour, 0xffffff, 0.35);
      light.visible = shines;
      cone.tint = colour;
      cone.x = at.x;
      cone.scale.x = PLANT_X + 84 - at.x;
      // The eye takes light by its logarithm; a beam of little light is still seen.
      light.alpha = (dark ? 0.8 : 1) * through * (0.45 + 0.55 * Math.sqrt(lux / MOST));
    },
  };
}
