/**
 * Aspirin from salicylic acid and acetic anhydride, from the flask to the melting point.
 *
 * Flask         dT/dt = (T_set − T)/60 s; T_set is the bath, then the room (22 °C), then ice (2 °C)
 * Acetylation   dx/dt = k(T)(n_SA − x)(n_AA − x)/V until water is added (`aspirin-chemistry.ts`)
 * Quench        water and flask mix to one temperature; the anhydride left, a, goes by da/dt = −k_w(T) a and warms them:
 *               C dT/dt = 58.6 kJ/mol k_w a, up to 100 °C, where the flask boils up and spurts a tenth of it out
 * Crystals      dm_c/dt = (max(0, m_tot − S V_t) − m_c)/60 s after that, for aspirin and salicylic acid each
 * Filter        3 % of the solids stay behind; the cake holds 0.5 mL of liquor in each gram, with its salicylic acid
 * Wash          w mL take S(2 °C) w of aspirin along and leave e^(−w/0.5m) of the retained salicylic acid
 * Ethanol       8 g/L of aspirin and up to 5 g/L of salicylic acid stay in four volumes of ethanol and water
 *
 * Assumptions: one temperature in the flask; the acid of the anhydride counts from the quench on; the slurry reacts as a solution; volumes add; no water before the quench;
 * salicylic acid is the only impurity; the rest of the liquor leaves with the drying.
 */
import { defineSimulation, type Quantity } from '../contract';
import { createRk4 } from '../core/ode';
import type { Sample } from '../data/samples/sample';
import { type LinearRgb, linearRgbToSrgb, transmittance } from '../core/spectrum';
import { celsiusToKelvin, kelvinToCelsius } from '../core/units';
import {
  anhydrideHydrolysisConstant,
  aspirinSolubility,
  type Catalyst,
  type Charge,
  chargeOf,
  heatCapacity,
  HYDROLYSIS_HEAT,
  hydrolysisConstant,
  limitingAmount,
  mixedTemperature,
  MOLAR_MASS,
  productMelting,
  rateConstant,
  salicylicSolubility,
  saltingIn,
} from './aspirin-chemistry';
import { readings, settings } from './synthesis-readings';
import {
  cakeOf,
  ICE,
  LIQUOR_PER_GRAM,
  massOf,
  recrystallised,
  ROOM,
  salicylicPercent,
  type Solid,
  vialOf,
  washed,
  without,
} from './synthesis-solid';
import { inFlask, isDry, nextOf, outOfOrder, type Stage } from './synthesis-steps';

export interface Params {
  readonly salicylic_acid: Quantity<'g'>;
  readonly acetic_anhydride: Quantity<'mL'>;
  readonly catalyst: Catalyst;
  readonly bath_temp: Quantity<'°C'>;
}

export interface State {
  readonly stage: Stage;
  readonly temperature: Quantity<'K'>;
  /** Acetylated, mol; and of that, what water has split again. */
  readonly reacted: Quantity<'mol'>;
  readonly split: Quantity<'mol'>;
  readonly water: Quantity<'mL'>;
  /** Anhydride that the water has still to destroy, mol. */
  readonly anhydride: Quantity<'mol'>;
  /** The heat of that has brought the flask to the boil. */
  readonly boiledUp: boolean;
  /** Crystals in the flask, g. */
  readonly aspirinCrystals: Quantity<'g'>;
  readonly salicylicCrystals: Quantity<'g'>;
  readonly solid: Solid;
  readonly washes: number;
  readonly filteredAt: Quantity<'K'> | null;
  readonly ferricTested: boolean;
  readonly meltingTaken: boolean;
  /** Put into vials, in order. */
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 0.5;
const WARMING: Quantity<'s'> = 60;
const CRYSTALLISING: Quantity<'s'> = 60;
const FAST_CLOCK = 30;
const FILTER_KEEPS = 0.97;
const FERRIC_STRENGTH = 8;
/** Hotter than this the water in the flask boils. */
const BOILS = celsiusToKelvin(100);
/** Part of everything that is lost where the flask boils up: a teaching value. */
const SPURTED = 0.1;
/** Filtering warmer than this is worth a word. */
const WARM_FILTER = celsiusToKelvin(8);

export const QUENCH_ML = [5, 50] as const;
export const WASH_ML = [0, 30] as const;
export const ETHANOL_ML = [2, 15] as const;

const NOT_PURE = 'A yield above 100 % means the product is not pure.';
const BOILED_UP =
  'The flask has boiled up and a tenth of it is lost: so little water does not take up the heat of so much hot anhydride. At a real bench that is hot acid in the face.';
const NO_PRODUCT = 'There are no crystals left to work with: reset and begin again.';

// ---------------------------------------------------------------- in the flask

const amountsOf = (params: Params): Charge => chargeOf(params.salicylic_acid, params.acetic_anhydride);

const salicylicGrams = ({ reacted, split }: State, charge: Charge): Quantity<'g'> =>
  (charge.salicylicAcid - reacted + split) * MOLAR_MASS.salicylicAcid;

const totalVolume = ({ water }: State, charge: Charge): Quantity<'L'> => charge.volume + water / 1000;
/** After the quench: one from each aspirin made, two from each anhydride left. */
const aceticAcid = (state: State, charge: Charge): Quantity<'mol/L'> =>
  (state.reacted + 2 * (charge.aceticAnhydride - state.reacted)) / totalVolume(state, charge);

function surroundings({ stage }: State, params: Params): Quantity<'K'> {
  switch (stage) {
    case 'heating':
      return celsiusToKelvin(params.bath_temp);
    case 'cooling':
      return ICE;
    default:
      return ROOM;
  }
}

/** What has not spurted out. */
const keptOf = ({ boiledUp }: Pick<State, 'boiledUp'>): number => (boiledUp ? 1 - SPURTED : 1);

/** T, reacted, split, crystals of aspirin, crystals of salicylic acid, anhydride in water. */
const y = new Float64Array(6);
const rk4 = createRk4(y.length);

function advance(state: State, params: Params): State {
  const charge = amountsOf(params);
  const around = surroundings(state, params);
  const volume = totalVolume(state, charge);
  const reacting = state.stage === 'heating';
  const salting = reacting ? 1 : saltingIn(aceticAcid(state, charge));
  const capacity = heatCapacity(1000 * charge.volume, state.water);
  y[0] = state.temperature;
  y[1] = state.reacted;
  y[2] = state.split;
  y[3] = state.aspirinCrystals;
  y[4] = state.salicylicCrystals;
  y[5] = state.anhydride;
  rk4.step(
    (_t, at, slope) => {
      const kelvin = at[0]!;
      const reacted = at[1]!;
      const split = at[2]!;
      const destroyed = anhydrideHydrolysisConstant(kelvin) * at[5]!;
      slope[5] = -destroyed;
      slope[0] = (around - kelvin) / WARMING + (HYDROLYSIS_HEAT * destroyed) / capacity;
      if (reacting) {
        slope[1] =
          (rateConstant(params.catalyst, kelvin) *
            (charge.salicylicAcid - reacted) *
            (charge.aceticAnhydride - reacted)) /
          volume;
        slope[2] = slope[3] = slope[4] = 0;
        return;
      }
      const made = (reacted - split) * MOLAR_MASS.aspirin;
      const left = (charge.salicylicAcid - reacted + split) * MOLAR_MASS.salicylicAcid;
      slope[1] = 0;
      slope[2] = (hydrolysisConstant(kelvin) * Math.max(0, made - at[3]!)) / MOLAR_MASS.aspirin;
      slope[3] = (Math.max(0, made - aspirinSolubility(kelvin) * salting * volume) - at[3]!) / CRYSTALLISING;
      slope[4] = (Math.max(0, left - salicylicSolubility(kelvin) * salting * volume) - at[4]!) / CRYSTALLISING;
    },
    0,
    y,
    DT,
  );
  return {
    ...state,
    temperature: reacting ? y[0] : Math.min(BOILS, y[0]),
    boiledUp: state.boiledUp || (!reacting && y[0] > BOILS),
    anhydride: y[5],
    reacted: Math.min(y[1], limitingAmount(charge)),
    split: y[2],
    aspirinCrystals: y[3],
    salicylicCrystals: y[4],
  };
}

// ---------------------------------------------------------------- on the filter and after

function filtered(state: State, charge: Charge): Solid {
  const kept = FILTER_KEEPS * keptOf(state);
  const aspirin = kept * state.aspirinCrystals;
  const salicylic = kept * state.salicylicCrystals;
  const dissolved = Math.max(0, salicylicGrams(state, charge) - state.salicylicCrystals) / totalVolume(state, charge);
  return { aspirin, salicylic, retained: (dissolved * LIQUOR_PER_GRAM * (aspirin + salicylic)) / 1000 };
}

const theoreticalYield = (charge: Charge): Quantity<'g'> => limitingAmount(charge) * MOLAR_MASS.aspirin;

// ---------------------------------------------------------------- in vials

const inVials = ({ taken }: State): Quantity<'g'> => taken.reduce((sum, { amount }) => sum + amount.value, 0);
const aspirinInVials = ({ taken }: State): Quantity<'g'> =>
  taken.reduce(
    (sum, { amount, parts }) => sum + amount.value * (parts.find(({ id }) => id === 'aspirin')?.q.value ?? 0),
    0,
  );

// ---------------------------------------------------------------- what is said

const degrees = (kelvin: Quantity<'K'>): string => kelvinToCelsius(kelvin).toFixed(0);

/** A word on the crude mass against the theory, where there is something to say. */
function yieldNotice(solid: Solid, charge: Charge): string | undefined {
  return massOf(solid) > theoreticalYield(charge) ? NOT_PURE : undefined;
}

/** Worth knowing as long as it holds; null for nothing. */
function messageOf(state: State, charge: Charge): string | null {
  if (isDry(state.stage)) {
    if (massOf(state.solid) === 0) return NO_PRODUCT;
    return yieldNotice(state.solid, charge) ?? null;
  }
  const { filteredAt, boiledUp } = state;
  if (boiledUp && inFlask(state.stage)) return BOILED_UP;
  if (filteredAt !== null && filteredAt > WARM_FILTER)
    return `Filtered at ${degrees(filteredAt)} °C: what was still dissolved has gone with the liquor.`;
  return null;
}

// ---------------------------------------------------------------- frames

/** Absorbance of a spot on the tile in red, green and blue: iron(III) chloride alone, and its violet complex in full. */
const IRON_YELLOW: LinearRgb = { r: 0.01, g: 0.06, b: 0.34 };
const VIOLET: LinearRgb = { r: 0.55, g: 1.25, b: 0.3 };

/** Colour of the spot for a depth of colour from 0 to 1, 0xrrggbb. */
export function ferricSpot(purple: number): number {
  const through = (channel: keyof LinearRgb): number =>
    transmittance((1 - purple) * IRON_YELLOW[channel] + purple * VIOLET[channel]);
  return linearRgbToSrgb({ r: through('r'), g: through('g'), b: through('b') });
}

export interface View {
  readonly stage: Stage;
  readonly celsius: Quantity<'°C'>;
  /** Liquid in the flask. */
  readonly volume: Quantity<'mL'>;
  /** Part of the salicylic acid that is still a slurry, 0 to 1. */
  readonly slurry: number;
  /** Crystals in the flask, g. */
  readonly crystals: Quantity<'g'>;
  /** What lies on the filter or the watch glass, g. */
  readonly cake: Quantity<'g'>;
  readonly washes: number;
  /** Colour of the iron(III) spot, once it was put on. */
  readonly spot: number | null;
  readonly pureSpot: number;
  readonly salicylicSpot: number;
  readonly meltingTaken: boolean;
  readonly next: string;
  readonly message: string | null;
}

const slurryOf = (state: State, charge: Charge): number =>
  state.stage === 'loaded' || state.stage === 'heating' ? 1 - state.reacted / charge.salicylicAcid : 0;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ stage }) => (inFlask(stage) ? FAST_CLOCK : 1),
  readings,
  settings,
  actions: {
    start_heating: {
      label: 'Add catalyst and heat',
      hint: 'Five drops, then the flask goes into the water bath: the clock of the reaction starts.',
    },
    quench: {
      label: 'Quench with water',
      value: { kind: 'number', unit: 'mL', min: QUENCH_ML[0], max: QUENCH_ML[1], step: 1, initial: 20 },
      hint: 'Takes the flask out of the bath; water of the room destroys the anhydride that is left and gets warm by it.',
    },
    cool: { label: 'Cool in ice', hint: 'The flask stands in ice at 2 °C. Crystals need about ten minutes.' },
    filter: { label: 'Filter', hint: 'By suction on a Büchner funnel.' },
    wash: {
      label: 'Wash with cold water',
      value: { kind: 'number', unit: 'mL', min: WASH_ML[0], max: WASH_ML[1], step: 1, initial: 5 },
      hint: 'Rinses the liquor off the crystals; each millilitre takes a little aspirin along.',
    },
    dry: { label: 'Dry and weigh' },
    recrystallise: {
      label: 'Recrystallise from ethanol',
      value: { kind: 'number', unit: 'mL', min: ETHANOL_ML[0], max: ETHANOL_ML[1], step: 0.5, initial: 5 },
      hint: 'Dissolved hot, three volumes of water added, cooled, filtered and dried again.',
    },
    ferric_test: { label: 'Iron(III) test', hint: 'Violet shows free salicylic acid.' },
    take_product: {
      label: 'Put product into a vial',
      value: { kind: 'number', unit: 'g', min: 0.001, max: 10, step: 0.001, initial: 0.2 },
      hint: 'It goes to the shelf, from where instruments take it: infrared, magnetic resonance, chromatography.',
    },
    melting_point: {
      label: 'Melting point',
      hint: 'In a capillary: read when the first liquid shows and when the last crystal is gone.',
    },
  },
  fields: () => ({}),

  init: () => ({
    stage: 'loaded',
    temperature: ROOM,
    reacted: 0,
    split: 0,
    water: 0,
    anhydride: 0,
    boiledUp: false,
    aspirinCrystals: 0,
    salicylicCrystals: 0,
    solid: { aspirin: 0, salicylic: 0, retained: 0 },
    washes: 0,
    filteredAt: null,
    ferricTested: false,
    meltingTaken: false,
    taken: [],
  }),

  step: (state, params) => (inFlask(state.stage) ? advance(state, params) : state),

  act(state, params, action) {
    const refusal = outOfOrder(state.stage, action.do);
    if (refusal !== null) return { state, notice: refusal };
    const charge = amountsOf(params);
    switch (action.do) {
      case 'start_heating':
        return { state: { ...state, stage: 'heating' } };
      case 'quench':
        return {
          state: {
            ...state,
            stage: 'quenched',
            water: action.value,
            anhydride: charge.aceticAnhydride - state.reacted,
            temperature: mixedTemperature(state.temperature, 1000 * charge.volume, action.value, ROOM),
          },
        };
      case 'cool':
        return { state: { ...state, stage: 'cooling' }, notice: state.boiledUp ? BOILED_UP : undefined };
      case 'filter': {
        const next: State = {
          ...state,
          stage: 'filtered',
          solid: filtered(state, charge),
          filteredAt: state.temperature,
        };
        return { state: next, notice: messageOf(next, charge) ?? undefined };
      }
      case 'wash':
        return {
          state: { ...state, stage: 'washed', washes: state.washes + 1, solid: washed(state.solid, action.value) },
        };
      case 'dry':
        return { state: { ...state, stage: 'dried' }, notice: yieldNotice(state.solid, charge) };
      case 'recrystallise': {
        if (massOf(state.solid) === 0) return { state, notice: NO_PRODUCT };
        const solid = recrystallised(state.solid, action.value);
        return {
          state: { ...state, stage: 'recrystallised', solid, ferricTested: false, meltingTaken: false },
          notice: yieldNotice(solid, charge),
        };
      }
      case 'take_product': {
        const mass = massOf(state.solid);
        if (mass === 0) return { state, notice: NO_PRODUCT };
        if (action.value > mass)
          return { state, notice: `Only ${mass.toFixed(3)} g lie on the watch glass: take less.` };
        const vial = vialOf(state.solid, state.stage, action.value);
        return { state: { ...state, solid: without(state.solid, action.value), taken: [...state.taken, vial] } };
      }
      case 'ferric_test':
        if (massOf(state.solid) === 0) return { state, notice: NO_PRODUCT };
        return { state: { ...state, ferricTested: true } };
      case 'melting_point':
        if (massOf(state.solid) === 0) return { state, notice: NO_PRODUCT };
        return { state: { ...state, meltingTaken: true } };
    }
  },

  done: ({ stage, meltingTaken }) => isDry(stage) && meltingTaken,

  read(state, params) {
    const charge = amountsOf(params);
    const theory = theoreticalYield(charge);
    const { solid, stage, ferricTested, meltingTaken } = state;
    const dry = isDry(stage);
    const mass = massOf(solid);
    const tested = dry && (ferricTested || meltingTaken);
    const impurity = salicylicPercent(solid);
    const melting = dry && meltingTaken ? productMelting(solid.aspirin, solid.salicylic + solid.retained) : null;
    return {
      temperature_c: kelvinToCelsius(state.temperature),
      conversion_percent: (100 * state.reacted) / limitingAmount(charge),
      theoretical_yield_g: theory,
      limiting:
        charge.salicylicAcid === charge.aceticAnhydride ? 0 : charge.salicylicAcid < charge.aceticAnhydride ? 1 : 2,
      crystals_g: inFlask(stage)
        ? keptOf(state) * (state.aspirinCrystals + state.salicylicCrystals)
        : dry
          ? mass
          : cakeOf(solid),
      dry_mass_g: dry ? mass : null,
      percent_yield: dry ? (100 * (mass + inVials(state))) / theory : null,
      pure_yield_percent: tested ? (100 * (solid.aspirin + aspirinInVials(state))) / theory : null,
      purity_percent: tested && impurity !== null ? 100 - impurity : null,
      melting_begins_c: melting && kelvinToCelsius(melting.begins),
      melting_point_c: melting && kelvinToCelsius(melting.clear),
      ferric_purple: dry && ferricTested && impurity !== null ? -Math.expm1(-FERRIC_STRENGTH * impurity) : null,
    };
  },

  derive(state, params, instruments) {
    const theory = theoreticalYield(amountsOf(params));
    const mass = instruments.shown('dry_mass_g');
    return {
      theoretical_yield_g: theory,
      percent_yield: mass === null ? null : (100 * (mass + inVials(state))) / theory,
    };
  },

  samples: ({ taken }) => taken,

  view(state, params): View {
    const charge = amountsOf(params);
    const impurity = salicylicPercent(state.solid) ?? 0;
    return {
      stage: state.stage,
      celsius: kelvinToCelsius(state.temperature),
      volume: 1000 * keptOf(state) * totalVolume(state, charge),
      slurry: slurryOf(state, charge),
      crystals: keptOf(state) * (state.aspirinCrystals + state.salicylicCrystals),
      cake: massOf(state.solid),
      washes: state.washes,
      spot: isDry(state.stage) && state.ferricTested ? ferricSpot(-Math.expm1(-FERRIC_STRENGTH * impurity)) : null,
      pureSpot: ferricSpot(0),
      salicylicSpot: ferricSpot(1),
      meltingTaken: state.meltingTaken,
      next: nextOf(state.stage, state.ferricTested, state.meltingTaken),
      message: messageOf(state, charge),
    };
  },
});
