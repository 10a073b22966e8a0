/**
 * A line found in counts: place, area and width by least squares, weighted by the counts that the fit itself expects, and their
 * standard uncertainties from the counting alone.
 */
import { FIRST_DAMPING, leastSquares } from '../core/least-squares';
import { pseudoVoigt, type Shape } from './line-profile';

export interface CountedPoint {
  readonly twoTheta: number;
  readonly counts: number;
  /** Counts of other lines, that are known. */
  readonly beside: number;
}

export interface ProfileStart {
  readonly at: number;
  readonly area: number;
  readonly width: number;
}

export interface FitOptions {
  /** Seconds at each point: areas are in counts per second times degrees. */
  readonly seconds: number;
  /** What a width, as it is fitted, gives at an angle. */
  readonly shape: (width: number, at: number) => Shape;
  /** Where the second line of the tube lies, at half the strength; none where it is not there. */
  readonly partner?: ((at: number) => number) | undefined;
  /** The background is flat, or falls along a straight line. */
  readonly slope: boolean;
  /** So many fits, each weighted by what the one before expects; default 2. */
  readonly rounds?: number;
}

export interface FittedLine extends ProfileStart {
  readonly u: ProfileStart;
}

/** Strength of the second line. */
export const SECOND = 0.5;
/** Counts do not tell more than these find. */
const MOST_STEPS = 30;
/** Of place, area and width, for their derivatives; of the area as a part of it. */
const STEPS = [1e-4, 1e-3, 1e-4] as const;

export function fitProfile(
  points: readonly CountedPoint[],
  start: ProfileStart,
  { seconds, shape, partner, slope, rounds = 2 }: FitOptions,
): FittedLine | null {
  const parameters = slope ? 5 : 4;
  if (points.length <= parameters + 1) return null;
  const middle = start.at;
  const model = (p: Float64Array, out: Float64Array): void => {
    const [at = 0, area = 0, width = 0, level = 0, rise = 0] = p;
    const form = shape(width, at);
    const second = partner?.(at);
    for (const [n, { twoTheta, beside }] of points.entries()) {
      const line =
        pseudoVoigt(twoTheta - at, form) + (second === undefined ? 0 : SECOND * pseudoVoigt(twoTheta - second, form));
      out[n] = beside + seconds * (area * line + level + rise * (twoTheta - middle));
    }
  };
  const lowest = points.reduce(
    (least, { counts, beside }) => Math.min(least, counts - beside),
    Number.POSITIVE_INFINITY,
  );
  let p = [start.at, start.area, start.width, Math.max(0, lowest) / seconds, ...(slope ? [0] : [])];
  let covariance: Float64Array | null = null;
  const expected = Float64Array.from(points, ({ counts }) => counts);
  for (let round = 0; round < rounds; round++) {
    const weights = expected.map((count) => 1 / Math.sqrt(Math.max(1, count)));
    const values = new Float64Array(points.length);
    const fit = leastSquares(
      {
        count: points.length,
        residuals(q, out) {
          if (!((q[2] ?? 0) > 0)) return void out.fill(Number.NaN);
          model(q, values);
          for (const [n, { counts }] of points.entries()) out[n] = (counts - (values[n] ?? 0)) * (weights[n] ?? 0);
        },
        jacobian(q, out) {
          const [high, low] = [new Float64Array(points.length), new Float64Array(points.length)];
          for (let j = 0; j < parameters; j++) {
            const step = j === 1 ? STEPS[1] * Math.abs(q[1] ?? 1) + 1e-6 : (STEPS[j] ?? 1e-2);
            const by = j === 2 ? Math.min(step, 0.1 * (q[2] ?? 1)) : step;
            const moved = Float64Array.from(q);
            moved[j] = (q[j] ?? 0) + by;
            model(moved, high);
            moved[j] = (q[j] ?? 0) - by;
            model(moved, low);
            for (let n = 0; n < points.length; n++)
              out[j * points.length + n] = (((high[n] ?? 0) - (low[n] ?? 0)) / (2 * by)) * (weights[n] ?? 0);
          }
        },
      },
      p,
      FIRST_DAMPING,
      MOST_STEPS,
    );
    if (!fit?.covariance) return null;
    p = [...fit.parameters];
    covariance = fit.covariance;
    model(fit.parameters, expected);
  }
  const u = (n: number): number => Math.sqrt(Math.max(0, covariance?.[n * parameters + n] ?? 0));
  const [at = 0, area = 0, width = 0] = p;
  return { at, area, width, u: { at: u(0), area: u(1), width: u(2) } };
}
