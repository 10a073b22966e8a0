/**
 * Catalase test on a slide: a drop of peroxide falls on a smeared colony, and the gas of the first 20 s is the result.
 *
 * The law stands in `catalase-colonies.ts`, the bubbles in `froth.ts`. Classical Runge–Kutta, 0.05 s.
 *
 * Assumptions: one colony on each slide, well mixed, at 25 °C; clock and gas begin with the first drop on a slide, later ones add peroxide and
 * volume. The sensor sits in the cover, which is taken as tight.
 */
import { defineSimulation, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import {
  DROP,
  gasFrom,
  greatestRateOf,
  grows,
  hasHaem,
  type Picked,
  peroxideAfter,
  peroxideOf,
  rateAt,
  trueReaction,
} from './catalase-colonies';
import { BUBBLE_STRIDE, bubblesOf, createFroth, type Froth, SITES } from './froth';

export interface Params extends Picked {
  readonly add_reagent: boolean;
  readonly peroxide_percent: Quantity<'% w/v'>;
}

export interface State {
  readonly steps: number;
  /** Step of the first drop on this slide; null before. */
  readonly dropped: number | null;
  readonly drops: number;
  readonly given: Quantity<'µmol'>;
  readonly left: Quantity<'µmol'>;
  /** Gas at the end of the 20 s; null before. */
  readonly readGas: Quantity<'µL'> | null;
  readonly slides: number;
  readonly froth: Froth;
}

const DT: Quantity<'s'> = 0.05;
const READ_AT: Quantity<'s'> = 20;
const ENDS_AFTER: Quantity<'s'> = 60;
const POSITIVE_FROM: Quantity<'µL'> = 2;
const SEEN_FROM: Quantity<'µL'> = 0.2;
const MOST_DROPS = 3;
const CAUTION_ABOVE: Quantity<'% w/v'> = 10;
const RESULTS = ['No colony', 'No reagent', 'Positive', 'Weak or delayed', 'Negative'] as const;

const BURNS = 'Above 10 % peroxide burns skin and eyes: gloves, goggles, and the cover on.';

const sinceDrop = ({ steps, dropped }: State): Quantity<'s'> | null =>
  dropped === null ? null : (steps - dropped) * DT;

const gasOf = ({ given, left }: State): Quantity<'µL'> => gasFrom(given - left);

const volumeOf = ({ drops }: State): Quantity<'µL'> => drops * DROP;

const rateOf = (state: State, params: Params): Quantity<'µmol/s'> =>
  rateAt(state.left, volumeOf(state), greatestRateOf(params));

function withDrop(state: State, { peroxide_percent }: Params): State {
  const amount = peroxideOf(peroxide_percent);
  return {
    ...state,
    dropped: state.dropped ?? state.steps,
    drops: state.drops + 1,
    given: state.given + amount,
    left: state.left + amount,
  };
}

const caution = ({ peroxide_percent }: Params): string | undefined =>
  peroxide_percent > CAUTION_ABOVE ? BURNS : undefined;

/** What is written down of the gas of the first 20 s, provisional before they are over. */
function resultOf({ dropped }: State, params: Params, gas: Quantity<'µL'>): (typeof RESULTS)[number] {
  if (!grows(params)) return 'No colony';
  if (dropped === null) return 'No reagent';
  return gas >= POSITIVE_FROM ? 'Positive' : gas >= SEEN_FROM ? 'Weak or delayed' : 'Negative';
}

const readings = {
  oxygen_ul: {
    label: 'Oxygen since the drop',
    unit: 'µL',
    instrument: {
      name: 'Pressure sensor in the cover, as gas',
      device: 'cover',
      updateInterval: 0.2,
      school: {
        resolution: 0.01,
        repeatability: 0.03,
        gain: rectangular(0.02),
        source: 'chosen: standard deviation 0.03 µL; volume of the cover within ±2 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.005,
        gain: rectangular(0.005),
        source: 'chosen: standard deviation 0.005 µL; volume of the cover within ±0.5 %, taken as rectangular',
      },
    },
  },
  bubble_rate_ul_s: {
    label: 'Gas rate',
    unit: 'µL/s',
    instrument: {
      name: 'Pressure sensor in the cover, slope over a second',
      device: 'cover',
      updateInterval: 0.2,
      school: {
        resolution: 0.01,
        repeatability: 0.03,
        gain: rectangular(0.02),
        source: 'chosen: standard deviation 0.03 µL/s; volume of the cover within ±2 %, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.005,
        gain: rectangular(0.005),
        source: 'chosen: standard deviation 0.005 µL/s; volume of the cover within ±0.5 %, taken as rectangular',
      },
    },
  },
  peroxide_umol: { label: 'Peroxide left', unit: 'µmol', origin: 'derived', digits: 4 },
  seconds_since_drop: { label: 'Since the drop', unit: 's', origin: 'computed', decimals: 1 },
  catalase_result: { label: 'Result', kind: 'text', unit: 'text', values: RESULTS, origin: 'derived' },
  expected_result: { label: 'True reaction', kind: 'text', unit: 'text', values: ['Positive', 'Negative'] },
} as const;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  readings,
  actions: {
    add_reagent: {
      label: 'Add a drop of peroxide',
      hint: '20 µL from the dropper; the stopwatch starts with the first.',
    },
    new_slide: { label: 'New slide', hint: 'A clean one, with the same colony smeared on it.' },
  },
  fields: () => ({ bubbles: { kind: 'f32', shape: [SITES, BUBBLE_STRIDE] } }),

  init: (_params, rng) => ({
    steps: 0,
    dropped: null,
    drops: 0,
    given: 0,
    left: 0,
    readGas: null,
    slides: 1,
    froth: createFroth(rng.stream('bubbles')),
  }),

  step(before, params) {
    // The box was ticked before the start: the drop falls as the clock begins.
    const state =
      before.steps === 0 && params.add_reagent && before.dropped === null ? withDrop(before, params) : before;
    const left = peroxideAfter(state.left, volumeOf(state), greatestRateOf(params), DT);
    const next = { ...state, steps: state.steps + 1, left };
    const seconds = sinceDrop(next);
    return seconds !== null && next.readGas === null && seconds >= READ_AT - DT / 2
      ? { ...next, readGas: gasOf(next) }
      : next;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'add_reagent':
        if (state.drops >= MOST_DROPS) return { state, notice: 'The slide is full: take a new one.' };
        return { state: withDrop(state, params), inputs: { add_reagent: true }, notice: caution(params) };
      case 'new_slide':
        return {
          state: { ...state, dropped: null, drops: 0, given: 0, left: 0, readGas: null, slides: state.slides + 1 },
          inputs: { add_reagent: false },
        };
    }
  },

  reconfigure(state, params, before) {
    const ticked = params.add_reagent && !before.add_reagent;
    return ticked && state.steps > 0 && state.drops < MOST_DROPS ? withDrop(state, params) : state;
  },

  done(state) {
    const seconds = sinceDrop(state);
    return seconds !== null && seconds >= ENDS_AFTER;
  },

  read(state, params) {
    return {
      oxygen_ul: gasOf(state),
      bubble_rate_ul_s: gasFrom(Number(rateOf(state, params))),
      peroxide_umol: state.dropped === null ? null : state.left,
      seconds_since_drop: sinceDrop(state),
      catalase_result: resultOf(state, params, state.readGas ?? gasOf(state)),
      expected_result: trueReaction(params.organism),
    };
  },

  derive(state, params, bench) {
    const gas = bench.shown('oxygen_ul') ?? 0;
    const { dropped, readGas } = state;
    if (dropped === null) return { peroxide_umol: null, catalase_result: resultOf(state, params, gas) };
    // The sensor's own number at the 20th second is what is judged.
    const read = readGas === null ? gas : bench.shownAt('oxygen_ul', readGas, dropped * DT + READ_AT);
    return {
      peroxide_umol: Math.max(0, state.given - gas / gasFrom(1)),
      catalase_result: resultOf(state, params, read),
    };
  },

  view(state, params, out) {
    const count = bubblesOf(state.froth, gasOf(state), out.bubbles);
    const seconds = sinceDrop(state);
    return {
      seconds,
      drops: state.drops,
      slides: state.slides,
      bubbles: count,
      grows: grows(params),
      haem: hasHaem(params),
      /** Turnovers, as a part of what the strongest colony does. */
      pace: Math.min(1, rateOf(state, params) / 0.25),
      onBlood: params.colony_source !== 'Nutrient agar',
      touched: params.colony_source === 'Blood agar (agar touched)',
      readNow: seconds !== null && seconds < READ_AT,
      strong: params.peroxide_percent > CAUTION_ABOVE,
    };
  },
});
