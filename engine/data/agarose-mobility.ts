/**
 * Mobility of double-stranded DNA in horizontal agarose gels in 1× TAE at 2.78 V/cm: parameters of the equation of
 * van Winkle, Beheshti and Rill, fitted from 200 bp to 10 kbp.
 * Source: R. L. Rill, A. Beheshti and D. H. van Winkle, Electrophoresis 23, 2710 (2002), table 1.
 */
import type { Quantity } from '../contract';

export interface AgaroseMobility {
  readonly agarose: Quantity<'%'>;
  /** Short and long limit of the mobility, 1e-4 cm²/(V s). */
  readonly short: number;
  readonly long: number;
  /** Size at which one goes over into the other, kbp. */
  readonly crossover: number;
}

export const AGAROSE_FIELD: Quantity<'V/cm'> = 2.78;
/** From row to row. */
export const AGAROSE_STEP: Quantity<'%'> = 0.1;

export const agaroseMobilities = [
  { agarose: 0.5, short: 3.32, long: 0.92, crossover: 9.3 },
  { agarose: 0.6, short: 3.25, long: 0.8, crossover: 8.47 },
  { agarose: 0.7, short: 3.18, long: 0.66, crossover: 9.8 },
  { agarose: 0.8, short: 3.06, long: 0.55, crossover: 9.84 },
  { agarose: 0.9, short: 2.93, long: 0.46, crossover: 9.64 },
  { agarose: 1.0, short: 2.93, long: 0.39, crossover: 10.4 },
  { agarose: 1.1, short: 2.93, long: 0.33, crossover: 10.35 },
  { agarose: 1.2, short: 2.85, long: 0.3, crossover: 10.82 },
  { agarose: 1.3, short: 2.84, long: 0.25, crossover: 11.14 },
  { agarose: 1.4, short: 2.79, long: 0.22, crossover: 11.52 },
  { agarose: 1.5, short: 2.7, long: 0.19, crossover: 11.63 },
] as const satisfies readonly AgaroseMobility[];
