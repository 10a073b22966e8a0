/**
 * The power spectrum of a carbon film beside the hole, and the defocus that its rings tell. A film without order has complex normal
 * amplitudes, so that its power at each frequency is its mean times an exponential number; four fields are averaged.
 */
import type { Rng } from '../../core/rng';
import { contrastTransfer, iceTransmission, type Lens, wholeBFactor } from './contrast-transfer';
import { type Optics, pixelOf, planOf, SIDE, squareAt } from './micrograph';

const FIELDS = 4;
/** Electrons for each Å² of the exposure, on carbon: it may burn. */
const DOSE = 20;
/** Power of carbon against that of counting, for each electron of a pixel; chosen. */
const STRENGTH = 0.012;
const FIRST_RING = 6;
const SEARCH = { from: 0.05, to: 4.6, step: 0.01 } as const;
const RINGS = SIDE / 2;
const BEYOND = 255;
/** Steps of the table of brightness, up to 4 times the ground and the brightest ring. */
const TONES = 1024;
const MOST = 4;

export interface FocusSpectrum {
  /** Power over that of counting, zero frequency at (0, 0), half of the plane: rows 0 to 128. */
  readonly power: Float32Array;
  readonly fitted: number;
}

let nearest: Uint8Array | null = null;
/** The ring of each place of the half plane; 255 beyond the last one. */
function ringTable(): Uint8Array {
  if (nearest) return nearest;
  const table = new Uint8Array((RINGS + 1) * SIDE);
  for (let y = 0, p = 0; y <= RINGS; y++)
    for (let x = 0; x < SIDE; x++, p++) {
      const ring = Math.round(Math.sqrt(squareAt(x, y, SIDE)));
      table[p] = ring < RINGS ? ring : BEYOND;
    }
  nearest = table;
  return table;
}

/** Rings end at the frequency of two pixels of the picture. */
const frequencyAt = (ring: number, pixel: number): number => ring / (SIDE * pixel);

const seenAt = (lens: Lens, bfactor: number, k: number): number =>
  contrastTransfer(lens, k) ** 2 * Math.exp((-wholeBFactor(bfactor, lens.defocus) * k * k) / 2);

export function takeSpectrum(optics: Optics & { readonly ice_thickness: number }, rng: Rng): FocusSpectrum {
  const pixel = pixelOf(optics);
  const electrons = DOSE * pixel * pixel * iceTransmission(optics.ice_thickness, optics.voltage);
  const means = Float64Array.from(
    { length: Math.ceil(RINGS * Math.SQRT2) + 2 },
    (_, ring) => 1 + STRENGTH * electrons * seenAt(optics, optics.bfactor, frequencyAt(ring, pixel)),
  );
  const power = new Float32Array((RINGS + 1) * SIDE);
  for (let y = 0, p = 0; y <= RINGS; y++)
    for (let x = 0; x < SIDE; x++, p++) {
      const ring = Math.sqrt(squareAt(x, y, SIDE));
      const low = Math.floor(ring);
      const mean = means[low]! + (means[low + 1]! - means[low]!) * (ring - low);
      let product = 1;
      for (let n = 0; n < FIELDS; n++) product *= 1 - rng.next();
      power[p] = (-mean * Math.log(Math.max(product, 1e-300))) / FIELDS;
    }
  return { power, fitted: fitDefocus(ringMeans(power), optics, pixel) };
}

/** Mean power of each ring. */
export function ringMeans(power: Float32Array): { readonly mean: Float64Array; readonly count: Float64Array } {
  const mean = new Float64Array(BEYOND + 1);
  const count = new Float64Array(BEYOND + 1);
  const table = ringTable();
  for (let p = 0; p < table.length; p++) {
    const ring = table[p]!;
    mean[ring]! += power[p]!;
    count[ring]!++;
  }
  for (let ring = 0; ring < RINGS; ring++) mean[ring]! /= Math.max(1, count[ring]!);
  return { mean: mean.subarray(0, RINGS), count: count.subarray(0, RINGS) };
}

/** The defocus whose rings, above an even ground, are nearest to those measured. */
function fitDefocus({ mean, count }: ReturnType<typeof ringMeans>, optics: Optics, pixel: number): number {
  const misfit = (defocus: number): number => {
    const lens = { ...optics, defocus };
    let w = 0;
    let x = 0;
    let y = 0;
    let xx = 0;
    let xy = 0;
    let yy = 0;
    for (let ring = FIRST_RING; ring < RINGS; ring++) {
      const weight = count[ring]! / mean[ring]! ** 2;
      const a = seenAt(lens, optics.bfactor, frequencyAt(ring, pixel));
      const b = mean[ring]!;
      w += weight;
      x += weight * a;
      y += weight * b;
      xx += weight * a * a;
      xy += weight * a * b;
      yy += weight * b * b;
    }
    const [sxx, sxy, syy] = [xx - (x * x) / w, xy - (x * y) / w, yy - (y * y) / w];
    // Rings are bright, never dark.
    return sxy > 0 && sxx > 0 ? syy - (sxy * sxy) / sxx : syy;
  };
  let best: number = SEARCH.from;
  let least = Infinity;
  for (let defocus = SEARCH.from; defocus <= SEARCH.to; defocus += SEARCH.step) {
    const value = misfit(defocus);
    if (value < least) [least, best] = [value, defocus];
  }
  for (let step = SEARCH.step / 2; step > 1e-5; step /= 2) {
    const [low, high] = [misfit(best - step), misfit(best + step)];
    if (low < least) [least, best] = [low, best - step];
    if (high < least) [least, best] = [high, best + step];
  }
  return best;
}

/** Power of a picture over the mean of its outermost rings, laid out as that of the film. */
export function pictureSpectrum(picture: Float32Array): Float32Array {
  const re = Float64Array.from(picture);
  const im = new Float64Array(re.length);
  planOf(SIDE).forward(re, im);
  const table = ringTable();
  const power = new Float32Array(table.length);
  let sum = 0;
  let count = 0;
  for (let p = 1; p < power.length; p++) {
    const value = re[p]! * re[p]! + im[p]! * im[p]!;
    power[p] = value;
    if (table[p]! > 0.9 * RINGS) {
      sum += value;
      count++;
    }
  }
  const ground = sum / count || 1;
  return power.map((value) => value / ground);
}

/**
 * As it is looked at: the right half measured, black before, the left the rings of a defocus; the middle of frequencies in the middle.
 * Brightness is the cube root of the power over the even ground of counting.
 */
export function drawSpectrum(power: Float32Array | null, fitted: Lens, optics: Optics, out: Uint8Array): void {
  const pixel = pixelOf(optics);
  let top = 1;
  if (power) for (const mean of ringMeans(power).mean.subarray(FIRST_RING)) top = Math.max(top, mean - 1);
  const overlay = Float64Array.from(
    { length: RINGS + 1 },
    (_, ring) => contrastTransfer(fitted, frequencyAt(ring, pixel)) ** 2,
  );
  const tones = Uint8Array.from({ length: TONES }, (_, n) => Math.min(255, 190 * ((MOST * n) / TONES) ** (1 / 3)));
  const scale = TONES / (MOST * (top + 1));
  const table = ringTable();
  const side = SIDE;
  const half = RINGS;
  for (let y = 0; y < side; y++) {
    const mirror = y < half ? -1 : 1;
    const row = mirror * (y - half) * side;
    for (let x = 0; x < side; x++) {
      const p = row + ((mirror * (x - half) + side) & (side - 1));
      if (x < half) out[y * side + x] = table[p] === BEYOND ? 0 : 40 + 150 * overlay[table[p]!]!;
      else out[y * side + x] = power ? tones[Math.min(TONES - 1, Math.floor(power[p]! * scale))]! : 0;
    }
  }
}
