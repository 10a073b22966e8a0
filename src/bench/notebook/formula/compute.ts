/** The computed columns of a notebook: values and propagated uncertainties, row by row. Pure. */
import { measuredText } from '../measured-text';
import type { ComputedColumn } from '../notebook';
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
    if (errors[id] === undefined) ordered.push({ id, tree: column.tree });
  };
  for (const { id } of computed) visit(id);
  return { columns: ordered, errors };
}

/** For each row the one before it that counts, of the same run; −1 for none. */
function rowsBefore(rows: readonly NotebookTableRow[]): readonly number[] {
  const last = new Map<number, number>();
  return rows.map(({ run, struck }, index) => {
    const before = last.get(run) ?? -1;
    if (!struck) last.set(run, index);
    return before;
  });
}

type Lookup = (symbol: string, row: number) => Dual | null;

function evaluate(tree: Tree, row: number, lookup: Lookup, before: readonly number[]): Dual | null {
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
      const at = before[row] ?? -1;
      return at < 0 ? null : evaluate(tree.of, at, lookup, before);
    }
  }
}

/** Parts of formulas, once for each row, that are reckoned in about a second or two on a slow device. */
const MOST_WORK = 8_000_000;

export const compute: Compute = (columns, computed, rows) => {
  const { columns: order, errors: found } = orderOf(columns, computed);
  const errors: Record<string, string> = { ...found };
  let work = 0;
  const names = namesOf(columns);
  const before = rowsBefore(rows);
  const results = new Map<string, readonly (Dual | null)[]>();
  const lookup: Lookup = (symbol, row) => {
    const id = names.get(symbol)?.id ?? symbol;
    const result = results.get(id);
    if (result) return result[row] ?? null;
    const cell = rows[row]?.cells[id];
    return cell ? measuredDual(`${row} ${id}`, cell.value, cell) : null;
  };
  for (const { id, tree } of order) {
    work += sizeOf(tree) * rows.length;
    if (work > MOST_WORK) {
      errors[id] = `With ${rows.length} rows the formulas are too much to reckon: shorten them, or take rows out.`;
      continue;
    }
    const duals = rows.map((_row, index) => evaluate(tree, index, lookup, before));
    results.set(
      id,
      duals.map((dual) => (dual && Number.isFinite(dual.value) ? dual : null)),
    );
  }
  const filled = rows.map((row, index) => {
    const cells: Record<string, NotebookCell | null> = { ...row.cells };
    const texts: Record<string, string> = { ...row.texts };
    for (const [id, duals] of results) {
      const dual = duals[index] ?? null;
      const cell = dual && cellOf(dual);
      cells[id] = cell;
      texts[id] = cell ? measuredText(cell.value, cell.uncertainty) : '';
    }
    return { ...row, cells, texts };
  });
  return { rows: filled, errors };
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
