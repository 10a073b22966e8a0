import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/material-science/ms7';
import { ANODES, POWDER_NAMES, POWDERS } from '../../../engine/data/diffraction-powders';
import { ATOMS, formFactor, IONS } from '../../../engine/data/form-factors';
import { indexSums, latticeType, parseIndices, planesOf } from '../../../engine/diffraction/cubic-index';
import { folded, lorentzianPart, pseudoVoigt, scherrerSize, sizeWidth } from '../../../engine/diffraction/line-profile';
import { braggAngle, powderLines, spacing } from '../../../engine/diffraction/powder-lines';
import { type Params, simulation } from '../../../engine/material-science/xrd-basics';
import { sizeOf } from '../../../engine/material-science/xrd-fit';
import { background, heightShift } from '../../../engine/material-science/xrd-pattern';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const NAMED = [
  'Silicon',
  'Copper',
  'Aluminium',
  'Iron (alpha)',
  'Tungsten',
  'Sodium chloride',
  'Potassium chloride',
  'Caesium chloride',
  'Diamond',
] as const;

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  scanned(): this {
    const seconds = ((this.params.two_theta_max - 15) / Number(this.params.step_size) + 1) * this.params.count_time;
    return this.run('load_sample', 'start_scan').wait(Math.ceil(seconds) + 1);
  }
  fitted(): this {
    return this.scanned().run('fit_peaks');
  }
}
const quiet = (inputs: Partial<Params>): Bench => new Bench({ noise: false, ...inputs }).fitted();

describe('scattering', () => {
  it('of an atom forwards is by as many electrons as it has', () => {
    const electrons = {
      C: 6,
      O: 8,
      Na: 11,
      Mg: 12,
      Al: 13,
      Si: 14,
      Cl: 17,
      K: 19,
      Fe: 26,
      Ni: 28,
      Cu: 29,
      Ge: 32,
      Mo: 42,
      Cs: 55,
      W: 74,
    };
    for (const [name, count] of Object.entries(electrons))
      expect(Math.abs(formFactor(ATOMS[name as keyof typeof ATOMS], 0) - count), name).toBeLessThan(
        0.06 + count * 0.001,
      );
    const ions = { 'Na+': 10, 'Cl-': 18, 'K+': 18, Si: 14, O: 8, Al: 13, Fe: 26, Cu: 29, 'Ca2+': 18, 'F-': 10 };
    for (const [name, count] of Object.entries(ions))
      expect(Math.abs(formFactor(IONS[name as keyof typeof IONS], 0) - count), name).toBeLessThan(0.15);
  });

  it('cancels for mixed indices in face-centred, for odd sums in body-centred cells, and for 200 and 222 in diamond', () => {
    for (const name of ['Copper', 'Aluminium', 'Nickel', 'Sodium chloride', 'Magnesium oxide'] as const)
      for (const { hkl } of powderLines(POWDERS[name].crystal, ANODES.Mo.alpha1)) {
        const odd = hkl.filter((index) => index % 2 === 1).length;
        expect([0, 3], `${name} ${hkl.join('')}`).toContain(odd);
      }
    for (const name of ['Iron (alpha)', 'Tungsten', 'Molybdenum'] as const)
      for (const { hkl } of powderLines(POWDERS[name].crystal, ANODES.Mo.alpha1))
        expect(hkl.reduce((sum, index) => sum + index, 0) % 2, name).toBe(0);
    for (const name of ['Silicon', 'Diamond', 'Germanium'] as const) {
      const words = powderLines(POWDERS[name].crystal, ANODES.Mo.alpha1).map(({ hkl }) => hkl.join(''));
      expect(words).not.toContain('200');
      expect(words).not.toContain('222');
      expect(words.slice(0, 4)).toEqual(['111', '220', '311', '400']);
    }
  });

  it('follows Bragg: 2d sin θ = λ for every line, none beyond λ/2', () => {
    for (const name of POWDER_NAMES)
      for (const { alpha1 } of Object.values(ANODES))
        for (const { d, twoTheta } of powderLines(POWDERS[name].crystal, alpha1)) {
          expect(2 * d * Math.sin((twoTheta * Math.PI) / 360)).toBeCloseTo(alpha1, 10);
          expect(spacing(twoTheta, alpha1)).toBeCloseTo(d, 10);
        }
    expect(braggAngle(0.7, 1.54)).toBeNull();
  });
});

describe('profiles', () => {
  it('have the area 1 and their width at half height', () => {
    for (const eta of [0, 0.5, 1]) {
      const shape = { fwhm: 0.2, eta };
      let sum = 0;
      for (let n = -200_000; n <= 200_000; n++) sum += pseudoVoigt(n * 0.0005, shape) * 0.0005;
      expect(sum).toBeCloseTo(1, 2);
      expect(pseudoVoigt(0.1, shape) / pseudoVoigt(0, shape)).toBeCloseTo(0.5, 10);
    }
  });

  it('give back the Lorentzian and the size that were put in', () => {
    for (const lorentz of [0.02, 0.1, 0.4]) {
      const { fwhm } = folded(0.08, lorentz);
      expect(lorentzianPart(fwhm, 0.08) ?? 0).toBeCloseTo(lorentz, 2);
    }
    expect(folded(0.08, 0).fwhm).toBeCloseTo(0.08, 12);
    expect(lorentzianPart(0.07, 0.08)).toBeNull();
    for (const size of [5, 20, 200])
      expect(scherrerSize(60, 1.54056, sizeWidth(60, 1.54056, size))).toBeCloseTo(size, 9);
  });
});

describe('indexing', () => {
  it('tells the four lattices from ratios, also where all are shifted by a common factor', () => {
    const of = (sums: readonly number[]) => sums.map((n) => 0.0301 * n);
    const strengths = [100, 20, 40, 10, 5, 3, 3];
    expect(latticeType(of([3, 4, 8, 11, 12]), strengths)?.type).toBe('Face-centred');
    expect(latticeType(of([3, 8, 11, 16]), strengths)?.type).toBe('Diamond');
    expect(latticeType(of([2, 4, 6, 8, 10, 12, 14]), strengths)).toEqual({ type: 'Body-centred', first: 2 });
    expect(latticeType(of([1, 2, 3, 4, 5, 6, 8]), strengths)).toEqual({ type: 'Primitive', first: 1 });
    expect(latticeType(of([2, 4, 6, 8]), strengths)?.type).toBe('Body-centred');
    expect(latticeType(of([1, 2, 3, 4]), [60, 100, 30, 10])?.type).toBe('Primitive');
    expect(latticeType(of([8, 11, 12]), strengths)).toBeNull();
    expect(indexSums(of([3, 4, 8, 11]), 2, 8)).toEqual([3, 4, 8, 11]);
  });

  it('knows which planes a sum of squares has in a lattice', () => {
    expect(planesOf(27, 'Face-centred')).toEqual([5, 1, 1]);
    expect(planesOf(12, 'Diamond')).toBeNull();
    expect(planesOf(7, 'Primitive')).toBeNull();
    expect(parseIndices('311')).toEqual([3, 1, 1]);
    expect(parseIndices('10 0 0')).toEqual([10, 0, 0]);
    for (const bad of ['', '11', '000', 'abc', '1 1', '1.5 0 0']) expect(parseIndices(bad)).toBeNull();
  });
});

describe('the pattern', () => {
  it('gives the cell of every named crystal whatever the height of the sample', () => {
    for (const crystal of NAMED) {
      const still = quiet({ crystal }).number('lattice_a');
      for (const displacement of [-0.5, -0.2, 0.3, 0.5])
        expect(Math.abs(quiet({ crystal, displacement }).number('lattice_a') - still), crystal).toBeLessThan(1e-4);
    }
  });

  it('shifts no line at 180° and most at low angles', () => {
    expect(heightShift(180, 0.5)).toBeCloseTo(0, 12);
    expect(heightShift(20, 0.2)).toBeCloseTo((2 * 0.2 * Math.cos((10 * Math.PI) / 180) * 180) / Math.PI / 173, 12);
  });

  it('shifts lines as rays do that meet a raised surface before the axis', () => {
    const RADIUS = 173;
    for (const [twoTheta, height] of [
      [28.44, 0.2],
      [69.13, 0.2],
      [94.95, -0.3],
    ] as const) {
      const theta = (twoTheta * Math.PI) / 360;
      // From the tube at (−R cos θ, R sin θ) through the axis, on to the surface y = h, turned by 2θ, to the circle of the detector.
      const [x, y] = [-height / Math.tan(theta), height];
      const [dx, dy] = [Math.cos(theta), Math.sin(theta)];
      const along = -(x * dx + y * dy) + Math.sqrt((x * dx + y * dy) ** 2 + RADIUS ** 2 - x ** 2 - y ** 2);
      const seen = theta + Math.atan2(y + along * dy, x + along * dx);
      expect(twoTheta + heightShift(twoTheta, height)).toBeCloseTo((seen * 180) / Math.PI, 3);
    }
  });

  it('makes every cell too small on a sample that lies too high, and says which way', () => {
    const bench = quiet({ displacement: 0.2 }).run(['pick_peak', 28.5]);
    expect(bench.number('picked_two_theta')).toBeCloseTo(28.57, 2);
    expect(bench.number('picked_a')).toBeCloseTo(5.407, 3);
    const low = quiet({ displacement: -0.2 }).run(['pick_peak', 28.3]);
    expect(low.number('picked_a')).toBeGreaterThan(5.45);
  });

  it('reads too small a size before the standard, and the right one after it; strain takes its part', () => {
    for (const crystallite of [10, 20, 50]) {
      const bench = quiet({ crystal: 'Copper', crystallite });
      expect(bench.number('scherrer_nm')).toBeLessThan(crystallite);
      bench.run('run_standard').wait(601);
      expect(bench.number('scherrer_nm')).toBeCloseTo(crystallite, 6);
    }
    const strained = quiet({ crystal: 'Copper', crystallite: 20, microstrain: 0.5 }).run('run_standard').wait(601);
    expect(strained.number('scherrer_nm')).toBeLessThan(20);
    const narrow = { twoTheta: 40, uTwoTheta: 0, fwhm: 0.1, uFwhm: 0, intensity: 100 };
    expect(sizeOf(narrow, 1.54056, { value: 0.08, u: 0 })).toBeNull();
    expect(sizeOf(narrow, 1.54056, { value: 0.12, u: 0 })).toBeNull();
  });

  it('makes potassium chloride primitive with half its cell, and sodium chloride face-centred', () => {
    const potassium = quiet({ crystal: 'Potassium chloride' });
    expect(potassium.read('lattice_type')).toBe('Primitive');
    expect(potassium.number('lattice_a')).toBeCloseTo(6.2931 / 2, 4);
    expect(quiet({ crystal: 'Sodium chloride' }).read('lattice_type')).toBe('Face-centred');
    // Planes that are assigned bring the whole cell back.
    potassium.run(['pick_peak', 28.3], ['assign_hkl', '200']);
    expect(potassium.number('lattice_a')).toBeCloseTo(6.2931, 3);
    expect(potassium.read('peak_1_hkl')).toBe('111');
  });

  it('has the background of its fluorescence, under the anodes that excite it', () => {
    expect(background(60, POWDERS['Iron (alpha)'], 'Cu') - background(60, POWDERS['Iron (alpha)'], 'Co')).toBe(500);
    expect(background(60, POWDERS.Silicon, 'Mo')).toBe(background(60, POWDERS.Silicon, 'Cu'));
  });

  it('has doublets with the second line of the tube, which part at high angles', () => {
    const bench = new Bench({ noise: false, k_alpha2: true, two_theta_max: 140 }).scanned();
    const { pattern } = bench.frame().fields;
    const at = (angle: number): number => pattern[Math.round((angle - 15) / 0.02)] ?? 0;
    const { alpha1, alpha2 } = ANODES.Cu;
    const d = 5.4309 / Math.sqrt(27);
    const [one, two] = [braggAngle(d, alpha1) ?? 0, braggAngle(d, alpha2) ?? 0];
    expect(two - one).toBeGreaterThan(0.3);
    expect(at(two)).toBeGreaterThan(at((one + two) / 2));
  });

  it('counts as Poisson does: the scatter of a step is the root of its mean', { tags: ['rest'] }, () => {
    const counts = Array.from({ length: 300 }, (_, seed) => {
      const bench = new Bench({ two_theta_max: 40, step_size: '0.05' }, seed + 1, 'school')
        .run('load_sample', 'start_scan')
        .wait(1);
      return bench.number('counts');
    });
    const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    const variance = counts.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (counts.length - 1);
    expect(variance / mean).toBeGreaterThan(0.8);
    expect(variance / mean).toBeLessThan(1.25);
  });

  it('finds the lines in noisy counts, the doublets too, and states how well', () => {
    for (const k_alpha2 of [false, true]) {
      const pulls = Array.from({ length: 12 }, (_, seed) => {
        const bench = new Bench({ crystal: 'Copper', k_alpha2 }, seed + 1, 'school').fitted();
        return (bench.number('lattice_a') - 3.6149) / bench.number('lattice_a_u');
      });
      const square = pulls.reduce((sum, pull) => sum + pull * pull, 0) / pulls.length;
      expect(square).toBeLessThan(2.6);
      expect(square).toBeGreaterThan(0.2);
    }
  });
});

describe('the bench', () => {
  it('refuses what has no sense, in a sentence', () => {
    const bench = new Bench();
    expect(bench.do('start_scan')).toMatch(/Load a sample/);
    expect(bench.do('fit_peaks')).toMatch(/scan first/);
    expect(bench.do('pick_peak', 30)).toMatch(/Fit the peaks/);
    bench.run('load_sample', 'start_scan').wait(10);
    expect(bench.do('fit_peaks')).toMatch(/running/);
    bench.run('stop');
    expect(bench.do('fit_peaks')).toMatch(/No reflection/);
    expect(bench.do('assign_hkl', '111')).toMatch(/Pick a peak/);
    expect(new Bench({ displacement: 0.2 }).run('load_sample').do('start_scan')).toMatch(/too high.*higher angles/);
  });

  it('keeps a pattern behind the next one, and the width of the instrument for every sample', () => {
    const bench = quiet({ two_theta_max: 60 }).run('run_standard').wait(601);
    bench.set({ crystal: 'Copper' });
    expect(bench.view.loaded).toBe(false);
    expect(bench.read('n_peaks')).toBeNull();
    expect(bench.number('instrument_fwhm')).toBe(0.08);
    expect(Array.from(bench.frame().fields.before).filter(Number.isFinite).length).toBeGreaterThan(800);
  });

  it('has an unknown for each specimen number', () => {
    const of = (specimen: number) =>
      simulation.answers?.(simulation.init({ ...defaults } as Params, ...([] as unknown as [never, never])), {
        ...defaults,
        crystal: 'Unknown',
        specimen,
      })[0]?.value;
    expect([1, 2, 3, 4].map(of)).toEqual(['Molybdenum', 'Germanium', 'Magnesium oxide', 'Nickel']);
  });
});
