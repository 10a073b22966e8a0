/**
 * Sizes of particles as a grading curve: for some diameters the share of the mass that is finer, even in log d from one to the next. What
 * passes a sieve or a filter has a curve of the same kind, and so has what was crushed.
 */
import type { Quantity } from '../../quantity';

/** Form of a part that is particles: what a filter keeps back. */
export const PARTICLES = 'particles';

/** From the finest, with 0, to the coarsest, with 1. */
export type GradingCurve = readonly (readonly [diameter: Quantity<'µm'>, finer: number])[];

/** Even in log d between two ends. */
export const evenBetween = (from: Quantity<'µm'>, to: Quantity<'µm'>): GradingCurve => [
  [from, 0],
  [to, 1],
];

/** Share of the mass that is finer than a diameter. */
export function finerThan(curve: GradingCurve, diameter: Quantity<'µm'>): number {
  const above = curve.findIndex(([end]) => end > diameter);
  if (above < 0) return 1;
  const [low, high] = [curve[above - 1], curve[above]];
  if (!low || !high) return 0;
  return low[1] + ((high[1] - low[1]) * Math.log(diameter / low[0])) / Math.log(high[0] / low[0]);
}

/** Diameter below which a share of the mass lies. */
export function diameterAt(curve: GradingCurve, share: number): Quantity<'µm'> {
  const above = curve.findIndex(([, finer], n) => n > 0 && finer >= share);
  const [low, high] = [curve[above - 1], curve[above]];
  if (!low || !high) throw new RangeError(`No diameter has ${share} of the mass below it.`);
  if (high[1] === low[1]) return low[0];
  return low[0] * (high[0] / low[0]) ** ((share - low[1]) / (high[1] - low[1]));
}

/** The largest particle. */
export const coarsestOf = (curve: GradingCurve): Quantity<'µm'> => diameterAt(curve, 1);

/** What goes through openings of a size: its share of the mass, and its own curve; null where nothing does. */
export function passing(
  curve: GradingCurve,
  opening: Quantity<'µm'>,
): { readonly share: number; readonly sizes: GradingCurve } | null {
  const share = finerThan(curve, opening);
  if (share <= 0) return null;
  if (share >= 1) return { share: 1, sizes: curve };
  const below = curve.filter(([diameter]) => diameter < opening);
  return { share, sizes: [...below.map(([diameter, finer]) => [diameter, finer / share] as const), [opening, 1]] };
}

/** Crushed: the coarser a grain, the smaller the part of it that is left whole; none stays coarser than `finest`. */
export const crushed = (curve: GradingCurve, finest: Quantity<'µm'>): GradingCurve =>
  curve.map(([diameter, finer]) => [(diameter * finest) / (diameter + finest), finer]);

/** The curve of several powders together, by their shares of the whole. */
export function mixed(parts: readonly { readonly share: number; readonly sizes: GradingCurve }[]): GradingCurve {
  const diameters = [...new Set(parts.flatMap(({ sizes }) => sizes.map(([diameter]) => diameter)))].toSorted(
    (a, b) => a - b,
  );
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return diameters.map((diameter, n) => [
    diameter,
    // The shares of a whole may miss 1 by a last bit: a curve that ends below 1 has no coarsest grain.
    n === diameters.length - 1
      ? 1
      : parts.reduce((sum, { share, sizes }) => sum + (share / whole) * finerThan(sizes, diameter), 0),
  ]);
}
