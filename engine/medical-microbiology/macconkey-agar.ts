/**
 * Bacteria on MacConkey agar: colonies appear, grow and turn the neutral red under them, or do not (`colony-acid.ts`, `macconkey-species.ts`).
 *
 * Number     ~ Poisson(cells plated), half each of a mixed culture, drawn separately for this medium and for the plate beside it
 * Rule       a colony is measured with a rule and a lens: standard deviation 0.1 mm at school, drawn at each measurement
 * Picking    a colony of the colour asked for is subcultured and tested; among several kinds of the same colour chance decides
 *
 * Assumptions: all colonies of a species grow alike, whatever their neighbours; the agar follows the incubator at once. The plate beside
 * it has the other medium, the same cells and the same warmth.
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { rectangular } from '../core/uncertainty';
import { advancePh, BILE_HAZE_PH, paceAt, radiusAfter, redShare, START_PH } from './colony-acid';
import { type Agar, type Culture, inhabitantsOf, ratesOn, SPECIES, type Species } from './macconkey-species';
import { COLONY_STRIDE, meanColonyRadius, placeColonies } from './spread-plate';

export interface Params {
  readonly organism: Culture;
  readonly agar: Agar;
  readonly temperature: Quantity<'°C'>;
  readonly inoculum_cfu: Quantity<'CFU'>;
}

/** One species on one plate. */
interface Growth {
  readonly species: Species;
  readonly count: number;
  readonly ph: number;
}

interface Plate {
  readonly agar: Agar;
  readonly growths: readonly Growth[];
  /** x, y and size for each colony, those of the first species first. */
  readonly places: Float32Array;
}

interface Measured {
  readonly seconds: number;
  readonly trueMm: Quantity<'mm'>;
  readonly shownMm: Quantity<'mm'>;
}

export interface State {
  readonly seconds: number;
  /** Hours at 37 °C that the growth so far comes to. */
  readonly theta: Quantity<'h'>;
  readonly plate: Plate;
  readonly beside: Plate;
  readonly measured: Measured | null;
  readonly tests: string | null;
  readonly rng: { readonly rule: Rng; readonly loop: Rng };
}

const DT: Quantity<'s'> = 60;
const HOUR: Quantity<'s'> = 3600;
const END: Quantity<'h'> = 48;
/** Colonies for which there is room in a frame: more than Poisson(300) ever gives in practice. */
const MOST_DRAWN = 450;

/** With a lens. */
const SEEN_FROM: Quantity<'mm'> = 0.1;
const PINPOINT: Quantity<'mm'> = 0.5;
/** Smaller colonies have too little acid under them to be judged, whatever their colour. */
const JUDGED_FROM: Quantity<'mm'> = 0.9;
const PINK_RED = 0.85;
const PALE_PINK = 0.5;

const COLOURS = ['no growth', 'pinpoint', 'pink-red', 'pale pink', 'colourless', 'cream'] as const;
type Colour = (typeof COLOURS)[number];
const TOO_SMALL = 'Too small to judge';
const RESULTS: Readonly<Record<Exclude<Colour, 'cream'>, string>> = {
  'no growth': 'No growth',
  pinpoint: TOO_SMALL,
  'pink-red': 'Lactose fermenter',
  'pale pink': 'Weak or late acid',
  colourless: 'Non-fermenter',
};
const NOT_DIFFERENTIAL = 'Not differential';
const NO_SUCH = 'No such colony on this plate';
const TWO_KINDS = '1 picks a pink colony, 2 a colourless one.';
/** What the two kinds are asked for by. */
const [PINK, COLOURLESS] = [1, 2];

/** Standard deviation of one measurement; divisions of the rule are estimated through a lens. */
const RULE: Readonly<Record<Grade, Quantity<'mm'>>> = { ideal: 0, school: 0.1, research: 0.03 };
const BY_EYE =
  'chosen: standard deviation of a rule read through a lens 0.1 mm, drawn once at each measurement; divisions within ±0.5 %, taken as rectangular';
const BY_LOUPE =
  'chosen: standard deviation of a measuring loupe 0.03 mm, drawn once at each measurement; graticule within ±0.2 %, taken as rectangular';

const radiusOf = ({ theta }: State, { agar }: Plate, { species }: Growth): Quantity<'mm'> => {
  const { speed, lag } = SPECIES[species];
  return radiusAfter(theta, { speed: speed[agar], lag });
};

function colourOf(state: State, plate: Plate, growth: Growth): Colour {
  const radius = radiusOf(state, plate, growth);
  if (radius === 0) return 'no growth';
  if (plate.agar === 'Nutrient agar') return 'cream';
  if (2 * radius < PINPOINT) return 'pinpoint';
  const red = redShare(growth.ph);
  return red >= PINK_RED ? 'pink-red' : red >= PALE_PINK ? 'pale pink' : 'colourless';
}

/** By the colour, where there is enough of a colony. */
function lactoseOf(agar: Agar, colour: Colour, diameter: Quantity<'mm'>): string {
  if (agar === 'Nutrient agar' || colour === 'cream') return NOT_DIFFERENTIAL;
  return colour !== 'no growth' && diameter < JUDGED_FROM ? TOO_SMALL : RESULTS[colour];
}

const isPink = (colour: Colour): boolean => colour === 'pink-red' || colour === 'pale pink';

function counted(state: State, of: (colour: Colour) => boolean): number {
  const { plate } = state;
  return plate.growths.reduce((sum, growth) => sum + (of(colourOf(state, plate, growth)) ? growth.count : 0), 0);
}

/** Colonies of the two kinds lie at random among each other. */
function spread({ organism, inoculum_cfu }: Params, agar: Agar, numbers: Rng, places: Rng): Plate {
  const inhabitants = inhabitantsOf(organism);
  const growths = inhabitants.map((species) => ({
    species,
    count: numbers.poisson(inoculum_cfu / inhabitants.length),
    ph: START_PH,
  }));
  const out = new Float32Array(MOST_DRAWN * COLONY_STRIDE);
  const total = growths.reduce((sum, { count }) => sum + count, 0);
  placeColonies(total, places, out);
  const mean = meanColonyRadius(total);
  for (let n = 2; n < out.length; n += COLONY_STRIDE) out[n] = (out[n] ?? 0) / mean;
  return { agar, growths, places: out };
}

const advanced = (state: State, plate: Plate, hours: Quantity<'h'>): Plate => ({
  ...plate,
  growths: plate.growths.map((growth) => {
    const { speed, lag } = SPECIES[growth.species];
    const colony = { speed: speed[plate.agar], lag };
    return { ...growth, ph: advancePh(growth.ph, state.theta, hours, colony, ratesOn(growth.species, plate.agar)) };
  }),
});

/** What stands on a plate, for its picture; names of species are no part of it. */
const seen = (state: State, plate: Plate) => ({
  agar: plate.agar,
  kinds: plate.growths.map((growth) => ({
    count: Math.min(growth.count, MOST_DRAWN),
    /** mm. */
    radius: radiusOf(state, plate, growth),
    ph: growth.ph,
    form: SPECIES[growth.species].form,
  })),
});

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 900,
  readings: {
    incubation_h: { label: 'Incubated', unit: 'h', origin: 'computed', decimals: 2 },
    colony_count: { label: 'Colonies', unit: 'colonies', origin: 'count', decimals: 0 },
    pink_count: { label: 'Pink ones among them', unit: 'colonies', origin: 'count', decimals: 0 },
    colony_diameter_mm: { label: 'Diameter of a colony, true mean', unit: 'mm', origin: 'theory', decimals: 2 },
    measured_diameter_mm: {
      label: 'Diameter, as measured',
      unit: 'mm',
      decimals: 1,
      range: [0, 90],
      instrument: {
        name: 'Rule and lens',
        updateInterval: DT,
        school: { resolution: 0.1, drawn: RULE.school, gain: rectangular(0.005), source: BY_EYE },
        research: { resolution: 0.01, drawn: RULE.research, gain: rectangular(0.002), source: BY_LOUPE },
      },
    },
    colony_ph: {
      label: 'pH under a colony',
      unit: 'pH',
      instrument: {
        name: 'Flat pH electrode on the agar',
        updateInterval: 600,
        school: {
          resolution: 0.01,
          repeatability: 0.02,
          offset: rectangular(0.03),
          source: 'chosen: standard deviation 0.02; buffers within ±0.03, taken as rectangular',
        },
        research: {
          resolution: 0.001,
          repeatability: 0.005,
          offset: rectangular(0.01),
          source: 'chosen: standard deviation 0.005; buffers within ±0.01, taken as rectangular',
        },
      },
    },
    red_fraction: { label: 'Neutral red in its red form', unit: '1', origin: 'derived', decimals: 3 },
    colony_color: { label: 'Colonies look', kind: 'text', unit: 'text', values: COLOURS },
    bile_haze: { label: 'Haze of bile acids', kind: 'text', unit: 'text', values: ['yes', 'no'] },
    lactose_result: {
      label: 'Lactose',
      kind: 'text',
      unit: 'text',
      values: [...Object.values(RESULTS), NOT_DIFFERENTIAL],
    },
    picked_tests: { label: 'Tests of the picked colony', kind: 'text', unit: 'text' },
  },
  actions: {
    measure_colony: { label: 'Measure a colony', hint: 'Lays the rule on a colony of middle size.' },
    pick_colony: {
      label: 'Pick a colony',
      value: { kind: 'number', unit: '1', min: 1, max: 2, step: 1, initial: 1 },
      hint: '1 takes a pink one, 2 a colourless one: it is subcultured and tested for indole, citrate, urease and oxidase.',
    },
  },
  fields: () => ({
    places: { kind: 'f32', shape: [MOST_DRAWN, COLONY_STRIDE] },
    besides: { kind: 'f32', shape: [MOST_DRAWN, COLONY_STRIDE] },
  }),

  init(params, rng) {
    const other: Agar = params.agar === 'MacConkey' ? 'Nutrient agar' : 'MacConkey';
    return {
      seconds: 0,
      theta: 0,
      plate: spread(params, params.agar, rng.stream('colonies'), rng.stream('places')),
      beside: spread(params, other, rng.stream('other colonies'), rng.stream('other places')),
      measured: null,
      tests: null,
      rng: { rule: rng.stream('rule'), loop: rng.stream('loop') },
    };
  },

  step(state, { temperature }) {
    const hours = (paceAt(temperature) * DT) / HOUR;
    return {
      ...state,
      seconds: state.seconds + DT,
      theta: state.theta + hours,
      plate: advanced(state, state.plate, hours),
      beside: advanced(state, state.beside, hours),
    };
  },

  act(state, _params, action, _rng, grade) {
    const { plate } = state;
    switch (action.do) {
      case 'measure_colony': {
        // Drawn at every grade, so that an ideal rule does not shift the draws to come.
        const error = state.rng.rule.normal();
        const first = plate.growths[0];
        const trueMm = first && first.count > 0 ? 2 * radiusOf(state, plate, first) : 0;
        if (trueMm === 0) return { state, notice: 'There is no colony to measure.' };
        if (trueMm < SEEN_FROM) return { state, notice: 'The colonies are still too small for a rule and a lens.' };
        const shownMm = Math.max(0, trueMm + RULE[grade] * error);
        return { state: { ...state, measured: { seconds: state.seconds, trueMm, shownMm } } };
      }
      case 'pick_colony': {
        if (action.value !== PINK && action.value !== COLOURLESS) return { state, notice: TWO_KINDS };
        const wanted = plate.growths.filter((growth) => {
          const colour = colourOf(state, plate, growth);
          return colour !== 'no growth' && growth.count > 0 && isPink(colour) === (action.value === PINK);
        });
        let place = state.rng.loop.next() * wanted.reduce((sum, { count }) => sum + count, 0);
        const taken = wanted.find(({ count }) => (place -= count) < 0);
        return taken ? { state: { ...state, tests: SPECIES[taken.species].tests } } : { state, notice: NO_SUCH };
      }
    }
  },

  done: ({ seconds }) => seconds >= END * HOUR,

  read(state) {
    const { plate, measured } = state;
    const [first] = plate.growths;
    const radius = first ? radiusOf(state, plate, first) : 0;
    const colour = first ? colourOf(state, plate, first) : 'no growth';
    const ph = first?.ph ?? START_PH;
    return {
      incubation_h: state.seconds / HOUR,
      colony_count: counted(state, (each) => each !== 'no growth'),
      pink_count: counted(state, isPink),
      colony_diameter_mm: 2 * radius,
      measured_diameter_mm: measured?.shownMm ?? null,
      colony_ph: ph,
      red_fraction: redShare(ph),
      colony_color: colour,
      bile_haze: plate.agar === 'MacConkey' && ph < BILE_HAZE_PH ? 'yes' : 'no',
      lactose_result: lactoseOf(plate.agar, colour, 2 * radius),
      picked_tests: state.tests,
    };
  },

  derive(_state, _params, bench) {
    const ph = bench.shown('colony_ph');
    return { red_fraction: ph === null ? null : redShare(ph) };
  },

  view(state, _params, out) {
    out.places.set(state.plate.places);
    out.besides.set(state.beside.places);
    return {
      hours: state.seconds / HOUR,
      plate: seen(state, state.plate),
      beside: seen(state, state.beside),
      /** When the last colony was measured, hours; null before. */
      measuredAt: state.measured === null ? null : state.measured.seconds / HOUR,
      /** Two plates never look alike: for forms and tones of their colonies. */
      look: Math.round(1e6 * Math.abs(state.plate.places[0] ?? 0)),
    };
  },
});
