/**
 * Dense and banded linear systems on row-major Float64Arrays: element (i, j) of an n × n matrix is a[i * n + j].
 * A singular matrix gives null, never an exception.
 */

// ---------------------------------------------------------------- LU

export interface Lu {
  readonly n: number;
  /** L below the diagonal (ones on it not stored), U on and above: the array that was given. */
  readonly lu: Float64Array;
  /** Row swapped with row k at step k. */
  readonly pivots: Int32Array;
}

/**
 * LU factors of a with partial pivoting, in place (Golub and Van Loan, "Matrix computations", 3.4 and 3.2.11). Null if a
 * pivot is zero or not finite. `pivots` (length n) is used if given, so that a caller may factor without allocating.
 *
 * Four columns are eliminated at a time and the rest of the matrix is updated once for all four, four rows together: a
 * value read then serves several products.
 */
export function luFactor(a: Float64Array, n: number, pivots = new Int32Array(n)): Lu | null {
  let k = 0;
  for (; k + 4 < n; k += 4) {
    if (!eliminateColumns(a, n, k, k + 4, pivots)) return null;
    finishPivotRows(a, n, k);
    let i = k + 4;
    for (; i + 3 < n; i += 4) updateFourRows(a, n, k, i);
    for (; i < n; i++) updateRow(a, n, k, i);
  }
  return eliminateColumns(a, n, k, n, pivots) ? { n, lu: a, pivots } : null;
}

/** Eliminates columns k … end − 1 within these columns, all rows. False if there is no pivot. */
function eliminateColumns(a: Float64Array, n: number, start: number, end: number, pivots: Int32Array): boolean {
  for (let k = start; k < end; k++) {
    let pivotRow = k;
    let largest = Math.abs(a[k * n + k]!);
    for (let i = k + 1, p = k * n + n + k; i < n; i++, p += n) {
      const size = Math.abs(a[p]!);
      if (size > largest) {
        largest = size;
        pivotRow = i;
      }
    }
    if (!(largest > 0 && largest < Infinity)) return false;
    pivots[k] = pivotRow;
    if (pivotRow !== k) {
      const p = k * n;
      const q = pivotRow * n;
      for (let j = 0; j < n; j++) {
        const held = a[p + j]!;
        a[p + j] = a[q + j]!;
        a[q + j] = held;
      }
    }
    const pivot = k * n + k;
    const inverse = 1 / a[pivot]!;
    const right = end - k;
    for (let i = k + 1, p = pivot + n; i < n; i++, p += n) {
      const m = a[p]! * inverse;
      a[p] = m;
      for (let j = 1; j < right; j++) a[p + j] = a[p + j]! - m * a[pivot + j]!;
    }
  }
  return true;
}

/** Rows k + 1 … k + 3 of U, right of the four columns. */
function finishPivotRows(a: Float64Array, n: number, k: number): void {
  const r0 = k * n;
  const r1 = r0 + n;
  const r2 = r1 + n;
  const r3 = r2 + n;
  const m10 = a[r1 + k]!;
  const m20 = a[r2 + k]!;
  const m21 = a[r2 + k + 1]!;
  const m30 = a[r3 + k]!;
  const m31 = a[r3 + k + 1]!;
  const m32 = a[r3 + k + 2]!;
  for (let j = k + 4; j < n; j++) {
    const u0 = a[r0 + j]!;
    const u1 = a[r1 + j]! - m10 * u0;
    const u2 = a[r2 + j]! - m20 * u0 - m21 * u1;
    a[r1 + j] = u1;
    a[r2 + j] = u2;
    a[r3 + j] = a[r3 + j]! - m30 * u0 - m31 * u1 - m32 * u2;
  }
}

/** Subtracts the four pivot rows from rows i … i + 3, right of the four columns. */
function updateFourRows(a: Float64Array, n: number, k: number, i: number): void {
  const r0 = k * n;
  const r1 = r0 + n;
  const r2 = r1 + n;
  const r3 = r2 + n;
  const p = i * n;
  const q = p + n;
  const r = q + n;
  const s = r + n;
  const p0 = a[p + k]!;
  const p1 = a[p + k + 1]!;
  const p2 = a[p + k + 2]!;
  const p3 = a[p + k + 3]!;
  const q0 = a[q + k]!;
  const q1 = a[q + k + 1]!;
  const q2 = a[q + k + 2]!;
  const q3 = a[q + k + 3]!;
  const t0 = a[r + k]!;
  const t1 = a[r + k + 1]!;
  const t2 = a[r + k + 2]!;
  const t3 = a[r + k + 3]!;
  const s0 = a[s + k]!;
  const s1 = a[s + k + 1]!;
  const s2 = a[s + k + 2]!;
  const s3 = a[s + k + 3]!;
  for (let j = k + 4; j < n; j++) {
    const u0 = a[r0 + j]!;
    const u1 = a[r1 + j]!;
    const u2 = a[r2 + j]!;
    const u3 = a[r3 + j]!;
    a[p + j] = a[p + j]! - (p0 * u0 + p1 * u1 + (p2 * u2 + p3 * u3));
    a[q + j] = a[q + j]! - (q0 * u0 + q1 * u1 + (q2 * u2 + q3 * u3));
    a[r + j] = a[r + j]! - (t0 * u0 + t1 * u1 + (t2 * u2 + t3 * u3));
    a[s + j] = a[s + j]! - (s0 * u0 + s1 * u1 + (s2 * u2 + s3 * u3));
  }
}

/** The same for one row. */
function updateRow(a: Float64Array, n: number, k: number, i: number): void {
  const r0 = k * n;
  const p = i * n;
  const p0 = a[p + k]!;
  const p1 = a[p + k + 1]!;
  const p2 = a[p + k + 2]!;
  const p3 = a[p + k + 3]!;
  for (let j = k + 4; j < n; j++) {
    const u = r0 + j;
    a[p + j] = a[p + j]! - (p0 * a[u]! + p1 * a[u + n]! + (p2 * a[u + 2 * n]! + p3 * a[u + 3 * n]!));
  }
}

/** Solves A x = b in place: b (length n) becomes x. */
export function luSolve({ n, lu, pivots }: Lu, b: Float64Array): void {
  for (let k = 0; k < n; k++) {
    const p = pivots[k]!;
    if (p !== k) {
      const held = b[k]!;
      b[k] = b[p]!;
      b[p] = held;
    }
  }
  for (let i = 1; i < n; i++) {
    const row = i * n;
    // Two sums: each addition need not wait for the one before.
    let even = b[i]!;
    let odd = 0;
    let j = 0;
    for (; j + 1 < i; j += 2) {
      even -= lu[row + j]! * b[j]!;
      odd -= lu[row + j + 1]! * b[j + 1]!;
    }
    if (j < i) even -= lu[row + j]! * b[j]!;
    b[i] = even + odd;
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = i * n;
    let even = b[i]!;
    let odd = 0;
    let j = i + 1;
    for (; j + 1 < n; j += 2) {
      even -= lu[row + j]! * b[j]!;
      odd -= lu[row + j + 1]! * b[j + 1]!;
    }
    if (j < n) even -= lu[row + j]! * b[j]!;
    b[i] = (even + odd) / lu[row + i]!;
  }
}

/** Determinant from the factors. */
export function luDeterminant({ n, lu, pivots }: Lu): number {
  let product = 1;
  for (let k = 0; k < n; k++) product *= pivots[k] === k ? lu[k * n + k]! : -lu[k * n + k]!;
  return product;
}

/** Determinant of a; a is kept. */
export function determinant(a: Float64Array, n: number): number {
  const factors = luFactor(a.slice(), n);
  return factors === null ? 0 : luDeterminant(factors);
}

// ---------------------------------------------------------------- Cholesky

/**
 * Lower factor of a symmetric positive definite matrix, A = L Lᵀ, in place (only the lower triangle of a is read and
 * written). Null if a is not positive definite.
 */
export function choleskyFactor(a: Float64Array, n: number): Float64Array | null {
  for (let i = 0; i < n; i++) {
    const rowI = i * n;
    for (let j = 0; j <= i; j++) {
      const rowJ = j * n;
      let sum = a[rowI + j]!;
      for (let k = 0; k < j; k++) sum -= a[rowI + k]! * a[rowJ + k]!;
      if (i > j) {
        a[rowI + j] = sum / a[rowJ + j]!;
      } else {
        if (!(sum > 0 && sum < Infinity)) return null;
        a[rowI + i] = Math.sqrt(sum);
      }
    }
  }
  return a;
}

/** Solves L Lᵀ x = b in place. */
export function choleskySolve(l: Float64Array, n: number, b: Float64Array): void {
  for (let i = 0; i < n; i++) {
    let sum = b[i]!;
    for (let k = 0; k < i; k++) sum -= l[i * n + k]! * b[k]!;
    b[i] = sum / l[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let k = i + 1; k < n; k++) sum -= l[k * n + i]! * b[k]!;
    b[i] = sum / l[i * n + i]!;
  }
}

// ---------------------------------------------------------------- tridiagonal and banded

/**
 * Solves a tridiagonal system in place by Thomas's algorithm: row i is lower[i] x[i−1] + diagonal[i] x[i] +
 * upper[i] x[i+1] = b[i] (lower[0] and upper[n−1] are not read). `b` becomes x, `diagonal` is overwritten. No pivoting:
 * for diagonally dominant or positive definite systems. False if a pivot vanishes.
 */
export function solveTridiagonal(
  lower: Float64Array,
  diagonal: Float64Array,
  upper: Float64Array,
  b: Float64Array,
): boolean {
  const n = b.length;
  for (let i = 1; i < n; i++) {
    const pivot = diagonal[i - 1]!;
    if (pivot === 0) return false;
    const m = lower[i]! / pivot;
    diagonal[i] = diagonal[i]! - m * upper[i - 1]!;
    b[i] = b[i]! - m * b[i - 1]!;
  }
  if (diagonal[n - 1] === 0) return false;
  b[n - 1] = b[n - 1]! / diagonal[n - 1]!;
  for (let i = n - 2; i >= 0; i--) b[i] = (b[i]! - upper[i]! * b[i + 1]!) / diagonal[i]!;
  return true;
}

export interface BandMatrix {
  readonly n: number;
  /** Number of diagonals below and above the main one. */
  readonly lower: number;
  readonly upper: number;
  /** Element (i, j) at i * (2 lower + upper + 1) + j − i + lower; the last `lower` places of a row are for pivoting. */
  readonly data: Float64Array;
}

/** A zero matrix of the given bands. */
export function createBandMatrix(n: number, lower: number, upper: number): BandMatrix {
  return { n, lower, upper, data: new Float64Array(n * (2 * lower + upper + 1)) };
}

/** Index of element (i, j) in `data`. */
export function bandIndex(m: BandMatrix, i: number, j: number): number {
  return i * (2 * m.lower + m.upper + 1) + j - i + m.lower;
}

/**
 * Solves a banded system in place by Gaussian elimination with partial pivoting (Golub and Van Loan, 4.3.5): b becomes
 * x, the matrix is destroyed. False if the matrix is singular.
 */
export function solveBanded(matrix: BandMatrix, b: Float64Array): boolean {
  const { n, lower, upper, data } = matrix;
  const width = 2 * lower + upper + 1;
  const reach = lower + upper;
  for (let k = 0; k < n; k++) {
    const lastRow = Math.min(n - 1, k + lower);
    const lastColumn = Math.min(n - 1, k + reach);
    // Element (i, k) stands at i · width + k − i + lower.
    let pivotRow = k;
    let largest = Math.abs(data[k * width + lower]!);
    for (let i = k + 1; i <= lastRow; i++) {
      const size = Math.abs(data[i * width + k - i + lower]!);
      if (size > largest) {
        largest = size;
        pivotRow = i;
      }
    }
    if (!(largest > 0 && largest < Infinity)) return false;
    const base = k * width - k + lower;
    if (pivotRow !== k) {
      const other = pivotRow * width - pivotRow + lower;
      for (let j = k; j <= lastColumn; j++) {
        const held = data[base + j]!;
        data[base + j] = data[other + j]!;
        data[other + j] = held;
      }
      const held = b[k]!;
      b[k] = b[pivotRow]!;
      b[pivotRow] = held;
    }
    const pivot = data[base + k]!;
    for (let i = k + 1; i <= lastRow; i++) {
      const row = i * width - i + lower;
      const m = data[row + k]! / pivot;
      if (m === 0) continue;
      for (let j = k + 1; j <= lastColumn; j++) data[row + j] = data[row + j]! - m * data[base + j]!;
      b[i] = b[i]! - m * b[k]!;
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = i * width - i + lower;
    const lastColumn = Math.min(n - 1, i + reach);
    let sum = b[i]!;
    for (let j = i + 1; j <= lastColumn; j++) sum -= data[row + j]! * b[j]!;
    b[i] = sum / data[row + i]!;
  }
  return true;
}

// ---------------------------------------------------------------- least squares

export interface LeastSquares {
  readonly x: Float64Array;
  /** Sum of the squared residuals. */
  readonly residualSquares: number;
  /** Upper triangle R of the QR factors, n × n row-major: (AᵀA)⁻¹ = R⁻¹R⁻ᵀ. */
  readonly r: Float64Array;
}

/** A column is taken as dependent on those before it below this fraction of its length. */
const RANK_TOLERANCE = 1e-13;

/**
 * Minimises |A x − b| for m × n, m ≥ n, by Householder's QR (Golub and Van Loan, 5.2 and 5.3). Null if the columns of A
 * are dependent or m < n. a and b are kept.
 */
export function leastSquares(a: Float64Array, m: number, n: number, b: Float64Array): LeastSquares | null {
  if (m < n) return null;
  const q = a.slice();
  const y = b.slice();
  const r = new Float64Array(n * n);
  for (let k = 0; k < n; k++) {
    let whole = 0;
    for (let i = 0; i < k; i++) whole += r[i * n + k]! ** 2;
    let below = 0;
    for (let i = k; i < m; i++) below += q[i * n + k]! ** 2;
    if (!(below > RANK_TOLERANCE ** 2 * (whole + below))) return null;
    const first = q[k * n + k]!;
    const alpha = first > 0 ? -Math.sqrt(below) : Math.sqrt(below);
    // Householder vector v stands in column k from row k on; vᵀv = 2 (below − first · alpha).
    q[k * n + k] = first - alpha;
    const beta = 1 / (below - first * alpha);
    for (let j = k + 1; j < n; j++) {
      let dot = 0;
      for (let i = k; i < m; i++) dot += q[i * n + k]! * q[i * n + j]!;
      dot *= beta;
      for (let i = k; i < m; i++) q[i * n + j] = q[i * n + j]! - dot * q[i * n + k]!;
      r[k * n + j] = q[k * n + j]!;
    }
    let dot = 0;
    for (let i = k; i < m; i++) dot += q[i * n + k]! * y[i]!;
    dot *= beta;
    for (let i = k; i < m; i++) y[i] = y[i]! - dot * q[i * n + k]!;
    r[k * n + k] = alpha;
  }
  const x = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i]!;
    for (let j = i + 1; j < n; j++) sum -= r[i * n + j]! * x[j]!;
    x[i] = sum / r[i * n + i]!;
  }
  let residualSquares = 0;
  for (let i = n; i < m; i++) residualSquares += y[i]! ** 2;
  return { x, residualSquares, r };
}
