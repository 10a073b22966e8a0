/**
 * Boyle's law: a fixed amount of gas under a loaded piston, in a water jacket.
 *
 * Rest          ideal V = n R T/p; van der Waals: the largest root of p V³ − (n p b + n R T) V² + a n² V − a b n³ = 0
 * Piston        dV/dt = (V_eq − V)/τ, τ = 0.5 s: slow, so the gas keeps the temperature of the jacket
 * Molecules     N points, each standing for w = n N_A/N, between specular walls of a cylinder of cross-section A and height
 *               V/A; their clock runs so that 1 bench second is 100 µs. On every axis Σv² = N k T/m exactly
 * Wall pressure p = (w / A Δτ) Σ 2 m |v_z| over the hits on the piston within the window Δτ
 * Worked out    p V, 1/V and p V/n R T from gauge and scale, with the amount that was filled in
 * Piston hits   ¼ (n N_A/V) v̄, v̄ = √(8 k T/π m)
 *
 * The molecules are never told p. The piston comes to rest where the law of the gas says; what they then do to it is
 * counted. Between the two clocks lies a factor of 10⁴: to a molecule the piston stands still, so a move takes all heights
 * along in proportion and changes no speed (the isothermal limit), and the jacket sets the speeds at a new temperature.
 *
 * Assumptions: points that do not collide with one another; no friction, no dead volume, a jacket that follows at once;
 * nothing but the load on the piston (vacuum above it). Range: 0.5–3 atm, 0–100 °C. For the van der Waals gases the picture
 * is still one of ideal points, so it gives no pressure.
 */
import { defineSimulation, type Quantity } from '../contract';
import { constants } from '../core/constants';
import { rectangular } from '../core/uncertainty';
import { atmToPa, celsiusToKelvin, cm2ToM2, m3ToML, mLToM3, PaToAtm } from '../core/units';
import { carbonDioxide, nitrogen, type VanDerWaalsGas } from '../data/van-der-waals';
import { molarVolume } from './equation-of-state';
import {
  createMolecules,
  CURVE_POINTS,
  dropMolecules,
  fillBars,
  fillMaxwell,
  fillMolecules,
  fillSparks,
  fly,
  MOLECULE_MASS,
  type Molecules,
  pistonRecord,
  SPARKS,
  SPEED_COLUMNS,
  stretch,
  thermalise,
} from './molecules-under-piston';

export interface Params {
  readonly pressure: Quantity<'atm'>;
  readonly temperature: Quantity<'°C'>;
  readonly gas: 'Ideal gas' | 'Nitrogen (van der Waals)' | 'Carbon dioxide (van der Waals)';
  readonly particles: Quantity<'1'>;
}

const R = constants.gasConstant.value;
const N_A = constants.avogadro.value;
const K = constants.boltzmann.value;

const PRESSURE_RANGE: readonly [Quantity<'atm'>, Quantity<'atm'>] = [0.5, 3];
const TEMPERATURE_RANGE: readonly [Quantity<'°C'>, Quantity<'°C'>] = [0, 100];
/** n: 30.00 mL at 1 atm and 25 °C, 1.226221 mmol. */
const AMOUNT: Quantity<'mol'> = (atmToPa(1) * mLToM3(30)) / (R * celsiusToKelvin(25));
const AREA: Quantity<'cm²'> = 10;
const AREA_M2 = cm2ToM2(AREA);
/** The drawn box is square. */
const SIDE: Quantity<'m'> = Math.sqrt(AREA_M2);
/**
 * The scale is read to the nearest of these: to fifths of a division by eye, to tenths through a lens. Twice the scatter of a reading,
 * so that rounding leaves nothing in a mean; to fifths through a lens it would be off by up to 0.02 mL.
 */
const MARKS_PER_ML = 5;
const MARKS_PER_ML_BY_LENS = 10;
/** Of the air in the room: what a gauge that stands at zero in open air leaves out. */
const ATMOSPHERE: Quantity<'atm'> = 1;

const DT: Quantity<'s'> = 1 / 240;
const PISTON_TIME: Quantity<'s'> = 0.5;
const PISTON_KEEP = Math.exp(-DT / PISTON_TIME);
/** Nearer than this part of its resting volume the piston rests. */
const AT_REST = 1e-9;
/** Seconds of the molecules in one bench second. */
const MOLECULAR_CLOCK = 1e-4;
const FLIGHT: Quantity<'s'> = DT * MOLECULAR_CLOCK;
const WINDOW: Quantity<'s'> = 10;
const WINDOW_STEPS = Math.round(WINDOW / DT);
/** A window begins anew once the volume has moved by this part of itself. */
const WINDOW_MOVE = 0.005;
const LEAST_HITS = 5;
const LEAK_PER_SECOND = 0.01;
const LEAK_KEEP = (1 - LEAK_PER_SECOND) ** DT;
/** A leak ends with this part of the gas: the piston is down. */
const LEAST_PART = 0.001;

/** Bars of a tenth of a second that the recorder shows. */
const RECORDER_BARS = 100;
const BAR_SECONDS: Quantity<'s'> = WINDOW / RECORDER_BARS;

// ---------------------------------------------------------------- equilibrium

const realGas = (gas: Params['gas']): VanDerWaalsGas | null => {
  switch (gas) {
    case 'Ideal gas':
      return null;
    case 'Nitrogen (van der Waals)':
      return nitrogen;
    case 'Carbon dioxide (van der Waals)':
      return carbonDioxide;
  }
};

const restVolume = (amount: number, { gas, pressure, temperature }: Params): number =>
  amount * molarVolume(realGas(gas), atmToPa(pressure), celsiusToKelvin(temperature));

// ---------------------------------------------------------------- state

export interface State {
  /** mol */
  amount: number;
  /** m³: where the piston is, and where it comes to rest. */
  volume: number;
  rest: number;
  leaking: boolean;
  boyle1662: boolean;
  readonly molecules: Molecules;
  /** The averaging window: so many of the last steps, begun at the volume `windowVolume`. */
  windowSteps: number;
  windowVolume: number;
}

function movePiston(state: State, volume: number): void {
  stretch(state.molecules, volume / state.volume);
  state.volume = volume;
}

/** As real molecules leave, so do drawn ones. */
function leakOneStep(state: State, params: Params): void {
  const { molecules } = state;
  state.amount = Math.max(LEAST_PART * AMOUNT, state.amount * LEAK_KEEP);
  if (state.amount === LEAST_PART * AMOUNT) state.leaking = false;
  state.rest = restVolume(state.amount, params);
  const left = Math.max(1, Math.round((params.particles * state.amount) / AMOUNT));
  if (left < molecules.points.count) dropMolecules(molecules, left, celsiusToKelvin(params.temperature));
}

/** Takes the running apparatus to other inputs. */
function retune(state: State, params: Params, before: Params): State {
  if (params.temperature !== before.temperature) thermalise(state.molecules, celsiusToKelvin(params.temperature));
  state.rest = restVolume(state.amount, params);
  return state;
}

// ---------------------------------------------------------------- what can be read

/** Pressure in atm from an impulse (N s) on the piston within bench seconds. */
const pressureOf = (impulse: number, seconds: number): number =>
  PaToAtm(impulse / (AREA_M2 * seconds * MOLECULAR_CLOCK));

/** From the piston's impulses within the window, atm; null for a real gas, or before five hits. */
function measuredPressure({ molecules, windowSteps }: State, { gas }: Params): number | null {
  if (realGas(gas) !== null) return null;
  const { impulse, hits } = pistonRecord(molecules, windowSteps);
  return hits < LEAST_HITS ? null : pressureOf(impulse, windowSteps * DT);
}

/** What follows from pressure and volume. Nobody sees how much gas a leak has let out: the amount is that of the beginning. */
function productsOf(atm: Quantity<'atm'> | null, ml: Quantity<'mL'> | null, { temperature }: Params) {
  if (atm === null || ml === null || ml === 0) return { pv_product: null, inverse_volume: null, z_factor: null };
  return {
    pv_product: atm * ml,
    inverse_volume: 1 / ml,
    z_factor: (atmToPa(atm) * mLToM3(ml)) / (AMOUNT * R * celsiusToKelvin(temperature)),
  };
}

/** ¼ (N/V) v̄ on 1 cm², 1/s. */
function hitRate({ amount, volume }: State, { gas, temperature }: Params): number {
  const real = realGas(gas);
  const mass = real ? real.molarMass / (1000 * N_A) : MOLECULE_MASS;
  const meanSpeed = Math.sqrt((8 * K * celsiusToKelvin(temperature)) / (Math.PI * mass));
  return 0.25 * ((amount * N_A) / volume) * meanSpeed * cm2ToM2(1);
}

function messageOf(state: State, { gas }: Params): string | null {
  const left = ((100 * state.amount) / AMOUNT).toFixed(state.amount < 0.1 * AMOUNT ? 1 : 0);
  if (state.leaking) return `The seal leaks: ${left} % of the gas is left.`;
  if (state.amount < AMOUNT) return `Gas has leaked out: ${left} % is left. Reset fills the cylinder again.`;
  if (realGas(gas) !== null) {
    return 'The molecules drawn are ideal points, so their pressure on the piston is not shown for a real gas.';
  }
  return null;
}

// ---------------------------------------------------------------- frames

export interface View {
  readonly volume: Quantity<'mL'>;
  /** Where the piston is going. */
  readonly rest: Quantity<'mL'>;
  readonly molecules: number;
  /** Part of the gas that is still there. */
  readonly part: number;
  readonly leaking: boolean;
  readonly boyle1662: boolean;
  /** The molecules drawn are those of this gas. */
  readonly ideal: boolean;
  /** Seconds over which the wall pressure is averaged. */
  readonly window: Quantity<'s'>;
  readonly message: string | null;
}

/** Bars of a tenth of a second in atm, the oldest first; −1 before the run began and for a real gas. */
function fillRecorder({ molecules }: State, { gas }: Params, out: Float32Array): void {
  if (realGas(gas) !== null) {
    out.fill(-1);
    return;
  }
  fillBars(molecules, out);
  for (let n = 0; n < out.length; n++) if (out[n]! >= 0) out[n] = pressureOf(out[n]!, BAR_SECONDS);
}

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 1,
  readings: {
    volume_ml: { label: 'Volume of the gas', unit: 'mL', origin: 'theory' },
    volume_scale_ml: {
      label: 'Scale of the cylinder',
      unit: 'mL',
      decimals: 1,
      instrument: {
        name: 'Scale in 1 mL divisions',
        updateInterval: 0.5,
        school: {
          resolution: 1 / MARKS_PER_ML,
          repeatability: 0.1,
          source:
            'teaching value: read to a fifth of a division by eye, standard deviation of repeated readings 0.1 mL',
        },
        research: {
          resolution: 1 / MARKS_PER_ML_BY_LENS,
          repeatability: 0.05,
          source:
            'teaching value: read to a tenth of a division through a lens, standard deviation of repeated readings 0.05 mL',
        },
      },
    },
    pressure_gauge_atm: {
      label: 'Pressure gauge (absolute)',
      unit: 'atm',
      range: [0, 4],
      instrument: {
        name: 'Bourdon gauge for absolute pressure, 0 to 4 atm',
        updateInterval: 0.5,
        school: {
          resolution: 0.001,
          repeatability: 0.003,
          offset: rectangular(0.004),
          source:
            'EN 837-1, class 0.1: ±0.1 % of the span of 4 atm, taken as rectangular; standard deviation of readings 0.003 atm, a teaching value',
        },
        research: {
          resolution: 0.001,
          repeatability: 0.001,
          offset: rectangular(0.002),
          source:
            'digital reference gauge, ±0.05 % of a span of 4 atm as makers state it, taken as rectangular; standard deviation of readings 0.001 atm, a teaching value',
        },
      },
    },
    pressure_over_atm: {
      label: 'Overpressure: gauge less the air outside',
      unit: 'atm',
      decimals: 3,
      origin: 'derived',
    },
    pressure_measured_atm: { label: 'Pressure from the molecules', unit: 'atm', origin: 'chance' },
    pv_product: { label: 'Pressure × volume', unit: 'atm mL', origin: 'derived' },
    inverse_volume: { label: '1 / volume', unit: '1/mL', origin: 'derived' },
    z_factor: { label: 'Compressibility pV/nRT, n as filled in', unit: '1', digits: 5, origin: 'derived' },
    collisions_per_s: { label: 'Real molecules striking 1 cm² of piston', unit: '1/s', origin: 'theory' },
  },
  actions: {
    set_pressure: {
      label: 'Set the pressure',
      value: {
        kind: 'number',
        unit: 'atm',
        min: PRESSURE_RANGE[0],
        max: PRESSURE_RANGE[1],
        step: 0.1,
        initial: 2,
        refusal: 'Gauge range 0.5 to 3 atm',
      },
      hint: 'Loads the piston: 0.5 to 3 atm.',
    },
    set_temperature: {
      label: 'Set the temperature',
      value: {
        kind: 'number',
        unit: '°C',
        min: TEMPERATURE_RANGE[0],
        max: TEMPERATURE_RANGE[1],
        step: 5,
        initial: 60,
        refusal: 'The water jacket goes from 0 to 100 °C.',
      },
      hint: 'Of the water jacket: 0 to 100 °C.',
    },
    leak: {
      label: 'Leak',
      value: { kind: 'toggle', optional: true },
      hint: 'A faulty seal: 1 % of the gas is lost in each second.',
    },
    show_boyle_1662: {
      label: 'Show Boyle’s table of 1662',
      value: { kind: 'toggle', optional: true },
      hint: 'His J-tube and what he read on it.',
    },
  },
  fields: ({ particles }) => ({
    molecules: { kind: 'f32', shape: [particles, 4] },
    sparks: { kind: 'f32', shape: [SPARKS, 3] },
    recorder: { kind: 'f32', shape: [RECORDER_BARS] },
    speeds: { kind: 'f32', shape: [SPEED_COLUMNS] },
    maxwell: { kind: 'f32', shape: [CURVE_POINTS] },
  }),

  init(params, rng) {
    const rest = restVolume(AMOUNT, params);
    return {
      amount: AMOUNT,
      volume: rest,
      rest,
      leaking: false,
      boyle1662: false,
      molecules: createMolecules(
        {
          count: params.particles,
          side: SIDE,
          height: rest / AREA_M2,
          temperature: celsiusToKelvin(params.temperature),
          remembered: WINDOW_STEPS,
        },
        rng,
      ),
      windowSteps: 0,
      windowVolume: rest,
    };
  },

  step(state, params) {
    if (state.leaking) leakOneStep(state, params);
    const { rest, volume, molecules } = state;
    if (volume !== rest) {
      const next = rest + (volume - rest) * PISTON_KEEP;
      movePiston(state, Math.abs(next - rest) < AT_REST * rest ? rest : next);
    }
    if (Math.abs(state.volume - state.windowVolume) > WINDOW_MOVE * state.windowVolume) {
      state.windowSteps = 0;
      state.windowVolume = state.volume;
    }
    fly(molecules, state.volume / AREA_M2, (state.amount * N_A) / molecules.points.count, FLIGHT);
    state.windowSteps = Math.min(WINDOW_STEPS, state.windowSteps + 1);
    return state;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'set_pressure': {
        const pressure = action.value;
        return { state: retune(state, { ...params, pressure }, params), inputs: { pressure } };
      }
      case 'set_temperature': {
        const temperature = action.value;
        return { state: retune(state, { ...params, temperature }, params), inputs: { temperature } };
      }
      case 'leak':
        state.leaking = action.value !== 0 && state.amount > LEAST_PART * AMOUNT;
        return { state };
      case 'show_boyle_1662':
        state.boyle1662 = action.value !== 0;
        return { state };
    }
  },

  reconfigure: retune,

  read(state, params) {
    const volume = m3ToML(state.volume);
    const { pressure } = params;
    return {
      volume_ml: volume,
      volume_scale_ml: volume,
      pressure_gauge_atm: pressure,
      pressure_over_atm: pressure - ATMOSPHERE,
      pressure_measured_atm: measuredPressure(state, params),
      ...productsOf(pressure, volume, params),
      collisions_per_s: hitRate(state, params),
    };
  },

  derive(_state, params, instruments) {
    const gauge = instruments.shown('pressure_gauge_atm');
    return {
      ...productsOf(gauge, instruments.shown('volume_scale_ml'), params),
      pressure_over_atm: gauge === null ? null : gauge - ATMOSPHERE,
    };
  },

  toggles: ({ leaking, boyle1662 }) => ({ leak: leaking, show_boyle_1662: boyle1662 }),
  view(state, params, out): View {
    const { molecules } = state;
    fillMolecules(molecules, out.molecules);
    fillSparks(molecules, DT, out.sparks);
    fillRecorder(state, params, out.recorder);
    out.speeds.set(molecules.speeds);
    fillMaxwell(celsiusToKelvin(params.temperature), out.maxwell);
    return {
      volume: m3ToML(state.volume),
      rest: m3ToML(state.rest),
      molecules: molecules.points.count,
      part: state.amount / AMOUNT,
      leaking: state.leaking,
      boyle1662: state.boyle1662,
      ideal: realGas(params.gas) === null,
      window: state.windowSteps * DT,
      message: messageOf(state, params),
    };
  },
});
