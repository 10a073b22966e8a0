import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/material-science/tensile-test';
import { SimulationHost } from '../../../engine/runtime/host';
import { expectHonest } from '../spread';
import { benchOf } from '../drive';

const defaults: Params = {
  material: 'Low-carbon steel A36',
  diameter: 12.5,
  gauge_length: 50,
  crosshead_speed: 5,
  extensometer: true,
  specimen: 1,
  noise: true,
};
const LONG = 8000;

class Bench extends benchOf(simulation, defaults, { crosshead_speed: 'live' }) {
  toFracture(): this {
    return this.until(() => this.host.finished, LONG);
  }
}

const atSchool = (inputs: Partial<Params> = {}, seed = 1): Bench => new Bench(inputs, seed, 'school');

/** Pulled at 25 mm/min, the extensometer off at 8 %, and measured. */
function tested(inputs: Partial<Params>, seed: number): SimulationHost {
  const bench = atSchool({ crosshead_speed: 25, ...inputs }, seed).run('start');
  if (inputs.extensometer !== false) bench.until(() => bench.number('strain') > 8, LONG).run('remove_extensometer');
  return bench.toFracture().run('fit_pieces').host;
}

describe('the figures of a test', () => {
  it('are worked out from those shown: stress, strain, true axes, A and Z', () => {
    const bench = atSchool().run('start').wait(60);
    const shown = (id: Parameters<Bench['shown']>[0]): number => bench.shown(id).value;
    const area = (Math.PI / 4) * 12.5 ** 2;
    expect(shown('stress')).toBeCloseTo((shown('force') * 1e3) / area, 1);
    expect(shown('strain')).toBeCloseTo((shown('extension') / 50) * 100, 3);
    expect(shown('true_stress')).toBeCloseTo(((shown('force') * 1e3) / area) * (1 + shown('extension') / 50), 1);
    expect(shown('true_strain')).toBeCloseTo(100 * Math.log1p(shown('extension') / 50), 3);
    bench.run('remove_extensometer');
    expect(bench.host.shown()['extension']?.value).toBeNull();
    bench.toFracture();
    expect(bench.host.shown()['reduction_area']?.value).toBeNull();
    bench.run('fit_pieces');
    expect(shown('elongation')).toBeCloseTo((shown('final_length') / 50 - 1) * 100, 1);
    expect(shown('reduction_area')).toBeCloseTo((1 - (shown('neck_diameter') / 12.5) ** 2) * 100, 1);
    expect(shown('true_strain')).toBeCloseTo(200 * Math.log(12.5 / shown('neck_diameter')), 2);
  });

  it('carry the class of the extensometer and of the load cell, which no fit averages out', () => {
    const { shown } = { shown: tested({}, 3).shown() };
    const { value, uncertainty, shared = {} } = shown['youngs_modulus'] ?? {};
    const relative = Number(uncertainty) / Number(value);
    // ±1 % each, rectangular: 0.577 %, and together 0.82 %, with the scatter of the points a little more.
    expect(relative).toBeGreaterThan(0.0081);
    expect(relative).toBeLessThan(0.016);
    const gain = (device: string): number => Math.abs(shared[`3 ${device} gain`] ?? 0) / Number(value);
    expect(gain('extension')).toBeCloseTo(0.01 / Math.sqrt(3), 3);
    expect(gain('load cell')).toBeCloseTo(0.01 / Math.sqrt(3), 3);
    expect(Math.abs(shown['strain']?.shared?.['3 extension gain'] ?? 0)).toBeGreaterThan(0);
  });

  it('are the true ones in an ideal run', () => {
    const bench = new Bench().run('start').toFracture().run('fit_pieces');
    const readings = bench.host.readings();
    const shown = bench.host.shown();
    for (const id of ['youngs_modulus', 'rp02', 'rm', 'ag', 'elongation', 'reduction_area', 'hardening_n']) {
      expect(shown[id]?.value, id).toBe(readings[id]);
    }
  });

  it('scatter from seed to seed as they state, with the extensometer', { tags: ['rest'], timeout: 120_000 }, () => {
    expectHonest(
      (seed) => tested({}, seed),
      ['youngs_modulus', 'rp02', 'rm', 'upper_yield', 'ag', 'elongation', 'reduction_area', 'fracture_stress'],
    );
  });

  it('and without it, in an alloy without a plateau', () => {
    expectHonest((seed) => tested({ extensometer: false, material: 'Aluminium 6061-T6' }, seed), ['rp02', 'rm', 'ag']);
  }, 120_000);
});
