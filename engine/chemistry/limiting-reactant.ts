/**
 * Limiting reactants in three real reactions a A + b B → products.
 *
 * Extent     ξ_max = min(n_A/a, n_B/b); ξ(t) = ξ_max (1 − e^(−t/τ)), exactly ξ_max from 30 s on; τ of the precipitate 1 s, else 3 s
 * Amounts    n_A − a ξ, n_B − b ξ, c ξ of the product
 * Gas        24.465 L/mol at 25 °C and 1 atm
 * Yield      product over c ξ_max M of the amounts that were set: weighed, or for magnesium chloride, which stays in solution,
 *            reckoned from the hydrogen: V/(24.465 L/mol) M
 *
 * Weighing   water as a whole; of the precipitate what has settled when it is filtered: the rest is too fine for the paper
 *
 * Assumptions: the reaction is complete, gases are ideal. The times are chosen for the eye: barium sulfate forms as quickly as the
 * solutions mix (1 s), magnesium really takes a minute or more. It settles by first order, 6 s; really that takes minutes to hours.
 */
import { defineSimulation, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import { type Reaction, reactions, type Stoichiometry } from '../data/reactions';

export interface Params {
  readonly reactant_a: Quantity<'mol'>;
  readonly reactant_b: Quantity<'mol'>;
  readonly stoichiometry: Stoichiometry;
}

const DT: Quantity<'s'> = 0.05;
const REACTION_TIMES: Readonly<Record<Stoichiometry, Quantity<'s'>>> = { '1:1': 1, '1:2': 3, '2:1': 3 };
const FINISHED_AT: Quantity<'s'> = 30;
const FINISHED_STEPS = Math.round(FINISHED_AT / DT);
const SETTLING_TIME: Quantity<'s'> = 6;
export const GAS_MOLAR_VOLUME: Quantity<'L/mol'> = 24.465;
/** Two quotients nearer than this are equal: sums of tenths are not exact. */
const EQUAL_WITHIN = 1e-9;

const NEITHER = 0;
const A = 1;
const B = 2;
export type Which = typeof NEITHER | typeof A | typeof B;

export interface State {
  /** Steps since the reactants were mixed, at most those of the whole reaction; null before. */
  readonly steps: number | null;
  readonly prediction: Which | null;
  /** Part of the whole product that lies on the balance, 0 to 1; null before it is weighed. */
  readonly weighed: number | null;
}

const FRESH: State = { steps: null, prediction: null, weighed: null };

// ---------------------------------------------------------------- stoichiometry

interface Outcome {
  readonly limiting: Which;
  readonly extent: Quantity<'mol'>;
}

export function outcomeOf({ reactant_a, reactant_b, stoichiometry }: Params): Outcome {
  const { a, b } = reactions[stoichiometry];
  const byA = reactant_a / a.coefficient;
  const byB = reactant_b / b.coefficient;
  const limiting = Math.abs(byA - byB) < EQUAL_WITHIN ? NEITHER : byA < byB ? A : B;
  return { limiting, extent: Math.min(byA, byB) };
}

/** Part of the reaction that has happened, 0 to 1. */
const progressOf = ({ steps }: State, { stoichiometry }: Params): number =>
  steps === null ? 0 : steps >= FINISHED_STEPS ? 1 : -Math.expm1((-steps * DT) / REACTION_TIMES[stoichiometry]);

/** Part of the whole precipitate that lies on the ground. */
function settledOf({ steps }: State, { stoichiometry }: Params): number {
  if (steps === null) return 0;
  if (steps >= FINISHED_STEPS) return 1;
  const t = steps * DT;
  const reacting = REACTION_TIMES[stoichiometry];
  const afloat = SETTLING_TIME * Math.exp(-t / SETTLING_TIME) - reacting * Math.exp(-t / reacting);
  return 1 - afloat / (SETTLING_TIME - reacting);
}

interface Amounts {
  readonly a: Quantity<'mol'>;
  readonly b: Quantity<'mol'>;
  readonly extent: Quantity<'mol'>;
}

function amountsOf(state: State, params: Params): Amounts {
  const { a, b } = reactions[params.stoichiometry];
  const { limiting, extent } = outcomeOf(params);
  const progress = progressOf(state, params);
  const done = extent * progress;
  const left = (amount: number, coefficient: number, gone: boolean): number =>
    gone && progress === 1 ? 0 : Math.max(0, amount - coefficient * done);
  return {
    a: left(params.reactant_a, a.coefficient, limiting !== B),
    b: left(params.reactant_b, b.coefficient, limiting !== A),
    extent: done,
  };
}

function gasOf({ gas }: Reaction, { a, b, extent }: Amounts): Quantity<'mol'> | null {
  switch (gas) {
    case 'none':
      return null;
    case 'made':
      return extent;
    case 'left':
      return a + b;
  }
}

/** Mass of product that the amounts as they are set can give. */
function theoreticalYield(params: Params): Quantity<'g'> {
  const { product } = reactions[params.stoichiometry];
  return product.coefficient * outcomeOf(params).extent * product.molarMass;
}

/** What follows from the balance and from the volume of gas. */
function resultsOf(weighed: Quantity<'g'> | null, litres: Quantity<'L'> | null, params: Params) {
  const { gas, product } = reactions[params.stoichiometry];
  const gasMol = litres === null ? null : litres / GAS_MOLAR_VOLUME;
  const dissolved = gas === 'made' && gasMol !== null ? gasMol * product.molarMass : null;
  const found = product.weighed ? weighed : dissolved;
  return {
    gas_mol: gasMol,
    dissolved_g: dissolved,
    percent_yield: found === null ? null : (100 * found) / theoreticalYield(params),
  };
}

// ---------------------------------------------------------------- what is said

const IN_SOLUTION =
  'MgCl₂ stays in solution. Boiled down it leaves crystals of MgCl₂·6H₂O, and heated further they give off HCl: reckon its mass from the hydrogen instead.';

const finished = ({ steps }: State): boolean => steps !== null && steps >= FINISHED_STEPS;

const MILKY =
  'What had not settled yet was too fine for the paper: the liquor runs through milky, and that part of the product is lost.';

function messageOf(state: State, params: Params): string | null {
  if (state.weighed !== null && state.weighed < 1) return MILKY;
  if (!finished(state)) return null;
  const { a, b } = reactions[params.stoichiometry];
  const { limiting } = outcomeOf(params);
  const verdict =
    state.prediction === null ? '' : state.prediction === limiting ? ' As you predicted.' : ' You predicted otherwise.';
  switch (limiting) {
    case NEITHER:
      return `Both are used up.${verdict}`;
    case A:
      return `${a.formula} is used up, ${b.formula} is left over.${verdict}`;
    case B:
      return `${b.formula} is used up, ${a.formula} is left over.${verdict}`;
  }
}

export interface View {
  readonly mixed: boolean;
  readonly finished: boolean;
  /** mol before mixing, and now. */
  readonly before: { readonly a: number; readonly b: number };
  readonly now: Amounts & { readonly product: Quantity<'mol'> };
  readonly limiting: Which | null;
  /** Parts of the whole reaction, 0 to 1: done, and lying on the ground. */
  readonly progress: number;
  readonly settled: number;
  /** On the balance. */
  readonly product: Quantity<'g'>;
  readonly gas: Quantity<'L'> | null;
  readonly prediction: Which | null;
  readonly weighed: boolean;
  readonly message: string | null;
}

const isWhich = (value: number): value is Which => value === NEITHER || value === A || value === B;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  readings: {
    amount_a: { label: 'A, left', unit: 'mol', origin: 'theory' },
    amount_b: { label: 'B, left', unit: 'mol', origin: 'theory' },
    product_mol: { label: 'Product, amount', unit: 'mol', origin: 'theory' },
    product_g: {
      label: 'Product, mass',
      unit: 'g',
      range: [0, 2000],
      instrument: {
        name: 'Top-pan balance, product washed and dried',
        updateInterval: 2,
        school: {
          resolution: 0.1,
          repeatability: 0.3,
          source: 'balance 2 kg × 0.1 g; σ = 0.3 g for moisture and what clings to the paper, a teaching value',
        },
        research: {
          resolution: 0.01,
          repeatability: 0.03,
          source: 'balance 2 kg × 0.01 g; σ = 0.03 g after drying to constant mass, a teaching value',
        },
      },
    },
    excess_mol: { label: 'Left of the reactant in excess', unit: 'mol', origin: 'theory' },
    limiting: { label: 'Limiting: 1 A, 2 B, 0 neither', unit: '1', decimals: 0, origin: 'theory' },
    gas_volume_l: {
      label: 'Volume of gas',
      unit: 'L',
      range: [0, 500],
      instrument: {
        name: 'Gas volume, from the girth of the balloon or the scale of the eudiometer',
        updateInterval: 2,
        school: {
          resolution: 0.1,
          repeatability: 0.1,
          gain: rectangular(0.02),
          source: 'teaching value: scale within ±2 %, taken as rectangular; standard deviation of readings 0.1 L',
        },
        research: {
          resolution: 0.01,
          repeatability: 0.02,
          gain: rectangular(0.005),
          source:
            'teaching value: gas meter within ±0.5 %, taken as rectangular; standard deviation of readings 0.02 L',
        },
      },
    },
    gas_mol: { label: 'Amount of gas, by its volume', unit: 'mol', origin: 'derived' },
    dissolved_g: { label: 'MgCl₂ in solution, by the gas', unit: 'g', origin: 'derived' },
    theoretical_yield_g: { label: 'Theoretical yield', unit: 'g', origin: 'computed' },
    percent_yield: { label: 'Yield', unit: '%', origin: 'derived' },
    heat_kj: { label: 'Heat given off', unit: 'kJ', origin: 'theory' },
  },
  actions: {
    mix: { label: 'Mix', hint: 'Brings the reactants together: pour, drop in, or spark.' },
    weigh_product: {
      label: 'Weigh the product',
      hint: 'Filtered, washed, dried and put on the balance: once the precipitate has settled, after 30 s.',
    },
    predict: {
      label: 'Predict',
      value: { kind: 'number', unit: '1', min: 0, max: 2, step: 1, initial: 1 },
      hint: 'Which is used up first? 1 for A, 2 for B, 0 for neither. Before mixing.',
    },
  },
  fields: () => ({}),

  init: () => FRESH,

  step: (state) =>
    state.steps === null || state.steps >= FINISHED_STEPS ? state : { ...state, steps: state.steps + 1 },

  act(state, params, action) {
    switch (action.do) {
      case 'mix':
        if (state.steps !== null) {
          return { state, notice: 'They are mixed already. Change an amount, or reset, for fresh reactants.' };
        }
        return { state: { ...state, steps: 0 } };
      case 'weigh_product':
        if (state.steps === null) return { state, notice: 'There is no product yet: mix the reactants first.' };
        if (!reactions[params.stoichiometry].product.weighed) return { state, notice: IN_SOLUTION };
        if (state.weighed !== null) {
          return {
            state,
            notice: 'The product lies on the balance already. Change an amount, or reset, for fresh reactants.',
          };
        }
        if (finished(state)) return { state: { ...state, weighed: 1 } };
        if (params.stoichiometry !== '1:1') {
          return { state, notice: 'The tube is still hot and full of steam: weigh after 30 s.' };
        }
        return { state: { ...state, weighed: settledOf(state, params) }, notice: MILKY };
      case 'predict':
        if (state.steps !== null) {
          return {
            state,
            notice: 'A prediction is made before mixing. Change an amount, or reset, for fresh reactants.',
          };
        }
        if (!isWhich(action.value)) return { state, notice: 'Choose 1 for A, 2 for B, or 0 for neither.' };
        return { state: { ...state, prediction: action.value } };
    }
  },

  reconfigure: (state, params, before) =>
    params.reactant_a === before.reactant_a &&
    params.reactant_b === before.reactant_b &&
    params.stoichiometry === before.stoichiometry
      ? state
      : FRESH,

  done: finished,

  read(state, params) {
    const reaction = reactions[params.stoichiometry];
    const amounts = amountsOf(state, params);
    const { limiting } = outcomeOf(params);
    const mixed = state.steps !== null;
    const product = reaction.product.coefficient * amounts.extent;
    const weighed = state.weighed === null ? null : state.weighed * theoreticalYield(params);
    const gas = gasOf(reaction, amounts);
    const litres = gas === null ? null : gas * GAS_MOLAR_VOLUME;
    return {
      amount_a: amounts.a,
      amount_b: amounts.b,
      product_mol: product,
      product_g: weighed,
      excess_mol: mixed ? (limiting === A ? amounts.b : amounts.a) : null,
      limiting: mixed ? limiting : null,
      gas_volume_l: litres,
      ...resultsOf(weighed, litres, params),
      theoretical_yield_g: mixed ? theoreticalYield(params) : null,
      ...(!mixed && { percent_yield: null }),
      heat_kj: -reaction.enthalpy * amounts.extent,
    };
  },

  derive: ({ steps }, params, instruments) => {
    const results = resultsOf(instruments.shown('product_g'), instruments.shown('gas_volume_l'), params);
    return steps === null ? { ...results, percent_yield: null } : results;
  },

  view(state, params): View {
    const reaction = reactions[params.stoichiometry];
    const now = amountsOf(state, params);
    const product = reaction.product.coefficient * now.extent;
    const gas = gasOf(reaction, now);
    return {
      mixed: state.steps !== null,
      finished: finished(state),
      before: { a: params.reactant_a, b: params.reactant_b },
      now: { ...now, product },
      limiting: state.steps === null ? null : outcomeOf(params).limiting,
      progress: progressOf(state, params),
      settled: settledOf(state, params),
      product: (state.weighed ?? 0) * theoreticalYield(params),
      gas: gas === null ? null : gas * GAS_MOLAR_VOLUME,
      prediction: state.prediction,
      weighed: state.weighed !== null,
      message: messageOf(state, params),
    };
  },
});
