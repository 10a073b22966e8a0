/**
 * Water across membranes, at 25 °C and with ideal solutions: how a red cell and a plant cell change their volume in a bath.
 *
 * Volumes of a red cell are in fL, those of a plant cell in its volume at incipient plasmolysis; concentrations in mOsm/L of
 * impermeant solutes, potentials in MPa.
 */
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';

/** J/mol at 25 °C. */
const RT = constants.gasConstant.value * celsiusToKelvin(25);

/** Ψ = −RTc (van 't Hoff), MPa of so many mOsm/L. */
export const soluteWaterPotential = (osmolarity: number): number => (-RT * osmolarity) / 1e6;

/** mOsm/L of plasma, and of 0.9 % sodium chloride. */
export const ISOTONIC = 290;

/** A human red cell: volume and area in isotonic plasma, and the part of the volume that is not free water. */
export const RED_CELL = { volume: 90, area: 135, bound: 0.4 } as const;
/** Osmotic permeability to water, µm/s. */
const PERMEABILITY = 200;
/** Volume of a mole of water, L. */
const MOLAR_VOLUME = 0.018;
/** By how much the membrane's area can be stretched before it tears. */
const STRETCH = 1.03;
/** Beyond this an open cell is not followed further, in its isotonic volume. */
export const MOST_SWOLLEN = 3;

/** Volume of a sphere of an area. */
const sphereOf = (area: number): number => ((area / (4 * Math.PI)) ** 1.5 * 4 * Math.PI) / 3;
/** V/V₀ of a full sphere, and of the sphere at which the mean cell tears. */
export const SPHERE_RATIO = sphereOf(RED_CELL.area) / RED_CELL.volume;
export const CRITICAL_RATIO = sphereOf(STRETCH * RED_CELL.area) / RED_CELL.volume;
/** Standard deviation of the ratio among the cells of a drop of blood. */
export const CRITICAL_SPREAD = 0.12;

/** What the cell's own solutes come to at a volume in fL, mOsm/L. */
export const insideRedCell = (volume: number): number => {
  const bound = RED_CELL.bound * RED_CELL.volume;
  return (ISOTONIC * (RED_CELL.volume - bound)) / (volume - bound);
};

/** fL/s: dV/dt = P_f A V_w (c_i − c_e). */
export const redCellFlow = (volume: number, outside: number): number =>
  (PERMEABILITY * RED_CELL.area * MOLAR_VOLUME * (insideRedCell(volume) - outside)) / 1000;

/** Water that leaves a red cell and comes back at balance, fL/s: what crosses one way at its isotonic concentration. */
export const RED_TURNOVER = (PERMEABILITY * RED_CELL.area * MOLAR_VOLUME * ISOTONIC) / 1000;

/** An onion cell: osmotic pressure of its sap at incipient plasmolysis with its spread among cells, MPa; stiffness of its wall, MPa. */
export const PLANT_CELL = { sap: 0.7, spread: 0.08, stiffness: 8 } as const;
/** Of the membrane over the cell's volume, 1/(MPa s). */
const CONDUCTANCE = 0.025;
/** A protoplast smaller than this has left its wall. */
export const LEFT_WALL = 0.999;

export const plantSolutePotential = (volume: number, sap: number): number => -sap / volume;
export const turgor = (volume: number): number => PLANT_CELL.stiffness * Math.max(0, volume - 1);

/** What crosses each way at balance, 1/s, as the flow is counted. */
export const PLANT_TURNOVER = CONDUCTANCE * PLANT_CELL.sap;

/** 1/s: what flows in for a bath of that water potential. */
export const plantCellFlow = (volume: number, sap: number, outside: number): number =>
  CONDUCTANCE * (outside - plantSolutePotential(volume, sap) - turgor(volume));

/** The baths that cells are dropped into. */
export const SOLUTIONS = ['Hypotonic', 'Isotonic', 'Hypertonic'] as const;
export type Solution = (typeof SOLUTIONS)[number];

/** mOsm/L of the three bottles. */
export const BOTTLES: Readonly<Record<Solution, number>> = { Hypotonic: 100, Isotonic: ISOTONIC, Hypertonic: 600 };

export const RED_COUNT = 400;
export const PLANT_COUNT = 100;
