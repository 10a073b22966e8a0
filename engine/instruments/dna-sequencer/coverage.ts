/**
 * Reads placed at random on a circular genome of 20,000 bases (E. S. Lander and M. S. Waterman, Genomics 2, 231, 1988): the part that no
 * read covers is e⁻ᶜ in the mean.
 */
import type { Rng } from '../../core/rng';

export const GENOME = 20_000;

/** How often each base is read. */
export function placedReads(coverage: number, length: number, rng: Rng): Uint16Array {
  const depth = new Uint16Array(GENOME);
  const count = Math.round((coverage * GENOME) / length);
  for (let n = 0; n < count; n++) {
    const start = rng.int(0, GENOME - 1);
    for (let k = 0; k < length; k++) depth[(start + k) % GENOME]!++;
  }
  return depth;
}

/** % that no read covers. */
export const uncoveredOf = (depth: Uint16Array): number => (100 * depth.filter((reads) => reads === 0).length) / GENOME;

/**
 * Standard deviation of that over placements, %: two points x apart are both left out by N reads of the part a of the circle with
 * (1 − a − x)ᴺ, or (1 − 2a)ᴺ further apart.
 */
export function uncoveredSpread(coverage: number, length: number): number {
  const a = length / GENOME;
  const count = Math.round((coverage * GENOME) / length);
  const both = (1 - 2 * a) ** (count + 1);
  const square = (2 * ((1 - a) ** (count + 1) - both)) / (count + 1) + both;
  return 100 * Math.sqrt(Math.max(0, square - (1 - a) ** (2 * count)));
}
