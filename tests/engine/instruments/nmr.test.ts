import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/nmr';
import { symmetricEigen } from '../../../engine/core/symmetric-eigen';
import { atConcentration, pairOf, PROTON_SPINS, type SpinSystem } from '../../../engine/data/samples/proton-spins';
import { type Params, simulation } from '../../../engine/instruments/nmr';
import { decayTime, ernstAngle, recovered, signalsOf } from '../../../engine/instruments/nmr-signal';
import { linesOf, merged } from '../../../engine/instruments/spin-lines';
import { splittingTree } from '../../../engine/instruments/splitting-tree';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false, scans: '1' };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  acquired(shimmed = true): this {
    this.run('load_sample', 'lock');
    if (shimmed) this.run('shim_auto');
    this.run('start_scan').wait(Number(this.params.scans) * this.params.repetition_time + 1);
    return this.run('fourier_transform', 'phase_auto');
  }
  at(ppm: number): number {
    return this.run(['pick_peak', ppm]).number('peak_ppm');
  }
  protons(range: string): number {
    return this.run(['integrate', range]).number('integral');
  }
}

const sumOf = (system: SpinSystem, megahertz: number): number =>
  linesOf(system, megahertz).reduce((sum, { weights }) => sum + weights.reduce((all, weight) => all + weight, 0), 0);

describe('coupled spins', () => {
  it('have the lines of the closed AB form', () => {
    const [delta, j, megahertz] = [0.2, 8, 60];
    const c = Math.sqrt((delta * megahertz) ** 2 + j * j);
    const middle = (6.9 - 5) * megahertz;
    const lines = linesOf(pairOf(7, 6.8, j), megahertz);
    expect(lines).toHaveLength(4);
    const expected = [-c - j, -c + j, c - j, c + j].map((twice) => middle + twice / 2);
    lines.forEach(({ hz }, n) => expect(hz).toBeCloseTo(expected[n] ?? 0, 6));
    const outer = lines[0]?.weights.reduce((sum, weight) => sum + weight, 0) ?? 0;
    expect(outer).toBeCloseTo((1 - j / c) / 2, 6);
  });

  it('keep all their protons, whatever field and coupling', () => {
    for (const systems of Object.values(PROTON_SPINS))
      for (const system of systems as readonly SpinSystem[])
        for (const megahertz of [60, 600]) {
          const count = system.groups.reduce((sum, group) => sum + group.count, 0);
          expect(sumOf(system, megahertz)).toBeCloseTo(count, 2);
        }
    for (const delta of [1, 0.1, 0.01, 0]) expect(sumOf(pairOf(7, 7 - delta, 8), 60)).toBeCloseTo(2, 4);
  });

  it('of one shift give one line: the outer ones have vanished', () => {
    expect(linesOf(pairOf(7, 7, 8), 60)).toHaveLength(1);
    const counts = [7.3, 7].map((delta_a) => {
      const bench = new Bench({ ...quiet, sample: 'Custom AB Pair', field_mhz: '60', delta_a, delta_b: 7, t2_star: 3 });
      bench.acquired().at(7.0);
      return bench.number('line_count');
    });
    expect(counts).toEqual([4, 1]);
  });

  it('of a weakly coupled ethyl group give a triplet and a quartet of 1:3:3:1', () => {
    const lines = merged(linesOf(PROTON_SPINS['ethyl-acetate'][1], 600), 1).map(({ weights }) =>
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    expect(lines).toHaveLength(7);
    [0.75, 1.5, 0.75, 0.25, 0.75, 0.75, 0.25].forEach((weight, n) => expect(lines[n] ?? 0).toBeCloseTo(weight, 1));
  });

  it('are solved by eigenvectors that turn the matrix into its values', () => {
    const a = [2, -1, 0.5, -1, 3, 0.2, 0.5, 0.2, -1];
    const { values, vectors } = symmetricEigen(Float64Array.from(a), 3);
    for (let k = 0; k < 3; k++)
      for (let row = 0; row < 3; row++) {
        let sum = 0;
        for (let n = 0; n < 3; n++) sum += (a[row * 3 + n] ?? 0) * (vectors[n * 3 + k] ?? 0);
        expect(sum).toBeCloseTo((values[k] ?? 0) * (vectors[row * 3 + k] ?? 0), 10);
      }
  });
});

describe('the spectrum', () => {
  it('has the quartet of ethyl acetate at 4.12 ppm and 7.1 Hz in every magnet', () => {
    for (const field_mhz of ['300', '400', '500', '600'] as const) {
      const bench = new Bench({ ...quiet, field_mhz }).acquired();
      const away = 7.1 / Number(field_mhz);
      const [low, high] = [bench.at(4.12 - 1.5 * away), bench.at(4.12 + 1.5 * away)];
      expect(Math.abs((low + high) / 2 - 4.12)).toBeLessThan(0.005);
      expect(Math.abs(((high - low) * Number(field_mhz)) / 3 - 7.1)).toBeLessThan(0.1);
      expect(bench.number('line_count')).toBe(4);
    }
  });

  it('is broader by 14 Hz with both shims off, and narrow again after shimming', () => {
    const width = (shimmed: boolean): number => {
      const bench = new Bench({ ...quiet, sample: 'Chloroform' }).acquired(shimmed);
      bench.at(7.26);
      return bench.number('peak_fwhm_hz');
    };
    expect(Math.abs(width(false) - width(true) - 14)).toBeLessThan(1);
    expect(decayTime(0.3, 0)).toBeCloseTo(0.3, 12);
    const bench = new Bench(quiet).run('load_sample', 'lock');
    const before = bench.number('lock_level');
    bench.run('shim_auto');
    expect(bench.number('lock_level')).toBeGreaterThan(before);
    expect(bench.number('lock_level')).toBeCloseTo(100, 6);
  });

  it('counts protons where all have relaxed; after a second the slow group has lost', () => {
    const ranges = ['1.95,2.15', '3.9,4.35', '1.1,1.4'] as const;
    const whole = new Bench(quiet).acquired();
    ranges.forEach((range, n) => expect(Math.abs(whole.protons(range) / ([3, 2, 3][n] ?? 1) - 1)).toBeLessThan(0.02));
    const short = new Bench({ ...quiet, repetition_time: 1 }).acquired();
    const [acetyl, methylene, methyl] = ranges.map((range) => short.protons(range));
    expect((methylene ?? 0) / 2 / ((acetyl ?? 1) / 3)).toBeGreaterThan(1.05);
    expect((acetyl ?? 0) + (methylene ?? 0) + (methyl ?? 0)).toBeCloseTo(8, 0);
  });

  it('has signal to noise that grows with the root of the scans', () => {
    const ratios = Array.from({ length: 6 }, (_, seed) => {
      const snr = (scans: '1' | '16'): number =>
        new Bench({ scans, repetition_time: 5, sample: 'Acetone' }, seed + 1).acquired().number('snr');
      return snr('16') / snr('1');
    });
    const mean = ratios.reduce((sum, ratio) => sum + ratio / ratios.length, 0);
    expect(Math.abs(mean - 4)).toBeLessThan(0.4);
  });

  it('folds what lies outside of its width', () => {
    const bench = new Bench({ ...quiet, spectral_width: 4, sample: 'Acetone' }).acquired();
    // 2.17 ppm lies 0.83 below the lower end: it comes in at the upper one.
    expect(Math.abs(bench.at(6.17) - 6.17)).toBeLessThan(0.01);
  });

  it('turns upside down after an inversion, and vanishes at T₁ ln 2', () => {
    const height = (tau: number): number => {
      const bench = new Bench({
        ...quiet,
        sample: 'Chloroform',
        sequence: 'Inversion Recovery',
        repetition_time: 60,
        tau,
      });
      bench.acquired().at(7.26);
      return bench.number('peak_height');
    };
    const late = height(20);
    expect(height(0.1)).toBeLessThan(-0.9 * late);
    // It crosses zero between: 3.5 s · ln 2 = 2.426 s.
    expect(height(2.4)).toBeLessThan(0);
    expect(height(2.45)).toBeGreaterThan(0);
    expect(height(2.45)).toBeLessThan(0.02 * late);
  });

  it('has its standard at 0 once it is referenced to it', () => {
    const bench = new Bench({ scans: '4' }, 7).acquired();
    expect(Math.abs(bench.at(0))).toBeGreaterThan(1e-4);
    bench.run('reference_tms');
    expect(Math.abs(bench.at(0))).toBeLessThan(2e-4);
  });
});

describe('a scan', () => {
  it('gives most signal at the Ernst angle', () => {
    for (const repetition_time of [0.5, 1, 3]) {
      const signal = (pulse_angle: number): number => recovered({ ...defaults, repetition_time, pulse_angle }, 3.5);
      const best = ernstAngle(repetition_time, 3.5);
      for (let angle = 1; angle <= 180; angle++) expect(signal(angle)).toBeLessThanOrEqual(signal(best) + 1e-12);
    }
  });

  it('is refused where it cannot be, and says why', () => {
    const bench = new Bench({ ...quiet, sequence: 'Inversion Recovery', tau: 25 });
    expect(bench.do('start_scan')).toBe('Load a sample first.');
    expect(bench.do('fourier_transform')).toBe('Acquire a scan first.');
    expect(bench.do('pick_peak', 2)).toBe('Transform the decay first.');
    bench.run('load_sample');
    expect(bench.do('start_scan')).toBe('The inversion delay must be shorter than the repetition time.');
    bench.set({ tau: 2 });
    expect(bench.do('start_scan')).toBe('No lock: the field drifts while you scan.');
    bench.wait(30).run('fourier_transform');
    expect(bench.do('integrate', 'all of it')).toMatch(/^Give the two ends/);
  });

  it('after scan drifts without a lock: lines are broader', () => {
    const width = (locked: boolean): number => {
      const bench = new Bench({ ...quiet, scans: '8', sample: 'Chloroform', repetition_time: 5 });
      bench.run('load_sample', 'shim_auto');
      if (locked) bench.run('lock');
      bench.run('start_scan').wait(41).run('fourier_transform', 'phase_auto').at(7.26);
      return bench.number('peak_fwhm_hz');
    };
    expect(width(false)).toBeGreaterThan(1.3 * width(true));
  });
});

describe('the tree of a multiplet', () => {
  const lines = (system: SpinSystem, g: number): readonly number[] => splittingTree(system, g, 600).lines;

  it('parts a line by each neighbour, the largest coupling first', () => {
    const { levels } = splittingTree(PROTON_SPINS['vinyl-acetate'][0], 0, 600);
    expect(levels.map(({ protons, delta }) => [protons, delta])).toEqual([
      [1, 4.88],
      [1, 4.56],
    ]);
    lines(PROTON_SPINS['vinyl-acetate'][0], 0).forEach((hz, n) =>
      expect(hz).toBeCloseTo([-10.15, -3.85, 3.85, 10.15][n] ?? 0, 9),
    );
  });

  it('gives n + 1 lines for n neighbours of one shift, and one for none', () => {
    const [alone, ethyl] = PROTON_SPINS['ethyl-acetate'];
    expect(lines(ethyl, 0)).toHaveLength(4);
    expect(lines(ethyl, 1)).toHaveLength(3);
    expect(lines(alone, 0)).toEqual([0]);
    expect(lines(pairOf(7, 7, 8), 0)).toEqual([0]);
  });

  it('has the true lines in first order, and not where shifts are near', () => {
    const exact = (megahertz: number): number[] =>
      linesOf(pairOf(7, 6, 8), megahertz).map(({ hz }) => hz - (7 - 5) * megahertz);
    const far = splittingTree(pairOf(7, 6, 8), 0, 600);
    expect(far.firstOrder).toBe(true);
    for (const hz of far.lines) expect(Math.min(...exact(600).map((line) => Math.abs(line - hz)))).toBeLessThan(0.05);
    const near = splittingTree(pairOf(7, 6, 8), 0, 60);
    expect(near.firstOrder).toBe(false);
    for (const hz of near.lines) expect(Math.min(...exact(60).map((line) => Math.abs(line - hz)))).toBeGreaterThan(0.2);
  });

  it('belongs to the picked line, on the axis as it is shown', () => {
    const bench = new Bench({ ...quiet, sample: 'Ethyl Acetate' });
    bench.acquired();
    bench.at(4.13);
    const { tree } = bench.view;
    expect(tree?.levels.map(({ protons, delta }) => [protons, delta])).toEqual([[3, 1.26]]);
    expect(Math.min(...(tree?.lines ?? []).map((hz) => Math.abs(hz - (tree?.at ?? 0))))).toBeLessThan(0.5);
  });
});

describe('water', () => {
  it('stands at 1.56 ppm in every tube, a little beside the sample', () => {
    for (const sample of ['Ethyl Acetate', 'Chloroform', 'Custom AB Pair'] as const) {
      const bench = new Bench({ ...quiet, sample }).acquired();
      expect(Math.abs(bench.at(1.56) - 1.56)).toBeLessThan(0.002);
    }
    const bench = new Bench({ ...quiet, sample: 'Ethyl Acetate' }).acquired();
    // 5 mmol/L with two protons beside 100 mmol/L of the ester, whose own signals still come to eight.
    expect(bench.protons('1.5,1.62')).toBeCloseTo(0.1, 1);
    expect(bench.protons('1.5,1.62')).toBeGreaterThan(0.07);
    expect(bench.protons('1.1,1.4')).toBeCloseTo(3, 1);
  });
});

describe('an OH', () => {
  it('goes downfield with the concentration, and other protons stay', () => {
    const places = (concentration: number): readonly number[] =>
      signalsOf({ ...defaults, sample: 'Ethanol', concentration })
        .filter(({ own }) => own)
        .map(({ hz }) => Math.round(1000 * hz));
    const [thin, thick] = [new Set(places(1)), new Set(places(1000))];
    // Of all lines of ethanol only that of OH moves.
    expect([...thin].filter((hz) => !thick.has(hz))).toHaveLength(1);
    expect([...thick].filter((hz) => !thin.has(hz))).toHaveLength(1);
    expect(atConcentration(PROTON_SPINS.ethanol[1], 1).groups[0]?.delta).toBeCloseTo(1.32, 2);
    expect(atConcentration(PROTON_SPINS.ethanol[1], 1000).groups[0]?.delta).toBeGreaterThan(2.2);
    // Pure ethanol is 17 mol/L: 5.34 ppm is not passed.
    expect(atConcentration(PROTON_SPINS.ethanol[1], 17_000).groups[0]?.delta).toBeLessThan(5.34);
    expect(atConcentration(PROTON_SPINS.acetone[0], 1000)).toBe(PROTON_SPINS.acetone[0]);
  });
});
