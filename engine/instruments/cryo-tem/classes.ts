/**
 * Particle images turned into register and averaged: classes by k-means over angles, and halves of each class that share no particle and
 * are aligned apart, compared ring by ring.
 */
import { createFft } from '../../core/fft';
import { createRng, type Rng } from '../../core/rng';
import { FSC_LIMIT, iceTransmission } from './contrast-transfer';
import { normalField } from './counting';
import {
  CONTRAST,
  type Exposure,
  filter,
  pixelOf,
  type Placed,
  planOf,
  scaleOf,
  SIDE,
  squareAt,
  transferTable,
} from './micrograph';
import { project, randomRotation, shape } from './particles';

/** Pixels along a side of a particle image, and their least size in Å. */
export const BOX = 64;
const FINEST = 3;
export const CLASSES = 8;
export const IMAGES = 200;
export const ITERATIONS = 6;
/** Views from which images are drawn that the picture has not got. */
const VIEWS = 40;
const ANGLES = 64;
/** Harmonics of the angle that are compared, without the even part. */
const HARMONICS = 10;
const RINGS = 16;
/** Pixels by which the middle of a particle is missed. */
const JITTER = 0.5;
/** Å: what both halves of a class start from is no finer. */
const START = 40;
/** A class with fewer images has no halves. */
const LEAST_MEMBERS = 4;
const BELOW = 3;

export interface Particles {
  readonly pixel: number;
  /** Of rings that are compared, in pixels. */
  readonly radius: number;
  readonly images: Float32Array[];
  /** Real and imaginary harmonics by ring, of each image. */
  readonly polar: Float32Array[];
}

export interface Classes {
  readonly particles: Particles;
  readonly member: Uint8Array;
  /** By which angle, in steps, an image is turned back. */
  readonly angle: Uint8Array;
  references: Float32Array[];
  done: number;
}

const boxPixel = (exposure: Exposure): number => Math.max(FINEST, pixelOf(exposure));

const banks = new Map<string, readonly Float32Array[]>();
const KEPT = 3;
/** Views through the lens, contrast as in the micrograph. */
function bankOf(exposure: Exposure, blur: number): readonly Float32Array[] {
  const { specimen, voltage, cs, amplitude_contrast, defocus, bfactor } = exposure;
  const pixel = boxPixel(exposure);
  const key = [specimen, voltage, cs, amplitude_contrast, defocus, bfactor, pixel, blur.toFixed(3)].join(' ');
  const known = banks.get(key);
  if (known) return known;
  const rng = createRng(1, 'orientations of the bank');
  const table = transferTable(exposure, BOX, pixel, blur);
  const weight = CONTRAST * scaleOf(specimen, pixel);
  const bank: Float32Array[] = [];
  for (let n = 0; n < VIEWS; n += 2) {
    const [one, two] = [new Float64Array(BOX * BOX), new Float64Array(BOX * BOX)];
    for (const view of [one, two])
      project(shape(specimen), randomRotation(rng), BOX / 2, BOX / 2, pixel, weight, view, BOX);
    filter(one, two, BOX, table);
    bank.push(Float32Array.from(one), Float32Array.from(two));
  }
  if (banks.size >= KEPT) banks.clear();
  banks.set(key, bank);
  return bank;
}

/** Value between pixels; 0 outside. */
function sampled(image: Float32Array, side: number, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= side - 1 || y >= side - 1) return 0;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const p = j * side + i;
  const above = image[p]! + (image[p + 1]! - image[p]!) * fx;
  const below = image[p + side]! + (image[p + side + 1]! - image[p + side]!) * fx;
  return above + (below - above) * fy;
}

const MIDDLE = BOX / 2 - 0.5;

/** Adds an image turned by an angle, its middle moved by (dx, dy). */
function addTurned(
  image: Float32Array,
  angle: number,
  dx: number,
  dy: number,
  weight: number,
  out: Float32Array,
): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  for (let y = 0, p = 0; y < BOX; y++) {
    const v = y - MIDDLE - dy;
    let u = -MIDDLE - dx;
    for (let x = 0; x < BOX; x++, p++, u++)
      out[p]! += weight * sampled(image, BOX, MIDDLE + c * u + s * v, MIDDLE - s * u + c * v);
  }
}

/** Windows of the picks, then images drawn alike: from the bank where there are particles, of ice alone where there are none. */
export function gatherParticles(
  exposure: Exposure,
  empty: boolean,
  picture: Float32Array,
  picks: readonly Placed[],
  blur: number,
  rng: Rng,
): Particles {
  const pixel = boxPixel(exposure);
  const ratio = pixel / pixelOf(exposure);
  const transmission = iceTransmission(exposure.ice_thickness, exposure.voltage);
  // Electrons of a pixel of the picture and of an image.
  const expected = exposure.dose * pixelOf(exposure) ** 2 * transmission;
  const amplitude = Math.sqrt(exposure.dose * pixel * pixel * transmission);
  const images: Float32Array[] = [];
  const side = SIDE;
  for (const { x, y } of picks.slice(0, IMAGES)) {
    const image = new Float32Array(BOX * BOX);
    for (let j = 0, p = 0; j < BOX; j++)
      for (let i = 0; i < BOX; i++, p++) {
        const electrons = sampled(picture, side, x - 0.5 + (i - MIDDLE) * ratio, y - 0.5 + (j - MIDDLE) * ratio);
        // Beyond the picture there are none.
        image[p] = electrons === 0 ? 0 : (electrons / expected - 1) * amplitude;
      }
    images.push(image);
  }
  const bank = empty ? [] : bankOf(exposure, blur);
  while (images.length < IMAGES) {
    const image = new Float32Array(BOX * BOX);
    normalField(rng, image);
    if (bank.length > 0)
      addTurned(
        bank[rng.int(0, bank.length - 1)]!,
        rng.uniform(0, 2 * Math.PI),
        rng.normal(0, JITTER),
        rng.normal(0, JITTER),
        amplitude,
        image,
      );
    images.push(image);
  }
  const radius = Math.min(BOX / 2 - 2, (0.56 * shape(exposure.specimen).diameter) / pixel);
  return { pixel, radius, images, polar: images.map((image) => polarOf(image, radius)) };
}

const SPAN = RINGS * HARMONICS * 2;
const line = createFft(ANGLES);
const lineRe = new Float64Array(ANGLES);
const lineIm = new Float64Array(ANGLES);
const cosines = Float64Array.from({ length: ANGLES }, (_, n) => Math.cos((2 * Math.PI * n) / ANGLES));
const sines = Float64Array.from({ length: ANGLES }, (_, n) => Math.sin((2 * Math.PI * n) / ANGLES));

/** Harmonics of the angle on rings, weighed by the root of their length; two rings in one transform. */
function polarOf(image: Float32Array, radius: number): Float32Array {
  const out = new Float32Array(SPAN);
  for (let ring = 0; ring < RINGS; ring += 2) {
    const a = ((ring + 1) * radius) / RINGS;
    const b = ((ring + 2) * radius) / RINGS;
    for (let n = 0; n < ANGLES; n++) {
      lineRe[n] = sampled(image, BOX, MIDDLE + a * cosines[n]!, MIDDLE + a * sines[n]!);
      lineIm[n] = sampled(image, BOX, MIDDLE + b * cosines[n]!, MIDDLE + b * sines[n]!);
    }
    line.forward(lineRe, lineIm);
    for (let m = 1; m <= HARMONICS; m++) {
      const q = ANGLES - m;
      const wa = 0.5 * Math.sqrt(a);
      const wb = 0.5 * Math.sqrt(b);
      const one = 2 * (ring * HARMONICS + m - 1);
      const two = one + 2 * HARMONICS;
      out[one] = wa * (lineRe[m]! + lineRe[q]!);
      out[one + 1] = wa * (lineIm[m]! - lineIm[q]!);
      out[two] = wb * (lineIm[m]! + lineIm[q]!);
      out[two + 1] = wb * (lineRe[q]! - lineRe[m]!);
    }
  }
  return out;
}

const crossRe = new Float64Array(HARMONICS);
const crossIm = new Float64Array(HARMONICS);
/** The best angle of an image to a reference, in steps, and the correlation there. */
function bestAngle(image: Float32Array, reference: Float32Array): { readonly step: number; readonly value: number } {
  crossRe.fill(0);
  crossIm.fill(0);
  for (let ring = 0, p = 0; ring < RINGS; ring++)
    for (let m = 0; m < HARMONICS; m++, p += 2) {
      const a = image[p]!;
      const b = image[p + 1]!;
      const c = reference[p]!;
      const d = reference[p + 1]!;
      crossRe[m]! += a * c + b * d;
      crossIm[m]! += b * c - a * d;
    }
  let [step, value] = [0, -Infinity];
  const look = (n: number): void => {
    let sum = 0;
    for (let m = 0, at = n; m < HARMONICS; m++, at = (at + n) & (ANGLES - 1))
      sum += crossRe[m]! * cosines[at]! - crossIm[m]! * sines[at]!;
    if (sum > value) [step, value] = [n, sum];
  };
  for (let n = 0; n < ANGLES; n += 2) look(n);
  const coarsest = step;
  look((coarsest + 1) & (ANGLES - 1));
  look((coarsest - 1) & (ANGLES - 1));
  return { step, value };
}

/** Adds an image's harmonics, turned by so many steps. */
function addPolar(image: Float32Array, step: number, out: Float32Array): void {
  for (let ring = 0, p = 0; ring < RINGS; ring++)
    for (let m = 1; m <= HARMONICS; m++, p += 2) {
      const at = (m * step) & (ANGLES - 1);
      const c = cosines[at]!;
      const s = sines[at]!;
      out[p]! += image[p]! * c - image[p + 1]! * s;
      out[p + 1]! += image[p]! * s + image[p + 1]! * c;
    }
}

function normalised(reference: Float32Array): Float32Array {
  let squares = 0;
  for (const value of reference) squares += value * value;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  return reference.map((value) => value * scale);
}

/** References are images chosen at random. */
export function startClasses(particles: Particles, rng: Rng): Classes {
  const first = rng.shuffle(particles.polar.map((_, n) => n)).slice(0, CLASSES);
  return {
    particles,
    member: new Uint8Array(particles.images.length),
    angle: new Uint8Array(particles.images.length),
    references: first.map((n) => normalised(particles.polar[n]!)),
    done: 0,
  };
}

/** One iteration: each image goes to the reference that it is most like, at its best angle; then the references are made anew. */
export function iterate(classes: Classes): void {
  const { particles, member, angle } = classes;
  const sums = classes.references.map(() => new Float32Array(SPAN));
  particles.polar.forEach((image, n) => {
    let best = -Infinity;
    classes.references.forEach((reference, k) => {
      const { step, value } = bestAngle(image, reference);
      if (value <= best) return;
      best = value;
      member[n] = k;
      angle[n] = step;
    });
    addPolar(image, angle[n]!, sums[member[n]!]!);
  });
  classes.references = sums.map((sum, k) => (member.includes(k) ? normalised(sum) : classes.references[k]!));
  classes.done++;
}

/** Mean of images, each turned by its steps. */
export function averageOf(
  images: readonly Float32Array[],
  which: readonly number[],
  angle: ArrayLike<number>,
): Float32Array {
  const out = new Float32Array(BOX * BOX);
  for (const n of which) addTurned(images[n]!, (-2 * Math.PI * angle[n]!) / ANGLES, 0, 0, 1 / which.length, out);
  return out;
}

export const membersOf = ({ member }: Classes, k: number): number[] =>
  Array.from(member.keys()).filter((n) => member[n] === k);

export interface Halves {
  /** Numbers of the images in each half, over all classes. */
  readonly one: readonly number[];
  readonly two: readonly number[];
  /** Correlation of the halves by ring, from 0. */
  readonly correlation: Float32Array;
  /** Å; null where they agree nowhere. */
  readonly resolution: number | null;
}

/** Correlation of pairs of pictures ring by ring, over all pairs: Re Σ F G* / √(Σ|F|² Σ|G|²). */
export function ringCorrelation(pairs: readonly (readonly [Float32Array, Float32Array])[]): Float32Array {
  const rings = BOX / 2;
  const [cross, one, two] = [new Float64Array(rings), new Float64Array(rings), new Float64Array(rings)];
  for (const [f, g] of pairs) {
    const [re, im] = [Float64Array.from(f), Float64Array.from(g)];
    planOf(BOX).forward(re, im);
    for (let y = 0; y < BOX; y++)
      for (let x = 0; x < BOX; x++) {
        const ring = Math.round(Math.sqrt(squareAt(x, y, BOX)));
        if (ring >= rings) continue;
        const p = y * BOX + x;
        const q = ((BOX - y) % BOX) * BOX + ((BOX - x) % BOX);
        const ar = 0.5 * (re[p]! + re[q]!);
        const ai = 0.5 * (im[p]! - im[q]!);
        const br = 0.5 * (im[p]! + im[q]!);
        const bi = 0.5 * (re[q]! - re[p]!);
        cross[ring]! += ar * br + ai * bi;
        one[ring]! += ar * ar + ai * ai;
        two[ring]! += br * br + bi * bi;
      }
  }
  return Float32Array.from(cross, (sum, ring) => {
    const power = Math.sqrt(one[ring]! * two[ring]!);
    return power > 0 ? sum / power : 0;
  });
}

/** What of an average is coarser than 40 Å, as harmonics. */
function coarse(average: Float32Array, { pixel, radius }: Particles): Float32Array {
  const re = Float64Array.from(average);
  const table = Float64Array.from({ length: (BOX * BOX) / 2 + 1 }, (_, n) =>
    Math.exp(-2 * ((Math.sqrt(n) / (BOX * pixel)) * START) ** 2),
  );
  filter(re, new Float64Array(re.length), BOX, table);
  return normalised(polarOf(Float32Array.from(re), radius));
}

/** A soft edge: what lies outside the particle would only add noise. */
function masked(image: Float32Array, radius: number): Float32Array {
  return image.map((value, p) => {
    const x = (p % BOX) - MIDDLE;
    const y = Math.floor(p / BOX) - MIDDLE;
    const past = (Math.sqrt(x * x + y * y) - radius) / 4;
    return past <= 0 ? value : past >= 1 ? 0 : value * (0.5 + 0.5 * Math.cos(Math.PI * past));
  });
}

/** Halves that share no particle: each is aligned to its own average, from a start that is no finer than 40 Å. */
export function compareHalves(classes: Classes): Halves {
  const { particles, angle } = classes;
  const one: number[] = [];
  const two: number[] = [];
  const pairs: (readonly [Float32Array, Float32Array])[] = [];
  for (let k = 0; k < CLASSES; k++) {
    const members = membersOf(classes, k);
    if (members.length < LEAST_MEMBERS) continue;
    const start = coarse(averageOf(particles.images, members, angle), particles);
    const halves = [members.filter((_, n) => n % 2 === 0), members.filter((_, n) => n % 2 === 1)].map((half) => {
      let reference = start;
      const own = new Uint8Array(particles.images.length);
      for (let pass = 0; pass < 2; pass++) {
        const sum = new Float32Array(SPAN);
        for (const n of half) {
          own[n] = bestAngle(particles.polar[n]!, reference).step;
          addPolar(particles.polar[n]!, own[n]!, sum);
        }
        reference = normalised(sum);
      }
      return { half, average: masked(averageOf(particles.images, half, own), particles.radius) };
    });
    one.push(...halves[0]!.half);
    two.push(...halves[1]!.half);
    pairs.push([halves[0]!.average, halves[1]!.average]);
  }
  const correlation = ringCorrelation(pairs);
  return { one, two, correlation, resolution: reached(correlation, particles.pixel) };
}

/** 1/k of the last ring before the correlation stays below 0.143: at a zero of the lens it dips and comes back. */
function reached(correlation: Float32Array, pixel: number): number | null {
  let [last, below] = [0, 0];
  for (let ring = 1; ring < correlation.length && below < BELOW; ring++) {
    if (correlation[ring]! >= FSC_LIMIT) [last, below] = [ring, 0];
    else below++;
  }
  return last === 0 ? null : (BOX * pixel) / last;
}
