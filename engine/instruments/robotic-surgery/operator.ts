/**
 * A trained hand, simulated: straight moves of least jerk, whose time follows Fitts, with move-and-wait where the link is late.
 *
 *   MT = (0.1 + 0.12 log₂(2D/W)) s · lognormal(5 %) + 0.7 L ⌈ID/2⌉
 *
 * Least jerk: T. Flash and N. Hogan, J. Neurosci. 5, 1688 (1985); the law: P. M. Fitts, J. Exp. Psychol. 47, 381 (1954).
 */
import type { Rng } from '../../core/rng';

const BASE = 0.1;
const PER_BIT = 0.12;
const SPREAD = 0.05;
const WAITING = 0.7;
/** mm of random error at the end of a move, each axis. */
export const END_ERROR = 0.4;

export const indexOfDifficulty = (distance: number, width: number): number => Math.log2((2 * distance) / width);

/** s; `latency` in s. */
export function movementTime(distance: number, width: number, latency: number, rng: Rng): number {
  const bits = Math.max(0, indexOfDifficulty(distance, width));
  return (BASE + PER_BIT * bits) * Math.exp(rng.normal(0, SPREAD)) + WAITING * latency * Math.ceil(bits / 2);
}

/** Part of the way, of the part of the time. */
export const leastJerk = (part: number): number => {
  const t = Math.min(1, Math.max(0, part));
  return t * t * t * (10 - 15 * t + 6 * t * t);
};
