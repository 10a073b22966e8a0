/**
 * A lake through ten years of load and rescue: the pools of `lake-model.ts`, what is done to them, and what measures them. With
 * `seasons` the warmth, the light and the deep oxygen of those pools are those of `lake-seasons.ts`; without, they are the same all year.
 */
import { defineSimulation, type Quantity } from '../contract';
import { createRk4 } from '../core/ode';
import type { Sample } from '../data/samples/sample';
import {
  A,
  type Care,
  CHLOROPHYLL,
  D,
  DAYS_A_YEAR,
  growthOf,
  type Lake,
  LAST_YEAR,
  LAYERS,
  limitedBy,
  lockedBy,
  M,
  N,
  O,
  P,
  POOLS,
  ratesOf,
  RECORD,
  releaseOf,
  SATURATED,
  secchiOf,
  settlingOf,
  trophicState,
  tsiOfChlorophyll,
  tsiOfPhosphorus,
  tsiOfSecchi,
  vollenweider,
} from './lake-model';
import { LAKE_READINGS } from './lake-readings';
import { lakeWater } from './lake-water';
import {
  type Column,
  columnOn,
  dateOf,
  deepOxygen,
  FIRST_DAY,
  layeringOf,
  lightOn,
  MIDSUMMER,
  mudDemand,
  mudDemandNow,
  passDay,
  remembered,
  type Surroundings,
  upperLayers,
  upperTemperature,
} from './lake-seasons';

export interface Params extends Lake {
  readonly p_load: Quantity<'g/m²/yr'>;
  readonly initial_p: Quantity<'µg/L'>;
  readonly initial_n: Quantity<'µg/L'>;
  readonly seasons: boolean;
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
const STEPS_A_DAY = Math.round(1 / STEP_DAYS);

const UNDER_WAY = 'The lake is on its way already.';
const NO_ALUM = 'Without alum nothing happens: neither water nor mud changes.';
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
  readonly column: Column;
  /** Mean of what settled, as the mud remembers it. */
  readonly settled: Quantity<'mg/m²/d'>;
  /** What the pools feel of warmth and light. */
  readonly feels: Lake;
  /** How deep the probe hangs, m, 0 in the boat; what it met on its way down: layers of temperature and oxygen. */
  readonly probe: Quantity<'m'>;
  readonly profile: Float32Array;
  readonly met: number;
  /** Day of that. */
  readonly cast: number;
  /** Bottles for the laboratory, in order. */
  readonly taken: readonly Sample[];
}

const rk4 = createRk4(POOLS);
const daysOf = ({ steps }: Pick<State, 'steps'>): Quantity<'d'> => steps * STEP_DAYS;
const totalOf = (y: Float64Array): Quantity<'µg/L'> => y[P]! + y[A]! + y[D]!;

const dayOf = (state: Pick<State, 'steps'>): number => FIRST_DAY + Math.floor(state.steps / STEPS_A_DAY);

const around = (y: Float64Array, params: Params, { aerated }: Care, settled: number): Surroundings => ({
  depth: params.depth,
  hypo_thickness: params.hypo_thickness,
  temperature: params.temperature,
  settling: settlingOf(y),
  mud: mudDemand(settled),
  aerated,
});

/** Without seasons the upper lake is as warm as is set, and the deep as it is then in August. */
function columnFor(params: Params, lake: Surroundings): Column {
  const column = columnOn(params.seasons ? FIRST_DAY : MIDSUMMER, lake);
  if (params.seasons) return column;
  column.temperature.fill(params.temperature, 0, upperLayers(lake));
  column.oxygen.fill(SATURATED);
  column.ice = 0;
  return column;
}

const feelsOn = (day: number, column: Column, lake: Surroundings, params: Params): Lake =>
  params.seasons
    ? { ...params, temperature: upperTemperature(column, lake), light: params.light * lightOn(day, column) }
    : params;

const oxygenIn = (layer: number, { y, column }: Pick<State, 'y' | 'column'>, params: Params): Quantity<'mg/L'> =>
  params.seasons || layer < upperLayers(params) ? column.oxygen[layer]! : y[O]!;

const layerAt = (metres: Quantity<'m'>, { depth }: Params): number =>
  Math.min(LAYERS - 1, Math.floor((LAYERS * metres) / depth));

/** As the index is displayed. */
const toTenth = (value: number | null): number | null => (value === null ? null : Math.round(10 * value) / 10);

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value): value is number => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

function note({ y, trace, steps, column }: Pick<State, 'y' | 'trace' | 'steps' | 'column'>): void {
  const row = steps / EVERY;
  if (row >= RECORD.rows) return;
  trace[RECORD.columns * row] = CHLOROPHYLL * y[A]!;
  trace[RECORD.columns * row + 1] = totalOf(y);
  trace[RECORD.columns * row + 2] = y[O]!;
  trace[RECORD.columns * row + 3] = column.temperature[0]!;
  trace[RECORD.columns * row + 4] = column.temperature[LAYERS - 1]!;
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
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
      hint: 'Takes this part of the dissolved phosphorus; 80 % and more lock the mud for the rest of the run, less locks a part of it.',
      value: { kind: 'number', unit: '%', min: 0, max: 95, step: 5, initial: 80 },
    },
    aerate: { label: 'Aerate the deep water', value: { kind: 'toggle' } },
    lower_secchi: { label: 'Lower the Secchi disc', hint: 'Reads the depth at which it vanishes.' },
    sample_deep: { label: 'Sample the deep water', hint: 'A bottle closes in the deep layer; its oxygen is titrated.' },
    lower_probe: {
      label: 'Lower the probe',
      hint: 'Temperature and oxygen on its way down; 0 takes it up again.',
      value: { kind: 'number', unit: 'm', min: 0, max: 50, step: 0.25, initial: 10 },
    },
    rain_storm: { label: 'Rain storm', hint: 'Washes 5 % of a year’s load into the lake at once.' },
    take_water: {
      label: 'Fill a bottle for the laboratory',
      hint: 'From the surface, with its algae, to the shelf: an ion chromatograph finds nitrate and phosphate once they are filtered off. The lake does not get less.',
      value: { kind: 'number', unit: 'mL', min: 10, max: 1000, step: 10, initial: 100 },
    },
  },
  fields: () => ({
    trace: { kind: 'f32', shape: [RECORD.rows, RECORD.columns] },
    profile: { kind: 'f32', shape: [LAYERS, 2] },
    warmth: { kind: 'f32', shape: [LAYERS] },
  }),
  init(params) {
    const { p_load, initial_p, initial_n } = params;
    const y = new Float64Array(POOLS);
    y[P] = initial_p;
    y[N] = initial_n;
    y[A] = 2;
    y[D] = 2;
    y[O] = SATURATED;
    y[M] = MUD_AT_FIRST;
    const care: Care = { load: p_load, aerated: false, locked: 0 };
    const settled = settlingOf(y);
    const lake = around(y, params, care, settled);
    const column = columnFor(params, lake);
    if (params.seasons) y[O] = deepOxygen(column, lake);
    const state: State = {
      y,
      trace: new Float32Array(RECORD.rows * RECORD.columns),
      care,
      started: false,
      steps: 0,
      disc: null,
      bottle: null,
      column,
      settled,
      feels: feelsOn(FIRST_DAY, column, lake, params),
      probe: 0,
      profile: new Float32Array(2 * LAYERS),
      met: 0,
      cast: 0,
      taken: [],
    };
    note(state);
    return state;
  },
  step(state, params) {
    if (!state.started) return state;
    const { y, care, column } = state;
    const oxygen = y[O]!;
    rk4.step(ratesOf(state.feels, care), 0, y, STEP_DAYS);
    for (let n = 0; n < POOLS; n++) if (y[n]! < 0) y[n] = 0;
    const next = { ...state, steps: state.steps + 1 };
    if (params.seasons) {
      y[O] = oxygen;
      if (next.steps % STEPS_A_DAY === 0) {
        next.settled = remembered(state.settled, settlingOf(y));
        const lake = around(y, params, care, next.settled);
        passDay(column, dayOf(state), lake);
        y[O] = deepOxygen(column, lake);
        next.feels = feelsOn(dayOf(next), column, lake, params);
      }
    }
    if (next.steps % EVERY === 0) note(next);
    return next;
  },
  reconfigure(state, params) {
    const lake = around(state.y, params, state.care, state.settled);
    const column = params.seasons ? state.column : columnFor(params, lake);
    return { ...state, column, feels: feelsOn(dayOf(state), column, lake, params) };
  },
  act(state, params, action) {
    const { y, care } = state;
    switch (action.do) {
      case 'start':
        return state.started ? { state, notice: UNDER_WAY } : { state: { ...state, started: true } };
      case 'set_load':
        return { state: { ...state, care: { ...care, load: action.value } } };
      case 'alum_dose': {
        if (action.value <= 0) return { state, notice: NO_ALUM };
        y[P] = y[P]! * (1 - action.value / 100);
        return { state: { ...state, care: { ...care, locked: lockedBy(action.value, care.locked) } }, notice: BUFFER };
      }
      case 'aerate':
        return { state: { ...state, care: { ...care, aerated: action.value === 1 } } };
      case 'lower_secchi':
        return { state: { ...state, disc: Math.min(secchiOf(y[A]!), params.depth) } };
      case 'sample_deep':
        return { state: { ...state, bottle: y[O]! } };
      case 'lower_probe': {
        const to = Math.min(action.value, params.depth);
        const met = to > 0 ? layerAt(to, params) + 1 : 0;
        const profile = new Float32Array(2 * LAYERS);
        for (let n = 0; n < met; n++) {
          profile[2 * n] = state.column.temperature[n]!;
          profile[2 * n + 1] = oxygenIn(n, state, params);
        }
        return { state: { ...state, probe: to, profile, met, cast: dayOf(state) } };
      }
      case 'rain_storm': {
        const pulse = (STORM * 1000 * care.load) / params.depth;
        y[P] = y[P]! + pulse;
        y[N] = y[N]! + pulse * params.np_ratio;
        return { state: { ...state } };
      }
      case 'take_water': {
        const bottle = lakeWater(y, daysOf(state) / DAYS_A_YEAR, state.column.temperature[0]!, action.value);
        return { state: { ...state, taken: [...state.taken, bottle] } };
      }
    }
  },
  done: (state) => daysOf(state) >= LAST_DAY,
  toggles: ({ care }) => ({ aerate: care.aerated }),
  read(state, params) {
    const { y, care, disc, bottle, column, probe } = state;
    const hangs = probe === 0 ? null : layerAt(probe, params);
    const chlorophyll = CHLOROPHYLL * y[A]!;
    const total = totalOf(y);
    const vanishes = secchiOf(y[A]!);
    const secchi = vanishes <= params.depth ? vanishes : null;
    const tsi = {
      secchi: secchi === null ? null : tsiOfSecchi(secchi),
      chl: tsiOfChlorophyll(chlorophyll),
      tp: tsiOfPhosphorus(total),
    };
    return {
      phosphate: y[P]!,
      nitrogen: y[N]!,
      chlorophyll,
      total_p: total,
      secchi,
      deep_oxygen: y[O]!,
      mud_p: y[M]!,
      mud_demand: params.seasons ? mudDemandNow(column, mudDemand(state.settled)) : null,
      mud_release: releaseOf(y, care),
      tsi_secchi: tsi.secchi,
      tsi_chl: tsi.chl,
      tsi_tp: tsi.tp,
      tsi_mean: meanOf([tsi.secchi, tsi.chl, tsi.tp]),
      trophic_state: trophicState(tsi.chl),
      limiting: limitedBy(y[P]!, y[N]!),
      tp_vollenweider: vollenweider(care.load, params),
      growth_rate: growthOf(y, state.feels),
      age_yr: daysOf(state) / DAYS_A_YEAR,
      load_now: care.load,
      disc_depth: disc,
      bottle_oxygen: bottle,
      surface_temperature: column.temperature[0]!,
      bottom_temperature: column.temperature[LAYERS - 1]!,
      ice: column.ice,
      calendar: params.seasons ? dateOf(dayOf(state)) : null,
      layering: layeringOf(column),
      probe_depth: hangs === null ? null : probe,
      probe_temperature: hangs === null ? null : column.temperature[hangs]!,
      probe_oxygen: hangs === null ? null : oxygenIn(hangs, state, params),
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
    const [p, n] = [instruments.shown('phosphate'), instruments.shown('nitrogen')];
    return {
      ...tsi,
      tsi_mean: meanOf([tsi.tsi_secchi, tsi.tsi_chl, tsi.tsi_tp]),
      trophic_state: instruments.shown('chlorophyll') === null ? null : trophicState(toTenth(tsi.tsi_chl)),
      limiting: p === null || n === null ? null : limitedBy(p, n),
    };
  },
  samples: ({ taken }) => taken,
  view(state, params, out) {
    const { y, care, started, disc, column, probe, met, cast } = state;
    out.trace.set(state.trace);
    out.profile.set(state.profile);
    out.warmth.set(column.temperature);
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
      locked: care.locked > 0,
      disc,
      depth: params.depth,
      deep: params.hypo_thickness,
      seasons: params.seasons,
      yearDay: dayOf(state) % DAYS_A_YEAR,
      layering: layeringOf(column),
      ice: column.ice,
      probe,
      /** Layers that the probe met on its way down on this day; 0 where that is another day's. */
      met: cast === dayOf(state) ? met : 0,
    };
  },
});
