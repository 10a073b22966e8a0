/**
 * The straight line through points with uncertainties along both axes, by the unified equations of D. York, N. M. Evensen,
 * M. L. Martínez and J. De Basabe Delgado 2004, Am. J. Phys. 72, 367 (errors of x and y uncorrelated).
 *
 *   W = 1/(u(y)² + b² u(x)²)    U = x − x̄, V = y − ȳ (means weighted by W)    β = W (U u(y)² + b V u(x)²)
 *   b = Σ W β V / Σ W β U       a = ȳ − b x̄                                  repeated until b stands still
 */

export interface UncertainPoint {
  readonly x: number;
  readonly y: number;
  /** Standard uncertainties; not both zero. */
  readonly ux: number;
  readonly uy: number;
}

export interface YorkLine {
  readonly slope: number;
  readonly slopeError: number;
  readonly intercept: number;
  readonly interceptError: number;
  /** Covariance of slope and intercept. */
  readonly covariance: number;
  readonly chiSquare: number;
}

const MOST_ROUNDS = 100;
/** Relative change of the slope below which it stands still. */
const STILL = 1e-13;

interface Round {
  readonly weights: readonly number[];
  readonly total: number;
  readonly meanX: number;
  readonly meanY: number;
  readonly betas: readonly number[];
}

function roundAt(points: readonly UncertainPoint[], slope: number): Round | null {
  const weights = points.map(({ ux, uy }) => 1 / (uy * uy + slope * slope * ux * ux));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isFinite(total)) return null;
  const mean = (of: (point: UncertainPoint) => number): number =>
    points.reduce((sum, point, i) => sum + (weights[i] ?? 0) * of(point), 0) / total;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const betas = points.map(
    ({ x, y, ux, uy }, i) => (weights[i] ?? 0) * ((x - meanX) * uy * uy + slope * (y - meanY) * ux * ux),
  );
  return { weights, total, meanX, meanY, betas };
}

/** The line, begun from a first `slope`; null where it does not come to rest or an uncertainty vanishes. */
export function yorkLine(points: readonly UncertainPoint[], slope: number): YorkLine | null {
  let b = slope;
  for (let repeat = 0; repeat < MOST_ROUNDS; repeat++) {
    const round = roundAt(points, b);
    if (!round) return null;
    const { weights, total, meanX, meanY, betas } = round;
    let [up, across] = [0, 0];
    for (const [i, { x, y }] of points.entries()) {
      const share = (weights[i] ?? 0) * (betas[i] ?? 0);
      up += share * (y - meanY);
      across += share * (x - meanX);
    }
    const next = up / across;
    if (!Number.isFinite(next)) return null;
    const still = Math.abs(next - b) <= STILL * Math.abs(next);
    b = next;
    if (!still) continue;
    const meanBeta = betas.reduce((sum, beta, i) => sum + (weights[i] ?? 0) * beta, 0) / total;
    const spread = betas.reduce((sum, beta, i) => sum + (weights[i] ?? 0) * (beta - meanBeta) ** 2, 0);
    const intercept = meanY - b * meanX;
    const adjusted = meanX + meanBeta;
    return {
      slope: b,
      slopeError: Math.sqrt(1 / spread),
      intercept,
      interceptError: Math.sqrt(1 / total + (adjusted * adjusted) / spread),
      covariance: -adjusted / spread,
      chiSquare: points.reduce((sum, { x, y }, i) => sum + (weights[i] ?? 0) * (y - b * x - intercept) ** 2, 0),
    };
  }
  return null;
}
