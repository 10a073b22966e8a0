/** The past of a food web as it is kept: model and stage agree on it. */

/** A run ends after a hundred years. */
export const LAST_DAY = 36_525;
/** Days between two points of the past, and how many are kept. */
export const PAST_EVERY = 15;
export const PAST = Math.floor(LAST_DAY / PAST_EVERY) + 1;
