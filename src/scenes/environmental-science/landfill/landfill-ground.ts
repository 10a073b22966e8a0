/** What stands still behind the section: sky, soil, groundwater, rock, the dug basin, a house with its cellar, the fence. */
import type { StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { fillDown, fillPoly } from '../../kit/room/brush';
import { paintRoom } from '../../kit/room/room';
import type { StageTheme } from '../../kit/theme';
import { BASIN, FLOOR, GROUND, MIDDLE, ROCK, scattered, type SectionMap, WATER_TABLE } from './section-map';

export const FENCE = 128;
const PEBBLES = 320;

type Shade = (colour: number) => number;

/** Soil, the saturated sand of the aquifer with the water table, and rock below it. */
function paintStrata(
  canvas: CanvasRenderingContext2D,
  { bleed }: StageSize,
  { y, unit }: SectionMap,
  shade: Shade,
): void {
  const [left, right, foot] = [bleed.x, bleed.x + bleed.width, bleed.y + bleed.height];
  fillDown(
    canvas,
    [left, y(GROUND), bleed.width, foot - y(GROUND)],
    [
      [0, shade(0x8a6a48)],
      [0.35, shade(0xa98862)],
      [1, shade(0x9a8468)],
    ],
  );
  fillDown(
    canvas,
    [left, y(WATER_TABLE), bleed.width, y(ROCK) - y(WATER_TABLE)],
    [
      [0, shade(0x9fb4b4)],
      [1, shade(0x7f9aa4)],
    ],
  );
  fillDown(
    canvas,
    [left, y(ROCK), bleed.width, foot - y(ROCK)],
    [
      [0, shade(0x757b82)],
      [1, shade(0x565c64)],
    ],
  );
  for (let n = 0; n < PEBBLES; n++) {
    const px = left + bleed.width * scattered(n, 1);
    const py = y(GROUND + 10 + (ROCK - GROUND - 12) * scattered(n, 2));
    const size = (0.7 + 2.2 * scattered(n, 3)) * unit;
    canvas.fillStyle = cssColour(n % 2 ? 0xffffff : 0x2a1c10, 0.1 + 0.14 * scattered(n, 4));
    canvas.beginPath();
    canvas.ellipse(px, py, size * 1.4, size, 0, 0, 2 * Math.PI);
    canvas.fill();
  }
  canvas.strokeStyle = cssColour(shade(0x3f6f9a), 0.9);
  canvas.lineWidth = 1.6;
  canvas.setLineDash([9, 5]);
  canvas.beginPath();
  canvas.moveTo(left, y(WATER_TABLE));
  canvas.lineTo(right, y(WATER_TABLE));
  canvas.stroke();
  canvas.setLineDash([]);
}

/** The basin, dug out: its far wall. */
function paintBasin(canvas: CanvasRenderingContext2D, { x, y }: SectionMap, shade: Shade): void {
  fillPoly(
    canvas,
    [
      x(MIDDLE - BASIN.mouth),
      y(GROUND),
      x(MIDDLE + BASIN.mouth),
      y(GROUND),
      x(MIDDLE + BASIN.floor),
      y(FLOOR),
      x(MIDDLE - BASIN.floor),
      y(FLOOR),
    ],
    shade(0xc9b391),
    1,
  );
  fillPoly(
    canvas,
    [
      x(MIDDLE - BASIN.mouth),
      y(GROUND),
      x(MIDDLE - BASIN.mouth + 60),
      y(GROUND),
      x(MIDDLE - BASIN.floor + 40),
      y(FLOOR),
      x(MIDDLE - BASIN.floor),
      y(FLOOR),
    ],
    0x000000,
    0.12,
  );
}

/** Grass on both sides of the basin. */
function paintGrass(canvas: CanvasRenderingContext2D, { bleed }: StageSize, { x, y }: SectionMap, green: number): void {
  for (const [from, to] of [
    [bleed.x, x(MIDDLE - BASIN.mouth)],
    [x(MIDDLE + BASIN.mouth), bleed.x + bleed.width],
  ] as const) {
    fillDown(
      canvas,
      [from, y(GROUND) - 4, to - from, 9],
      [
        [0, mix(green, 0xffffff, 0.15)],
        [1, mix(green, 0x000000, 0.45)],
      ],
    );
  }
}

/** A house beyond the fence, with a cellar into which gas may seep. */
function paintHouse(canvas: CanvasRenderingContext2D, { x, y }: SectionMap, shade: Shade, panes: number): void {
  const wall = shade(0xe9dcc3);
  fillPoly(canvas, [x(14), y(GROUND), x(86), y(GROUND), x(86), y(114), x(14), y(114)], wall, 1);
  fillPoly(canvas, [x(4), y(116), x(50), y(86), x(96), y(116)], shade(0xa8452f), 1);
  for (const at of [26, 58]) {
    fillPoly(canvas, [x(at), y(122), x(at + 14), y(122), x(at + 14), y(138), x(at), y(138)], shade(panes), 1);
  }
  fillPoly(canvas, [x(14), y(GROUND), x(86), y(GROUND), x(86), y(196), x(14), y(196)], shade(0xb5ada0), 1);
  fillPoly(canvas, [x(20), y(156), x(80), y(156), x(80), y(190), x(20), y(190)], shade(0x4c4640), 1);
}

function paintFence(canvas: CanvasRenderingContext2D, { x, y, unit }: SectionMap, colour: number): void {
  canvas.strokeStyle = cssColour(colour);
  canvas.lineWidth = 2 * unit;
  canvas.beginPath();
  for (let at = FENCE - 18; at <= FENCE + 18; at += 9) {
    canvas.moveTo(x(at), y(GROUND));
    canvas.lineTo(x(at), y(122));
  }
  canvas.moveTo(x(FENCE - 20), y(128));
  canvas.lineTo(x(FENCE + 20), y(128));
  canvas.moveTo(x(FENCE - 20), y(140));
  canvas.lineTo(x(FENCE + 20), y(140));
  canvas.stroke();
}

export function paintGround(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  stage: StageSize,
  map: SectionMap,
): void {
  const dark = theme.name === 'dark';
  const shade: Shade = (colour) => (dark ? mix(colour, 0x05080c, 0.42) : colour);
  paintRoom(canvas, theme, 'field', stage, map.y(GROUND) - 6);
  paintStrata(canvas, stage, map, shade);
  paintBasin(canvas, map, shade);
  paintGrass(canvas, stage, map, shade(0x5c9a3a));
  paintHouse(canvas, map, shade, dark ? 0xffe1a0 : 0x86a9c4);
  paintFence(canvas, map, shade(0x6c7680));
}
