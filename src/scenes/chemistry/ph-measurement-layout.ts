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
  /** Length of the electrode, and how far its bulb is above a foot when dipped and when lifted. */
  readonly electrode: { readonly length: number; readonly dipped: number; readonly lifted: number };
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
  sample: { height: 92, radius: 38 },
  buffer: { height: 78, radius: 29 },
  waste: { height: 54, radius: 30 },
} as const;

const row = (xs: readonly number[], y: number, scale: number): Station[] => xs.map((x) => ({ x, y, scale }));

export const LAYOUTS: Readonly<Record<StageSize['layout'], PhLayout>> = {
  wide: {
    benchY: 424,
    stations: [...row([56, 146, 236, 326, 416], 488, 1), ...row([505, 573, 641], 488, 1), { x: 712, y: 488, scale: 1 }],
    wash: { x: 776, y: 470, scale: 1 },
    meter: { x: 876, y: 490, scale: 1 },
    post: { x: 460, footY: 446, topY: 196 },
    electrode: { length: 182, dipped: 20, lifted: 108 },
    scale: { x: 28, y: 50, width: 690 },
    roll: { x: 758, y: 92, scale: 1 },
    lens: { x: 872, y: 152 },
    lensText: { x: 872, y: 234 },
    captionsY: 511,
    note: { x: 236, y: 530 },
  },
  narrow: {
    benchY: 224,
    stations: [
      ...row([48, 143, 238, 333, 428], 356, 0.92),
      ...row([56, 132, 208], 252, 0.84),
      { x: 300, y: 250, scale: 0.9 },
    ],
    wash: { x: 366, y: 246, scale: 0.82 },
    meter: { x: 556, y: 372, scale: 0.92 },
    post: { x: 440, footY: 252, topY: 122 },
    electrode: { length: 112, dipped: 16, lifted: 82 },
    scale: { x: 8, y: 46, width: 560 },
    roll: { x: 604, y: 82, scale: 0.92 },
    lens: null,
    lensText: { x: 0, y: 0 },
    captionsY: 382,
    note: { x: 530, y: 150 },
  },
};
