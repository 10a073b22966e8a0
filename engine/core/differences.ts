/** Derivatives of a function that is only known by its values. */

/** Step relative to the parameter: balances the h⁴ of the formula against rounding over h. */
const RELATIVE_STEP = 2e-4;

/**
 * ∂f/∂p by central differences of fourth order, written column by column: element (i, j) at j · count + i.
 * `values` writes f(p) for all points.
 */
export function jacobianByDifferences(
  values: (p: Float64Array, out: Float64Array) => void,
  p: Float64Array,
  count: number,
  out: Float64Array,
): void {
  const moved = p.slice();
  const at = [-2, -1, 1, 2].map(() => new Float64Array(count));
  const [twoBelow, below, above, twoAbove] = at as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let j = 0; j < p.length; j++) {
    const value = p[j]!;
    const step = RELATIVE_STEP * (value === 0 ? 1 : Math.abs(value));
    for (const [place, offset] of [-2, -1, 1, 2].entries()) {
      moved[j] = value + offset * step;
      values(moved, at[place]!);
    }
    moved[j] = value;
    for (let i = 0; i < count; i++) {
      out[j * count + i] = (8 * (above[i]! - below[i]!) - (twoAbove[i]! - twoBelow[i]!)) / (12 * step);
    }
  }
}
