/** The two parts of a standard uncertainty: scatter, a value's own, and calibration, which other values share. */

/**
 * What one standard uncertainty of each shared effect does to a value, in its unit. Names are the same wherever the same error of
 * the same device is meant; they begin with the seed, since another seed is another device.
 */
export type SharedEffects = Readonly<Record<string, number>>;

/** Whole standard uncertainty from the scatter and the shared effects. */
export const combined = (scatter: number, shared: SharedEffects): number =>
  Math.sqrt(Object.values(shared).reduce((sum, effect) => sum + effect ** 2, scatter ** 2));

/** A whole standard uncertainty, and what of it other values share. */
export interface Uncertain {
  readonly uncertainty: number | null;
  readonly shared?: SharedEffects;
}

/** Of the variance: less than this is left over by the last binary digits alone. */
const ROUNDING = 1e-12;

/** The inverse of `combined`: the scatter, a value's own part of its whole standard uncertainty; 0 where it has none. */
export function scatterOf({ uncertainty, shared = {} }: Uncertain): number {
  const whole = (uncertainty ?? 0) ** 2;
  const own = whole - combined(0, shared) ** 2;
  return own > ROUNDING * whole ? Math.sqrt(own) : 0;
}
