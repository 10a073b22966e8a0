/**
 * How far the mean CT number of a region is uncertain because photons arrive at random.
 *
 * Neighbouring pixels share their rays, so their noise is correlated and SD/√N says nothing of a mean. But the image is a
 * weighted sum of the readings, and so is the mean over a region: m = Σ w p. Readings of different rays are independent, and
 * N photons counted make p = −ln(N/N₀) uncertain by 1/√N. Hence (GUM, JCGM 100:2008, 5.1.2; for images A. C. Kak and
 * M. Slaney 1988, 5.2, and A. Wunderlich and F. Noo 2008, Phys. Med. Biol. 53, 2471)
 *
 *   u²(m) = Σ w² f'(p)²/N
 *
 * with the slope f' of the water correction. The weights are those of back-projection read the other way: the region's own
 * projection, spread linearly between detectors, filtered as a view is. They depend only on how far a ray passes from the
 * region's middle; those of a fan's rays follow from the parallel readings that each has a part in.
 *
 * To first order in the noise; nothing is said of streaks, edges and beam hardening, which are no chance.
 */
import { createProjectionFilter, type ProjectionFilter } from '../core/tomography';
import { type Acquisition, detectorsOf, fanSorterFor, PARALLEL_DETECTORS } from './ct-acquisition';
import type { RegionOfInterest } from './ct-phantoms';
import { correctedSlope, type FilterName, hounsfieldUnit, type Recipe } from './ct-reconstruction';

/** Entries of a table of weights to the mm, and mm that it covers on either side: no ray is farther from a region. */
const FINE = 8;
const REACH = PARALLEL_DETECTORS - 1;
/** Parts of the mm over which a pixel is spread between two detectors. */
const SPREAD = 16;

const FILTERS: Readonly<Record<FilterName, ProjectionFilter>> = { None: 'none', 'Ram-Lak': 'ramp', Hann: 'hann' };

/** Weights of rays against their distance from the middle of a disc, for one view and one unit of back-projection. */
function tabulate(filter: FilterName, radius: number): Float64Array {
  const response = new Float64Array(PARALLEL_DETECTORS);
  response[0] = 1;
  createProjectionFilter(FILTERS[filter], PARALLEL_DETECTORS).apply(response, response);
  const chord = (s: number): number => (s * s >= radius * radius ? 0 : Math.sqrt(radius * radius - s * s));
  // Chords of the disc under the triangle of linear interpolation; their sum at steps of one detector is 1.
  const edge = Math.ceil(radius) + 1;
  const profile = Float64Array.from({ length: edge * FINE + 1 }, (_, n) => {
    let sum = 0;
    for (let k = 1 - SPREAD; k < SPREAD; k++) sum += (1 - Math.abs(k) / SPREAD) * chord(n / FINE - k / SPREAD);
    return (2 * sum) / (SPREAD * Math.PI * radius * radius);
  });
  return Float64Array.from({ length: REACH * FINE + 1 }, (_, n) => {
    const first = Math.ceil(n / FINE - edge);
    const last = Math.floor(n / FINE + edge);
    let sum = 0;
    for (let m = first; m <= last; m++) sum += (response[Math.abs(m)] ?? 0) * profile[Math.abs(n - m * FINE)]!;
    return sum;
  });
}

const tables = new Map<string, Float64Array>();

function weightsOf(filter: FilterName, radius: number): Float64Array {
  const name = `${filter} ${radius}`;
  const known = tables.get(name) ?? tabulate(filter, radius);
  tables.set(name, known);
  return known;
}

export interface RegionNoise {
  readonly recipe: Recipe;
  readonly photons: number;
  readonly regions: readonly { readonly region: RegionOfInterest; readonly weights: Float64Array }[];
  /** HU², of the mean of each region, as far as views are added. */
  readonly variances: Float64Array;
}

/** None without quantum noise. */
export function createRegionNoise(
  regions: readonly RegionOfInterest[],
  recipe: Recipe,
  { photons }: Acquisition,
): RegionNoise | null {
  if (photons === null) return null;
  return {
    recipe,
    photons,
    regions: regions.map((region) => ({ region, weights: weightsOf(recipe.filter, region.radius) })),
    variances: new Float64Array(regions.length),
  };
}

const rays = new Float64Array(detectorsOf('Fan'));
const weighed = new Float64Array(detectorsOf('Fan'));

/** Adds what the rays of view `k`, as it was recorded, contribute. */
export function addViewNoise({ recipe, photons, regions, variances }: RegionNoise, sinogram: Float32Array, k: number) {
  if (regions.length === 0) return;
  const { geometry, views } = recipe;
  const fan = geometry === 'Fan';
  const detectors = detectorsOf(geometry);
  const turn = ((fan ? 2 : 1) * Math.PI) / views;
  const unit = hounsfieldUnit(recipe, views);
  for (let n = 0; n < detectors; n++) {
    const p = sinogram[k * detectors + n]!;
    rays[n] = ((unit * correctedSlope(recipe, p)) ** 2 * Math.exp(p)) / photons;
  }
  regions.forEach(({ region, weights }, r) => {
    let angle = -1;
    let middle = 0;
    const weight = (view: number, j: number): number => {
      if (view !== angle) {
        angle = view;
        middle = (PARALLEL_DETECTORS - 1) / 2 + region.x * Math.cos(turn * view) + region.y * Math.sin(turn * view);
      }
      return weights[Math.round(Math.abs(j - middle) * FINE)]!;
    };
    if (fan) fanSorterFor(views).spread(weight, k, weighed);
    else for (let j = 0; j < detectors; j++) weighed[j] = weight(k, j);
    let variance = 0;
    for (let n = 0; n < detectors; n++) variance += weighed[n]! ** 2 * rays[n]!;
    variances[r] = variances[r]! + variance;
  });
}
