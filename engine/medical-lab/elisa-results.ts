/** What is worked out from the readings of the plate: the curve, whether it may be used, and what unknowns and controls come to. */
import { CONTROLS, STANDARDS, UNKNOWNS, wellsOf } from '../data/elisa-plate';
import {
  fitLogistic,
  type LogisticFit,
  logisticInverse,
  logisticPredicted,
} from '../instruments/four-parameter-logistic';
import { EMPTY } from './sandwich-assay';

export interface PlateReadings {
  /** Mean of the two wells of each. */
  readonly standards: readonly number[];
  readonly unknowns: readonly number[];
  readonly controls: readonly number[];
  /** Mean and standard deviation of the 20 blanks. */
  readonly blank: { readonly mean: number; readonly sd: number };
  /** Relative scatter of a well. */
  readonly cv: number;
  readonly dilution: number;
  /** Scatter is drawn: results state it. */
  readonly noise: boolean;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** `ods` of all wells. Without scatter the blanks' deviation is what is to be expected of it. */
export function plateReadings(ods: Float64Array, cv: number, dilution: number, noise: boolean): PlateReadings {
  const pair = (kind: 'standard' | 'unknown' | 'control', n: number): number =>
    meanOf(wellsOf(kind, n).map((well) => ods[well] ?? 0));
  const blanks = wellsOf('blank').map((well) => ods[well] ?? 0);
  const mean = meanOf(blanks);
  const standards = STANDARDS.map((_, n) => pair('standard', n));
  const spread = Math.sqrt(blanks.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (blanks.length - 1));
  return {
    standards,
    unknowns: UNKNOWNS.map((_, n) => pair('unknown', n)),
    controls: [pair('control', 0), pair('control', 1)],
    blank: { mean, sd: noise ? spread : cv * ((standards[0] ?? 0) - EMPTY) },
    cv,
    dilution,
    noise,
  };
}

/** Standard deviation of the mean of two wells that read y. */
const ofPair = (y: number, cv: number): number => (cv * Math.max(0, y - EMPTY)) / Math.SQRT2;

type Fault = 'Curve not acceptable.' | 'Curve not acceptable: detection limit above S1.';

export interface Curve {
  readonly fit: LogisticFit;
  /** % of its label that a standard reads back as: S1 to S7. */
  readonly back: readonly (number | null)[];
  /** pg/mL at which a reading stands three deviations above the blank's; null: off the curve. */
  readonly lod: number | null;
  /** Why it may not be used; null: it may. */
  readonly fault: Fault | null;
  readonly accepted: boolean;
}

const LEAST_GOOD = 6;
/** pg/mL: the lower and the upper limit of what is told as a number (ICH M10: lowest and highest calibration standard). */
const LOWEST = STANDARDS[1];

/** Reading that stands three deviations of the blanks above the curve's foot. */
const limitOf = (fit: LogisticFit, blank: PlateReadings['blank']): number => fit.curve.a + 3 * blank.sd;

export function curveOf({ standards, cv, blank }: PlateReadings): Curve {
  const fit = fitLogistic(
    STANDARDS.map((x, n) => ({ x, y: standards[n] ?? 0 })),
    cv / Math.SQRT2,
  );
  const back = STANDARDS.slice(1).map((label, n) => {
    const x = logisticInverse(fit.curve, standards[n + 1] ?? 0);
    return x === null ? null : (100 * x) / label;
  });
  const good = back.filter((percent, n) => {
    const within = n === 0 || n === back.length - 1 ? 25 : 20;
    return percent !== null && Math.abs(percent - 100) <= within;
  }).length;
  const lod = logisticInverse(fit.curve, limitOf(fit, blank));
  const fault =
    !fit.converged || good < LEAST_GOOD
      ? 'Curve not acceptable.'
      : lod === null || lod > LOWEST
        ? 'Curve not acceptable: detection limit above S1.'
        : null;
  return { fit, back, lod, fault, accepted: fault === null };
}

/** pg/mL with its standard uncertainty, or why there is none. */
export type Found =
  | { readonly value: number; readonly scatter: number }
  | { readonly why: 'Above range' | 'Below S1' | 'Below LOD' | 'Curve not acceptable' };

export interface Results {
  readonly curve: Curve;
  /** pg/mL at which a reading stands three deviations above the blank's. */
  readonly lod: { readonly value: number; readonly scatter: number } | null;
  readonly unknowns: readonly Found[];
  readonly controls: readonly Found[];
  /** What is to be said of readings that have no value. */
  readonly remarks: string;
}

const BLANKS = 20;

export function resultsOf(plate: PlateReadings): Results {
  const curve = curveOf(plate);
  const { fit, accepted, fault, lod } = curve;
  const limit = limitOf(fit, plate.blank);
  const top = plate.standards.at(-1) ?? 0;
  const find = (y: number, times: number): Found => {
    if (!accepted) return { why: 'Curve not acceptable' };
    if (y > top) return { why: 'Above range' };
    if (y < limit) return { why: 'Below LOD' };
    const found = logisticPredicted(fit, y, ofPair(y, plate.cv));
    if (found && found.value < LOWEST) return { why: 'Below S1' };
    return found
      ? { value: found.value * times, scatter: plate.noise ? found.scatter * times : 0 }
      : { why: 'Above range' };
  };
  const unknowns = plate.unknowns.map((y) => find(y, plate.dilution));
  const words = unknowns.flatMap((found, n) => ('why' in found ? [`U${n + 1}: ${found.why.toLowerCase()}`] : []));
  return {
    curve,
    // A standard deviation of n values scatters by 1/√(2(n − 1)).
    lod: lod === null ? null : { value: lod, scatter: plate.noise ? lod / Math.sqrt(2 * (BLANKS - 1)) : 0 },
    unknowns,
    controls: plate.controls.map((y) => find(y, 1)),
    remarks: fault ?? (words.join(', ').replaceAll('lod', 'LOD').replaceAll('s1', 'S1') || 'All within range'),
  };
}

/** %, of what a control is labelled with. */
export const recoveryOf = (found: Found | undefined, which: keyof typeof CONTROLS): Found | null =>
  found === undefined || 'why' in found
    ? null
    : { value: (100 * found.value) / CONTROLS[which], scatter: (100 * found.scatter) / CONTROLS[which] };

export const pairScatter = (y: number, { cv, noise }: PlateReadings): number => (noise ? ofPair(y, cv) : 0);
