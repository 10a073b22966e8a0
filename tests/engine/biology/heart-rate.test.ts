import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ecgLevel, ecgsynBeat, qtOf } from '../../../engine/biology/ecg-waveform';
import type { Activity, Stimulant } from '../../../engine/biology/exercise-response';
import { PAPER_SAMPLES, type Params, SAMPLE_RATE, simulation } from '../../../engine/biology/heart-rate';
import { benchOf, number } from '../drive';

const DEFAULTS: Params = { activity: 'Resting', stimulant: 'None', age: 20 };
const ACTIVITIES: readonly Activity[] = ['Resting', 'Walking', 'Running'];
const STIMULANTS: readonly Stimulant[] = ['None', 'Caffeine'];

class Treadmill extends benchOf(simulation, DEFAULTS, { stimulant: 'restart', age: 'restart' }) {
  get rate(): number {
    return number(this.read('heart_rate'));
  }
}

const settings = fc.record({
  activity: fc.constantFrom(...ACTIVITIES),
  stimulant: fc.constantFrom(...STIMULANTS),
  age: fc.integer({ min: 18, max: 80 }),
});

describe('rate, output and pressure', () => {
  it('belong together at every moment, and the rate stays below its largest', () => {
    fc.assert(
      fc.property(settings, fc.integer({ min: 0, max: 300 }), (inputs, seconds) => {
        const bench = new Treadmill(inputs).wait(seconds, 500);
        const of = (id: Parameters<typeof bench.read>[0]): number => number(bench.read(id));
        expect(of('rr_interval_ms') * of('instant_rate')).toBeCloseTo(60_000, 6);
        expect(of('mean_rr_ms') * of('heart_rate')).toBeCloseTo(60_000, 6);
        expect(of('cardiac_output_l_min')).toBeCloseTo((of('heart_rate') * of('stroke_volume_ml')) / 1000, 10);
        expect(of('mean_arterial_mmhg')).toBeCloseTo(
          of('diastolic_mmhg') + (of('systolic_mmhg') - of('diastolic_mmhg')) / 3,
          10,
        );
        expect(of('heart_rate')).toBeLessThanOrEqual(208 - 0.7 * inputs.age);
      }),
      { numRuns: 20 },
    );
  });

  it.each([18, 40, 60, 80])('falls by more than 12 in the first minute after a run, at %i years', (age) => {
    const bench = new Treadmill({ activity: 'Running', age }).wait(540, 1000);
    const before = bench.rate;
    bench.do('stop_activity');
    expect(before - bench.wait(60, 1000).rate).toBeGreaterThan(12);
  });

  it('stays as it is when the activity that is on is set again', () => {
    const [once, twice] = [new Treadmill({ activity: 'Walking' }), new Treadmill({ activity: 'Walking' })];
    once.wait(20);
    twice.wait(10);
    expect(twice.do('set_activity', 'Walking')).toMatch(/already/u);
    twice.wait(10);
    expect(twice.host.readings()).toEqual(once.host.readings());
  });

  it.each(ACTIVITIES)('is the same with caffeine (%s), at a higher pressure', (activity) => {
    const without = new Treadmill({ activity });
    const coffee = new Treadmill({ activity, stimulant: 'Caffeine' });
    for (let n = 0; n < 6; n++) {
      without.wait(30, 500);
      coffee.wait(30, 500);
      expect(coffee.rate).toBe(without.rate);
      expect(number(coffee.read('systolic_mmhg'))).toBeGreaterThan(number(without.read('systolic_mmhg')) + 5);
      expect(number(coffee.read('diastolic_mmhg'))).toBeGreaterThan(number(without.read('diastolic_mmhg')) + 2);
    }
  });
});

describe('the treadmill and the breath', () => {
  it.each([18, 30, 50, 65, 73, 80])('runs faster than it walks at %i years, within what the heart can do', (age) => {
    const speed = (activity: Activity): number => number(new Treadmill({ activity, age }).read('speed_km_h'));
    expect(speed('Running')).toBeGreaterThan(speed('Walking'));
    expect(new Treadmill({ activity: 'Running', age }).wait(900, 1000).rate).toBeLessThan(208 - 0.7 * age);
  });

  it('comes to what the belt costs, and falls after the stop faster than the heart rate does', () => {
    const bench = new Treadmill({ activity: 'Running' }).wait(540, 1000);
    const steady = number(bench.read('vo2'));
    // ACSM: 0.2 mL/kg for each metre, and 3.5 at rest.
    expect(steady).toBeCloseTo((0.2 * number(bench.read('speed_km_h')) * 1000) / 60 + 3.5, 3);
    const rate = bench.rate;
    bench.do('stop_activity');
    bench.wait(35, 1000);
    const left = (now: number, before: number, rest: number): number => (now - rest) / (before - rest);
    expect(left(number(bench.read('vo2')), steady, 3.5)).toBeCloseTo(1 / Math.E, 3);
    bench.wait(85, 1000);
    expect(left(number(bench.read('vo2')), steady, 3.5)).toBeLessThan(0.5 * left(bench.rate, rate, 70));
  });
});

describe('the electrocardiogram', () => {
  const peakOf = (events: ReturnType<typeof ecgsynBeat>, from: number, to: number): number => {
    let [best, at] = [Number.NEGATIVE_INFINITY, from];
    for (let t = from; t <= to; t += 0.0005) {
      const level = ecgLevel(events, t);
      if (level > best) [best, at] = [level, t];
    }
    return at;
  };

  it('has P 167 ms before R at 70/min and 138 ms at 167/min', () => {
    for (const [rate, apart] of [
      [70, 0.167],
      [167, 0.138],
    ] as const) {
      const events = ecgsynBeat(rate, qtOf(0.4, 60 / rate));
      const r = peakOf(events, -0.03, 0.03);
      expect(r - peakOf(events, -0.25, -0.09)).toBeCloseTo(apart, 2.7);
    }
  });

  it('has as many R peaks on the paper as the beats that were counted', () => {
    const bench = new Treadmill().wait(20);
    bench.run(['count_beats', '6 s']).wait(6.5);
    const counted = number(bench.read('beats_counted'));
    bench.run(['stop_paper', 1]);
    const { trace } = bench.frame().fields;
    let peaks = 0;
    for (let n = 1; n < PAPER_SAMPLES - 1; n++)
      if (trace[n]! > 0.8 && trace[n]! >= trace[n - 1]! && trace[n]! > trace[n + 1]!) peaks++;
    expect(Math.abs(peaks - counted)).toBeLessThanOrEqual(1);
    expect(number(bench.read('counted_rate'))).toBe(10 * counted);
  });

  it('wanders with the breath at rest and hardly while running', () => {
    const spread = (activity: Activity): number => {
      const bench = new Treadmill({ activity }).wait(300, 1000);
      const rates: number[] = [];
      for (let n = 0; n < 60; n++) rates.push(number(bench.wait(0.5).read('instant_rate')));
      return Math.max(...rates) - Math.min(...rates);
    };
    expect(spread('Resting')).toBeGreaterThan(6);
    expect(spread('Running')).toBeLessThan(5);
  });

  it('stands still on held paper while the heart goes on, and counts its samples', () => {
    const bench = new Treadmill().wait(8).run(['stop_paper', 1]);
    const held = Float32Array.from(bench.frame().fields.trace);
    bench.wait(3);
    expect(bench.frame().fields.trace).toEqual(held);
    expect(bench.view.paperEnd).toBeCloseTo(8, 9);
    expect(bench.host.time * SAMPLE_RATE).toBeCloseTo(11 * SAMPLE_RATE, 6);
  });

  it('is that of a healthy adult: QRS below 110 ms, P below 120 ms, PR from 120 to 200 ms', () => {
    for (const rate of [70, 97]) {
      const events = ecgsynBeat(rate, qtOf(0.4, 60 / rate));
      /** Where the trace leaves the baseline by 0.02 mV, first and last, s from R. */
      const ends = (from: number, to: number): readonly [number, number] => {
        const off: number[] = [];
        for (let t = from; t <= to; t += 0.0005) if (Math.abs(ecgLevel(events, t)) > 0.02) off.push(t);
        return [off.at(0)!, off.at(-1)!];
      };
      const [q, s] = ends(-0.06, 0.06);
      const [p, pEnd] = ends(-0.25, -0.075);
      expect(s - q).toBeGreaterThan(0.07);
      expect(s - q).toBeLessThan(0.11);
      expect(pEnd - p).toBeLessThan(0.12);
      expect(q - p).toBeGreaterThan(0.12);
      expect(q - p).toBeLessThan(0.2);
    }
  });

  it('is measured on paper that stands still only', () => {
    const bench = new Treadmill().wait(10);
    expect(bench.do('caliper', 860)).toMatch(/hold it first/u);
    expect(bench.read('caliper_ms')).toBeNull();
    bench.run(['stop_paper', 1], ['caliper', 860]);
    expect(bench.read('caliper_ms')).toBe(860);
  });
});
