/**
 * Rows of the table that look their cells up when they are asked: a hundred thousand rows of twenty cells each would else be two million
 * objects, of which a page shows some hundreds. Pure.
 */
import type { AnyEntry } from '../../../catalogue/define';
import type { InputDef, InputValue } from '../../../engine/inputs';
import { formatClock } from '../../../engine/runtime/format';
import { combined, type SharedEffects } from '../../../engine/runtime/uncertain';
import { inputText, placeOf, unitOf, wordsOf } from '../controls/input-rules';
import type { NotebookRow } from './notebook';
import type { NotebookCell, NotebookTableRow } from './cells';

type Cells = NotebookTableRow['cells'];
type Texts = NotebookTableRow['texts'];

/** What the inputs of a row come to; neighbours that were taken with the same inputs share it. */
interface SetPart {
  readonly cells: Cells;
  readonly texts: Texts;
}

/** An item of a list with what is made of it. */
const OF = Symbol('of');
const SET = Symbol('set');

export type Looked<Of, Set> = new (of: Of, set: Set) => object;

/** A class of objects that have `names` for fields and look each up when it is asked for. */
export function lookedUp<Of, Set>(
  names: readonly string[],
  look: (name: string) => (of: Of, set: Set) => unknown,
): Looked<Of, Set> {
  class View {
    readonly [OF]: Of;
    readonly [SET]: Set;
    constructor(of: Of, set: Set) {
      this[OF] = of;
      this[SET] = set;
    }
  }
  for (const name of names) {
    const find = look(name);
    Object.defineProperty(View.prototype, name, {
      enumerable: true,
      get(this: View) {
        return find(this[OF], this[SET]);
      },
    });
  }
  return View;
}

const textOf = (input: InputDef, value: InputValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : wordsOf(input, value);

/** A value that is set: uncertain where a label stands for it. */
const setCell = (value: number, shared: SharedEffects | undefined): NotebookCell =>
  shared ? { value, uncertainty: combined(0, shared), shared } : { value, uncertainty: null };

function setPart(entry: AnyEntry, row: NotebookRow, hide: readonly string[]): SetPart {
  const cells: Record<string, NotebookCell | null> = {};
  const texts: Record<string, string> = {};
  for (const input of entry.inputs) {
    const place = placeOf(input, row.inputs, hide);
    const value = row.inputs[input.id];
    const known = place === 'shown' && value !== undefined;
    if (unitOf(input) !== null) cells[input.id] = known ? setCell(Number(value), row.settings[input.id]) : null;
    texts[input.id] = known
      ? typeof value === 'number' && 'min' in input
        ? inputText(value, input)
        : textOf(input, value)
      : // A row that was recorded where it was hidden has no value of it.
        place === 'absent'
        ? ''
        : 'unknown';
  }
  return { cells, texts };
}

/** Makes rows of a table whose columns have these ids. */
export function rowMaker(
  entry: AnyEntry,
  hide: readonly string[],
  ids: readonly string[],
): (row: NotebookRow) => NotebookTableRow {
  const set = new Set(entry.inputs.map(({ id }) => id));
  const CellsView = lookedUp<NotebookRow, SetPart>(ids, (id) => {
    if (id === 'time') return ({ time }) => ({ value: time, uncertainty: null });
    if (set.has(id)) return (_row, { cells }) => cells[id];
    return ({ readings }) => (typeof readings[id]?.value === 'number' ? readings[id] : null);
  });
  const TextsView = lookedUp<NotebookRow, SetPart>(ids, (id) => {
    if (id === 'time') return ({ time }) => formatClock(time);
    if (set.has(id)) return (_row, { texts }) => texts[id];
    return ({ readings }) => {
      const reading = readings[id];
      return reading && (reading.value === null ? '' : reading.text);
    };
  });
  let last: { readonly row: NotebookRow; readonly part: SetPart } | null = null;
  return (row) => {
    const same = last !== null && last.row.inputs === row.inputs && last.row.settings === row.settings;
    const part: SetPart = last && same ? last.part : setPart(entry, row, hide);
    last = { row, part };
    return {
      row: row.id,
      key: row.key,
      run: row.run,
      trial: row.trial,
      seed: row.seed,
      begins: row.begins ?? false,
      struck: row.struck !== null,
      source: row,
      set: part,
      cells: new CellsView(row, part) as Cells,
      texts: new TextsView(row, part) as Texts,
    };
  };
}
