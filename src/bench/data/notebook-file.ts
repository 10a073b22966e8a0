/** A notebook as a file; `open-notebook.ts` reads it back. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import { placeOf } from '../controls/input-rules';
import type { Notebook, NotebookRow } from '../notebook/notebook';

export const FORMAT = 'science-lab-notebook';

/** As much as a file may hold that is to be opened again; saving says where a notebook is larger. */
export const MOST_MEGABYTES = 400;
export const MOST_CHARACTERS = MOST_MEGABYTES * 1_000_000;
export const MOST_ROWS = 200_000;

export const inWords = (many: number): string => many.toLocaleString('en');

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

export interface Encoded {
  /** Null where it is longer than any text that a browser can hold. */
  readonly text: string | null;
  /** Why it cannot be opened here again, or not be saved; null where it can. */
  readonly sentence: string | null;
}

const LIMIT = `A file that is to be opened here again holds at most ${inWords(MOST_ROWS)} rows and ${MOST_MEGABYTES} MB: take rows out, and save them as CSV before.`;

function textOf(file: unknown): string | null {
  try {
    return `${JSON.stringify(file)}\n`;
  } catch {
    return null;
  }
}

export function encodeNotebook(
  entry: AnyEntry,
  { experiment, title, notebook }: NotebookFile,
  hide: readonly string[],
): Encoded {
  const rows = notebook.rows.map((row) => withoutUnknowns(entry, row, hide));
  const text = textOf({ format: FORMAT, experiment, title, notebook: { ...notebook, rows } });
  if (text === null) return { text, sentence: `The notebook is too large to be saved as one file. ${LIMIT}` };
  const opens = text.length <= MOST_CHARACTERS && rows.length <= MOST_ROWS;
  return { text, sentence: opens ? null : `The file was saved, but it is too large. ${LIMIT}` };
}
