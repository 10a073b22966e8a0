/** Where the parts of the bonding bench stand, on the wide stage and on the narrow one. */
import type { Point, StageSize } from '../contract';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot extends Point {
  readonly scale: number;
}

export interface Layout {
  readonly benchY: number;
  readonly viewer: Box;
  readonly buttons: Box;
  readonly curve: Box;
  readonly meter: Box;
  readonly triangle: Box | null;
  readonly cell: Spot;
  readonly anvil: Spot;
  readonly beaker: Spot;
  readonly supply: Spot;
  readonly lamp: Spot;
}

export const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 428,
    viewer: { x: 16, y: 46, width: 452, height: 261 },
    buttons: { x: 16, y: 314, width: 452, height: 36 },
    curve: { x: 16, y: 357, width: 452, height: 170 },
    meter: { x: 484, y: 46, width: 212, height: 92 },
    triangle: { x: 710, y: 46, width: 234, height: 186 },
    cell: { x: 646, y: 506, scale: 1.12 },
    anvil: { x: 520, y: 514, scale: 0.95 },
    beaker: { x: 779, y: 514, scale: 0.96 },
    supply: { x: 830, y: 352, scale: 1 },
    lamp: { x: 887, y: 316, scale: 1 },
  },
  narrow: {
    benchY: 330,
    viewer: { x: 8, y: 10, width: 334, height: 193 },
    buttons: { x: 8, y: 209, width: 334, height: 38 },
    curve: { x: 8, y: 253, width: 334, height: 140 },
    meter: { x: 350, y: 10, width: 282, height: 98 },
    triangle: null,
    cell: { x: 452, y: 388, scale: 0.88 },
    anvil: { x: 381, y: 392, scale: 0.6 },
    beaker: { x: 546, y: 393, scale: 0.6 },
    supply: { x: 566, y: 250, scale: 0.6 },
    lamp: { x: 600, y: 225, scale: 0.66 },
  },
};
