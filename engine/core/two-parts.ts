/**
 * A result with the two parts of its standard uncertainty: scatter, which more points make smaller, and calibration, which all
 * points share and nothing averages out. Each shared effect is kept by its name, so that what follows from several results that
 * share it counts it once, with its sign (JCGM 100:2008, 5.2.2 and F.1.2.3).
 */
import { combined, type SharedEffects } from '../runtime/uncertain';

export interface TwoParts {
  readonly value: number;
  /** Whole standard uncertainty, in the unit of the value; null where the scatter cannot be told. */
  readonly error: number | null;
  /** From the scatter of the points; null where they leave no degree of freedom to estimate it from. */
  readonly scatter: number | null;
  /** From all shared effects together. */
  readonly calibration: number;
  /** What one standard uncertainty of each shared effect does to the value. */
  readonly shared: SharedEffects;
}

export function twoParts(value: number, scatter: number | null, shared: SharedEffects): TwoParts {
  return {
    value,
    error: scatter === null ? null : combined(scatter, shared),
    scatter,
    calibration: combined(0, shared),
    shared,
  };
}

/** Σ factor · effects: what shared effects do to a sum of values. */
export function weightedEffects(terms: readonly (readonly [factor: number, effects: SharedEffects])[]): SharedEffects {
  const sums: Record<string, number> = {};
  for (const [factor, effects] of terms) {
    for (const [name, effect] of Object.entries(effects)) sums[name] = (sums[name] ?? 0) + factor * effect;
  }
  return sums;
}

/** gᵀ C g. */
export const quadratic = (gradient: readonly number[], covariance: readonly (readonly number[])[]): number =>
  gradient.reduce(
    (sum, each, i) =>
      sum + gradient.reduce((row, other, j) => row + each * other * (covariance[i]?.[j] ?? Number.NaN), 0),
    0,
  );
