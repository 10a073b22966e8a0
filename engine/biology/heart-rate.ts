/**
 * A person on a treadmill with chest electrodes: rate, pressures and stroke volume by `exercise-response.ts`, the beats one by one,
 * and lead II of each beat by `ecg-waveform.ts`.
 *
 *   rate of a beat = HR + 4 (1 − V/30) sin(2π 0.25 t) + N(0, 0.7): breathing makes the rate wander while the vagus holds
 *   the beat lasts 60 s over it; QT = 0.40 √(60 s/HR) follows the mean rate
 *
 * Sampled 250 times a second; the recorder keeps the last 6 s on its paper.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { CALIPER_ACTION } from './ecg-callipers';
import { type EcgEvent, ecgLevel, ecgsynBeat, qtOf } from './ecg-waveform';
import {
  type Activity,
  BASE_RATE,
  caffeineAt,
  circulationAt,
  type Drive,
  driven,
  meanPressure,
  rateOf,
  speedOf,
  type Stimulant,
  VAGAL_MOST,
} from './exercise-response';
import { readings } from './heart-rate-readings';

export interface Params {
  readonly activity: Activity;
  readonly stimulant: Stimulant;
  readonly age: Quantity<'years'>;
}

const DT: Quantity<'s'> = 0.02;
export const SAMPLE_RATE = 250;
const PER_STEP = 5;
/** On the paper: 6 s, 150 mm. */
export const PAPER_SECONDS: Quantity<'s'> = 6;
export const PAPER_SAMPLES = PAPER_SECONDS * SAMPLE_RATE;
const LONGEST: Quantity<'s'> = 30 * 60;
/** QT at 60/min. */
const QTC: Quantity<'s'> = 0.4;
/** Breaths per second; beats/min of the ripple at rest; standard deviation from beat to beat. */
const BREATHS = 0.25;
const RIPPLE = 4;
const SCATTER = 0.7;

const RUNS = 'The paper runs under the callipers: hold it first.';

interface Beat {
  /** Of the R peak, s. */
  readonly at: number;
  readonly rate: Quantity<'1/min'>;
  readonly events: readonly EcgEvent[];
}

interface Counting {
  readonly from: number;
  readonly seconds: number;
  readonly beats: number;
}

export interface State {
  /** Of 1/250 s. */
  readonly samples: number;
  readonly drive: Drive;
  /** Standing still, whatever activity is chosen. */
  readonly stopped: boolean;
  readonly beat: Beat;
  /** Its events alone are seen before it comes. */
  readonly next: Beat;
  /** How many R peaks so far. */
  readonly beats: number;
  /** Ring of the newest samples, mV. */
  readonly ring: Float32Array;
  /** The paper as it stood when it was stopped, and its last sample; null while it runs. */
  readonly held: { readonly trace: Float32Array; readonly samples: number } | null;
  readonly callipers: Quantity<'ms'> | null;
  readonly counting: Counting | null;
  readonly counted: Counting | null;
  readonly chance: Rng;
}

const activityOf = ({ stopped }: Pick<State, 'stopped'>, { activity }: Params): Activity =>
  stopped ? 'Resting' : activity;

const beatAt = (at: number, drive: Drive, chance: Rng): Beat => {
  const mean = rateOf(drive);
  const ripple = RIPPLE * (1 - drive.vagal / VAGAL_MOST) * Math.sin(2 * Math.PI * BREATHS * at);
  return { at, rate: mean + ripple + chance.normal(0, SCATTER), events: ecgsynBeat(mean, qtOf(QTC, 60 / mean)) };
};

/** The beat that follows, with its events; its own rate is drawn when it comes. */
const after = ({ at, rate }: Beat, drive: Drive): Beat => {
  const mean = rateOf(drive);
  return { at: at + 60 / rate, rate: mean, events: ecgsynBeat(mean, qtOf(QTC, 60 / mean)) };
};

/** The newest samples from the oldest on; how many there are. */
function unrolled(ring: Float32Array, samples: number, out: Float32Array): number {
  const filled = Math.min(samples, PAPER_SAMPLES);
  for (let n = 0; n < filled; n++) out[PAPER_SAMPLES - filled + n] = ring[(samples - filled + n) % PAPER_SAMPLES]!;
  return filled;
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings,
  actions: {
    stop_activity: { label: 'Stop and stand', hint: 'Rest from now; the chosen activity stays chosen.' },
    start_activity: { label: 'Take it up again', hint: 'The chosen activity, from now.' },
    set_activity: {
      label: 'Set the activity',
      value: { kind: 'select', options: ['Resting', 'Walking', 'Running'], initial: 'Walking' },
    },
    stop_paper: {
      label: 'Hold the paper',
      value: { kind: 'toggle' },
      hint: 'The last 6 s stay still for the callipers; the heart goes on.',
    },
    caliper: CALIPER_ACTION,
    count_beats: {
      label: 'Count beats for',
      value: { kind: 'select', options: ['6 s', '15 s', '60 s'], initial: '60 s' },
      hint: 'Counts the R peaks that come in this time from now.',
    },
  },
  fields: () => ({ trace: { kind: 'f32', shape: [PAPER_SAMPLES] } }),

  init(_params, rng) {
    const chance = rng.stream('beats');
    const drive: Drive = { vagal: 0, sympathetic: 0, breathed: 0 };
    const beat = beatAt(0, drive, chance);
    return {
      samples: 0,
      drive,
      stopped: false,
      beat,
      next: after(beat, drive),
      beats: 0,
      ring: new Float32Array(PAPER_SAMPLES),
      held: null,
      callipers: null,
      counting: null,
      counted: null,
      chance,
    };
  },

  step(state, params, { dt }) {
    const drive = driven(state.drive, activityOf(state, params), params.age, dt);
    let { beat, next, beats, samples, counting, counted } = state;
    for (let n = 0; n < PER_STEP; n++) {
      samples++;
      const t = samples / SAMPLE_RATE;
      if (t >= next.at) {
        beat = { ...beatAt(next.at, drive, state.chance), events: next.events };
        next = after(beat, drive);
        beats++;
        if (counting !== null) counting = { ...counting, beats: counting.beats + 1 };
      }
      state.ring[(samples - 1) % PAPER_SAMPLES] =
        ecgLevel(beat.events, t - beat.at) + ecgLevel(next.events, t - next.at);
      if (counting !== null && t >= counting.from + counting.seconds) {
        counted = counting;
        counting = null;
      }
    }
    return { ...state, drive, beat, next, beats, samples, counting, counted };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'stop_activity':
        return activityOf(state, params) === 'Resting'
          ? { state, notice: 'The person stands still already.' }
          : { state: { ...state, stopped: true } };
      case 'start_activity':
        if (params.activity === 'Resting')
          return { state, notice: 'No activity is chosen: choose walking or running.' };
        return state.stopped
          ? { state: { ...state, stopped: false } }
          : { state, notice: 'The activity is under way already.' };
      case 'set_activity':
        if (action.value === params.activity && !state.stopped)
          return { state, notice: `That is what the person does already: ${action.value.toLowerCase()}.` };
        return { state: { ...state, stopped: false }, inputs: { activity: action.value } };
      case 'stop_paper': {
        if ((action.value === 1) === (state.held !== null)) return { state };
        if (action.value === 0) return { state: { ...state, held: null } };
        const trace = new Float32Array(PAPER_SAMPLES);
        unrolled(state.ring, state.samples, trace);
        return { state: { ...state, held: { trace, samples: state.samples } } };
      }
      case 'caliper':
        if (state.held === null) return { state, notice: RUNS };
        return { state: { ...state, callipers: action.value } };
      case 'count_beats':
        return {
          state: {
            ...state,
            counting: { from: state.samples / SAMPLE_RATE, seconds: Number.parseInt(action.value, 10), beats: 0 },
            counted: null,
          },
        };
    }
  },

  reconfigure: (state, params, before) => (params.activity === before.activity ? state : { ...state, stopped: false }),

  done: ({ samples }) => samples >= LONGEST * SAMPLE_RATE,

  toggles: ({ held }) => ({ stop_paper: held !== null }),

  read(state, params) {
    const seconds = state.samples / SAMPLE_RATE;
    const rate = rateOf(state.drive);
    const caffeine = caffeineAt(params.stimulant, seconds);
    const { stroke, systolic, diastolic, uptake } = circulationAt(state.drive, params.age, caffeine);
    return {
      heart_rate: rate,
      instant_rate: state.beat.rate,
      rr_interval_ms: 60_000 / state.beat.rate,
      mean_rr_ms: 60_000 / rate,
      speed_km_h: (60 * speedOf(activityOf(state, params), params.age)) / 1000,
      qt_interval_ms: 1000 * qtOf(QTC, 60 / rate),
      stroke_volume_ml: stroke,
      cardiac_output_l_min: (rate * stroke) / 1000,
      systolic_mmhg: systolic,
      diastolic_mmhg: diastolic,
      mean_arterial_mmhg: meanPressure(systolic, diastolic),
      vo2: uptake,
      caffeine_mg_l: caffeine,
      caliper_ms: state.callipers,
      caliper_rate: state.callipers === null ? null : 60_000 / state.callipers,
      beats_counted: (state.counted ?? state.counting)?.beats ?? null,
      counted_rate: state.counted === null ? null : (60 * state.counted.beats) / state.counted.seconds,
    };
  },

  derive(_state, _params, instruments) {
    const rate = instruments.shown('heart_rate');
    const stroke = instruments.shown('stroke_volume_ml');
    const systolic = instruments.shown('systolic_mmhg');
    const diastolic = instruments.shown('diastolic_mmhg');
    const apart = instruments.shown('caliper_ms');
    return {
      mean_rr_ms: rate === null ? null : 60_000 / rate,
      qt_interval_ms: rate === null ? null : 1000 * qtOf(QTC, 60 / rate),
      cardiac_output_l_min: rate === null || stroke === null ? null : (rate * stroke) / 1000,
      mean_arterial_mmhg: systolic === null || diastolic === null ? null : meanPressure(systolic, diastolic),
      caliper_rate: apart === null ? null : 60_000 / apart,
    };
  },

  view(state, params, out) {
    out.trace.fill(0);
    const filled = state.held
      ? Math.min(state.held.samples, PAPER_SAMPLES)
      : unrolled(state.ring, state.samples, out.trace);
    if (state.held) out.trace.set(state.held.trace);
    const t = state.samples / SAMPLE_RATE;
    const doing = activityOf(state, params);
    return {
      doing,
      /** m/s of the belt. */
      speed: speedOf(doing, params.age) / 60,
      /** s since the last R peak, and until the next. */
      since: t - state.beat.at,
      until: state.next.at - t,
      beats: state.beats,
      rise: (rateOf(state.drive) - BASE_RATE) / 100,
      filled,
      /** s of lab time at the right end of the paper. */
      paperEnd: (state.held?.samples ?? state.samples) / SAMPLE_RATE,
      held: state.held !== null,
      callipers: state.callipers,
      counting: state.counting
        ? { beats: state.counting.beats, left: Math.max(0, state.counting.from + state.counting.seconds - t) }
        : null,
    };
  },
});
