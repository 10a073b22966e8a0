/**
 * Exact limits of a fraction of which k of n were found (C. J. Clopper and E. S. Pearson, Biometrika 26, 404, 1934): quantiles of
 * the beta distribution, whose cumulative is the regularised incomplete beta function (continued fraction, DLMF 8.17.22).
 */
import { brent } from './root';

/** Lanczos' approximation of ln Γ for g = 7 with nine terms; relative error below 1e-14 for x > 0. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** ln Γ(x), x > 0. */
export function lnGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`ln Γ is wanted for positive arguments only, not for ${x}.`);
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const z = x - 1;
  const t = z + 7.5;
  const sum = LANCZOS.reduce((total, term, n) => (n === 0 ? term : total + term / (z + n)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

const TINY = 1e-300;
const CLOSE = 1e-15;
const MOST_TERMS = 500;

/** Continued fraction of the incomplete beta function by the method of Lentz; converges fast for x < (a + 1)/(a + b + 2). */
function betaFraction(a: number, b: number, x: number): number {
  const held = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / held(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    for (const numerator of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / held(1 + numerator * d);
      c = held(1 + numerator / c);
      result *= d * c;
    }
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return result;
}

/** I_x(a, b), a and b positive, 0 ≤ x ≤ 1. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

const betaQuantile = (p: number, a: number, b: number): number =>
  brent((x) => incompleteBeta(x, a, b) - p, 0, 1, { tolerance: 1e-10 });

export interface Limits {
  readonly low: number;
  readonly high: number;
}

/** Limits of the true fraction at a confidence, of k found among n. */
export function binomialLimits(k: number, n: number, confidence = 0.95): Limits {
  if (!(Number.isInteger(k) && Number.isInteger(n) && k >= 0 && n > 0 && k <= n)) {
    throw new RangeError(`No limits for ${k} of ${n}.`);
  }
  const tail = (1 - confidence) / 2;
  return {
    low: k === 0 ? 0 : betaQuantile(tail, k, n - k + 1),
    high: k === n ? 1 : betaQuantile(1 - tail, k + 1, n - k),
  };
}
