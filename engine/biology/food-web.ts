/** A web of grass, rabbits and foxes (`three-levels.ts`) from day to day, and what its past says: settling, stable, cycling or collapsed. */
import { type ActionFrom, type ActResult, defineSimulation, type InstrumentSpec, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import { LAST_DAY, PAST, PAST_EVERY } from './food-web-record';
import { DRY_MASS, grazed, hunted, liveDay, RATES, settle } from './three-levels';

export interface Params {
  readonly grass: Quantity<'kg'>;
  readonly rabbits: Quantity<'animals'>;
  readonly foxes: Quantity<'animals'>;
  readonly capacity: Quantity<'kg'>;
  readonly territorial: boolean;
}

export interface State {
  readonly day: number;
  /** Grass, rabbits, foxes. */
  readonly web: Float64Array;
  /** Day of the last hand that was laid on it, and whether there are no foxes because they were taken away. */
  readonly since: number;
  readonly foxesTaken: boolean;
  /** Rabbits of each day. */
  readonly counted: Float32Array;
  /** Grass, rabbits, foxes, one row each, every few days. */
  readonly past: Float32Array;
}

export const DAY: Quantity<'s'> = 86_400;

export const REGIMES = ['settling', 'stable', 'cycling', 'collapse'] as const;
export type Regime = (typeof REGIMES)[number];
/** Days that are looked at, and from when on swings are compared. */
const LOOK = 3650;
const COMPARED_FROM = 7300;
/** (max − min)/mean of rabbits below which the web counts as stable; part of the swing that must be left for it to cycle. */
const STILL = 0.15;
const KEPT_SWING = 0.7;

const counts = (name: string, school: number, research: number): InstrumentSpec => ({
  name,
  updateInterval: DAY,
  school: {
    resolution: 1,
    gain: rectangular(school),
    source: `chosen: the part of the animals that is seen is known to ±${100 * school} %, taken as rectangular`,
  },
  research: {
    resolution: 1,
    gain: rectangular(research),
    source: `chosen: the part of the animals that is seen is known to ±${100 * research} %, taken as rectangular`,
  },
});

/** (max − min)/mean of the rabbits from one day to another. */
function swing(counted: Float32Array, from: number, to: number): number {
  let [least, most, sum] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let day = from; day <= to; day++) {
    const count = counted[day] ?? 0;
    if (count < least) least = count;
    if (count > most) most = count;
    sum += count;
  }
  return sum > 0 ? ((most - least) * (to - from + 1)) / sum : 0;
}

/**
 * Judged by the days since the web was last interfered with: what a drought or a release sets swinging is no behaviour of the web's
 * own. A web whose foxes were taken away is judged by its rabbits.
 */
export function regimeOf({ day: today, since, foxesTaken, web, counted: all }: State): Regime {
  if ((web[1] ?? 0) <= 0 || ((web[2] ?? 0) <= 0 && !foxesTaken)) return 'collapse';
  const day = today - since;
  const counted = all.subarray(since);
  if (day >= LOOK && swing(counted, day - LOOK, day) < STILL) return 'stable';
  if (day < COMPARED_FROM) return 'settling';
  const look = Math.floor(Math.max(LOOK, day / 4));
  const before = swing(counted, day - 2 * look, day - look);
  return swing(counted, day - look, day) >= KEPT_SWING * before ? 'cycling' : 'settling';
}

function note({ day, web, counted, past }: Pick<State, 'day' | 'web' | 'counted' | 'past'>): void {
  counted[day] = web[1] ?? 0;
  if (day % PAST_EVERY !== 0) return;
  for (let n = 0; n < 3; n++) past[n * PAST + day / PAST_EVERY] = web[n] ?? 0;
}

const animals = (initial: number) => ({ kind: 'number', unit: 'animals', min: 1, max: 500, step: 1, initial }) as const;

const actions = {
  add_rabbits: { label: 'Release rabbits', value: animals(20) },
  add_foxes: { label: 'Release foxes', value: animals(5) },
  remove_foxes: { label: 'Take away foxes', value: animals(5), hint: 'If there are fewer, all of them go.' },
  drought: {
    label: 'Drought',
    value: { kind: 'number', unit: '%', min: 0, max: 100, step: 5, initial: 50 },
    hint: 'So much of the grass withers at once.',
  },
} as const;

function act(state: State, _params: Params, action: ActionFrom<typeof actions>): ActResult<Params, State> {
  const { web } = state;
  const [grass = 0, rabbits = 0, foxes = 0] = web;
  switch (action.do) {
    case 'add_rabbits':
      web[1] = rabbits + action.value;
      break;
    case 'add_foxes':
      web[2] = foxes + action.value;
      break;
    case 'remove_foxes':
      if (foxes <= 0) return { state, notice: 'There are no foxes to take away.' };
      web[2] = foxes - action.value;
      break;
    case 'drought':
      if (action.value === 0) return { state, notice: 'It rains as ever: nothing withers.' };
      web[0] = grass * (1 - action.value / 100);
  }
  settle(web);
  const next = {
    ...state,
    since: state.day,
    foxesTaken: action.do === 'remove_foxes' ? web[2] === 0 : state.foxesTaken && web[2] === 0,
  };
  note(next);
  return { state: next };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DAY,
  rate: 30 * DAY,
  readings: {
    day: { label: 'Day', unit: 'd', origin: 'computed', decimals: 0 },
    grass_kg: {
      label: 'Grass, dry mass',
      unit: 'kg',
      instrument: {
        name: 'Rising-plate meter, walked across the pasture',
        updateInterval: DAY,
        school: {
          resolution: 10,
          gain: rectangular(0.08),
          source: 'chosen: its calibration of another meadow fits to ±8 %, taken as rectangular',
        },
        research: {
          resolution: 1,
          gain: rectangular(0.03),
          source: 'chosen: calibrated by cut quadrats of this meadow to ±3 %, taken as rectangular',
        },
      },
    },
    rabbit_count: {
      label: 'Rabbits',
      unit: 'animals',
      instrument: counts('Spotlight count along transects', 0.06, 0.03),
    },
    fox_count: { label: 'Foxes', unit: 'animals', instrument: counts('Camera traps', 0.08, 0.04) },
    rabbit_births_per_day: { label: 'Rabbits born', unit: '1/d', origin: 'theory', decimals: 3 },
    rabbits_eaten_per_day: { label: 'Rabbits eaten', unit: '1/d', origin: 'theory', decimals: 3 },
    regime: { kind: 'text', label: 'The web is', unit: 'text', values: REGIMES },
  },
  actions,
  fields: () => ({ past: { kind: 'f32', shape: [3, PAST] } }),
  init({ grass, rabbits, foxes }) {
    const state = {
      day: 0,
      since: 0,
      foxesTaken: false,
      web: Float64Array.of(grass, rabbits, foxes),
      counted: new Float32Array(LAST_DAY + 1),
      past: new Float32Array(3 * PAST),
    };
    note(state);
    return state;
  },
  step(state, params) {
    if (state.day >= LAST_DAY) return state;
    liveDay(state.web, params);
    const next = { ...state, day: state.day + 1 };
    note(next);
    return next;
  },
  act,
  done: ({ day }) => day >= LAST_DAY,
  read(state) {
    const [grass = 0, rabbits = 0, foxes = 0] = state.web;
    return {
      day: state.day,
      grass_kg: grass,
      rabbit_count: rabbits,
      fox_count: foxes,
      rabbit_births_per_day: RATES.e1 * grazed(grass) * rabbits,
      rabbits_eaten_per_day: hunted(rabbits) * foxes,
      regime: regimeOf(state),
    };
  },
  view(state, { capacity }, out) {
    out.past.set(state.past);
    const [grass = 0, rabbits = 0, foxes = 0] = state.web;
    return {
      day: state.day,
      kept: Math.floor(state.day / PAST_EVERY) + 1,
      /** Grass as a part of what the pasture can carry. */
      green: grass / capacity,
      grass,
      rabbits,
      foxes,
      /** Dry mass that passes up in a day, kg: grass eaten, rabbits born, foxes made of what they ate. */
      flows: [
        grazed(grass) * rabbits,
        DRY_MASS.rabbit * RATES.e1 * grazed(grass) * rabbits,
        DRY_MASS.fox * RATES.e2 * hunted(rabbits) * foxes,
      ] as const,
    };
  },
});
