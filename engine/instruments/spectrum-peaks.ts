/** Maxima of a recorded spectrum: smoothed over five points, their tops by a parabola through five (Savitzky and Golay 1964). */

export interface SpectrumPeak {
  readonly at: number;
  readonly height: number;
}

/** Weights of a smoothing parabola over five points, over 35. */
const SMOOTH = [-3, 12, 17, 12, -3] as const;
const REACH = 2;
/** A maximum stands out by this much at least over the valleys beside it, or it is noise. */
const LEAST_RISE = 0.002;

/** `values`: absorbances at even steps from `first`; what was not recorded is NaN. */
export function spectrumPeaks(values: ArrayLike<number>, first: number, step: number): readonly SpectrumPeak[] {
  const raw = (n: number): number => values[n] ?? Number.NaN;
  const smooth = (n: number): number => SMOOTH.reduce((sum, weight, k) => sum + weight * raw(n + k - REACH), 0) / 35;
  /** The lowest value on the way to where it is higher again, or to the end of what was recorded. */
  const valley = (from: number, way: 1 | -1): number => {
    const top = smooth(from);
    let lowest = top;
    for (let n = from + way; raw(n) <= top + LEAST_RISE / 2; n += way) lowest = Math.min(lowest, raw(n));
    return lowest;
  };
  const peaks: SpectrumPeak[] = [];
  for (let n = REACH; n < values.length - REACH; n++) {
    const here = smooth(n);
    const top = here > smooth(n - 1) && here >= smooth(n + 1) && here > smooth(n - 2) && here > smooth(n + 2);
    if (!top) continue;
    if (!(here - Math.max(valley(n, -1), valley(n, 1)) > LEAST_RISE)) continue;
    // y = c + b k + a k² through k = −2 … 2.
    let [sum, odd, even] = [0, 0, 0];
    for (let k = -REACH; k <= REACH; k++) {
      sum += raw(n + k);
      odd += k * raw(n + k);
      even += k * k * raw(n + k);
    }
    const a = (even - 2 * sum) / 14;
    const b = odd / 10;
    const c = sum / 5 - 2 * a;
    const shift = a < 0 ? Math.min(1, Math.max(-1, -b / (2 * a))) : 0;
    peaks.push({ at: first + step * (n + shift), height: c + b * shift + a * shift * shift });
  }
  return peaks;
}

/** The maximum nearest to a place; null where there is none. */
export const nearestPeak = (peaks: readonly SpectrumPeak[], to: number): SpectrumPeak | null =>
  peaks.reduce<SpectrumPeak | null>(
    (best, peak) => (best === null || Math.abs(peak.at - to) < Math.abs(best.at - to) ? peak : best),
    null,
  );
