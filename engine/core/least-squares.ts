/**
 * Nonlinear least squares by Levenberg's and Marquardt's method: the smallest Σ r(p)² from a first guess of p, and the
 * covariance of p.
 *
 * Own code, since the maintained package for it (ml-levenberg-marquardt 5.1, MIT) gives no covariance and stops by an
 * absolute error, and since from the first starting points it does not reach the certified values of Hahn1, MGH09, MGH10,
 * Rat43 and Thurber of the NIST Statistical Reference Datasets, which the tests ask of this one.
 *
 * - Steps by QR of the damped system, columns scaled by the largest norm they have had (J. J. Moré 1978, "The
 *   Levenberg–Marquardt algorithm: implementation and theory", Lecture Notes in Mathematics 630, 105).
 * - Damping by the ratio of gained to foretold reduction (H. B. Nielsen 1999, IMM-REP-1999-05).
 * - Second-order correction of the step along a bent valley (M. K. Transtrum and J. P. Sethna 2012, arXiv:1201.5885).
 * - It has converged where the residuals are orthogonal to the tangent plane within a small part of their scatter
 *   (D. M. Bates and D. G. Watts 1981, Technometrics 23, 179).
 */
import { type Qr, qrBackSubstitute, qrFactor, qrInverse, qrTransposed } from './qr';

export interface LeastSquaresProblem {
  /** Number of residuals; at least as many as parameters. */
  readonly count: number;
  /** Writes the weighted residuals (y − f(p))/u into `out`; an element that is not finite refuses p. */
  readonly residuals: (p: Float64Array, out: Float64Array) => void;
  /** Writes ∂(f/u)/∂p into `out`, column by column: element (i, j) at j · count + i. */
  readonly jacobian: (p: Float64Array, out: Float64Array) => void;
}

export interface LeastSquares {
  readonly parameters: Float64Array;
  readonly residuals: Float64Array;
  /** Σ r². */
  readonly sum: number;
  readonly converged: boolean;
  /** (JᵀJ)⁻¹, row by row; null where the points do not fix every parameter. */
  readonly covariance: Float64Array | null;
}

const MOST_STEPS = 2000;
/** Of the first step: nearly undamped, and so small that a curve that bends at once is not left behind. */
export const FIRST_DAMPING = 1e-3;
export const CAREFUL_DAMPING = 1e3;
/** Damping beyond which a step changes nothing. */
const MOST_DAMPING = 1e30;
/** Relative offset below which no step is tried any more, and below which it counts as the minimum (Bates and Watts: 0.001). */
const AT_REST = 1e-11;
const CONVERGED = 1e-3;
/** Relative size of a step that changes nothing. */
const MINUTE = 1e-9;
/** Largest second-order correction, as a part of the step. */
const MOST_BEND = 0.75;
/** Share of a step over which its second derivative is taken. */
const BEND_STEP = 0.1;
/** A column whose part independent of the others is smaller than this share is not determined. */
const LEAST_INDEPENDENT = 1e-10;

const dot = (a: Float64Array): number => {
  let sum = 0;
  for (const value of a) sum += value * value;
  return sum;
};

export function leastSquares(
  problem: LeastSquaresProblem,
  start: readonly number[],
  firstDamping = FIRST_DAMPING,
  mostSteps = MOST_STEPS,
): LeastSquares | null {
  const { count } = problem;
  const n = start.length;
  let p = Float64Array.from(start);
  let r = new Float64Array(count);
  problem.residuals(p, r);
  let sum = dot(r);
  if (!Number.isFinite(sum)) return null;
  const scale = new Float64Array(n);
  let damping = firstDamping;
  let growth = 2;
  let converged = false;

  for (let step = 0; step < mostSteps; step++) {
    const jacobian = new Float64Array(count * n);
    problem.jacobian(p, jacobian);
    if (!jacobian.every(Number.isFinite)) break;
    for (let j = 0; j < n; j++) {
      const norm = Math.sqrt(dot(jacobian.subarray(j * count, (j + 1) * count)));
      scale[j] = Math.max(scale[j]!, norm);
    }
    const factors = qrFactor(jacobian, count, n);
    const along = r.slice();
    qrTransposed(factors, along);
    const offset = relativeOffset(along, n, sum);
    converged = offset < CONVERGED || isMinute(qrBackSubstitute(factors, along), p, scale);
    if (offset < AT_REST || sum === 0) break;

    let moved = false;
    while (damping < MOST_DAMPING) {
      const damped = dampedFactors(factors, scale, damping);
      const delta = dampedSolve(damped, along, n);
      if (!delta) break;
      const bent = secondOrder(problem, p, r, delta, factors, damped, scale);
      const whole = delta.map((value, j) => value + bent[j]!);
      const next = p.map((value, j) => value + whole[j]!);
      if (next.every((value, j) => value === p[j])) break;
      const residuals = new Float64Array(count);
      problem.residuals(next, residuals);
      const reached = dot(residuals);
      const foretold = foretoldReduction(factors, scale, damping, delta);
      const gain = (sum - reached) / foretold;
      if (reached < sum) {
        p = next;
        r = residuals;
        sum = reached;
        moved = true;
        damping *= Math.max(1 / 3, 1 - (2 * Math.min(gain, 1) - 1) ** 3);
        growth = 2;
        break;
      }
      damping *= growth;
      growth *= 2;
    }
    if (!moved) break;
  }
  return { parameters: p, residuals: r, sum, converged, covariance: covarianceAt(problem, p) };
}

/** Whether a whole undamped step would change only last digits: so it is where points lie on the curve but for rounding. */
function isMinute(step: Float64Array | null, p: Float64Array, scale: Float64Array): boolean {
  if (!step) return false;
  let [moved, size] = [0, 0];
  for (let j = 0; j < p.length; j++) {
    moved += (scale[j]! * step[j]!) ** 2;
    size += (scale[j]! * p[j]!) ** 2;
  }
  return moved <= MINUTE * MINUTE * size;
}

/** Length of the residuals' part in the tangent plane against that across it, each per degree of freedom. */
function relativeOffset(along: Float64Array, n: number, sum: number): number {
  const inside = dot(along.subarray(0, n));
  const freedom = along.length - n;
  const across = dot(along.subarray(n));
  if (freedom === 0 || across === 0) return sum === 0 ? 0 : Math.sqrt(inside);
  return Math.sqrt(inside / n / (across / freedom));
}

/** Factors of R over √damping · scale, which has the solution of the damped system. */
function dampedFactors({ rows, columns, data }: Qr, scale: Float64Array, damping: number): Qr {
  const stacked = new Float64Array(2 * columns * columns);
  const root = Math.sqrt(damping);
  for (let j = 0; j < columns; j++) {
    const base = j * 2 * columns;
    for (let i = 0; i <= j; i++) stacked[base + i] = data[j * rows + i]!;
    stacked[base + columns + j] = root * (scale[j] === 0 ? 1 : scale[j]!);
  }
  return qrFactor(stacked, 2 * columns, columns);
}

function dampedSolve(damped: Qr, along: Float64Array, n: number): Float64Array | null {
  const right = new Float64Array(2 * n);
  right.set(along.subarray(0, n));
  qrTransposed(damped, right);
  return qrBackSubstitute(damped, right);
}

/** Reduction of the sum that the damped linear model foretells: |J δ|² + 2 λ |D δ|². */
function foretoldReduction(
  { rows, columns, data }: Qr,
  scale: Float64Array,
  damping: number,
  delta: Float64Array,
): number {
  let result = 0;
  for (let i = 0; i < columns; i++) {
    let row = 0;
    for (let j = i; j < columns; j++) row += data[j * rows + i]! * delta[j]!;
    const scaled = (scale[i] === 0 ? 1 : scale[i]!) * delta[i]!;
    result += row * row + 2 * damping * scaled * scaled;
  }
  return result;
}

/** Half the acceleration along the step; zero where it would be too large to trust. */
function secondOrder(
  problem: LeastSquaresProblem,
  p: Float64Array,
  r: Float64Array,
  delta: Float64Array,
  factors: Qr,
  damped: Qr,
  scale: Float64Array,
): Float64Array {
  const { count } = problem;
  const n = p.length;
  const none = new Float64Array(n);
  const [ahead, behind] = [new Float64Array(count), new Float64Array(count)];
  problem.residuals(
    p.map((value, j) => value + BEND_STEP * delta[j]!),
    ahead,
  );
  problem.residuals(
    p.map((value, j) => value - BEND_STEP * delta[j]!),
    behind,
  );
  const bend = new Float64Array(count);
  for (let i = 0; i < count; i++) bend[i] = (ahead[i]! - 2 * r[i]! + behind[i]!) / (BEND_STEP * BEND_STEP);
  if (!bend.every(Number.isFinite)) return none;
  qrTransposed(factors, bend);
  const acceleration = dampedSolve(damped, bend, n);
  if (!acceleration) return none;
  let [bent, straight] = [0, 0];
  for (let j = 0; j < n; j++) {
    bent += (scale[j]! * acceleration[j]!) ** 2;
    straight += (scale[j]! * delta[j]!) ** 2;
  }
  return 2 * Math.sqrt(bent) <= MOST_BEND * Math.sqrt(straight) ? acceleration.map((value) => value / 2) : none;
}

/** (JᵀJ)⁻¹ = R⁻¹ R⁻ᵀ, computed with columns of unit length; null where a column is a combination of the others. */
function covarianceAt(problem: LeastSquaresProblem, p: Float64Array): Float64Array | null {
  const { count } = problem;
  const n = p.length;
  const jacobian = new Float64Array(count * n);
  problem.jacobian(p, jacobian);
  const norms = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    const column = jacobian.subarray(j * count, (j + 1) * count);
    const norm = Math.sqrt(dot(column));
    if (!(norm > 0 && norm < Infinity)) return null;
    norms[j] = norm;
    for (let i = 0; i < count; i++) column[i] = column[i]! / norm;
  }
  const inverse = qrInverse(qrFactor(jacobian, count, n));
  if (!inverse) return null;
  const covariance = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      let product = 0;
      for (let k = Math.max(i, j); k < n; k++) product += inverse[k * n + i]! * inverse[k * n + j]!;
      if (i === j && product > 1 / (LEAST_INDEPENDENT * LEAST_INDEPENDENT)) return null;
      covariance[i * n + j] = product / (norms[i]! * norms[j]!);
    }
  }
  return covariance;
}
