/** The standard normal distribution, and parts of a lognormal one in closed form. */

const SERIES_END = 2.4;

/** erf(x), absolute error below 1e-14: series of DLMF 7.6.2 near zero, continued fraction of erfc (DLMF 7.9.1) beyond. */
export function erf(x: number): number {
  const size = Math.abs(x);
  if (size < SERIES_END) {
    let term = x;
    let sum = x;
    for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  // Beyond this erfc is below the last digit of 1.
  if (size > 6) return x > 0 ? 1 : -1;
  return x > 0 ? 1 - tail(size) : tail(size) - 1;
}

/** e^(x²) erfc(x) for x from `SERIES_END` on, by its continued fraction. */
function scaledTail(x: number): number {
  let fraction = 0;
  for (let n = 60; n > 0; n--) fraction = n / 2 / (x + fraction);
  return 1 / Math.sqrt(Math.PI) / (x + fraction);
}

const tail = (x: number): number => Math.exp(-x * x) * scaledTail(x);

/** e^(x²) erfc(x) of x ≥ 0, relative error below 1e-10: finite where erfc is too small for a number. */
export const scaledErfc = (x: number): number => (x < SERIES_END ? Math.exp(x * x) * (1 - erf(x)) : scaledTail(x));

/** The complement 1 − erf(x) of x ≥ 0, relative error below 1e-10. */
export function erfc(x: number): number {
  if (!(x >= 0)) throw new RangeError(`erfc is worked out for arguments of 0 or more, not for ${x}.`);
  return x < SERIES_END ? 1 - erf(x) : tail(x);
}

/** Φ(z). */
export const normalCdf = (z: number): number => 0.5 * (1 + erf(z / Math.SQRT2));

/** A lognormal quantity by its arithmetic mean and coefficient of variation. */
export interface Lognormal {
  readonly mean: number;
  readonly cv: number;
}

/** ∫ vᵏ f(v) dv from `low` to `high` (which may be infinite): the part of it there for k = 0, its first moment for 1. */
export function lognormalMoment({ mean, cv }: Lognormal, k: number, low: number, high: number): number {
  const variance = Math.log1p(cv * cv);
  const sigma = Math.sqrt(variance);
  const mu = Math.log(mean) - variance / 2;
  const upTo = (v: number): number =>
    v <= 0 ? 0 : v === Infinity ? 1 : normalCdf((Math.log(v) - mu - k * variance) / sigma);
  return Math.exp(k * mu + (k * k * variance) / 2) * (upTo(high) - upTo(low));
}
