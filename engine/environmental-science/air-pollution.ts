/**
 * Fine dust from one stack, and what a sampler in the town downwind finds: the plume of `gaussian-plume.ts`, a background, a monitor,
 * a pump that draws air through a weighed filter, and the index of `air-quality-index.ts`.
 *
 * The average concentration follows from the inputs at once and is steady; the clock runs for filter and mean. What is seen of
 * the plume wanders (`plume-meander.ts`).
 */
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../contract';
import { aqiOf, bandOfIndex, categoryOf, indexLine } from './air-quality-index';
import { MICRO, type Params, plumeFor } from './air-pollution-inputs';
import { MOST_DUST, pumpFlow, readings } from './air-pollution-readings';
import {
  atGround,
  FITTED,
  isAboveLid,
  largestAtGround,
  lidOf,
  occurs,
  type Plume,
  sigmaY,
  sigmaZ,
} from './gaussian-plume';
import { createMeander, folded, type Meander, WANDERING, wanderAt } from './plume-meander';
import {
  ENVELOPE,
  fillEnvelope,
  MAP_COLUMNS,
  MAP_ROWS,
  mapOf,
  PER_PLACE,
  PUFFS,
  reachOf,
  rising,
  roomOf,
  topOf,
} from './plume-picture';

interface Filter {
  readonly running: boolean;
  /** For which air was drawn through it. */
  readonly seconds: number;
  /** µg. */
  readonly dust: number;
  readonly weighed: 'no' | 'conditioned' | 'damp';
}

/** A stretch of time with one concentration. */
interface Stretch {
  readonly value: Quantity<'µg/m³'>;
  readonly seconds: number;
}

/** What follows from the inputs, rain and wind direction, until one of them changes. */
interface Air {
  readonly plume: Plume;
  /** Of the sampler, along the wind and across it, m. */
  readonly along: number;
  readonly across: number;
  /** At the sampler, µg/m³. */
  readonly value: number;
  readonly largest: { readonly x: number; readonly value: number } | null;
  /** How far the pictures reach, m. */
  readonly reach: number;
  readonly map: Float32Array;
}

export interface State {
  readonly started: boolean;
  /** Seconds since the start, and since the latest of start and new filter. */
  readonly clock: number;
  readonly day: number;
  readonly rain: Quantity<'mm/h'>;
  /** Of the wind, from the line through stack and sampler's street. */
  readonly direction: Quantity<'°'>;
  readonly air: Air;
  /** How often it was worked out anew. */
  readonly changes: number;
  /** The last 24 h, oldest first. */
  readonly past: readonly Stretch[];
  readonly filter: Filter | null;
  readonly meander: { readonly sideways: Meander; readonly upwards: Meander };
}

const DT: Quantity<'s'> = 10;
export const DAY: Quantity<'s'> = 86_400;
/** Chosen: what a filter straight from the sampler weighs too much. */
const DAMP = { part: 0.08, water: 30 } as const;

function airOf(params: Params, rain: number, direction: number): Air {
  const plume = plumeFor(params, rain);
  const turned = (direction * Math.PI) / 180;
  const [east, north] = [params.receptor_x * 1000, params.receptor_y];
  const along = east * Math.cos(turned) + north * Math.sin(turned);
  const across = north * Math.cos(turned) - east * Math.sin(turned);
  const reach = reachOf(east, north);
  return {
    plume,
    along,
    across,
    value: MICRO * atGround(plume, along, across),
    largest: largestAtGround(plume),
    reach,
    map: mapOf(plume, reach, direction, params.background_pm),
  };
}

const renewed = (state: State, params: Params, change: Partial<Pick<State, 'rain' | 'direction'>> = {}): State => {
  const next = { ...state, ...change };
  return { ...next, air: airOf(params, next.rain, next.direction), changes: state.changes + 1 };
};

/** The last 24 h with one more stretch of the same or another value. */
function remembered(past: readonly Stretch[], value: number, seconds: number): readonly Stretch[] {
  const last = past.at(-1);
  const same = last !== undefined && last.value === value;
  const next = same
    ? [...past.slice(0, -1), { value, seconds: Math.min(DAY, last.seconds + seconds) }]
    : [...past, { value, seconds }];
  let over = next.reduce((sum, stretch) => sum + stretch.seconds, 0) - DAY;
  while (over > 0) {
    const [first, ...rest] = next;
    if (!first) break;
    next.splice(
      0,
      next.length,
      ...(first.seconds > over ? [{ ...first, seconds: first.seconds - over }] : []),
      ...rest,
    );
    over -= first.seconds;
  }
  return next;
}

const meanOf = (past: readonly Stretch[]): number | null => {
  const seconds = past.reduce((sum, stretch) => sum + stretch.seconds, 0);
  return seconds === 0 ? null : past.reduce((sum, { value, seconds: s }) => sum + value * s, 0) / seconds;
};

/** m³ at a flow in L/min. */
const volumeOf = (filter: Filter, flow: number): number => (filter.seconds / 60) * (flow / 1000);

const massOf = ({ weighed, dust }: Filter): number | null =>
  weighed === 'no' ? null : weighed === 'damp' ? dust * (1 + DAMP.part) + DAMP.water : dust;

/** Warnings of the model that hold now, the gravest first. */
function warningsOf({ air }: State, { stability, wind_speed, receptor_x, background_pm }: Params): readonly string[] {
  const metres = receptor_x * 1000;
  return [
    ...(air.value + background_pm > MOST_DUST ? ['More than 100 mg/m³: the monitor is blind in such smoke.'] : []),
    ...(occurs(stability, wind_speed) ? [] : [`Class ${stability} does not occur at this wind (Pasquill 1961).`]),
    ...(isAboveLid(air.plume)
      ? ['The plume comes to rest above the lid of the mixed air: none of it reaches the ground.']
      : []),
    ...(metres > FITTED[1] ? ['Beyond 10 km the curves of spread are extrapolated.'] : []),
    ...(metres < FITTED[0] ? ['Below 100 m the curves of spread are extrapolated.'] : []),
  ];
}

const actions = {
  start: { label: 'Start the clock', hint: 'From now on monitor and filter average.' },
  start_pump: { label: 'Start the pump', hint: 'Draws 16.67 L of air a minute through a new filter.' },
  stop_pump: { label: 'Stop the pump' },
  weigh_filter: { label: 'Weigh the filter', hint: 'After a day in the dry air of the weighing room.' },
  weigh_damp: { label: 'Weigh it damp', hint: 'Straight from the sampler, as it should not be done.' },
  set_wind_direction: {
    label: 'Wind direction',
    value: { kind: 'number', unit: '°', min: -90, max: 90, step: 1, initial: 0 },
    hint: 'Angle between the wind and the line from the stack through the middle of the map.',
  },
  rain: {
    label: 'Rain',
    value: { kind: 'number', unit: 'mm/h', min: 0, max: 20, step: 0.5, initial: 0 },
    hint: 'Drops take dust down on its way.',
  },
} as const;

function weigh(state: State, weighed: 'conditioned' | 'damp'): ActResult<Params, State> {
  const { filter } = state;
  if (!filter || filter.seconds === 0)
    return { state, notice: 'No air has gone through a filter yet: start the pump first.' };
  if (filter.running) return { state, notice: 'The filter is in the sampler: stop the pump first.' };
  return { state: { ...state, filter: { ...filter, weighed } } };
}

function act(state: State, params: Params, action: ActionFrom<typeof actions>): ActResult<Params, State> {
  const { filter } = state;
  switch (action.do) {
    case 'start':
      return { state: { ...state, started: true, day: 0 } };
    case 'start_pump':
      return filter?.running
        ? { state, notice: 'The pump runs already: stop it before you put in a new filter.' }
        : { state: { ...state, day: 0, filter: { running: true, seconds: 0, dust: 0, weighed: 'no' } } };
    case 'stop_pump':
      return filter?.running
        ? { state: { ...state, filter: { ...filter, running: false } } }
        : { state, notice: 'The pump does not run.' };
    case 'weigh_filter':
      return weigh(state, 'conditioned');
    case 'weigh_damp':
      return weigh(state, 'damp');
    case 'set_wind_direction':
      return { state: renewed(state, params, { direction: action.value }) };
    case 'rain':
      return { state: renewed(state, params, { rain: action.value }) };
  }
}

/** The puffs that are on their way: distance, offset, height, spread sideways and upwards of each, m. */
function fillPuffs(out: Float32Array, { air, meander, clock }: State): void {
  const { plume, reach } = air;
  const apart = reach / (plume.windAtStack * PUFFS);
  const latest = Math.floor(clock / apart);
  const [together, alone] = [Math.sqrt(WANDERING), Math.sqrt(1 - WANDERING)];
  for (let n = 0; n < PUFFS; n++) {
    const left = (latest - n) * apart;
    const x = Math.max(1, plume.windAtStack * (clock - left));
    const [wide, high] = [sigmaY(plume.stability, x), sigmaZ(plume.stability, x)];
    const { floor, lid } = roomOf(plume, x);
    const height = rising(plume, x) + together * high * wanderAt(meander.upwards, left);
    out.set(
      [x, together * wide * wanderAt(meander.sideways, left), folded(height, floor, lid), alone * wide, alone * high],
      5 * n,
    );
  }
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 600,
  readings,
  settings: { pump_flow: pumpFlow },
  startActions: ['start_pump'],
  actions,
  fields: () => ({
    /** PM2.5 at the ground, µg/m³, row by row from the right hand of the wind to its left. */
    map: { kind: 'f32', shape: [MAP_ROWS, MAP_COLUMNS] },
    /** Along the wind: distance, middle, lower and upper edge of the average plume (m), PM2.5 at the ground below it (µg/m³). */
    envelope: { kind: 'f32', shape: [ENVELOPE, PER_PLACE] },
    puffs: { kind: 'f32', shape: [PUFFS, 5] },
  }),
  init: (params, rng) => ({
    started: false,
    clock: 0,
    day: 0,
    rain: 0,
    direction: 0,
    air: airOf(params, 0, 0),
    changes: 0,
    past: [],
    filter: null,
    meander: { sideways: createMeander(rng.stream('sideways')), upwards: createMeander(rng.stream('upwards')) },
  }),
  step(state, params) {
    if (!state.started) return state;
    const { filter } = state;
    const value = state.air.value + params.background_pm;
    return {
      ...state,
      clock: state.clock + DT,
      day: state.day + DT,
      past: remembered(state.past, value, DT),
      filter: filter?.running
        ? {
            ...filter,
            seconds: filter.seconds + DT,
            dust: filter.dust + value * (DT / 60) * (params.pump_flow / 1000),
          }
        : filter,
    };
  },
  act,
  reconfigure: (state, params) => renewed(state, params),
  done: ({ day }) => day >= DAY,
  read(state, params) {
    const { air, filter, past } = state;
    const { plume, largest } = air;
    const dust = air.value + params.background_pm;
    const pm25 = dust <= MOST_DUST ? dust : null;
    const day = meanOf(past);
    const mass = filter && massOf(filter);
    const volume = filter && volumeOf(filter, params.pump_flow);
    return {
      plume_concentration: air.value,
      pm25,
      pm25_24h: day !== null && day <= MOST_DUST ? day : null,
      aqi: pm25 === null ? null : aqiOf(pm25),
      aqi_category: pm25 === null ? null : categoryOf(pm25),
      sigma_y: air.along > 0 ? sigmaY(plume.stability, air.along) : null,
      sigma_z: air.along > 0 ? sigmaZ(plume.stability, air.along) : null,
      effective_height: plume.effectiveHeight,
      plume_rise: plume.rise,
      wind_at_stack: plume.windAtStack,
      max_ground: largest ? MICRO * largest.value : 0,
      max_distance: largest ? largest.x / 1000 : null,
      filter_mass: mass,
      sample_volume: volume,
      gravimetric_pm25: mass === null || !volume ? null : mass / volume,
    };
  },
  derive({ filter }, params, instruments) {
    const pm25 = instruments.shown('pm25');
    const mass = instruments.shown('filter_mass');
    const volume = filter && volumeOf(filter, params.pump_flow);
    return {
      plume_concentration: pm25 === null ? null : pm25 - params.background_pm,
      // The display rounds it.
      aqi: pm25 === null ? null : indexLine(pm25),
      aqi_category: pm25 === null ? null : bandOfIndex(Math.round(indexLine(pm25))).name,
      sample_volume: volume,
      gravimetric_pm25: mass === null || !volume ? null : mass / volume,
    };
  },
  view(state, params, out) {
    const { air, filter } = state;
    out.map.set(air.map);
    fillEnvelope(out.envelope, air.plume, air.reach, params.background_pm);
    fillPuffs(out.puffs, state);
    return {
      started: state.started,
      clock: state.clock,
      rain: state.rain,
      direction: state.direction,
      reach: air.reach,
      /** Another number, another map. */
      changes: state.changes,
      top: topOf(air.plume),
      /** Height of the lid of the mixed air, m; null where there is none. */
      lid: lidOf(air.plume),
      rise: air.plume.rise,
      /** Where the sampler stands along the wind, m. */
      along: air.along,
      filter: filter && { running: filter.running, weighed: filter.weighed, dust: filter.dust },
      warnings: warningsOf(state, params),
    };
  },
});
