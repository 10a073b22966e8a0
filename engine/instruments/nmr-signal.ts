/**
 * What the coil of a spectrometer records and what becomes of it: free induction decay, Fourier transform, phase, peaks, integrals.
 *
 * Signal     Σ w exp(2πiνt) exp(−t/T₂), 1/T₂ = 1/T₂* + π·0.2 Hz for each unit that the shims are off (chosen)
 * Recovery   of a group with its T₁: steady state (1 − E) sin α/(1 − E cos α) with E = exp(−TR/T₁) (R. R. Ernst and W. A. Anderson, Rev. Sci.
 *            Instrum. 37 (1966) 93), or 1 − 2 exp(−τ/T₁) + exp(−TR/T₁) after an inversion
 * Strength   1 for a proton of 100 mmol/L at 300 MHz, growing with ν₀^1.5; noise 0.05 per point, channel and scan (chosen)
 * Spectrum   exponential broadening, first point halved, zeros up to 65 536
 */
import type { Answer, Quantity } from '../contract';
import { createFft } from '../core/fft';
import { degToRad } from '../core/units';
import type { Rng } from '../core/rng';
import {
  CUSTOM_PAIR,
  DEUTERATED_SAMPLES,
  type DeuteratedSample,
  LEFT_CHLOROFORM,
  STANDARD,
  TAKEN_UP_WATER,
} from '../data/samples/deuterated';
import { atConcentration, pairOf, PROTON_SPINS, type SpinSystem, STRAY_WATER } from '../data/samples/proton-spins';
import { heldSample } from '../data/samples/read-sample-code';
import { known, molarity, type Sample, type SamplePart, withContents } from '../data/samples/sample';
import { SUBSTANCES, type SubstanceId } from '../data/samples/substances';
import { contentAnswer } from './shelf-answers';
import { CARRIER, linesOf, merged, type SpinLine } from './spin-lines';

export interface Pulse {
  readonly sequence: 'Pulse-Acquire' | 'Inversion Recovery';
  readonly pulse_angle: Quantity<'°'>;
  readonly repetition_time: Quantity<'s'>;
  readonly tau: Quantity<'s'>;
  readonly t1: Quantity<'s'>;
}

export interface NmrMethod extends Pulse {
  readonly sample: DeuteratedSample;
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly field_mhz: '60' | '100' | '300' | '400' | '500' | '600';
  readonly spectral_width: Quantity<'ppm'>;
  readonly points: '2048' | '4096' | '8192' | '16384' | '32768';
  readonly concentration: Quantity<'mmol/L'>;
  readonly t2_star: Quantity<'s'>;
  readonly delta_a: Quantity<'ppm'>;
  readonly delta_b: Quantity<'ppm'>;
  readonly j_ab: Quantity<'Hz'>;
}

export interface Complex {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export const FILLED = 65_536;
const NOISE = 0.05;
const PER_SHIM_UNIT: Quantity<'Hz'> = 0.2;
const REFERENCE_CONCENTRATION: Quantity<'mmol/L'> = 100;
const REFERENCE_FIELD: Quantity<'MHz'> = 300;
const LEAST_AMPLITUDE = 1e-6;
/** Lines are counted where they are so many of their widths apart, and so strong beside the strongest. */
const COUNTED_APART = 0.5;
export const COUNTED = 0.01;

/** Signal of one scan over that of full equilibrium, for a group of that T₁. */
export function recovered({ sequence, pulse_angle, repetition_time, tau }: Pulse, t1: Quantity<'s'>): number {
  const e = Math.exp(-repetition_time / t1);
  if (sequence === 'Inversion Recovery') return 1 - 2 * Math.exp(-tau / t1) + e;
  const angle = degToRad(pulse_angle);
  return ((1 - e) * Math.sin(angle)) / (1 - e * Math.cos(angle));
}

export const ernstAngle = (repetition: Quantity<'s'>, t1: Quantity<'s'>): Quantity<'°'> =>
  (180 / Math.PI) * Math.acos(Math.exp(-repetition / t1));

/** `off`: units that the shims are off. */
export const decayTime = (t2star: Quantity<'s'>, off: number): Quantity<'s'> =>
  1 / (1 / t2star + Math.PI * PER_SHIM_UNIT * off);

export const dwellTime = ({ spectral_width, field_mhz }: NmrMethod): Quantity<'s'> =>
  1 / (spectral_width * Number(field_mhz));

/** Points that fit into a scan. */
export const pointsOf = (method: NmrMethod): number =>
  Math.max(1, Math.min(Number(method.points), Math.floor(method.repetition_time / dwellTime(method))));

interface Part {
  readonly systems: readonly SpinSystem[];
  readonly millimolar: Quantity<'mmol/L'>;
  /** Of the sample, not of what is added to it; of several substances the main one counts the protons. */
  readonly own: boolean;
  readonly main: boolean;
}

/** What is in the tube beside solvent and standard. */
export function tubeOf({ sample, shelf, concentration }: NmrMethod): Sample {
  const held = heldSample(shelf);
  if (held) return held;
  const record = DEUTERATED_SAMPLES[sample];
  return withContents(record, Object.fromEntries(record.parts.map(({ id }) => [id, concentration / 1000])));
}

const SPINS: Readonly<Partial<Record<SubstanceId, readonly SpinSystem[]>>> = PROTON_SPINS;

/** Parts whose protons are known, and the names of the others. */
export const protonParts = (
  tube: Sample,
): {
  readonly parts: readonly (SamplePart & { readonly data: readonly SpinSystem[] })[];
  readonly notModelled: readonly string[];
} => known(tube, SPINS);

function partsOf(method: NmrMethod): readonly Part[] {
  const { sample, shelf, concentration, delta_a, delta_b, j_ab } = method;
  const { parts } = protonParts(tubeOf(method));
  const most = Math.max(...parts.map(molarity));
  const main = parts.find((part) => molarity(part) === most);
  const own: readonly Part[] =
    sample === CUSTOM_PAIR && heldSample(shelf) === null
      ? [{ systems: [pairOf(delta_a, delta_b, j_ab)], millimolar: concentration, own: true, main: true }]
      : parts.map((part) => ({
          systems: part.data.map((system) => atConcentration(system, 1000 * molarity(part))),
          millimolar: 1000 * molarity(part),
          own: true,
          main: part === main,
        }));
  return [
    ...own,
    { systems: PROTON_SPINS.tetramethylsilane, millimolar: 1000 * STANDARD, own: false, main: false },
    { systems: PROTON_SPINS.chloroform, millimolar: 1000 * LEFT_CHLOROFORM, own: false, main: false },
    { systems: [STRAY_WATER], millimolar: 1000 * TAKEN_UP_WATER, own: false, main: false },
  ];
}

/** Coupled protons of all that is in the tube. */
export const systemsOf = (method: NmrMethod): readonly SpinSystem[] =>
  partsOf(method).flatMap(({ systems }) => systems);

export const protonsOf = (method: NmrMethod): number =>
  partsOf(method)
    .filter(({ main }) => main)
    .flatMap(({ systems }) => systems)
    .reduce((sum, { groups, times = 1 }) => sum + times * groups.reduce((all, { count }) => all + count, 0), 0);

export interface Signal {
  readonly hz: Quantity<'Hz'>;
  readonly amplitude: number;
  readonly own: boolean;
  readonly main: boolean;
}

/** The last systems that were solved: a run asks for the same ones again and again. */
const solved = new Map<string, readonly SpinLine[]>();
const KEPT = 24;

function solvedLines(system: SpinSystem, megahertz: number): readonly SpinLine[] {
  const key = `${megahertz} ${JSON.stringify(system)}`;
  const before = solved.get(key);
  if (before) return before;
  const lines = linesOf(system, megahertz);
  if (solved.size >= KEPT) solved.clear();
  solved.set(key, lines);
  return lines;
}

/** Lines of all that is in the tube, with their strength in one scan. */
export function signalsOf(method: NmrMethod): readonly Signal[] {
  const megahertz = Number(method.field_mhz);
  const strength = (megahertz / REFERENCE_FIELD) ** 1.5 / REFERENCE_CONCENTRATION;
  return partsOf(method).flatMap(({ systems, millimolar, own, main }) =>
    systems.flatMap((system) => {
      const shares = system.groups.map(({ t1 }) => recovered(method, t1 * method.t1));
      return solvedLines(system, megahertz).map(({ hz, weights }) => ({
        hz,
        amplitude:
          strength *
          millimolar *
          (system.times ?? 1) *
          weights.reduce((sum, weight, g) => sum + weight * (shares[g] ?? 0), 0),
        own,
        main,
      }));
    }),
  );
}

/** One scan without its noise. `phase`: of the receiver. */
export function decayOf(
  signals: readonly Signal[],
  method: NmrMethod,
  t2: Quantity<'s'>,
  phase: Quantity<'rad'>,
): Complex {
  const count = pointsOf(method);
  const dwell = dwellTime(method);
  const [re, im] = [new Float64Array(count), new Float64Array(count)];
  const decay = Math.exp(-dwell / t2);
  for (const { hz, amplitude } of signals) {
    if (Math.abs(amplitude) < LEAST_AMPLITUDE) continue;
    const turn = 2 * Math.PI * hz * dwell;
    const [c, s] = [decay * Math.cos(turn), decay * Math.sin(turn)];
    let [x, y] = [amplitude * Math.cos(phase), amplitude * Math.sin(phase)];
    for (let n = 0; n < count; n++) {
      re[n] = re[n]! + x;
      im[n] = im[n]! + y;
      const next = c * x - s * y;
      y = s * x + c * y;
      x = next;
    }
  }
  return { re, im };
}

/** Adds a scan to a sum: shifted by so many Hz where the field has drifted, with its noise. */
export function addScan(
  sum: Complex,
  one: Complex,
  dwell: Quantity<'s'>,
  drifted: Quantity<'Hz'>,
  rng: Rng | null,
): void {
  const turn = 2 * Math.PI * drifted * dwell;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let [x, y] = [1, 0];
  for (let n = 0; n < one.re.length; n++) {
    const a = one.re[n]!;
    const b = one.im[n]!;
    sum.re[n] = sum.re[n]! + a * x - b * y + (rng ? NOISE * rng.normal() : 0);
    sum.im[n] = sum.im[n]! + a * y + b * x + (rng ? NOISE * rng.normal() : 0);
    if (drifted === 0) continue;
    const next = c * x - s * y;
    y = s * x + c * y;
    x = next;
  }
}

export interface Spectrum extends Complex {
  readonly scans: number;
  /** Of its lowest frequency, and from point to point, from the carrier. */
  readonly first: Quantity<'Hz'>;
  readonly step: Quantity<'Hz'>;
}

const fft = createFft(FILLED);

/** Frequencies rise with the index; a scan's mean. */
export function transformed(sum: Complex, scans: number, dwell: Quantity<'s'>, broadening: Quantity<'Hz'>): Spectrum {
  const [re, im] = [new Float64Array(FILLED), new Float64Array(FILLED)];
  for (let n = 0; n < sum.re.length; n++) {
    const weight = ((n === 0 ? 0.5 : 1) * dwell * Math.exp(-Math.PI * broadening * n * dwell)) / scans;
    re[n] = weight * sum.re[n]!;
    im[n] = weight * sum.im[n]!;
  }
  fft.forward(re, im);
  const half = FILLED / 2;
  const turned = (values: Float64Array): Float64Array => {
    const out = new Float64Array(FILLED);
    out.set(values.subarray(half), 0);
    out.set(values.subarray(0, half), half);
    return out;
  };
  return { re: turned(re), im: turned(im), scans, first: -0.5 / dwell, step: 1 / (FILLED * dwell) };
}

export function phased({ re, im }: Complex, degrees: Quantity<'°'>): Float64Array {
  const angle = degToRad(degrees);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const values = new Float64Array(re.length);
  for (let n = 0; n < values.length; n++) values[n] = c * re[n]! - s * im[n]!;
  return values;
}

const SEGMENTS = 64;

/** Of the quietest quarter of the spectrum. */
export function noiseOf(values: Float64Array): number {
  const size = values.length / SEGMENTS;
  const spreads = new Float64Array(SEGMENTS);
  for (let k = 0; k < SEGMENTS; k++) {
    let [sum, squares] = [0, 0];
    for (let n = k * size; n < (k + 1) * size; n++) {
      sum += values[n]!;
      squares += values[n]! * values[n]!;
    }
    spreads[k] = Math.sqrt(Math.max(0, squares / size - (sum / size) ** 2));
  }
  const quiet = spreads.sort().subarray(0, SEGMENTS / 4);
  return quiet.reduce((sum, x) => sum + x, 0) / quiet.length;
}

export interface Peak {
  readonly hz: Quantity<'Hz'>;
  readonly height: number;
  readonly width: Quantity<'Hz'> | null;
}

export function tallest(values: Float64Array): number {
  let top = 0;
  for (let n = 0; n < values.length; n++) top = Math.max(top, Math.abs(values[n]!));
  return top;
}

/** By how much an extreme stands out over the valleys to where it is higher again. */
function riseOf(values: Float64Array, top: number): number {
  const sign = Math.sign(values[top]!);
  const height = sign * values[top]!;
  const valley = (way: 1 | -1): number => {
    let lowest = height;
    for (let n = top + way; n >= 0 && n < values.length; n += way) {
      const here = sign * values[n]!;
      if (here > height) break;
      lowest = Math.min(lowest, here);
    }
    return lowest;
  };
  return height - Math.max(valley(-1), valley(1));
}

/** The extreme nearest to a place that is higher than so much and stands out by so much. */
export function peakNear(
  values: Float64Array,
  { first, step }: Spectrum,
  hz: Quantity<'Hz'>,
  least: number,
  rise: number,
): Peak | null {
  let best = -1;
  for (let n = 1; n + 1 < values.length; n++) {
    const y = Math.abs(values[n]!);
    if (y <= least || y < Math.abs(values[n - 1]!) || y <= Math.abs(values[n + 1]!)) continue;
    const nearer = best < 0 || Math.abs(first + n * step - hz) < Math.abs(first + best * step - hz);
    if (nearer && riseOf(values, n) > rise) best = n;
  }
  if (best < 0) return null;
  const [a, b, c] = [values[best - 1]!, values[best]!, values[best + 1]!];
  const curve = a - 2 * b + c;
  const shift = curve === 0 ? 0 : (a - c) / (2 * curve);
  const height = b - ((a - c) * shift) / 4;
  return { hz: first + (best + shift) * step, height, width: widthAt(values, best, height, step) };
}

/** Full width at half the height, between points by straight lines; null where neighbours hide it. */
function widthAt(values: Float64Array, top: number, height: number, step: number): number | null {
  const half = height / 2;
  const edge = (way: 1 | -1): number | null => {
    for (let n = top; n + way >= 0 && n + way < values.length; n += way) {
      const [here, next] = [values[n]! / half, values[n + way]! / half];
      if (next <= 1) return Math.abs(n - top) + (here - 1) / (here - next);
    }
    return null;
  };
  const [left, right] = [edge(-1), edge(1)];
  return left === null || right === null ? null : (left + right) * step;
}

/** Protons between two places, where all of the molecule's come to their number; in a mixture those of its main molecule. */
export function integralOf(
  values: Float64Array,
  { first, step }: Spectrum,
  from: Quantity<'Hz'>,
  to: Quantity<'Hz'>,
  signals: readonly Signal[],
  protons: number,
): number | null {
  const whole = signals.filter(({ main }) => main).reduce((sum, { amplitude }) => sum + amplitude, 0);
  if (Math.abs(whole) < LEAST_AMPLITUDE) return null;
  const [low, high] = [Math.ceil((from - first) / step), Math.floor((to - first) / step)];
  let sum = 0;
  for (let n = Math.max(0, low); n <= Math.min(values.length - 1, high); n++) sum += values[n]!;
  // The first point counts half: a line of amplitude 1 has the area ½.
  return (2 * sum * step * protons) / whole;
}

/** Lines that a spectrum of that width shows apart, within so much of a place: of the molecule, or of what is added, as the nearest is. */
export function lineCount(
  signals: readonly Signal[],
  hz: Quantity<'Hz'>,
  within: Quantity<'Hz'>,
  width: Quantity<'Hz'>,
): number {
  const nearest = signals.reduce<Signal | null>(
    (best, signal) => (best && Math.abs(best.hz - hz) <= Math.abs(signal.hz - hz) ? best : signal),
    null,
  );
  const near = signals
    .filter((signal) => signal.own === nearest?.own && Math.abs(signal.hz - hz) <= within)
    .sort((a, b) => a.hz - b.hz)
    .map((signal) => ({ hz: signal.hz, weights: [signal.amplitude] }));
  const apart = merged(near, COUNTED_APART * width);
  const heights = apart.map(({ weights }) => Math.abs(weights[0] ?? 0));
  const top = Math.max(0, ...heights);
  return heights.filter((height) => height > COUNTED * top).length;
}

export const hzOf = (ppm: Quantity<'ppm'>, megahertz: Quantity<'MHz'>): Quantity<'Hz'> => (ppm - CARRIER) * megahertz;
export const ppmOf = (hz: Quantity<'Hz'>, megahertz: Quantity<'MHz'>): Quantity<'ppm'> => CARRIER + hz / megahertz;

/** Of an amount fraction by integrals: relative, and what noise and wings of other lines leave open. */
const [SHARE_TOLERANCE, LEAST_SHARE] = [0.03, 0.004] as const;

/** Of a mixture from the shelf: how many of a hundred molecules are which, as integrals tell. */
export function mixtureAnswers(sample: Sample | null): readonly Answer[] {
  const parts = sample ? protonParts(sample).parts : [];
  const all = parts.reduce((sum, part) => sum + molarity(part), 0);
  if (parts.length < 2 || all === 0) return [];
  return parts
    .map((part) => ({ part, share: molarity(part) / all }))
    .filter(({ share }) => share > 2 * LEAST_SHARE)
    .map(({ part, share }) => ({
      ...contentAnswer(part, 100 * share, '%', Math.max(SHARE_TOLERANCE, LEAST_SHARE / share)),
      label: `Amount fraction of ${SUBSTANCES[part.id].name} in the sample from the shelf`,
    }));
}
