/** What stands still along the river: sky, hills, town and works, both banks, and the water in section as it looks: waste that is dissolved cannot be seen. */
import type { Box, StageSize } from '../../contract';
import { fillDown, fillPoly } from '../../kit/room/brush';
import { cssColour, mix } from '../../kit/paint/shading';
import { countryTones, paintHouse, paintSky, paintTree, scattered } from '../../kit/room/countryside';
import type { StageTheme } from '../../kit/theme';

/** Where the river lies, in stage units; `left` and `right` are the outfall and the end of the reach that is shown. */
export interface RiverPlace {
  readonly box: Box;
  readonly left: number;
  readonly right: number;
  readonly surface: number;
  readonly bed: number;
}

/** The water along the reach: oxygen in mg/L and turbidity in NTU at a part of it from 0 to 1. */
export type WaterAt = (part: number) => { readonly oxygen: number; readonly turbidity: number };

/** Turbidity at which two thirds of what is seen are mud and sewage, NTU. Where oxygen runs out, iron sulfide turns the water black. */
const BROWN_AT = 60;
const BLACK_BELOW = 1;
const BROWN = 0x8c7a33;
const BLACK = 0x23221c;
const COLUMNS = 160;

/** Colour of the water, from its turbidity and its lack of oxygen. */
export function waterColour(theme: StageTheme, oxygen: number, turbidity: number): number {
  const stained = mix(
    countryTones(theme).clean,
    theme.name === 'dark' ? mix(BROWN, 0, 0.3) : BROWN,
    0.9 * -Math.expm1(-turbidity / BROWN_AT),
  );
  return mix(stained, BLACK, 0.55 * Math.max(0, 1 - oxygen / BLACK_BELOW));
}

/** Sewage works at the outfall: clarifiers with their bridges, a shed, and the pipe through the bank. */
function paintWorks(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { left, surface, bed }: RiverPlace,
  u: number,
): void {
  const tones = countryTones(theme);
  const y = surface - 11 * u;
  paintHouse(canvas, tones, left - 74 * u, y, 30 * u, 17 * u);
  for (const [dx, r] of [
    [-24, 17],
    [4, 13],
  ] as const) {
    const cx = left + (dx - 6) * u;
    canvas.fillStyle = cssColour(mix(tones.wall, 0x000000, 0.22));
    canvas.fillRect(cx - r * u, y - 7 * u, 2 * r * u, 7 * u);
    canvas.fillStyle = cssColour(mix(tones.wall, 0xffffff, 0.2));
    canvas.beginPath();
    canvas.ellipse(cx, y - 7 * u, r * u, r * u * 0.26, 0, 0, 2 * Math.PI);
    canvas.fill();
    canvas.fillStyle = cssColour(waterColour(theme, 3, 120));
    canvas.beginPath();
    canvas.ellipse(cx, y - 7 * u, r * u * 0.86, r * u * 0.19, 0, 0, 2 * Math.PI);
    canvas.fill();
    canvas.strokeStyle = cssColour(tones.window);
    canvas.lineWidth = 1.6 * u;
    canvas.beginPath();
    canvas.moveTo(cx - r * u, y - 9 * u);
    canvas.lineTo(cx + r * u * 0.3, y - 9 * u);
    canvas.stroke();
  }
  // A quay of stone carries the pipe down to where it ends under water.
  const quay = { x: left - 52 * u, y: surface - 13 * u, width: 36 * u, height: bed - surface + 17 * u };
  fillDown(
    canvas,
    [quay.x, quay.y, quay.width, quay.height],
    [
      [0, mix(0x9a9c98, tones.wall, 0.3)],
      [1, mix(0x4b4f50, tones.deep, 0.4)],
    ],
  );
  canvas.strokeStyle = cssColour(0x20262a, 0.4);
  canvas.lineWidth = u;
  for (let row = 0; row * 12 * u < quay.height; row++) {
    const at = quay.y + row * 12 * u;
    canvas.strokeRect(
      quay.x,
      at,
      quay.width * (row % 2 === 0 ? 0.5 : 0.75),
      Math.min(12 * u, quay.y + quay.height - at),
    );
  }
  canvas.fillStyle = cssColour(mix(0xb9bbb6, tones.wall, 0.4));
  canvas.fillRect(quay.x - 3 * u, quay.y - 3 * u, quay.width + 6 * u, 5 * u);
  const depth = surface + (bed - surface) * 0.34;
  const pipe = canvas.createLinearGradient(0, depth - 7 * u, 0, depth + 7 * u);
  pipe.addColorStop(0, cssColour(0xaab4bf));
  pipe.addColorStop(0.35, cssColour(0xd8e0e8));
  pipe.addColorStop(1, cssColour(0x4c5763));
  canvas.fillStyle = pipe;
  canvas.fillRect(left - 40 * u, depth - 7 * u, 38 * u, 14 * u);
  canvas.fillRect(left - 40 * u, surface - 14 * u, 14 * u, depth - surface + 21 * u);
  canvas.fillStyle = cssColour(0x303a45);
  canvas.fillRect(left - 4 * u, depth - 9 * u, 5 * u, 18 * u);
}

/** Sky, trees, and a village by the river: those who drink from it. */
function paintShore(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { x, y, width }: Box,
  { box, left, right, surface }: RiverPlace,
): void {
  const tones = countryTones(theme);
  const u = box.height / 250;
  const shore = surface - 12 * u;
  paintSky(canvas, theme, { x, y, width, height: shore - y }, u);
  for (let n = 0; n < 34; n++) {
    const at = x + width * scattered(n, 1);
    if (at > left - 100 * u && at < left + 46 * u) continue;
    paintTree(canvas, tones, at, shore + (2 - 9 * scattered(n, 2)) * u, (15 + 17 * scattered(n, 3)) * u);
  }
  for (let n = 0; n < 5; n++)
    paintHouse(
      canvas,
      tones,
      left + (right - left) * 0.56 + n * 24 * u,
      shore + 3 * u,
      (15 + 5 * scattered(n, 4)) * u,
      (10 + 5 * scattered(n, 5)) * u,
    );
}

/** The section: water in columns, each as it looks. */
function paintWater(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { x, width }: Box,
  { box, left, right, surface, bed }: RiverPlace,
  water: WaterAt,
): void {
  const { deep } = countryTones(theme);
  const u = box.height / 250;
  for (let n = 0; n < COLUMNS; n++) {
    const from = x + (width * n) / COLUMNS;
    const part = (from - left) / (right - left);
    const { oxygen, turbidity } = water(part);
    const tone = waterColour(theme, oxygen, turbidity);
    fillDown(
      canvas,
      [from, surface, width / COLUMNS + 1, bed - surface + 14 * u],
      [
        [0, mix(tone, 0xffffff, theme.name === 'dark' ? 0.1 : 0.26)],
        [0.12, tone],
        [1, mix(tone, deep, 0.34)],
      ],
    );
  }
  // Light that falls in from the upper left.
  for (let n = 0; n < 9; n++) {
    const at = x + width * (n / 9 + 0.03 * scattered(n, 6));
    fillPoly(
      canvas,
      [at, surface, at + 26 * u, surface, at + 74 * u, bed, at + 30 * u, bed],
      0xffffff,
      theme.name === 'dark' ? 0.025 : 0.07,
    );
  }
}

/** The bed: gravel and stones. */
function paintBed(canvas: CanvasRenderingContext2D, soil: number, { x, width }: Box, { box, bed }: RiverPlace): void {
  const foot = box.y + box.height;
  const u = box.height / 250;
  const ground = [x, foot];
  for (let px = 0; px <= width; px += 8) ground.push(x + px, bed + (3 * Math.sin(px / 37) + 2 * Math.sin(px / 11)) * u);
  ground.push(x + width, bed);
  canvas.save();
  canvas.beginPath();
  for (let n = 0; n < ground.length; n += 2) canvas.lineTo(ground[n] ?? 0, ground[n + 1] ?? 0);
  canvas.lineTo(x + width, foot);
  canvas.clip();
  fillDown(
    canvas,
    [x, bed - 6 * u, width, foot - bed + 6 * u],
    [
      [0, mix(soil, 0xffffff, 0.18)],
      [1, mix(soil, 0x000000, 0.3)],
    ],
  );
  canvas.restore();
  for (let n = 0; n < 90; n++) {
    const size = (1.6 + 4.4 * scattered(n, 7)) * u;
    canvas.fillStyle = cssColour(mix(soil, n % 2 === 0 ? 0xffffff : 0x20262c, 0.3), 0.9);
    canvas.beginPath();
    canvas.ellipse(
      x + width * scattered(n, 8),
      bed + (3 + 10 * scattered(n, 9)) * u,
      size,
      size * 0.62,
      0,
      0,
      2 * Math.PI,
    );
    canvas.fill();
  }
}

/** Weeds, which do not grow where there is no oxygen. */
function paintWeeds(
  canvas: CanvasRenderingContext2D,
  leaf: number,
  { x, width }: Box,
  { box, left, right, bed }: RiverPlace,
  water: WaterAt,
): void {
  const u = box.height / 250;
  for (let n = 0; n < 60; n++) {
    const at = x + width * scattered(n, 10);
    const { oxygen } = water((at - left) / (right - left));
    const tall = (10 + 18 * scattered(n, 11)) * u * Math.min(1, oxygen / 5);
    canvas.strokeStyle = cssColour(mix(leaf, 0x9fc27a, 0.35 * scattered(n, 12)), 0.85);
    canvas.lineWidth = 1.8 * u;
    canvas.beginPath();
    canvas.moveTo(at, bed + 3 * u);
    canvas.quadraticCurveTo(at + 2 * u, bed - tall * 0.6, at + 9 * u, bed - tall);
    canvas.stroke();
  }
}

export function paintRiver(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  stage: StageSize,
  place: RiverPlace,
  water: WaterAt,
): void {
  const tones = countryTones(theme);
  const { bleed } = stage;
  const { box, surface } = place;
  const u = box.height / 250;
  paintShore(canvas, theme, bleed, place);
  paintWater(canvas, theme, bleed, place, water);
  paintWorks(canvas, theme, place, u);
  canvas.fillStyle = cssColour(0xffffff, theme.name === 'dark' ? 0.35 : 0.75);
  canvas.fillRect(bleed.x, surface - 1, bleed.width, 1.8 * u);
  paintBed(canvas, tones.soil, bleed, place);
  paintWeeds(canvas, tones.leaf, bleed, place, water);
}
