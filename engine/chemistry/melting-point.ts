/**
 * Melting of a mixture of two solids that do not mix as crystals, with an ideal liquid and ΔH_fus independent of temperature.
 *
 * Liquidus   ln x = −(ΔH_fus/R)(1/T − 1/T_m), one line for each solid (van 't Hoff); where they cross is the eutectic
 * Clear      the higher of the two lines: there the last crystal goes
 * Begins     lever rule: of the moles the part (1 − x)/(1 − x_l) is liquid, x_l that of the liquidus; seen from a tenth on
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { bisect } from '../core/root';

const R = constants.gasConstant.value;

export interface PureSolid {
  readonly melts: Quantity<'K'>;
  readonly heatOfFusion: Quantity<'J/mol'>;
}

export interface MeltingRange {
  readonly begins: Quantity<'K'>;
  readonly clear: Quantity<'K'>;
}

/** Part of the moles that has to be liquid before a wet edge is seen in a capillary: a teaching value. */
const SEEN_LIQUID = 0.1;
/** Even a pure solid takes this long to melt where the block warms by 1 °C per minute: a teaching value. */
const LEAST_WIDTH: Quantity<'K'> = 1;

/** Where the last crystal of this solid melts in a melt that holds the mole fraction `x` of it; 0 K for none. */
export function liquidus({ melts, heatOfFusion }: PureSolid, x: number): Quantity<'K'> {
  if (x <= 0) return 0;
  return 1 / (1 / melts - (R * Math.log(x)) / heatOfFusion);
}

/** Mole fraction of the first solid in the melt in which both melt together. */
export const eutecticFraction = (first: PureSolid, second: PureSolid): number =>
  bisect((x) => liquidus(first, x) - liquidus(second, 1 - x), 1e-6, 1 - 1e-6);

/** From the first liquid that is seen to the clear melt, where the first solid has the mole fraction `x` and the second the rest. */
export function meltingRange(first: PureSolid, second: PureSolid, x: number): MeltingRange {
  const eutectic = eutecticFraction(first, second);
  const [solid, own, inEutectic] = x >= eutectic ? [first, x, eutectic] : [second, 1 - x, 1 - eutectic];
  const clear = liquidus(solid, own);
  // Where less than the seen part is liquid at the eutectic, the melt grows along the liquidus until it is seen.
  const seenAt = liquidus(solid, Math.max(inEutectic, 1 - (1 - own) / SEEN_LIQUID));
  return { begins: Math.min(seenAt, clear - LEAST_WIDTH), clear };
}
