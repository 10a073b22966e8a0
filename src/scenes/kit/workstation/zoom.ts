/** How much of an axis a view shows: all of it, or a part around a place. It changes no reading. */
import type { Domain } from '../charts/domains';

export interface Zoom {
  /** 0: all. */
  readonly level: number;
  /** No closer. */
  readonly most: boolean;
  by(way: 1 | -1): void;
  /** The part of an axis that is shown, about a place as far as the ends allow; an axis may run down. */
  of(whole: Domain, about: number): Domain;
}

const MOST = 4;
/** A step closer shows so much of what was shown. */
const STEP = 0.5;

export function createZoom(): Zoom {
  let level = 0;
  return {
    get level() {
      return level;
    },
    get most() {
      return level >= MOST;
    },
    by(way) {
      level = Math.min(MOST, Math.max(0, level + way));
    },
    of([from, to], about) {
      if (level === 0) return [from, to];
      const [low, high] = from < to ? [from, to] : [to, from];
      const span = (high - low) * STEP ** level;
      const start = Math.min(high - span, Math.max(low, about - span / 2));
      return from < to ? [start, start + span] : [start + span, start];
    },
  };
}
