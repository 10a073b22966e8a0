import type { Quantity } from '../contract';

/** A monoprotic acid in water at 25 °C. */
export interface Acid<Name extends string = string> {
  readonly name: Name;
  readonly formula: string;
  /** −log₁₀ of the acid constant on the molar scale; null for an acid that ionises completely. */
  readonly pKa: Quantity<'1'> | null;
  readonly source: string;
}

const crc = 'CRC Handbook of Chemistry and Physics, "Dissociation constants of organic acids and bases", 25 °C';
const strong = 'taken as fully ionised in dilute solution; CRC Handbook of Chemistry and Physics lists no constant';

export const acids = [
  { name: 'Hydrochloric Acid', formula: 'HCl', pKa: null, source: strong },
  { name: 'Acetic Acid', formula: 'CH₃COOH', pKa: 4.756, source: crc },
] as const satisfies readonly Acid[];

export type AcidName = (typeof acids)[number]['name'];

/** −log₁₀ of the ion product of water at 25 °C and 0.1 MPa. */
export const ionProductOfWater = {
  pKw: 13.995,
  source:
    'CRC Handbook of Chemistry and Physics, "Ionization constant of water" (IAPWS formulation of A. V. Bandura and S. N. Lvov, J. Phys. Chem. Ref. Data 35, 15, 2006)',
} as const;

/** Steps of dissociation of acids with more than one proton, of those in pH buffers, and of the ammonium ion, at 25 °C, on the molar scale. */
export const weakAcidSteps = {
  citric: { pKa: [3.128, 4.761, 6.396], source: crc },
  carbonic: {
    pKa: [6.352, 10.329],
    source: 'CRC Handbook of Chemistry and Physics, "Dissociation constants of inorganic acids and bases", 25 °C',
  },
  phthalic: { pKa: [2.943, 5.432], source: crc },
  phosphoric: {
    pKa: [2.16, 7.21, 12.32],
    source: 'CRC Handbook of Chemistry and Physics, "Dissociation constants of inorganic acids and bases", 25 °C',
  },
  ammonium: {
    pKa: [9.246],
    source: 'CRC Handbook of Chemistry and Physics, "Dissociation constants of inorganic acids and bases", 25 °C',
  },
} as const;
