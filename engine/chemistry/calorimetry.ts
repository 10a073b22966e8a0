/**
 * Heat of solution in a coffee-cup calorimeter.
 *
 * Dissolving   dm/dt = −k m (1 − c/c_sat), k with and without stirring, c in g to 100 g of water
 * Heat         (m_w c_w + C) dT/dt = −ΔH dn/dt − UA (T − T_room) + P of the heater
 * Thermometer  dθ/dt = (T − θ)/3 s
 * Worked out   ΔT by straight and by exponential drifts (`calorimetry-drift.ts`) from what the thermometer showed each 5 s;
 *              ΔH = −(m_w c_w + C) ΔT/n, with the volume of water that was set
 *
 * Assumptions: water and cup have one temperature; the heat of solution of NaCl depends on how much is dissolved already
 * (`heat-of-dilution.ts`), that of the other salts is the one of infinite dilution; the dissolved salt has no heat capacity of its own;
 * nothing evaporates.
 */
import { defineSimulation, type Estimate, type Quantity } from '../contract';
import { createRk4, type Derivative } from '../core/ode';
import type { Scale } from '../core/rounding';
import { rectangular } from '../core/uncertainty';
import { calorimetrySalts, type Salt, type SaltName } from '../data/calorimetry-salts';
import { apparentEnthalpy } from './heat-of-dilution';
import { exponentialDrift, straightDrift, type Thermogram } from './calorimetry-drift';

export interface Params {
  readonly salt_type: SaltName;
  readonly salt_mass: Quantity<'g'>;
  readonly water_vol: Quantity<'mL'>;
  readonly cup: 'Coffee cup with lid' | 'Coffee cup without lid' | 'Ideal (no loss)';
}

const WATER_DENSITY: Quantity<'g/mL'> = 0.9978;
const WATER_HEAT: Quantity<'J/(g K)'> = 4.181;
const ROOM: Quantity<'°C'> = 22;
const STIRRED: Quantity<'1/s'> = 0.08;
const STILL: Quantity<'1/s'> = 0.015;
const LAG: Quantity<'s'> = 3;
const HEATER: Quantity<'W'> = 10;
const MOST_SALT: Quantity<'g'> = 10;

/** Heat capacity, and heat lost for each kelvin above the room. */
const CUPS: Readonly<Record<Params['cup'], { readonly capacity: Quantity<'J/K'>; readonly leak: Quantity<'W/K'> }>> = {
  'Coffee cup with lid': { capacity: 25, leak: 0.25 },
  'Coffee cup without lid': { capacity: 25, leak: 0.6 },
  'Ideal (no loss)': { capacity: 0, leak: 0 },
};

const DT: Quantity<'s'> = 0.05;
const SAMPLE_STEPS = 100;
const SAMPLE: Quantity<'s'> = SAMPLE_STEPS * DT;
/** Samples kept while nothing has been added, and in all: four hours. */
const KEPT_BEFORE = 60;
const KEPT = 2880;
/** Samples that a frame carries. */
const SHOWN = 260;
const BASELINE: Quantity<'s'> = 60;
const DRIFT_TO: Quantity<'s'> = 120;
const LEAST_BASELINE = 3;
const WATCH: Quantity<'s'> = 900;
const STIRRER_TURNS = 0.9;
/** Above this mass salt lies on the bottom. */
const LIES: Quantity<'g'> = 0.2;
/** Added up from tenths, ten grams may come out a little above. */
const ROUNDING = 1e-9;

/** The heater brings the water no further: from here on an open cup loses by evaporation, and 10 g of salt might make it boil. */
const HOTTEST: Quantity<'°C'> = 60;

const FRESH_CUP = 'Use a fresh cup.';
const LYING = 'Salt lies on the bottom and dissolves slowly: stir.';

// ---------------------------------------------------------------- state

/** Places in the vector that is integrated: undissolved g, °C of the water, °C of the thermometer, J lost to the room. */
const UNDISSOLVED = 0;
const WATER = 1;
const THERMOMETER = 2;
const LOST = 3;

interface Sample {
  /** Lab time. */
  readonly time: Quantity<'s'>;
  readonly celsius: Quantity<'°C'>;
}

export interface State {
  readonly y: Float64Array;
  steps: number;
  /** Steps when this cup was filled, and when the salt was added. */
  readonly filled: number;
  readonly addedAt: number | null;
  /** What the thermometer read then. */
  readonly readAtAddition: Quantity<'°C'>;
  readonly salt: Salt | null;
  /** g, of all portions. */
  readonly added: number;
  readonly portions: number;
  readonly stirring: boolean;
  turns: number;
  /** Heat that the heater has still to give, and has given, J. */
  heaterLeft: number;
  electrical: number;
  /** Of the thermometer, each 5 s, the oldest first. */
  readonly samples: Sample[];
  readonly logged: readonly Sample[];
}

const freshCup = (steps: number, stirring: boolean): State => ({
  y: Float64Array.of(0, ROOM, ROOM, 0),
  steps,
  filled: steps,
  addedAt: null,
  readAtAddition: ROOM,
  salt: null,
  added: 0,
  portions: 0,
  stirring,
  turns: 0,
  heaterLeft: 0,
  electrical: 0,
  samples: [{ time: steps * DT, celsius: ROOM }],
  logged: [],
});

const saltOf = (name: SaltName): Salt => calorimetrySalts.find((salt) => salt.name === name) ?? calorimetrySalts[0];
const waterMass = ({ water_vol }: Params): Quantity<'g'> => water_vol * WATER_DENSITY;
const capacityOf = (params: Params): Quantity<'J/K'> => waterMass(params) * WATER_HEAT + CUPS[params.cup].capacity;
const dissolved = ({ added, y }: State): Quantity<'g'> => added - y[UNDISSOLVED]!;

// ---------------------------------------------------------------- the cup

/** Heat given to so much water by all that has dissolved, J. */
const heatOfSolution = (salt: Salt, grams: Quantity<'g'>, water: Quantity<'g'>): Quantity<'J'> =>
  (-1000 * grams * apparentEnthalpy(salt, (1000 * grams) / salt.molarMass / water)) / salt.molarMass;

/** A small part of a gram, over which the heat of the next one is taken. */
const SLIVER: Quantity<'g'> = 1e-4;
/** J for each gram that dissolves beside what has. */
const heatOfNextGram = (salt: Salt, grams: Quantity<'g'>, water: Quantity<'g'>): Quantity<'J/g'> =>
  salt.pitzer
    ? (heatOfSolution(salt, grams + SLIVER, water) - heatOfSolution(salt, Math.max(0, grams - SLIVER), water)) /
      (SLIVER + Math.min(SLIVER, Math.max(0, grams)))
    : (-1000 * salt.enthalpy) / salt.molarMass;

const rk4 = createRk4(4);
/** What the derivative needs beside the vector; set anew by each step. */
const now = {
  rate: 0,
  salt: null as Salt | null,
  water: 0,
  saturated: 0,
  added: 0,
  leak: 0,
  capacity: 1,
  power: 0,
};

const flow: Derivative = (_t, y, dydt) => {
  const left = y[UNDISSOLVED]!;
  const dissolving = left > 0 ? now.rate * left * Math.max(0, 1 - (now.added - left) / now.saturated) : 0;
  const lost = now.leak * (y[WATER]! - ROOM);
  dydt[UNDISSOLVED] = -dissolving;
  const perGram = now.salt && dissolving > 0 ? heatOfNextGram(now.salt, now.added - left, now.water) : 0;
  dydt[WATER] = (dissolving * perGram - lost + now.power) / now.capacity;
  dydt[THERMOMETER] = (y[WATER]! - y[THERMOMETER]!) / LAG;
  dydt[LOST] = lost;
};

function prepare(state: State, params: Params): void {
  const { salt } = state;
  now.rate = state.stirring ? STIRRED : STILL;
  now.salt = salt;
  now.water = waterMass(params);
  now.saturated = salt ? (salt.saturation * waterMass(params)) / 100 : 1;
  now.added = state.added;
  now.leak = CUPS[params.cup].leak;
  now.capacity = capacityOf(params);
  const joules = Math.min(HEATER * DT, state.heaterLeft);
  now.power = joules / DT;
  state.heaterLeft -= joules;
  state.electrical += joules;
}

function sample(state: State): void {
  if (state.steps % SAMPLE_STEPS !== 0 || state.samples.length >= KEPT) return;
  if (state.addedAt === null && state.samples.length >= KEPT_BEFORE) state.samples.shift();
  state.samples.push({ time: state.steps * DT, celsius: state.y[THERMOMETER]! });
}

// ---------------------------------------------------------------- what is worked out

const SLACK = 1e-6;

/** What the thermometer showed of a true temperature at a lab time. */
type Shown = (celsius: Quantity<'°C'>, time: Quantity<'s'>) => Quantity<'°C'>;

/** The readings that ΔT stands on; null until two minutes after the salt, and after a second portion. */
function thermogramOf(state: State, shown: Shown): Thermogram | null {
  const { steps, filled, addedAt, readAtAddition, portions, samples } = state;
  if (addedAt === null || portions > 1) return null;
  const mixing = addedAt * DT;
  if (steps * DT < mixing + DRIFT_TO - SLACK) return null;
  const reading = (celsius: number, time: number) => ({ celsius: shown(celsius, time), time: time - mixing });
  const within = (from: number, to: number) =>
    samples
      .filter(({ time }) => time > mixing + from - SLACK && time < mixing + to + SLACK)
      .map(({ celsius, time }) => reading(celsius, time));
  const atAddition = reading(readAtAddition, mixing);
  const baseline = within(-BASELINE, 0);
  return {
    room: reading(ROOM, filled * DT),
    before: baseline.length < LEAST_BASELINE ? [atAddition] : baseline,
    after: [atAddition, ...within(2 * SLACK, WATCH)],
  };
}

interface Changes {
  readonly straight: Estimate | null;
  readonly exponential: (Estimate & { readonly done: Quantity<'s'> }) | null;
}

function changesOf(state: State, shown: Shown, scale: Scale): Changes {
  const thermogram = thermogramOf(state, shown);
  if (!thermogram) return { straight: null, exponential: null };
  return { straight: straightDrift(thermogram, scale), exponential: exponentialDrift(thermogram, scale) };
}

const EXACT: Scale = { sigma: 0, step: 0 };
const trueChanges = (state: State): Changes => changesOf(state, (celsius) => celsius, EXACT);

const times = (estimate: Estimate | null, factor: number): Estimate | null =>
  estimate && { value: estimate.value * factor, scatter: estimate.scatter * Math.abs(factor) };

/** Everything that follows from the two changes of temperature. */
function resultsOf({ straight, exponential }: Changes, state: State, params: Params) {
  const capacity = capacityOf(params);
  const moles = molesAdded(state) ?? 1;
  return {
    delta_t_extrapolated: straight,
    heat_measured_j: times(straight, capacity),
    enthalpy_kj_mol: times(straight, -capacity / moles / 1000),
    delta_t_drift: exponential,
    heat_drift_j: times(exponential, capacity),
    enthalpy_drift_kj_mol: times(exponential, -capacity / moles / 1000),
  };
}

const molesAdded = ({ salt, added }: State): number | null => (salt ? added / salt.molarMass : null);

function messageOf(state: State): string | null {
  return !state.stirring && state.y[UNDISSOLVED]! > LIES ? LYING : null;
}

/** `joules`: what may still be given. */
const tooHot = (joules: Quantity<'J'>): string =>
  joules >= 10
    ? `Above ${HOTTEST} °C water evaporates and takes heat along: give at most ${Math.floor(joules / 10) * 10} J.`
    : `The water is on its way to ${HOTTEST} °C: above, it evaporates and takes heat along. Take a fresh cup.`;

const shortBaseline = (seconds: number): string =>
  `Only ${Math.floor(seconds + SLACK)} s of baseline: log the water for 60 s before the salt.`;

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 5,
  readings: {
    temperature_c: { label: 'Water, true temperature', unit: '°C', digits: 5, origin: 'theory' },
    thermometer_c: { label: 'Thermometer, before rounding', unit: '°C', digits: 5, origin: 'theory' },
    thermometer_display_c: {
      label: 'Thermometer',
      unit: '°C',
      digits: 5,
      instrument: {
        name: 'Thermometer in the cup',
        updateInterval: 1,
        school: {
          resolution: 0.1,
          repeatability: 0.01,
          offset: rectangular(0.2),
          source:
            'teaching value: glass thermometer read to 0.1 °C, repeats with a standard deviation of 0.01 °C, its zero within ±0.2 °C taken as rectangular',
        },
        research: {
          resolution: 0.01,
          repeatability: 0.01,
          offset: rectangular(0.05),
          source:
            'teaching value: electronic probe that shows 0.01 °C, repeats with a standard deviation of 0.01 °C, its zero within ±0.05 °C taken as rectangular',
        },
      },
    },
    dissolved_g: { label: 'Dissolved', unit: 'g', origin: 'theory' },
    heat_released_j: { label: 'Heat released by the salt', unit: 'J', origin: 'theory' },
    amount_mol: { label: 'Amount of salt added', unit: 'mol', origin: 'computed' },
    delta_t_extrapolated: { label: 'ΔT, straight drift to the mixing', unit: 'K', origin: 'derived' },
    heat_measured_j: { label: 'Heat, by the straight drift', unit: 'J', origin: 'derived' },
    enthalpy_kj_mol: { label: 'Enthalpy of solution, straight drift', unit: 'kJ/mol', origin: 'derived' },
    delta_t_drift: { label: 'ΔT, exponential drift to 63 %', unit: 'K', origin: 'derived' },
    heat_drift_j: { label: 'Heat, by the exponential drift', unit: 'J', origin: 'derived' },
    enthalpy_drift_kj_mol: { label: 'Enthalpy of solution, exponential drift', unit: 'kJ/mol', origin: 'derived' },
  },
  actions: {
    stir: {
      label: 'Stir',
      value: { kind: 'toggle', optional: true },
      hint: 'Salt dissolves five times as fast.',
    },
    add_salt: { label: 'Add the salt', hint: 'What lies in the weighing boat.' },
    log_reading: { label: 'Log', hint: 'Marks the thermometer’s reading on the thermogram.' },
    electrical_calibration: {
      label: 'Heat electrically',
      value: { kind: 'number', unit: 'J', min: 10, max: 10_000, step: 10, initial: 1000 },
      hint: 'So much heat from a 10 W heater, to find the heat capacity.',
    },
    empty: { label: 'Fresh cup', hint: 'Fresh water at room temperature in a dry cup.' },
  },
  settings: {
    water_vol: {
      name: 'Measuring cylinder, class B',
      school: {
        offset: rectangular(1),
        source: 'ISO 4788:2005, 100 mL, class B: ±1 mL, taken as rectangular; a teaching value for the other volumes',
      },
      research: {
        offset: rectangular(0.5),
        source: 'ISO 4788:2005, 100 mL, class A: ±0.5 mL, taken as rectangular; a teaching value for the other volumes',
      },
    },
  },
  fields: () => ({ trace: { kind: 'f32', shape: [SHOWN, 2] } }),

  init: () => freshCup(0, false),

  step(state, params) {
    prepare(state, params);
    rk4.step(flow, 0, state.y, DT);
    state.steps++;
    if (state.stirring) state.turns += STIRRER_TURNS * DT;
    sample(state);
    return state;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'stir':
        return { state: { ...state, stirring: action.value !== 0 } };
      case 'add_salt': {
        const salt = saltOf(params.salt_type);
        if (state.added + params.salt_mass > MOST_SALT + ROUNDING || (state.salt && state.salt !== salt)) {
          return { state, notice: FRESH_CUP };
        }
        const y = Float64Array.from(state.y);
        y[UNDISSOLVED] = y[UNDISSOLVED]! + params.salt_mass;
        const next: State = {
          ...state,
          y,
          salt,
          added: state.added + params.salt_mass,
          portions: state.portions + 1,
          addedAt: state.addedAt ?? state.steps,
          readAtAddition: state.addedAt === null ? state.y[THERMOMETER]! : state.readAtAddition,
        };
        const baseline = (state.steps - state.filled) * DT;
        return state.addedAt === null && baseline < BASELINE - SLACK
          ? { state: next, notice: shortBaseline(baseline) }
          : { state: next };
      }
      case 'log_reading': {
        const point = { time: state.steps * DT, celsius: state.y[THERMOMETER]! };
        const next: State = { ...state, logged: [...state.logged.slice(1 - SHOWN), point] };
        const baseline = ((state.addedAt ?? state.filled + BASELINE / DT) - state.filled) * DT;
        return baseline < BASELINE - SLACK ? { state: next, notice: shortBaseline(baseline) } : { state: next };
      }
      case 'electrical_calibration': {
        const room = (HOTTEST - state.y[WATER]!) * capacityOf(params) - state.heaterLeft;
        if (action.value > room) return { state, notice: tooHot(room) };
        return { state: { ...state, heaterLeft: state.heaterLeft + action.value } };
      }
      case 'empty':
        return { state: freshCup(state.steps, state.stirring) };
    }
  },

  done: ({ steps, addedAt }) => addedAt !== null && (steps - addedAt) * DT >= WATCH - SLACK,

  read(state, params) {
    const { y, salt } = state;
    const results = resultsOf(trueChanges(state), state, params);
    const value = (id: keyof typeof results): number | null => results[id]?.value ?? null;
    return {
      temperature_c: y[WATER]!,
      thermometer_c: y[THERMOMETER]!,
      thermometer_display_c: y[THERMOMETER]!,
      dissolved_g: dissolved(state),
      heat_released_j: salt ? heatOfSolution(salt, dissolved(state), waterMass(params)) : 0,
      amount_mol: molesAdded(state),
      delta_t_extrapolated: value('delta_t_extrapolated'),
      heat_measured_j: value('heat_measured_j'),
      enthalpy_kj_mol: value('enthalpy_kj_mol'),
      delta_t_drift: value('delta_t_drift'),
      heat_drift_j: value('heat_drift_j'),
      enthalpy_drift_kj_mol: value('enthalpy_drift_kj_mol'),
    };
  },

  derive(state, params, instruments) {
    const step = instruments.stepAt('thermometer_display_c', ROOM);
    const scatter = instruments.scatterAt('thermometer_display_c', ROOM);
    const scale = { step, sigma: Math.sqrt(Math.max(0, scatter ** 2 - step ** 2 / 12)) };
    const shown: Shown = (celsius, time) => instruments.shownAt('thermometer_display_c', celsius, time);
    return resultsOf(changesOf(state, shown, scale), state, params);
  },

  toggles: ({ stirring }) => ({ stir: stirring }),
  view(state, params, out) {
    const { samples, y } = state;
    const count = Math.min(SHOWN, samples.length);
    const start = samples[0]?.time ?? 0;
    for (let n = 0; n < count; n++) {
      out.trace[2 * n] = samples[n]!.time - start;
      out.trace[2 * n + 1] = samples[n]!.celsius;
    }
    const since = (steps: number): number => steps * DT - start;
    const partDone = trueChanges(state).exponential?.done;
    return {
      celsius: y[WATER]!,
      thermometer: y[THERMOMETER]!,
      /** Parts of what was added. */
      undissolved: state.added > 0 ? y[UNDISSOLVED]! / state.added : 0,
      salt: state.salt?.name ?? null,
      portions: state.portions,
      stirring: state.stirring,
      turns: state.turns,
      heating: state.heaterLeft > 0,
      heaterLeft: state.heaterLeft,
      water: params.water_vol,
      /** Lab seconds from the first sample that is kept: now, and when salt was added. */
      start,
      now: since(state.steps),
      added: state.addedAt === null ? null : since(state.addedAt),
      /** Where the change is 63 % done, as far as the drift tells. */
      partDone: partDone === undefined || state.addedAt === null ? null : since(state.addedAt) + partDone,
      /** How often a cup was filled is told by when. */
      filled: state.filled * DT,
      samples: count,
      every: SAMPLE,
      logged: state.logged.map(({ time, celsius }) => ({ time: time - start, celsius })),
      lost: y[LOST]!,
      electrical: state.electrical,
      message: messageOf(state),
    };
  },
});
