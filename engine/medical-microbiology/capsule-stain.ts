/**
 * Capsules made visible: India ink, which cannot enter them, or Anthony's stain, violet with copper sulfate for a wash.
 *
 * Width       w = w₀ · 1.3 in milk broth · 0.85 by Anthony · 0.30 if heat fixed · e^(−t/10 s) in water (Anthony);
 *             heat fixed in India ink no cell has less than a gap of 0.30 µm, from which it has shrunk away
 * Ink         C = (1 − e^(−t/5 s)) (1 − 0.5 |p − 0.5|/0.5), p how far the film is pressed
 * Anthony     C = (1 − e^(−t/30 s)) (1 − e^(−t_copper/5 s)); the second factor is 0 without copper sulfate, which counts after the violet
 * Resolution  r = 0.61 λ/NA, λ = 0.55 µm; contrast behind the lens C w/√(w² + r²)
 * Measured    a halo that is seen and not blurred: a cell gives (N(w, 0.15 w) + N(0, h)) s, h² = (0.1 µm)² + (r/2)², the hand's error and
 *             that of an edge known to half the resolution; s ~ N(1, 0.02) is the eyepiece scale's, one for a run
 *
 * Widths and rates are teaching values in the range of light microscopy.
 */
import { defineSimulation, type Quantity } from '../contract';
import { WAVELENGTH } from '../core/light-microscope';
import type { Rng } from '../core/rng';
import { type CapsuleObjective, OBJECTIVES, type Organism, WIDTH_SCATTER } from './capsule-kinds';
import { actingFor, later, takenUp, type Treatment } from './staining';

export interface Params {
  readonly organism: Organism;
  readonly method: 'India ink' | 'Anthony';
  readonly growth_medium: 'Nutrient agar' | 'Milk broth' | 'Blood agar';
  readonly objective: CapsuleObjective;
  readonly heat_fixed: boolean;
}

/** Mean width of the capsule of a culture on nutrient agar; 0: it has none. */
const CAPSULES: Readonly<Record<Organism, Quantity<'µm'>>> = {
  'Klebsiella pneumoniae': 1.5,
  'Streptococcus pneumoniae': 0.4,
  'Bacillus anthracis (Sterne control)': 0,
  'Cryptococcus neoformans': 4,
  'Escherichia coli K-12': 0,
};
const MILK = 1.3;
const ANTHONY = 0.85;
const HEATED = 0.3;
const SHRINKAGE_GAP: Quantity<'µm'> = 0.3;
const INK: Quantity<'1/s'> = 1 / 5;
const VIOLET: Quantity<'1/s'> = 1 / 30;
const COPPER: Quantity<'1/s'> = 1 / 5;
const WASHED_OFF: Quantity<'s'> = 10;
const HAND: Quantity<'µm'> = 0.1;
const SCALE_ERROR = 0.02;
/** Radius of the Airy disc, parts of λ/NA. */
const AIRY = 0.61;
const SEEN = 0.3;
const BEST_PRESS = 0.5;
const DT: Quantity<'s'> = 0.5;

export const resolutionOf = (objective: CapsuleObjective): Quantity<'µm'> =>
  (AIRY * WAVELENGTH) / OBJECTIVES[objective].aperture;

/** Standard deviation of one reading of a width. */
const readingError = (objective: CapsuleObjective): Quantity<'µm'> =>
  Math.sqrt(HAND ** 2 + (resolutionOf(objective) / 2) ** 2);

type Doing = 'stain' | 'water' | 'copper';

interface Measured {
  readonly cells: number;
  readonly mean: Quantity<'µm'>;
  /** Null for a single cell. */
  readonly error: Quantity<'µm'> | null;
  /** Of one reading through the lens that was used. */
  readonly reading: Quantity<'µm'>;
}

export interface State {
  readonly treatment: Treatment<Doing> | null;
  /** Ink spread, or violet taken up, 0 to 1. */
  readonly stained: number;
  readonly copper: number;
  /** For which water ran over the film. */
  readonly washed: Quantity<'s'>;
  readonly press: number;
  readonly measured: Measured | null;
  /** What the eyepiece scale shows of a length, as a part of it. */
  readonly scale: number;
  readonly cells: Rng;
  readonly fieldSeed: number;
}

const grows = ({ organism, growth_medium }: Params): boolean =>
  organism !== 'Streptococcus pneumoniae' || growth_medium !== 'Nutrient agar';

/** Null where nothing has grown. */
export function haloOf(params: Params, washed: Quantity<'s'>): Quantity<'µm'> | null {
  if (!grows(params)) return null;
  const { organism, method, growth_medium, heat_fixed } = params;
  const width =
    CAPSULES[organism] *
    (growth_medium === 'Milk broth' ? MILK : 1) *
    (heat_fixed ? HEATED : 1) *
    (method === 'Anthony' ? ANTHONY * Math.exp(-washed / WASHED_OFF) : 1);
  return heat_fixed && method === 'India ink' ? Math.max(width, SHRINKAGE_GAP) : width;
}

const contrastOf = ({ stained, copper, press }: State, { method }: Params): number =>
  method === 'Anthony' ? stained * copper : stained * (1 - (0.5 * Math.abs(press - BEST_PRESS)) / BEST_PRESS);

function resultOf(state: State, params: Params): string {
  const width = haloOf(params, state.washed);
  if (width === null) return 'No cells';
  if (state.stained < SEEN) return 'Not stained';
  const resolution = resolutionOf(params.objective);
  if (contrastOf(state, params) < SEEN || width < resolution / 2) return 'No capsule seen';
  return width < resolution ? 'Halo blurred' : 'Capsule seen';
}

/** So many cells, each by its own width and an error of its reading, with one scale. */
function measure(
  { cells: rng, scale }: State,
  width: Quantity<'µm'>,
  reading: Quantity<'µm'>,
  cells: number,
): Measured {
  const widths = Array.from({ length: cells }, () => {
    const own = rng.normal(width, WIDTH_SCATTER * width);
    return scale * (own + rng.normal(0, reading));
  });
  const mean = widths.reduce((sum, each) => sum + each, 0) / cells;
  const squares = widths.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { cells, mean, reading, error: cells < 2 ? null : Math.sqrt(squares / (cells - 1) / cells) };
}

const uncertaintyOf = ({ mean, error }: Measured): Quantity<'µm'> | null =>
  error === null ? null : Math.sqrt(error ** 2 + (SCALE_ERROR * mean) ** 2);

const NOTHING = 'Nothing has grown: Streptococcus pneumoniae needs blood or milk.';
const FIRST_STAIN = 'Stain first: nothing can be told from the ground.';
const NO_HALO = 'No capsule is seen on this slide: there is nothing to measure.';
const BLURRED = 'The halo is blurred: its edges cannot be told apart. Take the larger aperture.';
const VIOLET_FIRST = 'Crystal violet first: copper sulfate washes it out of the capsule.';
const WET_FILM = 'An India ink film is read wet under a coverslip: nothing is poured on it.';
const NO_COVER = 'Anthony’s smear dries in air and has no coverslip.';

/** Why nothing is measured; null: it is. */
function unmeasurable(state: State, params: Params): string | null {
  switch (resultOf(state, params)) {
    case 'No cells':
      return NOTHING;
    case 'Not stained':
      return FIRST_STAIN;
    case 'No capsule seen':
      return NO_HALO;
    case 'Halo blurred':
      return BLURRED;
    default:
      return null;
  }
}

/** Why a wash is not done; null: it is. */
function unwashable({ stained }: State, { method }: Params, wash: 'wash_water' | 'wash_copper'): string | null {
  if (method === 'India ink') return WET_FILM;
  return wash === 'wash_copper' && stained < SEEN ? VIOLET_FIRST : null;
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 5,
  readings: {
    capsule_result: {
      label: 'On the slide',
      kind: 'text',
      unit: 'text',
      values: ['No cells', 'Not stained', 'No capsule seen', 'Halo blurred', 'Capsule seen'],
    },
    expected_result: {
      label: 'The strain is',
      kind: 'text',
      unit: 'text',
      values: ['Encapsulated', 'Not encapsulated'],
    },
    mean_halo_um: { label: 'Mean width of the halo', unit: 'µm', origin: 'derived', decimals: 3 },
    cells_measured: { label: 'Cells measured', unit: 'cells', origin: 'count', decimals: 0 },
    standard_error_um: { label: 'Its error by scatter', unit: 'µm', origin: 'computed', decimals: 3 },
    mean_uncertainty_um: { label: 'Scatter and scale together', unit: 'µm', origin: 'computed', decimals: 3 },
    resolution_um: { label: 'Resolution of the objective', unit: 'µm', origin: 'computed', decimals: 3 },
    contrast: { label: 'Contrast of the film', unit: '0-1', origin: 'theory', decimals: 3 },
    halo_contrast: { label: 'Contrast behind the lens', unit: '0-1', origin: 'theory', decimals: 3 },
    halo_width_um: { label: 'Width of the halo, true', unit: 'µm', origin: 'theory', decimals: 3 },
  },
  actions: {
    apply_stain: {
      label: 'Apply the stain',
      hint: 'India ink, or crystal violet in Anthony’s method, for that time.',
      value: { kind: 'number', unit: 's', min: 0, max: 300, step: 1, initial: 30 },
    },
    press_coverslip: {
      label: 'Press the coverslip',
      hint: 'Thins the India ink film: half is best, thicker or thinner films show less.',
      value: { kind: 'number', unit: '1', min: 0, max: 1, step: 0.05, initial: 0.5 },
    },
    wash_copper: {
      label: 'Wash with copper sulfate',
      hint: 'Anthony’s method: 20 % copper sulfate instead of water.',
      value: { kind: 'number', unit: 's', min: 0, max: 60, step: 1, initial: 20 },
    },
    wash_water: {
      label: 'Wash with water',
      hint: 'Takes capsules off.',
      value: { kind: 'number', unit: 's', min: 0, max: 60, step: 1, initial: 20 },
    },
    measure_cells: {
      label: 'Measure cells',
      hint: 'So many cells of the field with the eyepiece scale, anew each time.',
      value: { kind: 'number', unit: 'cells', min: 1, max: 100, step: 1, initial: 20 },
    },
  },
  fields: () => ({}),

  init: (_params, rng, specimen) => ({
    treatment: null,
    stained: 0,
    copper: 0,
    washed: 0,
    press: BEST_PRESS,
    measured: null,
    scale: specimen.stream('eyepiece scale').normal(1, SCALE_ERROR),
    cells: rng.stream('cells'),
    fieldSeed: rng.stream('field').uint32(),
  }),

  step(state, { method }) {
    const { treatment } = state;
    if (treatment === null) return state;
    const seconds = actingFor(treatment, DT);
    const next = { ...state, treatment: later(treatment, DT) };
    switch (treatment.what) {
      case 'stain':
        return { ...next, stained: takenUp(state.stained, 1, method === 'Anthony' ? VIOLET : INK, seconds) };
      case 'copper':
        return { ...next, copper: takenUp(state.copper, 1, COPPER, seconds) };
      case 'water':
        return { ...next, washed: state.washed + seconds };
    }
  },

  act(state, params, action) {
    switch (action.do) {
      case 'apply_stain':
        return { state: action.value === 0 ? state : { ...state, treatment: { what: 'stain', left: action.value } } };
      case 'wash_water':
      case 'wash_copper': {
        const refusal = unwashable(state, params, action.do);
        if (refusal !== null) return { state, notice: refusal };
        if (action.value === 0) return { state };
        const what = action.do === 'wash_water' ? 'water' : 'copper';
        return { state: { ...state, treatment: { what, left: action.value } } };
      }
      case 'press_coverslip':
        if (params.method === 'Anthony') return { state, notice: NO_COVER };
        return { state: { ...state, press: action.value } };
      case 'measure_cells': {
        const width = haloOf(params, state.washed);
        const refusal = unmeasurable(state, params);
        if (width === null || refusal !== null) return { state, notice: refusal ?? NOTHING };
        const reading = readingError(params.objective);
        return { state: { ...state, measured: measure(state, width, reading, Math.round(action.value)) } };
      }
    }
  },

  occupies(state, params, action) {
    switch (action.do) {
      case 'apply_stain':
        return action.value;
      case 'wash_water':
      case 'wash_copper':
        return unwashable(state, params, action.do) === null ? action.value : 0;
      default:
        return 0;
    }
  },

  meanwhile: (_state, _params, action) => action.do === 'press_coverslip',

  read(state, params) {
    const width = haloOf(params, state.washed);
    const contrast = contrastOf(state, params);
    const resolution = resolutionOf(params.objective);
    const { measured } = state;
    return {
      capsule_result: resultOf(state, params),
      expected_result: CAPSULES[params.organism] > 0 ? 'Encapsulated' : 'Not encapsulated',
      mean_halo_um: measured?.mean ?? null,
      cells_measured: measured?.cells ?? null,
      standard_error_um: measured?.error ?? null,
      mean_uncertainty_um: measured && uncertaintyOf(measured),
      resolution_um: resolution,
      contrast,
      halo_contrast: width === null ? null : (contrast * width) / Math.sqrt(width ** 2 + resolution ** 2),
      halo_width_um: width,
    };
  },

  derive({ measured }) {
    if (!measured) return {};
    const { mean, error, reading } = measured;
    // One cell says nothing of the scatter: then the usual one counts.
    const scatter = error ?? Math.sqrt((WIDTH_SCATTER * mean) ** 2 + reading ** 2);
    return { mean_halo_um: { value: mean, scatter, shared: { 'scale of the eyepiece': SCALE_ERROR * mean } } };
  },

  view(state, params) {
    const { treatment, stained, copper, press, washed, fieldSeed, measured } = state;
    return {
      doing: treatment?.what ?? null,
      left: treatment?.left ?? 0,
      stained,
      copper,
      press,
      washed,
      width: haloOf(params, washed),
      contrast: contrastOf(state, params),
      fieldSeed,
      cells: measured?.cells ?? 0,
    };
  },
});
