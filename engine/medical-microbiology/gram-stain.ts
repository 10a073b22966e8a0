/**
 * The Gram stain: crystal violet enters every cell, iodine locks it, a decolouriser takes it out faster the thinner the wall, and safranin
 * colours what lost its violet.
 *
 * Violet       V ← 1 − (1 − V) e^(−t/8 s); it drives out what safranin a cell holds, S ≤ 1 − V
 * Iodine       X ← X + (V − X)(1 − e^(−t/8 s)); V − X is free dye
 * Decolourise  X ← X e^(−kt), free violet and safranin ← e^(−10kt), k = 0.5 (3 nm/h)² a s⁻¹
 * Water        free ← free e^(−0.002 t)
 * Safranin     S ← S + (1 − V − S)(1 − e^(−t/10 s))
 *
 * Wall thickness h: median of the species by cryo-electron microscopy (Matias and Beveridge 2003 to 2006; S. aureus also Wyatt 1970); ln h of
 * the 400 cells scatters by 0.08, chosen. Old cells of Bacillus lose wall (Beveridge 1990), each at its own pace, so
 * that the scatter grows with the loss. Rate constants are chosen so that 10 s of acetone-alcohol suit;
 * h⁻² is a rule fitted to part the groups. A thin, even smear is assumed: a thick one holds the violet longer.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Organism } from './gram-organisms';
import { actingFor, later, microphotometer, secondsOf, takenUp, type Treatment, washedOut } from './staining';

export type Decolouriser = 'Acetone-alcohol' | '95% ethanol' | 'Acetone';

export interface Params {
  readonly organism: Organism;
  readonly decolorizer: Decolouriser;
  readonly culture_age: Quantity<'h'>;
}

interface Species {
  readonly wall: Quantity<'nm'>;
  readonly expected: 'Gram-positive' | 'Gram-negative';
  /** Old cultures lose wall. */
  readonly thins?: true;
}

/** Peptidoglycan: h₀ and the group. */
const SPECIES: Readonly<Record<Organism, Species>> = {
  'Staphylococcus aureus': { wall: 19, expected: 'Gram-positive' },
  'Bacillus subtilis': { wall: 33.3, expected: 'Gram-positive', thins: true },
  'Escherichia coli': { wall: 6.35, expected: 'Gram-negative' },
  'Pseudomonas aeruginosa': { wall: 2.41, expected: 'Gram-negative' },
};
const AGENTS: Readonly<Record<Decolouriser, number>> = { 'Acetone-alcohol': 1, '95% ethanol': 0.5, Acetone: 3 };

/** Of an old wall of Bacillus, 1/h after the first day, and how it scatters from cell to cell, as a part of it. */
const WALL_LOSS: Quantity<'1/h'> = 0.02;
const LOSS_SCATTER = 0.3;
const WALL_KEEPS: Quantity<'h'> = 24;
const REFERENCE: { readonly wall: Quantity<'nm'>; readonly rate: Quantity<'1/s'> } = { wall: 3, rate: 0.5 };
const FREE_FASTER = 10;
const VIOLET: Quantity<'1/s'> = 1 / 8;
const IODINE: Quantity<'1/s'> = 1 / 8;
const WATER: Quantity<'1/s'> = 0.002;
const SAFRANIN: Quantity<'1/s'> = 1 / 10;
/** Of ln h; chosen so that a Gram-negative control that is stained as it should be has hardly a purple cell. */
const WALL_SCATTER = 0.08;
const CELLS = 400;
/** The median cell stands before the drawn ones. */
const MEDIAN = 0;
const PURPLE = 0.5;
const MOST_PASSES = 6;
/** Cells without violet are seen from this mean safranin on, the smear at all from the least dye or the least share of cells. */
const SEEN_PINK = 0.3;
const LEAST = 0.05;
const DT: Quantity<'s'> = 0.5;
/** A jet of water shows dye that leaves faster than this in the run-off, parts a second. */
const VIEW_SECOND: Quantity<'s'> = 1;

type Grown = Pick<Params, 'organism' | 'culture_age'>;

/** ln h₀/h of the median cell. */
const lossOf = ({ organism, culture_age }: Grown): number =>
  SPECIES[organism].thins ? WALL_LOSS * Math.max(0, culture_age - WALL_KEEPS) : 0;

/** Median wall of a culture. */
export const wallOf = (grown: Grown): Quantity<'nm'> => SPECIES[grown.organism].wall * Math.exp(-lossOf(grown));

/** Standard deviation of ln h from cell to cell. */
const scatterOf = (grown: Grown): number => Math.sqrt(WALL_SCATTER ** 2 + (LOSS_SCATTER * lossOf(grown)) ** 2);

/** Rate constant with which the dye-iodine leaves through a wall. */
export const decolouringRate = (wall: Quantity<'nm'>, agent: Decolouriser): Quantity<'1/s'> =>
  REFERENCE.rate * (REFERENCE.wall / wall) ** 2 * AGENTS[agent];

type Doing = 'fixing' | 'violet' | 'iodine' | 'decolouriser' | 'water' | 'safranin';

export interface State {
  readonly treatment: Treatment<Doing> | null;
  /** That lies on the slide, also after its time, until something takes it off. */
  readonly agent: Decolouriser | null;
  /** Of the culture, so that a change of the bottle's label moves no wall. */
  readonly walls: Float64Array;
  readonly free: Float64Array;
  readonly complex: Float64Array;
  readonly pink: Float64Array;
  readonly passes: number;
  /** For which a decolouriser has acted. */
  readonly decoloured: Quantity<'s'>;
  /** A liquid has run over it: what was not fixed is gone. */
  readonly wet: boolean;
  /** Part of the cells that the liquids so far have left. */
  readonly kept: number;
  readonly viewed: boolean;
  readonly smearSeed: number;
}

const violetOf = ({ free, complex }: State, cell: number): number => complex[cell]! + free[cell]!;
/** Part of the cells that stay on the glass under a liquid. */
const leftOf = ({ passes, kept }: State): number => Math.min(kept, -Math.expm1(-passes));

/** Whether hardly a cell is left on the glass. */
const isBare = (state: State): boolean => state.wet && leftOf(state) < LEAST;

function purpleOf(state: State): number {
  let purple = 0;
  for (let cell = 1; cell <= CELLS; cell++) if (violetOf(state, cell) >= PURPLE) purple++;
  return (100 * purple) / CELLS;
}

/** Lets what is done act on all cells for so long. */
function act(state: State, what: Doing, seconds: Quantity<'s'>): void {
  const { free, complex, pink, walls, agent } = state;
  for (let cell = 0; cell <= CELLS; cell++) {
    const bound = complex[cell]!;
    const violet = bound + free[cell]!;
    switch (what) {
      case 'violet':
        free[cell] = takenUp(violet, 1, VIOLET, seconds) - bound;
        pink[cell] = Math.min(pink[cell]!, 1 - bound - free[cell]!);
        break;
      case 'iodine':
        complex[cell] = takenUp(bound, violet, IODINE, seconds);
        free[cell] = violet - complex[cell]!;
        break;
      case 'decolouriser': {
        const rate = agent === null ? 0 : decolouringRate(walls[cell]!, agent);
        complex[cell] = washedOut(bound, rate, seconds);
        free[cell] = washedOut(free[cell]!, FREE_FASTER * rate, seconds);
        pink[cell] = washedOut(pink[cell]!, FREE_FASTER * rate, seconds);
        break;
      }
      case 'water':
        free[cell] = washedOut(free[cell]!, WATER, seconds);
        break;
      case 'safranin':
        pink[cell] = takenUp(pink[cell]!, 1 - violet, SAFRANIN, seconds);
        break;
      case 'fixing':
        break;
    }
  }
}

/** Safranin in the cells that have no violet left to be seen, their mean. */
function pinkOf(state: State): number {
  let [cells, pink] = [0, 0];
  for (let cell = 1; cell <= CELLS; cell++) {
    if (violetOf(state, cell) >= PURPLE) continue;
    cells++;
    pink += state.pink[cell]!;
  }
  return cells === 0 ? 0 : pink / cells;
}

function resultOf(state: State): string {
  if (isBare(state)) return 'No cells';
  if (state.decoloured === 0 && violetOf(state, MEDIAN) < LEAST && state.pink[MEDIAN]! < LEAST) return 'Not stained';
  const purple = purpleOf(state);
  if (purple < 80 && pinkOf(state) < SEEN_PINK) return 'Counterstain missing';
  return purple >= 80 ? 'Gram-positive' : purple <= 20 ? 'Gram-negative' : 'Gram-variable';
}

/** Violet of the median cell that leaves within a second, as a part of a full stain. */
function runOff(state: State): number {
  const { agent, walls, complex, free } = state;
  if (agent === null) return state.treatment?.what === 'water' ? -free[MEDIAN]! * Math.expm1(-WATER * VIEW_SECOND) : 0;
  const rate = decolouringRate(walls[MEDIAN]!, agent);
  return (
    -complex[MEDIAN]! * Math.expm1(-rate * VIEW_SECOND) - free[MEDIAN]! * Math.expm1(-FREE_FASTER * rate * VIEW_SECOND)
  );
}

/** A liquid is poured on: it takes away whatever lay there. */
const poured = (state: State, what: Doing, left: Quantity<'s'>): State => ({
  ...state,
  treatment: { what, left },
  agent: null,
  wet: true,
  kept: leftOf(state),
  viewed: false,
});

const FLAME = 'Rinse first: the decolouriser on the slide would catch fire.';
const WET = 'The smear is wet: heat fixes a dry one, before the first liquid. What was washed off does not come back.';
const DISTORTED = 'More than six passes: the cells are distorted by heat.';

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 5,
  readings: {
    gram_result: {
      label: 'The slide looks',
      kind: 'text',
      unit: 'text',
      values: ['No cells', 'Not stained', 'Counterstain missing', 'Gram-positive', 'Gram-variable', 'Gram-negative'],
    },
    purple_percent: { label: 'Purple cells of 400', unit: '%', origin: 'computed', decimals: 2 },
    dye_retained: {
      label: 'Violet in a cell',
      unit: '0-1',
      range: [0, 1.2],
      instrument: microphotometer(
        'Microphotometer at 590 nm, on single cells',
        0.5,
        { of: 'ten cells', scatter: 0.006 },
        { of: 'a hundred cells', scatter: 0.002 },
      ),
    },
    decolour_time: { label: 'Decolouriser has acted', unit: 's', origin: 'computed', decimals: 1 },
    cells_left_percent: { label: 'Cells that hold to the glass', unit: '%', origin: 'theory', decimals: 1 },
    complex_fraction: { label: 'Locked by iodine', unit: '0-1', origin: 'theory', decimals: 3 },
    counterstain: { label: 'Safranin in a cell', unit: '0-1', origin: 'theory', decimals: 3 },
    expected_result: {
      label: 'The species is',
      kind: 'text',
      unit: 'text',
      values: ['Gram-positive', 'Gram-negative'],
    },
  },
  actions: {
    heat_fix: {
      label: 'Pass through the flame',
      hint: 'Dry smear, a second for each pass. Lights the burner and puts it out again.',
      value: { kind: 'number', unit: 'passes', min: 0, max: 10, step: 1, initial: 3 },
    },
    crystal_violet: { label: 'Crystal violet', hint: 'Floods the slide for that time.', value: secondsOf(120, 60) },
    iodine: { label: 'Iodine', hint: 'Lugol’s solution, the mordant: it locks the violet.', value: secondsOf(120, 60) },
    decolorize: {
      label: 'Decolourise',
      hint: 'It goes on acting until you rinse, or pour on something else.',
      value: secondsOf(180, 10),
    },
    safranin: { label: 'Safranin', hint: 'The counterstain.', value: secondsOf(120, 60) },
    rinse: {
      label: 'Rinse',
      hint: 'With water from the wash bottle.',
      value: { kind: 'number', unit: 's', min: 1, max: 20, step: 1, initial: 2 },
    },
    view: { label: 'Look', hint: 'Blots the slide dry and lays it under the microscope, with oil, 1000 times.' },
  },
  fields: () => ({ cells: { kind: 'f32', shape: [CELLS, 2] } }),

  init(params, rng) {
    const walls = new Float64Array(CELLS + 1).fill(wallOf(params));
    const scatter = scatterOf(params);
    const drawn = rng.stream('walls');
    for (let cell = 1; cell <= CELLS; cell++) walls[cell] = walls[MEDIAN]! * Math.exp(drawn.normal(0, scatter));
    return {
      treatment: null,
      agent: null,
      walls,
      free: new Float64Array(CELLS + 1),
      complex: new Float64Array(CELLS + 1),
      pink: new Float64Array(CELLS + 1),
      passes: 0,
      decoloured: 0,
      wet: false,
      kept: 1,
      viewed: false,
      smearSeed: rng.stream('smear').uint32(),
    };
  },

  step(state) {
    const { treatment } = state;
    if (state.agent !== null) {
      act(state, 'decolouriser', DT);
      return { ...state, decoloured: state.decoloured + DT, treatment: treatment && later(treatment, DT) };
    }
    if (treatment === null) return state;
    const acting = actingFor(treatment, DT);
    act(state, treatment.what, acting);
    const passes = treatment.what === 'fixing' ? state.passes + acting : state.passes;
    return { ...state, passes, treatment: later(treatment, DT) };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'heat_fix': {
        if (action.value === 0) return { state };
        if (state.agent !== null) return { state, notice: FLAME };
        if (state.wet) return { state, notice: WET };
        const next: State = { ...state, treatment: { what: 'fixing', left: action.value }, viewed: false };
        return state.passes + action.value > MOST_PASSES ? { state: next, notice: DISTORTED } : { state: next };
      }
      case 'crystal_violet':
        return { state: action.value === 0 ? state : poured(state, 'violet', action.value) };
      case 'iodine':
        return { state: action.value === 0 ? state : poured(state, 'iodine', action.value) };
      case 'decolorize':
        if (action.value === 0) return { state };
        return { state: { ...poured(state, 'decolouriser', action.value), agent: params.decolorizer } };
      case 'safranin':
        if (action.value === 0) return { state };
        return { state: poured(state, 'safranin', action.value) };
      case 'rinse':
        return { state: poured(state, 'water', action.value) };
      case 'view':
        return { state: { ...state, agent: null, treatment: null, viewed: true } };
    }
  },

  occupies: ({ agent, wet }, _params, action) =>
    action.do === 'view' || (action.do === 'heat_fix' && (wet || agent !== null)) ? 0 : action.value,

  done: ({ viewed }) => viewed,

  read: (state, { organism }) => ({
    gram_result: resultOf(state),
    purple_percent: isBare(state) ? null : purpleOf(state),
    dye_retained: isBare(state) ? null : violetOf(state, MEDIAN),
    decolour_time: state.decoloured,
    cells_left_percent: 100 * leftOf(state),
    complex_fraction: state.complex[MEDIAN]!,
    counterstain: state.pink[MEDIAN]!,
    expected_result: SPECIES[organism].expected,
  }),

  view(state, { organism }, out) {
    for (let cell = 1; cell <= CELLS; cell++) {
      out.cells[2 * cell - 2] = violetOf(state, cell);
      out.cells[2 * cell - 1] = state.pink[cell]!;
    }
    const { treatment, agent, passes, viewed, wet, smearSeed, walls, complex, free, pink } = state;
    return {
      doing: treatment?.what ?? null,
      left: treatment?.left ?? 0,
      agent,
      passes,
      distorted: passes > MOST_PASSES,
      /** Part of the cells that are on the glass: what is not fixed goes with the first liquid. */
      onGlass: wet ? leftOf(state) : 1,
      viewed,
      smearSeed,
      runOff: runOff(state),
      wall: walls[MEDIAN]!,
      /** Of the species, whatever is left of its wall. */
      outerMembrane: SPECIES[organism].expected === 'Gram-negative',
      complex: complex[MEDIAN]!,
      free: free[MEDIAN]!,
      pink: pink[MEDIAN]!,
    };
  },
});
