/**
 * Paper chromatography in a closed jar.
 *
 * Front     l = √(D t) above the liquid (Lucas and Washburn), to the end of the paper at 15 cm
 * Spot      x = l₀ + Rf max(0, l − l₀), pencil line at l₀ = 1 cm
 * Spread    σ² = σ₀² + 2 D_m t + H (x − l₀)
 * Apart     Rs = Δx / 2(σ₁ + σ₂)
 * Rf        distance of the spot over that of the front, both from the pencil line and as the ruler shows them
 *
 * Closed form in the time of the run: any step is exact. Assumptions: the jar is saturated with vapour; gravity and
 * evaporation are neglected; Rf does not depend on the amount; the front is straight.
 *
 * Lengths in cm, as the ruler has them.
 */
import { defineSimulation, type Quantity } from '../contract';
import {
  type Dye,
  type Eluent,
  type Mixture,
  mixtures,
  PETROLEUM_ACETONE,
  rise,
  type Solvent,
} from '../data/chromatography-dyes';
import type { Sample } from '../data/samples/sample';
import { eluted, leftAfter, type LyingDye } from './cut-spots';
import { rectangular } from '../core/uncertainty';

export interface Params {
  readonly mixture: Mixture;
  readonly solvent: Solvent;
  readonly developing_system: 'As chosen above' | typeof PETROLEUM_ACETONE;
  /** Radius of one standard deviation. */
  readonly spot_size: Quantity<'mm'>;
}

export interface State {
  /** Touches of the capillary: each brings as much of the sample. */
  readonly dabs: number;
  /** Dry on the clip, in the tank, out of it. */
  readonly paper: 'dry' | 'running' | 'out';
  /** In the tank so far, s; it stands where the front has come to the end of the paper. */
  readonly seconds: Quantity<'s'>;
  /** Pencil marks at the front. */
  readonly marks: readonly Quantity<'cm'>[];
  readonly ranOff: boolean;
  /** Under the loupe, counted from 1; null for none. */
  readonly measured: number | null;
  /** Spots that were cut out, counted from 0, and what was soaked out of them. */
  readonly cuts: readonly number[];
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 1;
const CLOCK = 60;
export const PAPER: Quantity<'cm'> = 15;
export const LINE: Quantity<'cm'> = 1;
/** Rf is read once the front is this far past the line. */
const READABLE: Quantity<'cm'> = 1;
const DIFFUSION: Quantity<'cm²/s'> = 5e-6;
const PLATE_HEIGHT: Quantity<'cm'> = 0.02;
const MOST_DABS = 3;
export const MOST_SPOTS = 4;

const NOTHING = 'Nothing to separate.';
const INSOLUBLE = 'The mixture does not dissolve in this solvent.';
const RAN_OFF = 'Front has run off: Rf cannot be measured';
const OUT = 'This strip has been run: reset for a new one.';
const IN_TANK = 'The paper is in the tank already.';
const NOT_IN_TANK = 'The paper is not in the tank.';

const eluentOf = ({ solvent, developing_system }: Params): Eluent =>
  developing_system === PETROLEUM_ACETONE ? PETROLEUM_ACETONE : solvent;
const dyesOf = ({ mixture }: Params): readonly Dye[] => mixtures[mixture];

const frontAt = (seconds: Quantity<'s'>, params: Params): Quantity<'cm'> =>
  Math.min(PAPER, Math.sqrt(rise[eluentOf(params)] * seconds));

interface Spot {
  /** From the pencil line. */
  readonly travelled: Quantity<'cm'>;
  readonly sigma: Quantity<'cm'>;
}

function spotOf(dye: Dye, seconds: Quantity<'s'>, params: Params): Spot {
  const travelled = dye.rf[eluentOf(params)] * Math.max(0, frontAt(seconds, params) - LINE);
  const radius = params.spot_size / 10;
  return { travelled, sigma: Math.sqrt(radius * radius + 2 * DIFFUSION * seconds + PLATE_HEIGHT * travelled) };
}

/** Of the two neighbours on the paper that are least apart. */
function leastResolution(spots: readonly Spot[]): number {
  const sorted = spots.toSorted((a, b) => a.travelled - b.travelled);
  let least = Infinity;
  sorted.forEach((spot, n) => {
    const before = sorted[n - 1];
    if (before) least = Math.min(least, (spot.travelled - before.travelled) / (2 * (spot.sigma + before.sigma)));
  });
  return least;
}

const lyingOf = (state: State, params: Params): readonly LyingDye[] =>
  dyesOf(params).map((dye) => ({ dye, ...spotOf(dye, state.seconds, params) }));

const insoluble = (params: Params): boolean => dyesOf(params).every(({ rf }) => rf[eluentOf(params)] === 0);

function messageOf(state: State, params: Params): string | null {
  if (state.ranOff) return RAN_OFF;
  return state.paper !== 'dry' && insoluble(params) ? INSOLUBLE : null;
}

export interface View {
  readonly paper: State['paper'];
  readonly dabs: number;
  /** Height of the front above the liquid; null before the paper is wet. */
  readonly front: Quantity<'cm'> | null;
  readonly marks: readonly Quantity<'cm'>[];
  /** Height above the liquid, width, colour and amount of each spot. */
  readonly spots: readonly {
    readonly name: string;
    readonly height: Quantity<'cm'>;
    readonly sigma: Quantity<'cm'>;
    readonly absorbance: Dye['absorbance'];
  }[];
  readonly measured: number | null;
  readonly message: string | null;
}

const ruler = {
  name: 'Ruler in millimetres',
  device: 'ruler',
  updateInterval: 5,
  school: {
    resolution: 0.05,
    repeatability: 0.03,
    gain: rectangular(0.002),
    source:
      'teaching value: a ruler in millimetres read to half a division, its scale within ±0.2 %, taken as rectangular; the middle of a blurred edge or spot judged by eye, σ = 0.03 cm',
  },
  research: {
    resolution: 0.01,
    repeatability: 0.01,
    gain: rectangular(0.001),
    source:
      'teaching value: a loupe with a scale of 0.1 mm, its scale within ±0.1 %, taken as rectangular; the middle of a blurred edge or spot judged by eye, σ = 0.01 cm',
  },
} as const;
const ratio = { unit: '1', digits: 3, origin: 'derived' } as const;

const SPOTS = [1, 2, 3, 4] as const;

/** Distance of a spot over that of the front, both from the line; null for no spot, or a front that tells nothing. */
const rfOf = (travelled: Quantity<'cm'> | null, front: Quantity<'cm'> | null): number | null =>
  travelled === null || front === null || front <= LINE ? null : travelled / (front - LINE);

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: CLOCK,
  readings: {
    front_cm: { label: 'Front above the liquid', unit: 'cm', range: [0, PAPER], instrument: ruler },
    spot_1_cm: { label: 'Spot 1 from the line', unit: 'cm', range: [0, PAPER], instrument: ruler },
    spot_2_cm: { label: 'Spot 2 from the line', unit: 'cm', range: [0, PAPER], instrument: ruler },
    spot_3_cm: { label: 'Spot 3 from the line', unit: 'cm', range: [0, PAPER], instrument: ruler },
    spot_4_cm: { label: 'Spot 4 from the line', unit: 'cm', range: [0, PAPER], instrument: ruler },
    rf_1: { label: 'Rf of spot 1', ...ratio },
    rf_2: { label: 'Rf of spot 2', ...ratio },
    rf_3: { label: 'Rf of spot 3', ...ratio },
    rf_4: { label: 'Rf of spot 4', ...ratio },
    resolution_min: { label: 'Least resolution of neighbours', unit: '1', digits: 3, origin: 'theory' },
    run_time_min: { label: 'Time in the tank', unit: 'min', origin: 'computed' },
  },
  actions: {
    spot: { label: 'Spot the sample', hint: 'A touch of the capillary on the pencil line, left to dry.' },
    start: { label: 'Paper into the tank', hint: 'The lower edge dips into the solvent, the spot stays above it.' },
    mark_front: { label: 'Mark the front', hint: 'A pencil line where the front is now.' },
    remove: { label: 'Take the paper out', hint: 'Marks the front and dries the strip.' },
    measure: {
      label: 'Loupe on a spot',
      value: { kind: 'number', unit: '1', min: 1, max: MOST_SPOTS, step: 1, initial: 1 },
      hint: 'Puts loupe and ruler to the middle of that spot.',
    },
    take_spot: {
      label: 'Cut a spot out and elute it',
      value: { kind: 'number', unit: '1', min: 1, max: MOST_SPOTS, step: 1, initial: 1 },
      hint: 'Soaked in 3 mL until the paper is white. It goes to the shelf, for the spectrophotometer.',
    },
  },
  fields: () => ({}),

  init: () => ({
    dabs: 0,
    paper: 'dry',
    seconds: 0,
    marks: [],
    ranOff: false,
    measured: null,
    cuts: [],
    taken: [],
  }),

  step(state, params, { dt }) {
    if (state.paper !== 'running' || state.ranOff) return state;
    const seconds = state.seconds + dt;
    return { ...state, seconds, ranOff: frontAt(seconds, params) >= PAPER };
  },

  act(state, params, action) {
    const refused = (notice: string) => ({ state, notice });
    switch (action.do) {
      case 'spot':
        if (state.paper !== 'dry') return refused(state.paper === 'out' ? OUT : IN_TANK);
        if (state.dabs === MOST_DABS) return refused('Three touches are enough: more dye only makes a streak.');
        return { state: { ...state, dabs: state.dabs + 1 } };
      case 'start':
        if (state.paper !== 'dry') return refused(state.paper === 'out' ? OUT : IN_TANK);
        if (state.dabs === 0) return refused(NOTHING);
        return { state: { ...state, paper: 'running' }, notice: insoluble(params) ? INSOLUBLE : undefined };
      case 'mark_front': {
        if (state.paper === 'dry') return refused(NOT_IN_TANK);
        if (state.paper === 'out') return refused('The front was marked when the paper came out; it has dried since.');
        if (state.ranOff) return refused(RAN_OFF);
        return { state: { ...state, marks: [...state.marks, frontAt(state.seconds, params)] } };
      }
      case 'remove': {
        if (state.paper === 'dry') return refused(NOT_IN_TANK);
        if (state.paper === 'out') return refused('The paper is out already.');
        const marks = state.ranOff ? state.marks : [...state.marks, frontAt(state.seconds, params)];
        return { state: { ...state, paper: 'out', marks }, notice: state.ranOff ? RAN_OFF : undefined };
      }
      case 'measure': {
        const spots = dyesOf(params).length;
        if (state.paper === 'dry') return refused('There is nothing to measure yet: run the paper first.');
        if (state.paper === 'running' && !state.ranOff)
          return refused('The spots still move: take the paper out first.');
        if (!Number.isInteger(action.value)) return refused('Name the spot by its number: 1, 2, 3 or 4.');
        if (action.value > spots) return refused(`This mixture has ${spots} spots.`);
        return { state: { ...state, measured: action.value } };
      }
      case 'take_spot': {
        const spots = dyesOf(params).length;
        if (state.paper !== 'out') return refused('Take the paper out of the tank and let it dry first.');
        if (!Number.isInteger(action.value)) return refused('Name the spot by its number: 1, 2, 3 or 4.');
        if (action.value > spots) return refused(`This mixture has ${spots} spots.`);
        const n = action.value - 1;
        if (state.cuts.includes(n)) return refused('This spot has been cut out already.');
        const eluate = eluted(params.mixture, lyingOf(state, params), n, state.dabs, state.cuts);
        if (!eluate) return refused('There is no colour left at this place.');
        return { state: { ...state, cuts: [...state.cuts, n], taken: [...state.taken, eluate] } };
      }
    }
  },

  done: ({ paper, ranOff }) => paper === 'out' || ranOff,

  samples: ({ taken }) => taken,

  read(state, params) {
    const dyes = dyesOf(params);
    const started = state.paper !== 'dry';
    const front = frontAt(state.seconds, params);
    const readable = started && !state.ranOff && front >= LINE + READABLE;
    const distance = (n: number): number | null => {
      const dye = dyes[n];
      return dye && state.dabs > 0 ? spotOf(dye, state.seconds, params).travelled : null;
    };
    const rf = (n: number): number | null => (readable ? rfOf(distance(n), front) : null);
    return {
      front_cm: started ? front : null,
      spot_1_cm: distance(0),
      spot_2_cm: distance(1),
      spot_3_cm: distance(2),
      spot_4_cm: distance(3),
      rf_1: rf(0),
      rf_2: rf(1),
      rf_3: rf(2),
      rf_4: rf(3),
      resolution_min: started ? leastResolution(dyes.map((dye) => spotOf(dye, state.seconds, params))) : null,
      run_time_min: state.seconds / 60,
    };
  },

  derive: (_state, _params, instruments) =>
    Object.fromEntries(
      SPOTS.map((n) => [`rf_${n}`, rfOf(instruments.shown(`spot_${n}_cm`), instruments.shown('front_cm'))]),
    ),

  view(state, params): View {
    const left = leftAfter(lyingOf(state, params), state.cuts);
    return {
      paper: state.paper,
      dabs: state.dabs,
      front: state.paper === 'dry' ? null : frontAt(state.seconds, params),
      marks: state.marks,
      spots:
        state.dabs === 0
          ? []
          : lyingOf(state, params).map(({ dye, travelled, sigma }, n) => {
              const [red, green, blue] = dye.absorbance;
              const share = left[n] ?? 1;
              return {
                name: dye.name,
                height: LINE + travelled,
                sigma,
                absorbance: share === 1 ? dye.absorbance : [share * red, share * green, share * blue],
              };
            }),
      measured: state.measured,
      message: messageOf(state, params),
    };
  },
});
