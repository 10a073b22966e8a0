/**
 * A scan: which line is acquired when, with which echo, and the picture as far as it goes. Lines are worked out when they are looked
 * at; nothing but the number of lines depends on the clock.
 */
import type { Rng } from '../../core/rng';
import {
  addNoise,
  emptyKSpace,
  farness,
  type Geometry,
  kOf,
  type KSpace,
  lineAt,
  lineOf,
  pictureOf,
  sampleNoise,
} from './k-space';
import { type Filling, type MriObject, regionOf, shapesOf } from './objects';
import {
  echoesOf,
  type FieldName,
  LESION,
  relaxationOf,
  signalOf,
  type Timing,
  type TissueName,
  type Train,
} from './tissues';

export interface Protocol {
  readonly object: MriObject;
  readonly tissue: TissueName;
  readonly field: FieldName;
  readonly timing: Timing;
  readonly train: Train;
  readonly geometry: Geometry;
  readonly averages: number;
  /** Standard deviation of a part of the picture after one average. */
  readonly noise: number;
  /** mm. */
  readonly fatShift: number;
  readonly allShift: number;
  /** Amplitude in mm and period in s of what moves along the phase direction. */
  readonly motion: { readonly amplitude: number; readonly period: number };
}

export interface Scan {
  readonly protocol: Protocol;
  readonly rng: Rng;
  /** Lines without noise and motion, as far as they are known. */
  readonly base: { readonly re: Float32Array; readonly im: Float32Array };
  readonly known: Uint8Array;
  /** Sum of the phases that motion gave each line, and how often it was acquired. */
  readonly phases: { readonly re: Float64Array; readonly im: Float64Array };
  readonly passes: Uint8Array;
  readonly space: KSpace;
  readonly picture: Float32Array;
  /** Acquisitions worked in, and those that the picture shows. */
  built: number;
  pictured: number;
}

export const linesIn = ({ geometry, averages }: Protocol): number => geometry.matrix * averages;

export function startScan(protocol: Protocol, rng: Rng): Scan {
  const { matrix } = protocol.geometry;
  return {
    protocol,
    rng,
    base: { re: new Float32Array(2 * matrix * matrix), im: new Float32Array(2 * matrix * matrix) },
    known: new Uint8Array(matrix),
    phases: { re: new Float64Array(matrix), im: new Float64Array(matrix) },
    passes: new Uint8Array(matrix),
    space: emptyKSpace(protocol.geometry),
    picture: new Float32Array(matrix * matrix),
    built: 0,
    pictured: 0,
  };
}

/** The `n`th acquisition: its line, and which of the train's echoes it is. */
export function acquisition(
  { geometry: { matrix }, train: { count } }: Pick<Protocol, 'geometry' | 'train'>,
  n: number,
): { line: number; echo: number } {
  const inPass = n % matrix;
  if (count === 1) return { line: lineAt(inPass, matrix), echo: 0 };
  const echo = inPass % count;
  // By distance from the middle of k-space: each echo fills a ring of its own.
  const rank = echo * (matrix / count) + Math.floor(inPass / count);
  return { line: byFarness(matrix)[rank] ?? 0, echo };
}

const orders = new Map<number, readonly number[]>();
function byFarness(matrix: number): readonly number[] {
  const known = orders.get(matrix);
  if (known) return known;
  const order = Array.from({ length: matrix }, (_, j) => j).toSorted(
    (a, b) => farness(a, matrix) - farness(b, matrix) || a - b,
  );
  orders.set(matrix, order);
  return order;
}

function signals({ object, field, tissue, timing }: Protocol, echo: number): (filling: Filling) => number {
  const known = new Map<Filling, number>();
  return (filling) => {
    if (filling === 'none') return 0;
    const before = known.get(filling);
    if (before !== undefined) return before;
    const relaxation =
      filling === 'lesion' ? LESION : relaxationOf(filling === 'probe' ? tissue : filling, field, object === 'Brain');
    const value = signalOf(relaxation, timing, echo);
    known.set(filling, value);
    return value;
  };
}

/** Writes a line as it stands after its passes into `space`. `noise`: a name of its own for each draw. */
function writeLine(scan: Scan, space: KSpace, line: number, name: string): void {
  const { protocol, base, phases, passes, rng } = scan;
  const { geometry, noise } = protocol;
  const samples = 2 * geometry.matrix;
  const times = passes[line]!;
  if (times === 0) return;
  const [c, s] = [phases.re[line]! / times, phases.im[line]! / times];
  for (let p = line * samples; p < (line + 1) * samples; p++) {
    space.re[p] = base.re[p]! * c - base.im[p]! * s;
    space.im[p] = base.re[p]! * s + base.im[p]! * c;
  }
  if (noise > 0) {
    addNoise(space, line, sampleNoise(geometry, noise) / Math.sqrt(times), rng.stream(`${name} ${line} ${times}`));
  }
}

/** Works in what has been acquired. */
export function buildUpTo(scan: Scan, acquired: number): void {
  const { protocol, base, known, phases, passes, space } = scan;
  const { geometry, timing, train, motion, object, fatShift, allShift } = protocol;
  const samples = 2 * geometry.matrix;
  const echoes = echoesOf(train, timing.te);
  const re = new Float64Array(samples);
  const im = new Float64Array(samples);
  const touched = new Set<number>();
  for (; scan.built < acquired; scan.built++) {
    const n = scan.built;
    const { line, echo } = acquisition(protocol, n);
    if (known[line] === 0) {
      const signal = signals(protocol, echoes[echo] ?? timing.te);
      lineOf(geometry, line, { shapes: shapesOf[object], signal, fatShift, allShift }, re, im);
      base.re.set(re, line * samples);
      base.im.set(im, line * samples);
      known[line] = 1;
    }
    const at = (Math.floor(n / train.count) * timing.tr) / 1000;
    const moved = motion.amplitude * Math.sin((2 * Math.PI * at) / motion.period);
    const phase = -2 * Math.PI * kOf(line, geometry) * moved;
    phases.re[line] = phases.re[line]! + Math.cos(phase);
    phases.im[line] = phases.im[line]! + Math.sin(phase);
    passes[line] = passes[line]! + 1;
    touched.add(line);
  }
  for (const line of touched) writeLine(scan, space, line, 'noise');
}

export function develop(scan: Scan): void {
  if (scan.pictured === scan.built) return;
  scan.pictured = scan.built;
  pictureOf(scan.space, scan.picture);
}

export interface RegionNumbers {
  readonly mean: number;
  readonly sd: number;
  /** By the difference of two scans; null where it is not measured. */
  readonly snr: number | null;
}

const LEAST_PIXELS = 1000;
const LEAST_FOV = 190;

/** Of a complete scan; null where the object has no region for the tissue. */
export function measure(scan: Scan, tissue: TissueName): RegionNumbers | null {
  const { protocol, picture } = scan;
  const { matrix, fov } = protocol.geometry;
  const inRegion = regionOf(protocol.object, tissue);
  if (!inRegion) return null;
  const region: number[] = [];
  for (let p = 0; p < picture.length; p++) {
    const x = ((p % matrix) - matrix / 2) * (fov / matrix);
    const y = (Math.floor(p / matrix) - matrix / 2) * (fov / matrix);
    if (inRegion(x, y)) region.push(p);
  }
  if (region.length === 0) return null;
  const stats = (value: (p: number) => number): { mean: number; sd: number } => {
    let sum = 0;
    for (const p of region) sum += value(p);
    const mean = sum / region.length;
    let squares = 0;
    for (const p of region) squares += (value(p) - mean) ** 2;
    return { mean, sd: Math.sqrt(squares / region.length) };
  };
  const { mean, sd } = stats((p) => picture[p]!);
  if (protocol.object !== 'Uniform Sphere' || region.length < LEAST_PIXELS || fov < LEAST_FOV)
    return { mean, sd, snr: null };
  // The same object once more, with other noise.
  const second = emptyKSpace(protocol.geometry);
  for (let line = 0; line < matrix; line++) writeLine(scan, second, line, 'second');
  const again = new Float32Array(matrix * matrix);
  pictureOf(second, again);
  const difference = stats((p) => picture[p]! - again[p]!).sd;
  return { mean, sd, snr: difference > 0 ? (Math.SQRT2 * mean) / difference : null };
}
