/** What is stored of a notebook, in the present shape. */
import { atOnce, type Sliced } from '../../ui/sliced';
import { merged } from './merge';
import { type Read, slicedNotebook } from './migrate';
import { emptyNotebook, type Notebook, type NotebookRow } from './notebook';
import { type RowStore, revisionOf } from './row-chunks';
import { withSharedInputs } from './rows';

/** Rows between two pauses. */
const SLICE = 500;

const contentOf = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'notebook' in stored ? stored.notebook : stored;

/** What is stored, with rows that share what they have in common; the store knows them again. */
export function* slicedFrom(stored: unknown, store: RowStore): Sliced<Read> {
  const read = yield* slicedNotebook(contentOf(stored));
  if (read.is !== 'here') return read;
  const rows: NotebookRow[] = [];
  for (let from = 0; from < read.notebook.rows.length; from += SLICE) {
    rows.push(...withSharedInputs(read.notebook.rows.slice(from, from + SLICE), rows.at(-1)));
    yield;
  }
  // What was mended is written anew, all of it.
  if (read.faults.length === 0) store.adopt(revisionOf(stored), rows);
  return { ...read, notebook: { ...read.notebook, rows } };
}

/** A notebook that a page which was left had not stored. */
export interface Left {
  readonly name: string;
  readonly value: unknown;
}

/** The stored notebook with what left pages had not stored: they went on from what is stored, or beside it. `read` names those it holds now. */
export function withLeft(
  notebook: Notebook,
  stored: unknown,
  left: readonly Left[],
): { readonly whole: Notebook; readonly read: readonly string[] } {
  let whole = notebook;
  const read: string[] = [];
  for (const { name, value } of left) {
    const found = atOnce(slicedNotebook(contentOf(value)));
    if (found.is !== 'here') continue;
    read.push(name);
    const follows = whole === notebook && revisionOf(value) === revisionOf(stored);
    whole = follows ? found.notebook : merged(emptyNotebook, found.notebook, whole);
  }
  return { whole, read };
}
