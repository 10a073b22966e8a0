/** Where the parts of the spring bench stand on both stages. */
import type { Point, StageSize } from '../contract';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SpringBenchLayout {
  readonly benchY: number;
  /** Foot of the stand, and the axis of the spring at its clamp. */
  readonly stand: Point;
  readonly axis: Point;
  readonly scaleX: number;
  /** The load's foot stays above this. */
  readonly floor: number;
  readonly lens: Point;
  readonly eye: Point;
  readonly rack: Point;
  /** Where a hanger waits. */
  readonly waiting: Point;
  readonly masses: number;
  readonly plot: Box;
  readonly readOut: Box | null;
  readonly buttons: Box;
  readonly message: Point & { readonly width: number };
}

export const LAYOUTS: Readonly<Record<StageSize['layout'], SpringBenchLayout>> = {
  wide: {
    benchY: 462,
    stand: { x: 96, y: 488 },
    axis: { x: 226, y: 70 },
    scaleX: 284,
    floor: 480,
    lens: { x: 476, y: 172 },
    eye: { x: 614, y: 172 },
    rack: { x: 552, y: 482 },
    waiting: { x: 432, y: 482 },
    masses: 1,
    plot: { x: 656, y: 58, width: 288, height: 268 },
    readOut: { x: 656, y: 340, width: 288, height: 92 },
    buttons: { x: 628, y: 486, width: 318, height: 36 },
    message: { x: 492, y: 300, width: 290 },
  },
  narrow: {
    benchY: 338,
    stand: { x: 28, y: 352 },
    axis: { x: 120, y: 34 },
    scaleX: 168,
    floor: 346,
    lens: { x: 328, y: 112 },
    eye: { x: 424, y: 112 },
    rack: { x: 392, y: 350 },
    waiting: { x: 300, y: 350 },
    masses: 0.78,
    plot: { x: 450, y: 12, width: 184, height: 236 },
    readOut: null,
    buttons: { x: 10, y: 360, width: 620, height: 34 },
    message: { x: 352, y: 204, width: 176 },
  },
};
