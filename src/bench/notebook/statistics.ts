/** Repeats: their mean and scatter, and which rows they are. Pure. */
import type { NotebookTable, NotebookTableRow } from './table';

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

/** Rows that count and were taken with equal inputs, where there are at least two. */
export function repeatsOf({ columns, rows }: NotebookTable): readonly Repeats[] {
  const inputs = columns.filter(({ kind }) => kind === 'input');
  const counted = rows.filter(({ struck }) => !struck);
  const differing = inputs.filter(({ id }) => new Set(counted.map(({ texts }) => texts[id])).size > 1);
  if (differing.length === 0) return [];
  const groups = new Map<string, NotebookTableRow[]>();
  for (const row of counted) {
    const inputsOf = JSON.stringify(differing.map(({ id }) => row.texts[id]));
    groups.set(inputsOf, [...(groups.get(inputsOf) ?? []), row]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      name: differing.map(({ id, label, unit }) => `${label} ${group[0]?.texts[id] ?? ''} ${unit}`.trim()).join(', '),
      keys: group.map(({ key }) => key),
    }));
}
