/**
 * Finds QRS complexes in a running electrocardiogram of 200 samples a second, after Pan and Tompkins (IEEE Trans.
 * Biomed. Eng. 32, 230, 1985), with their whole-number filters:
 *
 *   low pass    y(n) = (1/36) Σ (6 − |k|) x(n−5−k), |k| ≤ 5                 delay 5 (their recursion, written out)
 *   high pass   y(n) = x(n−16) − (1/32) Σ₀³¹ x(n−k)                         delay 16
 *   slope       y(n) = (2x(n) + x(n−1) − x(n−3) − 2x(n−4)) / 8T              delay 2
 *   then squared and averaged over 150 ms
 *
 * A peak of that average above an adaptive threshold is a beat; running estimates of signal and noise peaks set the
 * threshold. The R peak is then looked for in the electrocardiogram itself, with a parabola through its highest samples.
 *
 * Not kept from the paper: the search back for missed beats and the discrimination of T waves by slope.
 */

/** Samples per second. */
export const QRS_SAMPLE_RATE = 200;

const LENGTH = 128;
const MASK = LENGTH - 1;
/** Samples in 150 ms. */
const WINDOW = 30;
/** The R peak lies between so many samples back when the averaged slope has fallen to half its peak. */
const SEARCH_FROM = 84;
const SEARCH_TO = 26;
/** Samples in the 200 ms in which the heart cannot be excited again. */
const REFRACTORY = 40;
/** (mV/s)²: below this no slope is a QRS. An R peak of 1.1 mV gives about 260, a T wave 20, compressions of the chest 4. */
const FLOOR = 40;
/** The average has turned up again when it is this many times its last trough. */
const TURNED = 1.5;

/** Advanced in place. Times are counts of samples. */
export interface QrsDetector {
  readonly x: Float64Array;
  readonly low: Float64Array;
  readonly band: Float64Array;
  readonly squared: Float64Array;
  count: number;
  /** Running estimates of the peaks of beats and of all else. */
  signal: number;
  noise: number;
  /** Looking for a peak (true) or for the trough before it. */
  rising: boolean;
  /** The highest, or lowest, average since it turned. */
  extreme: number;
  lastBeat: number;
  /** What the stages gave for the newest sample, for whoever shows them: mV, (mV/s)². */
  readonly newest: { band: number; squared: number; average: number };
}

export const createQrsDetector = (): QrsDetector => ({
  x: new Float64Array(LENGTH),
  low: new Float64Array(LENGTH),
  band: new Float64Array(LENGTH),
  squared: new Float64Array(LENGTH),
  count: 0,
  signal: 0,
  noise: 0,
  rising: true,
  extreme: 0,
  lastBeat: Number.NEGATIVE_INFINITY,
  newest: { band: 0, squared: 0, average: 0 },
});

/** Mean squared slope over the last 150 ms, with the sample `n` taken in. */
function averagedSlope({ x, low, band, squared }: QrsDetector, n: number): number {
  let sum = 6 * x[(n - 5) & MASK]!;
  for (let k = 1; k <= 5; k++) sum += (6 - k) * (x[(n - 5 - k) & MASK]! + x[(n - 5 + k) & MASK]!);
  low[n & MASK] = sum / 36;
  sum = 0;
  for (let k = 0; k < 32; k++) sum += low[(n - k) & MASK]!;
  band[n & MASK] = low[(n - 16) & MASK]! - sum / 32;
  const slope =
    ((2 * band[n & MASK]! + band[(n - 1) & MASK]! - band[(n - 3) & MASK]! - 2 * band[(n - 4) & MASK]!) *
      QRS_SAMPLE_RATE) /
    8;
  squared[n & MASK] = slope * slope;
  sum = 0;
  for (let k = 0; k < WINDOW; k++) sum += squared[(n - k) & MASK]!;
  return sum / WINDOW;
}

/** The R peak behind a peak of the averaged slope that has just passed, in samples from the beginning. */
function findPeak({ x, count }: QrsDetector): number {
  let best = count - SEARCH_TO;
  for (let n = count - SEARCH_FROM; n <= count - SEARCH_TO; n++) if (x[n & MASK]! > x[best & MASK]!) best = n;
  const before = x[(best - 1) & MASK]!;
  const here = x[best & MASK]!;
  const after = x[(best + 1) & MASK]!;
  const bend = before - 2 * here + after;
  return bend < 0 ? best + (0.5 * (before - after)) / bend : best;
}

/** Takes the next sample, mV. Gives the place of an R peak found with it (in samples from the first, a fraction), else null. */
export function detectQrs(detector: QrsDetector, sample: number): number | null {
  const n = detector.count;
  detector.x[n & MASK] = sample;
  const average = averagedSlope(detector, n);
  detector.newest.band = detector.band[n & MASK]!;
  detector.newest.squared = detector.squared[n & MASK]!;
  detector.newest.average = average;
  detector.count = n + 1;

  if (!detector.rising) {
    if (average < detector.extreme) detector.extreme = average;
    else if (average > TURNED * detector.extreme) {
      detector.rising = true;
      detector.extreme = average;
    }
    return null;
  }
  if (average > detector.extreme) detector.extreme = average;
  if (average > 0.5 * detector.extreme) return null;
  const peak = detector.extreme;
  detector.rising = false;
  detector.extreme = average;
  if (peak < Math.max(FLOOR, detector.noise + 0.25 * (detector.signal - detector.noise))) {
    detector.noise += 0.125 * (peak - detector.noise);
    return null;
  }
  detector.signal = detector.signal === 0 ? peak : detector.signal + 0.125 * (peak - detector.signal);
  const at = findPeak(detector);
  if (at - detector.lastBeat < REFRACTORY) return null;
  detector.lastBeat = at;
  return at;
}

/** How wide the R peak found at `at` is at half its height, in samples; the samples must still be kept. */
export function halfWidthOf({ x }: QrsDetector, at: number): number {
  const peak = Math.round(at);
  const half = 0.5 * x[peak & MASK]!;
  let width = 1;
  for (let n = peak - 1; n > peak - SEARCH_TO && x[n & MASK]! > half; n--) width++;
  for (let n = peak + 1; n < peak + SEARCH_TO && x[n & MASK]! > half; n++) width++;
  return width;
}
