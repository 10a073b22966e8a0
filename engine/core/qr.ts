/**
 * QR factors by Householder reflections (Golub and Van Loan, "Matrix computations", 5.2.1): the normal equations would lose
 * half the digits of a badly conditioned fit. Matrices are stored column by column: element (i, j) of m × n is a[j * m + i].
 */

export interface Qr {
  readonly rows: number;
  readonly columns: number;
  /** R on and above the diagonal, the reflections' vectors below. */
  readonly data: Float64Array;
  /** First element of each reflection's vector, and 2/|v|². */
  readonly heads: Float64Array;
  readonly scales: Float64Array;
}

/** Factors of `data` (rows ≥ columns), in place. */
export function qrFactor(data: Float64Array, rows: number, columns: number): Qr {
  const heads = new Float64Array(columns);
  const scales = new Float64Array(columns);
  for (let k = 0; k < columns; k++) {
    const base = k * rows;
    let squares = 0;
    for (let i = k; i < rows; i++) squares += data[base + i]! * data[base + i]!;
    if (squares === 0) continue;
    const top = data[base + k]!;
    const diagonal = top > 0 ? -Math.sqrt(squares) : Math.sqrt(squares);
    const head = top - diagonal;
    const scale = -1 / (diagonal * head);
    for (let j = k + 1; j < columns; j++) reflect(data, base, j * rows, k, rows, head, scale);
    data[base + k] = diagonal;
    heads[k] = head;
    scales[k] = scale;
  }
  return { rows, columns, data, heads, scales };

  function reflect(
    a: Float64Array,
    vector: number,
    target: number,
    k: number,
    m: number,
    head: number,
    scale: number,
  ): void {
    let product = head * a[target + k]!;
    for (let i = k + 1; i < m; i++) product += a[vector + i]! * a[target + i]!;
    product *= scale;
    a[target + k] = a[target + k]! - product * head;
    for (let i = k + 1; i < m; i++) a[target + i] = a[target + i]! - product * a[vector + i]!;
  }
}

/** b becomes Qᵀ b. */
export function qrTransposed({ rows, columns, data, heads, scales }: Qr, b: Float64Array): void {
  for (let k = 0; k < columns; k++) {
    const base = k * rows;
    let product = heads[k]! * b[k]!;
    for (let i = k + 1; i < rows; i++) product += data[base + i]! * b[i]!;
    product *= scales[k]!;
    b[k] = b[k]! - product * heads[k]!;
    for (let i = k + 1; i < rows; i++) b[i] = b[i]! - product * data[base + i]!;
  }
}

/** Solves R x = b for the first `columns` elements of b; null where R is singular. */
export function qrBackSubstitute({ rows, columns, data }: Qr, b: Float64Array): Float64Array | null {
  const x = new Float64Array(columns);
  for (let i = columns - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let j = i + 1; j < columns; j++) sum -= data[j * rows + i]! * x[j]!;
    const value = sum / data[i * rows + i]!;
    if (!Number.isFinite(value)) return null;
    x[i] = value;
  }
  return x;
}

/** R⁻¹, column by column as R itself; null where R is singular. */
export function qrInverse(factors: Qr): Float64Array | null {
  const { columns } = factors;
  const inverse = new Float64Array(columns * columns);
  const unit = new Float64Array(columns);
  for (let j = 0; j < columns; j++) {
    unit.fill(0);
    unit[j] = 1;
    const column = qrBackSubstitute(factors, unit);
    if (!column) return null;
    inverse.set(column, j * columns);
  }
  return inverse;
}
