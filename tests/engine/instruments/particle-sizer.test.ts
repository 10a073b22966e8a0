import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/particle-size-analyzer';
import { besselJ1 } from '../../../engine/core/special';
import { dispersantViscosity } from '../../../engine/data/dispersants';
import { PARTICLE_OPTICS, PARTICLE_SAMPLES } from '../../../engine/data/samples/particles';
import { known } from '../../../engine/data/samples/sample';
import { angleOf, DETECTORS } from '../../../engine/instruments/diffraction-rings';
import { efficiencies, mieSeries, scatteredAt } from '../../../engine/instruments/mie';
import { type Params, simulation } from '../../../engine/instruments/particle-sizer';
import { lognormalShares, lognormalSummary, summaryOf } from '../../../engine/instruments/size-classes';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false };
const diffraction: Partial<Params> = { ...quiet, method: 'Laser Diffraction' };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  measured(): this {
    return this.run('start_run').wait(this.params.run_time + 1);
  }
  fitted(): this {
    return this.run('load_sample').measured().run('fit_cumulants');
  }
  inverted(): this {
    return this.run('load_sample').measured().run('invert_distribution');
  }
}
const off = (value: number, truth: number): number => Math.abs(value / truth - 1);

describe('Mie', () => {
  /** W. J. Wiscombe, Mie Scattering Calculations, NCAR/TN-140+STR (1979), tables of test cases. */
  it.each([
    [{ x: 1, re: 1.5, im: 1 }, 2.336321, 0.663454, 0.192136],
    [{ x: 100, re: 1.5, im: 1 }, 2.097502, 1.283697, 0.850252],
  ])('gives the published efficiencies of %o', (sphere, extinction, scattering, asymmetry) => {
    const found = efficiencies(sphere);
    expect(found.extinction).toBeCloseTo(extinction, 5);
    expect(found.scattering).toBeCloseTo(scattering, 5);
    expect(found.asymmetry).toBeCloseTo(asymmetry, 5);
  });

  it('gives that of the example of Bohren and Huffman', () => {
    const { extinction, scattering } = efficiencies({ x: (2 * Math.PI * 0.525) / 0.6328, re: 1.55, im: 0 });
    expect(extinction).toBeCloseTo(3.10543, 4);
    expect(scattering).toBeCloseTo(3.10543, 4);
  });

  it('takes as much light as it scatters and absorbs: what leaves by all angles is the scattering', () => {
    const sphere = { x: 6, re: 1.2, im: 0.01 };
    const series = mieSeries(sphere);
    let [all, forward] = [0, 0];
    const parts = 20000;
    for (let n = 0; n < parts; n++) {
      const cosine = -1 + (2 * (n + 0.5)) / parts;
      const light = (scatteredAt(series, cosine) * 2 * 2) / parts / sphere.x ** 2;
      all += light;
      forward += light * cosine;
    }
    const { extinction, scattering, asymmetry } = efficiencies(sphere);
    expect(all).toBeCloseTo(scattering, 6);
    expect(forward / all).toBeCloseTo(asymmetry, 6);
    expect(extinction).toBeGreaterThan(scattering);
    // The optical theorem: extinction is the forward amplitude.
    const still = efficiencies({ ...sphere, im: 0 });
    expect(still.extinction).toBeCloseTo(still.scattering, 10);
  });

  it('comes to Rayleigh’s law for small spheres', () => {
    const [x, m] = [0.02, 1.59 / 1.332];
    const polarisability = (m * m - 1) / (m * m + 2);
    const { scattering, asymmetry } = efficiencies({ x, re: m, im: 0 });
    expect(off(scattering, (8 / 3) * x ** 4 * polarisability ** 2)).toBeLessThan(1e-3);
    expect(Math.abs(asymmetry)).toBeLessThan(1e-3);
    const series = mieSeries({ x, re: m, im: 0 });
    expect(scatteredAt(series, 0) / scatteredAt(series, 1)).toBeCloseTo(0.5, 3);
  });

  it('comes to an efficiency of 2 for large spheres', () => {
    for (const index of [1.46, 1.59, 2])
      expect(Math.abs(efficiencies({ x: 6000, re: index / 1.332, im: 0 }).extinction - 2)).toBeLessThan(0.02);
  });

  it('has its first dark ring where Airy’s disc has it, for large spheres', () => {
    const bench = new Bench({ ...diffraction, diameter_um: 100 });
    const degrees = bench.number('first_minimum_deg');
    const series = mieSeries({ x: bench.number('size_parameter'), re: 1.59 / 1.332, im: 0 });
    const at = (part: number): number => scatteredAt(series, Math.cos((degrees * part * Math.PI) / 180));
    expect(at(1)).toBeLessThan(0.3 * at(1.3));
    expect(at(1)).toBeLessThan(0.05 * at(0.6));
  });

  it('comes to Fraunhofer’s disc where spheres are so large that it takes over', () => {
    const x = 2900;
    const series = mieSeries({ x, re: 1.59 / 1.332, im: 0 });
    for (const u of [0.01, 1, 2, 3]) {
      const disc = (x ** 4 / 4) * ((2 * besselJ1(u)) / u) ** 2;
      expect(off(scatteredAt(series, Math.cos(u / x)), disc)).toBeLessThan(0.06);
    }
  });
});

describe('dynamic light scattering', () => {
  it('has decay rates on a line through the origin against q², of slope D', () => {
    for (const angle of ['13', '90', '173'] as const) {
      const bench = new Bench({ ...quiet, sigma: 0, angle }).fitted();
      const square = bench.number('scattering_vector') ** 2;
      const slope = bench.number('diffusion_coefficient');
      expect(off(bench.number('decay_rate'), slope * square)).toBeLessThan(1e-9);
      expect(off(bench.number('decay_rate_fit'), slope * square)).toBeLessThan(0.006);
    }
  });

  it('follows Stokes and Einstein: T/η, and 1/d', () => {
    const of = (inputs: Partial<Params>): number => new Bench(inputs).number('diffusion_coefficient');
    expect(off(of({ temperature: 40 }) / of({ temperature: 20 }), (313.15 / 293.15) * (1.0016 / 0.6527))).toBeLessThan(
      0.001,
    );
    expect(of({ diameter_nm: 50 }) / of({ diameter_nm: 100 })).toBeCloseTo(2, 9);
    for (const dispersant of ['Ethanol', 'Toluene'] as const)
      expect(off(of({ dispersant }) / of({}), 0.89e-3 / dispersantViscosity(dispersant, 298.15))).toBeLessThan(1e-9);
  });

  it('finds the mean and the spread of a lognormal from its cumulants', () => {
    const bench = new Bench({ ...quiet, sigma: 0.2 }).fitted();
    expect(off(bench.number('z_average_nm'), 100 * Math.exp(-0.02))).toBeLessThan(0.005);
    expect(off(bench.number('pdi'), Math.exp(0.04) - 1)).toBeLessThan(0.2);
  });

  it('gives a size of two sizes that no particle has, with a high index', () => {
    const bench = new Bench({ ...quiet, sample: 'Bimodal Latex', diameter_nm: 50 }).fitted();
    expect(bench.number('z_average_nm')).toBeGreaterThan(80);
    expect(bench.number('z_average_nm')).toBeLessThan(100);
    expect(bench.number('pdi')).toBeGreaterThan(0.2);
  });

  it('is ruled by dust until it is filtered, and by pairs until they are parted', () => {
    const dust = new Bench({ ...quiet, sample: 'Dusty Latex' }).fitted();
    const before = dust.number('z_average_nm');
    dust.run('filter_sample').measured().run('fit_cumulants');
    expect(before / dust.number('z_average_nm')).toBeGreaterThan(1.03);
    expect(off(dust.number('z_average_nm'), 100)).toBeLessThan(0.005);
    const pairs = new Bench({ ...quiet, sample: 'Latex 200 nm', diameter_nm: 200, sigma: 0.04 }).fitted();
    expect(pairs.number('z_average_nm')).toBeGreaterThan(206);
    pairs.run('ultrasound').wait(31).measured().run('fit_cumulants');
    expect(off(pairs.number('z_average_nm'), 200)).toBeLessThan(0.005);
  });

  it('scatters as the uncertainty says, and half as much in four times the time', { tags: ['rest'] }, () => {
    const deviations = (run_time: number): readonly number[] =>
      Array.from({ length: 40 }, (_, seed) => {
        const bench = new Bench({ run_time }, seed + 1).fitted();
        return (bench.number('z_average_nm') - 100 * Math.exp(-0.5 * 0.05 ** 2)) / bench.number('z_u');
      });
    const rms = Math.sqrt(deviations(60).reduce((sum, value) => sum + value * value, 0) / 40);
    expect(rms).toBeGreaterThan(0.7);
    expect(rms).toBeLessThan(1.3);
    const of = (run_time: number): number => new Bench({ run_time }).fitted().number('z_u');
    expect(of(240) / of(60)).toBeCloseTo(0.5, 1);
  });
});

describe('laser diffraction', () => {
  it('has D10 ≤ D50 ≤ D90, all equal at no width', () => {
    for (const sigma of [0, 0.1, 0.7]) {
      const bench = new Bench({ ...diffraction, sigma });
      const [d10, d50, d90] = [bench.number('d10'), bench.number('d50'), bench.number('d90')];
      expect(d10 <= d50 && d50 <= d90).toBe(true);
      if (sigma === 0) expect(new Set([d10, d50, d90]).size).toBe(1);
    }
  });

  it('cuts a lognormal into classes that give its moments back', () => {
    const summary = summaryOf(lognormalShares(10, 0.5));
    const truth = lognormalSummary(10, 0.5);
    for (const id of ['d10', 'd50', 'd90', 'd32', 'd43'] as const)
      expect(off(summary[id], truth[id])).toBeLessThan(0.01);
  });

  it.each([0.5, 1, 3.5, 10, 30, 100, 200])('recovers a median of %f µm', (diameter_um) => {
    for (const sigma of [0.3, 0.5])
      for (const index of [1.46, 1.59]) {
        const inputs = { ...diffraction, diameter_um, sigma, particle_index: index, assumed_index: index };
        const bench = new Bench(inputs).inverted();
        const truth = lognormalSummary(diameter_um, sigma);
        expect(off(bench.number('d50'), truth.d50)).toBeLessThan(0.03);
        expect(off(bench.number('d10'), truth.d10)).toBeLessThan(0.1);
        expect(off(bench.number('d90'), truth.d90)).toBeLessThan(0.1);
      }
  });

  it('errs with a wrong index, and does not always say so', () => {
    const bench = new Bench({ ...diffraction, diameter_um: 1, sigma: 0.3 }).inverted();
    const right = bench.number('d50');
    const with_ = (assumed_index: number): number =>
      bench.set({ assumed_index }).run('invert_distribution').number('d50');
    expect(with_(1.46) / right).toBeLessThan(0.9);
    expect(bench.number('fit_residual_pct')).toBeLessThan(1);
    expect(with_(1.7) / right).toBeGreaterThan(1.1);
    expect(bench.number('fit_residual_pct')).toBeGreaterThan(5);
  });

  it('takes crowded grains for smaller ones: 1 % for three points above 25 %', () => {
    const of = (obscuration: number): number =>
      new Bench({ ...diffraction, diameter_um: 50, sigma: 0.5, obscuration }).inverted().number('d50');
    expect(of(25) / of(10)).toBeCloseTo(1, 9);
    expect(of(40) / of(10)).toBeCloseTo(0.95, 2);
  });

  it('needs alignment and a background; with both the noise does little', () => {
    const sand = { method: 'Laser Diffraction', sample: 'Silica Sand', diameter_um: 200, sigma: 0.5 } as const;
    const optics = { particle_index: 1.54, assumed_index: 1.54 };
    for (const seed of [1, 2, 3]) {
      const bench = new Bench({ ...sand, ...optics }, seed).run('align_laser', 'measure_background').wait(10);
      expect(off(bench.inverted().number('d50'), 200)).toBeLessThan(0.04);
      const careless = new Bench({ ...sand, ...optics }, seed).inverted();
      expect(off(careless.number('d50'), 200)).toBeGreaterThan(0.05);
    }
  });

  it('has a detector for each angle from 0.05° to 150°', () => {
    const angles = Array.from({ length: DETECTORS }, (_, n) => angleOf(n));
    expect(angles.every((angle, n) => n === 0 || angle > angles[n - 1]!)).toBe(true);
    expect(angles[0]!).toBeGreaterThan(0.05);
    expect(angles.at(-1)!).toBe(150);
  });
});

describe('refusals', () => {
  it('say what is wrong', () => {
    expect(new Bench().do('start_run')).toBe('Load a sample first.');
    expect(new Bench({ sample: 'Latex 60 nm', dispersant: 'Toluene' }).do('load_sample')).toBe(
      'Polystyrene dissolves in toluene.',
    );
    const matched = new Bench({ ...diffraction, dispersant: 'Ethanol', particle_index: 1.36 }).run('load_sample');
    expect(matched.do('start_run')).toBe('No contrast: the particles are invisible.');
    expect(new Bench({ diameter_nm: 2000 }).run('load_sample').do('filter_sample')).toMatch(/too large/);
    expect(new Bench().do('fit_cumulants')).toMatch(/no correlation/);
    expect(new Bench(diffraction).do('invert_distribution')).toMatch(/no light/);
  });
});

describe('samples', () => {
  it('are set as their records say', () => {
    for (const [name, sample] of Object.entries(PARTICLE_SAMPLES)) {
      const preset = entry.presets?.['sample']?.[name];
      expect(preset?.['method']).toBe(sample.measuredBy);
      expect(preset?.[sample.measuredBy === 'Laser Diffraction' ? 'diameter_um' : 'diameter_nm']).toBe(sample.diameter);
      expect(preset?.['sigma']).toBe(sample.sigma);
      const { parts, notModelled } = known(sample, PARTICLE_OPTICS);
      expect(notModelled).toEqual([]);
      expect(preset?.['particle_index']).toBe(parts[0]?.data.index);
      expect(preset?.['assumed_index']).toBe(parts[0]?.data.index);
    }
  });
});

describe('what is shown', () => {
  it('of diffraction is not told while light scattering in time is set', () => {
    const bench = new Bench({ noise: false });
    for (const id of ['q_ext', 'q_sca', 'asymmetry', 'size_parameter', 'first_minimum_deg'] as const)
      expect(bench.read(id)).toBeNull();
    bench.set({ method: 'Laser Diffraction' });
    expect(bench.number('q_ext')).toBeGreaterThan(0);
  });

  it('a fit that failed states no uncertainty', () => {
    const bench = new Bench({
      method: 'Laser Diffraction',
      sample: 'Custom',
      diameter_um: 1,
      sigma: 0.3,
      particle_index: 1.59,
    });
    bench.run('align_laser', 'measure_background').wait(11).run('load_sample', 'start_run').wait(61);
    bench.set({ assumed_index: 1.59 }).run('invert_distribution');
    expect(bench.number('d50_u')).toBeGreaterThan(0);
    bench.set({ assumed_index: 1.7 }).run('invert_distribution');
    expect(bench.number('fit_residual_pct')).toBeGreaterThan(5);
    expect(bench.read('d50_u')).toBeNull();
    expect(bench.read('finer_u')).toBeNull();
  });

  it('of dust is the burst of the count rate; the index still says one size, and the mean is 5 nm off', () => {
    const quiet = new Bench({ sample: 'Dusty Latex', noise: false }).run('load_sample', 'start_run').wait(61);
    quiet.run('fit_cumulants');
    expect(quiet.number('pdi')).toBeCloseTo(0.074, 2);
    expect(quiet.number('z_average_nm') - 100).toBeCloseTo(5, 0);
    const spread = (filtered: boolean): number => {
      const bench = new Bench({ sample: 'Dusty Latex' }, 2).run('load_sample');
      if (filtered) bench.run('filter_sample');
      const rates = Array.from({ length: 60 }, () => bench.wait(1).number('count_rate_kcps'));
      return Math.max(...rates) / Math.min(...rates);
    };
    expect(spread(false)).toBeGreaterThan(1.3);
    expect(spread(true)).toBeLessThan(1.05);
  });
});
