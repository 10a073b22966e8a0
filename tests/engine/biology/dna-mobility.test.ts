import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dnaMobility, type Gel } from '../../../engine/biology/dna-mobility';
import { agaroseMobilities } from '../../../engine/data/agarose-mobility';

const gel = (agarose: number, buffer: Gel['buffer'] = '1x TAE'): Gel => ({ agarose, buffer });
const anyAgarose = fc.constantFrom(...agaroseMobilities.map(({ agarose }) => agarose));
const anyField = fc.double({ min: 10 / 30, max: 15, noNaN: true });

describe('mobility of DNA in agarose', () => {
  it('falls with size in every gel at every field', () => {
    fc.assert(
      fc.property(
        anyAgarose,
        anyField,
        fc.integer({ min: 50, max: 49_999 }),
        fc.integer({ min: 1, max: 1000 }),
        (agarose, field, size, more) => {
          const longer = Math.min(50_000, size + more);
          const change = dnaMobility(longer, gel(agarose), field) - dnaMobility(size, gel(agarose), field);
          // Long fragments run together: what still parts them is soon below the last digit of a number.
          expect(change).toBeLessThanOrEqual(0);
          if (longer <= 5000) expect(change).toBeLessThan(0);
        },
      ),
    );
  });

  it('lies between its two limits, and goes to them', () => {
    for (const { agarose, short, long } of agaroseMobilities) {
      expect(dnaMobility(0, gel(agarose), 2.78)).toBeCloseTo(short * 1e-4, 15);
      expect(dnaMobility(1e7, gel(agarose), 2.78)).toBeCloseTo(long * 1e-4, 15);
    }
  });

  it('is that of the measured row: 1.0 %, 2.78 V/cm, worked by hand', () => {
    // 1/μ = 1/0.39 − (1/0.39 − 1/2.93) e^(−1/10.4) = 2.5641 − 2.2228 · 0.9083 = 0.5450
    expect(dnaMobility(1000, gel(1), 2.78) * 1e4).toBeCloseTo(1 / 0.545, 2);
    // e^(−23.130/10.4) = 0.10817: 1/μ = 2.5641 − 0.2404 = 2.3237
    expect(dnaMobility(23_130, gel(1), 2.78) * 1e4).toBeCloseTo(1 / 2.3237, 3);
  });

  it('is within 14 % of the row measured at 5 V/cm', () => {
    // Rill, Beheshti and van Winkle 2002: 5 kbp in 1.0 % agarose at 5 V/cm, 0.972e-4 cm²/(V s).
    expect(Math.abs(dnaMobility(5000, gel(1), 5) / 0.972e-4 - 1)).toBeLessThan(0.14);
  });

  it('is lower in a denser gel', () => {
    for (let n = 1; n < agaroseMobilities.length; n++) {
      const [thin, dense] = [agaroseMobilities[n - 1]?.agarose ?? 0, agaroseMobilities[n]?.agarose ?? 0];
      for (const size of [500, 2000, 20_000]) {
        expect(dnaMobility(size, gel(dense), 2.78)).toBeLessThan(dnaMobility(size, gel(thin), 2.78));
      }
    }
  });

  it('is 5 % lower in borate', () => {
    expect(dnaMobility(3000, gel(0.8, '0.5x TBE'), 4) / dnaMobility(3000, gel(0.8), 4)).toBeCloseTo(0.95, 12);
  });

  it('knows only the tabulated gels', () => {
    expect(() => dnaMobility(1000, gel(2), 5)).toThrow(RangeError);
    // Steps of a slider are not exact in binary.
    expect(dnaMobility(1000, gel(0.7000000000000001), 5)).toBe(dnaMobility(1000, gel(0.7), 5));
  });
});
