/** Repeats: their mean and scatter, and which rows they are. Pure. */
import type { NotebookColumn, NotebookTable, NotebookTableRow } from './table';

export interface Statistics {
  readonly n: number;
  readonly mean: number;
  /** Of one reading, from n − 1; null for a single one. */
  readonly deviation: number | null;
  /** Of the mean. */
  readonly error: number | null;
}

/** Null without values. Two passes, the second corrected for the rest of the first: large numbers keep their digits. */
export function statisticsOf(values: readonly number[]): Statistics | null {
  const n = values.length;
  if (n === 0) return null;
  const first = values.reduce((sum, value) => sum + value, 0) / n;
  const rest = values.reduce((sum, value) => sum + (value - first), 0) / n;
  const mean = first + rest;
  if (n === 1) return { n, mean, deviation: null, error: null };
  const squares = values.reduce((sum, value) => sum + (value - first) ** 2, 0) - n * rest ** 2;
  const deviation = Math.sqrt(Math.max(0, squares) / (n - 1));
  return { n, mean, deviation, error: deviation / Math.sqrt(n) };
}

export interface Repeats {
  readonly name: string;
  readonly keys: readonly string[];
}

/** Rows whose inputs may be others than those of the row before. */
export const changesOfInputs = (rows: readonly NotebookTableRow[]): readonly NotebookTableRow[] =>
  rows.filter(({ set }, at) => set === undefined || set !== rows[at - 1]?.set);

/** Inputs that are not the same in all rows. */
export function differingInputs(
  columns: readonly NotebookColumn[],
  rows: readonly NotebookTableRow[],
): readonly NotebookColumn[] {
  const [first] = rows;
  if (!first) return [];
  const changes = changesOfInputs(rows);
  return columns.filter(
    ({ id, kind }) => kind === 'input' && changes.some(({ texts }) => texts[id] !== first.texts[id]),
  );
}

/** Rows that count and were taken with equal inputs, where there are at least two. */
export function repeatsOf({ columns, rows }: NotebookTable): readonly Repeats[] {
  const counted = rows.filter(({ struck }) => !struck);
  const differing = differingInputs(columns, counted);
  if (differing.length === 0) return [];
  const groups = new Map<string, NotebookTableRow[]>();
  let last: { readonly set: object | undefined; readonly group: NotebookTableRow[] } | null = null;
  for (const row of counted) {
    if (last?.set === undefined || last.set !== row.set) {
      const inputsOf = JSON.stringify(differing.map(({ id }) => row.texts[id]));
      const group = groups.get(inputsOf) ?? [];
      groups.set(inputsOf, group);
      last = { set: row.set, group };
    }
    last.group.push(row);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      name: differing.map(({ id, label, unit }) => `${label} ${group[0]?.texts[id] ?? ''} ${unit}`.trim()).join(', '),
      keys: group.map(({ key }) => key),
    }));
}
