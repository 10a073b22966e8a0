/**
 * An ICP mass spectrometer with a quadrupole and a helium cell.
 *
 * Elements     masses, internal standards, keys            `icpms-elements.ts`
 * Ions         sensitivity, matrix, molecular ions, counter   `plasma-ions.ts`
 * Standards    line, inverse prediction, two parts of u       `standards-line.ts`
 *
 * Counts are Poisson over the dwell. The same 10 µg/L of the internal standard go into all solutions: signals are divided by its recovery.
 * After a change of solution 0.02 % of the one before remains and fades within minutes; rinsing leaves a hundredth. Chloride, dissolved
 * solids and the spike belong to the sample that is loaded, never to standards.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { type IonisedId, ISOTOPES, KNOWN_IN_PLASMAS } from '../data/samples/isotopes';
import { acidChloride, majorElements, multiElement, PLASMA_SAMPLES, type PlasmaSample } from '../data/samples/metals';
import { heldSample } from '../data/samples/read-sample-code';
import { known, type Sample } from '../data/samples/sample';
import {
  type ElementSymbol,
  idOf,
  INTERNAL_ID,
  INTERNAL_MASS,
  isMajor,
  MAIN_MASS,
  shelfAnswers,
} from './icpms-elements';
import { icpmsReadings } from './icpms-readings';
import { byDilution, chlorideOn75, type RatesByMass } from './icpms-results';
import {
  doubleShare,
  FIRST_MASS,
  LAST_MASS,
  massSpectrum,
  NO_MATRIX,
  OF_ARGON,
  oxideShare,
  type Plasma,
  rawRate,
  sensitivity,
  type Solution,
  solutionOf,
} from './plasma-ions';
import { predicted, type Standard, type StandardsLine, standardsLine, stockFactor } from './standards-line';

export interface Params extends Plasma {
  readonly sample: PlasmaSample;
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly concentration: Quantity<'µg/L'>;
  readonly element: ElementSymbol;
  readonly chloride: Quantity<'mg/L'>;
  readonly dwell_ms: Quantity<'ms'>;
  readonly internal_standard: 'None' | 'Sc' | 'Rh' | 'Bi';
  readonly dead_time: Quantity<'ns'>;
  readonly tds: Quantity<'%'>;
  readonly noise: boolean;
}

interface Counted {
  readonly mass: number;
  readonly raw: number;
  readonly cps: number;
  /** Standard deviation of the corrected rate. */
  readonly u: number;
  readonly analogue: boolean;
}

type Memory = Readonly<Partial<Record<IonisedId, number>>>;

export interface State {
  readonly stock: number;
  readonly plasmaAge: Quantity<'s'> | null;
  readonly tuned: { readonly ceo: number; readonly ba2: number } | null;
  /** cps of the internal standard that count as full recovery. */
  readonly reference: number | null;
  /** Record of what is sprayed now; null: rinse. */
  readonly loaded: Sample | null;
  readonly standardLoaded: Quantity<'µg/L'> | null;
  readonly spike: Quantity<'µg/L'>;
  /** µg/L that are left of solutions before. */
  readonly memory: Memory;
  readonly last: Counted | null;
  readonly before: Counted | null;
  /** cps by mass: of this solution, and of the blank. */
  readonly masses: RatesByMass;
  readonly blankMasses: RatesByMass;
  readonly analyte: { readonly cps: number; readonly normal: number } | null;
  readonly recovery: number | null;
  readonly standards: readonly Standard[];
  readonly oldStandards: readonly Standard[];
  readonly line: StandardsLine | null;
  /** Normalised cps of the blank. */
  readonly blank: number | null;
  /** The next mass of a scan; null while none runs. */
  readonly scan: number | null;
  readonly scanned: Float32Array;
  readonly scannedBefore: Float32Array;
}

const DT: Quantity<'s'> = 0.5;
const RATE = 5;
const WARM_UP: Quantity<'s'> = 60;
/** A scan passes so many masses in a step: all of them in half a minute. */
const MASSES_A_STEP = 4;
const STANDARD_CONTENT: Quantity<'µg/L'> = 10;
const LEFT = 2e-4;
const FADES: Quantity<'s'> = 60;
const RINSES = 100;
const RINSE_TIME: Quantity<'s'> = 60;
const READ_TIME: Quantity<'s'> = 3;
/** Dissolved solids from which they settle on the cones, and from which they clog them. */
const SETTLES: Quantity<'%'> = 0.2;
const CLOGS: Quantity<'%'> = 0.5;
const PLASMA_FIRST = 'Ignite the plasma first.';
const WARMING = 'The plasma warms up: wait until it is a minute old.';
const LOAD_FIRST = 'Load a sample first.';
const SCANNING = 'A scan is running: wait for its end.';
const ARGONS =
  'Argon itself is on 36, 38 and 40, and with a hydrogen on 41: 10¹⁰ counts a second would wear the detector out. Count calcium at 44 or 43.';
const TRIPPED = 'More than ten million counts a second: the detector works as an amplifier, without dead time.';

/** What so much salt does to the cones; nothing where it is little. */
function saltyWords(solids: Quantity<'%'>): string | undefined {
  if (solids > CLOGS) return 'Cones may clog: more than 0.5 % of solids.';
  return solids > SETTLES ? 'More than 0.2 % of dissolved solids settle on the cones: dilute it.' : undefined;
}

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const driftAt = (age: Quantity<'s'>): number => Math.exp((-0.02 * age) / 3600);

/** The record of what is set. */
function recordOf({ sample, shelf, concentration, chloride }: Params): Sample {
  const record: Sample =
    heldSample(shelf) ??
    (sample === 'Multi-element Standard'
      ? multiElement(sample, concentration, { source: PLASMA_SAMPLES[sample].source })
      : PLASMA_SAMPLES[sample]);
  return chloride > 0 ? { ...record, parts: [...record.parts, ...acidChloride(chloride)] } : record;
}

/** What goes into the plasma now, with the internal standard and what is left of before. */
function sprayed(state: State, { tds, internal_standard }: Params): Solution {
  const { loaded, standardLoaded, spike, memory } = state;
  const own: Solution = loaded
    ? solutionOf(loaded)
    : { contents: {}, spike: 0, chloride: 0, solids: 0, matrix: NO_MATRIX };
  const contents: Partial<Record<IonisedId, number>> = { ...own.contents };
  for (const [id, left] of Object.entries(memory)) contents[id as IonisedId] = (contents[id as IonisedId] ?? 0) + left;
  if (internal_standard !== 'None') {
    const id = INTERNAL_ID[internal_standard];
    contents[id] = (contents[id] ?? 0) + STANDARD_CONTENT;
  }
  const isSample = loaded !== null && standardLoaded === null;
  return { ...own, contents, spike: isSample ? spike : 0, solids: own.solids + (isSample ? tds : 0) };
}

/** Another solution comes: a little of the one before stays in the tubes. */
function rememberedBy({ loaded, memory }: State): Memory {
  if (!loaded) return memory;
  const next: Partial<Record<IonisedId, number>> = { ...memory };
  for (const [id, content] of Object.entries(solutionOf(loaded).contents))
    next[id as IonisedId] = (next[id as IonisedId] ?? 0) + LEFT * content;
  return next;
}

const times = (memory: Memory, factor: number): Memory =>
  Object.fromEntries(Object.entries(memory).map(([id, left]) => [id, left * factor]));

/** True rates at all masses. */
const rates = (state: State, params: Params): Float64Array =>
  massSpectrum(sprayed(state, params), params, driftAt(state.plasmaAge ?? 0));

function counted(mass: number, rate: number, { dwell_ms, dead_time, noise }: Params, rng: Rng): Counted {
  const dwell = dwell_ms / 1000;
  const tau = dead_time * 1e-9;
  const exact = rawRate(rate, tau);
  const raw = noise ? rng.poisson(exact.raw * dwell) / dwell : exact.raw;
  const cps = exact.analogue ? raw : raw / (1 - raw * tau);
  // d(corrected)/d(raw) = (1 + n τ)².
  const gain = exact.analogue ? 1 : (1 + cps * tau) ** 2;
  return {
    mass,
    raw,
    cps,
    u: noise ? Math.sqrt(Math.max(raw, 1 / dwell) / dwell) * gain : 0,
    analogue: exact.analogue,
  };
}

/** Counts the element and the internal standard; the first recovery without solids is the reference where nothing was tuned. */
function measured(state: State, params: Params, rng: Rng) {
  const all = rates(state, params);
  const at = (mass: number): Counted => counted(mass, all[mass] ?? 0, params, rng);
  const own = at(MAIN_MASS[params.element]);
  const internal = params.internal_standard === 'None' ? null : at(INTERNAL_MASS[params.internal_standard]);
  const reference = state.reference ?? (internal && sprayed(state, params).solids < 0.01 ? internal.cps : null);
  const recovery = internal && reference ? internal.cps / reference : null;
  return { own, reference, recovery, normal: recovery ? own.cps / recovery : own.cps };
}

/** Why nothing can be counted. */
function barred({ plasmaAge, scan }: State): string | null {
  if (plasmaAge === null) return PLASMA_FIRST;
  if (plasmaAge < WARM_UP) return WARMING;
  return scan === null ? null : SCANNING;
}

const NOT_READ = { last: null, before: null, masses: {}, analyte: null, recovery: null } as const;
const METHOD = [
  'element',
  'cell_mode',
  'rf_power',
  'nebuliser_gas',
  'internal_standard',
] as const satisfies readonly (keyof Params)[];

const foundOf = ({ line, analyte }: State) => {
  const found = line && analyte ? predicted(line, analyte.normal) : null;
  return found && analyte ? { ...found, y: analyte.normal } : null;
};

const isBlank = ({ sample, shelf, chloride, tds }: Params): boolean =>
  sample === 'Blank' && heldSample(shelf) === null && chloride === 0 && tds === 0;

// ---------------------------------------------------------------- what is done

function loadSample(state: State, params: Params): ActResult<Params, State> {
  if (state.scan !== null) return refused(state, SCANNING);
  const next: State = {
    ...state,
    ...NOT_READ,
    memory: rememberedBy(state),
    loaded: recordOf(params),
    standardLoaded: null,
    spike: 0,
  };
  return { state: next, notice: saltyWords(sprayed(next, params).solids) };
}

function readMass(state: State, params: Params, value: number, rng: Rng): ActResult<Params, State> {
  if (OF_ARGON.has(value)) return refused(state, ARGONS);
  const bar = barred(state);
  if (bar === PLASMA_FIRST) {
    const none: Counted = { mass: value, raw: 0, cps: 0, u: 0, analogue: false };
    return { state: { ...state, last: none }, notice: bar };
  }
  if (bar !== null) return refused(state, bar);
  const last = counted(value, rates(state, params)[value] ?? 0, params, rng);
  const masses = { ...state.masses, [value]: last.cps };
  const ofBlank = state.loaded !== null && state.standardLoaded === null && isBlank(params);
  return {
    state: {
      ...state,
      last,
      before: state.last,
      masses,
      blankMasses: ofBlank ? { ...state.blankMasses, [value]: last.cps } : state.blankMasses,
    },
    notice: last.analogue ? TRIPPED : undefined,
  };
}

function tune(state: State, params: Params): ActResult<Params, State> {
  const id = params.internal_standard;
  const drift = driftAt(state.plasmaAge ?? 0);
  const reference = id === 'None' ? null : sensitivity(INTERNAL_MASS[id], params, 0, drift) * STANDARD_CONTENT;
  const tuned = { ceo: 100 * oxideShare(params), ba2: 100 * doubleShare(params) };
  const good = tuned.ceo < 2 && tuned.ba2 < 3.5;
  return {
    state: { ...state, tuned, reference },
    notice: good ? undefined : 'Oxides should stay below 2 %, double charge below 3.5 %.',
  };
}

function addStandard(state: State, params: Params, value: number, rng: Rng): ActResult<Params, State> {
  const of = isMajor(params.element) ? majorElements : multiElement;
  const loaded = of(`Standard, ${value} µg/L`, value * state.stock);
  const next: State = {
    ...state,
    ...NOT_READ,
    memory: rememberedBy(state),
    loaded,
    standardLoaded: value,
    spike: 0,
  };
  const { own, reference, recovery, normal } = measured(next, params, rng);
  return {
    state: {
      ...next,
      reference,
      recovery,
      standards: [...state.standards, { x: value, y: normal }],
      // A standard of nothing is a blank.
      blank: value === 0 ? normal : state.blank,
      line: null,
    },
    notice: own.analogue ? TRIPPED : undefined,
  };
}

function readSample(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (!state.loaded) return refused(state, LOAD_FIRST);
  const { own, reference, recovery, normal } = measured(state, params, rng);
  const ofBlank = state.standardLoaded === null && isBlank(params);
  const next: State = {
    ...state,
    reference,
    recovery,
    analyte: { cps: own.cps, normal },
    blank: ofBlank ? normal : state.blank,
  };
  const beyond = foundOf(next)?.beyond ?? false;
  return {
    state: next,
    notice: own.analogue ? TRIPPED : beyond ? 'Above the highest standard.' : undefined,
  };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: RATE,
  readings: icpmsReadings,
  actions: {
    ignite_plasma: { label: 'Ignite the plasma', hint: 'It warms up for a minute.' },
    tune: {
      label: 'Tune',
      hint: '10 µg/L of Ce, Ba, Sc, Rh and Bi: oxides, double charge, and what counts as full recovery.',
    },
    load_sample: { label: 'Load the sample', hint: 'The capillary goes from what it hung in to what is set.' },
    start_scan: { label: 'Scan all masses', hint: 'From 6 to 240 in half a minute.' },
    read_mass: {
      label: 'Read a mass',
      value: { kind: 'number', unit: '1', min: FIRST_MASS, max: LAST_MASS, step: 1, initial: 208 },
    },
    add_standard: {
      label: 'Measure a standard',
      value: { kind: 'number', unit: 'µg/L', min: 0, max: 10_000, initial: 10 },
      hint: 'All elements at one content, from the stock; magnesium, potassium and calcium from one of their own.',
    },
    fit_line: { label: 'Fit the line' },
    read_sample: { label: 'Read the element', hint: 'In what is loaded, with the internal standard.' },
    rinse: { label: 'Rinse', hint: 'A minute of acid: a hundredth of what was left stays.' },
    spike_isotope: {
      label: 'Add the copper-65 spike',
      value: { kind: 'number', unit: 'µg/L', min: 0, max: 1000, initial: 10 },
      hint: 'To the loaded sample; 99 % of it is ⁶⁵Cu.',
    },
    clear_standards: { label: 'Clear the standards' },
  },
  fields: () => ({
    /** cps by mass from 0: the scan, and the one before; NaN where nothing was counted. */
    spectra: { kind: 'f32', shape: [2, LAST_MASS + 1] },
  }),

  init: (params, _rng, specimen) => ({
    stock: stockFactor(specimen, params.noise),
    plasmaAge: null,
    tuned: null,
    reference: null,
    loaded: null,
    standardLoaded: null,
    spike: 0,
    memory: {},
    ...NOT_READ,
    blankMasses: {},
    standards: [],
    oldStandards: [],
    line: null,
    blank: null,
    scan: null,
    scanned: new Float32Array(LAST_MASS + 1).fill(Number.NaN),
    scannedBefore: new Float32Array(LAST_MASS + 1).fill(Number.NaN),
  }),

  step(state, params, { dt, rng }) {
    const memory = times(state.memory, Math.exp(-dt / FADES));
    const next: State = { ...state, memory, plasmaAge: state.plasmaAge === null ? null : state.plasmaAge + dt };
    if (next.scan === null) return next;
    const all = rates(next, params);
    const end = Math.min(LAST_MASS, next.scan + MASSES_A_STEP - 1);
    for (let mass = next.scan; mass <= end; mass++)
      if (!OF_ARGON.has(mass)) next.scanned[mass] = counted(mass, all[mass] ?? 0, params, rng).cps;
    return { ...next, scan: end === LAST_MASS ? null : end + 1 };
  },

  act(state, params, action, rng) {
    switch (action.do) {
      case 'ignite_plasma':
        if (state.plasmaAge !== null) return refused(state, 'The plasma burns already.');
        return { state: { ...state, plasmaAge: 0 } };
      case 'fit_line': {
        const line = standardsLine(state.standards);
        return line ? { state: { ...state, line } } : refused(state, 'Measure at least two different standards.');
      }
      case 'clear_standards':
        return { state: { ...state, standards: [], oldStandards: [], line: null } };
      case 'load_sample':
        return loadSample(state, params);
      case 'rinse':
        if (state.scan !== null) return refused(state, SCANNING);
        return {
          state: {
            ...state,
            ...NOT_READ,
            memory: times(rememberedBy(state), 1 / RINSES),
            loaded: null,
            standardLoaded: null,
            spike: 0,
          },
        };
      case 'spike_isotope':
        if (!state.loaded || state.standardLoaded !== null) return refused(state, LOAD_FIRST);
        return { state: { ...state, ...NOT_READ, spike: action.value } };
      case 'read_mass':
        return readMass(state, params, action.value, rng);
    }
    const bar = barred(state);
    if (bar !== null) return refused(state, bar);
    switch (action.do) {
      case 'tune':
        return tune(state, params);
      case 'start_scan': {
        if (!state.loaded) return refused(state, LOAD_FIRST);
        const scannedBefore = state.scanned.some(Number.isFinite) ? state.scanned : state.scannedBefore;
        const scanned = new Float32Array(LAST_MASS + 1).fill(Number.NaN);
        return { state: { ...state, scan: FIRST_MASS, scanned, scannedBefore } };
      }
      case 'add_standard':
        return addStandard(state, params, action.value, rng);
      case 'read_sample':
        return readSample(state, params, rng);
    }
  },

  occupies(state, _params, { do: what }) {
    if (what === 'rinse') return state.scan === null ? RINSE_TIME : 0;
    return (what === 'add_standard' || what === 'read_sample') && barred(state) === null ? READ_TIME : 0;
  },

  reconfigure(state, params, before) {
    const changed = (...ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    let next = state;
    if (changed('sample', 'shelf', 'concentration', 'chloride')) {
      next = {
        ...next,
        ...NOT_READ,
        memory: rememberedBy(next),
        loaded: null,
        standardLoaded: null,
        spike: 0,
        scan: null,
      };
    }
    if (changed('tds', 'cell_mode', 'rf_power', 'nebuliser_gas')) next = { ...next, ...NOT_READ };
    if (changed(...METHOD)) {
      next = {
        ...next,
        standards: [],
        oldStandards: changed('element') ? [] : next.standards.length > 0 ? next.standards : next.oldStandards,
        line: null,
        analyte: null,
        recovery: null,
        blank: null,
      };
    }
    if (changed('cell_mode', 'rf_power', 'nebuliser_gas', 'internal_standard')) {
      next = {
        ...next,
        tuned: changed('rf_power', 'nebuliser_gas') ? null : next.tuned,
        reference: null,
        blankMasses: {},
      };
    }
    return next;
  },

  read(state, params) {
    const { last, before, line, analyte, recovery, tuned } = state;
    const found = foundOf(state);
    const { blank } = state;
    const slope = line && line.slope > 0 ? line.slope : null;
    const ratio = last && before && before.cps > 0 ? last.cps / before.cps : null;
    const dilution = (corrected: boolean): number | null =>
      state.loaded && byDilution(state.masses, state.spike, corrected);
    const lost = state.loaded ? known(state.loaded, KNOWN_IN_PLASMAS).notModelled : [];
    return {
      mass_cps: last?.cps ?? null,
      mass_u: last?.u ?? null,
      measured_raw_cps: last?.raw ?? null,
      dead_loss_pct: last ? (last.cps > 0 ? (100 * (last.cps - last.raw)) / last.cps : 0) : null,
      cps_ratio: ratio,
      ratio_u:
        ratio !== null && last && before && last.cps > 0
          ? ratio * Math.sqrt((last.u / last.cps) ** 2 + (before.u / before.cps) ** 2)
          : null,
      analyte_cps: analyte?.cps ?? null,
      is_recovery_pct: recovery === null ? null : 100 * recovery,
      ceo_pct: tuned?.ceo ?? null,
      ba2_pct: tuned?.ba2 ?? null,
      slope: line?.slope ?? null,
      r2: line?.r2 ?? null,
      standards_n: state.standards.length,
      bec: slope !== null && blank !== null ? blank / slope : null,
      lod:
        slope !== null && blank !== null && params.noise
          ? (3 * Math.sqrt(Math.max(blank, 1) / (params.dwell_ms / 1000))) / slope
          : null,
      concentration_calc: found?.value ?? null,
      concentration_u: found?.u ?? null,
      arcl_75_est: chlorideOn75(state.masses, state.blankMasses),
      cu_dilution_result: dilution(true),
      cu_dilution_raw: dilution(false),
      remark: last?.analogue ? TRIPPED : null,
      not_modelled: lost.length > 0 ? lost.join(', ') : null,
    };
  },

  answers: (_state, { shelf }) => shelfAnswers(heldSample(shelf)),

  view(state, params, out) {
    const { line, last, scan, scanned, plasmaAge } = state;
    out.spectra.subarray(0, LAST_MASS + 1).set(scanned);
    out.spectra.subarray(LAST_MASS + 1).set(state.scannedBefore);
    const main = MAIN_MASS[params.element];
    const { isotopes } = ISOTOPES[idOf(params.element)];
    const share = isotopes.find(([mass]) => mass === main)?.[1] ?? 100;
    const height = scanned[main] ?? Number.NaN;
    return {
      plasma: plasmaAge !== null,
      warm: plasmaAge !== null && plasmaAge >= WARM_UP,
      warmth: plasmaAge === null ? 0 : Math.min(1, plasmaAge / WARM_UP),
      helium: params.cell_mode === 'Helium',
      loaded: state.loaded ? (state.standardLoaded === null ? ('sample' as const) : ('standard' as const)) : null,
      standardLoaded: state.standardLoaded,
      spiked: state.spike > 0,
      scanning: scan !== null,
      /** The mass that the quadrupole lets through. */
      mass: scan ?? last?.mass ?? main,
      /** Ions that arrive, 0 to 1 on a logarithmic scale. */
      arrives: plasmaAge === null || !state.loaded ? 0 : Math.min(1, Math.log10(1 + (last?.cps ?? 1e3)) / 7),
      /** The pattern of nature of the chosen element, on the height of its main isotope in the scan. */
      pattern: Number.isFinite(height)
        ? isotopes.map(([mass, percent]) => ({ x: mass, y: (height * percent) / share }))
        : [],
      standards: state.standards,
      oldStandards: state.oldStandards,
      line: line ? { slope: line.slope, intercept: line.intercept } : null,
      unknown: foundOf(state),
    };
  },
});
