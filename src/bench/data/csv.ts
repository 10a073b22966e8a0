/**
 * A notebook as text for other programs: CSV with the settings of the run in comment lines and a row of units, and TSV for
 * the clipboard. Numbers have no thousands separator. Pure.
 */
import { csvComment, csvText, tsvText } from '../../../engine/runtime/spreadsheet';
import { combined } from '../../../engine/runtime/uncertain';
import { type Notebook, type NotebookRow, runName } from '../notebook/notebook';
import type { NotebookColumn, NotebookTable } from '../notebook/table';

export interface Export {
  readonly title: string;
  readonly id: string;
  /** Version of the model; null while it is not loaded. */
  readonly version: number | null;
  /** Codes of the runs, as they stand on reports. */
  readonly codes: readonly string[];
  /** With the rows of all runs. */
  readonly table: NotebookTable;
  readonly notebook: Notebook;
}

/** How spreadsheets of different languages expect it: 0.5,1 or 0,5;1. */
export type CsvStyle = 'comma' | 'semicolon';

type Value = number | string | null;

interface Column {
  readonly name: string;
  readonly unit: string;
  /** One for each row of the table. */
  readonly values: readonly Value[];
}

/** A binary rest of steps × dt, or of a formula, is no digit of a reading. */
const plainNumber = (value: number): number => Number(value.toPrecision(12));

function columnPair(column: NotebookColumn, { rows }: NotebookTable): readonly Column[] {
  const { id, label, unit, holds } = column;
  if (holds === 'text') return [{ name: label, unit: '', values: rows.map(({ texts }) => texts[id] ?? '') }];
  const values = rows.map(({ cells, texts }): Value => {
    const cell = cells[id];
    return cell ? plainNumber(cell.value) : texts[id] === 'unknown' ? 'unknown' : null;
  });
  const rounded = (uncertainty: number): number => Number(uncertainty.toPrecision(3));
  const uncertainties = rows.map(({ cells }): Value => {
    const uncertainty = cells[id]?.uncertainty ?? null;
    return uncertainty === null ? null : rounded(uncertainty);
  });
  const shared = rows.map(({ cells }): Value => {
    const effects = cells[id]?.shared;
    return effects ? rounded(combined(0, effects)) : null;
  });
  return [
    { name: label, unit, values },
    ...[
      { name: `u(${label})`, unit, values: uncertainties },
      { name: `u_cal(${label})`, unit, values: shared },
    ].filter((column) => column.values.some((value) => value !== null)),
  ];
}

const hasValue = ({ id }: NotebookColumn, { rows }: NotebookTable): boolean =>
  rows.some(({ texts }) => (texts[id] ?? '') !== '' && texts[id] !== 'unknown');

function columnsOf({ table, notebook }: Export): readonly Column[] {
  const kept = new Map(notebook.rows.map((row) => [row.key, row]));
  const ofRow = (name: string, value: (row: NotebookRow) => Value): Column => ({
    name,
    unit: '',
    values: table.rows.map(({ key }) => {
      const row = kept.get(key);
      return row ? value(row) : null;
    }),
  });
  const columns = table.columns.filter((column) => column.kind !== 'input' || hasValue(column, table));
  return [
    ofRow('Row', ({ id }) => id),
    ofRow('Run', ({ run }) => runName(notebook, run)),
    ...columns.flatMap((column) => columnPair(column, table)),
    ofRow('Struck out', ({ struck }) => struck ?? ''),
    ofRow('Note', ({ note }) => note),
    ofRow('Seed', ({ seed }) => seed),
    ofRow('Trial', ({ trial }) => trial),
    ofRow('Grade', ({ grade }) => grade),
    ofRow('Model version', ({ version }) => version),
  ];
}

const cellText = (value: Value, style: CsvStyle): string => {
  if (value === null) return '';
  if (typeof value === 'string') return csvText(value);
  return style === 'comma' ? String(value) : String(value).replace('.', ',');
};

/** Inputs that were the same in all rows. */
const commonSettings = ({ table }: Export): readonly string[] =>
  table.columns.flatMap((column) => {
    const texts = new Set(table.rows.map((row) => row.texts[column.id] ?? ''));
    if (column.kind !== 'input' || texts.size !== 1 || !hasValue(column, table)) return [];
    return `${column.label} = ${[...texts].join('')} ${column.unit}`.trimEnd();
  });

const distinct = (values: readonly (string | number | null)[]): string =>
  [...new Set(values.filter((value) => value !== null))].join(', ') || '-';

/** The file that "Save as CSV" saves. */
export function toCsv(what: Export, style: CsvStyle = 'comma'): string {
  const { title, id, version, codes, notebook } = what;
  const comments = [
    `${title} (${id})`,
    `run ${distinct(codes)}`,
    `model version ${distinct([...notebook.rows.map((row) => row.version), notebook.rows.length === 0 ? version : null])}`,
    `seed ${distinct(notebook.rows.map(({ seed }) => seed))}`,
    `trial ${distinct(notebook.rows.map(({ trial }) => trial))}`,
    `grade ${distinct(notebook.rows.map(({ grade }) => grade))}`,
    ...commonSettings(what),
    ...notebook.columns.map(({ label, symbol, formula }) => `${label}: ${symbol} = ${formula}`),
    'u(...) is the whole standard uncertainty, u_cal(...) the part of it that is calibration, which rows of one seed share',
    'the second row holds the units',
  ];
  const columns = columnsOf(what);
  const separator = style === 'comma' ? ',' : ';';
  const lines = [
    columns.map(({ name }) => csvText(name)),
    columns.map(({ unit }) => csvText(unit)),
    ...what.table.rows.map((_row, at) => columns.map(({ values }) => cellText(values[at] ?? null, style))),
  ];
  return [...comments.map(csvComment), ...lines.map((cells) => cells.join(separator)), ''].join('\r\n');
}

/** For the clipboard: names with units in one row, then the rows; tabs and breaks inside a cell become spaces. */
export function toTsv(what: Export): string {
  const columns = columnsOf(what);
  const head = columns.map(({ name, unit }) => tsvText(unit === '' ? name : `${name} / ${unit}`));
  const lines = what.table.rows.map((_row, at) =>
    columns.map(({ values }) => {
      const value = values[at] ?? '';
      return typeof value === 'string' ? tsvText(value) : String(value);
    }),
  );
  return [head, ...lines].map((cells) => cells.join('\t')).join('\n');
}
