/** The image of the scanner and what is measured in it: histogram, regions, noise, cupping. */
import { CENTRE, type Phantom, type RegionOfInterest, type TissueName } from './ct-phantoms';

/** Pixels of 1 mm, across and down. */
export const IMAGE_SIZE = 256;

/** Classes of CT numbers, HU. */
export const HISTOGRAM = { bins: 128, from: -1100, width: 25 } as const;

/** First and last pixel of each row inside the circle of reconstruction. */
export interface ImageCircle {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** log₁₀(1 + pixels of the circle) in each class. */
export function countPixels(hu: Float32Array, { first, last }: ImageCircle, out: Float32Array): void {
  const { bins, from, width } = HISTOGRAM;
  out.fill(0);
  for (let j = 0; j < IMAGE_SIZE; j++) {
    const row = j * IMAGE_SIZE;
    for (let p = row + first[j]!; p <= row + last[j]!; p++) {
      const bin = Math.floor((hu[p]! - from) / width);
      if (bin >= 0 && bin < bins) out[bin] = out[bin]! + 1;
    }
  }
  for (let bin = 0; bin < bins; bin++) out[bin] = Math.log10(1 + out[bin]!);
}

const MIDDLE = (IMAGE_SIZE - 1) / 2;

export interface Statistics {
  readonly mean: number;
  readonly sd: number;
}

/** Pixels whose middles lie between two radii (mm) around a place. */
function statisticsOf(
  image: Float32Array | Float64Array,
  x: number,
  y: number,
  inner: number,
  outer: number,
): Statistics {
  let count = 0;
  let total = 0;
  let squares = 0;
  const top = Math.max(0, Math.ceil(y - outer + MIDDLE));
  const bottom = Math.min(IMAGE_SIZE - 1, Math.floor(y + outer + MIDDLE));
  const left = Math.max(0, Math.ceil(x - outer + MIDDLE));
  const right = Math.min(IMAGE_SIZE - 1, Math.floor(x + outer + MIDDLE));
  for (let j = top; j <= bottom; j++) {
    for (let i = left; i <= right; i++) {
      const r2 = (i - MIDDLE - x) ** 2 + (j - MIDDLE - y) ** 2;
      if (r2 > outer * outer || r2 < inner * inner) continue;
      const value = image[j * IMAGE_SIZE + i]!;
      count++;
      total += value;
      squares += value * value;
    }
  }
  const mean = total / count;
  return { mean, sd: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}

/** Edge of the water cylinder and its middle, mm. */
const CUPPING = { inner: 85, outer: 92, middle: 10 } as const;

interface RegionStatistics extends Statistics {
  /** Standard uncertainty of the mean; null without quantum noise. */
  readonly uncertainty: number | null;
}

export interface Measurements {
  readonly regions: Readonly<Partial<Record<TissueName, RegionStatistics>>>;
  /** HU, in the middle of the image. */
  readonly noise: number;
  /** HU: how much brighter a uniform cylinder is at its edge than in its middle. */
  readonly cupping: number;
}

const inRegion = (hu: Float32Array, { x, y, radius }: RegionOfInterest): Statistics =>
  statisticsOf(hu, x, y, 0, radius);

/** `sum` is the finished sum of back-projections that `hu` was made of; `variances` those of the regions' means, in order. */
export function measure(
  { regions }: Phantom,
  hu: Float32Array,
  sum: Float64Array,
  variances: Float64Array | null,
): Measurements {
  const edge = statisticsOf(sum, 0, 0, CUPPING.inner, CUPPING.outer).mean;
  const middle = statisticsOf(sum, 0, 0, 0, CUPPING.middle).mean;
  return {
    regions: Object.fromEntries(
      Object.entries(regions).map(
        ([tissue, region], n) =>
          [tissue, { ...inRegion(hu, region), uncertainty: variances && Math.sqrt(variances[n]!) }] as const,
      ),
    ),
    noise: inRegion(hu, CENTRE).sd,
    cupping: (1000 * (edge - middle)) / middle,
  };
}
