/**
 * A flame atomic absorption spectrometer: lamp, flame, nebuliser, monochromator, and a calibration by standards.
 *
 * Absorbance   free atoms, stray light, interferences   `atomic-absorption.ts`
 * Solutions    what the capillary hangs in               `aas-solutions.ts`
 * Standards    line, parabola, inverse prediction        `standards-line.ts`, `standards-curve.ts`
 * Results      contents, additions, limit of detection   `aas-results.ts`
 *
 * The lamp warms by 1 − 0.03 exp(−t/120 s), which shows as absorbance until a blank zeroes it. A reading is the mean of ten readings of
 * one second each. Lanthanum and caesium are added to all solutions; phosphate and background belong to what is made up as
 * the sample, the background to the unknown as well.
 *
 * Assumptions: the nebuliser delivers all solutions alike; nothing clogs; lines of other metals do not overlap.
 */
import { type ActResult, type Answer, defineSimulation, type Quantity } from '../contract';
import { FLAME_ATOMS, type FlameAtomId, type FlameKind, KNOWN_IN_FLAMES } from '../data/samples/flame-atoms';
import { heldSample } from '../data/samples/read-sample-code';
import { contentOf, known, milligramsPerLitre, type Sample } from '../data/samples/sample';
import { aasReadings, FLAGS } from './aas-readings';
import {
  additionOf,
  contentBy,
  detectionLimit,
  flagOf,
  foundOf,
  type Measured,
  NO_RESULTS,
  slopeOf,
  type Zeroed,
} from './aas-results';
import { BLANK, dilutionOf, madeUp, type Solutions, spiked, standardOf, unknownOf } from './aas-solutions';
import {
  atomIdOf,
  atomicAbsorbance,
  atomOf,
  backgroundLeft,
  BEST_HEIGHT,
  corrects,
  type Optics,
  scatterOf,
  standardSeries,
  strayShare,
} from './atomic-absorption';
import { contentAnswer } from './shelf-answers';
import { standardsParabola } from './standards-curve';
import { type Standard, standardsLine, stockFactor } from './standards-line';

export interface Params extends Optics, Solutions {
  readonly flame: FlameKind;
  readonly background: Quantity<'1'>;
  readonly noise: boolean;
}

type Dip = 'blank' | 'sample' | 'standard' | 'unknown';

/** What the capillary hangs in. */
interface Dipped {
  readonly what: Dip;
  readonly record: Sample;
  /** It brings the background that is set. */
  readonly smokes: boolean;
  /** Content or spike as its label says, mg/L. */
  readonly labelled: Quantity<'mg/L'> | null;
}

interface Task {
  readonly is: 'blank' | 'ten-blanks' | 'sample' | 'standard' | 'unknown' | 'spike';
  readonly seconds: number;
  /** One-second readings, before the zero is taken off. */
  readonly taken: readonly number[];
}

interface Reading {
  readonly absorbance: number;
  readonly u: number;
  readonly rsd: number | null;
}

interface Flame {
  readonly kind: FlameKind;
  readonly age: Quantity<'s'>;
}

export interface State extends Measured {
  readonly stock: number;
  readonly lampAge: Quantity<'s'> | null;
  readonly flame: Flame | null;
  /** A nitrous oxide flame that is being shut down burns as air-acetylene for so long. */
  readonly closing: Quantity<'s'>;
  readonly head: FlameKind;
  /** What counts as 0; null before a blank. */
  readonly zero: number | null;
  /** Zeros taken so far. */
  readonly zeroings: number;
  readonly loaded: Sample | null;
  readonly dipped: Dipped | null;
  readonly task: Task | null;
  readonly reading: Reading | null;
  readonly standards: readonly Standard[];
  /** Those measured before the method changed. */
  readonly oldStandards: readonly Standard[];
  readonly tick: number;
  /** One-second readings up to now, newest last; NaN before. */
  readonly trace: Float32Array;
}

const DT: Quantity<'s'> = 0.5;
const TICKS = 2;
const RATE = 5;
const SECONDS = 10;
const TRACE_SECONDS = 240;
const WARMING = 0.03;
const WARM_TIME: Quantity<'s'> = 120;
/** The gas box changes nitrous oxide and air over within this time. */
const CHANGEOVER: Quantity<'s'> = 1;
const BENDS = 1.2;
const ANSWER_TOLERANCE = 0.03;
/** Means nearer to zero than this have no relative scatter. */
const LEAST_MEAN = 1e-6;

const LAMP_FIRST = 'Switch the lamp on first.';
const FLAME_FIRST = 'Light the flame first.';
const LOAD_FIRST = 'Load a sample first.';
const HEAD_FIRST = 'Shut the flame down first: nitrous oxide has its own 5 cm head.';

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const say = (state: State, notice: string | null): ActResult<Params, State> =>
  notice === null ? { state } : { state, notice };

/** The gases that burn now: nitrous oxide is lit and shut down through air. */
const burning = ({ flame, closing }: State): FlameKind | null =>
  flame === null
    ? null
    : flame.kind === 'Nitrous Oxide-Acetylene' && (flame.age < CHANGEOVER || closing > 0)
      ? 'Air-Acetylene'
      : flame.kind;

/** Younger than this a lamp drifts by more than the scatter of a reading within the minutes of a calibration. */
const DRIFTS_UNTIL: Quantity<'s'> = 600;

/** What a lamp that has not warmed shows as absorbance. */
const drift = (age: Quantity<'s'>): number => -Math.log10(1 - WARMING * Math.exp(-age / WARM_TIME));

/** Absorbance of what is sprayed now, the zero not taken off. */
function signalOf(state: State, params: Params): number {
  const { dipped, lampAge } = state;
  if (lampAge === null) return 0;
  const flame = burning(state);
  const atoms = flame && dipped ? atomicAbsorbance(dipped.record, params, flame) : 0;
  const smoke = flame && dipped?.smokes ? backgroundLeft(params.background, params) : 0;
  return drift(lampAge) + atoms + smoke;
}

/** Standard deviation of a mean of ten readings of this absorbance. */
const scatterOfMean = (absorbance: number, params: Params): number =>
  params.noise ? scatterOf(absorbance, params) / Math.sqrt(SECONDS) : 0;
const scatterOfZero = (params: Params): number => scatterOfMean(0, params);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** Why a solution cannot be sprayed, before anything is done. */
function barred(state: State, action: string): string | null {
  if (state.lampAge === null) return LAMP_FIRST;
  if (action === 'read' && !state.loaded) return LOAD_FIRST;
  if (!state.flame || state.closing > 0) return FLAME_FIRST;
  return null;
}

const SPRAYS: ReadonlySet<string> = new Set([
  'aspirate_blank',
  'read',
  'aspirate_standard',
  'aspirate_unknown',
  'spike',
  'read_blank_ten',
]);

/** What is wrong with a measurement that goes on none the less. */
function warningOf(state: State, params: Params): string | null {
  if (params.lamp !== params.element) return 'The lamp does not match the element.';
  if (params.d2_correction && !corrects(params)) return 'The deuterium lamp gives no light at this line.';
  if (state.task?.is === 'blank') return null;
  if (state.zero === null) return 'Not zeroed: aspirate the blank first.';
  if (signalOf(state, params) - state.zero > BENDS) return 'Dilute the sample: here the line has bent.';
  return null;
}

/** At a zero: how young the lamp is. */
function stillWarm({ lampAge }: State): string | null {
  if (lampAge === null || lampAge >= DRIFTS_UNTIL) return null;
  const minutes = Math.floor(lampAge / 60);
  const age = minutes < 1 ? 'less than a minute' : minutes === 1 ? 'one minute' : `${minutes} minutes`;
  return `The lamp has been on for ${age} and still drifts, which reads as absorbance: zero again before each sample, or wait until it has been on for a quarter of an hour.`;
}

function spray(state: State, params: Params, is: Task['is'], dipped: Dipped): ActResult<Params, State> {
  const seconds = is === 'ten-blanks' ? SECONDS * SECONDS : SECONDS;
  const next: State = { ...state, dipped, task: { is, seconds, taken: [] }, reading: null };
  return say(next, warningOf(next, params) ?? (is === 'blank' ? stillWarm(state) : null));
}

/** A measurement is at its end: what it was made for gets its value. */
function finished(state: State, params: Params, task: Task): State {
  const raw = mean(task.taken);
  const zero = task.is === 'blank' ? raw : (state.zero ?? 0);
  const absorbance = raw - zero;
  const reading: Reading = {
    absorbance,
    u: scatterOfMean(absorbance, params),
    rsd: Math.abs(absorbance) > LEAST_MEAN ? (100 * deviation(task.taken)) / Math.abs(absorbance) : null,
  };
  const next: State = { ...state, reading, task: null };
  const x = state.dipped?.labelled ?? 0;
  const zeroed: Zeroed = { absorbance, zeroing: state.zeroings };
  switch (task.is) {
    case 'blank':
      return { ...next, zero, zeroings: state.zeroings + 1 };
    case 'ten-blanks': {
      const blocks = Array.from({ length: SECONDS }, (_, n) => mean(task.taken.slice(n * SECONDS, (n + 1) * SECONDS)));
      return { ...next, blankScatter: deviation(blocks) };
    }
    case 'sample':
      return { ...next, sampleReading: zeroed };
    case 'standard':
      return {
        ...next,
        standards: [...state.standards, { x, y: absorbance }],
        standardsZeroing: state.zeroings,
        curve: null,
      };
    case 'unknown':
      return { ...next, unknownReading: zeroed, additions: [...state.additions, { x: 0, y: absorbance }] };
    case 'spike':
      return { ...next, additions: [...state.additions, { x, y: absorbance }] };
  }
}

/** Of a sample from the shelf, what a lamp can find: a tenth of the characteristic content drowns in the scatter. */
const shelfAnswers = (sample: Sample | null): readonly Answer[] =>
  (sample ? known(sample, FLAME_ATOMS).parts : [])
    .filter((part) => milligramsPerLitre(part) > part.data.charConc / 10)
    .map((part) => contentAnswer(part, milligramsPerLitre(part), 'mg/L', ANSWER_TOLERANCE));

/** Standards that no longer belong to what is set stay to be seen, and are used no more. */
const aside = (state: State): State => ({
  ...state,
  ...NO_RESULTS,
  reading: null,
  task: null,
  standards: [],
  oldStandards: state.standards.length > 0 ? state.standards : state.oldStandards,
});

const METHOD = [
  'lamp_current',
  'slit',
  'burner_height',
  'burner_angle',
  'releasing_agent',
  'ionisation_buffer',
  'd2_correction',
] as const satisfies readonly (keyof Params)[];

/** Share of its greatest colour that each metal gives the flame. */
const glowOf = (state: State): readonly { readonly id: FlameAtomId; readonly strength: number }[] =>
  state.dipped && burning(state)
    ? known(state.dipped.record, FLAME_ATOMS).parts.map((part) => ({
        id: part.id as FlameAtomId,
        strength: 1 - Math.exp(-(1000 * part.q.value) / (20 * part.data.charConc)),
      }))
    : [];

// ---------------------------------------------------------------- what is done

function lightFlame(state: State, params: Params): ActResult<Params, State> {
  if (state.flame) return refused(state, state.flame.kind === params.flame ? 'The flame burns already.' : HEAD_FIRST);
  const lit: State = { ...state, flame: { kind: params.flame, age: 0 }, head: params.flame };
  const changed = state.head !== params.flame;
  return {
    state: changed ? aside(lit) : lit,
    notice:
      params.flame === 'Air-Acetylene'
        ? undefined
        : '5 cm head fitted. Lit as air-acetylene, then changed over to nitrous oxide by the gas box.',
  };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: RATE,
  readings: aasReadings,
  actions: {
    lamp_on: {
      label: 'Lamp on',
      hint: 'It warms for a quarter of an hour: what it drifts meanwhile reads as absorbance.',
    },
    light_flame: { label: 'Light the flame', hint: 'With the head of the chosen flame.' },
    flame_off: { label: 'Shut the flame down' },
    align: { label: 'Align the burner', hint: 'Along the beam, 8 mm below it.' },
    aspirate_blank: { label: 'Zero on the blank', hint: 'The capillary hangs in the blank: what is read counts as 0.' },
    load_sample: { label: 'Load the sample', hint: 'Makes up what is set in the sample cup.' },
    read: { label: 'Read the sample', hint: 'The mean of ten readings of a second each.' },
    aspirate_standard: {
      label: 'Measure a standard',
      value: { kind: 'number', unit: 'mg/L', min: 0, max: 1000, initial: 1 },
      hint: 'Of the chosen element, diluted from the stock.',
    },
    fit_line: { label: 'Fit a line' },
    fit_quadratic: { label: 'Fit a parabola', hint: 'Where the calibration bends.' },
    aspirate_unknown: { label: 'Read the unknown', hint: 'Diluted for the chosen element as its label says.' },
    spike: {
      label: 'Read the unknown, spiked',
      value: { kind: 'number', unit: 'mg/L', min: 0, max: 1000, initial: 1 },
      hint: 'The unknown with so much of the element added: standard addition.',
    },
    read_blank_ten: { label: 'Read ten blanks', hint: 'Their scatter says the limit of detection.' },
    clear_standards: { label: 'Clear the standards' },
  },
  fields: () => ({
    /** Absorbance each second, newest last; NaN before the lamp was on. */
    trace: { kind: 'f32', shape: [TRACE_SECONDS] },
  }),

  init: (params, _rng, specimen) => ({
    stock: stockFactor(specimen, params.noise),
    lampAge: null,
    flame: null,
    closing: 0,
    head: params.flame,
    zero: null,
    zeroings: 0,
    loaded: null,
    dipped: null,
    task: null,
    reading: null,
    standards: [],
    oldStandards: [],
    ...NO_RESULTS,
    tick: 0,
    trace: new Float32Array(TRACE_SECONDS).fill(Number.NaN),
  }),

  step(state, params, { dt, rng }) {
    const { lampAge, flame, closing, tick, trace, task } = state;
    const shut = closing > 0 && closing <= dt;
    const next: State = {
      ...state,
      tick: tick + 1,
      lampAge: lampAge === null ? null : lampAge + dt,
      flame: flame === null || shut ? null : { ...flame, age: flame.age + dt },
      closing: Math.max(0, closing - dt),
    };
    if (next.tick % TICKS !== 0 || next.lampAge === null) return next;
    const exact = signalOf(next, params);
    const sigma = params.noise ? scatterOf(exact - (next.zero ?? 0), params) : 0;
    const value = exact + (sigma > 0 ? sigma * rng.normal() : 0);
    trace.copyWithin(0, 1);
    trace[TRACE_SECONDS - 1] = value - (next.zero ?? 0);
    if (!task) return next;
    const taken = [...task.taken, value];
    return taken.length < task.seconds
      ? { ...next, task: { ...task, taken } }
      : finished(next, params, { ...task, taken });
  },

  act(state, params, action) {
    const bar = SPRAYS.has(action.do) ? barred(state, action.do) : null;
    if (bar !== null) {
      // Without a flame a sample reads nothing.
      return action.do === 'read' && bar === FLAME_FIRST
        ? { state: { ...state, reading: { absorbance: 0, u: 0, rsd: null } }, notice: bar }
        : refused(state, bar);
    }
    switch (action.do) {
      case 'lamp_on':
        if (state.lampAge !== null) return refused(state, 'The lamp is on already.');
        return { state: { ...state, lampAge: 0 } };
      case 'light_flame':
        return lightFlame(state, params);
      case 'flame_off':
        if (!state.flame || state.closing > 0) return refused(state, 'No flame burns.');
        return state.flame.kind === 'Air-Acetylene'
          ? { state: { ...state, flame: null, task: null } }
          : {
              state: { ...state, closing: CHANGEOVER, task: null },
              notice: 'Back to air first, then off: nitrous oxide alone would flash back.',
            };
      case 'align':
        return { state, inputs: { burner_angle: 0, burner_height: BEST_HEIGHT } };
      case 'load_sample':
        return { state: { ...state, loaded: madeUp(params), reading: null, sampleReading: null } };
      case 'aspirate_blank':
      case 'read_blank_ten':
        return spray(state, params, action.do === 'aspirate_blank' ? 'blank' : 'ten-blanks', {
          what: 'blank',
          record: BLANK,
          smokes: false,
          labelled: 0,
        });
      case 'read':
        return spray(state, params, 'sample', {
          what: 'sample',
          record: state.loaded ?? BLANK,
          smokes: true,
          labelled: null,
        });
      case 'aspirate_standard':
        return spray(state, params, 'standard', {
          what: 'standard',
          record: standardOf(params, action.value, state),
          smokes: false,
          labelled: action.value,
        });
      case 'aspirate_unknown':
        return spray(state, params, 'unknown', {
          what: 'unknown',
          record: unknownOf(params),
          smokes: true,
          labelled: null,
        });
      case 'spike':
        return spray(state, params, 'spike', {
          what: 'unknown',
          record: spiked(params, action.value, state),
          smokes: true,
          labelled: action.value,
        });
      case 'fit_line': {
        const line = standardsLine(state.standards);
        return line
          ? { state: { ...state, curve: { is: 'line', line } } }
          : refused(state, 'Measure at least two different standards.');
      }
      case 'fit_quadratic': {
        const parabola = standardsParabola(state.standards);
        return parabola
          ? { state: { ...state, curve: { is: 'parabola', parabola } } }
          : refused(state, 'A parabola needs at least three different standards.');
      }
      case 'clear_standards':
        return { state: { ...state, standards: [], oldStandards: [], curve: null } };
    }
  },

  occupies: (state, _params, action) =>
    !SPRAYS.has(action.do) || barred(state, action.do) !== null
      ? 0
      : action.do === 'read_blank_ten'
        ? SECONDS * SECONDS
        : SECONDS,

  reconfigure(state, params, before) {
    const changed = (...ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    let next = state;
    if (changed('lamp') && next.lampAge !== null) next = { ...next, lampAge: 0 };
    if (changed('element')) next = { ...aside(next), oldStandards: [] };
    if (changed('lamp', ...METHOD)) next = aside(next);
    if (changed('element', 'lamp', 'lamp_current', 'slit')) next = { ...next, zero: null, dipped: null };
    if (changed('unknown', 'shelf')) next = { ...next, unknownReading: null, additions: [] };
    if (changed('element', 'concentration', 'phosphate', 'background'))
      next = { ...next, loaded: null, reading: null, sampleReading: null, task: null };
    if (next.task && changed('unknown', 'shelf')) next = { ...next, task: null };
    return next;
  },

  read(state, params) {
    const { curve, lampAge, dipped } = state;
    const live = !params.noise && lampAge !== null && dipped !== null;
    const absorbance = live ? signalOf(state, params) - (state.zero ?? 0) : (state.reading?.absorbance ?? null);
    const sample = contentBy(state, state.sampleReading, scatterOfZero(params));
    const found = foundOf(state, scatterOfZero(params));
    const dilution = dilutionOf(params);
    const addition = additionOf(state, scatterOfZero(params));
    const limit = detectionLimit(state);
    const atom = atomOf(params.element);
    const missing = dipped ? known(dipped.record, KNOWN_IN_FLAMES).notModelled : [];
    return {
      absorbance,
      absorbance_u: state.reading?.u ?? null,
      transmittance_pct: absorbance === null ? null : 100 * 10 ** -absorbance,
      rsd_pct: state.reading?.rsd ?? null,
      wavelength_nm: atom.line,
      char_conc: atom.charConc,
      slope: curve ? slopeOf(curve) : null,
      intercept: curve ? (curve.is === 'line' ? curve.line.intercept : curve.parabola.coefficients[0]) : null,
      r2: curve ? (curve.is === 'line' ? curve.line.r2 : curve.parabola.r2) : null,
      standards_n: state.standards.length,
      sample_conc: sample?.value ?? null,
      sample_u: sample?.u ?? null,
      unknown_conc: found?.value ?? null,
      unknown_u: found?.u ?? null,
      unknown_flag: flagOf(state, scatterOfZero(params)),
      dilution_factor: dilution,
      unknown_original: found ? found.value * dilution : null,
      unknown_original_u: found && found.u !== null ? found.u * dilution : null,
      addition_conc: addition?.found.value ?? null,
      addition_u: addition?.found.u ?? null,
      lod: limit,
      loq: limit === null ? null : (10 / 3) * limit,
      max_absorbance: -Math.log10(strayShare(params)),
      not_modelled: missing.length > 0 ? missing.join(', ') : null,
    };
  },

  answers: (_state, { shelf }) => shelfAnswers(heldSample(shelf)),

  view(state, params, out) {
    const { curve, task, dipped, lampAge, trace } = state;
    out.trace.set(trace);
    const addition = additionOf(state, scatterOfZero(params));
    const limit = detectionLimit(state);
    const signal = signalOf(state, params);
    return {
      lamp: lampAge !== null,
      /** How far the lamp has warmed, 0 to 1. */
      warmth: lampAge === null ? 0 : 1 - Math.exp(-lampAge / WARM_TIME),
      head: state.head,
      flame: burning(state),
      matched: params.lamp === params.element,
      zeroed: state.zero !== null,
      loaded: state.loaded !== null,
      dipped: dipped ? { what: dipped.what, labelled: dipped.labelled } : null,
      spraying: task ? { is: task.is, done: task.taken.length / task.seconds } : null,
      /** Share of the lamp's light behind the flame. */
      passed: lampAge === null ? 0 : 10 ** -Math.max(0, signal - drift(lampAge)),
      /** The background that smokes in the flame, as absorbance. */
      smoke: dipped?.smokes && burning(state) ? params.background : 0,
      glow: glowOf(state),
      corrected: corrects(params),
      series: standardSeries(params.element),
      standards: state.standards,
      oldStandards: state.oldStandards,
      line: curve
        ? curve.is === 'line'
          ? { slope: curve.line.slope, intercept: curve.line.intercept, bend: 0 }
          : {
              intercept: curve.parabola.coefficients[0],
              slope: curve.parabola.coefficients[1],
              bend: curve.parabola.coefficients[2],
            }
        : null,
      unknown: foundOf(state, scatterOfZero(params)),
      belowLimit: flagOf(state, scatterOfZero(params)) === FLAGS.below ? limit : null,
      additions: state.additions,
      addition: addition ? { ...addition.found, slope: addition.line.slope, intercept: addition.line.intercept } : null,
      inUnknown: contentOf(unknownOf(params), atomIdOf(params.element)) > 0,
    };
  },
});
