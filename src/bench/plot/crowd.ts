/** Which of very many points are drawn. Memoised, also work that was left half done. */
import { atOnce, type Sliced } from '../../ui/sliced';
import { sharedStart } from '../notebook/incremental';
import { type Axis, placing } from './axis';
import { FEW, decimator } from './decimate';
import type { Box } from './painter';
import { barOf, type PlotPoint } from './scene';

/** A point so far beyond the edge may still be seen. */
const OUTSIDE_PX = 8;
/** Points between two pauses. */
const SLICE = 5000;

/** Whole standard uncertainties along x and y. */
export const barX = ({ ux, sharedX, wholeX }: PlotPoint): number | null => wholeX ?? barOf(ux, sharedX);
export const barY = ({ uy, sharedY, wholeY }: PlotPoint): number | null => wholeY ?? barOf(uy, sharedY);

/** What was decimated lately. */
interface Decimated {
  readonly by: string;
  readonly decimator: ReturnType<typeof decimator>;
  readonly points: readonly PlotPoint[];
  /** Null until all have been looked at. */
  drawn: readonly PlotPoint[] | null;
}

/** By the first point of a list, with which it goes on when it grows; for the sizes and axes of late, as of a plot and of a report. */
const decimated = new WeakMap<PlotPoint, readonly Decimated[]>();
const MOST_KEPT = 3;

/** Points of the present series, of earlier ones and struck ones, none hidden by another kind. A list that grew is looked at where it did. */
export function* slicedPoints(
  points: readonly PlotPoint[],
  errorBars: boolean,
  { left, right, top, bottom }: Box,
  x: Axis,
  y: Axis,
): Sliced<readonly PlotPoint[]> {
  const [first] = points;
  if (!first || points.length <= FEW) return points;
  const by = JSON.stringify([errorBars, left, right, top, bottom, x.domain, y.domain, x.of(1), y.of(1)]);
  const before = decimated.get(first) ?? [];
  const known = before.find((each) => each.by === by && sharedStart(each.points, points) === each.points.length);
  if (known?.points === points && known.drawn) return known.drawn;
  const at = (index: number): PlotPoint => points[index] as PlotPoint;
  const [across, up] = [placing(x), placing(y)];
  const room = {
    kinds: 3,
    left: left - OUTSIDE_PX,
    right: right + OUTSIDE_PX,
    top: top - OUTSIDE_PX,
    bottom: bottom + OUTSIDE_PX,
  };
  const here: Decimated = { by, decimator: known?.decimator ?? decimator(room), points, drawn: null };
  const others = before.filter((each) => each !== known);
  decimated.set(first, [here, ...others].slice(0, MOST_KEPT));
  const crowd = {
    count: points.length,
    kindOf: (index: number) => (at(index).struck ? 2 : at(index).series === 0 ? 0 : 1),
    x: (index: number) => across(at(index).x),
    y: (index: number) => up(at(index).y),
    bar: (index: number) => {
      const point = at(index);
      const bar = errorBars && !point.struck ? (barY(point) ?? 0) : 0;
      return bar === 0 ? 0 : Math.abs(up(point.y + bar) - up(point.y));
    },
  };
  while (!here.decimator.look(crowd, SLICE)) yield;
  here.drawn = here.decimator.drawn().map(at);
  return here.drawn;
}

/** The same at once. */
export const drawnPoints = (...of: Parameters<typeof slicedPoints>): readonly PlotPoint[] =>
  atOnce(slicedPoints(...of));
