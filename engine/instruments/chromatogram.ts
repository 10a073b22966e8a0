/**
 * What a detector records of bands that leave a column, and what a data system makes of it: peaks on a baseline.
 *
 * A band is a Gaussian, or one that tails or fronts: a Gaussian folded with an exponential of time constant τ (J. P. Foley and
 * J. G. Dorsey, Equations for calculation of chromatographic figures of merit for ideal and skewed peaks, Anal. Chem. 55 (1983) 730).
 *
 * A peak is integrated between two places on a straight baseline. Bands that overlap share the baseline of their group and are
 * parted by a line dropped between them, as data systems do.
 */
import type { Quantity } from '../contract';
import { scaledErfc } from '../core/normal';
import type { Rng } from '../core/rng';

export interface Band {
  readonly id: string;
  /** Of its middle: the retention time of the Gaussian. */
  readonly time: Quantity<'s'>;
  readonly sigma: Quantity<'s'>;
  /** Above 0: a tail of that time constant; below 0: a front. */
  readonly tau: Quantity<'s'>;
}

/** A band's share of itself per second at a time. */
export function shapeAt({ time, sigma, tau }: Band, t: Quantity<'s'>): number {
  // A front is a tail seen in a mirror.
  const from = tau < 0 ? time - t : t - time;
  const u = from / sigma;
  if (tau === 0) return u * u > 80 ? 0 : Math.exp(-0.5 * u * u) / (sigma * Math.sqrt(2 * Math.PI));
  const size = Math.abs(tau);
  const z = (sigma / size - u) / Math.SQRT2;
  if (z >= 0) return u * u > 80 ? 0 : (Math.exp(-0.5 * u * u) * scaledErfc(z)) / (2 * size);
  const gauss = Math.exp(-0.5 * u * u) * scaledErfc(-z);
  return (2 * Math.exp(0.5 * (sigma / size) ** 2 - from / size) - gauss) / (2 * size);
}

/** Where a band begins and ends for a data system. */
const REACH = 5;
const TAIL_REACH = 6;
export const beginsAt = ({ time, sigma, tau }: Band): number => time - REACH * sigma + Math.min(0, TAIL_REACH * tau);
export const endsAt = ({ time, sigma, tau }: Band): number => time + REACH * sigma + Math.max(0, TAIL_REACH * tau);

/** A record at even steps from time 0. */
export interface Trace {
  readonly step: Quantity<'s'>;
  readonly values: Float64Array;
}

/** `signal`: of the detector without its noise. */
export function recordTrace(
  end: Quantity<'s'>,
  step: Quantity<'s'>,
  signal: (t: Quantity<'s'>) => number,
  noise: number,
  rng: Rng,
): Trace {
  const values = new Float64Array(Math.ceil(end / step) + 1);
  for (let n = 0; n < values.length; n++) values[n] = signal(n * step) + (noise > 0 ? noise * rng.normal() : 0);
  return { step, values };
}

/** What was recorded at a time, between its points by a straight line; the ends beyond it. */
export function traceAt({ step, values }: Trace, t: Quantity<'s'>): number {
  const at = Math.min(values.length - 1, Math.max(0, t / step));
  const n = Math.min(values.length - 2, Math.floor(at));
  const low = values[Math.max(0, n)] ?? 0;
  return low + (at - Math.max(0, n)) * ((values[n + 1] ?? low) - low);
}

/** A baseline stands on the mean of so many points at each end. */
const END_POINTS = 4;

function levelAt(trace: Trace, t: Quantity<'s'>): number {
  let sum = 0;
  for (let k = -END_POINTS; k <= END_POINTS; k++) sum += traceAt(trace, t + k * trace.step);
  return sum / (2 * END_POINTS + 1);
}

/** Where a peak is integrated, and the baseline that it stands on. */
export interface Limits {
  readonly from: Quantity<'s'>;
  readonly to: Quantity<'s'>;
  readonly baseFrom: Quantity<'s'>;
  readonly baseTo: Quantity<'s'>;
}

/** The limits of each band, in the order of time. */
export function limitsOf(bands: readonly Band[], end: Quantity<'s'>): readonly Limits[] {
  const within = (t: number): number => Math.min(end, Math.max(0, t));
  const starts = bands.map((band) => within(beginsAt(band)));
  const stops = bands.map((band) => within(endsAt(band)));
  const overlaps = (n: number): boolean => (stops[n - 1] ?? 0) > (starts[n] ?? 0);
  const valley = (n: number): number => {
    const [a, b] = [bands[n - 1], bands[n]];
    return a && b ? a.time + ((b.time - a.time) * a.sigma) / (a.sigma + b.sigma) : 0;
  };
  return bands.map((_, n) => {
    let first = n;
    while (first > 0 && overlaps(first)) first--;
    let last = n;
    while (last + 1 < bands.length && overlaps(last + 1)) last++;
    return {
      from: n > first ? valley(n) : (starts[n] ?? 0),
      to: n < last ? valley(n + 1) : (stops[n] ?? end),
      baseFrom: starts[first] ?? 0,
      baseTo: stops[last] ?? end,
    };
  });
}

export interface Integrated {
  /** Signal times seconds. */
  readonly area: number;
  /** The baseline at its ends. */
  readonly baseline: readonly [from: number, to: number];
}

/** The area of a trace above a straight baseline. */
export function integrate(trace: Trace, { from, to, baseFrom, baseTo }: Limits): Integrated {
  const [low, high] = [levelAt(trace, baseFrom), levelAt(trace, baseTo)];
  const base = (t: number): number =>
    baseTo > baseFrom ? low + ((high - low) * (t - baseFrom)) / (baseTo - baseFrom) : low;
  const { step } = trace;
  let area = 0;
  let before = traceAt(trace, from) - base(from);
  for (let t = from; t < to; ) {
    const next = Math.min(to, (Math.floor(t / step + 1e-9) + 1) * step);
    const here = traceAt(trace, next) - base(next);
    area += 0.5 * (before + here) * (next - t);
    before = here;
    t = next;
  }
  return { area, baseline: [low, high] };
}

/** Times at which a trace is drawn: even ones, and more of them where a band leaves. */
export function drawnTimes(bands: readonly Band[], end: Quantity<'s'>, count: number): Float64Array {
  const each = bands.length > 0 ? Math.floor(count / 2 / bands.length) : 0;
  const even = count - each * bands.length;
  const times = Array.from({ length: even }, (_, n) => (end * n) / (even - 1));
  for (const band of bands) {
    const [from, to] = [Math.max(0, beginsAt(band)), Math.min(end, endsAt(band))];
    for (let n = 0; n < each; n++) times.push(from + ((to - from) * n) / Math.max(1, each - 1));
  }
  return Float64Array.from(times).sort();
}

/** USP tailing (a + b)/2a at 5 % of the height, of the band's own shape. */
export function tailingOf(band: Band): number {
  if (band.tau === 0) return 1;
  const [from, to] = [beginsAt(band), endsAt(band)];
  const points = 4000;
  const at = (n: number): number => from + ((to - from) * n) / points;
  let top = 0;
  for (let n = 1; n <= points; n++) if (shapeAt(band, at(n)) > shapeAt(band, at(top))) top = n;
  const level = 0.05 * shapeAt(band, at(top));
  let [first, last] = [top, top];
  while (first > 0 && shapeAt(band, at(first)) > level) first--;
  while (last < points && shapeAt(band, at(last)) > level) last++;
  return (at(last) - at(first)) / (2 * (at(top) - at(first)));
}

/** Standard deviation of a band with its tail: the variances of the Gaussian and of the exponential add up. */
export const spreadOf = ({ sigma, tau }: Band): Quantity<'s'> => Math.sqrt(sigma * sigma + tau * tau);

/** Golden section: the part of a range that is kept each time. */
const KEPT = (Math.sqrt(5) - 1) / 2;
const NARROWINGS = 40;

/** Where the top of a band is, which a data system takes for the retention time. */
export function apexOf(band: Band): Quantity<'s'> {
  if (band.tau === 0) return band.time;
  let [from, to] = band.tau > 0 ? [band.time, band.time + band.tau] : [band.time + band.tau, band.time];
  for (let n = 0; n < NARROWINGS; n++) {
    const [low, high] = [to - KEPT * (to - from), from + KEPT * (to - from)];
    if (shapeAt(band, low) > shapeAt(band, high)) to = high;
    else from = low;
  }
  return (from + to) / 2;
}

/** R_s = 2 Δt/(w₁ + w₂), with widths of 4σ. */
export const resolutionOf = (a: Band, b: Band): number =>
  Math.abs(apexOf(b) - apexOf(a)) / (2 * (spreadOf(a) + spreadOf(b)));
