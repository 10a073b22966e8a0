/**
 * Catalase in a buffered cylinder: hydrogen peroxide gives oxygen, which foams in the cylinder and gathers in a burette over water.
 *
 * 2 H₂O₂ → 2 H₂O + O₂; the law of its rate stands in `catalase-kinetics.ts`.
 * Foam    dh/dt = Q/(0.85 A) − h/(120 s), Q the gas at the bath's temperature, A = 500 mm²
 *
 * Assumptions: the bath holds the temperature; all oxygen becomes gas; the volume of extract and copper solution is left out; loss of enzyme is one
 * step and irreversible; peroxide does not decay by itself.
 */
import { defineSimulation, type Estimate, type Quantity } from '../contract';
import { createRk4, type Derivative } from '../core/ode';
import { celsiusToKelvin } from '../core/units';
import { rectangular } from '../core/uncertainty';
import { emptyRecord, type GasRecord, record, RECORD_COLUMNS, RECORD_ROWS } from './gas-record';
import { bestTangent, type Burette, KEPT_EVERY, MOST_KEPT, type Tangent } from './gas-tangent';
import { gasOf, gasPerSecond, greatestRate, lossRate, partOfGreatest, phInCylinder } from './catalase-kinetics';

export interface Params {
  /** Of the bath. */
  readonly temperature: Quantity<'°C'>;
  readonly ph: Quantity<'pH'>;
  readonly substrate: 'Low' | 'Medium' | 'High';
  readonly buffered: boolean;
}

/** 0.3, 1 and 3 % w/v of H₂O₂ (34.0 g/mol). */
const PEROXIDE: Readonly<Record<Params['substrate'], Quantity<'mmol/L'>>> = { Low: 88.2, Medium: 294, High: 882 };

const FOAM = { gasPart: 0.85, area: 500, drains: 120 } as const;
const DT: Quantity<'s'> = 0.05;
/** A sub-step lasts at most so much of the time in which enzyme is lost. */
const LOSS_PART = 0.05;
const LONGEST: Quantity<'s'> = 3600;
const USED_UP = 0.001;
const NO_ENZYME = 1e-6;

/** Places in the vector: peroxide mmol/L, enzyme in standard doses, foam mm. */
const S = 0;
const E = 1;
const H = 2;

export interface State {
  readonly y: Float64Array;
  readonly start: Quantity<'mmol/L'>;
  steps: number;
  /** mL in the burette every half second: of the first ten seconds, and of the latest, newest last. */
  readonly first: readonly number[];
  readonly latest: readonly number[];
  /** The burette from the start on, for the recorder. */
  readonly past: GasRecord;
  readonly copper: Quantity<'mmol/L'>;
  /** Of the enzyme alone, before the start. */
  readonly heater: Quantity<'°C'> | null;
  readonly heated: Quantity<'s'>;
  /** mL of extract given so far. */
  readonly dose: Quantity<'mL'>;
  /** v at the start with what was given then, mM/s. */
  readonly initial: Quantity<'mM/s'>;
}

const rateOf = (y: Float64Array, copper: number, params: Params): Quantity<'mM/s'> =>
  greatestRate(params.temperature, phOf(params)) * y[E]! * partOfGreatest(Math.max(0, y[S]!), copper);

const phOf = ({ ph, buffered }: Params): Quantity<'pH'> => phInCylinder(ph, buffered);

const volumeOf = ({ y, start }: State): Quantity<'mL'> => gasOf(start - y[S]!);
const timeOf = ({ steps }: State): Quantity<'s'> => steps * DT;

const rk4 = createRk4(3);
/** What the derivative reads; set before each step. */
let now = { most: 0, loss: 0, copper: 0, kelvin: 0 };

const derivative: Derivative = (_t, y, dydt) => {
  const rate = now.most * y[E]! * partOfGreatest(Math.max(0, y[S]!), now.copper);
  dydt[S] = -rate;
  dydt[E] = -now.loss * y[E]!;
  dydt[H] = (1000 * gasPerSecond(rate, now.kelvin)) / (FOAM.gasPart * FOAM.area) - y[H]! / FOAM.drains;
};

const atStart = (state: State): boolean => state.steps === 0;

/** Enzyme before anything reacted: what is given at the start, less what heat took. */
function given(state: State, params: Params, changes: Partial<State>, enzyme: number): State {
  const y = state.y.slice();
  y[E] = enzyme;
  const next = { ...state, ...changes, y };
  return atStart(state) ? { ...next, initial: rateOf(y, next.copper, params) } : next;
}

const estimate = (tangent: Tangent | null, by: number): Estimate | null =>
  tangent && {
    value: by * tangent.value,
    scatter: by * tangent.scatter,
    shared: { 'third order that a tangent leaves out': by * tangent.leftOut },
  };

const readings = {
  oxygen_ml: {
    label: 'Oxygen in the burette',
    unit: 'mL',
    instrument: {
      name: 'Gas burette over water, 120 mL',
      updateInterval: 0.5,
      school: {
        resolution: 0.1,
        repeatability: 0.05,
        gain: rectangular(0.005),
        source:
          'divisions of 0.2 mL read to the half, standard deviation of an eye 0.05 mL (chosen); scale within ±0.5 %, taken as rectangular',
      },
      research: {
        resolution: 0.02,
        repeatability: 0.01,
        gain: rectangular(0.002),
        source: 'read with a camera, standard deviation 0.01 mL (chosen); scale within ±0.2 %, taken as rectangular',
      },
    },
  },
  rate_ml_min: { label: 'Gas rate', unit: 'mL/min', origin: 'derived', digits: 3 },
  initial_rate_mm_s: { label: 'Initial rate, of H₂O₂', unit: 'mM/s', origin: 'derived', digits: 3 },
  foam_height_mm: {
    label: 'Foam',
    unit: 'mm',
    range: [0, 1000],
    instrument: {
      name: 'Millimetre scale on the cylinder',
      updateInterval: 1,
      school: {
        resolution: 1,
        repeatability: 1,
        source: 'read to the millimetre; its top is uneven, standard deviation 1 mm (chosen)',
      },
      research: {
        resolution: 0.5,
        repeatability: 0.5,
        source: 'mean around the rim, standard deviation 0.5 mm (chosen)',
      },
    },
  },
  actual_ph: {
    label: 'pH in the cylinder',
    unit: 'pH',
    instrument: {
      name: 'pH meter',
      updateInterval: 1,
      school: {
        resolution: 0.01,
        offset: rectangular(0.05),
        source: 'calibrated with two buffers: within ±0.05, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        offset: rectangular(0.01),
        source: 'calibrated with fresh standard buffers: within ±0.01, taken as rectangular',
      },
    },
  },
  substrate_mm: { label: 'Peroxide left', unit: 'mmol/L', origin: 'theory' },
  active_fraction: { label: 'Active part of the enzyme given', unit: '0-1', origin: 'theory' },
  peroxide_start_mm: { label: 'Peroxide at the start', unit: 'mmol/L', origin: 'computed', digits: 3 },
  heated_s: { label: 'Enzyme heated before', unit: 's', origin: 'computed', decimals: 0 },
} as const;

const TOO_LATE =
  'The enzyme is in the cylinder already. Take a fresh one (Reset) and heat the enzyme before you start.';
const NO_BLOCK = 'The heating block has not been set: it is no warmer than the bath. Set it first.';
/** mL of extract, and mmol/L of copper, that the 10 mL of the cylinder take before leaving their volume out would mislead. */
const MOST_EXTRACT: Quantity<'mL'> = 10;
const MOST_COPPER: Quantity<'mmol/L'> = 50;
const TOO_MUCH = `The cylinder takes at most ${MOST_EXTRACT} mL of extract in all.`;
const SATURATED = `At most ${MOST_COPPER} mmol/L of copper in all.`;
const NO_COPPER = 'No copper has been added.';
const ALL_LOST = 'Hardly any enzyme is active any more.';

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 5,
  readings,
  actions: {
    add_enzyme: {
      label: 'Add enzyme',
      hint: 'Liver extract from the syringe, besides the 1 mL that is there at the start.',
      value: { kind: 'number', unit: 'mL', min: 0.1, max: 5, step: 0.1, initial: 1 },
    },
    add_copper_sulfate: {
      label: 'Add copper sulfate',
      hint: 'An inhibitor that does not compete with peroxide.',
      value: { kind: 'number', unit: 'mmol/L', min: 0, max: 50, step: 1, initial: 5 },
    },
    preheat_temperature: {
      label: 'Set the block',
      hint: 'The heating block, in which the enzyme alone is heated. Set it before you heat the enzyme.',
      value: { kind: 'number', unit: '°C', min: 0, max: 100, step: 1, initial: 37 },
    },
    preheat_enzyme: {
      label: 'Heat the enzyme',
      hint: 'The extract alone, before the start; then it is brought to the temperature of the bath. Takes no lab time.',
      value: { kind: 'number', unit: 's', min: 0, max: 1800, step: 5, initial: 30 },
    },
  },
  fields: () => ({ past: { kind: 'f32', shape: [RECORD_ROWS, RECORD_COLUMNS] } }),

  init(params) {
    const start = PEROXIDE[params.substrate];
    const y = Float64Array.of(start, 1, 0);
    return {
      y,
      start,
      steps: 0,
      first: [0],
      latest: [0],
      past: record(emptyRecord(), 0, 0),
      copper: 0,
      heater: null,
      heated: 0,
      dose: 1,
      initial: rateOf(y, 0, params),
    };
  },

  step(state, params) {
    const loss = lossRate(params.temperature, phOf(params));
    now = {
      most: greatestRate(params.temperature, phOf(params)),
      loss,
      copper: state.copper,
      kelvin: celsiusToKelvin(params.temperature),
    };
    const y = state.y.slice();
    const parts = Math.ceil(DT / Math.min(DT, LOSS_PART / loss));
    for (let part = 0; part < parts; part++) rk4.step(derivative, 0, y, DT / parts);
    y[S] = Math.max(0, y[S]!);
    const steps = state.steps + 1;
    const next = { ...state, y, steps };
    if (steps % Math.round(KEPT_EVERY / DT) !== 0) return next;
    const volume = volumeOf(next);
    return {
      ...next,
      past: record(state.past, timeOf(next), volume),
      first: state.first.length < MOST_KEPT ? [...state.first, volume] : state.first,
      latest: [...state.latest, volume].slice(-MOST_KEPT),
    };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'add_enzyme':
        if (state.dose + action.value > MOST_EXTRACT + 1e-9) return { state, notice: TOO_MUCH };
        return { state: given(state, params, { dose: state.dose + action.value }, state.y[E]! + action.value) };
      case 'add_copper_sulfate':
        if (action.value === 0) return { state, notice: NO_COPPER };
        if (state.copper + action.value > MOST_COPPER) return { state, notice: SATURATED };
        return { state: given(state, params, { copper: state.copper + action.value }, state.y[E]!) };
      case 'preheat_temperature':
        if (!atStart(state)) return { state, notice: TOO_LATE };
        return { state: { ...state, heater: action.value } };
      case 'preheat_enzyme': {
        if (!atStart(state)) return { state, notice: TOO_LATE };
        if (action.value === 0) return { state };
        if (state.heater === null) return { state, notice: NO_BLOCK };
        const left = state.y[E]! * Math.exp(-lossRate(state.heater, phOf(params)) * action.value);
        const next = given(state, params, { heated: state.heated + action.value }, left);
        return left < NO_ENZYME ? { state: next, notice: ALL_LOST } : { state: next };
      }
    }
  },

  done: (state) => state.y[S]! < USED_UP * state.start || state.y[E]! < NO_ENZYME || timeOf(state) >= LONGEST,

  read(state, params) {
    const { y, copper, initial, heated } = state;
    return {
      oxygen_ml: volumeOf(state),
      rate_ml_min: 60 * gasPerSecond(rateOf(y, copper, params)),
      initial_rate_mm_s: initial,
      foam_height_mm: y[H]!,
      actual_ph: phOf(params),
      substrate_mm: y[S]!,
      active_fraction: y[E]! / state.dose,
      peroxide_start_mm: state.start,
      heated_s: heated,
    };
  },

  derive(state, _params, instruments) {
    const { first, latest, steps } = state;
    const newest = Math.floor((steps * DT) / KEPT_EVERY + 1e-9) * KEPT_EVERY;
    const from = newest - (latest.length - 1) * KEPT_EVERY;
    const burette: Burette = {
      shownAt: (volume, time) => instruments.shownAt('oxygen_ml', volume, time),
      scatterAt: (volume) => instruments.scatterAt('oxygen_ml', volume),
    };
    const whole = first.length === MOST_KEPT;
    return {
      rate_ml_min: estimate(bestTangent(burette, { volumes: latest, from }, steps * DT, 'newest'), 60),
      initial_rate_mm_s: whole
        ? estimate(bestTangent(burette, { volumes: first, from: 0 }, 0, 'start'), 1 / gasOf(1))
        : null,
    };
  },

  view(state, params, out) {
    out.past.set(state.past.rows);
    return {
      recorded: state.past.count,
      volume: volumeOf(state),
      /** mL a second, at the bath's temperature. */
      flow:
        state.y[S]! > 0 ? gasPerSecond(rateOf(state.y, state.copper, params), celsiusToKelvin(params.temperature)) : 0,
      foam: state.y[H]!,
      folded: Math.min(1, state.y[E]! / state.dose),
      enzyme: state.y[E]!,
      dose: state.dose,
      copper: state.copper,
      heater: state.heater,
      heated: state.heated,
      left: state.y[S]! / state.start,
      begun: !atStart(state),
      elapsed: timeOf(state),
    };
  },
});
