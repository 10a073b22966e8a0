/** How large a gel is drawn, and where its lanes lie. */
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
