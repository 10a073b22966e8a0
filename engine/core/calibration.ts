/**
 * What a fitted curve says beyond its parameters: its value at a given x, and the x at which it has a given y, which is what a
 * calibration curve is made for.
 *
 * With f(x; p), covariance C of p, gradient g = ∂f/∂p and slope f′ = ∂f/∂x:
 *
 *   u²(f) = gᵀ C g                        u²(x₀) = (gᵀ C g + u²(y₀)) / f′²
 *
 * For an unweighted straight line the latter is s(x₀) = (s(y/x)/m) √(1/k + 1/n + (y₀ − ȳ)²/(m² Σ(x − x̄)²)) with k readings of y₀ (J. N.
 * Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, Pearson, chapter 5; ISO 8466-1). Effects that curve
 * and reading share go in once, with their signs: the gain of the one photometer that measured standards and unknown cancels.
 */
import type { SharedEffects } from '../runtime/uncertain';
import { type CurveFit, following } from './curve-fit';
import { bisect } from './root';
import { type TwoParts, twoParts, weightedEffects } from './two-parts';

/** The curve at x, with the uncertainty of the curve: not that of a further point, which scatters about it. */
export const curveAt = (fit: CurveFit, x: number): TwoParts => following(fit, fit.at(x), fit.gradient(x));

/**
 * Standard deviation of one reading of y like those of the points: their scatter about the curve where they have no uncertainty of
 * their own, else the root mean square of what they have. Null where the points leave no degree of freedom.
 */
export function scatterOfReading({ sigmas, chiSquare, degreesOfFreedom }: CurveFit): number | null {
  if (sigmas) return Math.sqrt(sigmas.reduce((sum, sigma) => sum + sigma * sigma, 0) / sigmas.length);
  return degreesOfFreedom > 0 ? Math.sqrt(chiSquare / degreesOfFreedom) : null;
}

/** A value of y, as it was read: its scatter is that of the mean where it was read several times. */
export interface Reading {
  readonly value: number;
  /** Standard uncertainty; null where it cannot be told. */
  readonly scatter: number | null;
  readonly shared?: SharedEffects;
}

export interface XRange {
  readonly from: number;
  readonly to: number;
}

export type Inverse =
  | {
      readonly x: TwoParts;
      /** It lies beyond the points. */
      readonly beyond: boolean;
    }
  | { readonly refused: string };

/** Places at which a curve is looked at for a value, over the points and as far again on each side. */
const PLACES = 600;
/** Share of the range over which the slope is taken. */
const SLOPE_STEP = 1e-5;

/** Where f − y changes its sign between two places. */
function crossings(f: (x: number) => number, from: number, to: number): readonly number[] {
  const places = Array.from({ length: PLACES + 1 }, (_, i) => from + ((to - from) * i) / PLACES);
  const values = places.map(f);
  return places.flatMap((place, i) => {
    const [here, next] = [values[i] ?? Number.NaN, values[i + 1] ?? Number.NaN];
    if (here === 0) return [place];
    return here * next < 0 ? [bisect(f, place, places[i + 1] ?? place, { tolerance: 0 })] : [];
  });
}

/** The x at which the curve has the value that was read; `range` is that of the points. */
export function inverseAt(fit: CurveFit, y: Reading, { from, to }: XRange): Inverse {
  const off = (x: number): number => fit.at(x) - y.value;
  const span = to - from || 1;
  const inside = crossings(off, from, to);
  const found = inside.length > 0 ? inside : crossings(off, from - span, to + span);
  const [x0] = found;
  if (x0 === undefined) {
    return { refused: 'The curve has this value nowhere near the points. Measure points on both sides of it.' };
  }
  if (found.length > 1) {
    return { refused: 'The curve has this value at more than one place. Limit the fit to the part that is meant.' };
  }
  const step = SLOPE_STEP * span;
  const slope = (fit.at(x0 + step) - fit.at(x0 - step)) / (2 * step);
  if (!(Math.abs(slope) > 0)) return { refused: 'The curve is level there: its x cannot be told from y.' };
  const curve = curveAt(fit, x0);
  const scatter =
    curve.scatter === null || y.scatter === null
      ? null
      : Math.sqrt(curve.scatter ** 2 + y.scatter ** 2) / Math.abs(slope);
  const shared = weightedEffects([
    [1 / slope, y.shared ?? {}],
    [-1 / slope, curve.shared],
  ]);
  return { x: twoParts(x0, scatter, shared), beyond: x0 < from || x0 > to };
}

/** About 95 % (JCGM 100:2008, 6.3.3). */
const COVERAGE = 2;
/** Above this g the first order is off by more than some per cent, and the interval is lopsided. */
const LARGE_G = 0.05;

export interface Fieller {
  /** (2 u(m)/m)²: how uncertain the slope is. */
  readonly g: number;
  /** Where the x of the value lies with about 95 %; null where g ≥ 1: the slope may be zero, so it may lie anywhere. */
  readonly limits: readonly [number, number] | null;
}

/**
 * The limits of x₀ = (y₀ − c)/m where m is uncertain: all x with (y₀ − c − m x)² ≤ 4 u²(y₀ − c − m x) (E. C. Fieller 1954, J. R. Stat.
 * Soc. B 16, 175). Null where the slope is certain enough for x₀ ± 2 u(x₀) to say the same, or nothing is known of uncertainties.
 */
export function fiellerOf({ parameters, covariance }: CurveFit, y: Reading): Fieller | null {
  const [m, c] = parameters;
  if (!m || !c || !covariance || y.scatter === null) return null;
  const [[mm = 0, mc = 0] = [], [, cc = 0] = []] = covariance.whole;
  const g = (COVERAGE * COVERAGE * mm) / (m.value * m.value);
  if (g <= LARGE_G) return null;
  if (g >= 1) return { g, limits: null };
  const own = y.shared ?? {};
  const together = ({ shared }: TwoParts): number =>
    Object.entries(own).reduce((sum, [name, effect]) => sum + effect * (shared[name] ?? 0), 0);
  const yy = y.scatter ** 2 + Object.values(own).reduce((sum, effect) => sum + effect * effect, 0);
  const k = COVERAGE * COVERAGE;
  const rise = y.value - c.value;
  // a x² − 2 b x + d ≤ 0; the variance of y₀ − c − m x is yy + cc − 2 cov(y, c) + 2 x (mc − cov(y, m)) + x² mm.
  const a = m.value * m.value - k * mm;
  const b = m.value * rise + k * (mc - together(m));
  const d = rise * rise - k * (yy + cc - 2 * together(c));
  const root = Math.sqrt(Math.max(0, b * b - a * d));
  return { g, limits: [(b - root) / a, (b + root) / a] };
}
