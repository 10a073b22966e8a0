/**
 * The differential count of white cells: cells of a stained smear are told apart one by one and tallied. The tally is a sample:
 * its shares have the exact binomial limits (Clopper and Pearson). The track is in `smear-track.ts`, the arithmetic in
 * `wbc-tally.ts`, cells and patients in `data/white-cells.ts`.
 *
 * The sampling of cells is the subject and falls anew in each trial, which begins elsewhere on the smear; `noise` off gives
 * expected tallies. Assumptions: cells lie independently of each other along the track; classes are told without overlap.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import {
  CELL_CLASSES,
  type CellClass,
  CLASS_NAMES,
  sharesIn,
  type SmearArea,
  type SmearPatient,
  SMEARS,
  WHITE_CLASSES,
} from '../data/white-cells';
import { EMPTY_TRACK, fromHere, lengthened, type Track, type TrackChance, type TrackRules } from './smear-track';
import {
  allLymphocytes,
  cellsOf,
  correctedWhite,
  countedOf,
  immatureShare,
  limitsPercent,
  shareScatter,
  sheetOf,
  sheetTruth,
  type Tally,
  type TallyLine,
} from './wbc-tally';

export interface Params {
  readonly patient: SmearPatient;
  readonly cells_to_count: Quantity<'1'>;
  readonly smear_area: SmearArea;
  readonly mode: 'Manual' | 'Automatic';
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

/** One press of a key of the tally. */
interface Label {
  /** Which cell of the track. */
  readonly cell: number;
  readonly as: CellClass;
  readonly byHand: boolean;
  readonly right: boolean;
}

export interface State {
  readonly track: Track;
  /** The cell under the lens. */
  readonly at: number;
  readonly labels: readonly Label[];
  readonly tally: Tally;
  readonly finished: boolean;
  /** Tallies of the counts before this one. */
  readonly earlier: readonly Tally[];
  /** The marks, once the answer was shown. */
  readonly marks: { readonly accuracy: number | null } | null;
  readonly chance: TrackChance;
}

type Result = ActResult<Params, State>;

/** Cells that are known beyond the one under the lens: its neighbours are seen in the field. */
const AHEAD = 6;
/** Neighbours that the stage may draw, on either side. */
const NEIGHBOURS = 6;
const MOST_EARLIER = 12;
const MOST_CELLS = 500;

const NO_CELLS: Tally = {
  segmented: 0,
  band: 0,
  lymphocyte: 0,
  atypical_lymphocyte: 0,
  monocyte: 0,
  eosinophil: 0,
  basophil: 0,
  metamyelocyte: 0,
  myelocyte: 0,
  promyelocyte: 0,
  blast: 0,
  nrbc: 0,
  smudge: 0,
};

const rulesOf = ({ patient, smear_area, noise, cells_to_count }: Params): TrackRules => ({
  blood: SMEARS[patient],
  area: smear_area,
  noise,
  goal: cells_to_count,
});

/** The cell under the lens and some that follow. */
const reach = (state: State, params: Params): State => ({
  ...state,
  track: lengthened(state.track, state.at + AHEAD, rulesOf(params), state.chance),
});

const with1 = (tally: Tally, kind: CellClass, by: 1 | -1): Tally => ({ ...tally, [kind]: tally[kind] + by });

const isComplete = ({ finished, tally }: State, { cells_to_count }: Params): boolean =>
  finished || countedOf(tally) >= cells_to_count;

const COMPLETE = 'This count is complete: begin a second one on the smear, or ask for more cells.';

/** The cell under the lens into the tally, and the next one under the lens. */
function tallied(state: State, params: Params, as: CellClass, byHand: boolean): State {
  const cell = state.track.cells[state.at];
  const right = cell !== undefined && cell.readable && cell.kind === as;
  return reach(
    {
      ...state,
      labels: [...state.labels, { cell: state.at, as, byHand, right }],
      tally: with1(state.tally, as, 1),
      at: state.at + 1,
    },
    params,
  );
}

function countCells(state: State, params: Params, wanted: number): Result {
  if (params.mode !== 'Automatic')
    return { state, notice: 'Set the counting to Automatic first, or classify by hand.' };
  if (isComplete(state, params)) return { state, notice: COMPLETE };
  const goal = Math.min(params.cells_to_count, countedOf(state.tally) + wanted);
  let next = state;
  while (countedOf(next.tally) < goal) {
    const cell = next.track.cells[next.at];
    next = cell?.readable ? tallied(next, params, cell.kind, false) : reach({ ...next, at: next.at + 1 }, params);
  }
  return { state: next };
}

function undo(state: State, params: Params): Result {
  const last = state.labels.at(-1);
  if (state.finished) return { state, notice: 'The count is finished: nothing is taken back.' };
  if (!last) return { state, notice: 'Nothing has been tallied yet.' };
  return {
    state: reach(
      { ...state, labels: state.labels.slice(0, -1), tally: with1(state.tally, last.as, -1), at: last.cell },
      params,
    ),
  };
}

function newCount(state: State, params: Params): Result {
  if (countedOf(state.tally) === 0) return { state, notice: 'Count some cells first.' };
  const at = state.at + 1;
  return {
    state: reach(
      {
        ...state,
        track: fromHere(state.track, at),
        at,
        labels: [],
        tally: NO_CELLS,
        finished: false,
        earlier: [...state.earlier, state.tally].slice(-MOST_EARLIER),
      },
      params,
    ),
  };
}

/** Of the labels given by hand those that are right, %. */
function accuracyOf({ labels }: State): number | null {
  const own = labels.filter(({ byHand }) => byHand);
  return own.length > 0 ? (100 * own.filter(({ right }) => right).length) / own.length : null;
}

// ---------------------------------------------------------------- readings

const inSentence = (kind: CellClass | 'neutrophil'): string =>
  kind === 'neutrophil' ? 'neutrophil, segmented and band' : CLASS_NAMES[kind];
const LINES: readonly TallyLine[] = [...WHITE_CLASSES, 'neutrophil'];

type ForEach<Prefix extends string, Of extends string, V> = { readonly [K in `${Prefix}_${Of}`]: V };

/** One entry for each class or line, its key made of a prefix and the name. */
const forEach = <const Prefix extends string, Of extends string, V>(
  prefix: Prefix,
  of: readonly Of[],
  value: (name: Of) => V,
): ForEach<Prefix, Of, V> =>
  Object.fromEntries(of.map((name) => [`${prefix}_${name}`, value(name)])) as ForEach<Prefix, Of, V>;

const counted = (kind: CellClass) =>
  ({ label: `Counted: ${inSentence(kind)}`, unit: 'cells', decimals: 0, origin: 'count' }) as const;
const percent = (line: TallyLine) =>
  ({ label: `Share: ${inSentence(line)}`, unit: '%', decimals: 1, origin: 'derived' }) as const;
const limit = (which: 'Lower' | 'Upper') => (line: TallyLine) =>
  ({ label: `${which} 95 % limit: ${inSentence(line)}`, unit: '%', decimals: 2, origin: 'computed' }) as const;
const absolute = (cells: string) =>
  ({ label: `${cells}, absolute`, unit: '10⁹/L', decimals: 2, origin: 'derived' }) as const;

const WHITE_COUNTER = {
  name: 'Haematology analyser, white channel',
  updateInterval: 1,
  school: {
    resolution: 0.1,
    gain: 0.03,
    spread: 'normal',
    source: 'calibration of the white channel: ±3 % (standard deviation), normal',
  },
  research: {
    resolution: 0.01,
    gain: 0.015,
    spread: 'normal',
    source: 'calibrated with fresh blood by the reference method: ±1.5 % (standard deviation), normal',
  },
} as const;

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: 0.1,
  rate: 1,
  readings: {
    n_counted: { label: 'White cells counted', unit: 'cells', decimals: 0, origin: 'count' },
    ...forEach('n', CELL_CLASSES, counted),
    ...forEach('pct', LINES, percent),
    ...forEach('ci_low', LINES, limit('Lower')),
    ...forEach('ci_high', LINES, limit('Upper')),
    wbc_analyser: { label: 'White count of the analyser', unit: '10⁹/L', instrument: WHITE_COUNTER },
    nrbc_per_100: { label: 'Nucleated red cells per 100 white cells', unit: '1', decimals: 1, origin: 'computed' },
    wbc_corrected: { label: 'White count, corrected', unit: '10⁹/L', decimals: 2, origin: 'derived' },
    abs_neutrophils: absolute('Neutrophils'),
    abs_lymphocytes: absolute('Lymphocytes with reactive ones'),
    it_ratio: { label: 'Immature neutrophils of all', unit: '1', decimals: 3, origin: 'computed' },
    accuracy: { label: 'Labels by hand that are right', unit: '%', decimals: 1, origin: 'computed' },
    counts_before: { label: 'Counts before this one', unit: '1', decimals: 0, origin: 'count' },
  },
  actions: {
    classify: {
      label: 'Tally the cell',
      value: { kind: 'select', options: [...CELL_CLASSES] },
      hint: 'Counts the ringed cell in this class; the stage goes on to the next one.',
    },
    next_cell: { label: 'Pass over this cell', hint: 'For a cell that cannot be told: it is not counted.' },
    undo: { label: 'Take the last one back' },
    count_cells: {
      label: 'Count automatically',
      value: { kind: 'number', unit: '1', min: 1, max: MOST_CELLS, step: 1, initial: 100 },
      hint: 'So many white cells, each told rightly. Needs automatic counting.',
    },
    finish_count: { label: 'Finish the count' },
    new_count: {
      label: 'Count once more',
      hint: 'A second count on the same smear, further along the track. Record the first one before.',
    },
    reveal: { label: 'Show the answer', hint: 'What the smear is made of. The marks can then no longer change.' },
  },
  fields: () => ({}),

  init(params, rng) {
    const smear = rng.stream(`specimen ${params.specimen}`);
    const state: State = {
      track: EMPTY_TRACK,
      at: 0,
      labels: [],
      tally: NO_CELLS,
      finished: false,
      earlier: [],
      marks: null,
      chance: { kinds: smear.stream('kinds'), looks: smear.stream('looks') },
    };
    return reach(state, params);
  },

  step: (state) => state,

  act(state, params, action) {
    switch (action.do) {
      case 'classify':
        if (params.mode !== 'Manual') return { state, notice: 'Set the counting to Manual to classify by hand.' };
        if (isComplete(state, params)) return { state, notice: COMPLETE };
        return { state: tallied(state, params, action.value, true) };
      case 'next_cell':
        if (isComplete(state, params)) return { state, notice: COMPLETE };
        return { state: reach({ ...state, at: state.at + 1 }, params) };
      case 'undo':
        return undo(state, params);
      case 'count_cells':
        return countCells(state, params, action.value);
      case 'finish_count':
        if (countedOf(state.tally) === 0) return { state, notice: 'Count some cells first.' };
        return { state: { ...state, finished: true } };
      case 'new_count':
        return newCount(state, params);
      case 'reveal':
        return { state: state.marks ? state : { ...state, marks: { accuracy: accuracyOf(state) } } };
    }
  },

  done: isComplete,

  read(state, params) {
    const { tally } = state;
    const n = countedOf(tally);
    const share = (line: TallyLine): number | null => (n > 0 ? (100 * cellsOf(tally, line)) / n : null);
    const limits = (end: 'low' | 'high') => (line: TallyLine) =>
      n > 0 ? limitsPercent(cellsOf(tally, line), n)[end] : null;
    const { analyserWhite } = SMEARS[params.patient];
    const nrbcPer100 = n > 0 ? (100 * tally.nrbc) / n : null;
    const corrected = nrbcPer100 === null ? null : correctedWhite(analyserWhite, nrbcPer100);
    const absoluteOf = (cells: number): number | null => (corrected === null ? null : (corrected * cells) / n);
    return {
      n_counted: n,
      ...forEach('n', CELL_CLASSES, (kind) => tally[kind]),
      ...forEach('pct', LINES, share),
      ...forEach('ci_low', LINES, limits('low')),
      ...forEach('ci_high', LINES, limits('high')),
      wbc_analyser: analyserWhite,
      nrbc_per_100: nrbcPer100,
      wbc_corrected: corrected,
      abs_neutrophils: absoluteOf(cellsOf(tally, 'neutrophil')),
      abs_lymphocytes: absoluteOf(allLymphocytes(tally)),
      it_ratio: immatureShare(tally),
      accuracy: state.marks ? state.marks.accuracy : isComplete(state, params) ? accuracyOf(state) : null,
      counts_before: state.earlier.length,
    };
  },

  derive({ tally }, _params, instruments) {
    const n = countedOf(tally);
    if (n === 0) return {};
    const share = (line: TallyLine) => ({
      value: (100 * cellsOf(tally, line)) / n,
      scatter: 100 * shareScatter(cellsOf(tally, line), n),
    });
    const white = instruments.shown('wbc_analyser');
    if (white === null) return forEach('pct', LINES, share);
    const perHundred = (100 * tally.nrbc) / n;
    const corrected = correctedWhite(white, perHundred);
    // Nucleated red cells fall as Poisson does; every one takes the same part of the count away.
    const byReds = tally.nrbc > 0 ? (corrected * Math.sqrt(tally.nrbc)) / (n + tally.nrbc) : 0;
    const absoluteOf = (k: number) => {
      const own = corrected * shareScatter(k, n);
      const shared = (byReds * k) / n;
      return { value: (corrected * k) / n, scatter: Math.sqrt(own * own + shared * shared) };
    };
    return {
      ...forEach('pct', LINES, share),
      wbc_corrected: { value: corrected, scatter: byReds },
      abs_neutrophils: absoluteOf(cellsOf(tally, 'neutrophil')),
      abs_lymphocytes: absoluteOf(allLymphocytes(tally)),
    };
  },

  answers: (_state, { patient }) => [
    {
      id: 'smear',
      label: 'Teaching case',
      value: SMEARS[patient].name,
      unit: 'text',
      options: Object.values(SMEARS).map(({ name }) => name),
    },
  ],

  view(state, params) {
    const { track, at, tally, labels } = state;
    const first = Math.max(0, at - NEIGHBOURS);
    const blood = SMEARS[params.patient];
    return {
      /** Cells of the track about the one under the lens, which is `here` of them. */
      cells: track.cells.slice(first, at + NEIGHBOURS),
      here: at - first,
      /** Counted in this trial. */
      tally,
      counted: countedOf(tally),
      last: labels.at(-1)?.as ?? null,
      sheet: sheetOf(tally),
      /** Shares of the counts before, %. */
      earlier: state.earlier.map((before) => sheetOf(before).map(({ share }) => share)),
      complete: isComplete(state, params),
      /** What the smear is made of, once it was asked for: true shares in the area, %. */
      answer: state.marks
        ? {
            name: blood.name,
            shares: sheetTruth(sharesIn(params.smear_area, blood)),
            accuracy: state.marks.accuracy,
          }
        : null,
    };
  },
});
