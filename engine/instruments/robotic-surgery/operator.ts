/**
 * A trained hand, simulated: straight moves of least jerk, whose time follows Fitts, with move-and-wait where the link is late.
 *
 *   MT = (0.1 + 0.12 log₂(2D/W)) s · lognormal(5 %) + 0.7 L ⌈ID/2⌉
 *
 * Least jerk: T. Flash and N. Hogan, J. Neurosci. 5, 1688 (1985); the law: P. M. Fitts, J. Exp. Psychol. 47, 381 (1954).
 */
import type { Rng } from '../../core/rng';
import type { Tip } from './kinematics';

const BASE = 0.1;
export const PER_BIT = 0.12;
const SPREAD = 0.05;
const WAITING = 0.7;
/** mm of random error at the end of a move, each axis: standard deviation. */
const END_ERROR = 0.4;
/** What of the way is left after each part of a move that is made in parts. */
const LEFT = 0.12;
/** s: a shorter wait does not part a move. */
const SHORT = 0.05;

export const indexOfDifficulty = (distance: number, width: number): number => Math.log2((2 * distance) / width);

/** One move of the hand, in units of the tip. */
export interface Reach {
  readonly from: Tip;
  readonly to: Tip;
  /** s in motion, and s of each of the waits that follow its parts. */
  readonly moving: number;
  readonly wait: number;
  readonly parts: number;
}

export const lastsOf = ({ moving, wait, parts }: Reach): number => moving + parts * wait;

/** Where a move toward a point ends. */
export const endNear = ({ x, y, z }: Tip, rng: Rng): Tip => ({
  x: x + rng.normal(0, END_ERROR),
  y: y + rng.normal(0, END_ERROR),
  z: z + rng.normal(0, END_ERROR),
});

/** A move over a distance, to what is `width` wide; `latency` in s. */
export function reachOver(from: Tip, to: Tip, distance: number, width: number, latency: number, rng: Rng): Reach {
  const bits = distance > 0 ? Math.max(0, indexOfDifficulty(distance, width)) : 0;
  const moving = (BASE + PER_BIT * bits) * Math.exp(rng.normal(0, SPREAD));
  return { from, to, moving, wait: WAITING * latency, parts: Math.ceil(bits / 2) };
}

/** A move toward a point. */
export function reachFor(from: Tip, toward: Tip, width: number, latency: number, rng: Rng): Reach {
  const [dx, dy, dz] = [toward.x - from.x, toward.y - from.y, toward.z - from.z];
  const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  return reachOver(from, endNear(toward, rng), distance, width, latency, rng);
}

/** Part of the way, of the part of the time. */
export const leastJerk = (part: number): number => {
  const t = Math.min(1, Math.max(0, part));
  return t * t * t * (10 - 15 * t + 6 * t * t);
};

/** Part of the way that is done after so many seconds. */
function progress({ moving, wait, parts }: Reach, seconds: number): number {
  if (parts < 2 || wait < SHORT) return leastJerk(seconds / moving);
  const piece = moving / parts;
  const at = Math.min(parts - 1, Math.floor(seconds / (piece + wait)));
  const done = (n: number): number => (n === parts ? 1 : 1 - LEFT ** n);
  return done(at) + (done(at + 1) - done(at)) * leastJerk((seconds - at * (piece + wait)) / piece);
}

export function placeAt(reach: Reach, seconds: number): Tip {
  const { from, to } = reach;
  const part = progress(reach, seconds);
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: from.z + (to.z - from.z) * part,
  };
}
