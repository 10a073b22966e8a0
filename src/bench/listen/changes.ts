/** Which readings changed so much that they are worth saying. Pure. */
import type { Shown } from '../../../engine/runtime/instrument';

export type ShownReadings = Readonly<Record<string, Shown>>;

/** A share of what was said last, and so many of its uncertainties. */
const SHARE = 0.05;
const UNCERTAINTIES = 4;

export function isMaterial(before: Shown | undefined, now: Shown | undefined): boolean {
  if (!now) return false;
  if (!before) return now.text !== '';
  const [was, is] = [before.value, now.value];
  if (typeof was !== 'number' || typeof is !== 'number') return before.text !== now.text;
  const moved = Math.abs(is - was);
  return before.text !== now.text && moved > Math.max(SHARE * Math.abs(was), UNCERTAINTIES * (now.uncertainty ?? 0));
}

/** Those of `ids` that changed since they were said. */
export const materialChanges = (ids: readonly string[], said: ShownReadings, now: ShownReadings): readonly string[] =>
  ids.filter((id) => isMaterial(said[id], now[id]));
