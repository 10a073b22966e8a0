/**
 * The notebook as a table of numbers: the one view that plot, statistics, exports and report work on. Values that are to be
 * found have no cell, whatever a formula makes of them. Memoised: earlier rows are not made again.
 */
import { unitText } from '../../../engine/runtime/format';
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import { unitOf } from '../controls/input-rules';
import type { NotebookTableRow } from './cells';
import { incremental, memoisedMap } from './incremental';
import { type ComputedColumn, type Notebook, type NotebookRow, runName, runSettings } from './notebook';
import { rowMaker } from './row-views';
import { symbolsOf } from './symbols';

export type { NotebookCell, NotebookTableRow } from './cells';

export interface NotebookColumn {
  /** 'time', an input's id, a reading's id, or the id of a computed column. */
  readonly id: string;
  /** What formulas call it. */
  readonly symbol: string;
  readonly label: string;
  /** As it is written after a number; empty for plain numbers. */
  readonly unit: string;
  readonly kind: 'time' | 'input' | 'reading' | 'computed';
  /** Only numbers can be plotted and reckoned with; a column of texts has no cells. */
  readonly holds: 'number' | 'text';
}

export interface TableRun {
  readonly run: number;
  readonly name: string;
  readonly shown: boolean;
}

export interface NotebookTable {
  readonly columns: readonly NotebookColumn[];
  /** Oldest first; those of the runs that are shown. */
  readonly rows: readonly NotebookTableRow[];
  /** All runs with rows, oldest first. */
  readonly runs: readonly TableRun[];
  /** What is wrong with a formula, by id of its column. */
  readonly errors: Readonly<Record<string, string>>;
  /** Of the entry, `plot.along`; of a computed column, what moves the columns that it is made of. */
  readonly along: Readonly<Record<string, readonly string[] | undefined>>;
}

export interface Computed {
  readonly rows: readonly NotebookTableRow[];
  readonly errors: Readonly<Record<string, string>>;
}

/** Fills the computed columns in: `formula/compute.ts`, fetched only where a notebook has any. */
export type Compute = (
  columns: readonly NotebookColumn[],
  computed: readonly ComputedColumn[],
  rows: readonly NotebookTableRow[],
) => Computed;

export interface TableOptions {
  /** Rows of runs that were put out of sight too, as exports want them. */
  readonly everyRun?: boolean;
  /** Without it the computed columns are there, and empty. */
  readonly compute?: Compute | null;
}

const baseColumns = (entry: AnyEntry, readings: ReadingDefs): readonly Omit<NotebookColumn, 'symbol'>[] => [
  { id: 'time', label: 'Lab time', unit: 's', kind: 'time', holds: 'number' },
  ...entry.inputs.map((input) => ({
    id: input.id,
    label: input.label,
    unit: unitText(unitOf(input) ?? ''),
    kind: 'input' as const,
    holds: unitOf(input) !== null ? ('number' as const) : ('text' as const),
  })),
  ...[...new Set([...entry.mainReadings, ...Object.keys(readings)])].map((id) => ({
    id,
    label: readings[id]?.label ?? id,
    unit: unitText(readings[id]?.unit ?? ''),
    kind: 'reading' as const,
    holds: readings[id]?.kind === 'text' ? ('text' as const) : ('number' as const),
  })),
];

/** The columns of a notebook, in order: lab time, inputs, main readings, other readings, computed ones. */
export function notebookColumns(
  entry: AnyEntry,
  readings: ReadingDefs,
  computed: readonly ComputedColumn[],
): readonly NotebookColumn[] {
  const base = baseColumns(entry, readings);
  const symbols = symbolsOf(base.map(({ id }) => id));
  return [
    ...base.map((column) => ({ ...column, symbol: symbols.get(column.id) ?? column.id })),
    ...computed.map(({ id, symbol, label, unit }) => ({
      id,
      symbol,
      label,
      unit,
      kind: 'computed' as const,
      holds: 'number' as const,
    })),
  ];
}

/** Names of readings that rows have. */
const namesInRows = () =>
  incremental<NotebookRow, { names: Set<string>; readings: ReadingDefs }, ReadingDefs>(
    () => ({ names: new Set(), readings: {} }),
    (made, added) => {
      const { size } = made.names;
      for (const row of added) for (const id in row.readings) made.names.add(id);
      if (made.names.size > size)
        made.readings = Object.fromEntries([...made.names].map((id) => [id, { label: id, unit: '' }]));
      return made.readings;
    },
  );

const runsInRows = () =>
  incremental<NotebookRow, Set<number>, readonly number[]>(
    () => new Set(),
    (made, added) => {
      for (const { run } of added) made.add(run);
      return [...made].toSorted((a, b) => a - b);
    },
  );

type Columns = ReturnType<typeof notebookColumns>;
type Alongs = NotebookTable['along'];

/** A name in a formula. */
const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** Settings along which rows are plotted: a computed column goes along the inputs that it is made of, as these do themselves. */
function alongsOf({ plot }: AnyEntry, columns: Columns, computed: readonly ComputedColumn[]): Alongs {
  const own: Alongs = plot.along ?? {};
  if (computed.length === 0) return own;
  const bySymbol = new Map(columns.map((column) => [column.symbol, column]));
  const formulas = new Map(computed.map(({ id, formula }) => [id, formula]));
  const movedBy = (id: string, above: readonly string[]): readonly string[] =>
    (formulas.get(id)?.match(NAME) ?? []).flatMap((name) => {
      const column = bySymbol.get(name);
      if (!column || above.includes(column.id)) return [];
      if (column.kind === 'input') return [column.id, ...(own[column.id] ?? [])];
      return own[column.id] ?? movedBy(column.id, [...above, column.id]);
    });
  return { ...own, ...Object.fromEntries(computed.map(({ id }) => [id, [...new Set(movedBy(id, [id]))]])) };
}

/** What is kept from one table to the next, so that a row more costs no more than that row. */
interface Known {
  readonly names: ReturnType<typeof namesInRows>;
  readonly runs: ReturnType<typeof runsInRows>;
  columns: {
    readonly readings: ReadingDefs;
    readonly computed: Notebook['columns'];
    readonly columns: Columns;
    readonly along: Alongs;
  } | null;
  rows: { readonly ids: string; readonly of: (rows: readonly NotebookRow[]) => readonly NotebookTableRow[] } | null;
}

const knownOf = (): Known => ({ names: namesInRows(), runs: runsInRows(), columns: null, rows: null });

/** By the experiment and what a link hides: there is one such list to a bench. */
const knowns = new WeakMap<AnyEntry, WeakMap<readonly string[], Known>>();

function knownFor(entry: AnyEntry, hide: readonly string[]): Known {
  const ofEntry = knowns.get(entry) ?? new WeakMap<readonly string[], Known>();
  knowns.set(entry, ofEntry);
  const known = ofEntry.get(hide) ?? knownOf();
  ofEntry.set(hide, known);
  return known;
}

function columnsFrom(
  known: Known,
  entry: AnyEntry,
  readings: ReadingDefs,
  computed: Notebook['columns'],
): Pick<NotebookTable, 'columns' | 'along'> & { readonly columns: Columns } {
  const { columns: last } = known;
  if (last?.readings === readings && last.computed === computed) return last;
  const columns = notebookColumns(entry, readings, computed);
  known.columns = { readings, computed, columns, along: alongsOf(entry, columns, computed) };
  return known.columns;
}

function rowsFrom(
  known: Known,
  entry: AnyEntry,
  hide: readonly string[],
  columns: Columns,
  rows: readonly NotebookRow[],
): readonly NotebookTableRow[] {
  const measured = columns.filter(({ kind }) => kind !== 'computed').map(({ id }) => id);
  const ids = measured.join(' ');
  if (known.rows?.ids !== ids) known.rows = { ids, of: memoisedMap(rowMaker(entry, hide, measured)) };
  return known.rows.of(rows);
}

/** `readings`: null while the model is not loaded. `hide`: inputs that a link made unknowns. */
export function notebookTable(
  entry: AnyEntry,
  readings: ReadingDefs | null,
  notebook: Notebook,
  hide: readonly string[],
  { everyRun = false, compute = null }: TableOptions = {},
): NotebookTable {
  // A table without rows has columns alone, and nothing to be kept.
  const here = notebook.rows.length > 0 ? knownFor(entry, hide) : knownOf();
  const { columns, along } = columnsFrom(here, entry, readings ?? here.names(notebook.rows), notebook.columns);
  const all = rowsFrom(here, entry, hide, columns, notebook.rows);
  const computed = compute?.(columns, notebook.columns, all) ?? { rows: all, errors: {} };
  const runs = here
    .runs(notebook.rows)
    .map((run) => ({ run, name: runName(notebook, run), shown: runSettings(notebook, run).shown }));
  const shown = new Set(runs.filter((run) => everyRun || run.shown).map(({ run }) => run));
  const rows = shown.size === runs.length ? computed.rows : computed.rows.filter(({ run }) => shown.has(run));
  return { columns, rows, runs, errors: computed.errors, along };
}
