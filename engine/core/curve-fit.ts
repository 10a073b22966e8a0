/**
 * A curve through points by weighted least squares: parameters with standard uncertainties and correlations, residuals,
 * reduced χ².
 *
 * Where every point has an uncertainty the weights are 1/u²; uncertainties of x are carried onto y by the slope of the
 * curve, until it stands still ("effective variance", J. Orear 1982, Am. J. Phys. 50, 912); a straight line has York's exact
 * solution. Else all points weigh the same and the scatter about the curve is taken as their uncertainty.
 */
import { type Curve, CURVES, type KnownCurve } from './curves';
import type { StartPoint } from './curve-start';
import { jacobianByDifferences } from './differences';
import type { FitKind } from './fit-kinds';
import { type LeastSquares, leastSquares } from './least-squares';
import { yorkLine } from './york-line';

export interface FitPoint {
  readonly x: number;
  readonly y: number;
  /** Standard uncertainties; null where none is known. */
  readonly ux: number | null;
  readonly uy: number | null;
}

export interface FittedParameter {
  readonly symbol: string;
  readonly value: number;
  /** Standard uncertainty; null where the points leave no degree of freedom to estimate it from. */
  readonly error: number | null;
}

export interface CurveFit {
  readonly parameters: readonly FittedParameter[];
  /** Correlation coefficients, row by row; null where there are no errors. */
  readonly correlation: readonly (readonly number[])[] | null;
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
}

export type FitOutcome = { readonly fit: CurveFit } | { readonly refused: string };

/** Most rounds of carrying uncertainties of x onto y. */
const MOST_ROUNDS = 100;
/** After so many, weights that swing to and fro go half the way only. */
const FREE_ROUNDS = 10;
const STILL = 1e-9;

const NOT_FIXED =
  'The points do not fix all parameters of this curve: very different values fit them equally well. More points over a wider range help.';
const NOT_CONVERGED = 'The fit did not come to rest: this curve does not suit these points.';

/** The curve of a kind through the points. */
export function fitCurve(kind: FitKind, points: readonly FitPoint[]): FitOutcome {
  const curve: KnownCurve = CURVES[kind];
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
  return fitFrom(curve, points, () => [start]);
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
  const span = Math.max(...xs) - Math.min(...xs) || 1;
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
  if (!solved.covariance) return { refused: NOT_FIXED };
  return { fit: resultOf(curve, points, solved, solved.covariance, weighted ? sigmas : null) };
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
  return starts.reduce<LeastSquares | null>((found, start) => better(found, leastSquares(problem, start)), null);
}

function resultOf(
  curve: Curve,
  points: readonly FitPoint[],
  { parameters, sum }: LeastSquares,
  covariance: Float64Array,
  sigmas: readonly number[] | null,
): CurveFit {
  const n = parameters.length;
  const degreesOfFreedom = points.length - n;
  const variance = sigmas ? 1 : degreesOfFreedom > 0 ? sum / degreesOfFreedom : null;
  const spread = (j: number): number => Math.sqrt(covariance[j * n + j]!);
  return {
    parameters: curve.symbols.map((symbol, j) => ({
      symbol,
      value: parameters[j]!,
      error: variance === null ? null : spread(j) * Math.sqrt(variance),
    })),
    correlation:
      variance === null
        ? null
        : curve.symbols.map((_, i) =>
            curve.symbols.map((__, j) => (i === j ? 1 : covariance[i * n + j]! / (spread(i) * spread(j)))),
          ),
    weighted: sigmas !== null,
    chiSquare: sum,
    degreesOfFreedom,
    residuals: points.map(({ x, y }) => y - curve.value(parameters, x)),
    sigmas,
    at: (x) => curve.value(parameters, x),
  };
}

function fitYork(points: readonly FitPoint[]): FitOutcome {
  const uncertain = points.map(({ x, y, ux, uy }) => ({ x, y, ux: ux ?? 0, uy: uy ?? 0 }));
  const [plain] = CURVES.line.starts(starting(points, null));
  const york = plain ? yorkLine(uncertain, plain[0] ?? 0) : null;
  if (!york) return { refused: NOT_CONVERGED };
  const { slope, slopeError, intercept, interceptError, covariance, chiSquare } = york;
  const correlation = covariance / (slopeError * interceptError);
  const at = (x: number): number => slope * x + intercept;
  return {
    fit: {
      parameters: [
        { symbol: 'm', value: slope, error: slopeError },
        { symbol: 'c', value: intercept, error: interceptError },
      ],
      correlation: [
        [1, correlation],
        [correlation, 1],
      ],
      weighted: true,
      chiSquare,
      degreesOfFreedom: points.length - 2,
      residuals: points.map(({ x, y }) => y - at(x)),
      sigmas: uncertain.map(({ ux, uy }) => Math.sqrt(uy * uy + slope * slope * ux * ux)),
      at,
    },
  };
}
