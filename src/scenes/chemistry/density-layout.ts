/** Where things stand on the bench for densities, wide and narrow. */
import type { Point, StageSize } from '../contract';

export interface Spot extends Point {
  readonly scale: number;
}

export interface DensityLayout {
  readonly benchY: number;
  readonly scale: { readonly x: number; readonly y: number; readonly width: number };
  readonly balance: Spot;
  readonly cylinder: Spot;
  /** Where a solid waits. */
  readonly tray: Spot;
  /** Where the water for a displacement stands, and where a liquid that is the sample. */
  readonly waterBottle: Spot;
  readonly liquidBottle: Spot;
  /** Tip of the fixed jaw. */
  readonly callipers: Spot;
  /** The slip with what was measured. */
  readonly card: { readonly x: number; readonly y: number; readonly width: number };
  readonly lens: Spot;
  readonly eyeX: number;
  readonly eyeText: Point;
  readonly sinker: Spot;
}

export const LAYOUTS: Readonly<Record<StageSize['layout'], DensityLayout>> = {
  wide: {
    benchY: 418,
    scale: { x: 14, y: 44, width: 932 },
    balance: { x: 136, y: 512, scale: 1 },
    cylinder: { x: 346, y: 500, scale: 1 },
    tray: { x: 632, y: 500, scale: 1 },
    waterBottle: { x: 520, y: 496, scale: 0.86 },
    liquidBottle: { x: 790, y: 502, scale: 1.4 },
    callipers: { x: 742, y: 470, scale: 1.06 },
    card: { x: 752, y: 140, width: 192 },
    lens: { x: 520, y: 240, scale: 1 },
    eyeX: 644,
    eyeText: { x: 520, y: 340 },
    sinker: { x: 786, y: 500, scale: 1 },
  },
  narrow: {
    benchY: 306,
    scale: { x: 8, y: 36, width: 624 },
    balance: { x: 92, y: 388, scale: 0.72 },
    cylinder: { x: 222, y: 384, scale: 0.66 },
    tray: { x: 364, y: 388, scale: 0.7 },
    waterBottle: { x: 294, y: 388, scale: 0.6 },
    liquidBottle: { x: 512, y: 388, scale: 0.95 },
    callipers: { x: 440, y: 372, scale: 0.86 },
    card: { x: 476, y: 142, width: 156 },
    lens: { x: 334, y: 212, scale: 0.74 },
    eyeX: 428,
    eyeText: { x: 334, y: 282 },
    sinker: { x: 512, y: 388, scale: 0.72 },
  },
};
