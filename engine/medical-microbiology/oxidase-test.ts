/**
 * Kovács' oxidase test: a colony is rubbed on paper that is wet with colourless TMPD; cytochrome c oxidase turns it into Wurster's blue.
 *
 * The law stands in `oxidase-kinetics.ts`; visible where I ≥ 0.5, so at ln 2/k.
 *
 * Reagent older than 7 days is thrown away before anything is rubbed. Colour is that of the smear against the wet paper beside it.
 *
 * Assumptions: a smear of constant cell mass, paper kept wet, 22 °C; tetramethyl reagent.
 */
import { defineSimulation, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import { colourRate, hasOxidase, noColony, type Rubbed } from './oxidase-kinetics';

export interface State {
  readonly steps: number;
  /** Step of the rub; null on fresh paper. */
  readonly rubbed: number | null;
  readonly papers: number;
}

const DT: Quantity<'s'> = 0.05;
const POSITIVE_UNTIL: Quantity<'s'> = 10;
const READ_UNTIL: Quantity<'s'> = 60;
const ENDS_AFTER: Quantity<'s'> = 120;
const KEEPS: Quantity<'days'> = 7;
const CLEAR: Quantity<'days'> = 3;
const RESULTS = ['Not tested', 'Wait', 'Positive', 'Delayed positive', 'Negative', 'Discard reagent'] as const;

const sinceRub = ({ steps, rubbed }: State): Quantity<'s'> | null => (rubbed === null ? null : (steps - rubbed) * DT);

const timeToColour = (params: Rubbed): Quantity<'s'> => Math.LN2 / colourRate(params);

function resultOf(time: number | null, params: Rubbed): (typeof RESULTS)[number] {
  if (params.reagent_age > KEEPS) return 'Discard reagent';
  if (time === null) return 'Not tested';
  const visible = timeToColour(params);
  // Steps are whole, so that a time may be a rounding error short of its second.
  if (time + 1e-9 < Math.min(visible, READ_UNTIL)) return 'Wait';
  if (visible <= POSITIVE_UNTIL) return 'Positive';
  return visible <= READ_UNTIL ? 'Delayed positive' : 'Negative';
}

const REAGENTS = ['colourless', 'pale', 'bluish, turning'] as const;

const reagentColour = (age: Quantity<'days'>): (typeof REAGENTS)[number] =>
  age <= CLEAR ? 'colourless' : age <= KEEPS ? 'pale' : 'bluish, turning';

export const simulation = defineSimulation<Rubbed, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: {
    color_intensity: {
      label: 'Colour of the smear',
      unit: '0-1',
      range: [0, 1],
      instrument: {
        name: 'Reflectance meter over the smear',
        updateInterval: 0.2,
        school: {
          resolution: 0.001,
          repeatability: 0.006,
          gain: rectangular(0.01),
          offset: rectangular(0.004),
          source:
            'standard deviation 0.006 over an uneven smear (chosen); scale within ±1 %, zero within ±0.004, taken as rectangular',
        },
        research: {
          resolution: 0.001,
          repeatability: 0.002,
          gain: rectangular(0.003),
          offset: rectangular(0.001),
          source:
            'standard deviation 0.002 as the mean over the smear (chosen); scale within ±0.3 %, zero within ±0.001, taken as rectangular',
        },
      },
    },
    time_to_color_s: { label: 'Time to purple', unit: 's', origin: 'theory', digits: 3 },
    seconds_since_rub: { label: 'Since the rub', unit: 's', origin: 'computed', decimals: 1 },
    oxidase_result: { label: 'Result', kind: 'text', unit: 'text', values: RESULTS },
    reagent_colour: { label: 'Reagent', kind: 'text', unit: 'text', values: REAGENTS },
    expected_result: { label: 'True reaction', kind: 'text', unit: 'text', values: ['Positive', 'Negative'] },
  },
  actions: {
    apply_colony: { label: 'Rub the colony on', hint: 'On the wet paper; the stopwatch starts.' },
    new_paper: { label: 'New paper', hint: 'A fresh one, wet with reagent.' },
  },
  fields: () => ({}),

  init: () => ({ steps: 0, rubbed: null, papers: 1 }),

  step: (state) => ({ ...state, steps: state.steps + 1 }),

  act(state, params, action) {
    switch (action.do) {
      case 'apply_colony':
        const missing = noColony(params);
        if (missing !== null) return { state, notice: missing };
        if (state.rubbed !== null) return { state, notice: 'This spot is used: take new paper' };
        return { state: { ...state, rubbed: state.steps } };
      case 'new_paper':
        return { state: { ...state, rubbed: null, papers: state.papers + 1 } };
    }
  },

  done(state) {
    const time = sinceRub(state);
    return time !== null && time >= ENDS_AFTER;
  },

  read(state, params) {
    const time = sinceRub(state);
    return {
      color_intensity: time === null ? 0 : 1 - Math.exp(-colourRate(params) * time),
      time_to_color_s: time === null ? null : timeToColour(params),
      seconds_since_rub: time,
      oxidase_result: resultOf(time, params),
      reagent_colour: reagentColour(params.reagent_age),
      expected_result: hasOxidase(params.organism) ? 'Positive' : 'Negative',
    };
  },

  view(state, params) {
    const time = sinceRub(state);
    return {
      seconds: time,
      intensity: time === null ? 0 : 1 - Math.exp(-colourRate(params) * time),
      papers: state.papers,
      grows: noColony(params) === null,
      oxidase: hasOxidase(params.organism),
      reagent: reagentColour(params.reagent_age),
      tooLate: time !== null && time > READ_UNTIL,
    };
  },
});
