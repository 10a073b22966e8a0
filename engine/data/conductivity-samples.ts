/**
 * Samples of the conductivity bench, from silver to polyethylene.
 *
 * Metals: resistivity at 293.15 K of the CRC Handbook of Chemistry and Physics, "Electrical resistivity of pure metals"; Debye temperature and the
 * linear term of anharmonicity fitted to its table from 80 to 600 K (largest error 1 %, platinum 1.7 %).
 */
import type { Quantity } from '../contract';

export interface Metal {
  readonly is: 'metal';
  /** At 293.15 K. */
  readonly resistivity: Quantity<'Ω·m'>;
  /** Of the Bloch-Grüneisen law; null for an alloy whose residual part outweighs it. */
  readonly debye: Quantity<'K'> | null;
  /** Of the factor 1 + c (T − 293.15 K). */
  readonly linear: Quantity<'1/K'>;
}

export interface Insulator {
  readonly is: 'insulator';
  /** At 293 K. */
  readonly resistivity: Quantity<'Ω·m'>;
  /** Of activated hopping. */
  readonly barrier: Quantity<'eV'>;
  /** Above it the sample softens. */
  readonly softens: Quantity<'K'> | null;
}

export interface Semiconductor {
  readonly is: 'wafer' | 'bar';
}

export const SAMPLE_NAMES = [
  'Copper',
  'Aluminium',
  'Silver',
  'Gold',
  'Tungsten',
  'Platinum',
  'Constantan',
  'Silicon wafer',
  'Germanium',
  'Polyethylene',
  'Soda-lime glass',
] as const;
export type SampleName = (typeof SAMPLE_NAMES)[number];

const metal = (resistivity: number, debye: number | null, linear: number): Metal => ({
  is: 'metal',
  resistivity: resistivity * 1e-8,
  debye,
  linear,
});

export const conductivitySamples: Readonly<Record<SampleName, Metal | Semiconductor | Insulator>> = {
  Copper: metal(1.678, 323.5, 1.63e-4),
  Aluminium: metal(2.65, 404.1, 1.53e-4),
  Silver: metal(1.587, 219.6, 1.92e-4),
  Gold: metal(2.214, 153.9, 1.98e-4),
  Tungsten: metal(5.28, 332.7, 4.53e-4),
  Platinum: metal(10.5, 234.7, -0.04e-4),
  Constantan: metal(49, null, 2e-5),
  'Silicon wafer': { is: 'wafer' },
  Germanium: { is: 'bar' },
  Polyethylene: { is: 'insulator', resistivity: 1e15, barrier: 1, softens: 350 },
  'Soda-lime glass': { is: 'insulator', resistivity: 1e10, barrier: 0.8, softens: null },
};
