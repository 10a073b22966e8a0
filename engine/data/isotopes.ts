/**
 * Isotopes of the elements of organic substances, as shares by nominal mass above the lightest one (M. Berglund and
 * M. E. Wieser, Isotopic compositions of the elements 2009, Pure Appl. Chem. 83 (2011) 397, representative values; newer tables give
 * intervals for H, C, N, O, Cl and Br, since they vary from one source to another).
 */
export interface Isotopes {
  /** Of the lightest isotope. */
  readonly nominalMass: number;
  /** Of the lightest, and of those one and two units heavier. */
  readonly shares: readonly number[];
}

const lightest = (nominalMass: number, ...heavier: readonly number[]): Isotopes => ({
  nominalMass,
  shares: [1 - heavier.reduce((sum, share) => sum + share, 0), ...heavier],
});

export const ISOTOPES: Readonly<Record<string, Isotopes>> = {
  H: lightest(1, 0.000115),
  C: lightest(12, 0.0107),
  N: lightest(14, 0.00364),
  O: lightest(16, 0.00038, 0.00205),
  F: lightest(19),
  Cl: lightest(35, 0, 0.2424),
  Br: lightest(79, 0, 0.4931),
};
