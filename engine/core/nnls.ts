/**
 * Least squares with parts that cannot be negative: min |A x − b|², x ≥ 0, by coordinate descent on the normal equations, which
 * converges to the one minimum where the columns are independent (V. Franc, V. Hlaváč and M. Navara, CAIP 2005, LNCS 3691, 407).
 */
const MOST_ROUNDS = 2000;
const SETTLED = 1e-9;

/** `normal`: AᵀA, n × n; `right`: Aᵀb. A column without length gets 0. */
export function nonNegativeLeastSquares(normal: Float64Array, right: Float64Array, n: number): Float64Array {
  const x = new Float64Array(n);
  const slope = Float64Array.from(right, (value) => -value);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let most = 0;
    for (let k = 0; k < n; k++) {
      const own = normal[k * n + k]!;
      if (own <= 0) continue;
      const next = Math.max(0, x[k]! - slope[k]! / own);
      const change = next - x[k]!;
      if (change === 0) continue;
      x[k] = next;
      for (let j = 0; j < n; j++) slope[j] = slope[j]! + change * normal[k * n + j]!;
      most = Math.max(most, Math.abs(change));
    }
    if (most < SETTLED) break;
  }
  return x;
}
