/**
 * The greenhouse effect twice, side by side and not mixed: a planet under grey layers in balance (`grey-layers.ts`), and the Earth's
 * warming after a forcing by CO₂ (`carbon-dioxide.ts`), which the sea delays.
 *
 * Two boxes of sea (Held et al., J. Climate 23, 2010, 2418; Geoffroy et al., J. Climate 26, 2013, 1841):
 *
 *   C dT/dt = F − λT − γ(T − T_d),   C_d dT_d/dt = γ(T − T_d),   λ = 5.35 ln 2 / sensitivity
 *
 * classical Runge–Kutta in steps of 0.05 yr. The heat that the planet takes up, N = F − λT, is the imbalance.
 */
import type { Planet } from './planets';
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  decayed,
  EMPTY_POOLS,
  forcingOf,
  LAST_YEAR,
  LOG_HOLDS,
  measuredCo2,
  PER_DOUBLING,
  type Pools,
  poolSum,
  RECORD_BEGINS,
  RUN_UP_BEGINS,
  type Scenario,
  scenarioCo2,
  withPulse,
  YEARS_KEPT,
} from './carbon-dioxide';
import { readings, YEAR } from './greenhouse-readings';
import { absorbedSunlight, brightness, layerBalance, MOST_LAYERS, photonWay } from './grey-layers';

export interface Params {
  /** Sets solar constant and albedo by its preset; the balance itself depends on those alone. */
  readonly planet: Planet;
  readonly solar_constant: Quantity<'W/m²'>;
  readonly albedo: Quantity<'1'>;
  readonly layers: Quantity<'1'>;
  readonly emissivity: Quantity<'1'>;
  readonly co2: Quantity<'ppm'>;
  readonly co2_baseline: Quantity<'ppm'>;
  readonly scenario: Scenario;
  readonly sensitivity: Quantity<'°C'>;
}

export interface Boxes {
  /** Warming of the mixed layer, with the land and the air, and of the deep sea. */
  readonly surface: Quantity<'°C'>;
  readonly deep: Quantity<'°C'>;
}

export interface Photon {
  /** Counts from 1. */
  readonly number: number;
  /** Levels; see `photonWay`. */
  readonly way: readonly number[];
  /** Layers as it was sent up. */
  readonly layers: number;
}

export interface State {
  readonly started: boolean;
  /** Steps since the start. */
  readonly steps: number;
  readonly boxes: Boxes;
  readonly pools: Pools;
  readonly photon: Photon | null;
  readonly fired: number;
  readonly escaped: number;
  /** Surface, deep sea, and end of each whole year, one row each: what the chart of the stage draws. */
  readonly past: Float32Array;
}

/** W yr/(m² K), W yr/(m² K) and W/(m² K): multi-model means (Geoffroy 2013, table 3). */
export const SEA = { mixed: 7.3, deep: 106, exchange: 0.73 } as const;

/** Rows of the trace, and years in each. */
const TRACE = 3;
const DT_YEARS = 0.05;
const STEPS_PER_YEAR = Math.round(1 / DT_YEARS);
const YEARS_PER_WALL_SECOND = 5;

export const feedbackOf = (sensitivity: Quantity<'°C'>): Quantity<'W/(m² K)'> => PER_DOUBLING / sensitivity;

/** One step of Runge and Kutta; `forcing` at the years 0, ½ and 1 of the step. */
export function advance(
  { surface, deep }: Boxes,
  feedback: number,
  forcing: readonly [number, number, number],
  years: number,
): Boxes {
  const slope = (t: number, d: number, f: number): readonly [number, number] => {
    const down = SEA.exchange * (t - d);
    return [(f - feedback * t - down) / SEA.mixed, down / SEA.deep];
  };
  const half = years / 2;
  const [a, p] = slope(surface, deep, forcing[0]);
  const [b, q] = slope(surface + half * a, deep + half * p, forcing[1]);
  const [c, r] = slope(surface + half * b, deep + half * q, forcing[1]);
  const [d, s] = slope(surface + years * c, deep + years * r, forcing[2]);
  return {
    surface: surface + (years * (a + 2 * (b + c) + d)) / 6,
    deep: deep + (years * (p + 2 * (q + r) + s)) / 6,
  };
}

/** From a sea at rest in 1850 to the beginning of the record of Mauna Loa. */
function runUp({ co2_baseline, sensitivity }: Params): Boxes {
  const feedback = feedbackOf(sensitivity);
  const at = (year: number): number => forcingOf(measuredCo2(year), co2_baseline);
  let boxes: Boxes = { surface: 0, deep: 0 };
  const steps = (RECORD_BEGINS - RUN_UP_BEGINS) * STEPS_PER_YEAR;
  for (let n = 0; n < steps; n++) {
    const year = RUN_UP_BEGINS + n * DT_YEARS;
    boxes = advance(boxes, feedback, [at(year), at(year + DT_YEARS / 2), at(year + DT_YEARS)], DT_YEARS);
  }
  return boxes;
}

const yearOf = ({ steps }: State): Quantity<'yr'> => steps / STEPS_PER_YEAR;
const co2Of = (state: State, params: Params): Quantity<'ppm'> =>
  scenarioCo2(params.scenario, params, yearOf(state)) + poolSum(state.pools);

function note(state: State, params: Params): void {
  const year = state.steps / STEPS_PER_YEAR;
  if (!Number.isInteger(year) || year > LAST_YEAR) return;
  const forcing = forcingOf(co2Of(state, params), params.co2_baseline);
  const feedback = feedbackOf(params.sensitivity);
  const { surface, deep } = state.boxes;
  state.past[year] = surface;
  state.past[YEARS_KEPT + year] = deep;
  state.past[2 * YEARS_KEPT + year] = forcing / feedback;
}

function begin(params: Params): State {
  const state: State = {
    started: false,
    steps: 0,
    boxes: params.scenario === 'Mauna Loa' ? runUp(params) : { surface: 0, deep: 0 },
    pools: EMPTY_POOLS,
    photon: null,
    fired: 0,
    escaped: 0,
    past: new Float32Array(TRACE * YEARS_KEPT),
  };
  note(state, params);
  return state;
}

const actions = {
  start: { label: 'Let the years go by', hint: 'Five years a second; the chart is drawn year by year.' },
  emit_pulse: {
    label: 'Emit a pulse of carbon',
    value: { kind: 'number', unit: 'GtC', min: 0, max: 5000, step: 10, initial: 100 },
    hint: 'At once, on top of the scenario; land and sea take most of it up again.',
  },
  remove_layer: { label: 'Take a layer away' },
  add_layer: { label: 'Add a layer' },
  fire_photon: {
    label: 'Send an infrared photon up',
    hint: 'Each layer that it meets may absorb it and send it on, up or down.',
  },
} as const;

const RANGE_SENTENCE = 'CO₂ is outside 150-1000 ppm: there the logarithm is only a rough guide.';
const logHolds = (co2: number): boolean => co2 >= LOG_HOLDS[0] && co2 <= LOG_HOLDS[1];

function act(state: State, params: Params, action: ActionFrom<typeof actions>, rng: Rng): ActResult<Params, State> {
  switch (action.do) {
    case 'start': {
      if (state.started) return { state, notice: 'The years go by already.' };
      const notice = logHolds(co2Of(state, params)) ? undefined : RANGE_SENTENCE;
      return { state: { ...state, started: true }, notice };
    }
    case 'emit_pulse': {
      const next = { ...state, pools: withPulse(state.pools, action.value) };
      note(next, params);
      return { state: next, notice: logHolds(co2Of(next, params)) ? undefined : RANGE_SENTENCE };
    }
    case 'add_layer':
      return params.layers >= MOST_LAYERS
        ? { state, notice: `There are ${MOST_LAYERS} layers: more do not fit.` }
        : { state: { ...state }, inputs: { layers: params.layers + 1 } };
    case 'remove_layer':
      return params.layers <= 0
        ? { state, notice: 'There is no layer left: the surface radiates straight to space.' }
        : { state: { ...state }, inputs: { layers: params.layers - 1 } };
    case 'fire_photon': {
      const way = photonWay(rng, params.layers, params.emissivity);
      const escaped = (way.at(-1) ?? 0) > 0;
      return {
        state: {
          ...state,
          photon: { number: state.fired + 1, way, layers: params.layers },
          fired: state.fired + 1,
          escaped: state.escaped + (escaped ? 1 : 0),
        },
      };
    }
  }
}

export const simulation = defineSimulation<Params, State>()({
  version: 2,
  dt: DT_YEARS * YEAR,
  rate: YEARS_PER_WALL_SECOND * YEAR,
  readings,
  actions,
  fields: () => ({ past: { kind: 'f32', shape: [TRACE, YEARS_KEPT] } }),
  init: begin,
  step(state, params) {
    if (!state.started) return state;
    const { scenario, co2_baseline, sensitivity } = params;
    const year = yearOf(state);
    const half = DT_YEARS / 2;
    const [middle, end] = [decayed(state.pools, half), decayed(state.pools, DT_YEARS)];
    const at = (later: number, pools: Pools): number =>
      forcingOf(scenarioCo2(scenario, params, year + later) + poolSum(pools), co2_baseline);
    const forcing = [at(0, state.pools), at(half, middle), at(DT_YEARS, end)] as const;
    const next: State = {
      ...state,
      steps: state.steps + 1,
      boxes: advance(state.boxes, feedbackOf(sensitivity), forcing, DT_YEARS),
      pools: end,
    };
    note(next, params);
    return next;
  },
  act,
  reconfigure(state, params) {
    note(state, params);
    return state;
  },
  done: (state) => state.started && yearOf(state) >= LAST_YEAR,
  read(state, params) {
    const { boxes } = state;
    const absorbed = absorbedSunlight(params.solar_constant, params.albedo);
    const effective = brightness(absorbed);
    const { surface, layers, outgoing } = layerBalance(absorbed, params.layers, params.emissivity);
    const co2 = co2Of(state, params);
    const forcing = forcingOf(co2, params.co2_baseline);
    const feedback = feedbackOf(params.sensitivity);
    return {
      t_effective: effective,
      t_surface: surface,
      greenhouse_warming: surface - effective,
      co2_ppm: co2,
      forcing,
      t_anomaly: boxes.surface,
      t_deep: boxes.deep,
      imbalance: forcing - feedback * boxes.surface,
      t_equilibrium: forcing / feedback,
      olr: outgoing,
      absorbed_solar: absorbed,
      t_layer_1: layers[0] ?? null,
      t_layer_2: layers[1] ?? null,
      t_layer_3: layers[2] ?? null,
      t_layer_4: layers[3] ?? null,
      t_layer_5: layers[4] ?? null,
      year: yearOf(state),
      photons_fired: state.fired,
      photons_escaped: state.escaped,
      logarithm: logHolds(co2) ? 'holds' : 'valid about 150-1000 ppm',
    };
  },
  derive(_state, _params, instruments) {
    const outgoing = instruments.shown('olr');
    const surface = instruments.shown('t_surface');
    if (outgoing === null || outgoing <= 0) return {};
    const effective = brightness(outgoing);
    return { t_effective: effective, greenhouse_warming: surface === null ? null : surface - effective };
  },
  view(state, params, out) {
    out.past.set(state.past);
    const { started, photon } = state;
    const year = yearOf(state);
    return {
      started,
      photon,
      /** Whole years that the trace has. */
      years: Math.floor(year),
      /** CO₂ of pulses that is still in the air, ppm. */
      pulsed: poolSum(state.pools),
      /** Of the record of Mauna Loa; null elsewhere. */
      calendar: params.scenario === 'Mauna Loa' ? RECORD_BEGINS + year : null,
    };
  },
});
