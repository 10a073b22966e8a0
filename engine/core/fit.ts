/**
 * Straight lines by weighted least squares (P. R. Bevington and D. K. Robinson 2003, "Data reduction and error analysis
 * for the physical sciences", chapter 6), in centred form, which loses no digits to a large offset.
 *
 * With standard uncertainties of the ordinates given, the uncertainties of the parameters follow from them. Without, all
 * points weigh the same and the scatter about the line is taken as their uncertainty; then a fit without degrees of
 * freedom has no uncertainties (null).
 */

interface Fit {
  /** Σ ((y − fit)/σ)²; without uncertainties the plain sum of squares. */
  readonly chiSquare: number;
  readonly degreesOfFreedom: number;
  /** y − fit, point by point. */
  readonly residuals: readonly number[];
  readonly slope: number;
  readonly slopeError: number | null;
}

/** y = intercept + slope · x. */
export interface LineFit extends Fit {
  readonly intercept: number;
  readonly interceptError: number | null;
  /** Covariance of intercept and slope. */
  readonly covariance: number | null;
}

/** y = slope · x. */
export type ProportionalFit = Fit;

function weightsOf(
  xs: readonly number[],
  ys: readonly number[],
  errors: readonly number[] | undefined,
): readonly number[] {
  if (ys.length !== xs.length || (errors !== undefined && errors.length !== xs.length)) {
    throw new RangeError('A fit needs as many ordinates, and uncertainties if any, as abscissae.');
  }
  return xs.map((_, i) => {
    const error = errors?.[i] ?? 1;
    if (!(error > 0 && error < Infinity)) throw new RangeError(`A standard uncertainty cannot be ${error}.`);
    return 1 / (error * error);
  });
}

/** Variance of a unit weight: 1 where the uncertainties are known, else from the scatter; null if there is none. */
function unitVariance(known: boolean, chiSquare: number, degreesOfFreedom: number): number | null {
  if (known) return 1;
  return degreesOfFreedom > 0 ? chiSquare / degreesOfFreedom : null;
}

const weightedSquares = (residuals: readonly number[], weights: readonly number[]): number =>
  residuals.reduce((sum, residual, i) => sum + weights[i]! * residual * residual, 0);

/**
 * Line through points (x, y), with standard uncertainties of y if known. Null for fewer than two points or if all x
 * are equal. Throws RangeError for lists of different lengths or an uncertainty that is not positive.
 */
export function fitLine(xs: readonly number[], ys: readonly number[], errors?: readonly number[]): LineFit | null {
  const weights = weightsOf(xs, ys, errors);
  if (xs.length < 2 || xs.every((x) => x === xs[0])) return null;
  let weight = 0;
  let meanX = 0;
  let meanY = 0;
  for (let i = 0; i < xs.length; i++) {
    weight += weights[i]!;
    meanX += weights[i]! * xs[i]!;
    meanY += weights[i]! * ys[i]!;
  }
  meanX /= weight;
  meanY /= weight;
  let spread = 0;
  let product = 0;
  for (let i = 0; i < xs.length; i++) {
    const dx = xs[i]! - meanX;
    spread += weights[i]! * dx * dx;
    product += weights[i]! * dx * (ys[i]! - meanY);
  }
  if (!(spread > 0)) return null;
  const slope = product / spread;
  const intercept = meanY - slope * meanX;
  const residuals = xs.map((x, i) => ys[i]! - meanY - slope * (x - meanX));
  const chiSquare = weightedSquares(residuals, weights);
  const degreesOfFreedom = xs.length - 2;
  const variance = unitVariance(errors !== undefined, chiSquare, degreesOfFreedom);
  return {
    intercept,
    slope,
    interceptError: variance === null ? null : Math.sqrt(variance * (1 / weight + (meanX * meanX) / spread)),
    slopeError: variance === null ? null : Math.sqrt(variance / spread),
    covariance: variance === null ? null : (-variance * meanX) / spread,
    chiSquare,
    degreesOfFreedom,
    residuals,
  };
}

/**
 * Line through the origin and points (x, y), with standard uncertainties of y if known. Null without points or if all x
 * are 0. Throws RangeError as `fitLine`.
 */
export function fitProportional(
  xs: readonly number[],
  ys: readonly number[],
  errors?: readonly number[],
): ProportionalFit | null {
  const weights = weightsOf(xs, ys, errors);
  let squares = 0;
  let product = 0;
  for (let i = 0; i < xs.length; i++) {
    squares += weights[i]! * xs[i]! * xs[i]!;
    product += weights[i]! * xs[i]! * ys[i]!;
  }
  if (!(squares > 0)) return null;
  const slope = product / squares;
  const residuals = xs.map((x, i) => ys[i]! - slope * x);
  const chiSquare = weightedSquares(residuals, weights);
  const degreesOfFreedom = xs.length - 1;
  const variance = unitVariance(errors !== undefined, chiSquare, degreesOfFreedom);
  return {
    slope,
    slopeError: variance === null ? null : Math.sqrt(variance / squares),
    chiSquare,
    degreesOfFreedom,
    residuals,
  };
}
