/** The country behind the strip and the rock below it: a valley that a glacier has left, or old fields with a farm. */
import type { Succession } from '../../../../engine/biology/succession-record';
import type { StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { fillDown, fillPoly, softEllipse } from '../../kit/room/brush';
import { countryTones, paintHouse, paintSky, paintTree, scattered } from '../../kit/room/countryside';
import type { StageTheme } from '../../kit/theme';

const STONES = 150;

/** A mountain with snow on its top: its middle, half its width, its height. */
function paintPeak(
  canvas: CanvasRenderingContext2D,
  [x, ground]: readonly [number, number],
  [half, high]: readonly [number, number],
  rock: number,
  snow: number,
): void {
  fillPoly(
    canvas,
    [
      x - half,
      ground,
      x - half * 0.35,
      ground - high * 0.66,
      x,
      ground - high,
      x + half * 0.4,
      ground - high * 0.58,
      x + half,
      ground,
    ],
    rock,
    1,
  );
  fillPoly(
    canvas,
    [
      x - half * 0.35,
      ground - high * 0.66,
      x,
      ground - high,
      x + half * 0.4,
      ground - high * 0.58,
      x + half * 0.2,
      ground - high * 0.66,
      x + half * 0.05,
      ground - high * 0.52,
      x - half * 0.14,
      ground - high * 0.68,
    ],
    snow,
    1,
  );
}

/** The tongue of ice with its crevasses; `width`: of the country. */
function paintIce(
  canvas: CanvasRenderingContext2D,
  x: number,
  width: number,
  ground: number,
  ice: number,
  crevasse: number,
): void {
  fillPoly(
    canvas,
    [
      x - width * 0.05,
      ground - 128,
      x + width * 0.06,
      ground - 132,
      x + width * 0.16,
      ground - 34,
      x + width * 0.1,
      ground - 22,
      x - width * 0.12,
      ground - 24,
      x - width * 0.15,
      ground - 40,
    ],
    ice,
    1,
  );
  canvas.strokeStyle = cssColour(crevasse, 0.8);
  canvas.lineWidth = 1.2;
  for (let n = 0; n < 8; n++) {
    const y = ground - 116 + 11 * n;
    const half = width * (0.045 + 0.012 * n);
    canvas.beginPath();
    canvas.moveTo(x - half, y + 6);
    canvas.quadraticCurveTo(x + half * 0.2, y - 6, x + half * 1.1, y + 4);
    canvas.stroke();
  }
}

function paintGlacier(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  left: number,
  width: number,
  ground: number,
): void {
  const dark = theme.name === 'dark';
  const shade = (colour: number): number => (dark ? mix(colour, 0x0a1524, 0.58) : colour);
  for (const [at, wide, high, rock, snow] of [
    [0.12, 0.22, 190, 0x8ea2b2, 0xf2f7fb],
    [0.62, 0.26, 235, 0x7f95a8, 0xf4f9fd],
    [0.93, 0.2, 170, 0x94a7b5, 0xeef4f9],
  ] as const)
    paintPeak(canvas, [left + width * at, ground], [width * wide, high], shade(rock), shade(snow));
  // The ice ends on a grey plain.
  paintIce(canvas, left + width * 0.36, width, ground, shade(0xd8edf6), shade(0x8fc1da));
  fillDown(
    canvas,
    [left, ground - 26, width, 26],
    [
      [0, shade(0xa9b0b2)],
      [1, shade(0x8f9492)],
    ],
  );
}

function paintFarm(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  left: number,
  width: number,
  ground: number,
): void {
  const tones = countryTones(theme);
  paintHouse(canvas, tones, left + width * 0.7, ground - 22, 52, 24);
  for (const [at, size] of [
    [0.66, 34],
    [0.79, 42],
    [0.84, 30],
    [0.18, 26],
    [0.22, 32],
  ] as const)
    paintTree(canvas, tones, left + width * at, ground - 19, size);
  // A hedge, the strips of the fields, an old fence.
  for (let n = 0; n < 5; n++) {
    const y = ground - 18 + 3.6 * n;
    fillPoly(
      canvas,
      [left, y, left + width, y - 1, left + width, y + 2, left, y + 3],
      n % 2 === 0 ? tones.grass : mix(tones.grass, 0xd8c27a, 0.35),
      1,
    );
  }
  canvas.strokeStyle = cssColour(mix(tones.soil, 0x000000, 0.2));
  canvas.lineWidth = 2;
  for (let n = 0; n < 26; n++) {
    const x = left + (width * (n + 0.5)) / 26;
    canvas.beginPath();
    canvas.moveTo(x, ground);
    canvas.lineTo(x, ground - 15);
    canvas.stroke();
  }
  canvas.lineWidth = 1;
  for (const up of [12, 7]) {
    canvas.beginPath();
    canvas.moveTo(left, ground - up);
    canvas.lineTo(left + width, ground - up);
    canvas.stroke();
  }
}

/** `ground`: where the strip's surface lies, stage units. */
export function paintSite(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { bleed }: StageSize,
  type: Succession,
  ground: number,
): void {
  const { x, y, width, height } = bleed;
  const foot = y + height;
  const dark = theme.name === 'dark';
  const shade = (colour: number): number => (dark ? mix(colour, 0x05080c, 0.5) : colour);
  paintSky(canvas, theme, { x, y, width, height: ground - y - 14 }, 2.2);
  if (type === 'Primary') paintGlacier(canvas, theme, x, width, ground);
  else paintFarm(canvas, theme, x, width, ground);
  const [top, deep, stone] = type === 'Primary' ? [0x8b8f90, 0x6f7376, 0xa7abac] : [0xb08d5e, 0x8f7350, 0xc6b08a];
  fillDown(
    canvas,
    [x, ground, width, foot - ground],
    [
      [0, shade(top)],
      [1, shade(deep)],
    ],
  );
  for (let n = 0; n < STONES; n++) {
    const size = 3 + 11 * scattered(n, 5) ** 2;
    const px = x + width * scattered(n, 6);
    const py = ground + 8 + (foot - ground - 8) * scattered(n, 7);
    const tone = mix(stone, 0x000000, 0.35 * scattered(n, 8));
    softEllipse(
      canvas,
      [px + size * 0.2, py + size * 0.3, size * 1.3, size],
      [
        [0, 0x000000, 0.3],
        [1, 0x000000, 0],
      ],
    );
    fillPoly(
      canvas,
      [
        px - size,
        py,
        px - size * 0.4,
        py - size * 0.7,
        px + size * 0.5,
        py - size * 0.6,
        px + size,
        py + size * 0.1,
        px + size * 0.3,
        py + size * 0.6,
        px - size * 0.6,
        py + size * 0.5,
      ],
      shade(tone),
      1,
    );
  }
}
