/**
 * Analysis of cerebrospinal fluid: pressure, four tubes, cells in a chamber, chemistry beside serum, spectrum of the supernatant, Gram
 * stain. The fluid is in `spinal-fluid.ts`, the rules in `csf-patterns.ts`, patients in `data/csf-patients.ts`.
 *
 * Scatter (input `noise`): cells in a chamber are Poisson, a differential of 100 cells is binomial, a stain finds organisms or misses
 * them. What the analyser and the photometer add is theirs.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import { poissonLimits } from '../core/poisson-limits';
import type { Rng } from '../core/rng';
import { CSF_PATIENTS, type CsfName, type CsfPatient } from '../data/csf-patients';
import { type ChamberCount, concentrationOf, countChamber, dilutionFor, scatterOf } from './cell-chamber';
import { type GramResult, type Pattern, patternOf, PATTERNS } from './csf-patterns';
import { BILIRUBIN_DECIMALS, CELL_DIGITS, csfReadings, PROTEIN_DECIMALS, RATIO_DECIMALS } from './csf-readings';
import {
  absorbanceAt,
  type Bands,
  bandsOf,
  type Fluid,
  fluidOf,
  HIDING,
  redIn,
  serumPart,
  SPECTRUM,
  whiteWith,
} from './spinal-fluid';

export interface Params {
  readonly sample: CsfName;
  readonly tube: '1' | '2' | '3' | '4';
  readonly serum_glucose: Quantity<'mmol/L'>;
  readonly delay_h: Quantity<'h'>;
  readonly kept_dark: boolean;
  readonly hours_since_onset: Quantity<'h'>;
  readonly serum_bilirubin: Quantity<'µmol/L'>;
  readonly serum_protein: Quantity<'g/L'>;
  readonly chamber: 'Fuchs-Rosenthal' | 'Neubauer';
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

interface CellCount {
  readonly white: ChamberCount;
  readonly red: ChamberCount;
  readonly first: ChamberCount;
  readonly last: ChamberCount;
  /** %; null where no white cell was seen. */
  readonly neutrophils: number | null;
  readonly chamber: Params['chamber'];
}

export interface State {
  /** Steps since the manometer was put on; null: it is not. */
  readonly manometer: number | null;
  /** Steps since the first drop fell; null: nothing is collected. */
  readonly collected: number | null;
  readonly appearance: string | null;
  readonly cells: CellCount | null;
  /** Steps that the centrifuge still turns. */
  readonly spinning: number;
  readonly spun: boolean;
  readonly chemistry: boolean;
  readonly bands: Bands | null;
  /** What was scanned had been spun. */
  readonly scannedSpun: boolean;
  readonly gram: GramResult | null;
  readonly looksAt: 'chamber' | 'slide';
  readonly reported: string | null;
  readonly marked: boolean;
  readonly chance: { readonly cells: Rng; readonly stain: Rng };
}

type Result = ActResult<Params, State>;

const DT = 0.1;
const stepsOf = (seconds: number): number => Math.round(seconds / DT);
const FILLING = 8;
const SPIN = 300;
const SPIN_RATE = 60;
const RISE = 8;
const DIFFERENTIAL = 100;
/** µL over the rulings, and squares that are looked at one after the other. */
export const CHAMBERS = {
  'Fuchs-Rosenthal': { volume: 3.2, squares: 16 },
  Neubauer: { volume: 0.9, squares: 9 },
} as const;
/** g/L for 1000 red cells per µL. */
const PROTEIN_OF_BLOOD = 0.01;
/** From here on the eye sees it: cells per µL, net absorbance, g/L. */
const SEEN = { red: 500, white: 200, bilirubin: 0.02, protein: 1.5 } as const;

const patientOf = ({ sample }: Params): CsfPatient => CSF_PATIENTS[sample];
const fluidNow = (params: Params): Fluid =>
  fluidOf(patientOf(params), Number(params.tube), params.serum_glucose, params.delay_h);

const bandsNow = (params: Params, spun: boolean): Bands =>
  bandsOf(
    patientOf(params),
    fluidNow(params),
    params.hours_since_onset,
    { bilirubin: params.serum_bilirubin, protein: params.serum_protein },
    { delay: params.delay_h, dark: params.kept_dark, spun },
  );

function appearanceOf(params: Params, spun: boolean): string {
  const { red, neutrophils, lymphocytes, protein } = fluidNow(params);
  if (!spun && red >= SEEN.red) return 'Bloodstained';
  if (!spun && neutrophils + lymphocytes >= SEEN.white) return 'Cloudy';
  return bandsNow(params, true).bilirubin >= SEEN.bilirubin || protein >= SEEN.protein ? 'Xanthochromic' : 'Clear';
}

function countCells(params: Params, rng: Rng): CellCount {
  const { neutrophils, lymphocytes, red } = fluidNow(params);
  const { volume, squares } = CHAMBERS[params.chamber];
  const { noise } = params;
  const of = (perMicrolitre: number): ChamberCount =>
    countChamber(perMicrolitre, volume, dilutionFor(perMicrolitre * volume), squares, noise, rng);
  const all = neutrophils + lymphocytes;
  const white = of(all);
  const share = all > 0 ? neutrophils / all : 0;
  const patient = patientOf(params);
  return {
    white,
    red: of(red),
    first: of(redIn(patient, 1)),
    last: of(redIn(patient, 4)),
    neutrophils: white.n > 0 ? (noise ? (100 * rng.binomial(DIFFERENTIAL, share)) / DIFFERENTIAL : 100 * share) : null,
    chamber: params.chamber,
  };
}

/** La Scolea and Dryja 1984: how often a stain shows organisms, by how many there are. */
export function stainFinds({ organism, organisms }: CsfPatient): number {
  if (organisms === 0 || organism === 'acid-fast' || organism === 'none') return 0;
  return organisms > 1e5 ? 0.97 : organisms > 1e3 ? 0.6 : 0.25;
}

function gramOf(params: Params, rng: Rng): GramResult {
  const patient = patientOf(params);
  const chance = stainFinds(patient);
  const found = params.noise ? rng.next() < chance : chance > 0.5;
  if (!found) return 'No organisms';
  return patient.organism === 'yeasts' ? 'Yeasts' : 'Gram-positive diplococci';
}

const corrected = ({ white, red }: CellCount): number =>
  Math.max(0, concentrationOf(white) - whiteWith(concentrationOf(red)));
const proteinWithout = (protein: number, { red }: CellCount): number =>
  protein - (PROTEIN_OF_BLOOD * concentrationOf(red)) / 1000;

/** Net absorbance at 476 nm; null where the haemoglobin of cells that were not spun off leaves no ground to draw a tangent to. */
const netOf = (bands: Bands | null, spun: boolean): number | null =>
  bands === null || (!spun && bands.oxyhaemoglobin >= HIDING) ? null : bands.bilirubin;

/** The same without what the serum brings. */
const adjusted = (net: number | null, protein: number, params: Params): number | null =>
  net === null ? null : net - serumPart(params.serum_bilirubin, protein, params.serum_protein);

interface Chemistry {
  readonly ratio: number;
  readonly lactate: number;
  /** g/L, without that of the blood. */
  readonly protein: number;
}

interface Spectrum {
  /** Without what the serum brings; null: hidden. */
  readonly bilirubin: number | null;
  readonly oxyhaemoglobin: number;
}

/** By the rules; null before the examination is full. */
function patternFrom(
  { cells, gram }: State,
  params: Params,
  chemistry: Chemistry | null,
  spectrum: Spectrum | null,
): Pattern | null {
  if (!cells || !chemistry || !spectrum || !gram) return null;
  const digits = (value: number): number => Number(value.toPrecision(CELL_DIGITS));
  return patternOf({
    gram,
    ...chemistry,
    ...spectrum,
    white: digits(corrected(cells)),
    neutrophils: cells.neutrophils ?? 0,
    red: digits(concentrationOf(cells.red)),
    redFirst: digits(concentrationOf(cells.first)),
    redLast: digits(concentrationOf(cells.last)),
    hours: params.hours_since_onset,
  });
}

function patternNow(state: State, params: Params): Pattern | null {
  const { cells, chemistry, bands, scannedSpun } = state;
  const { glucose, lactate, protein } = fluidNow(params);
  return patternFrom(
    state,
    params,
    chemistry && cells
      ? { ratio: glucose / params.serum_glucose, lactate, protein: proteinWithout(protein, cells) }
      : null,
    bands && {
      bilirubin: adjusted(netOf(bands, scannedSpun), protein, params),
      oxyhaemoglobin: bands.oxyhaemoglobin,
    },
  );
}

const EMPTY = 'Collect the fluid first.';
const AT_THE_BOTTOM =
  'The cells lie at the bottom of the spun tube: they are counted before it is spun. Reset for another puncture.';
const NOT_SPUN = 'Not spun: red cells lyse in the cuvette and give haemoglobin.';
const HIDDEN = `${NOT_SPUN} Its band at 415 nm hides what is at 476 nm.`;
const IN_THE_WAY = 'Haemoglobin at 415 nm is 0.1 or more: absence of bilirubin would mean nothing.';

const FADED = 'The tube stood in the light: bilirubin has faded, and its absence would mean nothing.';

function cuvetteWords({ oxyhaemoglobin, turbidity }: Bands, spun: boolean): string | undefined {
  if (!spun) return oxyhaemoglobin >= HIDING ? HIDDEN : turbidity > 0 ? NOT_SPUN : 'Not spun.';
  return oxyhaemoglobin >= HIDING ? IN_THE_WAY : undefined;
}

/** What is said of a spectrum. */
function spectrumWords(bands: Bands, spun: boolean, { kept_dark, delay_h }: Params): string | undefined {
  const words = [cuvetteWords(bands, spun), !kept_dark && delay_h > 0 ? FADED : undefined];
  return words.filter((each) => each !== undefined).join(' ') || undefined;
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ spinning }) => (spinning > 0 ? SPIN_RATE : 1),
  readings: csfReadings,
  actions: {
    measure_pressure: {
      label: 'Measure the pressure',
      hint: 'The manometer is put on the needle; the fluid rises in it.',
    },
    collect: { label: 'Collect four tubes', hint: 'Drop by drop, one tube after the other.' },
    inspect: { label: 'Look at the tube', hint: 'Before white and black; spun, its supernatant.' },
    count_cells: {
      label: 'Count the cells',
      hint: 'A fresh filling of the chamber from the chosen tube; red cells of tubes 1 and 4, too.',
    },
    centrifuge: { label: 'Centrifuge', hint: 'Takes the cells out of the fluid before it is scanned.' },
    chemistry: { label: 'Chemistry', hint: 'Protein, glucose and lactate, beside the serum of the same hour.' },
    scan_spectrum: { label: 'Scan the spectrum', hint: 'From 350 to 650 nm, of what is in the cuvette.' },
    gram_stain: { label: 'Gram stain', hint: 'A smear of the deposit under the oil lens.' },
    report: {
      label: 'Report the pattern',
      value: { kind: 'select', options: [...PATTERNS] },
      hint: 'Your own word on what all findings say together.',
    },
    reveal: { label: 'Show the answer', hint: 'Which teaching case this is.' },
  },
  startActions: ['count_cells'],
  fields: () => ({ spectrum: { kind: 'f32', shape: [SPECTRUM.points] } }),

  init({ specimen }, rng) {
    const trial = rng.stream(`specimen ${specimen}`);
    return {
      manometer: null,
      collected: null,
      appearance: null,
      cells: null,
      spinning: 0,
      spun: false,
      chemistry: false,
      bands: null,
      scannedSpun: false,
      gram: null,
      looksAt: 'chamber',
      reported: null,
      marked: false,
      chance: { cells: trial.stream('cells'), stain: trial.stream('stain') },
    };
  },

  step(state) {
    let next = state;
    if (next.manometer !== null && next.collected === null) next = { ...next, manometer: next.manometer + 1 };
    if (next.collected !== null && next.collected < stepsOf(FILLING)) next = { ...next, collected: next.collected + 1 };
    if (next.spinning > 0) {
      const spinning = next.spinning - 1;
      next = { ...next, spinning, spun: spinning === 0 };
    }
    return next;
  },

  act(state, params, action) {
    const refused = (notice: string): Result => ({ state, notice });
    if (action.do === 'reveal') return { state: { ...state, marked: true } };
    if (action.do === 'measure_pressure') {
      if (state.collected !== null) return refused('Fluid has been taken: the opening pressure is gone.');
      return { state: { ...state, manometer: 0 } };
    }
    if (action.do === 'collect') {
      if (state.collected !== null) return refused('The four tubes are filled.');
      return { state: { ...state, collected: 0 } };
    }
    if (state.collected === null) return refused(EMPTY);
    switch (action.do) {
      case 'inspect':
        return { state: { ...state, appearance: appearanceOf(params, state.spun) } };
      case 'count_cells':
        if (state.spun) return refused(AT_THE_BOTTOM);
        return { state: { ...state, cells: countCells(params, state.chance.cells), looksAt: 'chamber' } };
      case 'centrifuge':
        if (state.spun) return refused('The tube has been spun.');
        return { state: { ...state, spinning: stepsOf(SPIN) } };
      case 'chemistry':
        return { state: { ...state, chemistry: true } };
      case 'scan_spectrum': {
        const bands = bandsNow(params, state.spun);
        return {
          state: { ...state, bands, scannedSpun: state.spun },
          notice: spectrumWords(bands, state.spun, params),
        };
      }
      case 'gram_stain':
        return { state: { ...state, gram: gramOf(params, state.chance.stain), looksAt: 'slide' } };
      case 'report':
        return { state: { ...state, reported: action.value } };
    }
  },

  occupies(state, _params, action) {
    if (action.do === 'collect' && state.collected === null) return FILLING;
    return action.do === 'centrifuge' && state.collected !== null && !state.spun ? SPIN : 0;
  },

  done: ({ reported }) => reported !== null,

  read(state, params) {
    const { cells, chemistry, bands } = state;
    const { protein, glucose, lactate } = fluidNow(params);
    const limits = cells ? poissonLimits(cells.white.n) : null;
    const of = (count: ChamberCount | undefined): number | null => (count ? concentrationOf(count) : null);
    const neutrophils = cells?.neutrophils ?? null;
    return {
      opening_pressure:
        state.manometer === null ? null : patientOf(params).pressure * (1 - Math.exp((-state.manometer * DT) / RISE)),
      appearance: state.appearance,
      wbc: of(cells?.white),
      wbc_corrected: cells ? corrected(cells) : null,
      pmn_pct: neutrophils,
      lymph_pct: neutrophils === null ? null : 100 - neutrophils,
      rbc: of(cells?.red),
      rbc_tube1: of(cells?.first),
      rbc_tube4: of(cells?.last),
      count_ci_low: limits?.low ?? null,
      count_ci_high: limits?.high ?? null,
      protein: chemistry ? protein : null,
      protein_corrected: chemistry && cells ? proteinWithout(protein, cells) : null,
      csf_glucose: chemistry ? glucose : null,
      glucose_ratio: chemistry ? glucose / params.serum_glucose : null,
      lactate: chemistry ? lactate : null,
      nba_476: netOf(bands, state.scannedSpun),
      noa_415: bands?.oxyhaemoglobin ?? null,
      nba_adjusted: adjusted(netOf(bands, state.scannedSpun), protein, params),
      gram: state.gram,
      pattern: patternNow(state, params),
    };
  },

  derive(state, params, instruments) {
    const { cells, chemistry, bands } = state;
    const { noise } = params;
    const of = (count: ChamberCount | undefined) => {
      if (!count) return null;
      return noise ? { value: concentrationOf(count), scatter: scatterOf(count) } : concentrationOf(count);
    };
    const share = cells?.neutrophils ?? null;
    const part = (value: number | null) => {
      if (value === null) return null;
      const p = (value + 1) / (DIFFERENTIAL + 2);
      return noise ? { value, scatter: 100 * Math.sqrt((p * (1 - p)) / DIFFERENTIAL) } : value;
    };
    const protein = chemistry ? instruments.shown('protein') : null;
    const glucose = chemistry ? instruments.shown('csf_glucose') : null;
    const net = bands ? instruments.shown('nba_476') : null;
    // What the serum brings follows from the protein of the chemistry; before it, from that of the fluid.
    const withProtein = protein ?? fluidNow(params).protein;
    const whiteScatter = cells ? scatterOf(cells.white) : 0;
    const bloodScatter = cells ? whiteWith(scatterOf(cells.red)) : 0;
    const without = cells && protein !== null ? proteinWithout(protein, cells) : null;
    const ratio = glucose === null ? null : glucose / params.serum_glucose;
    const bilirubin = adjusted(net, withProtein, params);
    const lactate = chemistry ? instruments.shown('lactate') : null;
    const oxyhaemoglobin = bands ? instruments.shown('noa_415') : null;
    const judged = (value: number, decimals: number): number => Number(value.toFixed(decimals));
    return {
      wbc: of(cells?.white),
      wbc_corrected: cells
        ? noise
          ? {
              value: corrected(cells),
              scatter: Math.sqrt(whiteScatter * whiteScatter + bloodScatter * bloodScatter),
            }
          : corrected(cells)
        : null,
      pmn_pct: part(share),
      lymph_pct: part(share === null ? null : 100 - share),
      rbc: of(cells?.red),
      rbc_tube1: of(cells?.first),
      rbc_tube4: of(cells?.last),
      protein_corrected:
        without !== null && cells && noise
          ? { value: without, scatter: (PROTEIN_OF_BLOOD * scatterOf(cells.red)) / 1000 }
          : without,
      glucose_ratio: ratio,
      nba_adjusted: bilirubin,
      pattern: patternFrom(
        state,
        params,
        ratio === null || lactate === null || without === null
          ? null
          : { ratio: judged(ratio, RATIO_DECIMALS), lactate, protein: judged(without, PROTEIN_DECIMALS) },
        oxyhaemoglobin === null
          ? null
          : { bilirubin: bilirubin === null ? null : judged(bilirubin, BILIRUBIN_DECIMALS), oxyhaemoglobin },
      ),
    };
  },

  answers: (_state, { sample }) => [
    {
      id: 'fluid',
      label: 'Teaching case',
      value: CSF_PATIENTS[sample].name,
      unit: 'text',
      options: Object.values(CSF_PATIENTS).map(({ name }) => name),
    },
  ],

  view(state, params, out) {
    const patient = patientOf(params);
    const fluid = fluidNow(params);
    const { bands, cells } = state;
    for (let n = 0; n < SPECTRUM.points; n++)
      out.spectrum[n] = bands ? absorbanceAt(SPECTRUM.from + n, bands) : Number.NaN;
    return {
      /** cm of water in the manometer; null: it is not on. */
      column: state.manometer === null ? null : patient.pressure * (1 - Math.exp((-state.manometer * DT) / RISE)),
      /** How far each tube is filled, and its red cells per µL. */
      tubes: [1, 2, 3, 4].map((tube, n) => ({
        filled: state.collected === null ? 0 : Math.min(1, Math.max(0, (4 * state.collected) / stepsOf(FILLING) - n)),
        red: redIn(patient, tube),
      })),
      cloudy: fluid.neutrophils + fluid.lymphocytes,
      yellow: bandsNow(params, true).bilirubin,
      spinning: state.spinning > 0 ? 1 - state.spinning / stepsOf(SPIN) : null,
      spun: state.spun,
      cells: cells
        ? {
            white: cells.white.squares,
            red: cells.red.squares,
            counted: cells.white.n,
            dilution: cells.white.dilution,
            redDilution: cells.red.dilution,
            neutrophils: (cells.neutrophils ?? 0) / 100,
            chamber: cells.chamber,
          }
        : null,
      looksAt: state.looksAt,
      gram: state.gram,
      /** Pus cells of the smear, 0 to 1. */
      pus: Math.min(1, fluid.neutrophils / 800),
      net: netOf(bands, state.scannedSpun),
      reported: state.reported,
      answer: state.marked ? { name: patient.name, pattern: patternNow(state, params) } : null,
    };
  },
});
