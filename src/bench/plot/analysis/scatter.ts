/** Whether points scatter about a curve as their uncertainties say, and what follows for the result. Pure. */
import { type CurveFit, withScatterTimes } from '../../../../engine/core/curve-fit';

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

/**
 * By how much the scatter of the parameters grows where the points scatter more than their own uncertainties say, so that the
 * result covers the true value all the same: R. T. Birge's ratio (1932, Phys. Rev. 40, 207).
 */
export const growthOf = (fit: CurveFit): number =>
  scatterOf(fit) === 'more' ? Math.sqrt(fit.chiSquare / fit.degreesOfFreedom) : 1;

/** The fit as it is reported. What points share is no scatter about the curve and does not grow. */
export const reported = (fit: CurveFit): CurveFit => withScatterTimes(fit, growthOf(fit));
