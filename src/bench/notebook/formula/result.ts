/** A formula of what was found: the parameters of a fit, means, single values, with both parts of their uncertainties. Pure. */
import type { CurveFit } from '../../../../engine/core/curve-fit';
import { quadratic, type TwoParts, twoParts, weightedEffects } from '../../../../engine/core/two-parts';
import { call, type Dual, exact, minus, operate, variable } from './dual';
import { parseFormula } from './parse';
import { symbolsIn, type Tree } from './tree';

/** The value of a tree whose symbols are given; not a number where one is missing or a row before is asked for. */
export function evaluated(tree: Tree, of: ReadonlyMap<string, Dual>): Dual {
  switch (tree.is) {
    case 'number':
      return exact(tree.value);
    case 'symbol':
      return of.get(tree.symbol) ?? exact(Number.NaN);
    case 'minus':
      return minus(evaluated(tree.of, of));
    case 'operator':
      return operate(tree.operator, evaluated(tree.left, of), evaluated(tree.right, of));
    case 'function':
      return call(
        tree.name,
        tree.args.map((arg) => evaluated(arg, of)),
      );
    case 'prev':
      return exact(Number.NaN);
  }
}

export interface Known {
  /** Its parameters go by their symbols, correlated as the fit says. */
  readonly fit: CurveFit | null;
  /** Means and single values, each scattering for itself. A parameter of the fit with the same symbol goes before. */
  readonly values: ReadonlyMap<string, TwoParts>;
}

export type Result = { readonly found: TwoParts } | { readonly refused: string };

/** The result to first order in every uncertainty (JCGM 100:2008, 5.2.2). */
export function resultOf(formula: string, { fit, values }: Known): Result {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return { refused: parsed.sentence };
  const parameters = fit?.parameters ?? [];
  const known = new Map<string, TwoParts>([
    ...values,
    ...parameters.map((parameter): [string, TwoParts] => [parameter.symbol, parameter]),
  ]);
  const used = [...symbolsIn(parsed.tree)];
  const missing = used.find((symbol) => !known.has(symbol));
  if (missing !== undefined) {
    return { refused: `There is no "${missing}" in the result. There are ${[...known.keys()].join(', ')}.` };
  }
  const duals = new Map(used.map((symbol) => [symbol, variable(symbol, known.get(symbol)?.value ?? Number.NaN)]));
  const { value, by } = evaluated(parsed.tree, duals);
  if (!Number.isFinite(value)) return { refused: `"${formula}" has no value with what was found.` };
  const gradient = parameters.map(({ symbol }) => by.get(symbol) ?? 0);
  const single = used.filter((symbol) => !parameters.some((parameter) => parameter.symbol === symbol));
  // Of numbers that were typed in nothing says how sure they are.
  let variance: number | null = used.length === 0 ? null : 0;
  if (gradient.some((each) => each !== 0))
    variance = fit?.covariance ? quadratic(gradient, fit.covariance.scatter) : null;
  for (const symbol of single) {
    const scatter = known.get(symbol)?.scatter ?? null;
    variance = variance === null || scatter === null ? null : variance + ((by.get(symbol) ?? 0) * scatter) ** 2;
  }
  const shared = weightedEffects(used.map((symbol) => [by.get(symbol) ?? 0, known.get(symbol)?.shared ?? {}]));
  return { found: twoParts(value, variance === null ? null : Math.sqrt(Math.max(0, variance)), shared) };
}
