/** First and second differences of neighbouring points. Pure. */

export interface Place2 {
  readonly x: number;
  readonly y: number;
}

/** In order of x: Δy/Δx at the middle of each interval; equal abscissae are left out. */
export function derivativeOf(points: readonly Place2[]): readonly Place2[] {
  const sorted = points.toSorted((a, b) => a.x - b.x);
  return sorted.slice(1).flatMap((point, index) => {
    const before = sorted[index];
    if (!before || point.x === before.x) return [];
    return [{ x: (point.x + before.x) / 2, y: (point.y - before.y) / (point.x - before.x) }];
  });
}

/** Where the derivative is largest in size; null without one. */
export const steepestOf = (derivative: readonly Place2[]): Place2 | null =>
  derivative.reduce<Place2 | null>(
    (best, point) => (best === null || Math.abs(point.y) > Math.abs(best.y) ? point : best),
    null,
  );

/**
 * Where the second derivative passes through zero beside the steepest place: by a straight line between its values on both
 * sides. Null where it does not change its sign there.
 */
export function turningOf(points: readonly Place2[]): number | null {
  const first = derivativeOf(points);
  const steepest = steepestOf(first);
  const second = derivativeOf(first);
  const before = second.findLast(({ x }) => steepest !== null && x <= steepest.x);
  const after = second.find(({ x }) => steepest !== null && x > steepest.x);
  if (!before || !after || before.y * after.y >= 0) return null;
  return before.x - (before.y * (after.x - before.x)) / (after.y - before.y);
}
