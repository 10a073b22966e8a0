/** Volumes of the titration's glassware. The model counts in whole nanolitres, so that sums are exact. */
import type { Quantity } from '../contract';

export const NL_PER_ML = 1e6;
export const BURETTE_ML: Quantity<'mL'> = 50;
export const DROP_ML: Quantity<'mL'> = 0.05;
export const FLASK_ML: Quantity<'mL'> = 250;
export const BURETTE_NL = BURETTE_ML * NL_PER_ML;
export const DROP_NL = DROP_ML * NL_PER_ML;
export const FLASK_NL = FLASK_ML * NL_PER_ML;
/**
 * The meniscus stands in the middle of the bore (radius 5.2 mm), the scale on its near wall (11.6 mm to the millilitre), the eye
 * 25 cm before it: from above the scale is met higher up, where its figures are smaller. Model parameters.
 */
export const PARALLAX: Quantity<'mL/cm'> = (5.2 / 250 / 11.6) * 10;

/** What the scale of the burette shows without error; above the zero mark and below the last one there are no marks to read. */
export const scaleReading = (seen: {
  /** Out of the burette since it was filled. */
  readonly dispensedNl: number;
  /** How far the eye is above the meniscus. */
  readonly eye: Quantity<'cm'>;
}): Quantity<'mL'> => Math.min(BURETTE_ML, Math.max(0, seen.dispensedNl / NL_PER_ML - PARALLAX * seen.eye));
