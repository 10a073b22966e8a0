/** Points that scatter more about a curve than they should: which of three causes is the likely one. Pure. */
import type { CurveFit } from '../../../../engine/core/curve-fit';
import { formatSignificant } from '../../../../engine/runtime/format';
import type { PlotPoint } from '../scene';

/** Share of χ² from which one point alone, or a bend, is the cause. */
const MOSTLY = 0.6;
const ORDERED = 0.7;
/** With fewer degrees of freedom a bend cannot be told from chance, and one point not from the others. */
const LEAST_TO_TELL = 3;

type Cause =
  | { readonly is: 'one point'; readonly point: PlotPoint; readonly times: number }
  | { readonly is: 'another curve' }
  | { readonly is: 'uncertainties' };

/** Share of a list's squares along a parabola through the places of its members, with what a straight line takes taken out. */
function bentShare(places: readonly number[], values: readonly number[]): number {
  const basis: number[][] = [];
  for (const power of [0, 1, 2]) {
    let next = places.map((x) => x ** power);
    for (const known of basis) {
      const along = next.reduce((sum, value, i) => sum + value * (known[i] ?? 0), 0);
      next = next.map((value, i) => value - along * (known[i] ?? 0));
    }
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
    if (length < 1e-9) return 0;
    basis.push(next.map((value) => value / length));
  }
  const bend = values.reduce((sum, value, i) => sum + value * (basis[2]?.[i] ?? 0), 0);
  const all = values.reduce((sum, value) => sum + value * value, 0);
  return all > 0 ? (bend * bend) / all : 0;
}

export function causeOf(fit: CurveFit, points: readonly PlotPoint[]): Cause {
  const { residuals, sigmas, degreesOfFreedom, chiSquare } = fit;
  if (degreesOfFreedom < LEAST_TO_TELL || !sigmas) return { is: 'uncertainties' };
  const pulls = residuals.map((residual, i) => residual / (sigmas[i] ?? Number.NaN));
  const farthest = pulls.reduce((at, pull, i) => (Math.abs(pull) > Math.abs(pulls[at] ?? 0) ? i : at), 0);
  const [point, pull = 0] = [points[farthest], pulls[farthest]];
  if (point && pull * pull > MOSTLY * chiSquare) return { is: 'one point', point, times: Math.abs(pull) };
  // Places from −1 to 1, so that powers of large numbers do not drown the bend.
  const xs = points.map(({ x }) => x);
  const [least, most] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const places = xs.map((x) => (2 * (x - least)) / (most - least || 1) - 1);
  return bentShare(places, pulls) > ORDERED ? { is: 'another curve' } : { is: 'uncertainties' };
}

/** The cause in a sentence. */
export function causeWords(fit: CurveFit, points: readonly PlotPoint[]): string {
  const cause = causeOf(fit, points);
  switch (cause.is) {
    case 'one point':
      return `Most likely one point is wrong: row ${cause.point.row} lies ${formatSignificant(cause.times, 2)} of its uncertainties off the curve. Find out what was different there, or leave it out with a reason.`;
    case 'another curve':
      return 'Most likely the curve does not suit them: in order along x they lie on one side of it, then on the other. Choose another curve, or a part of x.';
    case 'uncertainties': {
      const series = new Set(points.map((point) => point.series)).size;
      return series > 1
        ? `Most likely something else was changed between the rows: points of ${series} series are fitted as one. Or their uncertainties are too small.`
        : 'Most likely their uncertainties are too small, or something else varied between the rows: the points lie on both sides of the curve without order.';
    }
  }
}
