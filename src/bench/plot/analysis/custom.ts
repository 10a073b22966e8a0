/** A curve that the learner wrote as a formula: every symbol that is not the quantity along x is a parameter. Pure. */
import { fitCustom, type FitOutcome, type FitPoint } from '../../../../engine/core/curve-fit';
import type { Curve } from '../../../../engine/core/curves';
import { type Dual, exact, variable } from '../../notebook/formula/dual';
import { parseFormula } from '../../notebook/formula/parse';
import { evaluated } from '../../notebook/formula/result';
import { sizeOf, symbolsIn, type Tree } from '../../notebook/formula/tree';
import type { NotebookTable } from '../../notebook/table';
import type { CustomFit, PlotSettings } from '../settings';
import type { CurveWords } from './curve-words';

/** Stands for the quantity along x whatever its own symbol. */
const ALONG = 'x';
/** A first guess where none was typed. */
export const FIRST_GUESS = 1;

export type Written =
  | { readonly ok: true; readonly tree: Tree; readonly along: string; readonly parameters: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

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

class TooMuchWork extends Error {}

/** Work that a fit may do: parts of the formula that are evaluated. About a second on a slow device. */
const MOST_WORK = 6_000_000;
/** An evaluation with derivatives costs about twice one without. */
const WITH_DERIVATIVES = 2;

/** A curve that stops with an error after so much work; `unbound` lets it go on. */
function bounded(curve: Curve, parts: number): { readonly curve: Curve; readonly unbound: () => void } {
  let left = MOST_WORK;
  const take = (work: number): void => {
    left -= work;
    if (left < 0) throw new TooMuchWork();
  };
  const { symbols, value, gradient } = curve;
  return {
    curve: {
      symbols,
      value(p, x) {
        take(parts);
        return value(p, x);
      },
      ...(gradient && {
        gradient(p, x, out) {
          take(parts * WITH_DERIVATIVES);
          gradient(p, x, out);
        },
      }),
    },
    unbound() {
      left = Infinity;
    },
  };
}

/** The curve with its derivatives by the parameters, which come with the values. */
export function curveOf({ tree, along, parameters }: Extract<Written, { ok: true }>): Curve {
  const at = (p: Float64Array, x: number, make: (symbol: string, value: number) => Dual): Dual =>
    evaluated(
      tree,
      new Map([[along, exact(x)], ...parameters.map((symbol, j) => [symbol, make(symbol, p[j] ?? 0)] as const)]),
    );
  return {
    symbols: parameters,
    value: (p, x) => at(p, x, (_, value) => exact(value)).value,
    gradient(p, x, out) {
      const { by } = at(p, x, variable);
      for (const [j, symbol] of parameters.entries()) out[j] = by.get(symbol) ?? 0;
    },
  };
}

export function customFit(
  { formula, starts }: CustomFit,
  points: readonly FitPoint[],
  table: NotebookTable,
  settings: PlotSettings,
): FitOutcome {
  const written = readFormula(formula, table, settings);
  if (!written.ok) return { refused: written.sentence };
  const { curve, unbound } = bounded(curveOf(written), sizeOf(written.tree));
  try {
    const outcome = fitCustom(
      curve,
      points,
      written.parameters.map((symbol) => starts[symbol] ?? FIRST_GUESS),
    );
    // What was found is drawn and asked, point by point.
    unbound();
    return outcome;
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return {
      refused: `With ${points.length} points this formula takes too long to fit. Shorten it, choose a part of x in the options of the plot, begin nearer to the result, or use fewer runs.`,
    };
  }
}

/** The units of its parameters are not reckoned: they follow from those of the axes. */
export const customWords = (formula: string, y: string, parameters: readonly string[]): CurveWords => ({
  name: 'Own formula',
  equation: formula.trim() === '' ? [] : [{ text: y, style: 'variable' }, { text: ` = ${formula}` }],
  parameters: parameters.map(() => ({ name: '', unit: '' })),
});
