/**
 * What a light gate and a scale tell of something that swings about zero: when it passes, where it turns back.
 *
 * Within a sub-step the motion is the parabola through its two ends with the acceleration that acted,
 * x(τ) = x₀ + v τ + ½ a τ², v = (x₁ − x₀)/h − ½ a h; passes and turning points are found on it, not at the grid.
 */
import type { Quantity } from '../contract';

/** Periods of which the mean is taken, at most. */
export const MOST_PERIODS = 10;

export interface Turn {
  readonly time: Quantity<'s'>;
  /** Signed, in the unit of what swings. */
  readonly at: number;
}

export interface OscillationWatch {
  /** Times of the latest passes through zero downwards, s; newest last. */
  readonly passTimes: number[];
  /** Passes downwards, and passes both ways, since it began. */
  passes: number;
  passesBothWays: number;
  /** When the last pass of either way was, s; null before. */
  lastPass: number | null;
  /** Turning points, newest first. */
  turns: readonly [Turn, Turn | null, Turn | null];
  /** Of the last sub-step: whether it held a pass downwards, and a turning point on the side of the release. */
  passed: boolean;
  turned: boolean;
  /** 1 while it moves up, −1 while down, 0 before it moves. */
  direction: -1 | 0 | 1;
  readonly side: -1 | 1;
}

/** Let go at rest from `at`, at time 0. */
export const beginWatch = (at: number): OscillationWatch => ({
  passTimes: [],
  passes: 0,
  passesBothWays: 0,
  lastPass: null,
  turns: [{ time: 0, at }, null, null],
  passed: false,
  turned: false,
  direction: 0,
  side: at < 0 ? -1 : 1,
});

/** A sub-step of `h` s from `time` on, from `from` to `to` under the acceleration `a`; in place. */
export function watchStep(watch: OscillationWatch, time: number, from: number, to: number, a: number, h: number): void {
  const v = (to - from) / h - 0.5 * a * h;
  const after = v + a * h;
  watch.passed = false;
  watch.turned = false;
  if (from > 0 !== to > 0) {
    const at = time + passWithin(from, v, a, h);
    watch.lastPass = at;
    watch.passesBothWays++;
    if (to <= 0) {
      watch.passed = true;
      watch.passes++;
      watch.passTimes.push(at);
      if (watch.passTimes.length > MOST_PERIODS + 1) watch.passTimes.shift();
    }
  }
  const direction = after > 0 ? 1 : after < 0 ? -1 : watch.direction;
  if (direction !== watch.direction) {
    if (watch.direction !== 0) {
      const when = a === 0 ? h : Math.min(h, Math.max(0, -v / a));
      const turn: Turn = { time: time + when, at: from + (v + 0.5 * a * when) * when };
      watch.turns = [turn, watch.turns[0], watch.turns[1]];
      watch.turned = direction === -watch.side;
    }
    watch.direction = direction;
  }
}

/** The root of x + v τ + ½ a τ² in the sub-step, in the form that does not cancel. */
function passWithin(x: number, v: number, a: number, h: number): number {
  const root = Math.sqrt(Math.max(0, v * v - 2 * a * x));
  const sum = v > 0 ? v + root : v - root;
  return sum === 0 ? h : Math.min(h, Math.max(0, (-2 * x) / sum));
}

/** Mean of up to the last ten periods, s; null before the second pass downwards. */
export function meanPeriod({ passTimes }: OscillationWatch): Quantity<'s'> | null {
  const periods = passTimes.length - 1;
  if (periods < 1) return null;
  return ((passTimes[periods] ?? 0) - (passTimes[0] ?? 0)) / periods;
}

/** It was turned back from outside at this place: a stop. */
export function turnAt(watch: OscillationWatch, time: number, at: number): void {
  watch.turns = [{ time, at }, watch.turns[0], watch.turns[1]];
  watch.direction = at > 0 ? -1 : 1;
}
