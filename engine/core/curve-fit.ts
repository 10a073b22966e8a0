/**
 * A curve through points by weighted least squares: parameters with standard uncertainties and correlations, residuals,
 * reduced χ².
 *
 * Where every point scatters by a known uncertainty the weights are 1/u²; uncertainties of x are carried onto y by the slope of
 * the curve, until it stands still ("effective variance", J. Orear 1982, Am. J. Phys. 50, 912); a straight line has York's exact
 * solution. Else all points weigh the same and the scatter about the curve is taken as their uncertainty.
 *
 * What points share (a meter's gain, a ruler's zero) no number of points averages out: all points are shifted by one standard
 * uncertainty of each such effect and fitted again with the same weights; the changes of the parameters are their calibration part
 * (JCGM 100:2008, 5.1.3 note 2 and F.1.2.3).
 */
import type { SharedEffects } from '../runtime/uncertain';
import { type Curve, CURVES, type KnownCurve } from './curves';
import type { StartPoint } from './curve-start';
import { jacobianByDifferences } from './differences';
import type { FitKind } from './fit-kinds';
import { CAREFUL_DAMPING, type LeastSquares, leastSquares } from './least-squares';
import { rangeOf } from './range';
import { quadratic, type TwoParts, twoParts, weightedEffects } from './two-parts';
import { type YorkLine, yorkLine } from './york-line';

export interface FitPoint {
  readonly x: number;
  readonly y: number;
  /** Standard uncertainties of the point's own scatter; null where none is known. */
  readonly ux: number | null;
  readonly uy: number | null;
  /** What one standard uncertainty of each effect that points share does to x and y. */
  readonly sharedX?: SharedEffects;
  readonly sharedY?: SharedEffects;
}

export interface FittedParameter extends TwoParts {
  readonly symbol: string;
}

type Matrix = readonly (readonly number[])[];

export interface CurveFit {
  readonly parameters: readonly FittedParameter[];
  /** Row by row, from the scatter of the points and from scatter and calibration together; null where there are no errors. */
  readonly covariance: { readonly scatter: Matrix; readonly whole: Matrix } | null;
  /** Correlation coefficients of the whole, row by row; null where there are no errors. */
  readonly correlation: Matrix | null;
  /** The points' own uncertainties were the weights. */
  readonly weighted: boolean;
  /** Σ ((y − f)/u)²; without uncertainties the plain sum of squares. */
  readonly chiSquare: number;
  readonly degreesOfFreedom: number;
  /** y − f(x), in the order of the points. */
  readonly residuals: readonly number[];
  /** The uncertainty by which each residual was weighed; null without. */
  readonly sigmas: readonly number[] | null;
  readonly at: (x: number) => number;
  /** ∂f/∂p at x. */
  readonly gradient: (x: number) => readonly number[];
}

export type FitOutcome = { readonly fit: CurveFit } | { readonly refused: string };

/** Most rounds of carrying uncertainties of x onto y. */
const MOST_ROUNDS = 100;
/** After so many, weights that swing to and fro go half the way only. */
const FREE_ROUNDS = 10;
const STILL = 1e-9;

const NOT_FIXED =
  'The points do not fix all parameters of this curve: very different values fit them equally well. More points over a wider range help.';
const SHIFTED_AWAY =
  'No curve of this kind goes through the points once they are shifted by what the calibration of the instruments leaves open.';
const NOT_CONVERGED = 'The fit did not come to rest: this curve does not suit these points.';
/** The same of a curve that begins where the learner says. */
const FROM_THESE_STARTS: ReadonlyMap<string, string> = new Map([
  [
    NOT_CONVERGED,
    'From these starting values the fit did not come to rest. Give each parameter the sign and about the size that the points suggest, so that the curve already runs near them, or write a formula with fewer parameters.',
  ],
  [
    NOT_FIXED,
    'From these starting values the fit came to a place where the curve no longer changes with one of its parameters. Start with values whose curve already runs near the points; if that does not help, the formula has more parameters than the points can tell apart.',
  ],
]);

/** The curve of a kind through the points. `curve`: that of the kind, where its evaluations are counted. */
export function fitCurve(kind: FitKind, points: readonly FitPoint[], curve: KnownCurve = CURVES[kind]): FitOutcome {
  const refused = tooFew(points, curve.symbols.length) ?? curve.refuse?.(starting(points, null)) ?? null;
  if (refused !== null) return { refused };
  if (kind === 'line' && isWeighted(points)) return fitYork(points);
  return fitFrom(curve, points, (weighted) => curve.starts(weighted));
}

/** A curve known by its values, from the user's first guesses. */
export function fitCustom(curve: Curve, points: readonly FitPoint[], start: readonly number[]): FitOutcome {
  const refused = tooFew(points, curve.symbols.length);
  if (refused !== null) return { refused };
  const first = Float64Array.from(start);
  const outside = points.find(({ x }) => !Number.isFinite(curve.value(first, x)));
  if (outside) {
    return { refused: `With these starting values the formula has no value at x = ${outside.x}. Try others.` };
  }
  const outcome = fitFrom(curve, points, () => [start]);
  return 'refused' in outcome ? { refused: FROM_THESE_STARTS.get(outcome.refused) ?? outcome.refused } : outcome;
}

function tooFew(points: readonly FitPoint[], parameters: number): string | null {
  const distinct = new Set(points.map(({ x }) => x)).size;
  const needs = parameters === 1 ? 'at least one point' : `at least ${parameters} points with different x`;
  if (distinct >= parameters) return null;
  if (points.length >= parameters && distinct === 1) return `All points have the same x. This fit needs ${needs}.`;
  const are = distinct === 0 ? 'there is none' : distinct === 1 ? 'there is one' : `there are ${distinct}`;
  return `This fit needs ${needs}; ${are}.`;
}

const isWeighted = (points: readonly FitPoint[]): boolean =>
  points.every(({ ux, uy }) => (uy ?? 0) > 0 || (ux ?? 0) > 0);

const starting = (points: readonly FitPoint[], sigmas: readonly number[] | null): readonly StartPoint[] =>
  points.map(({ x, y }, i) => ({ x, y, weight: 1 / (sigmas?.[i] ?? 1) }));

/** ∂f/∂x by central differences over a small part of the range. */
function slopeAt(curve: Curve, p: Float64Array, x: number, span: number): number {
  const step = 1e-4 * span;
  const slope = (curve.value(p, x + step) - curve.value(p, x - step)) / (2 * step);
  return Number.isFinite(slope) ? slope : 0;
}

function fitFrom(
  curve: Curve,
  points: readonly FitPoint[],
  startsFor: (points: readonly StartPoint[]) => readonly (readonly number[])[],
): FitOutcome {
  const weighted = isWeighted(points);
  const acrossX = weighted && points.some(({ ux }) => (ux ?? 0) > 0);
  const xs = points.map(({ x }) => x);
  const [least, most] = rangeOf(xs);
  const span = most - least || 1;
  // A point whose only uncertainty is along x has none along y before a slope is known: the first round weighs all alike.
  const known = points.every(({ uy }) => (uy ?? 0) > 0);
  let sigmas = weighted && known ? points.map(({ uy }) => uy ?? 1) : null;
  let solved = best(curve, points, sigmas, startsFor(starting(points, sigmas)));
  for (let round = 0; acrossX && solved; round++) {
    if (round === MOST_ROUNDS) return { refused: NOT_CONVERGED };
    const before = solved;
    const last = round < FREE_ROUNDS ? null : sigmas;
    sigmas = points.map(({ x, ux, uy }, i) => {
      const carried = slopeAt(curve, before.parameters, x, span) * (ux ?? 0);
      const sigma = Math.sqrt((uy ?? 0) ** 2 + carried ** 2);
      return last ? Math.sqrt(sigma * (last[i] ?? sigma)) : sigma;
    });
    if (sigmas.some((sigma) => !(sigma > 0))) {
      return { refused: 'The curve is flat at a point that is uncertain along x alone: it would weigh without bound.' };
    }
    solved = best(curve, points, sigmas, [[...before.parameters]]);
    if (solved && standsStill(before, solved)) break;
  }
  const { normal } = curve as Partial<KnownCurve>;
  if (normal && solved) solved = best(curve, points, sigmas, [[...normal(solved.parameters)]]);
  if (!solved?.converged) return { refused: NOT_CONVERGED };
  const { covariance } = solved;
  if (!covariance) return { refused: NOT_FIXED };
  const weights = weighted ? sigmas : null;
  const solution = [...solved.parameters];
  const changes = changesOf(points, solution, (shifted) => {
    const again = best(curve, shifted, weights, [solution]);
    return again?.converged ? again.parameters : null;
  });
  if (!changes) return { refused: SHIFTED_AWAY };
  const n = solution.length;
  const matrix = solution.map((_, i) => solution.map((__, j) => covariance[i * n + j]!));
  return { fit: resultOf(curve, points, { solution, matrix, sum: solved.sum, changes }, weights) };
}

const standsStill = (before: LeastSquares, after: LeastSquares): boolean =>
  after.parameters.every((value, j) => {
    const error = Math.sqrt(after.covariance?.[j * after.parameters.length + j] ?? 0);
    return Math.abs(value - (before.parameters[j] ?? 0)) <= STILL * Math.max(Math.abs(value), error);
  });

/** The best of the fits from each first guess. */
function best(
  curve: Curve,
  points: readonly FitPoint[],
  sigmas: readonly number[] | null,
  starts: readonly (readonly number[])[],
): LeastSquares | null {
  const count = points.length;
  const values = (p: Float64Array, out: Float64Array): void => {
    for (const [i, { x }] of points.entries()) out[i] = curve.value(p, x) / (sigmas?.[i] ?? 1);
  };
  const { gradient } = curve;
  const row = new Float64Array(curve.symbols.length);
  const problem = {
    count,
    residuals: (p: Float64Array, out: Float64Array): void => {
      values(p, out);
      for (const [i, { y }] of points.entries()) out[i] = y / (sigmas?.[i] ?? 1) - out[i]!;
    },
    jacobian: (p: Float64Array, out: Float64Array): void => {
      if (!gradient) return jacobianByDifferences(values, p, count, out);
      for (const [i, { x }] of points.entries()) {
        gradient(p, x, row);
        for (let j = 0; j < row.length; j++) out[j * count + i] = row[j]! / (sigmas?.[i] ?? 1);
      }
    },
  };
  const better = (a: LeastSquares | null, b: LeastSquares | null): LeastSquares | null => {
    if (!a || !b) return a ?? b;
    if (a.converged !== b.converged) return a.converged ? a : b;
    return b.sum < a.sum ? b : a;
  };
  const from = (damping?: number): LeastSquares | null =>
    starts.reduce<LeastSquares | null>((found, start) => better(found, leastSquares(problem, start, damping)), null);
  const found = from();
  // A long first step may land where the curve no longer depends on a parameter (BoxBOD of NIST from its first start).
  return found?.converged && found.covariance ? found : better(found, from(CAREFUL_DAMPING));
}

/** Shares of one standard uncertainty, tried in turn where a shifted point would leave the curve's domain. */
const SHARES = [1, -1, 0.1, -0.1, 0.01, -0.01];

/** For each parameter what the shared effects do to it; null where shifted points have no curve. */
function changesOf(
  points: readonly FitPoint[],
  solution: readonly number[],
  refit: (shifted: readonly FitPoint[]) => ArrayLike<number> | null,
): readonly SharedEffects[] | null {
  const changes = solution.map((): Record<string, number> => ({}));
  const names = points.flatMap(({ sharedX = {}, sharedY = {} }) => [...Object.keys(sharedX), ...Object.keys(sharedY)]);
  for (const effect of new Set(names)) {
    let found = false;
    for (const share of SHARES) {
      const shifted = points.map((point) => ({
        ...point,
        x: point.x + share * (point.sharedX?.[effect] ?? 0),
        y: point.y + share * (point.sharedY?.[effect] ?? 0),
      }));
      const again = refit(shifted);
      if (!again) continue;
      found = true;
      for (const [j, before] of solution.entries()) changes[j]![effect] = ((again[j] ?? Number.NaN) - before) / share;
      break;
    }
    if (!found) return null;
  }
  return changes;
}

interface Solved {
  readonly solution: readonly number[];
  /** Covariance for weights 1/u². */
  readonly matrix: Matrix;
  readonly sum: number;
  readonly changes: readonly SharedEffects[];
}

/** The variance that a weight of 1 stands for; null where nothing says. */
function unitVariance(points: readonly FitPoint[], sum: number, freedom: number, weighted: boolean): number | null {
  if (weighted) return 1;
  if (freedom > 0) return sum / freedom;
  // Without a degree of freedom the scatter is known only where it is nothing: all that the points have is shared.
  return points.every(({ uy, sharedY }) => uy === 0 && sharedY !== undefined) ? 0 : null;
}

function resultOf(
  curve: Curve,
  points: readonly FitPoint[],
  { solution, matrix, sum, changes }: Solved,
  sigmas: readonly number[] | null,
): CurveFit {
  const degreesOfFreedom = points.length - solution.length;
  const variance = unitVariance(points, sum, degreesOfFreedom, sigmas !== null);
  const parameters = Float64Array.from(solution);
  const at = (x: number): number => curve.value(parameters, x);
  return {
    ...withCovariance(
      curve.symbols.map((symbol, j) => ({ symbol, value: solution[j]!, shared: changes[j] ?? {} })),
      variance === null ? null : matrix.map((row) => row.map((each) => each * variance)),
    ),
    weighted: sigmas !== null,
    chiSquare: sum,
    degreesOfFreedom,
    residuals: points.map(({ x, y }) => y - at(x)),
    sigmas,
    at,
    gradient: (x) => [...gradientAt(curve, parameters, x)],
  };
}

function gradientAt(curve: Curve, p: Float64Array, x: number): Float64Array {
  const out = new Float64Array(p.length);
  if (curve.gradient) curve.gradient(p, x, out);
  else jacobianByDifferences((moved, values) => void (values[0] = curve.value(moved, x)), p, 1, out);
  return out;
}

/** A fit with its curve, which follows from its parameters. */
export function withCurve(curve: Curve, fit: Omit<CurveFit, 'at' | 'gradient'>): CurveFit {
  const parameters = Float64Array.from(fit.parameters, ({ value }) => value);
  return {
    ...fit,
    at: (x) => curve.value(parameters, x),
    gradient: (x) => [...gradientAt(curve, parameters, x)],
  };
}

/** The parameters with both parts of their uncertainties, from the covariance that the scatter gives. */
function withCovariance(
  found: readonly Pick<FittedParameter, 'symbol' | 'value' | 'shared'>[],
  scatter: Matrix | null,
): Pick<CurveFit, 'parameters' | 'covariance' | 'correlation'> {
  const parameters = found.map(({ symbol, value, shared }, j) => ({
    symbol,
    ...twoParts(value, scatter && Math.sqrt(scatter[j]?.[j] ?? Number.NaN), shared),
  }));
  if (!scatter) return { parameters, covariance: null, correlation: null };
  const together = (a: SharedEffects, b: SharedEffects): number =>
    Object.entries(a).reduce((sum, [name, effect]) => sum + effect * (b[name] ?? 0), 0);
  const whole = scatter.map((row, i) =>
    row.map((each, j) => each + together(parameters[i]?.shared ?? {}, parameters[j]?.shared ?? {})),
  );
  const correlation = whole.map((row, i) =>
    row.map((each, j) => {
      const size = (parameters[i]?.error ?? 0) * (parameters[j]?.error ?? 0);
      return i === j ? 1 : size > 0 ? each / size : 0;
    }),
  );
  return { parameters, covariance: { scatter, whole }, correlation };
}

/** The fit with the scatter part of its uncertainties `factor` times as large; what points share stays. */
export function withScatterTimes(fit: CurveFit, factor: number): CurveFit {
  if (factor === 1 || !fit.covariance) return fit;
  const scatter = fit.covariance.scatter.map((row) => row.map((each) => each * factor * factor));
  return { ...fit, ...withCovariance(fit.parameters, scatter) };
}

/** What follows from a fit, to first order: its value, and its derivatives by the parameters. */
export function following(
  { parameters, covariance }: Pick<CurveFit, 'parameters' | 'covariance'>,
  value: number,
  gradient: readonly number[],
): TwoParts {
  return twoParts(
    value,
    covariance && Math.sqrt(Math.max(0, quadratic(gradient, covariance.scatter))),
    weightedEffects(parameters.map(({ shared }, j) => [gradient[j] ?? 0, shared])),
  );
}

function fitYork(points: readonly FitPoint[]): FitOutcome {
  const york = yorkThrough(points);
  if (!york) return { refused: NOT_CONVERGED };
  const { slope, slopeError, intercept, interceptError, covariance, chiSquare } = york;
  const solution = [slope, intercept];
  const changes = changesOf(points, solution, (shifted) => {
    const again = yorkThrough(shifted);
    return again && [again.slope, again.intercept];
  });
  if (!changes) return { refused: SHIFTED_AWAY };
  const matrix = [
    [slopeError * slopeError, covariance],
    [covariance, interceptError * interceptError],
  ];
  const sigmas = points.map(({ ux, uy }) => Math.sqrt((uy ?? 0) ** 2 + (slope * (ux ?? 0)) ** 2));
  return { fit: resultOf(CURVES.line, points, { solution, matrix, sum: chiSquare, changes }, sigmas) };
}

function yorkThrough(points: readonly FitPoint[]): YorkLine | null {
  const [plain] = CURVES.line.starts(starting(points, null));
  const uncertain = points.map(({ x, y, ux, uy }) => ({ x, y, ux: ux ?? 0, uy: uy ?? 0 }));
  return plain ? yorkLine(uncertain, plain[0] ?? 0) : null;
}
