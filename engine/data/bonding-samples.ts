/**
 * Three samples, one of each kind of bond. Electronegativities (Pauling), melting and boiling points, molar masses, latent
 * heats: CRC Handbook of Chemistry and Physics. Geometry of the water molecule and the bond length of gaseous NaCl: NIST
 * CCCBDB. Iron's pair curve: L. A. Girifalco and V. G. Weizer, Phys. Rev. 114, 687 (1959).
 */
import type { Quantity } from '../contract';

export type Compound = 'NaCl (Ionic)' | 'H2O (Covalent)' | 'Fe (Metallic)';

/** How the energy of two partners goes with their distance. */
export type PairCurve =
  | { readonly kind: 'ionic'; readonly minimum: Quantity<'Å'>; readonly exponent: number }
  | {
      readonly kind: 'morse';
      readonly depth: Quantity<'kJ/mol'>;
      readonly steepness: Quantity<'1/Å'>;
      readonly minimum: Quantity<'Å'>;
    };

export interface BondingSample {
  readonly name: string;
  readonly electronegativities: readonly [number, number];
  readonly pair: PairCurve;
  /** Nearest neighbours in the solid; for water the O–H bond. */
  readonly nearest: Quantity<'Å'>;
  readonly coordination: number;
  readonly density: Quantity<'g/cm³'>;
  readonly melting: Quantity<'°C'>;
  readonly boiling: Quantity<'°C'>;
  /** Latent heat over specific heat: by so many degrees the same heat would have warmed it. */
  readonly fusion: Quantity<'°C'>;
  readonly vaporisation: Quantity<'°C'>;
}

/** N_A e²/4πε₀ */
export const COULOMB: Quantity<'kJ Å/mol'> = 1389.354;
const ELECTRONVOLT: Quantity<'kJ/mol'> = 96.485;
/** 10²⁴ / N_A: from molar masses over Å³ to g/cm³. */
const PER_CELL = 10 / 6.02214076;

export const NACL_CELL: Quantity<'Å'> = 5.6402;
export const NACL_DISTANCE: Quantity<'Å'> = 2.8201;
export const BORN_EXPONENT = 8;
export const IRON_CELL: Quantity<'Å'> = 2.8665;
export const WATER_ANGLE: Quantity<'°'> = 104.5;
export const WATER_DIPOLE: Quantity<'D'> = 1.855;
export const WATER_BOND: Quantity<'Å'> = 0.9572;

export const bondingSamples: Readonly<Record<Compound, BondingSample>> = {
  'NaCl (Ionic)': {
    name: 'sodium chloride',
    electronegativities: [0.93, 3.16],
    pair: { kind: 'ionic', minimum: 2.3609, exponent: BORN_EXPONENT },
    nearest: NACL_DISTANCE,
    coordination: 6,
    density: (4 * 58.443 * PER_CELL) / NACL_CELL ** 3,
    melting: 800.7,
    boiling: 1465,
    fusion: 560,
    vaporisation: 3400,
  },
  'H2O (Covalent)': {
    name: 'water',
    electronegativities: [2.2, 3.44],
    pair: { kind: 'morse', depth: 525, steepness: 2.2, minimum: WATER_BOND },
    nearest: WATER_BOND,
    coordination: 2,
    density: 0.9971,
    melting: 0,
    boiling: 100,
    fusion: 80,
    vaporisation: 540,
  },
  'Fe (Metallic)': {
    name: 'iron',
    electronegativities: [1.83, 1.83],
    pair: { kind: 'morse', depth: 0.4174 * ELECTRONVOLT, steepness: 1.3885, minimum: 2.845 },
    nearest: (IRON_CELL * Math.sqrt(3)) / 2,
    coordination: 8,
    density: (2 * 55.845 * PER_CELL) / IRON_CELL ** 3,
    melting: 1538,
    boiling: 2862,
    fusion: 550,
    vaporisation: 13_500,
  },
};
