/**
 * Pearson's test of counts: χ² = Σ (O − E)²/E and the chance Q(df/2, χ²/2) of a worse fit, Q the regularised upper incomplete gamma
 * function. From Q(½, x) = erfc √x and Q(1, x) = e^−x it climbs by Q(a + 1, x) = Q(a, x) + x^a e^−x/Γ(a + 1) (DLMF 8.4.6, 8.8.6).
 */

import { erfc } from './normal';

const SQRT_PI = Math.sqrt(Math.PI);

/** The chance of a χ² at least so large, with `freedom` degrees of freedom; 1 without any. */
export function chiSquaredTail(chiSquared: number, freedom: number): number {
  if (!(chiSquared >= 0)) throw new RangeError(`χ² cannot be ${chiSquared}.`);
  if (!(Number.isSafeInteger(freedom) && freedom >= 0))
    throw new RangeError(`The degrees of freedom cannot be ${freedom}.`);
  if (freedom === 0) return 1;
  const x = chiSquared / 2;
  const odd = freedom % 2 === 1;
  let a = odd ? 0.5 : 1;
  let tail = odd ? erfc(Math.sqrt(x)) : Math.exp(-x);
  // x^a e^−x/Γ(a + 1), of the a that comes next.
  let term = odd ? (2 * Math.sqrt(x) * Math.exp(-x)) / SQRT_PI : x * Math.exp(-x);
  for (; a < freedom / 2; a++) {
    tail += term;
    term *= x / (a + 1);
  }
  return Math.min(1, tail);
}

/** Σ (O − E)²/E over the classes that are expected at all. */
export const pearson = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce((sum, count, n) => {
    const wanted = expected[n] ?? 0;
    return wanted > 0 ? sum + (count - wanted) ** 2 / wanted : sum;
  }, 0);
