/**
 * Clear point of a mixture of two solids that do not mix as crystals: the higher of the two van 't Hoff liquidus lines,
 * ln x = −(ΔH_fus/R)(1/T − 1/T_m), with ideal liquid and ΔH_fus independent of temperature.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';

const R = constants.gasConstant.value;

export interface PureSolid {
  readonly melts: Quantity<'K'>;
  readonly heatOfFusion: Quantity<'J/mol'>;
}

/** Where the last crystal of this solid melts in a melt that holds the mole fraction `x` of it; 0 K for none. */
export function liquidus({ melts, heatOfFusion }: PureSolid, x: number): Quantity<'K'> {
  if (x <= 0) return 0;
  return 1 / (1 / melts - (R * Math.log(x)) / heatOfFusion);
}

/** Clear point where the first solid has the mole fraction `x` and the second the rest. */
export const clearPoint = (first: PureSolid, second: PureSolid, x: number): Quantity<'K'> =>
  Math.max(liquidus(first, x), liquidus(second, 1 - x));
