/** The country around a river or a lake: sky with hills and a bank, trees and houses, in the colours of the theme. */
import type { Box } from '../../contract';
import { cssColour, mix } from '../paint/shading';
import type { StageTheme } from '../theme';
import { fillDown, fillPoly, softEllipse } from './brush';

export interface CountryTones {
  readonly skyTop: number;
  readonly skyLow: number;
  readonly hills: number;
  readonly grass: number;
  readonly grassNear: number;
  readonly leaf: number;
  readonly wall: number;
  readonly roof: number;
  readonly window: number;
  readonly clean: number;
  readonly deep: number;
  readonly soil: number;
}

const TONES: Readonly<Record<StageTheme['name'], CountryTones>> = {
  light: {
    skyTop: 0x9fcbef,
    skyLow: 0xeaf5fc,
    hills: 0xa9c6c2,
    grass: 0xa8c887,
    grassNear: 0x86ac66,
    leaf: 0x5f8f4c,
    wall: 0xe9dfd0,
    roof: 0xb5694c,
    window: 0x7f93a5,
    clean: 0x7fc4e6,
    deep: 0x1f5f86,
    soil: 0xa98a62,
  },
  dark: {
    skyTop: 0x0e1c33,
    skyLow: 0x45607e,
    hills: 0x24404e,
    grass: 0x2c4a37,
    grassNear: 0x20382a,
    leaf: 0x1c3a2a,
    wall: 0x39424d,
    roof: 0x4d3130,
    window: 0xf2c46b,
    clean: 0x2f80ad,
    deep: 0x123e5f,
    soil: 0x4a3a28,
  },
};

export const countryTones = (theme: StageTheme): CountryTones => TONES[theme.name];

/** Places that look thrown about but are the same each time. */
export const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43758.5453) % 1;

export function paintTree(
  canvas: CanvasRenderingContext2D,
  tones: CountryTones,
  x: number,
  y: number,
  size: number,
): void {
  canvas.fillStyle = cssColour(mix(tones.soil, 0x000000, 0.35));
  canvas.fillRect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5);
  for (const [dx, dy, r, light] of [
    [0.05, -0.62, 0.4, -0.12],
    [-0.16, -0.72, 0.32, 0.06],
    [0.02, -0.92, 0.3, 0.14],
  ] as const) {
    canvas.fillStyle = cssColour(
      light < 0 ? mix(tones.leaf, 0x000000, -light * 1.6) : mix(tones.leaf, 0xffffff, light),
    );
    canvas.beginPath();
    canvas.ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.86, 0, 0, 2 * Math.PI);
    canvas.fill();
  }
}

export function paintHouse(
  canvas: CanvasRenderingContext2D,
  tones: CountryTones,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  canvas.fillStyle = cssColour(tones.wall);
  canvas.fillRect(x, y - h, w, h);
  fillPoly(canvas, [x - w * 0.08, y - h, x + w / 2, y - h * 1.5, x + w * 1.08, y - h], tones.roof, 1);
  canvas.fillStyle = cssColour(tones.window);
  for (const at of [0.18, 0.6]) canvas.fillRect(x + w * at, y - h * 0.72, w * 0.2, h * 0.34);
}

/** Sky, two rows of hills and the grass at their foot; `u` is the scale of what stands there. */
export function paintSky(canvas: CanvasRenderingContext2D, theme: StageTheme, box: Box, u: number): void {
  const tones = countryTones(theme);
  const { x, y, width, height } = box;
  const shore = y + height;
  fillDown(
    canvas,
    [x, y, width, height],
    [
      [0, tones.skyTop],
      [1, tones.skyLow],
    ],
  );
  softEllipse(
    canvas,
    [x + width * 0.16, y + height * 0.25, width * 0.3, height * 0.9],
    [
      [0, theme.name === 'dark' ? 0xbcd2ee : 0xfff6d8, theme.name === 'dark' ? 0.16 : 0.75],
      [1, 0xffffff, 0],
    ],
  );
  for (const [rise, phase, tone] of [
    [46, 20, mix(tones.hills, tones.skyLow, 0.5)],
    [27, 330, tones.hills],
  ] as const) {
    const ridge = [x, shore];
    for (let px = 0; px <= width; px += 6) {
      const a = (px + phase) / 110;
      ridge.push(x + px, shore - rise * u * (0.55 + 0.25 * Math.sin(a * 0.9) + 0.16 * Math.sin(2.1 * a + 1)));
    }
    fillPoly(canvas, [...ridge, x + width, shore], tone, 1);
  }
  fillDown(
    canvas,
    [x, shore - 12 * u, width, 26 * u],
    [
      [0, mix(tones.grass, tones.skyLow, 0.2)],
      [1, tones.grassNear],
    ],
  );
}
