import type { Quantity } from '../contract';

interface Reactant {
  readonly formula: string;
  readonly coefficient: number;
}

/** A reaction a A + b B → c C + by-products that runs to its end. */
export interface Reaction {
  readonly a: Reactant;
  readonly b: Reactant;
  /** `weighed`: it can be taken out and put on a balance; what stays in solution is reckoned from the gas. */
  readonly product: Reactant & { readonly molarMass: Quantity<'g/mol'>; readonly weighed: boolean };
  readonly equation: string;
  /** What of it is gas: nothing, one mole of H₂ made per extent, or the reactants themselves. */
  readonly gas: 'none' | 'made' | 'left';
  /** Of the equation as written. */
  readonly enthalpy: Quantity<'kJ/mol'>;
  readonly source: string;
}

const CRC = 'CRC Handbook of Chemistry and Physics: molar mass, standard enthalpies of formation';

/** By the ratio in which A and B meet. */
export const reactions = {
  '1:1': {
    a: { formula: 'BaCl₂', coefficient: 1 },
    b: { formula: 'Na₂SO₄', coefficient: 1 },
    product: { formula: 'BaSO₄', coefficient: 1, molarMass: 233.39, weighed: true },
    equation: 'BaCl₂ + Na₂SO₄ → BaSO₄ + 2 NaCl',
    gas: 'none',
    enthalpy: -26.3,
    source: `${CRC}; precipitation from the NBS tables: −1473.2 − (−537.64 − 909.27) kJ/mol`,
  },
  '1:2': {
    a: { formula: 'Mg', coefficient: 1 },
    b: { formula: 'HCl', coefficient: 2 },
    // Boiled down it crystallises as MgCl₂·6H₂O, 203.30 g/mol, and heated further that gives off HCl and leaves MgO.
    product: { formula: 'MgCl₂', coefficient: 1, molarMass: 95.211, weighed: false },
    equation: 'Mg + 2 HCl → MgCl₂ + H₂',
    gas: 'made',
    enthalpy: -466.9,
    source: CRC,
  },
  '2:1': {
    a: { formula: 'H₂', coefficient: 2 },
    b: { formula: 'O₂', coefficient: 1 },
    product: { formula: 'H₂O', coefficient: 2, molarMass: 18.015, weighed: true },
    equation: '2 H₂ + O₂ → 2 H₂O',
    gas: 'left',
    enthalpy: -571.66,
    source: CRC,
  },
} as const satisfies Readonly<Record<string, Reaction>>;

export type Stoichiometry = keyof typeof reactions;
