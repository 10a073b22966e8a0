/**
 * The oral glucose tolerance test: fasting blood, a drink of 75 g glucose, blood at 30, 60, 90 and 120 minutes. Body and drink are
 * in `meal-glucose.ts`, what is worked out in `tolerance-results.ts`, patients in `data/glucose-patients.ts`.
 *
 * Scatter (input `noise`): each tube's glucose by the assay's CV, its insulin by twice that. Blood cells go on using glucose in a
 * tube that stands: 6 % an hour (D. B. Sacks et al., Diabetes Care 34, e61 (2011): 5 to 7 %).
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { GLUCOSE_PATIENTS, type GlucosePatient } from '../data/glucose-patients';
import { type MealModel, mealModel } from './meal-glucose';
import {
  areaOf,
  categoryOf,
  CATEGORIES,
  FASTING_DIABETES,
  homaOf,
  matsudaOf,
  printed,
  type Result,
  timed,
  type Tube,
} from './tolerance-results';

export interface Params {
  readonly patient: GlucosePatient;
  readonly dose_g: Quantity<'g'>;
  readonly body_mass: Quantity<'kg'>;
  readonly assay_cv: Quantity<'%'>;
  readonly tube_delay_h: Quantity<'h'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

export interface State {
  readonly model: MealModel;
  readonly body: Float64Array;
  readonly steps: number;
  /** Step of the drink; null: not yet. */
  readonly drunk: number | null;
  readonly tubes: readonly Tube[];
  readonly finished: boolean;
  readonly marked: boolean;
  readonly scatter: Rng;
}

type Outcome = ActResult<Params, State>;

/** s: a tenth of a minute. */
const DT = 6;
const MINUTES = DT / 60;
const END = 10_800;
/** 1/h: what blood cells take out of a tube. */
const GLYCOLYSIS = 0.06;
const MOST_TUBES = 24;
const DRINKING = 180;

const doseOf = ({ drunk }: State, { dose_g }: Params): number => (drunk === null ? 0 : 1000 * dose_g);
const sinceDrink = ({ drunk, steps }: State): number | null => (drunk === null ? null : (steps - drunk) * MINUTES);

/** A fasting tube in the diabetes range is judged before the drink. */
function fastingWords({ minute, glucose }: Tube, patient: GlucosePatient): string | undefined {
  if (minute !== null || printed(glucose) < FASTING_DIABETES) return undefined;
  const found = GLUCOSE_PATIENTS[patient].pregnant ? 'diabetes in pregnancy' : 'the diabetes range, to be confirmed';
  return `Fasting glucose is ${printed(glucose).toFixed(2)} mmol/L, not below 7.0: this is ${found}, and a real patient would get no drink. It is given here to see the curve.`;
}

function draw(state: State, { patient, assay_cv, tube_delay_h, noise }: Params): Outcome {
  if (state.tubes.length === MOST_TUBES) return { state, notice: `The rack holds ${MOST_TUBES} tubes.` };
  const { model, body, scatter } = state;
  const cv = noise ? assay_cv / 100 : 0;
  const read = (value: number, relative: number): number => Math.max(0, value * (1 + relative * scatter.normal()));
  const tube: Tube = {
    minute: sinceDrink(state),
    glucose: read(model.glucose(body) * Math.exp(-GLYCOLYSIS * tube_delay_h), cv),
    insulin: read(model.insulin(body), 2 * cv),
    cv,
  };
  return { state: { ...state, tubes: [...state.tubes, tube] }, notice: fastingWords(tube, patient) };
}

function drink(state: State, { dose_g }: Params): Outcome {
  if (state.drunk !== null) return { state, notice: 'The test uses one drink.' };
  const body = Float64Array.from(state.body);
  state.model.drink(body, 1000 * dose_g);
  return {
    state: { ...state, body, drunk: state.steps },
    notice: state.tubes.length === 0 ? 'There is no fasting sample: the test stays incomplete.' : undefined,
  };
}

const stated = (result: Result | null): Result | number | null =>
  result === null || result.scatter > 0 ? result : result.value;
const ofTube = (tube: Tube | null | undefined): Result | null =>
  tube ? { value: tube.glucose, scatter: tube.glucose * tube.cv } : null;

function results(state: State) {
  const tubes = timed(state.tubes);
  const last = state.tubes.at(-1);
  const [half, hour, more, two] = tubes.at;
  return {
    glucose_now: ofTube(last),
    insulin_now: last ? { value: last.insulin, scatter: 2 * last.insulin * last.cv } : null,
    glucose_0: ofTube(tubes.fasting),
    glucose_30: ofTube(half),
    glucose_60: ofTube(hour),
    glucose_90: ofTube(more),
    glucose_120: ofTube(two),
    auc_glucose: areaOf(tubes),
    homa_ir: homaOf(tubes),
    matsuda: matsudaOf(tubes),
  };
}

const derived = (label: string, unit: string, decimals: number) =>
  ({ label, unit, decimals, origin: 'derived' }) as const;
const glucoseAt = (when: string) => derived(`Glucose, ${when}`, 'mmol/L', 2);

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 60,
  readings: {
    glucose_now: derived('Glucose, last tube', 'mmol/L', 2),
    insulin_now: derived('Insulin, last tube', 'pmol/L', 1),
    glucose_0: glucoseAt('fasting'),
    glucose_30: glucoseAt('30 min'),
    glucose_60: glucoseAt('60 min'),
    glucose_90: glucoseAt('90 min'),
    glucose_120: glucoseAt('120 min'),
    auc_glucose: derived('Area under the five tubes', 'mmol/L·min', 0),
    homa_ir: derived('HOMA-IR', '1', 3),
    matsuda: derived('Matsuda index', '1', 2),
    urine_glucose: { label: 'Glucose lost in urine', unit: 'g', decimals: 3, origin: 'theory' },
    minutes: { label: 'Minutes since the drink', unit: 'min', decimals: 1, origin: 'computed' },
    tubes: { label: 'Tubes drawn', unit: '1', decimals: 0, origin: 'count' },
    category: { label: 'Category', kind: 'text', unit: 'text', values: [...CATEGORIES] },
  },
  actions: {
    draw_sample: { label: 'Draw blood', hint: 'One tube from the cannula: glucose and insulin.' },
    drink_glucose: { label: 'Drink the glucose', hint: 'Once. It starts the clock of the test.' },
    finish: { label: 'End the test', hint: 'Takes the cannula out.' },
    reveal: { label: 'Show the answer', hint: 'What the patient has.' },
  },
  fields: () => ({}),

  init: ({ patient, body_mass, specimen }, rng) => {
    const model = mealModel(GLUCOSE_PATIENTS[patient].parameters, body_mass);
    return {
      model,
      body: model.fasting(),
      steps: 0,
      drunk: null,
      tubes: [],
      finished: false,
      marked: false,
      scatter: rng.stream(`specimen ${specimen}`).stream('assay'),
    };
  },

  step(state, params) {
    if (state.finished) return state;
    state.model.advance(state.body, MINUTES, doseOf(state, params));
    return { ...state, steps: state.steps + 1 };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'draw_sample':
        return state.finished ? { state, notice: 'The cannula is out: reset for a new test.' } : draw(state, params);
      case 'drink_glucose':
        return state.finished ? { state, notice: 'The test has ended: reset for a new one.' } : drink(state, params);
      case 'finish':
        return { state: { ...state, finished: true } };
      case 'reveal':
        return { state: { ...state, marked: true } };
    }
  },

  done: ({ steps, finished }) => finished || steps * DT >= END,

  read(state, { patient, dose_g }) {
    const found = results(state);
    return {
      glucose_now: found.glucose_now?.value ?? null,
      insulin_now: found.insulin_now?.value ?? null,
      glucose_0: found.glucose_0?.value ?? null,
      glucose_30: found.glucose_30?.value ?? null,
      glucose_60: found.glucose_60?.value ?? null,
      glucose_90: found.glucose_90?.value ?? null,
      glucose_120: found.glucose_120?.value ?? null,
      auc_glucose: found.auc_glucose?.value ?? null,
      homa_ir: found.homa_ir?.value ?? null,
      matsuda: found.matsuda?.value ?? null,
      urine_glucose: state.model.urine(state.body),
      minutes: sinceDrink(state),
      tubes: state.tubes.length,
      category: categoryOf(timed(state.tubes), dose_g, GLUCOSE_PATIENTS[patient].pregnant),
    };
  },

  derive: (state) => Object.fromEntries(Object.entries(results(state)).map(([id, result]) => [id, stated(result)])),

  answers: (_state, { patient }) => [
    {
      id: 'condition',
      label: 'Teaching case',
      value: GLUCOSE_PATIENTS[patient].name,
      unit: 'text',
      options: Object.values(GLUCOSE_PATIENTS).map(({ name }) => name),
    },
  ],

  view(state, params) {
    const { model, body, steps, drunk, tubes } = state;
    return {
      flows: model.flows(body, doseOf(state, params)),
      /** Part of the glass that is drunk. */
      drunk: drunk === null ? 0 : Math.min(1, ((steps - drunk) * DT) / DRINKING),
      minute: sinceDrink(state),
      tubes: tubes.map(({ minute, glucose, insulin }) => ({ minute, glucose, insulin })),
      finished: state.finished,
      pregnant: GLUCOSE_PATIENTS[params.patient].pregnant,
      answer: state.marked ? GLUCOSE_PATIENTS[params.patient].name : null,
    };
  },
});
