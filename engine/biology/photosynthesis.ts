/**
 * A leaf in a gas-exchange chamber: its oxygen follows what light, carbon dioxide and warmth allow (`leaf-photosynthesis.ts`).
 *
 * Induction: below the steady rate the leaf rises to it with τ = 90 s (chosen for teaching), dA/dt = (A_steady − A)/τ, exact from
 * step to step; where the steady rate falls below it, it follows at once.
 */
import { defineSimulation, type Quantity } from '../contract';
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';
import { rectangular } from '../core/uncertainty';
import {
  type Assimilation,
  assimilationAt,
  type Lamp,
  LIMITS,
  limitAt,
  LUX_PER_MICROMOLE,
} from './leaf-photosynthesis';

export interface Params {
  readonly light: Quantity<'lux'>;
  readonly co2: Quantity<'ppm'>;
  /** Of the leaf. */
  readonly temperature: Quantity<'°C'>;
  readonly lamp: Lamp;
}

const INDUCTION: Quantity<'s'> = 90;
/** m², in the chamber. */
const LEAF_AREA = 0.005;
const DT: Quantity<'s'> = 1;
/** Longer than the slowest light curve. */
const LONGEST: Quantity<'s'> = 6 * 3600;
const PASCAL = 101_325;

export interface State {
  readonly seconds: number;
  readonly lit: boolean;
  /** Net, µmol O₂ m⁻² s⁻¹; null: the dark leaf at the start. */
  readonly rate: number | null;
  /** µmol of gas in the tube since the chamber was flushed. */
  readonly evolved: number;
  /** µmol that the leaf has taken out of the water: the next oxygen dissolves before any rises into the tube. */
  readonly owed: number;
}

const ppfdOf = ({ lit }: State, { light, lamp }: Params): number => (lit ? light / LUX_PER_MICROMOLE[lamp] : 0);

const steadyOf = (state: State, params: Params): Assimilation =>
  assimilationAt({ ppfd: ppfdOf(state, params), co2: params.co2, celsius: params.temperature });

/** The net rate now: never above what the leaf would come to, and in the dark that of respiration. */
const rateOf = ({ rate }: State, { electrons, net, respiration }: Assimilation): number =>
  electrons === 0 ? net : Math.min(rate ?? -respiration, net);

/** What has risen into the tube, at the chamber's temperature and 1 atm; µmol J/Pa is cm³. */
const millilitresOf = ({ evolved }: State, { temperature }: Params): number =>
  (evolved * constants.gasConstant.value * celsiusToKelvin(temperature)) / PASCAL;

const readings = {
  oxygen_rate: {
    label: 'Oxygen given off (net)',
    unit: 'µmol O₂ m⁻² s⁻¹',
    instrument: {
      name: 'Oxygen electrode of the chamber',
      updateInterval: 5,
      school: {
        resolution: 0.01,
        repeatability: 0.015,
        offset: rectangular(0.015),
        gain: rectangular(0.03),
        source:
          'chosen: standard deviation 0.015; zero within ±0.015 and sensitivity within ±3 % after calibration with air and nitrogen, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.003,
        offset: rectangular(0.003),
        gain: rectangular(0.01),
        source:
          'chosen: standard deviation 0.003; zero within ±0.003 and sensitivity within ±1 %, taken as rectangular',
      },
    },
  },
  ppfd: {
    label: 'Light on the leaf',
    unit: 'µmol m⁻² s⁻¹',
    instrument: {
      name: 'Quantum sensor',
      updateInterval: 1,
      school: {
        resolution: 0.1,
        gain: rectangular(0.05),
        source: 'calibration of quantum sensors: within ±5 %, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        gain: rectangular(0.02),
        source: 'calibrated against a standard lamp: within ±2 %, taken as rectangular',
      },
    },
  },
  glucose_rate: { label: 'Glucose made', unit: 'µmol glucose m⁻² s⁻¹', origin: 'derived', decimals: 3 },
  oxygen_evolved_ml: {
    label: 'Oxygen in the tube',
    unit: 'mL',
    range: [0, 14],
    instrument: {
      name: 'Graduated tube over the stem',
      updateInterval: 5,
      school: {
        resolution: 0.01,
        repeatability: 0.02,
        gain: rectangular(0.02),
        source:
          'divisions of 0.5 mL, standard deviation of an eye 0.02 mL with a lens; bore within ±2 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.001,
        gain: rectangular(0.005),
        source: 'read with a lens; bore within ±0.5 %, taken as rectangular',
      },
    },
  },
  limiting_factor: { label: 'Limited by', kind: 'text', unit: 'text', values: LIMITS, origin: 'derived' },
  steady_rate: { label: 'Rate it tends to', unit: 'µmol O₂ m⁻² s⁻¹', origin: 'theory' },
  rubisco_rate: { label: 'Rubisco would allow', unit: 'µmol m⁻² s⁻¹', origin: 'theory' },
  electron_rate: { label: 'Light would allow', unit: 'µmol m⁻² s⁻¹', origin: 'theory' },
  respiration_rate: { label: 'Respiration', unit: 'µmol m⁻² s⁻¹', origin: 'theory' },
} as const;

const FLUSHED = 'The tube is full of water again.';

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 30,
  readings,
  actions: {
    lights_off: { label: 'Lamp off', hint: 'Darkens the leaf; the lamp stays where it is.' },
    lights_on: { label: 'Lamp on' },
    flush_chamber: { label: 'Flush the chamber', hint: 'Lets the oxygen out of the tube.' },
  },
  fields: () => ({}),

  init: () => ({ seconds: 0, lit: true, rate: null, evolved: 0, owed: 0 }),

  step(state, params) {
    const steady = steadyOf(state, params);
    const { net } = steady;
    const from = rateOf(state, steady);
    const left = Math.exp(-DT / INDUCTION);
    const rate = net + (from - net) * left;
    const made = (net * DT + (from - net) * INDUCTION * (1 - left)) * LEAF_AREA;
    // What is taken up comes out of the water; gas that is in the tube stays there.
    const balance = made - state.owed;
    return {
      ...state,
      seconds: state.seconds + DT,
      rate,
      evolved: state.evolved + Math.max(0, balance),
      owed: Math.max(0, -balance),
    };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'lights_off':
        return state.lit ? { state: { ...state, lit: false } } : { state, notice: 'The lamp is off already.' };
      case 'lights_on': {
        if (state.lit) return { state, notice: 'The lamp is on already.' };
        // What it has in the dark is where it rises from.
        return { state: { ...state, rate: rateOf(state, steadyOf(state, params)), lit: true } };
      }
      case 'flush_chamber':
        return { state: { ...state, evolved: 0 }, notice: FLUSHED };
    }
  },

  done: ({ seconds }) => seconds >= LONGEST,

  read(state, params) {
    const steady = steadyOf(state, params);
    const rate = rateOf(state, steady);
    const ppfd = ppfdOf(state, params);
    return {
      oxygen_rate: rate,
      ppfd,
      glucose_rate: Math.max(0, rate + steady.respiration) / 6,
      oxygen_evolved_ml: millilitresOf(state, params),
      limiting_factor: limitAt({ ppfd, co2: params.co2, celsius: params.temperature }),
      steady_rate: steady.net,
      rubisco_rate: steady.rubisco,
      electron_rate: steady.electrons,
      respiration_rate: steady.respiration,
    };
  },

  derive(state, params, instruments) {
    const net = instruments.shown('oxygen_rate');
    const ppfd = instruments.shown('ppfd');
    const { respiration } = steadyOf(state, params);
    return {
      glucose_rate: net === null ? null : Math.max(0, net + respiration) / 6,
      limiting_factor: ppfd === null ? null : limitAt({ ppfd, co2: params.co2, celsius: params.temperature }),
    };
  },

  view(state, params) {
    const steady = steadyOf(state, params);
    const { rubisco, electrons, respiration, byRubisco, net } = steady;
    return {
      lit: state.lit && params.light > 0,
      rate: rateOf(state, steady),
      /** Oxygen rises: the water owes none any more. */
      bubbling: rateOf(state, steady) > 0 && state.owed === 0,
      steady: net,
      rubisco,
      electrons,
      respiration,
      byRubisco,
      evolved: state.evolved,
      millilitres: millilitresOf(state, params),
    };
  },
});
