/** Whether points scatter about a curve as their uncertainties say. Pure. */
import type { CurveFit } from '../../../../engine/core/curve-fit';

/** Beyond so many standard deviations the scatter is not what the uncertainties say. */
const UNUSUAL = 2;

/** 'as said' also where it cannot be told. */
export function scatterOf({
  weighted,
  chiSquare,
  degreesOfFreedom: nu,
}: Pick<CurveFit, 'weighted' | 'chiSquare' | 'degreesOfFreedom'>): 'more' | 'less' | 'as said' {
  if (!weighted || nu === 0) return 'as said';
  // Cube roots of χ²/ν are nearly normal (E. B. Wilson and M. M. Hilferty 1931, PNAS 17, 684).
  const spread = 2 / (9 * nu);
  const z = (Math.cbrt(chiSquare / nu) - (1 - spread)) / Math.sqrt(spread);
  if (z > UNUSUAL) return 'more';
  return z < -UNUSUAL ? 'less' : 'as said';
}
