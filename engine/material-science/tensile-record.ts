/**
 * What the machine's recorder makes of a test: the stress-strain curve, and the results taken from it.
 *
 * E        slope of least squares of stress on strain between 10 % and 40 % of the typical Rp0.2, first loading
 * Rp0.2    where that line, shifted by 0.2 % of strain, first meets the curve (ISO 6892-1); for a material without a
 *          straight part the line has the slope of a hysteresis loop and begins at the origin, as the standard allows
 * Rm, Ag   greatest stress, and the plastic extension there: e − s/E along the fitted line
 * n        slope of ln σ on ln ε (true stress, true strain) from 2 % of strain to the beginning of the neck
 *
 * Stresses are engineering stresses in Pa, strains fractions, both as measured.
 */
import type { Quantity } from '../contract';
import type { TensileAlloy } from '../data/tensile-alloys';
import { keepMoment, type Marks, type Moment, noMarks } from './tensile-marks';

/** Sums of a straight line by least squares. */
interface LineSums {
  count: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
}

interface Line {
  readonly slope: number;
  readonly intercept: number;
}

export type StrainSource = 'extensometer' | 'crosshead';

/** A buffer: whoever samples into it gives up the one before. */
export interface TensileRecord {
  /** Points of `CURVE_COLUMNS` numbers: strain, stress; of the uniform bar also true strain, true stress, dσ/dε. */
  readonly curve: Float64Array;
  length: number;
  /** Points that belong to the uniform bar: those before the neck. */
  uniformLength: number;
  /** How often the points were thinned by half to make room. */
  halvings: number;
  readonly window: { readonly from: Quantity<'Pa'>; readonly to: Quantity<'Pa'> };
  readonly stressStep: Quantity<'Pa'>;
  /** Where the material has no straight part: the slope of unloading, for either strain. */
  readonly hysteresis: Readonly<Record<StrainSource, Quantity<'Pa'>>> | null;
  strain: number;
  stress: Quantity<'Pa'>;
  readonly elastic: LineSums;
  /** Where the strain of the fitted points came from; 'mixed' is no fit. */
  elasticSource: StrainSource | 'mixed' | null;
  proofStress: Quantity<'Pa'> | null;
  readonly greatest: { strain: number; stress: Quantity<'Pa'> };
  readonly hardening: LineSums;
  readonly marks: Marks;
}

export interface TensileSample {
  readonly strain: number;
  readonly stress: Quantity<'Pa'>;
  /** The load is greater than ever before. */
  readonly firstLoading: boolean;
  readonly uniform: boolean;
  readonly source: StrainSource;
  /** dσ/dε of the bar. */
  readonly hardeningRate: Quantity<'Pa'>;
  readonly moment: Moment;
}

export const CURVE_COLUMNS = 5;
export const CURVE_POINTS = 1024;
const WINDOW = { from: 0.1, to: 0.4 } as const;
export const OFFSET = 0.002;
/** The curve at the offset is followed from so much strain before it to so much beyond: more than what scatters there. */
const PROOF_REACH: Readonly<Record<StrainSource, number>> = { extensometer: 1e-4, crosshead: 1e-3 };
const HARDENING_FROM = 0.02;
/** A point is kept after this change of stress (as a part of Rm) or of strain (as a part of it, at least the least). */
const STRESS_STEP = 1 / 120;
const STRAIN_STEP = 0.006;
const LEAST_STRAIN_STEP = 5e-5;

const emptySums = (): LineSums => ({ count: 0, x: 0, y: 0, xx: 0, xy: 0 });

function addPoint(sums: LineSums, x: number, y: number): void {
  sums.count++;
  sums.x += x;
  sums.y += y;
  sums.xx += x * x;
  sums.xy += x * y;
}

/** The line of least squares; null for fewer than two points or if all x are equal. */
function lineOf({ count, x, y, xx, xy }: LineSums): Line | null {
  const spread = count * xx - x * x;
  if (count < 2 || !(spread > 0)) return null;
  const slope = (count * xy - x * y) / spread;
  return { slope, intercept: (y - slope * x) / count };
}

/** An empty record for a material of these typical stresses. */
export function createTensileRecord(
  { proofStress, tensileStrength }: Pick<TensileAlloy, 'proofStress' | 'tensileStrength'>,
  hysteresis: TensileRecord['hysteresis'],
): TensileRecord {
  return {
    curve: new Float64Array(CURVE_POINTS * CURVE_COLUMNS),
    length: 1,
    uniformLength: 1,
    halvings: 0,
    window: { from: WINDOW.from * proofStress, to: WINDOW.to * proofStress },
    stressStep: STRESS_STEP * tensileStrength,
    hysteresis,
    strain: 0,
    stress: 0,
    elastic: emptySums(),
    elasticSource: null,
    proofStress: null,
    greatest: { strain: 0, stress: 0 },
    hardening: emptySums(),
    marks: noMarks(),
  };
}

/** Keeps every second point and the last one. */
function thin(record: TensileRecord): void {
  const { curve, length } = record;
  const kept = Math.ceil(length / 2);
  for (let point = 1; point < kept; point++) {
    curve.copyWithin(point * CURVE_COLUMNS, 2 * point * CURVE_COLUMNS, (2 * point + 1) * CURVE_COLUMNS);
  }
  record.length = kept;
  record.uniformLength = Math.ceil(record.uniformLength / 2);
  record.halvings++;
}

/** Writes one point of the curve. */
function writePoint(curve: Float64Array | Float32Array, at: number, sample: TensileSample): void {
  const { strain, stress, hardeningRate } = sample;
  curve[at] = strain;
  curve[at + 1] = stress;
  curve[at + 2] = Math.log1p(Math.max(0, strain));
  curve[at + 3] = stress * (1 + strain);
  curve[at + 4] = hardeningRate;
}

/** Adds a point to the drawn curve if it differs enough from the last one, or anyway. */
export function keepPoint(record: TensileRecord, sample: TensileSample, anyway: boolean): void {
  const last = (record.length - 1) * CURVE_COLUMNS;
  const coarse = 2 ** record.halvings;
  const strainStep = coarse * Math.max(LEAST_STRAIN_STEP, STRAIN_STEP * sample.strain);
  const far =
    Math.abs(sample.strain - (record.curve[last] ?? 0)) >= strainStep ||
    Math.abs(sample.stress - (record.curve[last + 1] ?? 0)) >= coarse * record.stressStep;
  if (!far && !anyway) return;
  if (record.length === CURVE_POINTS) thin(record);
  writePoint(record.curve, record.length * CURVE_COLUMNS, sample);
  record.length++;
  if (sample.uniform) record.uniformLength = record.length;
}

/** Notes the last sample well below an offset of 0.2 % and the first well above. */
function markProof({ marks }: TensileRecord, { strain, stress, source, moment }: TensileSample, line: Line): void {
  const beyond = strain - (stress - line.intercept) / line.slope - OFFSET;
  if (beyond <= -PROOF_REACH[source]) marks.before = moment;
  else if (beyond >= PROOF_REACH[source]) marks.after = moment;
}

/** Enters one measured point in all results. */
export function takeSample(record: TensileRecord, sample: TensileSample): void {
  const { strain, stress, source } = sample;
  const { window, elastic, greatest } = record;
  if (sample.firstLoading && stress >= window.from && stress <= window.to) {
    record.elasticSource = elastic.count === 0 || record.elasticSource === source ? source : 'mixed';
    addPoint(elastic, strain, stress);
    keepMoment(record.marks.elastic, sample.moment);
  }
  if (record.marks.after === null && record.stress > window.to) {
    const line = elasticLine(record);
    if (line) markProof(record, sample, line);
    if (line && record.proofStress === null) {
      const above = (e: number, s: number): number => s - line.intercept - line.slope * (e - OFFSET);
      const before = above(record.strain, record.stress);
      const now = above(strain, stress);
      if (now < 0 && before >= 0) {
        record.proofStress = record.stress + ((stress - record.stress) * before) / (before - now);
      }
    }
  }
  if (sample.firstLoading && sample.uniform) {
    const trueStrain = Math.log1p(strain);
    if (trueStrain >= HARDENING_FROM) {
      addPoint(record.hardening, Math.log(trueStrain), Math.log(stress * (1 + strain)));
      keepMoment(record.marks.hardening, sample.moment);
    }
  }
  if (stress > greatest.stress) {
    greatest.strain = strain;
    greatest.stress = stress;
    record.marks.greatest = sample.moment;
  }
  record.strain = strain;
  record.stress = stress;
  keepPoint(record, sample, false);
}

/** The elastic line, whatever the strain was taken from; null while there is none. */
function elasticLine({ elasticSource, hysteresis, elastic }: TensileRecord): Line | null {
  if (elasticSource === null || elasticSource === 'mixed') return null;
  return hysteresis ? { slope: hysteresis[elasticSource], intercept: 0 } : lineOf(elastic);
}

export interface TensileResults {
  /** E: only from an extensometer. */
  readonly modulus: Quantity<'Pa'> | null;
  readonly proofStress: Quantity<'Pa'> | null;
  readonly tensileStrength: Quantity<'Pa'>;
  /** Ag, a fraction. */
  readonly uniformElongation: number | null;
  /** n. */
  readonly hardening: number | null;
}

export function resultsOf(record: TensileRecord): TensileResults {
  const line = elasticLine(record);
  const { strain, stress } = record.greatest;
  return {
    modulus: record.elasticSource === 'extensometer' ? (lineOf(record.elastic)?.slope ?? null) : null,
    proofStress: record.proofStress,
    tensileStrength: stress,
    uniformElongation: line ? strain - (stress - line.intercept) / line.slope : null,
    hardening: lineOf(record.hardening)?.slope ?? null,
  };
}

/** Fills `out` with the kept points and the present one, stresses in MPa and strains in %; returns how many there are. */
export function drawCurve(record: TensileRecord, present: TensileSample, out: Float32Array): number {
  const { curve, length } = record;
  const points = Math.min(length, CURVE_POINTS - 1);
  const used = points * CURVE_COLUMNS;
  for (let i = 0; i < used; i++) out[i] = curve[i] ?? 0;
  writePoint(out, used, present);
  for (let at = 0; at <= used; at += CURVE_COLUMNS) {
    out[at] = (out[at] ?? 0) * 100;
    out[at + 1] = (out[at + 1] ?? 0) / 1e6;
    out[at + 2] = (out[at + 2] ?? 0) * 100;
    out[at + 3] = (out[at + 3] ?? 0) / 1e6;
    out[at + 4] = (out[at + 4] ?? 0) / 1e6;
  }
  return points + 1;
}
