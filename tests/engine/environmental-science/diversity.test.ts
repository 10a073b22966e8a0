import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapman, diversityOf, morisita, rarefied } from '../../../engine/environmental-science/diversity';

const counts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 });
const some = counts.filter((list) => list.some((count) => count > 0));

const of = (list: readonly number[]) => {
  const diversity = diversityOf(list);
  if (!diversity) throw new Error('nothing counted');
  return diversity;
};

const binomial = (n: number, k: number): bigint => {
  if (k > n) return 0n;
  let product = 1n;
  for (let j = 1n; j <= BigInt(k); j++) product = (product * (BigInt(n) - BigInt(k) + j)) / j;
  return product;
};
/** Hurlbert's sum in whole numbers, to nine decimals. */
const rarefiedExactly = (list: readonly number[], m: number): number => {
  const total = list.reduce((sum, count) => sum + count, 0);
  const all = binomial(total, m);
  const scaled = list
    .filter((count) => count > 0)
    .reduce((sum, count) => sum + 10n ** 9n - (10n ** 9n * binomial(total - count, m)) / all, 0n);
  return Number(scaled) / 1e9;
};

describe('laws of the indices', () => {
  it('orders the Hill numbers: S ≥ ¹D ≥ ²D ≥ 1', () => {
    fc.assert(
      fc.property(some, (list) => {
        const { richness, hill1, hill2 } = of(list);
        expect(richness).toBeGreaterThanOrEqual(hill1);
        expect(hill1).toBeGreaterThanOrEqual(hill2);
        expect(hill2).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('has ¹D = e^H′, ²D = 1/Σp², and 1 − Σp² follow from it', () => {
    fc.assert(
      fc.property(some, (list) => {
        const { shannon, hill1, hill2, giniSimpson, individuals } = of(list);
        expect(hill1).toBeCloseTo(Math.exp(shannon), 9);
        const squares = list.reduce((sum, count) => sum + (count / individuals) ** 2, 0);
        expect(hill2).toBeCloseTo(1 / squares, 9);
        expect(giniSimpson).toBeCloseTo(1 - squares, 12);
      }),
    );
  });

  it('does not depend on the order of the species, nor on absent ones', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 50 }), (list, m) => {
        const turned = [0, ...[...list].reverse(), 0];
        for (const [key, value] of Object.entries(of(list))) {
          const other = of(turned)[key as keyof ReturnType<typeof of>];
          if (value === null) expect(other).toBeNull();
          else expect(other).toBeCloseTo(value as number, 9);
        }
        expect(rarefied(turned, m)).toBeCloseTo(rarefied(list, m), 9);
      }),
    );
  });

  it('keeps H′, 1/Σp², J and dominance where every count is multiplied', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 30 }), (list, factor) => {
        const before = of(list);
        const after = of(list.map((count) => count * factor));
        expect(after.shannon).toBeCloseTo(before.shannon, 9);
        expect(after.hill2).toBeCloseTo(before.hill2, 9);
        expect(after.bergerParker).toBeCloseTo(before.bergerParker, 12);
        if (before.evenness === null) expect(after.evenness).toBeNull();
        else expect(after.evenness).toBeCloseTo(before.evenness, 9);
      }),
    );
  });

  it('estimates at least the species found', () => {
    fc.assert(
      fc.property(some, (list) => {
        expect(of(list).chao1).toBeGreaterThanOrEqual(of(list).richness);
      }),
    );
  });

  it('rarefies to S at N, to 1 at 1, never falling, and beyond N to S', () => {
    fc.assert(
      fc.property(some, (list) => {
        const { individuals, richness } = of(list);
        expect(rarefied(list, 1)).toBe(1);
        expect(rarefied(list, individuals)).toBe(richness);
        expect(rarefied(list, individuals + 7)).toBe(richness);
        let before = 0;
        for (let m = 1; m <= individuals; m += Math.max(1, Math.floor(individuals / 25))) {
          const now = rarefied(list, m);
          expect(now).toBeGreaterThanOrEqual(before - 1e-12);
          before = now;
        }
      }),
      { numRuns: 50 },
    );
  });

  it('rarefies as the binomials say, in whole numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 2, max: 40 }),
        (list, m) => {
          fc.pre(m < list.reduce((sum, count) => sum + count, 0));
          expect(Math.abs(rarefied(list, m) - rarefiedExactly(list, m))).toBeLessThan(2e-8);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('worked values', () => {
  // E. H. Simpson's measure by hand: 2·1 + 8·7 + 3·2 = 64 pairs of 15·14 = 210.
  it('has D = 64/210 for 2, 8, 1, 1, 3', () => expect(of([2, 8, 1, 1, 3]).simpson).toBeCloseTo(64 / 210, 12));

  it('has H′ = ln S for equal shares, and J = 1', () => {
    expect(of([7, 7, 7, 7, 7]).shannon).toBeCloseTo(Math.log(5), 12);
    expect(of([7, 7, 7, 7, 7]).evenness).toBeCloseTo(1, 12);
  });

  it('finds m species among m of a sample of singletons', () =>
    expect(
      rarefied(
        Array.from({ length: 30 }, () => 1),
        12,
      ),
    ).toBeCloseTo(12, 12));

  it('stays exact for large counts, where log-gamma would have lost its digits', () => {
    // Two species of n each: E(S_2) = 2 − (n − 1)/(2n − 1).
    const n = 4e9;
    expect(rarefied([n, n], 2)).toBeCloseTo(2 - (n - 1) / (2 * n - 1), 12);
  });

  it('has Chao1 by hand: 7 + 2·1/(2·(0 + 1)) = 8', () => expect(of([50, 30, 10, 5, 3, 1, 1]).chao1).toBe(8));

  it('has Morisita 1 for one in each pair drawn at random, 0 for one a quadrat, q for all in one', () => {
    expect(morisita([1, 1, 1, 1])).toBe(0);
    expect(morisita([0, 12, 0])).toBe(3);
    expect(morisita([2, 0])).toBe(2);
  });

  it('has Chapman by hand: 201·201/48 − 1', () => expect(chapman(200, 200, 47)).toBeCloseTo(840.6875, 9));
});

describe('edges', () => {
  it('is blank without individuals', () => expect(diversityOf([0, 0])).toBeNull());
  it('has no Simpson and no Margalef for one individual', () => {
    const { simpson, margalef, shannon } = of([0, 1]);
    expect([simpson, margalef, shannon]).toEqual([null, null, 0]);
  });
  it('has no evenness for one species, whose H′ is 0', () => {
    const { evenness, shannon, simpson } = of([12]);
    expect([evenness, shannon, simpson]).toEqual([null, 0, 1]);
  });
  it('has no Morisita below two quadrats or two individuals', () => {
    expect(morisita([9])).toBeNull();
    expect(morisita([1, 0, 0])).toBeNull();
  });
});
