/**
 * Bessel functions J₀, J₁, Y₀, Y₁ of real argument, absolute error below 1e-10: the power series below `SERIES_END`
 * (DLMF 10.2.2, 10.8.1) and Hankel's asymptotic expansion above it (DLMF 10.17.3, 10.17.4).
 */

/** Euler's constant γ (DLMF 5.2.3). */
const EULER = 0.577_215_664_901_532_9;
/** Below: the series loses 4 digits to cancellation at most; above: the smallest term of the expansion is under 1e-11. */
const SERIES_END = 13;

/** J₀(x). */
export function besselJ0(x: number): number {
  const size = Math.abs(x);
  return size < SERIES_END ? seriesJ(0, size) : hankel(0, size).j;
}

/** J₁(x). */
export function besselJ1(x: number): number {
  const size = Math.abs(x);
  const value = size < SERIES_END ? seriesJ(1, size) : hankel(1, size).j;
  return x < 0 ? -value : value;
}

/** Y₀(x), x > 0; −∞ at 0. Throws RangeError for x < 0. */
export function besselY0(x: number): number {
  checkPositive(x);
  return x < SERIES_END ? seriesY(0, x) : hankel(0, x).y;
}

/** Y₁(x), x > 0; −∞ at 0. Throws RangeError for x < 0. */
export function besselY1(x: number): number {
  checkPositive(x);
  return x < SERIES_END ? seriesY(1, x) : hankel(1, x).y;
}

function checkPositive(x: number): void {
  if (!(x >= 0)) throw new RangeError(`Y is real for positive arguments only, not for ${x}.`);
}

function seriesJ(order: 0 | 1, x: number): number {
  const q = -0.25 * x * x;
  let term = order === 0 ? 1 : 0.5 * x;
  let sum = term;
  for (let k = 1; Math.abs(term) > 1e-17; k++) {
    term *= q / (k * (k + order));
    sum += term;
  }
  return sum;
}

/** DLMF 10.8.1: with ψ(k + 1) = −γ + H_k. */
function seriesY(order: 0 | 1, x: number): number {
  if (x === 0) return -Infinity;
  const q = -0.25 * x * x;
  let term = order === 0 ? 1 : 0.5 * x;
  let harmonic = order === 0 ? 0 : 1;
  let sum = term * (harmonic - 2 * EULER);
  let bessel = term;
  for (let k = 1; Math.abs(term) > 1e-17; k++) {
    term *= q / (k * (k + order));
    // H_k + H_{k+order}: one reciprocal more for each.
    harmonic += 1 / k + 1 / (k + order);
    sum += term * (harmonic - 2 * EULER);
    bessel += term;
  }
  const logarithm = (2 / Math.PI) * Math.log(0.5 * x) * bessel;
  return order === 0 ? logarithm - sum / Math.PI : logarithm - sum / Math.PI - 2 / (Math.PI * x);
}

/** J = √(2/πx) (P cos χ − Q sin χ), Y = √(2/πx) (P sin χ + Q cos χ), χ = x − (order/2 + 1/4)π. */
function hankel(order: 0 | 1, x: number): { readonly j: number; readonly y: number } {
  const mu = 4 * order * order;
  let p = 1;
  let q = 0;
  let term = 1;
  for (let k = 1; k < 2 * SERIES_END; k++) {
    const next = (term * (mu - (2 * k - 1) ** 2)) / (8 * k * x);
    // The expansion is asymptotic: it is cut where its terms stop falling.
    if (Math.abs(next) >= Math.abs(term) || Math.abs(next) < 1e-17) break;
    term = next;
    const sign = k % 4 < 2 ? 1 : -1;
    if (k % 2 === 0) p += sign * term;
    else q += sign * term;
  }
  const chi = x - (0.5 * order + 0.25) * Math.PI;
  const c = Math.cos(chi);
  const s = Math.sin(chi);
  const amplitude = Math.sqrt(2 / (Math.PI * x));
  return { j: amplitude * (p * c - q * s), y: amplitude * (p * s + q * c) };
}
