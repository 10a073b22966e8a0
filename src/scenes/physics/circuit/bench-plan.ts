/** Where things lie on the free bench, in stage units, and how its holes become places. */
import { COLUMNS, holeAt, placeOf, ROWS } from '../../../../engine/physics/bench-netlist';
import type { Box, Point } from '../../contract';

export interface BenchPlan {
  readonly benchY: number;
  readonly board: Box;
  /** The first hole, and the distances between holes. */
  readonly first: Point;
  readonly pitch: Point;
  readonly tray: Box;
  readonly trayRows: number;
  readonly readout: Box | null;
  readonly editor: Box;
  readonly tools: Box;
}

export const BENCH_WIDE: BenchPlan = {
  benchY: 300,
  board: { x: 12, y: 16, width: 712, height: 412 },
  first: { x: 56, y: 48 },
  pitch: { x: 52, y: 50 },
  tray: { x: 12, y: 438, width: 712, height: 80 },
  trayRows: 1,
  readout: { x: 734, y: 16, width: 214, height: 222 },
  editor: { x: 734, y: 252, width: 214, height: 166 },
  tools: { x: 734, y: 438, width: 214, height: 44 },
};

export const BENCH_TALL: BenchPlan = {
  benchY: 420,
  board: { x: 4, y: 6, width: 632, height: 386 },
  first: { x: 26, y: 32 },
  pitch: { x: 49, y: 46 },
  tray: { x: 4, y: 402, width: 632, height: 144 },
  trayRows: 2,
  readout: null,
  editor: { x: 4, y: 402, width: 632, height: 144 },
  tools: { x: 4, y: 554, width: 632, height: 64 },
};

export const pointOf = ({ first, pitch }: BenchPlan, hole: string): Point => {
  const { column, row } = placeOf(hole);
  return { x: first.x + column * pitch.x, y: first.y + row * pitch.y };
};

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Column and row nearest to a place, as a point. */
export const gridAt = ({ first, pitch }: BenchPlan, { x, y }: Point): Point => ({
  x: clamp(Math.round((x - first.x) / pitch.x), COLUMNS - 1),
  y: clamp(Math.round((y - first.y) / pitch.y), ROWS - 1),
});

export const holeOf = ({ x, y }: Point): string => holeAt(x, y);
export const gridOf = (hole: string): Point => {
  const { column, row } = placeOf(hole);
  return { x: column, y: row };
};
export const LAST: Point = { x: COLUMNS - 1, y: ROWS - 1 };

/** Two holes moved together so that both stay on the board. */
export function shifted(from: string, to: string, by: Point): readonly [string, string] {
  const [a, b] = [gridOf(from), gridOf(to)];
  const inside = (d: number, p: number, q: number, last: number): number =>
    Math.min(last - Math.max(p, q), Math.max(-Math.min(p, q), d));
  const dx = inside(by.x, a.x, b.x, LAST.x);
  const dy = inside(by.y, a.y, b.y, LAST.y);
  return [holeAt(a.x + dx, a.y + dy), holeAt(b.x + dx, b.y + dy)];
}

/** The second hole after a quarter turn about the first; where the board ends, the next quarter that fits. */
export function turned(from: string, to: string): string {
  const [a, b] = [gridOf(from), gridOf(to)];
  let [dx, dy] = [b.x - a.x, b.y - a.y];
  for (let k = 0; k < 3; k++) {
    [dx, dy] = [-dy, dx];
    const at = { x: a.x + dx, y: a.y + dy };
    if (at.x >= 0 && at.y >= 0 && at.x <= LAST.x && at.y <= LAST.y) return holeAt(at.x, at.y);
  }
  return to;
}

export const middleOf = (plan: BenchPlan, { from, to }: { readonly from: string; readonly to: string }): Point => {
  const [a, b] = [pointOf(plan, from), pointOf(plan, to)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};
