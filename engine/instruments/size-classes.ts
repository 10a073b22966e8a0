/** Classes of size, even in the logarithm of the diameter, and what is worked out from the share of the volume that each holds. */
import type { Quantity } from '../contract';
import { finerThan, type GradingCurve } from '../data/samples/sizes';

export const CLASSES = 60;
export const SMALLEST: Quantity<'µm'> = 0.1;
export const LARGEST: Quantity<'µm'> = 2000;
/** Width of a class in ln d. */
export const CLASS_WIDTH = Math.log(LARGEST / SMALLEST) / CLASSES;

/** Middle of a class. */
export const diameterOf = (n: number): Quantity<'µm'> => SMALLEST * Math.exp((n + 0.5) * CLASS_WIDTH);
/** Where among the classes a diameter lies: n at the lower edge of class n. */
export const classPlace = (diameter: Quantity<'µm'>): number => Math.log(diameter / SMALLEST) / CLASS_WIDTH;
/** Lower edge of a class. */
const edgeOf = (n: number): Quantity<'µm'> => SMALLEST * Math.exp(n * CLASS_WIDTH);

/** Standard normal deviate below which 90 % lies. */
const NINE_TENTHS = 1.2815515655446004;
/** A lognormal is cut into so many parts, out to ±4 standard deviations. */
const PARTS = 321;
const ENDS = 4;

export interface SizeSummary {
  readonly d10: Quantity<'µm'>;
  readonly d50: Quantity<'µm'>;
  readonly d90: Quantity<'µm'>;
  /** Sauter: volume over surface. */
  readonly d32: Quantity<'µm'>;
  /** De Brouckere: mean over the volume. */
  readonly d43: Quantity<'µm'>;
}

/** Closed forms of a lognormal distribution of the volume. */
export const lognormalSummary = (median: Quantity<'µm'>, sigma: number): SizeSummary => ({
  d10: median * Math.exp(-NINE_TENTHS * sigma),
  d50: median,
  d90: median * Math.exp(NINE_TENTHS * sigma),
  d32: median * Math.exp(-0.5 * sigma * sigma),
  d43: median * Math.exp(0.5 * sigma * sigma),
});

/**
 * Shares of the classes for a lognormal; each part of it goes to the two classes whose middles it lies between, so that its mean in
 * ln d stays. What lies beyond the classes counts in the outermost.
 */
export function lognormalShares(median: Quantity<'µm'>, sigma: number): Float64Array {
  const shares = new Float64Array(CLASSES);
  const parts = sigma > 0 ? PARTS : 1;
  let sum = 0;
  for (let k = 0; k < parts; k++) {
    const z = parts > 1 ? (k / (parts - 1)) * 2 * ENDS - ENDS : 0;
    const weight = Math.exp(-0.5 * z * z);
    const place = classPlace(median * Math.exp(sigma * z)) - 0.5;
    const at = Math.min(CLASSES - 1, Math.max(0, place));
    const first = Math.min(CLASSES - 2, Math.floor(at));
    shares[first] = shares[first]! + weight * (first + 1 - at);
    shares[first + 1] = shares[first + 1]! + weight * (at - first);
    sum += weight;
  }
  return shares.map((share) => share / sum);
}

/** Shares of the classes for a grading curve; what lies beyond the classes counts in the outermost. */
export function curveShares(curve: GradingCurve): Float64Array {
  const below = (n: number): number => (n === 0 ? 0 : n === CLASSES ? 1 : finerThan(curve, edgeOf(n)));
  return Float64Array.from({ length: CLASSES }, (_, n) => below(n + 1) - below(n));
}

/** Part of the volume below a diameter: even within a class in ln d. */
export function partBelow(shares: ArrayLike<number>, diameter: Quantity<'µm'>): number {
  const place = Math.min(CLASSES, Math.max(0, classPlace(diameter)));
  const full = Math.floor(place);
  let [below, total] = [0, 0];
  for (let n = 0; n < CLASSES; n++) {
    const share = shares[n]!;
    total += share;
    below += n < full ? share : n === full ? share * (place - full) : 0;
  }
  return below / total;
}

/** Diameter below which a part of the volume lies: even within a class in ln d. */
function percentile(shares: Float64Array, part: number): Quantity<'µm'> {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let below = 0;
  for (let n = 0; n < shares.length; n++) {
    const share = shares[n]! / total;
    if (share > 0 && below + share >= part) return edgeOf(n + (part - below) / share);
    below += share;
  }
  return LARGEST;
}

export function summaryOf(shares: Float64Array): SizeSummary {
  let [volume, surface, moment] = [0, 0, 0];
  for (let n = 0; n < shares.length; n++) {
    const share = shares[n]!;
    const diameter = diameterOf(n);
    volume += share;
    surface += share / diameter;
    moment += share * diameter;
  }
  return {
    d10: percentile(shares, 0.1),
    d50: percentile(shares, 0.5),
    d90: percentile(shares, 0.9),
    d32: volume / surface,
    d43: moment / volume,
  };
}
