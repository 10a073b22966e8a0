/**
 * A calibration that bends: the parabola y = a + b x + c x² through standards by least squares, and what an unknown comes to by it.
 *
 * x₀ is the root on the branch that rises from the lowest standard; from m readings of the unknown
 *
 *     u_scatter = (s_y/|b + 2 c x₀|) √(1/m + h),  h = v (XᵀX)⁻¹ vᵀ with v = (1, x₀, x₀²),  s_y² = Σ residual²/(n − 3)
 *
 * (ISO 8466-2:2001, the second-order calibration function); the stock as in `standards-line.ts`.
 */
import { leastSquares } from '../core/linalg';
import { HEADROOM, type Predicted, type Standard, STOCK } from './standards-line';

export interface StandardsParabola {
  readonly coefficients: readonly [number, number, number];
  readonly n: number;
  /** s_y; null with fewer than four. */
  readonly residual: number | null;
  /** Coefficient of determination; null with fewer than four. */
  readonly r2: number | null;
  /** Upper triangle R of the factors, by rows: (XᵀX)⁻¹ = R⁻¹R⁻ᵀ. */
  readonly factors: Float64Array;
  readonly highest: number;
}

/** Null without three different standards. */
export function standardsParabola(standards: readonly Standard[]): StandardsParabola | null {
  const n = standards.length;
  const rows = new Float64Array(standards.flatMap(({ x }) => [1, x, x * x]));
  const fit = leastSquares(rows, n, 3, new Float64Array(standards.map(({ y }) => y)));
  if (!fit) return null;
  const [a = 0, b = 0, c = 0] = fit.x;
  const mean = standards.reduce((sum, { y }) => sum + y, 0) / n;
  const total = standards.reduce((sum, { y }) => sum + (y - mean) ** 2, 0);
  return {
    coefficients: [a, b, c],
    n,
    residual: n > 3 ? Math.sqrt(fit.residualSquares / (n - 3)) : null,
    r2: n > 3 && total > 0 ? 1 - fit.residualSquares / total : null,
    factors: fit.r,
    highest: Math.max(...standards.map(({ x }) => x)),
  };
}

/** v (XᵀX)⁻¹ vᵀ: the square of R⁻ᵀ v. */
function leverage(r: Float64Array, v: readonly [number, number, number]): number {
  const z = [0, 0, 0];
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    let rest = v[i] ?? 0;
    for (let k = 0; k < i; k++) rest -= (r[k * 3 + i] ?? 0) * (z[k] ?? 0);
    z[i] = rest / (r[i * 3 + i] ?? 1);
    sum += (z[i] ?? 0) ** 2;
  }
  return sum;
}

/** Inverse prediction from a reading, or from the mean of `readings` of them. Null where the parabola does not reach it. */
export function predictedByParabola(parabola: StandardsParabola, y: number, readings = 1): Predicted | null {
  const [a, b, c] = parabola.coefficients;
  const root = b * b - 4 * c * (a - y);
  if (!(root > 0)) return null;
  // The branch of the straight part, in the form that loses no digits as c falls to 0.
  const value = (2 * (y - a)) / (b + Math.sign(b) * Math.sqrt(root));
  const slope = b + 2 * c * value;
  const scatter =
    parabola.residual === null
      ? null
      : (parabola.residual / Math.abs(slope)) *
        Math.sqrt(1 / readings + leverage(parabola.factors, [1, value, value * value]));
  const stock = STOCK * Math.abs(value);
  const beyond = value > HEADROOM * parabola.highest;
  return {
    value,
    scatter,
    stock,
    u: scatter === null || beyond ? null : Math.sqrt(scatter ** 2 + stock ** 2),
    beyond,
  };
}
