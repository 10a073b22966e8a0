import { describe, expect, it } from 'vitest';
import { type CurveFit, fitCurve, following } from '../../../engine/core/curve-fit';
import { twoParts } from '../../../engine/core/two-parts';
import { resultOf } from '../../../src/bench/notebook/formula/result';

const line = (): CurveFit => {
  const points = [1, 2, 3, 4].map((x) => ({
    x,
    y: 3 * x + 5,
    ux: null,
    uy: 0.1,
    sharedY: { gain: 0.02 * (3 * x + 5), zero: 0.3 },
  }));
  const outcome = fitCurve('line', points);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.fit;
};

const found = (formula: string, values: readonly (readonly [string, ReturnType<typeof twoParts>])[] = []) => {
  const result = resultOf(formula, { fit: line(), values: new Map(values) });
  if ('refused' in result) throw new Error(result.refused);
  return result.found;
};

describe('a formula of what was found', () => {
  it('has the parameters of the fit correlated, and each shared effect once', () => {
    const fit = line();
    const zero = following(fit, -5 / 3, [5 / 9, -1 / 3]);
    const result = found('-c/m');
    expect(result.value).toBeCloseTo(-5 / 3, 9);
    expect(result.scatter).toBeCloseTo(zero.scatter ?? Number.NaN, 9);
    expect(result.calibration).toBeCloseTo(0.1, 9);
  });

  it('cancels what a fit and a single value share', () => {
    const reading = twoParts(20, 0, { gain: 0.4 });
    const quotient = found('reading/m', [['reading', reading]]);
    expect(quotient.calibration).toBeCloseTo(0, 9);
    const other = found('reading/m', [['reading', twoParts(20, 0, { other: 0.4 })]]);
    expect(other.calibration).toBeCloseTo((20 / 3) * 0.02 * Math.SQRT2, 9);
  });

  it('adds the scatter of single values, and has none where one is not known', () => {
    const both = found('a*b', [
      ['a', twoParts(2, 0.1, {})],
      ['b', twoParts(5, 0.2, {})],
    ]);
    expect(both.error).toBeCloseTo(Math.sqrt(0.5 ** 2 + 0.4 ** 2), 12);
    expect(found('2*a', [['a', twoParts(2, null, {})]]).error).toBeNull();
    // Nobody said how sure a typed number is: zero would be refused as too sure.
    expect(found('10.81/1.0816', []).error).toBeNull();
  });

  it('prefers the parameter to a value of the same name, and says what is missing', () => {
    expect(found('m', [['m', twoParts(99, 0, {})]]).value).toBeCloseTo(3, 9);
    const refused = (formula: string) => resultOf(formula, { fit: line(), values: new Map() });
    expect(refused('k/m')).toEqual({ refused: expect.stringContaining('no "k"') });
    expect(refused('ln(0 - m)')).toEqual({ refused: expect.stringContaining('has no value') });
    expect(refused('m*(')).toEqual({ refused: expect.any(String) });
  });
});
