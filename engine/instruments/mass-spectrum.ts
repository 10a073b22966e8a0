/**
 * Mass spectra on nominal masses: ions by their formulas, each spread over its isotopes by the expansion of a polynomial, and the
 * score by which a library compares two of them.
 */
import { GAS_CHROMATOGRAPHY, LIBRARY, type VolatileId } from '../data/samples/gas-chromatography';
import { SUBSTANCES } from '../data/samples/substances';
import { ISOTOPES } from '../data/isotopes';

/** The spectrometer scans these, m/z. */
export const MZ_FROM = 35;
export const MZ_TO = 350;
export const MZ_COUNT = MZ_TO - MZ_FROM + 1;
/** The screen goes on to the last tuning ion. */
export const MZ_SHOWN = 510 - MZ_FROM + 1;
/** Perfluorotributylamine: m/z and part of the base peak, rounded. */
export const TUNING_IONS = [
  [69, 1],
  [131, 0.45],
  [219, 0.6],
  [264, 0.1],
  [414, 0.05],
  [502, 0.03],
] as const;

/** Elements with their numbers, of a formula without a charge. */
export const atomsOf = (formula: string): readonly (readonly [element: string, count: number])[] =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, element = '', count = '']) => [
    element,
    count === '' ? 1 : Number(count),
  ]);

/** Of the lightest isotopes. */
export const nominalMass = (formula: string): number =>
  atomsOf(formula).reduce((sum, [element, count]) => sum + count * (ISOTOPES[element]?.nominalMass ?? Number.NaN), 0);

function multiplied(a: readonly number[], b: readonly number[]): number[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((x, i) => b.forEach((y, j) => (product[i + j] = (product[i + j] ?? 0) + x * y)));
  return product;
}

/** Shares of the ions of a formula by nominal mass above the lightest; they add up to 1. */
export function isotopePattern(formula: string): readonly number[] {
  let pattern: number[] = [1];
  for (const [element, count] of atomsOf(formula)) {
    const shares = ISOTOPES[element]?.shares ?? [1];
    for (let n = 0; n < count; n++) pattern = multiplied(pattern, shares);
  }
  return pattern;
}

/** Shares of all ions of a substance that are scanned, from `MZ_FROM` on; they add up to 1. */
export function spectrumOf(id: VolatileId): Float64Array {
  const known = spectra.get(id);
  if (known) return known;
  const spectrum = new Float64Array(MZ_COUNT);
  let sum = 0;
  for (const [formula, intensity] of GAS_CHROMATOGRAPHY[id].ions) {
    const ion = formula ?? SUBSTANCES[id].formula;
    const first = nominalMass(ion) - MZ_FROM;
    isotopePattern(ion).forEach((share, n) => {
      const at = first + n;
      if (at < 0 || at >= MZ_COUNT) return;
      spectrum[at] = (spectrum[at] ?? 0) + intensity * share;
      sum += intensity * share;
    });
  }
  for (let n = 0; n < MZ_COUNT; n++) spectrum[n] = (spectrum[n] ?? 0) / sum;
  spectra.set(id, spectrum);
  return spectrum;
}
/** Pure and the same for every run: worked out once. */
const spectra = new Map<VolatileId, Float64Array>();

/** m/z of the molecule with the lightest isotopes. */
export const molecularIon = (id: VolatileId): number => nominalMass(SUBSTANCES[id].formula);

/** 1000 (Σ m √(I_a I_b))² / (Σ m I_a Σ m I_b), and 999 at most (S. E. Stein and D. R. Scott, J. Am. Soc. Mass Spectrom. 5 (1994) 859). */
export function matchScore(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [both, one, other] = [0, 0, 0];
  for (let n = 0; n < MZ_COUNT; n++) {
    const m = MZ_FROM + n;
    const [x, y] = [a[n] ?? 0, b[n] ?? 0];
    both += m * Math.sqrt(x * y);
    one += m * x;
    other += m * y;
  }
  return one > 0 && other > 0 ? Math.min(999, Math.floor((1000 * both * both) / (one * other))) : 0;
}

export interface Hit {
  readonly id: VolatileId;
  readonly score: number;
}

/** The best that the library holds, whether it is right or not. */
export function searchLibrary(spectrum: ArrayLike<number>): Hit {
  let best: Hit = { id: LIBRARY[0], score: -1 };
  for (const id of LIBRARY) {
    const score = matchScore(spectrum, spectrumOf(id));
    if (score > best.score) best = { id, score };
  }
  return best;
}
