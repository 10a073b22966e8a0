/** First and second differences of neighbouring points, and what is found by them. Pure. */
import { combined } from '../../../../engine/runtime/instrument';
import { rangeOf } from '../../../../engine/core/range';
import { rectangular } from '../../../../engine/core/uncertainty';
import { type Dual, exact, operate } from '../../notebook/formula/dual';
import { cellOf, measuredDual } from '../../notebook/formula/uncertain';
import type { NotebookCell } from '../../notebook/table';
import { barOf, type PlotPoint } from '../scene';

export interface Place2 {
  readonly x: number;
  readonly y: number;
}

/** A point as it is measured. */
export type Measured2 = Pick<PlotPoint, 'x' | 'y' | 'ux' | 'uy' | 'sharedX' | 'sharedY'>;

/** Neighbouring differences stand on the same points, and all points on the same calibration: duals keep account of both. */
interface Difference {
  readonly x: Dual;
  readonly y: Dual;
}

function differences(places: readonly Difference[]): readonly Difference[] {
  const sorted = places.toSorted((a, b) => a.x.value - b.x.value);
  return sorted.slice(1).flatMap((place, index) => {
    const before = sorted[index];
    if (!before || place.x.value === before.x.value) return [];
    const run = operate('-', place.x, before.x);
    const rise = operate('-', place.y, before.y);
    return [{ x: operate('/', operate('+', place.x, before.x), exact(2)), y: operate('/', rise, run) }];
  });
}

/** In order of x: Δy/Δx at the middle of each interval; equal abscissae are left out. */
export const derivativeOf = (points: readonly Place2[]): readonly Place2[] =>
  differences(points.map(({ x, y }) => ({ x: exact(x), y: exact(y) }))).map(({ x, y }) => ({ x: x.value, y: y.value }));

/** Where the derivative is largest in size; null without one. */
export const steepestOf = (derivative: readonly Place2[]): Place2 | null =>
  derivative.reduce<Place2 | null>(
    (best, point) => (best === null || Math.abs(point.y) > Math.abs(best.y) ? point : best),
    null,
  );

const measuredPlaces = (points: readonly Measured2[]): readonly Difference[] =>
  points.map(({ x, y, ux, uy, sharedX = {}, sharedY = {} }, index) => ({
    x: measuredDual(`x ${index}`, x, { uncertainty: barOf(ux, sharedX), shared: sharedX }),
    y: measuredDual(`y ${index}`, y, { uncertainty: barOf(uy, sharedY), shared: sharedY }),
  }));

/**
 * Where the points rise or fall most steeply: the middle of an interval, anywhere in which it may lie (a rectangular distribution,
 * JCGM 100:2008, 4.3.7). The calibration along x moves it; null without two points.
 */
export function steepestAt(points: readonly Measured2[]): NotebookCell | null {
  const places = measuredPlaces(points);
  const steepest = steepestOf(derivativeOf(points));
  const found = differences(places).find(({ x }) => x.value === steepest?.x);
  if (!found) return null;
  const xs = points.map(({ x }) => x);
  const [, from] = rangeOf(xs.filter((x) => x < found.x.value));
  const [to] = rangeOf(xs.filter((x) => x > found.x.value));
  const cell = cellOf(found.x);
  return { ...cell, uncertainty: combined(rectangular((to - from) / 2), { ends: cell.uncertainty ?? 0 }) };
}

/**
 * Where the second derivative passes through zero beside the steepest place: by a straight line between its values on both
 * sides. Null where it does not change its sign there.
 */
export function turningAt(points: readonly Measured2[]): NotebookCell | null {
  const first = differences(measuredPlaces(points));
  const steepest = steepestOf(first.map(({ x, y }) => ({ x: x.value, y: y.value })));
  const second = differences(first);
  const before = second.findLast(({ x }) => steepest !== null && x.value <= steepest.x);
  const after = second.find(({ x }) => steepest !== null && x.value > steepest.x);
  if (!before || !after || before.y.value * after.y.value >= 0) return null;
  const run = operate('-', after.x, before.x);
  const rise = operate('-', after.y, before.y);
  return cellOf(operate('-', before.x, operate('/', operate('*', before.y, run), rise)));
}
