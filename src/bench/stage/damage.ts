/**
 * Draws only what changed. Filling pixels is the cost of a stage on weak and software devices, and from one frame to the
 * next most of it stands still: the canvas keeps its last picture, and drawing is clipped to the rectangles in which an
 * object moved, changed its look, came or went.
 */
import {
  BufferImageSource,
  CanvasSource,
  Container,
  Mesh,
  type MeshGeometry,
  Sprite,
  type Texture,
  type ViewContainer,
} from 'pixi.js';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Around each object, device px: smoothed edges and rounded transforms reach beyond its bounds. */
const MARGIN = 2;
/** More rectangles than this are not worth their passes. */
const MOST_BOXES = 3;
/** Two boxes become one where the whole is not larger than this times their areas. */
const JOIN_BELOW = 1.25;
/** A change of more than this part of the stage redraws it all. */
const ALL_ABOVE = 0.7;

interface Drawn extends Box {
  version: number | null;
  pass: number;
}

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Adds a box to few, rather larger than many. */
export function addBox(boxes: Box[], added: Box): void {
  let box = added;
  for (let i = 0; i < boxes.length; i++) {
    const other = boxes[i];
    if (!other) continue;
    const both = around(box, other);
    if (area(both) > JOIN_BELOW * (area(box) + area(other))) continue;
    boxes.splice(i, 1);
    box = both;
    i = -1;
  }
  boxes.push(box);
  if (boxes.length <= MOST_BOXES) return;
  let best: readonly [number, number] = [0, 1];
  let least = Number.POSITIVE_INFINITY;
  for (let a = 0; a < boxes.length; a++) {
    for (let b = a + 1; b < boxes.length; b++) {
      const [first, second] = [boxes[a], boxes[b]];
      if (!first || !second) continue;
      const waste = area(around(first, second)) - area(first) - area(second);
      if (waste < least) {
        least = waste;
        best = [a, b];
      }
    }
  }
  const [first, second] = [boxes[best[0]], boxes[best[1]]];
  if (!first || !second) return;
  boxes.splice(best[1], 1);
  boxes.splice(best[0], 1);
  addBox(boxes, around(first, second));
}

/**
 * How often the content of an object was changed, as far as it counts that itself; null where it cannot be known (a shader of its
 * own, a canvas or a buffer as texture): that counts as changed whenever it is looked at.
 */
function versionOf(view: ViewContainer): number | null {
  const { _didViewChangeTick: tick } = view;
  if (view instanceof Mesh) {
    // A picture painted once for all corners to point into does not change; a mesh with a shader of its own draws a field.
    if (view.shader) return null;
    const geometry: MeshGeometry = view.geometry;
    return geometry.buffers.reduce((sum, { _updateID }) => sum + _updateID, tick);
  }
  return view instanceof Sprite && isLive(view.texture) ? null : tick;
}

const isLive = ({ source }: Texture): boolean => source instanceof CanvasSource || source instanceof BufferImageSource;

const isView = (node: Container): node is ViewContainer => 'renderPipeId' in node && node.label !== GATE;

/** The label of what opens and closes the clipping: it draws nothing itself. */
export const GATE = 'damage gate';

export class Damage {
  readonly #drawn = new Map<ViewContainer, Drawn>();
  #pass = 0;
  #all = true;

  /** The next look redraws everything: a new size, a lost picture. */
  forget(): void {
    this.#drawn.clear();
    this.#all = true;
  }

  /** Where an object lay at the last look, if it was to be seen then. */
  boxOf(view: ViewContainer): Box | undefined {
    return this.#drawn.get(view);
  }

  /** Whether anything can have changed since the last look; cheap, and never wrong in saying no. */
  stirred(stage: Container): boolean {
    if (this.#all) return true;
    const group = stage.renderGroup;
    if (!group || group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true;
    for (const depth in group.childrenToUpdate) if ((group.childrenToUpdate[depth]?.index ?? 0) > 0) return true;
    for (const [view, { version }] of this.#drawn) {
      if (version === null || (view instanceof Mesh && versionOf(view) !== version)) return true;
    }
    return false;
  }

  /**
   * What changed since the last look, as few rectangles in device px; null: everything. The transforms of the stage must be up
   * to date. `width`, `height`, `density`: of the canvas, in CSS px and device px of one CSS px.
   */
  look(stage: Container, width: number, height: number, density: number): readonly Box[] | null {
    const whole = { left: 0, top: 0, right: Math.ceil(width * density), bottom: Math.ceil(height * density) };
    const pass = ++this.#pass;
    const tick = (stage.renderGroup?.updateTick ?? 1) - 1;
    const boxes: Box[] = [];
    const damage = ({ left, top, right, bottom }: Box): void => {
      const box = {
        left: Math.max(whole.left, Math.floor(left) - MARGIN),
        top: Math.max(whole.top, Math.floor(top) - MARGIN),
        right: Math.min(whole.right, Math.ceil(right) + MARGIN),
        bottom: Math.min(whole.bottom, Math.ceil(bottom) + MARGIN),
      };
      if (box.right > box.left && box.bottom > box.top) addBox(boxes, box);
    };
    const visit = (node: Container, within: Box): void => {
      if (!node.visible || !node.renderable) return;
      const { mask } = node;
      const clip = mask instanceof Container && isView(mask) ? common(within, place(mask, density)) : within;
      if (isView(node) && node.groupAlpha > 0) {
        const before = this.#drawn.get(node);
        if (before) before.pass = pass;
        const version = versionOf(node);
        if (!before || version === null || version !== before.version || node.updateTick === tick) {
          const now = { ...common(clip, place(node, density)), version, pass };
          if (before) damage(before);
          damage(now);
          this.#drawn.set(node, now);
        }
      }
      for (const child of node.children) visit(child, clip);
    };
    visit(stage, whole);
    for (const [view, before] of this.#drawn) {
      if (before.pass === pass) continue;
      damage(before);
      this.#drawn.delete(view);
    }
    const all = this.#all;
    this.#all = false;
    const changed = boxes.reduce((sum, box) => sum + area(box), 0);
    return all || changed > ALL_ABOVE * area(whole) ? null : boxes;
  }
}

/** Where an object lies, device px. */
function place(view: ViewContainer, density: number): Box {
  const { minX, minY, maxX, maxY } = view.bounds;
  const { a, b, c, d, tx, ty } = view.relativeGroupTransform;
  const x = tx + a * ((minX + maxX) / 2) + c * ((minY + maxY) / 2);
  const y = ty + b * ((minX + maxX) / 2) + d * ((minY + maxY) / 2);
  const wide = (Math.abs(a) * (maxX - minX) + Math.abs(c) * (maxY - minY)) / 2;
  const high = (Math.abs(b) * (maxX - minX) + Math.abs(d) * (maxY - minY)) / 2;
  return {
    left: (x - wide) * density,
    top: (y - high) * density,
    right: (x + wide) * density,
    bottom: (y + high) * density,
  };
}
