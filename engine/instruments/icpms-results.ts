/** What single masses come to: the chloride on arsenic's mass, and copper by isotope dilution. */
import type { Quantity } from '../contract';
import { massResponse } from './plasma-ions';

/** cps by mass. */
export type RatesByMass = Readonly<Partial<Record<number, number>>>;

const SELENIUM = 0.839;
const ARCL_RATIO = 3.125;
/** Of the isotopes of natural copper and of the spike. */
const [NATURAL_63, NATURAL_65, SPIKE_63, SPIKE_65] = [0.6915, 0.3085, 0.01, 0.99] as const;

export function chlorideOn75(masses: RatesByMass, blankMasses: RatesByMass): number | null {
  const [n77, n82] = [masses[77], masses[82]];
  if (n77 === undefined || n82 === undefined) return null;
  return ARCL_RATIO * (n77 - (blankMasses[77] ?? 0) - SELENIUM * (n82 - (blankMasses[82] ?? 0)));
}

/** µg/L of copper from the ratio 63/65 of the spiked sample; with or without the response of the two masses. */
export function byDilution(masses: RatesByMass, spike: Quantity<'µg/L'>, corrected: boolean): number | null {
  const [n63, n65] = [masses[63], masses[65]];
  if (!(spike > 0) || n63 === undefined || n65 === undefined || !(n65 > 0)) return null;
  const ratio = (n63 / n65) * (corrected ? massResponse(65) / massResponse(63) : 1);
  const left = NATURAL_63 - NATURAL_65 * ratio;
  return left > 0 ? ((63.546 * spike) / 64.908) * ((SPIKE_65 * ratio - SPIKE_63) / left) : null;
}
