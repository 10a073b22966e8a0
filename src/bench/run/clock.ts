/** Wall time to whole steps. Pure: the page's only clock. */

/** Elapsed wall time is capped, so that a laptop that slept does not jump. */
const LONGEST_FRAME_MS = 100;
/** A longer gap is a tab or a laptop that slept, not a slow device. */
const ASLEEP_MS = 2000;
/** Weight of the newest frame in the measured pace; about a second at 60 frames. */
const PACE_WEIGHT = 0.03;
/** Weight of a display frame that was itself too long; about a second at 5 frames. */
const LONG_FRAME_WEIGHT = 0.2;

export interface Clock {
  /** Steps owed: the part of one, and those given back. */
  readonly rest: number;
  /** Share of the steps asked for that the device did, smoothed: 1 = keeps up. */
  readonly pace: number;
}

export const initialClock: Clock = { rest: 0, pace: 1 };

/** Whole steps for a frame that took `elapsedMs`, at `stepsPerSecond` steps per wall second. */
export function tick(
  clock: Clock,
  elapsedMs: number,
  stepsPerSecond: number,
): { readonly steps: number; readonly clock: Clock } {
  const counted = Math.min(Math.max(elapsedMs, 0), LONGEST_FRAME_MS);
  const owed = clock.rest + (counted / 1000) * stepsPerSecond;
  const steps = Math.floor(owed + 1e-9);
  const long = elapsedMs > LONGEST_FRAME_MS && elapsedMs < ASLEEP_MS;
  const pace = long ? clock.pace + LONG_FRAME_WEIGHT * (counted / elapsedMs - clock.pace) : clock.pace;
  return { steps, clock: { pace, rest: Math.max(0, owed - steps) } };
}

/** What a request came to that lasted so many display frames: debt is dropped, the pace remembered. */
export function settle(clock: Clock, asked: number, done: number, frames = 1): Clock {
  if (asked === 0) return clock;
  const weight = 1 - (1 - PACE_WEIGHT) ** frames;
  return { ...clock, pace: clock.pace + weight * (done / asked - clock.pace) };
}

/** Steps that were asked for and whose time had not come when the request was cut short. */
export const giveBack = (clock: Clock, steps: number): Clock => ({ ...clock, rest: clock.rest + steps });

/** Nothing is owed but the part of a step. */
export const stand = (clock: Clock): Clock => ({ ...clock, rest: clock.rest % 1 });

/** The pace to show, or null while the device keeps up. */
export const visiblePace = (clock: Clock): number | null => (clock.pace < 0.93 ? clock.pace : null);
