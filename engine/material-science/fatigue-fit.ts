/** What a row of fatigue tests gives: Basquin's line with life as the unknown (ASTM E739), and a limit from a staircase. */
import type { Quantity } from '../contract';

export interface Failure {
  readonly amplitude: Quantity<'MPa'>;
  readonly cycles: Quantity<'cycles'>;
}

export interface BasquinFit {
  readonly a: Quantity<'MPa'>;
  readonly b: number;
  /** Standard deviation of log₁₀ N about the line. */
  readonly scatter: number;
  /** With stress as the unknown instead. */
  readonly swapped: number;
  /** Standard uncertainties. */
  readonly aScatter: Quantity<'MPa'>;
  readonly bScatter: number;
}

export const LEAST_FAILURES = 5;

/** log N = c + m log σ by least squares, turned round to σ = A N^B. Null for too few failures or a single level. */
export function basquinThrough(failures: readonly Failure[]): BasquinFit | null {
  const n = failures.length;
  if (n < LEAST_FAILURES) return null;
  const xs = failures.map(({ amplitude }) => Math.log10(amplitude));
  const ys = failures.map(({ cycles }) => Math.log10(cycles));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / n;
  const [x0, y0] = [mean(xs), mean(ys)];
  let [sxx, sxy, syy] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    sxx += (xs[i]! - x0) ** 2;
    sxy += (xs[i]! - x0) * (ys[i]! - y0);
    syy += (ys[i]! - y0) ** 2;
  }
  if (sxx < 1e-9 || syy < 1e-9 || sxy >= 0) return null;
  const m = sxy / sxx;
  const scatter = Math.sqrt(Math.max(0, syy - m * sxy) / (n - 2));
  const mSd = scatter / Math.sqrt(sxx);
  const b = 1 / m;
  const logA = x0 - b * y0;
  // log A = x₀ − y₀/m: of the mean of log N, and of the slope.
  const logSd = Math.sqrt((scatter / Math.sqrt(n) / m) ** 2 + ((y0 / m ** 2) * mSd) ** 2);
  const a = 10 ** logA;
  return { a, b, scatter, swapped: sxy / syy, aScatter: a * Math.LN10 * logSd, bScatter: mSd / m ** 2 };
}

export interface Stair {
  readonly amplitude: Quantity<'MPa'>;
  readonly failed: boolean;
}

export interface StaircaseResult {
  readonly mean: Quantity<'MPa'>;
  readonly sd: Quantity<'MPa'>;
  /** Standard uncertainties of both. */
  readonly meanScatter: Quantity<'MPa'>;
  readonly sdScatter: Quantity<'MPa'>;
}

/**
 * Standard uncertainties of mean and scatter over s/√n, n of the rarer event: Dixon and Mood's G and H near a step of one standard
 * deviation, enlarged so that they hold for 15 specimens, whose s comes out a fifth too small on average (20 000 staircases drawn).
 */
const FEW = { mean: 1.2, sd: 1.4 } as const;

/** W. J. Dixon and A. M. Mood 1948: from the rarer of failures and run-outs. Null where one of them never came. */
export function dixonMood(stairs: readonly Stair[], step: Quantity<'MPa'>): StaircaseResult | null {
  const failures = stairs.filter(({ failed }) => failed);
  const lived = stairs.filter(({ failed }) => !failed);
  if (failures.length === 0 || lived.length === 0) return null;
  const byFailures = failures.length <= lived.length;
  const counted = byFailures ? failures : lived;
  const lowest = Math.min(...counted.map(({ amplitude }) => amplitude));
  let [sum, squares] = [0, 0];
  for (const { amplitude } of counted) {
    const i = Math.round((amplitude - lowest) / step);
    sum += i;
    squares += i * i;
  }
  const n = counted.length;
  const mean = lowest + step * (sum / n + (byFailures ? -0.5 : 0.5));
  const spread = (n * squares - sum * sum) / (n * n);
  const sd = spread >= 0.3 ? 1.62 * step * (spread + 0.029) : 0.53 * step;
  const unit = sd / Math.sqrt(n);
  return { mean, sd, meanScatter: FEW.mean * unit, sdScatter: FEW.sd * unit };
}
