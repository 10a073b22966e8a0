/**
 * A soil is shaken up in a jar of water and settles: sand in seconds, silt in hours, clay in days (`settling.ts`). Its texture
 * (`soil-texture.ts`), its water and its nutrients (`soil-water.ts`) follow from what it is made of.
 *
 * Grains are spheres of one density; in each class mass is even in log d. They fall alone, without hindering each other, in water that
 * stands still and keeps its temperature. Before the first shake everything is still in suspension.
 */
import { defineSimulation, type Estimate, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import type { Sample } from '../data/samples/sample';
import {
  CLAY_FROM,
  fallSpeed,
  finerThan,
  FLOC,
  FLOCCULATED,
  type Grading,
  GRAINS,
  hydrometerDepth,
  hydrometerReading,
  JAR_HEIGHT,
  LARGEST,
  largestLeft,
  LEVELS,
  SAND_FROM,
  settledPart,
  SILT_FROM,
  sizesOf,
  SOIL,
  viscosity,
} from './settling';
import { EXTRACTANTS, soilExtract } from './soil-extract';
import { soilForSizing } from './soil-grains';
import { RATINGS, readings } from './soil-readings';
import { ribbonLength, textureOf } from './soil-texture';
import { exchangeCapacity, FITTED, limed, soilWater } from './soil-water';

export interface Params {
  readonly sample: 'Custom' | 'Beach Sand' | 'Garden Loam' | 'River Silt' | 'Clay Pit';
  readonly sand_pct: Quantity<'%'>;
  readonly clay_pct: Quantity<'%'>;
  readonly organic_matter: Quantity<'%'>;
  readonly soil_ph: Quantity<'1'>;
  readonly nitrate_n: Quantity<'mg/kg'>;
  readonly phosphorus: Quantity<'mg/kg'>;
  readonly potassium: Quantity<'mg/kg'>;
  readonly temperature: Quantity<'°C'>;
  readonly fall_depth: Quantity<'cm'>;
}

interface Jar {
  /** Speeds of the sizes of each class, m/s. */
  readonly sand: readonly number[];
  readonly silt: readonly number[];
  readonly clay: readonly number[];
  readonly floc: number;
  /** Of each grain that is drawn: place across and height at the start (parts of the jar), and its share among its kind. */
  readonly places: Float32Array;
}

/** What was read at some lab time, true values. */
interface Read {
  readonly time: Quantity<'s'>;
  readonly clock: Quantity<'s'>;
  readonly value: Quantity<'g/L'>;
}

interface State {
  readonly jar: Jar;
  /** Steps since the run began. */
  readonly elapsed: number;
  /** Steps since the jar was shaken; null before. */
  readonly settling: number | null;
  readonly dispersant: boolean;
  /** The dispersant has been shaken in. */
  readonly dispersed: boolean;
  readonly poured: boolean;
  readonly blank: Quantity<'s'> | null;
  readonly reads: readonly Read[];
  readonly lime: Quantity<'t/ha'>;
  readonly ribbon: boolean;
  readonly phTested: boolean;
  readonly npkTested: boolean;
  /** Soil and extracts for the laboratory, in order. */
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 0.1;
const SLOW_UNTIL: Quantity<'s'> = 60;
const FAST = 60;
const END: Quantity<'s'> = 86_400;
const JAR_AREA: Quantity<'mm²'> = Math.PI * 30 ** 2;
/** Densities of what has settled, pores and all: chosen, kg/m³. */
const BULK = { sand: 1600, silt: 1350, clay: 1100 } as const;
/** What 5 g/L of hexametaphosphate make the hydrometer read: chosen. */
const BLANK: Quantity<'g/L'> = 4;
const SIZES = 60;
/** When the reading for sand and that for clay may be taken. */
const SAND_WINDOW = [30, 60] as const;
const CLAY_AFTER: Quantity<'s'> = 7 * 3600;

const rating = (value: number, low: number, high: number): string =>
  value < low ? RATINGS[0] : value > high ? RATINGS[2] : RATINGS[1];

const clockOf = ({ settling }: State): number => (settling ?? 0) * DT;

const gradingOf = ({ dispersed }: State, { sand_pct: sand, clay_pct: clay }: Params): Grading => ({
  sand: sand / 100,
  silt: (100 - sand - clay) / 100,
  clay: clay / 100,
  flocculated: dispersed ? 0 : FLOCCULATED,
});

const blankOf = ({ dispersant }: State): number => (dispersant ? BLANK : 0);

function hydrometerOf(state: State, params: Params): number | null {
  if (state.poured) return null;
  return hydrometerReading(clockOf(state), viscosity(params.temperature), gradingOf(state, params), blankOf(state));
}

/** Height of what lies on the floor, mm. */
function layers(state: State, params: Params): { readonly sand: number; readonly silt: number; readonly clay: number } {
  const { jar } = state;
  const clock = clockOf(state);
  const grading = gradingOf(state, params);
  const high = JAR_HEIGHT / 1000;
  const height = (part: number, settled: number, bulk: number): number =>
    (part * settled * SOIL * 1e6) / (bulk * JAR_AREA);
  const flocs = grading.flocculated * settledPart([jar.floc], clock, high);
  const single = (1 - grading.flocculated) * settledPart(jar.clay, clock, high);
  return {
    sand: height(grading.sand, settledPart(jar.sand, clock, high), BULK.sand),
    silt: height(grading.silt, settledPart(jar.silt, clock, high), BULK.silt),
    clay: height(grading.clay, flocs + single, BULK.clay),
  };
}

/** What the stored readings say of the soil: twice the reading above the blank is the percentage still in suspension. */
function found(state: State, reading: (read: Read) => number, blank: (time: number) => number) {
  const b = state.blank === null ? 0 : blank(state.blank);
  const early = state.reads.findLast(({ clock }) => clock >= SAND_WINDOW[0] && clock <= SAND_WINDOW[1]);
  const late = state.reads.findLast(({ clock }) => clock >= CLAY_AFTER);
  const sand = early ? 100 - 2 * (reading(early) - b) : null;
  const clay = late ? 2 * (reading(late) - b) : null;
  return {
    sand_found_pct: sand,
    clay_found_pct: clay,
    silt_found_pct: sand === null || clay === null ? null : 100 - sand - clay,
  };
}

/** A fresh jar with another 50 g of the same soil. */
const refilled = { settling: null, dispersant: false, dispersed: false, poured: false, reads: [] } as const;

/** Places of the drawn grains, the same in every trial. */
function scatter(rng: Rng): Float32Array {
  const places = new Float32Array(3 * GRAINS);
  for (let n = 0; n < GRAINS; n++) places.set([rng.uniform(-1, 1), rng.next(), rng.next()], 3 * n);
  return places;
}

/** Grains that are drawn, by mass: kind (0 sand, 1 silt, 2 clay, 3 floc), place across, depth in parts of the jar. */
function drawGrains(state: State, params: Params, out: Float32Array): void {
  const { jar } = state;
  const clock = clockOf(state);
  const { sand, silt, flocculated } = gradingOf(state, params);
  const high = JAR_HEIGHT / 1000;
  for (let n = 0; n < GRAINS; n++) {
    const share = (n + 0.5) / GRAINS;
    const among = jar.places[3 * n + 2] ?? 0;
    const kind = share < sand ? 0 : share < sand + silt ? 1 : among < flocculated ? 3 : 2;
    const speeds = kind === 0 ? jar.sand : kind === 1 ? jar.silt : jar.clay;
    const size = kind === 2 ? (among - flocculated) / (1 - flocculated) : among;
    const speed = kind === 3 ? jar.floc : (speeds[Math.floor(size * SIZES)] ?? 0);
    const depth = (jar.places[3 * n + 1] ?? 0) + (speed * clock) / high;
    const at = 4 * n;
    out[at] = jar.places[3 * n] ?? 0;
    out[at + 1] = Math.min(1, depth);
    out[at + 2] = kind;
    out[at + 3] = size;
  }
}

const phNow = ({ lime }: State, { soil_ph, clay_pct, organic_matter }: Params): number =>
  limed(soil_ph, lime, exchangeCapacity(clay_pct, organic_matter));

const refused = (state: State, notice: string) => ({ state, notice });
const EMPTY = 'The jar has been poured off: add dispersant, or shake, to fill it with fresh soil.';

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: (state) => (clockOf(state) < SLOW_UNTIL ? 1 : FAST),
  readings,
  actions: {
    add_dispersant: {
      label: 'Add dispersant',
      hint: 'Sodium hexametaphosphate keeps clay grains apart. It works from the next shaking on.',
    },
    shake: { label: 'Shake the jar', hint: 'Everything is stirred up and the clock begins at 0.' },
    read_hydrometer: { label: 'Read the hydrometer', hint: 'Keeps the time and what the stem shows.' },
    read_blank: {
      label: 'Read the blank',
      hint: 'The same hydrometer in a jar with water and what was added, without soil.',
    },
    pour_off: { label: 'Pour off', hint: 'Empties the jar; the next jar gets 50 g of the same soil and clean water.' },
    feel_test: { label: 'Feel test', hint: 'Moist soil is pressed to a ribbon until it breaks.' },
    test_ph: { label: 'Test pH' },
    test_npk: { label: 'Test N, P and K' },
    add_lime: {
      label: 'Add lime',
      value: { kind: 'number', unit: 't/ha', min: 0, max: 20, step: 0.5, initial: 2 },
      hint: 'Ground limestone, CaCO₃. It adds to what was given before.',
    },
    take_extract: {
      label: 'Shake out an extract',
      value: { kind: 'select', options: EXTRACTANTS, initial: 'Water' },
      hint: 'To the shelf: 5 g of dry soil, shaken and filtered. Water brings out nitrate, hydrogencarbonate also phosphate, ammonium acetate also potassium. The heap does not get less.',
    },
    take_soil: {
      label: 'Take soil for sizing',
      value: { kind: 'number', unit: 'g', min: 1, max: 50, step: 1, initial: 5 },
      hint: 'To the shelf: dried, freed of organic matter with hydrogen peroxide, and below 2 mm. The heap does not get less.',
    },
  },
  fields: () => ({
    /** Of each drawn grain: place across (−1 to 1), depth (0 to 1), kind (0 sand, 1 silt, 2 clay, 3 floc), size within its kind. */
    grains: { kind: 'f32', shape: [GRAINS, 4] },
    /** Part of the soil still in suspension, from the surface down. */
    cloud: { kind: 'f32', shape: [LEVELS] },
  }),

  init({ temperature }, _rng, specimen) {
    const mu = viscosity(temperature);
    const speeds = (from: number, to: number): readonly number[] =>
      sizesOf(from, to, SIZES).map((diameter) => fallSpeed(diameter, mu));
    return {
      jar: {
        sand: speeds(SAND_FROM, LARGEST),
        silt: speeds(SILT_FROM, SAND_FROM),
        clay: speeds(CLAY_FROM, SILT_FROM),
        floc: fallSpeed(FLOC, mu),
        places: scatter(specimen.stream('grains')),
      },
      ...refilled,
      elapsed: 0,
      blank: null,
      lime: 0,
      ribbon: false,
      phTested: false,
      npkTested: false,
      taken: [],
    };
  },

  step: (state) => ({
    ...state,
    elapsed: state.elapsed + 1,
    settling: state.settling === null || state.poured ? state.settling : state.settling + 1,
  }),

  act(state, params, action) {
    switch (action.do) {
      case 'add_dispersant': {
        const jar = state.poured ? { ...state, ...refilled } : state;
        if (jar.dispersant) return refused(state, 'The dispersant is in already.');
        const late = jar.settling === null ? undefined : 'It works once the jar is shaken again.';
        return { state: { ...jar, dispersant: true }, notice: late };
      }
      case 'shake': {
        const jar = state.poured ? { ...state, ...refilled } : state;
        return { state: { ...jar, settling: 0, dispersed: jar.dispersant, reads: [] } };
      }
      case 'read_hydrometer': {
        const value = hydrometerOf(state, params);
        if (value === null) return refused(state, EMPTY);
        if (state.settling === null) return refused(state, 'Shake the jar first.');
        const read = { time: state.elapsed * DT, clock: clockOf(state), value };
        return { state: { ...state, reads: [...state.reads, read] } };
      }
      case 'read_blank':
        return { state: { ...state, blank: state.elapsed * DT } };
      case 'pour_off':
        if (state.poured) return refused(state, EMPTY);
        return { state: { ...state, poured: true } };
      case 'feel_test': {
        const length = ribbonLength(params.clay_pct);
        const kind = length < 25 ? 'a loam or lighter' : length < 50 ? 'a clay loam' : 'a clay';
        const said =
          length < 2 ? 'It will not form a ribbon: a sand.' : `The ribbon breaks at ${length.toFixed(0)} mm: ${kind}.`;
        return { state: { ...state, ribbon: true }, notice: said };
      }
      case 'test_ph':
        return { state: { ...state, phTested: true } };
      case 'test_npk':
        return { state: { ...state, npkTested: true } };
      case 'add_lime':
        return { state: { ...state, lime: state.lime + action.value } };
      case 'take_extract': {
        const extract = soilExtract(action.value, params, phNow(state, params), params.temperature);
        return { state: { ...state, taken: [...state.taken, extract] } };
      }
      case 'take_soil': {
        const soil = soilForSizing(gradingOf(state, params), action.value, params.temperature);
        return { state: { ...state, taken: [...state.taken, soil] } };
      }
    }
  },

  done: (state) => clockOf(state) >= END,

  read(state, params) {
    const { sand_pct: sand, clay_pct: clay, organic_matter: om } = params;
    const clock = clockOf(state);
    const mu = viscosity(params.temperature);
    const largest = largestLeft(params.fall_depth / 100, clock, mu);
    const reading = hydrometerOf(state, params);
    const water = soilWater(sand, clay, om);
    const cec = exchangeCapacity(clay, om);
    const height = layers(state, params);
    const inRange = clay <= FITTED.clay && om <= FITTED.organicMatter;
    return {
      settling_time: clock,
      hydrometer_g_l: reading,
      hydrometer_depth_cm: reading === null ? null : hydrometerDepth(reading),
      blank_g_l: state.blank === null ? null : blankOf(state),
      suspended_pct: state.poured ? null : 100 * finerThan(largest, gradingOf(state, params)),
      max_diameter_um: largest * 1e6,
      settle_speed_clay: fallSpeed(SILT_FROM, mu),
      ...found(
        state,
        ({ value }) => value,
        () => blankOf(state),
      ),
      silt_pct: 100 - sand - clay,
      texture_class: textureOf(sand, clay),
      sand_mm: height.sand,
      silt_mm: height.silt,
      clay_mm: height.clay,
      field_capacity_pct: water.held && 100 * water.held.fieldCapacity,
      wilting_point_pct: water.held && 100 * water.held.wiltingPoint,
      available_water_pct: water.held && 100 * (water.held.fieldCapacity - water.held.wiltingPoint),
      saturation_pct: 100 * water.saturation,
      ksat_mm_h: water.conductivity,
      bulk_density: water.density,
      cec,
      water_range: inRange ? 'within the fitted range' : 'outside the fitted range',
      soil_ph_now: phNow(state, params),
      n_rating: rating(params.nitrate_n, 10, 30),
      p_rating: rating(params.phosphorus, 10, 20),
      k_rating: rating(params.potassium, 100, 200),
    };
  },

  derive(state, _params, instruments) {
    const reading = instruments.shown('hydrometer_g_l');
    const b = blankOf(state);
    const { sand_found_pct, clay_found_pct, silt_found_pct } = found(
      state,
      ({ value, time }) => instruments.shownAt('hydrometer_g_l', value, time),
      (time) => instruments.shownAt('blank_g_l', b, time),
    );
    // Each is twice the difference of two readings of one hydrometer, its zero with it; silt that of the two in the soil.
    const scatter = 2 * Math.SQRT2 * instruments.scatterAt('hydrometer_g_l', b);
    const estimate = (value: number | null): Estimate | null => (value === null ? null : { value, scatter });
    return {
      hydrometer_depth_cm: reading === null ? null : hydrometerDepth(reading),
      sand_found_pct: estimate(sand_found_pct),
      clay_found_pct: estimate(clay_found_pct),
      silt_found_pct: estimate(silt_found_pct),
    };
  },

  samples: ({ taken }) => taken,

  view(state, params, out) {
    drawGrains(state, params, out.grains);
    const grading = gradingOf(state, params);
    const mu = viscosity(params.temperature);
    const clock = clockOf(state);
    for (let n = 0; n < LEVELS; n++) {
      const depth = (((n + 0.5) / LEVELS) * JAR_HEIGHT) / 1000;
      out.cloud[n] = state.poured ? 0 : finerThan(largestLeft(depth, clock, mu), grading);
    }
    const { dispersant, dispersed, poured, lime, phTested, npkTested, ribbon } = state;
    return {
      clock,
      shaken: state.settling !== null,
      fast: clock >= SLOW_UNTIL,
      dispersant,
      dispersed,
      poured,
      lime,
      phTested,
      npkTested,
      ribbonMm: ribbon ? ribbonLength(params.clay_pct) : null,
      reads: state.reads.length,
      blankRead: state.blank !== null,
    };
  },
});
