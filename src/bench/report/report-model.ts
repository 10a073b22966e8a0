/** A report as data: what stands in it and in which order, from the notebook and the run. Pure. */
import { unitText } from '../../../engine/runtime/format';
import type { AnyEntry } from '../../../catalogue/define';
import type { Grade, ReadingDefs } from '../../../engine/contract';
import { rangeOf } from '../../../engine/core/range';
import type { RunInputs } from '../../../engine/inputs';
import type { Changed } from '../../../engine/runtime/hand-in';
import { atOnce, type Sliced } from '../../ui/sliced';
import { inputText, placeOf, unitOf, wordsOf } from '../controls/input-rules';
import { checkText } from '../check/check-words';
import { shownColumns } from '../data/shown-columns';
import { plusMinus } from '../notebook/measured-text';
import { type Notebook, runName, TEXTS, type TextName } from '../notebook/notebook';
import { changesOfInputs } from '../notebook/statistics';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import { type Choice, predictionsOf, type Sketch } from '../predict/prediction';
import { withTrial } from '../run/seed-text';
import { leftOutText } from '../procedure/left-out';
import { type RepeatsBlock, slicedRepeats } from './repeats';
import { tableBlocks } from './table-blocks';

export interface ReportSource {
  readonly entry: AnyEntry;
  readonly title: string;
  readonly objective: string;
  readonly task: string;
  /** Of the runs with rows; of the present one where there are none. The link opens the present one. */
  readonly codes: readonly string[];
  /** What was set otherwise than the run began. */
  readonly changed: readonly Changed[];
  readonly link: string;
  readonly inputs: RunInputs;
  readonly seed: number;
  readonly trial: number;
  readonly grade: Grade;
  /** Version of the model; null while it is not loaded. */
  readonly version: number | null;
  readonly readings: ReadingDefs;
  readonly hide: readonly string[];
  readonly notebook: Notebook;
  /** Rows of the runs that are shown. */
  readonly table: NotebookTable;
  /** Column along x of the plot, and those along y. */
  readonly plotted: { readonly x: string; readonly ys: readonly string[] };
  /** Which steps of the procedure are done, in its order. */
  readonly stepsDone: readonly boolean[];
  /** Readings are kept from the class: the report does without them. */
  readonly answersHidden: boolean;
}

export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** A step of the procedure that was done. */
export interface ReportStep {
  readonly number: number;
  readonly text: string;
  /** On purpose. */
  readonly badly: boolean;
}

export interface ReportCell {
  readonly text: string;
  /** " ± 0.03"; empty where no uncertainty is known. */
  readonly uncertainty: string;
}

export interface ReportRow {
  readonly number: number;
  readonly run: string;
  readonly struck: boolean;
  readonly cells: readonly ReportCell[];
  /** The note, and why the row does not count. */
  readonly remark: string;
}

/** Columns that fit side by side on a page, with the same rows in every block. */
export interface ReportTable {
  readonly columns: readonly NotebookColumn[];
  readonly rows: readonly ReportRow[];
  /** Notes stand in the last block. */
  readonly remarks: boolean;
}

export interface InstrumentLine {
  /** With the step to which it is read. */
  readonly instrument: string;
  readonly readings: readonly string[];
}

export interface Report {
  readonly title: string;
  readonly objective: string;
  readonly task: string;
  readonly link: string;
  readonly settings: readonly Setting[];
  readonly run: readonly Setting[];
  readonly instruments: readonly InstrumentLine[];
  readonly steps: readonly ReportStep[];
  /** Steps that the task has left out, in words; null where it has none. */
  readonly leftOut: string | null;
  readonly tables: readonly ReportTable[];
  /** More than one run or trial has rows: the table names them. */
  readonly severalRuns: boolean;
  readonly struckRows: number;
  /** Of all rows, where only some are printed; null where all are. */
  readonly allRows: number | null;
  readonly formulas: readonly Setting[];
  readonly repeats: readonly RepeatsBlock[];
  readonly predictions: readonly (Choice | Sketch)[];
  /** Results that were checked, in words. */
  readonly checks: readonly Setting[];
  readonly texts: readonly { readonly name: TextName; readonly text: string }[];
  readonly version: string;
  readonly medical: boolean;
}

const GRADES: Readonly<Record<Grade, string>> = {
  ideal: 'Ideal (no measurement uncertainty)',
  school: 'School',
  research: 'Research',
};

export const HIDDEN_TEXT = 'hidden';

/** Rows between two pauses. */
const SLICE = 1000;

/** What a report says of all rows together. */
interface RowsTold {
  readonly grades: Set<Grade>;
  readonly seeds: Set<number>;
  readonly trials: Set<number>;
  readonly versions: Set<number>;
  /** Runs and trials that have rows. */
  readonly runs: Set<string>;
  struck: number;
  /** Rows with a note, or struck out. */
  readonly remarked: NotebookTableRow[];
  /** Columns in which no row has anything. */
  readonly empty: Set<string>;
}

/** One look at each row, in slices. */
function* lookAtRows({ table, version }: ReportSource): Sliced<RowsTold> {
  const told: RowsTold = {
    grades: new Set(),
    seeds: new Set(),
    trials: new Set(),
    versions: new Set(),
    runs: new Set(),
    struck: 0,
    remarked: [],
    empty: new Set(table.columns.map(({ id }) => id)),
  };
  for (const [at, row] of table.rows.entries()) {
    const { source, texts } = row;
    if (source) told.grades.add(source.grade);
    const madeBy = source?.version ?? version;
    if (madeBy !== null) told.versions.add(madeBy);
    told.seeds.add(row.seed);
    told.trials.add(row.trial);
    told.runs.add(`${row.run} ${row.trial}`);
    if (row.struck) told.struck++;
    if (remarkOf(row) !== '') told.remarked.push(row);
    for (const id of told.empty) if (texts[id]) told.empty.delete(id);
    if (at % SLICE === SLICE - 1) yield;
  }
  return told;
}

export const reportOf = (source: ReportSource): Report => atOnce(slicedReport(source));

/** A report of very many rows takes its time: in slices. */
export function* slicedReport(source: ReportSource): Sliced<Report> {
  const { entry, title, objective, task, codes, link, notebook, table, readings, version, answersHidden } = source;
  const told = yield* lookAtRows(source);
  const some = table.rows.length > 0;
  const grades = some ? [...told.grades] : [source.grade];
  const seeds = some ? [...told.seeds] : [source.seed];
  const trials = some ? [...told.trials] : [source.trial];
  const versions = told.versions.size > 0 ? [...told.versions] : version === null ? [] : [version];
  const columns = shownColumns(table, entry, false).filter(({ id }) => !told.empty.has(id));
  yield;
  const settings = settingsOf(source);
  yield;
  const tables = tablesOf(source, columns, told.remarked);
  yield;
  const repeats = answersHidden ? [] : yield* slicedRepeats(table, entry, source.plotted);
  return {
    title,
    objective,
    task,
    link,
    settings,
    run: [
      { name: 'Instruments', value: grades.map((grade) => GRADES[grade]).join('; ') },
      { name: seeds.length === 1 ? 'Seed' : 'Seeds', value: seeds.join(', ') },
      { name: trials.length === 1 ? 'Trial' : 'Trials', value: trials.join(', ') },
      { name: codes.length > 1 ? 'Run codes' : 'Run code', value: codes.join(', ') },
      ...(source.changed.length > 0
        ? [
            {
              name: 'Changed since it began',
              value: source.changed.map(({ label, from }) => `${label} (began with ${from})`).join('; '),
            },
          ]
        : []),
    ],
    instruments: instrumentsOf(columns, readings, grades),
    steps: entry.procedure.flatMap(({ text, badly = false }, index) =>
      source.stepsDone[index] ? [{ number: index + 1, text, badly }] : [],
    ),
    leftOut: leftOutText(entry),
    tables,
    severalRuns: told.runs.size > 1,
    struckRows: told.struck,
    allRows: table.rows.length > MOST_PRINTED ? table.rows.length : null,
    formulas: notebook.columns.map(({ label, symbol, formula, unit }) => ({
      name: label,
      value: `${symbol} = ${formula}${unit === '' ? '' : ` (${unit})`}`,
    })),
    repeats,
    predictions: predictionsOf(notebook.predictions),
    checks: notebook.checks.map((check) => ({ name: check.label, value: checkText(check) })),
    texts: TEXTS.map((name) => ({ name, text: notebook.texts[name] })),
    version: versions.map((each) => `v${each}`).join(', '),
    medical: entry.medical === true,
  };
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** What was set: the value where it was the same in all rows, the values where it was not. */
function settingsOf({ entry, inputs, hide, table }: ReportSource): readonly Setting[] {
  const rows = changesOfInputs(table.rows);
  return entry.inputs.flatMap((input) => {
    const unit = unitText(unitOf(input) ?? '');
    const withUnit = (text: string): string => (text === 'unknown' ? text : `${text} ${unit}`.trimEnd());
    const texts = distinct(rows.map((row) => row.texts[input.id] ?? '').filter((text) => text !== ''));
    if (texts.length > 1) {
      const values = rows.flatMap(({ cells }) => cells[input.id]?.value ?? []);
      const spread = values.length > 0 && 'min' in input ? rangeText(values, input) : texts.join(', ');
      return [{ name: input.label, value: `${withUnit(spread)}, see the table` }];
    }
    const [only] = texts;
    if (only !== undefined) return [{ name: input.label, value: withUnit(only) }];
    const place = table.rows.length > 0 ? 'absent' : placeOf(input, inputs, hide);
    if (place === 'absent') return [];
    return [{ name: input.label, value: place === 'unknown' ? 'unknown' : withUnit(presentText(input, inputs)) }];
  });
}

function presentText(input: AnyEntry['inputs'][number], inputs: RunInputs): string {
  const value = inputs[input.id] ?? input.defaultValue;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' && 'min' in input ? inputText(value, input) : wordsOf(input, value);
}

const rangeText = (values: readonly number[], input: { readonly min: number; readonly step?: number }): string =>
  rangeOf(values)
    .map((value) => inputText(value, input))
    .join(' to ');

/** Instruments behind the columns, by the grade they were used in, each once. */
function instrumentsOf(
  columns: readonly NotebookColumn[],
  readings: ReadingDefs,
  grades: readonly Grade[],
): readonly InstrumentLine[] {
  const lines = new Map<string, string[]>();
  for (const { id, label } of columns) {
    const def = readings[id];
    if (!def || def.kind === 'text' || !def.instrument) continue;
    const { name, ...classes } = def.instrument;
    const steps = grades.flatMap((grade) => {
      if (grade === 'ideal') return [];
      return `${String(classes[grade].resolution)} ${unitText(def.unit)}`.trimEnd();
    });
    if (steps.length === 0) continue;
    const instrument = `${name.replace(/^./, (first) => first.toUpperCase())}, read to ${distinct(steps).join(' or ')}`;
    lines.set(instrument, [...(lines.get(instrument) ?? []), label]);
  }
  return [...lines].map(([instrument, labels]) => ({ instrument, readings: labels }));
}

/** A paper of more rows nobody reads: then so many are chosen evenly, with as many of those that have a note or were struck out. */
export const MOST_PRINTED = 300;

/** So many of a list at equal distances, the first and the last with them. */
const evenly = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))] as T);

/** The note, and why the row does not count. */
function remarkOf({ source }: NotebookTableRow): string {
  const struck = source?.struck ? `struck out: ${source.struck}` : '';
  return [struck, source?.note ?? ''].filter((part) => part !== '').join('; ');
}

function printedRows(
  rows: readonly NotebookTableRow[],
  remarked: readonly NotebookTableRow[],
): readonly NotebookTableRow[] {
  if (rows.length <= MOST_PRINTED) return rows;
  const printed = new Set([...evenly(rows, MOST_PRINTED), ...evenly(remarked, MOST_PRINTED)]);
  return rows.filter((row) => printed.has(row));
}

function tablesOf(
  { notebook, table, answersHidden }: ReportSource,
  columns: readonly NotebookColumn[],
  remarked: readonly NotebookTableRow[],
): readonly ReportTable[] {
  if (table.rows.length === 0) return [];
  const secret = ({ kind }: NotebookColumn): boolean => answersHidden && (kind === 'reading' || kind === 'computed');
  const rows = printedRows(table.rows, remarked);
  const blocks = tableBlocks(columns, rows, remarked.length > 0);
  return blocks.map((block, index) => {
    const remarks = remarked.length > 0 && index === blocks.length - 1;
    return {
      columns: block,
      remarks,
      rows: rows.map((row) => ({
        number: row.row,
        run: withTrial(runName(notebook, row.run).replace(/^Run (?=\d+$)/, ''), row.trial),
        struck: row.struck,
        cells: block.map((column) =>
          secret(column)
            ? { text: HIDDEN_TEXT, uncertainty: '' }
            : {
                text: row.texts[column.id] || '–',
                uncertainty: plusMinus(row.cells[column.id]?.uncertainty ?? null),
              },
        ),
        remark: remarks ? remarkOf(row) : '',
      })),
    };
  });
}
