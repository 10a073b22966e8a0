/**
 * Seawater in a tank under air of a chosen CO₂ pressure, and a shell of aragonite in it.
 *
 * Water      carbonate system from DIC and alkalinity (`carbonate-system.ts`)
 * Exchange   dDIC/dt = k/z ([CO₂]eq − [CO₂]), alkalinity fixed; midpoint rule, 60 s
 * Additions  NaHCO₃: DIC +1, TA +1; Na₂CO₃: DIC +1, TA +2; HCl: TA −1
 * Lime       once Ω of aragonite was above 7 it clouds the water: dCaCO₃/dt = 2 µmol/kg per hour × (Ω − 2), DIC −1, TA −2 for each
 *            (C. A. Moras and others, Biogeosciences 19 (2022) 3537: none at 5, above 7 aragonite, down to some 2, and more alkalinity lost
 *            than was added; the rate is chosen)
 * Shell      Ω < 1: dm/dt = −0.01 m (1 − Ω) per hour; Ω ≥ 1: +10⁻⁴ m (Ω − 1) per hour; teaching rates
 * Electrode  set in Tris: pH on the total scale; set in NBS buffers: −log₁₀ f_H − 0.01 more (Takahashi et al. 1982)
 *
 * Assumptions: well stirred, nothing lives in it but the shell, whose lime is too little to change the water; in the mode "DIC
 * and alkalinity" the vessel is closed to the air.
 */
import { defineSimulation, type Quantity } from '../contract';
import { type LinearRgb, linearRgbToSrgb, transmittance } from '../core/spectrum';
import type { Sample } from '../data/samples/sample';
import { CURVE_POINTS, fillShares } from './bjerrum';
import {
  type Carbonate,
  carbonateOf,
  carbonateUnder,
  dissolvedAt,
  nbsActivity,
  PREINDUSTRIAL,
  purplePart,
  revelleFactor,
  type SeawaterConstants,
  seawaterConstants,
} from './carbonate-system';
import { oceanReadings } from './ocean-readings';
import { seawaterBottle } from './seawater-bottle';

const MODES = ['Air CO₂ and alkalinity', 'DIC and alkalinity'] as const;
const STANDARDS = ['Tris in seawater', 'NBS buffers'] as const;
type Standard = (typeof STANDARDS)[number];

export interface Params {
  readonly mode: (typeof MODES)[number];
  readonly pco2: Quantity<'µatm'>;
  readonly dic: Quantity<'µmol/kg'>;
  readonly alkalinity: Quantity<'µmol/kg'>;
  readonly temperature: Quantity<'°C'>;
  readonly salinity: Quantity<'1'>;
  readonly gas_transfer: Quantity<'cm/h'>;
  readonly tank_depth: Quantity<'m'>;
  readonly shell_mass: Quantity<'mg'>;
}

interface Shell {
  readonly mass: Quantity<'mg'>;
  /** As it was put in. */
  readonly fresh: Quantity<'mg'>;
}

interface State {
  readonly started: boolean;
  /** Steps since the trial began, and since the start. */
  readonly steps: number;
  readonly run: number;
  readonly dic: Quantity<'mol/kg'>;
  readonly ta: Quantity<'mol/kg'>;
  /** pH with which the run began, and when. */
  readonly first: { readonly ph: number; readonly seconds: Quantity<'s'> } | null;
  readonly shell: Shell | null;
  readonly weighed: Quantity<'mg'> | null;
  readonly standard: Standard | null;
  readonly dyed: boolean;
  /** Of the acid that was added. */
  readonly acid: Quantity<'mol/kg'>;
  /** Lime has begun to come out; and how much of it has. */
  readonly cloudy: boolean;
  readonly lime: Quantity<'mol/kg'>;
  /** Bottles for the laboratory, in order. */
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 60;
const HOUR: Quantity<'s'> = 3600;
const DAY: Quantity<'s'> = 86_400;
const END: Quantity<'s'> = 30 * DAY;
const MICRO = 1e-6;
const DISSOLVING = 0.01;
const GROWING = 1e-4;
/** Ω of aragonite above which lime comes out, at which it stops, and how fast it does. */
const LIME = { from: 7, to: 2, rate: 2e-6 } as const;
/** The reading of a junction that was in dilute buffers, as Takahashi et al. corrected theirs. */
const NBS_SHIFT = 0.01;
/** Decadic absorbance of the dye in the tank in red, green and blue, by its form: 434 nm takes blue, 578 nm green and some red. */
const YELLOW = [0.01, 0.1, 0.75] as const;
const PURPLE = [0.35, 0.75, 0.08] as const;

const NO_ROOT = 'This alkalinity cannot be reached with these settings.';
const NOT_STARTED = 'Start the tank first: it is filled then.';
const NO_SHELL = 'Put in a shell mass first.';
const CLOUDS =
  'White clouds: above Ω of some 7 lime comes out, and takes twice as much alkalinity as carbonate with it.';
const NONE_THERE = 'There is no shell in the tank: drop one in first.';

const DYED = 'There is dye in the tank: fill a fresh one for the laboratory.';

const isClosed = ({ mode }: Params): boolean => mode === 'DIC and alkalinity';
/** `lime` that has come out has taken its calcium along. */
function constantsOf({ temperature, salinity }: Params, lime: Quantity<'mol/kg'> = 0): SeawaterConstants {
  const constants = seawaterConstants(temperature, salinity);
  return lime > 0 ? { ...constants, calcium: constants.calcium - lime } : constants;
}

/** The water that is poured in: of the set DIC, or in equilibrium with the air before industry. */
function filled(params: Params): Pick<State, 'dic' | 'ta'> {
  const ta = params.alkalinity * MICRO;
  if (isClosed(params)) return { dic: params.dic * MICRO, ta };
  // Of the alkalinities that can be set each is reached under this air.
  return { dic: carbonateUnder(constantsOf(params), PREINDUSTRIAL * MICRO, ta)?.dic ?? Number.NaN, ta };
}

const waterOf = ({ dic, ta, lime }: State, params: Params): Carbonate | null =>
  carbonateOf(constantsOf(params, lime), dic, ta);

const electrodePh = (ph: number, standard: Standard, { temperature, salinity }: Params): number =>
  standard === 'Tris in seawater' ? ph : ph - Math.log10(nbsActivity(temperature, salinity)) - NBS_SHIFT;

/** Shell after a step in water of this saturation: exact where Ω stays. */
function shellAfter(shell: Shell, omega: number): Shell {
  const rate = omega < 1 ? -DISSOLVING * (1 - omega) : GROWING * (omega - 1);
  return { ...shell, mass: shell.mass * Math.exp((rate * DT) / HOUR) };
}

/** Colour of white light after the dyed water. */
function dyedLight(ph: number, { temperature, salinity }: Params): LinearRgb {
  const purple = purplePart(ph, temperature, salinity);
  const channel = (n: 0 | 1 | 2): number => transmittance(purple * PURPLE[n] + (1 - purple) * YELLOW[n]);
  return { r: channel(0), g: channel(1), b: channel(2) };
}

/** What is added, if the water still has a pH with it. */
function added(state: State, params: Params, dic: number, ta: number): { state: State; notice?: string } {
  if (!state.started) return { state, notice: NOT_STARTED };
  const next = {
    ...state,
    dic: state.dic + dic * MICRO,
    ta: state.ta + ta * MICRO,
    acid: state.acid + Math.max(0, -ta * MICRO),
  };
  const water = waterOf(next, params);
  if (!water) return { state, notice: NO_ROOT };
  if (next.cloudy || water.omegaAragonite <= LIME.from) return { state: next };
  return { state: { ...next, cloudy: true }, notice: CLOUDS };
}

/** Lime that comes out in a step; what dissolves of it again is left out. */
const limeIn = (cloudy: boolean, water: Carbonate | null): Quantity<'mol/kg'> =>
  cloudy && water ? (LIME.rate * DT * Math.max(0, water.omegaAragonite - LIME.to)) / HOUR : 0;

function bottled(state: State, params: Params, millilitres: Quantity<'mL'>): { state: State; notice?: string } {
  if (!state.started) return { state, notice: NOT_STARTED };
  if (state.dyed) return { state, notice: DYED };
  const water = waterOf(state, params);
  if (!water) return { state, notice: NO_ROOT };
  const { salinity, temperature } = params;
  const { ta: alkalinity, acid } = state;
  const bottle = seawaterBottle(
    { salinity, temperature, constants: constantsOf(params, state.lime), water, alkalinity, acid },
    millilitres,
  );
  return { state: { ...state, taken: [...state.taken, bottle] } };
}

const amount = (most: number) => ({ kind: 'number', unit: 'µmol/kg', min: 0, max: most, initial: 100 }) as const;

const percentOfPh = (now: number, then: number): number => 100 * (10 ** (then - now) - 1);

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: HOUR,
  readings: oceanReadings,
  actions: {
    start: { label: 'Start the tank', hint: 'Fills it with water that was in equilibrium with 280 µatm.' },
    set_pco2: {
      label: 'Set the CO₂ of the air',
      value: { kind: 'number', unit: 'µatm', min: 100, max: 3000, initial: 560 },
    },
    add_soda: { label: 'Add NaHCO₃', value: amount(3000), hint: 'Baking soda: DIC and alkalinity rise alike.' },
    add_carbonate: {
      label: 'Add Na₂CO₃',
      value: amount(3000),
      hint: 'Washing soda: alkalinity rises twice as much as DIC.',
    },
    add_acid: { label: 'Add HCl', value: amount(3000), hint: 'Takes alkalinity away, leaves DIC.' },
    drop_shell: {
      label: 'Drop a shell in',
      hint: 'A fresh one of the set mass, in the place of the one before. It is too small to change the water.',
    },
    weigh_shell: { label: 'Weigh the shell', hint: 'Taken out, rinsed, dried, weighed, and put back.' },
    add_indicator: { label: 'Add m-cresol purple', hint: 'Yellow in acid, purple in base, with its turn near pH 8.' },
    calibrate_electrode: {
      label: 'Calibrate the electrode',
      value: { kind: 'select', options: STANDARDS, initial: 'Tris in seawater' },
    },
    take_water: {
      label: 'Fill a bottle for the laboratory',
      hint: 'To the shelf, with all the salts of the sea: calcium by atomic absorption, chloride and sulfate by ion chromatography. The tank does not get less.',
      value: { kind: 'number', unit: 'mL', min: 10, max: 1000, step: 10, initial: 100 },
    },
  },
  fields: () => ({
    /** Shares of CO₂, bicarbonate and carbonate along pH, one curve after the other. */
    shares: { kind: 'f32', shape: [3, CURVE_POINTS] },
  }),

  init: (params) => ({
    ...filled(params),
    started: false,
    steps: 0,
    run: 0,
    first: null,
    shell: null,
    weighed: null,
    standard: null,
    dyed: false,
    acid: 0,
    cloudy: false,
    lime: 0,
    taken: [],
  }),

  step(state, params) {
    const steps = state.steps + 1;
    if (!state.started) return { ...state, steps };
    const constants = constantsOf(params, state.lime);
    const now = carbonateOf(constants, state.dic, state.ta);
    const cloudy = state.cloudy || (now !== null && now.omegaAragonite > LIME.from);
    const lime = limeIn(cloudy, now);
    const next = {
      ...state,
      steps,
      run: state.run + 1,
      cloudy,
      dic: state.dic - lime,
      ta: state.ta - 2 * lime,
      lime: state.lime + lime,
      shell: state.shell && now ? shellAfter(state.shell, now.omegaAragonite) : state.shell,
    };
    if (isClosed(params)) return next;
    const saturated = dissolvedAt(constants, params.pco2 * MICRO);
    const speed = params.gas_transfer / 100 / HOUR / params.tank_depth;
    // Water too alkaline for any pH on the scale holds no free CO₂.
    const flux = (water: Carbonate | null): number => speed * (saturated - (water?.co2 ?? 0));
    const middle = carbonateOf(constants, state.dic + 0.5 * DT * flux(now), state.ta);
    return { ...next, dic: next.dic + DT * flux(middle) };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'start': {
        if (state.started) return { state, notice: 'The tank runs already. Reset it to begin anew.' };
        const water = waterOf(state, params);
        if (!water) return { state, notice: NO_ROOT };
        return { state: { ...state, started: true, first: { ph: water.ph, seconds: state.steps * DT } } };
      }
      case 'set_pco2':
        return { state, inputs: { pco2: action.value } };
      case 'add_soda':
        return added(state, params, action.value, action.value);
      case 'add_carbonate':
        return added(state, params, action.value, 2 * action.value);
      case 'add_acid':
        return added(state, params, 0, -action.value);
      case 'drop_shell': {
        if (params.shell_mass === 0) return { state, notice: NO_SHELL };
        if (!state.started) return { state, notice: NOT_STARTED };
        return { state: { ...state, shell: { mass: params.shell_mass, fresh: params.shell_mass }, weighed: null } };
      }
      case 'weigh_shell':
        return state.shell ? { state: { ...state, weighed: state.shell.mass } } : { state, notice: NONE_THERE };
      case 'add_indicator':
        return { state: { ...state, dyed: true } };
      case 'calibrate_electrode':
        return { state: { ...state, standard: action.value } };
      case 'take_water':
        return bottled(state, params, action.value);
    }
  },

  /** Until it is started the tank follows what is set. */
  reconfigure: (state, params) => (state.started ? state : { ...state, ...filled(params) }),

  done: ({ run }) => run * DT >= END,

  read(state, params) {
    const constants = constantsOf(params, state.lime);
    const now = waterOf(state, params);
    const equilibrium = carbonateUnder(constants, params.pco2 * MICRO, state.ta);
    const { first, shell, standard } = state;
    return {
      ph: now ? now.ph : null,
      ph_electrode: now && standard ? electrodePh(now.ph, standard, params) : null,
      dic_now: state.dic / MICRO,
      ta_now: state.ta / MICRO,
      pco2_water: now ? now.pressure / MICRO : null,
      ph_equilibrium: equilibrium ? equilibrium.ph : null,
      co2_aq: now ? now.co2 / MICRO : null,
      bicarbonate: now ? now.bicarbonate / MICRO : null,
      carbonate: now ? now.carbonate / MICRO : null,
      omega_aragonite: now ? now.omegaAragonite : null,
      omega_calcite: now ? now.omegaCalcite : null,
      omega_equilibrium: equilibrium ? equilibrium.omegaAragonite : null,
      carbonate_equilibrium: equilibrium ? equilibrium.carbonate / MICRO : null,
      dic_equilibrium: equilibrium ? equilibrium.dic / MICRO : null,
      revelle: revelleFactor(constants, state.dic, state.ta),
      lime_out: state.lime / MICRO,
      shell_mass_now: shell ? shell.mass : null,
      shell_weighed: state.weighed,
      h_change_pct: now && first ? percentOfPh(now.ph, first.ph) : null,
      day: (state.run * DT) / DAY,
    };
  },

  derive(state, params, bench) {
    const constants = constantsOf(params, state.lime);
    const [dic, ta, ph] = [bench.shown('dic_now'), bench.shown('ta_now'), bench.shown('ph')];
    const { first } = state;
    const started = first === null ? null : bench.shownAt('ph', first.ph, first.seconds);
    const water = dic === null || ta === null ? null : carbonateOf(constants, dic * MICRO, ta * MICRO);
    const change = ph === null || started === null ? null : percentOfPh(ph, started);
    return {
      co2_aq: water && water.co2 / MICRO,
      bicarbonate: water && water.bicarbonate / MICRO,
      carbonate: water && water.carbonate / MICRO,
      omega_aragonite: water && water.omegaAragonite,
      omega_calcite: water && water.omegaCalcite,
      revelle: dic === null || ta === null ? null : revelleFactor(constants, dic * MICRO, ta * MICRO),
      // The scatter of the first reading, which is no longer on the display.
      h_change_pct:
        change === null || first === null
          ? null
          : { value: change, scatter: (100 + change) * Math.LN10 * bench.scatterAt('ph', first.ph) },
    };
  },

  samples: ({ taken }) => taken,

  view(state, params, out) {
    const now = waterOf(state, params);
    fillShares(constantsOf(params), out.shares);
    return {
      started: state.started,
      closed: isClosed(params),
      ph: now ? now.ph : null,
      omega: now ? now.omegaAragonite : null,
      /** 0 clear to 1 milky while lime comes out; and how much has, mol/kg. */
      cloud: state.cloudy && now ? Math.min(1, Math.max(0, (now.omegaAragonite - LIME.to) / LIME.from)) : 0,
      lime: state.lime,
      /** Part of the shell that is left; null without one. */
      shell: state.shell ? state.shell.mass / state.shell.fresh : null,
      shellMass: state.shell ? state.shell.fresh : null,
      weighed: state.weighed !== null,
      standard: state.standard,
      /** White light after the water: null without dye. */
      dye: now && state.dyed ? linearRgbToSrgb(dyedLight(now.ph, params)) : null,
      message: now ? null : NO_ROOT,
    };
  },
});
