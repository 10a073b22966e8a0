/** Numbers that look thrown and are the same each time: by them plants of one kind differ. */
import { scattered } from '../../kit/room/countryside';

export interface Draws {
  /** Between 0 and 1. */
  next(): number;
  between(from: number, to: number): number;
}

/** A row of draws; other seeds and other names give other rows. */
export function drawsOf(seed: number, name: number): Draws {
  let n = 0;
  const next = (): number => scattered(n++, (seed % 9973) * 0.37 + 17.3 * name);
  return { next, between: (from, to) => from + (to - from) * next() };
}
