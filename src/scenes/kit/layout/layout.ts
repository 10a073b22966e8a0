/**
 * Where the parts of a scene stand: an arrangement is a tree of names, one for each layout of the stage. Parts say how much
 * room they need at least (text is measured by them, never guessed here); what is left over is shared out by weight.
 *
 *     const ARRANGEMENT: Arrangements<'bench' | 'meter' | 'chart'> = {
 *       wide: row(grow(3, 'bench'), grow(2, column('meter', grow(1, 'chart')))),
 *       tall: column(grow(3, 'bench'), row('meter', grow(1, 'chart'))),
 *     };
 *     arrange(ARRANGEMENT[stage.layout], parts, inset(stageBox(stage), 16), stage.type);
 */
import type { Container } from 'pixi.js';
import type { Box, Handle, Point, StageSize, TypeSizes } from '../../contract';

/** A size in stage units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What can be arranged: a part of the kit, or anything of a scene that fills a box. */
export interface Placed {
  /** Hidden where the arrangement does not name it. */
  readonly root?: Container;
  lay(box: Box, type: TypeSizes): void;
  /** The room that it needs at least; default none. */
  least?(type: TypeSizes): Size;
}

export type Tree<Name extends string> =
  | Name
  | {
      readonly is: 'line';
      readonly along: 'x' | 'y';
      readonly gap: number | null;
      readonly items: readonly Tree<Name>[];
    }
  | { readonly is: 'grow'; readonly weight: number; readonly item: Tree<Name> }
  | { readonly is: 'inset'; readonly by: number; readonly item: Tree<Name> }
  | { readonly is: 'room' };

/** One tree for each layout of the stage. */
export type Arrangements<Name extends string> = Readonly<Record<StageSize['layout'], Tree<Name>>>;

const line =
  (along: 'x' | 'y') =>
  <Name extends string>(...items: readonly Tree<Name>[]): Tree<Name> => ({ is: 'line', along, gap: null, items });

/** Side by side, from the left. */
export const row = line('x');

/** One below the other. */
export const column = line('y');

/** The same row or column with another gap between its items, in stage units. */
export const spaced = <Name extends string>(gap: number, tree: Tree<Name>): Tree<Name> =>
  typeof tree === 'object' && tree.is === 'line' ? { ...tree, gap } : tree;

/** Takes its part of what the others leave over, by weight. What does not grow gets the least that it needs. */
export const grow = <Name extends string>(weight: number, item: Tree<Name>): Tree<Name> => ({
  is: 'grow',
  weight,
  item,
});

/** Empty room around an item. */
export const padded = <Name extends string>(by: number, item: Tree<Name>): Tree<Name> => ({ is: 'inset', by, item });

/** Room where nothing stands: it grows by weight where it is put into `grow`. */
export const room: Tree<never> = { is: 'room' };

/** A box with its edges moved inwards. */
export function inset({ x, y, width, height }: Box, by: number, byY = by): Box {
  return { x: x + by, y: y + byY, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * byY) };
}

/** The logical stage as a box. */
export const stageBox = ({ width, height }: StageSize): Box => ({ x: 0, y: 0, width, height });

/** The stage within its margins; apparatus stands so far above the lower edge. */
export const stageRoom = ({ width, height }: StageSize, margin: number, foot: number): Box => ({
  x: margin,
  y: margin,
  width: width - 2 * margin,
  height: height - margin - foot,
});

/** Two parts of a box: the first takes `fraction` of it along an axis. */
export function split(box: Box, along: 'x' | 'y', fraction: number, gap = GAP): readonly [Box, Box] {
  const { x, y, width, height } = box;
  if (along === 'x') {
    const first = (width - gap) * fraction;
    return [
      { x, y, width: first, height },
      { x: x + first + gap, y, width: width - gap - first, height },
    ];
  }
  const first = (height - gap) * fraction;
  return [
    { x, y, width, height: first },
    { x, y: y + first + gap, width, height: height - gap - first },
  ];
}

/** Equal boxes side by side or below each other, for keys and tiles. */
export function cells(box: Box, along: 'x' | 'y', count: number, gap = GAP): readonly Box[] {
  const { x, y, width, height } = box;
  const length = ((along === 'x' ? width : height) - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, n) =>
    along === 'x'
      ? { x: x + n * (length + gap), y, width: length, height }
      : { x, y: y + n * (length + gap), width, height: length },
  );
}

/** A box of a shape within a box: as large as may be. `atX`, `atY`: 0 at the left or upper edge, 1 at the other. */
export function fitted(box: Box, shape: Size, atX = 0.5, atY = 1): Box & { readonly scale: number } {
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: box.x + (box.width - width) * atX, y: box.y + (box.height - height) * atY, width, height, scale };
}

/** Where a drawing stands: its origin in units of the parent, and its scale. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Scales a drawing of a size into a box, as `fitted` does. */
export function fitDrawing(drawing: Container, box: Box, size: Size, atX = 0.5, atY = 1): Stand {
  const { x, y, scale } = fitted(box, size, atX, atY);
  drawing.position.set(x, y);
  drawing.scale.set(scale);
  return { x, y, scale };
}

/** A box in a drawing, in units of the drawing's parent. */
export const boxOf = ({ x, y, scale }: Stand, own: Box): Box => ({
  x: x + own.x * scale,
  y: y + own.y * scale,
  width: own.width * scale,
  height: own.height * scale,
});

/** A point in a drawing, in units of the drawing's parent. */
export const pointOf = ({ x, y, scale }: Stand, own: Point): Point => ({ x: x + own.x * scale, y: y + own.y * scale });

/** Puts what can be grabbed over a box. */
export const placeHandle = (handle: Pick<Handle, 'place'>, { x, y, width, height }: Box): void =>
  handle.place(x, y, width, height);

const GAP = 14;
const NOTHING: Size = { width: 0, height: 0 };

const namesOf = <Name extends string>(tree: Tree<Name>): readonly Name[] => {
  if (typeof tree === 'string') return [tree];
  switch (tree.is) {
    case 'line':
      return tree.items.flatMap(namesOf);
    case 'grow':
    case 'inset':
      return namesOf(tree.item);
    case 'room':
      return [];
  }
};

type Parts<Name extends string> = Readonly<Record<Name, Placed>>;

function leastOf<Name extends string>(tree: Tree<Name>, parts: Parts<Name>, type: TypeSizes): Size {
  if (typeof tree === 'string') return parts[tree].least?.(type) ?? NOTHING;
  switch (tree.is) {
    case 'grow':
      return leastOf(tree.item, parts, type);
    case 'inset': {
      const { width, height } = leastOf(tree.item, parts, type);
      return { width: width + 2 * tree.by, height: height + 2 * tree.by };
    }
    case 'room':
      return NOTHING;
    case 'line': {
      const gaps = (tree.gap ?? GAP) * Math.max(0, tree.items.length - 1);
      const sizes = tree.items.map((item) => leastOf(item, parts, type));
      const sum = (of: keyof Size): number => sizes.reduce((total, size) => total + size[of], gaps);
      const most = (of: keyof Size): number => Math.max(0, ...sizes.map((size) => size[of]));
      return tree.along === 'x'
        ? { width: sum('width'), height: most('height') }
        : { width: most('width'), height: sum('height') };
    }
  }
}

const weightOf = <Name extends string>(tree: Tree<Name>): number =>
  typeof tree === 'object' && tree.is === 'grow' ? tree.weight : 0;

function place<Name extends string>(tree: Tree<Name>, parts: Parts<Name>, box: Box, type: TypeSizes): void {
  if (typeof tree === 'string') return parts[tree].lay(box, type);
  switch (tree.is) {
    case 'grow':
      return place(tree.item, parts, box, type);
    case 'inset':
      return place(tree.item, parts, inset(box, tree.by), type);
    case 'room':
      return;
    case 'line': {
      const side = tree.along === 'x' ? 'width' : 'height';
      const gap = tree.gap ?? GAP;
      const leasts = tree.items.map((item) => leastOf(item, parts, type)[side]);
      const weights = tree.items.map(weightOf);
      const gaps = gap * Math.max(0, tree.items.length - 1);
      const lengths = sharedOut(box[side] - gaps, leasts, weights);
      let at = box[tree.along];
      tree.items.forEach((item, n) => {
        const length = lengths[n] ?? 0;
        place(item, parts, { ...box, [tree.along]: at, [side]: length }, type);
        at += length + gap;
      });
    }
  }
}

/**
 * Lengths for items in a room: those without weight get their least, the others share the rest by weight, and none gets less
 * than its least while there is enough for all; where there is not, all are shortened alike.
 */
export function sharedOut(length: number, leasts: readonly number[], weights: readonly number[]): readonly number[] {
  const needed = leasts.reduce((sum, least) => sum + least, 0);
  if (needed > length && needed > 0) return leasts.map((least) => (least * Math.max(0, length)) / needed);
  let open = weights.map((weight, n) => (weight > 0 ? n : -1)).filter((n) => n >= 0);
  const lengths = [...leasts];
  for (;;) {
    const taken = lengths.reduce((sum, own, n) => sum + (open.includes(n) ? 0 : own), 0);
    const weight = open.reduce((sum, n) => sum + (weights[n] ?? 0), 0);
    const short = open.filter((n) => ((length - taken) * (weights[n] ?? 0)) / weight < (leasts[n] ?? 0));
    if (short.length === 0) {
      for (const n of open) lengths[n] = ((length - taken) * (weights[n] ?? 0)) / weight;
      return lengths;
    }
    open = open.filter((n) => !short.includes(n));
  }
}

/** Gives each named part its box; parts that the tree leaves out are hidden. */
export function arrange<Name extends string>(tree: Tree<Name>, parts: Parts<Name>, box: Box, type: TypeSizes): void {
  const named = new Set(namesOf(tree));
  for (const name of Object.keys(parts) as Name[]) {
    const { root } = parts[name];
    if (root) root.visible = named.has(name);
  }
  place(tree, parts, box, type);
}
