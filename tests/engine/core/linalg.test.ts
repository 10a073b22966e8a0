import { describe, expect, test } from 'vitest';
import {
  bandIndex,
  choleskyFactor,
  choleskySolve,
  createBandMatrix,
  determinant,
  leastSquares,
  luFactor,
  luSolve,
  solveBanded,
  solveTridiagonal,
} from '../../../engine/core/linalg';
import { createRng } from '../../../engine/core/rng';

const rng = createRng(1, 'linalg');
const randomMatrix = (rows: number, columns: number): Float64Array =>
  Float64Array.from({ length: rows * columns }, () => rng.uniform(-1, 1));
const times = (a: Float64Array, x: Float64Array): Float64Array =>
  Float64Array.from({ length: a.length / x.length }, (_, i) =>
    x.reduce((sum, value, j) => sum + a[i * x.length + j]! * value, 0),
  );
const largestDifference = (a: Float64Array, b: Float64Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);

/** Largest |PA − LU| of the factors. */
function factorError(source: Float64Array, n: number): number {
  const factors = luFactor(source.slice(), n)!;
  const permuted = source.slice();
  factors.pivots.forEach((p, k) => {
    for (let j = 0; j < n; j++) {
      const held = permuted[k * n + j]!;
      permuted[k * n + j] = permuted[p * n + j]!;
      permuted[p * n + j] = held;
    }
  });
  const product = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      for (let k = 0; k <= Math.min(i, j); k++) {
        product[i * n + j]! += (k === i ? 1 : factors.lu[i * n + k]!) * factors.lu[k * n + j]!;
      }
    }
  }
  return largestDifference(product, permuted);
}

describe('LU', () => {
  // Every remainder of the blocks of four, and the size of the benchmark.
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 50])('n = %d: PA = LU and Ax = b', (n) => {
    const a = randomMatrix(n, n);
    expect(factorError(a, n)).toBeLessThan(1e-13 * n);
    const x = randomMatrix(n, 1);
    const b = times(a, x);
    luSolve(luFactor(a.slice(), n)!, b);
    const residual = largestDifference(times(a, b), times(a, x));
    expect(residual).toBeLessThan(1e-13 * n);
  });

  test('multipliers never exceed 1: the pivots are partial', () => {
    const n = 23;
    const { lu } = luFactor(randomMatrix(n, n), n)!;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < i; j++) expect(Math.abs(lu[i * n + j]!)).toBeLessThanOrEqual(1 + 1e-15);
  });

  test('needs no entry on the diagonal', () => {
    const b = Float64Array.of(2, 3);
    luSolve(luFactor(Float64Array.of(0, 1, 1, 0), 2)!, b);
    expect(b).toEqual(Float64Array.of(3, 2));
  });

  test('the Kirchhoff example: 3x + 2y − z = 1, 2x − 2y + 4z = −2, −x + y/2 − z = 0 gives (1, −2, −2)', () => {
    const b = Float64Array.of(1, -2, 0);
    luSolve(luFactor(Float64Array.of(3, 2, -1, 2, -2, 4, -1, 0.5, -1), 3)!, b);
    expect(largestDifference(b, Float64Array.of(1, -2, -2))).toBeLessThan(1e-14);
  });

  test('uses the pivots array it is given', () => {
    const pivots = new Int32Array(3);
    expect(luFactor(randomMatrix(3, 3), 3, pivots)!.pivots).toBe(pivots);
  });

  test.each([1, 2, 5, 6, 9])('a singular matrix of %d is null', (n) => {
    // Integers, so that elimination is exact: row i is i + 1 times the first.
    const a = Float64Array.from({ length: n * n }, (_, p) => (n === 1 ? 0 : (Math.floor(p / n) + 1) * ((p % n) + 1)));
    expect(luFactor(a, n)).toBeNull();
    expect(luFactor(new Float64Array(n * n).fill(Number.NaN), n)).toBeNull();
  });
});

describe('determinant', () => {
  test('of the 5 × 5 Hilbert matrix is 1/266716800000 (OEIS A005249)', () => {
    const hilbert = Float64Array.from({ length: 25 }, (_, p) => 1 / (Math.floor(p / 5) + (p % 5) + 1));
    expect(determinant(hilbert, 5) * 266_716_800_000).toBeCloseTo(1, 9);
  });

  test('of a Vandermonde matrix is the product of the differences', () => {
    const x = [1, 3, -2, 5, 4, -1];
    const v = Float64Array.from({ length: 36 }, (_, p) => x[Math.floor(p / 6)]! ** (p % 6));
    let product = 1;
    for (let i = 0; i < 6; i++) for (let j = 0; j < i; j++) product *= x[i]! - x[j]!;
    expect(determinant(v, 6) / product).toBeCloseTo(1, 11);
  });

  test('is the sign of a permutation, 0 if singular, and keeps its matrix', () => {
    const swap = Float64Array.of(0, 1, 0, 1, 0, 0, 0, 0, 1);
    const cycle = Float64Array.of(0, 1, 0, 0, 0, 1, 1, 0, 0);
    expect(determinant(swap, 3)).toBe(-1);
    expect(determinant(cycle, 3)).toBe(1);
    expect(determinant(Float64Array.of(1, 2, 2, 4), 2)).toBe(0);
    expect(cycle).toEqual(Float64Array.of(0, 1, 0, 0, 0, 1, 1, 0, 0));
  });
});

describe('Cholesky', () => {
  test('of [[4, 12, −16], [12, 37, −43], [−16, −43, 98]] is [[2], [6, 1], [−8, 5, 3]]', () => {
    const l = choleskyFactor(Float64Array.of(4, 12, -16, 12, 37, -43, -16, -43, 98), 3)!;
    expect([l[0], l[3], l[4], l[6], l[7], l[8]]).toEqual([2, 6, 1, -8, 5, 3]);
  });

  test('solves normal equations', () => {
    const n = 12;
    const g = randomMatrix(n, n);
    const a = Float64Array.from({ length: n * n }, (_, p) => {
      let sum = Math.floor(p / n) === p % n ? 1 : 0;
      for (let k = 0; k < n; k++) sum += g[Math.floor(p / n) * n + k]! * g[(p % n) * n + k]!;
      return sum;
    });
    const x = randomMatrix(n, 1);
    const b = times(a, x);
    choleskySolve(choleskyFactor(a, n)!, n, b);
    expect(largestDifference(b, x)).toBeLessThan(1e-12);
  });

  test('an indefinite matrix is null', () => {
    expect(choleskyFactor(Float64Array.of(1, 2, 2, 1), 2)).toBeNull();
    expect(choleskyFactor(Float64Array.of(0), 1)).toBeNull();
  });
});

describe('tridiagonal and banded', () => {
  test('−u″ = 1 on a line: u = i (n + 1 − i)/2 by hand', () => {
    const n = 9;
    const b = new Float64Array(n).fill(1);
    const ok = solveTridiagonal(
      new Float64Array(n).fill(-1),
      new Float64Array(n).fill(2),
      new Float64Array(n).fill(-1),
      b,
    );
    expect(ok).toBe(true);
    b.forEach((u, i) => {
      expect(u).toBeCloseTo(((i + 1) * (n - i)) / 2, 11);
    });
  });

  test('a vanishing pivot is told', () => {
    const zero = Float64Array.of(0, 0);
    expect(solveTridiagonal(zero, Float64Array.of(0, 1), zero, Float64Array.of(1, 1))).toBe(false);
    expect(
      solveTridiagonal(Float64Array.of(0, 1), Float64Array.of(1, 1), Float64Array.of(1, 0), Float64Array.of(1, 1)),
    ).toBe(false);
  });

  test.each([
    [1, 0, 0],
    [7, 0, 2],
    [7, 2, 0],
    [12, 1, 1],
    [15, 2, 3],
    [20, 4, 1],
    [5, 4, 4],
  ])('n = %d with %d and %d diagonals agrees with the dense solution', (n, lower, upper) => {
    const band = createBandMatrix(n, lower, upper);
    const dense = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = Math.max(0, i - lower); j <= Math.min(n - 1, i + upper); j++) {
        // A small diagonal makes pivoting necessary where there are rows below.
        const value = i === j && lower > 0 ? 1e-3 * rng.uniform(-1, 1) : rng.uniform(0.5, 1);
        dense[i * n + j] = value;
        band.data[bandIndex(band, i, j)] = value;
      }
    }
    const x = randomMatrix(n, 1);
    const b = times(dense, x);
    expect(solveBanded(band, b)).toBe(true);
    expect(largestDifference(times(dense, b), times(dense, x))).toBeLessThan(1e-10);
  });

  test('a singular band matrix is told', () => {
    expect(solveBanded(createBandMatrix(4, 1, 1), new Float64Array(4))).toBe(false);
  });
});

describe('least squares', () => {
  test('NIST StRD Wampler1: y = 1 + x + … + x⁵, x = 0 … 20; all parameters 1, no residual', () => {
    const a = new Float64Array(21 * 6);
    const y = new Float64Array(21);
    for (let x = 0; x <= 20; x++) {
      for (let k = 0; k < 6; k++) {
        a[x * 6 + k] = x ** k;
        y[x]! += x ** k;
      }
    }
    const fit = leastSquares(a, 21, 6, y)!;
    // Condition number of the matrix about 6e6.
    for (const parameter of fit.x) expect(Math.abs(parameter - 1)).toBeLessThan(1e-8);
    expect(fit.residualSquares).toBeLessThan(1e-12);
  });

  test('is orthogonal to its residual, and R is the factor of AᵀA', () => {
    const [m, n] = [30, 4];
    const a = randomMatrix(m, n);
    const b = randomMatrix(m, 1);
    const { x, residualSquares, r } = leastSquares(a, m, n, b)!;
    const fitted = times(a, x);
    let squares = 0;
    const projection = new Float64Array(n);
    for (let i = 0; i < m; i++) {
      squares += (b[i]! - fitted[i]!) ** 2;
      for (let j = 0; j < n; j++) projection[j]! += a[i * n + j]! * (b[i]! - fitted[i]!);
    }
    expect(residualSquares).toBeCloseTo(squares, 12);
    expect(largestDifference(projection, new Float64Array(n))).toBeLessThan(1e-13);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        let gram = 0;
        for (let k = 0; k < m; k++) gram += a[k * n + i]! * a[k * n + j]!;
        let product = 0;
        for (let k = 0; k <= Math.min(i, j); k++) product += r[k * n + i]! * r[k * n + j]!;
        expect(product).toBeCloseTo(gram, 12);
      }
    }
  });

  test('dependent columns or too few rows are null', () => {
    expect(leastSquares(Float64Array.of(1, 2, 2, 4, 3, 6), 3, 2, Float64Array.of(1, 2, 3))).toBeNull();
    expect(leastSquares(Float64Array.of(1, 2), 1, 2, Float64Array.of(1))).toBeNull();
    expect(leastSquares(new Float64Array(3), 3, 1, Float64Array.of(1, 2, 3))).toBeNull();
  });
});
