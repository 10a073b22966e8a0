import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/biology/genetics';
import { GENOTYPES, genotypeChances, typedLooks } from '../../../engine/biology/mendel-cross';
import { chiSquaredTail } from '../../../engine/core/chi-squared';
import { erfc } from '../../../engine/core/normal';
import { asDisplayed } from '../../../src/bench/readings/reading-text';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  parent1: 'Aa',
  parent2: 'Aa',
  trait: 'Flower colour',
  offspring: 100,
  dominance: 'Complete',
};
const Bench = benchOf(simulation, DEFAULTS, { parent1: 'restart', parent2: 'restart', offspring: 'restart' });
const genotype = fc.constantFrom(...GENOTYPES);
const dominance = fc.constantFrom('Complete' as const, 'Incomplete' as const);
const dealt = (inputs: Partial<Params>, seed = 1) => new Bench(inputs, seed).wait((inputs.offspring ?? 100) / 50 + 0.1);

describe('the tail of χ²', () => {
  it('is that of the tables', () => {
    // Abramowitz and Stegun, table 26.8.
    for (const [freedom, at05, at01] of [
      [1, 3.84146, 6.6349],
      [2, 5.99146, 9.21034],
      [3, 7.81473, 11.3449],
      [4, 9.48773, 13.2767],
    ] as const) {
      expect(chiSquaredTail(at05, freedom)).toBeCloseTo(0.05, 6);
      expect(chiSquaredTail(at01, freedom)).toBeCloseTo(0.01, 6);
    }
    expect(erfc(0.5)).toBeCloseTo(0.4795001221869535, 14);
    expect(erfc(3) / 2.209049699858544e-5).toBeCloseTo(1, 11);
  });

  it('begins at 1 and falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.double({ min: 0, max: 60, noNaN: true }), (freedom, x) => {
        expect(chiSquaredTail(0, freedom)).toBe(1);
        expect(chiSquaredTail(x + 0.01, freedom)).toBeLessThan(chiSquaredTail(x, freedom));
      }),
    );
    expect(erfc(2.3999999999)).toBeCloseTo(erfc(2.4000000001), 11);
    expect(() => erfc(-1)).toThrow(RangeError);
    expect(() => chiSquaredTail(Number.NaN, 1)).toThrow(RangeError);
    expect(() => chiSquaredTail(1, 0.5)).toThrow(RangeError);
  });
});

describe('the part with the dominant look', () => {
  it('has a standard error, but none where all or none look dominant', () => {
    const error = (text: string, inputs: Partial<Params> = {}) =>
      new Bench(inputs).run(['enter_counts', text]).read('dominant_part_error');
    expect(error('75,25')).toBeCloseTo(Math.sqrt((0.75 * 0.25) / 100), 12);
    expect(error('4,0')).toBeNull();
    expect(error('0,4')).toBeNull();
    expect(
      dealt({ parent1: 'AA', parent2: 'aa', offspring: 50 }).host.shown()['dominant_part']?.uncertainty,
    ).toBeNull();
  });

  it('shows a p that is not 0 as less than the least', () => {
    const shown = new Bench({}).run(['enter_counts', '50,50']).host.shown()['p_value'];
    expect(shown?.value).toBeGreaterThan(0);
    expect(asDisplayed(shown, simulation.readings.p_value)?.text).toBe('< 0.0001');
  });
});

describe('a cross', () => {
  it('counts every child once, the same for the same seed', () => {
    fc.assert(
      fc.property(
        genotype,
        genotype,
        dominance,
        fc.integer({ min: 4, max: 300 }),
        fc.integer({ min: 1, max: 1000 }),
        (parent1, parent2, how, offspring, seed) => {
          const inputs = { parent1, parent2, dominance: how, offspring };
          const bench = dealt(inputs, seed);
          const sum = (['count_AA', 'count_Aa', 'count_aa'] as const).reduce((all, id) => all + bench.number(id), 0);
          expect(sum).toBe(offspring);
          expect(dealt(inputs, seed).host.readings()).toEqual(bench.host.readings());
          GENOTYPES.forEach((one, n) => {
            if (genotypeChances({ parent1, parent2 })[n] === 0) expect(bench.number(`count_${one}`)).toBe(0);
          });
          if (bench.number('degrees_freedom') === 0)
            expect(bench.host.readings()).toMatchObject({ chi_square: 0, p_value: 1 });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives 1 : 2 : 1 on the average', () => {
    const sums = [0, 0, 0];
    for (let seed = 1; seed <= 200; seed++) {
      const bench = dealt({ offspring: 400 }, seed);
      GENOTYPES.forEach((one, n) => {
        sums[n] = (sums[n] ?? 0) + bench.number(`count_${one}`) / 200;
      });
    }
    [100, 200, 100].forEach((wanted, n) => expect(Math.abs((sums[n] ?? 0) - wanted)).toBeLessThan(3));
  });

  it('is doubted in one of twenty cases though it is fair', () => {
    let doubted = 0;
    for (let seed = 1; seed <= 400; seed++) if (dealt({ offspring: 1000 }, seed).number('p_value') < 0.05) doubted++;
    expect(doubted / 400).toBeGreaterThan(0.025);
    expect(doubted / 400).toBeLessThan(0.08);
  });

  it('is doubted in about one of three where p is looked at after every 20 children', () => {
    let doubted = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const bench = dealt({ offspring: 1000 }, seed);
      const { fields } = bench.frame();
      // Kept every 5 children: every fourth is a look.
      for (let n = 3; n < 200; n += 4)
        if ((fields.walk[n] ?? 1) < 0.05) {
          doubted++;
          break;
        }
    }
    expect(doubted / 200).toBeGreaterThan(0.24);
    expect(doubted / 200).toBeLessThan(0.42);
  });

  it('falls anew with a reset, and goes on where more are crossed', () => {
    const bench = dealt({});
    const before = bench.host.readings();
    bench.host.reset();
    bench.wait(3);
    expect(bench.host.readings()).not.toEqual(before);
    bench.run(['cross', 250]).wait(6);
    expect(bench.number('total_count')).toBe(350);
    expect(bench.do('cross', 2000)).toBeUndefined();
    for (let n = 0; n < 3; n++) bench.run(['cross', 2000]);
    expect(bench.do('cross', 2000)).toMatch(/room for 10000/u);
    bench.run('clear_offspring');
    expect(bench.host.readings()).toMatchObject({ total_count: 0, chi_square: null, phenotype_ratio: null });
  });
});

describe('counts that are typed', () => {
  it('are taken by class, and refused where they are none', () => {
    const cross = { parent1: 'Aa', parent2: 'aa', dominance: 'Incomplete' } as const;
    expect(typedLooks(' 12, 30', cross)).toEqual([0, 12, 30]);
    expect(typedLooks('0,12,30', cross)).toEqual([0, 12, 30]);
    expect(typedLooks('1,12,30', cross)).toMatch(/^Counts impossible/u);
    for (const text of ['', '12', '12,-3', '12,3.5', '12,3,4,5', 'a,b', '1e3,4'])
      expect(typedLooks(text, cross)).toMatch(/^Enter counts as whole numbers/u);
    expect(typedLooks('0,0', cross)).toMatch(/nothing to test/u);
  });

  it('take the place of the offspring until the bench is cleared', () => {
    const bench = dealt({ parent1: 'AA', parent2: 'aa' });
    expect(bench.do('enter_counts', '40,3')).toMatch(/^Counts impossible/u);
    expect(bench.number('total_count')).toBe(100);
    bench.run(['enter_counts', '40']);
    expect(bench.host.readings()).toMatchObject({ total_count: 40, count_AA: null, dominant_count: 40, p_value: 1 });
    expect(bench.do('cross', 20)).toMatch(/clear the bench first/u);
    bench.run('clear_offspring', ['cross', 20]).wait(1);
    expect(bench.number('total_count')).toBe(20);
  });

  it('fit worse the farther they are from the ratio', () => {
    const p = [75, 70, 65, 60, 55].map((dominant) => {
      const bench = new Bench().run(['enter_counts', `${dominant},${100 - dominant}`]);
      return bench.number('p_value');
    });
    p.slice(1).forEach((value, n) => expect(value).toBeLessThan(p[n] ?? 0));
  });
});
