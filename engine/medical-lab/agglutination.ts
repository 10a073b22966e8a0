/**
 * Agglutination of red cells by antibody, from bound antibody to the grade that is read.
 *
 * Bound      b = S θ v: S antigen sites on a cell, θ the occupied part, v the avidity
 * Sticking   α = b²/(b² + b₅₀²): the chance that two cells that meet stay together
 * Growth     dn/dt = −α n²/(n₀ τ) (M. v. Smoluchowski, Z. Phys. Chem. 92, 129 (1917), constant kernel): the mean clump
 *            N = n₀/n grows in a straight line, dN/dt = α/τ
 * Grade      0 below 1.5 cells, 0.5 below 4, 1 below 15, 2 below 50, 3 below 150, else 4
 *
 * Assumptions: every clump meets every other as often, whatever its size; binding is complete when cells and serum meet.
 * b₅₀, τ and the limits of the grades are teaching values: normal donors then reach 3+ to 4+ in 2 min of rocking.
 */
import type { Quantity } from '../contract';

/** Bound antibody at which half of the meetings stick, sites: IgM bridges cells by itself, antiglobulin links bound IgG. */
export const HALF_DIRECT: Quantity<'sites'> = 3000;
export const HALF_ANTIGLOBULIN: Quantity<'sites'> = 250;

/** Time constant of the meetings at 3 % cells while rocking. */
const ROCKING: Quantity<'s'> = 0.6;
const USUAL_CELLS: Quantity<'%'> = 3;
/** At rest cells meet so many times more seldom. */
const REST_FACTOR = 10;

/** θ of a serum of titre t whose half-occupation lies at the titre `half`. */
export const occupied = (titre: number, half: number): number => titre / (titre + half);

/** Time constant with which IgG anti-D binds at 37 °C: teaching value. */
const BINDING: Quantity<'s'> = 450;

/** Part of what binds in the end that is bound after so long at 37 °C. */
export const boundAfter = (incubated: Quantity<'s'>): number => -Math.expm1(-incubated / BINDING);

/** α. */
export const sticking = (bound: Quantity<'sites'>, half: Quantity<'sites'>): number =>
  (bound * bound) / (bound * bound + half * half);

/** τ. */
export const meetingTime = (cells: Quantity<'%'>, rocking: boolean): Quantity<'s'> =>
  ((ROCKING * USUAL_CELLS) / cells) * (rocking ? 1 : REST_FACTOR);

const GRADES: readonly (readonly [below: number, grade: number])[] = [
  [1.5, 0],
  [4, 0.5],
  [15, 1],
  [50, 2],
  [150, 3],
];

/** Grade of a mean clump size: 0, 0.5, 1, 2, 3 or 4. */
export const gradeOf = (clump: Quantity<'cells'>): number => GRADES.find(([below]) => clump < below)?.[1] ?? 4;
