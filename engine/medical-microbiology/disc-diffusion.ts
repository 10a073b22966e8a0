/**
 * A drug that spreads from a paper disc through agar in a dish: ∂c/∂t = D ∇²c in a thin sheet, radially symmetric.
 *
 * Finite volumes between r = 0 and the wall at 43 mm, which nothing passes; the load lies evenly under the disc at the start, through the
 * whole depth. Implicit Euler for the first steps, which damps the jump at the disc's edge, then Crank and Nicolson.
 */
import type { Quantity } from '../contract';
import { solveTridiagonal } from '../core/linalg';
import { DISH_RADIUS_MM } from './spread-plate';

export const CELLS = 258;
export const DISC_RADIUS: Quantity<'mm'> = 3;
export const CELL: Quantity<'mm'> = DISH_RADIUS_MM / CELLS;
export const LONGEST_STEP: Quantity<'s'> = 60;
const UNDER_DISC = Math.round(DISC_RADIUS / CELL);
const DAMPED_STEPS = 4;
/** µg/mm³ in mg/L. */
const TO_MG_PER_LITRE = 1000;

const lower = new Float64Array(CELLS);
const diagonal = new Float64Array(CELLS);
const upper = new Float64Array(CELLS);
const right = new Float64Array(CELLS);

/** c in mg/L, cell by cell from the middle. */
export function loaded(load: Quantity<'µg'>, depth: Quantity<'mm'>): Float64Array {
  const c = new Float64Array(CELLS);
  c.fill((TO_MG_PER_LITRE * load) / (Math.PI * DISC_RADIUS ** 2 * depth), 0, UNDER_DISC);
  return c;
}

/** One step of at most `LONGEST_STEP`, in place; `part`: how implicit, 1 or one half. */
function spreadOnce(c: Float64Array, diffusivity: Quantity<'mm²/s'>, seconds: Quantity<'s'>, part: number): void {
  const number = (diffusivity * seconds) / CELL ** 2;
  for (let i = 0; i < CELLS; i++) {
    const inner = (number * i) / (i + 0.5);
    const outer = i === CELLS - 1 ? 0 : (number * (i + 1)) / (i + 0.5);
    const here = c[i]!;
    const flow = outer * ((c[i + 1] ?? here) - here) - inner * (here - (c[i - 1] ?? here));
    lower[i] = -part * inner;
    upper[i] = -part * outer;
    diagonal[i] = 1 + part * (inner + outer);
    right[i] = here + (1 - part) * flow;
  }
  solveTridiagonal(lower, diagonal, upper, right);
  for (let i = 0; i < CELLS; i++) c[i] = Math.max(0, right[i]!);
}

/** The step with the given number, from 0. */
export const spread = (c: Float64Array, diffusivity: Quantity<'mm²/s'>, seconds: Quantity<'s'>, step: number): void =>
  spreadOnce(c, diffusivity, seconds, step < DAMPED_STEPS ? 1 : 0.5);

/** The profile after so many seconds. */
export function spreadFor(c: Float64Array, diffusivity: Quantity<'mm²/s'>, seconds: Quantity<'s'>): Float64Array {
  const whole = Math.floor(seconds / LONGEST_STEP);
  for (let step = 0; step < whole; step++) spread(c, diffusivity, LONGEST_STEP, step);
  const rest = seconds - whole * LONGEST_STEP;
  if (rest > 0) spread(c, diffusivity, rest, whole);
  return c;
}

/** Drug in the agar, µg. */
export function amountIn(c: Float64Array, depth: Quantity<'mm'>): Quantity<'µg'> {
  let sum = 0;
  for (let i = 0; i < CELLS; i++) sum += c[i]! * (i + 0.5);
  return (sum * 2 * Math.PI * CELL ** 2 * depth) / TO_MG_PER_LITRE;
}

/** Between the cells on both sides of the disc's edge. */
export function atDiscEdge(c: Float64Array): Quantity<'mg/L'> {
  const [under, beside] = [c[UNDER_DISC - 1]!, c[UNDER_DISC]!];
  return beside > 0 ? Math.sqrt(under * beside) : under / 2;
}

/** Diameter within which c is at least so much, linear in ln c between cells; the disc where it is less at its edge already. */
export function diameterAbove(c: Float64Array, least: Quantity<'mg/L'>): Quantity<'mm'> {
  if (atDiscEdge(c) < least) return 2 * DISC_RADIUS;
  for (let i = UNDER_DISC; i < CELLS; i++) {
    if (c[i]! >= least) continue;
    const [before, after] = [c[i - 1]!, c[i]!];
    const part = after > 0 ? Math.log(before / least) / Math.log(before / after) : 0;
    return 2 * CELL * (i - 0.5 + part);
  }
  return 2 * DISH_RADIUS_MM;
}
