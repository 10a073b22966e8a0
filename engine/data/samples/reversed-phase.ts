/**
 * Retention on a C18 column by linear solvent strength, log k = log k_w − S φ, at 25 °C, with acetonitrile and dilute phosphoric
 * acid of pH 2.5. Chosen for a strongly retaining column: several times the retention of a common C18, in the order that is known
 * (L. R. Snyder, J. J. Kirkland and J. W. Dolan, Introduction to Modern Liquid Chromatography, 3rd ed., Wiley 2010). Methanol has
 * the same k_w and an S smaller by 0.85.
 */
import type { SubstanceId } from './substances';

export interface Retention {
  readonly logKw: number;
  readonly s: number;
  /** A protonated amine: silanol groups of the silica hold it back, and it tails. */
  readonly amine?: true;
}

export const REVERSED_PHASE = {
  uracil: { logKw: -5, s: 0 },
  paracetamol: { logKw: 0.6, s: 2.6 },
  caffeine: { logKw: 1.1, s: 3.2 },
  aspirin: { logKw: 1.75, s: 3.4 },
  'benzoic-acid': { logKw: 1.95, s: 3.3 },
  'salicylic-acid': { logKw: 2.15, s: 3.35 },
  diphenhydramine: { logKw: 2.7, s: 4.4, amine: true },
  methylparaben: { logKw: 2.2, s: 3.6 },
  ethylparaben: { logKw: 2.65, s: 3.9 },
  propylparaben: { logKw: 3.15, s: 4.2 },
  butylparaben: { logKw: 3.65, s: 4.5 },
  toluene: { logKw: 3.1, s: 3.3 },
  naphthalene: { logKw: 3.75, s: 3.8 },
  anthracene: { logKw: 4.9, s: 4.6 },
} as const satisfies Readonly<Partial<Record<SubstanceId, Retention>>>;

export type RetainedId = keyof typeof REVERSED_PHASE;
