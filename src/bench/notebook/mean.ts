/** The mean of repeats with both parts of its uncertainty. Pure. */
import { scatterOf } from '../../../engine/runtime/instrument';
import { type TwoParts, twoParts, weightedEffects } from '../../../engine/core/two-parts';
import { statisticsOf } from './statistics';
import type { NotebookCell } from './table';

/** From so many values on their own scatter says more than what is stated of each. */
const ENOUGH = 4;

/**
 * The scatter of a mean: from `ENOUGH` values on the standard error s/√n (JCGM 100:2008, 4.2.3), else what is stated of each,
 * over √n. Values that are all the same digits scatter by less than the display tells, and repeating them averages nothing out:
 * then it is what is stated of one (JCGM 100:2008, F.2.2.1). Null for a single value of which nothing is stated.
 */
function scatterOfMean(cells: readonly NotebookCell[], error: number | null, deviation: number | null): number | null {
  const n = cells.length;
  const stated = cells.every(({ uncertainty }) => uncertainty !== null)
    ? Math.sqrt(cells.reduce((sum, cell) => sum + scatterOf(cell) ** 2, 0) / n)
    : null;
  if (stated === null) return error;
  if (deviation === 0) return stated;
  return n >= ENOUGH ? error : stated / Math.sqrt(n);
}

/** Null without cells. What the cells share averages as they do: linearly. */
export function meanOf(cells: readonly NotebookCell[]): TwoParts | null {
  const statistics = statisticsOf(cells.map(({ value }) => value));
  if (!statistics) return null;
  const { n, mean, deviation, error } = statistics;
  return twoParts(
    mean,
    scatterOfMean(cells, error, deviation),
    weightedEffects(cells.map(({ shared = {} }) => [1 / n, shared])),
  );
}
