/** The mean of repeats with both parts of its uncertainty. Pure. */
import { type TwoParts, twoParts, weightedEffects } from '../../../engine/core/two-parts';
import { scatterOf } from '../../../engine/runtime/instrument';
import type { Sliced } from '../../ui/sliced';
import { type Statistics, statisticsOf } from './statistics';
import type { NotebookCell, NotebookColumn, NotebookTableRow } from './table';

/**
 * The scatter of a mean: its standard error s/√n (JCGM 100:2008, 4.2.3), at least what the instruments state of each value over √n,
 * since a few values may agree by chance. Values that are all the same digits scatter by less than the display tells, and
 * repeating them averages nothing out: then it is what is stated of one (F.2.2.1). Null for a single value of which nothing
 * is stated.
 */
function scatterOfMean(cells: readonly NotebookCell[], deviation: number | null): number | null {
  const stated = cells.every(({ uncertainty }) => uncertainty !== null)
    ? Math.sqrt(cells.reduce((sum, cell) => sum + scatterOf(cell) ** 2, 0) / cells.length)
    : null;
  if (deviation === null || deviation === 0) return stated ?? deviation;
  return Math.max(deviation, stated ?? 0) / Math.sqrt(cells.length);
}

/** Null without cells. What the cells share averages as they do: linearly. */
export function meanOf(cells: readonly NotebookCell[]): TwoParts | null {
  const found = statisticsOf(cells.map(({ value }) => value));
  if (!found) return null;
  const { n, mean, deviation } = found;
  const shared = weightedEffects(cells.map(({ shared = {} }) => [1 / n, shared]));
  return twoParts(mean, scatterOfMean(cells, deviation), shared);
}

/** What is shown of repeats. */
export interface Summary extends Statistics {
  /** The mean as a result. */
  readonly result: TwoParts;
}

/** Null without cells. */
export function summaryOf(cells: readonly NotebookCell[]): Summary | null {
  const found = statisticsOf(cells.map(({ value }) => value));
  const result = meanOf(cells);
  return found && result && { ...found, result };
}

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
    const cells: NotebookCell[] = [];
    for (const [at, row] of rows.entries()) {
      const cell = row.struck ? null : row.cells[id];
      if (cell) cells.push(cell);
      if (at % SLICE === SLICE - 1) yield;
    }
    found[id] = summaryOf(cells);
    yield;
  }
  return found;
}
