/** Rates as a learner draws them: tangents on the volume of gas that a burette shows. */
import type { Quantity } from '../contract';

/** Volumes are kept so often, and a rate is drawn through the longest of these times in which a parabola fits. */
export const KEPT_EVERY: Quantity<'s'> = 0.5;
const WINDOWS: readonly Quantity<'s'>[] = [10, 8, 6, 4];
/** A parabola counts as one up to so many standard deviations, and follows the gas while its rate keeps this part over the time. */
const MISFIT = 3;
const MOST_BENT = 0.45;
/** What the third order changes of the slope, of the square of what the rate loses over the time: between what exponential and Michaelis decays do. */
const THIRD_ORDER = 0.2;
export const MOST_KEPT = Math.round(Math.max(...WINDOWS) / KEPT_EVERY) + 1;

export interface Burette {
  /** What it showed of a true volume, mL, at a lab time. */
  shownAt(volume: Quantity<'mL'>, time: Quantity<'s'>): Quantity<'mL'>;
  /** Standard deviation of one reading, mL. */
  scatterAt(volume: Quantity<'mL'>): Quantity<'mL'>;
}

export interface Tangent {
  /** mL/s. */
  readonly value: number;
  readonly scatter: number;
  /** Standard uncertainty for the third order, which all tangents on curves like this one leave out. */
  readonly leftOut: number;
}

export interface Volumes {
  /** mL, every half second from `from` on, lab seconds. */
  readonly volumes: readonly number[];
  readonly from: Quantity<'s'>;
}

/**
 * Slope at `at` of the parabola through volumes that the burette showed, mL/s, by least squares on polynomials that are orthogonal over
 * the times. Its scatter is that of independent readings (variance of a linear combination, GUM 5.1). Null where χ² says that it is no
 * parabola, or where it bends so much that the third order, which is left out, counts.
 */
function tangent(burette: Burette, { volumes, from }: Volumes, at: Quantity<'s'>): Tangent | null {
  const n = volumes.length;
  const middle = ((n - 1) / 2) * KEPT_EVERY;
  const u = volumes.map((_, k) => k * KEPT_EVERY - middle);
  const spread = u.reduce((sum, x) => sum + x * x, 0);
  // Times are evenly spaced, so 1, u and u² − mean(u²) are orthogonal.
  const q = u.map((x) => x * x - spread / n);
  const qq = q.reduce((sum, x) => sum + x * x, 0);
  const shown = volumes.map((volume, k) => burette.shownAt(volume, from + k * KEPT_EVERY));
  const scatter = volumes.map((volume) => burette.scatterAt(volume));
  const along = (weights: readonly number[]): number => shown.reduce((sum, value, k) => sum + weights[k]! * value, 0);
  const mean = along(u.map(() => 1 / n));
  const slope = along(u) / spread;
  const bend = along(q) / qq;
  const chiSquared = shown.reduce((sum, value, k) => {
    const fitted = mean + slope * u[k]! + bend * q[k]!;
    return scatter[k]! > 0 ? sum + ((value - fitted) / scatter[k]!) ** 2 : sum;
  }, 0);
  const free = n - 3;
  if (chiSquared > free + MISFIT * Math.sqrt(2 * free)) return null;
  const bendScatter = Math.sqrt(q.reduce((sum, x, k) => sum + (x * scatter[k]!) ** 2, 0)) / qq;
  const [first, last] = [slope - 2 * middle * bend, slope + 2 * middle * bend];
  if (last < MOST_BENT * first && -bend > MISFIT * bendScatter) return null;
  const off = at - from - middle;
  const variance = u.reduce((sum, x, k) => sum + ((x / spread + (2 * off * q[k]!) / qq) * scatter[k]!) ** 2, 0);
  const value = slope + 2 * off * bend;
  const bent = first > 0 ? Math.min(1, Math.max(0, 1 - last / first)) : 0;
  return {
    value,
    scatter: Math.sqrt(variance),
    leftOut: THIRD_ORDER * bent ** 2 * Math.abs(value),
  };
}

/** Volumes of a time from the start, or up to the newest. */
function part({ volumes, from }: Volumes, seconds: Quantity<'s'>, end: 'start' | 'newest'): Volumes {
  const count = Math.round(seconds / KEPT_EVERY) + 1;
  if (end === 'start') return { volumes: volumes.slice(0, count), from };
  const left = Math.max(0, volumes.length - count);
  return { volumes: volumes.slice(left), from: from + left * KEPT_EVERY };
}

/** The tangent through the longest time in which a parabola fits; null while there is less, or where it bends too sharply. */
export function bestTangent(
  burette: Burette,
  all: Volumes,
  at: Quantity<'s'>,
  end: 'start' | 'newest',
): Tangent | null {
  for (const seconds of WINDOWS) {
    if ((all.volumes.length - 1) * KEPT_EVERY < seconds) continue;
    const found = tangent(burette, part(all, seconds, end), at);
    if (found) return found;
  }
  return null;
}
