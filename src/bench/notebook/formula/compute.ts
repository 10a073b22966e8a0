/** The computed columns of a notebook: values and propagated uncertainties, row by row. Memoised: earlier rows are not computed again. */
import { measuredText } from '../measured-text';
import { appended, incremental } from '../incremental';
import type { ComputedColumn } from '../notebook';
import { lookedUp } from '../row-views';
import { RESERVED } from '../symbols';
import type { Compute, NotebookCell, NotebookColumn, NotebookTableRow } from '../table';
import { call, type Dual, exact, minus, operate } from './dual';
import { parseFormula } from './parse';
import { sizeOf, symbolsIn, type Tree } from './tree';
import { cellOf, measuredDual } from './uncertain';

type Found =
  | { readonly ok: true; readonly tree: Tree; readonly needs: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

const list = (words: readonly string[]): string => words.slice(0, 24).join(', ');

/** Ids by symbol; an id may stand for its symbol. */
function namesOf(columns: readonly NotebookColumn[]): ReadonlyMap<string, NotebookColumn> {
  const named = columns.map((column): [string, NotebookColumn] => [column.id, column]);
  return new Map([...named, ...columns.map((column): [string, NotebookColumn] => [column.symbol, column])]);
}

function find(formula: string, columns: readonly NotebookColumn[], names: ReadonlyMap<string, NotebookColumn>): Found {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed;
  const symbols = [...symbolsIn(parsed.tree)];
  const numbers = columns.filter(({ holds }) => holds === 'number').map(({ symbol }) => symbol);
  for (const symbol of symbols) {
    const column = names.get(symbol);
    if (!column) {
      const place = formula.indexOf(symbol) + 1;
      return {
        ok: false,
        sentence: `There is no column "${symbol}"${place > 0 ? ` (character ${place})` : ''}. There are ${list(numbers)}.`,
      };
    }
    if (column.holds === 'text') {
      return { ok: false, sentence: `"${symbol}" holds words, not numbers. Numbers are in ${list(numbers)}.` };
    }
  }
  return { ok: true, tree: parsed.tree, needs: symbols.map((symbol) => names.get(symbol)?.id ?? symbol) };
}

/** Readings that a value may stand on at most, of its row and of rows before, through all columns that it needs. */
const MOST_READINGS = 200;

/** The readings that a formula stands on: columns, each so many rows before. `of`: what a column stands on. */
function standsOn(
  tree: Tree,
  of: (symbol: string) => ReadonlySet<string> | null,
  into = new Set<string>(),
  back = 0,
): ReadonlySet<string> {
  if (into.size > MOST_READINGS) return into;
  switch (tree.is) {
    case 'number':
      break;
    case 'symbol': {
      const through = of(tree.symbol);
      if (!through) into.add(`${back} ${tree.symbol}`);
      for (const reading of through ?? []) {
        const [before = '', symbol = ''] = reading.split(' ');
        into.add(`${back + Number(before)} ${symbol}`);
      }
      break;
    }
    case 'minus':
      standsOn(tree.of, of, into, back);
      break;
    case 'prev':
      standsOn(tree.of, of, into, back + 1);
      break;
    case 'operator':
      standsOn(tree.left, of, into, back);
      standsOn(tree.right, of, into, back);
      break;
    case 'function':
      for (const arg of tree.args) standsOn(arg, of, into, back);
  }
  return into;
}

interface Order {
  /** Those that can be computed, each after what it needs. */
  readonly columns: readonly { readonly id: string; readonly tree: Tree }[];
  readonly errors: Readonly<Record<string, string>>;
}

/** The order in which columns are computed; those that need themselves, or a column that fails, are refused. */
function orderOf(columns: readonly NotebookColumn[], computed: readonly ComputedColumn[]): Order {
  const names = namesOf(columns);
  const found = new Map(computed.map(({ id, formula }) => [id, find(formula, columns, names)]));
  const symbolOf = (id: string): string => columns.find((column) => column.id === id)?.symbol ?? id;
  const ordered: { id: string; tree: Tree }[] = [];
  const errors: Record<string, string> = {};
  const open: string[] = [];
  const readings = new Map<string, ReadonlySet<string>>();
  const visit = (id: string): void => {
    const column = found.get(id);
    if (!column || errors[id] !== undefined || ordered.some((done) => done.id === id)) return;
    if (open.includes(id)) {
      const circle = open.slice(open.indexOf(id));
      const way = [...circle, id].map(symbolOf).join(' → ');
      for (const member of circle) errors[member] = `The formula leads back to itself: ${way}.`;
      return;
    }
    if (!column.ok) {
      errors[id] = column.sentence;
      return;
    }
    open.push(id);
    for (const need of column.needs) visit(need);
    open.pop();
    const failed = column.needs.find((need) => errors[need] !== undefined);
    if (failed !== undefined) errors[id] ??= `It needs "${symbolOf(failed)}", whose formula has to be mended first.`;
    const through = standsOn(column.tree, (symbol) => readings.get(names.get(symbol)?.id ?? symbol) ?? null);
    if (through.size > MOST_READINGS) {
      errors[id] ??=
        `Through the columns and rows before that it needs it stands on more than ${MOST_READINGS} readings: take prev() out, or shorten it.`;
    }
    readings.set(id, through);
    if (errors[id] === undefined) ordered.push({ id, tree: column.tree });
  };
  for (const { id } of computed) visit(id);
  return { columns: ordered, errors };
}

type Lookup = (symbol: string, row: number) => Dual | null;
/** The row before one that counts, of the same run; −1 for none. */
type Before = (row: number) => number;

function evaluate(tree: Tree, row: number, lookup: Lookup, before: Before): Dual | null {
  const inner = (part: Tree): Dual | null => evaluate(part, row, lookup, before);
  switch (tree.is) {
    case 'number':
      return exact(tree.value);
    case 'symbol':
      return lookup(tree.symbol, row);
    case 'minus': {
      const of = inner(tree.of);
      return of && minus(of);
    }
    case 'operator': {
      const [left, right] = [inner(tree.left), inner(tree.right)];
      return left && right && operate(tree.operator, left, right);
    }
    case 'function': {
      const args = tree.args.map(inner);
      return args.every((arg) => arg !== null) ? call(tree.name, args) : null;
    }
    case 'prev': {
      const at = before(row);
      return at < 0 ? null : evaluate(tree.of, at, lookup, before);
    }
  }
}

type Cells = NotebookTableRow['cells'];
type Texts = NotebookTableRow['texts'];

/** Parts of formulas, once for each row, that are reckoned in about a second or two on a slow device. */
const MOST_WORK = 8_000_000;

/** Where a row lies in its table. */
interface Place {
  readonly row: NotebookTableRow;
  readonly at: number;
}

/**
 * The columns of one table as it grows. A cell is computed when it is asked for, and kept: who looks at a screenful of rows, or adds one,
 * computes no others.
 */
function computing(columns: readonly NotebookColumn[], computed: readonly ComputedColumn[]) {
  const { columns: ordered, errors } = orderOf(columns, computed);
  let parts = 0;
  /** Parts up to each column, in the order in which they stand on each other. */
  const sizes = ordered.map(({ tree }) => (parts += sizeOf(tree)));
  const fills: ReturnType<typeof filling>[] = [];
  return (rows: readonly NotebookTableRow[]): ReturnType<Compute> => {
    const within = sizes.filter((size) => size * rows.length <= MOST_WORK).length;
    const fill = (fills[within] ??= filling(columns, computed, ordered.slice(0, within)));
    const sentence = `With ${rows.length} rows the formulas are too much to reckon: shorten them, or take rows out.`;
    const beyond = Object.fromEntries(ordered.slice(within).map(({ id }) => [id, sentence]));
    return { rows: fill(rows), errors: within < ordered.length ? { ...errors, ...beyond } : errors };
  };
}

/** The cells of those columns whose formulas can be reckoned. */
function filling(
  columns: readonly NotebookColumn[],
  computed: readonly ComputedColumn[],
  order: ReturnType<typeof orderOf>['columns'],
) {
  const names = namesOf(columns);
  const trees = new Map(order.map(({ id, tree }) => [id, tree]));
  const needed = new Set(order.flatMap(({ tree }) => [...symbolsIn(tree)].map((symbol) => names.get(symbol)?.id)));
  const ids = columns.map(({ id }) => id);

  const begin = () => {
    const rows: NotebookTableRow[] = [];
    const befores: number[] = [];
    const last = new Map<number, number>();
    const cells = new Map(order.map(({ id }) => [id, [] as (NotebookCell | null)[]]));
    /** Only of columns that others stand on. */
    const duals = new Map(
      [...needed].flatMap((id) => (id !== undefined && trees.has(id) ? [[id, [] as (Dual | null)[]]] : [])),
    );
    const lookup: Lookup = (symbol, at) => {
      const id = names.get(symbol)?.id ?? symbol;
      const tree = trees.get(id);
      if (tree) return dualAt(id, tree, at);
      const cell = rows[at]?.cells[id];
      return cell ? measuredDual(`${at} ${id}`, cell.value, cell) : null;
    };
    const dualAt = (id: string, tree: Tree, at: number): Dual | null => {
      const kept = duals.get(id);
      const known = kept?.[at];
      if (known !== undefined) return known;
      const dual = evaluate(tree, at, lookup, (row) => befores[row] ?? -1);
      const sound = dual && Number.isFinite(dual.value) ? dual : null;
      if (kept) kept[at] = sound;
      return sound;
    };
    const cellAt = (id: string, at: number): NotebookCell | null => {
      const kept = cells.get(id);
      const tree = trees.get(id);
      if (!kept || !tree) return null;
      const known = kept[at];
      if (known !== undefined) return known;
      const dual = dualAt(id, tree, at);
      return (kept[at] = dual && cellOf(dual));
    };
    const isComputed = new Set(computed.map(({ id }) => id));
    const CellsView = lookedUp<Place, null>(ids, (id) =>
      isComputed.has(id) ? ({ at }) => cellAt(id, at) : ({ row }) => row.cells[id],
    );
    const TextsView = lookedUp<Place, null>(ids, (id) => {
      if (!isComputed.has(id)) return ({ row }) => row.texts[id];
      return ({ at }) => {
        const cell = cellAt(id, at);
        return cell ? measuredText(cell.value, cell.uncertainty) : '';
      };
    });
    const add = (row: NotebookTableRow): NotebookTableRow => {
      const at = rows.length;
      befores.push(last.get(row.run) ?? -1);
      rows.push(row);
      if (!row.struck) last.set(row.run, at);
      const place = { row, at };
      return { ...row, cells: new CellsView(place, null) as Cells, texts: new TextsView(place, null) as Texts };
    };
    return { add, filled: [] as readonly NotebookTableRow[] };
  };
  return incremental<NotebookTableRow, ReturnType<typeof begin>, readonly NotebookTableRow[]>(begin, (made, added) => {
    made.filled = appended(made.filled, added.map(made.add));
    return made.filled;
  });
}

/** By the columns, which are the same ones as long as nothing is done to them. */
const computings = new WeakMap<readonly NotebookColumn[], ReturnType<typeof computing>>();

export const compute: Compute = (columns, computed, rows) => {
  const here = computings.get(columns) ?? computing(columns, computed);
  computings.set(columns, here);
  return here(rows);
};

export interface Problem {
  readonly field: 'label' | 'symbol' | 'formula';
  readonly sentence: string;
}

function symbolFault(symbol: string, others: readonly NotebookColumn[]): string | null {
  if (!/^\p{L}[\p{L}\p{N}_]*$/u.test(symbol)) {
    return 'A symbol begins with a letter and goes on with letters and digits, as R or v2.';
  }
  if (RESERVED.has(symbol)) return `"${symbol}" has a meaning of its own in formulas. Choose another.`;
  const taken = others.find((column) => column.symbol === symbol);
  return taken ? `"${symbol}" already stands for ${taken.label}. Choose another.` : null;
}

/** What is wrong with a column before it is put into the notebook. */
export function problemsOf(
  columns: readonly NotebookColumn[],
  computed: readonly ComputedColumn[],
  candidate: ComputedColumn,
): readonly Problem[] {
  const { id, symbol, label, unit } = candidate;
  const others = columns.filter((column) => column.id !== id);
  const all: readonly NotebookColumn[] = [...others, { id, symbol, label, unit, kind: 'computed', holds: 'number' }];
  const { errors } = orderOf(all, [...computed.filter((column) => column.id !== id), candidate]);
  const found: readonly (readonly [Problem['field'], string | null])[] = [
    ['label', label.trim() === '' ? 'Give the column a name, for example Resistance.' : null],
    ['symbol', symbolFault(symbol, others)],
    ['formula', errors[id] ?? null],
  ];
  return found.flatMap(([field, sentence]) => (sentence === null ? [] : [{ field, sentence }]));
}
