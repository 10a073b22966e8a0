/**
 * A powder diffractometer behind lead glass: doors with an interlock, a tube whose output follows voltage and current, a goniometer that
 * may be off by a zero error, and a file of cards for search and match.
 *
 * Pattern `xrd-pattern.ts`, picked lines `xrd-pick.ts`, search `phase-search.ts`. The sample is a record: its phases and their mass
 * fractions decide what is recorded. The counts of a step are Poisson with mean rate × 60 · step/speed seconds.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { crystalsOf, type Phase } from '../data/samples/powder-phases';
import { POWDER_SAMPLES, type PowderSample, UNKNOWN_SAMPLES } from '../data/samples/powders';
import { heldSample } from '../data/samples/read-sample-code';
import type { Sample } from '../data/samples/sample';
import { scannedOn, type StepScan, stepScan } from '../diffraction/step-scan';
import { mixedTone } from './powder-tone';
import { searchPhases } from './phase-search';
import { phasesOf, shelfAnswers } from './xrd-shelf';
import { type Pick, pickLine, pickResults } from './xrd-pick';
import {
  FIRST_ANGLE,
  heightShift,
  LAST_ANGLE,
  phaseLines,
  ratesOf,
  sampleLines,
  tubeOutput,
  TUBES,
  type XrdPatternParams,
} from './xrd-pattern';
import { xrdInstrumentReadings } from './xrd-readings';

export interface Params extends XrdPatternParams {
  readonly sample: PowderSample | 'Unknown';
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly start_angle: Quantity<'°'>;
  readonly end_angle: Quantity<'°'>;
  readonly step_size: '0.01' | '0.02' | '0.05';
  readonly scan_speed: Quantity<'°/min'>;
  readonly noise: boolean;
}

interface Scan extends StepScan {
  readonly from: Quantity<'°'>;
}

interface State {
  readonly unknown: PowderSample;
  readonly closed: boolean;
  readonly loaded: boolean;
  /** By which its surface lies above the axis of the goniometer. */
  readonly height: Quantity<'mm'>;
  readonly scan: Scan | null;
  readonly before: Float32Array;
  readonly pick: Pick | null;
  readonly stripped: boolean;
  /** Phases that a search found; null before it. */
  readonly found: readonly Phase[] | null;
  /** What a line of silicon showed the goniometer to be off by. */
  readonly zero: { readonly value: Quantity<'°'>; readonly u: Quantity<'°'> } | null;
  /** Seconds that the run with silicon still takes. */
  readonly calibrating: { readonly left: number; readonly value: number; readonly u: number } | null;
}

const DT: Quantity<'s'> = 1;
const SPEED = 30;
/** How level a powder is pressed into its holder, a standard deviation. */
const PRESSED: Quantity<'mm'> = 0.02;
const CALIBRATION: { readonly time: Quantity<'s'>; readonly u: Quantity<'°'> } = { time: 120, u: 0.002 };
export const BEFORE_POINTS = 2701;
export const STICKS = 40;
/** Weaker ones have no bar, % of the strongest. */
const STICK_LEAST = 0.5;
const GREY = 0xc8ccd0;
const COUNTED_LEAST = 1;

const scanning = ({ scan }: State): boolean => scan !== null && !scan.over;
const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const nothing = (): Float32Array => new Float32Array(BEFORE_POINTS).fill(Number.NaN);
const sampleOf = ({ unknown }: State, { sample, shelf }: Params): Sample =>
  heldSample(shelf) ?? POWDER_SAMPLES[sample === 'Unknown' ? unknown : sample];
const isUnknown = ({ sample, shelf }: Params): boolean => sample === 'Unknown' || heldSample(shelf) !== null;

const stepsOf = ({ start_angle, end_angle, step_size }: Params): number =>
  Math.max(1, Math.round((end_angle - start_angle) / Number(step_size)) + 1);

function kept({ from, step, seconds, counts, taken }: Scan): Float32Array {
  const record = nothing();
  const apart = (LAST_ANGLE - FIRST_ANGLE) / (BEFORE_POINTS - 1);
  for (let n = 0; n < BEFORE_POINTS; n++) {
    const at = (FIRST_ANGLE + n * apart - from) / step;
    const first = Math.ceil(at - apart / step / 2 - 1e-9);
    const last = Math.max(first + 1, Math.ceil(at + apart / step / 2 - 1e-9));
    let [sum, points] = [0, 0];
    for (let k = first; k < last; k++) {
      if (k < 0 || k >= taken) continue;
      sum += counts[k] ?? 0;
      points++;
    }
    if (points > 0) record[n] = sum / points / seconds;
  }
  return record;
}

const cleared = { scan: null, pick: null, stripped: false, found: null } as const;
const putBehind = (state: State): State =>
  state.scan ? { ...state, ...cleared, before: state.scan.taken > 1 ? kept(state.scan) : state.before } : state;

/** An unknown keeps its name until a search has found its main phase. */
const named = (state: State, params: Params): boolean => {
  if (!isUnknown(params)) return true;
  const [main] = phasesOf(sampleOf(state, params));
  return main === undefined || state.found?.includes(main) === true;
};

/** Kα₂ taken away (W. A. Rachinger, J. Sci. Instrum. 25 (1948) 254): half of what lies a doublet's distance below. */
function stripped(scan: Scan, params: Params): Float64Array {
  const clean = Float64Array.from(scan.counts);
  const { alpha1, alpha2 } = TUBES[params.anode];
  for (let n = 0; n < scan.taken; n++) {
    const twoTheta = scan.from + n * scan.step - params.zero_shift;
    const first = (360 * Math.asin(Math.min(1, (Math.sin((twoTheta * Math.PI) / 360) * alpha1) / alpha2))) / Math.PI;
    const at = n - (twoTheta - first) / scan.step;
    const k = Math.floor(at);
    if (k < 0) continue;
    const level = Math.min(clean[k] ?? 0, clean[k + 1] ?? 0);
    const own = (clean[k] ?? 0) + (at - k) * ((clean[k + 1] ?? 0) - (clean[k] ?? 0));
    clean[n] = (scan.counts[n] ?? 0) - 0.5 * Math.max(0, own - Math.min(level, floorOf(scan)));
  }
  return clean;
}

/** The lowest tenth of the counts: background. */
const floors = new WeakMap<Float64Array, { readonly taken: number; readonly level: number }>();
function floorOf({ counts, taken }: Scan): number {
  const before = floors.get(counts);
  if (before?.taken === taken) return before.level;
  const level = counts.subarray(0, taken).toSorted()[Math.floor(taken / 10)] ?? 0;
  floors.set(counts, { taken, level });
  return level;
}

const correctionOf = ({ zero }: State): number => zero?.value ?? 0;
const stated = (u: number | undefined): number | null => (u !== undefined && u > 0 ? u : null);

// ---------------------------------------------------------------- what is done

function openDoors(state: State): ActResult<Params, State> {
  if (!state.closed) return refused(state, 'The doors are open already.');
  const { scan } = state;
  return scanning(state) && scan
    ? {
        state: { ...state, closed: false, scan: { ...scan, over: true } },
        notice: 'The interlock has cut the X-rays: the scan has ended.',
      }
    : { state: { ...state, closed: false } };
}

function startScan(state: State, params: Params): ActResult<Params, State> {
  if (!state.loaded) return refused(state, 'Load a sample first.');
  if (!state.closed) return refused(state, 'The doors are open: the interlock lets no X-rays out.');
  if (scanning(state)) return refused(state, 'A scan is running already.');
  if (params.end_angle <= params.start_angle)
    return refused(state, 'The scan ends where it begins or before: set an end above the start.');
  const step = Number(params.step_size);
  const count = stepsOf(params);
  return {
    state: {
      ...putBehind(state),
      ...cleared,
      scan: {
        from: params.start_angle,
        ...stepScan({
          step,
          seconds: (60 * step) / params.scan_speed,
          rates: ratesOf(sampleOf(state, params), params, { from: params.start_angle, step, count }, state.height),
        }),
      },
    },
    notice: tubeOutput(params) > 0 ? undefined : 'The tube voltage is below the excitation energy.',
  };
}

function pickPeak(state: State, params: Params, value: number): ActResult<Params, State> {
  if (!state.scan || state.scan.taken < 2) return refused(state, 'There is no pattern yet: scan first.');
  const to = value + correctionOf(state);
  const lines = sampleLines(sampleOf(state, params), params, state.height);
  const pick = pickLine(state.scan, lines, to, params, params.noise);
  if (typeof pick === 'string') return refused(state, pick);
  if (!pick) return refused(state, 'Nothing was recorded there.');
  return {
    state: { ...state, pick },
    notice: pick.line ? undefined : 'No line lies within 0.6°: this is the highest step nearby.',
  };
}

function searchPhase(state: State, params: Params): ActResult<Params, State> {
  const { scan } = state;
  if (!scan || scan.taken < 2) return refused(state, 'There is no pattern yet: scan first.');
  if (!scan.over) return refused(state, 'A scan is running: wait for its end, or stop it.');
  const { from, step, counts, taken } = scan;
  const found = searchPhases({ from: from - correctionOf(state), step, counts, taken }, params.anode);
  return {
    state: { ...state, found },
    notice:
      found.length > 0
        ? undefined
        : 'No card matches: the angles may be off, the lines too few, or the phase not in the file.',
  };
}

function calibrateSi(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (scanning(state)) return refused(state, 'A scan is running: stop it first.');
  if (!state.closed) return refused(state, 'The doors are open: the interlock lets no X-rays out.');
  const u = params.noise ? CALIBRATION.u : 0;
  const value = params.zero_shift + (u > 0 ? rng.normal(0, u) : 0);
  return { state: { ...state, calibrating: { left: CALIBRATION.time, value, u } } };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: (state) => (scanning(state) || state.calibrating ? SPEED : 1),
  readings: xrdInstrumentReadings,
  actions: {
    close_doors: {
      label: 'Close the doors',
      hint: 'The interlock lets no X-rays out of the tube while they are open.',
    },
    open_doors: { label: 'Open the doors' },
    load_sample: { label: 'Load the sample', hint: 'The powder that is set, pressed level into its holder.' },
    start_scan: { label: 'Start the scan' },
    stop: { label: 'Stop the scan' },
    pick_peak: {
      label: 'Pick a line',
      value: { kind: 'number', unit: '°', min: FIRST_ANGLE, max: LAST_ANGLE, step: 0.1, initial: 31.7 },
      hint: 'The line within 0.6°, else the nearest maximum.',
    },
    strip_ka2: { label: 'Strip Kα₂', hint: 'Takes the second line of each doublet away, on the screen.' },
    search_phase: {
      label: 'Search the card file',
      hint: 'Compares the maxima with the cards of known phases, by place and height.',
    },
    calibrate_si: {
      label: 'Calibrate with silicon',
      hint: 'A line of silicon, 120 s: what the goniometer is off by is taken out from then on.',
    },
  },
  fields: (params) => ({
    /** Counts per second at each step. */
    pattern: { kind: 'f32', shape: [stepsOf(params)] },
    /** The scan before, each 0.05° from 5° to 140°. */
    before: { kind: 'f32', shape: [BEFORE_POINTS] },
    /** 2θ and % of the lines of what the sample is known to hold. */
    sticks: { kind: 'f32', shape: [STICKS, 2] },
    /** 2θ and % of its cones of rays. */
    cones: { kind: 'f32', shape: [STICKS, 2] },
  }),

  init: (_params, _rng, specimen) => ({
    unknown: specimen.stream('unknown').pick(UNKNOWN_SAMPLES),
    closed: false,
    loaded: false,
    height: 0,
    before: nothing(),
    ...cleared,
    zero: null,
    calibrating: null,
  }),

  step(state, { noise }, { rng, dt }) {
    if (state.calibrating) {
      const { left, value, u } = state.calibrating;
      return left > dt
        ? { ...state, calibrating: { left: left - dt, value, u } }
        : { ...state, calibrating: null, zero: { value, u } };
    }
    const { scan } = state;
    if (!scan || scan.over) return state;
    return { ...state, scan: scannedOn(scan, dt, noise, rng) };
  },

  act(state, params, action, rng) {
    if (state.calibrating) return refused(state, 'Silicon is being measured: wait for its end.');
    switch (action.do) {
      case 'close_doors':
        return state.closed ? refused(state, 'The doors are closed already.') : { state: { ...state, closed: true } };
      case 'open_doors':
        return openDoors(state);
      case 'load_sample': {
        if (scanning(state)) return refused(state, 'A scan is running: stop it first.');
        if (state.loaded) return refused(state, 'The sample is in its place already.');
        return { state: { ...state, loaded: true, height: params.noise ? rng.normal(0, PRESSED) : 0 } };
      }
      case 'start_scan':
        return startScan(state, params);
      case 'stop':
        return state.scan && !state.scan.over
          ? { state: { ...state, scan: { ...state.scan, over: true } } }
          : refused(state, 'No scan is running.');
      case 'pick_peak':
        return pickPeak(state, params, action.value);
      case 'strip_ka2': {
        if (!state.scan || state.scan.taken < 2) return refused(state, 'There is no pattern yet: scan first.');
        if (!params.ka2) return refused(state, 'This pattern has no Kα₂.');
        return state.stripped ? refused(state, 'Kα₂ is stripped already.') : { state: { ...state, stripped: true } };
      }
      case 'search_phase':
        return searchPhase(state, params);
      case 'calibrate_si':
        return calibrateSi(state, params, rng);
    }
  },

  occupies: (state, _params, action) =>
    action.do === 'calibrate_si' && state.closed && !scanning(state) && !state.calibrating ? CALIBRATION.time : 0,

  reconfigure(state, params, before) {
    const changed = (...ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    const another = changed('sample', 'shelf', 'crystallite', 'strain');
    const other = changed(
      'anode',
      'voltage',
      'current',
      'start_angle',
      'end_angle',
      'step_size',
      'scan_speed',
      'ka2',
      'zero_shift',
    );
    // A new zero error is found by a new calibration only.
    const next = another || other ? putBehind(state) : state;
    return another ? { ...next, loaded: false } : next;
  },

  done: ({ scan, calibrating }) => scan?.over === true && calibrating === null,

  answers({ unknown }, { sample, shelf }) {
    const held = heldSample(shelf);
    if (held) return shelfAnswers(held);
    return sample === 'Unknown'
      ? [
          {
            id: 'unknown_phase',
            label: 'Phase of the unknown',
            value: unknown,
            unit: 'text',
            options: UNKNOWN_SAMPLES,
          },
        ]
      : [];
  },

  read(state, params) {
    const { scan, pick, found, zero } = state;
    const sample = sampleOf(state, params);
    const phases = phasesOf(sample);
    const at = pick ? pick.at - correctionOf(state) : null;
    const seated = params.noise && pick?.line ? heightShift(pick.line.line.twoTheta, PRESSED) : 0;
    const u = pick ? Math.sqrt(pick.uAt ** 2 + (zero?.u ?? 0) ** 2 + seated ** 2) : 0;
    const results = pick && at !== null ? pickResults(pick, { at, u }, params, phases.length > 1) : null;
    const revealed = named(state, params);
    const { notModelled } = crystalsOf(sample);
    const range: readonly [number, number] = [params.start_angle, params.end_angle];
    return {
      two_theta_now: scan ? scan.from + Math.max(0, scan.taken - 1) * scan.step : params.start_angle,
      counts_now: scan && scan.taken > 0 ? (scan.counts[scan.taken - 1] ?? 0) / scan.seconds : null,
      peak_2theta: at,
      peak_2theta_u: stated(u),
      d_spacing: results?.d.value ?? null,
      d_u: stated(results?.d.u),
      peak_intensity_pct: pick?.percent ?? null,
      intensity_u: stated(pick?.uPercent),
      peak_fwhm: pick?.fwhm ?? null,
      fwhm_u: stated(pick?.uFwhm),
      hkl: revealed ? (results?.hkl ?? null) : null,
      lattice_a: revealed ? (results?.a?.value ?? null) : null,
      lattice_a_u: revealed ? stated(results?.a?.u) : null,
      scherrer_nm: results?.size?.value ?? null,
      scherrer_u: stated(results?.size?.u),
      phase_match: found === null ? null : found.length === 0 ? 'none' : found.map(({ name }) => name).join(' + '),
      line_count: sampleLines(sample, params).filter(
        ({ percent, line }) => percent >= COUNTED_LEAST && line.twoTheta >= range[0] && line.twoTheta <= range[1],
      ).length,
      not_modelled: notModelled.length > 0 ? notModelled.join(', ') : null,
    };
  },

  view(state, params, { pattern, before, sticks, cones }) {
    const { scan, pick } = state;
    const sample = sampleOf(state, params);
    pattern.fill(Number.NaN);
    if (scan) {
      const counts = state.stripped ? stripped(scan, params) : scan.counts;
      for (let n = 0; n < scan.taken; n++) pattern[n] = (counts[n] ?? 0) / scan.seconds;
    }
    before.set(state.before);
    sticks.fill(0);
    cones.fill(0);
    const lines = sampleLines(sample, params)
      .filter(({ percent }) => percent > STICK_LEAST)
      .slice(0, STICKS);
    for (const [n, { line, percent }] of lines.entries()) cones.set([line.twoTheta, percent], 2 * n);
    const shown = state.found ?? (isUnknown(params) ? [] : phasesOf(sample));
    const bars = shown
      .flatMap((phase) => {
        const own = phaseLines(phase, params.anode);
        const most = Math.max(0, ...own.map(({ strength }) => strength));
        return own.map(({ twoTheta, strength }) => [twoTheta, (100 * strength) / most] as const);
      })
      .filter(([, percent]) => percent > STICK_LEAST)
      .slice(0, STICKS);
    for (const [n, bar] of bars.entries()) sticks.set(bar, 2 * n);
    const correction = correctionOf(state);
    const twoTheta = scan ? scan.from + Math.max(0, scan.taken - 1) * scan.step : params.start_angle;
    const strongest = lines.toSorted((one, other) => other.percent - one.percent)[0];
    return {
      closed: state.closed,
      loaded: state.loaded,
      scanning: scanning(state),
      scanned: scan?.over ?? false,
      calibrating: state.calibrating?.left ?? null,
      calibrated: state.zero !== null,
      stripped: state.stripped,
      from: params.start_angle - correction,
      to: Math.max(params.start_angle + 1, params.end_angle) - correction,
      beforeFrom: FIRST_ANGLE,
      beforeTo: LAST_ANGLE,
      twoTheta,
      rate: scan && scan.taken > 0 ? (scan.counts[scan.taken - 1] ?? 0) / scan.seconds : 0,
      output: tubeOutput(params),
      picked: pick !== null,
      larger: pick !== null && pick.line !== null,
      unknown: isUnknown(params) && !named(state, params),
      searched: state.found !== null,
      planes: {
        d: pick
          ? pickResults(pick, { at: pick.at - correction, u: 0 }, params, false).d.value
          : (strongest?.line.d ?? 3),
        wavelength: TUBES[params.anode].alpha1,
        twoTheta: pick ? pick.at - correction : twoTheta,
      },
      tone: mixedTone(crystalsOf(sample).crystals.map(({ phase, share }) => [phase.tone, share] as const)) ?? GREY,
    };
  },
});
