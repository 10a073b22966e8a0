/** The two layers of the water, their warmth in a lake with seasons, and the water that turns over where they are one. */
import { Container, type FillInput, Graphics } from 'pixi.js';
import { LAYERS } from '../../../../engine/environmental-science/lake-model';
import type { Point } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';
import { countryTones } from '../../kit/room/countryside';
import type { StageTheme } from '../../kit/theme';
import type { LakeNow } from './lake-now';
import { type Basin, unitOf, waterBetween } from './lake-picture';

/** µg/L that make the water quite green. */
const GREEN_AT = 45;
/** Bands of one warmth each in which a lake with seasons is tinted, and the colours of 0, 4 and 24 °C. */
const BANDS = 10;
const COLD = 0xdfeefc;
const DENSE = 0x2b4fa8;
const WARM = 0xf0913a;
/** K between surface and bottom that part the layers wholly. */
const PARTED = 4;
/** Where a round of water begins and ends, in half turns. */
const ARCS = [
  [0.15, 0.85],
  [1.15, 1.85],
] as const;

const tintOf = (warmth: number): number =>
  warmth < 4 ? mix(COLD, DENSE, Math.max(0, warmth / 4)) : mix(DENSE, WARM, Math.min(1, (warmth - 4) / 20));

/** K between surface and bottom. */
const contrastOf = (warmth: Float32Array): number => Math.abs((warmth[0] ?? 0) - (warmth[LAYERS - 1] ?? 0));

/** How far the layers are parted, 0 where the lake is one water. */
export const partedBy = (seasons: boolean, warmth: Float32Array): number =>
  seasons ? Math.min(1, contrastOf(warmth) / PARTED) : 1;

/** The water between two parts of its depth. */
export const fillWater = (pen: Graphics, basin: Basin, from: number, to: number, fill: FillInput = 0xffffff) =>
  pen
    .clear()
    .poly(waterBetween(basin, from, to))
    .fill(fill);

/** An arrow along a way; `at`: the place at a part of it. */
function drawArrow(pen: Graphics, at: (part: number) => Point, begin: number, end: number, u: number): void {
  const from = at(begin);
  pen.moveTo(from.x, from.y);
  for (let n = 1; n <= 12; n++) {
    const { x, y } = at(begin + ((end - begin) * n) / 12);
    pen.lineTo(x, y);
  }
  pen.stroke({ width: 3 * u, color: 0xffffff, alpha: 0.7, cap: 'round' });
  const tip = at(end);
  const neck = at(end - 0.12);
  const long = Math.max(1e-6, Math.abs(tip.x - neck.x) + Math.abs(tip.y - neck.y));
  const [dx, dy] = [(9 * u * (tip.x - neck.x)) / long, (9 * u * (tip.y - neck.y)) / long];
  pen
    .poly([tip.x + dx, tip.y + dy, tip.x - dy * 0.7, tip.y + dx * 0.7, tip.x + dy * 0.7, tip.y - dx * 0.7])
    .fill({ color: 0xffffff, alpha: 0.8 });
}

/** Two rounds of water, up in the middle and down at the shores. */
function drawRounds(pen: Graphics, basin: Basin): void {
  const { left, right, surface, bed } = basin;
  const width = right - left;
  pen.clear();
  for (const way of [-1, 1]) {
    const middle = (left + right) / 2 + way * width * 0.19;
    const [high, broad] = [(bed - surface) * 0.3, width * 0.13];
    const centre = surface + (bed - surface) * 0.48;
    const at = (part: number): Point => ({
      x: middle + broad * Math.cos(Math.PI * part) * -way,
      y: centre + high * Math.sin(Math.PI * part) * -1,
    });
    for (const [begin, end] of ARCS) drawArrow(pen, at, begin, end, unitOf(basin));
  }
}

export function createLakeLayers(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const tones = countryTones(theme);
  const root = new Container({ label: 'layers' });
  const upper = new Graphics({ label: 'upper water' });
  const lower = new Graphics({ label: 'deep water' });
  const blend = new Graphics({ label: 'thermocline' });
  const bands = Array.from({ length: BANDS }, () => new Graphics({ label: 'warmth', alpha: 0.3 }));
  const shine = new Graphics({ label: 'light in the water' });
  const rounds = new Graphics({ label: 'water that turns over', alpha: 0.6 });
  root.addChild(lower, upper, blend, ...bands, shine, rounds);
  const fading = (alpha: number) =>
    downGradient([
      [0, 0xffffff, alpha],
      [1, 0xffffff, 0],
    ]);
  return {
    root,
    /** `from`: the part of the depth at which the deep layer begins. */
    lay(basin: Basin, from: number) {
      fillWater(upper, basin, 0, from);
      fillWater(lower, basin, from, 1);
      // Between the layers one goes over into the other, and light fades from the surface down.
      fillWater(blend, basin, from, Math.min(1, from + 0.16), fading(1));
      fillWater(shine, basin, 0, from, fading(dark ? 0.14 : 0.3));
      bands.forEach((band, n) => fillWater(band, basin, n / BANDS, (n + 1) / BANDS));
      drawRounds(rounds, basin);
    },
    /** `warmth`: °C of its layers. */
    draw({ chlorophyll, oxygen, seasons, ice }: LakeNow, warmth: Float32Array) {
      const green = dark ? 0x2f6a24 : 0x5c9a33;
      const water = mix(tones.clean, green, Math.min(0.95, (chlorophyll / GREEN_AT) ** 0.7));
      upper.tint = water;
      blend.tint = water;
      // Without oxygen the deep turns black.
      const deep = mix(water, tones.deep, 0.62 * partedBy(seasons, warmth));
      lower.tint = mix(deep, 0x1b1420, 0.75 * Math.max(0, 1 - oxygen / 9));
      rounds.visible = seasons && ice === 0 && contrastOf(warmth) < 1;
      bands.forEach((band, n) => {
        band.visible = seasons;
        if (seasons) band.tint = tintOf(warmth[Math.floor(((n + 0.5) * LAYERS) / BANDS)] ?? 0);
      });
    },
  };
}
