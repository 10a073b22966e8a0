/**
 * Water that a soil holds, from texture and organic matter: K. E. Saxton, W. J. Rawls, Soil water characteristic estimates by texture and
 * organic matter for hydrologic solutions, Soil Sci. Soc. Am. J. 70 (2006) 1569, table 1. S and C in parts, OM in %. Fitted to clay up to
 * 60 % and organic matter up to 8 %.
 */
import type { Quantity } from '../contract';

export const FITTED = { clay: 60, organicMatter: 8 } as const;

export interface SoilWater {
  /** At −33 kPa and −1500 kPa, parts of the volume; null where the fit would have less at the former. */
  readonly held: { readonly fieldCapacity: number; readonly wiltingPoint: number } | null;
  /** With all pores full. */
  readonly saturation: number;
  readonly density: Quantity<'g/cm³'>;
  /** Of the saturated soil; null where the wilting point is not positive, so that the equation has no value. */
  readonly conductivity: Quantity<'mm/h'> | null;
}

const MINERAL: Quantity<'g/cm³'> = 2.65;

export function soilWater(sand: Quantity<'%'>, clay: Quantity<'%'>, om: Quantity<'%'>): SoilWater {
  const s = sand / 100;
  const c = clay / 100;
  const dry = -0.024 * s + 0.487 * c + 0.006 * om + 0.005 * s * om - 0.013 * c * om + 0.068 * s * c + 0.031;
  const wilting = 1.14 * dry - 0.02;
  const field = -0.251 * s + 0.195 * c + 0.011 * om + 0.006 * s * om - 0.027 * c * om + 0.452 * s * c + 0.299;
  const fieldCapacity = field + (1.283 * field ** 2 - 0.374 * field - 0.015);
  const drained = 0.278 * s + 0.034 * c + 0.022 * om - 0.018 * s * om - 0.027 * c * om - 0.584 * s * c + 0.078;
  const saturation = fieldCapacity + (1.636 * drained - 0.107) - 0.097 * s + 0.043;
  const slope = (Math.log(fieldCapacity) - Math.log(wilting)) / (Math.log(1500) - Math.log(33));
  return {
    held: wilting < fieldCapacity ? { fieldCapacity, wiltingPoint: Math.max(0, wilting) } : null,
    saturation,
    density: (1 - saturation) * MINERAL,
    conductivity:
      wilting > 0 && wilting < fieldCapacity ? 1930 * Math.max(0, saturation - fieldCapacity) ** (3 - slope) : null,
  };
}

/** Cation exchange capacity: a rule of thumb. */
export const exchangeCapacity = (clay: Quantity<'%'>, om: Quantity<'%'>): Quantity<'cmol/kg'> => 0.5 * clay + 2 * om;

/** pH that lime alone does not pass: that of carbonate in equilibrium with air. */
const LIMED_TO = 8.3;

/** pH after lime: the better a soil holds cations, the more it takes. A chosen rule. */
export const limed = (ph: number, lime: Quantity<'t/ha'>, capacity: Quantity<'cmol/kg'>): number =>
  Math.max(ph, Math.min(LIMED_TO, ph + lime / (0.25 * capacity + 1)));
