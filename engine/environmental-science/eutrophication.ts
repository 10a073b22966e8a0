/** A lake through ten years of load and rescue: the pools of `lake-model.ts`, what is done to them, and what measures them. */
import { defineSimulation, type Quantity } from '../contract';
import { createRk4 } from '../core/ode';
import {
  A,
  type Care,
  CHLOROPHYLL,
  D,
  DAYS_A_YEAR,
  growthOf,
  type Lake,
  LAST_YEAR,
  M,
  N,
  nitrogenLimit,
  O,
  P,
  phosphorusLimit,
  POOLS,
  ratesOf,
  RECORD,
  releaseOf,
  secchiOf,
  trophicState,
  tsiOfChlorophyll,
  tsiOfPhosphorus,
  tsiOfSecchi,
  vollenweider,
} from './lake-model';
import { LAKE_READINGS } from './lake-readings';

export interface Params extends Lake {
  readonly p_load: Quantity<'g/m²/yr'>;
  readonly initial_p: Quantity<'µg/L'>;
  readonly initial_n: Quantity<'µg/L'>;
  readonly calc_secchi: Quantity<'m'>;
  readonly calc_chl: Quantity<'µg/L'>;
  readonly calc_tp: Quantity<'µg/L'>;
}

const STEP_DAYS: Quantity<'d'> = 0.02;
const DT: Quantity<'s'> = STEP_DAYS * 86_400;
const RATE = 864_000;
const LAST_DAY: Quantity<'d'> = LAST_YEAR * DAYS_A_YEAR;
const MUD_AT_FIRST: Quantity<'mg/m²'> = 200;
const STORM = 0.05;
/** A row of the record every so many steps. */
const EVERY = Math.round(RECORD.days / STEP_DAYS);

const UNDER_WAY = 'The lake is on its way already.';
const BUFFER = 'Dose with a buffer: below pH 6 aluminium is toxic to fish.';

interface State {
  readonly y: Float64Array;
  readonly trace: Float32Array;
  readonly care: Care;
  readonly started: boolean;
  readonly steps: number;
  /** As the disc vanished, and in the last bottle from the deep; null before. */
  readonly disc: Quantity<'m'> | null;
  readonly bottle: Quantity<'mg/L'> | null;
}

const rk4 = createRk4(POOLS);
const daysOf = ({ steps }: Pick<State, 'steps'>): Quantity<'d'> => steps * STEP_DAYS;
const totalOf = (y: Float64Array): Quantity<'µg/L'> => y[P]! + y[A]! + y[D]!;

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value): value is number => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

function note({ y, trace, steps }: Pick<State, 'y' | 'trace' | 'steps'>): void {
  const row = steps / EVERY;
  if (row >= RECORD.rows) return;
  trace[RECORD.columns * row] = CHLOROPHYLL * y[A]!;
  trace[RECORD.columns * row + 1] = totalOf(y);
  trace[RECORD.columns * row + 2] = y[O]!;
}

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: DT,
  rate: RATE,
  readings: LAKE_READINGS,
  actions: {
    start: { label: 'Start the years' },
    set_load: {
      label: 'Change the load',
      hint: 'From now on: less fertiliser and better sewage works, or more of both.',
      value: { kind: 'number', unit: 'g/m²/yr', min: 0, max: 10, step: 0.1, initial: 0.6 },
    },
    alum_dose: {
      label: 'Dose alum',
      hint: 'Takes this part of the dissolved phosphorus and locks the mud for the rest of the run.',
      value: { kind: 'number', unit: '%', min: 0, max: 95, step: 5, initial: 80 },
    },
    aerate: { label: 'Aerate the deep water', value: { kind: 'toggle' } },
    lower_secchi: { label: 'Lower the Secchi disc', hint: 'Reads the depth at which it vanishes.' },
    sample_deep: { label: 'Sample the deep water', hint: 'A bottle closes in the deep layer; its oxygen is titrated.' },
    rain_storm: { label: 'Rain storm', hint: 'Washes 5 % of a year’s load into the lake at once.' },
  },
  fields: () => ({ trace: { kind: 'f32', shape: [RECORD.rows, RECORD.columns] } }),
  init({ p_load, initial_p, initial_n }) {
    const y = new Float64Array(POOLS);
    y[P] = initial_p;
    y[N] = initial_n;
    y[A] = 2;
    y[D] = 2;
    y[O] = 9;
    y[M] = MUD_AT_FIRST;
    const state: State = {
      y,
      trace: new Float32Array(RECORD.rows * RECORD.columns),
      care: { load: p_load, aerated: false, locked: false },
      started: false,
      steps: 0,
      disc: null,
      bottle: null,
    };
    note(state);
    return state;
  },
  step(state, params) {
    if (!state.started) return state;
    const { y, care } = state;
    rk4.step(ratesOf(params, care), 0, y, STEP_DAYS);
    for (let n = 0; n < POOLS; n++) if (y[n]! < 0) y[n] = 0;
    const next = { ...state, steps: state.steps + 1 };
    if (next.steps % EVERY === 0) note(next);
    return next;
  },
  act(state, params, action) {
    const { y, care } = state;
    switch (action.do) {
      case 'start':
        return state.started ? { state, notice: UNDER_WAY } : { state: { ...state, started: true } };
      case 'set_load':
        return { state: { ...state, care: { ...care, load: action.value } } };
      case 'alum_dose':
        y[P] = y[P]! * (1 - action.value / 100);
        return { state: { ...state, care: { ...care, locked: true } }, notice: BUFFER };
      case 'aerate':
        return { state: { ...state, care: { ...care, aerated: action.value === 1 } } };
      case 'lower_secchi':
        return { state: { ...state, disc: Math.min(secchiOf(y[A]!), params.depth) } };
      case 'sample_deep':
        return { state: { ...state, bottle: y[O]! } };
      case 'rain_storm': {
        const pulse = (STORM * 1000 * care.load) / params.depth;
        y[P] = y[P]! + pulse;
        y[N] = y[N]! + pulse * params.np_ratio;
        return { state: { ...state } };
      }
    }
  },
  done: (state) => daysOf(state) >= LAST_DAY,
  toggles: ({ care }) => ({ aerate: care.aerated }),
  read(state, params) {
    const { y, care, disc, bottle } = state;
    const chlorophyll = CHLOROPHYLL * y[A]!;
    const total = totalOf(y);
    const secchi = secchiOf(y[A]!);
    const tsi = { secchi: tsiOfSecchi(secchi), chl: tsiOfChlorophyll(chlorophyll), tp: tsiOfPhosphorus(total) };
    return {
      phosphate: y[P]!,
      nitrogen: y[N]!,
      chlorophyll,
      total_p: total,
      secchi,
      deep_oxygen: y[O]!,
      mud_p: y[M]!,
      mud_release: releaseOf(y, care),
      tsi_secchi: tsi.secchi,
      tsi_chl: tsi.chl,
      tsi_tp: tsi.tp,
      tsi_mean: meanOf([tsi.secchi, tsi.chl, tsi.tp]),
      trophic_state: trophicState(tsi.chl),
      limiting: phosphorusLimit(y[P]!) <= nitrogenLimit(y[N]!) ? 'Phosphorus' : 'Nitrogen',
      tp_vollenweider: vollenweider(care.load, params),
      growth_rate: growthOf(y, params),
      age_yr: daysOf(state) / DAYS_A_YEAR,
      load_now: care.load,
      disc_depth: disc,
      bottle_oxygen: bottle,
      calc_tsi_sd: tsiOfSecchi(params.calc_secchi),
      calc_tsi_chl: tsiOfChlorophyll(params.calc_chl),
      calc_tsi_tp: tsiOfPhosphorus(params.calc_tp),
    };
  },
  derive(_state, _params, instruments) {
    const from = (id: 'secchi' | 'chlorophyll' | 'total_p', tsi: (value: number) => number | null): number | null => {
      const value = instruments.shown(id);
      return value === null || value <= 0 ? null : tsi(value);
    };
    const tsi = {
      tsi_secchi: from('secchi', tsiOfSecchi),
      tsi_chl: from('chlorophyll', tsiOfChlorophyll),
      tsi_tp: from('total_p', tsiOfPhosphorus),
    };
    return { ...tsi, tsi_mean: meanOf([tsi.tsi_secchi, tsi.tsi_chl, tsi.tsi_tp]) };
  },
  view(state, params, out) {
    out.trace.set(state.trace);
    const { y, care, started, disc } = state;
    return {
      started,
      years: daysOf(state) / DAYS_A_YEAR,
      rows: Math.min(RECORD.rows, Math.floor(state.steps / EVERY) + 1),
      chlorophyll: CHLOROPHYLL * y[A]!,
      secchi: secchiOf(y[A]!),
      oxygen: y[O]!,
      release: releaseOf(y, care),
      load: care.load,
      aerated: care.aerated,
      locked: care.locked,
      disc,
      depth: params.depth,
      deep: params.hypo_thickness,
    };
  },
});
