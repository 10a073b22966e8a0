/** The least and the greatest of numbers, however many: `Math.min(...)` takes no more than a call has room for. Infinite for none. */
export function rangeOf(values: Iterable<number>): readonly [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
    // As `Math.min` and `Math.max` have it.
    if (Number.isNaN(value)) return [value, value];
  }
  return [least, most];
}
