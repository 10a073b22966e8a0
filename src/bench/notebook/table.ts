/**
 * The notebook as a table of numbers: the one view that plot, statistics, exports and report work on. Values that are to be
 * found have no cell, whatever a formula makes of them. Pure.
 */
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import type { InputValue } from '../../../engine/inputs';
import { formatClock } from '../../../engine/runtime/format';
import { combined, type SharedEffects } from '../../../engine/runtime/instrument';
import { inputText, placeOf, unitOf, unitText } from '../controls/input-rules';
import { type ComputedColumn, type Notebook, type NotebookRow, runName, runSettings } from './notebook';
import { symbolsOf } from './symbols';

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

export interface NotebookCell {
  readonly value: number;
  /** Whole standard uncertainty; null where none is known. */
  readonly uncertainty: number | null;
  /** What of it other cells share, effect by effect; absent where there is none. `scatterOf` gives the rest. */
  readonly shared?: SharedEffects;
}

export interface NotebookTableRow {
  /** The number that the learner sees. */
  readonly row: number;
  /** Names the row in commands. */
  readonly key: string;
  readonly run: number;
  readonly trial: number;
  readonly seed: number;
  /** The learner began a series with it. */
  readonly begins: boolean;
  /** Out of fits and statistics. */
  readonly struck: boolean;
  readonly cells: Readonly<Record<string, NotebookCell | null>>;
  /** Each cell as it is shown; empty where it had no place, "unknown" where it is to be found. */
  readonly texts: Readonly<Record<string, string>>;
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
  /** Of the entry: `plot.along`. */
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

/** Rows as they were made before, by what is hidden: a new row leaves the others the same objects. */
const made = new WeakMap<readonly string[], WeakMap<NotebookRow, NotebookTableRow>>();

const yesNo = (value: InputValue): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

/** A value that is set: uncertain where a label stands for it. */
const setCell = (value: number, shared: SharedEffects | undefined): NotebookCell =>
  shared ? { value, uncertainty: combined(0, shared), shared } : { value, uncertainty: null };

function freshRow(entry: AnyEntry, row: NotebookRow, hide: readonly string[]): NotebookTableRow {
  const cells: Record<string, NotebookCell | null> = { time: { value: row.time, uncertainty: null } };
  const texts: Record<string, string> = { time: formatClock(row.time) };
  for (const input of entry.inputs) {
    const place = placeOf(input, row.inputs, hide);
    const value = row.inputs[input.id];
    const known = place === 'shown' && value !== undefined;
    if (unitOf(input) !== null) cells[input.id] = known ? setCell(Number(value), row.settings[input.id]) : null;
    texts[input.id] = known
      ? typeof value === 'number' && 'min' in input
        ? inputText(value, input)
        : yesNo(value)
      : // A row that was recorded where it was hidden has no value of it.
        place === 'absent'
        ? ''
        : 'unknown';
  }
  for (const [id, { value, text, uncertainty, shared }] of Object.entries(row.readings)) {
    if (typeof value === 'number') cells[id] = { value, uncertainty, ...(shared && { shared }) };
    texts[id] = value === null ? '' : text;
  }
  const { id: number, key, run, trial, seed, begins = false } = row;
  return { row: number, key, run, trial, seed, begins, struck: row.struck !== null, cells, texts };
}

function rowOf(entry: AnyEntry, row: NotebookRow, hide: readonly string[]): NotebookTableRow {
  const known = made.get(hide) ?? new WeakMap<NotebookRow, NotebookTableRow>();
  made.set(hide, known);
  const result = known.get(row) ?? freshRow(entry, row, hide);
  known.set(row, result);
  return result;
}

/** Readings of rows whose model is not loaded: their ids stand for labels. */
const namedByRows = ({ rows }: Notebook): ReadingDefs =>
  Object.fromEntries(rows.flatMap((row) => Object.keys(row.readings)).map((id) => [id, { label: id, unit: '' }]));

/** `readings`: null while the model is not loaded. `hide`: inputs that a link made unknowns. */
export function notebookTable(
  entry: AnyEntry,
  readings: ReadingDefs | null,
  notebook: Notebook,
  hide: readonly string[],
  { everyRun = false, compute = null }: TableOptions = {},
): NotebookTable {
  const columns = notebookColumns(entry, readings ?? namedByRows(notebook), notebook.columns);
  const all = notebook.rows.map((row) => rowOf(entry, row, hide));
  const computed = compute?.(columns, notebook.columns, all) ?? { rows: all, errors: {} };
  const runs = [...new Set(notebook.rows.map(({ run }) => run))]
    .toSorted((a, b) => a - b)
    .map((run) => ({ run, name: runName(notebook, run), shown: runSettings(notebook, run).shown }));
  const shown = new Set(runs.filter((run) => everyRun || run.shown).map(({ run }) => run));
  const rows = computed.rows.filter(({ run }) => shown.has(run));
  return { columns, rows, runs, errors: computed.errors, along: entry.plot.along ?? {} };
}
