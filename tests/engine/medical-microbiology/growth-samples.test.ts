import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/medical-microbiology/bacterial-growth';
import { eColi, specificGrowthRate } from '../../../engine/medical-microbiology/growth-kinetics';
import { fitLine } from '../../../engine/core/fit';
import { expectHonest } from '../spread';
import { benchOf } from '../drive';

const defaults: Params = { inoculum: 1000, medium: 'LB broth', temperature: 37 };
const HOUR = 3600;

class Bench extends benchOf(simulation, defaults, { inoculum: 'restart', medium: 'restart', temperature: 'live' }) {}

const atSchool = (seed: number): Bench => new Bench({}, seed, 'school');

describe('the growth rate from plates', () => {
  it('is worked out from the counts shown, with their Poisson scatter', { tags: ['rest'] }, () => {
    const bench = atSchool(4)
      .wait(3.6 * HOUR)
      .run(['take_sample', 2])
      .wait(HOUR);
    const first = bench.number('plate_count');
    expect(bench.host.shown()['growth_rate_plates']?.value).toBeNull();
    const estimate = bench.shown('plate_estimate_cfu_ml');
    expect(estimate.value).toBe(first * 1000);
    expect(estimate.u).toBeCloseTo(Math.sqrt(first) * 1000, 6);
    bench.run(['take_sample', 3]).wait(600);
    const second = bench.number('plate_count');
    const { value, u } = bench.shown('growth_rate_plates');
    expect(value).toBeCloseTo(Math.log((10 * second) / first), 3);
    expect(u).toBeCloseTo(Math.sqrt(1 / first + 1 / second), 6);
  });

  it('takes the plates of one sample together, and leaves out those that cannot be counted', () => {
    const bench = atSchool(4).wait(3.6 * HOUR);
    const first = bench.run(['take_sample', 2]).number('plate_count');
    bench.wait(HOUR);
    const second = bench.run(['take_sample', 3]).number('plate_count');
    bench.wait(120);
    const third = bench.run(['take_sample', 3]).number('plate_count');
    bench.wait(600).run(['take_sample', 0]).wait(600);
    expect(bench.read('plate_result')).toBe('TNTC');
    const { value, u } = bench.shown('growth_rate_plates');
    expect(value).toBeCloseTo(Math.log((10 * (second + third)) / 2 / first), 3);
    expect(u).toBeCloseTo(Math.sqrt(1 / first + 1 / (second + third)), 6);
  });

  it('scatters from seed to seed as it states', { tags: ['rest'] }, () => {
    expectHonest(
      (seed) =>
        atSchool(seed)
          .wait(3.6 * HOUR)
          .run(['take_sample', 2])
          .wait(1.1 * HOUR)
          .run(['take_sample', 3])
          .wait(600).host,
      ['growth_rate_plates'],
    );
  });

  it('scatters as counts do: the estimate about the number that lived when the sample was taken', {
    tags: ['rest'],
  }, () => {
    const pulls = Array.from({ length: 200 }, (_, n) => {
      const bench = atSchool(n + 1).wait(3.6 * HOUR);
      const truth = bench.number('cfu_per_ml');
      const { value, u } = bench.run(['take_sample', 2]).shown('plate_estimate_cfu_ml');
      return (value - truth) / Number(u);
    });
    const within = pulls.filter((pull) => Math.abs(pull) <= 1).length / pulls.length;
    expect(within).toBeGreaterThan(0.58);
    expect(within).toBeLessThan(0.8);
  });
});

describe('the growth rate from optical densities', () => {
  const read = (seed: number): Bench =>
    atSchool(seed)
      .wait(6 * HOUR)
      .run('read_od')
      .wait(0.4 * HOUR)
      .run('read_od')
      .wait(60);

  it('is worked out from the figures shown, with the saturation undone', () => {
    const bench = atSchool(2)
      .wait(6 * HOUR)
      .run('read_od')
      .wait(60);
    const first = bench.shown('od_sample').value;
    bench
      .wait(0.4 * HOUR - 60)
      .run('read_od')
      .wait(60);
    const second = bench.shown('od_sample').value;
    const x = (od: number): number => od / (1 - 0.25 * od);
    expect(bench.shown('growth_rate_od').value).toBeCloseTo(Math.log(x(second) / x(first)) / 0.4, 2);
  });

  it('scatters from seed to seed as it states', { tags: ['rest'] }, () => {
    expectHonest((seed) => read(seed).host, ['growth_rate_od']);
  });

  it('needs two that the photometer can tell', () => {
    const bench = atSchool(1).run('read_od').wait(HOUR).run('read_od').wait(60);
    expect(bench.host.shown()['growth_rate_od']?.value).toBeNull();
  });
});

describe('√μ against temperature', () => {
  const zeroOf = (celsius: readonly number[]): number => {
    const line = fitLine(
      celsius,
      celsius.map((t) => Math.sqrt(specificGrowthRate(t, eColi))),
    );
    return line ? -line.intercept / line.slope : Number.NaN;
  };

  it('meets zero near the least temperature below the optimum, and elsewhere across it', () => {
    expect(zeroOf([15, 20, 25, 30])).toBeCloseTo(4.2, 1);
    expect(zeroOf([15, 20, 25])).toBeCloseTo(4.5, 1);
    expect(zeroOf([20, 30, 42])).toBeCloseTo(-1.8, 1);
  });
});
