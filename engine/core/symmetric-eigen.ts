/** Eigenvalues and eigenvectors of a real symmetric matrix by cyclic Jacobi rotations (G. H. Golub and C. F. Van Loan 2013, 8.5). */

export interface Eigen {
  readonly values: Float64Array;
  /** Column k of the row-major n×n matrix belongs to value k; the columns are orthonormal. */
  readonly vectors: Float64Array;
}

const MOST_SWEEPS = 60;
/** Off the diagonal, as a part of the whole. */
const SMALL = 1e-26;

/** `matrix`: row-major, n×n; it is used up. */
export function symmetricEigen(matrix: Float64Array, n: number): Eigen {
  const a = matrix;
  const v = new Float64Array(n * n);
  for (let i = 0; i < n; i++) v[i * n + i] = 1;
  let whole = 0;
  for (const x of a) whole += x * x;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let off = 0;
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) off += a[p * n + q]! ** 2;
    if (off <= SMALL * whole) break;
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) {
        const apq = a[p * n + q]!;
        if (apq === 0) continue;
        const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq);
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < n; k++) {
          const [x, y] = [a[k * n + p]!, a[k * n + q]!];
          a[k * n + p] = c * x - s * y;
          a[k * n + q] = s * x + c * y;
        }
        for (let k = 0; k < n; k++) {
          const [x, y] = [a[p * n + k]!, a[q * n + k]!];
          a[p * n + k] = c * x - s * y;
          a[q * n + k] = s * x + c * y;
          const [g, h] = [v[k * n + p]!, v[k * n + q]!];
          v[k * n + p] = c * g - s * h;
          v[k * n + q] = s * g + c * h;
        }
      }
    }
  }
  return { values: Float64Array.from({ length: n }, (_, i) => a[i * n + i]!), vectors: v };
}
