/**
 * The echoes of an object, line by line, and the picture that they give.
 *
 *   ellipse   F(k) = 2π a b J₁(2πκ)/(2πκ) e^(−2πi k·r₀),   κ² = (a k'ₓ)² + (b k'ᵧ)²
 *   bar       F(k) = a b sinc(a kₓ) sinc(b kᵧ) e^(−2πi k·r₀)
 *
 * each times the signal inside it less the signal around it, so that ringing and wrapping are those of the real thing. The part of
 * that difference which is fat goes with a phase along kₓ: it is shifted along the readout. The readout is sampled twice as densely as
 * the picture needs, and the outer halves of its rows are cut away. k in 1/mm, lengths in mm; index 0 is k = 0, the upper half of the
 * indices is negative.
 */
import { createFft2d, type Fft2d } from '../../core/fft';
import type { Rng } from '../../core/rng';
import { besselJ1 } from '../../core/special';
import type { Filling, Shape } from './objects';

/** J₁(2πκ)/κ, the Fourier transform of a disc, in a table: the function itself would take most of the time of a scan. */
const DISC_STEP = 1 / 128;
const DISC_MOST = 150;
let discTable: Float64Array | null = null;

function discTransform(kappa: number): number {
  discTable ??= Float64Array.from({ length: DISC_MOST / DISC_STEP + 2 }, (_, n) =>
    n === 0 ? Math.PI : besselJ1(2 * Math.PI * n * DISC_STEP) / (n * DISC_STEP),
  );
  if (kappa >= DISC_MOST) return 0;
  const at = kappa / DISC_STEP;
  const n = at | 0;
  return discTable[n]! + (at - n) * (discTable[n + 1]! - discTable[n]!);
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** F(k) of a shape of signal 1 about its own middle: real. */
function transformOf({ kind, a, b, tilt }: Shape, kx: number, ky: number): number {
  if (kind === 'bar') return a * b * sinc(a * kx) * sinc(b * ky);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const u = a * (kx * cos + ky * sin);
  const v = b * (ky * cos - kx * sin);
  return a * b * discTransform(Math.sqrt(u * u + v * v));
}

export interface Geometry {
  /** Lines, and pixels across the picture. */
  readonly matrix: number;
  /** mm. */
  readonly fov: number;
}

/** Order number of a line: its place in k, −M/2 … M/2 − 1, from its index. */
const placeOf = (index: number, count: number): number => (index < count / 2 ? index : index - count);

export interface LineSetting {
  readonly shapes: readonly Shape[];
  /** Signal of a filling in the echo that gives this line. */
  readonly signal: (filling: Filling) => number;
  /** mm by which fat is shifted along the readout, and everything where the field is not shimmed. */
  readonly fatShift: number;
  readonly allShift: number;
}

/** Line `j` without noise: 2 × matrix samples. */
export function lineOf(
  { matrix, fov }: Geometry,
  j: number,
  setting: LineSetting,
  re: Float64Array,
  im: Float64Array,
): void {
  const { shapes, signal, fatShift, allShift } = setting;
  const samples = 2 * matrix;
  const ky = placeOf(j, matrix) / fov;
  re.fill(0);
  im.fill(0);
  for (const shape of shapes) {
    const inside = signal(shape.inside);
    const outside = signal(shape.outside);
    const fat = (shape.inside === 'Fat' ? inside : 0) - (shape.outside === 'Fat' ? outside : 0);
    const other = inside - outside - fat;
    if (fat === 0 && other === 0) continue;
    const { x, y } = shape;
    for (let i = 0; i < samples; i++) {
      const kx = placeOf(i, samples) / (2 * fov);
      const f = transformOf(shape, kx, ky);
      const phase = -2 * Math.PI * (kx * (x + allShift) + ky * y);
      const cos = phase === 0 ? 1 : Math.cos(phase);
      const sin = phase === 0 ? 0 : Math.sin(phase);
      let real = f * other * cos;
      let imaginary = f * other * sin;
      if (fat !== 0) {
        const shifted = phase - 2 * Math.PI * kx * fatShift;
        real += f * fat * Math.cos(shifted);
        imaginary += f * fat * Math.sin(shifted);
      }
      re[i] = re[i]! + real;
      im[i] = im[i]! + imaginary;
    }
  }
}

/** Standard deviation of each part of a sample that gives the picture a noise of `noise` in each of its parts. */
export const sampleNoise = ({ matrix, fov }: Geometry, noise: number): number =>
  (noise * 2 * fov * fov) / (Math.SQRT2 * matrix);

export interface KSpace {
  readonly geometry: Geometry;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export const emptyKSpace = (geometry: Geometry): KSpace => ({
  geometry,
  re: new Float64Array(2 * geometry.matrix * geometry.matrix),
  im: new Float64Array(2 * geometry.matrix * geometry.matrix),
});

export function addNoise({ geometry, re, im }: KSpace, j: number, sd: number, rng: Rng): void {
  const samples = 2 * geometry.matrix;
  for (let p = j * samples; p < (j + 1) * samples; p++) {
    re[p] = re[p]! + rng.normal(0, sd);
    im[p] = im[p]! + rng.normal(0, sd);
  }
}

const plans = new Map<number, { readonly fft: Fft2d; readonly re: Float64Array; readonly im: Float64Array }>();

function planOf(matrix: number) {
  const known = plans.get(matrix);
  if (known) return known;
  const made = {
    fft: createFft2d(2 * matrix, matrix),
    re: new Float64Array(2 * matrix * matrix),
    im: new Float64Array(2 * matrix * matrix),
  };
  plans.set(matrix, made);
  return made;
}

/** |inverse transform|, the middle half of each row: the picture, origin in its middle. */
export function pictureOf({ geometry, re, im }: KSpace, out: Float32Array): void {
  const { matrix, fov } = geometry;
  const plan = planOf(matrix);
  plan.re.set(re);
  plan.im.set(im);
  plan.fft.inverse(plan.re, plan.im);
  // Of the samples' area in k times their number: the plan divides by that.
  const unit = (2 * matrix * matrix) / (2 * fov * fov);
  for (let y = 0; y < matrix; y++) {
    const row = ((y + matrix / 2) % matrix) * 2 * matrix;
    for (let x = 0; x < matrix; x++) {
      const p = row + ((x - matrix / 2 + 2 * matrix) % (2 * matrix));
      out[y * matrix + x] = unit * Math.sqrt(plan.re[p]! ** 2 + plan.im[p]! ** 2);
    }
  }
}

/** Index of the line that is acquired as the `n`th: from the most negative k upwards. */
export const lineAt = (n: number, matrix: number): number => (n + matrix / 2) % matrix;

/** How far a line is from the middle of k-space, in lines. */
export const farness = (j: number, matrix: number): number => Math.abs(placeOf(j, matrix));

/** k of a line, 1/mm. */
export const kOf = (j: number, { matrix, fov }: Geometry): number => placeOf(j, matrix) / fov;
