import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalsOf,
  formatClock,
  formatFixed,
  formatSignificant,
  formatUncertainty,
  roundUncertainty,
} from '../../../engine/runtime/format';

/** What a displayed number says. */
const parsed = (text: string): number => {
  const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  const plain = text.replaceAll('−', '-').replace('×10', 'e');
  return Number(
    [...plain]
      .map((sign) => (sign === '⁻' ? '-' : superscripts.includes(sign) ? superscripts.indexOf(sign) : sign))
      .join(''),
  );
};

it.each([
  [1, 0],
  [5, 0],
  [50, 0],
  [0.05, 2],
  [0.1, 1],
  [0.25, 2],
  [0.002, 3],
  [1e-9, 9],
  [1e-15, 15],
])('a resolution of %d shows %i decimals', (resolution, decimals) => {
  expect(decimalsOf(resolution)).toBe(decimals);
});

describe('significant digits', () => {
  it.each([
    [0, 4, '0'],
    [8.72584, 4, '8.726'],
    [-1.5, 2, '−1.5'],
    [12345.678, 4, '12346'],
    [0.000123456, 3, '0.000123'],
    [0.0000123456, 3, '1.23×10⁻⁵'],
    [-2500000, 2, '−2.5×10⁶'],
    [9.9996, 4, '10.00'],
    [0.99996, 4, '1.000'],
    [999999.9, 4, '1000000'],
  ])('of %d, %i: %s', (value, digits, text) => {
    expect(formatSignificant(value, digits)).toBe(text);
  });

  it('say the number to half a unit of the last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 1, max: 8 }), (value, digits) => {
        const said = parsed(formatSignificant(value, digits));
        expect(Math.abs(said - value)).toBeLessThanOrEqual(
          0.5000001 * 10 ** (1 - digits) * 10 ** Math.ceil(Math.log10(Math.abs(value) || 1)),
        );
      }),
    );
  });
});

it.each([
  [1.005, 1, '1.0'],
  [-0.04, 1, '0.0'],
  [-0.05001, 1, '−0.1'],
  [3, 2, '3.00'],
  [9.817e-13, 15, '9.82×10⁻¹³'],
  [0, 15, '0.000000000000000'],
])('%d with %i decimals is %s', (value, decimals, text) => {
  expect(formatFixed(value, decimals)).toBe(text);
});

it.each([
  [0, '0'],
  [0.0123, '0.012'],
  [0.0278, '0.03'],
  [0.94, '0.9'],
  [0.4, '0.4'],
  [130, '130'],
  [5332, '5000'],
  [26_273, '30000'],
  [262_733, '300000'],
])('an uncertainty of %d is given as %s', (uncertainty, text) => {
  expect(formatUncertainty(uncertainty)).toBe(text);
});

it.each([4.43e-8, 2.8e-12, 26_273, 1.3e6, 4.7e9])('an uncertainty of %d is a number at every size', (uncertainty) => {
  expect(Math.abs(roundUncertainty(uncertainty) / uncertainty - 1)).toBeLessThan(0.2);
});

it.each([
  [0, '0.0 s'],
  [59.94, '59.9 s'],
  [60, '01:00.0'],
  [61.26, '01:01.2'],
  [3599.9, '59:59.9'],
  [3600, '1:00:00'],
  [90061, '25:01:01'],
  [0.3, '0.3 s'],
  [172_799, '47:59:59'],
  [172_800, '2 d 0:00'],
  [63_115_199, '730 d 11:59'],
  [63_115_200, '2.00 yr'],
  [820_454_400, '26.00 yr'],
])('a clock of %d s shows %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
