/**
 * DNA out of a strawberry: tissue is broken, cells are dissolved, debris is kept back, and what is free comes out of solution in
 * ethanol and is wound on a stick. Each is a rate process with its own loss; all rate constants are teaching values.
 *
 * Amounts of DNA are parts of what the fruit has, 300 µg. RK4, inner step 0.25 s.
 */
import { defineSimulation, type Quantity } from '../contract';
import { createRk4 } from '../core/ode';
import { rectangular } from '../core/uncertainty';
import { GENOMIC } from '../data/samples/dna-forms';
import { gramsOf } from '../data/samples/prepare';
import type { Sample } from '../data/samples/sample';
import { purityRatio } from './dna-purity';

// This bench has no inputs: everything is done.
export type Params = Readonly<Record<never, never>>;

/** µg of DNA, and of protein, in 10 g of fruit; mL of its juice. */
export const DNA_CONTENT: Quantity<'µg'> = 300;
const PROTEIN_CONTENT = 50_000;
const JUICE: Quantity<'mL'> = 10;

const DT: Quantity<'s'> = 0.25;
const FILTERING: Quantity<'s'> = 60;
/** What a filter lets through of the liquid and of what is dissolved in it. */
const THROUGH = 0.85;
const ROOM: Quantity<'°C'> = 22;
const COLDEST: Quantity<'°C'> = -20;

const BREAKING = 0.04;
const LYSIS = { rate: 0.012, per10: 1.8, at: 25, half: 0.5 } as const;
/** Of nucleases: at 22 °C, doubling each 10 °C; how much of it salt leaves. */
const CUTTING = { rate: 2e-4, per10: 2, at: 22, withSalt: 0.2 } as const;
const SHEAR = 0.01;
/** Nucleases lose their form at a rate that doubles each 3 °C. */
const DENATURING = { rate: 0.01, at: 70, per: 3 } as const;
/** Ethanol over so much of the aqueous volume stops lysis. */
const STOPS_LYSIS = 0.25;
const PRECIPITATION = { rate: 0.03, warm: 0.0277, steep: 14, withSalt: 0.5, without: 0.72 } as const;
const WINDING = 0.05;
/** Of the protein: what winds along where all free DNA is wound, and by how much more without a filter and without detergent. */
const CARRIED = { part: 0.00225, filtered: 0.85, unfiltered: 3, detergent: 1, none: 5 } as const;
/** % of detergent in the stock. */
const STOCK = 2;
/** Ethanol boils at 78 °C and its vapour burns: above this it is kept away from the bath, °C. */
const HOT: Quantity<'°C'> = 40;
/** Less than this part in threads cannot be seen. */
const VISIBLE = 1e-5;

export const STAGES = ['ready', 'mashed', 'buffer added', 'lysed', 'filtered', 'precipitated', 'spooled'] as const;

type Doing = 'mash' | 'filter' | 'spool';

export interface State {
  /** Tissue broken; DNA in cells, free, degraded; nuclease left; of the free: in threads; of these: on the stick. */
  readonly y: Float64Array;
  /** Kept back by filters. */
  readonly lost: number;
  /** mL of juice and buffer, of buffer in it, and of ethanol. */
  readonly aqueous: number;
  readonly buffer: number;
  readonly ethanol: number;
  readonly bath: Quantity<'°C'>;
  /** That of the bottle, and that of what was poured. */
  readonly bottle: Quantity<'°C'>;
  readonly poured: Quantity<'°C'>;
  readonly filtered: boolean;
  readonly spooled: boolean;
  readonly doing: Doing | null;
  /** s of it still to come, and of the whole. */
  readonly left: number;
  readonly whole: number;
  /** Of the fruit's looks. */
  readonly look: number;
  /** Dissolved off the stick, in order. */
  readonly taken: readonly Sample[];
}

const [B, I, F, G, E, P, Y] = [0, 1, 2, 3, 4, 5, 6];
const of = ({ y }: State, n: number): number => y[n] ?? 0;

const ethanolPart = ({ ethanol, aqueous }: State): number => (ethanol > 0 ? ethanol / (ethanol + aqueous) : 0);
const detergent = ({ buffer, aqueous }: State): number => (aqueous > 0 ? (STOCK * buffer) / aqueous : 0);

/** What does not change within a step. */
interface Rates {
  readonly breaking: number;
  readonly lysis: number;
  readonly cutting: number;
  readonly shear: number;
  readonly denaturing: number;
  readonly insoluble: number;
  readonly threads: number;
  readonly winding: number;
}

function ratesOf(state: State): Rates {
  const { bath, buffer, aqueous, ethanol, doing, filtered, poured } = state;
  const salt = buffer > 0;
  const soap = detergent(state);
  const lyses = !filtered && ethanol <= STOPS_LYSIS * aqueous;
  const half = salt ? PRECIPITATION.withSalt : PRECIPITATION.without;
  const part = ethanolPart(state);
  const mashing = doing === 'mash';
  return {
    breaking: mashing && !filtered ? BREAKING : 0,
    lysis: lyses ? LYSIS.rate * LYSIS.per10 ** ((bath - LYSIS.at) / 10) * (soap / (soap + LYSIS.half)) : 0,
    cutting:
      ethanol > 0 ? 0 : CUTTING.rate * CUTTING.per10 ** ((bath - CUTTING.at) / 10) * (salt ? CUTTING.withSalt : 1),
    shear: mashing && salt ? SHEAR : 0,
    denaturing: DENATURING.rate * 2 ** ((bath - DENATURING.at) / DENATURING.per),
    insoluble: part > 0 ? 1 / (1 + (half / part) ** PRECIPITATION.steep) : 0,
    threads: PRECIPITATION.rate * Math.exp(-PRECIPITATION.warm * Math.max(0, poured)),
    winding: doing === 'spool' ? WINDING : 0,
  };
}

const rk4 = createRk4(7);
let now: Rates = {
  breaking: 0,
  lysis: 0,
  cutting: 0,
  shear: 0,
  denaturing: 0,
  insoluble: 0,
  threads: 0,
  winding: 0,
};
function derivative(_t: number, y: Float64Array, rate: Float64Array): void {
  const released = now.lysis * Math.max(0, y[B]! - (1 - y[I]!));
  // What is on the stick is out of reach; threads are cut like the rest.
  const cut = now.cutting * y[E]! + now.shear;
  const degraded = cut * (y[F]! - y[Y]!);
  rate[B] = now.breaking * (1 - y[B]!);
  rate[I] = -released;
  rate[F] = released - degraded;
  rate[G] = degraded;
  rate[E] = -now.denaturing * y[E]!;
  rate[Y] = now.winding * (y[P]! - y[Y]!);
  const formed = now.threads * (now.insoluble * y[F]! - y[P]!) - cut * (y[P]! - y[Y]!);
  // What is wound does not dissolve again.
  rate[P] = y[P]! > y[Y]! ? formed : Math.max(0, formed);
}

/** The liquid goes through; solids, threads among them, and a part of what is dissolved stay; what is on the stick is out of it. */
function afterFilter(state: State): State {
  const y = state.y.slice();
  const wound = y[Y]!;
  const [free, degraded] = [y[F]!, y[G]!];
  y[F] = wound + THROUGH * (free - y[P]!);
  y[P] = wound;
  y[G] = THROUGH * degraded;
  const lost = state.lost + y[I]! + (free - y[F]) + (degraded - y[G]);
  y[I] = 0;
  return {
    ...state,
    y,
    lost,
    filtered: true,
    aqueous: THROUGH * state.aqueous,
    buffer: THROUGH * state.buffer,
    ethanol: THROUGH * state.ethanol,
  };
}

/** µg of DNA that went into tubes. */
const takenOf = ({ taken }: State): Quantity<'µg'> =>
  taken.reduce((sum, sample) => {
    const part = sample.parts.find(({ id }) => id === 'dna');
    return part ? sum + 1e6 * gramsOf(sample, part) : sum;
  }, 0);

/** Of the DNA that is or was free, the part on the stick. */
function woundPart(state: State): number {
  const free = of(state, F) + takenOf(state) / DNA_CONTENT;
  return free > 0 ? of(state, Y) / free : 0;
}

/** µg that are wound with the threads: as much of it as of the DNA. */
const protein = (state: State): Quantity<'µg'> =>
  PROTEIN_CONTENT *
  of(state, B) *
  CARRIED.part *
  (state.filtered ? CARRIED.filtered : CARRIED.unfiltered) *
  (state.buffer > 0 ? CARRIED.detergent : CARRIED.none) *
  woundPart(state);

/** All that is on the stick, in a tube of buffer. */
function dissolvedOff(state: State, millilitres: Quantity<'mL'>): State {
  const wound = of(state, Y);
  const gramsPerLitre = (micrograms: Quantity<'µg'>): Quantity<'g/L'> => micrograms / millilitres / 1000;
  const y = state.y.slice();
  y[F] = y[F]! - wound;
  y[P] = y[P]! - wound;
  y[Y] = 0;
  const sample: Sample = {
    version: 1,
    name: 'DNA of strawberry',
    phase: 'solution',
    matrix: 'Tris buffer with EDTA, pH 8',
    amount: { value: millilitres, unit: 'mL' },
    temperature: ROOM,
    pH: 8,
    parts: [
      { id: 'dna', q: { value: gramsPerLitre(DNA_CONTENT * wound), unit: 'g/L' }, form: GENOMIC },
      { id: 'protein', q: { value: gramsPerLitre(protein(state)), unit: 'g/L' } },
    ],
    prep: [{ do: 'dissolve' }],
    source: 'spooled and dissolved in a run of this experiment; the bands of its buffer are not known',
  };
  return { ...state, y, taken: [...state.taken, sample] };
}

function stageOf(state: State): (typeof STAGES)[number] {
  if (state.spooled) return 'spooled';
  if (of(state, P) > VISIBLE) return 'precipitated';
  if (state.filtered) return 'filtered';
  if (1 - of(state, I) > VISIBLE) return 'lysed';
  if (state.buffer > 0) return 'buffer added';
  return of(state, B) > 0 ? 'mashed' : 'ready';
}

const begun = (state: State, doing: Doing, seconds: number): State => ({
  ...state,
  doing,
  left: seconds,
  whole: seconds,
});
/** The juice is there from the first mash or buffer on. */
const withJuice = (state: State): State => (state.aqueous > 0 ? state : { ...state, aqueous: JUICE });

const readings = {
  tissue_broken: { label: 'Tissue broken', unit: '0-1', origin: 'theory' },
  dna_released: { label: 'DNA out of its cells', unit: '0-1', origin: 'theory' },
  dna_free: { label: 'DNA free', unit: '0-1', origin: 'theory' },
  dna_degraded: { label: 'DNA degraded', unit: '0-1', origin: 'theory' },
  dna_precipitated: { label: 'DNA in threads', unit: '0-1', origin: 'theory' },
  dna_yield_ug: {
    label: 'DNA on the stick',
    unit: 'µg',
    range: [0, 400],
    instrument: {
      name: 'Fluorometer with a dye that binds DNA',
      updateInterval: 1,
      school: {
        resolution: 0.1,
        repeatability: 1.5,
        gain: rectangular(0.04),
        source:
          'chosen: standard deviation 1.5 µg of pipetting and reading; standard curve within ±4 %, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.4,
        gain: rectangular(0.02),
        source: 'chosen: standard deviation 0.4 µg; standard curve within ±2 %, taken as rectangular',
      },
    },
  },
  purity_ratio: {
    label: 'A₂₆₀/A₂₈₀',
    unit: '1',
    instrument: {
      name: 'UV photometer, 1 cm cell',
      updateInterval: 1,
      school: {
        resolution: 0.001,
        repeatability: 0.006,
        gain: rectangular(0.01),
        source:
          'chosen: standard deviation 0.006; wavelengths off by up to 1 nm move the ratio within ±1 %, taken as rectangular',
      },
      research: {
        resolution: 0.0001,
        repeatability: 0.002,
        gain: rectangular(0.003),
        source:
          'chosen: standard deviation 0.002; wavelengths checked with holmium: within ±0.3 %, taken as rectangular',
      },
    },
  },
  protein_percent: {
    label: 'Protein in what was spooled',
    unit: '%',
    range: [0, 100],
    instrument: {
      name: 'Bradford assay',
      updateInterval: 1,
      school: {
        resolution: 0.1,
        repeatability: 0.8,
        gain: rectangular(0.05),
        source:
          'chosen: standard deviation 0.8 % of repeats; another protein than the standard: within ±5 %, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.2,
        gain: rectangular(0.02),
        source: 'chosen: standard deviation 0.2 %; standard curve within ±2 %, taken as rectangular',
      },
    },
  },
  ethanol_fraction: { label: 'Ethanol in the tube', unit: '0-1', origin: 'computed', decimals: 3 },
  stage: { label: 'Stage', kind: 'text', unit: 'text', values: STAGES },
} as const;

const BARE = 'There is nothing on the stick: spool DNA first.';
const NOTHING = 'Nothing to wind: no DNA has come out of solution.';
const BOILS = `Ethanol boils at 78 °C and its vapour burns: set the bath to ${HOT} °C or less before you pour.`;
const BURNS = `There is ethanol on the bench, and its vapour burns: the bath stays at ${HOT} °C or less.`;
const KEPT_BACK = 'White threads are solid: they stay in the paper with the pulp.';
const EMPTY = 'There is nothing to filter: mash the strawberry or add buffer first.';

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 20,
  readings,
  actions: {
    mash: {
      label: 'Mash',
      hint: 'The bag is pressed by hand for so long; it breaks the walls of the cells.',
      value: { kind: 'number', unit: 's', min: 5, max: 180, step: 5, initial: 60 },
    },
    add_buffer: {
      label: 'Add extraction buffer',
      hint: '2 % detergent, which dissolves membranes, and salt.',
      value: { kind: 'number', unit: 'mL', min: 1, max: 40, step: 1, initial: 20 },
    },
    set_bath: {
      label: 'Set the water bath',
      hint: 'The bag stands in it. Until you set it, it has the 22 °C of the room.',
      value: { kind: 'number', unit: '°C', min: 0, max: 95, step: 1, initial: ROOM },
    },
    filter_mixture: {
      label: 'Filter',
      hint: 'Takes a minute. The pulp stays in the paper, and some of the liquid with it.',
    },
    set_ethanol_temp: {
      label: 'Chill the ethanol',
      hint: 'The bottle, before it is poured.',
      value: { kind: 'number', unit: '°C', min: COLDEST, max: 30, step: 1, initial: ROOM },
    },
    add_ethanol: {
      label: 'Pour ethanol',
      hint: 'Gently on top. What counts is how much of the whole it comes to.',
      value: { kind: 'number', unit: 'mL', min: 1, max: 100, step: 1, initial: 40 },
    },
    spool: {
      label: 'Spool',
      hint: 'A wooden stick is turned in the threads.',
      value: { kind: 'number', unit: 's', min: 5, max: 120, step: 5, initial: 60 },
    },
    take_dna: {
      label: 'Dissolve the DNA in buffer',
      hint: 'All that is on the stick, with its protein, to the shelf: a photometer tells one from the other, and a gel shows how long the DNA is.',
      value: { kind: 'number', unit: 'mL', min: 0.1, max: 10, step: 0.1, initial: 1 },
    },
  },
  fields: () => ({}),

  init: (_params, _rng, specimen) => ({
    y: Float64Array.of(0, 1, 0, 0, 1, 0, 0),
    lost: 0,
    aqueous: 0,
    buffer: 0,
    ethanol: 0,
    bath: ROOM,
    bottle: ROOM,
    poured: ROOM,
    filtered: false,
    spooled: false,
    doing: null,
    left: 0,
    whole: 0,
    look: specimen.stream('fruit').uint32(),
    taken: [],
  }),

  step(state) {
    now = ratesOf(state);
    const y = state.y.slice();
    rk4.step(derivative, 0, y, DT);
    y[P] = Math.max(y[Y]!, y[P]!);
    const next = { ...state, y };
    if (state.doing === null) return next;
    const left = state.left - DT;
    if (left > DT / 2) return { ...next, left };
    const rested = { ...next, doing: null, left: 0, whole: 0 };
    if (state.doing === 'filter') return afterFilter(rested);
    return state.doing === 'spool' ? { ...rested, spooled: true } : rested;
  },

  act(state, _params, action) {
    switch (action.do) {
      case 'mash':
        return { state: begun(withJuice(state), 'mash', action.value) };
      case 'add_buffer': {
        const wet = withJuice(state);
        return { state: { ...wet, aqueous: wet.aqueous + action.value, buffer: wet.buffer + action.value } };
      }
      case 'set_bath':
        if (state.ethanol > 0 && action.value > HOT) return { state, notice: BURNS };
        return { state: { ...state, bath: action.value } };
      case 'filter_mixture': {
        if (state.aqueous === 0) return { state, notice: EMPTY };
        const threads = of(state, P) - of(state, Y) > VISIBLE;
        return { state: begun(state, 'filter', FILTERING), notice: threads ? KEPT_BACK : undefined };
      }
      case 'set_ethanol_temp':
        return { state: { ...state, bottle: action.value } };
      case 'add_ethanol': {
        if (state.bath > HOT) return { state, notice: BOILS };
        const ethanol = state.ethanol + action.value;
        const poured = (state.poured * state.ethanol + state.bottle * action.value) / ethanol;
        return { state: { ...state, ethanol, poured } };
      }
      case 'spool':
        return of(state, P) > VISIBLE ? { state: begun(state, 'spool', action.value) } : { state, notice: NOTHING };
      case 'take_dna':
        return of(state, Y) > VISIBLE ? { state: dissolvedOff(state, action.value) } : { state, notice: BARE };
    }
  },

  occupies(state, _params, action) {
    switch (action.do) {
      case 'mash':
        return action.value;
      case 'filter_mixture':
        return state.aqueous > 0 ? FILTERING : 0;
      case 'spool':
        return of(state, P) > VISIBLE ? action.value : 0;
      default:
        return 0;
    }
  },

  done: ({ spooled, doing }) => spooled && doing === null,

  read(state) {
    const wound = DNA_CONTENT * of(state, Y);
    const along = protein(state);
    const any = of(state, Y) > 0;
    return {
      tissue_broken: of(state, B),
      dna_released: 1 - of(state, I),
      dna_free: of(state, F),
      dna_degraded: of(state, G),
      dna_precipitated: of(state, P),
      dna_yield_ug: wound,
      purity_ratio: any ? purityRatio(wound, along) : null,
      protein_percent: any ? (100 * along) / (wound + along) : null,
      ethanol_fraction: ethanolPart(state),
      stage: stageOf(state),
    };
  },

  samples: ({ taken }) => taken,

  view: (state) => ({
    look: state.look,
    broken: of(state, B),
    aqueous: state.aqueous,
    buffer: state.buffer,
    ethanol: state.ethanol,
    bath: state.bath,
    bottle: state.bottle,
    filtered: state.filtered,
    doing: state.doing,
    progress: state.whole > 0 ? 1 - state.left / state.whole : 0,
    /** Where the DNA is: in cells, free, degraded, kept by the filter, in threads, on the stick. */
    account: [
      of(state, I),
      of(state, F) - of(state, P),
      of(state, G),
      state.lost,
      of(state, P) - of(state, Y),
      of(state, Y),
    ] as const,
    threads: of(state, P) - of(state, Y),
    wound: of(state, Y),
  }),
});
