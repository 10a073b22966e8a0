/** The pit that the sample is from: a cut through grass, topsoil, subsoil and rock, painted behind the stage. */
import type { Box, StageSize } from '../../contract';
import { fillDown } from '../../kit/room/brush';
import { paintRoom } from '../../kit/room/room';
import { cssColour, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { GRAIN_COLOURS, soilColour } from './soil-colours';

export interface PitSoil {
  readonly sand_pct: number;
  readonly clay_pct: number;
  readonly organic_matter: number;
}

/** Places that look thrown about but are the same each time: the far digits of a sine, 0 to 1. */
const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43758.5453) % 1;

const STONES = 46;
const GRASS = 90;
const ROOTS = 16;
const CRACKS = 9;
/** Where the horizons end, in parts of the pit's depth. */
const TOPSOIL = 0.34;
const SUBSOIL = 0.72;

function blob(canvas: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.ellipse(x, y, r, r * 0.7, 0.4, 0, 2 * Math.PI);
  canvas.fill();
}

/** A boundary between two horizons, wavy; closed down to the pit's foot. */
function below(canvas: CanvasRenderingContext2D, { x, y, width, height }: Box, part: number, colour: number): void {
  canvas.fillStyle = cssColour(colour);
  canvas.beginPath();
  canvas.moveTo(x, y + height);
  for (let n = 0; n <= 24; n++) {
    const at = n / 24;
    canvas.lineTo(x + at * width, y + part * height + 5 * Math.sin(7 * at + 9 * part) + 2 * Math.sin(23 * at));
  }
  canvas.lineTo(x + width, y + height);
  canvas.fill();
}

type Shade = (colour: number) => number;

/** Roots go as deep as the topsoil, a few of them deeper. */
function paintRoots(canvas: CanvasRenderingContext2D, { x, y, width, height }: Box, colour: string): void {
  canvas.lineCap = 'round';
  for (let n = 0; n < ROOTS; n++) {
    const from = x + width * scattered(n, 1);
    const deep = height * (0.12 + 0.45 * scattered(n, 2) ** 2);
    canvas.strokeStyle = colour;
    canvas.lineWidth = 0.8 + scattered(n, 3);
    canvas.beginPath();
    canvas.moveTo(from, y);
    canvas.bezierCurveTo(
      from + 8,
      y + deep * 0.3,
      from - 14,
      y + deep * 0.6,
      from + 18 * (scattered(n, 4) - 0.5),
      y + deep,
    );
    canvas.stroke();
  }
}

/** The more sand, the more pale grains. */
function paintGrains(
  canvas: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  sand: number,
  colour: string,
): void {
  const grains = 60 + 5 * sand;
  for (let n = 0; n < grains; n++) {
    blob(canvas, x + width * scattered(n, 5), y + height * SUBSOIL * scattered(n, 6), 0.6 + scattered(n, 7), colour);
  }
}

/** The more clay, the more cracks. */
function paintCracks(canvas: CanvasRenderingContext2D, { x, y, width, height }: Box, clay: number): void {
  canvas.strokeStyle = cssColour(0x1a0f0a, 0.5);
  for (let n = 0; n < Math.round((CRACKS * clay) / 60); n++) {
    canvas.lineWidth = 1 + scattered(n, 8);
    let px = x + width * scattered(n, 9);
    let py = y + height * (0.06 + 0.5 * scattered(n, 10));
    canvas.beginPath();
    canvas.moveTo(px, py);
    for (let k = 0; k < 5; k++) {
      px += 14 * (scattered(n, 11 + k) - 0.5);
      py += 9 + 8 * scattered(n, 21 + k);
      canvas.lineTo(px, py);
    }
    canvas.stroke();
  }
}

function paintStones(canvas: CanvasRenderingContext2D, { x, y, width, height }: Box, shade: Shade): void {
  for (let n = 0; n < STONES; n++) {
    const deep = 0.1 + 0.9 * Math.sqrt(scattered(n, 31));
    const r = 2 + 11 * scattered(n, 32) * deep ** 3;
    const at = { x: x + width * scattered(n, 33), y: y + height * deep };
    blob(canvas, at.x + 1.5, at.y + 2, r, cssColour(0x000000, 0.3));
    blob(canvas, at.x, at.y, r, cssColour(shade(mix(0x8d9296, GRAIN_COLOURS.silt, scattered(n, 34)))));
    blob(canvas, at.x - r * 0.25, at.y - r * 0.25, r * 0.5, cssColour(0xffffff, 0.16));
  }
}

/** On the ground above the pit. */
function paintGrass(canvas: CanvasRenderingContext2D, { x, y, width }: Box, green: number): void {
  fillDown(
    canvas,
    [x - 2, y - 5, width + 4, 9],
    [
      [0, mix(green, 0xffffff, 0.12)],
      [1, mix(green, 0x000000, 0.4)],
    ],
  );
  for (let n = 0; n < GRASS; n++) {
    const foot = x + width * scattered(n, 41);
    const tall = 6 + 13 * scattered(n, 42);
    canvas.strokeStyle = cssColour(mix(green, n % 2 ? 0xd8e070 : 0x16330c, 0.35 * scattered(n, 43)));
    canvas.lineWidth = 1.3;
    canvas.beginPath();
    canvas.moveTo(foot, y - 2);
    canvas.quadraticCurveTo(foot, y - tall * 0.6, foot + 9 * (scattered(n, 44) - 0.5), y - tall);
    canvas.stroke();
  }
}

function paintPit(canvas: CanvasRenderingContext2D, theme: StageTheme, box: Box, soil: PitSoil): void {
  const { x, y, width, height } = box;
  const shade: Shade = (colour) => (theme.name === 'dark' ? mix(colour, 0x000000, 0.34) : colour);
  const top = shade(soilColour(soil));
  const sub = shade(mix(soilColour({ ...soil, organic_matter: 0 }), GRAIN_COLOURS.clay, 0.12));
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, y, width, height);
  canvas.clip();
  canvas.fillStyle = cssColour(top);
  canvas.fillRect(x, y, width, height);
  below(canvas, box, TOPSOIL, sub);
  below(canvas, box, SUBSOIL, shade(mix(GRAIN_COLOURS.silt, 0x8a8f94, 0.55)));

  paintRoots(canvas, box, cssColour(shade(0xd8c6a4), 0.5));
  paintGrains(canvas, box, soil.sand_pct, cssColour(shade(mix(GRAIN_COLOURS.sand, 0xffffff, 0.25)), 0.5));
  paintCracks(canvas, box, soil.clay_pct);
  paintStones(canvas, box, shade);
  // The light comes from the upper left: the near wall of the pit shades its right.
  const across = canvas.createLinearGradient(x, 0, x + width, 0);
  across.addColorStop(0, cssColour(0xffffff, 0.1));
  across.addColorStop(0.5, cssColour(0x000000, 0));
  across.addColorStop(1, cssColour(0x000000, 0.34));
  canvas.fillStyle = across;
  canvas.fillRect(x, y, width, height);
  canvas.restore();
  paintGrass(canvas, box, shade(0x5c9a3a));
}

/** A table of boards on which the jar stands. */
function paintTable(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { left, right, y, front }: PitPlaces['table'],
  foot: number,
): void {
  const wood = theme.name === 'dark' ? 0x5a4330 : 0xc89a68;
  const wide = right - left;
  const edge = Math.max(y, front) + 12;
  const deep = edge - y + 16;
  for (const at of [left + 26, right - 44]) {
    fillDown(
      canvas,
      [at, edge + 10, 18, Math.max(0, foot - edge)],
      [
        [0, mix(wood, 0x000000, 0.4)],
        [1, mix(wood, 0x000000, 0.25)],
      ],
    );
  }
  fillDown(
    canvas,
    [left, y - 16, wide, deep],
    [
      [0, mix(wood, 0xffffff, 0.06)],
      [1, mix(wood, 0xffffff, 0.2)],
    ],
  );
  fillDown(
    canvas,
    [left, edge, wide, 12],
    [
      [0, mix(wood, 0x000000, 0.12)],
      [1, mix(wood, 0x000000, 0.42)],
    ],
  );
  canvas.fillStyle = cssColour(0x000000, 0.14);
  for (const part of [0.32, 0.68]) canvas.fillRect(left, y - 16 + deep * part, wide, 1);
}

export interface PitPlaces {
  /** Null where there is no room for it. */
  readonly pit: Box | null;
  /** `y`: where the jar stands; `front`: the feet of what stands farthest in front. */
  readonly table: { readonly left: number; readonly right: number; readonly y: number; readonly front: number };
}

export function paintSite(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  stage: StageSize,
  { pit, table }: PitPlaces,
  soil: PitSoil,
): void {
  const { bleed } = stage;
  const foot = bleed.y + bleed.height;
  paintRoom(canvas, theme, 'field', stage, stage.height * (pit ? 0.36 : 0.5));
  if (pit) {
    const left = Math.min(pit.x, bleed.x);
    paintPit(canvas, theme, { x: left, y: pit.y, width: pit.x + pit.width - left, height: foot - pit.y }, soil);
  }
  paintTable(canvas, theme, { ...table, right: Math.max(table.right, bleed.x + bleed.width + 40) }, foot);
}
