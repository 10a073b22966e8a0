/**
 * Van der Waals constants, (p + a n²/V²)(V − n b) = n R T.
 * a and b: CRC Handbook of Chemistry and Physics, "Van der Waals constants for gases" (from critical temperature and
 * pressure). Molar masses: the same handbook (N 14.0067, C 12.0107, O 15.9994).
 */
import type { Quantity } from '../contract';

export interface VanDerWaalsGas {
  readonly name: string;
  readonly a: Quantity<'L² bar/mol²'>;
  readonly b: Quantity<'L/mol'>;
  readonly molarMass: Quantity<'g/mol'>;
}

export const nitrogen: VanDerWaalsGas = { name: 'Nitrogen', a: 1.37, b: 0.0387, molarMass: 28.0134 };
export const carbonDioxide: VanDerWaalsGas = { name: 'Carbon dioxide', a: 3.658, b: 0.0429, molarMass: 44.0095 };
