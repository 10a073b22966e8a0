/**
 * A computed-tomography scanner: gantry, sinogram, filtered back-projection, CT numbers, noise and dose.
 *
 *   p(s, θ) = −ln(I/I₀) = ∫ μ dl,   μ(x, y) = ∫₀^π q_θ(x cos θ + y sin θ) dθ,   HU = 1000 (μ − μ_w)/μ_w
 *   N₀ = 2000 mAs (kVp/120)^2.6 (360/views),   N ~ Poisson(N₀ I/I₀)
 *   CTDIvol = n (kVp/120)^2.6 mAs/(100 pitch),   DLP = CTDIvol · length,   E = k DLP
 *
 * n = 15 mGy (head, 16 cm phantom) or 7 mGy (body, 32 cm phantom) for 100 mAs: typical scanners. k: AAPM Report 96 and ICRP
 * Publication 102. The parallel beam turns through 180°, the fan beam (540 mm from source to centre, 28°) through 360°.
 *
 * The gantry turns in lab time; each view is recorded when it is due, and a reconstructor adds the views that wait, a few
 * in each step, so that the image grows while the gantry turns.
 *
 * Assumptions: one slice, no scatter, no motion, a beam that is the same everywhere. Range: the inputs' bounds.
 */
import { defineSimulation, type Quantity } from '../contract';
import {
  type Acquisition,
  acquireView,
  arcOf,
  type Beam,
  type BeamName,
  createBeam,
  detectorsOf,
  type GeometryName,
  photonsPerRay,
  tubeOutput,
} from './ct-acquisition';
import { countPixels, HISTOGRAM, IMAGE_SIZE, measure, type Measurements } from './ct-image';
import { phantoms, type PhantomName, type TissueName } from './ct-phantoms';
import { ctReadings } from './ct-readings';
import { addViewNoise, createRegionNoise, type RegionNoise } from './ct-region-noise';
import {
  addView,
  createRecipe,
  emptyImage,
  type FilterName,
  imageCircle,
  type Recipe,
  toHounsfield,
  viewsReady,
} from './ct-reconstruction';

export interface Params {
  readonly phantom: PhantomName;
  readonly geometry: GeometryName;
  readonly beam: BeamName;
  readonly kvp: '80' | '100' | '120' | '140';
  readonly mas: Quantity<'mAs'>;
  readonly views: '18' | '45' | '90' | '180' | '360' | '720';
  readonly filter: FilterName;
  readonly bh_correction: boolean;
  readonly noise: boolean;
  readonly rotation_time: Quantity<'s'>;
  readonly pitch: Quantity<'1'>;
  readonly scan_length: Quantity<'cm'>;
  readonly region: 'Head' | 'Chest' | 'Abdomen' | 'Pelvis';
  readonly roi: TissueName;
  readonly window_level: Quantity<'HU'>;
  readonly window_width: Quantity<'HU'>;
}

const DT = 0.01;
const MM_PER_CM = 10;
const WARM_UP_SECONDS = 3;
/**
 * Spread of the noise that one scan shows, as a part of it: its pixels are correlated, the more so behind a soft filter, and without a
 * filter most of what they differ by is the blurred object. Found from 60 scans of the water cylinder with each.
 */
const NOISE_SPREAD: Readonly<Record<FilterName, number>> = { 'Ram-Lak': 0.022, Hann: 0.037, None: 0.006 };
/** Views that the reconstructor adds in one step: 500 a second. The quickest scan with the most views is ahead of it. */
const VIEWS_PER_STEP = 5;

/**
 * Standard uncertainty of a region's mean from samples 1 mm apart, HU: root mean square by which noiseless parallel scans of the five
 * inserts at 70 keV are off 1000 (μ − μ_w)/μ_w.
 */
const SAMPLING_ERROR = 0.43;

/** p that is drawn white in the sinogram. */
const SINOGRAM_WHITE = 6;

/** mGy for 100 mAs at 120 kVp and pitch 1; mSv for each mGy cm. */
const DOSE: Readonly<Record<Params['region'], { readonly n: number; readonly k: number }>> = {
  Head: { n: 15, k: 0.0021 },
  Chest: { n: 7, k: 0.014 },
  Abdomen: { n: 7, k: 0.015 },
  Pelvis: { n: 7, k: 0.015 },
};

/** Window level and width, HU. */
const WINDOWS = {
  Brain: { window_level: 40, window_width: 80 },
  'Soft tissue': { window_level: 40, window_width: 400 },
  Lung: { window_level: -600, window_width: 1500 },
  Bone: { window_level: 400, window_width: 1800 },
} as const;

/** Inputs that the sinogram depends on. */
const ACQUISITION_INPUTS = [
  'phantom',
  'geometry',
  'beam',
  'kvp',
  'mas',
  'views',
  'noise',
  'rotation_time',
] as const satisfies readonly (keyof Params)[];

const NEEDS_CALIBRATION = 'Air calibration needed';
const NEEDS_PATIENT = 'Nothing lies on the table: load the patient first.';
const BUSY = 'The scanner is busy: wait until the image is complete.';
const NEEDS_SINOGRAM = 'There is no sinogram yet: start a scan first.';
const CHANGED = 'Settings changed: scan again';
const STARVED = 'Too few photons: photon starvation on some rays.';

// ---------------------------------------------------------------- state

type Stage = 'idle' | 'scanning' | 'reconstructing' | 'complete';

export interface State {
  stage: Stage;
  loaded: boolean;
  /** Steps of the warm-up still to come. */
  warmUp: number;
  calibrated: boolean;
  /** Steps since the scan began. */
  scanSteps: number;
  /** Views recorded, and views added to the image. */
  acquired: number;
  added: number;
  /** A ray of this scan counted no photon. */
  starved: boolean;
  /** The settings were changed after the scan. */
  changed: boolean;
  readonly acquisition: Acquisition;
  readonly recipe: Recipe;
  readonly sinogram: Float32Array;
  /** The same as brightness, as far as it is recorded. */
  readonly sinogramShown: Uint8Array;
  /** Sum of the filtered views, and what their photons make of the regions. */
  readonly sum: Float64Array;
  readonly noise: RegionNoise | null;
  /** CT numbers and their histogram as they were last drawn, with `drawn` views. */
  readonly hu: Float32Array;
  readonly histogram: Float32Array;
  drawn: number;
  /** Counts scans and reconstructions. */
  revision: number;
  measured: Measurements | null;
}

const viewsOf = ({ views }: Params): number => Number(views);
const kvpOf = ({ kvp }: Params): number => Number(kvp);

function acquisitionOf(params: Params, beam: Beam): Acquisition {
  const views = viewsOf(params);
  return {
    phantom: params.phantom,
    geometry: params.geometry,
    beam,
    views,
    photons: params.noise ? photonsPerRay(beam, params.mas, views) : null,
  };
}

const recipeOf = (params: Params, beam: Beam): Recipe =>
  createRecipe({
    geometry: params.geometry,
    views: viewsOf(params),
    filter: params.filter,
    beamName: params.beam,
    beam,
    correct: params.bh_correction,
  });

const regionNoise = ({ phantom }: Params, recipe: Recipe, acquisition: Acquisition): RegionNoise | null =>
  createRegionNoise(Object.values(phantoms[phantom].regions), recipe, acquisition);

function prepare(params: Params): State {
  const beam = createBeam(params.beam, kvpOf(params));
  const acquisition = acquisitionOf(params, beam);
  const recipe = recipeOf(params, beam);
  const readings = viewsOf(params) * detectorsOf(params.geometry);
  return {
    stage: 'idle',
    loaded: false,
    warmUp: 0,
    calibrated: false,
    scanSteps: 0,
    acquired: 0,
    added: 0,
    starved: false,
    changed: false,
    acquisition,
    recipe,
    sinogram: new Float32Array(readings),
    sinogramShown: new Uint8Array(readings),
    sum: new Float64Array(IMAGE_SIZE * IMAGE_SIZE),
    noise: regionNoise(params, recipe, acquisition),
    hu: emptyImage(),
    histogram: new Float32Array(HISTOGRAM.bins),
    drawn: 0,
    revision: 0,
    measured: null,
  };
}

const rotationSteps = ({ rotation_time }: Params): number => Math.round(rotation_time / DT);

/** Views whose time has come; whole numbers only, so that no grouping of steps matters. */
const viewsDue = (state: State, params: Params): number =>
  Math.min(viewsOf(params), Math.floor((state.scanSteps * viewsOf(params)) / rotationSteps(params)));

function showView({ sinogram, sinogramShown }: State, from: number, to: number): void {
  for (let p = from; p < to; p++) {
    sinogramShown[p] = Math.min(255, Math.max(0, (255 / SINOGRAM_WHITE) * sinogram[p]!));
  }
}

// ---------------------------------------------------------------- what is drawn

/** CT numbers and their histogram for the views added so far; before the first view the last picture stays. */
function develop(state: State): void {
  if (state.drawn === state.added || state.added === 0) return;
  state.drawn = state.added;
  toHounsfield(state.recipe, state.sum, state.added, state.hu);
  countPixels(state.hu, imageCircle, state.histogram);
}

const restart = (state: State, params: Params, stage: 'scanning' | 'reconstructing'): State => {
  const { acquisition, sum } = state;
  const recipe = recipeOf(params, acquisition.beam);
  const noise = regionNoise(params, recipe, acquisition);
  sum.fill(0);
  return { ...state, stage, recipe, noise, added: 0, drawn: 0, measured: null, revision: state.revision + 1 };
};

function messageOf({ changed, starved }: State): string | null {
  if (changed) return CHANGED;
  return starved ? STARVED : null;
}

const angleOf = (state: State, params: Params): number =>
  arcOf(params.geometry) * Math.min(1, state.scanSteps / rotationSteps(params));

const volumeDose = (params: Params): number =>
  (DOSE[params.region].n * tubeOutput(kvpOf(params)) * params.mas) / (100 * params.pitch);

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 1,
  readings: ctReadings,
  actions: {
    load_patient: { label: 'Load patient', hint: 'Lays the chosen phantom on the table.' },
    warm_up: {
      label: 'Warm up',
      hint: 'Warms the tube and records the air reading I₀ of every detector; takes 3 s.',
    },
    start_scan: { label: 'Start scan' },
    reconstruct: {
      label: 'Reconstruct',
      hint: 'Makes another image of the stored sinogram, with the filter and the correction now chosen.',
    },
    preset: {
      label: 'Window preset',
      value: { kind: 'select', options: ['Brain', 'Soft tissue', 'Lung', 'Bone'], initial: 'Soft tissue' },
    },
  },
  startActions: ['start_scan', 'reconstruct'],
  fields: (params) => ({
    hu: { kind: 'f32', shape: [IMAGE_SIZE, IMAGE_SIZE] },
    sinogram: { kind: 'u8', shape: [viewsOf(params), detectorsOf(params.geometry)] },
    histogram: { kind: 'f32', shape: [HISTOGRAM.bins] },
  }),
  init: (params) => prepare(params),
  step(state, params, { rng }) {
    if (state.warmUp > 0) {
      state.warmUp--;
      if (state.warmUp === 0) state.calibrated = true;
    }
    if (state.stage !== 'scanning' && state.stage !== 'reconstructing') return state;
    if (state.stage === 'scanning') {
      state.scanSteps++;
      const detectors = detectorsOf(params.geometry);
      for (const due = viewsDue(state, params); state.acquired < due; state.acquired++) {
        if (acquireView(state.acquisition, state.acquired, rng, state.sinogram)) state.starved = true;
        showView(state, state.acquired * detectors, (state.acquired + 1) * detectors);
      }
      if (state.acquired === state.recipe.views) state.stage = 'reconstructing';
    }
    const ready = Math.min(viewsReady(state.recipe, state.acquired), state.added + VIEWS_PER_STEP);
    for (; state.added < ready; state.added++) {
      addView(state.recipe, state.sinogram, state.added, state.sum);
      if (state.noise) addViewNoise(state.noise, state.sinogram, state.added);
    }
    if (state.added === state.recipe.views) {
      develop(state);
      state.stage = 'complete';
      state.measured = measure(phantoms[params.phantom], state.hu, state.sum, state.noise?.variances ?? null);
    }
    return state;
  },
  occupies: (state, _params, action) =>
    action.do === 'warm_up' && (state.stage === 'idle' || state.stage === 'complete') ? WARM_UP_SECONDS : 0,
  act(state, params, action) {
    const busy = state.stage === 'scanning' || state.stage === 'reconstructing';
    switch (action.do) {
      case 'load_patient':
        return state.loaded
          ? { state, notice: 'The patient lies on the table already.' }
          : { state: { ...state, loaded: true } };
      case 'warm_up':
        if (busy) return { state, notice: BUSY };
        return { state: { ...state, warmUp: Math.round(WARM_UP_SECONDS / DT), calibrated: false } };
      case 'start_scan': {
        if (!state.calibrated) return { state, notice: NEEDS_CALIBRATION };
        if (!state.loaded) return { state, notice: NEEDS_PATIENT };
        if (busy) return { state, notice: BUSY };
        state.sinogramShown.fill(0);
        const fresh = restart(state, params, 'scanning');
        return { state: { ...fresh, scanSteps: 0, acquired: 0, starved: false, changed: false } };
      }
      case 'reconstruct':
        if (busy) return { state, notice: BUSY };
        if (state.changed) return { state, notice: CHANGED };
        if (state.acquired === 0) return { state, notice: NEEDS_SINOGRAM };
        return { state: restart(state, params, 'reconstructing') };
      case 'preset':
        return { state, inputs: WINDOWS[action.value] };
    }
  },
  reconfigure(state, params, before) {
    if (ACQUISITION_INPUTS.every((id) => params[id] === before[id])) return state;
    const { loaded, warmUp, calibrated, revision, acquired, changed } = state;
    return {
      ...prepare(params),
      loaded,
      warmUp,
      calibrated,
      revision: revision + 1,
      changed: changed || acquired > 0 || state.stage !== 'idle',
    };
  },
  done: ({ stage, warmUp }) => stage === 'complete' && warmUp === 0,
  read(state, params) {
    const { measured, acquisition } = state;
    const dose = volumeDose(params);
    const { k } = DOSE[params.region];
    return {
      gantry_angle: angleOf(state, params),
      views_done: state.acquired,
      hu_roi: measured?.regions[params.roi]?.mean ?? null,
      hu_roi_uncertainty: measured?.regions[params.roi]?.uncertainty ?? null,
      noise_sd: measured?.noise ?? null,
      noise_sd_uncertainty: measured && params.noise ? NOISE_SPREAD[state.recipe.filter] * measured.noise : null,
      mu_water: state.calibrated ? MM_PER_CM * state.recipe.waterAttenuation : null,
      cupping: params.phantom === 'Water Cylinder' ? (measured?.cupping ?? null) : null,
      mean_energy: acquisition.beam.meanEnergyKev,
      hvl: acquisition.beam.halfValueLayer,
      ctdi_vol: dose,
      dlp: dose * params.scan_length,
      effective_dose: k * dose * params.scan_length,
    };
  },
  derive({ measured, recipe }, params, instruments) {
    const region = measured?.regions[params.roi];
    const water = instruments.shown('mu_water');
    if (!region || water === null) return {};
    // What is reconstructed is an attenuation; the scanner's own water makes a CT number of it.
    const scale = (MM_PER_CM * recipe.waterAttenuation) / water;
    const photons = region.uncertainty ?? 0;
    return {
      hu_roi: {
        value: scale * (region.mean + 1000) - 1000,
        scatter: scale * Math.sqrt(photons * photons + SAMPLING_ERROR * SAMPLING_ERROR),
      },
    };
  },
  view(state, params, out) {
    develop(state);
    out.hu.set(state.hu);
    out.sinogram.set(state.sinogramShown);
    out.histogram.set(state.histogram);
    const { stage, loaded, calibrated, warmUp, acquired, added, revision, measured, recipe } = state;
    return {
      stage,
      loaded,
      calibrated,
      /** 0 to 1 while the tube warms up, else null. */
      warmUp: warmUp === 0 ? null : 1 - (warmUp * DT) / WARM_UP_SECONDS,
      /** Degrees. */
      angle: angleOf(state, params),
      acquired,
      added,
      views: viewsOf(params),
      detectors: detectorsOf(params.geometry),
      geometry: params.geometry,
      phantom: params.phantom,
      filter: recipe.filter,
      /** With `added`: tells one picture from another. */
      revision,
      /** The disc in which `roi` is measured, mm, and the spread of its pixels, HU. */
      region: phantoms[params.phantom].regions[params.roi] ?? null,
      regionSd: measured?.regions[params.roi]?.sd ?? null,
      message: messageOf(state),
    };
  },
});
