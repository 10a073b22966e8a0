/**
 * A UV-Vis spectrophotometer: absorbance at one wavelength, spectra, standards, and a reaction followed by its colour.
 *
 * Light       T, stray light, slit and cell              `photometer-optics.ts`
 * Standards   line, inverse prediction, two parts of u   `standards-line.ts`
 * Reaction    fading of a dye in hydroxide               `fading-reaction.ts`
 *
 * The sample is a record (`data/samples/`): what is in it decides what is read. A scan takes 4 nm a second, a point each
 * nanometre; a reading is the mean of ten. Hands take no lab time.
 *
 * Assumptions: baseline and lamp do not drift; the wavelength scale is true; solutes neither react (but for the dye with
 * hydroxide) nor associate.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { linearRgbToSrgb, transmittedRgb } from '../core/spectrum';
import { ABSORPTION } from '../data/samples/absorption';
import { PHOTOMETRY_SAMPLES, type PhotometrySample } from '../data/samples/photometry';
import { heldSample } from '../data/samples/read-sample-code';
import { known, type Sample, withContents } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';
import {
  absorbanceLimit,
  absorbanceReading,
  absorber,
  AVERAGED,
  type Baseline,
  type Cell,
  type Optics,
  photometric,
} from './photometer-optics';
import { aloneIn, analyteAt, shelfAnswers } from './photometer-samples';
import { decayConstant } from './decay-constant';
import { faded, fadingOf, HYDROXIDE, rateError, THERMOSTAT } from './fading-reaction';
import { nearestPeak, spectrumPeaks } from './spectrum-peaks';
import { predicted, type Standard, standardsLine, type StandardsLine, STOCK, stockFactor } from './standards-line';
import { uvVisReadings } from './uv-vis-readings';

export interface Params {
  readonly sample: PhotometrySample;
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly concentration: Quantity<'mmol/L'>;
  readonly path_length: '0.1' | '0.5' | '1' | '5' | '10';
  readonly mode: 'Fixed Wavelength' | 'Scan' | 'Kinetics';
  readonly wavelength: Quantity<'nm'>;
  readonly scan_start: Quantity<'nm'>;
  readonly scan_end: Quantity<'nm'>;
  readonly slit: '0.5' | '1' | '2' | '5' | '10' | '20';
  readonly stray_light: Quantity<'%'>;
  readonly cell: Cell;
  readonly hydroxide: Quantity<'mol/L'>;
  readonly temperature: Quantity<'°C'>;
  readonly noise: boolean;
}

interface Reading {
  readonly absorbance: number | null;
  readonly transmittance: number;
  /** Standard deviation of the absorbance that was read; null where nothing could be. */
  readonly u: number | null;
}

interface Scan {
  /** nm that are recorded next and last; `way` is 1 or −1. */
  readonly next: Quantity<'nm'>;
  readonly end: Quantity<'nm'>;
  readonly way: 1 | -1;
  readonly range: readonly [from: Quantity<'nm'>, to: Quantity<'nm'>];
  readonly done: boolean;
}

interface Reaction {
  readonly seconds: Quantity<'s'>;
  /** ln of what is left of the dye. */
  readonly left: number;
  readonly times: number[];
  readonly absorbances: number[];
}

export interface State {
  readonly unknown: Quantity<'mmol/L'>;
  readonly stock: number;
  readonly lamp: boolean;
  readonly baseline: Baseline | null;
  /** What stands in the beam: a cuvette with a solution. */
  readonly holder: Sample | null;
  readonly reading: Reading | null;
  readonly scan: Scan | null;
  /** Absorbances from 190 nm on; NaN where nothing was recorded. */
  readonly spectrum: Float64Array;
  /** The scan before. */
  readonly before: Float64Array;
  readonly pick: Quantity<'nm'> | null;
  readonly standards: readonly Standard[];
  /** Those measured before the optics changed. */
  readonly oldStandards: readonly Standard[];
  readonly line: StandardsLine | null;
  readonly unknownReading: number | null;
  readonly reaction: Reaction | null;
  readonly message: string | null;
}

const DT: Quantity<'s'> = 0.25;
export const FIRST_NM: Quantity<'nm'> = 190;
export const LAST_NM: Quantity<'nm'> = 1100;
const POINTS = LAST_NM - FIRST_NM + 1;
/** Of a reaction, one reading each second; so many at most are drawn. */
const READ_EVERY: Quantity<'s'> = 1;
export const REACTION_POINTS = 360;
const LAMP_SWITCH: Quantity<'nm'> = 340;
const UNKNOWN_RANGE = [0.05, 0.25] as const;
const ANSWER_TOLERANCE = 0.015;
export const CHROMATE_NOTE = 'Chromium(VI): sealed cells, never opened, never poured away.';

/** Sealed cells have the content that they were filled with, whatever is set. */
const FIXED: ReadonlySet<PhotometrySample> = new Set(['Holmium Solution', 'Potassium Dichromate']);

const opticsOf = ({ wavelength, path_length, slit, stray_light, cell }: Params): Optics => ({
  wavelength,
  path: Number(path_length),
  slit: Number(slit),
  stray: stray_light / 100,
  cell,
});

/** The record of what a cuvette would be filled with. */
function recordOf({ sample, shelf, concentration }: Params, unknown: number): Sample {
  const held = heldSample(shelf);
  if (held) return held;
  const record: Sample = PHOTOMETRY_SAMPLES[sample];
  if (FIXED.has(sample)) return record;
  return withAnalyte(record, sample === 'Unknown Permanganate' ? unknown : concentration);
}

const withAnalyte = (record: Sample, mmol: Quantity<'mmol/L'>): Sample => {
  const [analyte] = record.parts;
  return analyte ? withContents(record, { [analyte.id]: mmol / 1000 }) : record;
};

function readSample(sample: Sample | null, state: State, params: Params, rng: Rng): Reading {
  if (!state.lamp) return { absorbance: null, transmittance: 0, u: null };
  const { transmittance: exact, scatter } = photometric(sample, opticsOf(params), state.baseline);
  const sigma = params.noise ? scatter / Math.sqrt(AVERAGED) : 0;
  const transmittance = exact + (sigma > 0 ? sigma * rng.normal() : 0);
  const absorbance = absorbanceReading(transmittance);
  return { absorbance, transmittance, u: absorbance === null ? null : sigma / (transmittance * Math.LN10) };
}

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const LIGHT_FIRST = 'No light: switch the lamp on first.';
const LOAD_FIRST = 'Load a sample first.';
const SCANNING = 'A scan is running: wait for its end.';
const SCAN_FIRST = 'The spectrum has no peak yet: scan first, over the whole of a band.';
const NO_PEAK = 'No peak stands out of this spectrum: if there is a band, scan over the whole of it.';
/** So near to the limit that stray light sets most of what is read. */
const NEAR_LIMIT = 0.3;
const AT_LIMIT =
  'Near the limit that stray light sets: more of the substance would hardly read more. Dilute, or take a shorter path.';
const OVER_RANGE = 'Over range: no light is left to measure. Dilute, or take a shorter path.';
const blank = (): Float64Array => new Float64Array(POINTS).fill(Number.NaN);

/** What is in the beam now. */
const inBeam = ({ holder, reaction }: State): Sample | null =>
  holder && reaction ? faded(holder, reaction.left) : holder;

const peakOf = ({ pick, spectrum }: State) =>
  pick === null ? null : nearestPeak(spectrumPeaks(spectrum, FIRST_NM, 1), pick);

const cleared = { standards: [], line: null, unknownReading: null } as const;

/** Standards that no longer belong to what is set stay to be seen, and are used no more. */
const archived = (state: State): State =>
  state.standards.length > 0 ? { ...state, ...cleared, oldStandards: state.standards } : state;

/** What standards are made of. */
function substanceOf({ sample, shelf, wavelength }: Params): SubstanceId | null {
  const held = heldSample(shelf);
  return held ? analyteAt(held, wavelength) : (PHOTOMETRY_SAMPLES[sample].parts[0]?.id ?? null);
}

function standardOf(params: Params, mmol: Quantity<'mmol/L'>): Sample | null {
  const held = heldSample(params.shelf);
  if (!held) return withAnalyte(PHOTOMETRY_SAMPLES[params.sample], mmol);
  const id = substanceOf(params);
  return id === null ? null : aloneIn(held, id, mmol);
}
const isSealed = ({ sample, shelf }: Params): boolean => FIXED.has(sample) && heldSample(shelf) === null;
const isChromate = ({ sample, shelf }: Params): boolean =>
  sample === 'Potassium Dichromate' && heldSample(shelf) === null;

function isNearLimit({ absorbance }: Reading, params: Params): boolean {
  const limit = absorbanceLimit(opticsOf(params));
  return absorbance !== null && limit !== null && absorbance > limit - NEAR_LIMIT;
}

function measured(state: State, params: Params, reading: Reading): ActResult<Params, State> {
  const dark = reading.absorbance === null;
  const negative = (reading.absorbance ?? 0) < -0.005;
  const next = { ...state, reading };
  if (!state.lamp) return { state: next, notice: 'No light reaches the detector: 0 % T. Switch the lamp on.' };
  if (dark) return { state: next, notice: OVER_RANGE };
  if (negative) {
    return { state: next, notice: 'Negative: the blank was darker than the sample. Take a blank of solvent alone.' };
  }
  if (!state.baseline) return { state: next, notice: 'Without a blank cell and solvent count as sample.' };
  return isNearLimit(reading, params) ? { state: next, notice: AT_LIMIT } : { state: next };
}

// ---------------------------------------------------------------- what is done

function takeBlank(state: State, params: Params): ActResult<Params, State> {
  if (!state.lamp) return refused(state, LIGHT_FIRST);
  const sample = inBeam(state);
  const optics = opticsOf(params);
  const next = { ...archived(state), reading: null, baseline: { cell: optics.cell, path: optics.path, sample } };
  return sample && absorber(sample, optics.path)(params.wavelength) > 0.001
    ? { state: next, notice: 'The blank has colour: what is read from now on is too low.' }
    : { state: next };
}

function startScan(state: State, params: Params): ActResult<Params, State> {
  if (!state.holder) return refused(state, LOAD_FIRST);
  if (!state.lamp) return refused(state, LIGHT_FIRST);
  if (params.scan_start === params.scan_end) return refused(state, 'The scan begins where it ends.');
  const way = params.scan_end > params.scan_start ? 1 : -1;
  const scan: Scan = {
    next: params.scan_start,
    end: params.scan_end,
    way,
    range: [params.scan_start, params.scan_end],
    done: false,
  };
  const before = state.spectrum.some(Number.isFinite) ? state.spectrum : state.before;
  return {
    state: { ...state, scan, spectrum: blank(), before, pick: null },
    inputs: { mode: 'Scan' },
  };
}

function addStandard(state: State, params: Params, value: number, rng: Rng): ActResult<Params, State> {
  if (!state.lamp) return refused(state, LIGHT_FIRST);
  if (!state.baseline) return refused(state, 'Take the blank first.');
  if (isChromate(params)) return refused(state, `Nothing is diluted from this cell. ${CHROMATE_NOTE}`);
  if (isSealed(params)) return refused(state, 'This is a sealed standard of wavelength: nothing is diluted.');
  const record = standardOf(params, value * state.stock);
  if (!record) return refused(state, 'Nothing that is dissolved in this sample absorbs here.');
  const reading = readSample(record, state, params, rng);
  if (reading.absorbance === null) return refused(state, OVER_RANGE);
  const standards = [...state.standards, { x: value, y: reading.absorbance }];
  return {
    state: { ...state, standards, line: null, unknownReading: null, holder: null, reaction: null, reading },
    notice: isNearLimit(reading, params) ? AT_LIMIT : undefined,
  };
}

function measureUnknown(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (!state.line) return refused(state, 'Fit the line first.');
  if (!state.holder) return refused(state, LOAD_FIRST);
  const reading = readSample(inBeam(state), state, params, rng);
  const found = reading.absorbance === null ? null : predicted(state.line, reading.absorbance);
  return {
    ...measured({ ...state, unknownReading: reading.absorbance }, params, reading),
    ...(found?.beyond && { notice: 'Above the highest standard: the line is not known there.' }),
  };
}

function startKinetics(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (!state.holder) return refused(state, LOAD_FIRST);
  if (!state.lamp) return refused(state, LIGHT_FIRST);
  if (fadingOf(state.holder, params) === null) {
    return refused(state, 'Nothing in this cuvette reacts with hydroxide: load crystal violet.');
  }
  const reading = readSample(state.holder, state, params, rng);
  const first = reading.absorbance;
  return {
    state: {
      ...state,
      reading,
      reaction: {
        seconds: 0,
        left: 0,
        times: first === null ? [] : [0],
        absorbances: first === null ? [] : [first],
      },
    },
    inputs: { mode: 'Kinetics' },
  };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: ({ scan, reaction }) => (scan && !scan.done ? 5 : reaction ? 10 : 1),
  readings: uvVisReadings,
  settings: { hydroxide: HYDROXIDE, temperature: THERMOSTAT },
  actions: {
    lamp_on: { label: 'Lamp on', hint: 'Deuterium below 340 nm, tungsten above.' },
    blank: {
      label: 'Take the blank',
      hint: 'A cuvette of solvent stands in the beam, unless a sample stands there: then that is the blank.',
    },
    load_sample: {
      label: 'Load the sample',
      hint: 'Fills a cuvette with what is set and puts it into the beam.',
    },
    take_out: { label: 'Take the cuvette out' },
    measure: { label: 'Read the absorbance', hint: 'At the set wavelength, the mean of ten readings.' },
    start_scan: { label: 'Start the scan' },
    pick_peak: {
      label: 'Pick a peak',
      value: { kind: 'number', unit: 'nm', min: FIRST_NM, max: LAST_NM, step: 1, initial: 525 },
      hint: 'The maximum of the spectrum that lies nearest.',
    },
    add_standard: {
      label: 'Measure a standard',
      value: { kind: 'number', unit: 'mmol/L', min: 0, max: 1000, initial: 0.1 },
      hint: 'Of the same substance as the sample, from the stock, at the set wavelength.',
    },
    fit_line: { label: 'Fit the line' },
    measure_unknown: { label: 'Read the sample by the line' },
    start_kinetics: { label: 'Add hydroxide and follow', hint: 'Absorbance each second from now on.' },
    clear_standards: { label: 'Clear the standards' },
  },
  fields: () => ({
    /** Absorbances each nanometre from 190 nm: the scan, and the one before. */
    spectra: { kind: 'f32', shape: [2, POINTS] },
    /** s, absorbance of the reaction. */
    reaction: { kind: 'f32', shape: [2, REACTION_POINTS] },
  }),

  init(params, _rng, specimen) {
    return {
      unknown: Math.round(specimen.stream('unknown').uniform(...UNKNOWN_RANGE) * 1e4) / 1e4,
      stock: stockFactor(specimen, params.noise),
      lamp: false,
      baseline: null,
      holder: null,
      reading: null,
      scan: null,
      spectrum: blank(),
      before: blank(),
      pick: null,
      ...cleared,
      oldStandards: [],
      reaction: null,
      message: null,
    };
  },

  step(state, params, { rng }) {
    const { scan, reaction } = state;
    if (scan && !scan.done) {
      const at = scan.next;
      const reading = readSample(inBeam(state), state, { ...params, wavelength: at }, rng);
      state.spectrum[at - FIRST_NM] = reading.absorbance ?? Number.NaN;
      const done = at === scan.end;
      return { ...state, scan: { ...scan, next: done ? at : at + scan.way, done } };
    }
    if (!reaction || !state.holder) return state;
    const seconds = reaction.seconds + DT;
    const next = { ...reaction, seconds, left: reaction.left - (fadingOf(state.holder, params) ?? 0) * DT };
    if (seconds % READ_EVERY !== 0) return { ...state, reaction: next };
    const reading = readSample(faded(state.holder, next.left), state, params, rng);
    if (reading.absorbance !== null) {
      next.times.push(seconds);
      next.absorbances.push(reading.absorbance);
    }
    return { ...state, reaction: next, reading };
  },

  act(state, params, action, rng) {
    if (state.scan && !state.scan.done && action.do !== 'pick_peak') return refused(state, SCANNING);
    switch (action.do) {
      case 'lamp_on':
        if (state.lamp) return refused(state, 'The lamp is on already.');
        return { state: { ...state, lamp: true } };
      case 'blank':
        return takeBlank(state, params);
      case 'load_sample': {
        const holder = recordOf(params, state.unknown);
        const notice = isChromate(params) ? CHROMATE_NOTE : undefined;
        return { state: { ...state, holder, reaction: null, reading: null }, notice };
      }
      case 'take_out':
        if (!state.holder) return refused(state, 'The holder is empty.');
        return { state: { ...state, holder: null, reaction: null, reading: null } };
      case 'measure':
        if (!state.holder) return refused(state, LOAD_FIRST);
        return measured(state, params, readSample(inBeam(state), state, params, rng));
      case 'start_scan':
        return startScan(state, params);
      case 'pick_peak': {
        const next = { ...state, pick: action.value };
        return peakOf(next) ? { state: next } : refused(state, state.scan?.done ? NO_PEAK : SCAN_FIRST);
      }
      case 'add_standard':
        return addStandard(state, params, action.value, rng);
      case 'fit_line': {
        const line = standardsLine(state.standards);
        return line ? { state: { ...state, line } } : refused(state, 'Measure at least two different standards.');
      }
      case 'measure_unknown':
        return measureUnknown(state, params, rng);
      case 'start_kinetics':
        return startKinetics(state, params, rng);
      case 'clear_standards':
        return { state: { ...state, ...cleared, oldStandards: [] } };
    }
  },

  reconfigure(state, params, before) {
    const changed = (...ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    let next = state;
    if (changed('wavelength', 'slit', 'stray_light', 'cell', 'path_length'))
      next = archived({ ...next, reading: null, reaction: null });
    if (substanceOf(params) !== substanceOf(before)) next = { ...next, ...cleared, oldStandards: [] };
    if (changed('sample', 'shelf', 'concentration', 'cell', 'path_length'))
      next = { ...next, holder: null, reading: null, reaction: null, scan: null };
    return next;
  },

  read(state, params) {
    const { reading, line, unknownReading } = state;
    const found = line && unknownReading !== null ? predicted(line, unknownReading) : null;
    const path = Number(params.path_length);
    const epsilon = line ? (1000 * line.slope) / path : null;
    const slopeScatter = line?.slopeScatter ?? null;
    const rate = state.reaction ? decayConstant(state.reaction.times, state.reaction.absorbances) : null;
    const peak = peakOf(state);
    const notModelled = state.holder ? known(state.holder, ABSORPTION).notModelled : [];
    return {
      absorbance: reading?.absorbance ?? null,
      transmittance_pct: reading ? 100 * reading.transmittance : null,
      absorbance_u: reading?.u ?? null,
      peak_nm: peak?.at ?? null,
      peak_abs: peak?.height ?? null,
      slope: line?.slope ?? null,
      intercept: line?.intercept ?? null,
      r2: line?.r2 ?? null,
      standards_n: state.standards.length,
      unknown_conc: found?.value ?? null,
      unknown_u: found?.u ?? null,
      epsilon_calc: epsilon,
      epsilon_u:
        slopeScatter === null || epsilon === null
          ? null
          : Math.sqrt(((1000 * slopeScatter) / path) ** 2 + (STOCK * epsilon) ** 2),
      rate_k: rate?.k ?? null,
      rate_k_u: rate ? rateError(rate, state.holder, params) : null,
      absorbance_limit: absorbanceLimit(opticsOf(params)),
      not_modelled: notModelled.length > 0 ? notModelled.join(', ') : null,
    };
  },

  answers({ unknown }, { sample, shelf }) {
    const held = heldSample(shelf);
    if (held) return shelfAnswers(held);
    return sample === 'Unknown Permanganate'
      ? [
          {
            id: 'unknown_permanganate',
            label: 'Content of the unknown permanganate',
            value: unknown,
            unit: 'mmol/L',
            tolerance: Number((ANSWER_TOLERANCE * unknown).toPrecision(2)),
          },
        ]
      : [];
  },

  view(state, params, out) {
    const { scan, reaction, line, unknownReading } = state;
    out.spectra.subarray(0, POINTS).set(state.spectrum);
    out.spectra.subarray(POINTS).set(state.before);
    out.reaction.fill(0);
    const taken = reaction?.times.length ?? 0;
    const every = Math.max(1, Math.ceil(taken / REACTION_POINTS));
    let points = 0;
    for (let n = 0; n < taken && reaction; n += every, points++) {
      out.reaction[points] = reaction.times[n] ?? 0;
      out.reaction[REACTION_POINTS + points] = reaction.absorbances[n] ?? 0;
    }
    const path = Number(params.path_length);
    const scanning = scan !== null && !scan.done;
    const beam = scanning ? scan.next : params.wavelength;
    const sample = inBeam(state);
    const waiting = recordOf(params, state.unknown);
    const colourOf = (record: Sample | null): number =>
      record ? linearRgbToSrgb(transmittedRgb(absorber(record, path))) : 0xffffff;
    const found = line && unknownReading !== null ? predicted(line, unknownReading) : null;
    const peak = peakOf(state);
    return {
      lamp: state.lamp ? (beam < LAMP_SWITCH ? ('deuterium' as const) : ('tungsten' as const)) : null,
      beam,
      scanning,
      /** Share of the light that comes through the cuvette, for the drawn beam. */
      passed:
        state.holder && sample ? photometric(sample, { ...opticsOf(params), wavelength: beam }, null).transmittance : 1,
      blanked: state.baseline !== null,
      loaded: state.holder !== null,
      /** Of white light through the cuvette in the beam, and through that which waits. */
      colour: colourOf(sample),
      waitingColour: colourOf(waiting),
      /** Ends of the axis of the spectrum: of the scan, or of what is set. */
      range: scan?.range ?? ([params.scan_start, params.scan_end] as const),
      scanned: scan !== null,
      peak: peak ? { at: peak.at, height: peak.height } : null,
      standards: state.standards,
      standardColours: state.standards.map(({ x }) => colourOf(standardOf(params, x))),
      sealed: isSealed(params),
      oldStandards: state.oldStandards,
      line: line ? { slope: line.slope, intercept: line.intercept, r2: line.r2 } : null,
      unknown: found && unknownReading !== null ? { ...found, y: unknownReading } : null,
      reactionPoints: points,
      hazard: isChromate(params) ? CHROMATE_NOTE : null,
    };
  },
});
