/**
 * A radiographic room: tube with a rotating anode, collimator, object, grid and digital detector.
 *
 *   I = ∫ Φ(E) exp(−∫ μ(E) dl) E dE,   K_i = output · mAs · (100/FSD)²,   EI = 100 K_det/µGy,   DI = 10 lg(EI/EI_T)
 *
 * The beam is that of `x-ray-tube.ts`; what object, grid and distance leave of it stands in `beam.ts` and `results.ts`, the picture
 * in `radiograph.ts`. The anode is brought to speed for each exposure (1 s); the picture is read out in eight bands after it.
 *
 * What an exposure says holds for its settings: when one is changed its numbers go, and its picture stays on the screen.
 *
 * Assumptions: parallel projection, a point focus, scatter as a part of the primary that the field and the thickness give, one
 * thickness of the object for its distance and its scatter. Range: the inputs' bounds.
 */
import { defineSimulation, type Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import { rectangular } from '../../core/uncertainty';
import { type Beam, type GridName, grids, kermaBehind, singleEnergyBeam, tubeBeam } from './beam';
import { factsOf, mapObject, type ObjectName, type SlabMaterial } from './objects';
import { type Exposure, expose, PICTURE, readOut, type Technique } from './radiograph';
import { radiographyReadings } from './readings';
import { airKermaAtDetector, type Results, resultsOf, scatterOf, type Setting } from './results';

export interface Params {
  readonly phantom: ObjectName;
  readonly kvp: Quantity<'kV'>;
  readonly mas: Quantity<'mAs'>;
  readonly filtration: Quantity<'mm Al'>;
  readonly sid: Quantity<'cm'>;
  readonly grid: GridName;
  readonly field_size: Quantity<'cm'>;
  readonly beam: 'Tube' | 'Monochromatic';
  readonly mono_energy: Quantity<'keV'>;
  readonly slab_material: SlabMaterial;
  readonly slab_thickness: Quantity<'cm'>;
  readonly noise: boolean;
}

const DT = 0.05;
const SPIN_SECONDS = 1;
const FLAT_FIELD_SECONDS = 2;
/** Steps for which the tube is seen to be on; then a band in each step. */
const ON_STEPS = 6;
const BANDS = 8;
/** Sheets of aluminium of a half-value measurement, mm each, and steps for one. */
export const SHEET = { mm: 0.5, count: 17, steps: 4 } as const;
/** Cells across of the paths that a probe reads. */
export const PROBE_CELLS = 64;
/** Bins of 1 keV from 10.5 keV on. */
export const SPECTRUM_BINS = 140;

/** Least half-value layers for the kVp, mm Al: 21 CFR 1020.30(m)(1), tubes made since June 2006. */
const LEAST_LAYER: readonly (readonly [kvp: number, mm: number])[] = [
  [30, 0.3],
  [40, 0.4],
  [50, 0.5],
  [51, 1.3],
  [60, 1.5],
  [70, 1.8],
  [71, 2.5],
  [80, 2.9],
  [90, 3.2],
  [100, 3.6],
  [110, 3.9],
  [120, 4.3],
  [130, 4.7],
  [140, 5],
];

const UNDERFILTERED = 'Too little filtration: skin dose without image';
const CHANGED = 'Settings changed: expose again';
const SATURATED = 'The detector is saturated: what is black holds no picture.';
const NOTHING_THERE = 'Nothing lies under the tube: position the object first.';
const NOT_AT_SPEED = 'Anode not at speed: prepare first.';
const TAKE_AWAY = 'Take the object away first: this is measured in the free beam.';
const BUSY = 'The generator is busy: wait until it has finished.';

type Stage = 'idle' | 'on' | 'reading' | 'shown' | 'sheets' | 'flat';

interface Shot {
  readonly phantom: ObjectName;
  readonly material: SlabMaterial;
  readonly slab: number;
  readonly technique: Technique;
  readonly rng: Rng;
}

export interface State {
  stage: Stage;
  positioned: boolean;
  /** Steps of the run-up still to come. */
  spin: number;
  atSpeed: boolean;
  /** Steps of the stage that is on. */
  steps: number;
  beam: Beam;
  results: Results | null;
  /** What was exposed, and with which chance; its picture is worked out when it is looked at. */
  shot: Shot | null;
  exposure: Exposure | null;
  /** Rows of the picture whose time has come, and those that are drawn. */
  rows: number;
  drawn: number;
  changed: boolean;
  /** The heel effect is taken out. */
  flat: boolean;
  /** Kerma-area products of all exposures of the object that lies there, µGy cm². */
  kapSum: number;
  /** Kerma behind 0, 0.5, 1 … mm of aluminium over that without, as far as measured. */
  sheets: readonly number[];
  /** Paths for the probe: main, lung, bone, one map after the other. */
  readonly paths: Float32Array;
  /** Counts pictures. */
  revision: number;
}

const beamOf = ({ beam, kvp, filtration, mono_energy }: Params): Beam =>
  beam === 'Tube' ? tubeBeam(kvp, filtration) : singleEnergyBeam(mono_energy, kvp, filtration);

const settingOf = (params: Params): Setting => ({
  phantom: params.phantom,
  material: params.slab_material,
  slab: params.slab_thickness,
  mas: params.mas,
  sid: params.sid,
  field: params.field_size,
  grid: params.grid,
});

/** Least half-value layer, mm Al, linear between the tabulated voltages; null below the first. */
export function leastLayer(kvp: number): number | null {
  const after = LEAST_LAYER.findIndex(([voltage]) => voltage >= kvp);
  const [first] = LEAST_LAYER;
  if (!first || kvp < first[0]) return null;
  const [v1, mm1] = LEAST_LAYER[Math.max(1, after)] ?? first;
  const [v0, mm0] = LEAST_LAYER[Math.max(1, after) - 1] ?? first;
  return mm0 + ((kvp - v0) / (v1 - v0)) * (mm1 - mm0);
}

const underfiltered = ({ beam }: State, { kvp, filtration }: Params): boolean => {
  const least = leastLayer(kvp);
  return !beam.monochromatic && ((least !== null && beam.halfValueLayer < least) || (kvp > 70 && filtration < 2.5));
};

function shotOf(state: State, params: Params, rng: Rng): Shot {
  const setting = settingOf(params);
  const { primary } = grids[params.grid];
  const { beam, flat, revision } = state;
  return {
    phantom: params.phantom,
    material: params.slab_material,
    slab: params.slab_thickness,
    technique: {
      beam,
      kvp: params.kvp,
      filter: params.filtration,
      airKerma: airKermaAtDetector(beam, setting),
      sid: params.sid,
      field: params.field_size,
      primary,
      scatter: primary * scatterOf(setting).detector,
      noise: params.noise,
      flat,
    },
    rng: rng.stream(`picture ${revision}`),
  };
}

/** Works the picture out as far as it is read out. Nothing else depends on it, so that nobody waits for it who does not look. */
function develop(state: State): void {
  const { shot, rows } = state;
  if (!shot || rows === 0) return;
  const { phantom, material, slab, technique, rng } = shot;
  if (!state.exposure) {
    state.exposure = expose(mapObject(phantom, material, slab, technique.field, PICTURE), technique);
    const { main, lung, bone } = mapObject(phantom, material, slab, technique.field, PROBE_CELLS);
    [main, lung, bone].forEach((map, n) => state.paths.set(map, n * PROBE_CELLS * PROBE_CELLS));
  }
  if (state.drawn === rows) return;
  readOut(state.exposure, state.drawn, rows, rng);
  state.drawn = rows;
}

/** Entrance-surface over incident kerma. */
const BACK_SCATTER = 1.35;

/** Below one count nothing was there. */
const deviation = (index: number, target: number): number | null =>
  index > 0 ? 10 * Math.log10(index / target) : null;

const exposureMaterial = ({ phantom, slab_material }: Params): string =>
  phantom === 'Slab' ? slab_material : phantom === 'Step Wedge' ? 'Aluminium' : 'Soft tissue';

function messageOf(state: State, params: Params): string | null {
  if (state.changed) return CHANGED;
  if (underfiltered(state, params)) return UNDERFILTERED;
  return state.exposure?.saturated && state.rows >= PICTURE ? SATURATED : null;
}

/** DI from which on an exposure is called an error when it is made: 30 times the target. */
const FAR_TOO_MUCH = 15;

function exposureNotice(state: State, params: Params): string | undefined {
  const { target } = factsOf(params.phantom, params.slab_material, params.slab_thickness);
  const index = 100 * resultsOf(state.beam, settingOf(params)).detector;
  const off = state.beam.monochromatic ? null : deviation(index, target);
  const sentences = [
    underfiltered(state, params) ? `${UNDERFILTERED}.` : '',
    off !== null && off > FAR_TOO_MUCH
      ? `Far too much charge: the deviation index will be +${off.toFixed(0)}, ${(10 ** (off / 10)).toFixed(0)} times the dose that is needed.`
      : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

const busyWith = ({ stage }: State): boolean => stage !== 'idle' && stage !== 'shown';

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  readings: radiographyReadings,
  settings: {
    slab_thickness: {
      name: 'Stack of slabs',
      school: { gain: rectangular(0.01), source: 'Chosen: machined slabs within ±1 % together, taken as rectangular' },
      research: { gain: rectangular(0.002), source: 'Chosen: measured slabs within ±0.2 %, taken as rectangular' },
    },
  },
  actions: {
    position_patient: { label: 'Position the object', hint: 'Lays what is chosen on the detector, under the tube.' },
    remove_object: { label: 'Take the object away', hint: 'For the flat field and the half-value layer.' },
    collimate: {
      label: 'Collimate',
      hint: 'Moves the shutters in front of the tube: side of the field at the detector.',
      value: { kind: 'number', unit: 'cm', min: 5, max: 43, step: 1, initial: 20 },
    },
    prep: {
      label: 'Prepare',
      hint: 'Brings the anode to speed; takes 1 s. Each exposure of an object needs it; flat field and sheets do it by themselves.',
    },
    expose: { label: 'Expose' },
    calibrate: {
      label: 'Take a flat field',
      hint: 'Exposes the bare detector, so that later pictures are without the heel effect; takes 2 s.',
    },
    measure_hvl: {
      label: 'Measure the half-value layer',
      hint: 'Puts sheets of aluminium into the beam, 0 to 8 mm, and records the kerma behind each.',
    },
  },
  fields: () => ({
    picture: { kind: 'u8', shape: [PICTURE, PICTURE] },
    paths: { kind: 'f32', shape: [3, PROBE_CELLS, PROBE_CELLS] },
    spectrum: { kind: 'f32', shape: [SPECTRUM_BINS] },
  }),
  init: (params) => ({
    stage: 'idle',
    positioned: false,
    spin: 0,
    atSpeed: false,
    steps: 0,
    beam: beamOf(params),
    results: null,
    shot: null,
    exposure: null,
    rows: 0,
    drawn: 0,
    changed: false,
    flat: false,
    kapSum: 0,
    sheets: [],
    paths: new Float32Array(3 * PROBE_CELLS * PROBE_CELLS),
    revision: 0,
  }),
  step(state, params) {
    if (state.spin > 0) {
      state.spin--;
      if (state.spin === 0) state.atSpeed = true;
    }
    if (!busyWith(state)) return state;
    state.steps++;
    switch (state.stage) {
      case 'on':
        if (state.steps >= ON_STEPS) {
          state.stage = 'reading';
          state.steps = 0;
        }
        break;
      case 'reading': {
        state.rows = Math.round((PICTURE * state.steps) / BANDS);
        if (state.rows >= PICTURE) {
          state.stage = 'shown';
          state.results = resultsOf(state.beam, settingOf(params));
          if (!state.beam.monochromatic) state.kapSum += state.results.kap;
        }
        break;
      }
      case 'flat':
        if (state.steps * DT >= FLAT_FIELD_SECONDS - DT / 2) {
          state.flat = true;
          state.stage = state.shot ? 'shown' : 'idle';
        }
        break;
      case 'sheets':
        if (state.steps % SHEET.steps === 0) {
          const mm = SHEET.mm * state.sheets.length;
          state.sheets = [...state.sheets, kermaBehind(state.beam, mm) / kermaBehind(state.beam, 0)];
          if (state.sheets.length === SHEET.count) state.stage = state.shot ? 'shown' : 'idle';
        }
        break;
      case 'idle':
      case 'shown':
    }
    return state;
  },
  occupies: (state, _params, action) =>
    action.do === 'prep' && !busyWith(state) && !state.atSpeed && state.spin === 0 ? SPIN_SECONDS : 0,
  act(state, params, action, rng) {
    switch (action.do) {
      case 'position_patient':
        return state.positioned
          ? { state, notice: 'The object lies under the tube already.' }
          : { state: { ...state, positioned: true } };
      case 'remove_object':
        if (busyWith(state)) return { state, notice: BUSY };
        return state.positioned
          ? { state: { ...state, positioned: false, kapSum: 0 } }
          : { state, notice: 'Nothing lies under the tube.' };
      case 'collimate':
        return { state, inputs: { field_size: action.value } };
      case 'prep':
        if (busyWith(state)) return { state, notice: BUSY };
        if (state.atSpeed || state.spin > 0) return { state, notice: 'The anode is at speed.' };
        return { state: { ...state, spin: Math.round(SPIN_SECONDS / DT) } };
      case 'expose':
        if (busyWith(state)) return { state, notice: BUSY };
        if (!state.positioned) return { state, notice: NOTHING_THERE };
        if (!state.atSpeed) return { state, notice: NOT_AT_SPEED };
        return {
          state: {
            ...state,
            stage: 'on',
            steps: 0,
            atSpeed: false,
            shot: shotOf(state, params, rng),
            exposure: null,
            results: null,
            rows: 0,
            drawn: 0,
            changed: false,
            revision: state.revision + 1,
          },
          notice: exposureNotice(state, params),
        };
      case 'calibrate':
        if (busyWith(state)) return { state, notice: BUSY };
        if (state.positioned) return { state, notice: TAKE_AWAY };
        return { state: { ...state, stage: 'flat', steps: 0 } };
      case 'measure_hvl':
        if (busyWith(state)) return { state, notice: BUSY };
        if (state.positioned) return { state, notice: TAKE_AWAY };
        return { state: { ...state, stage: 'sheets', steps: 0, sheets: [] } };
    }
  },
  reconfigure(state, params, before) {
    const other = params.phantom !== before.phantom;
    const beam = (['kvp', 'filtration', 'beam', 'mono_energy'] as const).some((id) => params[id] !== before[id])
      ? beamOf(params)
      : state.beam;
    // What is on is broken off; the picture that is complete stays on the screen.
    const complete = state.shot !== null && state.rows >= PICTURE;
    return {
      ...state,
      beam,
      stage: complete ? 'shown' : 'idle',
      steps: 0,
      shot: complete ? state.shot : null,
      exposure: complete ? state.exposure : null,
      results: null,
      changed: state.changed || state.shot !== null,
      positioned: state.positioned && !other,
      kapSum: other ? 0 : state.kapSum,
      sheets: beam === state.beam && state.sheets.length === SHEET.count ? state.sheets : [],
    };
  },
  done: ({ stage, spin, results }) => stage === 'shown' && results !== null && spin === 0,
  read(state, params) {
    const { beam, results } = state;
    const scatter = scatterOf(settingOf(params));
    const measured = results && !beam.monochromatic ? results : null;
    const { target } = factsOf(params.phantom, params.slab_material, params.slab_thickness);
    return {
      output_per_mas: measured?.output ?? null,
      incident_kerma: measured ? measured.incident / 1000 : null,
      entrance_kerma: measured ? (BACK_SCATTER * measured.incident) / 1000 : null,
      // Known when the sheets were in this beam.
      hvl: state.sheets.length === SHEET.count ? beam.halfValueLayer : null,
      mean_energy: beam.meanEnergy,
      transmission: results?.transmission ?? null,
      contrast: results?.contrast ?? null,
      spr_object: scatter.object,
      spr: scatter.detector,
      bucky_factor: scatter.bucky,
      snr: params.noise ? (results?.snr ?? null) : null,
      detector_kerma: measured?.detector ?? null,
      exposure_index: measured ? 100 * measured.detector : null,
      deviation_index: measured ? deviation(100 * measured.detector, target) : null,
      kap: measured ? measured.kap / 1000 : null,
      kap_sum: state.kapSum > 0 ? state.kapSum / 1000 : null,
    };
  },
  derive(_state, params, instruments) {
    const incident = instruments.shown('incident_kerma');
    const index = instruments.shown('exposure_index');
    const { target } = factsOf(params.phantom, params.slab_material, params.slab_thickness);
    return {
      entrance_kerma: incident === null ? null : BACK_SCATTER * incident,
      deviation_index: index === null ? null : deviation(index, target),
    };
  },
  view(state, params, out) {
    develop(state);
    const { stage, positioned, spin, atSpeed, exposure, rows, flat, sheets, revision, beam } = state;
    if (exposure) out.picture.set(exposure.shown);
    else out.picture.fill(0);
    out.paths.set(state.paths);
    const { keV, fluence } = beam.spectrum;
    let most = 0;
    for (const photons of fluence) most = Math.max(most, photons);
    out.spectrum.fill(0);
    fluence.forEach((photons, n) => {
      const bin = Math.min(SPECTRUM_BINS - 1, Math.round(keV[n]! - 10.5));
      out.spectrum[bin] = photons / most;
    });
    return {
      stage,
      positioned,
      /** 0 to 1 while the anode runs up. */
      spin: spin === 0 ? null : 1 - (spin * DT) / SPIN_SECONDS,
      atSpeed,
      rows,
      flat,
      sheets,
      revision,
      pictured: exposure !== null && rows > 0,
      /** The picture belongs to the settings. */
      fresh: state.results !== null,
      object: params.phantom,
      main: exposureMaterial(params),
      message: messageOf(state, params),
    };
  },
});
