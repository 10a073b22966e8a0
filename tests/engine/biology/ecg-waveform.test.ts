import { describe, expect, it } from 'vitest';
import { ecgLevel, LEAD_TWO_HEIGHTS, NORMAL_INTERVALS, qtOf, sinusBeat } from '../../../engine/biology/ecg-waveform';
import { createQrsDetector, detectQrs, QRS_SAMPLE_RATE } from '../../../engine/biology/qrs-detector';
import { createRng } from '../../../engine/core/rng';

const event = (rr: number, name: string) => {
  const found = sinusBeat(NORMAL_INTERVALS, rr).find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('a sinus beat', () => {
  it('keeps its intervals: P begins PR before the QRS, T ends QT after the QRS began', () => {
    const { pr, qrs } = NORMAL_INTERVALS;
    const p = event(0.8, 'P');
    expect(p.at - 2.5 * p.width).toBeCloseTo(-qrs / 2 - pr, 12);
    const t = event(0.8, 'T');
    // Bazett by hand: 0.41 √0.8 = 0.36672
    expect(t.at + 2.5 * t.width).toBeCloseTo(-qrs / 2 + 0.36672, 5);
  });

  it('cuts QT at nine tenths of a short beat interval', () => {
    expect(qtOf(0.6, 0.36)).toBeCloseTo(0.324, 12);
    expect(qtOf(0.41, 1)).toBe(0.41);
  });

  it('peaks at the R wave, near its height, and is flat between T and P', () => {
    const events = sinusBeat(NORMAL_INTERVALS, 1);
    const trace = Array.from({ length: 1001 }, (_, n) => ecgLevel(events, n / 1000 - 0.4));
    const top = Math.max(...trace);
    expect(trace.indexOf(top)).toBeCloseTo(400, 0);
    expect(Math.abs(top - LEAD_TWO_HEIGHTS.R)).toBeLessThan(0.06);
    expect(Math.abs(ecgLevel(events, 0.5))).toBeLessThan(1e-3);
  });
});

/** Places of R peaks, s, of a trace of sinus beats at these times. */
function detect(beats: readonly number[], seconds: number, noise: number, other = (_t: number) => 0): number[] {
  const rng = createRng(7);
  const detector = createQrsDetector();
  const found: number[] = [];
  for (let n = 0; n < seconds * QRS_SAMPLE_RATE; n++) {
    const t = n / QRS_SAMPLE_RATE;
    let level = noise * rng.normal() + other(t);
    beats.forEach((beat, k) => {
      const rr = (beats[k + 1] ?? beat + 0.8) - beat;
      if (Math.abs(t - beat) < 1) level += ecgLevel(sinusBeat(NORMAL_INTERVALS, rr), t - beat);
    });
    const at = detectQrs(detector, level);
    if (at !== null) found.push(at / QRS_SAMPLE_RATE);
  }
  return found;
}

describe('the QRS detector', () => {
  it.each([40, 75, 118, 150])('finds every R peak at %i a minute within 3 ms, in noise', (rate) => {
    const beats = Array.from({ length: Math.floor((20 * rate) / 60) }, (_, k) => 0.5 + (60 / rate) * k);
    const found = detect(beats, 22, 0.01);
    expect(found.length).toBe(beats.length);
    found.forEach((at, k) => expect(Math.abs(at - (beats[k] ?? 0))).toBeLessThan(0.003));
  });

  it('follows an irregular rhythm', () => {
    const rng = createRng(3);
    const beats = [0.5];
    while ((beats.at(-1) ?? 0) < 25) beats.push((beats.at(-1) ?? 0) + rng.uniform(0.5, 1.1));
    const found = detect(beats, (beats.at(-1) ?? 0) + 1, 0.01);
    expect(found.length).toBe(beats.length);
  });

  it('sees no beat in asystole, nor in compressions of the chest', () => {
    expect(detect([], 20, 0.01)).toEqual([]);
    expect(detect([], 20, 0.01, (t) => 0.45 * Math.sin(2 * Math.PI * 1.83 * t))).toEqual([]);
  });
});
