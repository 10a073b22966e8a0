/**
 * A push-rod dilatometer: a sample in a tube of fused silica, a rod of the same on it, a transducer at the cold end, a furnace around.
 *
 * Indicated   g [ΔL_sample − ΔL_silica](T_s) + where the rod came to rest; g hidden, one for each seed
 * Furnace     a ramp to the final temperature; the sample follows with τ dT_s/dt = T_f − T_s, exact in each step
 * Shown       20 °C + (1 + ε)(T_f − 20 °C): the thermocouple sits in the furnace; ε hidden, one for each seed
 * Reference   a certified bar of tungsten through the same programme gives the factor that takes g out, and ε in α
 */
import { defineSimulation, type Estimate, type Instruments, type Quantity } from '../contract';
import { expansionMaterial, type ExpansionMaterialName } from '../data/expansion-materials';
import { bimetalDeflection, bimetalTurn, REFERENCE, strainAt } from './expansion';
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

/** What thermocouple and transducer stood at, without zero. */
interface Taken {
  readonly time: Quantity<'s'>;
  readonly t: Quantity<'°C'>;
  readonly indicated: Quantity<'µm'>;
}

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
/** Standard deviations: gain of the transducer, scale of the thermocouple from 20 °C. */
const GAIN_SD = 0.01;
const TILT_SD = 0.004;
const REST: { readonly most: Quantity<'µm'>; readonly quiet: Quantity<'µm'> } = { most: 40, quiet: 25 };
const SAFE: Quantity<'°C'> = 40;
/** Between two points of the trace. */
const STEP: Quantity<'°C'> = 2;
export const MOST_POINTS = 600;
const LOCAL: Quantity<'°C'> = 20;
/** Least span for a slope, and above 20 °C for a mean. */
const LEAST_SPAN: Quantity<'°C'> = 9;
const LEAST_RISE: Quantity<'°C'> = 5;
const RANGE_SENTENCE = 'Write two temperatures in °C, the lower one first and at least 10 K apart, as in "100,200".';

const TUNGSTEN = 'Tungsten';
const SILICA = 'Fused silica';

const timeOf = ({ steps }: State): Quantity<'s'> => steps * DT;
const microns = (length: Quantity<'mm'>, strain: number): Quantity<'µm'> => length * 1000 * strain;
const materialOf = ({ reference }: State, { material }: Params): ExpansionMaterialName =>
  reference ? TUNGSTEN : material;
const endOf = (state: State, params: Params): Quantity<'°C'> =>
  Math.min(params.t_end, expansionMaterial(materialOf(state, params)).most ?? Number.POSITIVE_INFINITY);

const lagOf = (name: ExpansionMaterialName, length: Quantity<'mm'>): Quantity<'s'> =>
  expansionMaterial(name).quick ? (LAG.quick * length) / LAG.perLength : LAG.slow;

const shownTemperature = ({ furnace, tilt }: State): Quantity<'°C'> => REFERENCE + tilt * (furnace - REFERENCE);

const indicatedOf = (state: State, params: Params): Quantity<'µm'> => {
  const { sample, gain, offset, reference } = state;
  const beside = strainAt(materialOf(state, params), sample) - strainAt(SILICA, sample);
  return gain * microns(params.length, beside) + (reference ? 0 : offset);
};

/** What the reference bar is certified to expand beside silica. */
const certified = (length: Quantity<'mm'>, t: Quantity<'°C'>): Quantity<'µm'> =>
  microns(length, strainAt(TUNGSTEN, t) - strainAt(SILICA, t));

function noted(state: State, params: Params): State {
  if (!state.mounted || state.reference) return state;
  const t = shownTemperature(state);
  const last = state.trace.at(-1);
  if (last && Math.abs(last.t - t) < STEP) return state;
  const taken = { time: timeOf(state), t, indicated: indicatedOf(state, params) };
  return { ...state, trace: [...state.trace, taken].slice(-MOST_POINTS) };
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

// ---------------------------------------------------------------- what follows from displays

/** The reference run as it was read. */
interface Reference {
  readonly indicated: number;
  readonly t: number;
  readonly length: number;
}

const factorOf = (reference: Reference | null): number =>
  reference ? certified(reference.length, reference.t) / reference.indicated : 1;

const elongation = ({ length, rod_correction }: Params, factor: number, raw: number, t: number): number =>
  factor * raw + (rod_correction ? microns(length, strainAt(SILICA, t)) : 0);

interface Place {
  readonly t: number;
  readonly raw: number;
}

interface Slope {
  /** 1/K. */
  readonly alpha: number;
  /** What one µm and one kelvin at each point do to α, as a sum of squares. */
  readonly perMicron: number;
}

/** Least squares of ΔL on T. */
function slopeThrough(places: readonly Place[], params: Params, factor: number): Slope | null {
  if (places.length < 4) return null;
  const mean = places.reduce((sum, { t }) => sum + t, 0) / places.length;
  const spread = places.reduce((sum, { t }) => sum + (t - mean) ** 2, 0);
  const span = Math.max(...places.map(({ t }) => t)) - Math.min(...places.map(({ t }) => t));
  if (!(span >= LEAST_SPAN)) return null;
  const slope = places.reduce((sum, { t, raw }) => sum + ((t - mean) / spread) * elongation(params, factor, raw, t), 0);
  const scale = 1 / (params.length * 1000);
  return { alpha: slope * scale, perMicron: scale / Math.sqrt(spread) };
}

/** The newest points down or up to 20 K from now, as far as the temperature went one way. */
function latest(trace: readonly Taken[], now: Quantity<'°C'>): readonly Taken[] {
  let first = trace.length;
  let before = now;
  let way = 0;
  while (first > 0) {
    const { t } = trace[first - 1]!;
    const turn = Math.sign(before - t);
    if (Math.abs(now - t) > LOCAL || (way !== 0 && turn !== 0 && turn !== way)) break;
    if (turn !== 0) way = turn;
    before = t;
    first--;
  }
  return trace.slice(first);
}

/** Points of the heating between two temperatures. */
function between(trace: readonly Taken[], [from, to]: readonly [number, number]): readonly Taken[] {
  const top = trace.reduce((best, { t }, n) => (t > (trace[best]?.t ?? Number.NEGATIVE_INFINITY) ? n : best), 0);
  return trace.slice(0, top + 1).filter(({ t }) => t >= from && t <= to);
}

/** Errors of the apparatus that are taken off to see what they do. */
interface Shift {
  readonly gain: number;
  readonly tilt: number;
  readonly reference: number;
}
const NO_SHIFT: Shift = { gain: 0, tilt: 0, reference: 0 };
const EFFECTS = {
  'gain of the displacement transducer': { ...NO_SHIFT, gain: GAIN_SD },
  'scale of the thermocouple': { ...NO_SHIFT, tilt: TILT_SD },
  'reading of the reference run': { ...NO_SHIFT, reference: 1 },
} as const satisfies Record<string, Shift>;

const straightened = (t: number, { tilt }: Shift): number => REFERENCE + (t - REFERENCE) * (1 - tilt);

/** A value with what the errors that all readings share do to it. */
function estimated(noise: boolean, scatter: number, of: (shift: Shift) => number): Estimate {
  const value = of(NO_SHIFT);
  const shared = noise
    ? Object.fromEntries(Object.entries(EFFECTS).map(([name, shift]) => [name, of(shift) - value]))
    : {};
  return { value, scatter, shared };
}

type Shown = Instruments<typeof expansionReadings>;

const zeroOf = ({ zero }: State): Quantity<'µm'> => zero ?? 0;

export const simulation = defineSimulation<Params, State>()({
  version: 1,
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
    tilt: params.noise ? specimen.stream('thermocouple').normal(1, TILT_SD) : 1,
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
      case 'mount': {
        if (state.mounted) return refused('The sample is mounted already.');
        if (state.furnace > SAFE) return refused('Let the furnace cool below 40 °C first.');
        const rest = rng.stream(`rest ${params.specimen} ${state.mounts}`);
        const offset = params.noise ? rest.uniform(-REST.most, REST.most) : REST.quiet;
        return {
          state: {
            ...state,
            mounted: true,
            offset,
            zero: null,
            sample: state.furnace,
            trace: [],
            range: null,
            mounts: state.mounts + 1,
          },
        };
      }
      case 'zero':
        if (!state.mounted) return refused('Mount the sample first.');
        return {
          state: { ...state, zero: indicatedOf(state, params) },
          notice:
            state.furnace > SAFE ? 'The zero is set on a warm sample: ΔL no longer counts from 20 °C.' : undefined,
        };
      case 'start': {
        if (!state.mounted) return refused('Mount the sample first.');
        if (state.mode === 'ramp') return refused('The furnace is heating already.');
        if (state.furnace >= endOf(state, params)) return refused('The furnace is at its final temperature already.');
        const limited = endOf(state, params) < params.t_end;
        return {
          state: enter(state, 'ramp'),
          notice: limited
            ? 'Glass transition at 525 °C; limited to 450.'
            : state.zero === null
              ? 'The zero was not set: where the rod came to rest stays in ΔL.'
              : undefined,
        };
      }
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
        const [from, to, ...more] = action.value
          .split(/[,;\s]+/)
          .filter((part) => part !== '')
          .map(Number);
        if (from === undefined || to === undefined || more.length > 0 || !(to - from >= 10))
          return refused(RANGE_SENTENCE);
        const slope = slopeThrough(
          between(state.trace, [from, to]).map(({ t, indicated }) => ({ t, raw: indicated })),
          params,
          1,
        );
        if (!slope) return refused('The heating has not gone through this range yet.');
        return { state: { ...state, range: [from, to] } };
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
        },
      );
    const found = {
      calibration_factor: shown && {
        value: factor(NO_SHIFT),
        scatter: (factor(NO_SHIFT) * shown.scatter) / shown.indicated,
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
