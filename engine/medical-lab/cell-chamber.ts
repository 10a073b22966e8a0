/** A count in a chamber of known volume: the dilution that keeps it countable, the number found, and how it lies over the squares. */
import { largestRemainder } from '../core/apportion';
import type { Rng } from '../core/rng';

export interface ChamberCount {
  /** Cells found; the expected number without scatter. */
  readonly n: number;
  /** µL counted. */
  readonly volume: number;
  readonly dilution: number;
  /** Cells of each square. */
  readonly squares: readonly number[];
}

/** More than so many cells are diluted first. */
const MOST = 400;
const DILUTIONS = [1, 10, 100] as const;

export const dilutionFor = (expected: number): number =>
  DILUTIONS.find((dilution) => expected / dilution <= MOST) ?? 100;

export function countChamber(
  perMicrolitre: number,
  volume: number,
  dilution: number,
  squares: number,
  noise: boolean,
  rng: Rng,
): ChamberCount {
  const expected = (perMicrolitre * volume) / dilution;
  const even = Array.from({ length: squares }, () => 1);
  if (!noise) return { n: expected, volume, dilution, squares: largestRemainder(even, Math.round(expected)) };
  const n = rng.poisson(expected);
  return { n, volume, dilution, squares: rng.multinomial(n, even) };
}

/** In a µL of what was counted. */
export const concentrationOf = ({ n, volume, dilution }: ChamberCount): number => (n * dilution) / volume;

/** Its standard uncertainty; none found is not none there. */
export const scatterOf = ({ n, volume, dilution }: ChamberCount): number =>
  (Math.sqrt(Math.max(1, n)) * dilution) / volume;
