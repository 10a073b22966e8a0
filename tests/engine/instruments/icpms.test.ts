import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/icpms';
import { ISOTOPES } from '../../../engine/data/samples/isotopes';
import { PLASMA_SAMPLES } from '../../../engine/data/samples/metals';
import { type Params, simulation } from '../../../engine/instruments/icpms';
import {
  doubleShare,
  massSpectrum,
  oxideShare,
  rawRate,
  solidsOf,
  solutionOf,
  NO_MATRIX,
} from '../../../engine/instruments/plasma-ions';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  ready(): this {
    return this.run('ignite_plasma').wait(61).run('tune');
  }
  at(mass: number): number {
    return this.run(['read_mass', mass]).number('mass_cps');
  }
  calibrated(): this {
    for (const value of [5, 10, 20]) this.run(['add_standard', value]).wait(4);
    return this.run('fit_line', 'rinse').wait(61);
  }
  found(): number {
    this.run('load_sample', 'read_sample').wait(4);
    return this.number('concentration_calc');
  }
}

describe('isotopes', () => {
  it('of each element add up to all of it', () => {
    for (const { symbol, isotopes } of Object.values(ISOTOPES)) {
      const sum = isotopes.reduce((total, [, percent]) => total + percent, 0);
      expect(Math.abs(sum - 100), symbol).toBeLessThan(0.05);
    }
  });

  it('of lead keep their ratio, whatever content, power and solids are', () => {
    const ratio = (inputs: Partial<Params>): number => {
      const bench = new Bench({ ...quiet, ...inputs }).ready().run('load_sample');
      bench.at(206);
      bench.at(208);
      return bench.number('cps_ratio');
    };
    const first = ratio({});
    for (const concentration of [0.1, 100, 1000]) expect(ratio({ concentration }) / first).toBeCloseTo(1, 3);
    for (const rf_power of [800, 1200, 1600]) expect(ratio({ rf_power }) / first).toBeCloseTo(1, 3);
    for (const tds of [0.2, 0.6, 1]) expect(Math.abs(ratio({ tds }) / first - 1)).toBeLessThan(0.005);
  });
});

describe('counter', () => {
  it('loses counts to its dead time, and the correction brings them back', () => {
    for (const rate of [1e2, 1e5, 5e6]) {
      const { raw } = rawRate(rate, 50e-9);
      expect(raw * (1 + rate * 50e-9)).toBeCloseTo(rate, 6);
    }
    const [short, none] = [50, 0].map((dead_time) =>
      new Bench({ ...quiet, concentration: 50, dead_time }).ready().run('load_sample').at(59),
    );
    expect(short).toBeCloseTo(none ?? 0, 3);
    const much = new Bench({ ...quiet, concentration: 10_000, element: 'Co' }).ready().run('load_sample');
    expect(much.do('read_mass', 59)).toMatch(/amplifier/);
    expect(much.number('dead_loss_pct')).toBe(0);
  });

  it('scatters by the root of its counts', { tags: ['rest'] }, () => {
    const values = Array.from({ length: 150 }, (_, n) =>
      new Bench({ concentration: 0.1 }, n + 1).ready().run('load_sample').at(208),
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    expect(variance / (mean / 0.1)).toBeGreaterThan(0.7);
    expect(variance / (mean / 0.1)).toBeLessThan(1.4);
  });
});

describe('interferences', () => {
  it('helium takes chloride from 75 ten-thousandfold, and of arsenic all but a third', () => {
    const counts = (inputs: Partial<Params>): number =>
      new Bench({ ...quiet, ...inputs }).ready().run('load_sample').at(75);
    const chloride: Partial<Params> = { sample: 'Blank', chloride: 1000 };
    expect(counts(chloride) / counts({ ...chloride, cell_mode: 'Helium' })).toBeCloseTo(1e4, 3);
    expect(counts({ cell_mode: 'Helium' }) / counts({})).toBeCloseTo(0.35 * (75 / 80) ** 0.2, 9);
  });

  it('a hotter, drier plasma has fewer oxides and more double charge', () => {
    const at = (rf_power: number, nebuliser_gas: number) => ({ cell_mode: 'No Gas', rf_power, nebuliser_gas }) as const;
    for (let watts = 800; watts < 1600; watts += 100) {
      expect(oxideShare(at(watts + 100, 1))).toBeLessThan(oxideShare(at(watts, 1)));
      expect(doubleShare(at(watts + 100, 1))).toBeGreaterThan(doubleShare(at(watts, 1)));
    }
    for (let gas = 0.5; gas < 1.5; gas += 0.1) {
      expect(oxideShare(at(1550, gas + 0.1))).toBeGreaterThan(oxideShare(at(1550, gas)));
      expect(doubleShare(at(1550, gas + 0.1))).toBeLessThan(doubleShare(at(1550, gas)));
    }
  });

  it('doubly charged barium passes the helium that stops molecules', () => {
    const plasma = { cell_mode: 'Helium', rf_power: 1550, nebuliser_gas: 1 } as const;
    const only = massSpectrum(
      { contents: { barium: 100 }, spike: 0, chloride: 0, solids: 0, matrix: NO_MATRIX },
      plasma,
      1,
    );
    expect((only[69] ?? 0) / (only[138] ?? 1)).toBeCloseTo(0.03, 3);
    expect(only[154] ?? 0).toBeLessThan(1e-4 * (only[138] ?? 0));
  });

  it('chloride more than doubles the arsenic of drinking water; 77 and 82 say by how much', () => {
    const bench = new Bench({ ...quiet, element: 'As', sample: 'Drinking Water' }).ready().calibrated();
    expect(bench.found()).toBeCloseTo(1.2, 1);
    const clean = bench.number('concentration_calc');
    bench.set({ chloride: 1000 });
    const fooled = bench.found();
    expect(fooled / clean).toBeGreaterThan(2);
    bench.at(77);
    bench.at(82);
    expect(fooled - bench.number('arcl_75_est') / bench.number('slope')).toBeCloseTo(clean, 1);
  });
});

describe('internal standard', () => {
  it('repairs the loss to solids as far as its mass is near: Bi, Rh, Sc for lead', () => {
    const error = (internal_standard: Params['internal_standard']): number => {
      const bench = new Bench({ ...quiet, internal_standard }).ready().calibrated().set({ tds: 0.2 });
      return bench.found() / 10 - 1;
    };
    expect(Math.abs(error('Bi'))).toBeLessThan(0.005);
    expect(error('Rh')).toBeCloseTo(0.047, 2);
    expect(error('Sc')).toBeCloseTo(0.12, 2);
    expect(error('None')).toBeLessThan(-0.15);
  });

  it('is not there without one, and drift goes with it', () => {
    const none = new Bench({ ...quiet, internal_standard: 'None' }).ready().run('load_sample', 'read_sample');
    expect(none.read('is_recovery_pct')).toBeNull();
    const hours = new Bench(quiet).ready().calibrated().wait(7200);
    expect(hours.found()).toBeCloseTo(10, 2);
    expect(hours.number('is_recovery_pct')).toBeCloseTo(96, 0);
  });
});

describe('memory', () => {
  it('of 10 000 µg/L leaves 2 µg/L in the blank, and less than 0.02 after a rinse', () => {
    const after = (rinse: boolean): number => {
      const bench = new Bench({ ...quiet, concentration: 10_000 })
        .ready()
        .calibrated()
        .run('load_sample', 'read_sample');
      bench.wait(4);
      if (rinse) bench.run('rinse').wait(61);
      return bench.set({ sample: 'Blank' }).found();
    };
    expect(after(false)).toBeCloseTo(2, 0);
    expect(Math.abs(after(true))).toBeLessThan(0.02);
  });
});

describe('samples are records', () => {
  it('seawater has the solids that its salts come to; acid is none', () => {
    expect(solidsOf(PLASMA_SAMPLES['Seawater 1:10'])).toBeCloseTo(0.35, 2);
    expect(solidsOf(PLASMA_SAMPLES['Spiked Chloride Matrix'])).toBeLessThan(1e-4);
    expect(solutionOf(PLASMA_SAMPLES['Drinking Water']).contents.copper).toBeCloseTo(45, 9);
  });

  it('nothing is counted without a plasma, or before it is warm', () => {
    const bench = new Bench(quiet).run('load_sample');
    expect(bench.do('read_mass', 208)).toBe('Ignite the plasma first.');
    expect(bench.number('mass_cps')).toBe(0);
    bench.run('ignite_plasma');
    expect(bench.do('read_sample')).toMatch(/warms up/);
    const solids = new Bench({ ...quiet, tds: 0.8 }).ready();
    expect(solids.do('load_sample')).toMatch(/clog/);
  });
});

describe('a matrix', () => {
  it('of seawater hides copper at 63 by ArNa, not at 65, and not with helium', () => {
    const of = (cell_mode: Params['cell_mode']): number =>
      new Bench({ ...quiet, element: 'Cu', sample: 'Seawater 1:10', cell_mode }).ready().calibrated().found();
    expect(of('No Gas')).toBeGreaterThan(1);
    expect(Math.abs(of('Helium') - 0.05)).toBeLessThan(0.01);
    const bench = new Bench({ ...quiet, sample: 'Seawater 1:10' }).ready().run('load_sample');
    const [n63, n65] = [bench.at(63), bench.at(65)];
    expect(n63 / n65).toBeGreaterThan(10);
  });

  it('of calcium and sulfate counts on nickel and zinc', () => {
    const at = (sample: Params['sample'], mass: number): number =>
      new Bench({ ...quiet, sample }).ready().run('load_sample').at(mass);
    for (const mass of [60, 64, 66]) expect(at('Seawater 1:10', mass)).toBeGreaterThan(10 * (1 + at('Blank', mass)));
  });
});

describe('a limit of detection', () => {
  it('is told by a blank, not by the line', () => {
    const bench = new Bench({ element: 'Cu' }).ready().calibrated();
    expect(bench.read('lod')).toBeNull();
    expect(bench.read('bec')).toBeNull();
    bench.set({ sample: 'Blank' }).run('load_sample', 'read_sample').wait(4);
    expect(bench.number('lod')).toBeGreaterThan(0);
    expect(bench.number('bec')).toBeGreaterThanOrEqual(0);
    const zero = new Bench({ element: 'Cu' }).ready().run(['add_standard', 0]).wait(4).calibrated();
    expect(zero.number('lod')).toBeGreaterThan(0);
  });
});
