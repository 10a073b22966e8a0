/**
 * Sizing by a ladder: three curves of ln L against distance x through bands of known size.
 *
 * Monotone cubic   PCHIP of ln L against x: through every point (F. N. Fritsch and J. Butland 1984)
 * Straight line    ln L = a + b x, least squares
 * Southern         L = k1/(x − x0) + k2 (E. M. Southern, Anal. Biochem. 100, 319, 1979), least squares on ln L
 *
 * Sizes in bp, distances in mm. Each curve holds between its outermost bands; beyond them it is a guess, so none is given.
 */
import type { Quantity } from '../contract';
import { fitLine } from '../core/fit';
import { createMonotoneCubic } from '../core/interpolate';
import { luFactor, luSolve } from '../core/linalg';

export interface LadderBand {
  readonly distance: Quantity<'mm'>;
  readonly size: Quantity<'bp'>;
}

export interface SouthernFit {
  readonly k1: number;
  readonly k2: Quantity<'bp'>;
  readonly x0: Quantity<'mm'>;
}

export interface SizeCurve {
  size(distance: Quantity<'mm'>): Quantity<'bp'>;
  /** d ln L/dx, 1/mm. */
  slope(distance: Quantity<'mm'>): number;
  /** Standard deviation of ln L of the ladder about the curve. */
  readonly scatter: number;
}

export interface LadderCalibration {
  readonly monotone: SizeCurve;
  readonly line: SizeCurve;
  readonly southern: SizeCurve & { readonly fit: SouthernFit; readonly r2: number };
}

/** Southern's curve has three parameters. */
export const FEWEST_BANDS = 3;
/** x0 is looked for so many spans of the ladder before its first band, in equal ratios. */
const SEARCH = { least: 1e-3, most: 30, points: 60 } as const;
const MOST_STEPS = 200;
const CONVERGED = 1e-12;

/** In units where the ladder's first band lies at 0 and its last at 1: places u, and y = ln L. */
interface Scaled {
  readonly u: readonly number[];
  readonly y: readonly number[];
}

type Parameters = readonly [k1: number, k2: number, u0: number];

/** Σ (y − ln P)²; Infinity where the curve is not positive or its pole lies within the ladder. */
function misfit({ u, y }: Scaled, [k1, k2, u0]: Parameters): number {
  let sum = 0;
  for (let i = 0; i < u.length; i++) {
    const size = k1 / (u[i]! - u0) + k2;
    if (!(size > 0) || !(u[i]! > u0)) return Infinity;
    sum += (y[i]! - Math.log(size)) ** 2;
  }
  return sum;
}

/** Best k1 and k2 for a given u0 with relative errors of L in place of those of ln L: a linear problem. */
function startAt({ u, y }: Scaled, u0: number): Parameters {
  let [sqq, sq, s1, sqy, sy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < u.length; i++) {
    const size = Math.exp(y[i]!);
    const weight = 1 / (size * size);
    const q = 1 / (u[i]! - u0);
    sqq += weight * q * q;
    sq += weight * q;
    s1 += weight;
    sqy += weight * q * size;
    sy += weight * size;
  }
  const determinant = sqq * s1 - sq * sq;
  return [(sqy * s1 - sy * sq) / determinant, (sqq * sy - sq * sqy) / determinant, u0];
}

/** One step of Levenberg and Marquardt from `at` with the damping `lambda`. */
function step({ u, y }: Scaled, [k1, k2, u0]: Parameters, lambda: number): Parameters | null {
  const normal = new Float64Array(9);
  const right = new Float64Array(3);
  for (let i = 0; i < u.length; i++) {
    const q = 1 / (u[i]! - u0);
    const size = k1 * q + k2;
    const slopes = [q / size, 1 / size, (k1 * q * q) / size];
    const residual = y[i]! - Math.log(size);
    for (let a = 0; a < 3; a++) {
      right[a]! += slopes[a]! * residual;
      for (let b = 0; b < 3; b++) normal[3 * a + b]! += slopes[a]! * slopes[b]!;
    }
  }
  for (let a = 0; a < 3; a++) normal[4 * a]! *= 1 + lambda;
  const lu = luFactor(normal, 3);
  if (!lu) return null;
  luSolve(lu, right);
  return [k1 + right[0]!, k2 + right[1]!, u0 + right[2]!];
}

/** Least squares on ln L: the best start of a search over x0, then Levenberg and Marquardt. */
function fitSouthern(scaled: Scaled): Parameters {
  let best: Parameters = [0, 0, 0];
  let least = Infinity;
  for (let n = 0; n < SEARCH.points; n++) {
    const start = startAt(scaled, -SEARCH.least * (SEARCH.most / SEARCH.least) ** (n / (SEARCH.points - 1)));
    const sum = misfit(scaled, start);
    if (sum < least) [best, least] = [start, sum];
  }
  let lambda = 1e-3;
  for (let n = 0; n < MOST_STEPS; n++) {
    const next = step(scaled, best, lambda);
    const sum = next ? misfit(scaled, next) : Infinity;
    if (next && sum < least) {
      const gain = least - sum;
      [best, least] = [next, sum];
      lambda /= 5;
      if (gain <= CONVERGED * least) break;
    } else {
      lambda *= 4;
      if (lambda > 1e12) break;
    }
  }
  return best;
}

/** Standard deviation with `parameters` taken off the degrees of freedom; 0 where none are left. */
const scatterOf = (sum: number, points: number, parameters: number): number =>
  points > parameters ? Math.sqrt(sum / (points - parameters)) : 0;

/** The smooth curve alone, through bands whose distances rise. */
export function monotoneThrough(bands: readonly LadderBand[]): SizeCurve {
  const cubic = createMonotoneCubic(
    bands.map(({ distance }) => distance),
    bands.map(({ size }) => Math.log(size)),
  );
  return { size: (at) => Math.exp(cubic.value(at)), slope: (at) => cubic.derivative(at), scatter: 0 };
}

/**
 * The three curves through at least three bands in the order of their distances. Throws RangeError for fewer, for
 * distances that do not rise or sizes that do not fall.
 */
export function calibrateLadder(bands: readonly LadderBand[]): LadderCalibration {
  if (bands.length < FEWEST_BANDS) throw new RangeError('A calibration needs three bands or more.');
  const x = bands.map(({ distance }) => distance);
  const y = bands.map(({ size }) => Math.log(size));
  if (y.some((value, i) => i > 0 && !(value < y[i - 1]!))) throw new RangeError('The sizes of a ladder must fall.');
  const monotone = monotoneThrough(bands);
  const line = fitLine(x, y);
  if (!line) throw new RangeError('The bands of a ladder must lie apart.');
  const first = x[0]!;
  const span = x.at(-1)! - first;
  const scaled: Scaled = { u: x.map((at) => (at - first) / span), y };
  const parameters = fitSouthern(scaled);
  const fit: SouthernFit = { k1: parameters[0] * span, k2: parameters[1], x0: first + parameters[2] * span };
  const southern = (at: number): number => fit.k1 / (at - fit.x0) + fit.k2;
  const sum = misfit(scaled, parameters);
  const mean = y.reduce((total, value) => total + value, 0) / y.length;
  const total = y.reduce((squares, value) => squares + (value - mean) ** 2, 0);
  return {
    monotone,
    line: {
      size: (at) => Math.exp(line.intercept + line.slope * at),
      slope: () => line.slope,
      scatter: scatterOf(line.chiSquare, x.length, 2),
    },
    southern: {
      size: southern,
      slope: (at) => -fit.k1 / ((at - fit.x0) ** 2 * southern(at)),
      scatter: scatterOf(sum, x.length, 3),
      fit,
      r2: 1 - sum / total,
    },
  };
}
