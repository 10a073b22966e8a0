/** Where things stand on the bench of the iodine clock. */
import type { Point, StageSize } from '../contract';

export interface Place extends Point {
  readonly scale: number;
}
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface ClockBench {
  readonly benchY: number;
  readonly bath: Place;
  readonly watch: Place;
  readonly iodide: Place;
  readonly molybdate: Place;
  readonly rack: Box | null;
  readonly solution: Box | null;
  readonly curve: Box;
  readonly button: Box;
  readonly message: Point & { readonly width: number };
}

export const CLOCK_BENCH: Readonly<Record<StageSize['layout'], ClockBench>> = {
  wide: {
    benchY: 440,
    bath: { x: 318, y: 508, scale: 1 },
    watch: { x: 600, y: 246, scale: 1 },
    iodide: { x: 58, y: 498, scale: 1 },
    molybdate: { x: 598, y: 500, scale: 1 },
    rack: { x: 672, y: 46, width: 270, height: 408 },
    solution: { x: 684, y: 58, width: 246, height: 166 },
    curve: { x: 684, y: 236, width: 246, height: 206 },
    button: { x: 716, y: 474, width: 182, height: 38 },
    message: { x: 318, y: 56, width: 330 },
  },
  narrow: {
    benchY: 336,
    bath: { x: 178, y: 392, scale: 0.8 },
    watch: { x: 416, y: 172, scale: 0.94 },
    iodide: { x: 396, y: 390, scale: 0.82 },
    molybdate: { x: 470, y: 390, scale: 0.84 },
    rack: null,
    solution: null,
    curve: { x: 486, y: 62, width: 146, height: 250 },
    button: { x: 508, y: 340, width: 124, height: 46 },
    message: { x: 178, y: 58, width: 300 },
  },
};
