/**
 * The calibration curve of an immunoassay, y = d + (a − d)/(1 + (x/c)^b) (D. Rodbard and D. M. Hutt 1974): weighted least squares
 * through the standards, and what a reading comes to by it, with
 *
 *     u²(x₀) = (gᵀ C g + u²(y₀))/f′(x₀)²
 *
 * where C is the covariance of a, b, c, d and g = ∂f/∂(a, b, c, d). Weights are 1/y²: the scatter grows with the reading.
 */
import { leastSquares } from '../core/least-squares';
import { quadratic } from '../core/two-parts';

export interface Logistic {
  /** Reading without analyte, slope factor, middle of the curve in the unit of x, reading with more than enough. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export const logisticAt = ({ a, b, c, d }: Logistic, x: number): number => d + (a - d) / (1 + (x / c) ** b);

/** The x of a reading; null beyond the ends of the curve. */
export function logisticInverse({ a, b, c, d }: Logistic, y: number): number | null {
  const power = (a - d) / (y - d) - 1;
  if (!(power >= 0) || !Number.isFinite(power)) return null;
  const x = c * power ** (1 / b);
  return Number.isFinite(x) ? x : null;
}

/** ∂f/∂(a, b, c, d) at x. */
function gradientAt({ a, b, c, d }: Logistic, x: number): readonly [number, number, number, number] {
  const power = (x / c) ** b;
  const share = 1 / (1 + power);
  const rest = x > 0 ? power * share * share : 0;
  return [share, x > 0 ? -(a - d) * rest * Math.log(x / c) : 0, ((a - d) * b * rest) / c, 1 - share];
}

const ofArray = (p: ArrayLike<number>): Logistic => ({ a: p[0] ?? 0, b: p[1] ?? 1, c: p[2] ?? 1, d: p[3] ?? 0 });

export interface LogisticFit {
  readonly curve: Logistic;
  /** It came to rest, and the standards fix all four parameters; else the curve is the best that was found. */
  readonly converged: boolean;
  /** 1 − SS_res/SS_tot of the readings, plain. */
  readonly r2: number;
  /** Of a, b, c, d; null where the fit has none. */
  readonly covariance: readonly (readonly number[])[] | null;
}

/** Through standards whose readings scatter by so large a part of themselves. */
export function fitLogistic(
  standards: readonly { readonly x: number; readonly y: number }[],
  relative: number,
): LogisticFit {
  const count = standards.length;
  const xs = standards.map(({ x }) => x).toSorted((one, two) => one - two);
  const ys = standards.map(({ y }) => y);
  const half = xs.length / 2;
  const median = ((xs[Math.ceil(half) - 1] ?? 1) + (xs[Math.floor(half)] ?? 1)) / 2;
  const weight = (y: number): number => 1 / (relative * y);
  const start = [Math.min(...ys), 1, median || 1, 1.5 * Math.max(...ys)];
  const found = leastSquares(
    {
      count,
      residuals(p, out) {
        const curve = ofArray(p);
        for (const [i, { x, y }] of standards.entries()) out[i] = (y - logisticAt(curve, x)) * weight(y);
      },
      jacobian(p, out) {
        const curve = ofArray(p);
        for (const [i, { x, y }] of standards.entries())
          for (const [j, part] of gradientAt(curve, x).entries()) out[j * count + i] = part * weight(y);
      },
    },
    start,
  );
  const curve = ofArray(found?.parameters ?? start);
  const mean = ys.reduce((sum, y) => sum + y, 0) / count;
  const total = ys.reduce((sum, y) => sum + (y - mean) ** 2, 0);
  const rest = standards.reduce((sum, { x, y }) => sum + (y - logisticAt(curve, x)) ** 2, 0);
  const covariance = found?.covariance ?? null;
  return {
    curve,
    converged: found?.converged === true && covariance !== null,
    r2: total > 0 ? 1 - rest / total : 0,
    covariance: covariance && [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((n) => covariance[4 * row + n] ?? 0)),
  };
}

/** Standard uncertainties of a, b, c, d; 0 where none is known. */
export const logisticErrors = ({ covariance }: LogisticFit): Logistic =>
  ofArray([0, 1, 2, 3].map((n) => Math.sqrt(Math.max(0, covariance?.[n]?.[n] ?? 0))));

/** What a reading with its standard uncertainty comes to; null beyond the ends of the curve. */
export function logisticPredicted(
  { curve, covariance }: LogisticFit,
  y: number,
  uncertainty: number,
): { readonly value: number; readonly scatter: number } | null {
  const value = logisticInverse(curve, y);
  if (value === null) return null;
  const { a, b, c, d } = curve;
  const power = (value / c) ** b;
  const slope = value > 0 ? (-(a - d) * b * power) / (value * (1 + power) ** 2) : 0;
  if (!(Math.abs(slope) > 0) || !covariance) return { value, scatter: 0 };
  const variance = quadratic(gradientAt(curve, value), covariance) + uncertainty ** 2;
  return { value, scatter: Math.sqrt(variance) / Math.abs(slope) };
}
