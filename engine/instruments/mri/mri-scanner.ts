/**
 * A magnetic resonance scanner: pulse sequence, k-space line by line, picture, heating, and the field that is never off.
 *
 * Signals stand in `tissues.ts`, the echoes of the object in `k-space.ts`, the order of lines in `scan.ts`. Noise is that of
 *
 *   SNR = c S B₀ V √(N_y NEX/BW),   c = 24.6 (chosen), V the voxel in mm³, BW in Hz for each pixel
 *
 * The offset of fat is 3.35 ppm. Without shimming everything is 0.3 ppm off. Assumptions: one slice of an object that is the same all
 * through it, ideal pulses and gradients, one receive coil of even sensitivity. Range: the inputs' bounds.
 */
import { defineSimulation, type Quantity } from '../../contract';
import type { MriObject } from './objects';
import { pulseSequence } from './pulse-sequence';
import { mriReadings } from './readings';
import { buildUpTo, develop, linesIn, measure, type Protocol, type RegionNumbers, type Scan, startScan } from './scan';
import {
  contrastEcho,
  curveOf,
  ernstAngle,
  type FieldName,
  heatingOf,
  nullTime,
  type Relaxation,
  relaxationOf,
  type SequenceName,
  signalOf,
  slicesIn,
  type Timing,
  type TissueName,
  type Train,
  trainOf,
} from './tissues';

export interface Params {
  readonly phantom: MriObject;
  readonly field_strength: FieldName;
  readonly sequence: SequenceName;
  readonly tr: Quantity<'ms'>;
  readonly te: Quantity<'ms'>;
  readonly ti: Quantity<'ms'>;
  readonly flip_angle: Quantity<'°'>;
  readonly matrix: '64' | '128' | '256';
  readonly fov: Quantity<'mm'>;
  readonly slice_thickness: Quantity<'mm'>;
  readonly bandwidth: Quantity<'Hz'>;
  readonly nex: Quantity<'1'>;
  readonly echo_train: '1' | '4' | '8' | '16';
  readonly slices: Quantity<'1'>;
  readonly implant:
    | 'None'
    | 'Pacemaker (MR Conditional 1.5 T)'
    | 'Aneurysm clip (make unknown)'
    | 'Metal splinter in the eye';
  readonly motion_amplitude: Quantity<'mm'>;
  readonly motion_period: Quantity<'s'>;
  readonly tissue: TissueName;
}

const DT = 0.25;
const SHIM_SECONDS = 3;
/** MHz/T; parts per million of fat and of a field that is not shimmed. */
const GYROMAGNETIC = 42.577;
const FAT_PPM = 3.35;
const UNSHIMMED_PPM = 0.3;
const SENSITIVITY = 24.6;
/** W/kg for the head: IEC 60601-2-33, normal operating mode. */
export const HEATING_LIMIT = 3.2;
/** W/kg that the label of the pacemaker allows. */
export const DEVICE_LIMIT = 2;
/** Wall seconds that a scan takes, about, and the fastest clock. */
const SEEN_SECONDS = 12;
const FASTEST = 200;
/** Pictures of a scan that are drawn while it runs. */
const PICTURES = 24;

const BUSY = 'The scanner is busy: wait until it has finished.';
const CHANGED = 'Settings changed: scan again';
const UNSHIMMED = 'Not shimmed: the centre frequency is 0.3 ppm off.';
const STUCK =
  'The bottle is stuck in the bore: nobody goes in, and the magnet has to be ramped down by an engineer. Reset.';
const UNCHECKED = 'MR Conditional is no pass: cardiology has to check the device and set its MRI mode first.';
const WATCHED = 'Pacemaker in its MRI mode: ECG and oxygen are watched, a defibrillator is at hand';

/** Inputs that a scan does not depend on. */
const DISPLAY = new Set<keyof Params>(['implant', 'slices']);

type Stage = 'idle' | 'shimming' | 'scanning' | 'scanned';

export interface State {
  stage: Stage;
  screened: boolean;
  loaded: boolean;
  shimmed: boolean;
  /** Cardiology has identified the pacemaker and its leads, tested them, and set the MRI mode. */
  deviceChecked: boolean;
  /** A bottle of steel was carried through the door. */
  bottle: boolean;
  steps: number;
  acquired: number;
  scan: Scan | null;
  complete: boolean;
  measured: { readonly tissue: TissueName; readonly numbers: RegionNumbers | null } | null;
  changed: boolean;
  revision: number;
}

const fieldOf = ({ field_strength }: Params): number => Number(field_strength);
const timingOf = ({ sequence, tr, te, ti, flip_angle }: Params): Timing => ({ sequence, tr, te, ti, flip: flip_angle });
const trainFor = ({ sequence, echo_train, te }: Params): Train =>
  trainOf(sequence === 'Spin Echo' ? Number(echo_train) : 1, te);

/** Of a tissue in the object that is scanned: the brain is alive. */
const relaxationIn = ({ phantom, field_strength }: Params, tissue: TissueName): Relaxation =>
  relaxationOf(tissue, field_strength, phantom === 'Brain');

const pixelOf = ({ fov, matrix }: Params): number => fov / Number(matrix);
const shiftOf = (ppm: number, params: Params): number => (GYROMAGNETIC * ppm * fieldOf(params)) / params.bandwidth;
const scanSeconds = (params: Params): number =>
  (params.tr * Number(params.matrix) * params.nex) / (1000 * trainFor(params).count);

/** Signal to noise of a signal of 1. */
const unitSnr = (params: Params): number =>
  SENSITIVITY *
  fieldOf(params) *
  pixelOf(params) ** 2 *
  params.slice_thickness *
  Math.sqrt((Number(params.matrix) * params.nex) / params.bandwidth);

const heatOf = (params: Params): { slices: number; sar: number } => {
  const train = trainFor(params);
  const slices = slicesIn(params.tr, params.slices, train);
  return { slices, sar: heatingOf(timingOf(params), train, slices, fieldOf(params)) };
};

/** Why the timing is impossible; null where it is not. */
function impossible(params: Params): string | null {
  const { sequence, tr, te, ti } = params;
  if (te >= tr) return 'TE must be shorter than TR.';
  if (sequence === 'Inversion Recovery' && ti + te >= tr) return 'TI and TE together must be shorter than TR.';
  if (trainFor(params).count > 1 && trainFor(params).length >= tr) return 'The echo train does not fit in TR.';
  return null;
}

/** The least that applies, W/kg: of the operating mode, or of the label of a device. */
const heatingLimit = ({ implant }: Params): number =>
  implant === 'Pacemaker (MR Conditional 1.5 T)' ? DEVICE_LIMIT : HEATING_LIMIT;

function tooHot(params: Params): string | null {
  const { slices, sar } = heatOf(params);
  const limit = heatingLimit(params);
  if (sar <= limit) return null;
  const longer = 5 * Math.ceil((params.tr * sar) / limit / 5);
  const fewer = Math.floor((limit * slices) / sar);
  const few = fewer > 0 ? `, or ${fewer} ${fewer === 1 ? 'slice' : 'slices'}` : '';
  return `${sar.toFixed(1)} W/kg is above the limit of ${limit} W/kg: TR of ${longer} ms${few} would do.`;
}

/** Why the volunteer's card keeps the door shut. */
function forbidden({ implant, field_strength }: Params): string | null {
  switch (implant) {
    case 'Aneurysm clip (make unknown)':
      return 'No entry until the make is known.';
    case 'Metal splinter in the eye':
      return 'No entry: iron in the eye turns with the field and can blind. Where it is not known, an eye film shows it.';
    case 'Pacemaker (MR Conditional 1.5 T)':
      return field_strength === '3' ? 'Conditional at 1.5 T only, under the maker’s conditions.' : null;
    case 'None':
      return null;
  }
}

function protocolOf(params: Params, shimmed: boolean): Protocol {
  const pixel = pixelOf(params);
  return {
    object: params.phantom,
    tissue: params.tissue,
    field: params.field_strength,
    timing: timingOf(params),
    train: trainFor(params),
    geometry: { matrix: Number(params.matrix), fov: params.fov },
    averages: params.nex,
    // The signal to noise of all averages together.
    noise: Math.sqrt(params.nex) / unitSnr(params),
    fatShift: shiftOf(FAT_PPM, params) * pixel,
    allShift: shimmed ? 0 : shiftOf(UNSHIMMED_PPM, params) * pixel,
    motion: { amplitude: params.motion_amplitude, period: params.motion_period },
  };
}

/** What is said at the start of a scan: of its field, and of a train whose echoes miss the echo time. */
function startNotice(state: State, params: Params): string | undefined {
  const echo = contrastEcho(trainFor(params), params.te);
  const missed =
    echo === params.te
      ? ''
      : `The train has no echo at TE ${params.te} ms: the one at ${echo} ms fills the middle of k-space and sets the contrast.`;
  return [state.shimmed ? '' : UNSHIMMED, missed].filter((sentence) => sentence !== '').join(' ') || undefined;
}

/** Of a complete scan, once for each tissue asked for. */
function numbersOf(state: State, { tissue }: Params): RegionNumbers | null {
  const { scan } = state;
  if (!scan || !state.complete) return null;
  if (state.measured?.tissue !== tissue) {
    buildUpTo(scan, state.acquired);
    develop(scan);
    state.measured = { tissue, numbers: measure(scan, tissue) };
  }
  return state.measured?.numbers ?? null;
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: (_state, params) => Math.min(FASTEST, Math.max(1, scanSeconds(params) / SEEN_SECONDS)),
  readings: mriReadings,
  actions: {
    screen_patient: {
      label: 'Screen at the door',
      hint: 'Questions on metal, implants and pregnancy; pockets emptied, ears protected, call bell in hand.',
    },
    check_device: {
      label: 'Have cardiology check the device',
      hint: 'Generator and leads are identified and tested, implanted more than six weeks ago, and set to their MRI mode.',
    },
    load_patient: { label: 'Load the object', hint: 'Lays the object on the table and moves it into the bore.' },
    shim: { label: 'Shim', hint: 'Evens the field out and finds the centre frequency; takes 3 s.' },
    start_scan: { label: 'Start scan' },
    stop_scan: { label: 'Stop scan', hint: 'Keeps the lines that are there; the others stay zero.' },
    hold_bottle: {
      label: 'Carry a steel bottle through the door',
      hint: 'Towards the magnet, with an empty table and no scan running: the field is always on.',
    },
  },
  startActions: ['start_scan'],
  fields: ({ matrix }) => ({
    picture: { kind: 'f32', shape: [Number(matrix), Number(matrix)] },
    space: { kind: 'u8', shape: [Number(matrix), Number(matrix)] },
  }),
  init: () => ({
    stage: 'idle',
    screened: false,
    loaded: false,
    shimmed: false,
    deviceChecked: false,
    bottle: false,
    steps: 0,
    acquired: 0,
    scan: null,
    complete: false,
    measured: null,
    changed: false,
    revision: 0,
  }),
  step(state, params) {
    if (state.stage !== 'scanning' && state.stage !== 'shimming') return state;
    state.steps++;
    if (state.stage === 'shimming') {
      if (state.steps * DT >= SHIM_SECONDS) {
        state.shimmed = true;
        state.stage = state.scan ? 'scanned' : 'idle';
      }
      return state;
    }
    const repetitions = Math.floor((state.steps * DT * 1000 + 1e-6) / params.tr);
    const all = Number(params.matrix) * params.nex;
    state.acquired = Math.min(all, repetitions * trainFor(params).count);
    if (state.acquired >= all) {
      state.stage = 'scanned';
      state.complete = true;
    }
    return state;
  },
  occupies: ({ stage, loaded }, _params, action) =>
    action.do === 'shim' && loaded && (stage === 'idle' || stage === 'scanned') ? SHIM_SECONDS : 0,
  act(state, params, action, rng) {
    const busy = state.stage === 'scanning' || state.stage === 'shimming';
    switch (action.do) {
      case 'screen_patient':
        return state.screened
          ? { state, notice: 'The card is filled in already.' }
          : { state: { ...state, screened: true } };
      case 'check_device':
        if (!state.screened) return { state, notice: 'Screen first: the card says whether there is a device.' };
        if (params.implant !== 'Pacemaker (MR Conditional 1.5 T)')
          return { state, notice: 'The card names no device that could be checked.' };
        return state.deviceChecked
          ? { state, notice: 'The device is checked and in its MRI mode already.' }
          : { state: { ...state, deviceChecked: true } };
      case 'load_patient': {
        if (state.bottle) return { state, notice: STUCK };
        if (state.loaded) return { state, notice: 'The object lies in the bore already.' };
        if (!state.screened) return { state, notice: 'Screen first: the field is always on.' };
        const card = forbidden(params);
        if (card !== null) return { state, notice: card };
        if (params.implant !== 'None' && !state.deviceChecked) return { state, notice: UNCHECKED };
        return { state: { ...state, loaded: true }, notice: params.implant === 'None' ? undefined : `${WATCHED}.` };
      }
      case 'hold_bottle':
        if (state.loaded) return { state, notice: 'Never with somebody in the bore.' };
        if (state.bottle) return { state, notice: STUCK };
        return {
          state: { ...state, bottle: true },
          notice: 'A step or two from the bore it is torn away and flies in: the magnet is on day and night.',
        };
      case 'shim':
        if (busy) return { state, notice: BUSY };
        if (!state.loaded) return { state, notice: 'The bore is empty: load the object first.' };
        return { state: { ...state, stage: 'shimming', steps: 0 } };
      case 'start_scan': {
        if (busy) return { state, notice: BUSY };
        if (!state.loaded) return { state, notice: 'The bore is empty: load the object first.' };
        const refused = forbidden(params) ?? impossible(params) ?? tooHot(params);
        if (refused !== null) return { state, notice: refused };
        return {
          state: {
            ...state,
            stage: 'scanning',
            steps: 0,
            acquired: 0,
            complete: false,
            measured: null,
            changed: false,
            scan: startScan(protocolOf(params, state.shimmed), rng.stream(`scan ${state.revision}`)),
            revision: state.revision + 1,
          },
          notice: startNotice(state, params),
        };
      }
      case 'stop_scan':
        if (state.stage !== 'scanning') return { state, notice: 'No scan is running.' };
        return { state: { ...state, stage: 'scanned' } };
    }
  },
  reconfigure(state, params, before) {
    const changed = (Object.keys(params) as (keyof Params)[]).filter((id) => params[id] !== before[id]);
    const outside = params.implant !== before.implant || params.phantom !== before.phantom;
    const next = outside ? { ...state, screened: false, deviceChecked: false, loaded: false, shimmed: false } : state;
    // The tissue fills the sphere; elsewhere it only says what is measured.
    const kept = changed.every((id) => DISPLAY.has(id) || (id === 'tissue' && params.phantom !== 'Uniform Sphere'));
    if (kept && !outside) return state;
    return {
      ...next,
      stage: 'idle',
      steps: 0,
      acquired: 0,
      scan: null,
      complete: false,
      measured: null,
      changed: state.changed || state.scan !== null,
      revision: state.revision + 1,
    };
  },
  done: ({ stage }) => stage === 'scanned',
  read(state, params) {
    const relaxation = relaxationIn(params, params.tissue);
    const timing = timingOf(params);
    const possible = impossible(params) === null;
    const echo = contrastEcho(trainFor(params), params.te);
    const strength = (tissue: TissueName): number => Math.abs(signalOf(relaxationIn(params, tissue), timing, echo));
    const [white, grey] = [strength('White matter'), strength('Grey matter')];
    const signal = possible ? signalOf(relaxation, timing, echo) : null;
    const { slices, sar } = heatOf(params);
    const numbers = numbersOf(state, params);
    const nulled = nullTime(relaxation, timing);
    return {
      signal,
      contrast_wm_gm: possible && white + grey > 0 ? (white - grey) / (white + grey) : null,
      effective_te: echo,
      scan_time: scanSeconds(params),
      lines_acquired: state.acquired,
      snr_predicted: signal === null ? null : Math.abs(signal) * unitSnr(params),
      snr_measured: numbers?.snr ?? null,
      roi_mean: numbers?.mean ?? null,
      roi_sd: numbers?.sd ?? null,
      slices_used: slices,
      sar,
      pixel_size: pixelOf(params),
      fat_shift: shiftOf(FAT_PPM, params),
      larmor: GYROMAGNETIC * fieldOf(params),
      ernst_angle: ernstAngle(relaxation, params.tr),
      null_ti: nulled > 0 ? nulled : null,
    };
  },
  view(state, params, out) {
    const { scan, stage, acquired, complete } = state;
    const matrix = Number(params.matrix);
    if (scan) {
      buildUpTo(scan, acquired);
      const all = linesIn(scan.protocol);
      if (stage === 'scanned' || scan.built - scan.pictured >= all / PICTURES) develop(scan);
      out.picture.set(scan.picture);
      fillSpace(scan, out.space);
    } else {
      out.picture.fill(0);
      out.space.fill(0);
    }
    const { sar } = heatOf(params);
    return {
      stage,
      screened: state.screened,
      loaded: state.loaded,
      shimmed: state.shimmed,
      bottle: state.bottle,
      card: params.implant,
      object: params.phantom,
      matrix,
      acquired,
      lines: matrix * params.nex,
      complete,
      pictured: scan !== null && scan.pictured > 0,
      /** Of the repetition that runs, 0 to 1. */
      phase: stage === 'scanning' ? ((state.steps * DT * 1000) % params.tr) / params.tr : null,
      sar,
      limit: heatingLimit(params),
      /** What is drawn white. */
      white: whitest(params),
      curves: (['White matter', 'Grey matter', 'CSF'] as const).map((tissue) =>
        curveOf(relaxationIn(params, tissue), timingOf(params)),
      ),
      /** The repetition that runs or comes next, or the last; null where the times do not fit. */
      sequence: impossible(params) === null ? sequenceOf(state, params) : null,
      revision: `${state.revision} ${scan?.pictured ?? 0}`,
      built: `${state.revision} ${acquired}`,
      message: state.changed
        ? CHANGED
        : (impossible(params) ??
          (state.loaded && params.implant === 'Pacemaker (MR Conditional 1.5 T)' ? WATCHED : null)),
    };
  },
});

function sequenceOf({ acquired }: State, params: Params) {
  const matrix = Number(params.matrix);
  const train = trainFor(params);
  const setting = { timing: timingOf(params), train, geometry: { matrix, fov: params.fov } };
  return pulseSequence(setting, Math.min(acquired, matrix * params.nex - train.count));
}

/** The strongest signal of what is in the brain, and room above it: fat may be brighter, and what wraps adds up. */
function whitest(params: Params): number {
  const timing = timingOf(params);
  const tissues: readonly TissueName[] =
    params.phantom === 'Brain'
      ? ['White matter', 'Grey matter', 'CSF']
      : params.phantom === 'Uniform Sphere'
        ? [params.tissue]
        : ['CSF'];
  const strongest = Math.max(...tissues.map((tissue) => Math.abs(signalOf(relaxationIn(params, tissue), timing))));
  return Math.max(1e-4, 1.4 * strongest);
}

/** Logarithm of the magnitude, every second sample, the middle of k-space in the middle. */
function fillSpace({ space, protocol }: Scan, out: Uint8Array): void {
  const { matrix, fov } = protocol.geometry;
  const full = Math.log1p(40 * fov * fov * 0.002);
  for (let y = 0; y < matrix; y++) {
    const row = ((y + matrix / 2) % matrix) * 2 * matrix;
    for (let x = 0; x < matrix; x++) {
      const p = row + ((2 * x - matrix + 2 * matrix) % (2 * matrix));
      const size = Math.sqrt(space.re[p]! ** 2 + space.im[p]! ** 2);
      out[y * matrix + x] = Math.min(255, (255 * Math.log1p(size)) / full);
    }
  }
}
