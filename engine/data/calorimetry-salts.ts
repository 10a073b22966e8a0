import type { Quantity } from '../contract';

/** A salt and what it does when it dissolves in much water at 25 °C. */
export interface Salt<Name extends string = string> {
  readonly name: Name;
  readonly molarMass: Quantity<'g/mol'>;
  /** Enthalpy of solution at infinite dilution. */
  readonly enthalpy: Quantity<'kJ/mol'>;
  /** How its ions disturb one another's heat: derivatives of Pitzer's parameters by temperature at 25 °C, 1/K; absent: not modelled. */
  readonly pitzer?: { readonly beta0: number; readonly beta1: number; readonly c: number };
  /** Grams in 100 g of water at saturation. */
  readonly saturation: Quantity<'g'>;
  readonly source: string;
}

export const calorimetrySalts = [
  {
    name: 'NaCl',
    molarMass: 58.443,
    enthalpy: 3.88,
    pitzer: { beta0: 7.159e-4, beta1: 7.005e-4, c: -1.0542e-4 },
    saturation: 36,
    source:
      'V. B. Parker 1965 (CRC, "Enthalpy of solution of electrolytes"); L. F. Silvester and K. S. Pitzer 1977; solubility: CRC',
  },
  {
    name: 'NH4NO3',
    molarMass: 80.043,
    enthalpy: 25.69,
    saturation: 213,
    source: 'V. B. Parker 1965 (CRC, "Enthalpy of solution of electrolytes"); solubility: CRC',
  },
  {
    name: 'CaCl2',
    molarMass: 110.98,
    enthalpy: -81.35,
    saturation: 81.3,
    source: 'NBS tables: −542.83 − 2 × 167.159 + 795.8 kJ/mol; solubility: CRC',
  },
] as const satisfies readonly Salt[];

export type SaltName = (typeof calorimetrySalts)[number]['name'];
