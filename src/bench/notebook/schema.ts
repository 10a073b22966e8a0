/**
 * What a notebook may hold, wherever it comes from: the browser's store, a file, another browser's local data. Fetched only
 * where something is read back. Pure.
 */
import * as v from 'valibot';
import type { ComputedColumn, NotebookRow, Prediction, ResultCheck, RunSettings } from './notebook';

/** Characters of one text; fields of the page take fewer, but two tabs may have written one text together. */
export const MOST_TEXT = 200_000;
/** How deep and how large what only a panel understands may be: settings of the plot, predictions. */
const DEEPEST = 12;
const MOST_PARTS = 100_000;

const real = v.pipe(v.number(), v.finite());
const count = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(Number.MAX_SAFE_INTEGER));
const text = v.pipe(v.string(), v.maxLength(MOST_TEXT));
const short = v.pipe(v.string(), v.maxLength(500));
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

/** What shared effects do to a value, by their names: "7 voltmeter gain". */
const effects = v.record(v.pipe(v.string(), v.maxLength(200)), real);

const reading = v.object({
  value: v.nullable(v.union([real, text])),
  text,
  uncertainty: v.nullable(v.pipe(real, v.minValue(0))),
  shared: v.exactOptional(effects),
});

const row = v.object({
  id: count(1),
  run: count(0),
  time: real,
  inputs: v.record(name, v.union([real, text, v.boolean()])),
  settings: v.record(name, effects),
  seed: count(0),
  trial: count(1),
  grade: v.picklist(['ideal', 'school', 'research']),
  readings: v.record(name, reading),
  key: v.pipe(text, v.nonEmpty()),
  version: v.nullable(count(0)),
  note: text,
  struck: v.nullable(text),
  begins: v.exactOptional(v.literal(true)),
});

const column = v.object({
  id: name,
  symbol: v.pipe(v.string(), v.regex(/^\p{L}[\p{L}\p{N}_]{0,60}$/u)),
  label: short,
  unit: short,
  formula: short,
});

const result = v.union([real, text]);

export const attempt = v.object({
  value: result,
  uncertainty: v.nullable(v.pipe(real, v.minValue(0))),
  judgement: v.picklist(['right', 'too-high', 'too-low', 'other', 'no-reach', 'too-wide']),
});

const check = v.object({
  key: short,
  id: short,
  label: short,
  unit: short,
  seed: count(0),
  tries: v.array(attempt),
  truth: v.nullable(v.object({ value: result, tolerance: v.nullable(real) })),
});

const runSettings = v.object({ name: text, shown: v.boolean() });

/** Plain data that can be stored and written as JSON: neither deeper nor larger than any panel writes it. */
export function isModest(value: unknown): boolean {
  let parts = 0;
  const modest = (part: unknown, depth: number): boolean => {
    if (depth > DEEPEST || ++parts > MOST_PARTS) return false;
    if (typeof part === 'string') return part.length <= MOST_TEXT;
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((inner) => modest(inner, depth + 1));
  };
  return modest(value, 0);
}

const prediction = v.pipe(
  v.looseObject({ id: text, kind: short }),
  v.check((value) => isModest(value)),
);

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const taken = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const { success, output } = v.safeParse(schema, value, { abortEarly: true });
  return success ? output : null;
};

export const takenColumn = (value: unknown): ComputedColumn | null => taken(column, value);
export const takenRun = (value: unknown): RunSettings | null => taken(runSettings, value);
export const takenText = (value: unknown): string | null => taken(text, value);
export const takenPrediction = (value: unknown): Prediction | null => taken(prediction, value);
export const takenCheck = (value: unknown): ResultCheck | null => taken(check, value);

export interface TakenRow {
  /** Null where too little of it is as it should be. */
  readonly row: NotebookRow | null;
  /** What was not, in words; null where all was. */
  readonly fault: string | null;
}

const WORDS: Readonly<Record<string, string>> = {
  id: 'its number',
  run: 'its run',
  time: 'its lab time',
  inputs: 'its inputs',
  settings: 'the errors of what was set',
  seed: 'its seed',
  trial: 'its trial',
  grade: 'the grade of its instruments',
  readings: 'its readings',
  key: 'its key',
  version: 'the version of its model',
  note: 'its note',
  struck: 'why it was struck out',
  begins: 'whether it begins a series',
};

/** What stands for a part that a row can do without. A row whose mark cannot be read was struck out. */
const STAND_INS: Fields = { note: '', struck: 'The reason could not be read', version: null };

/** A row without the parts that are not as they should be: a note, one reading. */
function mended(given: Fields, issues: readonly v.BaseIssue<unknown>[]): Fields {
  const better: Record<string, unknown> = { ...given };
  for (const { path } of issues) {
    const [field, part] = (path ?? []).map(({ key }) => String(key));
    if (field === undefined) continue;
    const fields = better[field];
    if (field === 'begins') delete better[field];
    else if (Object.hasOwn(STAND_INS, field)) better[field] = STAND_INS[field];
    else if (part !== undefined && isFields(fields)) {
      better[field] = Object.fromEntries(Object.entries(fields).filter(([id]) => id !== part));
    }
  }
  return better;
}

export function takenRow(value: unknown): TakenRow {
  const whole = v.safeParse(row, value, { abortEarly: true });
  if (whole.success) return { row: whole.output, fault: null };
  const { issues = [] } = v.safeParse(row, value);
  const fields = new Set(issues.map(({ path }) => String(path?.[0]?.key)));
  const fault = [...fields].map((field) => WORDS[field] ?? 'what it holds').join(', ');
  return { row: isFields(value) ? taken(row, mended(value, issues)) : null, fault };
}
