/** The open field behind a throw: sky, far hills and ground of the Earth, the Moon, Mars or nowhere in particular. */
import type { StageSize } from '../../contract';
import { cssColour, mix } from '../paint/shading';
import type { StageTheme } from '../theme';

export type World = 'earth' | 'moon' | 'mars' | 'elsewhere';

interface Palette {
  readonly skyTop: number;
  readonly skyLow: number;
  readonly hills: number;
  readonly groundFar: number;
  readonly groundNear: number;
  readonly mark: number;
}

const PALETTES: Readonly<Record<StageTheme['name'], Readonly<Record<World, Palette>>>> = {
  light: {
    earth: {
      skyTop: 0xb9d8f5,
      skyLow: 0xeef6fd,
      hills: 0xa8c0c4,
      groundFar: 0xc9d8b4,
      groundNear: 0x9db585,
      mark: 0x6f8a58,
    },
    moon: {
      skyTop: 0xbfc5d2,
      skyLow: 0xe9ebf0,
      hills: 0xaeb2bb,
      groundFar: 0xd2d3d6,
      groundNear: 0xa6a8ad,
      mark: 0x83868d,
    },
    mars: {
      skyTop: 0xe6cdb2,
      skyLow: 0xf8ebdc,
      hills: 0xc69a7c,
      groundFar: 0xdcae8b,
      groundNear: 0xb98260,
      mark: 0x8c5a3e,
    },
    elsewhere: {
      skyTop: 0xcdd9e6,
      skyLow: 0xf0f5fa,
      hills: 0xb4c2cf,
      groundFar: 0xd5dde4,
      groundNear: 0xadb9c5,
      mark: 0x8796a5,
    },
  },
  dark: {
    earth: {
      skyTop: 0x0d1b30,
      skyLow: 0x35536f,
      hills: 0x1f3746,
      groundFar: 0x2f4a3c,
      groundNear: 0x14231d,
      mark: 0x4d6b52,
    },
    moon: {
      skyTop: 0x04060a,
      skyLow: 0x10141c,
      hills: 0x383c43,
      groundFar: 0x565a61,
      groundNear: 0x23262b,
      mark: 0x15171a,
    },
    mars: {
      skyTop: 0x24180f,
      skyLow: 0x70492f,
      hills: 0x4e2d1d,
      groundFar: 0x6b3f29,
      groundNear: 0x2a1710,
      mark: 0x1d0f09,
    },
    elsewhere: {
      skyTop: 0x131d2a,
      skyLow: 0x2c3c4f,
      hills: 0x243242,
      groundFar: 0x33414f,
      groundNear: 0x161e27,
      mark: 0x55677a,
    },
  },
};

const WORLDS: readonly { readonly gravity: number; readonly world: World; readonly name: string }[] = [
  { gravity: 1.62, world: 'moon', name: 'Moon' },
  { gravity: 3.71, world: 'mars', name: 'Mars' },
  { gravity: 9.81, world: 'earth', name: 'Earth' },
];
const ELSEWHERE = { world: 'elsewhere', name: '' } as const;

/** Where things fall like this (m/s²), if anybody knows. */
export const worldOf = (gravity: number): { readonly world: World; readonly name: string } =>
  WORLDS.find((known) => Math.abs(known.gravity - gravity) < 1e-9) ?? ELSEWHERE;

/** Places that look thrown about but are the same each time: the far digits of a sine, 0 to 1. */
const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43758.5453) % 1;

const STARS = 90;
const STONES = 26;

/** `horizonY`: where sky and ground meet, stage units. The near ground goes down to the stage's end. */
export function paintLandscape(
  canvas: CanvasRenderingContext2D,
  { bleed }: StageSize,
  theme: StageTheme,
  world: World,
  horizonY: number,
): void {
  const { skyTop, skyLow, hills, groundFar, groundNear, mark } = PALETTES[theme.name][world];
  const { x, y, width, height } = bleed;
  const bottom = y + height;
  const down = (from: number, to: number, stops: readonly (readonly [number, number])[]): CanvasGradient => {
    const gradient = canvas.createLinearGradient(0, from, 0, to);
    for (const [offset, colour] of stops) gradient.addColorStop(offset, cssColour(colour));
    return gradient;
  };
  const disc = (cx: number, cy: number, rx: number, ry: number, colour: string): void => {
    canvas.fillStyle = colour;
    canvas.beginPath();
    canvas.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
    canvas.fill();
  };

  canvas.fillStyle = down(y, horizonY, [
    [0, skyTop],
    [1, skyLow],
  ]);
  canvas.fillRect(x, y, width, horizonY - y);

  if (world === 'moon') {
    for (let n = 0; n < STARS; n++) {
      const size = 0.5 + scattered(n, 3);
      const bright = theme.name === 'dark' ? 0.25 + 0.6 * scattered(n, 4) : 0.55;
      disc(x + width * scattered(n, 1), y + (horizonY - y) * scattered(n, 2), size, size, cssColour(0xffffff, bright));
    }
    paintEarth(canvas, x + width * 0.9, y + (horizonY - y) * 0.62, 17);
  }

  const ridge = (base: number, rise: number, colour: string, phase: number, rough: number): void => {
    canvas.fillStyle = colour;
    canvas.beginPath();
    canvas.moveTo(x, horizonY);
    for (let px = 0; px <= width; px += 6) {
      const u = (px + phase) / 100;
      const wave = Math.sin(u * 0.9) + 0.6 * Math.sin(u * 2.1 + 1) + rough * Math.sin(u * 5.3 + 2);
      canvas.lineTo(x + px, horizonY - base - rise * (0.5 + 0.3 * wave));
    }
    canvas.lineTo(x + width, horizonY);
    canvas.fill();
  };
  ridge(4, 26, cssColour(mix(hills, skyLow, 0.55)), 40, world === 'earth' ? 0.1 : 0.35);
  ridge(0, 15, cssColour(hills), 310, world === 'earth' ? 0.15 : 0.5);

  canvas.fillStyle = down(horizonY, bottom, [
    [0, groundFar],
    [0.3, mix(groundFar, groundNear, 0.5)],
    [1, groundNear],
  ]);
  canvas.fillRect(x, horizonY, width, bottom - horizonY);

  if (world === 'earth' || world === 'elsewhere') {
    // Mown strips, wider the nearer they are.
    canvas.fillStyle = cssColour(mix(groundFar, 0xffffff, 0.25), 0.12);
    for (let n = 0, at = horizonY + 5, wide = 3; at < bottom; n++, at += wide, wide *= 1.45) {
      if (n % 2 === 0) canvas.fillRect(x, at, width, wide);
    }
  } else {
    for (let n = 0; n < STONES; n++) {
      const depth = 0.06 + 0.94 * scattered(n, 5) ** 1.4;
      const cx = x + width * scattered(n, 6);
      const cy = horizonY + (bottom - horizonY) * depth;
      const size = (world === 'moon' ? 20 : 6) * depth * (0.4 + scattered(n, 7));
      disc(cx, cy, size, size * 0.3, cssColour(mark, 0.35));
      disc(cx + size * 0.06, cy + size * 0.06, size * 0.9, size * 0.24, cssColour(groundFar, 0.5));
    }
  }

  // The lamp is upper left: the far right lies in shade.
  const shade = canvas.createLinearGradient(x, 0, x + width, 0);
  shade.addColorStop(0.55, cssColour(theme.shadow, 0));
  shade.addColorStop(1, cssColour(theme.shadow, theme.name === 'dark' ? 0.24 : 0.06));
  canvas.fillStyle = shade;
  canvas.fillRect(x, y, width, height);
}

function paintEarth(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const globe = canvas.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 0, x, y, radius);
  globe.addColorStop(0, '#cfe8ff');
  globe.addColorStop(0.45, '#4f8fce');
  globe.addColorStop(0.85, '#1c4472');
  globe.addColorStop(1, '#0b1c33');
  canvas.fillStyle = globe;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
}
