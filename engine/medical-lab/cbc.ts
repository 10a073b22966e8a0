/**
 * The complete blood count by electrical impedance (Coulter): a sample is mixed, drawn in, diluted and counted through apertures;
 * haemoglobin is read by its absorbance. Gates, coincidence and its correction are in `coulter.ts`, indices and flags in
 * `cbc-results.ts`, patients in `data/blood-counts.ts`.
 *
 * Scatter (input `noise`): pulses are Poisson, haemoglobin 0.5 %, and the whole counter is calibrated within 1.5 %, once for a
 * specimen. Assumptions: one flow for all apertures, no clogging; white cells do not lyse with the red ones.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { COUNTS, type CountPatient } from '../data/blood-counts';
import { flagsOf, PRINTED, type RedRun, type Report, reportOf, type Runs, STATUS, type WhiteRun } from './cbc-results';
import {
  absorbanceOf,
  channelsOf,
  diluted,
  type Drawn,
  FLOW,
  particlesOf,
  passedAlone,
  perMicrolitre,
  plateletGate,
  redGate,
  together,
  WHITE_DILUTION,
  whiteGates,
  zoneOf,
} from './coulter';

export interface Params {
  readonly patient: CountPatient;
  readonly dilution: '6250' | '12500' | '25000' | '50000' | '100000';
  readonly aperture: '50' | '70' | '100';
  readonly count_time: Quantity<'s'>;
  readonly coincidence_correction: boolean;
  readonly plt_threshold: Quantity<'fL'>;
  readonly previous_sample: 'None' | CountPatient;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type Channel = 'red' | 'white' | 'hgb';

interface Running {
  readonly what: readonly Channel[];
  readonly steps: number;
  readonly of: number;
}

export interface State {
  /** Steps since the tube was last turned over; null: never. */
  readonly mixed: number | null;
  readonly warmed: boolean;
  /** What keeps the bench: steps left. */
  readonly busy: { readonly is: 'mixing' | 'warming'; readonly left: number } | null;
  /** What the lines hold besides water: another sample, this one, nothing. */
  readonly lines: 'rinsed' | 'own' | 'before';
  readonly drawn: { readonly blood: Drawn; readonly settled: boolean; readonly carried: boolean } | null;
  readonly running: Running | null;
  readonly runs: Runs;
  /** Histograms of the last runs: counts of a channel. */
  readonly histograms: { readonly red: Float32Array; readonly platelet: Float32Array; readonly white: Float32Array };
  /** Pulses on the oscilloscope now: volumes, fL. */
  readonly pulses: readonly number[];
  readonly calibration: number;
  readonly marked: boolean;
  readonly chance: { readonly counts: Rng; readonly scope: Rng };
}

type Result = ActResult<Params, State>;

const DT = 0.1;
const stepsOf = (seconds: number): number => Math.round(seconds / DT);
const MIXING = 6;
const WARMING = 600;
const HGB_TIME = 3;
/** Longer than this after mixing, cells have settled away from the needle. */
const FRESH = 60;
const SETTLED = 0.85;
const CARRIED = 0.01;
const CALIBRATION = 0.015;
const HGB_SCATTER = 0.005;
/** A wall second of warming is a minute. */
const WARM_RATE = 60;
export const CHANNELS = 128;
/** Upper ends of the histograms, fL. */
export const SPANS = { red: 256, platelet: 48, white: 512 } as const;
/** Pulses of a picture, and pulses a second for each of them. */
const MOST_PULSES = 60;
const THINNED = 240;

const NO_RUNS: Runs = { red: null, white: null, absorbance: null };
const emptyHistograms = (): State['histograms'] => ({
  red: new Float32Array(CHANNELS),
  platelet: new Float32Array(CHANNELS),
  white: new Float32Array(CHANNELS),
});

const bloodOf = (patient: CountPatient, warmed: boolean): Drawn => ({
  particles: particlesOf(COUNTS[patient], warmed),
  haemoglobin: COUNTS[patient].haemoglobin,
});

// ---------------------------------------------------------------- counting

/** So many pulses of an expected number. */
const counted = (expected: number, noise: boolean, rng: Rng): number => (noise ? rng.poisson(expected) : expected);

/** A mean of so many pulses. */
const scattered = (
  value: number | null,
  deviation: number | null,
  n: number,
  noise: boolean,
  rng: Rng,
): number | null =>
  value === null || !noise || n <= 0 ? value : value + ((deviation ?? 0) / Math.sqrt(n)) * rng.normal();

function countRed(drawn: Drawn, params: Params, rng: Rng): RedRun {
  const { count_time: seconds, noise, plt_threshold } = params;
  const [dilution, aperture] = [Number(params.dilution), Number(params.aperture)];
  const gate = redGate(drawn, plt_threshold);
  const plates = plateletGate(drawn, plt_threshold);
  const c = perMicrolitre(gate.count, dilution);
  const zone = zoneOf(aperture);
  const pulses = counted(c * passedAlone(c, zone) * FLOW * seconds, noise, rng);
  const platelets = counted(perMicrolitre(plates.count, dilution) * FLOW * seconds, noise, rng);
  return {
    pulses,
    platelets,
    dilution,
    aperture,
    seconds,
    crowding: c * zone,
    mean: scattered(gate.mean, gate.deviation, pulses, noise, rng),
    deviation: scattered(gate.deviation, (gate.deviation ?? 0) / Math.SQRT2, pulses, noise, rng),
    plateletMean: platelets > 0 ? scattered(plates.mean, plates.deviation, platelets, noise, rng) : null,
  };
}

function countWhite(drawn: Drawn, { count_time: seconds, aperture, noise }: Params, rng: Rng): WhiteRun {
  const gates = whiteGates(drawn);
  const all = gates.reduce((sum, { count }) => sum + perMicrolitre(count, WHITE_DILUTION), 0);
  const alone = passedAlone(all, zoneOf(Number(aperture)));
  const of = (n: number): number =>
    counted(perMicrolitre(gates[n]?.count ?? 0, WHITE_DILUTION) * alone * FLOW * seconds, noise, rng);
  return { pulses: [of(0), of(1), of(2), of(3)], aperture: Number(aperture), seconds };
}

function histogramOf(
  drawn: Drawn,
  white: boolean,
  span: number,
  pulses: number,
  noise: boolean,
  rng: Rng,
): Float32Array {
  const weights = channelsOf(drawn, white, span, CHANNELS);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float32Array.from(weights, (weight) => (sum > 0 ? counted((pulses * weight) / sum, noise, rng) : 0));
}

function finished(state: State, params: Params, what: readonly Channel[]): State {
  const drawn = state.drawn?.blood;
  if (!drawn) return state;
  const rng = state.chance.counts;
  const red = what.includes('red') ? countRed(drawn, params, rng) : state.runs.red;
  const white = what.includes('white') ? countWhite(drawn, params, rng) : state.runs.white;
  const absorbance = what.includes('hgb')
    ? absorbanceOf(drawn) * (params.noise ? 1 + HGB_SCATTER * rng.normal() : 1)
    : state.runs.absorbance;
  return { ...state, runs: { red, white, absorbance } };
}

/** The run's own results are drawn at its start; the bench shows them as they grow. */
function begin(state: State, params: Params, what: readonly Channel[], seconds: number): State {
  const drawn = state.drawn?.blood;
  if (!drawn) return state;
  const next = finished(state, params, what);
  const rng = state.chance.scope;
  const { red, white } = next.runs;
  const { noise } = params;
  const { histograms } = state;
  const redPulses = (red?.pulses ?? 0) + (red?.platelets ?? 0);
  const whitePulses = white?.pulses.reduce((sum, part) => sum + part, 0) ?? 0;
  return {
    ...next,
    running: { what, steps: 0, of: stepsOf(seconds) },
    histograms: {
      red: what.includes('red') ? histogramOf(drawn, false, SPANS.red, redPulses, noise, rng) : histograms.red,
      platelet: what.includes('red')
        ? histogramOf(drawn, false, SPANS.platelet, red?.platelets ?? 0, noise, rng)
        : histograms.platelet,
      white: what.includes('white') ? histogramOf(drawn, true, SPANS.white, whitePulses, noise, rng) : histograms.white,
    },
  };
}

/** A few of the pulses that pass, each a channel of the histogram. */
function pulsesNow({ running, runs, histograms }: State, rng: Rng): readonly number[] {
  if (!running) return [];
  const which = running.what.includes('red') ? 'red' : running.what.includes('white') ? 'white' : null;
  if (!which) return [];
  const histogram = histograms[which];
  const rate = which === 'red' ? (runs.red?.pulses ?? 0) / (runs.red?.seconds ?? 1) : 30 * THINNED;
  const sum = histogram.reduce((total, count) => total + count, 0);
  if (!(sum > 0)) return [];
  const wide = SPANS[which] / CHANNELS;
  return Array.from({ length: Math.min(MOST_PULSES, Math.max(3, Math.round(rate / THINNED))) }, () => {
    let left = rng.next() * sum;
    const at = histogram.findIndex((count) => {
      left -= count;
      return left < 0;
    });
    return (Math.max(0, at) + rng.next()) * wide;
  });
}

// ---------------------------------------------------------------- actions

function aspirate(state: State, params: Params): Result {
  const settled = state.mixed === null || state.mixed * DT > FRESH;
  const own = bloodOf(params.patient, state.warmed);
  const above = settled ? diluted(own, SETTLED) : own;
  const before = params.previous_sample;
  const carried = state.lines === 'before' && before !== 'None';
  const blood = carried ? together(diluted(above, 1 - CARRIED), diluted(bloodOf(before, false), CARRIED)) : above;
  return {
    state: { ...state, drawn: { blood, settled, carried }, lines: 'own', runs: NO_RUNS, histograms: emptyHistograms() },
    notice: settled ? 'The tube was not turned over within the last minute: the cells have settled.' : undefined,
  };
}

const NOT_DRAWN = 'Draw the sample in first.';

function run(state: State, params: Params, what: readonly Channel[], seconds: number): Result {
  if (!state.drawn) return { state, notice: NOT_DRAWN };
  const next = begin(state, params, what, seconds);
  const corrected = params.coincidence_correction;
  const { status } = reportOf(next.runs, corrected, 1);
  const told =
    what.includes('red') && (status === 'Above linear range' || status.startsWith('Too')) ? status : undefined;
  return { state: next, notice: told };
}

// ---------------------------------------------------------------- readings

/** Results are printed when the counting is over. */
const printedOf = ({ runs, running }: State): Runs =>
  running
    ? {
        red: running.what.includes('red') ? null : runs.red,
        white: running.what.includes('white') ? null : runs.white,
        absorbance: running.what.includes('hgb') ? null : runs.absorbance,
      }
    : runs;

const reported = (state: State, { coincidence_correction }: Params): Report =>
  reportOf(printedOf(state), coincidence_correction, state.calibration);

const result = (label: string, unit: string, decimals: number) =>
  ({ label, unit, decimals, origin: 'derived' }) as const;
const isComplete = (runs: Runs): boolean => runs.red !== null && runs.white !== null && runs.absorbance !== null;
const ERROR = 'calibration of the counter';

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ busy }) => (busy?.is === 'warming' ? WARM_RATE : 1),
  readings: {
    rbc: result('Red cells', '10¹²/L', 3),
    hgb: result('Haemoglobin', 'g/L', PRINTED.hgb),
    hct: result('Haematocrit', 'L/L', 3),
    mcv: result('Mean cell volume', 'fL', PRINTED.mcv),
    mch: result('Haemoglobin of a cell, MCH', 'pg', 2),
    mchc: result('Haemoglobin of the cells, MCHC', 'g/L', PRINTED.mchc),
    rdw_cv: result('Spread of red volumes, RDW-CV', '%', 1),
    plt: result('Platelets', '10⁹/L', PRINTED.plt),
    mpv: result('Mean platelet volume', 'fL', 1),
    wbc: result('White cells', '10⁹/L', PRINTED.wbc),
    lymph_pct: result('Lymphocytes', '%', 1),
    mid_pct: result('Mid cells', '%', 1),
    gran_pct: result('Granulocytes', '%', 1),
    rbc_raw_count: { label: 'Red pulses counted', unit: 'counts', decimals: 0, origin: 'count' },
    coincidence_loss: { label: 'Cells lost by coincidence', unit: '%', decimals: 2, origin: 'theory' },
    count_cv: { label: 'Scatter of the red count', unit: '%', decimals: 2, origin: 'computed' },
    plt_cv: { label: 'Scatter of the platelet count', unit: '%', decimals: 2, origin: 'computed' },
    cal_cv: { label: 'Calibration, shared by all counts', unit: '%', decimals: 1, origin: 'computed' },
    status: { label: 'Analyser', kind: 'text', unit: 'text', values: STATUS },
    flags: { label: 'Flags', kind: 'text', unit: 'text' },
  },
  actions: {
    mix_sample: { label: 'Mix the tube', hint: 'Turned over on the rocker: cells settle within a minute or so.' },
    aspirate: {
      label: 'Draw the sample in',
      hint: 'The needle dips into the tube and the analyser dilutes what it takes.',
    },
    run_all: { label: 'Count everything', hint: 'Red cells and platelets, white cells, haemoglobin, all at once.' },
    run_rbc: { label: 'Count red cells and platelets' },
    run_wbc: { label: 'Count white cells', hint: 'In their own bath, after the red cells were dissolved.' },
    run_hgb: { label: 'Read haemoglobin', hint: 'Its absorbance at 540 nm.' },
    flush: { label: 'Rinse the lines', hint: 'Takes the sample before out of them: no carry-over.' },
    warm_sample: { label: 'Warm to 37 °C', hint: 'Ten minutes in the block; then mix and draw in again.' },
    reveal: { label: 'Show the answer', hint: 'Whose blood this is, and its true values.' },
  },
  startActions: ['run_all', 'run_rbc', 'run_wbc', 'run_hgb'],
  fields: () => ({
    red: { kind: 'f32', shape: [CHANNELS] },
    platelet: { kind: 'f32', shape: [CHANNELS] },
    white: { kind: 'f32', shape: [CHANNELS] },
    pulses: { kind: 'f32', shape: [MOST_PULSES] },
  }),

  init({ specimen, noise }, rng, specimenRng) {
    const blood = specimenRng.stream(`specimen ${specimen}`).stream('calibration');
    const trial = rng.stream(`specimen ${specimen}`);
    return {
      mixed: null,
      warmed: false,
      busy: null,
      lines: 'before',
      drawn: null,
      running: null,
      runs: NO_RUNS,
      histograms: emptyHistograms(),
      pulses: [],
      calibration: noise ? blood.normal(1, CALIBRATION) : 1,
      marked: false,
      chance: { counts: trial.stream('counts'), scope: trial.stream('scope') },
    };
  },

  step(state) {
    let next = state;
    if (next.busy) {
      const left = next.busy.left - 1;
      next =
        left > 0
          ? { ...next, busy: { ...next.busy, left } }
          : next.busy.is === 'warming'
            ? { ...next, busy: null, warmed: true, mixed: null }
            : { ...next, busy: null, mixed: 0 };
    } else if (next.mixed !== null) next = { ...next, mixed: next.mixed + 1 };
    if (next.running) {
      const steps = next.running.steps + 1;
      next = { ...next, running: steps < next.running.of ? { ...next.running, steps } : null };
      next = { ...next, pulses: pulsesNow(next, next.chance.scope) };
    }
    return next;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'mix_sample':
        return { state: { ...state, busy: { is: 'mixing', left: stepsOf(MIXING) } } };
      case 'aspirate':
        return aspirate(state, params);
      case 'run_all':
        return run(state, params, ['red', 'white', 'hgb'], params.count_time);
      case 'run_rbc':
        return run(state, params, ['red'], params.count_time);
      case 'run_wbc':
        return run(state, params, ['white'], params.count_time);
      case 'run_hgb':
        return run(state, params, ['hgb'], HGB_TIME);
      case 'flush':
        return { state: { ...state, lines: 'rinsed', drawn: null, runs: NO_RUNS, histograms: emptyHistograms() } };
      case 'warm_sample':
        if (state.warmed) return { state, notice: 'The tube has been warmed already.' };
        return {
          state: {
            ...state,
            busy: { is: 'warming', left: stepsOf(WARMING) },
            drawn: null,
            runs: NO_RUNS,
            histograms: emptyHistograms(),
          },
        };
      case 'reveal':
        return { state: { ...state, marked: true } };
    }
  },

  occupies(state, { count_time }, action) {
    switch (action.do) {
      case 'mix_sample':
        return MIXING;
      case 'warm_sample':
        return state.warmed ? 0 : WARMING;
      case 'run_all':
      case 'run_rbc':
      case 'run_wbc':
        return state.drawn ? count_time : 0;
      case 'run_hgb':
        return state.drawn ? HGB_TIME : 0;
      default:
        return 0;
    }
  },

  done: ({ runs, running }) => running === null && isComplete(runs),

  read(state, params) {
    const runs = printedOf(state);
    const report = reported(state, params);
    const { red } = runs;
    const [lymphs, mids, grans] = report.whiteParts ?? [null, null, null];
    return {
      rbc: report.rbc,
      hgb: report.hgb,
      hct: report.hct,
      mcv: report.mcv,
      mch: report.mch,
      mchc: report.mchc,
      rdw_cv: report.rdw,
      plt: report.plt,
      mpv: report.mpv,
      wbc: report.wbc,
      lymph_pct: lymphs,
      mid_pct: mids,
      gran_pct: grans,
      rbc_raw_count: red?.pulses ?? null,
      coincidence_loss: red ? 100 * (1 - Math.exp(-red.crowding)) : null,
      count_cv: red && red.pulses > 0 ? 100 / Math.sqrt(red.pulses) : null,
      plt_cv: red && red.platelets > 0 ? 100 / Math.sqrt(red.platelets) : null,
      cal_cv: 100 * CALIBRATION,
      status: report.status,
      flags: isComplete(runs) ? flagsOf(report) : null,
    };
  },

  derive(state, params) {
    const runs = printedOf(state);
    const report = reported(state, params);
    const { red, white } = runs;
    const { noise } = params;
    /** A result with its relative scatter, and how the shared calibration moves it. */
    const estimate = (value: number | null, relative: number, calibrated: number) =>
      value === null
        ? null
        : noise
          ? { value, scatter: value * relative, shared: { [ERROR]: calibrated * CALIBRATION * value } }
          : value;
    const root = (...parts: readonly number[]): number => Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
    const reds = red && red.pulses > 0 ? report.steepness / Math.sqrt(red.pulses) : 0;
    const mean =
      red && red.mean !== null && red.deviation !== null ? red.deviation / red.mean / Math.sqrt(red.pulses) : 0;
    const all = white ? white.pulses.reduce((sum, part) => sum + part, 0) : 0;
    const part = (n: 0 | 1 | 2) => {
      const share = report.whiteParts?.[n];
      if (share === undefined) return null;
      return noise ? { value: share, scatter: Math.sqrt((share * (100 - share)) / Math.max(1, all)) } : share;
    };
    return {
      rbc: estimate(report.rbc, reds, 1),
      hgb: estimate(report.hgb, HGB_SCATTER, 0),
      mcv: estimate(report.mcv, mean, 0),
      hct: estimate(report.hct, root(reds, mean), 1),
      mch: estimate(report.mch, root(reds, HGB_SCATTER), -1),
      mchc: estimate(report.mchc, root(reds, mean, HGB_SCATTER), -1),
      rdw_cv: estimate(report.rdw, red ? 1 / Math.sqrt(2 * Math.max(1, red.pulses)) : 0, 0),
      plt: estimate(report.plt, red ? 1 / Math.sqrt(Math.max(1, red.platelets)) : 0, 1),
      mpv: estimate(report.mpv, red ? 0.45 / Math.sqrt(Math.max(1, red.platelets)) : 0, 0),
      wbc: estimate(report.wbc, all > 0 ? 1 / Math.sqrt(all) : 0, 1),
      lymph_pct: part(0),
      mid_pct: part(1),
      gran_pct: part(2),
    };
  },

  view(state, params, out) {
    const { running, histograms, drawn } = state;
    const grown = (which: Channel): number =>
      running?.what.includes(which) ? running.steps / Math.max(1, running.of) : 1;
    const fill = (to: Float32Array, from: Float32Array, part: number): void => {
      for (let n = 0; n < to.length; n++) to[n] = (from[n] ?? 0) * part;
    };
    fill(out.red, histograms.red, grown('red'));
    fill(out.platelet, histograms.platelet, grown('red'));
    fill(out.white, histograms.white, grown('white'));
    out.pulses.fill(Number.NaN);
    state.pulses.slice(0, MOST_PULSES).forEach((volume, n) => {
      out.pulses[n] = volume;
    });
    const { busy } = state;
    return {
      busy: busy ? { is: busy.is, part: 1 - busy.left / stepsOf(busy.is === 'warming' ? WARMING : MIXING) } : null,
      /** 0 freshly mixed, 1 settled. */
      settled: state.mixed === null ? 1 : Math.min(1, (state.mixed * DT) / (3 * FRESH)),
      warmed: state.warmed,
      drawn: drawn ? { settled: drawn.settled, carried: drawn.carried } : null,
      rinsed: state.lines === 'rinsed',
      running: running ? { what: running.what, part: running.steps / Math.max(1, running.of) } : null,
      counted: { red: state.runs.red !== null, white: state.runs.white !== null, hgb: state.runs.absorbance !== null },
      /** Cells in the sensing zone on average: how often two pass at once. */
      crowding: state.runs.red?.crowding ?? 0,
      white: running ? !running.what.includes('red') : false,
      absorbance: printedOf(state).absorbance,
      answer: state.marked
        ? {
            name: COUNTS[params.patient].name,
            red: COUNTS[params.patient].red,
            platelets: COUNTS[params.patient].platelets,
          }
        : null,
    };
  },
});
