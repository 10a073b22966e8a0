/** How large a gel is drawn, and where its lanes lie. */
import type { Point } from '../../contract';
import { GEL } from './agarose-gel';

/** Places of the four lanes across the gel, −1 to 1; the model gives the same. */
export const PLACES = [-1 / 2, -1 / 6, 1 / 6, 1 / 2] as const;

/** Stage units of a millimetre of the gel, at most. */
const MOST_UNIT = 4;

/** Stage units of a millimetre for a gel of `length` mm in this room. */
export const fitGel = (length: number, height: number, width: number): number =>
  Math.min(MOST_UNIT, height / (GEL.head + length), width / GEL.width);

/** What a scale with figures of this height takes beside the gel. */
export const scaleRoom = (text: number): number => 3 * text;

/** Where a gel lies on the glass of the transilluminator, stage units. */
export interface GelPlace {
  /** Upper left of the glass on the stage, and of the gel on the glass. */
  readonly glass: Point;
  readonly at: Point;
  /** Of a millimetre. */
  readonly unit: number;
}

/** Where a handle waits that is not in use. */
export const AWAY = -1e4;
