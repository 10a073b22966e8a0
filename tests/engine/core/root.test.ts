import { describe, expect, test } from 'vitest';
import { BracketError, bisect, brent, newton } from '../../../engine/core/root';

type Problem = readonly [
  name: string,
  f: (x: number) => number,
  df: (x: number) => number,
  low: number,
  high: number,
  root: number,
];

const problems: readonly Problem[] = [
  ['√2', (x) => x * x - 2, (x) => 2 * x, 0, 2, Math.SQRT2],
  // Dottie number, OEIS A003957
  ['cos x = x', (x) => Math.cos(x) - x, (x) => -Math.sin(x) - 1, 0, 1, 0.7390851332151607],
  // omega constant, OEIS A030178
  ['x eˣ = 1', (x) => x * Math.exp(x) - 1, (x) => (1 + x) * Math.exp(x), -1, 5, 0.5671432904097838],
  // Wallis 1685, the first root found by Newton's method, OEIS A007493
  ['x³ − 2x − 5', (x) => x ** 3 - 2 * x - 5, (x) => 3 * x * x - 2, 2, 3, 2.0945514815423265],
  ['falling', (x) => 1 - x, () => -1, -7, 9, 1],
  ['steep', (x) => Math.exp(x) - 1e-8, (x) => Math.exp(x), -50, 50, -8 * Math.LN10],
  ['a triple root', (x) => (x - 1) ** 3, (x) => 3 * (x - 1) ** 2, -3, 4, 1],
  ['a jump', (x) => (x < 0.3 ? -1 : 1), () => 0, 0, 1, 0.3],
];

describe.each(problems)('%s', (_name, f, df, low, high, root) => {
  const within = 2e-12;
  test.each([
    ['bisect', bisect],
    ['brent', brent],
  ] as const)('%s', (_, find) => {
    expect(Math.abs(find(f, low, high) - root)).toBeLessThan(within);
    expect(Math.abs(find(f, high, low) - root)).toBeLessThan(within);
  });
  test('newton', () => {
    expect(Math.abs(newton(f, df, low, high) - root)).toBeLessThan(within);
    expect(Math.abs(newton(f, df, high, low) - root)).toBeLessThan(within);
  });
});

test('newton and brent need far fewer evaluations than bisection', () => {
  const count = (find: (f: (x: number) => number) => number): number => {
    let calls = 0;
    find((x) => {
      calls++;
      return Math.cos(x) - x;
    });
    return calls;
  };
  const slow = count((f) => bisect(f, 0, 1));
  expect(slow).toBeGreaterThan(35);
  expect(count((f) => brent(f, 0, 1))).toBeLessThan(12);
  expect(count((f) => newton(f, (x) => -Math.sin(x) - 1, 0, 1))).toBeLessThan(10);
});

test('newton stays in the bracket where a full step would leave it', () => {
  // arctan: plain Newton diverges from |x| > 1.3917.
  const seen: number[] = [];
  const root = newton(
    (x) => {
      seen.push(x);
      return Math.atan(x);
    },
    (x) => 1 / (1 + x * x),
    -20,
    60,
  );
  expect(Math.abs(root)).toBeLessThan(1e-12);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(-20);
  expect(Math.max(...seen)).toBeLessThanOrEqual(60);
});

test('tolerance is kept', () => {
  const f = (x: number): number => x ** 3 - 2;
  for (const tolerance of [1e-2, 1e-5, 1e-9]) {
    expect(Math.abs(bisect(f, 0, 2, { tolerance }) - 2 ** (1 / 3))).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(brent(f, 0, 2, { tolerance }) - 2 ** (1 / 3))).toBeLessThanOrEqual(tolerance);
  }
});

test('an end that is the root is the answer', () => {
  for (const find of [bisect, brent]) {
    expect(find((x) => x - 2, 2, 5)).toBe(2);
    expect(find((x) => x - 2, -5, 2)).toBe(2);
  }
  expect(
    newton(
      (x) => x - 2,
      () => 1,
      2,
      5,
    ),
  ).toBe(2);
});

test('tiny function values do not hide a change of sign', () => {
  const f = (x: number): number => 1e-200 * (x - 0.25);
  for (const find of [bisect, brent]) expect(Math.abs(find(f, 0, 1) - 0.25)).toBeLessThan(1e-12);
});

test('a bracket without a change of sign is refused', () => {
  const square = (x: number): number => x * x + 1;
  expect(() => bisect(square, -1, 1)).toThrow(BracketError);
  expect(() => brent(square, -1, 1)).toThrow(BracketError);
  expect(() => newton(square, (x) => 2 * x, -1, 1)).toThrow(BracketError);
  expect(() => brent(() => Number.NaN, 0, 1)).toThrow(BracketError);
});
