import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/ion-chromatograph';
import { ANION_EXCHANGE, LAMBDA } from '../../../engine/data/samples/anion-exchange';
import { type Params, simulation } from '../../../engine/instruments/ion-chromatograph';
import { backgroundOf } from '../../../engine/instruments/suppressed-conductivity';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  ready(): this {
    return this.run('start_pump', 'equilibrate');
  }
  through(): this {
    return this.run('load_sample', 'inject').until(() => !this.view.running, 7200);
  }
  peak(name: string): this {
    return this.run(['select_peak', name]);
  }
}

const after = (inputs: Partial<Params>, name: string): Bench =>
  new Bench({ ...quiet, ...inputs }).ready().through().peak(name);

describe('retention', () => {
  it('falls with the strength of the eluent by −0.5 for singly and −1 for doubly charged anions', () => {
    for (const [name, slope] of [
      ['Chloride', -0.5],
      ['Nitrate', -0.5],
      ['Phosphate', -1],
      ['Sulfate', -1],
    ] as const) {
      const logK = (eluent: number): number => Math.log10(after({ eluent }, name).number('peak_k'));
      expect((logK(7) - logK(2)) / Math.log10(3.5)).toBeCloseTo(slope, 4);
    }
  });
});

describe('area', () => {
  const areaOf = (inputs: Partial<Params>): number => after(inputs, 'Chloride').number('peak_area');

  it('with the removal of CO₂ goes with the loop and with 1/flow, and not with the column, within 2 %', () => {
    const one = areaOf({});
    for (const loop of [10, 50, 100]) expect(Math.abs(areaOf({ loop }) / one / (loop / 25) - 1)).toBeLessThan(0.02);
    expect(Math.abs((areaOf({ flow: 0.6 }) / one) * 0.5 - 1)).toBeLessThan(0.02);
    expect(Math.abs(areaOf({ column_length: '150' }) / one - 1)).toBeLessThan(0.02);
  });

  it('per mg/L of chloride hardly changes with removal, and rises by more than a third without it', () => {
    const rise = (co2_removal: boolean): number =>
      areaOf({ co2_removal, standard_conc: 100, loop: 10 }) / areaOf({ co2_removal, standard_conc: 10, loop: 10 }) / 10;
    const grows = (co2_removal: boolean): number =>
      areaOf({ co2_removal, standard_conc: 100 }) / areaOf({ co2_removal, standard_conc: 10 }) / 10;
    expect(Math.abs(grows(true) - 1)).toBeLessThan(0.015);
    expect(grows(false)).toBeGreaterThan(1.35);
    expect(rise(false)).toBeGreaterThan(1.1);
  });

  it('without a suppressor is negative for fluoride, which conducts less than carbonate', () => {
    expect(after({ suppressor: false }, 'Fluoride').number('peak_area')).toBeLessThan(0);
    expect(after({ suppressor: false }, 'Chloride').number('peak_area')).toBeGreaterThan(0);
  });
});

describe('conductivity', () => {
  it('of each strong acid rises to the sum of the limiting values as it is diluted', () => {
    for (const [name, id] of [
      ['Chloride', 'chloride'],
      ['Bromide', 'bromide'],
      ['Nitrate', 'nitrate'],
      ['Sulfate', 'sulfate'],
    ] as const) {
      const bench = new Bench(quiet).ready();
      let before = 0;
      for (const molar of [10, 1, 0.1, 0.01]) {
        bench.run(['measure_static', `${name}:${molar}`]);
        const now = bench.number('molar_conductivity');
        expect(now).toBeGreaterThan(before);
        before = now;
      }
      expect(before / (LAMBDA.hydrogen + ANION_EXCHANGE[id].lambda)).toBeCloseTo(1, 2);
    }
  });

  it('of the background grows with the eluent, less than in proportion, where CO₂ stays', () => {
    const at = (eluent: number): number => backgroundOf({ ...defaults, eluent, co2_removal: false });
    expect(at(2)).toBeCloseTo(11.7, 1);
    expect(at(3.5)).toBeCloseTo(15.5, 1);
    expect(at(7)).toBeCloseTo(22, 1);
  });

  it('refuses what is no ion and no concentration', () => {
    const bench = new Bench(quiet).ready();
    expect(bench.do('measure_static', 'Iodide:1')).toMatch(/Name one of/);
    expect(bench.do('measure_static', 'Chloride:')).toMatch(/between/);
    expect(bench.read('static_conductivity')).toBeNull();
  });
});

describe('order of work', () => {
  it('wants the pump, an even background and a sample', () => {
    const bench = new Bench(quiet);
    expect(bench.do('inject')).toBe('Start the pump first.');
    bench.run('start_pump');
    expect(bench.do('inject')).toBe('Load a sample first.');
    bench.run('load_sample');
    expect(bench.do('inject')).toMatch(/Equilibrate first/);
  });

  it('uses the suppressor up in twenty runs, until it is regenerated', () => {
    const bench = new Bench(quiet).ready();
    for (let n = 0; n < 20; n++) bench.run(['add_standard', 10]);
    expect(bench.do('add_standard', 10)).toMatch(/used up/);
    expect(bench.number('background')).toBeCloseTo(784.4, 0);
    bench.run('regenerate');
    expect(bench.number('background')).toBeCloseTo(1.008, 2);
  });

  it('marks an overloaded column and keeps its area out of the calibration', () => {
    const bench = new Bench({ ...quiet, sample: 'Mineral Water', loop: 250 }).ready();
    for (const value of [5, 20]) bench.run(['add_standard', value]);
    bench.run('fit_line', 'load_sample');
    expect(bench.do('inject')).toMatch(/Column overloaded/);
    bench.until(() => !bench.view.running, 7200).peak('Sulfate');
    expect(bench.read('remark')).toMatch(/Column overloaded/);
    expect(bench.read('concentration_calc')).toBeNull();
  });

  it('names what the column does not see, and reads the sample before its dilution', () => {
    const bench = new Bench({ ...quiet, sample: 'Mineral Water', dilution: 5 }).ready();
    for (const value of [5, 10, 20, 50]) bench.run(['add_standard', value]);
    bench.run('fit_line').through().peak('Sulfate');
    expect(bench.read('not_modelled')).toBe('Hydrogen carbonate, Calcium, Magnesium, Sodium');
    expect(Math.abs(bench.number('concentration_calc') - 220)).toBeLessThan(3);
    expect(new Bench({ ...quiet, sample: 'Blank' }).ready().through().view.peaks).toHaveLength(0);
  });
});

describe('beyond the standards', () => {
  it('a bent line reads too much, and no uncertainty is stated; diluted it is right within it', () => {
    const bench = new Bench({ sample: 'Mineral Water', co2_removal: false }, 1).run('start_pump', 'equilibrate');
    for (const value of [5, 10, 20, 50]) bench.run(['add_standard', value]);
    bench.run('fit_line');
    const sulfate = (dilution: number): number => {
      bench.set({ dilution }).run('load_sample', 'inject');
      while (bench.view.running) bench.wait(60);
      return bench.run(['select_peak', 'Sulfate']).number('concentration_calc');
    };
    expect(sulfate(1)).toBeGreaterThan(250);
    expect(bench.read('concentration_u')).toBeNull();
    expect(Math.abs(sulfate(5) - 220)).toBeLessThan(2 * bench.number('concentration_u'));
  });

  it('equal standards make no line', () => {
    const bench = new Bench(quiet).run('start_pump', 'equilibrate');
    for (const value of [10, 10, 10]) bench.run(['add_standard', value]);
    expect(bench.do('fit_line')).toMatch(/two different standards/);
  });
});

describe('the background', () => {
  it('drifts after another eluent until it is equilibrated', () => {
    const bench = new Bench(quiet).run('start_pump', 'equilibrate', 'load_sample');
    for (const change of [{ eluent: 7 }, { flow: 1 }, { suppressor: false }] as const) {
      bench.set(change);
      expect(bench.do('inject')).toMatch(/still drifts/);
      bench.run('equilibrate');
    }
    bench.set({ loop: 50 }).run('inject');
  });

  it('of a used-up suppressor is that of the eluent, whatever its strength', () => {
    for (const eluent of [1, 3.5, 10]) {
      const bench = new Bench({ ...quiet, eluent, suppressor: true }).run('start_pump', 'equilibrate');
      for (let n = 0; n < 20; n++) bench.run(['add_standard', 10]);
      const plain = new Bench({ ...quiet, eluent, suppressor: false }).run('start_pump').number('background');
      expect(bench.number('background')).toBe(plain);
    }
  });

  it('of acids grows by 1.5 % a degree', () => {
    const at = (temperature: number): number =>
      new Bench({ ...quiet, temperature })
        .run('start_pump', ['measure_static', 'Chloride:0.1'])
        .number('molar_conductivity');
    // Robinson and Stokes: 489.2 and 426.2 S cm²/mol at 35 and 25 °C.
    expect(at(35) / at(25)).toBeCloseTo(489.2 / 426.2, 2);
  });
});
