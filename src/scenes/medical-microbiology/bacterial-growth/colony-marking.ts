/** The colonies of a dish are marked: tapped one by one, drawn over, or from the keyboard. */
import type { Point, SceneContext } from '../../contract';
import type { PetriDish } from './petri-dish';

export interface ViewedColonies {
  /** Triples x, y, radius in parts of the agar's radius. */
  readonly colonies: Float32Array;
  readonly drawn: number;
}

export interface ColonyMarkingOptions {
  /** So many marks are on the dish. */
  shown(count: number): void;
  /** A hand has changed the marks. */
  marked(colonies: ReadonlySet<number>): void;
  putBack(): void;
}

/** A colony is hit within this many of its radii, or this many stage units. */
const REACH = 2;
const LEAST_REACH = 9;
const STRIDE = 3;
const NONE: ReadonlySet<number> = new Set();

/** The colony at a place of a dish of so large an agar, if there is one within reach; those in `without` are passed over. */
function colonyNear(
  { colonies, drawn }: ViewedColonies,
  radius: number,
  { x, y }: Point,
  leastReach: number,
  without: ReadonlySet<number>,
): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < drawn; n++) {
    if (without.has(n)) continue;
    const dx = x - (colonies[n * STRIDE] ?? 0) * radius;
    const dy = y - (colonies[n * STRIDE + 1] ?? 0) * radius;
    const reach = Math.max(leastReach, REACH * (colonies[n * STRIDE + 2] ?? 0) * radius);
    const distance = dx * dx + dy * dy;
    if (distance < reach * reach && distance < least) {
      least = distance;
      best = n;
    }
  }
  return best;
}

/** Pointers report places, not lines: what lies between two of them is marked as well. */
function pointsBetween(from: Point, to: Point): readonly Point[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const pieces = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / LEAST_REACH));
  return Array.from({ length: pieces }, (_, n) => ({
    x: from.x + (dx * (n + 1)) / pieces,
    y: from.y + (dy * (n + 1)) / pieces,
  }));
}

export function createColonyMarking(
  context: SceneContext<'bacterial_growth'>,
  dish: PetriDish,
  options: ColonyMarkingOptions,
) {
  let plate: ViewedColonies | null = null;
  let marks: ReadonlySet<number> = new Set();
  /** Where the dish lies on the stage. */
  let middle: Point = { x: 0, y: 0 };
  let scale = 1;

  const show = (): void => {
    dish.mark(marks);
    options.shown(marks.size);
    handle.update(marks.size);
  };
  const update = (next: ReadonlySet<number>): void => {
    marks = next;
    show();
    options.marked(marks);
    context.redraw();
  };
  const colonyAt = (point: Point, without: ReadonlySet<number>): number | null => {
    const place = { x: (point.x - middle.x) / scale, y: (point.y - middle.y) / scale };
    return plate && colonyNear(plate, dish.radius, place, LEAST_REACH / scale, without);
  };

  let drawnTo: Point | null = null;
  const markAlong = (from: Point, to: Point): void => {
    for (const point of pointsBetween(from, to)) {
      const colony = colonyAt(point, marks);
      if (colony !== null) update(new Set([...marks, colony]));
    }
  };

  const handle = context.handle({
    role: 'slider',
    name: 'Plate: mark the colonies',
    hint: 'Tap a colony to mark it, again to take the mark away; draw over several to mark them. Right arrow marks the next one, left arrow wipes the last mark.',
    min: 0,
    get max() {
      return plate?.drawn ?? 0;
    },
    step: 1,
    value: 0,
    format: (count) => (count === 1 ? '1 colony marked' : `${count} colonies marked`),
    set(count) {
      if (count === marks.size || !plate) return;
      const next = [...marks].slice(0, count);
      for (let n = 0; next.length < count && n < plate.drawn; n++) if (!marks.has(n)) next.push(n);
      update(new Set(next));
    },
    drag(point, start) {
      markAlong(drawnTo ?? start, point);
      drawnTo = point;
      return marks.size;
    },
    held() {
      drawnTo = null;
    },
    tap(point) {
      const colony = colonyAt(point, NONE);
      if (colony === null) return;
      const next = new Set(marks);
      if (!next.delete(colony)) next.add(colony);
      update(next);
    },
    keys: { Escape: () => options.putBack() },
  });

  return {
    enable: (on: boolean) => handle.enable(on),
    wipe: () => update(new Set()),
    /** Its middle, the radius that can be pressed, and the scale of the dish. */
    lay(at: Point, radius: number, by: number) {
      middle = at;
      scale = by;
      handle.place(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
    },
    open(next: ViewedColonies, marked: ReadonlySet<number>) {
      plate = next;
      marks = marked;
      show();
    },
  };
}
