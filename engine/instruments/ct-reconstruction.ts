/**
 * From projections to CT numbers, view by view.
 *
 * Fan views are sorted into parallel ones; the water correction turns each reading into that of 70 keV (the length of
 * water with that reading, times μ of water at 70 keV); the view is filtered and back-projected; then
 *
 *   μ = (π/n) Σ q,   HU = 1000 (μ − μ_w)/μ_w
 *
 * with n the views added so far, so that an unfinished image has its right contrast. Without a filter the views are
 * divided by π · 200 mm, which gives the middle of 200 mm of water its right value. Lengths in mm, attenuation in 1/mm.
 */
import {
  type BackProjector,
  createBackProjector,
  createProjectionFilter,
  type ProjectionFilter,
  type ProjectionFilterPlan,
} from '../core/tomography';
import { linearAttenuation } from '../data/x-ray-attenuation';
import {
  type Beam,
  type BeamName,
  fanSorterFor,
  type GeometryName,
  PARALLEL_DETECTORS,
  REFERENCE_KEV,
  waterProjection,
} from './ct-acquisition';
import { IMAGE_SIZE, type ImageCircle } from './ct-image';

export type FilterName = 'None' | 'Ram-Lak' | 'Hann';

/** What pixels outside the circle of reconstruction read, HU. */
const PADDING = -1024;
const UNFILTERED_LENGTH = 200;
/** Length of water whose reading gives μ of water for uncorrected polychromatic images, mm. */
const WATER_SAMPLE = 100;

const backProjector: BackProjector = createBackProjector(IMAGE_SIZE, PARALLEL_DETECTORS);
/** Pixels of the circle of reconstruction in each row. */
export const imageCircle: ImageCircle = backProjector;
const planOf = (kind: ProjectionFilter): ProjectionFilterPlan => createProjectionFilter(kind, PARALLEL_DETECTORS);
const filters: Readonly<Record<FilterName, ProjectionFilterPlan>> = {
  None: planOf('none'),
  'Ram-Lak': planOf('ramp'),
  Hann: planOf('hann'),
};

// ---------------------------------------------------------------- water correction

/** Reading → length of water, tabulated at equal steps of the reading. */
export interface WaterCorrection {
  readonly step: number;
  /** mm of water. */
  readonly lengths: Float64Array;
}

const CORRECTION_CELLS = 512;
const LONGEST_WATER = 600;

export function createWaterCorrection(beam: Beam): WaterCorrection {
  const step = waterProjection(beam, LONGEST_WATER) / CORRECTION_CELLS;
  const lengths = new Float64Array(CORRECTION_CELLS + 1);
  const { weights, attenuation } = beam;
  let water = 0;
  for (let n = 1; n <= CORRECTION_CELLS; n++) {
    const target = n * step;
    // Newton's method from below on a rising, concave curve: it does not overshoot.
    for (let turn = 0; turn < 20; turn++) {
      let transmitted = 0;
      let slope = 0;
      for (let g = 0; g < weights.length; g++) {
        const part = weights[g]! * Math.exp(-attenuation[g]! * water);
        transmitted += part;
        slope += part * attenuation[g]!;
      }
      const more = ((target + Math.log(transmitted)) * transmitted) / slope;
      water += more;
      if (Math.abs(more) < 1e-9) break;
    }
    lengths[n] = water;
  }
  return { step, lengths };
}

const cellOf = ({ step }: WaterCorrection, reading: number): number =>
  Math.min(CORRECTION_CELLS - 1, Math.max(0, Math.floor(reading / step)));

/** mm of water with this reading; beyond the table's ends straight on. */
export function correctedLength(correction: WaterCorrection, reading: number): number {
  const { step, lengths } = correction;
  const cell = cellOf(correction, reading);
  return lengths[cell]! + (reading / step - cell) * (lengths[cell + 1]! - lengths[cell]!);
}

// ---------------------------------------------------------------- reconstruction

/** How a sinogram is made into an image. */
export interface Recipe {
  readonly geometry: GeometryName;
  readonly views: number;
  readonly filter: FilterName;
  /** null leaves the readings as they are. */
  readonly correction: WaterCorrection | null;
  /** μ of water for the CT numbers, 1/mm. */
  readonly waterAttenuation: number;
}

const REFERENCE_WATER = linearAttenuation('water', REFERENCE_KEV) / 10;

export interface RecipeChoice {
  readonly geometry: GeometryName;
  readonly views: number;
  readonly filter: FilterName;
  readonly beamName: BeamName;
  readonly beam: Beam;
  readonly correct: boolean;
}

export function createRecipe({ geometry, views, filter, beamName, beam, correct }: RecipeChoice): Recipe {
  const polychromatic = beamName === 'Polychromatic';
  return {
    geometry,
    views,
    filter,
    correction: polychromatic && correct ? createWaterCorrection(beam) : null,
    waterAttenuation: polychromatic && !correct ? waterProjection(beam, WATER_SAMPLE) / WATER_SAMPLE : REFERENCE_WATER,
  };
}

/** How many views can be back-projected once `acquired` are recorded: the first fan views wait for the last ones. */
export const viewsReady = ({ geometry, views }: Recipe, acquired: number): number =>
  geometry === 'Parallel' || acquired >= views ? acquired : Math.max(0, acquired - 2 * fanSorterFor(views).reach);

const line = new Float64Array(PARALLEL_DETECTORS);

/** Adds the `n`-th view, in order of readiness, to the sum of back-projections. */
export function addView(recipe: Recipe, sinogram: Float32Array, n: number, sum: Float64Array): void {
  const { geometry, views, filter, correction } = recipe;
  const fan = geometry === 'Fan';
  let k = n;
  if (fan) {
    const sorter = fanSorterFor(views);
    k = (n + sorter.reach) % views;
    sorter.sort(sinogram, k, line);
  } else for (let d = 0, p = k * PARALLEL_DETECTORS; d < PARALLEL_DETECTORS; d++, p++) line[d] = sinogram[p]!;
  if (correction !== null) {
    for (let d = 0; d < PARALLEL_DETECTORS; d++) line[d] = REFERENCE_WATER * correctedLength(correction, line[d]!);
  }
  filters[filter].apply(line, line);
  backProjector.add(line, ((fan ? 2 : 1) * Math.PI * k) / views, sum);
}

/** What one unit of the sum of `added` views is worth, HU. */
export const hounsfieldUnit = ({ filter, waterAttenuation }: Recipe, added: number): number =>
  (1000 * (filter === 'None' ? 1 / (added * UNFILTERED_LENGTH) : Math.PI / added)) / waterAttenuation;

/** By how much what is back-projected changes with a reading. */
export function correctedSlope({ correction }: Recipe, reading: number): number {
  if (correction === null) return 1;
  const { step, lengths } = correction;
  const cell = cellOf(correction, reading);
  return (REFERENCE_WATER * (lengths[cell + 1]! - lengths[cell]!)) / step;
}

/** CT numbers of the sum of `added` views. */
export function toHounsfield(recipe: Recipe, sum: Float64Array, added: number, hu: Float32Array): void {
  if (added === 0) {
    hu.fill(PADDING);
    return;
  }
  const { first, last } = imageCircle;
  const scale = hounsfieldUnit(recipe, added);
  for (let j = 0; j < IMAGE_SIZE; j++) {
    const row = j * IMAGE_SIZE;
    for (let p = row + first[j]!; p <= row + last[j]!; p++) hu[p] = scale * sum[p]! - 1000;
  }
}

export const emptyImage = (): Float32Array => new Float32Array(IMAGE_SIZE * IMAGE_SIZE).fill(PADDING);
