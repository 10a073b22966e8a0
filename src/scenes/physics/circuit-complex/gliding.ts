/** Places on the stage, what is dragged between them, and what glides to one. */
import type { Point } from '../../contract';
import { createSpring } from '../../kit/mechanics/spring';

export const distance2 = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
export const nearest = (point: Point, places: readonly Point[]): number =>
  places.reduce((best, place, k) => (distance2(point, place) < distance2(point, places[best] ?? place) ? k : best), 0);
export const dragged = (from: Point | undefined, point: Point, start: Point): Point =>
  from ? { x: from.x + point.x - start.x, y: from.y + point.y - start.y } : point;
export const shift = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** A thing that glides to its place. */
export function createGlide() {
  const x = createSpring(0, 18, 0.85);
  const y = createSpring(0, 18, 0.85);
  return {
    to(point: Point): void {
      x.target = point.x;
      y.target = point.y;
    },
    jump(): void {
      x.value = x.target;
      y.value = y.target;
    },
    tick(seconds: number): boolean {
      const moving = x.tick(seconds);
      return y.tick(seconds) || moving;
    },
    get at(): Point {
      return { x: x.value, y: y.value };
    },
  };
}

export type Glide = ReturnType<typeof createGlide>;

/** Remembers numbers under indices from 0 to `count` − 1, so that only what changed is drawn anew. */
export function createChanges(count: number) {
  const seen = new Float64Array(count).fill(Number.NaN);
  return {
    /** Notes a number; true where it is new. */
    isNew: (index: number, value: number): boolean => {
      if (seen[index] === value) return false;
      seen[index] = value;
      return true;
    },
    /** Everything counts as new. */
    forget: (): void => {
      seen.fill(Number.NaN);
    },
  };
}
