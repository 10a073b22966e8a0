/** How the frames of the lytic cycle are laid out: for the model, which fills them, and the stage, which reads them. */

export const MOST_CELLS = 100;
/** x, y, angle; minutes since the hit and since the burst, −1 before; finished phages in parts of a burst. */
export const CELL_STRIDE = 6;
export const MOST_PLAQUES = 400;
export const MOST_SAMPLES = 120;
/** Minutes, log₁₀ titre with its ends, and whether chloroform was used. */
export const SAMPLE_STRIDE = 5;
/** Lab seconds between two points of the curve. */
export const CURVE_EVERY = 30;
export const CURVE_POINTS = 320;
