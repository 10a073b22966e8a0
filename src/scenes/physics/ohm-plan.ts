/** Where things lie on the stage of Ohm's law, in stage units. */
import type { Point } from '../contract';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface OhmPlan {
  readonly benchY: number;
  readonly supply: Point;
  readonly board: Box;
  readonly meter: { readonly width: number; readonly height: number };
  readonly meterTop: number;
  readonly ammeter: number;
  readonly voltmeter: number;
  /** The lead to the meters, and the way back with component and switch. */
  readonly row1: number;
  readonly row2: number;
  readonly right: number;
  readonly knife: number;
  readonly component: { readonly x: number; readonly length: number };
  readonly plate: Point;
  readonly warning: Point;
  readonly turn: Box;
  readonly plot: Box;
  readonly tray: Box;
}

export const OHM_WIDE: OhmPlan = {
  benchY: 406,
  supply: { x: 14, y: 250 },
  board: { x: 174, y: 48, width: 512, height: 388 },
  meter: { width: 236, height: 172 },
  meterTop: 58,
  ammeter: 188,
  voltmeter: 438,
  row1: 260,
  row2: 376,
  right: 674,
  knife: 300,
  component: { x: 556, length: 170 },
  plate: { x: 556, y: 412 },
  warning: { x: 322, y: 300 },
  turn: { x: 392, y: 398, width: 100, height: 28 },
  plot: { x: 698, y: 48, width: 250, height: 388 },
  tray: { x: 186, y: 448, width: 490, height: 84 },
};

export const OHM_NARROW: OhmPlan & { readonly curve: Box; readonly build: Box } = {
  benchY: 286,
  supply: { x: 3, y: 112 },
  board: { x: 114, y: 4, width: 522, height: 306 },
  meter: { width: 248, height: 142 },
  meterTop: 8,
  ammeter: 122,
  voltmeter: 380,
  row1: 172,
  row2: 256,
  right: 626,
  knife: 218,
  component: { x: 504, length: 128 },
  plate: { x: 504, y: 290 },
  warning: { x: 256, y: 208 },
  turn: { x: 296, y: 272, width: 132, height: 34 },
  plot: { x: 116, y: 6, width: 518, height: 302 },
  tray: { x: 114, y: 316, width: 396, height: 80 },
  curve: { x: 516, y: 316, width: 120, height: 80 },
  build: { x: 4, y: 322, width: 104, height: 68 },
};
