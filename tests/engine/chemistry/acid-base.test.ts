import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daviesLogGamma, equilibrate } from '../../../engine/chemistry/acid-base';
import { chargeBalancePh } from '../../../engine/chemistry/charge-balance';
import { weakAcidSteps } from '../../../engine/data/acids';

const PKW = 13.995;
const PKA = 4.756;

/** Strong acid and base: h² + (cNa − cA) h − Kw = 0, in the form without cancellation. */
function strongPh(sodium: number, acid: number): number {
  const excess = acid - sodium;
  const kw = 10 ** -PKW;
  const root = Math.sqrt(excess * excess + 4 * kw);
  return -Math.log10(excess >= 0 ? (excess + root) / 2 : (2 * kw) / (root - excess));
}

const conc = fc.double({ min: 0, max: 1, noNaN: true });

describe('equilibrate', () => {
  it('gives the root of the quadratic for a strong acid', () => {
    fc.assert(
      fc.property(conc, conc, (sodium, acid) => {
        expect(equilibrate({ sodium, acid, pKa: null }, false).ph).toBeCloseTo(strongPh(sodium, acid), 9);
      }),
    );
  });

  it('is neutral, half of pKw, where a strong acid is exactly neutralised', () => {
    expect(equilibrate({ sodium: 0.05, acid: 0.05, pKa: null }, false).ph).toBeCloseTo(PKW / 2, 9);
  });

  it('satisfies the cubic of a weak acid', () => {
    // h³ + (Ka + cNa) h² + (Ka (cNa − cA) − Kw) h − Ka Kw = 0, from the three balances by hand.
    fc.assert(
      fc.property(conc, fc.double({ min: 1e-4, max: 1, noNaN: true }), (sodium, acid) => {
        const h = 10 ** -equilibrate({ sodium, acid, pKa: PKA }, false).ph;
        const ka = 10 ** -PKA;
        const kw = 10 ** -PKW;
        const terms = [h ** 3, (ka + sodium) * h ** 2, ka * sodium * h, -ka * acid * h, -kw * h, -ka * kw];
        const size = Math.max(...terms.map(Math.abs));
        expect(Math.abs(terms.reduce((sum, term) => sum + term, 0))).toBeLessThan(1e-9 * size);
      }),
    );
  });

  it('rises strictly with the base', () => {
    fc.assert(
      fc.property(
        conc,
        conc,
        fc.constantFrom(null, PKA),
        fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
        (sodium, acid, pKa, more) => {
          const before = equilibrate({ sodium, acid, pKa }, false).ph;
          expect(equilibrate({ sodium: sodium + more, acid, pKa }, false).ph).toBeGreaterThan(before);
        },
      ),
    );
  });

  it('agrees with the general charge balance where the base holds carbonate', () => {
    fc.assert(
      fc.property(conc, conc, fc.double({ min: 0, max: 0.05, noNaN: true }), (sodium, acid, carbon) => {
        const general = chargeBalancePh({
          strongCations: sodium,
          acids: [
            { total: acid, pKa: [PKA], charge: 0 },
            { total: carbon, pKa: weakAcidSteps.carbonic.pKa, charge: 0 },
          ],
        });
        expect(equilibrate({ sodium, acid, pKa: PKA, carbon }, false).ph).toBeCloseTo(general, 8);
      }),
    );
  });

  it('gives 0.1 mol/L hydrochloric acid the activity that cells measure', () => {
    // Mean activity coefficient of HCl, 0.1 mol/kg, 25 °C: 0.796 (Robinson and Stokes, Electrolyte Solutions, app. 8.10).
    const { ph, ionicStrength } = equilibrate({ sodium: 0, acid: 0.1, pKa: null }, true);
    expect(ionicStrength).toBeCloseTo(0.1, 9);
    expect(Math.abs(10 ** -ph / 0.1 / 0.796 - 1)).toBeLessThan(0.03);
  });

  it('has the concentration constants with activity that its own ionic strength gives', () => {
    fc.assert(
      fc.property(conc, conc, (sodium, acid) => {
        const { ph, ionicStrength } = equilibrate({ sodium, acid, pKa: PKA }, true);
        const gamma = 10 ** daviesLogGamma(ionicStrength);
        const h = 10 ** -ph / gamma;
        const oh = 10 ** -PKW / gamma ** 2 / h;
        const ka = 10 ** -PKA / gamma ** 2;
        const charge = sodium + h - oh - (acid * ka) / (ka + h);
        // The iteration ends at a change of 1e-9 mol/L of I.
        expect(Math.abs(charge)).toBeLessThan(1e-8);
        expect(Math.abs(ionicStrength - (sodium + h))).toBeLessThan(1e-8);
      }),
    );
  });
});

describe('daviesLogGamma', () => {
  it('is zero without ions', () => expect(daviesLogGamma(0)).toBe(-0));
  it('agrees with measured sodium chloride within 3 %', () => {
    // Robinson and Stokes, app. 8.10: 0.778 at 0.1 and 0.735 at 0.2 mol/kg.
    expect(Math.abs(10 ** daviesLogGamma(0.1) / 0.778 - 1)).toBeLessThan(0.03);
    expect(Math.abs(10 ** daviesLogGamma(0.2) / 0.735 - 1)).toBeLessThan(0.03);
  });
});
