/**
 * The monitor's and the ventilator's arithmetic: every displayed number is worked out from the sampled signals alone.
 *
 *   heart rate       60/RR, mean of the last beats that the QRS detector found
 *   broad beats      those whose R is wider at half its height than 35 ms, within 0.5 s of the one before; five in a row
 *                    are called ventricular tachycardia
 *   SBP, DBP, MAP    greatest, least and mean arterial sample from one foot of the pulse wave to the next
 *   SpO2             110 − 25 R, R = swing of the red light over that of the infrared in the same pulse
 *   EtCO2            greatest CO2 from one inspiration to the next: a breath too small to wash the dead space out ends
 *                    below the plateau, and so does its number
 *   PPEAK, VTE, flow greatest pressure, sum of the expired flow and greatest inspired flow between two inspirations
 *   minute volume    VTE over the length of the breath
 *
 * A pulse begins where the wave has risen by 35 % of the last swing above its least value since the last one; its foot is
 * that least value. Waves of the light count as pulses only while the artery has pulses.
 */
import { createQrsDetector, detectQrs, halfWidthOf, type QrsDetector } from '../../biology/qrs-detector';
import { ECG_RATE, type Signals, WAVE_LENGTH, WAVE_RATE, WAVES } from './signals';

const BEATS = 8;
const PULSES = 4;
/** s without a beat that the display calls none, without a pulse, without a breath. */
const NO_BEAT = 4;
const NO_PULSE = 3;
const NO_BREATH = 20;
/** Least swing taken for a pulse: mmHg and % of the light. */
const LEAST_PULSE = 2.5;
const LEAST_PLETH = 0.04;
const RISE = 0.35;
/** The swing expected of the next pulse, and the foot of this one, are forgotten with this time constant, s. */
const FORGETS = 3;
/** mL/s above which gas flows in: a breath begins. */
const BREATH_FLOW = 0.5;
/** Widest R peak of a beat from the atria, at half its height, s; longest interval in a tachycardia, s; and how many in a row. */
const NARROW = 0.035;
const QUICK = 0.5;
const RUN_OF_BEATS = 5;
/** s over which pressures are averaged where there is no pulse. */
const STILL_WINDOW = 2;

/** Follows one pulsating signal. Places are counts of samples. */
interface PulseFinder {
  readonly row: number;
  readonly leastSwing: number;
  /** Least value since the last pulse, and greatest since its foot. */
  low: number;
  lowAt: number;
  high: number;
  rising: boolean;
  swing: number;
  foot: number | null;
  /** The sample at which a pulse was last found. */
  found: number;
}

/** Advanced in place; numbers that are not known (yet) are null. */
export interface Monitor {
  readonly qrs: QrsDetector;
  /** Last beat-to-beat intervals, s; the newest at `beats − 1` modulo the length. */
  readonly intervals: Float64Array;
  beats: number;
  /** In counts of ECG samples since the monitor was attached. */
  lastBeat: number | null;
  /** Quick broad beats in a row. */
  broadBeats: number;
  readonly artery: PulseFinder;
  readonly finger: PulseFinder;
  readonly ratios: Float64Array;
  pulses: number;
  /** Count of wave samples at which it was attached. */
  since: number;
  heartRate: number | null;
  systolic: number | null;
  diastolic: number | null;
  mean: number | null;
  spo2: number | null;
}

/** The ventilator's own sensors, and the capnograph on its tube. Advanced in place. */
export interface Spirometer {
  /** Count of wave samples at which the last inspiration began; null before the first. */
  breathAt: number | null;
  flowing: boolean;
  peakPressure: number;
  peakFlow: number;
  expired: number;
  peakCo2: number;
  /** Of the last whole breath. */
  ppeak: number | null;
  vte: number | null;
  inspiratoryFlow: number | null;
  minuteVolume: number | null;
  rate: number | null;
  etco2: number | null;
}

const finder = (row: number, leastSwing: number): PulseFinder => ({
  row,
  leastSwing,
  low: Number.POSITIVE_INFINITY,
  lowAt: 0,
  high: Number.NEGATIVE_INFINITY,
  rising: false,
  swing: 0,
  foot: null,
  found: 0,
});

export const createMonitor = (since: number): Monitor => ({
  qrs: createQrsDetector(),
  intervals: new Float64Array(BEATS),
  beats: 0,
  lastBeat: null,
  broadBeats: 0,
  artery: finder(WAVES.arterial, LEAST_PULSE),
  finger: finder(WAVES.infrared, LEAST_PLETH),
  ratios: new Float64Array(PULSES),
  pulses: 0,
  since,
  heartRate: null,
  systolic: null,
  diastolic: null,
  mean: null,
  spo2: null,
});

export const createSpirometer = (): Spirometer => ({
  breathAt: null,
  flowing: false,
  peakPressure: 0,
  peakFlow: 0,
  expired: 0,
  peakCo2: 0,
  ppeak: null,
  vte: null,
  inspiratoryFlow: null,
  minuteVolume: null,
  rate: null,
  etco2: null,
});

function meanOf(values: Float64Array, count: number): number {
  const used = Math.min(count, values.length);
  let sum = 0;
  for (let k = 0; k < used; k++) sum += values[k]!;
  return sum / used;
}

/** Takes a sample of the electrocardiogram, mV. */
export function watchEcg(monitor: Monitor, sample: number): void {
  const at = detectQrs(monitor.qrs, sample);
  const { count } = monitor.qrs;
  if (at !== null) {
    const rr = monitor.lastBeat === null ? null : (at - monitor.lastBeat) / ECG_RATE;
    monitor.lastBeat = at;
    const broad = rr !== null && rr < QUICK && halfWidthOf(monitor.qrs, at) / ECG_RATE > NARROW;
    monitor.broadBeats = broad ? monitor.broadBeats + 1 : 0;
    if (rr !== null && rr < NO_BEAT) {
      monitor.intervals[monitor.beats % BEATS] = rr;
      monitor.beats++;
      monitor.heartRate = 60 / meanOf(monitor.intervals, monitor.beats);
    }
  }
  if (count - (monitor.lastBeat ?? 0) > NO_BEAT * ECG_RATE) {
    monitor.heartRate = 0;
    monitor.beats = 0;
    monitor.broadBeats = 0;
  }
}

/** Whether the last heart beat was more than 4 s ago. */
export const beatless = ({ qrs, lastBeat }: Monitor): boolean => qrs.count - (lastBeat ?? 0) > NO_BEAT * ECG_RATE;

/** Whether the last beats were those of a ventricular tachycardia. */
export const ventricularRun = ({ broadBeats }: Monitor): boolean => broadBeats >= RUN_OF_BEATS;

/** Follows a pulsating signal by one sample; gives the place of the foot where a pulse begins, else null. */
function follow(finder: PulseFinder, value: number, n: number): number | null {
  finder.swing *= 1 - 1 / (FORGETS * WAVE_RATE);
  if (finder.rising) {
    // Where pulses come back they may stay far above the level that they rose from: that is forgotten, too.
    finder.low += (finder.high - finder.low) / (FORGETS * WAVE_RATE);
    if (value > finder.high) finder.high = value;
    // The wave has turned: from here on the next foot is looked for.
    else if (value < finder.high - 0.5 * Math.max(finder.leastSwing, finder.high - finder.low)) {
      finder.swing = finder.high - finder.low;
      finder.rising = false;
      finder.low = value;
      finder.lowAt = n;
    }
    return null;
  }
  if (value < finder.low) {
    finder.low = value;
    finder.lowAt = n;
  } else if (value > finder.low + Math.max(finder.leastSwing, RISE * finder.swing)) {
    finder.rising = true;
    finder.high = value;
    finder.found = n;
    return finder.lowAt;
  }
  return null;
}

interface Span {
  least: number;
  greatest: number;
  mean: number;
}

/** Least, greatest and mean of a row over the samples [from, to). */
function spanOf(waves: Float32Array, row: number, from: number, to: number, out: Span): Span {
  let sum = 0;
  out.least = Number.POSITIVE_INFINITY;
  out.greatest = Number.NEGATIVE_INFINITY;
  for (let n = from; n < to; n++) {
    const value = waves[row * WAVE_LENGTH + (n % WAVE_LENGTH)]!;
    sum += value;
    if (value < out.least) out.least = value;
    if (value > out.greatest) out.greatest = value;
  }
  out.mean = sum / (to - from);
  return out;
}

const span: Span = { least: 0, greatest: 0, mean: 0 };

function showPressures(monitor: Monitor, waves: Float32Array, from: number, to: number): void {
  spanOf(waves, WAVES.arterial, from, to, span);
  monitor.diastolic = span.least;
  monitor.systolic = span.greatest;
  monitor.mean = span.mean;
}

function watchArtery(monitor: Monitor, waves: Float32Array, n: number): void {
  const { artery } = monitor;
  const foot = follow(artery, waves[WAVES.arterial * WAVE_LENGTH + (n % WAVE_LENGTH)]!, n);
  if (foot !== null) {
    if (artery.foot !== null && foot - artery.foot < NO_PULSE * WAVE_RATE) {
      showPressures(monitor, waves, artery.foot, foot);
    }
    artery.foot = foot;
    return;
  }
  const still = n - Math.max(artery.found, monitor.since);
  if (still < NO_PULSE * WAVE_RATE || still % WAVE_RATE !== 0) return;
  artery.foot = null;
  showPressures(monitor, waves, n + 1 - STILL_WINDOW * WAVE_RATE, n + 1);
}

function watchFinger(monitor: Monitor, waves: Float32Array, n: number): void {
  const { artery, finger } = monitor;
  const foot = follow(finger, waves[WAVES.infrared * WAVE_LENGTH + (n % WAVE_LENGTH)]!, n);
  const still = n - Math.max(finger.found, monitor.since) > NO_PULSE * WAVE_RATE;
  // Breaths sway the light as well: where the artery has no pulse the finger has none.
  if (still || artery.foot === null) {
    finger.foot = null;
    monitor.pulses = 0;
    monitor.spo2 = null;
  } else if (foot !== null) {
    if (finger.foot !== null && foot - finger.foot < NO_PULSE * WAVE_RATE) {
      spanOf(waves, WAVES.infrared, finger.foot, foot, span);
      const infrared = span.greatest - span.least;
      spanOf(waves, WAVES.red, finger.foot, foot, span);
      monitor.ratios[monitor.pulses % PULSES] = (span.greatest - span.least) / infrared;
      monitor.pulses++;
      monitor.spo2 = Math.min(100, Math.max(0, 110 - 25 * meanOf(monitor.ratios, monitor.pulses)));
    }
    finger.foot = foot;
  }
}

/** Takes the newest sample of the other signals. */
export function watchWaves(monitor: Monitor, { waves, waveCount }: Signals): void {
  watchArtery(monitor, waves, waveCount - 1);
  watchFinger(monitor, waves, waveCount - 1);
}

/** Takes the newest sample of airway pressure, flows and CO2. */
export function watchBreath(spirometer: Spirometer, { waves, waveCount, sampledPeakInflow }: Signals): void {
  const n = waveCount - 1;
  const at = n % WAVE_LENGTH;
  const inflow = waves[WAVES.inflow * WAVE_LENGTH + at]!;
  const outflow = waves[WAVES.outflow * WAVE_LENGTH + at]!;
  const flowing = inflow > BREATH_FLOW;
  // Gas may flow out in the sample in which a breath begins: it belongs to the one before.
  spirometer.expired += outflow / WAVE_RATE;
  if (flowing && !spirometer.flowing) {
    if (spirometer.breathAt !== null) {
      const seconds = (n - spirometer.breathAt) / WAVE_RATE;
      spirometer.ppeak = spirometer.peakPressure;
      spirometer.vte = spirometer.expired;
      spirometer.inspiratoryFlow = spirometer.peakFlow;
      spirometer.rate = 60 / seconds;
      spirometer.minuteVolume = (spirometer.expired * spirometer.rate) / 1000;
      spirometer.etco2 = spirometer.peakCo2;
    }
    spirometer.breathAt = n;
    spirometer.expired = 0;
    spirometer.peakPressure = 0;
    spirometer.peakFlow = 0;
  }
  spirometer.flowing = flowing;
  spirometer.peakPressure = Math.max(spirometer.peakPressure, waves[WAVES.pressure * WAVE_LENGTH + at]!);
  spirometer.peakFlow = Math.max(spirometer.peakFlow, sampledPeakInflow);
  // What fresh gas has not swept away yet is the last breath's.
  spirometer.peakCo2 = flowing ? 0 : Math.max(spirometer.peakCo2, waves[WAVES.co2 * WAVE_LENGTH + at]!);
}

/** Whether the last breath was more than 20 s ago, or since the sample `since` where there was none. */
export const breathless = ({ breathAt }: Spirometer, since: number, waveCount: number): boolean =>
  waveCount - Math.max(breathAt ?? 0, since) > NO_BREATH * WAVE_RATE;
