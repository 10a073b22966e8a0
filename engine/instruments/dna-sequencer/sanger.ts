/**
 * A read by chain termination: the trace of four dyes at the window of a capillary, and the bases called from it.
 *
 *   peak n at 12 n + shift of its dye, Gaussian of 2.6 + 0.009 n points, height p (1 − p)ⁿ⁻¹ / 0.005 × dye × log-normal 8 %
 *
 * The light of a peak goes with the copies that end there, so terminators have a price either way: many of them and hardly a copy gets
 * far, few of them and all bands are faint. The height at base n is greatest with p = 1/n.
 *
 * Late peaks lie in each other: the caller takes the neighbours off by solving for the heights of all peaks of a dye together
 * (a banded system). So noise grows as resolution is lost, and the qualities say so.
 */
import { pairLetter } from '../../biology/pairwise-alignment';
import type { Rng } from '../../core/rng';
import { BASES, type Call, qualityOf } from './base-calls';

export const POINTS = 12;
const SIGMA = { first: 2.6, more: 0.009 } as const;
/** By base A, C, G, T. */
const DYE: readonly number[] = [1, 0.9, 0.8, 1.05];
const SHIFT: readonly number[] = [0, -0.8, 0.6, 1];
/** Of neighbouring colours, in the order G, A, T, C of the dyes' light. */
const CROSS = 0.05;
const NEIGHBOURS: readonly (readonly number[])[] = [[2, 3], [3], [0], [0, 1]];
const SCATTER = 0.08;
/** A second peak of this part of the first can make the call a letter of two bases. */
export const SECOND = 0.3;
/** Share of terminators whose first peak is the unit of light: noise of the detector is given in parts of it. */
const USUAL = 0.005;
/** How often the two copies of a human gene differ: about once in a thousand bases. */
const TWO_LETTERS = 0.001;
const REACH = 4;

export const sigmaOf = (n: number): number => SIGMA.first + SIGMA.more * n;
/** Full resolution: 1 at the distance of two half widths. */
export const resolutionOf = (n: number): number => POINTS / (2.355 * sigmaOf(n));

export interface SangerRun {
  /** 4 × points; 1 is the first peak with the usual share of terminators. */
  readonly trace: Float32Array;
  /** Light of the first peak in that unit. */
  readonly first: number;
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

/** Places on either side from which the light to be expected is taken. */
const ABOUT = 10;

/** Height to be expected at each place: the squares of all four heights about it, less what noise gives to them. */
function expectedLight(heights: Float64Array, sigmas: readonly number[]): readonly number[] {
  const squares = sigmas.map(
    (sigma, n) => heights.subarray(4 * n, 4 * n + 4).reduce((sum, level) => sum + level * level, 0) - 4 * sigma * sigma,
  );
  return squares.map((_, n) => {
    const about = squares.slice(Math.max(0, n - ABOUT), n + ABOUT + 1);
    return Math.sqrt(Math.max(0, about.reduce((sum, square) => sum + square, 0) / about.length));
  });
}

/**
 * A letter for the heights of a place where the height to be expected is `light`: two bases where the second peak is at least 30 % of
 * the first and noise hardly explains it. By Bayes’ rule for Gaussian noise, one letter b has the weight exp(light I_b/σ²), two letters
 * of half the height each are as rare as the copies differ.
 */
function callOf(heights: readonly number[], light: number, sigma: number): Call {
  const order = [0, 1, 2, 3].sort((a, b) => heights[b]! - heights[a]!);
  const sorted = order.map((b) => heights[b]!);
  const [one, two] = sorted as [number, number];
  const weight = (difference: number): number => {
    if (sigma > 0) return Math.exp((light * difference) / (sigma * sigma));
    return difference > 0 ? Number.POSITIVE_INFINITY : 0;
  };
  const alike = sigma > 0 ? (light / 2 - one + two) / 2 : two - SECOND * one;
  const odds = two > 0 && two >= SECOND * one ? (TWO_LETTERS / 3) * weight(alike) : 0;
  const both = odds > 1;
  const others = sorted.slice(both ? 2 : 1);
  const exchanged = others.reduce((sum, level) => sum + weight(both ? (level - two) / 2 : level - one), 0);
  const against = exchanged + (both ? 1 / odds : odds);
  const [first, second] = order.map((b) => BASES[b]!) as [string, string];
  return { letter: both ? pairLetter(first, second) : first, q: qualityOf(against / (1 + against)) };
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
    const strength = (terminator / USUAL) * (1 - terminator) ** (n - 1) * Math.exp(rng.normal(0, SCATTER));
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
  for (let n = 0; n < count; n++)
    found.forEach((one, b) => {
      heights[4 * n + b] = one[n]!;
    });
  const sigmas = Array.from({ length: count }, (_, n) => (noise / 100) * (gain?.[n] ?? 1));
  const light = expectedLight(heights, sigmas);
  const calls = sigmas.map((sigma, n) => callOf([...heights.subarray(4 * n, 4 * n + 4)], light[n]!, sigma));
  return { trace, first: terminator / USUAL, points, calls, heights };
}
