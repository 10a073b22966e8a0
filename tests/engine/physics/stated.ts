/** Whether a stated uncertainty is what a value is off by. */

interface Found {
  readonly value: number;
  /** Standard uncertainty. */
  readonly u: number;
  readonly truth: number;
}

export const SEEDS: readonly number[] = Array.from({ length: 200 }, (_, n) => n + 1);

/** Root mean square of the errors over the mean stated uncertainty, over the seeds; about 1 where the statement is honest. */
export function errorOverStated(find: (seed: number) => Found): number {
  const found = SEEDS.map(find);
  const square = found.reduce((sum, { value, truth }) => sum + (value - truth) ** 2, 0) / found.length;
  const stated = found.reduce((sum, { u }) => sum + u, 0) / found.length;
  return Math.sqrt(square) / stated;
}
