/** Where the page takes hold of handles: as drawn, enlarged to a finger's size, apart from each other. Pure. */
import type { Box, StageSize } from '../../scenes/contract';

/** Smallest side of a touch target, CSS px. */
export const LEAST_TARGET = 44;

/** CSS px. */
interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Geometry {
  /** CSS px of one stage unit, and where the stage's origin lies. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function geometryOf({ pixel, bleed }: StageSize): Geometry {
  const scale = 1 / pixel;
  return { scale, left: -bleed.x * scale, top: -bleed.y * scale };
}

export function drawnSides({ x, y, width, height }: Box, geometry: Geometry): Readonly<Sides> {
  const left = geometry.left + x * geometry.scale;
  const top = geometry.top + y * geometry.scale;
  return { left, top, right: left + width * geometry.scale, bottom: top + height * geometry.scale };
}

/** At least the size of a target, around the same middle. */
function enlarged({ left, top, right, bottom }: Readonly<Sides>): Sides {
  const wide = Math.max(0, LEAST_TARGET - (right - left)) / 2;
  const high = Math.max(0, LEAST_TARGET - (bottom - top)) / 2;
  return { left: left - wide, top: top - high, right: right + wide, bottom: bottom + high };
}

/** Where two targets overlap, each gives back half of it, but nothing of what is drawn. */
function separate(
  a: Sides | undefined,
  drawnA: Readonly<Sides> | undefined,
  b: Sides | undefined,
  drawnB: Readonly<Sides> | undefined,
): void {
  if (!a || !b || !drawnA || !drawnB) return;
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return;
  if (across < down) {
    const [first, drawnFirst, second, drawnSecond] = a.left <= b.left ? [a, drawnA, b, drawnB] : [b, drawnB, a, drawnA];
    const middle = (first.right + second.left) / 2;
    first.right = Math.max(middle, drawnFirst.right);
    second.left = Math.min(middle, drawnSecond.left);
  } else {
    const [first, drawnFirst, second, drawnSecond] = a.top <= b.top ? [a, drawnA, b, drawnB] : [b, drawnB, a, drawnA];
    const middle = (first.bottom + second.top) / 2;
    first.bottom = Math.max(middle, drawnFirst.bottom);
    second.top = Math.min(middle, drawnSecond.top);
  }
}

/** The targets of handles that are drawn so, in the same order. */
export function targetsOf(drawn: readonly Readonly<Sides>[]): readonly Readonly<Sides>[] {
  const grown = drawn.map(enlarged);
  for (let a = 0; a < grown.length; a++) {
    for (let b = a + 1; b < grown.length; b++) separate(grown[a], drawn[a], grown[b], drawn[b]);
  }
  return grown;
}
