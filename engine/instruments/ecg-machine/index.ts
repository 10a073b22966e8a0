/**
 * An electrocardiograph of twelve leads at an invented patient. The heart (`rhythms.ts`) is one moving dipole; the machine
 * (`recorder.ts`) amplifies, filters and keeps ten seconds; `measures.ts` finds beats and measures on demand.
 *
 * Thresholds of the ST level: Fourth Universal Definition of Myocardial Infarction (Thygesen et al., Circulation 138, e618, 2018).
 */
import { CALIPER_ACTION } from '../../biology/ecg-callipers';
import { type Lead, LEADS } from '../../biology/twelve-leads';
import { defineSimulation, type Quantity } from '../../contract';
import { type Measured, measure, type RecordedBeat, STAGE_SAMPLES, wavesHidden } from './measures';
import {
  type Amplifier,
  BUFFER,
  BUFFER_SECONDS,
  chainOf,
  createRecorder,
  humResidual,
  LOOP,
  PULSE,
  type Recorder,
  SAMPLE_RATE,
  sample,
  sampleBack,
  validSamples,
} from './recorder';
import { readings } from './readings';
import { createHeart, dipoleAt, type Heart, type Patient, reschedule, schedule } from './rhythms';

export interface Params extends Patient, Amplifier {
  readonly sex: 'Man' | 'Woman';
  readonly age: Quantity<'years'>;
  readonly paper_speed: '25' | '50';
  readonly gain: '5' | '10' | '20';
  readonly lead: Lead;
}

const DT: Quantity<'s'> = 0.02;
const PER_STEP = DT * SAMPLE_RATE;
const LONGEST: Quantity<'s'> = 2 * 3600;
/** s that a measurement needs, and that must go by after a change at the patient until all beats are of the new kind. */
const LEAST_SECONDS: Quantity<'s'> = 3;
const SETTLING: Quantity<'s'> = 2;
/** The sheet is 250 mm long and has four rows: three of four leads each, and the rhythm lead. Samples of it: 250 a second. */
const PAPER_LONG: Quantity<'mm'> = 250;
const PAPER_STEP = 2;
export const PAPER_SAMPLES = BUFFER / PAPER_STEP;
export const GRID: readonly (readonly Lead[])[] = [
  ['I', 'aVR', 'V1', 'V4'],
  ['II', 'aVL', 'V2', 'V5'],
  ['III', 'aVF', 'V3', 'V6'],
];
const ROWS = GRID.length + 1;

const NO_QRS =
  'No beats: nothing on this trace is a QRS. Look at the patient: without a pulse this is cardiac arrest. Call for help, press the chest, shock.';
const ATTACH_FIRST = 'The electrodes are not on yet: attach them first.';

export interface State {
  readonly attached: boolean;
  readonly calibrated: boolean;
  readonly recording: boolean;
  /** Sample of the clock at which the pulse ends. */
  readonly pulseEnd: number;
  readonly heart: Heart;
  readonly recorder: Recorder;
  /** Excitations that were recorded, from the oldest. */
  readonly passed: readonly RecordedBeat[];
  readonly measured: Measured | null;
  /** 12 leads × 5000, from the oldest sample on. */
  readonly strip: Float32Array | null;
  /** s of recording at the right end of that sheet. */
  readonly stripEnd: Quantity<'s'>;
  readonly callipers: Quantity<'ms'> | null;
  readonly changed: boolean;
}

const PATIENT_INPUTS: readonly (keyof Patient)[] = [
  'rhythm',
  'heart_rate',
  'pr_interval_set',
  'qrs_duration_set',
  'qtc_set',
  'axis_set',
  'hrv',
  'st_elevation',
];
const AMPLIFIER_INPUTS: readonly (keyof Amplifier)[] = [
  'mains',
  'mains_frequency',
  'notch',
  'bandwidth',
  'wander',
  'swap',
];

/** mV above which a raised ST counts, by lead, sex and age. */
export function stThreshold({ lead, sex, age }: Pick<Params, 'lead' | 'sex' | 'age'>): Quantity<'mV'> {
  if (lead !== 'V2' && lead !== 'V3') return 0.1;
  if (sex === 'Woman') return 0.15;
  return age < 40 ? 0.25 : 0.2;
}

const dipole = new Float64Array(3);

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null || values.length < 2) return null;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** Bazett and Fridericia, of QT and RR in ms. */
const bazett = (qt: number, rr: number): number => qt / Math.sqrt(rr / 1000);
const fridericia = (qt: number, rr: number): number => qt / (rr / 1000) ** (1 / 3);
const squaresOf = (rr: number, { paper_speed }: Params): number => (rr / 1000) * (Number(paper_speed) / 5);

/** Lead of a place on the sheet: row, and part of its length from 0 to 1. */
const leadAt = (row: number, part: number, { lead }: Params): number => {
  const cells = GRID[row];
  return LEADS.indexOf(cells ? cells[Math.min(cells.length - 1, Math.floor(part * cells.length))]! : lead);
};

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings,
  actions: {
    attach_electrodes: { label: 'Attach the electrodes', hint: 'Ten of them: four on the limbs, six on the chest.' },
    calibrate: {
      label: 'Calibration pulse',
      hint: 'One millivolt for 200 ms: without it nobody knows what a millimetre is.',
    },
    start_recording: { label: 'Start recording' },
    stop_recording: { label: 'Stop recording', hint: 'The paper stands still; the heart does not.' },
    print_strip: {
      label: 'Print ten seconds',
      hint: 'A sheet of twelve leads that stays until the next one, or until patient, filters or electrodes change.',
    },
    detect: { label: 'Measure', hint: 'Finds the beats in the last ten seconds and measures them.' },
    caliper: CALIPER_ACTION,
  },
  fields: () => ({
    paper: { kind: 'f32', shape: [ROWS, PAPER_SAMPLES] },
    loop: { kind: 'f32', shape: [3, LOOP] },
    stages: { kind: 'f32', shape: [4, STAGE_SAMPLES] },
  }),

  init: (_params, rng, specimen) => ({
    attached: false,
    calibrated: false,
    recording: false,
    pulseEnd: 0,
    heart: createHeart(specimen),
    recorder: createRecorder(rng),
    passed: [],
    measured: null,
    strip: null,
    stripEnd: 0,
    callipers: null,
    changed: false,
  }),

  step(state, params) {
    const { heart, recorder } = state;
    const chain = chainOf(params);
    let passed = state.passed;
    for (let n = 0; n < PER_STEP; n++) {
      const t = recorder.clock / SAMPLE_RATE;
      if (n === 0) schedule(heart, params, t);
      dipoleAt(heart, params, t, dipole);
      if (!state.attached) dipole.fill(0);
      if (state.recording)
        for (const { kind, at, qrs, qt, pr } of heart.ahead) {
          if (at > t || at <= t - 1 / SAMPLE_RATE) continue;
          passed = [...passed, { kind, at: recorder.recorded - (t - at) * SAMPLE_RATE, qrs, qt, pr }];
        }
      sample(recorder, params, chain, dipole, recorder.clock < state.pulseEnd, state.recording && state.attached);
    }
    const oldest = recorder.recorded - BUFFER;
    if (passed.length > 0 && passed[0]!.at < oldest) passed = passed.filter(({ at }) => at >= oldest);
    return passed === state.passed ? state : { ...state, passed };
  },

  act(state, params, action) {
    const { recorder } = state;
    switch (action.do) {
      case 'attach_electrodes':
        return state.attached
          ? { state, notice: 'All ten electrodes are on.' }
          : { state: { ...state, attached: true } };
      case 'calibrate':
        if (state.recording) recorder.valid = recorder.recorded + PULSE * SAMPLE_RATE;
        return {
          state: { ...state, calibrated: true, pulseEnd: recorder.clock + PULSE * SAMPLE_RATE },
        };
      case 'start_recording':
        if (!state.attached) return { state, notice: ATTACH_FIRST };
        // The printed sheet makes room for the paper that runs.
        if (state.recording)
          return state.strip ? { state: { ...state, strip: null } } : { state, notice: 'The paper runs already.' };
        // What was recorded before is another stretch of time: it is not measured together with this one.
        recorder.valid = recorder.recorded;
        return {
          state: { ...state, recording: true, measured: null, strip: null, changed: false },
          notice: state.calibrated ? undefined : 'Without a calibration pulse heights in millivolts are not known.',
        };
      case 'stop_recording':
        return state.recording
          ? { state: { ...state, recording: false } }
          : { state, notice: 'Nothing is being recorded.' };
      case 'print_strip': {
        if (recorder.recorded < BUFFER)
          return { state, notice: 'A sheet takes ten seconds of recording: wait until they are there.' };
        const strip = new Float32Array(LEADS.length * BUFFER);
        for (let lead = 0; lead < LEADS.length; lead++)
          for (let n = 0; n < BUFFER; n++) strip[lead * BUFFER + n] = sampleBack(recorder, lead, BUFFER - 1 - n);
        return {
          state: { ...state, strip, stripEnd: recorder.recorded / SAMPLE_RATE },
          notice: `The ten seconds up to ${(recorder.recorded / SAMPLE_RATE).toFixed(0)} s of recording are printed. Start recording shows the running paper again.`,
        };
      }
      case 'detect': {
        if (!state.attached) return { state, notice: ATTACH_FIRST };
        if (validSamples(recorder) < LEAST_SECONDS * SAMPLE_RATE)
          return { state, notice: 'There is too little to measure: record ten seconds with these settings first.' };
        const beats = state.passed.filter(({ at }) => at >= recorder.valid);
        const hum = humResidual(recorder, LEADS.indexOf(params.lead), Number(params.mains_frequency)) ?? 0;
        const measured = measure(recorder, beats, params.rhythm === 'Ventricular Fibrillation', hum);
        return {
          state: { ...state, measured, changed: false },
          notice:
            measured.rr.length === 0
              ? NO_QRS
              : state.heart.ahead.some(({ clamped }) => clamped)
                ? 'QT or PR is longer than this rate has room for: it was cut.'
                : wavesHidden(hum)
                  ? 'Hum hides P and the end of T: no PR, no QT. Find its cause, or switch the notch filter on.'
                  : undefined,
        };
      }
      case 'caliper':
        return { state: { ...state, callipers: action.value } };
    }
  },

  reconfigure(state, params, before) {
    const { recorder, heart } = state;
    const patient = PATIENT_INPUTS.some((id) => params[id] !== before[id]);
    if (!patient && AMPLIFIER_INPUTS.every((id) => params[id] === before[id])) return state;
    if (params.rhythm !== before.rhythm) reschedule(heart, recorder.clock / SAMPLE_RATE);
    recorder.valid = recorder.recorded + (patient ? SETTLING * SAMPLE_RATE : 0);
    // A sheet of another patient, or of other filters, would be read as one of these.
    return { ...state, measured: null, strip: null, changed: state.recording };
  },

  done: ({ recorder }) => recorder.clock >= LONGEST * SAMPLE_RATE,

  read(state, params) {
    const { measured, calibrated, recorder } = state;
    const rr = measured === null ? null : mean(measured.rr);
    const qt = measured?.qt ?? null;
    const place = LEADS.indexOf(params.lead);
    const both = rr === null || qt === null ? null : ([qt, rr] as const);
    return {
      heart_rate_measured: rr === null ? null : 60_000 / rr,
      rr_mean: rr,
      rr_sd: measured === null ? null : deviation(measured.rr),
      pr_interval: measured?.pr ?? null,
      qrs_duration: measured?.qrs ?? null,
      qt_interval: qt,
      qtc_bazett: both && bazett(...both),
      qtc_fridericia: both && fridericia(...both),
      axis: measured?.axis ?? null,
      qrs_detected: measured === null ? null : measured.beats.length,
      r_amplitude: calibrated ? (measured?.heights?.[place] ?? null) : null,
      st_level: calibrated ? (measured?.st?.[place] ?? null) : null,
      st_threshold: stThreshold(params),
      rr_large_squares: rr === null ? null : squaresOf(rr, params),
      strip_box_ms: 5000 / Number(params.paper_speed),
      hum_residual: state.recording ? humResidual(recorder, place, Number(params.mains_frequency)) : null,
      caliper_ms: state.callipers,
    };
  },

  derive(_state, params, instruments) {
    const rr = instruments.shown('rr_mean');
    const qt = instruments.shown('qt_interval');
    const both = rr === null || qt === null ? null : ([qt, rr] as const);
    return {
      heart_rate_measured: rr === null ? null : 60_000 / rr,
      qtc_bazett: both && bazett(...both),
      qtc_fridericia: both && fridericia(...both),
      rr_large_squares: rr === null ? null : squaresOf(rr, params),
    };
  },

  view(state, params, out) {
    const { recorder, strip, measured } = state;
    const seconds = PAPER_LONG / Number(params.paper_speed);
    const count = (seconds * SAMPLE_RATE) / PAPER_STEP;
    const filled = strip ? count : Math.min(count, Math.floor(recorder.recorded / PAPER_STEP));
    out.paper.fill(0);
    for (let row = 0; row < ROWS; row++)
      for (let n = count - filled; n < count; n++) {
        const lead = leadAt(row, n / count, params);
        const back = (count - 1 - n) * PAPER_STEP;
        out.paper[row * PAPER_SAMPLES + n] = strip
          ? strip[lead * BUFFER + BUFFER - 1 - back]!
          : sampleBack(recorder, lead, back);
      }
    for (let c = 0; c < 3; c++)
      for (let n = 0; n < LOOP; n++) out.loop[c * LOOP + n] = recorder.loop[c * LOOP + ((recorder.clock + n) % LOOP)]!;
    if (measured) out.stages.set(measured.stages);
    else out.stages.fill(0);
    return {
      attached: state.attached,
      calibrated: state.calibrated,
      recording: state.recording,
      printed: strip !== null,
      /** Samples of the sheet that are written, and how many it has at this speed. */
      filled,
      count,
      seconds,
      /** s of recording at the right end of the sheet. */
      paperEnd: strip ? state.stripEnd : recorder.recorded / SAMPLE_RATE,
      bufferFull: validSamples(recorder) >= BUFFER_SECONDS * SAMPLE_RATE,
      measured: measured !== null,
      /** s before the end of the measured stretch at which beats were found. */
      found: measured?.beats ?? [],
      axis: measured?.axis ?? null,
      pulse: recorder.clock < state.pulseEnd,
      callipers: state.callipers,
      changed: state.changed,
    };
  },
});
