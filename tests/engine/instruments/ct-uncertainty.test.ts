import { describe, expect, it } from 'vitest';
import { linearAttenuation } from '../../../engine/data/x-ray-attenuation';
import type { Params } from '../../../engine/instruments/ct-scanner';
import { spreadOf } from '../spread';
import { Scanner } from './ct-bench';

describe('uncertainty of the CT number of a region', () => {
  const REGIONS = ['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'] as const;
  const SCANS = 40;

  /** Over repeated scans: scatter of the means over what is stated, over what SD/√N would be, and their number less one. */
  function compare(inputs: Partial<Params>) {
    const means = new Map<string, number[]>();
    const stated = new Map<string, number>();
    const naive = new Map<string, number>();
    for (let seed = 1; seed <= SCANS; seed++) {
      const scanner = new Scanner({ views: '90', rotation_time: 0.5, ...inputs }, seed).scan();
      for (const roi of REGIONS) {
        scanner.host.change({ roi });
        means.set(roi, [...(means.get(roi) ?? []), scanner.number('hu_roi')]);
        if (seed > 1) continue;
        stated.set(roi, scanner.number('hu_roi_uncertainty'));
        const pixels = roi === 'Water' ? 1257 : 253;
        naive.set(roi, (scanner.view.regionSd ?? 0) / Math.sqrt(pixels));
      }
    }
    const over = (of: ReadonlyMap<string, number>): number => {
      let squares = 0;
      for (const [roi, values] of means) {
        const mean = values.reduce((sum, value) => sum + value, 0) / SCANS;
        for (const value of values) squares += ((value - mean) / (of.get(roi) ?? 0)) ** 2;
      }
      return Math.sqrt(squares / (REGIONS.length * (SCANS - 1)));
    };
    return { stated: over(stated), naive: over(naive) };
  }

  // 195 degrees of freedom: the ratio itself scatters by 5 %.
  it('is the scatter of repeated scans', () => {
    const { stated } = compare({});
    expect(stated).toBeGreaterThan(0.85);
    expect(stated).toBeLessThan(1.15);
  });

  it.each([
    ['Hann', { filter: 'Hann' }],
    ['no filter', { filter: 'None' }],
    ['a fan beam', { geometry: 'Fan' }],
    ['no correction', { bh_correction: false }],
  ] as const)('is the scatter of repeated scans: %s', { tags: ['rest'] }, (_name, inputs) => {
    const { stated } = compare(inputs);
    expect(stated).toBeGreaterThan(0.85);
    expect(stated).toBeLessThan(1.15);
  });

  it('is not the scatter of the pixels over the root of their number, which are correlated', () => {
    expect(compare({ beam: '70 keV', views: '180' }).naive).toBeLessThan(0.6);
  });

  it('falls as 1/√mAs, is another with another filter, and is none without quantum noise', () => {
    const of = (inputs: Partial<Params>): number => new Scanner(inputs).scan().number('hu_roi_uncertainty');
    expect(of({ mas: 50 }) / of({ mas: 200 })).toBeCloseTo(2, 1);
    const scanner = new Scanner().scan();
    const before = scanner.number('hu_roi_uncertainty');
    scanner.host.change({ filter: 'Hann' });
    scanner.do('reconstruct');
    scanner.finish();
    expect(scanner.number('hu_roi_uncertainty')).toBeLessThan(0.99 * before);
    expect(new Scanner({ noise: false }).scan().read('hu_roi_uncertainty')).toBeNull();
    expect(new Scanner().read('hu_roi_uncertainty')).toBeNull();
  });

  it('stands beside the CT number where instruments are real, with samples 1 mm apart and the calibration', () => {
    const scanner = new Scanner({ rotation_time: 0.5 }, 1, 'school').scan();
    const water = scanner.shown('mu_water');
    for (const roi of REGIONS) {
      scanner.host.change({ roi });
      const { value, u } = scanner.shown('hu_roi');
      // Worked out from the very figure that the calibration shows; the CT number of the image stands on the true one.
      const attenuation = (scanner.number('hu_roi') / 1000 + 1) * scanner.number('mu_water');
      expect(Math.abs(value - 1000 * (attenuation / water.value - 1))).toBeLessThan(0.051);
      const calibration = (1000 * attenuation * (water.u ?? 0)) / water.value ** 2;
      const scatter = Math.sqrt(scanner.number('hu_roi_uncertainty') ** 2 + 0.43 ** 2);
      expect(Math.abs((u ?? 0) / Math.sqrt(scatter ** 2 + calibration ** 2) - 1)).toBeLessThan(0.01);
    }
    const { shared } = scanner.host.shown()['hu_roi'] ?? {};
    expect(Object.keys(shared ?? {})).toEqual(['1 mu_water gain']);
  });

  it('has the samples’ part as noiseless scans of the inserts are off', () => {
    const materials = {
      Water: 'water',
      Bone: 'cortical bone',
      Adipose: 'adipose tissue',
      'Soft tissue': 'soft tissue',
      Lung: 'inflated lung',
    } as const;
    const scanner = new Scanner({ beam: '70 keV', noise: false }).scan();
    let squares = 0;
    for (const roi of REGIONS) {
      scanner.host.change({ roi });
      const truth = 1000 * (linearAttenuation(materials[roi], 70) / linearAttenuation('water', 70) - 1);
      squares += (scanner.number('hu_roi') - truth) ** 2;
    }
    expect(Math.sqrt(squares / REGIONS.length)).toBeCloseTo(0.43, 2);
  });

  it('differs from seed to seed by what is stated', { tags: ['rest'], timeout: 60_000 }, () => {
    const { ratio } = spreadOf((seed) => {
      const scanner = new Scanner(
        { views: '90', rotation_time: 0.5, beam: '70 keV', roi: 'Bone' },
        seed,
        'school',
      ).scan();
      return {
        ...scanner.shown('hu_roi'),
        truth: 1000 * (linearAttenuation('cortical bone', 70) / linearAttenuation('water', 70) - 1),
      };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});

it.each(['Ram-Lak', 'Hann', 'None'] as const)(
  'the noise of a scan spreads among scans by what is stated: %s',
  { tags: ['rest'], timeout: 120_000 },
  (filter) => {
    const scans = Array.from({ length: 30 }, (_, seed) =>
      new Scanner({ phantom: 'Water Cylinder', views: '90', rotation_time: 0.5, filter }, seed + 1).scan(),
    );
    const found = scans.map((scanner) => scanner.number('noise_sd'));
    const mean = found.reduce((sum, sd) => sum + sd, 0) / found.length;
    const spread = Math.sqrt(found.reduce((sum, sd) => sum + (sd - mean) ** 2, 0) / (found.length - 1));
    // 29 degrees of freedom: the spread itself is known to 13 %.
    const ratio = spread / (scans[0]?.number('noise_sd_uncertainty') ?? 0);
    expect(ratio).toBeGreaterThan(0.65);
    expect(ratio).toBeLessThan(1.4);
  },
);
