/** Very many points on few px: those that can be told apart are drawn, and of each narrow column the extremes. Pure. */

/** So few are drawn as they are. */
export const FEW = 2000;
/** Points of one kind within such a square lie on top of one another, px: the marks are that wide. */
const MARK_PX = 8;
/** Extremes nearer to one another than this cannot be told apart, px. */
export const COLUMN_PX = 3;

/** What of the plot is in sight, px, and how many kinds of points there are. */
export interface Room {
  /** Kinds are drawn differently: none of them hides another. From 0. */
  readonly kinds: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Crowd {
  readonly count: number;
  readonly kindOf: (index: number) => number;
  /** Where a point lies, px; NaN for one that has no place. */
  readonly x: (index: number) => number;
  readonly y: (index: number) => number;
  /** Half the height of its error bar along y, in the unit of `y`; 0 for none. */
  readonly bar: (index: number) => number;
}

/** Of one column: the places of its first and last point, its extremes and those with their bars. */
const ENDS = 6;

export interface Decimator {
  /** Looks at the next so many; whether it has seen all. */
  readonly look: (crowd: Crowd, most?: number) => boolean;
  /** Of those that it has seen. */
  readonly drawn: () => readonly number[];
}

/**
 * Which points are drawn, in their order: of each narrow column and each kind the first, the last, the lowest and the highest, those whose
 * bars reach farthest, and of the others one for each place that a mark covers. A crowd that has grown is given again: its points
 * from before are not looked at once more.
 */
export function decimator({ kinds, left, right, top, bottom }: Room): Decimator {
  const wide = Math.max(1, right - left);
  const columns = Math.ceil(wide / COLUMN_PX);
  const across = Math.ceil(wide / MARK_PX) + 1;
  const down = Math.ceil(Math.max(1, bottom - top) / MARK_PX) + 1;
  const ends = new Int32Array(kinds * columns * ENDS).fill(-1);
  const farthest = new Float64Array(kinds * columns * ENDS);
  const taken = new Uint8Array(kinds * across * down);
  const marks: number[] = [];
  let seen = 0;
  const reaches = (place: number, reach: number, index: number): void => {
    if (ends[place] !== -1 && !(reach > (farthest[place] ?? 0))) return;
    ends[place] = index;
    farthest[place] = reach;
  };
  const look: Decimator['look'] = ({ count, kindOf, x, y, bar }, most = count) => {
    const end = Math.min(count, seen + most);
    for (; seen < end; seen++) {
      const index = seen;
      const px = x(index);
      const py = y(index);
      const column = Math.floor((px - left) / COLUMN_PX);
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
      marks.push(index);
    }
    return seen >= count;
  };
  const drawn = (): readonly number[] => {
    const places = new Set(marks);
    for (const index of ends) if (index >= 0) places.add(index);
    return [...Int32Array.from(places).sort()];
  };
  return { look, drawn };
}

/** The same of a crowd that is complete. */
export function decimated({ count, kindOf, x, y, bar, ...room }: Room & Crowd): readonly number[] {
  if (count <= FEW) return Array.from({ length: count }, (_, index) => index);
  const { look, drawn } = decimator(room);
  look({ count, kindOf, x, y, bar });
  return drawn();
}
