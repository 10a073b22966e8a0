import { describe, expect, test } from 'vitest';
import { fitLine, fitProportional } from '../../../engine/core/fit';
import { createRng } from '../../../engine/core/rng';

/** NIST StRD asks for agreement in as many digits as the arithmetic allows; ten are far below any rounding trouble. */
const CERTIFIED = 1e-10;
const expectCertified = (got: number | null, certified: number): void => {
  expect(got).not.toBeNull();
  expect(Math.abs(got! / certified - 1)).toBeLessThan(CERTIFIED);
};

// NIST StRD, linear regression, data set Norris (calibration of ozone monitors): y, x
const NORRIS = [
  [0.1, 0.2],
  [338.8, 337.4],
  [118.1, 118.2],
  [888.0, 884.6],
  [9.2, 10.1],
  [228.1, 226.5],
  [668.5, 666.3],
  [998.5, 996.3],
  [449.1, 448.6],
  [778.9, 777.0],
  [559.2, 558.2],
  [0.3, 0.4],
  [0.1, 0.6],
  [778.1, 775.5],
  [668.8, 666.9],
  [339.3, 338.0],
  [448.9, 447.5],
  [10.8, 11.6],
  [557.7, 556.0],
  [228.3, 228.1],
  [998.0, 995.8],
  [888.8, 887.6],
  [119.6, 120.2],
  [0.3, 0.3],
  [0.6, 0.3],
  [557.6, 556.8],
  [339.3, 339.1],
  [888.0, 887.2],
  [998.5, 999.0],
  [778.9, 779.0],
  [10.2, 11.1],
  [117.6, 118.3],
  [228.9, 229.2],
  [668.4, 669.1],
  [449.2, 448.9],
  [0.2, 0.5],
] as const;

describe('line', () => {
  test('NIST StRD Norris', () => {
    const fit = fitLine(
      NORRIS.map(([, x]) => x),
      NORRIS.map(([y]) => y),
    )!;
    expectCertified(fit.intercept, -0.262323073774029);
    expectCertified(fit.slope, 1.00211681802045);
    expectCertified(fit.interceptError, 0.232818234301152);
    expectCertified(fit.slopeError, 0.429796848199937e-3);
    expectCertified(fit.chiSquare, 26.6173985294224);
    expect(fit.degreesOfFreedom).toBe(34);
  });

  test('a large offset of x costs no digits', () => {
    const xs = [1, 2, 3, 4].map((x) => x + 1e9);
    expect(fitLine(xs, [2, 4, 6, 8])!.slope).toBeCloseTo(2, 12);
  });

  test('weighted: the normal equations by hand', () => {
    // x 0, 1, 2; y 1, 3, 4; σ 1, 1, 1/2: weights 1, 1, 4. S = 6, Sx = 9, Sy = 20, Sxx = 17, Sxy = 35, Δ = 21.
    const fit = fitLine([0, 1, 2], [1, 3, 4], [1, 1, 0.5])!;
    expect(fit.intercept).toBeCloseTo(25 / 21, 13);
    expect(fit.slope).toBeCloseTo(30 / 21, 13);
    expect(fit.interceptError).toBeCloseTo(Math.sqrt(17 / 21), 13);
    expect(fit.slopeError).toBeCloseTo(Math.sqrt(6 / 21), 13);
    expect(fit.covariance).toBeCloseTo(-9 / 21, 13);
    // Residuals −4/21, 8/21, −1/21: χ² = (16 + 64 + 4)/441
    expect(fit.chiSquare).toBeCloseTo(84 / 441, 13);
    [-4 / 21, 8 / 21, -1 / 21].forEach((residual, i) => {
      expect(fit.residuals[i]).toBeCloseTo(residual, 13);
    });
  });

  test('equal uncertainties give the line of none, with uncertainties of their own', () => {
    const xs = [1, 2, 3, 5];
    const ys = [2.1, 3.9, 6.2, 9.8];
    const plain = fitLine(xs, ys)!;
    const known = fitLine(xs, ys, [0.3, 0.3, 0.3, 0.3])!;
    expect(known.slope).toBeCloseTo(plain.slope, 13);
    expect(known.chiSquare * 0.09).toBeCloseTo(plain.chiSquare, 13);
    // σ²/Σ(x − x̄)², x̄ = 2.75: 0.09/8.75
    expect(known.slopeError).toBeCloseTo(Math.sqrt(0.09 / 8.75), 13);
  });

  test('the parameters scatter as their uncertainties say', () => {
    const rng = createRng(1, 'fit');
    const xs = [0, 1, 2, 3, 4, 5, 6, 7];
    const errors = [0.5, 0.2, 0.3, 0.4, 0.2, 0.1, 0.6, 0.3];
    const n = 4000;
    let slopes = 0;
    let intercepts = 0;
    let product = 0;
    let chiSquares = 0;
    let fit = fitLine(xs, xs, errors)!;
    for (let k = 0; k < n; k++) {
      fit = fitLine(
        xs,
        xs.map((x, i) => 1 + 2 * x + rng.normal(0, errors[i]!)),
        errors,
      )!;
      slopes += (fit.slope - 2) ** 2;
      intercepts += (fit.intercept - 1) ** 2;
      product += (fit.slope - 2) * (fit.intercept - 1);
      chiSquares += fit.chiSquare;
    }
    // A variance from n values has a relative standard error of √(2/n).
    const within = 4 * Math.sqrt(2 / n);
    expect(Math.abs(slopes / n / fit.slopeError! ** 2 - 1)).toBeLessThan(within);
    expect(Math.abs(intercepts / n / fit.interceptError! ** 2 - 1)).toBeLessThan(within);
    expect(Math.abs(product / n / fit.covariance! - 1)).toBeLessThan(2 * within);
    // ⟨χ²⟩ = degrees of freedom, variance twice that
    expect(Math.abs(chiSquares / n - 6)).toBeLessThan(4 * Math.sqrt(12 / n));
  });

  test('two points have a line, but without known uncertainties none of its own', () => {
    expect(fitLine([1, 3], [2, 8])).toMatchObject({
      slope: 3,
      intercept: -1,
      slopeError: null,
      interceptError: null,
      covariance: null,
    });
    expect(fitLine([0, 2], [0, 2], [1, 1])!.slopeError).toBeCloseTo(Math.SQRT1_2, 13);
  });

  test('too few points or no spread are null', () => {
    expect(fitLine([], [])).toBeNull();
    expect(fitLine([1], [2])).toBeNull();
    expect(fitLine([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
  });

  test('lists that do not match, and uncertainties that are none, are refused', () => {
    expect(() => fitLine([1, 2], [1])).toThrow(RangeError);
    expect(() => fitLine([1, 2], [1, 2], [1])).toThrow(RangeError);
    expect(() => fitLine([1, 2], [1, 2], [1, 0])).toThrow(RangeError);
    expect(() => fitProportional([1, 2], [1, 2], [1, Number.NaN])).toThrow(RangeError);
  });
});

describe('line through the origin', () => {
  test('NIST StRD NoInt1', () => {
    const xs = Array.from({ length: 11 }, (_, i) => 60 + i);
    const ys = Array.from({ length: 11 }, (_, i) => 130 + i);
    const fit = fitProportional(xs, ys)!;
    expectCertified(fit.slope, 2.07438016528926);
    expectCertified(fit.slopeError, 0.0165289256198347);
    expectCertified(fit.chiSquare, 127.272727272727);
    expect(fit.degreesOfFreedom).toBe(10);
  });

  test('NIST StRD NoInt2', () => {
    const fit = fitProportional([4, 5, 6], [3, 4, 4])!;
    expectCertified(fit.slope, 0.727272727272727);
    expectCertified(fit.slopeError, 0.0420827318078432);
    expectCertified(fit.chiSquare, 0.272727272727273);
  });

  test('one point is enough, at the origin it is not', () => {
    expect(fitProportional([2], [6])).toMatchObject({ slope: 3, slopeError: null, degreesOfFreedom: 0 });
    expect(fitProportional([2], [6], [0.5])!.slopeError).toBeCloseTo(0.25, 14);
    expect(fitProportional([0, 0], [1, 2])).toBeNull();
    expect(fitProportional([], [])).toBeNull();
  });
});
