import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/gcms';
import { createRng } from '../../../engine/core/rng';
import { GAS_CHROMATOGRAPHY, LIBRARY, type VolatileId } from '../../../engine/data/samples/gas-chromatography';
import { VOLATILE_SAMPLES } from '../../../engine/data/samples/volatiles';
import { SUBSTANCES } from '../../../engine/data/samples/substances';
import {
  deadTime,
  plateHeight,
  programEnd,
  retentionFactor,
  retentionIndex,
  wayOf,
} from '../../../engine/instruments/capillary-column';
import { type Params, simulation } from '../../../engine/instruments/gcms';
import { gcRunOf } from '../../../engine/instruments/gcms-run';
import {
  isotopePattern,
  matchScore,
  molecularIon,
  nominalMass,
  spectrumOf,
} from '../../../engine/instruments/mass-spectrum';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  through(): this {
    this.run('load_sample', 'start_run');
    while (this.view.running) this.wait(120);
    return this;
  }
  peak(which: string | number): this {
    return this.run(['select_peak', which]);
  }
}

describe('the column', () => {
  it('at one temperature lets a substance leave at t_M (1 + k), as wide as its plates say', () => {
    const method = { ...defaults, oven_start: 100, oven_final: 100, ramp: 0, hold_min: 60 };
    for (const n of [7.63, 10, 11.82]) {
      const { leaves } = wayOf(n, method);
      const k = retentionFactor(n, method, 100);
      expect(leaves?.time).toBeCloseTo(deadTime(method) * (1 + k), 6);
      const plates = ((leaves?.time ?? 0) / (leaves?.sigma ?? 1)) ** 2;
      expect(plates).toBeCloseTo((100 * method.column_length) / plateHeight(n, method, 100), 3);
    }
  });

  it('never lets a substance leave earlier in a slower ramp', () => {
    for (const { index } of Object.values(GAS_CHROMATOGRAPHY)) {
      const times = [2, 5, 10, 20, 40].map(
        (ramp) => wayOf(index / 100, { ...defaults, ramp }).leaves?.time ?? Infinity,
      );
      expect([...times].sort((a, b) => b - a)).toEqual(times);
    }
  });

  it('has one best velocity, 45 cm/s for decane at 100 °C', () => {
    const heights = Array.from({ length: 71 }, (_, n) => plateHeight(10, { ...defaults, velocity: 10 + n }, 100));
    const best = heights.indexOf(Math.min(...heights));
    expect(Math.abs(10 + best - 45)).toBeLessThanOrEqual(3);
    heights.slice(1).forEach((height, n) => expect(height < (heights[n] ?? 0)).toBe(n + 1 <= best));
  });

  it('places every alkane of the ladder at 100 n, whatever the method', () => {
    const methods: readonly Partial<Params>[] = [
      {},
      { ramp: 25, hold_min: 0 },
      { velocity: 60, film: '0.5', column_id: '0.32' },
      { ramp: 4, column_length: 15, column_id: '0.18', film: '0.1' },
      { ramp: 0, oven_start: 160, hold_min: 40 },
    ];
    for (const method of methods) {
      const bench = new Bench({ ...quiet, solvent_delay: 4, mixture: 'Alkane Ladder', ...method }, 1).through();
      const count = bench.view.peaks.length;
      expect(count).toBeGreaterThan(3);
      for (let n = 1; n <= count; n++) {
        const carbons = bench.peak(n).number('molecular_ion_mz');
        expect(Math.abs(bench.number('peak_ri') - (100 * (carbons - 2)) / 14)).toBeLessThan(1);
      }
    }
  });

  it('gives no index beyond the alkanes that leave', () => {
    expect(retentionIndex(50, [100, 200], defaults)).toBeNull();
    expect(retentionIndex(150, [100, 200], defaults)).toBeCloseTo(550, 9);
    expect(retentionIndex(250, [100, 200], defaults)).toBeNull();
  });

  it('parts ethylbenzene and p-xylene better in a slower ramp', () => {
    const resolution = (ramp: number): number =>
      new Bench({ ...quiet, ramp }).through().peak('Ethylbenzene').number('resolution_next');
    expect(resolution(5)).toBeGreaterThan(resolution(20));
  });

  it('keeps caffeine at 100 °C, and gives up five minutes after the hold', () => {
    const bench = new Bench({
      ...quiet,
      mixture: 'Coffee Extract',
      oven_start: 100,
      oven_final: 100,
      ramp: 0,
      hold_min: 20,
    });
    expect(programEnd(bench.params)).toBe(1500);
    bench.through();
    expect(bench.do('select_peak', 'Caffeine')).toBe('Not eluted.');
    expect(bench.read('peak_rt_min')).toBeNull();
    expect(bench.read('remark')).toBe('Not eluted.');
  });
});

describe('ions', () => {
  it('have isotope shares that add up to 1, and the mass of the lightest isotopes', () => {
    for (const id of Object.keys(GAS_CHROMATOGRAPHY) as VolatileId[]) {
      const { formula } = SUBSTANCES[id];
      expect(isotopePattern(formula).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(molecularIon(id)).toBe(nominalMass(formula));
      expect(spectrumOf(id).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    expect(nominalMass('C10H8')).toBe(128);
    expect(nominalMass('C6H5Br')).toBe(156);
  });

  it('have the companions of one and of two chlorines', () => {
    const [one, , two] = isotopePattern('C6H4Cl2');
    expect((two ?? 0) / (one ?? 1)).toBeCloseTo((2 * 0.2424) / 0.7576, 1);
  });

  it('name each substance of the library, and undecane wrongly: homologues share their fragments', () => {
    for (const id of LIBRARY)
      for (const other of LIBRARY)
        if (other === id) expect(matchScore(spectrumOf(id), spectrumOf(id))).toBe(999);
        else expect(matchScore(spectrumOf(id), spectrumOf(other))).toBeLessThan(960);
    expect(Math.abs(matchScore(spectrumOf('n-decane'), spectrumOf('n-dodecane')) - 904)).toBeLessThan(5);
    const bench = new Bench({ mixture: 'Alkane Ladder' }).through().peak(4).run('search_library');
    expect(bench.read('match_name')).toBe('n-Dodecane');
    expect(bench.number('match_score')).toBeGreaterThan(900);
    expect(bench.number('molecular_ion_mz')).toBe(156);
    expect(bench.number('peak_ri')).toBeCloseTo(1100, 0);
  });

  it('scatter over the seeds by counting, and not at all without noise', { tags: ['rest'] }, () => {
    const values = Array.from({ length: 12 }, (_, seed) => {
      const bench = new Bench({}, seed + 1).through().peak('Naphthalene');
      return { pct: bench.number('m_plus_1_pct'), u: bench.number('m_plus_1_u') };
    });
    const mean = values.reduce((sum, { pct }) => sum + pct / values.length, 0);
    expect(Math.abs(mean - 11)).toBeLessThan(0.3);
    expect(new Set(values.map(({ pct }) => pct)).size).toBe(values.length);
    for (const { pct, u } of values) expect(Math.abs(pct - mean)).toBeLessThan(4 * u);
    const still = [1, 2].map((seed) => new Bench(quiet, seed).through().peak('Naphthalene').number('m_plus_1_pct'));
    expect(still[0]).toBe(still[1]);
  });

  it('are as many as what was injected, over the split', () => {
    const area = (more: Partial<Params>): number =>
      new Bench({ ...quiet, ...more }).through().peak('n-Decane').number('peak_area');
    const one = area({});
    // 100 ng/µL, and one part of split + 1 on the column.
    expect(one / 2e5).toBeCloseTo(100 / 51, 2);
    expect(area({ injection: 2 }) / one).toBeCloseTo(2, 3);
    expect(area({ split: 100 }) / one).toBeCloseTo(51 / 101, 3);
    expect(area({ split: 1 }) / 2e5).toBeCloseTo(50, 0);
  });
});

describe('the solvent', () => {
  it('trips a filament that burns while it passes; a longer delay leaves later peaks as they are', () => {
    for (const solvent_delay of [0, 1, 1.8]) {
      const bench = new Bench({ ...quiet, solvent_delay }).through();
      expect(bench.do('select_peak', 'Naphthalene')).toMatch(/^The filament has tripped/);
      for (const id of ['peak_rt_min', 'peak_area', 'm_plus_1_pct', 'peak_ri', 'base_peak_mz', 'tic'] as const)
        expect(bench.read(id)).toBeNull();
      expect(bench.read('remark')).toMatch(/^The filament has tripped/);
    }
    const of = (solvent_delay: number): number[] => {
      const bench = new Bench({ ...quiet, solvent_delay }).through().peak('Naphthalene');
      return (['peak_rt_min', 'peak_area', 'm_plus_1_pct', 'peak_ri'] as const).map((id) => bench.number(id));
    };
    expect(of(9)).toEqual(of(2.5));
  });

  it('hides what leaves before the delay is over', () => {
    const bench = new Bench({ ...quiet, solvent_delay: 5 }).through();
    expect(bench.do('select_peak', 'Toluene')).toMatch(/was not recorded/);
    expect(bench.read('peak_rt_min')).toBeNull();
    expect(bench.view.peaks).toHaveLength(5);
  });
});

describe('the bench', () => {
  it('refuses what the apparatus cannot do, and says why', () => {
    const bench = new Bench(quiet);
    expect(bench.do('start_run')).toBe('Load a sample first.');
    bench.run('load_sample');
    bench.set({ oven_start: 100, oven_final: 60 });
    expect(bench.do('start_run')).toBe('The final temperature must not be below the start.');
    bench.set({ oven_start: 50, oven_final: 250 });
    expect(bench.do('select_peak', 'Benzene')).toBe('There is no Benzene in this sample.');
    expect(bench.do('search_library')).toMatch(/^Select a peak/);
    bench.run('start_run').wait(600);
    expect(bench.do('vent')).toMatch(/^A run is on/);
    bench.run('stop');
    expect(bench.do('vent')).toMatch(/^The oven is at 1\d\d °C/);
    bench.wait(400).run('vent');
    expect(bench.do('start_run')).toMatch(/^There is air/);
    bench.run('tune', 'start_run');
  });

  it('skews the front of a peak when the film is overloaded', () => {
    const light = new Bench({ ...quiet }).through().peak('n-Decane');
    const bench = new Bench({ ...quiet, split: 1, injection: 2 }).through().peak('n-Decane');
    expect(bench.read('remark')).toMatch(/^Column overloaded/);
    // The top goes on later, and the peak is wider.
    expect(bench.number('peak_rt_min')).toBeGreaterThan(light.number('peak_rt_min'));
    expect(bench.number('peak_width_s')).toBeGreaterThan(1.1 * light.number('peak_width_s'));
    const { bands } = gcRunOf(VOLATILE_SAMPLES['Fuel Aromatics'], bench.params, createRng(1));
    for (const { tau } of bands) expect(tau).toBeLessThan(0);
  });

  it('draws three substances of the library for the unknown, and takes them by numbers only', () => {
    const bench = new Bench({ ...quiet, mixture: 'Unknown' }, 3).through();
    expect(bench.do('select_peak', 'Toluene')).toMatch(/by their numbers/);
    const state = simulation.init(bench.params, createRng(3).stream('init'), createRng(3).stream('init'));
    const answers = simulation.answers?.(state, bench.params) ?? [];
    expect(answers).toHaveLength(3);
    expect(new Set(answers.map(({ value }) => value)).size).toBe(3);
  });

  it('counts plates at one temperature only', () => {
    const ramp = new Bench(quiet).through().peak('Naphthalene');
    expect(ramp.read('plates')).toBeNull();
    expect(ramp.read('plate_height_mm')).toBeNull();
    const hot = { ...quiet, oven_start: 100, ramp: 0, hold_min: 15 };
    const held = new Bench(hot, 1, 'school').through().peak('n-Decane').shown('plate_height_mm');
    expect(held.value).toBeCloseTo(plateHeight(10, { ...defaults, ...hot }, 100) * 10, 2);
    const shown = new Bench(quiet, 1, 'school').through().peak('Naphthalene').host.shown().plates;
    expect(shown?.value ?? null).toBeNull();
  });

  it('leaves M of an unknown to the learner, and counts M+1 from the ion that was marked', () => {
    const bench = new Bench({ ...quiet, mixture: 'Unknown' }, 3).through().peak(1);
    for (const id of ['molecular_ion_mz', 'm_plus_1_pct', 'm_plus_2_pct'] as const) expect(bench.read(id)).toBeNull();
    expect(bench.do('mark_molecule', 349)).toMatch(/^No ion was counted/);
    const base = bench.number('base_peak_mz');
    bench.run(['mark_molecule', base]);
    expect(bench.number('molecular_ion_mz')).toBe(base);
    expect(bench.number('m_plus_1_pct')).toBeGreaterThan(0);
    bench.peak(2);
    expect(bench.read('molecular_ion_mz')).toBeNull();
  });

  it('counts of an extracted ion only what has it', () => {
    const bench = new Bench(quiet).through().run(['extract_ion', 128]);
    bench.peak('Naphthalene');
    const top = (low: number, high: number): number => {
      const { ion, chromatograms } = bench.frame().fields;
      let most = 0;
      ion.forEach((counts, n) => {
        const minutes = chromatograms[n] ?? 0;
        if (minutes > low && minutes < high) most = Math.max(most, counts || 0);
      });
      return most;
    };
    expect(top(11.3, 11.45)).toBeGreaterThan(1000);
    expect(top(3, 11)).toBeLessThan(1);
  });
});
