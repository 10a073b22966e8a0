/**
 * Turbidity of a culture at 600 nm over 1 cm: OD = x/(1 + 0.25 x), x = N/(8·10⁸ mL⁻¹). The photometer falls short of x in
 * dense cultures, since light that is scattered twice comes back. Teaching values. Assumes cells of one size.
 */
import type { Quantity } from '../contract';
import { PARTICLE_OPTICS } from '../data/samples/particles';
import { evenBetween, type GradingCurve } from '../data/samples/sizes';

/** Cells per mL that give x = 1. */
const CELLS_PER_OD: Quantity<'1/mL'> = 8e8;
const SATURATION = 0.25;

/** Dry cells in g/L that give x = 1: 0.375 pg each. */
const GRAMS_PER_OD: Quantity<'g/L'> = 0.3;
export const dryCells = (total: Quantity<'1/mL'>): Quantity<'g/L'> => (GRAMS_PER_OD * total) / CELLS_PER_OD;

const FEMTOLITRES = 1e12;

/**
 * Diameters of spheres as large as the cells. Where each grows in proportion to itself from birth to twice that volume, there are V₀/V² of
 * each volume, whose mean is V₀ 2 ln 2: as much of the whole is in each part of ln V, so that it is even in log d.
 */
export function cellSizes(): GradingCurve {
  const mean = (FEMTOLITRES * GRAMS_PER_OD) / (1000 * CELLS_PER_OD * PARTICLE_OPTICS.cells.density);
  const newborn = mean / (2 * Math.LN2);
  const diameter = (volume: number): Quantity<'µm'> => ((6 * volume) / Math.PI) ** (1 / 3);
  return evenBetween(diameter(newborn), diameter(2 * newborn));
}

/** Below this a photometer tells a culture from its medium no more: it displays that it is less. */
export const LEAST_OD: Quantity<'1'> = 0.01;

/** x of a reading, up to a factor the number of cells: the saturation undone. */
export const undone = (od: Quantity<'1'>): Quantity<'1'> => od / (1 - SATURATION * od);

export function opticalDensity(total: Quantity<'1/mL'>): Quantity<'1'> {
  const x = total / CELLS_PER_OD;
  return x / (1 + SATURATION * x);
}
