/**
 * Points in a box that pass through one another, and thermal velocities. Coordinates lie in one typed array for each axis;
 * nothing is allocated in a step. Free flight and specular reflection, exact for any number of reflections in a step.
 *
 * The inner loops call no function and hold no further loop: optimising compilers then keep addresses and lengths in
 * registers and unroll. Larger gases lie in WebAssembly's memory and are stepped there, to the same bits (`gas-kernel.ts`).
 *
 * Any one system of units.
 */
import { assembledRoom, plainRoom, type Room, SMALLEST_ASSEMBLED } from './gas-kernel';
import type { Rng } from './rng';

// ---------------------------------------------------------------- velocities

/** Mean of the squares of the first `count` values. */
export function meanSquare(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i]! * values[i]!;
  return sum / count;
}

/** Scales the first `count` components so that the mean of their squares is `target`. */
export function rescale(velocities: Float64Array, count: number, target: number): void {
  const factor = Math.sqrt(target / meanSquare(velocities, count));
  for (let i = 0; i < count; i++) velocities[i] = velocities[i]! * factor;
}

/** Draws normal components with a mean of exactly zero and a mean square of exactly `target` (to rounding); count ≥ 2. */
export function drawThermal(velocities: Float64Array, count: number, target: number, rng: Rng): void {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    velocities[i] = rng.normal();
    sum += velocities[i]!;
  }
  const mean = sum / count;
  for (let i = 0; i < count; i++) velocities[i] = velocities[i]! - mean;
  rescale(velocities, count, target);
}

// ---------------------------------------------------------------- points

/** What a wall has felt. */
export interface WallHits {
  count: number;
  /** Momentum taken up, over the mass of one particle: Σ 2|v|. */
  impulse: number;
  /** Who struck it, in a ring: hit number n is at n mod length. */
  readonly struck: Int32Array;
}

export const createWallHits = (remembered: number, { places }: Room = plainRoom): WallHits => ({
  count: 0,
  impulse: 0,
  struck: places(remembered),
});

/** Points between 0 and the box's length on each axis. */
export interface PointGas {
  /** Those in use, from the start of each array. */
  count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly vz: Float64Array;
  /** On the far wall of the third axis. */
  readonly hits: WallHits;
  readonly kernel: Room['kernel'];
}

/** Room for points, the last `remembered` hits on the far wall of z kept. */
export function createPointGas(
  count: number,
  remembered: number,
  room = (count < SMALLEST_ASSEMBLED ? null : assembledRoom(6 * count, remembered)) ?? plainRoom,
): PointGas {
  return {
    count,
    x: room.numbers(count),
    y: room.numbers(count),
    z: room.numbers(count),
    vx: room.numbers(count),
    vy: room.numbers(count),
    vz: room.numbers(count),
    hits: createWallHits(remembered, room),
    kernel: room.kernel,
  };
}

/** Free flight for `dt` in a box with a square floor; hits on the far wall of z are added to the gas's. */
export function flyPoints(
  { count, x, y, z, vx, vy, vz, hits, kernel }: PointGas,
  side: number,
  height: number,
  dt: number,
): void {
  if (kernel === null) {
    flyBetweenWalls(x, vx, count, side, dt);
    flyBetweenWalls(y, vy, count, side, dt);
    flyAgainstWall(z, vz, count, height, dt, hits);
    return;
  }
  const { struck } = hits;
  kernel.flyBetweenWalls(x.byteOffset, vx.byteOffset, count, side, dt);
  kernel.flyBetweenWalls(y.byteOffset, vy.byteOffset, count, side, dt);
  const slot = hits.count % struck.length;
  hits.count += kernel.flyAgainstWall(
    z.byteOffset,
    vz.byteOffset,
    count,
    height,
    dt,
    struck.byteOffset,
    struck.length,
    slot,
  );
  hits.impulse += kernel.lastImpulse();
}

/**
 * Free flight for `dt` along one axis, between walls at 0 and `length`; all positions must lie there. Costs as many passes
 * as the fastest has reflections: `length` must not be far below |v| dt.
 */
export function flyBetweenWalls(
  positions: Float64Array,
  velocities: Float64Array,
  count: number,
  length: number,
  dt: number,
): void {
  // Who is still outside after one reflection is turned again in a further pass without flight.
  let outside = true;
  for (let h = dt; outside; h = 0) {
    outside = false;
    for (let i = 0; i < count; i++) {
      const v = velocities[i]!;
      let q = positions[i]! + v * h;
      if (q < 0) {
        q = -q;
        velocities[i] = -v;
        if (q > length) outside = true;
      } else if (q > length) {
        q = 2 * length - q;
        velocities[i] = -v;
        if (q < 0) outside = true;
      }
      positions[i] = q;
    }
  }
}

/** The same flight; every hit on the wall at `length` is added to `hits`. */
export function flyAgainstWall(
  positions: Float64Array,
  velocities: Float64Array,
  count: number,
  length: number,
  dt: number,
  hits: WallHits,
): void {
  const { struck } = hits;
  let hit = hits.count;
  let impulse = 0;
  let outside = true;
  for (let h = dt; outside; h = 0) {
    outside = false;
    for (let i = 0; i < count; i++) {
      const v = velocities[i]!;
      let q = positions[i]! + v * h;
      if (q < 0) {
        q = -q;
        velocities[i] = -v;
        if (q > length) outside = true;
      } else if (q > length) {
        q = 2 * length - q;
        velocities[i] = -v;
        impulse += 2 * v;
        struck[hit % struck.length] = i;
        hit++;
        if (q < 0) outside = true;
      }
      positions[i] = q;
    }
  }
  hits.count = hit;
  hits.impulse += impulse;
}
