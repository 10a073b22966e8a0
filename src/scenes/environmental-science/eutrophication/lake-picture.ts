/** What stands still around a lake: sky, hills, farm with its stream, and the ground that is cut open below. */
import type { Box, StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { fillDown } from '../../kit/room/brush';
import {
  type CountryTones,
  countryTones,
  paintHouse,
  paintSky,
  paintTree,
  scattered,
} from '../../kit/room/countryside';
import type { StageTheme } from '../../kit/theme';

/** The basin in stage units: shores at the surface, and the level of the mud. */
export interface Basin {
  readonly box: Box;
  readonly left: number;
  readonly right: number;
  readonly surface: number;
  readonly bed: number;
}

/** Part of the width by which each shore has come in at the bed. */
const INWARDS = 0.16;
const SIDES = 14;

/** Stage units of what swims on the lake and in it: boat, ice, fish. */
export const unitOf = ({ box }: Basin): number => Math.max(0.7, box.height / 250);

/** Outline of the water between two parts of its depth, 0 at the surface, 1 at the bed: x, y, x, y … */
export function waterBetween({ left, right, surface, bed }: Basin, from: number, to: number): number[] {
  const width = right - left;
  const at = (n: number): number => from + ((to - from) * n) / SIDES;
  const points: number[] = [];
  for (let n = 0; n <= SIDES; n++) points.push(left + INWARDS * width * at(n) ** 2, surface + (bed - surface) * at(n));
  for (let n = SIDES; n >= 0; n--) points.push(right - INWARDS * width * at(n) ** 2, surface + (bed - surface) * at(n));
  return points;
}

export type Season = 'summer' | 'autumn' | 'winter';

/** First days of the year with bare and white country, with leaves, with coloured leaves, and bare again. */
const TURNS = { green: 105, coloured: 275, bare: 325 } as const;

/** The country as the year has it; summer in a year without seasons. */
export function seasonOf({ seasons, yearDay }: { readonly seasons: boolean; readonly yearDay: number }): Season {
  if (!seasons) return 'summer';
  if (yearDay < TURNS.green || yearDay >= TURNS.bare) return 'winter';
  return yearDay < TURNS.coloured ? 'summer' : 'autumn';
}

function tonesIn(season: Season, theme: StageTheme): CountryTones {
  const tones = countryTones(theme);
  if (season === 'summer') return tones;
  const dark = theme.name === 'dark';
  if (season === 'autumn') {
    const leaf = mix(tones.leaf, dark ? 0x7a4a1e : 0xd0822c, 0.75);
    return { ...tones, leaf, grassNear: mix(tones.grassNear, 0xb09a4a, 0.35) };
  }
  const snow = dark ? 0x9fb0c4 : 0xf4f8fb;
  return {
    ...tones,
    leaf: mix(mix(tones.leaf, tones.soil, 0.6), snow, 0.45),
    grassNear: mix(tones.grassNear, snow, 0.8),
    roof: mix(tones.roof, snow, 0.7),
  };
}

export function paintLake(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  stage: StageSize,
  basin: Basin,
  season: Season,
): void {
  const tones = tonesIn(season, theme);
  const { box, left, surface, right, bed } = basin;
  const { x, y, width, height } = stage.bleed;
  const foot = box.y + box.height;
  const u = box.height / 250;
  const shore = surface - 9 * u;
  paintSky(canvas, theme, { x, y, width, height: shore - y }, u);
  for (let n = 0; n < 26; n++) {
    const at = x + width * scattered(n, 41);
    if (at > left - 130 * u && at < left + 30 * u) continue;
    paintTree(canvas, tones, at, shore + (1 - 8 * scattered(n, 42)) * u, (14 + 15 * scattered(n, 43)) * u);
  }
  // Ground in section: grass above, soil below.
  fillDown(
    canvas,
    [x, shore, width, foot - shore],
    [
      [0, tones.grassNear],
      [0.06, mix(tones.grassNear, tones.soil, 0.5)],
      [0.12, tones.soil],
      [1, mix(tones.soil, 0x000000, 0.35)],
    ],
  );
  for (let n = 0; n < 90; n++) {
    const size = (1.5 + 4 * scattered(n, 44)) * u;
    canvas.fillStyle = cssColour(mix(tones.soil, n % 2 === 0 ? 0xffffff : 0x14181c, 0.25), 0.7);
    canvas.beginPath();
    const down = shore + (foot - shore) * (0.16 + 0.8 * scattered(n, 46));
    canvas.ellipse(x + width * scattered(n, 45), down, size, size * 0.6, 0, 0, 2 * Math.PI);
    canvas.fill();
  }
  // The farm, its ploughed field, and the stream that carries what the field loses.
  paintHouse(canvas, tones, left - 112 * u, shore + u, 34 * u, 21 * u);
  paintHouse(canvas, tones, left - 74 * u, shore + u, 19 * u, 14 * u);
  canvas.strokeStyle = cssColour(mix(tones.soil, 0x000000, 0.2), 0.8);
  canvas.lineWidth = 1.6 * u;
  for (let n = 0; n < 7; n++) {
    canvas.beginPath();
    canvas.moveTo(left - (52 - 6 * n) * u, shore - 5 * u);
    canvas.lineTo(left - (60 - 7 * n) * u, shore + 4 * u);
    canvas.stroke();
  }
  canvas.strokeStyle = cssColour(tones.clean);
  canvas.lineWidth = 6 * u;
  canvas.beginPath();
  canvas.moveTo(left - 60 * u, shore + 3 * u);
  canvas.quadraticCurveTo(left - 20 * u, shore + 2 * u, left + 12 * u, surface + 2 * u);
  canvas.stroke();
  // The mud at the bottom, under the water.
  const mud = waterBetween({ ...basin, bed: bed + 12 * u }, 0, 1);
  canvas.fillStyle = cssColour(mix(0x4a3b2a, 0x000000, theme.name === 'dark' ? 0.35 : 0));
  canvas.beginPath();
  for (let n = 0; n < mud.length; n += 2) canvas.lineTo(mud[n] ?? 0, mud[n + 1] ?? 0);
  canvas.closePath();
  canvas.fill();
  // Reeds at both shores.
  for (let n = 0; n < 30; n++) {
    const at = n % 2 === 0 ? left + 30 * u * scattered(n, 47) : right - 30 * u * scattered(n, 47);
    canvas.strokeStyle = cssColour(mix(tones.leaf, 0xc9b45a, 0.4 * scattered(n, 48)));
    canvas.lineWidth = 1.5 * u;
    canvas.beginPath();
    canvas.moveTo(at, surface + 5 * u);
    canvas.lineTo(at + 3 * u, surface - (8 + 14 * scattered(n, 49)) * u);
    canvas.stroke();
  }
  const tail = foot;
  fillDown(
    canvas,
    [x, tail, width, y + height - tail],
    [
      [0, mix(tones.soil, 0x000000, 0.45)],
      [1, mix(tones.soil, 0x000000, 0.62)],
    ],
  );
}
