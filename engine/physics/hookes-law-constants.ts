/** What model and stage of Hooke's law share. */
import type { Quantity } from '../contract';

/** A hanger and slotted masses weigh the same each. */
export const ONE_MASS: Quantity<'kg'> = 0.1;
/** Places at rest that are remembered and shown. */
export const MOST_RESTS = 40;
