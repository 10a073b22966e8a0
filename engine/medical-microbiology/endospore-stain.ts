/**
 * The endospore stain of Schaeffer and Fulton: steam drives malachite green into spores, water takes it out of all other cells, and safranin
 * colours those.
 *
 * Spores      G_s ← 1 − (1 − G_s) e^(−kt), k = 0.012 s⁻¹ at 100 °C with Ea = 60 kJ/mol; in water e^(−2·10⁻⁴ t)
 * Other cells G_v ← 1 − (1 − G_v) e^(−0.05 t), and drives red out, R_v ≤ 1 − G_v; in water e^(−0.15 t)
 *             Red R_v ← R_v + (1 − G_v − R_v)(1 − e^(−t/10 s))
 * Sporulation 95 %/(1 + e^(−(age − 40 h)/8 h)) of the cells; E. coli none
 * Heat        the steam acts while a dye lies on the slide; off it the slide cools in air and, faster, under water
 * Counting    spores ~ Binomial(n, share), if they are green
 *
 * All rate constants are teaching values.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import type { Organism } from './endospore-kinds';
import {
  actingFor,
  atTemperature,
  contactThermometer,
  cooled,
  flooded,
  heated,
  isLit,
  later,
  microphotometer,
  secondsOf,
  type SlideHeat,
  takenUp,
  type Treatment,
  washedOut,
} from './staining';

export interface Params {
  readonly organism: Organism;
  readonly culture_age: Quantity<'h'>;
}

const SPORES = { rate: 0.012, barrier: 60_000, reference: 373.15, washes: 2e-4 } as const;
const CELLS = { rate: 0.05, washes: 0.15 } as const;
const SAFRANIN: Quantity<'1/s'> = 1 / 10;
const ROOM: Quantity<'°C'> = 25;
/** Of the logistic curve: greatest share, %, its middle and its width, h. */
const SPORULATION = { most: 95, middle: 40, width: 8 } as const;
const LEAST_SHARE = 5;
const GREEN = 0.5;
const ALL_GREEN = 0.3;
/** Less red than this is not seen in a cell, less of any dye not at all. */
const RED = 0.3;
const UNSTAINED = 0.05;
const DT: Quantity<'s'> = 1;
/** A dry slide may stand above this temperature for so long. */
const DRY = { above: 60, seconds: 10 } as const;
/** Glass above this may crack under cold water. */
const HOT_GLASS: Quantity<'°C'> = 60;

/** Rate constant of the uptake by spores. */
export const uptakeRate = (celsius: Quantity<'°C'>): Quantity<'1/s'> =>
  atTemperature(SPORES.rate, SPORES.barrier, SPORES.reference, celsius);

const formsSpores = ({ organism }: Params): boolean => organism !== 'Escherichia coli';

/** Share of the cells that hold or are a spore, %. */
export const sporulating = (params: Params): Quantity<'%'> =>
  formsSpores(params)
    ? SPORULATION.most / (1 + Math.exp(-(params.culture_age - SPORULATION.middle) / SPORULATION.width))
    : 0;

type Doing = 'malachite_green' | 'rinse' | 'safranin';

interface Count {
  readonly cells: number;
  /** Null where all cells are green. */
  readonly spores: number | null;
}

export interface State extends SlideHeat {
  readonly treatment: Treatment<Doing> | null;
  readonly pool: Exclude<Doing, 'rinse'> | null;
  readonly spore: number;
  readonly green: number;
  readonly red: number;
  /** For which malachite green has acted. */
  readonly greened: Quantity<'s'>;
  /** For which a slide has stood hot and dry. */
  readonly dry: Quantity<'s'>;
  readonly counted: Count | null;
  readonly draws: Rng;
  readonly smearSeed: number;
}

const isUnstained = ({ spore, green, red }: State, params: Params): boolean =>
  (!formsSpores(params) || spore < UNSTAINED) && green < UNSTAINED && red < UNSTAINED;

function resultOf(state: State, params: Params): string {
  const { spore, green, red } = state;
  if (isUnstained(state, params)) return 'Not stained';
  if (green > ALL_GREEN) return 'Rinse more: all cells green';
  if (red < RED) return 'Counterstain missing';
  return sporulating(params) >= LEAST_SHARE && spore >= GREEN ? 'Endospores seen' : 'No endospores seen';
}

const NOTHING_STAINED = 'Nothing is stained yet: cells and spores cannot be told apart.';
const CRACKS = 'The glass is hot, and cold water may crack it: take it off the steam and let it cool first.';
const ALL_ARE_GREEN = 'All cells are green: spores cannot be told apart.';

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 20,
  readings: {
    endospore_result: {
      label: 'On the slide',
      kind: 'text',
      unit: 'text',
      values: [
        'Not stained',
        'Rinse more: all cells green',
        'Counterstain missing',
        'Endospores seen',
        'No endospores seen',
      ],
    },
    spore_green: {
      label: 'Green in a spore',
      unit: '0-1',
      range: [0, 1.2],
      instrument: microphotometer(
        'Microphotometer at 620 nm, on single spores',
        1,
        { of: 'twenty spores', scatter: 0.004 },
        { of: 'many spores', scatter: 0.001 },
      ),
    },
    dye_time: { label: 'Malachite green has acted', unit: 's', origin: 'computed', decimals: 0 },
    slide_temperature: {
      label: 'Slide',
      unit: '°C',
      instrument: contactThermometer({ resolution: 0.1, within: 0.5 }, { resolution: 0.1, within: 0.1 }),
    },
    spores_counted: { label: 'Spores counted', unit: 'spores', origin: 'count', decimals: 0 },
    cells_counted: { label: 'Cells counted', unit: 'cells', origin: 'count', decimals: 0 },
    vegetative_green: { label: 'Green in other cells', unit: '0-1', origin: 'theory', decimals: 3 },
    vegetative_red: { label: 'Red in other cells', unit: '0-1', origin: 'theory', decimals: 3 },
    sporulating_percent: { label: 'Share of spores, true', unit: '%', origin: 'theory', decimals: 1 },
  },
  actions: {
    heat: {
      label: 'Heat the slide to',
      hint: 'By the steam of the beaker, at once, also while the dye stands on the slide. 20 to 30 °C is off the steam.',
      value: { kind: 'number', unit: '°C', min: 20, max: 100, step: 5, initial: 100 },
    },
    malachite_green: {
      label: 'Malachite green',
      hint: 'Floods the slide for that time, topped up as it dries.',
      value: secondsOf(1200, 300),
    },
    rinse: { label: 'Rinse', hint: 'Water takes the green out of all cells but spores.', value: secondsOf(120, 30) },
    safranin: { label: 'Safranin', hint: 'The counterstain.', value: secondsOf(120, 60) },
    count_cells: {
      label: 'Count cells',
      hint: 'So many cells under oil, anew each time.',
      value: { kind: 'number', unit: 'cells', min: 1, max: 500, step: 1, initial: 100 },
    },
  },
  fields: () => ({}),

  init: (_params, rng) => ({
    treatment: null,
    pool: null,
    celsius: ROOM,
    set: ROOM,
    spore: 0,
    green: 0,
    red: 0,
    greened: 0,
    dry: 0,
    counted: null,
    draws: rng.stream('cells'),
    smearSeed: rng.stream('smear').uint32(),
  }),

  step(state) {
    const { treatment, spore, green, red, celsius, pool } = state;
    const heat = cooled(state, treatment?.what === 'rinse', DT);
    const dry = celsius > DRY.above && treatment === null && pool === null ? state.dry + DT : 0;
    if (treatment === null) {
      return dry === state.dry && heat.celsius === celsius ? state : { ...state, ...heat, dry };
    }
    const acting = actingFor(treatment, DT);
    const next = { ...state, ...heat, dry, treatment: later(treatment, DT) };
    switch (treatment.what) {
      case 'malachite_green': {
        const greener = takenUp(green, 1, CELLS.rate, acting);
        return {
          ...next,
          spore: takenUp(spore, 1, uptakeRate(celsius), acting),
          green: greener,
          red: Math.min(red, 1 - greener),
          greened: state.greened + acting,
        };
      }
      case 'rinse':
        return {
          ...next,
          spore: washedOut(spore, SPORES.washes, acting),
          green: washedOut(green, CELLS.washes, acting),
        };
      case 'safranin':
        return { ...next, red: takenUp(red, 1 - green, SAFRANIN, acting) };
    }
  },

  act(state, params, action) {
    switch (action.do) {
      case 'heat':
        return { state: { ...state, ...heated(state, action.value) } };
      case 'count_cells': {
        if (isUnstained(state, params)) return { state, notice: NOTHING_STAINED };
        const cells = Math.round(action.value);
        // Drawn in any case, so that a stain shifts no later draw.
        const drawn = state.draws.binomial(cells, sporulating(params) / 100);
        if (state.green > ALL_GREEN)
          return { state: { ...state, counted: { cells, spores: null } }, notice: ALL_ARE_GREEN };
        return { state: { ...state, counted: { cells, spores: state.spore >= GREEN ? drawn : 0 } } };
      }
      default: {
        if (action.value === 0) return { state };
        const next: State = { ...state, ...flooded(action.do, action.value) };
        return action.do === 'rinse' && state.celsius > HOT_GLASS ? { state: next, notice: CRACKS } : { state: next };
      }
    }
  },

  occupies: (_state, _params, action) => (action.do === 'heat' || action.do === 'count_cells' ? 0 : action.value),

  meanwhile: (_state, _params, action) => action.do === 'heat',

  read: (state, params) => ({
    endospore_result: resultOf(state, params),
    spore_green: formsSpores(params) ? state.spore : null,
    dye_time: state.greened,
    slide_temperature: state.celsius,
    spores_counted: state.green > ALL_GREEN ? null : (state.counted?.spores ?? null),
    cells_counted: state.counted?.cells ?? null,
    vegetative_green: state.green,
    vegetative_red: state.red,
    sporulating_percent: sporulating(params),
  }),

  view: (state, params) => {
    const { treatment, pool, celsius, set, spore, green, red, dry, counted, smearSeed } = state;
    return {
      doing: treatment?.what ?? null,
      left: treatment?.left ?? 0,
      pool,
      celsius,
      /** Temperature that the hot plate is set to give, and whether it is on. */
      set,
      lit: isLit(state),
      spore,
      green,
      red,
      /** Hot and dry for too long. */
      burns: dry >= DRY.seconds,
      share: sporulating(params) / 100,
      counted: counted !== null,
      smearSeed,
    };
  },
});
