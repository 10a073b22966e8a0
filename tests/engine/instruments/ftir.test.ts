import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/ftir';
import { createRng } from '../../../engine/core/rng';
import { type Band, BANDS } from '../../../engine/data/samples/infrared';
import { GROUP_REGIONS } from '../../../engine/data/samples/infrared-groups';
import { type Params, simulation } from '../../../engine/instruments/ftir';
import {
  type Apodisation,
  interferogram,
  lineWidth,
  NYQUIST,
  transformed,
  WAVE,
  windowAt,
} from '../../../engine/instruments/interferometer';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false, purge: 100 };
const WINDOWS: readonly Apodisation[] = ['Boxcar', 'Triangular', 'Happ-Genzel', 'Blackman-Harris'];

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  get seconds(): number {
    const { scans, resolution } = this.params;
    return (Number(scans) * 4) / Number(resolution) + 1;
  }
  background(): this {
    return this.run('collect_background').wait(this.seconds);
  }
  sample(): this {
    return this.run('load_sample', 'collect_sample').wait(this.seconds);
  }
  ready(): this {
    return this.run('close_lid').wait(300).background().sample();
  }
  pick(at: number): number {
    return this.run(['pick_peak', at]).number('peak_wavenumber');
  }
}

describe('line shape', () => {
  it('is as wide as the resolution times the number of its window; a boxcar is the narrowest', () => {
    const widths = WINDOWS.map(lineWidth);
    for (const [n, width] of [0.603, 0.886, 0.91, 1.14].entries()) expect(widths[n]).toBeCloseTo(width, 1);
    expect(Math.min(...widths)).toBe(widths[0]);
    for (const resolution of ['1', '2', '4'] as const) {
      const bench = new Bench({ ...quiet, sample: 'Narrow Line Test', resolution, scans: '1', thickness: 5 }).ready();
      bench.pick(2000);
      expect(bench.number('peak_fwhm') / Number(resolution)).toBeCloseTo(lineWidth('Happ-Genzel'), 1);
    }
  });

  it('shows through the noise with a thickness of 5 and 64 scans, whatever the window', () => {
    for (const seed of [1, 2, 3]) {
      const asked = { sample: 'Narrow Line Test', resolution: '1', scans: '64', thickness: 5 } as const;
      const bench = new Bench(asked, seed).ready();
      for (const apodisation of WINDOWS) {
        bench.set({ apodisation }).pick(2000);
        expect(Math.abs(bench.number('peak_fwhm') / lineWidth(apodisation) - 1)).toBeLessThan(0.1);
      }
    }
  });

  it('the spectrum is the transform of the interferogram by a plain sum', () => {
    const steps = 1024;
    const light = new Float64Array(steps + 1).map((_, j) => Math.exp(-(((j - 300) / 40) ** 2)) + (j === 320 ? 0.4 : 0));
    const signal = interferogram(light, 16).slice(0, 700);
    const { values, step } = transformed(signal, 'Happ-Genzel', 2);
    for (const place of [200, 900, 1200, 1250, 1600]) {
      let sum = signal[0] ?? 0;
      for (let n = 1; n < signal.length; n++)
        sum +=
          2 *
          (signal[n] ?? 0) *
          windowAt('Happ-Genzel', n / signal.length) *
          Math.cos(2 * Math.PI * place * step * n * WAVE);
      expect(values[place]).toBeCloseTo(sum, 9);
    }
    expect(step * (values.length - 1)).toBeCloseTo(NYQUIST, 6);
  });
});

describe('noise', () => {
  const noise = (inputs: Partial<Params>): number => {
    const seeds = 10;
    let sum = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const bench = new Bench({ sample: 'Narrow Line Test', purge: 100, zero_fill: '1', ...inputs }, seed);
      sum += bench.ready().number('noise_pct');
    }
    return sum / seeds;
  };
  it('falls as the root of the scans', () => {
    expect(noise({ scans: '64' }) / noise({ scans: '4' })).toBeCloseTo(0.25, 1);
  });
  it('is half as large at 16 as at 4', () => {
    expect(Math.abs(noise({ resolution: '16', scans: '1' }) / noise({ scans: '1' }) - 0.5)).toBeLessThan(0.2);
  });
});

describe('air', () => {
  it('makes a false band where it changes between background and sample, and none where it does not', () => {
    const of = (open: boolean, resolution: Params['resolution'], at: number): Bench => {
      const bench = new Bench({ ...quiet, purge: 0, sample: 'Ethyl Acetate', resolution }).run('close_lid').wait(300);
      bench.background();
      if (open) bench.run('open_lid');
      bench.sample();
      bench.enact('pick_peak', at);
      return bench;
    };
    expect(of(false, '4', 2337).read('peak_wavenumber')).toBeNull();
    // ν₃ has no zero branch: two maxima, and at its own place the gap between them, at every resolution.
    for (const resolution of ['2', '4', '8', '16'] as const) {
      const low = of(true, resolution, 2337);
      expect(Math.abs(low.number('peak_wavenumber') - 2337)).toBeLessThan(2.5);
      const high = of(true, resolution, 2362);
      expect(Math.abs(high.number('peak_wavenumber') - 2362)).toBeLessThan(2.5);
      const { spectrum } = high.frame().fields;
      const absorbance = (nu: number): number => -Math.log10((spectrum[(nu - 400) * 4] ?? 0) / 100);
      const gap = { '2': 0.2, '4': 0.3, '8': 0.45, '16': 0.75 }[resolution];
      expect(absorbance(2349)).toBeLessThan(gap * high.number('peak_absorbance'));
    }
    // The bending has one, sharp.
    const bending = of(true, '2', 667);
    expect(bending.number('peak_wavenumber')).toBeCloseTo(667.4, 0);
    expect(bending.number('peak_fwhm')).toBeLessThan(4);
  });

  it('has the lines of water where nature has them, the same for everybody', () => {
    const wet = (seed: number): Bench => {
      const asked = { ...quiet, sample: 'Carbon Monoxide Gas', resolution: '0.5', scans: '1' } as const;
      return new Bench(asked, seed).run('close_lid').wait(900).background().run('open_lid').sample();
    };
    const bench = wet(1);
    // HITRAN2016, H₂¹⁶O: 4₁₄←3₀₃, 2₁₂←1₀₁, 1₁₀←1₀₁, 3₀₃←3₁₂ of the bending, 2₀₂←1₀₁ and 4₀₄←3₀₃ of the stretching.
    for (const place of [1684.835, 1653.267, 1616.711, 1558.531, 3801.419, 3837.869])
      expect(Math.abs(bench.pick(place) - place)).toBeLessThan(0.1);
    const { spectrum } = bench.frame().fields;
    const lowest = (from: number, to: number): number =>
      Math.min(...spectrum.subarray((from - 400) * 4, (to - 400) * 4 + 1));
    // About the origin of the bending, 1594.75, there is a gap.
    expect(lowest(1582, 1610)).toBeGreaterThan(80);
    expect(lowest(1640, 1700)).toBeLessThan(40);
    expect(wet(2).pick(1653)).toBe(bench.pick(1653));
  });
});

describe('a pick', () => {
  it('takes no noise for a band', () => {
    for (const seed of [1, 2, 3, 4]) {
      const bench = new Bench({}, seed).run('close_lid').wait(300).background().sample();
      for (const place of [2500, 2560, 3700, 3850])
        expect(bench.do('pick_peak', place)).toBe('No band stands out of the noise near there.');
      bench.run(['pick_peak', 1028]);
      expect(bench.number('peak_fwhm')).toBeLessThan(12);
    }
  });

  it('says that a background takes the sample out', () => {
    const bench = new Bench(quiet).run('load_sample');
    expect(bench.do('collect_background')).toMatch(/^The sample was taken out/);
  });
});

describe('samples', () => {
  it('of water etch plates of bromide until there are new ones', () => {
    const bench = new Bench({ ...quiet, holder: 'KBr Plates', sample: 'Water', scans: '1' });
    bench.run('close_lid').wait(60).background();
    expect(bench.do('load_sample')).toMatch(/etched/);
    const top = (): number => {
      bench.set({ sample: 'Polystyrene Film' }).sample();
      bench.run(['pick_peak', 1028]);
      return bench.number('peak_transmittance');
    };
    const fogged = top();
    bench.run('clean_crystal');
    expect(top() / fogged).toBeGreaterThan(1.8);
  });

  it('are found by the library, each of them', () => {
    for (const sample of ['Acetone', 'Toluene', 'Aspirin', 'Caffeine', 'Water'] as const)
      expect(new Bench({ ...quiet, sample, scans: '1' }).ready().run('identify').read('match_name')).toBe(sample);
  });

  it('need a background of the same resolution', () => {
    const bench = new Bench({ ...quiet, scans: '1' }).run('close_lid').sample();
    expect(bench.do('pick_peak', 1601)).toBe('Collect a background first.');
    bench.background().set({ resolution: '8' }).run('load_sample');
    expect(bench.do('collect_sample')).toBe('Background and sample must use the same resolution.');
  });

  it('the unknown differs from seed to seed', { tags: ['rest'] }, () => {
    const names = new Set(
      Array.from({ length: 20 }, (_, n) => simulation.init(defaults, createRng(n), createRng(n)).unknown),
    );
    expect(names.size).toBeGreaterThan(3);
  });
});

describe('regions of groups', () => {
  const groupsAt = (wavenumber: number): string[] =>
    GROUP_REGIONS.filter(({ from, to }) => wavenumber >= from && wavenumber <= to).map(({ name }) => name);

  it('hold the bands of their groups', () => {
    expect(groupsAt(BANDS.ethanol[0][0])).toEqual(['O–H of alcohols']);
    expect(groupsAt(BANDS.acetone[2][0])).toEqual(['C=O']);
    expect(groupsAt(BANDS.polystyrene[2][0])).toContain('C–H at C=C');
    expect(groupsAt(BANDS.polystyrene[4][0])).toContain('C–H of chains');
  });

  it('name every strong band above 1500 cm⁻¹ of what has one group for it', () => {
    const samples = ['polystyrene', 'ethanol', 'acetone', 'ethyl-acetate', 'acetic-acid', 'toluene'] as const;
    const strong = samples
      .flatMap((id): readonly Band[] => BANDS[id])
      .filter(([at, top]) => at > 1500 && top >= 0.5)
      .map(([at]) => at);
    expect(strong.filter((at) => groupsAt(at).length === 0)).toEqual([]);
  });
});
