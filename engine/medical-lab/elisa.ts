/**
 * Sandwich ELISA of IL-6: a plate is loaded, incubated, washed, detected, labelled, coloured, stopped and read, and a four-parameter
 * curve turns readings into contents. The chemistry of a well is in `sandwich-assay.ts`, the order of work in `elisa-protocol.ts`, what is
 * worked out in `elisa-results.ts`, the plate in `data/elisa-plate.ts`, the curve in `instruments/four-parameter-logistic.ts`.
 *
 * Scatter (input `noise`): each well's peroxidase, by 2 % and more where the last wash left label. A wash that is forgotten counts as no
 * steps, each for what it would have taken away: the second for free detection antibody, the third for free label.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import type { Sample } from '../data/samples/sample';
import { CONTROLS, contentOf, CURVE, curveX, STANDARDS, UNKNOWNS, wellNamed, WELLS } from '../data/elisa-plate';
import {
  type Curve,
  type Found,
  pairScatter,
  type PlateReadings,
  plateReadings,
  recoveryOf,
  type Results,
  resultsOf,
} from './elisa-results';
import { logisticAt, logisticErrors } from '../instruments/four-parameter-logistic';
import {
  type Deed,
  isAfter,
  lasting,
  nextDeed,
  type Progress,
  type ProtocolSettings,
  READING,
  refusal,
  unwashed,
  washAt,
  wholeProtocol,
} from './elisa-protocol';
import {
  colourOf,
  createColouring,
  EMPTY,
  type Handling,
  labelled,
  oxidised,
  peroxidase,
  readerShows,
  TMB,
  wellScatter,
} from './sandwich-assay';
import { vialOf } from './well-vials';

export interface Params extends ProtocolSettings {
  readonly sample_dilution: '1' | '2' | '5' | '10';
  readonly swap_standards: boolean;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type Task = 'loading' | 'incubating' | 'washing' | 'detecting' | 'labelling' | 'reading';

export interface State extends Progress {
  /** What keeps the bench: steps left of so many. */
  readonly busy: { readonly is: Task; readonly left: number; readonly of: number } | null;
  /** The whole protocol runs by itself. */
  readonly auto: boolean;
  readonly incubation: number;
  /** nM of peroxidase in each well, mM of TMB left, once the substrate is there. */
  readonly enzyme: Float64Array;
  readonly left: Float64Array;
  readonly substrateSteps: number;
  readonly ods: Float64Array | null;
  readonly plate: PlateReadings | null;
  readonly results: Results | null;
  readonly marked: boolean;
  readonly scatter: Rng;
  /** Wells that were emptied, and what came out of them. */
  readonly emptied: readonly number[];
  readonly taken: readonly Sample[];
}

type Outcome = ActResult<Params, State>;
const DT = 1;
/** Lab seconds for a wall second: incubations, substrate, all else. */
const RATES = { waiting: 600, colouring: 30, hands: 30 } as const;
const SWAPPED = [3, 4] as const;
/** Two standard uncertainties of an unknown in the middle of the curve, as a part of it. */
const TOLERANCE = 0.06;

/** pg/mL that a well really holds. */
function heldBy(well: number, { swap_standards, sample_dilution }: Params): number {
  const content = contentOf(well);
  switch (content?.kind) {
    case 'standard': {
      const [one, other] = SWAPPED;
      const n = !swap_standards ? content.n : content.n === one ? other : content.n === other ? one : content.n;
      return STANDARDS[n] ?? 0;
    }
    case 'unknown':
      return (UNKNOWNS[content.n] ?? 0) / Number(sample_dilution);
    case 'control':
      return content.n === 0 ? CONTROLS.low : CONTROLS.high;
    default:
      return 0;
  }
}

const handlingOf = ({ washes: [first, second, third], incubation }: State): Handling => ({
  incubation,
  washes: [first ?? 0, second ?? 0, third ?? 0],
});

const cvOf = (state: State): number => wellScatter(handlingOf(state).washes);

/** Mean 1, with so large a relative standard deviation. */
function lognormal(rng: Rng, cv: number): number {
  const variance = Math.log(1 + cv * cv);
  return Math.exp(Math.sqrt(variance) * rng.normal() - variance / 2);
}

function coloured(state: State, params: Params): State {
  const handling = handlingOf(state);
  const cv = wellScatter(handling.washes);
  const enzyme = Float64Array.from({ length: WELLS }, (_, well) => {
    if (contentOf(well) === null) return 0;
    const chance = params.noise ? lognormal(state.scatter, cv) : 1;
    return peroxidase(heldBy(well, params), handling) * chance;
  });
  return { ...state, stage: 'colouring', enzyme, left: new Float64Array(WELLS).fill(TMB), substrateSteps: 0 };
}

const stepsOf = (seconds: number): number => Math.max(1, Math.round(seconds / DT));
const keeps = (state: State, is: Task, seconds: number): State => ({
  ...state,
  busy: { is, left: stepsOf(seconds), of: stepsOf(seconds) },
});

function read(state: State, params: Params): State {
  const ods = Float64Array.from(state.left, (left, well) =>
    contentOf(well) === null || state.emptied.includes(well) ? EMPTY : readerShows(left),
  );
  const plate = plateReadings(ods, cvOf(state), Number(params.sample_dilution), params.noise);
  return { ...keeps(state, 'reading', READING), stage: 'read', ods, plate, results: null };
}

/** Does a deed that may be done. */
function done(deed: Deed, state: State, params: Params): State {
  const seconds = lasting(deed, params);
  switch (deed) {
    case 'load_plate':
      return { ...keeps(state, 'loading', seconds), stage: 'loaded' };
    case 'incubate':
      return { ...keeps(state, 'incubating', seconds), stage: 'incubated', incubation: seconds };
    case 'wash': {
      const due = washAt(state.stage);
      const washes = state.washes.map((wash, n) => (n === due ? params.wash_steps : wash));
      return { ...keeps(state, 'washing', seconds), washes: washes as unknown as State['washes'] };
    }
    case 'add_detection':
      return { ...keeps(state, 'detecting', seconds), stage: 'detected' };
    case 'add_hrp':
      return { ...keeps(state, 'labelling', seconds), stage: 'labelled' };
    case 'add_substrate':
      return coloured(state, params);
    case 'add_stop':
      return { ...state, stage: 'stopped' };
    case 'read_plate':
      return read(state, params);
    case 'fit_curve':
      return state.plate ? { ...state, stage: 'fitted', results: resultsOf(state.plate) } : state;
  }
}

/** Sucks a well empty, once the plate was read. */
function takeWell(state: State, name: string): Outcome {
  const well = wellNamed(name);
  if (!isAfter(state.stage, 'read')) return { state, notice: 'Read the plate first: an empty well cannot be read.' };
  if (state.busy) return { state, notice: 'The reader still has the plate.' };
  if (well === null) return { state, notice: 'Name a well by its row and column: A1 to H12.' };
  if (contentOf(well) === null || state.emptied.includes(well)) return { state, notice: 'This well is empty.' };
  const vial = vialOf(name.trim().toUpperCase(), oxidised(state.left[well] ?? TMB));
  return { state: { ...state, emptied: [...state.emptied, well], taken: [...state.taken, vial] } };
}

const colour = createColouring(WELLS);

function advancedWells(state: State): State {
  colour(state.left, state.enzyme, DT);
  return { ...state, substrateSteps: state.substrateSteps + 1 };
}

const valueOf = (found: Found | null | undefined): number | null => (found && 'value' in found ? found.value : null);
const stated = (found: Found | null | undefined) =>
  found && 'value' in found ? (found.scatter > 0 ? found : found.value) : null;

/** All numbers that are worked out, with their uncertainties. */
function numbers({ plate, results }: State): Readonly<Record<string, Found | null>> {
  if (!plate) return {};
  const exact = (value: number | null | undefined, scatter = 0): Found | null =>
    value === null || value === undefined ? null : { value, scatter };
  // A middle or an upper end as uncertain as it is large is not fixed by the standards: any number would do.
  const fixed = (value: number | undefined, scatter = 0): Found | null =>
    value !== undefined && scatter < Math.abs(value) ? { value, scatter } : null;
  const od = (y: number): Found => ({ value: y, scatter: pairScatter(y, plate) });
  const [s0 = 0] = plate.standards;
  const s7 = plate.standards.at(-1) ?? 0;
  const curve: Curve | undefined = results?.curve;
  const fit = curve?.fit;
  const errors = plate.noise && fit ? logisticErrors(fit) : undefined;
  const ratio = s7 / s0;
  const relative = Math.sqrt((pairScatter(s0, plate) / s0) ** 2 + (pairScatter(s7, plate) / s7) ** 2);
  const blankCv = (100 * plate.blank.sd) / plate.blank.mean;
  return {
    ...Object.fromEntries(plate.standards.map((y, n) => [`od_s${n}`, od(y)])),
    background: od(s0),
    signal_to_noise: exact(ratio, ratio * relative),
    blank_cv: exact(blankCv, plate.noise ? blankCv / Math.sqrt(38) : 0),
    fit_a: exact(fit?.curve.a, errors?.a),
    fit_b: exact(fit?.curve.b, errors?.b),
    fit_c: fixed(fit?.curve.c, errors?.c),
    fit_d: fixed(fit?.curve.d, errors?.d),
    r2: exact(fit?.r2),
    ...Object.fromEntries((curve?.back ?? []).map((percent, n) => [`backcalc_s${n + 1}`, exact(percent)])),
    lod: results?.lod ?? null,
    ...Object.fromEntries((results?.unknowns ?? []).map((found, n) => [`conc_u${n + 1}`, found])),
    conc_qc_low: results?.controls[0] ?? null,
    conc_qc_high: results?.controls[1] ?? null,
    recovery_low: recoveryOf(results?.controls[0], 'low'),
    recovery_high: recoveryOf(results?.controls[1], 'high'),
  };
}

const derived = (label: string, unit: string, decimals: number) =>
  ({ label, unit, decimals, origin: 'derived' }) as const;
const odOf = (n: number) => derived(`Absorbance of S${n}`, '1', 4);
const backOf = (n: number) => derived(`S${n} read from the curve`, '%', 1);
const concentration = (of: string) => derived(`IL-6 in ${of}`, 'pg/mL', 1);

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: ({ busy, stage }) => {
    if (busy)
      return busy.is === 'incubating' || busy.is === 'detecting' || busy.is === 'labelling'
        ? RATES.waiting
        : RATES.hands;
    return stage === 'colouring' ? RATES.colouring : RATES.hands;
  },
  readings: {
    background: derived('Background', '1', 4),
    signal_to_noise: derived('Signal/background', '1', 2),
    blank_cv: derived('Scatter of the 20 blanks', '%', 2),
    od_s0: odOf(0),
    od_s1: odOf(1),
    od_s2: odOf(2),
    od_s3: odOf(3),
    od_s4: odOf(4),
    od_s5: odOf(5),
    od_s6: odOf(6),
    od_s7: odOf(7),
    fit_a: derived('Curve: a', '1', 4),
    fit_b: derived('Curve: b', '1', 3),
    fit_c: derived('Curve: c', 'pg/mL', 0),
    fit_d: derived('Curve: d', '1', 3),
    r2: derived('r² of the curve', '1', 5),
    backcalc_s1: backOf(1),
    backcalc_s2: backOf(2),
    backcalc_s3: backOf(3),
    backcalc_s4: backOf(4),
    backcalc_s5: backOf(5),
    backcalc_s6: backOf(6),
    backcalc_s7: backOf(7),
    curve_accepted: { label: 'Curve accepted (1 yes, 0 no)', unit: '1', decimals: 0, origin: 'computed' },
    lod: derived('Limit of detection', 'pg/mL', 2),
    conc_u1: concentration('U1'),
    conc_u2: concentration('U2'),
    conc_u3: concentration('U3'),
    conc_u4: concentration('U4'),
    conc_u5: concentration('U5'),
    conc_u6: concentration('U6'),
    conc_qc_low: concentration('the low control'),
    conc_qc_high: concentration('the high control'),
    recovery_low: derived('Recovery of the low control', '%', 1),
    recovery_high: derived('Recovery of the high control', '%', 1),
    remarks: { label: 'Remarks', kind: 'text', unit: 'text' },
    substrate_time: { label: 'Substrate in the wells', unit: 's', decimals: 0, origin: 'computed' },
  },
  actions: {
    run_protocol: { label: 'Run the whole protocol', hint: 'Everything on time, the fit included.' },
    load_plate: { label: 'Load the plate', hint: 'Standards, unknowns, controls and blanks into their wells.' },
    incubate: { label: 'Incubate', hint: 'Capture antibody on the plate binds the antigen.' },
    wash: { label: 'Wash', hint: 'As many steps as are set, after each of the three incubations.' },
    add_detection: {
      label: 'Add detection antibody',
      hint: 'It binds to captured antigen, as long as the samples did.',
    },
    add_hrp: { label: 'Add peroxidase', hint: 'Twenty minutes: it binds to the detection antibody.' },
    add_substrate: { label: 'Add substrate', hint: 'TMB: it starts the clock.' },
    add_stop: { label: 'Add stop solution', hint: 'Acid: blue turns yellow, and nothing goes on.' },
    read_plate: { label: 'Read the plate', hint: 'At 450 nm.' },
    take_well: {
      label: 'Empty a well into a vial',
      value: { kind: 'text', placeholder: 'A1', maxLength: 4 },
      hint: 'Its 0.15 mL of yellow, once the plate was read. It goes to the shelf; diluted it fills a cuvette.',
    },
    fit_curve: { label: 'Fit the curve', hint: 'Four parameters, weights 1/y².' },
    reveal: { label: 'Show the answer', hint: 'What the unknowns hold.' },
  },
  fields: () => ({ wells: { kind: 'f32', shape: [WELLS] }, curve: { kind: 'f32', shape: [CURVE.points] } }),

  init: ({ specimen }, rng) => ({
    stage: 'empty',
    washes: [null, null, null],
    busy: null,
    auto: false,
    incubation: 0,
    enzyme: new Float64Array(WELLS),
    left: new Float64Array(WELLS).fill(TMB),
    substrateSteps: 0,
    ods: null,
    plate: null,
    results: null,
    marked: false,
    emptied: [],
    taken: [],
    scatter: rng.stream(`specimen ${specimen}`).stream('wells'),
  }),

  step(before, params) {
    let state = before;
    if (state.auto && !state.busy) {
      const deed = nextDeed(state, params, state.substrateSteps * DT);
      if (deed) state = done(deed, state, params);
      if (state.stage === 'fitted') state = { ...state, auto: false };
    }
    if (state.busy) {
      const { busy } = state;
      return { ...state, busy: busy.left > 1 ? { ...busy, left: busy.left - 1 } : null };
    }
    return state.stage === 'colouring' ? advancedWells(state) : state;
  },

  act(state, params, action) {
    if (action.do === 'reveal') return { state: { ...state, marked: true } };
    if (action.do === 'take_well') return takeWell(state, action.value);
    if (action.do === 'run_protocol')
      return state.stage === 'empty'
        ? { state: { ...state, auto: true } }
        : { state, notice: 'The protocol has begun: go on by hand, or reset.' };
    const why = refusal(action.do, state, state.results !== null);
    if (why !== null) return { state, notice: why };
    const next = done(action.do, state, params);
    const unfit = action.do === 'fit_curve' && next.results && !next.results.curve.accepted;
    return unfit
      ? { state: next, notice: next.results.remarks }
      : ({ state: next, notice: unwashed(action.do, state) } satisfies Outcome);
  },

  occupies(state, params, action) {
    if (action.do === 'reveal' || action.do === 'take_well') return 0;
    if (action.do === 'run_protocol') return state.stage === 'empty' ? wholeProtocol(params) : 0;
    return refusal(action.do, state, state.results !== null) === null ? lasting(action.do, params) : 0;
  },

  done: ({ stage, busy }) => stage === 'fitted' && busy === null,

  samples: ({ taken }) => taken,

  read(state) {
    const found = numbers(state);
    const of = (id: string): number | null => valueOf(found[id]);
    return {
      background: of('background'),
      signal_to_noise: of('signal_to_noise'),
      blank_cv: of('blank_cv'),
      od_s0: of('od_s0'),
      od_s1: of('od_s1'),
      od_s2: of('od_s2'),
      od_s3: of('od_s3'),
      od_s4: of('od_s4'),
      od_s5: of('od_s5'),
      od_s6: of('od_s6'),
      od_s7: of('od_s7'),
      fit_a: of('fit_a'),
      fit_b: of('fit_b'),
      fit_c: of('fit_c'),
      fit_d: of('fit_d'),
      r2: of('r2'),
      backcalc_s1: of('backcalc_s1'),
      backcalc_s2: of('backcalc_s2'),
      backcalc_s3: of('backcalc_s3'),
      backcalc_s4: of('backcalc_s4'),
      backcalc_s5: of('backcalc_s5'),
      backcalc_s6: of('backcalc_s6'),
      backcalc_s7: of('backcalc_s7'),
      curve_accepted: state.results ? Number(state.results.curve.accepted) : null,
      lod: of('lod'),
      conc_u1: of('conc_u1'),
      conc_u2: of('conc_u2'),
      conc_u3: of('conc_u3'),
      conc_u4: of('conc_u4'),
      conc_u5: of('conc_u5'),
      conc_u6: of('conc_u6'),
      conc_qc_low: of('conc_qc_low'),
      conc_qc_high: of('conc_qc_high'),
      recovery_low: of('recovery_low'),
      recovery_high: of('recovery_high'),
      remarks: state.results?.remarks ?? null,
      substrate_time: isAfter(state.stage, 'colouring') ? state.substrateSteps * DT : null,
    };
  },

  derive: (state) => Object.fromEntries(Object.entries(numbers(state)).map(([id, found]) => [id, stated(found)])),

  answers: () =>
    UNKNOWNS.flatMap((value, n) =>
      value > 0
        ? [{ id: `u${n + 1}`, label: `IL-6 in U${n + 1}`, value, unit: 'pg/mL', tolerance: TOLERANCE * value }]
        : [],
    ),

  view(state, params, out) {
    const { stage, busy, left, plate, results, emptied } = state;
    const stopped = isAfter(stage, 'stopped');
    const shows = isAfter(stage, 'colouring');
    for (let well = 0; well < WELLS; well++)
      out.wells[well] =
        contentOf(well) === null || emptied.includes(well) ? -1 : shows ? colourOf(left[well] ?? TMB, stopped) : 0;
    const fit = results?.curve.fit?.curve;
    for (let n = 0; n < CURVE.points; n++) out.curve[n] = fit ? logisticAt(fit, curveX(n)) : Number.NaN;
    return {
      stage,
      busy: busy ? { is: busy.is, part: 1 - busy.left / busy.of } : null,
      stopped,
      washes: state.washes,
      /** Part of a weak well's detection antibody that peroxidase finds. */
      labelled: labelled(0, state.washes[1] ?? 0),
      /** Labels of the standards and their readings; unknowns with what they were read as in the well. */
      standards: plate ? STANDARDS.map((x, n) => ({ x, y: plate.standards[n] ?? 0 })) : [],
      unknowns: plate
        ? plate.unknowns.map((y, n) => {
            const found = valueOf(results?.unknowns[n]);
            return { y, x: found === null ? null : found / plate.dilution };
          })
        : [],
      answer: state.marked ? UNKNOWNS.join(', ') : null,
      dilution: Number(params.sample_dilution),
    };
  },
});
