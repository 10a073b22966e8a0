/** Where things stand on the bench of the pH experiment, wide and narrow. */
import type { Point, StageSize } from '../contract';

export interface Station extends Point {
  readonly scale: number;
}

export interface PhLayout {
  readonly benchY: number;
  /** Feet of the five samples, the three buffers and the beaker under the wash bottle. */
  readonly stations: readonly Station[];
  readonly wash: Station;
  readonly meter: Station;
  readonly post: { readonly x: number; readonly footY: number; readonly topY: number };
  /** Length of the electrode, and how far its bulb is above a foot when dipped. */
  readonly electrode: { readonly length: number; readonly dipped: number };
  readonly scale: { readonly x: number; readonly y: number; readonly width: number };
  readonly roll: Station;
  readonly lens: Point | null;
  readonly lensText: Point;
  readonly captionsY: number;
  readonly note: Point;
}

export const SAMPLES = 5;
export const RINSE = 8;
export const BEAKERS = {
  sample: { height: 122, radius: 41 },
  buffer: { height: 104, radius: 31 },
  waste: { height: 66, radius: 33 },
} as const;

const row = (xs: readonly number[], y: number, scale: number): Station[] => xs.map((x) => ({ x, y, scale }));

export const LAYOUTS: Readonly<Record<StageSize['layout'], PhLayout>> = {
  wide: {
    benchY: 404,
    stations: [...row([52, 145, 238, 331, 424], 486, 1), ...row([511, 581, 651], 486, 1), { x: 716, y: 486, scale: 1 }],
    wash: { x: 772, y: 462, scale: 1.12 },
    meter: { x: 880, y: 490, scale: 1 },
    post: { x: 467, footY: 430, topY: 166 },
    electrode: { length: 190, dipped: 22 },
    scale: { x: 12, y: 44, width: 724 },
    roll: { x: 774, y: 78, scale: 1 },
    lens: { x: 878, y: 208 },
    lensText: { x: 878, y: 96 },
    captionsY: 511,
    note: { x: 238, y: 530 },
  },
  narrow: {
    benchY: 240,
    stations: [
      ...row([48, 143, 238, 333, 428], 366, 0.74),
      ...row([56, 132, 208], 278, 0.72),
      { x: 300, y: 276, scale: 0.84 },
    ],
    wash: { x: 366, y: 270, scale: 0.82 },
    meter: { x: 556, y: 372, scale: 0.92 },
    post: { x: 440, footY: 274, topY: 122 },
    electrode: { length: 112, dipped: 16 },
    scale: { x: 8, y: 40, width: 560 },
    roll: { x: 604, y: 76, scale: 0.92 },
    lens: null,
    lensText: { x: 0, y: 0 },
    captionsY: 388,
    note: { x: 530, y: 150 },
  },
};
