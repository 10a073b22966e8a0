/** The school meters, battery and leads of the circuit benches: values chosen for the apparatus, not constants of nature. */
import type { Quantity } from '../contract';

export const REAL_APPARATUS = {
  sourceResistance: 0.5,
  ammeterResistance: 0.75,
  leadResistance: 0.02,
  voltmeterResistance: 15e3,
} as const satisfies Readonly<Record<string, Quantity<'Ω'>>>;
