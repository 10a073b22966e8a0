/** What lies behind the radiation: space with its stars, the air of a planet and its ground. Painted once for each planet and size. */
import type { Planet } from '../../../../engine/environmental-science/planets';
import type { Box, StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { fillDown, softEllipse } from '../../kit/room/brush';
import type { StageTheme } from '../../kit/theme';

interface PlanetTones {
  readonly air: number;
  readonly ground: number;
  /** What sends sunlight back: cloud and ice, yellow cloud, dust, bright highlands. */
  readonly bright: number;
  readonly globe: readonly [lit: number, middle: number, dark: number];
}

export const PLANET_TONES: Readonly<Record<Planet, PlanetTones>> = {
  Earth: { air: 0x5b9bd8, ground: 0x4f7a45, bright: 0xf2f7fb, globe: [0xcfe8ff, 0x3f86cc, 0x123056] },
  Venus: { air: 0xd9b25f, ground: 0x8a5a30, bright: 0xf6e3b0, globe: [0xfff3cf, 0xdcb266, 0x6e4a1c] },
  Mars: { air: 0xc9835a, ground: 0x9a5330, bright: 0xe9c3a4, globe: [0xf3b48c, 0xb5562f, 0x4d1f10] },
  Moon: { air: 0x3a4150, ground: 0x77797f, bright: 0xd3d5d9, globe: [0xf1f1f1, 0xa3a5aa, 0x3c3e44] },
};

const STARS = 70;
/** Places that look thrown about but are the same each time: the far digits of a sine, 0 to 1. */
export const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43758.5453) % 1;

export interface Levels {
  /** Height of a level on the stage: 0 the ground, 1 … 5 layers, 6 space. */
  readonly y: readonly number[];
  readonly box: Box;
}

export interface Skyline {
  /** Where the air begins below space, and where the ground begins. */
  readonly top: number;
  readonly ground: number;
}

/** The whole stage: space above, the planet's air towards the ground. */
export function paintPlanet(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  planet: Planet,
  { bleed }: StageSize,
  { top, ground }: Skyline,
): void {
  const dark = theme.name === 'dark';
  const tones = PLANET_TONES[planet];
  const { x, y, width, height } = bleed;
  const bottom = y + height;
  const space = dark ? 0x060a14 : mix(theme.backdropTop, 0x6f86b4, 0.34);
  const low = dark ? mix(0x0b1524, tones.air, 0.36) : mix(0xffffff, tones.air, 0.26);
  fillDown(
    canvas,
    [x, y, width, ground - y],
    [
      [0, space],
      [Math.min(0.9, Math.max(0.05, (top - y) / (ground - y))), mix(space, low, 0.3)],
      [1, low],
    ],
  );
  for (let n = 0; n < STARS; n++) {
    const depth = scattered(n, 2);
    canvas.fillStyle = cssColour(0xffffff, (dark ? 0.75 : 0.9) * (1 - depth) * (0.3 + 0.7 * scattered(n, 4)));
    canvas.beginPath();
    canvas.arc(x + width * scattered(n, 1), y + (ground - y) * 0.6 * depth, 0.5 + 0.9 * scattered(n, 3), 0, 7);
    canvas.fill();
  }
  const far = dark ? mix(tones.ground, 0x000000, 0.5) : mix(tones.ground, 0xffffff, 0.5);
  const ridge = (rise: number, phase: number, colour: number): void => {
    canvas.fillStyle = cssColour(colour);
    canvas.beginPath();
    canvas.moveTo(x, bottom);
    for (let px = 0; px <= width + 6; px += 6) {
      const u = (px + phase) / 100;
      const wave = Math.sin(u * 0.9) + 0.55 * Math.sin(u * 2.3 + 1) + 0.3 * Math.sin(u * 5.1 + 2);
      canvas.lineTo(x + px, ground - rise * (0.55 + 0.3 * wave));
    }
    canvas.lineTo(x + width, bottom);
    canvas.fill();
  };
  ridge(30, 30, mix(far, low, 0.5));
  ridge(15, 310, far);
  const near = dark ? mix(tones.ground, 0x000000, 0.72) : mix(tones.ground, 0xffffff, 0.18);
  fillDown(
    canvas,
    [x, ground, width, bottom - ground],
    [
      [0, dark ? mix(tones.ground, 0x000000, 0.35) : mix(tones.ground, 0xffffff, 0.38)],
      [1, near],
    ],
  );
  softEllipse(
    canvas,
    [x + width * 0.28, ground + 4, width * 0.4, (bottom - ground) * 0.5],
    [
      [0, 0xffffff, dark ? 0.07 : 0.22],
      [1, 0xffffff, 0],
    ],
  );
}

/** The bright part of the ground: as wide as the part of the sunlight that it sends back. */
export const brightBox = ({ x, width }: Box, albedo: number, ground: number, thick: number): Box => ({
  x,
  y: ground - thick / 2,
  width: width * albedo,
  height: thick,
});
