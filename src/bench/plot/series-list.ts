/** The series of a notebook by their rows, and what rows may be told apart by: what the choice of rows offers. Pure. */
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';

export interface ListedSeries {
  /** How many series ago it began. */
  readonly age: number;
  /** Key of its newest row. */
  readonly key: string;
  /** "rows 1–4". */
  readonly name: string;
}

/** More would be a list that nobody reads. */
const MOST_LISTED = 12;

/** Newest first. `ages`: how many series ago each row's one began. */
export function listedSeries(rows: readonly NotebookTableRow[], ages: readonly number[]): readonly ListedSeries[] {
  const series = new Map<number, { key: string; from: number; to: number; count: number }>();
  for (const [index, { key, row, struck }] of rows.entries()) {
    const age = ages[index] ?? 0;
    if (struck || age >= MOST_LISTED) continue;
    const known = series.get(age);
    series.set(age, { key, from: known?.from ?? row, to: row, count: (known?.count ?? 0) + 1 });
  }
  return [...series]
    .toSorted(([a], [b]) => a - b)
    .map(([age, { key, from, to, count }]) => {
      if (count === 1) return { age, key, name: `row ${to}` };
      // Rows of other series may stand between.
      return { age, key, name: count === to - from + 1 ? `rows ${from}–${to}` : `${count} rows from ${from} to ${to}` };
    });
}

/** Values of a column that rows are told apart by: at least two, few enough to choose from. */
const MOST_VALUES = 24;

export interface Parting {
  readonly column: NotebookColumn;
  readonly texts: readonly string[];
}

/** Columns by whose values rows may be filtered. */
export const partings = ({ columns, rows }: NotebookTable): readonly Parting[] =>
  columns.flatMap((column) => {
    if (column.kind === 'time') return [];
    const texts = new Set<string>();
    for (const row of rows) {
      const text = row.texts[column.id];
      if (text) texts.add(text);
      if (texts.size > MOST_VALUES) return [];
    }
    return texts.size < 2 ? [] : [{ column, texts: [...texts] }];
  });
