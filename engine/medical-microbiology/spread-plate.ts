/**
 * Where the colonies of a spread plate lie, and how large they are. For the picture: numbers are drawn by the models.
 *
 * Places are even over the agar; a colony that would touch another is moved while there is room, as a careful spreader
 * would have it. Crowded colonies stay small, since they share the food: mean radius 1.4 mm/(1 + count/250), a teaching value.
 */
import type { Rng } from '../core/rng';

/** Inner radius of a 90 mm dish, and the part of it that a spreader reaches. */
export const DISH_RADIUS_MM = 43;
const SPREAD_PART = 0.92;
const LONE_RADIUS_MM = 1.4;
const CROWDED_FROM = 250;
const SIZE_SPREAD = 0.14;
const TRIES = 12;
/** Centres keep this many times the sum of both radii between them, as long as there is room. */
const APART = 1.15;

/** Numbers of one colony: x, y and radius, all in radii of the dish; y downwards. */
export const COLONY_STRIDE = 3;

/** Beyond so many the mean radius shrinks no more. */
const SMALLEST_AT = 2000;

/** Mean radius of the colonies where so many share a plate, in radii of the dish. */
export const meanColonyRadius = (onPlate: number): number =>
  LONE_RADIUS_MM / (1 + Math.min(onPlate, SMALLEST_AT) / CROWDED_FROM) / DISH_RADIUS_MM;

/** Places of the first `count` colonies that `out` has room for, of `onPlate` on the whole plate. Returns how many were written. */
export function placeColonies(onPlate: number, rng: Rng, out: Float32Array): number {
  const count = Math.min(onPlate, Math.floor(out.length / COLONY_STRIDE));
  const mean = meanColonyRadius(onPlate);
  for (let n = 0; n < count; n++) {
    const size = mean * Math.exp(SIZE_SPREAD * rng.normal());
    let x = 0;
    let y = 0;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const radius = SPREAD_PART * Math.sqrt(rng.next());
      const angle = 2 * Math.PI * rng.next();
      x = radius * Math.cos(angle);
      y = radius * Math.sin(angle);
      if (isFree(x, y, size, n, out)) break;
    }
    out[n * COLONY_STRIDE] = x;
    out[n * COLONY_STRIDE + 1] = y;
    out[n * COLONY_STRIDE + 2] = size;
  }
  return count;
}

function isFree(x: number, y: number, size: number, placed: number, out: Float32Array): boolean {
  for (let m = 0; m < placed; m++) {
    const dx = x - out[m * COLONY_STRIDE]!;
    const dy = y - out[m * COLONY_STRIDE + 1]!;
    const apart = APART * (size + out[m * COLONY_STRIDE + 2]!);
    if (dx * dx + dy * dy < apart * apart) return false;
  }
  return true;
}
