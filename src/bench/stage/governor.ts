/**
 * How much detail a device can draw, from how long its frames take. Steps down where frames stay late, up again where there is
 * room; a step up that did not hold makes it wait longer before the next. Pure: results of a run never depend on it.
 */

interface Detail {
  /** Share of the full density of pixels. */
  readonly density: number;
  /** Every how many-th display frame is drawn. */
  readonly every: number;
}

export const DETAILS: readonly Detail[] = [
  { density: 1, every: 1 },
  { density: 0.8, every: 1 },
  { density: 0.6, every: 1 },
  { density: 0.6, every: 2 },
];

export interface Governor {
  /** Which of the details. */
  readonly level: number;
  /** Smoothed milliseconds from one drawn frame to the next display frame; null before the first. */
  readonly frameMs: number | null;
  /** Milliseconds of drawing since the level changed. */
  readonly since: number;
  /** Milliseconds for which there has been room for more. */
  readonly room: number;
  /** Milliseconds of room that are asked for before a step up. */
  readonly patience: number;
  /** The last step was one up. */
  readonly rose: boolean;
}

const LATE_MS = 45;
const ROOM_MS = 22;
/** A level is judged once it has been drawn for so long. */
const TRIAL_MS = 2000;
const PATIENCE_MS = 8000;
const MOST_PATIENCE_MS = 120_000;
/** A longer gap is a tab or a laptop that slept, not a slow device. */
const ASLEEP_MS = 1000;
const WEIGHT = 0.08;

export const FULL_DETAIL: Governor = { level: 0, frameMs: null, since: 0, room: 0, patience: PATIENCE_MS, rose: false };

/** `intervalMs`: from a drawn frame to the display frame after it. */
export function govern(state: Governor, intervalMs: number): Governor {
  if (intervalMs <= 0 || intervalMs > ASLEEP_MS) return state;
  const { level, patience, rose } = state;
  const frameMs = state.frameMs === null ? intervalMs : state.frameMs + WEIGHT * (intervalMs - state.frameMs);
  const since = state.since + intervalMs;
  const room = frameMs < ROOM_MS ? state.room + intervalMs : 0;
  if (frameMs > LATE_MS && since > TRIAL_MS && level < DETAILS.length - 1) {
    const failed = rose && since < patience;
    return {
      level: level + 1,
      frameMs: null,
      since: 0,
      room: 0,
      patience: failed ? Math.min(MOST_PATIENCE_MS, patience * 2) : patience,
      rose: false,
    };
  }
  if (room > patience && level > 0) {
    return { level: level - 1, frameMs: null, since: 0, room: 0, patience, rose: true };
  }
  return { ...state, frameMs, since, room };
}
