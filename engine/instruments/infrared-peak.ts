/** The band of a spectrum that lies nearest to a place. */
import type { Quantity } from '../contract';

export interface Peak {
  readonly at: Quantity<'1/cm'>;
  readonly absorbance: number;
  readonly width: Quantity<'1/cm'> | null;
  /** Second derivative at the top, cm². */
  readonly bend: number;
}

/** A band is taken if it is at least so many times as high as the highest within reach. */
const HALF = 0.5;
/** A band stands out of the valleys beside it by so many times the noise: what noise alone does in a range of many points. */
const STANDS_OUT = 6;
/** How far the valleys are looked for, cm⁻¹. */
const VALLEYS = 200;
/** On the way to its half height a band does not rise again by more than this part of its top, or it is not alone. */
const SHOULDER = 0.1;

/**
 * The band nearest to a place, its top by a parabola, and its width where it falls to half of its height; null where nothing stands out
 * of the noise, no width where a neighbour is in the way. `noise`: of the absorbance at a place.
 */
export function peakNear(
  values: Float64Array,
  step: number,
  place: number,
  reach: number,
  noise: (nu: number, absorbance: number) => number,
): Peak | null {
  const at = (n: number): number => values[n] ?? Number.NaN;
  const valley = (from: number, way: 1 | -1): number => {
    let lowest = at(from);
    for (let n = from + way; Math.abs(n - from) * step < VALLEYS && at(n) <= at(from); n += way)
      lowest = Math.min(lowest, at(n));
    return lowest;
  };
  const standsOut = (n: number): boolean =>
    at(n) - Math.max(valley(n, -1), valley(n, 1)) > STANDS_OUT * noise(n * step, at(n));
  const tops: number[] = [];
  for (let n = Math.ceil((place - reach) / step); n <= (place + reach) / step; n++)
    if (at(n) > at(n - 1) && at(n) >= at(n + 1) && at(n) > 0 && standsOut(n)) tops.push(n);
  const most = Math.max(...tops.map(at));
  const best = tops
    .filter((n) => at(n) >= HALF * most)
    .reduce<number | null>(
      (found, n) => (found === null || Math.abs(n * step - place) < Math.abs(found * step - place) ? n : found),
      null,
    );
  if (best === null) return null;
  const bend = at(best - 1) - 2 * at(best) + at(best + 1);
  const shift = bend < 0 ? (at(best - 1) - at(best + 1)) / (2 * bend) : 0;
  const top = at(best) - ((at(best - 1) - at(best + 1)) * shift) / 4;
  const crossing = (way: 1 | -1): number | null => {
    let n = best;
    let lowest = top;
    while (at(n) > top / 2) {
      lowest = Math.min(lowest, at(n));
      if (at(n) > lowest + SHOULDER * top) return null;
      n += way;
    }
    if (!Number.isFinite(at(n))) return null;
    const share = (at(n - way) - top / 2) / (at(n - way) - at(n));
    return (n - way + way * share) * step;
  };
  const [left, right] = [crossing(-1), crossing(1)];
  return {
    at: (best + shift) * step,
    absorbance: top,
    width: left === null || right === null ? null : right - left,
    bend: bend / (step * step),
  };
}
