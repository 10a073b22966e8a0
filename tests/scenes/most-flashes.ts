/** How often a place flashes (WCAG 2.2, success criterion 2.3.1: three times a second at most, where it is a quarter of the sight). */

/** A change of relative brightness that counts. */
const COUNTS = 0.1;

/** Flashes a second that are allowed. */
export const MOST_FLASHES = 3;

/** Most flashes, pairs of opposing changes, in any second. `values`: relative brightness, 0 to 1, so many times `aSecond`. */
export function mostFlashes(values: readonly number[], aSecond: number): number {
  const turns: number[] = [];
  let [extreme, rising] = [values[0] ?? 0, true];
  for (const [n, shown] of values.entries()) {
    if (rising ? shown > extreme : shown < extreme) extreme = shown;
    else if (Math.abs(shown - extreme) >= COUNTS) {
      turns.push(n);
      rising = !rising;
      extreme = shown;
    }
  }
  return Math.max(0, ...turns.map((from) => turns.filter((at) => at >= from && at < from + aSecond).length)) / 2;
}
