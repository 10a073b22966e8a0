/**
 * Heat conduction along a thin bar with prescribed ends and, where it is bare, loss to the air:
 *
 *   ρ c ∂T/∂t = k ∂²T/∂x² − (h p / A)(T − T_air)
 *
 * Crank–Nicolson on 201 nodes; the first step after a jump at an end is taken as four backward Euler steps of a quarter of its
 * length, which damp the corner that Crank–Nicolson would carry on (R. Rannacher, Numer. Math. 43, 309 (1984)). The
 * solver runs on steps of its own, short after a jump, when the flow through the end falls as 1/√t, and 0.002 L²/α later;
 * what lies between two steps is given by a straight line.
 *
 * Temperatures in °C, all else SI. Constant properties; radiation counts as part of h.
 */
import type { Quantity } from '../contract';

export interface Conductor {
  /** W m⁻¹ K⁻¹ */
  readonly conductivity: number;
  /** kg/m³ */
  readonly density: number;
  /** J kg⁻¹ K⁻¹ */
  readonly heat: number;
}

/** 25 °C: copper CRC Handbook; soda-lime glass and pine across the grain as engineering tables give them. */
export const CONDUCTORS = {
  Copper: { conductivity: 401, density: 8960, heat: 385 },
  Glass: { conductivity: 1, density: 2500, heat: 840 },
  Wood: { conductivity: 0.12, density: 500, heat: 1600 },
} as const satisfies Readonly<Record<string, Conductor>>;

/** m²/s */
export const diffusivity = ({ conductivity, density, heat }: Conductor): number => conductivity / (density * heat);

/** Of the bar, 1 cm × 1 cm. */
export const AREA: Quantity<'m²'> = 1e-4;
export const PERIMETER: Quantity<'m'> = 0.04;
/** W m⁻² K⁻¹, chosen for the apparatus, and °C. */
export const LOSS = 10;
export const AIR: Quantity<'°C'> = 20;

export const CELLS = 200;
const NODES = CELLS + 1;
/** Of L²/α. */
const STEP = 0.002;
const DAMPING_STEPS = 4;
/** After a jump the steps begin this many times shorter, and so many of a length are taken before it doubles. */
const FINER = 256;
const OF_A_LENGTH = 4;
/** Beyond this the profile no longer changes in floating-point numbers that matter, K per step. */
const STILL = 1e-10;

/** What the bar's ends touch and whether its side is lagged. */
export interface Ends {
  /** At x = 0 and at x = L. */
  readonly left: Quantity<'°C'>;
  readonly right: Quantity<'°C'>;
  readonly insulated: boolean;
}

/** One bar. Its arrays belong to it and are written in place. */
export interface Bar {
  readonly conductor: Conductor;
  readonly length: Quantity<'m'>;
  /** Seconds of the solver's longest step, and of the present one. */
  readonly longest: Quantity<'s'>;
  step: Quantity<'s'>;
  /** Steps since the last jump. */
  taken: number;
  /** Profile at the last whole step of the solver and at the next one. */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** Lab seconds that have gone since `before`, below one step. */
  elapsed: number;
  still: boolean;
  /** Largest change of the last step, K. */
  change: number;
  /** Heat since the bar was made, into its left end and out of its right one, J. */
  heatLeft: number;
  heatRight: number;
}

const upper = new Float64Array(NODES);
const right = new Float64Array(NODES);

/** One implicit step of length `h` on `from` into `to`: theta ½ is Crank–Nicolson, 1 backward Euler. */
function implicitStep(bar: Bar, ends: Ends, from: Float64Array, to: Float64Array, h: number, theta: number): void {
  const { conductor, length } = bar;
  const dx = length / CELLS;
  const r = (diffusivity(conductor) * h) / (dx * dx);
  const loss = ends.insulated ? 0 : (LOSS * PERIMETER * h) / (conductor.density * conductor.heat * AREA);
  const side = -theta * r;
  const middle = 1 + theta * (2 * r + loss);
  const explicit = 1 - theta;
  upper[0] = 0;
  right[0] = ends.left;
  for (let i = 1; i < CELLS; i++) {
    const here = from[i]!;
    const source = here + explicit * (r * (from[i - 1]! - 2 * here + from[i + 1]!) - loss * here) + loss * AIR;
    const pivot = middle - side * upper[i - 1]!;
    upper[i] = side / pivot;
    right[i] = (source - side * right[i - 1]!) / pivot;
  }
  to[CELLS] = ends.right;
  for (let i = CELLS - 1; i >= 1; i--) to[i] = right[i]! - upper[i]! * to[i + 1]!;
  to[0] = ends.left;
}

/** A bar that has one temperature all along. */
export function createBar(conductor: Conductor, length: Quantity<'m'>, temperature: Quantity<'°C'>): Bar {
  return {
    conductor,
    length,
    longest: (STEP * length * length) / diffusivity(conductor),
    step: (STEP * length * length) / diffusivity(conductor),
    taken: 0,
    before: new Float64Array(NODES).fill(temperature),
    after: new Float64Array(NODES).fill(temperature),
    elapsed: 0,
    still: true,
    change: 0,
    heatLeft: 0,
    heatRight: 0,
  };
}

/** Prepares `after`, one step of the solver on from `before`. */
function solveAhead(bar: Bar, ends: Ends): void {
  const { before, after } = bar;
  const first = bar.taken === 0;
  if (!first && bar.step < bar.longest && bar.taken % OF_A_LENGTH === 0) bar.step *= 2;
  bar.taken++;
  const { step } = bar;
  if (first) {
    implicitStep(bar, ends, before, after, step / DAMPING_STEPS, 1);
    for (let n = 1; n < DAMPING_STEPS; n++) implicitStep(bar, ends, after, after, step / DAMPING_STEPS, 1);
  } else {
    implicitStep(bar, ends, before, after, step, 0.5);
  }
  let change = 0;
  for (let i = 0; i < NODES; i++) change = Math.max(change, Math.abs(after[i]! - before[i]!));
  bar.change = change;
  bar.still = change < STILL;
}

/** The ends, or the lagging, have changed: from here on the solver follows the new ones. */
export function jump(bar: Bar, ends: Ends): void {
  const { before, after, step } = bar;
  const part = bar.elapsed / step;
  for (let i = 0; i < NODES; i++) before[i] = before[i]! + part * (after[i]! - before[i]!);
  before[0] = ends.left;
  before[CELLS] = ends.right;
  bar.elapsed = 0;
  bar.step = bar.longest / FINER;
  bar.taken = 0;
  solveAhead(bar, ends);
}

/** Goes on within the present step of the solver; the flows are linear in time there, so their sums are exact. */
function goOn(bar: Bar, seconds: number): void {
  const half = 0.5 * seconds;
  const from = flows(bar);
  bar.elapsed += seconds;
  const to = flows(bar);
  bar.heatLeft += half * (from.left + to.left);
  bar.heatRight += half * (from.right + to.right);
}

/** `seconds` of lab time go by. */
export function advance(bar: Bar, ends: Ends, seconds: number): void {
  let left = seconds;
  while (!bar.still && bar.elapsed + left >= bar.step) {
    const rest = bar.step - bar.elapsed;
    goOn(bar, rest);
    left -= rest;
    bar.elapsed = 0;
    bar.before.set(bar.after);
    solveAhead(bar, ends);
  }
  goOn(bar, left);
  if (bar.still) bar.elapsed = 0;
}

/** °C at a place, 0 to 1 of the length. */
export function temperatureAt({ before, after, elapsed, step }: Bar, place: number): Quantity<'°C'> {
  const at = Math.min(CELLS, Math.max(0, place * CELLS));
  const node = Math.min(CELLS - 1, Math.floor(at));
  const part = elapsed / step;
  const now = (i: number): number => before[i]! + part * (after[i]! - before[i]!);
  return now(node) + (at - node) * (now(node + 1) - now(node));
}

/** Heat that flows into the left end and out of the right one, W, positive to the right; one-sided differences of second order. */
export function flows(bar: Bar): { readonly left: Quantity<'W'>; readonly right: Quantity<'W'> } {
  const scale = (bar.conductor.conductivity * AREA * CELLS) / (2 * bar.length);
  const part = bar.elapsed / bar.step;
  const now = (i: number): number => bar.before[i]! + part * (bar.after[i]! - bar.before[i]!);
  return {
    left: scale * (3 * now(0) - 4 * now(1) + now(2)),
    right: scale * (4 * now(CELLS - 1) - 3 * now(CELLS) - now(CELLS - 2)),
  };
}

/**
 * The profile after a long time, °C at a place from 0 to 1: a straight line where the side is lagged, else the fin with two
 * prescribed ends, T'' = m² (T − T_air), m² = h p/(k A).
 */
export function steadyTemperature({ conductor, length }: Bar, ends: Ends, place: number): Quantity<'°C'> {
  if (ends.insulated) return ends.left + (ends.right - ends.left) * place;
  const m = Math.sqrt((LOSS * PERIMETER) / (conductor.conductivity * AREA)) * length;
  // sinh(m u)/sinh(m) by exponentials of negative arguments, which cannot overflow.
  const share = (u: number): number => (Math.exp(-m * (1 - u)) - Math.exp(-m * (1 + u))) / (1 - Math.exp(-2 * m));
  return AIR + (ends.left - AIR) * share(1 - place) + (ends.right - AIR) * share(place);
}

/** Puts the profile of a long time into the bar. */
export function settle(bar: Bar, ends: Ends): void {
  for (let i = 0; i < NODES; i++) bar.before[i] = steadyTemperature(bar, ends, i / CELLS);
  bar.after.set(bar.before);
  bar.elapsed = 0;
  bar.still = true;
  bar.change = 0;
}
