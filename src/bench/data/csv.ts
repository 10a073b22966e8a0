/**
 * Recorded rows as text for other programs: CSV with the settings of the run in comment lines and a row of units, and TSV
 * for the clipboard. Numbers have a decimal point and no thousands separator. Pure.
 */
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import type { InputValue } from '../../../engine/runtime/inputs';
import { unitText } from '../controls/input-rules';
import type { Row } from '../row';
import { inputColumns, inputOf, readingColumns } from './columns';

export interface Export {
  readonly title: string;
  readonly id: string;
  /** Version of the model; null while it is not loaded. */
  readonly version: number | null;
  readonly entry: AnyEntry;
  /** Null while the simulation is not loaded: then the ids of the rows' readings stand for their labels. */
  readonly readings: ReadingDefs | null;
  readonly rows: readonly Row[];
  /** Inputs that are unknowns to be found. */
  readonly hide: readonly string[];
}

interface Column {
  readonly name: string;
  readonly unit: string;
  readonly cell: (row: Row) => string;
}

const inputCell = (value: InputValue | null | undefined): string =>
  value === undefined ? '' : value === null ? 'unknown' : String(value);

/** A binary rest of steps × dt is no digit of the lab clock. */
const timeText = (time: number): string => String(Number(time.toPrecision(12)));

function readingPair(id: string, label: string, unit: string, rows: readonly Row[]): readonly Column[] {
  const value: Column = { name: label, unit, cell: (row) => String(row.readings[id]?.value ?? '') };
  const uncertain = rows.some((row) => typeof row.readings[id]?.uncertainty === 'number');
  if (!uncertain) return [value];
  const cell = (row: Row): string => {
    const uncertainty = row.readings[id]?.uncertainty ?? null;
    return uncertainty === null ? '' : String(Number(uncertainty.toPrecision(3)));
  };
  return [value, { name: `u(${label})`, unit, cell }];
}

function columnsOf({ entry, readings, rows, hide }: Export): readonly Column[] {
  const inputs = inputColumns(entry, rows, hide, false).flatMap((id): readonly Column[] => {
    const input = entry.inputs.find((known) => known.id === id);
    if (!input) return [];
    const unit = 'unit' in input ? unitText(input.unit) : '';
    return [{ name: input.label, unit, cell: (row) => inputCell(inputOf(entry, row, id, hide)) }];
  });
  const ids = readings ? readingColumns(entry, readings) : Object.keys(rows[0]?.readings ?? {});
  return [
    { name: 'Row', unit: '', cell: (row) => String(row.id) },
    { name: 'Run', unit: '', cell: (row) => String(row.run) },
    { name: 'Lab time', unit: 's', cell: (row) => timeText(row.time) },
    ...inputs,
    ...ids.flatMap((id) => readingPair(id, readings?.[id]?.label ?? id, unitText(readings?.[id]?.unit ?? ''), rows)),
    { name: 'Seed', unit: '', cell: (row) => String(row.seed) },
    { name: 'Grade', unit: '', cell: (row) => row.grade },
  ];
}

/** RFC 4180: a cell with a comma, a quote or a line break stands in quotes, its own quotes doubled. */
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Settings that all rows share. */
function commonSettings({ entry, rows, hide }: Export): readonly string[] {
  const differing = inputColumns(entry, rows, hide, true);
  return inputColumns(entry, rows, hide, false)
    .filter((id) => !differing.includes(id))
    .map((id) => {
      const input = entry.inputs.find((known) => known.id === id);
      const unit = input && 'unit' in input ? unitText(input.unit) : '';
      const value = rows[0] ? inputOf(entry, rows[0], id, hide) : undefined;
      return `${input?.label ?? id} = ${inputCell(value)} ${unit}`.trimEnd();
    });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The file that "Save as CSV" saves. */
export function toCsv(what: Export): string {
  const { title, id, version, rows } = what;
  const distinct = (values: readonly (string | number)[]): string => [...new Set(values)].join(', ') || '-';
  const comments = [
    `${title} (${id})`,
    `model version ${version ?? 'unknown'}`,
    `seed ${distinct(rows.map(({ seed }) => seed))}`,
    `grade ${distinct(rows.map(({ grade }) => grade))}`,
    ...commonSettings(what),
    'u(...) is the standard uncertainty; the second row holds the units',
  ];
  const columns = columnsOf(what);
  const lines = [
    columns.map(({ name }) => name),
    columns.map(({ unit }) => unit),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return [
    ...comments.map((comment) => `# ${oneLine(comment)}`),
    ...lines.map((cells) => cells.map(quoted).join(',')),
    '',
  ].join('\r\n');
}

/** For the clipboard: names with units in one row, then the rows; tabs and breaks inside a cell become spaces. */
export function toTsv(what: Export): string {
  const columns = columnsOf(what);
  const head = columns.map(({ name, unit }) => (unit === '' ? name : `${name} / ${unit}`));
  const lines = [head, ...what.rows.map((row) => columns.map(({ cell }) => cell(row)))];
  return lines.map((cells) => cells.map(oneLine).join('\t')).join('\n');
}
