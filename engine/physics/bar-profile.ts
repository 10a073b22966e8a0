/** What the model of heat conduction and its stage agree on. The stage is drawn where the model is not. */

/** Bars of the race; the order of their profiles in the frame. */
export const MATERIALS = ['Copper', 'Glass', 'Wood'] as const;

/** Places of the wax pins as parts of the length. */
export const PINS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** Points of a profile in the frame. */
export const PROFILE = 101;
