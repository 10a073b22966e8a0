/**
 * Spots that are cut out of a dry paper and soaked in 3 mL of a solvent until they are white. A cut goes two widths to either side of the
 * middle of its spot: of a neighbour that lies near a part comes along. A touch of the capillary brings 5 µg of each dye (chosen).
 */
import type { Quantity } from '../contract';
import { erf } from '../core/normal';
import type { Dye, Mixture } from '../data/chromatography-dyes';
import type { Sample } from '../data/samples/sample';

const ELUATE: Quantity<'mL'> = 3;
const PER_TOUCH: Quantity<'g'> = 5e-6;
/** Half of the cut, in widths of the spot. */
const HALF_CUT = 2;
const LEAST_SHARE = 1e-4;

export interface LyingDye {
  readonly dye: Dye;
  readonly travelled: Quantity<'cm'>;
  readonly sigma: Quantity<'cm'>;
}

/** Share of a spot that lies between two places. */
function shareBetween({ travelled, sigma }: LyingDye, from: number, to: number): number {
  const below = (at: number): number => 0.5 * (1 + erf((at - travelled) / (Math.SQRT2 * sigma)));
  return below(to) - below(from);
}

/** Share of each dye that a cut about one spot takes along. */
function sharesIn(lying: readonly LyingDye[], n: number): readonly number[] {
  const middle = lying[n];
  if (!middle) return lying.map(() => 0);
  const half = HALF_CUT * middle.sigma;
  return lying.map((each) => shareBetween(each, middle.travelled - half, middle.travelled + half));
}

/** Share of each dye that is on the paper after cuts about some spots. */
export function leftAfter(lying: readonly LyingDye[], cuts: readonly number[]): readonly number[] {
  return lying.map((_each, k) => cuts.reduce((left, n) => Math.max(0, left - (sharesIn(lying, n)[k] ?? 0)), 1));
}

/** What a cut about a spot gives; null where nothing is left there. */
export function eluted(
  mixture: Mixture,
  lying: readonly LyingDye[],
  n: number,
  dabs: number,
  cuts: readonly number[],
): Sample | null {
  const before = leftAfter(lying, cuts);
  const after = leftAfter(lying, [...cuts, n]);
  const parts = lying.flatMap(({ dye }, k) => {
    const share = (before[k] ?? 0) - (after[k] ?? 0);
    const value = (1000 * share * dabs * PER_TOUCH) / ELUATE;
    return share > LEAST_SHARE ? [{ id: dye.id, q: { value, unit: 'g/L' as const } }] : [];
  });
  if (parts.length === 0) return null;
  return {
    version: 1,
    name: `Spot ${n + 1}, eluted`,
    phase: 'solution',
    matrix: mixture === 'Plant Pigments' ? 'acetone' : 'water',
    amount: { value: ELUATE, unit: 'mL' },
    temperature: 20,
    parts,
    prep: [],
    source: 'cut out of a paper chromatogram and soaked until white',
  };
}
