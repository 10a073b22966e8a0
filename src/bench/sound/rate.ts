/** How often sounds may come: a scene may ask with every picture. Pure. */
import type { Sound } from '../../scenes/contract';

/** Between two of the same sound, and how many may begin within a second, ms. */
export const SAME_MS = 90;
const WINDOW_MS = 1000;
export const MOST = 12;

/** Says whether a sound may begin at a time in ms, and counts it where it may. */
export function createGate(): (sound: Sound, now: number) => boolean {
  const last = new Map<Sound, number>();
  let begun: number[] = [];
  return (sound, now) => {
    begun = begun.filter((at) => now - at < WINDOW_MS);
    const before = last.get(sound);
    if (begun.length >= MOST || (before !== undefined && now - before < SAME_MS)) return false;
    last.set(sound, now);
    begun.push(now);
    return true;
  };
}
