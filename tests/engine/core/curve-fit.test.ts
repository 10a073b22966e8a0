import { describe, expect, it } from 'vitest';
import { type CurveFit, fitCurve, fitCustom, type FitOutcome, type FitPoint } from '../../../engine/core/curve-fit';
import { CURVES } from '../../../engine/core/curves';
import { FIT_KINDS, type FitKind } from '../../../engine/core/fit-kinds';
import { fitLine } from '../../../engine/core/fit';
import { createRng } from '../../../engine/core/rng';

const range = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

interface Case {
  readonly truth: readonly number[];
  readonly xs: readonly number[];
  readonly u: number;
}

const CASES: Readonly<Record<FitKind, Case>> = {
  line: { truth: [-2.5, 40], xs: range(1, 9, 9), u: 0.3 },
  proportional: { truth: [0.0125], xs: range(1, 12, 8), u: 0.002 },
  power: { truth: [2.006, 0.5], xs: range(0.1, 2, 12), u: 0.01 },
  exponential: { truth: [840, -0.052], xs: range(0, 60, 15), u: 4 },
  exponentialOffset: { truth: [63, -0.0021, 21.4], xs: range(0, 1800, 25), u: 0.2 },
  logistic: { truth: [9.2, 0.9, 6.5], xs: range(0, 14, 20), u: 0.05 },
  sinusoid: { truth: [0.35, 0.71, -1.1, 9.81], xs: range(0, 10, 60), u: 0.01 },
  peak: { truth: [1200, 451.5, 4.1, 35], xs: range(420, 480, 45), u: 9 },
  michaelisMenten: { truth: [1.7, 0.32], xs: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2], u: 0.02 },
};

const fitted = (outcome: FitOutcome): CurveFit => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.fit;
};

const exactly = (kind: FitKind, uy: number | null): readonly FitPoint[] =>
  CASES[kind].xs.map((x) => ({ x, y: CURVES[kind].value(Float64Array.from(CASES[kind].truth), x), ux: null, uy }));

describe.each(FIT_KINDS)('%s', (kind) => {
  const { truth, u } = CASES[kind];

  it('goes through points that lie on it', () => {
    const fit = fitted(fitCurve(kind, exactly(kind, null)));
    for (const [j, value] of truth.entries()) {
      expect(Math.abs((fit.parameters[j]?.value ?? Number.NaN) / value - 1)).toBeLessThan(1e-8);
    }
    expect(Math.max(...fit.residuals.map(Math.abs))).toBeLessThan(1e-6 * u);
  });

  it('has the derivatives of its values', () => {
    const p = Float64Array.from(truth);
    const out = new Float64Array(truth.length);
    for (const x of CASES[kind].xs) {
      CURVES[kind].gradient(p, x, out);
      for (const [j, value] of truth.entries()) {
        const step = 1e-6 * Math.abs(value);
        const [above, below] = [p.slice(), p.slice()];
        above[j] = value + step;
        below[j] = value - step;
        const difference = (CURVES[kind].value(above, x) - CURVES[kind].value(below, x)) / (2 * step);
        expect(Math.abs((out[j] ?? 0) - difference)).toBeLessThan(1e-6 * (Math.abs(difference) + 1));
      }
    }
  });

  it('states errors that are the scatter of repeated measurements, whether told the uncertainty or not', {
    tags: ['rest'],
  }, () => {
    const repeats = 200;
    for (const told of [true, false]) {
      const rng = createRng(20_260, `${kind}-${told}`);
      const pulls = truth.map((): number[] => []);
      let chiSquare = 0;
      let freedom = 0;
      for (let repeat = 0; repeat < repeats; repeat++) {
        const points = exactly(kind, told ? u : null).map((point) => ({ ...point, y: point.y + rng.normal(0, u) }));
        const fit = fitted(fitCurve(kind, points));
        for (const [j, value] of truth.entries()) {
          const { value: found, error } = fit.parameters[j] ?? { value: Number.NaN, error: null };
          pulls[j]?.push((found - value) / (error ?? Number.NaN));
        }
        chiSquare += fit.chiSquare;
        freedom += fit.degreesOfFreedom;
      }
      for (const list of pulls) {
        const mean = list.reduce((sum, pull) => sum + pull, 0) / repeats;
        const square = list.reduce((sum, pull) => sum + pull * pull, 0) / repeats;
        // Four standard deviations of the mean, and of the mean square; a t distribution's variance is ν/(ν − 2).
        const nu = freedom / repeats;
        const expected = told ? 1 : nu / (nu - 2);
        expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(expected / repeats));
        expect(Math.abs(square / expected - 1)).toBeLessThan(4 * Math.sqrt((told ? 2 : 4) / repeats));
      }
      const scaled = told ? chiSquare : chiSquare / (u * u);
      expect(Math.abs(scaled - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom));
    }
  });

  it('says that it needs more points', () => {
    expect(fitCurve(kind, [])).toEqual({ refused: expect.stringMatching(/^This fit needs at least /) });
    if (truth.length > 1) {
      const same = Array.from({ length: 6 }, (_, i) => ({ x: 2, y: i + 1, ux: null, uy: null }));
      expect(fitCurve(kind, same)).toEqual({ refused: expect.stringMatching(/^All points have the same x/) });
    }
  });
});

const point = (x: number, y: number, uy: number | null = null, ux: number | null = null): FitPoint => ({
  x,
  y,
  ux,
  uy,
});

describe('weights', () => {
  const points = [point(1, 2.1, 0.1), point(2, 3.7, 0.3), point(3, 6.2, 0.2), point(5, 9.9, 0.1)];

  it('of a line are those of the closed solution, correlation included', () => {
    const fit = fitted(fitCurve('line', points));
    const closed = fitLine([1, 2, 3, 5], [2.1, 3.7, 6.2, 9.9], [0.1, 0.3, 0.2, 0.1]);
    expect(fit.parameters[0]?.value).toBeCloseTo(closed?.slope ?? Number.NaN, 12);
    expect(fit.parameters[1]?.error).toBeCloseTo(closed?.interceptError ?? Number.NaN, 12);
    const correlation = (closed?.covariance ?? 0) / ((closed?.slopeError ?? 0) * (closed?.interceptError ?? 0));
    expect(fit.correlation?.[0]?.[1]).toBeCloseTo(correlation, 10);
    expect(fit.chiSquare).toBeCloseTo(closed?.chiSquare ?? Number.NaN, 10);
  });

  it('of a proportion carry uncertainties of x by the slope', () => {
    // All u(x) alike and no u(y): every point has the same weight whatever the slope, so k is the plain one, u(k) = k u(x)/√Σx².
    const across = [point(1, 2.1, null, 0.1), point(2, 3.9, null, 0.1), point(3, 6.1, null, 0.1)];
    const fit = fitted(fitCurve('proportional', across));
    const k = (2.1 + 7.8 + 18.3) / 14;
    expect(fit.parameters[0]?.value).toBeCloseTo(k, 9);
    expect(fit.parameters[0]?.error).toBeCloseTo((k * 0.1) / Math.sqrt(14), 9);
  });

  it('are equal where one point has no uncertainty', () => {
    const mixed = points.map((each, i) => (i === 0 ? { ...each, uy: null } : each));
    const plain = points.map((each) => ({ ...each, uy: null }));
    expect(fitted(fitCurve('exponential', mixed)).parameters).toEqual(
      fitted(fitCurve('exponential', plain)).parameters,
    );
    expect(fitted(fitCurve('exponential', mixed)).weighted).toBe(false);
  });

  it('leave no errors where curve and points are as many and no uncertainty is known', () => {
    const fit = fitted(fitCurve('line', [point(0, 1), point(2, 5)]));
    expect(fit.parameters.map(({ value }) => value)).toEqual([expect.closeTo(2, 12), expect.closeTo(1, 12)]);
    expect(fit.parameters.map(({ error }) => error)).toEqual([null, null]);
    expect(fit.correlation).toBeNull();
  });
});

describe('refusals', () => {
  it('name what a power law cannot do', () => {
    const refused = { refused: expect.stringContaining('A power law') };
    expect(fitCurve('power', [point(0, 1), point(1, 2), point(2, 3)])).toEqual(refused);
    expect(fitCurve('power', [point(1, 1), point(2, -2), point(3, 3)])).toEqual(refused);
    expect(fitCurve('proportional', [point(0, 1), point(0, 2)])).toEqual({
      refused: expect.stringContaining('All points lie at x = 0'),
    });
    expect(fitCurve('michaelisMenten', [point(-1, 1), point(2, 2)])).toEqual({
      refused: expect.stringContaining('at zero or above'),
    });
  });

  it('do not report a curve that the points do not fix', () => {
    // On a straight line an exponential with offset may have any small rate.
    const straight = range(0, 10, 11).map((x) => point(x, 3 + 2 * x));
    expect(fitCurve('exponentialOffset', straight)).toEqual({ refused: expect.any(String) });
  });

  it('tell of starting values outside a formula', () => {
    const curve = { symbols: ['a'], value: (p: Float64Array, x: number) => Math.log(p[0]! * x) };
    expect(fitCustom(curve, [point(1, 1), point(2, 2)], [-1])).toEqual({
      refused: expect.stringContaining('has no value at x = 1'),
    });
    expect(fitted(fitCustom(curve, [point(1, 1), point(2, 2)], [1])).parameters[0]?.value).toBeCloseTo(
      Math.exp(1.5 - Math.LN2 / 2),
      9,
    );
  });
});

describe('starting values', () => {
  const saturating = {
    symbols: ['a', 'b'],
    value: (p: Float64Array, x: number) => p[0]! * (1 - Math.exp(-p[1]! * x)),
  };
  // BoxBOD of the NIST Statistical Reference Datasets.
  const points = [109, 149, 149, 191, 213, 224].map((y, i) => point([1, 2, 3, 5, 7, 10][i] ?? 0, y));

  it('far off are tried again with careful steps', () => {
    const fit = fitted(fitCustom(saturating, points, [1, 1]));
    expect(fit.parameters[1]?.value).toBeCloseTo(0.547237, 6);
  });

  it('on a plateau are told to be changed', () => {
    expect(fitCustom(saturating, points, [100, 900])).toEqual({
      refused: expect.stringMatching(/^From these starting values .* curve already runs near/),
    });
  });

  it('from which the fit never rests are told to be changed', () => {
    // The sum falls for ever as the parameter grows.
    const restless = { symbols: ['a'], value: (p: Float64Array, x: number) => x / (1 + Math.exp(-p[0]! / 1e3)) };
    expect(fitCustom(restless, [point(1, 2), point(2, 4)], [1])).toEqual({
      refused: expect.stringMatching(/^From these starting values/),
    });
  });
});

describe('a sinusoid', () => {
  it('is reported with a positive amplitude and a phase within half a turn', () => {
    const points = range(0, 6, 40).map((x) => point(x, 3 - 2 * Math.sin(2 * Math.PI * 0.4 * x + 9)));
    const fit = fitted(fitCurve('sinusoid', points));
    const [amplitude, frequency, phase] = fit.parameters.map(({ value }) => value);
    expect(amplitude).toBeCloseTo(2, 9);
    expect(frequency).toBeCloseTo(0.4, 9);
    expect(phase).toBeCloseTo(9 - 3 * Math.PI, 9);
  });
});
