/**
 * What a student hands in, without a server: a file of JSON, or one line of text that a QR code can carry. It comes from
 * anywhere, so each field is looked at, and a bad one is refused with a sentence.
 */
import { encodeText } from './query';

const FORMAT = 'science-lab-hand-in';
/** Raised when the shape changes. */
const SHAPE = 1;
/** Before the one line of text. */
const LINE = 'LAB1:';

/** As much as a file may hold. */
export const MOST_HAND_IN = 1_000_000;
/** A line of text above this makes a code too fine to be read from a screen. */
export const MOST_LINE = 1800;
const MOST_NAME = 80;
const MOST_LABEL = 200;
const MOST_QUERY = 20_000;
const MOST_TEXT = 20_000;
const MOST_ITEMS = 100;
/** Rows that a hand-in carries. */
export const MOST_ROWS = 500;

/** One quantity as the student found it. */
export interface FoundValue {
  /** That of the answer it stands for. */
  readonly id: string;
  readonly value: number | string;
  /** Standard uncertainty in the unit of the value; null where none was stated, and for words. */
  readonly uncertainty: number | null;
  /** How often it was checked on the bench. */
  readonly tries: number;
  /** The bench had shown the truth. */
  readonly told: boolean;
}

/** Something set otherwise than the run began, in words. */
export interface Changed {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Rows as they stand in the notebook, in words: heads with their units, and cells. */
export interface HandInTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface HandIn {
  /** `chem1`, or an instrument's slug. */
  readonly experiment: string;
  readonly name: string;
  readonly group: string;
  /** Query of the run that the bench was opened with: seed and what is hidden, but no hidden value. */
  readonly query: string;
  /** Codes of the runs that the rows come from, as they stand on the report. */
  readonly codes: readonly string[];
  /** Version of the model. */
  readonly version: number;
  readonly rows: number;
  readonly struck: number;
  readonly changed: readonly Changed[];
  readonly found: readonly FoundValue[];
  /** What was written, by its heading; not in the line of text. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was recorded, the newest MOST_ROWS of it; not in the line of text, nor in files of earlier versions. */
  readonly table?: HandInTable;
}

export const encodeHandIn = (handIn: HandIn): string =>
  `${JSON.stringify({ format: FORMAT, shape: SHAPE, ...handIn }, null, 1)}\n`;

/** The same as one line, without what was written; null where that is too long for a code. */
export function handInLine(handIn: HandIn): string | null {
  const { experiment, name, group, query, codes, version, rows, struck, changed, found } = handIn;
  const items = [
    SHAPE,
    experiment,
    name,
    group,
    query,
    codes,
    version,
    rows,
    struck,
    changed.map(({ label, from, to }) => [label, from, to]),
    found.map(({ id, value, uncertainty, tries, told }) => [id, value, uncertainty, tries, Number(told)]),
  ];
  const line = LINE + encodeText(JSON.stringify(items));
  return line.length <= MOST_LINE ? line : null;
}

export type ReadHandIn =
  | { readonly ok: true; readonly handIn: HandIn }
  | { readonly ok: false; readonly sentence: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= MOST_ITEMS;
const isId = (value: unknown): value is string => isText(value, 60) && /^[a-zA-Z][\w-]*$/.test(value);

const isFound = (value: unknown): value is FoundValue =>
  isFields(value) &&
  isId(value['id']) &&
  (isNumber(value['value']) || isText(value['value'], MOST_LABEL)) &&
  (value['uncertainty'] === null || (isNumber(value['uncertainty']) && value['uncertainty'] >= 0)) &&
  isCount(value['tries']) &&
  typeof value['told'] === 'boolean';

const isChanged = (value: unknown): value is Changed =>
  isFields(value) && ['label', 'from', 'to'].every((key) => isText(value[key], MOST_LABEL));

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) &&
  Object.keys(value).length <= MOST_ITEMS &&
  Object.entries(value).every(([name, text]) => isId(name) && isText(text, MOST_TEXT));

const isCells = (value: unknown): value is readonly string[] =>
  isList(value) && value.every((cell) => isText(cell, MOST_LABEL));

const isTable = (value: unknown): value is HandInTable =>
  isFields(value) &&
  isCells(value['columns']) &&
  Array.isArray(value['rows']) &&
  value['rows'].length <= MOST_ROWS &&
  value['rows'].every((row) => isCells(row) && row.length === (value['columns'] as readonly string[]).length);

/** Objects out of lists: the line leaves the names of the fields out. */
function fieldsOfLine(items: unknown): Fields | null {
  if (!Array.isArray(items)) return null;
  const [shape, experiment, name, group, query, codes, version, rows, struck, changed, found] = items as unknown[];
  const each = (list: unknown, keys: readonly string[]): unknown =>
    Array.isArray(list)
      ? list.map((item: unknown) =>
          Array.isArray(item) ? Object.fromEntries(keys.map((key, at) => [key, item[at] as unknown])) : item,
        )
      : list;
  const values = each(found, ['id', 'value', 'uncertainty', 'tries', 'told']);
  return {
    format: FORMAT,
    shape,
    experiment,
    name,
    group,
    query,
    codes,
    version,
    rows,
    struck,
    changed: each(changed, ['label', 'from', 'to']),
    found: Array.isArray(values)
      ? values.map((value: unknown) => (isFields(value) ? { ...value, told: value['told'] === 1 } : value))
      : values,
    texts: {},
  };
}

function parsed(text: string): unknown {
  try {
    if (!text.startsWith(LINE)) return JSON.parse(text);
    return fieldsOfLine(JSON.parse(decodeURIComponent(text.slice(LINE.length))));
  } catch {
    return null;
  }
}

/** What a file or a line holds, or the sentence that says why it is refused. */
export function readHandIn(given: string): ReadHandIn {
  const refuse = (sentence: string): ReadHandIn => ({ ok: false, sentence });
  if (given.length > MOST_HAND_IN) return refuse('It is larger than 1 MB: no hand-in of this lab is.');
  const fields = parsed(given.replace(/^\uFEFF/, '').trim());
  if (!isFields(fields) || fields['format'] !== FORMAT) {
    return refuse('It is no hand-in of this lab: students save one with “Hand in” in their report.');
  }
  if (!isCount(fields['shape']) || fields['shape'] < 1) return refuse('It does not say how it is to be read.');
  if (fields['shape'] > SHAPE)
    return refuse('It was saved by a newer version of this site: reload the page, then try again.');
  const { experiment, name, group, query, codes, version, rows, struck, changed, found, texts, table } = fields;
  if (!isId(experiment)) return refuse('It does not name an experiment.');
  if (!isText(name, MOST_NAME) || !isText(group, MOST_NAME)) {
    return refuse(`Name and class must be texts of at most ${MOST_NAME} characters.`);
  }
  if (!isText(query, MOST_QUERY)) return refuse('The link of its run cannot be read.');
  if (!isList(codes) || !codes.every((code): code is string => isText(code, 100))) {
    return refuse('The run codes in it cannot be read.');
  }
  if (!isCount(version)) return refuse('The version of the model in it is no whole number.');
  if (!isCount(rows) || !isCount(struck) || struck > rows) return refuse('Its numbers of rows do not agree.');
  if (!isList(changed) || !changed.every(isChanged)) return refuse('What was changed in the run cannot be read.');
  if (!isList(found) || !found.every(isFound))
    return refuse(
      'The values found cannot be read: each is a number or a word, with an uncertainty that is not negative.',
    );
  if (new Set(found.map(({ id }) => id)).size < found.length) return refuse('One quantity is given twice.');
  if (!isTexts(texts)) return refuse('The texts in it cannot be read.');
  if (table !== undefined && !isTable(table)) return refuse('The rows in it cannot be read.');
  const handIn = { experiment, name, group, query, codes, version, rows, struck, changed, found, texts };
  return table === undefined ? { ok: true, handIn } : { ok: true, handIn: { ...handIn, table } };
}
