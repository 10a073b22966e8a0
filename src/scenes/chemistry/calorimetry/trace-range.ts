/** A range of the recorder's trace and the line through it. It lies as the bench's own fit has it until a hand moves one of its ends. */
import { fitLine } from '../../../../engine/core/fit';

export type Ends = readonly [from: number, to: number];

export interface Recorded {
  /** Pairs of seconds and degrees, of which `count` are there. */
  readonly trace: Float32Array;
  readonly count: number;
  /** Seconds now, and of the mixing; null: not yet. */
  readonly now: number;
  readonly mixing: number | null;
}

export type TraceRange = ReturnType<typeof createRange>;

const BASELINE = 60;
export const DRIFT_FROM = 90;
export const LEAST_SPAN = 10;
export const STEP = 5;

type EndsAt = (mixing: number, now: number) => Ends;

function createRange(bench: EndsAt, within: EndsAt) {
  let ends: Ends = [0, 0];
  let byHand = false;
  return {
    /** Seconds. */
    get ends() {
      return ends;
    },
    get byHand() {
      return byHand;
    },
    /** Lays it where the bench has it, if no hand has moved it. */
    follow(mixing: number, now: number) {
      if (!byHand) ends = bench(mixing, now);
    },
    /** A hand puts one end to a time; false where it has no room. */
    move(end: 0 | 1, seconds: number, mixing: number, now: number): boolean {
      const [first, last] = within(mixing, now);
      const [least, most] = end === 0 ? [first, ends[1] - LEAST_SPAN] : [ends[0] + LEAST_SPAN, last];
      if (most < least) return false;
      const to = Math.min(most, Math.max(least, seconds));
      ends = end === 0 ? [to, ends[1]] : [ends[0], to];
      // Laid back to where the bench has it, a range follows the bench again.
      const [from, until] = bench(mixing, now);
      byHand = Math.abs(from - ends[0]) >= STEP / 2 || Math.abs(until - ends[1]) >= STEP / 2;
      return true;
    },
    forget() {
      byHand = false;
    },
  };
}

/** Before the mixing. */
export const createBaseline = (): TraceRange =>
  createRange(
    (mixing) => [Math.max(0, mixing - BASELINE), mixing],
    (mixing) => [0, mixing],
  );

/** From when the salt is dissolved. */
export const createDrift = (): TraceRange =>
  createRange(
    (mixing, now) => [mixing + DRIFT_FROM, Math.floor(now / STEP) * STEP],
    (mixing, now) => [mixing, Math.max(mixing, now)],
  );

export interface FittedLine {
  /** °C at the mixing, and K/s. */
  readonly value: number;
  readonly slope: number;
}

/** The line through the points of a range. */
export function lineThrough({ trace, count }: Recorded, [from, to]: Ends, mixing: number): FittedLine | null {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let n = 0; n < count; n++) {
    const seconds = trace[2 * n] ?? 0;
    if (seconds < from - 0.1 || seconds > to + 0.1) continue;
    xs.push(seconds - mixing);
    ys.push(trace[2 * n + 1] ?? 0);
  }
  const fit = xs.length >= 3 ? fitLine(xs, ys) : null;
  return fit ? { value: fit.intercept, slope: fit.slope } : null;
}

/** What was read last before the mixing, °C. */
export function readBefore({ trace, count }: Recorded, mixing: number): number | null {
  for (let n = count - 1; n >= 0; n--) {
    if ((trace[2 * n] ?? 0) <= mixing + 0.1) return trace[2 * n + 1] ?? null;
  }
  return null;
}
