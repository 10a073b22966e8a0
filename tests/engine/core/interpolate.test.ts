import { describe, expect, test } from 'vitest';
import { createBilinear, createCubicSpline, createLinear, createMonotoneCubic } from '../../../engine/core/interpolate';
import { createRng } from '../../../engine/core/rng';

const kinds = [
  ['linear', createLinear],
  ['spline', createCubicSpline],
  ['monotone', createMonotoneCubic],
] as const;

describe.each(kinds)('%s', (_, create) => {
  const xs = [-2, 0, 1, 4, 4.5];
  const ys = [3, 1, 5, 5, -2];

  test('goes through its points and holds the end values outside', () => {
    const table = create(xs, ys);
    xs.forEach((x, i) => {
      expect(table.value(x)).toBeCloseTo(ys[i]!, 13);
    });
    expect(table.value(-10)).toBe(3);
    expect(table.value(99)).toBe(-2);
    expect(table.derivative(-10)).toBe(0);
    expect(table.derivative(99)).toBe(0);
  });

  test('reproduces a straight line, with its slope', () => {
    const line = create([0, 1, 3, 7], [1, 3, 7, 15]);
    for (const x of [0.2, 1, 2.9, 6.5]) {
      expect(line.value(x)).toBeCloseTo(1 + 2 * x, 12);
      expect(line.derivative(x)).toBeCloseTo(2, 12);
    }
    expect(create([0, 2], [1, 5]).value(0.5)).toBeCloseTo(2, 14);
  });

  test('has the derivative of its values', () => {
    const table = create(xs, ys);
    for (const x of [-1.3, 0.4, 2.2, 4.3]) {
      const d = 1e-5;
      expect(table.derivative(x)).toBeCloseTo((table.value(x + d) - table.value(x - d)) / (2 * d), 6);
    }
  });

  test('refuses tables that are none', () => {
    expect(() => create([1], [1])).toThrow(RangeError);
    expect(() => create([1, 2], [1])).toThrow(RangeError);
    expect(() => create([1, 1], [1, 2])).toThrow(RangeError);
    expect(() => create([1, 2, Number.NaN], [1, 2, 3])).toThrow(RangeError);
  });
});

describe('cubic spline', () => {
  test('natural through (0, 0), (1, 1), (2, 0): x(3 − x²)/2 by hand', () => {
    // Moments: M₀ + 4M₁ + M₂ = 6(0 − 2 + 0), M₀ = M₂ = 0, so M₁ = −3.
    const spline = createCubicSpline([0, 1, 2], [0, 1, 0]);
    for (const x of [0.25, 0.5, 0.9]) {
      expect(spline.value(x)).toBeCloseTo((x * (3 - x * x)) / 2, 14);
      expect(spline.value(2 - x)).toBeCloseTo((x * (3 - x * x)) / 2, 14);
    }
    expect(spline.derivative(0)).toBeCloseTo(1.5, 14);
  });

  test('clamped: reproduces a cubic on uneven points', () => {
    const f = (x: number): number => 2 * x ** 3 - x * x + 4;
    const xs = [-1, 0, 0.3, 2, 5];
    const spline = createCubicSpline(xs, xs.map(f), { first: 8, last: 140 });
    for (const x of [-0.9, 0.1, 1, 4.7]) expect(spline.value(x)).toBeCloseTo(f(x), 11);
  });

  test('clamped: error falls with h⁴', () => {
    const errorAt = (n: number): number => {
      const xs = Array.from({ length: n + 1 }, (_, i) => (i * Math.PI) / n);
      const spline = createCubicSpline(xs, xs.map(Math.sin), { first: 1, last: -1 });
      return Math.abs(spline.value(1.5 * (Math.PI / n)) - Math.sin(1.5 * (Math.PI / n)));
    };
    expect(Math.log2(errorAt(16) / errorAt(32))).toBeGreaterThan(3.8);
  });
});

describe('monotone cubic', () => {
  test('(0, 0), (1, 1), (3, 2): slopes 7/6 and 9/13 by hand', () => {
    const table = createMonotoneCubic([0, 1, 3], [0, 1, 2]);
    expect(table.derivative(0)).toBeCloseTo(7 / 6, 14);
    expect(table.derivative(1)).toBeCloseTo(9 / 13, 14);
    expect(table.value(0.5)).toBeCloseTo(0.5 + (7 / 6 - 9 / 13) / 8, 14);
  });

  test('never overshoots its points', () => {
    const rng = createRng(3);
    for (let run = 0; run < 50; run++) {
      const xs = [0];
      const ys = [0];
      for (let i = 0; i < 8; i++) {
        xs.push(xs[i]! + rng.uniform(0.05, 2));
        ys.push(ys[i]! + (rng.next() < 0.3 ? 0 : rng.exponential(1)));
      }
      const table = createMonotoneCubic(xs, ys);
      let before = 0;
      for (let k = 1; k <= 400; k++) {
        const value = table.value((xs[8]! * k) / 400);
        expect(value - before).toBeGreaterThan(-1e-12);
        before = value;
      }
    }
  });
});

describe('bilinear table', () => {
  const table = createBilinear([0, 1, 4], [10, 20], [0, 1, 4, 20, 31, 64]);

  test('is exact for 1, x, y and xy', () => {
    // z = x at y = 10 and 20 + 11 x at y = 20.
    expect(table(2, 10)).toBeCloseTo(2, 14);
    expect(table(2, 20)).toBeCloseTo(42, 14);
    expect(table(0.5, 15)).toBeCloseTo((0.5 + 25.5) / 2, 14);
  });

  test('holds the edge outside', () => {
    expect(table(-5, 0)).toBe(0);
    expect(table(9, 99)).toBe(64);
  });

  test('refuses values that do not fill it', () => {
    expect(() => createBilinear([0, 1], [0, 1], [1, 2, 3])).toThrow(RangeError);
  });
});
