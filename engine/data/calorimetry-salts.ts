import type { Quantity } from '../contract';

/** A salt and what it does when it dissolves in much water at 25 °C. */
export interface Salt<Name extends string = string> {
  readonly name: Name;
  readonly molarMass: Quantity<'g/mol'>;
  /** Enthalpy of solution at infinite dilution. */
  readonly enthalpy: Quantity<'kJ/mol'>;
  /** Grams in 100 g of water at saturation. */
  readonly saturation: Quantity<'g'>;
  readonly source: string;
}

export const calorimetrySalts = [
  {
    name: 'NaCl',
    molarMass: 58.443,
    enthalpy: 3.88,
    saturation: 36,
    source: 'V. B. Parker 1965 (CRC, "Enthalpy of solution of electrolytes"); solubility: CRC',
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
