/** One fit to be reckoned, on the page or by a worker: a kind of curve, or one that the learner wrote. Pure. */
import { bounded, TooMuchWork } from '../../../../engine/core/bounded-curve';
import { fitCurve, fitCustom, type FitOutcome, type FitPoint } from '../../../../engine/core/curve-fit';
import { type Curve, CURVES } from '../../../../engine/core/curves';
import type { FitKind } from '../../../../engine/core/fit-kinds';
import { type Dual, exact, variable } from '../../notebook/formula/dual';
import { evaluated } from '../../notebook/formula/result';
import { sizeOf, type Tree } from '../../notebook/formula/tree';

/** A formula that was read: which symbol is the quantity along x, and which are to be found. */
export interface OwnCurve {
  readonly tree: Tree;
  readonly along: string;
  readonly parameters: readonly string[];
}

export type FitTask =
  | { readonly is: 'kind'; readonly kind: FitKind }
  | { readonly is: 'own'; readonly own: OwnCurve; readonly starts: readonly number[] };

/** The same for the same fit. */
export const nameOf = (task: FitTask): string => (task.is === 'kind' ? task.kind : JSON.stringify(task));

/** The curve with its derivatives by the parameters, which come with the values. */
export function curveOf({ tree, along, parameters }: OwnCurve): Curve {
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

export const curveFor = (task: FitTask): Curve => (task.is === 'kind' ? CURVES[task.kind] : curveOf(task.own));

/** Evaluations of a known curve that may be done where nobody can stop them: half a second, on a slow device two or three. */
export const MOST_ALONE = 6_000_000;
/** A part of a formula, which knows its derivatives, costs as much as so many evaluations of a known curve. */
const PART = 5;

/** The fit, unless it takes more than `most`. */
export function fitWithin(task: FitTask, points: readonly FitPoint[], most: number): FitOutcome | null {
  const [outcome, unbound] = within(() => {
    if (task.is === 'kind') {
      const { curve, unbound: lift } = bounded(CURVES[task.kind], most);
      return [fitCurve(task.kind, points, curve), lift];
    }
    const { curve, unbound: lift } = bounded(curveOf(task.own), most, PART * sizeOf(task.own.tree));
    return [fitCustom(curve, points, task.starts), lift];
  });
  // What was found is drawn and asked, point by point.
  unbound();
  return outcome;
}

const NOTHING = [null, () => {}] as const;

function within(fit: () => readonly [FitOutcome, () => void]): readonly [FitOutcome | null, () => void] {
  try {
    return fit();
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return NOTHING;
  }
}

export const tooLong = ({ is }: FitTask, count: number): string =>
  is === 'own'
    ? `With ${count} points this formula takes too long to fit. Shorten it, choose a part of x in the options of the plot, begin nearer to the result, or use fewer runs.`
    : `With ${count} points this curve takes too long to fit: it may not suit them. Choose another, or a part of x in the options of the plot.`;
