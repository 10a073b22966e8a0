/**
 * A read by chain termination: the trace of four dyes at the window of a capillary, and the bases called from it.
 *
 *   peak n at 12 n + shift of its dye, Gaussian of 2.6 + 0.009 n points, height (1 − p)ⁿ⁻¹ × dye × log-normal 8 %
 *
 * Late peaks lie in each other: the caller takes the neighbours off by solving for the heights of all peaks of a dye together
 * (a banded system). So noise grows as resolution is lost, and the qualities say so.
 */
import { pairLetter } from '../../biology/pairwise-alignment';
import type { Rng } from '../../core/rng';
import { BASES, type Call, errorOf, qualityOf } from './base-calls';

export const POINTS = 12;
const SIGMA = { first: 2.6, more: 0.009 } as const;
/** By base A, C, G, T. */
const DYE: readonly number[] = [1, 0.9, 0.8, 1.05];
const SHIFT: readonly number[] = [0, -0.8, 0.6, 1];
/** Of neighbouring colours, in the order G, A, T, C of the dyes' light. */
const CROSS = 0.05;
const NEIGHBOURS: readonly (readonly number[])[] = [[2, 3], [3], [0], [0, 1]];
const SCATTER = 0.08;
/** A second peak of this part of the first makes the call a letter of two bases. */
export const SECOND = 0.3;
const REACH = 4;

export const sigmaOf = (n: number): number => SIGMA.first + SIGMA.more * n;
/** Full resolution: 1 at the distance of two half widths. */
export const resolutionOf = (n: number): number => POINTS / (2.355 * sigmaOf(n));

export interface SangerRun {
  /** 4 × points, in parts of the first peak. */
  readonly trace: Float32Array;
  readonly points: number;
  readonly calls: readonly Call[];
  /** Heights found, 4 for each base. */
  readonly heights: Float64Array;
}

/** Cross-talk of the dyes: what the detector of each sees. */
function mixed(levels: readonly number[]): number[] {
  return levels.map((own, b) => own + CROSS * NEIGHBOURS[b]!.reduce((sum, other) => sum + levels[other]!, 0));
}

/** The inverse of `mixed`, to third order in the cross-talk and better. */
function unmixed(seen: readonly number[]): number[] {
  let levels = [...seen];
  for (let n = 0; n < 8; n++)
    levels = seen.map((own, b) => own - CROSS * NEIGHBOURS[b]!.reduce((sum, other) => sum + levels[other]!, 0));
  return levels;
}

interface Banded {
  /** Row by row, 2 REACH + 1 values about the diagonal, after elimination. */
  readonly rows: Float64Array;
  readonly count: number;
}

const WIDTH = 2 * REACH + 1;

/** What peak m of height 1 gives at the middle of peak n. */
const overlap = (n: number, m: number): number => {
  const q = (POINTS * (n - m)) / sigmaOf(m);
  return Math.exp(-0.5 * q * q);
};

function eliminated(count: number): Banded {
  const rows = new Float64Array(count * WIDTH);
  for (let n = 0; n < count; n++)
    for (let k = -REACH; k <= REACH; k++)
      if (n + k >= 0 && n + k < count) rows[n * WIDTH + k + REACH] = overlap(n + 1, n + k + 1);
  for (let n = 0; n < count; n++)
    for (let r = 1; r <= REACH && n + r < count; r++) {
      const below = (n + r) * WIDTH + REACH;
      const factor = rows[below - r]! / rows[n * WIDTH + REACH]!;
      rows[below - r] = factor;
      for (let k = 1; k <= REACH; k++) rows[below - r + k]! -= factor * rows[n * WIDTH + REACH + k]!;
    }
  return { rows, count };
}

/** Heights from what is seen at the middles of the peaks; in place. Nothing is seen before `from`; what lies outside `from` to `to` is left out. */
function solve({ rows }: Banded, values: Float64Array, from: number, low: number, to: number): void {
  for (let n = from; n < to; n++)
    for (let r = 1; r <= REACH && n - r >= from; r++) values[n]! -= rows[n * WIDTH + REACH - r]! * values[n - r]!;
  for (let n = to - 1; n >= low; n--) {
    for (let k = 1; k <= REACH && n + k < to; k++) values[n]! -= rows[n * WIDTH + REACH + k]! * values[n + k]!;
    values[n]! /= rows[n * WIDTH + REACH]!;
  }
}

/** Peaks further apart than this do not feel each other's noise. */
const FAR = 48;

/** How much larger the noise of a height is than that of the trace, by peak: the norm of each row of the inverse. */
function noiseGain(system: Banded): Float64Array {
  const { count } = system;
  const squares = new Float64Array(count);
  const column = new Float64Array(count);
  for (let m = 0; m < count; m++) {
    const [low, to] = [Math.max(0, m - FAR), Math.min(count, m + FAR)];
    column.fill(0, low, to);
    column[m] = 1;
    solve(system, column, m, low, to);
    for (let n = low; n < to; n++) squares[n]! += column[n]! * column[n]!;
  }
  return squares.map(Math.sqrt);
}

/**
 * A letter for the heights of a place: two bases where the second is at least 30 % of the first. It is wrong where any of the others
 * was the one: their probabilities are added.
 */
function callOf(heights: readonly number[], sigma: number): Call {
  const order = [0, 1, 2, 3].sort((a, b) => heights[b]! - heights[a]!);
  const sorted = order.map((b) => heights[b]!);
  const [one, two] = sorted as [number, number];
  const both = two >= SECOND * one && two > 0;
  const least = both ? two : one;
  const wrong = sorted.slice(both ? 2 : 1).reduce((sum, level) => sum + errorOf(least, level, sigma), 0);
  const [first, second] = order.map((b) => BASES[b]!) as [string, string];
  return { letter: both ? pairLetter(first, second) : first, q: qualityOf(wrong) };
}

/** `copies`: both copies of the read's stretch. `calibrated`: shifts and cross-talk of the dyes are known and taken off. */
export function runSanger(
  copies: readonly [string, string],
  terminator: number,
  noise: number,
  calibrated: boolean,
  rng: Rng,
): SangerRun {
  const count = copies[0].length;
  const points = POINTS * (count + 2);
  const pure = new Float64Array(4 * points);
  for (let n = 1; n <= count; n++) {
    const sigma = sigmaOf(n);
    const strength = (1 - terminator) ** (n - 1) * Math.exp(rng.normal(0, SCATTER));
    for (const copy of copies) {
      const b = BASES.indexOf(copy[n - 1]!);
      const middle = POINTS * n + SHIFT[b]!;
      const from = Math.max(0, Math.ceil(middle - 5 * sigma));
      const to = Math.min(points - 1, Math.floor(middle + 5 * sigma));
      for (let x = from; x <= to; x++) {
        const q = (x - middle) / sigma;
        pure[b * points + x]! += 0.5 * strength * DYE[b]! * Math.exp(-0.5 * q * q);
      }
    }
  }
  const trace = new Float32Array(4 * points);
  for (let x = 0; x < points; x++) {
    const seen = mixed([0, 1, 2, 3].map((b) => pure[b * points + x]!));
    for (let b = 0; b < 4; b++) trace[b * points + x] = seen[b]! + (noise / 100) * rng.normal();
  }
  const system = eliminated(count);
  const gain = noise === 0 ? null : noiseGain(system);
  const found = [0, 1, 2, 3].map(() => new Float64Array(count));
  for (let n = 0; n < count; n++) {
    // Between two points of the trace the level is taken straight.
    const levelOf = (dye: number, shift: number): number => {
      const at = POINTS * (n + 1) + shift;
      const x = Math.floor(at);
      const here = trace[dye * points + x]!;
      return here + (trace[dye * points + x + 1]! - here) * (at - x);
    };
    for (let b = 0; b < 4; b++) {
      const shift = calibrated ? SHIFT[b]! : 0;
      const seen = [0, 1, 2, 3].map((dye) => levelOf(dye, shift));
      found[b]![n] = (calibrated ? unmixed(seen) : seen)[b]!;
    }
  }
  for (const one of found) solve(system, one, 0, 0, count);
  const heights = new Float64Array(4 * count);
  const calls: Call[] = [];
  for (let n = 0; n < count; n++) {
    const here = found.map((one) => one[n]!);
    here.forEach((height, b) => {
      heights[4 * n + b] = height;
    });
    calls.push(callOf(here, (noise / 100) * (gain?.[n] ?? 1)));
  }
  return { trace, points, calls, heights };
}
