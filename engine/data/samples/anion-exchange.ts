/**
 * Anions on a carbonate-eluted column, and what they conduct.
 *
 * Retention: k at 3.5 mmol/L of carbonate, chosen near those of a common 250 mm column in their known order (P. R. Haddad and
 * P. E. Jackson, Ion Chromatography, Elsevier 1990). Limiting conductivities at 25 °C in S cm² per mole of charge: CRC Handbook of
 * Chemistry and Physics, 97th ed. (2016), Ionic conductivity and diffusion at infinite dilution. pKa: the same.
 */
import type { SubstanceId } from './substances';

export interface Anion {
  /** Charge on the column, in carbonate of pH 10. */
  readonly charge: 1 | 2;
  /** Retention factor at 3.5 mmol/L. */
  readonly k: number;
  /** S cm² per mole of charge, of the ion as it is after the suppressor. */
  readonly lambda: number;
  /** Of the ion in the eluent where that is another one. */
  readonly lambdaEluent?: number;
  /** Of its acid, where that is weak. */
  readonly pKa?: number;
  /** Charges that its acid gives off after the suppressor. */
  readonly acidity: 1 | 2;
}

export const ANION_EXCHANGE = {
  fluoride: { charge: 1, k: 0.6, lambda: 55.4, pKa: 3.2, acidity: 1 },
  chloride: { charge: 1, k: 1.5, lambda: 76.31, acidity: 1 },
  nitrite: { charge: 1, k: 2.1, lambda: 71.8, pKa: 3.25, acidity: 1 },
  bromide: { charge: 1, k: 3.2, lambda: 78.1, acidity: 1 },
  nitrate: { charge: 1, k: 3.9, lambda: 71.42, acidity: 1 },
  phosphate: { charge: 2, k: 6.2, lambda: 36, lambdaEluent: 57, pKa: 2.16, acidity: 1 },
  sulfate: { charge: 2, k: 8, lambda: 80, acidity: 2 },
} as const satisfies Readonly<Partial<Record<SubstanceId, Anion>>>;

export type AnionId = keyof typeof ANION_EXCHANGE;

/** S cm² per mole of charge at 25 °C, from the same table. */
export const LAMBDA = {
  hydrogen: 349.65,
  hydroxide: 198,
  hydrogencarbonate: 44.5,
  carbonate: 69.3,
  sodium: 50.08,
} as const;
