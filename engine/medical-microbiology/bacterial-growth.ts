/**
 * A shaken broth culture of Escherichia coli, sampled by dilution plating and by optical density.
 *
 * Growth        `growth-kinetics.ts`, with μ = f_m μ(T); f_m, Nmax and h₀ = μλ are those of the medium
 * Heat          at 47.5 °C and above there is no growth, and N falls tenfold in D = 1.5·10^((60 − T)/5) min
 * Late death    once N has been above 0.99 Nmax for 24 h in all, growth is off for good and N falls at 0.05 h⁻¹
 * Turbidity     the living and the dead: N_total rises with growth and never falls;
 *               x = N_total/(8·10⁸ per mL), OD₆₀₀ = x/(1 + 0.25 x) for 1 cm
 * Plate         colonies ~ Poisson(N · 0.1 mL · 10⁻ᵈ); estimate = count · 10 · 10ᵈ, 95 % interval count ± 1.96 √count
 * Photometer    a reading of a sample carries a Gaussian error of 0.002, none at grade ideal
 *
 * Assumptions: 37 °C incubation of plates lets every living cell make one colony; the volume taken is small; the flask
 * follows the bath at once. Numbers per mL, hours inside.
 *
 * Bench time: a sample with its dilution series and plate takes 2 min, a photometer reading half a minute, while the
 * culture grows on. What is done without a pause belongs to one sample, kept on ice.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  advanceLnNumber,
  advanceLnQ,
  adjustment,
  eColi,
  heatDeathRate,
  initialLnQ,
  specificGrowthRate,
} from './growth-kinetics';
import {
  growthByOd,
  growthByPlates,
  MOST_COLONIES,
  type OdPoint,
  PLATED,
  type Plate,
  resultOf,
} from './growth-samples';
import { PARTICLES } from '../data/samples/sizes';
import type { Sample as TakenSample } from '../data/samples/sample';
import { cellSizes, dryCells, LEAST_OD, opticalDensity } from './optical-density';
import { COLONY_STRIDE, placeColonies } from './spread-plate';

export type Medium = 'Nutrient broth' | 'LB broth' | 'Minimal medium (M9 glucose)';

export interface Params {
  readonly inoculum: Quantity<'CFU/mL'>;
  readonly medium: Medium;
  readonly temperature: Quantity<'°C'>;
}

interface MediumLaw {
  /** f_m: growth rate as a part of that in the richest medium. */
  readonly rate: number;
  readonly lnMost: number;
  /** h₀ = μλ. */
  readonly work: number;
}

/** Teaching values of the usual order: M9 with glucose doubles in about 50 min, LB reaches some 10⁹ per mL. */
const MEDIA: Readonly<Record<Medium, MediumLaw>> = {
  'Nutrient broth': { rate: 0.8, lnMost: Math.log(1e9), work: 2.5 },
  'LB broth': { rate: 1, lnMost: Math.log(3e9), work: 2.5 },
  'Minimal medium (M9 glucose)': { rate: 0.4, lnMost: Math.log(8e8), work: 3 },
};

/** Teaching value: D₆₀ = 1.5 min, z = 5 °C, killing from Tmax on. */
const HEAT = { from: eColi.max, d60: 1.5, z: 5 } as const;

type Phase = 'death' | 'no growth' | 'stationary' | 'lag' | 'exponential';

/** One sample as it was taken; it keeps on ice. */
interface Sample {
  readonly viable: Quantity<'CFU/mL'>;
  readonly total: Quantity<'1/mL'>;
  readonly hours: Quantity<'h'>;
  readonly doing: 'plating' | 'reading OD';
  /** The bench is free again at this step; what follows at once is done with the same sample. */
  readonly freeAt: number;
}

export interface State {
  readonly steps: number;
  /** ln of the living per mL. */
  readonly y: number;
  readonly lnQ: number;
  /** All that ever were, per mL. */
  readonly total: Quantity<'1/mL'>;
  /** Steps with N above 0.99 Nmax. */
  readonly fullSteps: number;
  readonly sample: Sample | null;
  readonly plates: readonly Plate[];
  readonly ods: readonly OdPoint[];
  /** Number of plates spread so far. */
  readonly spread: number;
  /** log₁₀ of the living every 10 min, up to LONGEST. */
  readonly truth: Float32Array;
  /** Colonies of the last plate. */
  readonly colonies: Float32Array;
  readonly coloniesDrawn: number;
  readonly rng: { readonly plates: Rng; readonly places: Rng; readonly photometer: Rng };
  /** Put into vials, in order. */
  readonly taken: readonly TakenSample[];
}

/** Broth with its cells, in ice: nothing grows on its way. */
const vialOf = ({ total, steps }: State, { medium }: Params, millilitres: Quantity<'mL'>): TakenSample => ({
  version: 1,
  name: `Culture after ${(steps * H).toFixed(1)} h`,
  phase: 'suspension',
  matrix: medium,
  amount: { value: millilitres, unit: 'mL' },
  temperature: 4,
  parts: [{ id: 'cells', q: { value: dryCells(total), unit: 'g/L' }, form: PARTICLES, sizes: cellSizes() }],
  prep: [],
  source: 'taken from a growing culture, and kept in ice',
});

const DT: Quantity<'s'> = 10;
const HOUR: Quantity<'s'> = 3600;
const H: Quantity<'h'> = DT / HOUR;
const STEPS_PER_HOUR = HOUR / DT;
const END: Quantity<'h'> = 24;
const SAMPLING: Quantity<'s'> = 120;
const OD_READING: Quantity<'s'> = 30;

/** ln of the parts of the greatest number from which a culture is full, and stationary. */
const LN_FULL = Math.log(0.99);
const LN_STATIONARY = Math.log(0.9);
const FULL_STEPS_TO_DEATH = 24 * STEPS_PER_HOUR;
const LATE_DEATH: Quantity<'1/h'> = 0.05;

const OD_NOISE = 0.002;
const PHOTOMETER =
  'Teaching value: a standard deviation of 0.002, drawn once at each reading and so the same however often it is recorded; display to 0.001';

const MOST_DILUTION = 9;
const NORMAL_95 = 1.96;
/** More colonies than this are drawn as a lawn. */
const MOST_DRAWN = 1000;

/** Points of the notebook: the last so many plates and photometer readings. */
const NOTED = 48;
/** Columns of a noted plate: hours; log₁₀ of the estimate, or of the bound where there is none; of its 95 % limits; kind. */
const PLATE_COLUMNS = 5;
export const NOTED_KINDS = ['Countable', 'Too few', 'above', 'below'] as const;
type NotedKind = (typeof NOTED_KINDS)[number];
/** Columns of a noted photometer reading: hours, OD. */
const OD_COLUMNS = 2;
/** Colonies: a lower limit at or below none is drawn here. */
const LEAST_LIMIT = 0.05;
const TRUTH_EVERY: Quantity<'h'> = 1 / 6;
const STEPS_PER_TRUTH = Math.round(TRUTH_EVERY * STEPS_PER_HOUR);
/** A week. */
const LONGEST: Quantity<'h'> = 168;
const TRUTH_POINTS = Math.round(LONGEST / TRUTH_EVERY) + 1;
const LEAST_LOG = -1;

const muOf = ({ medium, temperature }: Params): Quantity<'1/h'> =>
  MEDIA[medium].rate * specificGrowthRate(temperature, eColi);

const isLate = (state: State): boolean => state.fullSteps >= FULL_STEPS_TO_DEATH;

function phaseOf(state: State, params: Params, mu: Quantity<'1/h'>): Phase {
  if (isLate(state) || params.temperature >= HEAT.from) return 'death';
  if (mu === 0) return 'no growth';
  if (state.y > MEDIA[params.medium].lnMost + LN_STATIONARY) return 'stationary';
  return adjustment(state.lnQ) < 0.5 ? 'lag' : 'exponential';
}

/** CFU/mL; null where the colonies are too many to count. */
const estimateOf = ({ count, dilution }: Plate): Quantity<'CFU/mL'> | null =>
  resultOf(count) === 'TNTC' ? null : (count / PLATED) * 10 ** dilution;

/** Of a count n, √n; one where there is none, since a colony more would have been no surprise. */
const poisson = (count: number): number => Math.sqrt(Math.max(1, count));

const halfWidth = (count: number): number => NORMAL_95 * Math.sqrt(count);

/** Occupies the bench from now on: with a new sample, unless the last one is still in hand. */
function takeInHand(state: State, doing: Sample['doing'], seconds: Quantity<'s'>): Sample {
  const freeAt = state.steps + Math.ceil(seconds / DT);
  if (state.sample?.freeAt === state.steps) return { ...state.sample, doing, freeAt };
  return { viable: Math.exp(state.y), total: state.total, hours: state.steps / STEPS_PER_HOUR, doing, freeAt };
}

/** A plate as a point of the notebook, written into row n. */
function note(plate: Plate, n: number, out: Float32Array): void {
  const { count, dilution, hours } = plate;
  const result = resultOf(count);
  const kind: NotedKind = result === 'TNTC' ? 'above' : count === 0 ? 'below' : result;
  const log = (colonies: number): number => dilution + Math.log10(colonies / PLATED);
  const colonies = kind === 'above' ? MOST_COLONIES : Math.max(1, count);
  const half = kind === 'above' || kind === 'below' ? 0 : halfWidth(count);
  const row = n * PLATE_COLUMNS;
  out[row] = hours;
  out[row + 1] = log(colonies);
  out[row + 2] = log(Math.max(LEAST_LIMIT, colonies - half));
  out[row + 3] = log(colonies + half);
  out[row + 4] = NOTED_KINDS.indexOf(kind);
}

export const simulation = defineSimulation<Params, State>()({
  version: 2,
  dt: DT,
  rate: 600,
  readings: {
    sample_time_s: { label: 'Time of the plated sample', unit: 's', decimals: 0, origin: 'computed' },
    cfu_per_ml: { label: 'Viable number, true', unit: 'CFU/mL', origin: 'theory' },
    log10_cfu: { label: 'log₁₀ of the viable number, true', unit: '1', decimals: 3, origin: 'theory' },
    od600: { label: 'OD₆₀₀ of the culture, true', unit: '1', decimals: 3, origin: 'theory' },
    od_sample: {
      label: 'OD₆₀₀ of the last sample',
      unit: '1',
      decimals: 3,
      least: LEAST_OD,
      instrument: {
        name: 'Photometer at 600 nm',
        updateInterval: OD_READING,
        school: { resolution: 0.001, drawn: OD_NOISE, source: PHOTOMETER },
        research: { resolution: 0.001, drawn: OD_NOISE, source: PHOTOMETER },
      },
    },
    growth_rate: { label: 'Specific growth rate μ', unit: '1/h', origin: 'theory' },
    doubling_time_min: { label: 'Doubling time', unit: 'min', origin: 'theory' },
    lag_h: { label: 'Lag at this temperature', unit: 'h', origin: 'theory' },
    phase: {
      label: 'Phase',
      kind: 'text',
      unit: 'text',
      values: ['lag', 'exponential', 'stationary', 'death', 'no growth'],
    },
    plate_count: { label: 'Colonies on the last plate', unit: 'colonies', decimals: 0, origin: 'count' },
    plate_result: { label: 'Last plate', kind: 'text', unit: 'text', values: ['Countable', 'TNTC', 'Too few'] },
    plate_estimate_cfu_ml: {
      label: 'Viable number from the last plate',
      unit: 'CFU/mL',
      digits: 3,
      origin: 'derived',
    },
    growth_rate_plates: { label: 'μ from the last two countable samples', unit: '1/h', decimals: 3, origin: 'derived' },
    growth_rate_od: { label: 'μ from the last two optical densities', unit: '1/h', decimals: 3, origin: 'derived' },
  },
  actions: {
    take_sample: {
      label: 'Sample and plate',
      value: { kind: 'number', unit: '1', min: 0, max: MOST_DILUTION, step: 1, initial: 3 },
      hint: 'Spreads 0.1 mL of the 10⁻ᵈ dilution on agar: 0 is the undiluted broth, 9 the thousand-millionth. Takes 2 min.',
    },
    read_od: {
      label: 'Read the optical density',
      hint: 'Puts a sample into the photometer at 600 nm. Takes half a minute.',
    },
    take_culture: {
      label: 'Put culture into a vial',
      value: { kind: 'number', unit: 'mL', min: 0.5, max: 20, step: 0.5, initial: 5 },
      hint: 'Into ice, so that it stays as it is. The flask is large: what is taken does not change how it grows. It goes to the shelf.',
    },
    shift_temperature: {
      label: 'Shift the bath to',
      value: { kind: 'number', unit: '°C', min: 4, max: 50, step: 1, initial: 37 },
    },
  },
  fields: () => ({
    truth: { kind: 'f32', shape: [TRUTH_POINTS] },
    plates: { kind: 'f32', shape: [NOTED, PLATE_COLUMNS] },
    ods: { kind: 'f32', shape: [NOTED, OD_COLUMNS] },
    colonies: { kind: 'f32', shape: [MOST_DRAWN, COLONY_STRIDE] },
  }),

  init(params, rng) {
    const y = Math.log(params.inoculum);
    return {
      steps: 0,
      y,
      lnQ: initialLnQ(MEDIA[params.medium].work),
      total: Math.exp(y),
      fullSteps: 0,
      sample: null,
      plates: [],
      ods: [],
      spread: 0,
      truth: new Float32Array(TRUTH_POINTS).fill(y / Math.LN10, 0, 1),
      colonies: new Float32Array(MOST_DRAWN * COLONY_STRIDE),
      coloniesDrawn: 0,
      rng: { plates: rng.stream('plates'), places: rng.stream('colonies'), photometer: rng.stream('photometer') },
      taken: [],
    };
  },

  step(state, params) {
    const { lnMost } = MEDIA[params.medium];
    const late = isLate(state);
    const mu = late ? 0 : muOf(params);
    const death = heatDeathRate(params.temperature, HEAT) + (late ? LATE_DEATH : 0);
    const grown = mu > 0 ? advanceLnNumber(state.y, state.lnQ, mu, lnMost, H) : state.y;
    const y = grown - death * H;
    const steps = state.steps + 1;
    if (steps % STEPS_PER_TRUTH === 0 && steps / STEPS_PER_TRUTH < TRUTH_POINTS) {
      state.truth[steps / STEPS_PER_TRUTH] = Math.max(LEAST_LOG, y / Math.LN10);
    }
    return {
      ...state,
      steps,
      y,
      lnQ: advanceLnQ(state.lnQ, mu, H),
      total: state.total + Math.max(0, Math.exp(grown) - Math.exp(state.y)),
      fullSteps: state.fullSteps + (state.y > lnMost + LN_FULL ? 1 : 0),
    };
  },

  act(state, params, action, _rng, grade) {
    switch (action.do) {
      case 'take_sample': {
        const dilution = action.value;
        if (!Number.isInteger(dilution)) {
          return { state, notice: 'The dilutions are whole powers of ten, from 0 to 9.' };
        }
        const sample = takeInHand(state, 'plating', SAMPLING);
        const count = state.rng.plates.poisson(sample.viable * PLATED * 10 ** -dilution);
        const plate: Plate = { hours: sample.hours, dilution, count, viable: sample.viable };
        return {
          state: {
            ...state,
            sample,
            plates: [...state.plates.slice(1 - NOTED), plate],
            spread: state.spread + 1,
            coloniesDrawn: placeColonies(count, state.rng.places, state.colonies),
          },
        };
      }
      case 'read_od': {
        const sample = takeInHand(state, 'reading OD', OD_READING);
        // Drawn at every grade, so that an ideal photometer does not shift the draws to come.
        const error = OD_NOISE * state.rng.photometer.normal();
        const od = opticalDensity(sample.total) + (grade === 'ideal' ? 0 : error);
        const point: OdPoint = { hours: sample.hours, od, total: sample.total };
        return { state: { ...state, sample, ods: [...state.ods.slice(1 - NOTED), point] } };
      }
      case 'take_culture':
        return { state: { ...state, taken: [...state.taken, vialOf(state, params, action.value)] } };
      case 'shift_temperature':
        return { state, inputs: { temperature: action.value } };
    }
  },

  occupies(_state, _params, action) {
    switch (action.do) {
      case 'take_sample':
        return Number.isInteger(action.value) ? SAMPLING : 0;
      case 'read_od':
        return OD_READING;
      case 'take_culture':
      case 'shift_temperature':
        return 0;
    }
  },

  done: ({ steps }) => steps >= END * STEPS_PER_HOUR,

  samples: ({ taken }) => taken,

  read(state, params) {
    const mu = muOf(params);
    const viable = Math.exp(state.y);
    const plate = state.plates.at(-1);
    return {
      sample_time_s: plate ? plate.hours * HOUR : null,
      cfu_per_ml: viable < 1 ? 0 : viable,
      log10_cfu: viable < 1 ? null : state.y / Math.LN10,
      od600: opticalDensity(state.total),
      od_sample: state.ods.at(-1)?.od ?? null,
      growth_rate: mu,
      doubling_time_min: mu > 0 ? (60 * Math.LN2) / mu : null,
      lag_h: mu > 0 ? MEDIA[params.medium].work / mu : null,
      phase: phaseOf(state, params, mu),
      plate_count: plate ? plate.count : null,
      plate_result: plate ? resultOf(plate.count) : null,
      plate_estimate_cfu_ml: plate ? estimateOf(plate) : null,
      growth_rate_plates: growthByPlates(state.plates)?.truth ?? null,
      growth_rate_od: growthByOd(state.ods)?.truth ?? null,
    };
  },

  derive({ plates, ods }, _params, bench) {
    const plate = plates.at(-1);
    const estimate = plate ? estimateOf(plate) : null;
    return {
      plate_estimate_cfu_ml:
        plate && estimate !== null
          ? { value: estimate, scatter: (poisson(plate.count) / PLATED) * 10 ** plate.dilution }
          : null,
      growth_rate_plates: growthByPlates(plates)?.counted(),
      growth_rate_od: growthByOd(ods)?.read(({ od, hours }) => ({
        value: bench.shownAt('od_sample', od, hours * HOUR),
        scatter: bench.scatterAt('od_sample', od),
      })),
    };
  },

  view(state, _params, out) {
    out.truth.set(state.truth);
    out.colonies.set(state.colonies);
    state.plates.forEach((plate, n) => note(plate, n, out.plates));
    state.ods.forEach(({ hours, od }, n) => {
      out.ods[n * OD_COLUMNS] = hours;
      out.ods[n * OD_COLUMNS + 1] = od;
    });
    const plate = state.plates.at(-1);
    return {
      hours: state.steps / STEPS_PER_HOUR,
      /** Turbidity of the culture, for its look. */
      od: opticalDensity(state.total),
      doing: state.sample && state.steps < state.sample.freeAt ? state.sample.doing : null,
      /** Turbidity of the last sample. */
      sampleOd: state.sample ? opticalDensity(state.sample.total) : null,
      /** The last plate; `number` counts plates from 1. */
      plate: plate
        ? {
            number: state.spread,
            hours: plate.hours,
            dilution: plate.dilution,
            count: plate.count,
            result: resultOf(plate.count),
            estimate: estimateOf(plate),
            /** Half of the 95 % interval of the count, colonies. */
            halfWidth: halfWidth(plate.count),
            drawn: state.coloniesDrawn,
          }
        : null,
      /** Photometer readings so far, up to the last NOTED ones, and rows of `plates` in use. */
      odsNoted: state.ods.length,
      platesNoted: state.plates.length,
      truthPoints: Math.min(TRUTH_POINTS, 1 + Math.floor(state.steps / STEPS_PER_TRUTH)),
    };
  },
});
