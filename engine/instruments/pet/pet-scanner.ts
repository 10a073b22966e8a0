/**
 * A positron emission tomograph: decay, coincidences, sinogram, reconstruction, uptake values.
 *
 *   A(t) = A₀ 2^(−t/T½),   y ~ Poisson(trues + scatter + randoms),   SUV = C/(A/weight), decay corrected
 *
 * Rates stand in `rates.ts`, the object's lines in `objects.ts`, the picture in `reconstruction.ts`. The scan draws its sinogram in
 * twelve frames; a reconstruction works through twelve views in each step of a second.
 *
 * The picture's unit comes from the counts of the whole scan: the concentration of the background of a body of the true weight is 1.
 * The read-out knows the recorded weight only. Time of flight lowers the noise of the counts by the gain of an equivalent scan,
 * √(width along the line / diameter), instead of sorting events.
 *
 * Assumptions: one slice, no motion, scatter and randoms whose expectation is known exactly where they are corrected, uptake that
 * stands still during the scan. Range: the inputs' bounds.
 */
import { defineSimulation, type Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import { numbersOf, type PictureNumbers } from './measures';
import { DIAMETER_SURVIVAL, type Lines, linesOf, type PetObject } from './objects';
import { BINS, SIZE, VIEWS } from './projector';
import { decayed, lesionRatio, ratesAt } from './rates';
import { petReadings } from './readings';
import { type Method, type Reconstruction, startReconstruction, workOn } from './reconstruction';
import { RADIUS, type SphereDiameter } from './spheres';

export interface Params {
  readonly phantom: PetObject;
  readonly activity: Quantity<'MBq'>;
  readonly weight: Quantity<'kg'>;
  readonly true_weight: Quantity<'kg'>;
  readonly uptake_time: Quantity<'min'>;
  readonly duration: Quantity<'s'>;
  readonly lesion_contrast: Quantity<'1'>;
  readonly sphere: SphereDiameter;
  readonly method: Method;
  readonly iterations: Quantity<'1'>;
  readonly subsets: '1' | '5' | '10';
  readonly attenuation_correction: boolean;
  readonly scatter_correction: boolean;
  readonly tof: 'Off' | '600' | '400' | '200';
  readonly coincidence_window: Quantity<'ns'>;
}

const LINES = VIEWS * BINS;
const FRAMES = 12;
const TRANSMISSION_SECONDS = 5;
const CHECK_SECONDS = 5;
/** mSv for each MBq of F-18 FDG in an adult: ICRP Publication 128. */
const DOSE = 0.019;
const LIGHT_MM_PER_PS = 0.299792458;
/** Bins of the standard deviation of scattered coincidences. */
const SCATTER_SPREAD = 60;
const LEAST_COUNTS = 10000;
const MOST_ITERATIONS = 40;
const EVENTS = 6;

const ACQUISITION = [
  'phantom',
  'activity',
  'true_weight',
  'uptake_time',
  'duration',
  'lesion_contrast',
  'tof',
  'coincidence_window',
] as const satisfies readonly (keyof Params)[];

const CHANGED = 'Settings changed: scan again';
const BUSY = 'The scanner is busy: wait until it has finished.';

type Stage = 'idle' | 'transmission' | 'check' | 'scanning' | 'scanned' | 'reconstructing';

interface Seen {
  readonly lines: Lines;
  /** Running sum of the lines: events are drawn from it. */
  readonly sums: Float64Array;
}

export interface State {
  stage: Stage;
  injected: boolean;
  loaded: boolean;
  /** The attenuation map is there. */
  mapped: boolean;
  checked: boolean;
  /** Steps of what runs. */
  steps: number;
  /** Lab seconds since the scan began; null before. */
  elapsed: number | null;
  /** Of the object; worked out when a scan needs them. */
  seen: Seen | null;
  readonly prompts: Float32Array;
  readonly shown: Uint8Array;
  /** Coincidences expected so far, and since the last frame. */
  trues: number;
  scatter: number;
  randoms: number;
  frame: { trues: number; scatter: number; randoms: number };
  counts: number;
  changed: boolean;
  run: Reconstruction | null;
  numbers: PictureNumbers | null;
  /** View and bin of the last pairs. */
  readonly events: Float32Array;
  revision: number;
}

const scatterShape = ((): Float64Array => {
  const shape = Float64Array.from({ length: BINS }, (_, b) =>
    Math.exp(-0.5 * ((b - (BINS - 1) / 2) / SCATTER_SPREAD) ** 2),
  );
  const sum = shape.reduce((all, value) => all + value, 0) * VIEWS;
  return shape.map((value) => value / sum);
})();

const ratioOf = ({ lesion_contrast, uptake_time }: Params): number => lesionRatio(lesion_contrast, 60 * uptake_time);

function seenOf(params: Params): Seen {
  const lines = linesOf(params.phantom, ratioOf(params));
  const sums = new Float64Array(LINES);
  let sum = 0;
  for (let i = 0; i < LINES; i++) {
    sum += lines.seen[i]!;
    sums[i] = sum;
  }
  return { lines, sums };
}

/** Seconds since the injection. */
const ageOf = ({ elapsed }: State, { uptake_time }: Params): number => 60 * uptake_time + (elapsed ?? 0);

const ratesOf = (state: State, params: Params) =>
  ratesAt(params.activity * 1e6 * decayed(ageOf(state, params)), params.coincidence_window * 1e-9);

/** Width along the line, mm; null without time of flight. */
const widthOf = ({ tof }: Params): number | null => (tof === 'Off' ? null : (LIGHT_MM_PER_PS * Number(tof)) / 2);

/** Draws the counts of a frame into the sinogram. */
function drawFrame(state: State, params: Params, rng: Rng): void {
  const { seen, prompts, shown, frame } = state;
  if (!seen) return;
  const { lines } = seen;
  const width = widthOf(params);
  const calmer = width === null ? 1 : Math.sqrt(Math.min(1, width / (2 * RADIUS)));
  const even = frame.randoms / LINES;
  let most = 1;
  for (let i = 0; i < LINES; i++) {
    const mean = (frame.trues * lines.seen[i]!) / lines.total + frame.scatter * scatterShape[i % BINS]! + even;
    const counted = rng.poisson(mean);
    state.counts += counted;
    prompts[i] = prompts[i]! + Math.max(0, mean + calmer * (counted - mean));
    most = Math.max(most, prompts[i]!);
  }
  for (let i = 0; i < LINES; i++) shown[i] = (255 * prompts[i]!) / most;
  state.trues += frame.trues;
  state.scatter += frame.scatter;
  state.randoms += frame.randoms;
  state.frame = { trues: 0, scatter: 0, randoms: 0 };
  state.revision++;
}

/** Some pairs of the last second. */
function drawEvents({ seen, events }: State, rng: Rng): void {
  if (!seen) return;
  const { lines, sums } = seen;
  for (let n = 0; n < EVENTS; n++) {
    const at = rng.next() * lines.total;
    let low = 0;
    let high = LINES - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < at) low = middle + 1;
      else high = middle;
    }
    events[2 * n] = Math.floor(low / BINS);
    events[2 * n + 1] = low % BINS;
  }
}

function expectedBackground({ scatter, randoms }: State): Float32Array {
  return Float32Array.from({ length: LINES }, (_, i) => scatter * scatterShape[i % BINS]! + randoms / LINES);
}

/** What the picture has where the concentration is that of the background. */
const unitOf = ({ trues, seen }: State): number => trues / (seen?.lines.total ?? 1);

function measure(state: State, params: Params): PictureNumbers | null {
  const { run } = state;
  if (!run || (run.iterations === 0 && !run.finished)) return null;
  return numbersOf(run.picture, params.phantom, params.sphere, unitOf(state));
}

const weightFactor = ({ weight, true_weight }: Params): number => weight / true_weight;

const busyWith = ({ stage }: State): boolean => stage !== 'idle' && stage !== 'scanned';

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: 1,
  rate: 60,
  readings: petReadings,
  actions: {
    inject: {
      label: 'Inject',
      hint: 'The tracer decays and is taken up from now on; the scan begins after the uptake time. Another activity is another injection.',
    },
    load_patient: { label: 'Load the object', hint: 'Lays the chosen object on the table and into the ring.' },
    transmission_scan: {
      label: 'Transmission scan',
      hint: 'A CT of low dose gives the attenuation along every line; takes 5 s.',
    },
    start_scan: { label: 'Start scan' },
    stop_scan: { label: 'Stop scan' },
    reconstruct: {
      label: 'Reconstruct',
      hint: 'Makes a picture of the sinogram, with the method and the corrections chosen.',
    },
    daily_qc: { label: 'Daily check', hint: 'A source of even activity shows whether all crystals count; takes 5 s.' },
  },
  startActions: ['start_scan', 'reconstruct'],
  fields: () => ({
    picture: { kind: 'f32', shape: [SIZE, SIZE] },
    sinogram: { kind: 'u8', shape: [VIEWS, BINS] },
    likelihood: { kind: 'f32', shape: [MOST_ITERATIONS] },
    events: { kind: 'f32', shape: [EVENTS, 2] },
  }),
  init: () => ({
    stage: 'idle',
    injected: false,
    loaded: false,
    mapped: false,
    checked: false,
    steps: 0,
    elapsed: null,
    seen: null,
    prompts: new Float32Array(LINES),
    shown: new Uint8Array(LINES),
    trues: 0,
    scatter: 0,
    randoms: 0,
    frame: { trues: 0, scatter: 0, randoms: 0 },
    counts: 0,
    changed: false,
    run: null,
    numbers: null,
    events: new Float32Array(2 * EVENTS),
    revision: 0,
  }),
  step(state, params, { dt, rng }) {
    if (state.elapsed !== null) state.elapsed += dt;
    if (!busyWith(state)) return state;
    state.steps++;
    switch (state.stage) {
      case 'transmission':
        if (state.steps >= TRANSMISSION_SECONDS) {
          state.mapped = true;
          state.stage = state.counts > 0 ? 'scanned' : 'idle';
        }
        break;
      case 'check':
        if (state.steps >= CHECK_SECONDS) {
          state.checked = true;
          state.stage = state.counts > 0 ? 'scanned' : 'idle';
        }
        break;
      case 'scanning': {
        const { trues, scatter, randoms } = ratesOf(state, params);
        state.frame.trues += trues * dt;
        state.frame.scatter += scatter * dt;
        state.frame.randoms += randoms * dt;
        drawEvents(state, rng);
        const whole = Math.max(1, Math.floor(params.duration / FRAMES));
        const ended = state.steps >= params.duration;
        if (ended || state.steps % whole === 0) drawFrame(state, params, rng);
        if (ended) state.stage = 'scanned';
        break;
      }
      case 'reconstructing':
        if (!state.run) break;
        workOn(state.run);
        if (state.run.views === 0) state.numbers = measure(state, params);
        state.revision++;
        if (state.run.finished) state.stage = 'scanned';
        break;
      case 'idle':
      case 'scanned':
    }
    return state;
  },
  occupies: (state, _params, action) =>
    busyWith(state)
      ? 0
      : action.do === 'transmission_scan' && state.loaded
        ? TRANSMISSION_SECONDS
        : action.do === 'daily_qc' && !state.loaded
          ? CHECK_SECONDS
          : 0,
  act(state, params, action, rng) {
    switch (action.do) {
      case 'inject':
        return state.injected
          ? { state, notice: 'The tracer has been injected already.' }
          : { state: { ...state, injected: true } };
      case 'load_patient':
        return state.loaded
          ? { state, notice: 'The object lies in the ring already.' }
          : { state: { ...state, loaded: true } };
      case 'daily_qc':
        if (busyWith(state)) return { state, notice: BUSY };
        if (state.loaded)
          return { state, notice: 'The ring must be empty: the daily check comes before the first object.' };
        return { state: { ...state, stage: 'check', steps: 0 } };
      case 'transmission_scan':
        if (busyWith(state)) return { state, notice: BUSY };
        if (!state.loaded) return { state, notice: 'The ring is empty: load the object first.' };
        return { state: { ...state, stage: 'transmission', steps: 0 } };
      case 'start_scan':
        if (busyWith(state)) return { state, notice: BUSY };
        if (!state.injected) return { state, notice: 'There is no tracer in the object: inject first.' };
        if (!state.loaded) return { state, notice: 'The ring is empty: load the object first.' };
        state.prompts.fill(0);
        state.shown.fill(0);
        return {
          state: {
            ...state,
            seen: state.seen ?? seenOf(params),
            stage: 'scanning',
            steps: 0,
            elapsed: 0,
            trues: 0,
            scatter: 0,
            randoms: 0,
            frame: { trues: 0, scatter: 0, randoms: 0 },
            counts: 0,
            changed: false,
            run: null,
            numbers: null,
            revision: state.revision + 1,
          },
        };
      case 'stop_scan':
        if (state.stage !== 'scanning') return { state, notice: 'No scan is running.' };
        if (state.frame.trues > 0) drawFrame(state, params, rng);
        return { state: { ...state, stage: 'scanned' } };
      case 'reconstruct': {
        if (busyWith(state)) return { state, notice: BUSY };
        if (state.changed) return { state, notice: CHANGED };
        if (state.counts < LEAST_COUNTS) return { state, notice: 'Too few counts: scan first.' };
        const { method, iterations, subsets, attenuation_correction, scatter_correction } = params;
        if (attenuation_correction && !state.mapped) {
          return { state, notice: 'Attenuation cannot be corrected without a transmission scan.' };
        }
        const run = startReconstruction({
          method,
          iterations: method === 'FBP' ? 1 : iterations,
          subsets: Number(subsets),
          survival: attenuation_correction ? (state.seen?.lines.survival ?? null) : null,
          background: scatter_correction ? expectedBackground(state) : null,
          prompts: state.prompts,
        });
        return {
          state: { ...state, stage: 'reconstructing', steps: 0, run, numbers: null, revision: state.revision + 1 },
        };
      }
    }
  },
  reconfigure(state, params, before) {
    if (ACQUISITION.every((id) => params[id] === before[id])) {
      return params.sphere === before.sphere ? state : { ...state, numbers: measure(state, params) };
    }
    const other = params.phantom !== before.phantom;
    const asBefore = !other && ratioOf(params) === ratioOf(before);
    // What was injected is a fact: another activity is another injection.
    const injected = state.injected && params.activity === before.activity;
    state.prompts.fill(0);
    state.shown.fill(0);
    return {
      ...state,
      seen: asBefore ? state.seen : null,
      stage: 'idle',
      injected,
      loaded: state.loaded && !other,
      mapped: state.mapped && !other,
      elapsed: null,
      trues: 0,
      scatter: 0,
      randoms: 0,
      frame: { trues: 0, scatter: 0, randoms: 0 },
      counts: 0,
      changed: state.changed || state.elapsed !== null,
      run: null,
      numbers: null,
      revision: state.revision + 1,
    };
  },
  // The tracer decays on between the scan and its picture.
  done: ({ stage, run }) => stage === 'scanned' && run?.finished === true,
  read(state, params) {
    const { injected, loaded, run, numbers, counts, elapsed } = state;
    const left = decayed(ageOf(state, params));
    const rates = injected && loaded ? ratesOf(state, params) : null;
    const factor = weightFactor(params);
    const suv = (value: number | null): number | null => (value === null ? null : value * factor);
    const ratio = ratioOf(params);
    const { background = null, variation = null, lesion = null, most = null, centreOverEdge = null } = numbers ?? {};
    return {
      activity_now: injected ? params.activity * left : null,
      trues_rate: rates ? rates.trues / 1000 : null,
      randoms_rate: rates ? rates.randoms / 1000 : null,
      scatter_rate: rates ? rates.scatter / 1000 : null,
      necr: rates ? rates.necr / 1000 : null,
      counts: elapsed === null ? null : counts / 1e6,
      attenuation_factor: DIAMETER_SURVIVAL,
      tof_fwhm: widthOf(params),
      suv_background: suv(background),
      suv_lesion: suv(lesion),
      suv_max: suv(most),
      contrast_recovery:
        lesion === null || background === null || background === 0 || ratio === 1
          ? null
          : (100 * (lesion / background - 1)) / (ratio - 1),
      background_cov: variation === null ? null : 100 * variation,
      effective_dose: DOSE * params.activity,
      centre_edge_ratio: centreOverEdge,
      // Without scatter and randoms in the expectation lines outside the body count what cannot be there: the number says nothing.
      log_likelihood: run?.recipe.background && Number.isFinite(run.likelihood) ? run.likelihood : null,
      iterations_done: run?.iterations ?? 0,
      decay_fraction: injected ? left : null,
    };
  },
  view(state, params, out) {
    const { stage, injected, loaded, mapped, checked, steps, run, revision, changed, elapsed, events } = state;
    const scale = run ? weightFactor(params) / Math.max(unitOf(state), 1e-12) : 0;
    if (run) for (let p = 0; p < out.picture.length; p++) out.picture[p] = scale * run.picture[p]!;
    else out.picture.fill(0);
    out.sinogram.set(state.shown);
    out.events.set(events);
    out.likelihood.fill(Number.NaN);
    run?.history.forEach((value, n) => {
      if (n < MOST_ITERATIONS) out.likelihood[n] = value;
    });
    return {
      stage,
      injected,
      loaded,
      mapped,
      checked,
      /** 0 to 1 of what runs. */
      progress:
        stage === 'scanning'
          ? steps / params.duration
          : stage === 'transmission'
            ? steps / TRANSMISSION_SECONDS
            : stage === 'check'
              ? steps / CHECK_SECONDS
              : null,
      pictured: run !== null && (run.iterations > 0 || run.views > 0),
      method: run?.recipe.method ?? null,
      iterations: run?.iterations ?? 0,
      scanned: elapsed !== null,
      object: params.phantom,
      /** SUV that is drawn darkest. */
      most: params.phantom === 'Uniform Cylinder' ? 2 : params.phantom === 'Brain' ? 5 : ratioOf(params) * 1.1 + 0.4,
      revision,
      message: changed ? CHANGED : null,
    };
  },
});
