/**
 * The way of a lead between two ports: it hangs freely where nothing is in its way, and else goes around what it has to keep
 * clear of. Pure.
 */
import type { Box, Point } from '../../contract';
import type { Port } from '../instruments/socket';

export interface RouteOptions {
  /** Boxes that it keeps clear of: screens, texts, what would be hidden. */
  readonly avoid?: readonly Box[];
  /** It lies on the bench rather than below it: the largest y. */
  readonly floor?: number;
  /** How much longer than the straight way it is, as a part of that; default 0.35. */
  readonly slack?: number;
  /** It goes straight out of its ports for so long; default 16. */
  readonly stub?: number;
  /** Clearance from boxes; default 9. */
  readonly margin?: number;
}

const PIECES = 26;
const SLACK = 0.35;
const STUB = 16;
const MARGIN = 9;
const MOST_SAG = 130;
/** Rounding of corners cuts less than the margin off them. */
const ROUNDING = 20;
/** Above all, a lead does not stand in the air: going up costs so much more than going down. */
const RISE_COST = 0.35;

const along = ({ at, direction }: Port, length: number): Point => ({
  x: at.x + direction.x * length,
  y: at.y + direction.y * length,
});

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** Whether a straight piece has a point in the inside of a box (Liang and Barsky's clipping). */
export function crosses(a: Point, b: Point, { x, y, width, height }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [a.x, b.x - a.x, x, x + width],
    [a.y, b.y - a.y, y, y + height],
  ] as const) {
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [near, far] =
      step > 0 ? [(low - start) / step, (high - start) / step] : [(high - start) / step, (low - start) / step];
    from = Math.max(from, near);
    to = Math.min(to, far);
    if (from >= to) return false;
  }
  return true;
}

const meets = (points: readonly Point[], boxes: readonly Box[]): boolean =>
  points.some((point, n) => {
    const next = points[n + 1];
    return next !== undefined && boxes.some((box) => crosses(point, next, box));
  });

/** A cubic between the ports that leaves them straight and sags under its own weight. */
function hanging(from: Port, to: Port, sag: number, stub: number, floor: number): readonly Point[] {
  const reach = stub + distance(from.at, to.at) * 0.2;
  const [a, b, c, d] = [from.at, along(from, reach), along(to, reach), to.at];
  return Array.from({ length: PIECES + 1 }, (_, n) => {
    const t = n / PIECES;
    const u = 1 - t;
    const on = (axis: 'x' | 'y'): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return { x: on('x'), y: Math.min(Math.max(floor, a.y, d.y), on('y') + 4 * sag * t * u * t * u * 4) };
  });
}

/** The shortest way over corners of boxes, ends included; null where there is none. */
function aroundBoxes(from: Point, to: Point, boxes: readonly Box[], floor: number): readonly Point[] | null {
  const corners = boxes
    .flatMap(({ x, y, width, height }): readonly Point[] => [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ])
    .filter((corner) => corner.y <= floor && !boxes.some((box) => holds(box, corner)));
  const nodes = [from, to, ...corners];
  const best = nodes.map((_, n) => (n === 0 ? 0 : Number.POSITIVE_INFINITY));
  const before = nodes.map(() => -1);
  const open = new Set(nodes.keys());
  while (open.size > 0) {
    const here = [...open].reduce((least, n) => ((best[n] ?? 0) < (best[least] ?? 0) ? n : least));
    const cost = best[here] ?? Number.POSITIVE_INFINITY;
    if (here === 1 || cost === Number.POSITIVE_INFINITY) break;
    open.delete(here);
    const at = nodes[here];
    if (!at) break;
    for (const n of open) {
      const next = nodes[n];
      if (!next || boxes.some((box) => crosses(at, next, box))) continue;
      const total = cost + distance(at, next) + RISE_COST * Math.max(0, at.y - next.y);
      if (total < (best[n] ?? 0)) {
        best[n] = total;
        before[n] = here;
      }
    }
  }
  if (best[1] === Number.POSITIVE_INFINITY) return null;
  const way: Point[] = [];
  for (let n = 1; n >= 0; n = before[n] ?? -1) {
    const node = nodes[n];
    if (node) way.unshift(node);
  }
  return way;
}

/** A polyline with its corners rounded. */
function rounded(corners: readonly Point[], radius: number): readonly Point[] {
  return corners.flatMap((corner, n): readonly Point[] => {
    const before = corners[n - 1];
    const after = corners[n + 1];
    if (!before || !after) return [corner];
    const [back, on] = [distance(corner, before), distance(corner, after)];
    const reach = Math.min(radius, back / 2, on / 2);
    if (reach <= 0) return [corner];
    const start = mixed(corner, before, reach / back);
    const end = mixed(corner, after, reach / on);
    return Array.from({ length: 7 }, (_, k) => {
      const t = k / 6;
      return mixed(mixed(start, corner, t), mixed(corner, end, t), t);
    });
  });
}

const mixed = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/**
 * Points of a lead from port to port, ends included, in their units. Boxes that a port lies in do not hinder it there: a
 * lead may leave the apparatus that it is plugged into.
 */
export function leadRoute(from: Port, to: Port, options: RouteOptions = {}): readonly Point[] {
  const { avoid = [], floor = Number.POSITIVE_INFINITY, slack = SLACK, stub = STUB, margin = MARGIN } = options;
  const ends = [along(from, stub), along(to, stub)] as const;
  const boxes = avoid
    .map((box) => grown(box, margin))
    .filter((box) => ![from.at, to.at, ...ends].some((end) => holds(box, end)));
  const straight = distance(from.at, to.at);
  // A chain that is longer than its span by the part s hangs through by about the span times √(3 s / 8).
  const sag = Math.min(MOST_SAG, straight * Math.sqrt((3 * slack) / 8));
  for (const share of [1, 0.6, 1.5, 0.25, 0]) {
    const points = hanging(from, to, sag * share, stub, floor);
    if (!meets(points, boxes)) return points;
  }
  const way = aroundBoxes(ends[0], ends[1], boxes, floor);
  if (!way) return hanging(from, to, sag, stub, floor);
  return rounded([from.at, ...way, to.at], ROUNDING);
}
