import { describe, expect, it } from 'vitest';
import {
  type CurveFit,
  fitCurve,
  fitCustom,
  following,
  type FitOutcome,
  type FitPoint,
  withScatterTimes,
} from '../../../engine/core/curve-fit';
import { CURVES } from '../../../engine/core/curves';
import { createRng } from '../../../engine/core/rng';

const fitted = (outcome: FitOutcome): CurveFit => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.fit;
};

const XS = [1, 2, 3, 4, 6, 8];
const GAIN = 0.02;
const ZERO = 0.3;

/** y = 3x + 5 read by a meter with a gain and a zero of its own. */
const line = (more: Partial<FitPoint> = {}): readonly FitPoint[] =>
  XS.map((x) => {
    const y = 3 * x + 5;
    return { x, y, ux: null, uy: 0.1, sharedY: { gain: GAIN * y, zero: ZERO }, ...more };
  });

describe('what points share', () => {
  it('goes into slope and intercept as it does into the points, whatever their number', () => {
    const [slope, intercept] = fitted(fitCurve('line', line())).parameters;
    expect(slope?.shared['gain']).toBeCloseTo(GAIN * 3, 9);
    expect(slope?.shared['zero']).toBeCloseTo(0, 9);
    expect(intercept?.shared['gain']).toBeCloseTo(GAIN * 5, 9);
    expect(intercept?.shared['zero']).toBeCloseTo(ZERO, 9);
    expect(intercept?.calibration).toBeCloseTo(Math.sqrt((GAIN * 5) ** 2 + ZERO ** 2), 9);
    const many = fitted(fitCurve('line', Array.from({ length: 20 }, () => line()).flat())).parameters;
    expect(many[1]?.calibration).toBeCloseTo(intercept?.calibration ?? 0, 9);
    expect(many[1]?.scatter).toBeCloseTo((intercept?.scatter ?? 0) / Math.sqrt(20), 9);
  });

  it('leaves the scatter what it is without, and both make the whole', () => {
    const plain = fitted(fitCurve('line', line({ sharedY: {} })));
    const fit = fitted(fitCurve('line', line()));
    for (const [j, { scatter, calibration, error }] of fit.parameters.entries()) {
      expect(scatter).toBeCloseTo(plain.parameters[j]?.error ?? Number.NaN, 12);
      expect(error).toBeCloseTo(Math.sqrt((scatter ?? 0) ** 2 + calibration ** 2), 12);
    }
    expect(plain.parameters[0]?.calibration).toBe(0);
    expect(fit.chiSquare).toBeCloseTo(plain.chiSquare, 12);
  });

  it('along x moves the line against its slope', () => {
    const [slope, intercept] = fitted(fitCurve('line', line({ sharedX: { ruler: 0.2 }, sharedY: {} }))).parameters;
    expect(slope?.shared['ruler']).toBeCloseTo(0, 9);
    expect(intercept?.shared['ruler']).toBeCloseTo(-3 * 0.2, 9);
  });

  it('cancels in a slope where both axes share it', () => {
    const points = XS.map((x) => ({
      x,
      y: 3 * x,
      ux: 0.01,
      uy: 0.01,
      sharedX: { meter: 0.05 * x },
      sharedY: { meter: 0.05 * 3 * x },
    }));
    for (const kind of ['line', 'proportional'] as const) {
      expect(fitted(fitCurve(kind, points)).parameters[0]?.calibration).toBeLessThan(1e-9);
    }
  });

  it('goes through a curved fit: a gain moves the height of an exponential, not its rate', () => {
    const points = XS.map((x) => {
      const y = 40 * Math.exp(-0.3 * x);
      return { x, y, ux: null, uy: 0.2, sharedY: { gain: 0.01 * y }, sharedX: { clock: 0.002 * x } };
    });
    const [height, rate] = fitted(fitCurve('exponential', points)).parameters;
    expect(height?.shared['gain']).toBeCloseTo(0.4, 6);
    expect(rate?.shared['gain']).toBeCloseTo(0, 8);
    expect(rate?.shared['clock']).toBeCloseTo(-0.3 / 1.002 + 0.3, 8);
  });

  it('is told of points without a scatter of their own, and of a curve known by its values alone', () => {
    const bare = line({ uy: 0 });
    const known = fitted(fitCurve('line', bare)).parameters;
    expect(known[1]?.scatter).toBeLessThan(1e-9);
    expect(known[1]?.error).toBeCloseTo(Math.sqrt((GAIN * 5) ** 2 + ZERO ** 2), 9);
    const two = fitted(fitCurve('line', bare.slice(0, 2))).parameters;
    expect(two[1]?.scatter).toBe(0);
    expect(two[1]?.error).toBeCloseTo(known[1]?.error ?? Number.NaN, 9);
    const unknown = fitted(fitCurve('line', line({ uy: null }).slice(0, 2))).parameters;
    expect(unknown[1]?.error).toBeNull();
    expect(unknown[1]?.calibration).toBeGreaterThan(0);
    const curve = { symbols: ['a', 'b'], value: (p: Float64Array, x: number) => p[0]! * x + p[1]! };
    const own = fitted(fitCustom(curve, line(), [1, 1])).parameters;
    expect(own[1]?.shared['gain']).toBeCloseTo(GAIN * 5, 7);
  });

  it('shifts the other way where a shifted point would leave the curve', () => {
    const points = [0.01, 1, 2, 4].map((x) => ({ x, y: 2 * x ** 1.5, ux: null, uy: 0.01, sharedX: { zero: -0.02 } }));
    const [, exponent] = fitted(fitCurve('power', points)).parameters;
    expect(exponent?.calibration).toBeGreaterThan(0);
  });

  it('is counted once, with its sign, in what follows', () => {
    const fit = fitted(fitCurve('line', line()));
    const [m = 0, c = 0] = fit.parameters.map(({ value }) => value);
    const zero = -c / m;
    const found = following(fit, zero, [-zero / m, -1 / m]);
    // A gain of y leaves the zero of the line where it is; its zero error moves it by ZERO / m.
    expect(found.shared['gain']).toBeCloseTo(0, 9);
    expect(found.calibration).toBeCloseTo(ZERO / 3, 9);
    const [[mm = 0, mc = 0] = [], [, cc = 0] = []] = fit.covariance?.scatter ?? [];
    expect(found.scatter).toBeCloseTo(Math.sqrt(cc + zero * zero * mm + 2 * zero * mc) / 3, 9);
  });

  it('stays where the scatter grows', () => {
    const fit = fitted(fitCurve('line', line()));
    const grown = withScatterTimes(fit, 3);
    for (const [j, parameter] of fit.parameters.entries()) {
      expect(grown.parameters[j]?.scatter).toBeCloseTo(3 * (parameter.scatter ?? 0), 12);
      expect(grown.parameters[j]?.calibration).toBe(parameter.calibration);
    }
    expect(grown.covariance?.whole[0]?.[0]).toBeCloseTo((grown.parameters[0]?.error ?? 0) ** 2, 12);
    expect(Math.abs(grown.correlation?.[0]?.[1] ?? 0)).toBeLessThan(1);
  });

  it.each(['line', 'exponential', 'michaelisMenten'] as const)('makes the whole of %s cover the truth', (kind) => {
    const truth = { line: [3, 5], exponential: [40, -0.3], michaelisMenten: [12, 2.5] }[kind];
    const rng = createRng(31, kind);
    const repeats = 300;
    const squares = truth.map(() => 0);
    for (let repeat = 0; repeat < repeats; repeat++) {
      const [gain, zero, clock] = [0.01, 0.05, 0.01].map((u) => rng.normal(0, u)) as [number, number, number];
      const points = XS.map((x) => {
        const y = CURVES[kind].value(Float64Array.from(truth), x) * (1 + gain) + zero + rng.normal(0, 0.05);
        return {
          x: x * (1 + clock) + rng.normal(0, 0.005),
          y,
          ux: 0.005,
          uy: 0.05,
          sharedX: { clock: 0.01 * x },
          sharedY: { gain: 0.01 * y, zero: 0.05 },
        };
      });
      for (const [j, { value, error }] of fitted(fitCurve(kind, points)).parameters.entries()) {
        squares[j]! += ((value - (truth[j] ?? 0)) / (error ?? 0)) ** 2 / repeats;
      }
    }
    // The mean square of a normal pull is 1, within four standard deviations of it; the first order is good to a few per cent.
    for (const square of squares) expect(Math.abs(square - 1)).toBeLessThan(4 * Math.sqrt(2 / repeats) + 0.05);
  });
});
