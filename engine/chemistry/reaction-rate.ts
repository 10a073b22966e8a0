/**
 * The iodine clock of Harcourt and Esson: hydrogen peroxide, iodide, acid, and a little thiosulfate.
 *
 * Slow      H₂O₂ + 2 I⁻ + 2 H⁺ → I₂ + 2 H₂O,  r = (k₁ + k₂[H⁺] + k_cat)[H₂O₂][I⁻]
 * At once   I₂ + 2 S₂O₃²⁻ → 2 I⁻ + S₄O₆²⁻ while thiosulfate lasts: then [I⁻] stays, and no iodine is left over
 * Clock     the moment at which thiosulfate reaches zero; starch then shows the iodine, A = ε [I₂] l
 * Heat      k(T) = k(298.15 K) exp[−(E/R)(1/T − 1/298.15 K)] for each path
 * Rate      [S₂O₃²⁻]₀/2 over the time that the light gate shows; k over what the labels of the stocks say
 *
 * Assumptions: mixed at once, at the bath's temperature throughout; activities, the acid decay of thiosulfate and the loss of
 * iodine are left out. A bath above 60 °C fades the starch, which the picture shows and the times do not.
 */
import { defineSimulation, type Quantity } from '../contract';
import { constants } from '../core/constants';
import type { Sample } from '../data/samples/sample';
import { createRk4, type Derivative } from '../core/ode';
import { absorbance, absorbanceOfBands, linearRgbToSrgb, transmittedRgb } from '../core/spectrum';
import { celsiusToKelvin } from '../core/units';
import { rectangular } from '../core/uncertainty';

export interface Params {
  /** Of the potassium iodide stock. */
  readonly concentration: Quantity<'mol/L'>;
  readonly temperature: Quantity<'°C'>;
  readonly peroxide_conc: '0.05' | '0.10' | '0.20';
  readonly acid_conc: '0.10' | '0.50' | '1.00';
  readonly catalyst: boolean;
}

const R = constants.gasConstant.value;
const T_REF: Quantity<'K'> = 298.15;
/** Rate constants at 25 °C and barriers in J/mol: the path without acid, the one with it, the one over molybdate. */
const PLAIN = { k: 0.0115, barrier: 56_100 } as const;
const ACID = { k: 0.175, barrier: 43_700 } as const;
const MOLYBDATE = { k: 0.15, barrier: 35_000 } as const;

/** What each stock becomes in 100 mL of mixture. */
const IODIDE_PART = 0.2;
const PEROXIDE_PART = 0.2;
const ACID_PART = 0.1;
const THIOSULFATE: Quantity<'mol/L'> = 0.002;
const MIXTURE: Quantity<'mL'> = 100;
/** A portion that is taken out becomes so many times its volume. */
const THINNED = 20;

/** L/(mol cm) at 580 nm, and cm of the cuvette and of the flask as it is looked through. */
const STARCH_IODINE = 2e4;
const CUVETTE: Quantity<'cm'> = 1;
/** The colorimeter's scale ends where a thousandth of the light is left. */
const MOST_ABSORBANCE = 3;
const FLASK: Quantity<'cm'> = 6;

const DT: Quantity<'s'> = 0.01;
const LONGEST_STEP: Quantity<'s'> = 0.05;
const STEPS_TO_CLOCK = 400;
const WATCH_AFTER: Quantity<'s'> = 30;
const SKIP_FROM: Quantity<'s'> = 60;
const SKIP = 10;
/** The skip ends so many seconds before the change, so that nobody is taken by surprise. */
const SKIP_ENDS: Quantity<'s'> = 10;
const TOO_FAST: Quantity<'s'> = 2;
const STARCH_FADES: Quantity<'°C'> = 60;
/** Part of the colour that is left at 100 °C. */
const FADED = 0.3;
const REACTION_TIME = { mean: 0.2, sd: 0.05 } as const;

const MIXED_ALREADY = 'These flasks are mixed already: take fresh flasks first.';
const NOT_MIXED = 'The stopwatch starts with the pour: mix the flasks first.';
const STOPPED_ALREADY = 'The stopwatch has been stopped: take fresh flasks for another timing.';
const TOO_EARLY = 'The flask was still colourless: you stopped the watch too early.';
const NEVER = 'The clock will never stop: there is too little peroxide to use up the thiosulfate.';
const TOO_FAST_BY_HAND = 'This is too fast to time by hand: take a cooler bath or less iodide.';
const FADING = 'Above 60 °C starch loses much of its colour: the change looks paler than it is.';
const FRESH = 'Fresh flasks stand in the bath, with the new settings.';

// ---------------------------------------------------------------- the reaction

const arrhenius = ({ k, barrier }: { readonly k: number; readonly barrier: number }, kelvin: number): number =>
  k * Math.exp((-barrier / R) * (1 / kelvin - 1 / T_REF));

/** Places in the vector of concentrations, mol/L. */
const P = 0;
const I = 1;
const H = 2;
const S = 3;
const I2 = 4;
const SPECIES = 5;

interface RateConstants {
  /** Independent of acid: k₁, and k_cat where molybdate is in. */
  readonly free: number;
  readonly acid: number;
}

function rateConstants({ temperature, catalyst }: Params): RateConstants {
  const kelvin = celsiusToKelvin(temperature);
  return {
    free: arrhenius(PLAIN, kelvin) + (catalyst ? arrhenius(MOLYBDATE, kelvin) : 0),
    acid: arrhenius(ACID, kelvin),
  };
}

export interface State {
  /** Peroxide, iodide, acid, thiosulfate, iodine, mol/L in the mixture. */
  readonly y: Float64Array;
  readonly before: Float64Array;
  readonly constants: RateConstants;
  /** As mixed, mol/L. */
  readonly peroxide: number;
  readonly iodide: number;
  /** Seconds to the change as the first rate promises, and sub-steps of a step until then. */
  readonly estimate: Quantity<'s'>;
  readonly parts: number;
  mixed: boolean;
  /** Steps since the flasks were mixed. */
  steps: number;
  clock: Quantity<'s'> | null;
  stopwatch: Quantity<'s'> | null;
  readonly message: string | null;
  /** Put into vials since the bench was set up, in order, and mL that these flasks gave. */
  readonly taken: readonly Sample[];
  readonly drawn: Quantity<'mL'>;
}

function freshFlasks(params: Params, message: string | null, taken: readonly Sample[] = []): State {
  const y = new Float64Array(SPECIES);
  const { peroxide, iodide } = mixtureOf(params);
  y[P] = peroxide;
  y[I] = iodide;
  y[H] = ACID_PART * Number(params.acid_conc);
  y[S] = THIOSULFATE;
  const k = rateConstants(params);
  const rate = (k.free + k.acid * y[H]) * y[P] * y[I];
  const estimate = THIOSULFATE / 2 / rate;
  return {
    y,
    before: new Float64Array(SPECIES),
    constants: k,
    peroxide,
    iodide,
    estimate,
    parts: Math.ceil(DT / Math.min(LONGEST_STEP, estimate / STEPS_TO_CLOCK)),
    mixed: false,
    steps: 0,
    clock: null,
    stopwatch: null,
    message,
    taken,
    drawn: 0,
  };
}

const rk4 = createRk4(SPECIES);
let running: RateConstants = { free: 0, acid: 0 };

/** Acid that has been used up cannot carry a path of its own. */
const peroxideRate = (y: Float64Array): number => -(running.free + running.acid * Math.max(0, y[H]!)) * y[P]! * y[I]!;

const withThiosulfate: Derivative = (_t, y, dydt) => {
  const rate = peroxideRate(y);
  dydt[P] = rate;
  dydt[I] = 0;
  dydt[H] = 2 * rate;
  dydt[S] = 2 * rate;
  dydt[I2] = 0;
};

const withoutThiosulfate: Derivative = (_t, y, dydt) => {
  const rate = peroxideRate(y);
  dydt[P] = rate;
  dydt[I] = 2 * rate;
  dydt[H] = 2 * rate;
  dydt[S] = 0;
  dydt[I2] = -rate;
};

/** From `from` to `to` seconds after mixing; the change may lie between. */
function react(state: State, from: number, to: number): void {
  const { y, before, parts } = state;
  if (state.clock !== null) {
    rk4.step(withoutThiosulfate, from, y, to - from);
    return;
  }
  const h = (to - from) / parts;
  for (let n = 0; n < parts; n++) {
    before.set(y);
    rk4.step(withThiosulfate, 0, y, h);
    if (y[S]! > 0) continue;
    const part = before[S]! / (before[S]! - y[S]!);
    for (let k = 0; k < SPECIES; k++) y[k] = before[k]! + part * (y[k]! - before[k]!);
    y[S] = 0;
    state.clock = from + (n + part) * h;
    rk4.step(withoutThiosulfate, 0, y, to - state.clock);
    return;
  }
}

/**
 * A portion, poured into ice-cold water of 19 times its volume: so thin and cold it goes on some 40 times as slowly, for the rate is
 * that of two partners. What the stocks bring besides is in its solvent.
 */
function vialOf({ y }: State, millilitres: Quantity<'mL'>): Sample {
  const contents = [
    ['starch-iodine', I2],
    ['iodide', I],
    ['hydrogen-peroxide', P],
    ['thiosulfate', S],
  ] as const;
  return {
    version: 1,
    name: 'Clock mixture, twenty times diluted in ice-cold water',
    phase: 'solution',
    matrix: 'dilute acid with starch',
    amount: { value: THINNED * millilitres, unit: 'mL' },
    temperature: 0,
    parts: contents
      .map(([id, place]) => ({ id, q: { value: (y[place] ?? 0) / THINNED, unit: 'mol/L' as const } }))
      .filter(({ q }) => q.value > 0),
    prep: [],
    source: 'taken out of a running reaction',
  };
}

const elapsed = ({ steps }: State): Quantity<'s'> => steps * DT;

/** A long wait is gone through ten times as fast. */
function skips(state: State): boolean {
  if (!state.mixed || state.clock !== null || elapsed(state) <= SKIP_FROM) return false;
  return state.estimate * (state.y[S]! / THIOSULFATE) > SKIP_ENDS;
}

/** Mean rate up to a change at a time, and the rate constant with these concentrations in the mixture. */
function ratesOf(clock: Quantity<'s'> | null, { peroxide, iodide }: Pick<State, 'peroxide' | 'iodide'>) {
  if (clock === null || clock === 0) return { rate_m_s: null, rate_constant_obs: null };
  const rate = THIOSULFATE / 2 / clock;
  return { rate_m_s: rate, rate_constant_obs: rate / (peroxide * iodide) };
}

/** As the labels of the stocks say, mol/L in the mixture. */
const mixtureOf = ({ concentration, peroxide_conc }: Params) => ({
  peroxide: PEROXIDE_PART * Number(peroxide_conc),
  iodide: IODIDE_PART * concentration,
});

/** What to say of a mixture that will not show or time well. */
function warningOf({ peroxide, estimate }: State, { temperature }: Params): string | null {
  if (peroxide < THIOSULFATE / 2) return NEVER;
  if (estimate < TOO_FAST) return TOO_FAST_BY_HAND;
  return temperature > STARCH_FADES ? FADING : null;
}

// ---------------------------------------------------------------- what is seen

/** Part of its colour that starch keeps at the bath's temperature, for the picture. */
const starchLeft = (celsius: number): number =>
  1 - ((1 - FADED) * Math.max(0, celsius - STARCH_FADES)) / (100 - STARCH_FADES);

/** White light through the flask: the broad band of starch with iodine, and the triiodide that stays beside it. */
function throughFlask({ y }: State, { temperature }: Params): { readonly srgb: number; readonly absorbance: number } {
  const iodine = y[I2]!;
  if (iodine === 0) return { srgb: 0xff_ff_ff, absorbance: 0 };
  const starch = absorbance(STARCH_IODINE * starchLeft(temperature), iodine, FLASK);
  const bands = [
    { peak: 580, width: 150, absorbance: starch },
    { peak: 355, width: 110, absorbance: absorbance(STARCH_IODINE * 0.15, iodine, FLASK) },
  ];
  return {
    srgb: linearRgbToSrgb(transmittedRgb((wavelength) => absorbanceOfBands(bands, wavelength))),
    absorbance: starch,
  };
}

const colourWord = (through: number): string => {
  if (through < 0.05) return 'colourless';
  if (through < 0.5) return 'pale blue';
  return through < 1.5 ? 'blue' : 'blue-black';
};

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: (state) => (skips(state) ? SKIP : 1),
  readings: {
    clock_time_s: {
      label: 'Time to the colour change',
      unit: 's',
      digits: 5,
      instrument: {
        name: 'Light gate at the flask, with a timer',
        updateInterval: 1,
        school: { resolution: 0.1, source: 'teaching value: a timer that shows tenths of a second' },
        research: { resolution: 0.001, source: 'teaching value: a timer that shows milliseconds' },
      },
    },
    stopwatch_s: {
      label: 'Your stopwatch',
      unit: 's',
      digits: 5,
      instrument: {
        name: 'Stopwatch in the hand',
        updateInterval: 1,
        school: {
          resolution: 0.01,
          drawn: REACTION_TIME.sd,
          source: 'model parameter: σ = 0.05 s about a reaction time of 0.2 s, by which every stop is late',
        },
        research: {
          resolution: 0.01,
          drawn: REACTION_TIME.sd,
          source: 'model parameter: σ = 0.05 s about a reaction time of 0.2 s, by which every stop is late',
        },
      },
    },
    rate_m_s: { label: 'Mean rate', unit: 'M/s', origin: 'derived' },
    rate_constant_obs: { label: 'Rate constant (observed)', unit: '1/(M s)', origin: 'derived' },
    bath_temperature_k: {
      label: 'Bath temperature',
      unit: 'K',
      digits: 5,
      instrument: {
        name: 'Thermometer of the bath',
        updateInterval: 1,
        school: {
          resolution: 0.1,
          repeatability: 0.1,
          offset: rectangular(0.2),
          source:
            'teaching value: standard deviation of 0.1 K in a stirred bath; zero of the thermometer within ±0.2 K, taken as rectangular',
        },
        research: {
          resolution: 0.01,
          repeatability: 0.02,
          offset: rectangular(0.05),
          source:
            'teaching value: standard deviation of 0.02 K in a stirred bath; zero of the thermometer within ±0.05 K, taken as rectangular',
        },
      },
    },
    thiosulfate_mm: { label: 'Thiosulfate', unit: 'mM', origin: 'theory' },
    iodine_mm: { label: 'Iodine', unit: 'mM', origin: 'theory' },
    peroxide_mm: { label: 'Hydrogen peroxide', unit: 'mM', origin: 'theory' },
    absorbance: {
      label: 'Absorbance at 580 nm',
      unit: '1',
      range: [0, MOST_ABSORBANCE],
      instrument: {
        name: 'Colorimeter, 1 cm',
        updateInterval: 0.5,
        school: {
          resolution: 0.01,
          gain: rectangular(0.03),
          source: 'teaching value: ±3 % of the reading, taken as rectangular',
        },
        research: {
          resolution: 0.001,
          gain: rectangular(0.01),
          source: 'teaching value: ±1 % of the reading, taken as rectangular',
        },
      },
    },
    fraction_over_barrier: { label: 'Molecules above the barrier in use', unit: '1', digits: 3, origin: 'theory' },
  },
  actions: {
    mix: { label: 'Mix', hint: 'Pours flask B into flask A and starts the clock.' },
    stop_timer: { label: 'Stop the watch', hint: 'When you see the colour change.' },
    take_portion: {
      label: 'Pour a portion into ice-cold water',
      value: { kind: 'number', unit: 'mL', min: 1, max: 50, step: 1, initial: 5 },
      hint: 'Of the 100 mL of mixture, as it is at this moment, to twenty times its volume: thin and cold it all but stops. It goes to the shelf, for the spectrophotometer.',
    },
    reset_flasks: { label: 'Fresh flasks', hint: 'The same again, not mixed yet.' },
  },
  settings: {
    concentration: {
      name: 'Volumetric solution of potassium iodide',
      school: {
        gain: rectangular(0.005),
        source: 'teaching value: weighed and made up in a class B flask, ±0.5 %, taken as rectangular',
      },
      research: {
        gain: rectangular(0.002),
        source: 'teaching value: as suppliers state volumetric solutions, ±0.2 %, taken as rectangular',
      },
    },
  },
  fields: () => ({}),

  init: (params) => freshFlasks(params, null),

  step(state) {
    if (!state.mixed) return state;
    running = state.constants;
    const from = elapsed(state);
    state.steps++;
    react(state, from, elapsed(state));
    return state;
  },

  act(state, params, action, rng, grade) {
    switch (action.do) {
      case 'mix': {
        if (state.mixed) return { state, notice: MIXED_ALREADY };
        const warning = warningOf(state, params);
        const next: State = { ...state, mixed: true, message: null };
        return warning === null ? { state: next } : { state: next, notice: warning };
      }
      case 'stop_timer': {
        if (!state.mixed) return { state, notice: NOT_MIXED };
        if (state.stopwatch !== null) return { state, notice: STOPPED_ALREADY };
        const late = grade === 'ideal' ? 0 : Math.max(0, rng.normal(REACTION_TIME.mean, REACTION_TIME.sd));
        const stopped: State = { ...state, stopwatch: elapsed(state) + late };
        return state.clock === null ? { state: stopped, notice: TOO_EARLY } : { state: stopped };
      }
      case 'take_portion': {
        if (!state.mixed) return { state, notice: 'Mix the flasks first: there is no mixture yet.' };
        const left = MIXTURE - state.drawn;
        if (action.value > left) return { state, notice: `Only ${left} mL of the mixture are left: take less.` };
        const taken = [...state.taken, vialOf(state, action.value)];
        return { state: { ...state, taken, drawn: state.drawn + action.value } };
      }
      case 'reset_flasks':
        return { state: freshFlasks(params, null, state.taken) };
    }
  },

  reconfigure: (state, params) => freshFlasks(params, state.mixed ? FRESH : null, state.taken),

  samples: ({ taken }) => taken,

  done: (state) => state.clock !== null && elapsed(state) >= state.clock + WATCH_AFTER,

  read(state, params) {
    const { y, mixed, clock, stopwatch } = state;
    const kelvin = celsiusToKelvin(params.temperature);
    return {
      clock_time_s: clock,
      stopwatch_s: stopwatch,
      ...ratesOf(clock, state),
      bath_temperature_k: kelvin,
      thiosulfate_mm: mixed ? 1000 * y[S]! : null,
      iodine_mm: 1000 * y[I2]!,
      peroxide_mm: mixed ? 1000 * y[P]! : null,
      absorbance: Math.min(MOST_ABSORBANCE, absorbance(STARCH_IODINE, y[I2]!, CUVETTE)),
      fraction_over_barrier: Math.exp(-(params.catalyst ? MOLYBDATE : PLAIN).barrier / (R * kelvin)),
    };
  },

  derive: (_state, params, instruments) => ratesOf(instruments.shown('clock_time_s'), mixtureOf(params)),

  view(state, params) {
    const through = throughFlask(state, params);
    return {
      mixed: state.mixed,
      elapsed: elapsed(state),
      changed: state.clock !== null,
      stopwatch: state.stopwatch,
      colour: through.srgb,
      /** Part of the light of 580 nm that comes through the flask. */
      through: 10 ** -through.absorbance,
      word: colourWord(through.absorbance),
      /** mol/L, as they are now or as they would be mixed. */
      iodide: state.y[I]!,
      peroxide: state.y[P]!,
      iodine: state.y[I2]!,
      thiosulfate: state.y[S]!,
      barriers: { plain: PLAIN.barrier, catalysed: MOLYBDATE.barrier },
      skipping: skips(state),
      message: state.message,
    };
  },
});
