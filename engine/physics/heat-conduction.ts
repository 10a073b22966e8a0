/**
 * A bar between an electric heating block and a block of ice: how its profile of temperature develops, and the heat that flows through it.
 * The equation and its solution stand in `conducting-bar.ts`.
 *
 * x counts from the left end. At first the hot block touches the left end and the cold block the right one; `swap_ends`
 * exchanges them. Before `start` the whole bar has the cold end's temperature.
 */
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../contract';
import { MATERIALS, PINS, PROFILE } from './bar-profile';
import {
  advance,
  AREA,
  type Bar,
  CELLS,
  CONDUCTORS,
  createBar,
  type Ends,
  flows,
  jump,
  settle,
  steadyTemperature,
  temperatureAt,
} from './conducting-bar';
import { readings } from './heat-readings';

export type Material = keyof typeof CONDUCTORS;

export interface Params {
  readonly material: Material;
  readonly hot_temp: Quantity<'°C'>;
  readonly cold_temp: Quantity<'°C'>;
  readonly length_cm: Quantity<'cm'>;
  readonly insulated: boolean;
}

export interface State {
  readonly bars: Readonly<Record<Material, Bar>>;
  started: boolean;
  readonly swapped: boolean;
  readonly race: boolean;
  /** Of the movable probe, cm from the left end. */
  readonly probe: number;
  /** The heats are known: no time has been skipped. */
  readonly counted: boolean;
  /** Wax pins that have dropped, one bit each from the left. */
  dropped: number;
}

/** Wax melts and a pin drops, °C. */
export const WAX: Quantity<'°C'> = 60;
/** Heat of fusion of ice, J/g (CRC). */
export const ICE: Quantity<'J/g'> = 333.6;
const CHARS: Quantity<'°C'> = 150;

const DT = 0.05;
/** Lab seconds in one second of the wall for a bar of 10 cm. */
const PACE = { Copper: 2, Glass: 200, Wood: 600 } as const satisfies Readonly<Record<Material, number>>;

const endsOf = (params: Params, swapped: boolean): Ends => ({
  left: swapped ? params.cold_temp : params.hot_temp,
  right: swapped ? params.hot_temp : params.cold_temp,
  insulated: params.insulated,
});

/** W into the hot end and out of the cold one. */
function powers(state: State, params: Params): { readonly in: Quantity<'W'>; readonly out: Quantity<'W'> } {
  if (!state.started) return { in: 0, out: 0 };
  const { left, right } = flows(state.bars[params.material]);
  return state.swapped ? { in: -right, out: -left } : { in: left, out: right };
}

/** J into the hot end and out of the cold one since the start; null once time has been skipped or the ends were swapped. */
function heats(
  { bars, counted, swapped }: State,
  { material }: Params,
): { readonly in: number; readonly out: number } | null {
  if (!counted) return null;
  const { heatLeft, heatRight } = bars[material];
  return swapped ? { in: -heatRight, out: -heatLeft } : { in: heatLeft, out: heatRight };
}

const agree = (a: number, b: number, part: number): boolean =>
  Math.abs(a - b) <= part * Math.max(Math.abs(a), Math.abs(b));

/** Place seen from the hot end, 0 to 1. */
const fromHot = (state: State, place: number): number => (state.swapped ? 1 - place : place);

/** How far from the hot end the rise has reached half of what it is going to be, as a part of the length; null before. */
function frontAt(state: State, params: Params): number | null {
  if (!state.started) return null;
  const bar = state.bars[params.material];
  const ends = endsOf(params, state.swapped);
  const lead = (node: number): number => {
    const place = fromHot(state, node / CELLS);
    const rise = temperatureAt(bar, place) - params.cold_temp;
    return rise - 0.5 * (steadyTemperature(bar, ends, place) - params.cold_temp);
  };
  // At the far end both rises are nothing, so the last node that can tell is the one before it.
  for (let node = CELLS - 1; node >= 0; node--) {
    const here = lead(node);
    if (here < 0) continue;
    if (node === CELLS - 1) return 1;
    const next = lead(node + 1);
    return (node + here / (here - next)) / CELLS;
  }
  return null;
}

const begin = (params: Params): State => {
  const bar = (material: Material): Bar => createBar(CONDUCTORS[material], params.length_cm / 100, params.cold_temp);
  return {
    bars: { Copper: bar('Copper'), Glass: bar('Glass'), Wood: bar('Wood') },
    started: false,
    swapped: false,
    race: false,
    probe: params.length_cm / 2,
    counted: true,
    dropped: 0,
  };
};

function dropPins(state: State, params: Params): void {
  const bar = state.bars[params.material];
  PINS.forEach((place, n) => {
    if ((state.dropped & (1 << n)) === 0 && temperatureAt(bar, place) >= WAX) state.dropped |= 1 << n;
  });
}

/** The ends or the lagging are other ones from now on. */
function rejoin(state: State, params: Params): void {
  if (!state.started) return;
  const ends = endsOf(params, state.swapped);
  for (const material of MATERIALS) jump(state.bars[material], ends);
}

const actions = {
  start: { label: 'Start heating', hint: 'The hot end goes from cold to hot at this instant.' },
  swap_ends: { label: 'Swap the ends', hint: 'Exchanges heating block and ice.' },
  move_probe: {
    label: 'Move the probe',
    value: { kind: 'number', unit: 'cm', min: 0, max: 50, step: 0.1, initial: 5 },
    hint: 'Distance from the left end.',
  },
  skip_to_steady: {
    label: 'Skip to the steady state',
    hint: 'As if you had waited long enough; the heats are not counted.',
  },
  race: { label: 'All three materials side by side', value: { kind: 'toggle' } },
} as const;

function act(state: State, params: Params, action: ActionFrom<typeof actions>): ActResult<Params, State> {
  switch (action.do) {
    case 'start': {
      if (state.started) return { state, notice: 'The hot end is hot already: reset for a new run.' };
      const next = { ...state, started: true };
      rejoin(next, params);
      const chars = params.material === 'Wood' && params.hot_temp > CHARS;
      return {
        state: next,
        notice: chars ? 'Above 150 °C wood chars; the model keeps its properties.' : undefined,
      };
    }
    case 'swap_ends': {
      const next = { ...state, swapped: !state.swapped, counted: state.counted && !state.started };
      rejoin(next, params);
      return { state: next };
    }
    case 'move_probe':
      return action.value > params.length_cm
        ? { state, notice: `The bar is ${params.length_cm} cm long: choose a place from 0 to ${params.length_cm} cm.` }
        : { state: { ...state, probe: action.value } };
    case 'skip_to_steady': {
      if (!state.started) return { state, notice: 'Start heating first: the bar still has one temperature.' };
      const ends = endsOf(params, state.swapped);
      for (const material of MATERIALS) settle(state.bars[material], ends);
      dropPins(state, params);
      return { state: { ...state, counted: false } };
    }
    case 'race':
      return { state: { ...state, race: action.value === 1 } };
  }
}

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: (_state, params) => PACE[params.material] * (params.length_cm / 10) ** 2,
  readings,
  actions,
  fields: () => ({
    profiles: { kind: 'f32', shape: [MATERIALS.length, PROFILE] },
    steady: { kind: 'f32', shape: [PROFILE] },
  }),
  init: begin,
  step(state, params) {
    if (!state.started) return state;
    const ends = endsOf(params, state.swapped);
    const main = state.bars[params.material];
    for (const material of MATERIALS) advance(state.bars[material], ends, DT);
    if (state.dropped !== 2 ** PINS.length - 1 && !main.still) dropPins(state, params);
    return state;
  },
  act,
  reconfigure(state, params, before) {
    if (!state.started) {
      // The whole bar lies on the cold block until the start.
      if (params.cold_temp === before.cold_temp) return state;
      const { swapped, race, probe } = state;
      return { ...begin(params), swapped, race, probe };
    }
    rejoin(state, params);
    return state;
  },
  done(state, params) {
    if (!state.started) return false;
    const bar = state.bars[params.material];
    if (!params.insulated) return bar.change < 1e-4;
    const { in: into, out } = powers(state, params);
    return agree(into, out, 1e-3);
  },
  read(state, params) {
    const bar = state.bars[params.material];
    const at = (place: number): Quantity<'°C'> => temperatureAt(bar, place);
    const { in: into, out } = powers(state, params);
    const gradient = (at(fromHot(state, 0.25)) - at(fromHot(state, 0.75))) / (0.5 * bar.length);
    const front = frontAt(state, params);
    const heat = heats(state, params);
    return {
      t1_c: at(0),
      t2_c: at(0.25),
      t3_c: at(0.5),
      t4_c: at(0.75),
      t5_c: at(1),
      probe_c: at(state.probe / params.length_cm),
      power_w: into,
      power_out_w: out,
      gradient_k_m: gradient,
      k_measured: state.started && gradient > 0 && agree(into, out, 0.02) ? out / (AREA * gradient) : null,
      front_cm: front === null ? null : front * params.length_cm,
      heat_in_j: heat?.in ?? null,
      heat_out_j: heat?.out ?? null,
    };
  },
  derive(_state, _params, instruments) {
    const out = instruments.shown('power_out_w');
    const gradient = instruments.shown('gradient_k_m');
    return { k_measured: out === null || !gradient ? null : out / (AREA * gradient) };
  },
  toggles: ({ race }) => ({ race }),
  view(state, params, out) {
    MATERIALS.forEach((material, row) => {
      const bar = state.bars[material];
      for (let n = 0; n < PROFILE; n++) out.profiles[row * PROFILE + n] = temperatureAt(bar, n / (PROFILE - 1));
    });
    const bar = state.bars[params.material];
    const ends = endsOf(params, state.swapped);
    for (let n = 0; n < PROFILE; n++) out.steady[n] = steadyTemperature(bar, ends, n / (PROFILE - 1));
    const { started, swapped, race, probe, dropped } = state;
    const heat = heats(state, params);
    return { started, swapped, race, probe, dropped, melted: heat && Math.max(0, heat.out / ICE) };
  },
});
