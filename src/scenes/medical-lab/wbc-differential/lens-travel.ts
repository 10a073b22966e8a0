/** The stage drive brings the next cell under the lens: it sets out at once and arrives softly. */
import type { Point } from '../../contract';

/** Wall ms of a way. */
const TRAVEL = 420;
/** A jump further than this, µm, is not drawn as travel. */
const FURTHEST = 400;

/** Gives the middle of the field, µm, for a cell at a wall time, and whether it moves still. */
export function createLensTravel(reducedMotion: boolean) {
  /** Where the lens looked before and looks now, µm, and when it set out. */
  let from = { x: 0, y: 0 };
  let to = { x: Number.NaN, y: Number.NaN };
  let left = 0;
  return (x: number, y: number, wall: number): Point & { readonly moves: boolean } => {
    const part = reducedMotion ? 1 : Math.min(1, Math.max(0, (wall - left) / TRAVEL));
    const ease = part * part * (3 - 2 * part);
    if (to.x !== x || to.y !== y) {
      const now = { x: from.x + (to.x - from.x) * ease, y: from.y + (to.y - from.y) * ease };
      const far = Math.abs(now.x - x) + Math.abs(now.y - y);
      from = Number.isNaN(far) || far > FURTHEST ? { x, y } : now;
      to = { x, y };
      left = wall;
      return { ...from, moves: from.x !== x || from.y !== y };
    }
    return { x: from.x + (x - from.x) * ease, y: from.y + (y - from.y) * ease, moves: part < 1 };
  };
}
