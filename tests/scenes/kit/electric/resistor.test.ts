import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandDigits } from '../../../../src/scenes/kit/electric/resistor';

describe('colour bands', () => {
  // Digits of IEC 60063 values, read off the code of IEC 60062.
  it.each([
    [10, [1, 0, 0]],
    [47, [4, 7, 0]],
    [100, [1, 0, 1]],
    [220, [2, 2, 1]],
    [500, [5, 1, 1]],
    [99, [1, 0, 1]],
    [1000, [1, 0, 2]],
  ] as const)('of %d Ω', (resistance, digits) => {
    expect(bandDigits(resistance)).toEqual(digits);
  });

  it('name a value of series E24, half a step away at most', () => {
    // The widest step of E24 is from 13 to 15 and from 16 to 18: 15/13 = 1.154, half of it 1.0742.
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), (resistance) => {
        const [first, second, exponent] = bandDigits(resistance);
        const ratio = ((10 * first + second) * 10 ** exponent) / resistance;
        expect(Math.max(ratio, 1 / ratio)).toBeLessThanOrEqual(Math.sqrt(15 / 13) + 1e-12);
      }),
    );
  });
});
