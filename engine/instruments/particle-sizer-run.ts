/**
 * A measurement of the particle sizer as it adds up: the correlation, or the light on the rings, with its scatter. The last smooth
 * correlation of each sample is remembered.
 */
import type { Quantity } from '../contract';
import { correlation, type LightClass, scatterAfter } from './light-correlation';
import { geometryOf, type Params } from './particle-sizer-sample';

export const DT: Quantity<'s'> = 0.5;
/** Relative standard deviation of a detector at the end. */
export const RING_SCATTER = 0.005;

/** What a measurement adds up. The scatter of channels and detectors is a sum of normal deviates, one a step. */
export interface Run {
  readonly by: Params['method'];
  readonly elapsed: Quantity<'s'>;
  readonly length: Quantity<'s'>;
  readonly steps: number;
  readonly over: boolean;
  /** Setting that a fit reckons with. */
  readonly kelvin: Quantity<'K'>;
  /** Integral of the cell's own temperature over the time. */
  readonly kelvinSeconds: number;
  readonly classes: readonly LightClass[];
  /** Light on the detectors without scatter, and what of it is not the sample's. */
  readonly light: Float64Array;
  readonly stray: Float64Array;
  readonly scatter: Float64Array;
}

export const seconds = ({ steps }: Run): Quantity<'s'> => steps * DT;

/** The smooth correlation of a run's mean temperature. */
const smooth = new WeakMap<readonly LightClass[], { readonly kelvin: number; readonly values: Float64Array }>();
function expected({ classes, kelvinSeconds, elapsed }: Run, params: Params): Float64Array {
  // To the µK: a cell that has settled is not worked out anew in each step.
  const kelvin = Math.round((1e6 * kelvinSeconds) / elapsed) / 1e6;
  const last = smooth.get(classes);
  if (last?.kelvin === kelvin) return last.values;
  const values = correlation(classes, geometryOf(params), kelvin);
  smooth.set(classes, { kelvin, values });
  return values;
}

export function correlogram(run: Run, params: Params): Float64Array {
  const values = expected(run, params);
  if (!params.noise) return values;
  const size = scatterAfter(seconds(run)) / Math.sqrt(run.steps);
  return values.map((value, n) => value + size * run.scatter[n]!);
}

/** Light on the detectors with its scatter, the background taken off. */
export function measuredRings(background: Float64Array | null, run: Run, { noise, obscuration }: Params): Float64Array {
  // Stray light stays as it is while more particles scatter more.
  const part = 10 / obscuration;
  const size = noise ? (RING_SCATTER * Math.sqrt(run.length / seconds(run))) / Math.sqrt(run.steps) : 0;
  return run.light.map(
    (light, k) => light * (1 + size * run.scatter[k]!) + part * (run.stray[k]! - (background?.[k] ?? 0)),
  );
}
