/**
 * Picks particles by their likeness to a template: the rotational average of the views, seen through the same lens and low-passed to
 * 20 Å. In pure noise the likeness is chance, and the mean of what was chosen by it looks like the template all the same.
 */
import { createRng } from '../../core/rng';
import { filter, type Optics, type Placed, planOf, scaleOf, SIDE, squareAt, transferTable } from './micrograph';
import { project, randomRotation, shape, type Specimen } from './particles';

export interface Pick extends Placed {
  /** Standard deviations of the correlation map; null for one that a hand chose. */
  readonly score: number | null;
}

/** Two picks are so far apart, in diameters. */
const EXCLUSION = 0.6;
export const MOST_PICKS = 200;
/** Å: finer detail is left out of template and windows. */
const LOW_PASS = 20;
const VIEWS = 40;
/** The picture is searched at pixels up to this, Å. */
const COARSEST = 8;

interface Template {
  readonly side: number;
  /** Of its pixels against those of the picture. */
  readonly bin: 1 | 2;
  /** Of what belongs to a particle, in its own pixels. */
  readonly radius: number;
  /** In the middle of nothing: its centre at (0, 0), its mean inside the radius 0. */
  readonly image: Float64Array;
}

const averages = new Map<string, Float64Array>();
/** Projections averaged over all directions, by distance from the middle in pixels. */
function radialAverage(specimen: Specimen, pixel: number): Float64Array {
  const key = `${specimen} ${pixel}`;
  const known = averages.get(key);
  if (known) return known;
  const form = shape(specimen);
  const half = Math.ceil((0.75 * form.diameter) / pixel) + 8;
  const side = 2 * half;
  const picture = new Float64Array(side * side);
  const rng = createRng(1, 'orientations of the template');
  const weight = scaleOf(specimen, pixel) / VIEWS;
  for (let n = 0; n < VIEWS; n++) project(form, randomRotation(rng), half, half, pixel, weight, picture, side);
  const sums = new Float64Array(half);
  const counts = new Float64Array(half);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const r = Math.floor(Math.sqrt((x + 0.5 - half) ** 2 + (y + 0.5 - half) ** 2));
      if (r >= half) continue;
      sums[r]! += picture[y * side + x]!;
      counts[r]!++;
    }
  const average = sums.map((sum, r) => sum / Math.max(1, counts[r]!));
  averages.set(key, average);
  return average;
}

const lowPass = (table: Float64Array, side: number, pixel: number): Float64Array =>
  table.map((value, n) => value * Math.exp(-0.5 * ((Math.sqrt(n) / (side * pixel)) * LOW_PASS) ** 2));

export function templateOf(specimen: Specimen, optics: Optics, pixel: number): Template {
  const bin = 2 * pixel <= COARSEST ? 2 : 1;
  const side = SIDE / bin;
  const step = pixel * bin;
  const average = radialAverage(specimen, step);
  const image = new Float64Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const r = Math.sqrt(squareAt(x, y, side));
      const low = Math.floor(r);
      if (low + 1 >= average.length) continue;
      image[y * side + x] = average[low]! + (average[low + 1]! - average[low]!) * (r - low);
    }
  filter(image, new Float64Array(image.length), side, lowPass(transferTable(optics, side, step), side, step));
  const radius = (0.55 * shape(specimen).diameter) / step;
  centre(image, side, radius);
  return { side, bin, radius, image };
}

/** Takes away the mean inside the radius, and all that lies outside. */
function centre(image: Float64Array, side: number, radius: number): void {
  const inside = (p: number): boolean => {
    const x = p % side;
    const y = (p - x) / side;
    const dx = x < side / 2 ? x : x - side;
    const dy = y < side / 2 ? y : y - side;
    return dx * dx + dy * dy <= radius * radius;
  };
  let [sum, count] = [0, 0];
  for (let p = 0; p < image.length; p++)
    if (inside(p)) {
      sum += image[p]!;
      count++;
    }
  for (let p = 0; p < image.length; p++) image[p] = inside(p) ? image[p]! - sum / count : 0;
}

/** Mean 0; binned where the template is. */
function searched(picture: Float32Array, { side, bin }: Template): Float64Array {
  const out = new Float64Array(side * side);
  const whole = SIDE;
  const shift = bin - 1;
  let sum = 0;
  for (let y = 0; y < whole; y++) {
    const row = (y >> shift) * side;
    for (let x = 0; x < whole; x++) {
      const value = picture[y * whole + x]!;
      out[row + (x >> shift)]! += value;
      sum += value;
    }
  }
  const mean = sum / out.length;
  for (let p = 0; p < out.length; p++) out[p]! -= mean;
  return out;
}

/** The higher of three neighbours' parabola, from the middle one. */
const peakOf = (left: number, middle: number, right: number): number => {
  const bend = left - 2 * middle + right;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (left - right)) / bend)) : 0;
};

/** Peaks of the correlation above so many of its standard deviations, highest first, whole windows only. */
export function pickParticles(picture: Float32Array, template: Template, threshold: number): Pick[] {
  const { side, bin, radius } = template;
  const re = searched(picture, template);
  const im = template.image.slice();
  // Both are real: one transform does for two.
  planOf(side).forward(re, im);
  const [mapRe, mapIm] = [new Float64Array(re.length), new Float64Array(re.length)];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const p = y * side + x;
      const q = ((side - y) % side) * side + ((side - x) % side);
      const ar = 0.5 * (re[p]! + re[q]!);
      const ai = 0.5 * (im[p]! - im[q]!);
      const br = 0.5 * (im[p]! + im[q]!);
      const bi = 0.5 * (re[q]! - re[p]!);
      mapRe[p] = ar * br + ai * bi;
      mapIm[p] = ai * br - ar * bi;
    }
  planOf(side).inverse(mapRe, mapIm);
  let squares = 0;
  for (const value of mapRe) squares += value * value;
  const sd = Math.sqrt(squares / mapRe.length);
  const edge = Math.ceil(radius);
  const found: { x: number; y: number; value: number }[] = [];
  for (let y = edge; y < side - edge; y++)
    for (let x = edge; x < side - edge; x++) {
      const p = y * side + x;
      const value = mapRe[p]!;
      if (value < threshold * sd) continue;
      const [w, e, n, s] = [mapRe[p - 1]!, mapRe[p + 1]!, mapRe[p - side]!, mapRe[p + side]!];
      if (w > value || e > value || n > value || s > value) continue;
      found.push({ x: x + peakOf(w, value, e), y: y + peakOf(n, value, s), value });
    }
  found.sort((a, b) => b.value - a.value);
  const apart = (EXCLUSION / 0.55) * radius;
  const picks: Pick[] = [];
  for (const { x, y, value } of found) {
    if (picks.length >= MOST_PICKS) break;
    const [px, py] = [(x + 0.5) * bin, (y + 0.5) * bin];
    if (picks.every((other) => (other.x - px) ** 2 + (other.y - py) ** 2 >= (apart * bin) ** 2))
      picks.push({ x: px, y: py, score: value / sd });
  }
  return picks;
}

/** Correlation of the mean of the windows, as they were picked and low-passed, with the template; null without windows. */
export function likeness(
  picture: Float32Array,
  template: Template,
  picks: readonly Pick[],
  pixel: number,
): number | null {
  if (picks.length === 0) return null;
  const { side, bin, radius } = template;
  const whole = searched(picture, template);
  const mean = new Float64Array(side * side);
  const reach = Math.ceil(radius) + 4;
  for (const { x, y } of picks) {
    const [cx, cy] = [Math.round(x / bin - 0.5), Math.round(y / bin - 0.5)];
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++)
        mean[((j + side) % side) * side + ((i + side) % side)]! +=
          whole[((cy + j + side) % side) * side + ((cx + i + side) % side)]! / picks.length;
  }
  const flat = new Float64Array((side * side) / 2 + 1).fill(1);
  filter(mean, new Float64Array(mean.length), side, lowPass(flat, side, pixel * bin));
  centre(mean, side, radius);
  let [ab, aa, bb] = [0, 0, 0];
  for (let p = 0; p < mean.length; p++) {
    ab += mean[p]! * template.image[p]!;
    aa += mean[p]! ** 2;
    bb += template.image[p]! ** 2;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : null;
}
