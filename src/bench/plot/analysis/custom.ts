/** A curve that the learner wrote as a formula: every symbol that is not the quantity along x is a parameter. Pure. */
import { parseFormula } from '../../notebook/formula/parse';
import { symbolsIn, type Tree } from '../../notebook/formula/tree';
import type { NotebookTable } from '../../notebook/table';
import type { CustomFit, PlotSettings } from '../settings';
import type { CurveWords } from './curve-words';
import type { FitTask, OwnCurve } from './fit-task';

/** Stands for the quantity along x whatever its own symbol. */
const ALONG = 'x';
/** A first guess where none was typed. */
export const FIRST_GUESS = 1;

export type Written = ({ readonly ok: true } & OwnCurve) | { readonly ok: false; readonly sentence: string };

const usesPrevious = (tree: Tree): boolean => {
  switch (tree.is) {
    case 'prev':
      return true;
    case 'number':
    case 'symbol':
      return false;
    case 'minus':
      return usesPrevious(tree.of);
    case 'operator':
      return usesPrevious(tree.left) || usesPrevious(tree.right);
    case 'function':
      return tree.args.some(usesPrevious);
  }
};

/** What of a formula is the quantity along x, and what its parameters are. */
export function readFormula(formula: string, { columns }: NotebookTable, { x }: Pick<PlotSettings, 'x'>): Written {
  const column = columns.find(({ id }) => id === x.column);
  const own = x.transform === 'value' ? column?.symbol : undefined;
  const example = `Write the right-hand side, for example a*exp(-k*${own ?? ALONG}) + c.`;
  if (formula.trim() === '') return { ok: false, sentence: example };
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed;
  if (usesPrevious(parsed.tree))
    return { ok: false, sentence: 'A curve has no row before: prev() cannot stand in it.' };
  const symbols = [...symbolsIn(parsed.tree)];
  const along = own !== undefined && symbols.includes(own) ? own : ALONG;
  if (!symbols.includes(along)) {
    return { ok: false, sentence: `The formula needs ${own ?? ALONG}, the quantity along x. ${example}` };
  }
  const parameters = symbols.filter((symbol) => symbol !== along);
  const other = columns.find(({ symbol }) => parameters.includes(symbol));
  if (other) {
    return {
      ok: false,
      sentence: `"${other.symbol}" is ${other.label}, a column of its own: give the parameter another name.`,
    };
  }
  return parameters.length === 0
    ? { ok: false, sentence: `Nothing is left to be found: name at least one parameter. ${example}` }
    : { ok: true, tree: parsed.tree, along, parameters };
}

/** The fit of a formula from its first guesses. */
export function customTask(
  { formula, starts }: CustomFit,
  table: NotebookTable,
  settings: PlotSettings,
): FitTask | { readonly refused: string } {
  const written = readFormula(formula, table, settings);
  if (!written.ok) return { refused: written.sentence };
  const { tree, along, parameters } = written;
  return {
    is: 'own',
    own: { tree, along, parameters },
    starts: parameters.map((symbol) => starts[symbol] ?? FIRST_GUESS),
  };
}

/** The units of its parameters are not reckoned: they follow from those of the axes. */
export const customWords = (formula: string, y: string, parameters: readonly string[]): CurveWords => ({
  name: 'Own formula',
  equation: formula.trim() === '' ? [] : [{ text: y, style: 'variable' }, { text: ` = ${formula}` }],
  parameters: parameters.map(() => ({ name: '', unit: '' })),
});
