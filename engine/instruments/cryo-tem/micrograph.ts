/**
 * A movie of frozen particles: where they lie, what the lens makes of them, the drift of the ice, the electrons of each frame, and the sum
 * of the frames. Pixels of the detector are worked with two by two: the picture is 256 pixels a side and the phantom itself ends near
 * the 6 Å that these allow at 1.5 Å.
 */
import { createFft2d } from '../../core/fft';
import { createRng, type Rng } from '../../core/rng';
import { contrastTransfer, iceTransmission, type Lens, wholeBFactor } from './contrast-transfer';
import { createCounter } from './counting';
import { project, randomRotation, type Shape, shape, type Specimen } from './particles';

/** Pixels along a side of the picture, and pixels of the detector along a side of one of them. */
export const SIDE = 256;
export const BIN = 2;
/** Contrast of a particle whose phase were fully seen. */
export const CONTRAST = 0.094;
const MOST_PARTICLES = 40;
const ATTEMPTS = 500;
/** Distance of neighbours in diameters. */
const APART = 1.05;
/** The first electrons move the ice most: its movement fades over so many of them, e/Å². */
const SETTLING = 10;
/** Dose in which `drift` is what the ice moves at first, e/Å². */
const FIRST_DOSE = 2;
/** Random walk: Å in the square root of an e/Å², 0.2 Å in `FIRST_DOSE`. */
const WALK = Math.sqrt(0.02);
/** Places of the ice that a frame is made of. */
const PLACES = 12;
/** Of these, those that its picture is smeared over: all of one or two long frames, one of many short ones. */
const smearsOf = (frames: number): number => {
  if (frames <= 2) return PLACES;
  if (frames <= 4) return PLACES / 2;
  return frames <= 8 ? PLACES / 4 : 1;
};

export interface Optics extends Lens {
  readonly pixel_size: number;
  readonly bfactor: number;
}

export interface Exposure extends Optics {
  readonly specimen: Specimen;
  readonly dose: number;
  readonly frames: number;
  readonly drift: number;
  readonly ice_thickness: number;
}

export interface Placed {
  /** Pixels of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface Movie {
  readonly exposure: Exposure;
  /** Å of a pixel of the picture. */
  readonly pixel: number;
  readonly placed: readonly Placed[];
  /** What the lens makes of the particles, as a part of the mean; null where there are none. */
  readonly relative: Float32Array | null;
  /** Electrons for each pixel and frame behind ice alone. */
  readonly mean: number;
  /** x, y of each frame in the mean, Å. */
  readonly shifts: Float64Array;
  /** Mean square of the motion inside the frames, Å²: no alignment takes it back. */
  readonly inside: number;
  readonly frames: Uint16Array[];
  readonly record: () => void;
}

export const pixelOf = ({ pixel_size }: Pick<Optics, 'pixel_size'>): number => BIN * pixel_size;

const plans = new Map<number, ReturnType<typeof createFft2d>>();
export function planOf(side: number): ReturnType<typeof createFft2d> {
  const known = plans.get(side);
  if (known) return known;
  const plan = createFft2d(side, side);
  plans.set(side, plan);
  return plan;
}

/** Squared frequency of a place in a transform, in units of the lowest one. */
export const squareAt = (x: number, y: number, side: number): number => {
  const fx = x < side / 2 ? x : side - x;
  const fy = y < side / 2 ? y : side - y;
  return fx * fx + fy * fy;
};

/** Transfer of lens and envelope by squared frequency in units of the lowest one; `blur` is the rms of an even motion, Å. */
export function transferTable(optics: Optics, side: number, pixel: number, blur = 0): Float64Array {
  const lowest = 1 / (side * pixel);
  const decay = wholeBFactor(optics.bfactor, optics.defocus) / 4 + 2 * Math.PI ** 2 * blur * blur;
  return Float64Array.from({ length: (side * side) / 2 + 1 }, (_, n) => {
    const k = Math.sqrt(n) * lowest;
    return contrastTransfer(optics, k) * Math.exp(-decay * k * k);
  });
}

/** Multiplies the transforms of two real pictures (in the two parts) by a table over squared frequencies. */
export function filter(re: Float64Array, im: Float64Array, side: number, table: ArrayLike<number>): void {
  const plan = planOf(side);
  plan.forward(re, im);
  for (let y = 0, p = 0; y < side; y++)
    for (let x = 0; x < side; x++, p++) {
      const factor = table[squareAt(x, y, side)]!;
      re[p]! *= factor;
      im[p]! *= factor;
    }
  plan.inverse(re, im);
}

const scales = new Map<string, number>();
/** What makes the variance inside a particle 1: over a dozen orientations. */
export function scaleOf(specimen: Specimen, pixel: number): number {
  const key = `${specimen} ${pixel}`;
  const known = scales.get(key);
  if (known !== undefined) return known;
  const form = shape(specimen);
  const radius = form.diameter / 2 / pixel;
  const side = 2 * Math.ceil(1.5 * radius) + 12;
  const rng = createRng(1, 'orientations that set the contrast');
  const picture = new Float64Array(side * side);
  let variance = 0;
  const views = 12;
  for (let n = 0; n < views; n++) {
    picture.fill(0);
    project(form, randomRotation(rng), side / 2, side / 2, pixel, 1, picture, side);
    let [sum, squares, count] = [0, 0, 0];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        if ((x + 0.5 - side / 2) ** 2 + (y + 0.5 - side / 2) ** 2 > radius * radius) continue;
        const value = picture[y * side + x]!;
        sum += value;
        squares += value * value;
        count++;
      }
    variance += (squares / count - (sum / count) ** 2) / views;
  }
  const scale = 1 / Math.sqrt(variance);
  scales.set(key, scale);
  return scale;
}

/** Random sequential placing: whoever comes too near to another, or to the edge, is not there. */
function place(form: Shape, pixel: number, rng: Rng): Placed[] {
  const placed: Placed[] = [];
  const edge = form.diameter / 2 / pixel + 3;
  const apart = (APART * form.diameter) / pixel;
  for (let n = 0; n < ATTEMPTS && placed.length < MOST_PARTICLES; n++) {
    const [x, y] = [rng.uniform(edge, SIDE - edge), rng.uniform(edge, SIDE - edge)];
    if (placed.every((other) => (other.x - x) ** 2 + (other.y - y) ** 2 >= apart * apart)) placed.push({ x, y });
  }
  return placed;
}

/** The picture of particles before the lens: ice is 0, the variance inside a particle 1. */
export function specimenPicture(specimen: Specimen, pixel: number, placed: readonly Placed[], rng: Rng): Float64Array {
  const picture = new Float64Array(SIDE * SIDE);
  const scale = scaleOf(specimen, pixel);
  for (const { x, y } of placed) project(shape(specimen), randomRotation(rng), x, y, pixel, scale, picture, SIDE);
  return picture;
}

/** What the lens makes of it. */
export function imaged(picture: Float64Array, optics: Optics, pixel: number): Float64Array {
  const re = picture.slice();
  filter(re, new Float64Array(re.length), SIDE, transferTable(optics, SIDE, pixel));
  return re;
}

/** Å along the drift after so many e/Å²: the movement follows the electrons, not the frames. */
export const driftAfter = (drift: number, dose: number): number =>
  (drift * Math.expm1(-dose / SETTLING)) / Math.expm1(-FIRST_DOSE / SETTLING);

interface Movement {
  /** x, y of every place, `PLACES` for each frame, Å. */
  readonly path: Float64Array;
  readonly shifts: Float64Array;
  readonly inside: number;
}

/** Drift that fades, along one direction, and a random walk, both in the dose so far; frames only sample them. */
function movementOf({ frames, drift, dose }: Exposure, rng: Rng): Movement {
  const angle = rng.uniform(0, 2 * Math.PI);
  const path = new Float64Array(2 * frames * PLACES);
  const shifts = new Float64Array(2 * frames);
  const each = dose / (frames * PLACES);
  const walk = WALK * Math.sqrt(each);
  let [wx, wy, inside] = [0, 0, 0];
  for (let p = 0; p < frames * PLACES; p++) {
    const gone = driftAfter(drift, (p + 0.5) * each);
    wx += rng.normal(0, walk);
    wy += rng.normal(0, walk);
    path[2 * p] = gone * Math.cos(angle) + wx;
    path[2 * p + 1] = gone * Math.sin(angle) + wy;
  }
  for (let j = 0; j < frames; j++)
    for (const axis of [0, 1]) {
      let [sum, squares] = [0, 0];
      for (let p = 0; p < PLACES; p++) {
        const at = path[2 * (j * PLACES + p) + axis]!;
        sum += at / PLACES;
        squares += (at * at) / PLACES;
      }
      shifts[2 * j + axis] = sum;
      inside += Math.max(0, squares - sum * sum) / frames;
    }
  return { path, shifts, inside };
}

/** The picture as frame `j` sees it: moved, and smeared over the places that the ice was at meanwhile. */
function smeared(picture: Float32Array, { path, shifts }: Movement, j: number, pixel: number, out: Float32Array): void {
  const count = smearsOf(shifts.length / 2);
  if (count === 1) {
    moveBy(picture, shifts[2 * j]! / pixel, shifts[2 * j + 1]! / pixel, out);
    return;
  }
  const one = new Float32Array(picture.length);
  out.fill(0);
  for (let n = 0; n < count; n++) {
    const at = 2 * (j * PLACES + Math.floor(((n + 0.5) * PLACES) / count));
    moveBy(picture, path[at]! / pixel, path[at + 1]! / pixel, one);
    for (let p = 0; p < out.length; p++) out[p]! += one[p]! / count;
  }
}

/** Begins a movie of a hole with particles, or of one with ice alone. */
export function startMovie(exposure: Exposure, empty: boolean, rng: Rng): Movie {
  const pixel = pixelOf(exposure);
  const placed = empty ? [] : place(shape(exposure.specimen), pixel, rng.stream('places'));
  const movement = movementOf(exposure, rng.stream('drift'));
  const mean =
    (exposure.dose / exposure.frames) * pixel * pixel * iceTransmission(exposure.ice_thickness, exposure.voltage);
  let relative: Float32Array | null = null;
  let range = 0;
  if (placed.length > 0) {
    const seen = imaged(specimenPicture(exposure.specimen, pixel, placed, rng.stream('orientations')), exposure, pixel);
    relative = new Float32Array(seen.length);
    for (let n = 0; n < seen.length; n++) {
      relative[n] = Math.max(-0.9, CONTRAST * seen[n]!);
      range = Math.max(range, Math.abs(relative[n]!));
    }
  }
  const counter = createCounter(mean, range);
  const electrons = rng.stream('electrons');
  const frames: Uint16Array[] = [];
  const moved = relative && new Float32Array(relative.length);
  return {
    exposure,
    pixel,
    placed,
    relative,
    mean,
    shifts: movement.shifts,
    inside: movement.inside,
    frames,
    record() {
      const j = frames.length;
      const frame = new Uint16Array(SIDE * SIDE);
      if (relative && moved) smeared(relative, movement, j, pixel, moved);
      counter.expose(electrons, moved, frame);
      frames.push(frame);
    },
  };
}

/** Weights of four pixels for a place between the middle two (Catmull and Rom). */
const weightsAt = (t: number): readonly [number, number, number, number] => [
  ((-0.5 * t + 1) * t - 0.5) * t,
  (1.5 * t - 2.5) * t * t + 1,
  ((-1.5 * t + 2) * t + 0.5) * t,
  (0.5 * t - 0.5) * t * t,
];

const between = new Float32Array(SIDE * SIDE);
/** A picture moved by (dx, dy) pixels; what leaves at one edge comes in at the other. */
export function moveBy(from: Float32Array | Uint16Array, dx: number, dy: number, out: Float32Array): void {
  const side = SIDE;
  const mask = side - 1;
  const right = Math.floor(-dx);
  const [a, b, c, d] = weightsAt(-dx - right);
  for (let y = 0; y < side; y++) {
    const row = y * side;
    for (let x = 0; x < side; x++) {
      const at = x + right;
      between[row + x] =
        a * from[row + ((at - 1) & mask)]! +
        b * from[row + (at & mask)]! +
        c * from[row + ((at + 1) & mask)]! +
        d * from[row + ((at + 2) & mask)]!;
    }
  }
  const down = Math.floor(-dy);
  const [e, f, g, h] = weightsAt(-dy - down);
  for (let y = 0; y < side; y++) {
    const row = y * side;
    const one = ((y + down - 1) & mask) * side;
    const two = ((y + down) & mask) * side;
    const three = ((y + down + 1) & mask) * side;
    const four = ((y + down + 2) & mask) * side;
    for (let x = 0; x < side; x++)
      out[row + x] = e * between[one + x]! + f * between[two + x]! + g * between[three + x]! + h * between[four + x]!;
  }
}

/** Adds frames from a number on to a sum. */
export function addFrames({ frames }: Movie, first: number, sum: Float32Array): void {
  for (const frame of frames.slice(first)) for (let p = 0; p < sum.length; p++) sum[p]! += frame[p]!;
}

/** Sum of the frames as they came. */
export function rawSum(movie: Movie): Float32Array {
  const sum = new Float32Array(SIDE * SIDE);
  addFrames(movie, 0, sum);
  return sum;
}

/** Sum of the frames, each moved back by what was found for it (x, y in Å). */
export function alignedSum({ frames, pixel }: Movie, found: Float64Array): Float32Array {
  const sum = new Float32Array(SIDE * SIDE);
  const moved = new Float32Array(SIDE * SIDE);
  frames.forEach((frame, j) => {
    moveBy(frame, -found[2 * j]! / pixel, -found[2 * j + 1]! / pixel, moved);
    for (let p = 0; p < sum.length; p++) sum[p]! += moved[p]!;
  });
  return sum;
}

/** Rms of what moves in the sum, Å: of the frames about their mean, less what was found for them, and inside each of them. */
export function motionLeft({ shifts, inside }: Pick<Movie, 'shifts' | 'inside'>, found: Float64Array | null): number {
  const count = shifts.length / 2;
  let squares = inside;
  for (const axis of [0, 1]) {
    let [sum, square] = [0, 0];
    for (let j = 0; j < count; j++) {
      const left = shifts[2 * j + axis]! - (found ? found[2 * j + axis]! : 0);
      sum += left;
      square += left * left;
    }
    squares += square / count - (sum / count) ** 2;
  }
  return Math.sqrt(Math.max(0, squares));
}

/** Electrons for each pixel of the detector, over all frames so far. */
export function countsOf({ frames }: Movie): number {
  let sum = 0;
  for (const frame of frames) for (let p = 0; p < frame.length; p++) sum += frame[p]!;
  return sum / (SIDE * SIDE * BIN * BIN);
}
