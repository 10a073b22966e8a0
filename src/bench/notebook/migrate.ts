/**
 * What was kept of a notebook, of whatever age and wherever it comes from, brought to the present shape. What is not as it should
 * be is left out, and named. Pure.
 */
import { atOnce, type Sliced } from '../../ui/sliced';
import { emptyNotebook, NOTEBOOK_VERSION, type Notebook, type NotebookRow, type RunSettings, TEXTS } from './notebook';
import { isFields, isModest, takenCheck, takenColumn, takenPrediction, takenRow, takenRun, takenText } from './schema';

/** What was not as it should be: it was left out, whole or the part that is named. */
export interface Fault {
  /** "Row 2". */
  readonly place: string;
  /** "its seed is not as it should be"; null where the place says all. */
  readonly why: string | null;
}

export type Read =
  | { readonly is: 'none' }
  /** What could be read of it; all of it where there are no faults. */
  | { readonly is: 'here'; readonly notebook: Notebook; readonly faults: readonly Fault[] }
  /** Written by a later version of the site: it is left as it is. */
  | { readonly is: 'newer' }
  | { readonly is: 'unreadable' };

/** Version 1 had no trials and no labels that are not exact: its rows are of the first trial. */
const withTrial = (row: unknown): unknown => (isFields(row) ? { trial: 1, settings: {}, ...row } : row);

/** Rows between two pauses. */
const SLICE = 32;

function* takeRows(given: readonly unknown[], faults: Fault[]): Sliced<readonly NotebookRow[]> {
  const keys = new Set<string>();
  const rows: NotebookRow[] = [];
  for (const [index, each] of given.entries()) {
    if (index % SLICE === SLICE - 1) yield;
    const { row, fault } = takenRow(withTrial(each));
    const place = `Row ${isFields(each) && typeof each['id'] === 'number' ? each['id'] : index + 1}`;
    if (fault !== null) faults.push({ place, why: `${fault} cannot be read` });
    if (!row) continue;
    if (keys.has(row.key)) {
      faults.push({ place, why: 'it is there twice' });
      continue;
    }
    keys.add(row.key);
    rows.push(row);
  }
  return rows;
}

/** The items of a list that are as they should be. */
function takeList<T>(given: unknown, what: string, faults: Fault[], take: (value: unknown) => T | null): readonly T[] {
  if (!Array.isArray(given)) {
    faults.push({ place: `The list of ${what}s`, why: null });
    return [];
  }
  return given.flatMap((value: unknown, index) => {
    const item = take(value);
    if (item === null)
      faults.push({ place: `${what.replace(/^./, (first) => first.toUpperCase())} ${index + 1}`, why: null });
    return item === null ? [] : [item];
  });
}

function takeRuns(given: unknown, faults: Fault[]): Readonly<Record<number, RunSettings>> {
  if (!isFields(given)) {
    faults.push({ place: 'The names of the runs', why: null });
    return {};
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([run, value]) => {
      const settings = /^\d{1,9}$/.test(run) ? takenRun(value) : null;
      if (!settings) faults.push({ place: `The name of run ${run.slice(0, 20)}`, why: null });
      return settings ? [[Number(run), settings]] : [];
    }),
  );
}

function takeTexts(given: unknown, faults: Fault[]): Notebook['texts'] {
  const texts: Record<string, unknown> = { ...emptyNotebook.texts, ...(isFields(given) ? given : {}) };
  if (!isFields(given)) faults.push({ place: 'The texts', why: null });
  const read = TEXTS.map((name) => {
    const text = takenText(texts[name]);
    if (text === null) faults.push({ place: `The ${name}`, why: null });
    return [name, text ?? ''];
  });
  return Object.fromEntries(read) as Notebook['texts'];
}

function* present(given: Readonly<Record<string, unknown>>): Sliced<Read> {
  // Results are checked since some of version 3 were stored.
  const { rows, runs, columns, texts, predictions, checks = [], plot = null } = given;
  if (!Array.isArray(rows)) return { is: 'unreadable' };
  const faults: Fault[] = [];
  const plain = isModest(plot);
  const taken = yield* takeRows(rows, faults);
  if (rows.length > 0 && taken.length === 0) return { is: 'unreadable' };
  const notebook: Notebook = {
    version: NOTEBOOK_VERSION,
    rows: taken,
    runs: takeRuns(runs, faults),
    columns: takeList(columns, 'computed column', faults, takenColumn),
    texts: takeTexts(texts, faults),
    predictions: takeList(predictions, 'prediction', faults, takenPrediction),
    checks: takeList(checks, 'checked result', faults, takenCheck),
    plot: plain ? plot : null,
  };
  if (!plain) faults.push({ place: 'How the plot was left', why: null });
  return { is: 'here', notebook, faults };
}

/** Version 0: the bare array of rows. */
const ofBareRows = (rows: readonly unknown[]): unknown => ({
  ...emptyNotebook,
  rows: rows.map((row) =>
    isFields(row) ? { ...row, key: `0-${String(row['id'])}`, version: null, note: '', struck: null } : row,
  ),
});

/** In slices: very many rows take a weak device a while. */
export function* slicedNotebook(stored: unknown): Sliced<Read> {
  if (stored === undefined) return { is: 'none' };
  const notebook = Array.isArray(stored) ? ofBareRows(stored) : stored;
  if (!isFields(notebook) || typeof notebook['version'] !== 'number') return { is: 'unreadable' };
  return notebook['version'] > NOTEBOOK_VERSION ? { is: 'newer' } : yield* present(notebook);
}

/** The same at once. */
export const readNotebook = (stored: unknown): Read => atOnce(slicedNotebook(stored));
