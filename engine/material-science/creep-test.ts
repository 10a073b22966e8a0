/**
 * A creep test under constant load (ISO 204): a bar in a tube furnace, weights on a lever, an extensometer, a clock that runs for
 * years. The bar by `creep-bar.ts`; between changes of stress and temperature it is exact, so that the clock may take any steps.
 *
 * The furnace is off by a hidden error, one for each seed and the same for all its bars. What a bar has of its own is drawn for each.
 */
import { defineSimulation, type Estimate, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { rectangular } from '../core/uncertainty';
import { celsiusToKelvin } from '../core/units';
import { creepAlloy, type CreepAlloyName } from '../data/creep-alloys';
import {
  type Conditions,
  type CreepBar,
  creepRate,
  type Crept,
  crept,
  damageAt,
  drawBar,
  elasticStrain,
  lastShare,
  LIFE_SD,
  lifeOf,
  loadingStrain,
  medianLife,
  overloaded,
  rangeOfTest,
  recoveryRate,
} from './creep-bar';
import { creepReadings, RANGES, type STAGES } from './creep-readings';

export interface Params {
  readonly material: CreepAlloyName;
  readonly stress: Quantity<'MPa'>;
  readonly temperature: Quantity<'°C'>;
  readonly gauge_length: Quantity<'mm'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type Mode = 'idle' | 'soaking' | 'loaded' | 'unloaded' | 'ruptured' | 'overloaded';

/** A bar that broke after creep, as it is written down. */
export interface Ruptured {
  readonly time: Quantity<'s'>;
  readonly alloy: CreepAlloyName;
  readonly stress: Quantity<'MPa'>;
  readonly temperature: Quantity<'°C'>;
  readonly hours: Quantity<'h'>;
}

interface State {
  readonly steps: number;
  readonly mode: Mode;
  readonly heated: boolean;
  readonly bias: Quantity<'°C'>;
  readonly bar: CreepBar;
  readonly bars: number;
  readonly crept: Crept;
  /** Plastic strain of the greatest load so far, a part. */
  readonly yielded: number;
  /** Lab seconds that `crept` does not know yet. */
  readonly pending: Quantity<'s'>;
  /** Up to there, since the load. */
  readonly hours: Quantity<'h'>;
  /** Of the soak or a skip, s. */
  readonly ahead: Quantity<'s'>;
  readonly skipping: Quantity<'s'>;
  readonly least: { readonly rate: Quantity<'1/h'>; readonly time: Quantity<'s'> } | null;
  /** Hours at which the second and the third stage began; null before. */
  readonly began: { readonly secondary: Quantity<'h'> | null; readonly tertiary: Quantity<'h'> | null };
  /** After unloading: rate, primary strain then, and hours since. */
  readonly recovery: { readonly rate: Quantity<'1/h'>; readonly primary: number; readonly hours: Quantity<'h'> } | null;
  readonly broken: { readonly hours: Quantity<'h'>; readonly strain: number; readonly time: Quantity<'s'> } | null;
  readonly trace: readonly { readonly hours: Quantity<'h'>; readonly strain: number }[];
  readonly ruptured: readonly Ruptured[];
}

const DT: Quantity<'s'> = 360;
const HOUR: Quantity<'s'> = 3600;
const SOAK: Quantity<'s'> = 7200;
const ROOM: Quantity<'°C'> = 20;
/** Tolerance of ISO 204 from 600 to 800 °C, taken as rectangular. */
const BIAS_MOST: Quantity<'°C'> = 4;
const BIAS_SD: Quantity<'°C'> = rectangular(BIAS_MOST);
/** From here on the bench says that a bar yields as it is loaded: the offset of the proof strength. */
const YIELDS = 0.002;
/** Parts of a life between two folds, and between two points of the trace. */
const FOLDS = 2000;
const TRACE = 400;
export const MOST_POINTS = 900;
const MOST_RUPTURED = 200;
const RECOVERED = 0.2;
/** Rates of the clock: wall seconds for a life, a soak, a skip; lab seconds a wall second at least and at most. */
const PLAY = { life: 60, soak: 3, skip: 2, least: 120, most: 5.4e6, idle: 360 } as const;
/** Above the least rate by this a bar is in its first or third stage. */
const STEADY = 1.2;

const timeOf = ({ steps }: State): Quantity<'s'> => steps * DT;
const shownOf = ({ heated }: State, { temperature }: Params): Quantity<'°C'> => (heated ? temperature : ROOM);
const conditionsOf = (state: State, params: Params): Conditions => ({
  stress: params.stress,
  temperature: state.heated ? params.temperature + state.bias : ROOM,
});
const fresh = (bar: CreepBar) =>
  ({
    bar,
    crept: { used: 0, primary: 0, second: 0 },
    yielded: 0,
    pending: 0,
    hours: 0,
    least: null,
    began: { secondary: null, tertiary: null },
    recovery: null,
    broken: null,
    trace: [],
    skipping: 0,
    ahead: 0,
  }) as const;

const barOf = (rng: Rng, { material, specimen, noise }: Params, number: number): CreepBar =>
  drawBar(material, noise ? rng.stream(`bar ${specimen} ${number}`) : null);

/** Strain as a part: elastic, plastic on loading, and of creep. */
function strainOf(
  { mode, crept: { primary, second }, yielded, recovery, broken, heated }: State,
  conditions: Conditions,
  alloy: CreepAlloyName,
): number {
  if (mode === 'ruptured' || mode === 'overloaded') return broken?.strain ?? 0;
  const elastic = mode === 'loaded' ? elasticStrain(alloy, conditions) : 0;
  const back = recovery ? RECOVERED * recovery.primary * (1 - Math.exp(-recovery.rate * recovery.hours)) : 0;
  return heated || mode !== 'idle' ? elastic + yielded + primary + second - back : 0;
}

/** The stages that it has come to, at the hours of now where one is new. */
function beganOf(now: State, params: Params): State['began'] {
  const { secondary, tertiary } = now.began;
  const stage = stageOf(now, params);
  return {
    secondary: secondary ?? (stage === 'Secondary' || stage === 'Tertiary' ? now.hours : null),
    tertiary: tertiary ?? (stage === 'Tertiary' ? now.hours : null),
  };
}

/** What is pending is worked out. */
function folded(state: State, params: Params): State {
  const { pending, mode, recovery } = state;
  if (pending === 0) return state;
  const hours = pending / HOUR;
  if (mode === 'unloaded' && recovery)
    return {
      ...state,
      pending: 0,
      hours: state.hours + hours,
      recovery: { ...recovery, hours: recovery.hours + hours },
    };
  if (mode !== 'loaded') return { ...state, pending: 0 };
  const conditions = conditionsOf(state, params);
  const next = crept(state.bar, state.crept, conditions, hours);
  const life = lifeOf(state.bar, conditions);
  const spent = (next.used - state.crept.used) * life;
  const broke = next.used >= lastShare(state.bar, conditions.temperature);
  // A step may go across the place where it creeps slowest.
  const { used } = state.bar.slowest;
  const slowest =
    state.crept.used < used && next.used > used
      ? crept(state.bar, state.crept, conditions, (used - state.crept.used) * life)
      : next;
  const rate = creepRate(state.bar, slowest, conditions);
  const least = state.least === null || rate < state.least.rate ? { rate, time: timeOf(state) } : state.least;
  const crossed: State = { ...state, pending: 0, crept: next, hours: state.hours + (broke ? spent : hours), least };
  const after: State = { ...crossed, began: beganOf(crossed, params) };
  const strain = strainOf(after, conditions, params.material);
  const last = after.trace.at(-1);
  const due = broke || !last || after.hours - last.hours >= life / TRACE;
  const trace = due ? [...after.trace, { hours: after.hours, strain }].slice(-MOST_POINTS) : after.trace;
  if (!broke) return { ...after, trace };
  const done: Ruptured = {
    time: timeOf(state),
    alloy: params.material,
    stress: params.stress,
    temperature: params.temperature,
    hours: after.hours,
  };
  return {
    ...after,
    trace,
    mode: 'ruptured',
    skipping: 0,
    ahead: 0,
    broken: { hours: after.hours, strain, time: timeOf(state) },
    ruptured: [...state.ruptured, done].slice(-MOST_RUPTURED),
  };
}

/** As it is now, whatever is pending. */
const present = (state: State, params: Params): State => folded(state, params);

function stageOf(state: State, params: Params): (typeof STAGES)[number] | null {
  const { mode, bar, crept: now } = state;
  if (mode === 'ruptured' || mode === 'overloaded') return 'Ruptured';
  if (mode === 'idle' || mode === 'soaking') return 'Loading';
  const conditions = conditionsOf(state, params);
  const ratio = (creepRate(bar, now, conditions) * lifeOf(bar, conditions)) / bar.slowest.rate;
  if (ratio <= STEADY) return 'Secondary';
  return now.used < bar.slowest.used ? 'Primary' : 'Tertiary';
}

function rangeNow(state: State, params: Params): (typeof RANGES)[keyof typeof RANGES] | null {
  if (state.mode === 'idle' || state.mode === 'soaking') return null;
  if (state.mode === 'overloaded') return RANGES.overload;
  return RANGES[rangeOfTest(params.material, { stress: params.stress, temperature: shownOf(state, params) })];
}

/** Stress or temperature changed; nothing is pending. */
function changed(state: State, params: Params, before: Params): State {
  const other = params.stress !== before.stress || params.temperature !== before.temperature;
  if (!other || state.mode !== 'loaded') return state;
  const conditions = conditionsOf(state, params);
  if (!overloaded(params.material, conditions))
    return { ...state, least: null, yielded: Math.max(state.yielded, loadingStrain(params.material, conditions)) };
  const strain = strainOf(state, conditionsOf(state, before), params.material);
  return { ...state, mode: 'overloaded', broken: { hours: state.hours, strain, time: timeOf(state) } };
}

const parameterOf = (alloy: CreepAlloyName, temperature: Quantity<'°C'>, hours: Quantity<'h'>): number =>
  celsiusToKelvin(temperature) * (creepAlloy(alloy).c + Math.log10(hours));

const slowestSeen = ({ mode, crept: { used }, bar, least }: State) =>
  least && (mode === 'ruptured' || used > bar.slowest.used) ? least : null;

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate(state, params) {
    if (state.ahead > 0)
      return state.skipping > 0
        ? Math.min(PLAY.most, Math.max(PLAY.idle, state.skipping / PLAY.skip))
        : SOAK / PLAY.soak;
    if (state.mode !== 'loaded') return PLAY.idle;
    const life = medianLife(params.material, conditionsOf(state, params)) * HOUR;
    return Math.min(PLAY.most, Math.max(PLAY.least, life / PLAY.life));
  },
  readings: creepReadings,
  actions: {
    heat: {
      label: 'Heat',
      hint: 'Mounts a new bar where the old one has been used. The soak of 2 h goes by in seconds.',
    },
    load: { label: 'Put the weights on', hint: 'From here the hours count.' },
    unload: {
      label: 'Take the weights off',
      hint: 'The elastic strain goes back at once, part of the primary strain in time.',
    },
    skip_hours: {
      label: 'Skip hours',
      hint: 'The clock runs ahead, no farther than rupture.',
      value: { kind: 'number', unit: 'h', min: 0.01, max: 100_000, initial: 100 },
    },
    step_temperature: {
      label: 'Step the temperature',
      hint: 'The furnace goes to it during the run.',
      value: { kind: 'number', unit: '°C', min: 400, max: 800, step: 5, initial: 660 },
    },
  },
  fields: () => ({ trace: { kind: 'f32', shape: [MOST_POINTS, 2] } }),

  init: (params, rng, specimen) => ({
    steps: 0,
    mode: 'idle',
    heated: false,
    bias: params.noise ? specimen.stream('furnace').uniform(-BIAS_MOST, BIAS_MOST) : 0,
    bars: 1,
    ruptured: [],
    ...fresh(barOf(rng, params, 1)),
  }),

  step(state, params) {
    const ahead = Math.max(0, state.ahead - DT);
    const on: State = {
      ...state,
      steps: state.steps + 1,
      ahead,
      skipping: ahead > 0 ? state.skipping : 0,
      pending: state.pending + DT,
    };
    if (state.mode === 'soaking')
      return ahead > 0 ? { ...on, pending: 0 } : { ...on, pending: 0, mode: 'idle', heated: true };
    if (state.mode !== 'loaded') return on.pending >= HOUR ? folded(on, params) : on;
    const part = (lifeOf(state.bar, conditionsOf(state, params)) * HOUR) / FOLDS;
    return on.pending >= part ? folded(on, params) : on;
  },

  act(before, params, action, rng) {
    const state = present(before, params);
    const refused = (notice: string) => ({ state: before, notice });
    const { mode } = state;
    switch (action.do) {
      case 'heat': {
        if (mode === 'loaded')
          return refused('The bar is under load: step the temperature, or take the weights off first.');
        if (mode === 'soaking') return refused('The furnace is heating already.');
        if (mode === 'idle' && state.heated) return refused('The furnace is hot already: put the weights on.');
        const another = mode !== 'idle';
        const bars = another ? state.bars + 1 : state.bars;
        const bar = another ? fresh(barOf(rng, params, bars)) : {};
        return { state: { ...state, ...bar, bars, mode: 'soaking', heated: false, ahead: SOAK, pending: 0 } };
      }
      case 'load': {
        if (mode === 'loaded') return refused('The weights are on already.');
        if (mode === 'soaking') return refused('Wait for the end of the soak.');
        if (mode === 'ruptured' || mode === 'overloaded') return refused('This bar is broken: heat a new one.');
        const conditions = conditionsOf(state, params);
        if (overloaded(params.material, conditions)) {
          const strain = elasticStrain(params.material, conditions) + loadingStrain(params.material, conditions);
          return {
            state: { ...state, mode: 'overloaded', broken: { hours: 0, strain, time: timeOf(state) } },
            notice: 'Fractured on loading: the stress is above nine tenths of the strength at this temperature.',
          };
        }
        const primary = state.recovery
          ? state.crept.primary -
            RECOVERED * state.recovery.primary * (1 - Math.exp(-state.recovery.rate * state.recovery.hours))
          : state.crept.primary;
        const plastic = loadingStrain(params.material, conditions);
        const loaded: State = {
          ...state,
          mode: 'loaded',
          recovery: null,
          crept: { ...state.crept, primary },
          yielded: Math.max(state.yielded, plastic),
        };
        const strain = strainOf(loaded, conditions, params.material);
        const kind = rangeOfTest(params.material, { ...conditions, temperature: shownOf(state, params) });
        return {
          state: { ...loaded, trace: [...state.trace, { hours: state.hours, strain }].slice(-MOST_POINTS) },
          notice:
            kind === 'below'
              ? 'Below the creep range: nothing measurable in 1000 h.'
              : kind === 'extrapolated'
                ? 'Outside of what was measured: the result is extrapolated.'
                : plastic > YIELDS
                  ? `The stress is above the proof strength at this temperature: the bar yields by ${(100 * plastic).toPrecision(2)} % before it creeps.`
                  : undefined,
        };
      }
      case 'unload': {
        if (mode !== 'loaded') return refused('There is no load on the bar.');
        const rate = recoveryRate(state.bar, conditionsOf(state, params));
        const unloaded: State = {
          ...state,
          mode: 'unloaded',
          recovery: { rate, primary: state.crept.primary, hours: 0 },
        };
        const strain = strainOf(unloaded, conditionsOf(state, params), params.material);
        return { state: { ...unloaded, trace: [...state.trace, { hours: state.hours, strain }].slice(-MOST_POINTS) } };
      }
      case 'skip_hours':
        if (mode !== 'loaded' && mode !== 'unloaded') return refused('Hours are skipped under load or after it.');
        return { state: { ...state, ahead: action.value * HOUR, skipping: action.value * HOUR } };
      case 'step_temperature':
        if (!state.heated) return refused('Heat the furnace first.');
        return {
          state: changed(state, { ...params, temperature: action.value }, params),
          inputs: { temperature: action.value },
        };
    }
  },

  occupies(state, params, action) {
    if (action.do === 'heat') return state.mode === 'loaded' || (state.mode === 'idle' && state.heated) ? 0 : SOAK;
    if (action.do !== 'skip_hours') return 0;
    const asked = Number(action.value) * HOUR;
    if (state.mode !== 'loaded') return state.mode === 'unloaded' ? asked : 0;
    const now = present(state, params);
    const conditions = conditionsOf(state, params);
    const left = (lastShare(now.bar, conditions.temperature) - now.crept.used) * lifeOf(now.bar, conditions) * HOUR;
    return Math.min(asked, Math.max(0, left));
  },

  reconfigure(state, params, before) {
    const now = folded(state, before);
    if (params.material !== before.material) {
      const bar = drawBar(params.material, null);
      // Another alloy: what this bar has of its own stays in proportion.
      const own = creepAlloy(before.material);
      const bars: CreepBar = {
        ...bar,
        life: now.bar.life,
        m: (bar.m * now.bar.m) / own.m,
        lambda: Math.max(1.5, (bar.lambda * now.bar.lambda) / own.lambda),
      };
      return { ...now, mode: 'idle', heated: false, ...fresh(bars) };
    }
    return changed(now, params, before);
  },

  done: ({ mode }) => mode === 'ruptured' || mode === 'overloaded',

  read(state, params) {
    const now = present(state, params);
    const conditions = conditionsOf(now, params);
    const loaded = now.mode === 'loaded';
    const started = now.mode !== 'idle' && now.mode !== 'soaking';
    const least = slowestSeen(now);
    const rupture = now.mode === 'ruptured' ? now.broken : null;
    return {
      time_h: started ? now.hours : null,
      strain: 100 * strainOf(now, conditions, params.material),
      strain_rate: loaded ? 100 * creepRate(now.bar, now.crept, conditions) : null,
      elastic_strain: started ? 100 * elasticStrain(params.material, conditions) : null,
      loading_strain: started ? 100 * now.yielded : null,
      min_creep_rate: least && 100 * least.rate,
      rupture_time: rupture && rupture.hours,
      rupture_strain: rupture && 100 * rupture.strain,
      lmp: rupture && parameterOf(params.material, params.temperature, rupture.hours),
      damage: started ? damageAt(now.bar, now.crept.used, conditions.temperature) : null,
      bars: now.ruptured.length,
      stage: stageOf(now, params),
      range: rangeNow(now, params),
    };
  },

  derive(state, params, instruments) {
    const now = present(state, params);
    const least = slowestSeen(now);
    const hours = instruments.shown('rupture_time');
    const kelvin = celsiusToKelvin(params.temperature);
    const lmp: Estimate | null =
      hours === null
        ? null
        : {
            value: parameterOf(params.material, params.temperature, hours),
            scatter: params.noise ? LIFE_SD * kelvin : 0,
            shared: params.noise
              ? { 'error of the furnace': BIAS_SD * (creepAlloy(params.material).c + Math.log10(hours)) }
              : {},
          };
    return {
      min_creep_rate: least && instruments.shownAt('strain_rate', 100 * least.rate, least.time),
      rupture_strain:
        now.mode === 'ruptured' && now.broken
          ? instruments.shownAt('strain', 100 * now.broken.strain, now.broken.time)
          : null,
      lmp,
    };
  },

  view(state, params, { trace }) {
    const now = present(state, params);
    for (const [n, { hours, strain }] of now.trace.entries()) {
      trace[2 * n] = hours;
      trace[2 * n + 1] = 100 * strain;
    }
    const conditions = conditionsOf(now, params);
    const soaked = now.mode === 'soaking' ? 1 - now.ahead / SOAK : now.heated ? 1 : 0;
    return {
      mode: now.mode,
      /** Of the furnace as it is shown. */
      furnace: ROOM + (params.temperature - ROOM) * soaked,
      strain: strainOf(now, conditions, params.material),
      used: now.crept.used,
      damage: damageAt(now.bar, now.crept.used, conditions.temperature),
      life: medianLife(params.material, conditions),
      hours: now.hours,
      stage: stageOf(now, params),
      began: now.began,
      points: now.trace.length,
      skipping: now.ahead > 0 && now.skipping > 0,
      ruptured: now.ruptured
        .filter(({ alloy }) => alloy === params.material)
        .map((one) => ({ lmp: parameterOf(one.alloy, one.temperature, one.hours), stress: one.stress })),
    };
  },
});
