/**
 * Where a fit begins. Each curve is linear in some of its parameters: for a grid of the others these follow at once by
 * linear least squares, and the best places of the grid are the first guesses (separable least squares; G. H. Golub and
 * V. Pereyra 1973, SIAM J. Numer. Anal. 10, 413).
 */
import { qrBackSubstitute, qrFactor, qrTransposed } from './qr';

export interface StartPoint {
  readonly x: number;
  readonly y: number;
  /** 1/u; 1 where no uncertainty is known. */
  readonly weight: number;
}

export interface LinearModel {
  /** What the linear parameters multiply at x. */
  readonly basis: (shape: readonly number[], x: number) => readonly number[];
  readonly join: (shape: readonly number[], linear: readonly number[]) => readonly number[];
}

/** So many guesses are handed on. */
const MOST_STARTS = 3;
/** Guesses whose first shape parameters are closer than this share are one. */
const SAME_SHAPE = 0.15;

export const spaced = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

export const spacedLog = (from: number, to: number, count: number): readonly number[] =>
  spaced(Math.log(from), Math.log(to), count).map(Math.exp);

interface Guess {
  readonly shape: readonly number[];
  readonly linear: readonly number[];
  readonly sum: number;
}

function guessAt(points: readonly StartPoint[], shape: readonly number[], { basis }: LinearModel): Guess | null {
  const rows = points.length;
  const terms = points.map(({ x }) => basis(shape, x));
  const columns = terms[0]?.length ?? 0;
  if (rows < columns) return null;
  const matrix = new Float64Array(rows * columns);
  const right = new Float64Array(rows);
  for (const [i, { y, weight }] of points.entries()) {
    right[i] = weight * y;
    for (let j = 0; j < columns; j++) matrix[j * rows + i] = weight * (terms[i]?.[j] ?? 0);
  }
  const factors = qrFactor(matrix, rows, columns);
  qrTransposed(factors, right);
  const linear = qrBackSubstitute(factors, right);
  if (!linear) return null;
  let sum = 0;
  for (let i = columns; i < rows; i++) sum += right[i]! * right[i]!;
  return Number.isFinite(sum) ? { shape, linear: [...linear], sum } : null;
}

const alike = ([a = 0]: readonly number[], [b = 0]: readonly number[]): boolean =>
  Math.abs(a - b) <= SAME_SHAPE * Math.max(Math.abs(a), Math.abs(b));

/** The best guesses over a grid of shapes, each as a whole set of parameters. */
export function bestStarts(
  points: readonly StartPoint[],
  grid: readonly (readonly number[])[],
  model: LinearModel,
): readonly (readonly number[])[] {
  const guesses = grid.flatMap((shape) => guessAt(points, shape, model) ?? []).sort((a, b) => a.sum - b.sum);
  const chosen: Guess[] = [];
  for (const guess of guesses) {
    if (chosen.length === MOST_STARTS) break;
    if (!chosen.some(({ shape }) => alike(shape, guess.shape))) chosen.push(guess);
  }
  return chosen.map(({ shape, linear }) => model.join(shape, linear)).filter((start) => start.every(Number.isFinite));
}
