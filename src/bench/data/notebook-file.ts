/** A notebook as a file, and a file read back with every field checked: it may come from anywhere. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import { placeOf } from '../controls/input-rules';
import { merged } from '../notebook/merge';
import { readNotebook } from '../notebook/migrate';
import {
  type ComputedColumn,
  emptyNotebook,
  type Notebook,
  type NotebookRow,
  type ResultCheck,
  TEXTS,
} from '../notebook/notebook';

const FORMAT = 'science-lab-notebook';

/** As much as a file may hold. */
export const MOST_CHARACTERS = 20_000_000;
const MOST_ROWS = 50_000;
const MOST_TEXT = 20_000;

export interface NotebookFile {
  readonly experiment: string;
  readonly title: string;
  readonly notebook: Notebook;
}

/** Values that are to be found do not leave the bench. */
function withoutUnknowns(entry: AnyEntry, row: NotebookRow, hide: readonly string[]): NotebookRow {
  const unknown = new Set(
    entry.inputs
      .filter((input) => hide.includes(input.id) || placeOf(input, row.inputs, hide) === 'unknown')
      .map(({ id }) => id),
  );
  if (unknown.size === 0) return row;
  const known = <T>(of: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !unknown.has(id)));
  return { ...row, inputs: known(row.inputs), settings: known(row.settings) };
}

export function encodeNotebook(
  entry: AnyEntry,
  { experiment, title, notebook }: NotebookFile,
  hide: readonly string[],
): string {
  const rows = notebook.rows.map((row) => withoutUnknowns(entry, row, hide));
  return `${JSON.stringify({ format: FORMAT, experiment, title, notebook: { ...notebook, rows } }, null, 1)}\n`;
}

export type Opened =
  | { readonly ok: true; readonly notebook: Notebook }
  | { readonly ok: false; readonly sentence: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_TEXT;
const isName = (value: string): boolean => /^[\w-]{1,60}$/.test(value) && value !== '__proto__';

/** What shared effects do to a value, by their names: "7 voltmeter gain". */
const isEffects = (value: unknown): boolean =>
  isFields(value) &&
  Object.entries(value).every(([name, effect]) => name.length <= 200 && name !== '__proto__' && isNumber(effect));

const isReading = (value: unknown): boolean =>
  isFields(value) &&
  (value['value'] === null || isNumber(value['value']) || isText(value['value'])) &&
  isText(value['text']) &&
  (value['uncertainty'] === null || (isNumber(value['uncertainty']) && value['uncertainty'] >= 0)) &&
  (value['shared'] === undefined || isEffects(value['shared']));

const isInput = (value: unknown): boolean => isNumber(value) || isText(value) || typeof value === 'boolean';

const everyOf = (fields: unknown, good: (value: unknown) => boolean): boolean =>
  isFields(fields) && Object.entries(fields).every(([name, value]) => isName(name) && good(value));

/** What is wrong with a row; null where nothing is. */
function rowFault(row: NotebookRow): string | null {
  if (!isCount(row.id) || row.id < 1) return 'its number';
  if (!isCount(row.run)) return 'its run';
  if (!isNumber(row.time)) return 'its lab time';
  if (!isCount(row.seed)) return 'its seed';
  if (!isCount(row.trial) || row.trial < 1) return 'its trial';
  if (!everyOf(row.settings, isEffects)) return 'the errors of what was set';
  if (!['ideal', 'school', 'research'].includes(row.grade)) return 'the grade of its instruments';
  if (!everyOf(row.inputs, isInput)) return 'its inputs';
  if (!everyOf(row.readings, isReading)) return 'its readings';
  if (!isText(row.note)) return 'its note';
  if (row.struck !== null && !isText(row.struck)) return 'why it was struck out';
  if (row.begins !== undefined && row.begins !== true) return 'whether it begins a series';
  if (row.version !== null && !isCount(row.version)) return 'the version of its model';
  return isText(row.key) ? null : 'its key';
}

const isColumn = (column: ComputedColumn): boolean =>
  isFields(column) &&
  isText(column.id) &&
  isName(column.id) &&
  isText(column.symbol) &&
  /^\p{L}[\p{L}\p{N}_]{0,60}$/u.test(column.symbol) &&
  [column.label, column.unit, column.formula].every((text) => isText(text) && text.length <= 500);

const isTry = (value: unknown): boolean =>
  isFields(value) &&
  (isNumber(value['value']) || isText(value['value'])) &&
  (value['uncertainty'] === null || isNumber(value['uncertainty'])) &&
  isText(value['judgement']);

const isCheck = (check: ResultCheck): boolean =>
  isFields(check) &&
  [check.key, check.id, check.label, check.unit].every((text) => isText(text) && text.length <= 200) &&
  isCount(check.seed) &&
  Array.isArray(check.tries) &&
  check.tries.every(isTry) &&
  (check.truth === null || (isFields(check.truth) && (isNumber(check.truth['value']) || isText(check.truth['value']))));

function faultOf(notebook: Notebook): string | null {
  const { rows, runs, columns, texts, predictions, checks } = notebook;
  if (rows.length > MOST_ROWS) return `The file has more than ${MOST_ROWS} rows.`;
  if (new Set(rows.map(({ key }) => key)).size < rows.length) return 'Two rows of the file are the same one.';
  for (const row of rows) {
    const fault = rowFault(row);
    if (fault !== null) return `Row ${String(row.id)} of the file cannot be read: ${fault} is not as it should be.`;
  }
  const goodRuns = Object.entries(runs).every(
    ([run, settings]) =>
      /^\d+$/.test(run) && isFields(settings) && isText(settings.name) && typeof settings.shown === 'boolean',
  );
  if (!goodRuns) return 'The names of the runs in the file cannot be read.';
  if (!columns.every(isColumn)) return 'The computed columns of the file cannot be read.';
  if (!TEXTS.every((name) => isText(texts[name]))) return 'The texts of the file cannot be read.';
  if (!checks.every(isCheck)) return 'The checked results of the file cannot be read.';
  const goodPredictions = predictions.every((prediction) => isFields(prediction) && isText(prediction.id));
  return goodPredictions ? null : 'The predictions of the file cannot be read.';
}

export function openNotebook(text: string, experiment: string): Opened {
  const refuse = (sentence: string): Opened => ({ ok: false, sentence });
  if (text.length > MOST_CHARACTERS) return refuse('The file is larger than 20 MB: it is no notebook of this lab.');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refuse('The file is no notebook: choose a .json file that was saved here.');
  }
  if (!isFields(file) || file['format'] !== FORMAT) {
    return refuse('The file is no notebook: choose a .json file that was saved here.');
  }
  if (file['experiment'] !== experiment) {
    const title = isText(file['title']) ? file['title'] : String(file['experiment']).slice(0, 60);
    return refuse(`The file is a notebook of "${title}". Open that experiment to load it.`);
  }
  const read = readNotebook(file['notebook']);
  if (read.is === 'newer')
    return refuse('The file was saved by a newer version of this site: reload the page and try again.');
  if (read.is !== 'here') return refuse('The file is damaged: its rows cannot be read.');
  const fault = faultOf(read.notebook);
  return fault === null ? { ok: true, notebook: read.notebook } : refuse(fault);
}

const asWord = (symbol: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_])${symbol}(?![\\p{L}\\p{N}_])`, 'gu');

/** Computed columns of a file whose symbols are taken get others, in their formulas too; those that are there already go. */
function besides(columns: readonly ComputedColumn[], own: readonly ComputedColumn[]): readonly ComputedColumn[] {
  const taken = new Set(own.map(({ symbol }) => symbol));
  const renamed = new Map<string, string>();
  const fresh = columns.filter(
    (column) =>
      !own.some(
        ({ id, symbol, formula }) => id === column.id || (symbol === column.symbol && formula === column.formula),
      ),
  );
  for (const { symbol } of fresh) {
    let free = symbol;
    for (let number = 2; taken.has(free); number++) free = `${symbol}_${number}`;
    taken.add(free);
    if (free !== symbol) renamed.set(symbol, free);
  }
  return fresh.map((column) => ({
    ...column,
    symbol: renamed.get(column.symbol) ?? column.symbol,
    formula: [...renamed].reduce((formula, [from, to]) => formula.replaceAll(asWord(from), to), column.formula),
  }));
}

/** A notebook with another one's rows, notes, columns and texts added. */
export const withFile = (own: Notebook, file: Notebook): Notebook =>
  merged(emptyNotebook, { ...file, columns: besides(file.columns, own.columns) }, own);
