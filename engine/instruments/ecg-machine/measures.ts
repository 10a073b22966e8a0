/**
 * What the machine measures in its buffer: beats by the detector of Pan and Tompkins, intervals from the onsets of the waves,
 * heights, ST levels and the axis from the leads themselves.
 */
import { createQrsDetector, detectQrs, QRS_SAMPLE_RATE } from '../../biology/qrs-detector';
import { frontalAxis, LEADS } from '../../biology/twelve-leads';
import type { Quantity } from '../../contract';
import { type Recorder, SAMPLE_RATE, sampleBack, validSamples } from './recorder';
import type { Excitation } from './rhythms';

/** A beat that was recorded, at a sample of the recording. */
export interface RecordedBeat {
  readonly at: number;
  readonly qrs: Quantity<'s'>;
  readonly qt: Quantity<'s'>;
  readonly pr: Quantity<'s'> | null;
  readonly kind: Excitation['kind'];
}

export interface Measured {
  /** R peaks found, s before the newest sample, from the oldest. */
  readonly beats: readonly number[];
  readonly rr: readonly Quantity<'ms'>[];
  readonly pr: Quantity<'ms'> | null;
  readonly qrs: Quantity<'ms'> | null;
  readonly qt: Quantity<'ms'> | null;
  readonly axis: Quantity<'°'> | null;
  /** By lead, mV; null without a beat. */
  readonly heights: readonly number[] | null;
  readonly st: readonly number[] | null;
  /** Stages of the detector over the last 5 s: trace, band, squared slope, average; 1000 samples each. */
  readonly stages: Float32Array;
}

export const STAGE_SAMPLES = 1000;
/** The first six of the twelve. */
const LIMB_LEADS = 6;
const ST_AFTER_J: Quantity<'s'> = 0.06;
const LEVEL_BEFORE_QRS: Quantity<'s'> = 0.02;
/** What stands so near to the beginning of the stretch is a part of a wave, not a beat, s. */
const EDGE: Quantity<'s'> = 0.1;
/** Hum, rms, in which P and the end of T (0.12 and 0.3 mV high) cannot be told, and in which QRS cannot, mV. */
const HIDES: { readonly waves: Quantity<'mV'>; readonly qrs: Quantity<'mV'> } = { waves: 0.06, qrs: 0.3 };

/** Whether hum hides P and the end of T. */
export const wavesHidden = (hum: Quantity<'mV'>): boolean => hum > HIDES.waves;

export const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * The limb lead with the largest swing, and the sign of that: where the detector looks. In the chest leads T may be as steep as QRS.
 */
function clearestLead(recorder: Recorder, count: number): { readonly lead: number; readonly sign: number } {
  let best = { lead: 1, sign: 1, swing: 0 };
  for (let lead = 0; lead < LIMB_LEADS; lead++) {
    let [low, high] = [0, 0];
    for (let back = 0; back < count; back++) {
      const level = sampleBack(recorder, lead, back);
      low = Math.min(low, level);
      high = Math.max(high, level);
    }
    if (high - low > best.swing) best = { lead, sign: high >= -low ? 1 : -1, swing: high - low };
  }
  return best;
}

/** R peaks in the buffer, s before the newest sample; the detector's stages on the way. */
function detected(recorder: Recorder, stages: Float32Array): readonly number[] {
  const count = validSamples(recorder);
  const { lead, sign } = clearestLead(recorder, count);
  const samples = Math.floor(((count - 1) * QRS_SAMPLE_RATE) / SAMPLE_RATE);
  const found: number[] = [];
  const first = sampleBack(recorder, lead, count - 1);
  const levelOf = (n: number): number => {
    const at = (n * SAMPLE_RATE) / QRS_SAMPLE_RATE;
    const k = Math.floor(at);
    const one = sampleBack(recorder, lead, count - 1 - k);
    const two = sampleBack(recorder, lead, Math.max(0, count - 2 - k));
    return sign * (one + (two - one) * (at - k) - first);
  };
  // It learns what beats and what noise are like from the whole stretch first, so that no P at its beginning is taken for a beat.
  const learning = createQrsDetector();
  for (let n = 0; n < samples; n++) detectQrs(learning, levelOf(n));
  const detector = { ...createQrsDetector(), signal: learning.signal, noise: learning.noise };
  for (let n = 0; n < samples; n++) {
    const level = levelOf(n);
    const peak = detectQrs(detector, level);
    if (peak !== null && peak > EDGE * QRS_SAMPLE_RATE) found.push((count - 1) / SAMPLE_RATE - peak / QRS_SAMPLE_RATE);
    const place = n - (samples - STAGE_SAMPLES);
    if (place < 0) continue;
    stages[place] = level;
    stages[STAGE_SAMPLES + place] = detector.newest.band;
    stages[2 * STAGE_SAMPLES + place] = detector.newest.squared;
    stages[3 * STAGE_SAMPLES + place] = detector.newest.average;
  }
  return found;
}

/** Mean of a lead over 6 ms about a place, `back` samples before the newest. */
function levelAt(recorder: Recorder, lead: number, back: number): number {
  const at = Math.round(back);
  return (sampleBack(recorder, lead, at - 1) + sampleBack(recorder, lead, at) + sampleBack(recorder, lead, at + 1)) / 3;
}

/**
 * `beats`: those that were recorded; `fibrillating`: ventricles without a beat, of which the machine says nothing; `hum`: rms after the
 * filters, in which waves drown.
 */
export function measure(
  recorder: Recorder,
  beats: readonly RecordedBeat[],
  fibrillating: boolean,
  hum: Quantity<'mV'>,
): Measured {
  const stages = new Float32Array(4 * STAGE_SAMPLES);
  const found = detected(recorder, stages);
  const count = validSamples(recorder);
  const nothing: Measured = {
    beats: [],
    rr: [],
    pr: null,
    qrs: null,
    qt: null,
    axis: null,
    heights: null,
    st: null,
    stages,
  };
  if (fibrillating) return nothing;
  const backOf = (at: number): number => recorder.recorded - 1 - at;
  // Whole beats: from before P to the end of T.
  const whole = beats.filter(
    ({ kind, at, qrs, qt }) =>
      kind === 'ventricles' && backOf(at) + qrs * SAMPLE_RATE < count - 20 && backOf(at) - qt * SAMPLE_RATE > 1,
  );
  const rr: number[] = [];
  for (let n = 1; n < found.length; n++) rr.push(1000 * (found[n - 1]! - found[n]!));
  const ms = (values: readonly number[]): number | null => {
    const middle = median(values);
    return middle === null ? null : 1000 * middle;
  };
  const baseOf = (lead: number, { at, qrs }: RecordedBeat): number =>
    levelAt(recorder, lead, backOf(at) + (qrs / 2 + LEVEL_BEFORE_QRS) * SAMPLE_RATE);
  const area = (lead: number, beat: RecordedBeat): number => {
    const base = baseOf(lead, beat);
    const half = Math.round((beat.qrs / 2) * SAMPLE_RATE);
    let sum = 0;
    for (let k = -half; k <= half; k++) sum += sampleBack(recorder, lead, Math.round(backOf(beat.at)) - k) - base;
    return sum;
  };
  const byLead = (of: (lead: number, beat: RecordedBeat) => number): readonly number[] | null =>
    whole.length === 0 ? null : LEADS.map((_, lead) => median(whole.map((beat) => of(lead, beat)))!);
  const areas = byLead(area);
  return {
    beats: found,
    rr,
    pr: wavesHidden(hum) ? null : ms(whole.flatMap(({ pr }) => (pr === null ? [] : [pr]))),
    qrs: hum > HIDES.qrs ? null : ms(whole.map(({ qrs }) => qrs)),
    qt: wavesHidden(hum) ? null : ms(whole.map(({ qt }) => qt)),
    axis: areas === null ? null : frontalAxis(areas[0]!, areas[5]!),
    heights: byLead((lead, beat) => sampleBack(recorder, lead, Math.round(backOf(beat.at))) - baseOf(lead, beat)),
    st: byLead(
      (lead, beat) =>
        levelAt(recorder, lead, backOf(beat.at) - (beat.qrs / 2 + ST_AFTER_J) * SAMPLE_RATE) - baseOf(lead, beat),
    ),
    stages,
  };
}
