import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/chemistry/calorimetry';
import { type FitPoint, fitCurve } from '../../../engine/core/curve-fit';
import { calorimetrySalts } from '../../../engine/data/calorimetry-salts';
import { benchOf } from '../drive';

const defaults: Params = { salt_type: 'NH4NO3', salt_mass: 5, water_vol: 100, cup: 'Coffee cup with lid' };
const CAPACITY = { 'Coffee cup with lid': 25, 'Coffee cup without lid': 25, 'Ideal (no loss)': 0 } as const;
const capacityOf = ({ water_vol, cup }: Params): number => water_vol * 0.9978 * 4.181 + CAPACITY[cup];

class Bench extends benchOf(simulation, defaults, { water_vol: 'restart', cup: 'restart' }) {
  /** Past the end of a run, which stops the host once. */
  waitOn(seconds: number): this {
    const until = this.host.time + seconds;
    while (this.host.time < until - 1e-9) this.wait(until - this.host.time);
    return this;
  }
  /** Stirred from the start, the salt after a minute, read ten minutes later. */
  properly(): this {
    this.do('stir', 1);
    this.wait(60).do('add_salt');
    return this.wait(600);
  }
}

const cups = ['Coffee cup with lid', 'Coffee cup without lid', 'Ideal (no loss)'] as const;
const salts = ['NaCl', 'NH4NO3', 'CaCl2'] as const;
const anything = fc.record({
  salt_type: fc.constantFrom(...salts),
  salt_mass: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
  water_vol: fc.integer({ min: 5, max: 20 }).map((tens) => tens * 10),
  cup: fc.constantFrom(...cups),
});

describe('laws', () => {
  it('conserves heat', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), fc.integer({ min: 0, max: 300 }), (inputs, stirred, joules10) => {
        const bench = new Bench(inputs);
        const joules = joules10 * 10;
        bench.do('stir', stirred ? 1 : 0);
        bench.wait(20).do('add_salt');
        if (joules > 0) bench.do('electrical_calibration', joules);
        bench.wait(400);
        const { lost, electrical } = bench.view;
        const stored = capacityOf(bench.params) * (bench.number('temperature_c') - 22);
        const given = bench.number('heat_released_j') + electrical;
        expect(electrical).toBeCloseTo(joules, 6);
        expect(Math.abs(stored + lost - given)).toBeLessThan(0.001 * Math.max(1, Math.abs(given)));
      }),
      { numRuns: 20 },
    );
  });

  it('gives a smaller enthalpy without a lid than with one, and never more than the ideal cup', () => {
    for (const salt_type of salts) {
      const [lid = 0, open = 0, ideal = 0] = cups.map((cup) =>
        Math.abs(new Bench({ salt_type, cup }).properly().number('enthalpy_kj_mol')),
      );
      expect(open).toBeLessThan(lid);
      expect(lid).toBeLessThanOrEqual(ideal);
    }
  });

  it('warms the ideal cup by the heat over its capacity', () => {
    const bench = new Bench({ cup: 'Ideal (no loss)' });
    bench.do('electrical_calibration', 1000);
    bench.wait(50);
    expect(bench.number('temperature_c') - 22).toBeCloseTo(500 / capacityOf(bench.params), 9);
    bench.wait(100);
    expect(Math.abs((bench.number('temperature_c') - 22) / (1000 / capacityOf(bench.params)) - 1)).toBeLessThan(0.001);
  });

  it('has a negative enthalpy where water warms, a positive one where it cools', () => {
    fc.assert(
      fc.property(anything, (inputs) => {
        const bench = new Bench(inputs).properly();
        expect(Math.sign(bench.number('enthalpy_kj_mol'))).toBe(-Math.sign(bench.number('temperature_c') - 22));
        const published = calorimetrySalts.find(({ name }) => name === inputs.salt_type)?.enthalpy ?? 0;
        expect(Math.sign(bench.number('enthalpy_kj_mol'))).toBe(Math.sign(published));
      }),
      { numRuns: 12 },
    );
  });

  it('steps the ideal cup by exactly the heat of solution over the water', () => {
    const bench = new Bench({ cup: 'Ideal (no loss)', salt_type: 'CaCl2' });
    bench.do('stir', 1);
    bench.do('add_salt');
    bench.wait(600);
    const expected = (81_350 * 5) / 110.98 / capacityOf(bench.params);
    expect(bench.number('temperature_c') - 22).toBeCloseTo(expected, 6);
  });

  it('never freezes: 10 g of ammonium nitrate in 50 mL', () => {
    const coldest = (cup: Params['cup']): number => {
      const bench = new Bench({ cup, salt_mass: 10, water_vol: 50 });
      bench.do('stir', 1);
      bench.do('add_salt');
      let least = 22;
      for (let n = 0; n < 60; n++) least = Math.min(least, bench.wait(5).number('temperature_c'));
      return least;
    };
    // Without any leak the cup itself would bring it to 8.26 °C; the leak while it dissolves takes back a part.
    expect(coldest('Coffee cup with lid')).toBeGreaterThan(8.26);
    expect(coldest('Coffee cup with lid')).toBeLessThan(9.5);
    expect(coldest('Ideal (no loss)')).toBeCloseTo(6.6, 1);
  });

  it('depends neither on the groups of steps nor on frames', () => {
    const results = [1, 13, 5000].map((group) => {
      const bench = new Bench();
      bench.do('stir', 1);
      bench.wait(60, group).do('add_salt');
      return bench.wait(300, group).number('enthalpy_kj_mol');
    });
    expect(new Set(results).size).toBe(1);
  });
});

describe('what hands do', () => {
  it('takes a second portion up to ten grams, and of the same salt', () => {
    const bench = new Bench().properly();
    expect(bench.number('delta_t_extrapolated')).toBeLessThan(-2);
    expect(bench.do('add_salt')).toBeUndefined();
    expect(bench.number('amount_mol')).toBeCloseTo(10 / 80.043, 9);
    bench.wait(200);
    expect(bench.read('delta_t_extrapolated')).toBeNull();
    expect(bench.number('dissolved_g')).toBeGreaterThan(9.9);
    expect(bench.do('add_salt')).toBe('Use a fresh cup.');
    expect(bench.number('amount_mol')).toBeCloseTo(10 / 80.043, 9);
    bench.do('empty');
    expect(bench.read('amount_mol')).toBeNull();
    expect(bench.number('temperature_c')).toBe(22);
    bench.do('add_salt');
    expect(bench.set({ salt_type: 'NaCl', salt_mass: 1 }).do('add_salt')).toBe('Use a fresh cup.');
  });

  it('warns of a short baseline, and lets it be', () => {
    const bench = new Bench();
    bench.wait(20);
    expect(bench.do('log_reading')).toBeUndefined();
    expect(bench.do('add_salt')).toMatch(/^Only 20 s of baseline/);
    expect(bench.wait(5).do('log_reading')).toMatch(/^Only 20 s of baseline/);
    expect(bench.view.logged).toHaveLength(2);
    expect(new Bench().wait(60).do('add_salt')).toBeUndefined();
  });

  it('has no fit until two minutes after the salt', () => {
    const bench = new Bench();
    bench.do('stir', 1);
    bench.wait(60).do('add_salt');
    expect(bench.wait(119.9).read('delta_t_extrapolated')).toBeNull();
    expect(bench.wait(0.1).read('delta_t_extrapolated')).not.toBeNull();
  });

  it('tells who does not stir, and dissolves five times as slowly then', () => {
    const still = new Bench();
    still.do('add_salt');
    const stirred = new Bench();
    stirred.do('stir', 1);
    stirred.do('add_salt');
    expect(still.wait(10).view.message).toMatch(/stir\.$/);
    expect(stirred.wait(10).view.message).toBeNull();
    expect(stirred.number('dissolved_g')).toBeGreaterThan(3 * still.number('dissolved_g'));
  });

  it('ends 15 minutes after the salt, until a fresh cup', () => {
    const bench = new Bench();
    bench.wait(60).do('add_salt');
    bench.wait(899);
    expect(bench.host.finished).toBe(false);
    bench.wait(1);
    expect(bench.host.finished).toBe(true);
    bench.do('empty');
    expect(bench.host.finished).toBe(false);
  });

  it('never goes on with the samples of another cup', () => {
    const bench = new Bench().properly();
    bench.do('empty');
    bench.do('stir', 1);
    bench.wait(62).do('add_salt');
    bench.waitOn(600);
    expect(bench.number('enthalpy_kj_mol')).toBeCloseTo(new Bench().properly().number('enthalpy_kj_mol'), 1);
  });
});

describe('the procedure at school grade', () => {
  /**
   * What the fits do not know, as the procedure asks: the salt dissolves within 1/k = 12.5 s, so the moment of mixing lies
   * somewhere in it (rectangular); and the drift is not quite straight, so that half the range gives another ΔT (their
   * difference, rectangular).
   */
  const DISSOLVING = 12.5 / Math.sqrt(12);
  /** The two lines through rows taken every 5 s, each at the moment of mixing. */
  const measure = (seed: number): { value: number; u: number; truth: number } => {
    const salt_type = salts[1 + (seed % 2)] ?? 'NH4NO3';
    const inputs = { salt_type, salt_mass: 3 + 0.5 * (seed % 15), water_vol: 100 };
    const bench = new Bench(inputs, seed, 'school');
    const points: FitPoint[] = [];
    const record = (seconds: number): void => {
      for (let n = 0; n < seconds / 5; n++) {
        bench.wait(5);
        const { value, uncertainty } = bench.host.shown()['thermometer_display_c'] ?? {};
        if (typeof value !== 'number' || typeof uncertainty !== 'number') throw new TypeError('not measured');
        points.push({ x: bench.host.time - 60, y: value, ux: null, uy: uncertainty });
      }
    };
    bench.do('stir', 1);
    record(60);
    bench.do('add_salt');
    record(600);
    const at = (chosen: readonly FitPoint[]): { value: number; u: number; slope: number } => {
      const outcome = fitCurve('line', chosen);
      if ('refused' in outcome) throw new Error(outcome.refused);
      const foot = outcome.fit.parameters.find(({ symbol }) => symbol === 'c');
      const slope = outcome.fit.parameters.find(({ symbol }) => symbol === 'm');
      return { value: foot?.value ?? Number.NaN, u: foot?.error ?? Number.NaN, slope: slope?.value ?? Number.NaN };
    };
    const before = at(points.filter(({ x }) => x <= 0));
    const after = at(points.filter(({ x }) => x >= 90));
    const shorter = at(points.filter(({ x }) => x >= 90 && x <= 345));
    const salt = calorimetrySalts.find(({ name }) => name === salt_type);
    const factor = capacityOf(bench.params) / ((inputs.salt_mass / (salt?.molarMass ?? 1)) * 1000);
    return {
      value: -(after.value - before.value) * factor,
      u: Math.hypot(after.u, before.u, DISSOLVING * after.slope, (after.value - shorter.value) / Math.sqrt(3)) * factor,
      truth: salt?.enthalpy ?? Number.NaN,
    };
  };

  it('finds the enthalpy within its uncertainty in about two runs of three', () => {
    const SEEDS = 60;
    let inside = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { value, u, truth } = measure(seed);
      if (Math.abs(value - truth) <= u) inside++;
    }
    expect(inside / SEEDS).toBeGreaterThanOrEqual(0.5);
    expect(inside / SEEDS).toBeLessThanOrEqual(0.85);
  });
});
