/**
 * Cells that respire in a closed flask: glucose is split, and while there is oxygen its pyruvate is burnt; without, it ends as lactate or as
 * ethanol and carbon dioxide (`respiring-cells.ts`).
 *
 * dG/dt = −v, dO/dt = −6vφ (and what leaks), ATP and products by stoichiometry. RK4, inner step 0.5 s, and 0.05 s while oxygen is nearly
 * used up.
 */
import { defineSimulation, type Quantity } from '../contract';
import { createRk4 } from '../core/ode';
import { rectangular } from '../core/uncertainty';
import type { Sample, SamplePart } from '../data/samples/sample';
import {
  aerobicPart,
  ATP_OF_GLUCOSE,
  ATP_OF_GLYCOLYSIS,
  dissolvedOxygen,
  gaseousCarbonDioxide,
  glycolysis,
  leakOf,
  LIQUID,
  MOST_GLUCOSE,
  MOST_OXYGEN,
  musclePh,
  PAST_COLUMNS,
  PAST_ROWS,
  yeastPh,
} from './respiring-cells';

export const ORGANISMS = ['Muscle cells', 'Yeast'] as const;
export const SHUTTLES = ['Malate-aspartate (32 ATP)', 'Glycerol phosphate (30 ATP)'] as const;
export const STOPPERS = ['Tight', 'Leaky'] as const;

export interface Params {
  /** Given at the start. */
  readonly glucose: Quantity<'mmol'>;
  readonly oxygen: Quantity<'mmol'>;
  readonly organism: (typeof ORGANISMS)[number];
  readonly shuttle: (typeof SHUTTLES)[number];
  readonly seal: (typeof STOPPERS)[number];
}

const DT: Quantity<'s'> = 0.5;
const FINE_PARTS = 10;
/** mM of dissolved oxygen below which steps are finer. */
const NEARLY_USED: Quantity<'mmol/L'> = 0.01;
const MINUTE = 60;
const TEMPERATURE: Quantity<'°C'> = 37;
const USED_UP: Quantity<'mmol'> = 0.001;
const FIRST_KEPT: Quantity<'s'> = 5;

export interface State {
  readonly seconds: number;
  /** mmol: glucose and oxygen left; made: ATP, product of fermentation, carbon dioxide. */
  readonly y: Float64Array;
  readonly glucoseGiven: number;
  readonly oxygenGiven: number;
  /** mmol: carbon dioxide that nitrogen has driven out; product of fermentation that went into vials. */
  readonly flushed: number;
  readonly productTaken: number;
  readonly past: Float32Array;
  readonly rows: number;
  readonly every: number;
  readonly look: number;
  /** Through the stopper, in order. */
  readonly taken: readonly Sample[];
}

const [G, O, A, F, C] = [0, 1, 2, 3, 4];
const of = ({ y }: State, n: number): number => y[n] ?? 0;
const isYeast = ({ organism }: Params): boolean => organism === 'Yeast';

const yieldOf = (params: Params): number =>
  isYeast(params)
    ? ATP_OF_GLUCOSE.yeast
    : params.shuttle === 'Malate-aspartate (32 ATP)'
      ? ATP_OF_GLUCOSE.malate
      : ATP_OF_GLUCOSE.glycerol;

const rk4 = createRk4(5);
let cells = { atp: 0, yeast: false, leaky: false };
/** Per second. */
function derivative(_t: number, y: Float64Array, rate: Float64Array): void {
  const aerobic = aerobicPart(y[O]!);
  const split = glycolysis(y[G]!, aerobic) / MINUTE;
  const fermented = 2 * split * (1 - aerobic);
  rate[G] = -split;
  rate[O] = -6 * split * aerobic + (cells.leaky ? leakOf(y[O]!) / MINUTE : 0);
  rate[A] = split * (cells.atp * aerobic + ATP_OF_GLYCOLYSIS * (1 - aerobic));
  rate[F] = fermented;
  rate[C] = 6 * split * aerobic + (cells.yeast ? fermented : 0);
}

function kept(state: State): State {
  const { past, rows, every, seconds } = state;
  if (seconds < rows * every - DT / 2) return state;
  past.set([seconds / MINUTE, of(state, G), of(state, O), of(state, C), of(state, F)], rows * PAST_COLUMNS);
  if (rows + 1 < PAST_ROWS) return { ...state, rows: rows + 1 };
  // Every other row makes room.
  for (let row = 0; 2 * row < PAST_ROWS; row++)
    past.copyWithin(row * PAST_COLUMNS, 2 * row * PAST_COLUMNS, (2 * row + 1) * PAST_COLUMNS);
  return { ...state, rows: PAST_ROWS / 2, every: 2 * every };
}

const phOf = (state: State, params: Params): number =>
  isYeast(params) ? yeastPh : musclePh(of(state, F), of(state, C) - state.flushed);

const gasOf = (state: State, params: Params): number =>
  gaseousCarbonDioxide(of(state, C) - state.flushed, phOf(state, params));

/** Nothing is burnt or fermented any more. */
const idle = (state: State): boolean => of(state, G) < USED_UP;

const used = ({ glucoseGiven, y }: State): number => glucoseGiven - (y[G] ?? 0);
const gone = ({ oxygenGiven, y }: State): number => oxygenGiven - (y[O] ?? 0);
/** Less than this is none, mmol. */
const NONE = 1e-9;

const changed = (state: State, given: Partial<State>, glucose: number, oxygen: number): State => {
  const y = state.y.slice();
  y[G] = glucose;
  y[O] = oxygen;
  return { ...state, ...given, y };
};

/** Cells and what is dissolved about them; their gases stay in the flask. */
function suspensionOf(state: State, params: Params, millilitres: Quantity<'mL'>): Sample {
  const dissolved = (id: SamplePart['id'], millimoles: number): SamplePart => ({
    id,
    q: { value: millimoles / 1000 / LIQUID, unit: 'mol/L' },
  });
  const yeast = isYeast(params);
  const parts = [dissolved('glucose', of(state, G)), dissolved(yeast ? 'ethanol' : 'lactate', of(state, F))];
  return {
    version: 1,
    name: yeast ? 'Ferment of yeast' : 'Medium of muscle cells',
    phase: 'suspension',
    matrix: 'water',
    amount: { value: millilitres, unit: 'mL' },
    temperature: TEMPERATURE,
    pH: phOf(state, params),
    parts: parts.filter(({ q }) => q.value > 0),
    prep: [],
    source: 'taken from the flask in a run of this experiment; the mass of its cells is not known',
  };
}

/** As much fresh suspension without glucose is put back, so that what is left has its volume and its cells. */
function sampled(state: State, params: Params, millilitres: Quantity<'mL'>): State {
  const left = 1 - millilitres / (1000 * LIQUID);
  const glucose = of(state, G);
  const y = state.y.slice();
  y[G] = glucose * left;
  y[F] = of(state, F) * left;
  return {
    ...state,
    y,
    // What was taken has not been used.
    glucoseGiven: state.glucoseGiven - glucose * (1 - left),
    productTaken: state.productTaken + of(state, F) * (1 - left),
    taken: [...state.taken, suspensionOf(state, params, millilitres)],
  };
}

const readings = {
  glucose_mmol: {
    label: 'Glucose left',
    unit: 'mmol',
    range: [0, 30],
    instrument: {
      name: 'Glucose meter with test strips',
      updateInterval: 5,
      school: {
        resolution: 0.01,
        repeatability: 0.04,
        gain: rectangular(0.05),
        source: 'chosen: standard deviation 0.04 mmol; strips of one box within ±5 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.01,
        gain: rectangular(0.02),
        source: 'chosen, hexokinase test: standard deviation 0.01 mmol; within ±2 %, taken as rectangular',
      },
    },
  },
  oxygen_mmol: {
    label: 'Oxygen left',
    unit: 'mmol',
    range: [0, 150],
    instrument: {
      name: 'Oxygen electrode',
      updateInterval: 2,
      school: {
        resolution: 0.01,
        repeatability: 0.05,
        gain: rectangular(0.02),
        source:
          'chosen: standard deviation 0.05 mmol; calibrated with air and nitrogen within ±2 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.01,
        gain: rectangular(0.005),
        source: 'chosen: standard deviation 0.01 mmol; calibrated within ±0.5 %, taken as rectangular',
      },
    },
  },
  co2_mmol: {
    label: 'CO₂ made: gas, dissolved and bicarbonate',
    unit: 'mmol',
    range: [0, 150],
    instrument: {
      name: 'Drops of the medium in acid, infrared analyser; and the gas',
      updateInterval: 2,
      school: {
        resolution: 0.01,
        repeatability: 0.05,
        gain: rectangular(0.03),
        source: 'maker: ±3 % of the value, taken as rectangular; standard deviation 0.05 mmol (chosen)',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.01,
        gain: rectangular(0.01),
        source: 'calibrated with a test gas: ±1 %, taken as rectangular; standard deviation 0.01 mmol (chosen)',
      },
    },
  },
  co2_gas_mmol: {
    label: 'CO₂ in the gas',
    unit: 'mmol',
    range: [0, 150],
    instrument: {
      name: 'Infrared CO₂ sensor in the stopper',
      updateInterval: 2,
      school: {
        resolution: 0.01,
        repeatability: 0.05,
        gain: rectangular(0.03),
        source: 'maker: ±3 % of the value, taken as rectangular; standard deviation 0.05 mmol (chosen)',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.01,
        gain: rectangular(0.01),
        source: 'calibrated with a test gas: ±1 %, taken as rectangular; standard deviation 0.01 mmol (chosen)',
      },
    },
  },
  fermentation_mmol: {
    label: 'Lactate or ethanol',
    unit: 'mmol',
    range: [0, 60],
    instrument: {
      name: 'Enzymatic test, photometer',
      updateInterval: 5,
      school: {
        resolution: 0.01,
        repeatability: 0.05,
        gain: rectangular(0.03),
        source: 'chosen: standard deviation 0.05 mmol; standard within ±3 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.01,
        gain: rectangular(0.01),
        source: 'chosen: standard deviation 0.01 mmol; standard within ±1 %, taken as rectangular',
      },
    },
  },
  atp_mmol: { label: 'ATP made, by the balance', unit: 'mmol', origin: 'derived', decimals: 1 },
  atp_per_glucose: { label: 'ATP per glucose', unit: '1', origin: 'derived', decimals: 2 },
  aerobic_fraction: { label: 'Burnt part of glycolysis φ', unit: '0-1', origin: 'theory' },
  respiratory_quotient: { label: 'RQ: CO₂ made / O₂ gone', unit: '1', origin: 'derived', decimals: 3 },
  ph: {
    label: 'pH of the suspension',
    unit: 'pH',
    instrument: {
      name: 'pH electrode',
      updateInterval: 2,
      school: {
        resolution: 0.01,
        repeatability: 0.005,
        offset: rectangular(0.03),
        source: 'calibrated with two buffers: within ±0.03, taken as rectangular; standard deviation 0.005 (chosen)',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.002,
        offset: rectangular(0.01),
        source: 'fresh standard buffers: within ±0.01, taken as rectangular; standard deviation 0.002 (chosen)',
      },
    },
  },
} as const;

const EMPTY_SYRINGE = 'The syringe is empty: nothing has been injected.';
const NOTHING_TO_DRIVE_OUT =
  'There is neither oxygen nor carbon dioxide in the gas: nitrogen has nothing to drive out.';
const TOO_MUCH_GLUCOSE = `At most ${MOST_GLUCOSE} mmol of glucose may be supplied in all.`;
const NOTHING_DISSOLVED = 'There is neither glucose nor a product in it: nothing that could be measured.';
const TOO_MUCH_OXYGEN = `At most ${MOST_OXYGEN} mmol of oxygen may be supplied in all.`;

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 30,
  readings,
  actions: {
    inject_glucose: {
      label: 'Inject glucose',
      hint: 'From the syringe through the stopper.',
      value: { kind: 'number', unit: 'mmol', min: 0, max: 10, step: 0.5, initial: 2 },
    },
    inject_oxygen: {
      label: 'Inject oxygen',
      hint: 'From the gas syringe.',
      value: { kind: 'number', unit: 'mmol', min: 0, max: 60, step: 1, initial: 6 },
    },
    seal_air: {
      label: 'Take the oxygen out',
      hint: 'Nitrogen drives out the oxygen that is left, and the carbon dioxide that is in the gas.',
    },
    take_suspension: {
      label: 'Draw a sample',
      hint: 'Through the stopper, to the shelf: filtered, it goes into the gas chromatograph, which finds ethanol. As much fresh suspension without glucose is put back.',
      value: { kind: 'number', unit: 'mL', min: 1, max: 100, step: 1, initial: 10 },
    },
  },
  fields: () => ({ past: { kind: 'f32', shape: [PAST_ROWS, PAST_COLUMNS] } }),

  init: ({ glucose, oxygen }, rng) =>
    kept({
      seconds: 0,
      y: Float64Array.of(glucose, oxygen, 0, 0, 0),
      glucoseGiven: glucose,
      oxygenGiven: oxygen,
      flushed: 0,
      productTaken: 0,
      past: new Float32Array(PAST_ROWS * PAST_COLUMNS),
      rows: 0,
      every: FIRST_KEPT,
      look: rng.stream('cell').uint32(),
      taken: [],
    }),

  step(state, params) {
    cells = { atp: yieldOf(params), yeast: isYeast(params), leaky: params.seal === 'Leaky' };
    const y = state.y.slice();
    const parts = dissolvedOxygen(y[O]!) < NEARLY_USED ? FINE_PARTS : 1;
    for (let part = 0; part < parts; part++) {
      rk4.step(derivative, 0, y, DT / parts);
      y[G] = Math.max(0, y[G]!);
      y[O] = Math.max(0, y[O]!);
    }
    return kept({ ...state, y, seconds: state.seconds + DT });
  },

  act(state, params, action) {
    const [glucose, oxygen] = [of(state, G), of(state, O)];
    switch (action.do) {
      case 'inject_glucose': {
        if (action.value === 0) return { state, notice: EMPTY_SYRINGE };
        const glucoseGiven = state.glucoseGiven + action.value;
        if (glucoseGiven > MOST_GLUCOSE) return { state, notice: TOO_MUCH_GLUCOSE };
        return { state: changed(state, { glucoseGiven }, glucose + action.value, oxygen) };
      }
      case 'inject_oxygen': {
        if (action.value === 0) return { state, notice: EMPTY_SYRINGE };
        const oxygenGiven = state.oxygenGiven + action.value;
        if (oxygenGiven > MOST_OXYGEN) return { state, notice: TOO_MUCH_OXYGEN };
        return { state: changed(state, { oxygenGiven }, glucose, oxygen + action.value) };
      }
      // What nitrogen drives out has not been used.
      case 'seal_air': {
        const gas = gasOf(state, params);
        if (oxygen + gas < NONE) return { state, notice: NOTHING_TO_DRIVE_OUT };
        const given = { oxygenGiven: state.oxygenGiven - oxygen, flushed: state.flushed + gas };
        return { state: changed(state, given, glucose, 0) };
      }
      case 'take_suspension':
        if (glucose + of(state, F) < NONE) return { state, notice: NOTHING_DISSOLVED };
        return { state: sampled(state, params, action.value) };
    }
  },

  done: (state) => of(state, G) < USED_UP,

  read(state, params) {
    const oxygenGone = gone(state);
    return {
      glucose_mmol: of(state, G),
      oxygen_mmol: of(state, O),
      co2_mmol: of(state, C),
      co2_gas_mmol: gasOf(state, params),
      fermentation_mmol: of(state, F),
      atp_mmol: of(state, A),
      atp_per_glucose: used(state) > NONE ? of(state, A) / used(state) : null,
      aerobic_fraction: idle(state) ? null : aerobicPart(of(state, O)),
      respiratory_quotient: oxygenGone > NONE ? of(state, C) / oxygenGone : null,
      ph: phOf(state, params),
    };
  },

  derive(state, params, instruments) {
    const glucose = instruments.shown('glucose_mmol');
    const oxygen = instruments.shown('oxygen_mmol');
    const carbonDioxide = instruments.shown('co2_mmol');
    const product = instruments.shown('fermentation_mmol');
    const split = glucose === null ? 0 : state.glucoseGiven - glucose;
    const taken = oxygen === null ? 0 : state.oxygenGiven - oxygen;
    // Half of the product is glucose that was fermented; the rest of what is gone was burnt.
    const fermented = ((product ?? 0) + state.productTaken) / 2;
    const atp = Math.max(0, yieldOf(params) * (split - fermented) + ATP_OF_GLYCOLYSIS * fermented);
    return {
      atp_mmol: atp,
      atp_per_glucose: used(state) > NONE && split > 0 ? atp / split : null,
      respiratory_quotient: carbonDioxide !== null && gone(state) > NONE && taken > 0 ? carbonDioxide / taken : null,
    };
  },

  samples: ({ taken }) => taken,

  view(state, params, out) {
    out.past.set(state.past);
    const aerobic = idle(state) ? 0 : aerobicPart(of(state, O));
    return {
      look: state.look,
      rows: state.rows,
      yeast: isYeast(params),
      leaky: params.seal === 'Leaky',
      aerobic,
      /** Nothing is left to split. */
      idle: idle(state),
      /** mmol of glucose a minute. */
      rate: glycolysis(of(state, G), aerobic),
      glucose: of(state, G),
      oxygen: of(state, O),
      atp: of(state, A),
      made: of(state, C),
      product: of(state, F),
      glucoseGiven: state.glucoseGiven,
      oxygenGiven: state.oxygenGiven,
      perGlucose: yieldOf(params),
      ph: phOf(state, params),
      minutes: state.seconds / MINUTE,
    };
  },
});
