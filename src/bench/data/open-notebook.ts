/** A notebook's file read back with every field checked: it may come from anywhere. Pure. */
import { merged } from '../notebook/merge';
import { readNotebook } from '../notebook/migrate';
import { type ComputedColumn, emptyNotebook, type Notebook } from '../notebook/notebook';
import { isFields } from '../notebook/schema';
import { FORMAT, inWords, MOST_CHARACTERS, MOST_MEGABYTES, MOST_ROWS } from './notebook-file';

export type Opened =
  | { readonly ok: true; readonly notebook: Notebook }
  | { readonly ok: false; readonly sentence: string };

export function openNotebook(text: string, experiment: string): Opened {
  const refuse = (sentence: string): Opened => ({ ok: false, sentence });
  if (text.length > MOST_CHARACTERS) return refuse(`The file is larger than ${MOST_MEGABYTES} MB.`);
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
    const { title, experiment: other } = file;
    const name = typeof title === 'string' ? title : typeof other === 'string' ? other : 'another experiment';
    return refuse(`The file is a notebook of "${name.slice(0, 80)}". Open that experiment to load it.`);
  }
  const read = readNotebook(file['notebook']);
  if (read.is === 'newer')
    return refuse('The file was saved by a newer version of this site: reload the page and try again.');
  if (read.is !== 'here') return refuse('The file is damaged: its rows cannot be read.');
  if (read.notebook.rows.length > MOST_ROWS) return refuse(`The file has more than ${inWords(MOST_ROWS)} rows.`);
  const [fault] = read.faults;
  if (!fault) return { ok: true, notebook: read.notebook };
  const { place, why } = fault;
  return refuse(`${place} of the file cannot be read${why === null ? '' : `: ${why}`}.`);
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
