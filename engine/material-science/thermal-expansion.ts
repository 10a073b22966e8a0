/**
 * A push-rod dilatometer: a sample in a tube of fused silica, a rod of the same on it, a transducer at the cold end, a furnace around.
 *
 * Indicated   g [ΔL_sample − ΔL_silica](T_s) + where the rod came to rest; g hidden, one for each seed
 * Furnace     a ramp to the final temperature; the sample follows with τ dT_s/dt = T_f − T_s, exact in each step
 * Shown       20 °C + (1 + ε)(T_f − 20 °C): the thermocouple sits in the furnace; ε hidden, one for each seed
 * Reference   a certified bar of tungsten through the same programme gives the factor that takes g out, and ε in α
 */
import { defineSimulation, type Estimate, type Instruments, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { expansionMaterial, type ExpansionMaterialName } from '../data/expansion-materials';
import { bimetalDeflection, bimetalTurn, REFERENCE, strainAt } from './expansion';
import {
  BAR_SD,
  between,
  certified,
  elongation,
  estimated,
  factorOf,
  GAIN_SD,
  latest,
  microns,
  NO_SHIFT,
  type Shift,
  SILICA,
  slopeThrough,
  straightened,
  type Taken,
  TILT_MOST,
  TUNGSTEN,
} from './expansion-analysis';
import { expansionReadings } from './expansion-readings';

export interface Params {
  readonly material: ExpansionMaterialName;
  readonly length: Quantity<'mm'>;
  readonly t_end: Quantity<'°C'>;
  readonly heating_rate: Quantity<'K/min'>;
  readonly rod_correction: boolean;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type Mode = 'idle' | 'ramp' | 'hold' | 'cool';

interface State {
  readonly steps: number;
  readonly mode: Mode;
  /** The reference bar lies in the tube, and its programme runs. */
  readonly reference: boolean;
  /** In this mode, s. */
  readonly since: number;
  /** The hold at the end of a ramp: it ends the run. */
  readonly atEnd: boolean;
  readonly furnace: Quantity<'°C'>;
  readonly sample: Quantity<'°C'>;
  readonly gain: number;
  readonly tilt: number;
  /** The reference bar expands so many times what its certificate says. */
  readonly bar: number;
  readonly mounted: boolean;
  /** Where the rod came to rest, and what was set to zero; null: nothing. */
  readonly offset: Quantity<'µm'>;
  readonly zero: Quantity<'µm'> | null;
  readonly baseline: (Taken & { readonly length: Quantity<'mm'> }) | null;
  readonly joined: boolean;
  readonly trace: readonly Taken[];
  readonly range: readonly [from: Quantity<'°C'>, to: Quantity<'°C'>] | null;
  readonly mounts: number;
}

const DT: Quantity<'s'> = 1;
const LAG = { quick: 40, slow: 90, perLength: 50 } as const;
const COOLING_TAU: Quantity<'s'> = 200;
const HOLD: Quantity<'s'> = 300;
const COOLING: Quantity<'s'> = 1800;
const REST: { readonly most: Quantity<'µm'>; readonly quiet: Quantity<'µm'> } = { most: 40, quiet: 25 };
const SAFE: Quantity<'°C'> = 40;
/** Between two points of the trace. */
const STEP: Quantity<'°C'> = 2;
export const MOST_POINTS = 600;
/** Least rise above 20 °C for a mean. */
const LEAST_RISE: Quantity<'°C'> = 5;
/** Least width of a range for a fit. */
const LEAST_RANGE: Quantity<'K'> = 10;
const RANGE_SENTENCE = 'Write two temperatures in °C, the lower one first and at least 10 K apart, as in "100,200".';

const timeOf = ({ steps }: State): Quantity<'s'> => steps * DT;
const materialOf = ({ reference }: State, { material }: Params): ExpansionMaterialName =>
  reference ? TUNGSTEN : material;
const endOf = (state: State, params: Params): Quantity<'°C'> =>
  Math.min(params.t_end, expansionMaterial(materialOf(state, params)).most ?? Number.POSITIVE_INFINITY);

const lagOf = (name: ExpansionMaterialName, length: Quantity<'mm'>): Quantity<'s'> =>
  expansionMaterial(name).quick ? (LAG.quick * length) / LAG.perLength : LAG.slow;

const shownTemperature = ({ furnace, tilt }: State): Quantity<'°C'> => REFERENCE + tilt * (furnace - REFERENCE);

const indicatedOf = (state: State, params: Params): Quantity<'µm'> => {
  const { sample, gain, offset, reference } = state;
  const own = strainAt(materialOf(state, params), sample) * (reference ? state.bar : 1);
  const beside = own - strainAt(SILICA, sample);
  return gain * microns(params.length, beside) + (reference ? 0 : offset);
};

function noted(state: State, params: Params): State {
  if (!state.mounted || state.reference) return state;
  const t = shownTemperature(state);
  const last = state.trace.at(-1);
  if (last && Math.abs(last.t - t) < STEP) return state;
  const taken = { time: timeOf(state), t, indicated: indicatedOf(state, params) };
  return { ...state, trace: [...state.trace, taken].slice(-MOST_POINTS) };
}

/** The sample in the tube, the rod on it: where that comes to rest differs each time. */
function mounted(state: State, params: Params, rng: Rng): State {
  const rest = rng.stream(`rest ${params.specimen} ${state.mounts}`);
  return {
    ...state,
    mounted: true,
    offset: params.noise ? rest.uniform(-REST.most, REST.most) : REST.quiet,
    zero: null,
    sample: state.furnace,
    trace: [],
    range: null,
    mounts: state.mounts + 1,
  };
}

function startNotice(state: State, params: Params): string | undefined {
  if (endOf(state, params) < params.t_end) return 'Glass transition at 525 °C; limited to 450.';
  return state.zero === null ? 'The zero was not set: where the rod came to rest stays in ΔL.' : undefined;
}

/** The range in "100,200"; null where it is none, or too narrow for a fit. */
function rangeIn(text: string): State['range'] {
  const [from, to, ...more] = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map(Number);
  return from !== undefined && to !== undefined && more.length === 0 && to - from >= LEAST_RANGE ? [from, to] : null;
}

const enter = (state: State, mode: Mode): State => ({ ...state, mode, since: 0, atEnd: false });

/** What follows when a part of the programme is over. */
function onwards(state: State, params: Params): State {
  const { mode, since, reference, furnace } = state;
  if (mode === 'ramp' && furnace >= endOf(state, params)) return { ...enter(state, 'hold'), atEnd: true };
  if (!reference) return state;
  if (mode === 'hold' && since >= HOLD) {
    const baseline = {
      time: timeOf(state),
      t: shownTemperature(state),
      indicated: indicatedOf(state, params),
      length: params.length,
    };
    return { ...enter(state, 'cool'), baseline };
  }
  if (mode === 'cool' && since >= COOLING) return { ...enter(state, 'idle'), reference: false };
  return state;
}

function heated(state: State, params: Params): State {
  const { mode, furnace } = state;
  const end = endOf(state, params);
  const next =
    mode === 'ramp'
      ? Math.min(Math.max(end, furnace), furnace + (params.heating_rate / 60) * DT)
      : mode === 'hold'
        ? furnace
        : REFERENCE + (furnace - REFERENCE) * Math.exp(-DT / COOLING_TAU);
  const lag = lagOf(materialOf(state, params), params.length);
  const slope = (next - furnace) / DT;
  const sample = next - slope * lag + (state.sample - furnace + slope * lag) * Math.exp(-DT / lag);
  return { ...state, steps: state.steps + 1, since: state.since + DT, furnace: next, sample };
}

type Shown = Instruments<typeof expansionReadings>;

const zeroOf = ({ zero }: State): Quantity<'µm'> => zero ?? 0;

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 100,
  readings: expansionReadings,
  actions: {
    mount: {
      label: 'Mount the sample',
      hint: 'Into the silica tube, the rod on it. The furnace has to be below 40 °C.',
    },
    zero: { label: 'Set the zero', hint: 'From here ΔL counts.' },
    start: { label: 'Start the heating', hint: 'A ramp to the final temperature, then a hold of 300 s.' },
    hold: { label: 'Hold the temperature' },
    cool: { label: 'Cool', hint: 'The furnace is off; a fan blows.' },
    run_baseline: {
      label: 'Reference run',
      hint: 'A certified bar of tungsten of the same length through the same programme, and back to 20 °C.',
    },
    join_bimetal: {
      label: 'Hang the bimetal',
      hint: 'A strip of the sample on Invar, 0.5 mm each and 100 mm long, beside the sample.',
    },
    fit_alpha: {
      label: 'α between T₁ and T₂',
      hint: 'Slope of the recorded curve between two temperatures of the heating.',
      value: { kind: 'text', placeholder: '100,200', maxLength: 20 },
    },
  },
  fields: () => ({ trace: { kind: 'f32', shape: [MOST_POINTS, 2] } }),

  init: (params, _rng, specimen) => ({
    steps: 0,
    mode: 'idle',
    reference: false,
    since: 0,
    atEnd: false,
    furnace: REFERENCE,
    sample: REFERENCE,
    gain: params.noise ? specimen.stream('transducer').normal(1, GAIN_SD) : 1,
    tilt: params.noise ? specimen.stream('thermocouple').uniform(1 - TILT_MOST, 1 + TILT_MOST) : 1,
    bar: params.noise ? specimen.stream('reference bar').normal(1, BAR_SD) : 1,
    mounted: false,
    offset: 0,
    zero: null,
    baseline: null,
    joined: false,
    trace: [],
    range: null,
    mounts: 0,
  }),

  step: (state, params) => noted(onwards(heated(state, params), params), params),

  act(state, params, action, rng) {
    const refused = (notice: string) => ({ state, notice });
    if (state.reference) return refused('The reference run is not over yet.');
    switch (action.do) {
      case 'mount':
        if (state.mounted) return refused('The sample is mounted already.');
        if (state.furnace > SAFE) return refused('Let the furnace cool below 40 °C first.');
        return { state: mounted(state, params, rng) };
      case 'zero':
        if (!state.mounted) return refused('Mount the sample first.');
        return {
          state: { ...state, zero: indicatedOf(state, params) },
          notice:
            state.furnace > SAFE ? 'The zero is set on a warm sample: ΔL no longer counts from 20 °C.' : undefined,
        };
      case 'start':
        if (!state.mounted) return refused('Mount the sample first.');
        if (state.mode === 'ramp') return refused('The furnace is heating already.');
        if (state.furnace >= endOf(state, params)) return refused('The furnace is at its final temperature already.');
        return { state: enter(state, 'ramp'), notice: startNotice(state, params) };
      case 'hold':
        if (state.mode !== 'ramp' && state.mode !== 'cool') return refused('The furnace neither heats nor cools.');
        return { state: enter(state, 'hold') };
      case 'cool':
        if (state.furnace <= REFERENCE + 1) return refused('The furnace is cold.');
        return { state: enter(state, 'cool') };
      case 'run_baseline':
        if (state.furnace > SAFE) return refused('Let the furnace cool below 40 °C first.');
        return {
          state: {
            ...enter(state, 'ramp'),
            reference: true,
            mounted: false,
            joined: false,
            zero: null,
            trace: [],
            sample: state.furnace,
          },
        };
      case 'join_bimetal':
        if (!state.mounted) return refused('Mount the sample first.');
        return state.joined
          ? refused('The strip hangs beside the sample already.')
          : { state: { ...state, joined: true } };
      case 'fit_alpha': {
        const range = rangeIn(action.value);
        if (!range) return refused(RANGE_SENTENCE);
        const heating = between(state.trace, range).map(({ t, indicated }) => ({ t, raw: indicated }));
        if (!slopeThrough(heating, params, 1)) return refused('The heating has not gone through this range yet.');
        return { state: { ...state, range } };
      }
    }
  },

  occupies(state, params, action) {
    if (action.do !== 'run_baseline' || state.reference || state.furnace > SAFE) return 0;
    const ramp = Math.ceil((params.t_end - state.furnace) / (params.heating_rate / 60));
    return ramp + HOLD + COOLING;
  },

  reconfigure(state, params, before) {
    const another = params.material !== before.material || params.length !== before.length;
    const out =
      another && !state.reference
        ? { ...state, mounted: false, joined: false, zero: null, trace: [], range: null }
        : state;
    return params.length === before.length ? out : { ...out, baseline: null };
  },

  done: ({ mode, since, atEnd, reference }) => mode === 'hold' && atEnd && !reference && since >= HOLD,

  read(state, params) {
    const t = shownTemperature(state);
    const factor = factorOf(state.baseline);
    const raw = state.mounted ? indicatedOf(state, params) - zeroOf(state) : null;
    const delta = raw === null ? null : elongation(params, factor, raw, t);
    const of = (taken: readonly Taken[]): number | null => {
      const places = taken.map((one) => ({ t: one.t, raw: one.indicated - zeroOf(state) }));
      const slope = slopeThrough(places, params, factor);
      return slope && slope.alpha * 1e6;
    };
    return {
      temperature: t,
      sample_temperature: state.sample,
      delta_l_raw: raw,
      delta_l: delta,
      strain: delta === null ? null : (delta / params.length / 1000) * 100,
      alpha_mean:
        delta === null || t - REFERENCE < LEAST_RISE ? null : (delta / params.length / 1000 / (t - REFERENCE)) * 1e6,
      alpha_local: state.mounted ? of(latest(state.trace, t)) : null,
      alpha_fit: state.mounted && state.range ? of(between(state.trace, state.range)) : null,
      calibration_factor: state.baseline && factor,
      bimetal_deflection: state.joined ? bimetalDeflection(params.material, state.furnace) : null,
    };
  },

  derive(state, params, instruments: Shown) {
    const { baseline } = state;
    const shown = baseline && {
      indicated: instruments.shownAt('delta_l_raw', baseline.indicated, baseline.time),
      t: instruments.shownAt('temperature', baseline.t, baseline.time),
      length: baseline.length,
      // A kelvin more or less shifts what the bar is certified to.
      scatter: Math.sqrt(
        instruments.scatterAt('delta_l_raw', baseline.indicated) ** 2 +
          (instruments.scatterAt('temperature', baseline.t) *
            (certified(baseline.length, baseline.t + 0.5) - certified(baseline.length, baseline.t - 0.5))) **
            2,
      ),
    };
    const factor = (shift: Shift): number =>
      factorOf(
        shown && {
          indicated: shown.indicated * (1 - shift.gain) - shift.reference * shown.scatter,
          t: straightened(shown.t, shift),
          length: shown.length,
          bar: shift.bar,
        },
      );
    const found = {
      calibration_factor: shown && {
        value: factor(NO_SHIFT),
        scatter: (factor(NO_SHIFT) * shown.scatter) / shown.indicated,
        shared: params.noise
          ? { 'certificate of the reference bar': factor({ ...NO_SHIFT, bar: BAR_SD }) - factor(NO_SHIFT) }
          : {},
      },
    };
    const raw = instruments.shown('delta_l_raw');
    const t = instruments.shown('temperature');
    if (raw === null || t === null) return found;
    const { noise, length } = params;
    const delta = (shift: Shift): number =>
      elongation(params, factor(shift), raw * (1 - shift.gain), straightened(t, shift));
    const alpha = (shift: Shift): number => (delta(shift) / length / 1000 / (straightened(t, shift) - REFERENCE)) * 1e6;
    const slopeOf = (taken: readonly Taken[]): Estimate | null => {
      const places = taken.map((one) => ({
        t: instruments.shownAt('temperature', one.t, one.time),
        raw: instruments.shownAt('delta_l_raw', one.indicated - zeroOf(state), one.time),
      }));
      const whole = slopeThrough(places, params, factor(NO_SHIFT));
      if (!whole) return null;
      const along = whole.alpha * length * 1000 * instruments.scatterAt('temperature', t);
      const across = instruments.scatterAt('delta_l_raw', raw);
      const scatter = whole.perMicron * Math.sqrt(along ** 2 + across ** 2) * 1e6;
      return estimated(noise, scatter, (shift) => {
        const moved = places.map((place) => ({
          t: straightened(place.t, shift),
          raw: place.raw * (1 - shift.gain),
        }));
        return (slopeThrough(moved, params, factor(shift))?.alpha ?? whole.alpha) * 1e6;
      });
    };
    return {
      ...found,
      delta_l: estimated(noise, 0, delta),
      strain: estimated(noise, 0, (shift) => (delta(shift) / length / 1000) * 100),
      alpha_mean: t - REFERENCE < LEAST_RISE ? null : estimated(noise, 0, alpha),
      alpha_local: slopeOf(latest(state.trace, shownTemperature(state))),
      alpha_fit: state.range && slopeOf(between(state.trace, state.range)),
    };
  },

  view(state, params, { trace }) {
    const factor = factorOf(state.baseline);
    for (const [n, { t, indicated }] of state.trace.entries()) {
      trace[2 * n] = t;
      trace[2 * n + 1] = (elongation(params, factor, indicated - zeroOf(state), t) / params.length / 1000) * 100;
    }
    const name = materialOf(state, params);
    return {
      mode: state.mode,
      reference: state.reference,
      mounted: state.mounted || state.reference,
      zeroed: state.zero !== null,
      furnace: state.furnace,
      sample: state.sample,
      /** ΔL/L₀ of what lies in the tube, of silica, of the gap between: for the picture. */
      strain: strainAt(name, state.sample),
      silica: strainAt(SILICA, state.sample),
      /** Curvature times length of the strip; null without one. */
      turn: state.joined ? bimetalTurn(params.material, state.furnace) : null,
      points: state.trace.length,
      calibrated: state.baseline !== null,
      end: endOf(state, params),
      lag: state.furnace - state.sample,
    };
  },
});
