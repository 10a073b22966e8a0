/** The mean of repeats with both parts of its uncertainty. Pure. */
import { type TwoParts, twoParts, weightedEffects } from '../../../engine/core/two-parts';
import { scatterOf, type SharedEffects } from '../../../engine/runtime/uncertain';
import { atOnce, type Sliced } from '../../ui/sliced';
import { slicedList, slicedStatistics, slicedSum, type Statistics } from './statistics';
import type { NotebookCell, NotebookColumn, NotebookTableRow } from './table';

/**
 * The scatter of a mean: its standard error s/√n (JCGM 100:2008, 4.2.3), at least what the instruments state of each value over √n,
 * since a few values may agree by chance. Values that are all the same digits scatter by less than the display tells, and
 * repeating them averages nothing out: then it is what is stated of one (F.2.2.1). Null for a single value of which nothing
 * is stated.
 */
function* scatterOfMean(cells: readonly NotebookCell[], deviation: number | null): Sliced<number | null> {
  const stated = cells.every(({ uncertainty }) => uncertainty !== null)
    ? Math.sqrt((yield* slicedSum(cells, (cell) => scatterOf(cell) ** 2)) / cells.length)
    : null;
  if (deviation === null || deviation === 0) return stated ?? deviation;
  return Math.max(deviation, stated ?? 0) / Math.sqrt(cells.length);
}

/** What is shown of repeats. */
export interface Summary extends Statistics {
  /** The mean as a result. */
  readonly result: TwoParts;
}

/** Null without cells; in slices. What the cells share averages as they do: linearly. */
export function* slicedSummary(cells: readonly NotebookCell[]): Sliced<Summary | null> {
  const found = yield* slicedStatistics(yield* slicedList(cells, ({ value }) => value));
  if (!found) return null;
  const { n, mean, deviation } = found;
  let shared: SharedEffects = {};
  for (let from = 0; from < n; from += SLICE) {
    const next = cells.slice(from, from + SLICE);
    shared = weightedEffects([[1, shared], ...next.map((cell) => [1 / n, cell.shared ?? {}] as const)]);
    yield;
  }
  return { ...found, result: twoParts(mean, yield* scatterOfMean(cells, deviation), shared) };
}

/** Null without cells. */
export const meanOf = (cells: readonly NotebookCell[]): TwoParts | null => atOnce(slicedSummary(cells))?.result ?? null;

/** Rows between two pauses. */
const SLICE = 1000;

/** Of each column of numbers, over rows that count; in slices. */
export function* columnSummaries(
  columns: readonly NotebookColumn[],
  rows: readonly NotebookTableRow[],
): Sliced<Readonly<Record<string, Summary | null>>> {
  const found: Record<string, Summary | null> = {};
  for (const { id, holds } of columns) {
    if (holds !== 'number') continue;
    found[id] = yield* slicedSummary(yield* slicedList(rows, ({ struck, cells }) => (struck ? null : cells[id])));
  }
  return found;
}
