import { describe, expect, it } from 'vitest';
import { curveAt, fiellerOf, inverseAt, type Reading, scatterOfReading } from '../../../engine/core/calibration';
import { type CurveFit, fitCurve, type FitOutcome, type FitPoint } from '../../../engine/core/curve-fit';
import { createRng } from '../../../engine/core/rng';

const fitted = (outcome: FitOutcome): CurveFit => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.fit;
};

const found = (fit: CurveFit, y: Reading, range: { from: number; to: number }) => {
  const inverse = inverseAt(fit, y, range);
  if ('refused' in inverse) throw new Error(inverse.refused);
  return inverse;
};

/**
 * Fluorescence of standard solutions of fluorescein (pg/mL, arbitrary units): J. N. Miller and J. C. Miller, Statistics and
 * Chemometrics for Analytical Chemistry, chapter 5, whose results these are.
 */
const CONCENTRATIONS = [0, 2, 4, 6, 8, 10, 12];
const FLUORESCENCES = [2.1, 5.0, 9.0, 12.6, 17.3, 21.0, 24.7];
const FLUORESCEIN: readonly FitPoint[] = CONCENTRATIONS.map((x, i) => ({
  x,
  y: FLUORESCENCES[i] ?? 0,
  ux: null,
  uy: null,
}));
const RANGE = { from: 0, to: 12 };

describe('fluorescein', () => {
  const fit = fitted(fitCurve('line', FLUORESCEIN));
  const single = scatterOfReading(fit) ?? Number.NaN;

  it('has the line of the book', () => {
    const [m, c] = fit.parameters;
    expect(m?.value).toBeCloseTo(1.93, 2);
    expect(c?.value).toBeCloseTo(1.52, 2);
    expect(m?.error).toBeCloseTo(0.0409, 4);
    expect(c?.error).toBeCloseTo(0.295, 3);
    expect(single).toBeCloseTo(0.433, 3);
  });

  it.each([
    [2.9, 0.72, 0.26],
    [13.5, 6.21, 0.24],
    [23.0, 11.13, 0.26],
  ])('has the concentrations of the book at %f', (value, x, u) => {
    const inverse = found(fit, { value, scatter: single }, RANGE);
    expect(inverse.x.value).toBeCloseTo(x, 2);
    expect(inverse.x.error).toBeCloseTo(u, 2);
    expect(inverse.beyond).toBe(false);
  });

  it('follows the closed formula for any number of readings', () => {
    const [m] = fit.parameters;
    const slope = m?.value ?? Number.NaN;
    const n = CONCENTRATIONS.length;
    const spread = CONCENTRATIONS.reduce((sum, x) => sum + (x - 6) ** 2, 0);
    const middle = FLUORESCENCES.reduce((sum, y) => sum + y, 0) / n;
    for (const readings of [1, 4]) {
      for (const value of [2.9, 13.5, 23.0]) {
        const closed =
          (single / slope) * Math.sqrt(1 / readings + 1 / n + (value - middle) ** 2 / (slope ** 2 * spread));
        const inverse = found(fit, { value, scatter: single / Math.sqrt(readings) }, RANGE);
        expect(inverse.x.error).toBeCloseTo(closed, 8);
      }
    }
  });

  it('has a curve that is best known in the middle', () => {
    const n = CONCENTRATIONS.length;
    for (const x of [0, 6, 15]) {
      const closed = single * Math.sqrt(1 / n + (x - 6) ** 2 / 112);
      expect(curveAt(fit, x).error).toBeCloseTo(closed, 9);
      expect(curveAt(fit, x).value).toBeCloseTo(fit.at(x), 12);
    }
  });

  it('needs no limits of Fieller: the slope is known to 2 %', () => {
    expect(fiellerOf(fit, { value: 13.5, scatter: single })).toBeNull();
  });
});

describe('a shared gain', () => {
  const gain = 0.05;
  const points: readonly FitPoint[] = [1, 2, 4, 8].map((x) => ({
    x,
    y: 0.2 * x,
    ux: null,
    uy: 0.001,
    sharedY: { gain: gain * 0.2 * x },
  }));
  const range = { from: 1, to: 8 };

  it('cancels where the unknown was read on the same device', () => {
    for (const kind of ['line', 'proportional', 'power'] as const) {
      const fit = fitted(fitCurve(kind, points));
      const same = found(fit, { value: 1, scatter: 0.001, shared: { gain: gain * 1 } }, range);
      expect(same.x.value).toBeCloseTo(5, 6);
      expect(same.x.calibration).toBeLessThan(1e-5);
      const other = found(fit, { value: 1, scatter: 0.001, shared: { other: gain * 1 } }, range);
      expect(other.x.calibration).toBeCloseTo(5 * gain * Math.SQRT2, 2);
    }
  });
});

describe('a curve', () => {
  const points: readonly FitPoint[] = [0, 1, 2, 3, 4, 5, 6].map((x) => ({
    x,
    y: 3 * Math.exp(-0.5 * ((x - 3) / 1.2) ** 2) + 0.5,
    ux: null,
    uy: 0.01,
  }));
  const fit = fitted(fitCurve('peak', points));

  it('is refused where it has a value twice, or never', () => {
    expect(inverseAt(fit, { value: 2, scatter: 0 }, { from: 0, to: 6 })).toEqual({
      refused: expect.stringContaining('more than one place'),
    });
    expect(inverseAt(fit, { value: 20, scatter: 0 }, { from: 0, to: 6 })).toEqual({
      refused: expect.stringContaining('nowhere near'),
    });
  });

  it('is followed back where it rises, and beyond the points with a word', () => {
    const rising = found(fit, { value: 2, scatter: 0 }, { from: 0, to: 3 });
    expect(fit.at(rising.x.value)).toBeCloseTo(2, 9);
    const line = fitted(fitCurve('line', FLUORESCEIN));
    expect(found(line, { value: 30, scatter: 0 }, RANGE).beyond).toBe(true);
  });
});

describe('the limits of Fieller', () => {
  const uncertain = (u: number): readonly FitPoint[] => [0, 1, 2, 3, 4].map((x) => ({ x, y: x + 1, ux: null, uy: u }));

  it('hold the value as often as they say, where the slope is uncertain', () => {
    const rng = createRng(8);
    const u = 0.5;
    const repeats = 600;
    let held = 0;
    let lopsided = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const points = uncertain(u).map((point) => ({ ...point, y: point.y + rng.normal(0, u) }));
      const limits = fiellerOf(fitted(fitCurve('line', points)), { value: 6 + rng.normal(0, 0.1), scatter: 0.1 });
      const [low, high] = limits ? (limits.limits ?? [-Infinity, Infinity]) : [Number.NaN, Number.NaN];
      if (limits) lopsided++;
      if (low <= 5 && 5 <= high) held++;
    }
    // Two standard deviations: 95.45 %, within four of its own.
    expect(Math.abs(held / lopsided - 0.9545)).toBeLessThan(4 * Math.sqrt((0.9545 * 0.0455) / lopsided));
    expect(lopsided).toBeGreaterThan(0.9 * repeats);
  });

  it('say that nothing holds it where the slope may be zero', () => {
    const fit = fitted(fitCurve('line', uncertain(3)));
    expect(fiellerOf(fit, { value: 3, scatter: 0.1 })).toEqual({ g: expect.any(Number), limits: null });
  });
});
