import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type Params, simulation } from '../../../engine/chemistry/limiting-reactant';
import { type CurveFit, type FitPoint, fitCurve } from '../../../engine/core/curve-fit';
import { benchOf } from '../drive';

const defaults: Params = { reactant_a: 1, reactant_b: 1, stoichiometry: '1:1' };
const COEFFICIENTS = { '1:1': [1, 1], '1:2': [1, 2], '2:1': [2, 1] } as const;
const PEAKS = { '1:1': 1.5, '1:2': 1, '2:1': 2 } as const;

class Bench extends benchOf(simulation, defaults) {
  mix(): this {
    this.do('mix');
    return this;
  }
}

const tenths = fc.integer({ min: 1, max: 50 }).map((n) => n / 10);
const ratio = fc.constantFrom('1:1', '1:2', '2:1');
const seconds = fc.integer({ min: 0, max: 700 }).map((n) => n / 20);

describe('laws', () => {
  it('uses reactants up in the ratio of the coefficients, and never below 0', () => {
    fc.assert(
      fc.property(tenths, tenths, ratio, seconds, (reactant_a, reactant_b, stoichiometry, time) => {
        const bench = new Bench({ reactant_a, reactant_b, stoichiometry }).mix().wait(time);
        const [a, b] = COEFFICIENTS[stoichiometry];
        const usedA = reactant_a - bench.number('amount_a');
        const usedB = reactant_b - bench.number('amount_b');
        expect(Math.abs(usedA / a - usedB / b)).toBeLessThan(1e-9);
        expect(bench.number('amount_a')).toBeGreaterThanOrEqual(0);
        expect(bench.number('amount_b')).toBeGreaterThanOrEqual(0);
        // One BaSO₄ or MgCl₂ per extent, two H₂O.
        expect(bench.number('product_mol')).toBeCloseTo((stoichiometry === '2:1' ? 2 : 1) * (usedB / b), 9);
      }),
    );
  });

  it('makes no more product from more of the reactant in excess', () => {
    fc.assert(
      fc.property(
        tenths,
        tenths,
        ratio,
        fc.integer({ min: 1, max: 20 }),
        (reactant_a, reactant_b, stoichiometry, n) => {
          const params: Params = { reactant_a, reactant_b, stoichiometry };
          const { limiting } = outcomeOf(params);
          const more: Params =
            limiting === 1
              ? { ...params, reactant_b: reactant_b + n / 10 }
              : { ...params, reactant_a: reactant_a + n / 10 };
          const product = (inputs: Params) => new Bench(inputs).mix().wait(31).number('product_mol');
          expect(product(more)).toBeCloseTo(product(params), 9);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has its peak of 3.0 mol at A = 1.5, 1.0, 2.0', () => {
    for (const stoichiometry of ['1:1', '1:2', '2:1'] as const) {
      const products = Array.from({ length: 25 }, (_, n) => {
        const reactant_a = Number((0.3 + n / 10).toFixed(1));
        const bench = new Bench({ reactant_a, reactant_b: Number((3 - reactant_a).toFixed(1)), stoichiometry });
        return { reactant_a, product: bench.mix().wait(31).number('product_mol') };
      });
      const best = products.reduce((a, b) => (b.product > a.product ? b : a));
      expect(best.reactant_a).toBe(PEAKS[stoichiometry]);
    }
  });

  it('knows an exact ratio although sums of tenths are not exact', () => {
    const bench = new Bench({ reactant_a: 0.1 + 0.2, reactant_b: 0.3, stoichiometry: '1:1' }).mix().wait(31);
    expect(bench.number('limiting')).toBe(0);
    expect(bench.number('excess_mol')).toBe(0);
    expect(bench.number('amount_a')).toBe(0);
    expect(bench.number('amount_b')).toBe(0);
    expect(bench.view.message).toBe('Both are used up.');
  });

  it('does not depend on how steps are grouped, and is exact from 30 s on', () => {
    const run = (groups: readonly number[]) => {
      const bench = new Bench({ reactant_a: 1.7 }).mix();
      for (const steps of groups) bench.host.advance(steps);
      return bench.host.readings();
    };
    expect(run([300])).toEqual(run([1, 49, 250]));
    expect(new Bench({ stoichiometry: '1:2' }).mix().wait(30).number('product_mol')).toBe(0.5);
    expect(new Bench({ stoichiometry: '1:2' }).mix().wait(29.9).number('product_mol')).toBeLessThan(0.5);
    expect(new Bench({ stoichiometry: '1:2', reactant_b: 2 }).mix().wait(3).number('product_mol')).toBeCloseTo(
      1 - Math.exp(-1),
      9,
    );
  });
});

describe('gas and heat', () => {
  it('is the hydrogen that is made, the gas that is left, or none', () => {
    expect(new Bench().read('gas_volume_l')).toBeNull();
    const metal = new Bench({ stoichiometry: '1:2', reactant_a: 2, reactant_b: 2 });
    expect(metal.number('gas_volume_l')).toBe(0);
    expect(metal.mix().wait(31).number('gas_volume_l')).toBeCloseTo(24.465, 9);
    const spark = new Bench({ stoichiometry: '2:1', reactant_a: 2, reactant_b: 3 });
    expect(spark.number('gas_volume_l')).toBeCloseTo(5 * 24.465, 9);
    expect(spark.mix().wait(31).number('gas_volume_l')).toBeCloseTo(2 * 24.465, 9);
  });

  it('gives off 26.3, 466.9 and 571.66 kJ for the equation as written', () => {
    expect(new Bench().mix().wait(31).number('heat_kj')).toBeCloseTo(26.3, 9);
    expect(new Bench({ stoichiometry: '1:2', reactant_b: 2 }).mix().wait(31).number('heat_kj')).toBeCloseTo(466.9, 9);
    expect(new Bench({ stoichiometry: '2:1', reactant_a: 2 }).mix().wait(31).number('heat_kj')).toBeCloseTo(571.66, 9);
  });
});

describe('what is weighed and what is reckoned', () => {
  it('keeps magnesium chloride in solution: no balance shows it, the hydrogen tells its mass', () => {
    const bench = new Bench({ stoichiometry: '1:2', reactant_b: 1.5 }).mix().wait(31);
    expect(bench.read('product_g')).toBeNull();
    expect(bench.do('weigh_product')).toMatch(/^MgCl₂ stays in solution\..*MgCl₂·6H₂O/);
    expect(bench.view.weighed).toBe(false);
    expect(bench.number('gas_mol')).toBeCloseTo(0.75, 12);
    expect(bench.number('dissolved_g')).toBeCloseTo(0.75 * 95.211, 9);
    expect(bench.number('theoretical_yield_g')).toBeCloseTo(0.75 * 95.211, 9);
    expect(bench.number('percent_yield')).toBeCloseTo(100, 9);
  });

  it('weighs the other two, and has no mass in solution for them', () => {
    for (const stoichiometry of ['1:1', '2:1'] as const) {
      const bench = new Bench({ stoichiometry, reactant_a: 2 }).mix().wait(31);
      expect(bench.do('weigh_product')).toBeUndefined();
      expect(bench.read('dissolved_g')).toBeNull();
      expect(bench.number('percent_yield')).toBeCloseTo(100, 9);
    }
  });

  it('has no yield before mixing, and a part of it while the reaction goes on', () => {
    const bench = new Bench({}, 1, 'school').wait(1);
    expect(bench.host.shown()['percent_yield']?.value).toBeNull();
    expect(bench.read('percent_yield')).toBeNull();
    const metal = new Bench({ stoichiometry: '1:2', reactant_b: 2 });
    expect(metal.mix().wait(5).number('percent_yield')).toBeCloseTo(100 * (1 - Math.exp(-5 / 3)), 6);
  });

  it('makes barium sulfate as quickly as the solutions mix: five seconds on, it is all there', () => {
    expect(new Bench().mix().wait(5).number('product_mol')).toBeGreaterThan(0.99);
  });

  it('has no mass and no yield of a precipitate before it is weighed', () => {
    const bench = new Bench().mix().wait(31);
    expect(bench.read('product_g')).toBeNull();
    expect(bench.read('percent_yield')).toBeNull();
    bench.do('weigh_product');
    expect(bench.number('product_g')).toBeCloseTo(233.39, 9);
    expect(bench.number('percent_yield')).toBeCloseTo(100, 9);
    expect(bench.do('weigh_product')).toMatch(/already/);
  });

  it('loses through the paper what has not settled: half of it five seconds after mixing', () => {
    const bench = new Bench({ reactant_a: 3, reactant_b: 3 }).mix().wait(5);
    expect(bench.do('weigh_product')).toMatch(/too fine for the paper/);
    // Made with 1 s and settling with 6 s, both of first order: afloat (6 e^(−5/6) − e^(−5))/5.
    const settled = 1 - (6 * Math.exp(-5 / 6) - Math.exp(-5)) / 5;
    expect(bench.number('product_g')).toBeCloseTo(3 * 233.39 * settled, 6);
    expect(bench.wait(60).number('product_g')).toBeCloseTo(3 * 233.39 * settled, 6);
    expect(bench.view.message).toMatch(/milky/);
  });

  it.each([
    ['1:1', 'product_g', 233.39],
    ['1:2', 'gas_volume_l', 24.465],
  ] as const)(
    'works the yield out from the figures shown, and scatters as it states (%s)',
    (stoichiometry, id, mole) => {
      const results = Array.from({ length: 200 }, (_, seed) => {
        const bench = new Bench({ stoichiometry, reactant_b: 2 }, seed + 1, 'school').mix().wait(31);
        if (id === 'product_g') bench.do('weigh_product');
        const { value, u } = bench.shown('percent_yield');
        expect(value).toBeCloseTo((100 * bench.shown(id).value) / mole, 1);
        return { error: value - 100, u: u ?? Number.NaN };
      });
      const mean = (of: (result: (typeof results)[number]) => number): number =>
        results.reduce((sum, result) => sum + of(result), 0) / results.length;
      const ratio = Math.sqrt(mean(({ error }) => error ** 2)) / mean(({ u }) => u);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    },
  );
});

describe('what hands do', () => {
  it('says nothing of the outcome before mixing', () => {
    const bench = new Bench().wait(5);
    expect([bench.read('limiting'), bench.read('excess_mol')]).toEqual([null, null]);
    expect(bench.view.limiting).toBeNull();
    expect(bench.read('product_g')).toBeNull();
  });

  it('takes a prediction before mixing and judges it in the end', () => {
    const bench = new Bench({ stoichiometry: '1:2', reactant_b: 1.5 });
    expect(bench.do('predict', 0.5)).toBe('Choose 1 for A, 2 for B, or 0 for neither.');
    expect(bench.do('predict', 1)).toBeUndefined();
    bench.mix();
    expect(bench.do('predict', 2)).toMatch(/^A prediction is made before mixing\./);
    expect(bench.wait(31).view.message).toBe('HCl is used up, Mg is left over. You predicted otherwise.');
    const right = new Bench({ reactant_b: 2 });
    right.do('predict', 1);
    expect(right.mix().wait(31).view.message).toBe('BaCl₂ is used up, Na₂SO₄ is left over. As you predicted.');
  });

  it('weighs when the reaction is over, not before', () => {
    const bench = new Bench();
    expect(bench.do('weigh_product')).toBe('There is no product yet: mix the reactants first.');
    const spark = new Bench({ stoichiometry: '2:1' }).mix().wait(10);
    expect(spark.do('weigh_product')).toBe('The tube is still hot and full of steam: weigh after 30 s.');
    expect(spark.view.weighed).toBe(false);
    bench.mix().wait(10);
    expect(bench.wait(21).do('weigh_product')).toBeUndefined();
    expect(bench.view.weighed).toBe(true);
    expect(bench.host.finished).toBe(true);
  });

  it('mixes once, and takes fresh reactants when an amount changes', () => {
    const bench = new Bench().mix().wait(31);
    expect(bench.do('mix')).toMatch(/^They are mixed already\./);
    bench.host.change({ reactant_a: 2 });
    expect(bench.host.finished).toBe(false);
    expect(bench.number('product_mol')).toBe(0);
    expect(bench.number('amount_a')).toBe(2);
    expect(bench.mix().wait(31).number('excess_mol')).toBeCloseTo(1, 12);
  });

  it('lets the precipitate settle: none afloat in the end, never more on the ground than there is', () => {
    const bench = new Bench().mix();
    let before = 0;
    for (let n = 0; n < 30; n++) {
      const { settled, progress } = bench.wait(1).view;
      expect(settled).toBeGreaterThan(before);
      expect(settled).toBeLessThanOrEqual(progress);
      before = settled;
    }
    expect(before).toBe(1);
  });
});

describe('the procedure at school grade', () => {
  const SEEDS = 60;
  const TOTAL = 3;
  /** Product weighed at these amounts of A, with B the rest of 3.0 mol; one bench for all, as a learner does it. */
  const job = (seed: number, amounts: readonly number[]): FitPoint[] => {
    const bench = new Bench({}, seed, 'school');
    return amounts.map((reactant_a) => {
      bench.host.change({ reactant_a, reactant_b: Number((TOTAL - reactant_a).toFixed(1)) });
      bench.mix().wait(31);
      bench.do('weigh_product');
      const { value, uncertainty } = bench.host.shown()['product_g'] ?? {};
      if (typeof value !== 'number') throw new Error('no value');
      return { x: reactant_a, ux: null, y: value, uy: uncertainty ?? null };
    });
  };
  const lineOf = (points: readonly FitPoint[]): CurveFit => {
    const outcome = fitCurve(
      'line',
      points.map((point) => ({ ...point, ux: 0 })),
    );
    if (!('fit' in outcome)) throw new Error(outcome.refused);
    return outcome.fit;
  };
  const partsOf = ({ parameters, correlation }: CurveFit) => {
    const [m, c] = parameters;
    if (!m || !c || m.error === null || c.error === null) throw new Error('no line');
    return {
      m: m.value,
      c: c.value,
      um: m.error,
      uc: c.error,
      covariance: (correlation?.[0]?.[1] ?? 0) * m.error * c.error,
    };
  };
  const share = (held: readonly boolean[]): number => held.filter(Boolean).length / held.length;
  const seeds = Array.from({ length: SEEDS }, (_, n) => n + 1);

  it('finds the molar mass of the product from the slope: about two runs of three hold 233.39 g/mol', {
    tags: ['rest'],
  }, () => {
    const held = seeds.map((seed) => {
      const { m, um } = partsOf(lineOf(job(seed, [0.2, 0.4, 0.6, 0.8, 1])));
      return Math.abs(m - 233.39) <= um;
    });
    expect(share(held)).toBeGreaterThan(0.5);
    expect(share(held)).toBeLessThan(0.85);
  });

  it('finds where the two branches of Job’s plot meet: about two runs of three hold 1.5 mol', {
    tags: ['rest'],
  }, () => {
    const held = seeds.map((seed) => {
      const points = job(seed, [0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7]);
      const rise = partsOf(lineOf(points.slice(0, 4)));
      const fall = partsOf(lineOf(points.slice(5)));
      const slope = rise.m - fall.m;
      const x = (fall.c - rise.c) / slope;
      const variance = (line: typeof rise): number =>
        (line.uc ** 2 + 2 * x * line.covariance + (x * line.um) ** 2) / slope ** 2;
      return Math.abs(x - 1.5) <= Math.sqrt(variance(rise) + variance(fall));
    });
    expect(share(held)).toBeGreaterThan(0.5);
    expect(share(held)).toBeLessThan(0.85);
  });
});
