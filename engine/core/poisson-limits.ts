/**
 * Exact limits of the mean of which n events were counted (F. Garwood, Biometrika 28, 437, 1936): quantiles of the gamma
 * distribution, ½χ²(α/2; 2n) and ½χ²(1 − α/2; 2n + 2). P(a, x), the regularised lower incomplete gamma function, by its series
 * and its continued fraction (DLMF 8.11.4, 8.9.2).
 */
import { type Limits, lnGamma } from './binomial-limits';
import { brent } from './root';

const CLOSE = 1e-15;
const TINY = 1e-300;
const MOST_TERMS = 2000;

/** P(a, x), a > 0, x ≥ 0. */
export function incompleteGamma(a: number, x: number): number {
  if (!(a > 0 && x >= 0)) throw new RangeError(`P(a, x) is not defined for a = ${a}, x = ${x}.`);
  if (x === 0) return 0;
  const front = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MOST_TERMS && term > sum * CLOSE; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.min(1, front * sum);
  }
  // Lentz's method for Q(a, x).
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_TERMS; n++) {
    const numerator = n * (a - n);
    b += 2;
    d = b + numerator * d;
    c = b + numerator / c;
    d = 1 / (Math.abs(d) < TINY ? TINY : d);
    c = Math.abs(c) < TINY ? TINY : c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return Math.max(0, 1 - front * fraction);
}

const gammaQuantile = (p: number, a: number): number =>
  brent((x) => incompleteGamma(a, x) - p, 0, a + 12 * Math.sqrt(a) + 30, { tolerance: 1e-9 });

/** Limits of the true mean at a confidence, where `n` events were counted; an expected number may stand for a count. */
export function poissonLimits(n: number, confidence = 0.95): Limits {
  if (!(n >= 0 && Number.isFinite(n))) throw new RangeError(`No limits for a count of ${n}.`);
  const tail = (1 - confidence) / 2;
  return { low: n === 0 ? 0 : gammaQuantile(tail, n), high: gammaQuantile(1 - tail, n + 1) };
}
