/**
 * A spectrometer for nuclear magnetic resonance of protons: magnet, lock, shims, pulses, decay, transform.
 *
 * Lines     of coupled spins       `spin-lines.ts`
 * Signal    decay to integral      `nmr-signal.ts`
 *
 * The shims are best at places that the seed has drawn, and begin 50 units off. Without a lock the field drifts from scan to scan. With
 * noise the axis is off by a little until it is referenced to tetramethylsilane.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import { heldSample } from '../data/samples/read-sample-code';
import {
  addScan,
  type Complex,
  COUNTED,
  decayOf,
  decayTime,
  dwellTime,
  ernstAngle,
  hzOf,
  integralOf,
  lineCount,
  mixtureAnswers,
  noiseOf,
  type NmrMethod,
  type Peak,
  peakNear,
  phased,
  ppmOf,
  protonParts,
  protonsOf,
  recovered,
  type Signal,
  signalsOf,
  type Spectrum,
  systemsOf,
  tallest,
  transformed,
  tubeOf,
} from './nmr-signal';
import { nmrReadings } from './nmr-readings';
import { treeNear } from './splitting-tree';

export interface Params extends NmrMethod {
  readonly scans: '1' | '2' | '4' | '8' | '16' | '32' | '64' | '128';
  readonly line_broadening: Quantity<'Hz'>;
  readonly noise: boolean;
}

/** A spectrum after its phase, with what was worked out of it. */
interface Worked {
  readonly spectrum: Spectrum;
  readonly values: Float64Array;
  readonly noise: number;
  readonly top: number;
}

export interface State {
  /** Of the specimen: where the shims are best, the receiver's phase, the axis. */
  readonly best: readonly [z1: number, z2: number];
  readonly receiver: Quantity<'°'>;
  readonly axis: Quantity<'ppm'>;
  readonly loaded: boolean;
  readonly locked: boolean;
  readonly shims: readonly [z1: number, z2: number];
  readonly running: boolean;
  /** Since the last pulse. */
  readonly since: Quantity<'s'>;
  readonly done: number;
  readonly signals: readonly Signal[];
  readonly one: Complex | null;
  readonly sum: Complex | null;
  readonly worked: Worked | null;
  /** Values of the spectrum before, as it was drawn. */
  readonly before: Float32Array | null;
  readonly phase: Quantity<'°'>;
  /** What the axis is moved by: of the reference. */
  readonly reference: Quantity<'ppm'>;
  readonly peak: Peak | null;
  readonly range: readonly [from: number, to: number] | null;
}

const DT: Quantity<'s'> = 0.1;
const RATE = 10;
const GYROMAGNETIC: Quantity<'MHz/T'> = 42.577478461;
const BEST = [10, 40] as const;
const OFF_AT_START = 50;
const AXIS_OFF: Quantity<'ppm'> = 0.03;
/** The field drifts by this from scan to scan without a lock (chosen). */
const DRIFT: Quantity<'Hz'> = 0.4;
const NEAR: Quantity<'ppm'> = 0.5;
export const DRAWN = 16_384;
export const DRAWN_DECAY = 1024;

const LOAD_FIRST = 'Load a sample first.';
const SCAN_FIRST = 'Acquire a scan first.';
const TRANSFORM_FIRST = 'Transform the decay first.';
const TAU_TOO_LONG = 'The inversion delay must be shorter than the repetition time.';
const NO_LOCK = 'No lock: the field drifts while you scan.';
const BUSY = 'Scans are being taken: wait for their end.';

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const offOf = ({ shims, best }: State): number => Math.sqrt((shims[0] - best[0]) ** 2 + (shims[1] - best[1]) ** 2);
const decayNow = (state: State, params: Params): number => decayTime(params.t2_star, offOf(state));
const widthNow = (state: State, params: Params): number =>
  1 / (Math.PI * decayNow(state, params)) + params.line_broadening;
/** Of a place on the spectrum as its axis has it. */
const shownPpm = ({ axis, reference }: State, hz: number, megahertz: number): number =>
  ppmOf(hz, megahertz) + axis - reference;
const hzAt = ({ axis, reference }: State, ppm: number, megahertz: number): number =>
  hzOf(ppm - axis + reference, megahertz);

/** What a spectrum was made with: another of these makes another one. */
const ACQUIRED = [
  'sample',
  'shelf',
  'field_mhz',
  'sequence',
  'pulse_angle',
  'scans',
  'repetition_time',
  'tau',
  'spectral_width',
  'points',
  'concentration',
  't1',
  't2_star',
  'delta_a',
  'delta_b',
  'j_ab',
] as const satisfies readonly (keyof Params)[];
/** Another of these is another tube. */
const TUBE = [
  'sample',
  'shelf',
  'concentration',
  't1',
  't2_star',
  'delta_a',
  'delta_b',
  'j_ab',
] as const satisfies readonly (keyof Params)[];

const decimated = ({ values }: Worked): Float32Array => {
  const each = values.length / DRAWN;
  const drawn = new Float32Array(DRAWN);
  for (let n = 0; n < DRAWN; n++) {
    let most = values[n * each] ?? 0;
    for (let k = 1; k < each; k++) {
      const value = values[n * each + k] ?? 0;
      if (Math.abs(value) > Math.abs(most)) most = value;
    }
    drawn[n] = most;
  }
  return drawn;
};

/** A line stands out of the noise by so many times its root mean square. */
const OUT = 5;
/** And over the valleys beside it, whose noise counts as well. */
const RISE = 8;

/** A line is picked where it is a hundredth of the tallest, and stands out of the noise. */
const leastOf = ({ top, noise }: Worked): number => Math.max(COUNTED * top, OUT * noise);

const cleared = (state: State): State => ({
  ...state,
  running: false,
  since: 0,
  done: 0,
  one: null,
  sum: null,
  before: state.worked ? decimated(state.worked) : state.before,
  worked: null,
  peak: null,
  range: null,
});

const workedOut = (spectrum: Spectrum, phase: number, noisy: boolean): Worked => {
  const values = phased(spectrum, phase);
  return { spectrum, values, noise: noisy ? noiseOf(spectrum.re) : 0, top: tallest(values) };
};

function withPhase(state: State, phase: number, noisy: boolean): State {
  const { worked, peak } = state;
  if (!worked) return { ...state, phase };
  const next = workedOut(worked.spectrum, phase, noisy);
  return {
    ...state,
    phase,
    worked: next,
    peak: peak && peakNear(next.values, next.spectrum, peak.hz, leastOf(next), RISE * next.noise),
  };
}

function startScan(state: State, params: Params): ActResult<Params, State> {
  if (!state.loaded) return refused(state, LOAD_FIRST);
  if (state.running) return refused(state, BUSY);
  if (params.sequence === 'Inversion Recovery' && params.tau >= params.repetition_time)
    return refused(state, TAU_TOO_LONG);
  const signals = signalsOf(params);
  const one = decayOf(signals, params, decayNow(state, params), (state.receiver * Math.PI) / 180);
  const count = one.re.length;
  return {
    state: {
      ...cleared(state),
      running: true,
      signals,
      one,
      sum: { re: new Float64Array(count), im: new Float64Array(count) },
    },
    notice: state.locked ? undefined : NO_LOCK,
  };
}

function integrate(state: State, words: string, megahertz: number): ActResult<Params, State> {
  if (!state.worked) return refused(state, TRANSFORM_FIRST);
  const places = words.split(/[,;]/).map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [a, b] = places;
  if (places.length !== 2 || a === undefined || b === undefined || !Number.isFinite(a + b) || a === b)
    return refused(state, 'Give the two ends in ppm with a comma between them, such as 3.9,4.35.');
  const ends = [hzAt(state, Math.min(a, b), megahertz), hzAt(state, Math.max(a, b), megahertz)] as const;
  return { state: { ...state, range: ends } };
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ running }) => (running ? RATE : 1),
  readings: nmrReadings,
  actions: {
    load_sample: { label: 'Load the tube', hint: 'It floats down into the magnet on a cushion of air.' },
    lock: { label: 'Lock', hint: 'Holds the field by the signal of deuterium in the solvent.' },
    shim_z1: {
      label: 'Shim Z1',
      value: { kind: 'number', unit: '1', min: -100, max: 100, step: 1, initial: 0 },
      hint: 'The lock level is highest where the field is most even.',
    },
    shim_z2: { label: 'Shim Z2', value: { kind: 'number', unit: '1', min: -100, max: 100, step: 1, initial: 0 } },
    shim_auto: { label: 'Shim by itself' },
    start_scan: { label: 'Scan' },
    fourier_transform: { label: 'Fourier transform', hint: 'Of the scans done so far.' },
    phase_auto: { label: 'Phase by itself' },
    phase: {
      label: 'Phase',
      value: { kind: 'number', unit: '°', min: -180, max: 180, step: 1, initial: 0 },
      hint: 'Turned until every line stands upright on the baseline.',
    },
    pick_peak: {
      label: 'Pick a peak',
      value: { kind: 'number', unit: 'ppm', min: -5, max: 15, initial: 2 },
      hint: 'The maximum nearest to that place.',
    },
    integrate: {
      label: 'Integrate',
      value: { kind: 'text', placeholder: '3.9,4.35', maxLength: 24 },
      hint: 'Between two places in ppm; the molecule’s own signals come to its number of protons.',
    },
    reference_tms: { label: 'Reference to TMS', hint: 'Moves the axis so that tetramethylsilane stands at 0.' },
  },
  fields: () => ({
    /** From the lowest to the highest frequency: of now, and of the spectrum before. */
    spectra: { kind: 'f32', shape: [2, DRAWN] },
    /** The real channel of the mean decay, its first part. */
    decay: { kind: 'f32', shape: [DRAWN_DECAY] },
  }),

  init(params, _rng, specimen) {
    const draw = specimen.stream('magnet');
    const best = [draw.int(...BEST), draw.int(...BEST)] as const;
    const receiver = Math.round(draw.uniform(40, 140));
    const axis = params.noise ? draw.uniform(-AXIS_OFF, AXIS_OFF) : 0;
    return {
      best,
      receiver,
      axis,
      loaded: false,
      locked: false,
      shims: [best[0] - OFF_AT_START, best[1] - OFF_AT_START] as const,
      running: false,
      since: 0,
      done: 0,
      signals: [],
      one: null,
      sum: null,
      worked: null,
      before: null,
      phase: 0,
      reference: 0,
      peak: null,
      range: null,
    };
  },

  step(state, params, { rng }) {
    if (!state.running || !state.one || !state.sum) return state;
    const since = state.since + DT;
    if (since < params.repetition_time - DT / 2) return { ...state, since };
    const drifted = state.locked ? 0 : DRIFT * state.done;
    addScan(state.sum, state.one, dwellTime(params), drifted, params.noise ? rng : null);
    const done = state.done + 1;
    return { ...state, since: 0, done, running: done < Number(params.scans) };
  },

  act(state, params, action): ActResult<Params, State> {
    const megahertz = Number(params.field_mhz);
    switch (action.do) {
      case 'load_sample':
        if (state.running) return refused(state, BUSY);
        return { state: { ...cleared(state), loaded: true, locked: false } };
      case 'lock':
        return state.loaded ? { state: { ...state, locked: true } } : refused(state, LOAD_FIRST);
      case 'shim_z1':
      case 'shim_z2': {
        if (state.running) return refused(state, BUSY);
        const shims =
          action.do === 'shim_z1'
            ? ([action.value, state.shims[1]] as const)
            : ([state.shims[0], action.value] as const);
        return { state: { ...state, shims } };
      }
      case 'shim_auto':
        if (!state.loaded) return refused(state, LOAD_FIRST);
        if (state.running) return refused(state, BUSY);
        return { state: { ...state, shims: state.best } };
      case 'start_scan':
        return startScan(state, params);
      case 'fourier_transform': {
        if (!state.sum || state.done === 0) return refused(state, SCAN_FIRST);
        const spectrum = transformed(state.sum, state.done, dwellTime(params), params.line_broadening);
        return { state: { ...state, worked: workedOut(spectrum, state.phase, params.noise), peak: null, range: null } };
      }
      case 'phase_auto':
        return state.worked
          ? { state: withPhase(state, -state.receiver, params.noise) }
          : refused(state, TRANSFORM_FIRST);
      case 'phase':
        return state.worked ? { state: withPhase(state, action.value, params.noise) } : refused(state, TRANSFORM_FIRST);
      case 'pick_peak': {
        const { worked } = state;
        if (!worked) return refused(state, TRANSFORM_FIRST);
        const peak = peakNear(
          worked.values,
          worked.spectrum,
          hzAt(state, action.value, megahertz),
          leastOf(worked),
          RISE * worked.noise,
        );
        return peak ? { state: { ...state, peak } } : refused(state, 'No line stands out of the noise.');
      }
      case 'integrate':
        return integrate(state, action.value, megahertz);
      case 'reference_tms': {
        const { worked } = state;
        if (!worked) return refused(state, TRANSFORM_FIRST);
        const tms = peakNear(
          worked.values,
          worked.spectrum,
          hzAt(state, 0, megahertz),
          leastOf(worked),
          RISE * worked.noise,
        );
        if (!tms || Math.abs(shownPpm(state, tms.hz, megahertz)) > 0.2)
          return refused(state, 'There is no line near 0 ppm.');
        return {
          state: { ...state, reference: state.reference + shownPpm(state, tms.hz, megahertz) },
          notice: 'Tetramethylsilane stands at 0.',
        };
      }
    }
  },

  reconfigure(state, params, before) {
    let next = state;
    if (ACQUIRED.some((id) => params[id] !== before[id])) next = cleared(next);
    if (params.spectral_width !== before.spectral_width) next = { ...next, before: null };
    if (TUBE.some((id) => params[id] !== before[id])) next = { ...next, loaded: false, locked: false };
    return next;
  },

  done: ({ running, done, worked }, { scans }) =>
    !running && done >= Number(scans) && worked !== null && worked.spectrum.scans === done,

  read(state, params) {
    const { worked, peak, range, signals } = state;
    const megahertz = Number(params.field_mhz);
    const { notModelled } = protonParts(tubeOf(params));
    return {
      b0_tesla: megahertz / GYROMAGNETIC,
      larmor_mhz: megahertz,
      scans_done: state.done,
      lock_level: state.locked ? (100 * decayNow(state, params)) / params.t2_star : null,
      peak_ppm: peak ? shownPpm(state, peak.hz, megahertz) : null,
      peak_height: peak?.height ?? null,
      noise_rms: worked && params.noise ? worked.noise : null,
      peak_fwhm_hz: peak?.width ?? null,
      // Noise at both edges and at the top, where a line falls by its height over its width.
      peak_fwhm_u:
        worked && peak?.width && params.noise
          ? (Math.sqrt(3) * peak.width * worked.noise) / Math.abs(peak.height)
          : null,
      line_count: peak ? lineCount(signals, peak.hz, NEAR * megahertz, widthNow(state, params)) : null,
      integral:
        worked && range
          ? integralOf(worked.values, worked.spectrum, range[0], range[1], signals, protonsOf(params))
          : null,
      snr: worked && params.noise ? worked.top / (2 * worked.noise) : null,
      mz_fraction: recovered(params, params.t1),
      ernst_angle: ernstAngle(params.repetition_time, params.t1),
      remark: remarkOf(state),
      not_modelled: notModelled.length > 0 ? notModelled.join(', ') : null,
    };
  },

  answers: (_state, { shelf }) => mixtureAnswers(heldSample(shelf)),

  view(state, params, out) {
    const { worked, sum, one, peak, range, done } = state;
    const megahertz = Number(params.field_mhz);
    out.spectra.fill(Number.NaN);
    if (worked) out.spectra.set(decimated(worked), 0);
    if (state.before) out.spectra.set(state.before, DRAWN);
    const dwell = dwellTime(params);
    const shownDecay = done > 0 ? sum : state.running ? one : null;
    const scale = done > 0 ? 1 / done : 1;
    out.decay.fill(Number.NaN);
    const length = shownDecay ? Math.min(shownDecay.re.length, Math.ceil((4 * params.t2_star) / dwell)) : 0;
    for (let n = 0; n < DRAWN_DECAY && shownDecay; n++)
      out.decay[n] = scale * (shownDecay.re[Math.floor((n * length) / DRAWN_DECAY)] ?? 0);
    const half = params.spectral_width / 2;
    const place = (hz: number): number => shownPpm(state, hz, megahertz);
    const mz = recovered(params, params.t1);
    return {
      loaded: state.loaded,
      locked: state.locked,
      shims: state.shims,
      level: decayNow(state, params) / params.t2_star,
      running: state.running,
      since: state.since,
      done,
      transformed: worked !== null,
      /** Ends of the axis, ppm. */
      ends: [place(-half * megahertz), place(half * megahertz)] as const,
      decaySeconds: length * dwell,
      phase: state.phase,
      peak: peak ? { ppm: place(peak.hz), height: peak.height } : null,
      range: range ? ([place(range[0]), place(range[1])] as const) : null,
      /** How the multiplet of the picked line arises. */
      tree: peak && treeNear(systemsOf(params), { megahertz, half, moved: state.axis - state.reference }, peak.hz),
      /** In the rotating frame since the last pulse: along the field, across it, and how far the vectors have fanned out. */
      vector: vectorOf(state, params, mz),
    };
  },
});

function vectorOf(
  { running, since, loaded }: State,
  { sequence, pulse_angle, t1, t2_star, tau }: Params,
  across: number,
): { readonly mz: number; readonly mxy: number; readonly fan: number } {
  if (!loaded) return { mz: 0, mxy: 0, fan: 0 };
  if (!running) return { mz: 1, mxy: 0, fan: 0 };
  if (sequence === 'Inversion Recovery') {
    if (since < tau) return { mz: 1 - 2 * Math.exp(-since / t1), mxy: 0, fan: 0 };
    const after = since - tau;
    return { mz: 1 - Math.exp(-after / t1), mxy: across * Math.exp(-after / t2_star), fan: after / t2_star };
  }
  const angle = (pulse_angle * Math.PI) / 180;
  const before = Math.abs(Math.sin(angle)) > 1e-6 ? across / Math.sin(angle) : 1;
  return {
    mz: 1 - (1 - before * Math.cos(angle)) * Math.exp(-since / t1),
    mxy: across * Math.exp(-since / t2_star),
    fan: since / t2_star,
  };
}

function remarkOf({ running, locked, worked, phase, receiver, done }: State): string | null {
  if ((running || done > 0) && !locked) return NO_LOCK;
  if (worked && Math.abs(((phase + receiver + 540) % 360) - 180) > 10) return 'Lines lean: the phase is off.';
  return null;
}
