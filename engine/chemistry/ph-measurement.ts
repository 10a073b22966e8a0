/**
 * pH of everyday liquids, by paper and by a glass electrode that has to be calibrated.
 *
 * Sample      pH from the balance of charges (`charge-balance.ts`), 25 °C; dilution divides every concentration
 * Electrode   E → E_off − f 59.16 mV (pH_eff − 7), first order, τ = 4 s (20 s in water: it conducts too little);
 *             E_off ~ N(0, 8 mV), f ~ U(0.93, 0.99), drawn once for each electrode
 * Carry-over  unrinsed, a film of 0.1 mL of the last liquid mixes into 100 mL, for that dip (`carried-film.ts`)
 * Meter       pH = 7 − (E − E₇)/s; uncalibrated E₇ = 0, s = 59.16 mV; one buffer sets E₇, two set E₇ and s
 * Paper       pH + U(−0.5, 0.5), compared with the nearest whole number of the chart
 *
 * Assumptions: 25 °C throughout, activities left out (below 0.1 unit here), buffers exactly as labelled, a fresh beaker for each
 * dip, an electrode out of a liquid holds its voltage.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  dissolvedCarbonDioxide,
  HOUSEHOLD_CONTENTS,
  type HouseholdLiquid,
  type HouseholdLiquidName,
  householdLiquids,
} from '../data/household-liquids';
import type { Sample } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';
import { bufferMixtures, phWithFilm } from './carried-film';
import { chargeBalancePh, protonsLost, type WaterMixture } from './charge-balance';
import { rectangular } from '../core/uncertainty';

export interface Params {
  readonly solution: HouseholdLiquidName;
  readonly dilution: '1' | '10' | '100' | '1000';
  readonly water_source: 'Freshly boiled' | 'In contact with air';
}

export const TARGETS = ['0', '4.01', '7.00', '10.01'] as const;
export const BUFFERS = ['4.01', '7.00', '10.01'] as const;
export type Buffer = (typeof BUFFERS)[number];

/** Where the bulb of the electrode is. */
export type Place = 'storage' | 'air' | 'sample' | Buffer;

interface CalibrationPoint {
  readonly ph: Quantity<'1'>;
  readonly emf: Quantity<'mV'>;
  /** Since the trial began. */
  readonly seconds: Quantity<'s'>;
}

interface Electrode {
  readonly offset: Quantity<'mV'>;
  /** Slope as a part of Nernst's. */
  readonly slope: number;
}

export interface State {
  /** Since the trial began. */
  readonly steps: number;
  readonly electrodes: Rng;
  readonly papers: Rng;
  readonly electrode: Electrode;
  readonly place: Place;
  /** The liquid that clings to the electrode; null after rinsing. */
  readonly last: WaterMixture | null;
  /** pH at the bulb; null in air. */
  readonly effectivePh: number | null;
  readonly emf: Quantity<'mV'>;
  readonly calibration: readonly CalibrationPoint[];
  readonly sample: WaterMixture;
  readonly samplePh: number;
  /** What paper showed, for each liquid at this dilution. */
  readonly strips: Readonly<Partial<Record<HouseholdLiquidName, number>>>;
  /** Put into vials, in order. */
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 0.05;
/** 2.303 RT/F at 25 °C. */
const NERNST: Quantity<'mV'> = 59.16;
const NEUTRAL = 7;
const OFFSET_SPREAD: Quantity<'mV'> = 8;
const SLOPES = [0.93, 0.99] as const;
const RESPONSE: Quantity<'s'> = 4;
const RESPONSE_IN_WATER: Quantity<'s'> = 20;
const PAPER_ERROR = 0.5;
/** The meter shows its stability mark below this drift. */
const STABLE: Quantity<'mV/s'> = 0.05;
const SLOPE_RANGE = [85, 105] as const;
const DISPLAY = [-2, 16] as const;
const CHART = [0, 14] as const;

const NOT_IN_BUFFER = 'The probe is not in that buffer.';
const CHECK_BUFFER = 'Check buffer or electrode.';
const STILL_DRIFTING = 'Taken while the voltage was still drifting: wait for the stability mark and calibrate again.';

const liquidOf = (name: HouseholdLiquidName): HouseholdLiquid =>
  householdLiquids.find((liquid) => liquid.name === name) ?? householdLiquids[0];

function sampleOf({ solution, dilution, water_source }: Params): Pick<State, 'sample' | 'samplePh'> {
  const { mixture } = liquidOf(solution);
  const factor = Number(dilution);
  const sample: WaterMixture = {
    strongCations: mixture.strongCations / factor,
    acids: mixture.acids.map((acid) => ({ ...acid, total: acid.total / factor })),
    ...(solution === 'Water' && water_source === 'In contact with air' ? { open: dissolvedCarbonDioxide } : {}),
  };
  return { sample, samplePh: chargeBalancePh(sample) };
}

/** Of the beaker as it stands there; null where there is nothing but water in it. */
function vialOf({ solution, dilution }: Params, pH: number, millilitres: Quantity<'mL'>): Sample | null {
  const contents = Object.entries(HOUSEHOLD_CONTENTS[solution]);
  if (contents.length === 0) return null;
  return {
    version: 1,
    name: dilution === '1' ? solution : `${solution}, 1 in ${dilution}`,
    phase: 'solution',
    matrix: 'water',
    amount: { value: millilitres, unit: 'mL' },
    temperature: 25,
    pH,
    parts: contents.map(([id, content]) => ({
      id: id as SubstanceId,
      q: { value: content / Number(dilution), unit: 'mol/L' },
    })),
    prep: [],
    source: 'an everyday liquid, of typical composition',
  };
}

const drawElectrode = (rng: Rng): Electrode => ({
  offset: rng.normal(0, OFFSET_SPREAD),
  slope: rng.uniform(...SLOPES),
});

/** Voltage at rest in a liquid of this pH. */
const restingEmf = ({ offset, slope }: Electrode, ph: number): Quantity<'mV'> =>
  offset - slope * NERNST * (ph - NEUTRAL);

const responseIn = (place: Place, { solution }: Params): Quantity<'s'> =>
  place === 'sample' && solution === 'Water' ? RESPONSE_IN_WATER : RESPONSE;

function driftOf(state: State, params: Params): Quantity<'mV/s'> {
  if (state.effectivePh === null) return 0;
  return (restingEmf(state.electrode, state.effectivePh) - state.emf) / responseIn(state.place, params);
}

const isStable = (state: State, params: Params): boolean =>
  state.effectivePh !== null && Math.abs(driftOf(state, params)) < STABLE;

// ---------------------------------------------------------------- the meter

/** Slope between two points as a part of Nernst's, in %; null before there are two. */
function slopePercent([first, second]: readonly CalibrationPoint[]): number | null {
  if (!first || !second) return null;
  return (100 * (first.emf - second.emf)) / (second.ph - first.ph) / NERNST;
}

/** What the meter makes of the voltage; null where that lies beyond its display. */
function meterPh({ calibration, emf }: State): number | null {
  const [first] = calibration;
  const slope = ((slopePercent(calibration) ?? 100) / 100) * NERNST;
  const ph = first ? first.ph + (first.emf - emf) / slope : NEUTRAL - emf / slope;
  return ph >= DISPLAY[0] && ph <= DISPLAY[1] ? ph : null;
}

/** The same buffer again replaces itself, a third one the nearer of the two. */
function withPoint(points: readonly CalibrationPoint[], point: CalibrationPoint): readonly CalibrationPoint[] {
  const others = points.filter(({ ph }) => ph !== point.ph);
  if (others.length < 2) return [...others, point];
  const [near] = others.toSorted((a, b) => Math.abs(a.ph - point.ph) - Math.abs(b.ph - point.ph));
  return [...others.filter((other) => other !== near), point];
}

// ---------------------------------------------------------------- what hands do

function dip(state: State, target: (typeof TARGETS)[number]): State {
  const place: Place = target === '0' ? 'sample' : target;
  if (state.place === place) return state;
  const liquid = target === '0' ? state.sample : bufferMixtures[target];
  const clean = target === '0' ? state.samplePh : Number(target);
  const effectivePh = state.last === null ? clean : phWithFilm(liquid, state.last);
  return { ...state, place, effectivePh, last: liquid };
}

const freshElectrode = (electrodes: Rng) => {
  const electrode = drawElectrode(electrodes);
  return {
    electrode,
    place: 'storage',
    last: null,
    effectivePh: NEUTRAL,
    emf: restingEmf(electrode, NEUTRAL),
    calibration: [],
  } as const;
};

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: {
    ph_equilibrium: { label: 'pH of the sample', unit: '1', origin: 'theory' },
    ph_meter: {
      label: 'pH meter',
      unit: '1',
      range: DISPLAY,
      instrument: {
        name: 'pH meter with glass electrode',
        updateInterval: 0.5,
        school: {
          resolution: 0.01,
          repeatability: 0.01,
          offset: rectangular(0.03),
          source:
            'calibrated in buffers of ±0.02, liquid junctions that differ between buffer and sample: together ±0.03, taken as rectangular; of the size found for routine two-point work by I. Leito et al., Accred. Qual. Assur. 7, 242 (2002)',
        },
        research: {
          resolution: 0.01,
          repeatability: 0.003,
          offset: 0.01,
          spread: 'normal',
          source:
            'target uncertainty of a bracketing calibration, U(pH) = 0.02 with k = 2: R. P. Buck et al., IUPAC Recommendations 2002, Pure Appl. Chem. 74, 2169',
        },
      },
    },
    emf_mv: {
      label: 'Electrode voltage',
      unit: 'mV',
      range: [-2000, 2000],
      instrument: {
        name: 'pH meter, millivolt range',
        updateInterval: 0.5,
        school: {
          resolution: 0.1,
          repeatability: 0.1,
          offset: rectangular(0.5),
          source: 'makers of bench meters state ±0.5 mV; taken as rectangular',
        },
        research: {
          resolution: 0.1,
          repeatability: 0.05,
          offset: rectangular(0.2),
          source: 'makers of research meters state ±0.2 mV; taken as rectangular',
        },
      },
    },
    paper_ph: { label: 'pH paper', unit: '1', decimals: 0, origin: 'chance' },
    hydrogen_m: { label: '[H⁺] from the meter', unit: 'mol/L', digits: 2, origin: 'derived' },
    slope_percent: { label: 'Slope of the electrode', unit: '%', digits: 3, origin: 'derived' },
    log_dilution: { label: 'log₁₀ of the dilution', unit: '1', decimals: 0, origin: 'computed' },
  },
  actions: {
    dip_probe: {
      label: 'Dip the probe',
      value: { kind: 'select', options: TARGETS, initial: '7.00' },
      hint: '0 is the sample; 4.01, 7.00 and 10.01 are the buffers.',
    },
    rinse_probe: { label: 'Rinse the probe', hint: 'With pure water from the wash bottle; it then hangs in the air.' },
    calibrate: {
      label: 'Calibrate',
      value: { kind: 'select', options: BUFFERS, initial: '7.00' },
      hint: 'Takes the present voltage as that of this buffer.',
    },
    dip_paper: { label: 'Dip pH paper', hint: 'A fresh strip into the sample.' },
    take_liquid: {
      label: 'Put liquid into a vial',
      value: { kind: 'number', unit: 'mL', min: 1, max: 100, step: 1, initial: 10 },
      hint: 'From the beaker, which is filled again from its bottle. It goes to the shelf: for the metals in it.',
    },
    new_electrode: { label: 'New electrode', hint: 'With an offset and a slope of its own: it needs a calibration.' },
  },
  fields: () => ({}),

  init(params, rng, specimen) {
    const electrodes = specimen.stream('electrodes');
    return {
      ...freshElectrode(electrodes),
      electrodes,
      papers: rng.stream('papers'),
      ...sampleOf(params),
      steps: 0,
      strips: {},
      taken: [],
    };
  },

  step(state, params) {
    const steps = state.steps + 1;
    if (state.effectivePh === null) return { ...state, steps };
    const rest = restingEmf(state.electrode, state.effectivePh);
    if (state.emf === rest) return { ...state, steps };
    return { ...state, steps, emf: rest + (state.emf - rest) * Math.exp(-DT / responseIn(state.place, params)) };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'dip_probe':
        return { state: dip(state, action.value) };
      case 'rinse_probe':
        return { state: { ...state, place: 'air', effectivePh: null, last: null } };
      case 'calibrate': {
        if (state.place !== action.value) return { state, notice: NOT_IN_BUFFER };
        const calibration = withPoint(state.calibration, {
          ph: Number(action.value),
          emf: state.emf,
          seconds: state.steps * DT,
        });
        const next = { ...state, calibration };
        const slope = slopePercent(calibration);
        if (slope !== null && (slope < SLOPE_RANGE[0] || slope > SLOPE_RANGE[1])) {
          return { state: next, notice: CHECK_BUFFER };
        }
        return isStable(state, params) ? { state: next } : { state: next, notice: STILL_DRIFTING };
      }
      case 'dip_paper': {
        const seen = Math.round(state.samplePh + state.papers.uniform(-PAPER_ERROR, PAPER_ERROR));
        const ph = Math.min(CHART[1], Math.max(CHART[0], seen));
        return { state: { ...state, strips: { ...state.strips, [params.solution]: ph } } };
      }
      case 'take_liquid': {
        const vial = vialOf(params, state.samplePh, action.value);
        if (!vial) return { state, notice: 'This is water and nothing else: there is nothing in it to measure.' };
        return { state: { ...state, taken: [...state.taken, vial] } };
      }
      case 'new_electrode':
        return { state: { ...state, ...freshElectrode(state.electrodes) } };
    }
  },

  /** Another beaker stands there: an electrode that was in the one before hangs over it, wet. */
  reconfigure(state, params, before) {
    const diluted = params.dilution !== before.dilution;
    const aired = params.water_source !== before.water_source;
    const other = params.solution !== before.solution || diluted || (aired && params.solution === 'Water');
    const { Water: _, ...withoutWater } = state.strips;
    return {
      ...state,
      ...sampleOf(params),
      strips: diluted ? {} : aired ? withoutWater : state.strips,
      ...(other && state.place === 'sample' ? { place: 'air', effectivePh: null } : {}),
    };
  },

  samples: ({ taken }) => taken,

  read(state, params) {
    const ph = meterPh(state);
    return {
      ph_equilibrium: state.samplePh,
      ph_meter: ph,
      emf_mv: state.emf,
      paper_ph: state.strips[params.solution] ?? null,
      hydrogen_m: ph === null ? null : 10 ** -ph,
      slope_percent: slopePercent(state.calibration),
      log_dilution: Math.log10(Number(params.dilution)),
    };
  },

  derive({ calibration }, _params, bench) {
    const ph = bench.shown('ph_meter');
    const seen = calibration.map((point) => ({ ...point, emf: bench.shownAt('emf_mv', point.emf, point.seconds) }));
    const slope = slopePercent(seen);
    const [first, second] = calibration;
    return {
      hydrogen_m: ph === null ? null : 10 ** -ph,
      slope_percent:
        slope === null || !first || !second
          ? null
          : {
              value: slope,
              scatter:
                ((100 / NERNST) * Math.SQRT2 * bench.scatterAt('emf_mv', first.emf)) / Math.abs(second.ph - first.ph),
            },
    };
  },

  view(state, params) {
    const { solute } = liquidOf(params.solution);
    const lost = solute ? protonsLost([solute.pKa], state.samplePh) : null;
    return {
      place: state.place,
      /** A liquid clings to the electrode that would be carried into the next one. */
      wet: state.last !== null,
      stable: isStable(state, params),
      buffers: state.calibration.map(({ ph }) => ph),
      strips: state.strips,
      /** Part of the solute that gave its first proton away, or took one up; null in pure water. */
      ionised: lost === null ? null : solute?.put === 'acid' ? lost : 1 - lost,
    };
  },
});
