/**
 * From the sinogram to the picture, twelve views at a time.
 *
 *   MLEM   λ ← λ/(Σ a) · Σ a y/(Σ a λ + r)          (L. A. Shepp and Y. Vardi 1982)
 *   OSEM   the same with a part of the views at a time (H. M. Hudson and R. S. Larkin 1994)
 *   FBP    filtered back-projection of (y − r)/attenuation
 *
 * a is the projection of `projector.ts` times the survival of the pairs where attenuation is corrected, r the expected scattered
 * and random coincidences where these are corrected. The log-likelihood is Σ y ln m − m less its greatest value, that of m = y.
 */
import {
  createBackProjector,
  createProjectionFilter,
  type BackProjector,
  type ProjectionFilterPlan,
} from '../../core/tomography';
import { backProjectView, BIN, BINS, insidePixels, projectView, SIZE, VIEWS } from './projector';

export type Method = 'FBP' | 'MLEM' | 'OSEM';

/** Views that one step works through. */
export const VIEWS_PER_STEP = 12;
const GUARD = 1e-6;

export interface Recipe {
  readonly method: Method;
  readonly iterations: number;
  readonly subsets: number;
  /** On each line; 1 where attenuation is not corrected. */
  readonly survival: Float32Array | null;
  /** Expected background on each line; 0 where it is not corrected. */
  readonly background: Float32Array | null;
  readonly prompts: Float32Array;
}

export interface Reconstruction {
  readonly recipe: Recipe;
  readonly picture: Float64Array;
  /** Of each subset: Σ a over its views. */
  readonly sensitivity: readonly Float64Array[];
  readonly correction: Float64Array;
  /** Views done of the iteration, and iterations done. */
  views: number;
  iterations: number;
  likelihood: number;
  /** Of the iteration that runs. */
  partial: number;
  /** Log-likelihood after each full iteration. */
  readonly history: number[];
  finished: boolean;
}

const row = new Float64Array(BINS);
const measured = new Float64Array(BINS);

/** Views of a subset lie evenly over the half turn. */
const viewOf = (subsets: number, n: number): number => {
  const inSubset = VIEWS / subsets;
  const subset = Math.floor(n / inSubset);
  return (n % inSubset) * subsets + subset;
};

/** FBP's parts are made when the first picture needs them. */
let fbp: { projector: BackProjector; filter: ProjectionFilterPlan } | null = null;
const fbpParts = (): { projector: BackProjector; filter: ProjectionFilterPlan } =>
  (fbp ??= { projector: createBackProjector(SIZE, BINS), filter: createProjectionFilter('hann', BINS) });

export function startReconstruction(recipe: Recipe): Reconstruction {
  const { method, survival } = recipe;
  const subsets = method === 'OSEM' ? recipe.subsets : 1;
  const picture = new Float64Array(SIZE * SIZE);
  const sensitivity = method === 'FBP' ? [] : Array.from({ length: subsets }, () => new Float64Array(SIZE * SIZE));
  if (method !== 'FBP') {
    for (const p of insidePixels) picture[p] = 1;
    for (let n = 0; n < VIEWS; n++) {
      const v = viewOf(subsets, n);
      for (let b = 0; b < BINS; b++) row[b] = survival?.[v * BINS + b] ?? 1;
      backProjectView(row, v, sensitivity[Math.floor((n * subsets) / VIEWS)]!);
    }
    // An even picture that gives as many counts as were measured.
    let counts = 0;
    for (let i = 0; i < recipe.prompts.length; i++) {
      counts += Math.max(0, recipe.prompts[i]! - (recipe.background?.[i] ?? 0));
    }
    let unit = 0;
    for (const part of sensitivity) for (const p of insidePixels) unit += part[p]!;
    for (const p of insidePixels) picture[p] = Math.max(counts, 1) / unit;
  }
  return {
    recipe,
    picture,
    sensitivity,
    correction: new Float64Array(SIZE * SIZE),
    views: 0,
    iterations: 0,
    likelihood: Number.NaN,
    partial: 0,
    history: [],
    finished: false,
  };
}

/** y ln(m/y) + y − m, at most 0. */
const logLikelihood = (y: number, m: number): number => (y > 0 ? y * Math.log(m / y) : 0) + y - m;

function filterView(run: Reconstruction, v: number): void {
  const { prompts, background, survival } = run.recipe;
  const { projector, filter } = fbpParts();
  for (let b = 0; b < BINS; b++) {
    const i = v * BINS + b;
    measured[b] = (prompts[i]! - (background?.[i] ?? 0)) / (survival?.[i] ?? 1);
  }
  filter.apply(measured, measured);
  // Detectors stand one unit of BIN apart there.
  for (let b = 0; b < BINS; b++) measured[b] = (measured[b]! * Math.PI) / VIEWS / BIN;
  projector.add(measured, (Math.PI * v) / VIEWS, run.picture);
}

function compareView(run: Reconstruction, v: number): void {
  const { prompts, background, survival } = run.recipe;
  projectView(run.picture, v, row);
  for (let b = 0; b < BINS; b++) {
    const i = v * BINS + b;
    const a = survival?.[i] ?? 1;
    const y = prompts[i]!;
    const m = Math.max(GUARD, a * row[b]! + (background?.[i] ?? 0));
    run.partial += logLikelihood(y, m);
    row[b] = y > 0 ? (a * y) / m : 0;
  }
  backProjectView(row, v, run.correction);
}

/** One step of work. */
export function workOn(run: Reconstruction): void {
  const { method } = run.recipe;
  const subsets = method === 'OSEM' ? run.recipe.subsets : 1;
  for (let k = 0; k < VIEWS_PER_STEP; k++) {
    if (method === 'FBP') filterView(run, run.views);
    else compareView(run, viewOf(subsets, run.views));
    run.views++;
    if (method !== 'FBP' && run.views % (VIEWS / subsets) === 0) {
      const sensitivity = run.sensitivity[run.views / (VIEWS / subsets) - 1]!;
      for (const p of insidePixels) {
        run.picture[p] = sensitivity[p]! > GUARD ? (run.picture[p]! * run.correction[p]!) / sensitivity[p]! : 0;
      }
      run.correction.fill(0);
    }
  }
  if (run.views < VIEWS) return;
  run.views = 0;
  run.iterations++;
  if (method !== 'FBP') {
    run.likelihood = run.partial;
    run.history.push(run.partial);
    run.partial = 0;
  }
  run.finished = method === 'FBP' || run.iterations >= run.recipe.iterations;
}
