/** The discs of A and B, or the parts of a factory, on their way from where they lie apart to the product. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { type FactoryPart, factoryPart } from './factory-parts';
import { COLOUR_A, COLOUR_B } from './reactant-colours';

export interface TrayContents {
  /** mol before the reaction, and how much of each has met. */
  readonly a: number;
  readonly b: number;
  readonly extent: number;
  readonly coefficients: readonly [a: number, b: number];
  readonly finished: boolean;
  /** Nothing is laid out: the amounts are to be found. */
  readonly covered: boolean;
  /** The parts that stand for A and B where the tray is a factory; null: discs. */
  readonly factory: readonly [a: FactoryPart, b: FactoryPart] | null;
}

export type Side = 'a' | 'b';

/** Where discs lie: those at home in rows from the first, and groups of the product in a grid. */
export interface TrayGrid {
  readonly cell: number;
  readonly columns: number;
  readonly scale: number;
  readonly homes: Readonly<Record<Side, Point>>;
  readonly slots: Point & { readonly column: number; readonly row: number };
}

export const MOST = 50;
/** Of groups; a line of them and the discs of a home beside or above them are as many in one order or the other. */
export const SLOTS = { columns: 10, rows: 5 } as const;

const PER_MOL = 10;
/** A group of three takes so many rows. */
const TALL = 1.6;
const GREY = 0x8b96a3;
const DARK = 0x12202e;

/** Where a part lies in the goods; the second of a kind on the other side. */
const ASSEMBLED: Readonly<Record<FactoryPart, { readonly dx: number; readonly dy: number }>> = {
  bolt: { dx: 0, dy: -1.4 },
  nut: { dx: 0, dy: 4 },
  frame: { dx: 0, dy: -1.4 },
  wheel: { dx: -6.6, dy: 1.8 },
};

interface Shapes {
  readonly live: GraphicsContext;
  readonly grey: GraphicsContext;
}

interface Disc {
  readonly sprite: Graphics;
  /** Part of its way to its place in the product; −1 where it is not there. */
  way: number;
  grey: boolean;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function discShape(colour: number, hollow: boolean): GraphicsContext {
  const shape = new GraphicsContext()
    .circle(0, 0, 6)
    .fill(mix(colour, 0x000000, 0.32))
    .circle(-0.3, -0.4, 5.3)
    .fill(colour)
    .circle(-1.9, -2, 1.5)
    .fill({ color: 0xffffff, alpha: 0.65 });
  // Told apart without colours, too.
  return hollow ? shape.circle(0.4, 0.6, 2.1).fill(DARK) : shape;
}

/** What discs and parts look like, each shape made once. */
function createShapes() {
  const discs: Readonly<Record<Side, Shapes>> = {
    a: { live: discShape(COLOUR_A, false), grey: discShape(GREY, false) },
    b: { live: discShape(COLOUR_B, true), grey: discShape(GREY, true) },
  };
  const parts = new Map<string, Shapes>();
  return {
    discs,
    part(side: Side, part: FactoryPart): Shapes {
      const known = parts.get(side + part);
      if (known) return known;
      const made = {
        live: factoryPart(part, side === 'a' ? COLOUR_A : COLOUR_B),
        grey: factoryPart(part, GREY),
      };
      parts.set(side + part, made);
      return made;
    },
    destroy() {
      for (const { live, grey } of [...Object.values(discs), ...parts.values()]) {
        live.destroy();
        grey.destroy();
      }
    },
  };
}

const homeOf = ({ homes, columns, cell }: TrayGrid, side: Side, index: number): Point => ({
  x: homes[side].x + (index % columns) * cell,
  y: homes[side].y + Math.floor(index / columns) * cell,
});

/** Where a disc lies in its group: A on the left, B on the right; of two of a kind one below the other. */
function slotOf({ slots, scale }: TrayGrid, side: Side, index: number, contents: TrayContents): Point {
  const {
    coefficients: [a, b],
    factory,
  } = contents;
  const coefficient = side === 'a' ? a : b;
  const group = Math.floor(index / coefficient);
  const place = index % coefficient;
  const x = slots.x + (group % SLOTS.columns) * slots.column;
  const tall = a + b > 2 ? TALL : 1;
  const y = slots.y + slots.row * (Math.floor(group / SLOTS.columns) * tall + (tall - 1) / 2);
  if (factory) {
    const { dx, dy } = ASSEMBLED[factory[side === 'a' ? 0 : 1]];
    return { x: x + dx * scale * (place === 0 ? 1 : -1), y: y + dy * scale };
  }
  const dx = (side === 'a' ? -0.5 : 0.5) * 11 * scale;
  const dy = coefficient === 2 ? (place - 0.5) * 10 * scale : 0;
  return { x: x + dx, y: y + dy };
}

/** Puts a disc on its way; `shapes`: of its side. */
function poseDisc(
  one: Disc,
  { live, grey }: Shapes,
  { way, left, size }: { readonly way: number; readonly left: boolean; readonly size: number },
  place: () => Point,
): void {
  if (left !== one.grey) {
    one.grey = left;
    one.sprite.context = left ? grey : live;
  }
  if (one.sprite.scale.x !== size) one.sprite.scale.set(size);
  if (way === one.way) return;
  one.way = way;
  one.sprite.position.copyFrom(place());
}

export function createTrayDiscs() {
  const root = new Container();
  const known = createShapes();
  let shapes = known.discs;
  const sprite = (side: Side, of: keyof Shapes): Graphics =>
    root.addChild(new Graphics({ context: shapes[side][of], visible: false }));
  const discsOf = (side: Side): readonly Disc[] =>
    Array.from({ length: MOST }, () => ({ sprite: sprite(side, 'live'), way: -1, grey: false }));
  const discs = { a: discsOf('a'), b: discsOf('b') };
  /** What stays at home of a disc of which only a part was used. */
  const rests = { a: sprite('a', 'grey'), b: sprite('b', 'grey') };

  function pose(grid: TrayGrid, side: Side, contents: TrayContents): void {
    const { extent, coefficients, finished, covered } = contents;
    const { scale } = grid;
    const used = PER_MOL * extent * coefficients[side === 'a' ? 0 : 1];
    const count = covered ? 0 : Math.round(PER_MOL * contents[side]);
    const rest = rests[side];
    rest.visible = false;
    discs[side].forEach((one, index) => {
      one.sprite.visible = index < count;
      if (!one.sprite.visible) return;
      const part = Math.min(1, Math.max(0, used - index));
      const cut = finished && part > 0.02 && part < 0.98;
      const left = finished && part <= 0.02;
      const way = cut || part > 0.98 ? 1 : left ? 0 : part;
      const home = homeOf(grid, side, index);
      if (cut) {
        rest.visible = true;
        rest.position.set(home.x, home.y);
        rest.scale.set(scale * Math.sqrt(1 - part));
      }
      poseDisc(one, shapes[side], { way, left, size: scale * (cut ? Math.sqrt(part) : 1) }, () => {
        const slot = slotOf(grid, side, index, contents);
        const along = ease(way);
        return { x: home.x + (slot.x - home.x) * along, y: home.y + (slot.y - home.y) * along };
      });
    });
  }

  return {
    root,
    destroy: () => known.destroy(),
    /** All are laid anew. */
    forget() {
      for (const one of [...discs.a, ...discs.b]) one.way = -1;
    },
    /** Discs, or the parts of a factory. */
    make(factory: TrayContents['factory']) {
      shapes = factory ? { a: known.part('a', factory[0]), b: known.part('b', factory[1]) } : known.discs;
      for (const side of ['a', 'b'] as const) {
        rests[side].context = shapes[side].grey;
        for (const one of discs[side]) one.sprite.context = one.grey ? shapes[side].grey : shapes[side].live;
      }
    },
    set(grid: TrayGrid, contents: TrayContents) {
      pose(grid, 'a', contents);
      pose(grid, 'b', contents);
    },
  };
}
