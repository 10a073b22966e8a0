/** Very many points on few px: those that can be told apart are drawn, and of each column of px the extremes. Pure. */

/** So few are drawn as they are. */
export const FEW = 2000;
/** Points of one kind within such a square lie on top of one another, px. */
const MARK_PX = 6;

export interface Crowd {
  readonly count: number;
  /** Kinds are drawn differently: none of them hides another. From 0. */
  readonly kinds: number;
  readonly kindOf: (index: number) => number;
  /** Where a point lies, px; NaN for one that has no place. */
  readonly x: (index: number) => number;
  readonly y: (index: number) => number;
  /** Half the height of its error bar along y, in the unit of `y`; 0 for none. */
  readonly bar: (index: number) => number;
  /** What of the plot is in sight, px. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of one column of px: the places of its first and last point, its extremes and those with their bars. */
const ENDS = 6;

/**
 * Which points are drawn, in their order: of each column of px and each kind the first, the last, the lowest and the highest, those whose
 * bars reach farthest, and of the others one for each place that a mark covers.
 */
export function decimated(crowd: Crowd): readonly number[] {
  const { count, kinds, kindOf, x, y, bar, left, right, top, bottom } = crowd;
  if (count <= FEW) return Array.from({ length: count }, (_, index) => index);
  const columns = Math.max(1, Math.ceil(right - left));
  const across = Math.ceil(columns / MARK_PX) + 1;
  const down = Math.ceil(Math.max(1, bottom - top) / MARK_PX) + 1;
  const ends = new Int32Array(kinds * columns * ENDS).fill(-1);
  const farthest = new Float64Array(kinds * columns * ENDS);
  const taken = new Uint8Array(kinds * across * down);
  const drawn = new Uint8Array(count);
  const reaches = (place: number, reach: number, index: number): void => {
    if (ends[place] !== -1 && !(reach > (farthest[place] ?? 0))) return;
    ends[place] = index;
    farthest[place] = reach;
  };
  for (let index = 0; index < count; index++) {
    const px = x(index);
    const py = y(index);
    const column = Math.floor(px - left);
    if (!(column >= 0 && column < columns) || Number.isNaN(py)) continue;
    const kind = kindOf(index);
    const half = bar(index);
    const base = (kind * columns + column) * ENDS;
    if (ends[base] === -1) ends[base] = index;
    ends[base + 1] = index;
    // Greatest of each: up, down, up with the bar, down with the bar.
    reaches(base + 2, py, index);
    reaches(base + 3, -py, index);
    reaches(base + 4, py + half, index);
    reaches(base + 5, half - py, index);
    if (!(py >= top && py <= bottom)) continue;
    const mark = (kind * down + Math.floor((py - top) / MARK_PX)) * across + Math.floor((px - left) / MARK_PX);
    if (taken[mark]) continue;
    taken[mark] = 1;
    drawn[index] = 1;
  }
  for (const index of ends) if (index >= 0) drawn[index] = 1;
  const places: number[] = [];
  for (let index = 0; index < count; index++) if (drawn[index]) places.push(index);
  return places;
}
