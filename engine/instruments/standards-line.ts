/**
 * A calibration by standards: the straight line through them, and what an unknown comes to by it.
 *
 * y = a + b x by least squares through n standards; x₀ = (y₀ − a)/b from m readings of the unknown with
 *
 *     u² = u_scatter² + (0.005 x₀)²,  u_scatter = (s_y/b) √(1/m + 1/n + (y₀ − ȳ)²/(b² Σ(x − x̄)²)),  s_y² = Σ residual²/(n − 2)
 *
 * (J. N. Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, 6th ed., Pearson 2010, 5.5 and 5.6). The
 * second part is the stock: all standards are diluted from one, which is off its label by 0.5 % (chosen: weighing and flask). A
 * fit cannot see it, and no number of standards makes it smaller.
 */
import { fitLine, fitProportional } from '../core/fit';
import type { Rng } from '../core/rng';

/** Relative standard uncertainty of the stock's label. */
export const STOCK = 0.005;

/** What the stock holds over what its label says: the same for all standards of a run. */
export const stockFactor = (specimen: Rng, noise: boolean): number =>
  noise ? 1 + STOCK * specimen.stream('stock').normal() : 1;

export interface Standard {
  /** As the label says. */
  readonly x: number;
  /** As it was measured. */
  readonly y: number;
}

export interface StandardsLine {
  readonly slope: number;
  /** 0 where a single standard is joined to the origin. */
  readonly intercept: number;
  /** Coefficient of determination; null with fewer than three standards. */
  readonly r2: number | null;
  readonly n: number;
  /** s_y; null with fewer than three. */
  readonly residual: number | null;
  /** Standard uncertainty of the slope from the scatter. */
  readonly slopeScatter: number | null;
  readonly meanX: number;
  readonly meanY: number;
  /** Σ (x − x̄)². */
  readonly spread: number;
  readonly highest: number;
}

/** Null without two different standards. */
export function standardsLine(standards: readonly Standard[]): StandardsLine | null {
  const xs = standards.map(({ x }) => x);
  const ys = standards.map(({ y }) => y);
  const fit = fitLine(xs, ys);
  if (!fit) return null;
  const n = xs.length;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / n;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const total = ys.reduce((sum, y) => sum + (y - meanY) ** 2, 0);
  return {
    slope: fit.slope,
    intercept: fit.intercept,
    r2: n > 2 && total > 0 ? 1 - fit.chiSquare / total : null,
    n,
    residual: n > 2 ? Math.sqrt(fit.chiSquare / (n - 2)) : null,
    slopeScatter: fit.slopeError,
    meanX,
    meanY,
    spread: xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0),
    highest: Math.max(...xs),
  };
}

/** The line through the origin and one standard. */
export function throughZero({ x, y }: Standard): StandardsLine | null {
  const fit = fitProportional([x], [y]);
  return fit
    ? {
        slope: fit.slope,
        intercept: 0,
        r2: null,
        n: 1,
        residual: null,
        slopeScatter: null,
        meanX: x,
        meanY: y,
        spread: 0,
        highest: x,
      }
    : null;
}

/** A line holds so far above its highest standard. */
export const HEADROOM = 1.02;

export interface Predicted {
  readonly value: number;
  /** From the scatter about the line; null where it cannot be told. */
  readonly scatter: number | null;
  readonly stock: number;
  /** Both parts; null where the scatter cannot be told, and beyond the standards, where nothing says that the line goes on. */
  readonly u: number | null;
  /** Beyond the highest standard, and what scatter may bring. */
  readonly beyond: boolean;
}

/** Inverse prediction from a reading, or from the mean of `readings` of them. Null on a line without a slope. */
export function predicted(line: StandardsLine, y: number, readings = 1): Predicted | null {
  if (!(Math.abs(line.slope) > 0)) return null;
  const value = (y - line.intercept) / line.slope;
  const scatter =
    line.residual === null
      ? null
      : (line.residual / Math.abs(line.slope)) *
        Math.sqrt(1 / readings + 1 / line.n + (y - line.meanY) ** 2 / (line.slope ** 2 * line.spread));
  const stock = STOCK * Math.abs(value);
  const beyond = value > HEADROOM * line.highest;
  return {
    value,
    scatter,
    stock,
    u: scatter === null || beyond ? null : Math.sqrt(scatter ** 2 + stock ** 2),
    beyond,
  };
}
