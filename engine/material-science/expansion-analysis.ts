/**
 * What follows from the displays of a dilatometer: the factor of the reference run, elongations, slopes, and what the errors that all
 * readings share do to them.
 */
import type { Estimate, Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import { REFERENCE, strainAt } from './expansion';

export const TUNGSTEN = 'Tungsten';
export const SILICA = 'Fused silica';
/** Standard deviation of the transducer's gain. */
export const GAIN_SD = 0.01;
/** Greatest error of the thermocouple's scale from 20 °C: tolerance of class 1, type K (IEC 60584-1), rectangular. */
export const TILT_MOST = 0.004;
/** Standard uncertainty of what the reference bar is certified to expand, as a part of it. */
export const BAR_SD = 0.002;
const LOCAL: Quantity<'°C'> = 20;
/** Least span for a slope. */
const LEAST_SPAN: Quantity<'°C'> = 9;

/** What an elongation is worked out with. */
interface Measured {
  readonly length: Quantity<'mm'>;
  readonly rod_correction: boolean;
}

export const microns = (length: Quantity<'mm'>, strain: number): Quantity<'µm'> => length * 1000 * strain;

/** What thermocouple and transducer stood at, without zero. */
export interface Taken {
  readonly time: Quantity<'s'>;
  readonly t: Quantity<'°C'>;
  readonly indicated: Quantity<'µm'>;
}

/** What the reference bar is certified to expand beside silica; with `bar`, were it to expand so much more. */
export const certified = (length: Quantity<'mm'>, t: Quantity<'°C'>, bar = 0): Quantity<'µm'> =>
  microns(length, (1 + bar) * strainAt(TUNGSTEN, t) - strainAt(SILICA, t));

/** The reference run as it was read. */
export interface Reference {
  readonly indicated: number;
  readonly t: number;
  readonly length: number;
  readonly bar?: number;
}

export const factorOf = (reference: Reference | null): number =>
  reference ? certified(reference.length, reference.t, reference.bar) / reference.indicated : 1;

export const elongation = ({ length, rod_correction }: Measured, factor: number, raw: number, t: number): number =>
  factor * raw + (rod_correction ? microns(length, strainAt(SILICA, t)) : 0);

export interface Place {
  readonly t: number;
  readonly raw: number;
}

export interface Slope {
  /** 1/K. */
  readonly alpha: number;
  /** What one µm and one kelvin at each point do to α, as a sum of squares. */
  readonly perMicron: number;
}

/** Least squares of ΔL on T. */
export function slopeThrough(places: readonly Place[], params: Measured, factor: number): Slope | null {
  if (places.length < 4) return null;
  const mean = places.reduce((sum, { t }) => sum + t, 0) / places.length;
  const spread = places.reduce((sum, { t }) => sum + (t - mean) ** 2, 0);
  const span = Math.max(...places.map(({ t }) => t)) - Math.min(...places.map(({ t }) => t));
  if (!(span >= LEAST_SPAN)) return null;
  const slope = places.reduce((sum, { t, raw }) => sum + ((t - mean) / spread) * elongation(params, factor, raw, t), 0);
  const scale = 1 / (params.length * 1000);
  return { alpha: slope * scale, perMicron: scale / Math.sqrt(spread) };
}

/** The newest points down or up to 20 K from now, as far as the temperature went one way. */
export function latest(trace: readonly Taken[], now: Quantity<'°C'>): readonly Taken[] {
  let first = trace.length;
  let before = now;
  let way = 0;
  while (first > 0) {
    const { t } = trace[first - 1]!;
    const turn = Math.sign(before - t);
    if (Math.abs(now - t) > LOCAL || (way !== 0 && turn !== 0 && turn !== way)) break;
    if (turn !== 0) way = turn;
    before = t;
    first--;
  }
  return trace.slice(first);
}

/** Points of the heating between two temperatures. */
export function between(trace: readonly Taken[], [from, to]: readonly [number, number]): readonly Taken[] {
  const top = trace.reduce((best, { t }, n) => (t > (trace[best]?.t ?? Number.NEGATIVE_INFINITY) ? n : best), 0);
  return trace.slice(0, top + 1).filter(({ t }) => t >= from && t <= to);
}

/** Errors of the apparatus that are taken off to see what they do. */
export interface Shift {
  readonly gain: number;
  readonly tilt: number;
  readonly reference: number;
  readonly bar: number;
}
export const NO_SHIFT: Shift = { gain: 0, tilt: 0, reference: 0, bar: 0 };
const EFFECTS = {
  'gain of the displacement transducer': { ...NO_SHIFT, gain: GAIN_SD },
  'scale of the thermocouple': { ...NO_SHIFT, tilt: rectangular(TILT_MOST) },
  'reading of the reference run': { ...NO_SHIFT, reference: 1 },
  'certificate of the reference bar': { ...NO_SHIFT, bar: BAR_SD },
} as const satisfies Record<string, Shift>;

export const straightened = (t: number, { tilt }: Shift): number => REFERENCE + (t - REFERENCE) * (1 - tilt);

/** A value with what the errors that all readings share do to it. */
export function estimated(noise: boolean, scatter: number, of: (shift: Shift) => number): Estimate {
  const value = of(NO_SHIFT);
  const shared = noise
    ? Object.fromEntries(Object.entries(EFFECTS).map(([name, shift]) => [name, of(shift) - value]))
    : {};
  return { value, scatter, shared };
}
