/** Repeats: their mean and scatter, and which rows they are. Memoised: earlier rows are not looked at again. */
import type { Sliced } from '../../ui/sliced';
import { memoisedReduce, incremental } from './incremental';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from './table';

export interface Statistics {
  readonly n: number;
  readonly mean: number;
  /** Of one reading, from n − 1; null for a single one. */
  readonly deviation: number | null;
  /** Of the mean. */
  readonly error: number | null;
}

/** Items between two pauses. */
const SLICE = 2000;

/** The sum of what each comes to, in slices. */
export function* slicedSum<T>(items: readonly T[], of: (item: T) => number): Sliced<number> {
  let sum = 0;
  for (const [at, item] of items.entries()) {
    sum += of(item);
    if (at % SLICE === SLICE - 1) yield;
  }
  return sum;
}

/** What there is of each, in slices. */
export function* slicedList<T, Found>(items: readonly T[], of: (item: T) => Found | null | undefined): Sliced<Found[]> {
  const found: Found[] = [];
  for (const [at, item] of items.entries()) {
    const one = of(item);
    if (one !== null && one !== undefined) found.push(one);
    if (at % SLICE === SLICE - 1) yield;
  }
  return found;
}

/** Null without values. Two passes, the second corrected for the rest of the first: large numbers keep their digits. */
export function* slicedStatistics(values: readonly number[]): Sliced<Statistics | null> {
  const n = values.length;
  if (n === 0) return null;
  const first = (yield* slicedSum(values, (value) => value)) / n;
  const rest = (yield* slicedSum(values, (value) => value - first)) / n;
  const mean = first + rest;
  if (n === 1) return { n, mean, deviation: null, error: null };
  const squares = (yield* slicedSum(values, (value) => (value - first) ** 2)) - n * rest ** 2;
  const deviation = Math.sqrt(Math.max(0, squares) / (n - 1));
  return { n, mean, deviation, error: deviation / Math.sqrt(n) };
}

export interface Repeats {
  readonly name: string;
  readonly keys: readonly string[];
}

interface Changes {
  readonly rows: readonly NotebookTableRow[];
  readonly last: NotebookTableRow['set'];
}

const changes = memoisedReduce<NotebookTableRow, Changes>({ rows: [], last: undefined }, (before, more) => {
  let { last } = before;
  const found: NotebookTableRow[] = [];
  for (const row of more) {
    if (row.set === undefined || row.set !== last) found.push(row);
    last = row.set;
  }
  return { rows: found.length === 0 ? before.rows : [...before.rows, ...found], last };
});

/** Rows whose inputs may be others than those of the row before. */
export const changesOfInputs = (rows: readonly NotebookTableRow[]): readonly NotebookTableRow[] => changes(rows).rows;

/** Inputs that are not the same in all rows. */
export function differingInputs(
  columns: readonly NotebookColumn[],
  rows: readonly NotebookTableRow[],
): readonly NotebookColumn[] {
  const [first] = rows;
  if (!first) return [];
  const changed = changesOfInputs(rows);
  return columns.filter(
    ({ id, kind }) => kind === 'input' && changed.some(({ texts }) => texts[id] !== first.texts[id]),
  );
}

interface Group {
  readonly first: NotebookTableRow;
  readonly keys: string[];
}

/** Groups of rows as they come; anew where another input turns out to differ. */
function growingRepeats(columns: readonly NotebookColumn[]): (rows: readonly NotebookTableRow[]) => readonly Repeats[] {
  const inputs = columns.filter(({ kind }) => kind === 'input');
  const begin = () => ({
    first: null as NotebookTableRow | null,
    differing: new Set<NotebookColumn>(),
    groups: new Map<string, Group>(),
  });
  return incremental<NotebookTableRow, ReturnType<typeof begin>, readonly Repeats[]>(begin, (made, added, all) => {
    made.first ??= added.find(({ struck }) => !struck) ?? null;
    const { first } = made;
    const before = made.differing.size;
    for (const { texts } of changesOfInputs(added.filter(({ struck }) => !struck))) {
      if (!first) continue;
      for (const column of inputs) if (texts[column.id] !== first.texts[column.id]) made.differing.add(column);
    }
    const differing = inputs.filter((column) => made.differing.has(column));
    if (differing.length === 0) return [];
    const anew = differing.length !== before;
    if (anew) made.groups = new Map();
    let last: { readonly set: object | undefined; readonly group: Group } | null = null;
    for (const row of anew ? all : added) {
      if (row.struck) continue;
      if (last?.set === undefined || last.set !== row.set) {
        const name = JSON.stringify(differing.map(({ id }) => row.texts[id]));
        const group = made.groups.get(name) ?? { first: row, keys: [] };
        made.groups.set(name, group);
        last = { set: row.set, group };
      }
      last.group.keys.push(row.key);
    }
    return [...made.groups.values()]
      .filter(({ keys }) => keys.length > 1)
      .map((group) => ({
        name: differing
          .map(({ id, label, unit }) => `${label} ${group.first.texts[id] ?? ''} ${unit}`.trim())
          .join(', '),
        keys: group.keys,
      }));
  });
}

const growing = new WeakMap<readonly NotebookColumn[], ReturnType<typeof growingRepeats>>();

/** Rows that count and were taken with equal inputs, where there are at least two. */
export function repeatsOf({ columns, rows }: Pick<NotebookTable, 'columns' | 'rows'>): readonly Repeats[] {
  const repeats = growing.get(columns) ?? growingRepeats(columns);
  growing.set(columns, repeats);
  return repeats(rows);
}
