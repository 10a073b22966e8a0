/**
 * Interpolation in tables. Abscissae must increase strictly and count at least two (RangeError otherwise); outside the
 * table the value at the nearest end holds, since an extrapolated table is a guess.
 */

export interface Interpolant {
  value(x: number): number;
  /** Slope of the interpolant; 0 outside the table. */
  derivative(x: number): number;
}

function checkTable(xs: ArrayLike<number>, ys: ArrayLike<number>): void {
  if (xs.length < 2 || xs.length !== ys.length) {
    throw new RangeError('A table needs two or more abscissae and as many ordinates.');
  }
  for (let i = 1; i < xs.length; i++) {
    if (!(xs[i]! > xs[i - 1]!)) throw new RangeError('The abscissae of a table must increase.');
  }
}

/** Index i of the interval with xs[i] ≤ x < xs[i + 1], the first or last one outside the table. */
export function findInterval(xs: ArrayLike<number>, x: number): number {
  let low = 0;
  let high = xs.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (xs[middle]! <= x) low = middle;
    else high = middle;
  }
  return low;
}

/** Straight lines between the points. */
export function createLinear(xs: ArrayLike<number>, ys: ArrayLike<number>): Interpolant {
  checkTable(xs, ys);
  const x = Float64Array.from(xs);
  const y = Float64Array.from(ys);
  const last = x.length - 1;
  return {
    value(at) {
      if (at <= x[0]!) return y[0]!;
      if (at >= x[last]!) return y[last]!;
      const i = findInterval(x, at);
      const s = (at - x[i]!) / (x[i + 1]! - x[i]!);
      return y[i]! + s * (y[i + 1]! - y[i]!);
    },
    derivative(at) {
      if (at < x[0]! || at > x[last]!) return 0;
      const i = findInterval(x, at);
      return (y[i + 1]! - y[i]!) / (x[i + 1]! - x[i]!);
    },
  };
}

/** Piecewise cubic through (x, y) with slopes d. */
function createHermite(x: Float64Array, y: Float64Array, d: Float64Array): Interpolant {
  const last = x.length - 1;
  return {
    value(at) {
      if (at <= x[0]!) return y[0]!;
      if (at >= x[last]!) return y[last]!;
      const i = findInterval(x, at);
      const h = x[i + 1]! - x[i]!;
      const s = (at - x[i]!) / h;
      const r = 1 - s;
      return r * r * ((1 + 2 * s) * y[i]! + s * h * d[i]!) + s * s * ((3 - 2 * s) * y[i + 1]! - r * h * d[i + 1]!);
    },
    derivative(at) {
      if (at < x[0]! || at > x[last]!) return 0;
      const i = findInterval(x, at);
      const h = x[i + 1]! - x[i]!;
      const s = (at - x[i]!) / h;
      const r = 1 - s;
      return (6 * s * r * (y[i + 1]! - y[i]!)) / h + r * (1 - 3 * s) * d[i]! + s * (3 * s - 2) * d[i + 1]!;
    },
  };
}

/** Ends of a cubic spline: second derivative zero, or the slopes given. */
export type SplineEnds = 'natural' | { readonly first: number; readonly last: number };

/** Cubic spline: value, slope and curvature are continuous (C. de Boor 1978, "A practical guide to splines", IV). */
export function createCubicSpline(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  ends: SplineEnds = 'natural',
): Interpolant {
  checkTable(xs, ys);
  const x = Float64Array.from(xs);
  const y = Float64Array.from(ys);
  const n = x.length;
  const diagonal = new Float64Array(n);
  const upper = new Float64Array(n);
  const d = new Float64Array(n);
  // Tridiagonal system for the slopes d: rows 1 … n − 2 make the curvature continuous.
  const firstStep = x[1]! - x[0]!;
  const lastStep = x[n - 1]! - x[n - 2]!;
  if (ends === 'natural') {
    diagonal[0] = 2;
    upper[0] = 1;
    d[0] = (3 * (y[1]! - y[0]!)) / firstStep;
  } else {
    diagonal[0] = 1;
    d[0] = ends.first;
  }
  for (let i = 1; i < n; i++) {
    let lower: number;
    if (i < n - 1) {
      const before = x[i]! - x[i - 1]!;
      const after = x[i + 1]! - x[i]!;
      lower = after;
      diagonal[i] = 2 * (before + after);
      upper[i] = before;
      d[i] = 3 * ((after * (y[i]! - y[i - 1]!)) / before + (before * (y[i + 1]! - y[i]!)) / after);
    } else if (ends === 'natural') {
      lower = 1;
      diagonal[i] = 2;
      d[i] = (3 * (y[i]! - y[i - 1]!)) / lastStep;
    } else {
      lower = 0;
      diagonal[i] = 1;
      d[i] = ends.last;
    }
    const factor = lower / diagonal[i - 1]!;
    diagonal[i] = diagonal[i]! - factor * upper[i - 1]!;
    d[i] = d[i]! - factor * d[i - 1]!;
  }
  d[n - 1] = d[n - 1]! / diagonal[n - 1]!;
  for (let i = n - 2; i >= 0; i--) d[i] = (d[i]! - upper[i]! * d[i + 1]!) / diagonal[i]!;
  return createHermite(x, y, d);
}

/** Slope at an end of a PCHIP: the three-point formula, kept from overshooting. */
function endSlope(h0: number, h1: number, m0: number, m1: number): number {
  const slope = ((2 * h0 + h1) * m0 - h0 * m1) / (h0 + h1);
  if (slope * m0 <= 0) return 0;
  return m0 * m1 <= 0 && Math.abs(slope) > 3 * Math.abs(m0) ? 3 * m0 : slope;
}

/**
 * Monotone piecewise cubic (PCHIP): no extremum between the points that the points do not have
 * (F. N. Fritsch and J. Butland 1984, SIAM J. Sci. Stat. Comput. 5, 300: weighted harmonic mean of the slopes).
 */
export function createMonotoneCubic(xs: ArrayLike<number>, ys: ArrayLike<number>): Interpolant {
  checkTable(xs, ys);
  const x = Float64Array.from(xs);
  const y = Float64Array.from(ys);
  const n = x.length;
  const h = new Float64Array(n - 1);
  const m = new Float64Array(n - 1);
  for (let i = 0; i < n - 1; i++) {
    h[i] = x[i + 1]! - x[i]!;
    m[i] = (y[i + 1]! - y[i]!) / h[i]!;
  }
  const d = new Float64Array(n);
  if (n === 2) {
    d.fill(m[0]!);
    return createHermite(x, y, d);
  }
  for (let i = 1; i < n - 1; i++) {
    const before = m[i - 1]!;
    const after = m[i]!;
    if (before * after <= 0) continue;
    const w1 = 2 * h[i]! + h[i - 1]!;
    const w2 = h[i]! + 2 * h[i - 1]!;
    d[i] = (w1 + w2) / (w1 / before + w2 / after);
  }
  d[0] = endSlope(h[0]!, h[1]!, m[0]!, m[1]!);
  d[n - 1] = endSlope(h[n - 2]!, h[n - 3]!, m[n - 2]!, m[n - 3]!);
  return createHermite(x, y, d);
}

/**
 * Bilinear look-up in a table over two axes: `values[j * xs.length + i]` belongs to (xs[i], ys[j]).
 * For a field on an even grid see `bilinearSample` in grid.ts.
 */
export function createBilinear(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  values: ArrayLike<number>,
): (x: number, y: number) => number {
  checkTable(xs, xs);
  checkTable(ys, ys);
  const x = Float64Array.from(xs);
  const y = Float64Array.from(ys);
  const z = Float64Array.from(values);
  const nx = x.length;
  if (z.length !== nx * y.length) throw new RangeError('The table has another size than its axes.');
  return (atX, atY) => {
    const i = findInterval(x, atX);
    const j = findInterval(y, atY);
    const s = Math.min(1, Math.max(0, (atX - x[i]!) / (x[i + 1]! - x[i]!)));
    const t = Math.min(1, Math.max(0, (atY - y[j]!) / (y[j + 1]! - y[j]!)));
    const p = j * nx + i;
    const low = z[p]! + s * (z[p + 1]! - z[p]!);
    const high = z[p + nx]! + s * (z[p + nx + 1]! - z[p + nx]!);
    return low + t * (high - low);
  };
}
