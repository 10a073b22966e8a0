/** What the store holds of a notebook, of whatever age, brought to the present shape. Pure. */
import { emptyNotebook, NOTEBOOK_VERSION, type Notebook, type NotebookRow } from './notebook';
import type { Row } from './row';

export type Read =
  | { readonly is: 'none' }
  | { readonly is: 'here'; readonly notebook: Notebook }
  /** Written by a later version of the site: it is left as it is. */
  | { readonly is: 'newer' }
  | { readonly is: 'unreadable' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row has since version 2. */
type Since = Pick<Row, 'trial' | 'settings'>;
type StoredRow = Omit<Row, keyof Since> & Partial<Since>;

const isRow = (value: unknown): value is StoredRow =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  typeof value['run'] === 'number' &&
  typeof value['time'] === 'number' &&
  isRecord(value['inputs']) &&
  isRecord(value['readings']);

const isKeptRow = (value: unknown): value is Omit<NotebookRow, keyof Since> & Partial<Since> =>
  isRow(value) && 'key' in value;

/** Version 1 had no trials and no labels that are not exact: its rows are of the first trial. */
const withTrial = <T extends StoredRow>(row: T): T & Since => ({ trial: 1, settings: {}, ...row });

/** Version 0: the bare array of rows. */
function fromRows(rows: readonly unknown[]): Read {
  if (!rows.every(isRow)) return { is: 'unreadable' };
  const kept = rows.map((row) => ({ ...withTrial(row), key: `0-${row.id}`, version: null, note: '', struck: null }));
  return { is: 'here', notebook: { ...emptyNotebook, rows: kept } };
}

function present(stored: Readonly<Record<string, unknown>>): Read {
  const { rows, runs, columns, texts, predictions, checks } = stored;
  const whole =
    Array.isArray(rows) &&
    rows.every(isKeptRow) &&
    isRecord(runs) &&
    Array.isArray(columns) &&
    isRecord(texts) &&
    Array.isArray(predictions) &&
    (checks === undefined || Array.isArray(checks));
  if (!whole) return { is: 'unreadable' };
  const notebook = {
    ...emptyNotebook,
    ...stored,
    version: emptyNotebook.version,
    rows: rows.map(withTrial),
    texts: { ...emptyNotebook.texts, ...texts },
  };
  return { is: 'here', notebook };
}

export function readNotebook(stored: unknown): Read {
  if (stored === undefined) return { is: 'none' };
  if (Array.isArray(stored)) return fromRows(stored);
  if (!isRecord(stored) || typeof stored['version'] !== 'number') return { is: 'unreadable' };
  return stored['version'] > NOTEBOOK_VERSION ? { is: 'newer' } : present(stored);
}
