/**
 * Ideal molecules in a square cylinder under a piston, and what the piston feels of them.
 *
 * Speeds          Σv² = N k T/m on every axis, exactly
 * Wall pressure   p = (w / A Δτ) Σ 2 m |v_z| over the hits on the piston within Δτ; each point stands for w molecules
 *
 * Positions in m, speeds in m/s, in the molecules' own time. The last steps' impulses are kept in a ring, so that an average
 * over any part of it needs no history and drifts by nothing.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { createPointGas, drawThermal, flyPoints, type PointGas, rescale, type WallHits } from '../core/particle-gas';
import type { Rng } from '../core/rng';

const K = constants.boltzmann.value;
/** N₂. */
export const MOLECULE_MASS: Quantity<'kg'> = 28.0134 * constants.atomicMass.value;

/** What is shown of them: hits remembered, columns of the histogram of speeds, points of Maxwell's curve. */
export const SPARKS = 48;
export const SPEED_COLUMNS = 30;
export const FASTEST: Quantity<'m/s'> = 1500;
export const CURVE_POINTS = 61;
const COLUMN_WIDTH = FASTEST / SPEED_COLUMNS;

export interface Molecules {
  readonly points: PointGas;
  /** Side of the square cross-section, m. */
  readonly side: number;
  readonly hits: WallHits;
  /** Steps flown. */
  steps: number;
  /** Of each of the last steps, at its number mod length: the piston's impulse, N s, and the hits of drawn points. */
  readonly impulses: Float64Array;
  readonly counts: Int32Array;
  /** The step of each remembered hit, at the same place as in the ring of `hits`. */
  readonly hitSteps: Int32Array;
  /** Part of the molecules in each column of speeds. */
  readonly speeds: Float32Array;
}

/** k T/m, m²/s². */
const axisMeanSquare = (T: Quantity<'K'>): number => (K * T) / MOLECULE_MASS;

export interface MoleculesSetup {
  readonly count: number;
  /** m */
  readonly side: number;
  readonly height: number;
  readonly temperature: Quantity<'K'>;
  /** Steps whose impulses are kept. */
  readonly remembered: number;
}

/** Uniform places; normal velocities with no drift and exactly the energy of the temperature on each axis. */
export function createMolecules({ count, side, height, temperature, remembered }: MoleculesSetup, rng: Rng): Molecules {
  const points = createPointGas(count, SPARKS);
  const places = rng.stream('positions');
  for (let i = 0; i < count; i++) {
    points.x[i] = places.uniform(0, side);
    points.y[i] = places.uniform(0, side);
    points.z[i] = places.uniform(0, height);
  }
  const velocities = rng.stream('velocities');
  const target = axisMeanSquare(temperature);
  for (const v of [points.vx, points.vy, points.vz]) drawThermal(v, count, target, velocities);
  const molecules: Molecules = {
    points,
    side,
    hits: points.hits,
    steps: 0,
    impulses: new Float64Array(remembered),
    counts: new Int32Array(remembered),
    hitSteps: new Int32Array(SPARKS),
    speeds: new Float32Array(SPEED_COLUMNS),
  };
  countSpeeds(molecules);
  return molecules;
}

const speedOf = ({ vx, vy, vz }: PointGas, i: number): number =>
  Math.sqrt(vx[i]! * vx[i]! + vy[i]! * vy[i]! + vz[i]! * vz[i]!);

function countSpeeds({ points, speeds }: Molecules): void {
  speeds.fill(0);
  for (let i = 0; i < points.count; i++) {
    const column = Math.min(SPEED_COLUMNS - 1, Math.floor(speedOf(points, i) / COLUMN_WIDTH));
    speeds[column] = speeds[column]! + 1 / points.count;
  }
}

/** Brings every axis to the energy of a temperature. */
export function thermalise(molecules: Molecules, temperature: Quantity<'K'>): void {
  const { points } = molecules;
  const target = axisMeanSquare(temperature);
  for (const v of [points.vx, points.vy, points.vz]) rescale(v, points.count, target);
  countSpeeds(molecules);
}

/** Keeps the first `count` of them, at a temperature. */
export function dropMolecules(molecules: Molecules, count: number, temperature: Quantity<'K'>): void {
  molecules.points.count = count;
  thermalise(molecules, temperature);
}

/** A slow move of the piston takes all heights along in proportion. */
export function stretch({ points }: Molecules, factor: number): void {
  for (let i = 0; i < points.count; i++) points.z[i] = points.z[i]! * factor;
}

/** Flight for `dt` (s, the molecules' own) under a piston at `height` (m); each point stands for `weight` molecules. */
export function fly(molecules: Molecules, height: number, weight: number, dt: number): void {
  const { points, side, hits, hitSteps, impulses, counts, steps } = molecules;
  const before = hits.count;
  hits.impulse = 0;
  flyPoints(points, side, height, dt);
  const slot = steps % impulses.length;
  impulses[slot] = weight * MOLECULE_MASS * hits.impulse;
  counts[slot] = hits.count - before;
  for (let n = Math.max(before, hits.count - SPARKS); n < hits.count; n++) hitSteps[n % SPARKS] = steps;
  molecules.steps++;
}

/** Impulse (N s) and hits of drawn points in the last `slots` steps. */
export function pistonRecord(
  { impulses, counts, steps }: Molecules,
  slots: number,
): { readonly impulse: number; readonly hits: number } {
  let impulse = 0;
  let hits = 0;
  for (let back = 1; back <= slots; back++) {
    const slot = (steps - back) % impulses.length;
    impulse += impulses[slot]!;
    hits += counts[slot]!;
  }
  return { impulse, hits };
}

// ---------------------------------------------------------------- for the picture

/** x and y from 0 to 1 across the box, z in mm from its floor, speed in m/s: four numbers a molecule. */
export function fillMolecules({ points, side }: Molecules, out: Float32Array): void {
  const { x, y, z } = points;
  for (let i = 0, q = 0; i < points.count; i++) {
    out[q++] = x[i]! / side;
    out[q++] = y[i]! / side;
    out[q++] = z[i]! * 1000;
    out[q++] = speedOf(points, i);
  }
}

/** x and y of the last hits, and their age in steps of `dt` s; an age of −1 for none. Three numbers a hit. */
export function fillSparks({ points, side, hits, hitSteps, steps }: Molecules, dt: number, out: Float32Array): void {
  for (let n = 0, q = 0; n < SPARKS; n++) {
    const i = hits.struck[n]!;
    const seen = n < hits.count && i < points.count;
    out[q++] = seen ? points.x[i]! / side : 0;
    out[q++] = seen ? points.y[i]! / side : 0;
    out[q++] = seen ? (steps - 1 - hitSteps[n]!) * dt : -1;
  }
}

/**
 * Impulses (N s) on the piston in `out.length` − 1 bars of equal length that have been completed, oldest first, the last at
 * the end; −1 where there was none yet. The bars together are as long as the ring.
 */
export function fillBars({ impulses, steps }: Molecules, out: Float32Array): void {
  const perBar = impulses.length / out.length;
  const complete = Math.floor(steps / perBar);
  out.fill(-1);
  for (let back = 1; back < out.length && back <= complete; back++) {
    const first = (complete - back) * perBar;
    let impulse = 0;
    for (let n = 0; n < perBar; n++) impulse += impulses[(first + n) % impulses.length]!;
    out[out.length - back] = impulse;
  }
}

/**
 * Maxwell's distribution of speeds, √(2/π) (m/kT)^{3/2} v² e^{−mv²/2kT}: the part that would fall into a column around each of
 * the curve's points, from 0 to FASTEST.
 */
export function fillMaxwell(temperature: Quantity<'K'>, out: Float32Array): void {
  const meanSquare = axisMeanSquare(temperature);
  const factor = Math.sqrt(2 / Math.PI) / (meanSquare * Math.sqrt(meanSquare));
  for (let n = 0; n < CURVE_POINTS; n++) {
    const v2 = ((n * FASTEST) / (CURVE_POINTS - 1)) ** 2;
    out[n] = COLUMN_WIDTH * factor * v2 * Math.exp((-0.5 * v2) / meanSquare);
  }
}
