import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/xrd';
import { model } from '../../../catalogue/instruments/xrd.texts';
import { CARDS, PHASES } from '../../../engine/data/samples/powder-phases';
import { POWDER_SAMPLES } from '../../../engine/data/samples/powders';
import { known, type Sample } from '../../../engine/data/samples/sample';
import { mixedTone } from '../../../engine/instruments/powder-tone';
import { type Params, simulation } from '../../../engine/instruments/xrd';
import { background, phaseLines, sampleLines, tubeOutput } from '../../../engine/instruments/xrd-pattern';
import { createRng } from '../../../engine/core/rng';
import { appliesOf } from '../../../engine/runtime/inputs';
import { trialRng } from '../../../engine/runtime/trial-rng';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const CUBIC = ['NaCl', 'KCl', 'Si', 'Al', 'Cu', 'Fe', 'CaF2'] as const;

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  scanned(): this {
    const { start_angle, end_angle, scan_speed } = this.params;
    return this.run('close_doors', 'load_sample', 'start_scan').wait(
      Math.ceil((60 * (end_angle - start_angle + 0.1)) / scan_speed) + 1,
    );
  }
}
const quiet = (inputs: Partial<Params>): Bench => new Bench({ noise: false, scan_speed: 20, ...inputs }).scanned();
const linesOf = (sample: keyof typeof POWDER_SAMPLES, inputs: Partial<Params> = {}) =>
  sampleLines(POWDER_SAMPLES[sample], { ...defaults, ...inputs });
const phaseOf = (sample: (typeof CUBIC)[number]) => {
  const [part] = known(POWDER_SAMPLES[sample], PHASES).parts;
  if (!part) throw new Error(sample);
  return part.data;
};

describe('the pattern', () => {
  it('gives the cell of every cubic sample from every line', () => {
    for (const sample of CUBIC) {
      const bench = quiet({ sample });
      for (const { line, percent } of linesOf(sample).filter(
        ({ line: { twoTheta } }) => twoTheta > 20 && twoTheta < 90,
      )) {
        if (percent < 0.1) continue;
        bench.run(['pick_peak', line.twoTheta]);
        expect(
          Math.abs(bench.number('lattice_a') - phaseOf(sample).crystal.a),
          `${sample} ${line.twoTheta}`,
        ).toBeLessThan(1e-3);
      }
    }
  });

  it('has the sums 3, 4, 8, 11 first for aluminium and copper, 2, 4, 6 for iron', () => {
    const sums = (sample: (typeof CUBIC)[number]): readonly number[] =>
      phaseLines(phaseOf(sample), 'Cu').map(({ hkl }) => hkl.reduce((sum, index) => sum + index * index, 0));
    expect(sums('Al').slice(0, 4)).toEqual([3, 4, 8, 11]);
    expect(sums('Cu').slice(0, 4)).toEqual([3, 4, 8, 11]);
    expect(sums('Fe').slice(0, 3)).toEqual([2, 4, 6]);
  });

  it('moves every line by the zero error, which a calibration takes out', () => {
    const still = quiet({ sample: 'Si' }).run(['pick_peak', 47.3]).number('peak_2theta');
    for (const zero_shift of [-0.3, 0.2]) {
      const bench = quiet({ sample: 'Si', zero_shift }).run(['pick_peak', 47.3 + zero_shift]);
      expect(bench.number('peak_2theta') - still).toBeCloseTo(zero_shift, 10);
      bench.run('calibrate_si').wait(121).run(['pick_peak', 47.3]);
      expect(bench.number('peak_2theta')).toBeCloseTo(still, 10);
    }
  });

  it('has every Si–O distance of quartz between 1.59 and 1.63 Å', () => {
    const crystal = PHASES.silica?.crystal;
    if (crystal?.c === undefined) throw new Error('quartz is hexagonal');
    const { a, c, atoms } = crystal;
    const [silicon, oxygen] = [atoms.slice(0, 3), atoms.slice(3)];
    for (const { at } of silicon) {
      const near: number[] = [];
      for (const other of oxygen)
        for (let i = -2; i <= 2; i++)
          for (let j = -2; j <= 2; j++)
            for (let k = -2; k <= 2; k++) {
              const [x, y, z] = [other.at[0] - at[0] + i, other.at[1] - at[1] + j, other.at[2] - at[2] + k];
              const d = Math.sqrt(a * a * (x * x + y * y - x * y) + c * c * z * z);
              if (d < 2) near.push(d);
            }
      expect(near).toHaveLength(4);
      for (const d of near) {
        expect(d).toBeGreaterThan(1.59);
        expect(d).toBeLessThan(1.63);
      }
    }
  });

  it('has iron’s fluorescence under copper and not under cobalt, and no lines of molybdenum at 20 kV', () => {
    const { Fe } = POWDER_SAMPLES;
    expect(background(60, Fe, { ...defaults, anode: 'Cu' })).toBeGreaterThan(
      background(60, Fe, { ...defaults, anode: 'Co' }) + 500,
    );
    expect(tubeOutput({ anode: 'Mo', voltage: 20, current: 40 })).toBe(0);
    expect(tubeOutput({ anode: 'Cu', voltage: 40, current: 20 })).toBeCloseTo(0.5, 12);
    const bench = new Bench({ anode: 'Mo', voltage: 20 }).run('close_doors', 'load_sample');
    expect(bench.do('start_scan')).toMatch(/excitation energy/);
    expect(Math.max(0, ...linesOf('Fe', { anode: 'Mo', voltage: 20 }).map(({ area }) => area))).toBe(0);
  });

  it('counts each phase of a mixture by its mass', () => {
    const half: Sample = POWDER_SAMPLES['NaCl + KCl'];
    const strengths = (sample: Sample) => {
      const lines = sampleLines(sample, defaults);
      return lines.find(({ line }) => Math.abs(line.twoTheta - 31.7) < 0.1)?.percent ?? 0;
    };
    const little: Sample = {
      ...half,
      parts: half.parts.map((part, n) => ({ ...part, q: { value: n === 0 ? 0.2 : 0.8, unit: '1' } })),
    };
    expect(strengths(little)).toBeLessThan(strengths(half));
    expect(
      mixedTone([
        [0xffffff, 1],
        [0x000000, 1],
      ]),
    ).toBe(0x808080);
  });
});

describe('counting', () => {
  it('is Poisson: at a fixed angle the variance over seeds equals the mean', { tags: ['rest'] }, () => {
    const counts = Array.from({ length: 300 }, (_, seed) => {
      const bench = new Bench({ start_angle: 60, end_angle: 61 }, seed + 1, 'school');
      bench.run('close_doors', 'load_sample', 'start_scan').wait(1);
      return bench.number('counts_now') * ((60 * 0.02) / 5);
    });
    const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    const variance = counts.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (counts.length - 1);
    expect(variance / mean).toBeGreaterThan(0.8);
    expect(variance / mean).toBeLessThan(1.25);
  });

  it('scatters a picked line by about the root of the scan speed', () => {
    const spread = (scan_speed: number): number => {
      // Two scans of one loading: how the powder lies is in both.
      const apart = Array.from({ length: 24 }, (_, seed) => {
        const bench = new Bench({ start_angle: 30, end_angle: 34, scan_speed }, seed + 1, 'school').scanned();
        const first = bench.run(['pick_peak', 31.7]).number('peak_2theta');
        bench
          .run('start_scan')
          .wait(250 / scan_speed)
          .run(['pick_peak', 31.7]);
        return bench.number('peak_2theta') - first;
      });
      return Math.sqrt(apart.reduce((sum, at) => sum + at ** 2, 0) / apart.length);
    };
    const ratio = spread(16) / spread(1);
    expect(ratio).toBeGreaterThan(2.2);
    expect(ratio).toBeLessThan(7);
  });
});

describe('how level the powder lies', () => {
  it('shifts lines from loading to loading by what is stated, and less at high angles', () => {
    const cells = (at: number): { readonly off: number; readonly stated: number } => {
      const loadings = Array.from({ length: 40 }, (_, seed) => {
        const bench = new Bench({ start_angle: at - 2, end_angle: at + 2 }, seed + 1, 'school').scanned();
        bench.run(['pick_peak', at]);
        return { a: bench.number('lattice_a'), u: bench.number('lattice_a_u') };
      });
      const off = Math.sqrt(loadings.reduce((sum, { a }) => sum + (a - 5.6402) ** 2, 0) / loadings.length);
      return { off, stated: loadings.reduce((sum, { u }) => sum + u, 0) / loadings.length };
    };
    const [low, high] = [cells(31.7), cells(84)];
    for (const { off, stated } of [low, high]) {
      expect(off / stated).toBeGreaterThan(0.7);
      expect(off / stated).toBeLessThan(1.35);
    }
    // Δa/a = cos² θ/sin θ · Δh/R: with 0.02 mm on 200 mm it is 0.0019 Å at 31.7°.
    expect(low.stated).toBeCloseTo(0.0019, 4);
    expect(high.stated).toBeLessThan(0.4 * low.stated);
  });
});

describe('the card file', () => {
  it('names every sample from its own pattern, also in noise', () => {
    for (const sample of [...CUBIC, 'Quartz', 'NaCl + KCl'] as const) {
      const bench = new Bench({ sample }, 3, 'school').scanned().run('search_phase');
      const found = (bench.read('phase_match') ?? '').split(' + ').toSorted().join(' + ');
      expect(found, sample).toBe(sample === 'NaCl + KCl' ? 'KCl + NaCl' : sample);
    }
  });

  it('finds nothing where the goniometer is off, and the phase again after a calibration', () => {
    const bench = new Bench({ sample: 'Si', zero_shift: 0.4 }, 2, 'school').scanned();
    expect(bench.do('search_phase')).toMatch(/No card/);
    bench.run('calibrate_si').wait(121).run('search_phase');
    expect(bench.read('phase_match')).toBe('Si');
  });

  it('keeps the planes of the unknown until it has found it', () => {
    const bench = new Bench({ sample: 'Unknown' }, 5, 'school').scanned();
    const [answer] =
      simulation.answers?.(simulation.init(bench.params, createRng(5), trialRng(5, 1).specimen), bench.params) ?? [];
    const name = String(answer?.value) as (typeof CUBIC)[number];
    bench.run(['pick_peak', linesOf(name).find(({ line }) => line.twoTheta > 25)?.line.twoTheta ?? 40]);
    expect(bench.read('hkl')).toBeNull();
    expect(bench.read('lattice_a')).toBeNull();
    bench.run('search_phase');
    expect(bench.read('phase_match')).toBe(name);
    expect(bench.number('lattice_a')).toBeCloseTo(phaseOf(name).crystal.a, 2);
  });
});

describe('the bench', () => {
  it('lets no X-rays out of open doors, and refuses what has no sense', () => {
    const bench = new Bench();
    expect(bench.do('start_scan')).toMatch(/Load a sample/);
    bench.run('load_sample');
    expect(bench.do('start_scan')).toMatch(/interlock/);
    bench.run('close_doors', 'start_scan').wait(20);
    expect(bench.view.scanning).toBe(true);
    expect(bench.do('open_doors')).toMatch(/cut the X-rays/);
    expect(bench.view.scanning).toBe(false);
    const turned = new Bench({ start_angle: 60, end_angle: 60 }).run('close_doors', 'load_sample');
    expect(turned.do('start_scan')).toMatch(/set an end above/);
  });

  it('strips the second line of the tube', () => {
    const bench = quiet({ sample: 'Si', start_angle: 130, end_angle: 140, step_size: '0.01', scan_speed: 5 });
    const before = bench.frame().fields.pattern.slice();
    bench.run('strip_ka2');
    const after = bench.frame().fields.pattern;
    const area = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value - 31, 0);
    expect(area(after) / area(before)).toBeGreaterThan(0.55);
    expect(area(after) / area(before)).toBeLessThan(0.8);
  });
});

describe('the notes', () => {
  it('count the cards that there are', () => {
    expect(CARDS).toHaveLength(20);
    expect(model.assumptions.join(' ')).toContain('the cards of twenty phases');
  });
});
