/**
 * A cross of two parents for one gene. Each child gets one allele of each parent, each with probability ½ (G. Mendel, Verh. naturf.
 * Ver. Brünn 4, 1866, 3), so that counts follow the multinomial law; Pearson's χ² measures the misfit (K. Pearson, Phil. Mag. 50,
 * 1900, 157). Children are counted one after another, 50 a second.
 *
 * Assumptions: no linkage, no selection, no mutation; every child is counted, and its look is never mistaken.
 */
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../contract';
import { chiSquaredTail, pearson } from '../core/chi-squared';
import type { Rng } from '../core/rng';
import { MOST, TRAY, WALK_EVERY } from './offspring-tray';
import {
  allelesOf,
  byLook,
  type Dominance,
  type Genotype,
  lookChances,
  ratioWords,
  typedLooks,
  united,
} from './mendel-cross';

export interface Params {
  readonly parent1: Genotype;
  readonly parent2: Genotype;
  readonly trait: string;
  readonly offspring: Quantity<'1'>;
  readonly dominance: Dominance;
}

export interface State {
  /** Children counted, by the square's cell: 2 × the allele of parent 1 (0 or 1) + that of parent 2. */
  readonly cells: readonly [number, number, number, number];
  /** Children still to be counted. */
  readonly waiting: number;
  /** Counts by look that the learner typed; null: those of the cross. */
  readonly typed: readonly number[] | null;
  readonly meiosis: Rng;
  /** Genotype + 1 of the last `TRAY` children, by place on the tray. */
  readonly tray: Uint8Array;
  /** The cell of the last child. */
  readonly last: number;
  /** p whenever so many more were counted. */
  readonly walk: Float32Array;
  readonly walked: number;
}

export const DT: Quantity<'s'> = 0.1;
const PER_STEP = 5;
const WALK = MOST / WALK_EVERY;
/** Pearson's test is an approximation; the usual rule wants so many expected in each class. W. G. Cochran, Biometrics 10, 1954, 417, discusses it and allows less. */
const LEAST_EXPECTED = 5;

const TEST_WORDS = {
  none: 'nothing counted',
  one: 'one class: nothing to test',
  few: 'too few for the test',
  usable: 'test may be used',
} as const;

const fresh = (meiosis: Rng): State => ({
  cells: [0, 0, 0, 0],
  waiting: 0,
  typed: null,
  meiosis,
  tray: new Uint8Array(TRAY),
  last: -1,
  walk: new Float32Array(WALK),
  walked: 0,
});

const countOf = ({ cells, typed }: State): number => (typed ?? cells).reduce((sum, count) => sum + count, 0);

function genotypesOf({ cells }: State, { parent1, parent2 }: Params): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  const [first, second] = [allelesOf(parent1), allelesOf(parent2)];
  cells.forEach((count, cell) => {
    counts[united(first[cell >> 1 ? 1 : 0], second[cell & 1 ? 1 : 0])] += count;
  });
  return counts;
}

/** Counts by genotype, null where they are not known; and by look. */
function countsOf(state: State, params: Params) {
  const { dominance } = params;
  if (!state.typed) {
    const genotypes = genotypesOf(state, params);
    return { genotypes, looks: byLook(genotypes, dominance) };
  }
  return { genotypes: dominance === 'Incomplete' ? state.typed : null, looks: state.typed };
}

/** Expected counts, χ² and p of the counts by look; null where nothing was counted. */
function tested(looks: readonly number[], params: Params) {
  const total = looks.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const expected = lookChances(params).map((chance) => total * chance);
  const classes = expected.filter((wanted) => wanted > 0);
  const freedom = classes.length - 1;
  const chiSquared = freedom === 0 ? 0 : pearson(looks, expected);
  return { chiSquared, p: chiSquaredTail(chiSquared, freedom), least: Math.min(...classes), freedom };
}

function deal(state: State, params: Params): State {
  const [first, second] = [allelesOf(params.parent1), allelesOf(params.parent2)];
  const cells: [number, number, number, number] = [...state.cells];
  const { tray, walk, meiosis } = state;
  let [total, last, walked] = [countOf(state), state.last, state.walked];
  const children = Math.min(PER_STEP, state.waiting);
  for (let n = 0; n < children; n++) {
    const one = meiosis.next() < 0.5 ? 0 : 1;
    const two = meiosis.next() < 0.5 ? 0 : 1;
    last = 2 * one + two;
    cells[last as 0 | 1 | 2 | 3]++;
    tray[total % TRAY] = united(first[one], second[two]) + 1;
    total++;
    if (total % WALK_EVERY !== 0 || walked >= WALK) continue;
    const looks = byLook(genotypesOf({ ...state, cells }, params), params.dominance);
    walk[walked++] = tested(looks, params)?.p ?? 1;
  }
  return { ...state, cells, waiting: state.waiting - children, last, walked };
}

const actions = {
  cross: {
    label: 'Cross again',
    value: { kind: 'number', unit: '1', min: 1, max: 2000, step: 1, initial: 20 },
    hint: 'So many more offspring of the same parents join those that are counted.',
  },
  clear_offspring: { label: 'Clear the bench', hint: 'All counts go; the parents stay.' },
  enter_counts: {
    label: 'Enter counts',
    value: { kind: 'text', placeholder: '5474,1850', maxLength: 40 },
    hint: 'Your own counts take the place of the offspring: dominant, recessive; with incomplete dominance AA, Aa, aa.',
  },
} as const;

function act(state: State, params: Params, action: ActionFrom<typeof actions>): ActResult<Params, State> {
  switch (action.do) {
    case 'cross':
      if (state.typed) return { state, notice: 'Counts that you entered lie here: clear the bench first.' };
      if (countOf(state) + state.waiting + action.value > MOST)
        return { state, notice: `The bench has room for ${MOST} offspring: clear it first.` };
      return { state: { ...state, waiting: state.waiting + action.value } };
    case 'clear_offspring':
      return { state: fresh(state.meiosis) };
    case 'enter_counts': {
      const counts = typedLooks(action.value, params);
      if (typeof counts === 'string') return { state, notice: counts };
      return { state: { ...fresh(state.meiosis), typed: counts } };
    }
  }
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: {
    total_count: { label: 'Offspring counted N', unit: '1', origin: 'count', decimals: 0 },
    count_AA: { label: 'AA', unit: '1', origin: 'count', decimals: 0 },
    count_Aa: { label: 'Aa', unit: '1', origin: 'count', decimals: 0 },
    count_aa: { label: 'aa', unit: '1', origin: 'count', decimals: 0 },
    dominant_count: { label: 'Dominant look', unit: '1', origin: 'count', decimals: 0 },
    recessive_count: { label: 'Recessive look', unit: '1', origin: 'count', decimals: 0 },
    expected_dominant: { label: 'Dominant expected', unit: '1', origin: 'theory', decimals: 2 },
    phenotype_ratio: { kind: 'text', label: 'Ratio', unit: 'text' },
    chi_square: { label: 'χ²', unit: '1', origin: 'computed', decimals: 4 },
    degrees_freedom: { label: 'Degrees of freedom', unit: '1', origin: 'computed', decimals: 0 },
    p_value: { label: 'p, chance of a worse fit', unit: '0-1', origin: 'computed', decimals: 4, least: 0.0001 },
    test_note: { kind: 'text', label: 'Test', unit: 'text', values: Object.values(TEST_WORDS) },
    dominant_part: {
      label: 'Part with the dominant look',
      unit: '1',
      origin: 'chance',
      uncertainty: 'dominant_part_error',
      decimals: 4,
    },
    dominant_part_error: { label: 'Its standard error', unit: '1', origin: 'computed', decimals: 4 },
  },
  actions,
  fields: () => ({
    tray: { kind: 'u8', shape: [TRAY] },
    walk: { kind: 'f32', shape: [WALK] },
  }),
  init: ({ offspring }, rng) => ({ ...fresh(rng.stream('meiosis')), waiting: offspring }),
  step: (state, params) => (state.waiting > 0 ? deal(state, params) : state),
  act,
  read(state, params) {
    const { genotypes, looks } = countsOf(state, params);
    const total = countOf(state);
    const test = tested(looks, params);
    const complete = params.dominance === 'Complete';
    const [dominant = 0, recessive = 0] = looks;
    const part = complete && total > 0 ? dominant / total : null;
    return {
      total_count: total,
      count_AA: genotypes?.[0] ?? null,
      count_Aa: genotypes?.[1] ?? null,
      count_aa: genotypes?.[2] ?? null,
      dominant_count: complete ? dominant : null,
      recessive_count: complete ? recessive : (looks[2] ?? 0),
      expected_dominant: complete ? total * (lookChances(params)[0] ?? 0) : null,
      phenotype_ratio: total > 0 ? ratioWords(looks, params.dominance) : null,
      chi_square: test?.chiSquared ?? null,
      degrees_freedom: lookChances(params).filter((chance) => chance > 0).length - 1,
      p_value: test?.p ?? null,
      test_note: !test
        ? TEST_WORDS.none
        : test.freedom === 0
          ? TEST_WORDS.one
          : test.least < LEAST_EXPECTED
            ? TEST_WORDS.few
            : TEST_WORDS.usable,
      dominant_part: part,
      // At 0 and 1 the formula gives 0, as if one look were certain: it does not hold there.
      dominant_part_error: part === null || part === 0 || part === 1 ? null : Math.sqrt((part * (1 - part)) / total),
    };
  },
  view(state, params, out) {
    out.tray.set(state.tray);
    out.walk.set(state.walk);
    const { looks } = countsOf(state, params);
    const total = countOf(state);
    return {
      cells: state.cells,
      total,
      waiting: state.waiting,
      last: state.last,
      typed: state.typed !== null,
      walked: state.walked,
      /** Counted and expected, by look. */
      looks,
      expected: lookChances(params).map((chance) => total * chance),
    };
  },
});
