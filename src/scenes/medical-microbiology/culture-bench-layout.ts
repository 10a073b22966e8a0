/** Where the parts of the culture bench stand, in stage units. */
import type { StageSize } from '../contract';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly benchY: number;
  readonly bath: Place;
  readonly photometer: Place;
  readonly readOd: Box;
  /** Under the photometer, where it stands above the bench. */
  readonly shelf: Box | null;
  readonly rack: Place;
  readonly spread: Box;
  readonly chosen: { readonly x: number; readonly y: number };
  readonly counter: Place;
  readonly count: Box;
  readonly chart: Box | null;
  readonly curveButton: Box | null;
  readonly card: { readonly x: number; readonly y: number; readonly width: number };
  readonly culture: { readonly x: number; readonly y: number };
}

export const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 424,
    bath: { x: 138, y: 508, scale: 1 },
    photometer: { x: 362, y: 500, scale: 1 },
    readOd: { x: 296, y: 454, width: 132, height: 32 },
    shelf: null,
    rack: { x: 575, y: 470, scale: 1 },
    spread: { x: 574, y: 484, width: 116, height: 36 },
    chosen: { x: 466, y: 502 },
    counter: { x: 828, y: 508, scale: 1 },
    count: { x: 728, y: 454, width: 200, height: 36 },
    chart: { x: 276, y: 46, width: 424, height: 190 },
    curveButton: { x: 566, y: 52, width: 126, height: 28 },
    card: { x: 710, y: 46, width: 238 },
    culture: { x: 138, y: 212 },
  },
  narrow: {
    benchY: 292,
    bath: { x: 102, y: 392, scale: 0.8 },
    photometer: { x: 318, y: 182, scale: 0.94 },
    readOd: { x: 248, y: 134, width: 140, height: 38 },
    shelf: { x: 208, y: 182, width: 222, height: 9 },
    rack: { x: 319, y: 340, scale: 0.97 },
    spread: { x: 210, y: 348, width: 218, height: 44 },
    chosen: { x: 319, y: 214 },
    counter: { x: 540, y: 392, scale: 0.86 },
    count: { x: 450, y: 340, width: 180, height: 42 },
    chart: null,
    curveButton: null,
    card: { x: 440, y: 8, width: 196 },
    culture: { x: 102, y: 168 },
  },
};
