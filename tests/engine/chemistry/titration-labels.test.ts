/** What labels and readings make of a titration: base that has stood in air, pipette and bottle, volumes read at the burette. */
import { describe, expect, it } from 'vitest';
import type { Params } from '../../../engine/chemistry/titration';
import { labelsRelative } from '../../../engine/chemistry/titration-settings';
import { expectHonest } from '../spread';
import { Bench } from './titration-bench';

describe('base that has stood in air', () => {
  const endPoint = (indicator: Params['indicator'], carbonate: boolean, upTo: number): number =>
    new Bench({ indicator, carbonate })
      .run(['swirl', 1], ['add_indicator', 2], ['add_base', upTo])
      .wait(20)
      .toEndPoint();

  it('sets the end points apart: phenolphthalein counts carbonate half, methyl orange whole', () => {
    expect(Math.abs(endPoint('Phenolphthalein', false, 24.5) - 25)).toBeLessThan(0.1);
    // A tenth of the hydroxide is carbonate: 1 − 0.1/2 of the base counts.
    expect(Math.abs(endPoint('Phenolphthalein', true, 25.5) - 25 / 0.95)).toBeLessThan(0.15);
    // Up to the first clear yellow: within the concordance of two titres, where its mid colour is 0.15 mL early.
    expect(Math.abs(endPoint('Methyl Orange', false, 24) - 25)).toBeLessThan(0.06);
    const orange = endPoint('Methyl Orange', true, 24);
    expect(Math.abs(orange - endPoint('Methyl Orange', false, 24))).toBeLessThan(0.1);
    expect(orange).toBeLessThan(25.1);
  });

  it('gives the curve two steps', () => {
    const phAt = (volume: number): number =>
      new Bench({ carbonate: true }).run(['swirl', 1], ['add_base', volume]).wait(60).number('ph');
    const slope = (volume: number): number => (phAt(volume + 0.02) - phAt(volume - 0.02)) / 0.04;
    const [first, between, second] = [25, 25.7, 26.32].map(slope) as [number, number, number];
    expect(first).toBeGreaterThan(3 * between);
    expect(second).toBeGreaterThan(3 * between);
  });

  it('is another bottle: a fresh flask and a filled burette', () => {
    const bench = new Bench().run(['swirl', 1], ['add_base', 10]).wait(10).set({ carbonate: true });
    expect([bench.number('burette_reading'), bench.number('volume_added')]).toEqual([0, 0]);
  });
});

describe('at school grade', () => {
  /** Each point is recorded once the electrode has followed: before, the slope is off by its lag, which no instrument states. */
  const atEndPoint = (seed: number) =>
    new Bench({}, seed, 'school')
      .run(['swirl', 1], ['add_indicator', 2], ['add_base', 10])
      .wait(40)
      .run('record_point', ['add_base', 8])
      .wait(40)
      .run('record_point', ['add_base', 7.3])
      .wait(12).host;

  it('end point, base added and slope are off by about what they state', { tags: ['rest'] }, () => {
    expectHonest(atEndPoint, ['endpoint_volume', 'volume_added', 'derivative']);
  });

  it('the mean of concordant titres has their scatter less, the burette’s calibration no less', () => {
    const bench = new Bench({}, 7, 'school').run(['swirl', 1]);
    const titre = (): { value: number; u: number | null } => {
      bench.run(['add_indicator', 2], ['add_base', 24.5]).wait(20).toEndPoint();
      return bench.shown('endpoint_volume');
    };
    const one = titre();
    for (let more = 0; more < 3; more++) {
      bench.run('new_aliquot', 'refill_burette');
      titre();
    }
    const mean = bench.shown('mean_titre');
    expect(bench.view.concordant?.count).toBe(4);
    const calibration = (0.1 / Math.sqrt(3) / 50) * mean.value;
    expect(mean.u).toBeCloseTo(Math.sqrt(((one.u ?? 0) ** 2 - calibration ** 2) / 4 + calibration ** 2), 3);
    expect(mean.u).toBeGreaterThan(calibration);
  });

  it('takes the base added from the very figures of the burette, in later trials and after a refill too', () => {
    const bench = new Bench({}, 5, 'school').run(['swirl', 1], ['add_base', 30]).wait(3);
    bench.host.reset();
    bench.wait(2);
    const start = bench.shown('burette_reading').value;
    expect(start).toBe(0);
    bench.run(['add_base', 40]).wait(1);
    const first = bench.shown('burette_reading').value;
    expect(bench.shown('volume_added').value).toBeCloseTo(first, 9);
    bench.run('refill_burette').run(['add_base', 7.4]).wait(1);
    expect(bench.shown('volume_added').value).toBeCloseTo(first + bench.shown('burette_reading').value, 9);
  });

  it('the flask has what pipette and bottle give, not what their labels say', () => {
    const atEquivalence = (seed: number): number =>
      new Bench({}, seed, 'school').run(['swirl', 1], ['add_base', 25]).wait(60).number('ph');
    const values = new Set(Array.from({ length: 10 }, (_, seed) => atEquivalence(seed + 1).toFixed(3)));
    expect(values.size).toBe(10);
    // 0.06/√3 mL of 25 mL and 0.2 %/√3: together 0.18 %.
    expect(labelsRelative(25)).toBeCloseTo(Math.sqrt(0.0024 ** 2 + 0.002 ** 2) / Math.sqrt(3), 5);
  });
});
