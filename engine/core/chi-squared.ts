/**
 * Pearson's test of counts: χ² = Σ (O − E)²/E and the chance Q(df/2, χ²/2) of a worse fit, Q the regularised upper incomplete gamma
 * function. From Q(½, x) = erfc √x and Q(1, x) = e^−x it climbs by Q(a + 1, x) = Q(a, x) + x^a e^−x/Γ(a + 1) (DLMF 8.4.6, 8.8.6).
 */

/** Below: the series of erf (DLMF 7.6.2), which loses no digits; above: the continued fraction of erfc (DLMF 7.9.2). */
const SERIES_END = 2;
const TERMS = 60;
const SQRT_PI = Math.sqrt(Math.PI);

/** The complementary error function of x ≥ 0, relative error below 1e-12. */
export function erfc(x: number): number {
  if (!(x >= 0)) throw new RangeError(`erfc is worked out for arguments of 0 or more, not for ${x}.`);
  if (x < SERIES_END) {
    let term = x;
    let sum = x;
    for (let n = 1; term > 1e-17 * sum; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - (2 / SQRT_PI) * Math.exp(-x * x) * sum;
  }
  let tail = x;
  for (let n = TERMS; n > 0; n--) tail = x + n / 2 / tail;
  return Math.exp(-x * x) / (SQRT_PI * tail);
}

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
