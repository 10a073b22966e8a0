/**
 * A tray of discs, one for each tenth of a mole: those of A and of B lie apart, meet one group after the other as the
 * reaction goes on, and what is left over turns grey. As a factory it has parts in place of discs, and puts goods together.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { createKey } from '../../kit/instruments/key';
import { inset } from '../../kit/layout/layout';
import { housing, mix } from '../../kit/paint/shading';
import { type FactoryPart, factoryPart } from './factory-parts';

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

export interface ParticleTray extends Part {
  set(contents: TrayContents): void;
  /** The equation, what lies where, and a sentence below. */
  write(title: string, a: string, b: string, product: string, caption: string): void;
}

export const COLOUR_A = 0x38a3e8;
export const COLOUR_B = 0xf2a03d;

const PER_MOL = 10;
const MOST = 50;
const MARGIN = 14;
const GAP = 22;
/** Of groups; a line of them and the discs of a home beside or above them are as many in one order or the other. */
const SLOTS = { columns: 10, rows: 5 } as const;
/** A tray that is so much wider than high has its product in the middle. */
const LONG = 1.9;
/** Part of the height for the homes where the product lies below them. */
const HOME_PART = 0.44;
/** A group of three takes so many rows. */
const TALL = 1.6;
const GREY = 0x8b96a3;

/** Where a part lies in the goods; the second of a kind on the other side. */
const ASSEMBLED: Readonly<Record<FactoryPart, { readonly dx: number; readonly dy: number }>> = {
  bolt: { dx: 0, dy: -1.4 },
  nut: { dx: 0, dy: 4 },
  frame: { dx: 0, dy: -1.4 },
  wheel: { dx: -6.6, dy: 1.8 },
};

type Side = 'a' | 'b';

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

/** `toggle`: the key that puts a factory in place of the particles was pressed. */
export function createParticleTray(context: StageContext, toggle: () => void): ParticleTray {
  const { theme } = context;
  const root = new Container({ label: 'particle tray' });
  // Its key has a handle: it lies in the units of the stage.
  const board = new Container();
  const back = new Container();
  const field = new Container();
  const dark = 0x12202e;
  const disc = (colour: number, hollow: boolean): GraphicsContext => {
    const shape = new GraphicsContext()
      .circle(0, 0, 6)
      .fill(mix(colour, 0x000000, 0.32))
      .circle(-0.3, -0.4, 5.3)
      .fill(colour)
      .circle(-1.9, -2, 1.5)
      .fill({ color: 0xffffff, alpha: 0.65 });
    // Told apart without colours, too.
    return hollow ? shape.circle(0.4, 0.6, 2.1).fill(dark) : shape;
  };
  const discShapes = {
    a: { live: disc(COLOUR_A, false), grey: disc(GREY, false) },
    b: { live: disc(COLOUR_B, true), grey: disc(GREY, true) },
  };
  const partShapes = new Map<string, Shapes>();
  const shapesOf = (side: Side, part: FactoryPart): Shapes => {
    const known = partShapes.get(side + part);
    if (known) return known;
    const made = {
      live: factoryPart(part, side === 'a' ? COLOUR_A : COLOUR_B),
      grey: factoryPart(part, GREY),
    };
    partShapes.set(side + part, made);
    return made;
  };
  let shapes: Record<Side, Shapes> = discShapes;
  root.once('destroyed', () => {
    for (const { live, grey } of [...Object.values(discShapes), ...partShapes.values()]) {
      live.destroy();
      grey.destroy();
    }
  });
  const createDisc = (side: Side): Disc => ({
    sprite: field.addChild(new Graphics({ context: shapes[side].live, visible: false })),
    way: -1,
    grey: false,
  });
  const discs: Record<Side, readonly Disc[]> = {
    a: Array.from({ length: MOST }, () => createDisc('a')),
    b: Array.from({ length: MOST }, () => createDisc('b')),
  };
  /** What stays at home of a disc of which only a part was used. */
  const rests: Record<Side, Graphics> = {
    a: field.addChild(new Graphics({ context: shapes.a.grey, visible: false })),
    b: field.addChild(new Graphics({ context: shapes.b.grey, visible: false })),
  };
  const title = context.text({ size: 14, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  const labels = {
    a: context.text({ size: 12, weight: '600', colour: theme.ink }),
    b: context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [1, 0] }),
    product: context.text({ size: 12, weight: '600', colour: theme.ink }),
  };
  const caption = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5], wrap: 300 });
  const key = createKey(context, {
    press: toggle,
    name: 'Factory',
    hint: 'The same as parts and goods: bolts and nuts, or frames and wheels, in place of particles.',
  });
  const coveredText = context.text({ text: '?', size: 40, weight: '700', colour: theme.inkSoft, anchor: [0.5, 0.5] });
  coveredText.visible = false;
  board.addChild(back, field, title, labels.a, labels.b, labels.product, caption, coveredText);
  root.addChild(board, key.root);

  let cell = 15;
  let columns = 10;
  let scale = 1;
  let homes: Record<Side, Point> = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
  let slots = { x: 0, y: 0, column: 30, row: 20 };
  let drawn = '';

  const homeOf = (side: Side, index: number): Point => ({
    x: homes[side].x + (index % columns) * cell,
    y: homes[side].y + Math.floor(index / columns) * cell,
  });
  /** Where a disc lies in its group: A on the left, B on the right; of two of a kind one below the other. */
  const slotOf = (side: Side, index: number, { coefficients: [a, b], factory }: TrayContents): Point => {
    const coefficient = side === 'a' ? a : b;
    const group = Math.floor(index / coefficient);
    const place = index % coefficient;
    const x = slots.x + (group % SLOTS.columns) * slots.column;
    const tall = a + b > 2 ? TALL : 1;
    const y = slots.y + slots.row * (Math.floor(group / SLOTS.columns) * tall + (tall - 1) / 2);
    if (factory) {
      const part = factory[side === 'a' ? 0 : 1];
      const { dx, dy } = ASSEMBLED[part];
      return { x: x + dx * scale * (place === 0 ? 1 : -1), y: y + dy * scale };
    }
    const dx = (side === 'a' ? -0.5 : 0.5) * 11 * scale;
    const dy = coefficient === 2 ? (place - 0.5) * 10 * scale : 0;
    return { x: x + dx, y: y + dy };
  };

  /** Discs, or the parts of a factory. */
  function make(factory: TrayContents['factory']): void {
    shapes = factory ? { a: shapesOf('a', factory[0]), b: shapesOf('b', factory[1]) } : discShapes;
    for (const side of ['a', 'b'] as const) {
      rests[side].context = shapes[side].grey;
      for (const one of discs[side]) one.sprite.context = one.grey ? shapes[side].grey : shapes[side].live;
    }
  }

  function pose(side: Side, contents: TrayContents): void {
    const { extent, coefficients, finished, covered } = contents;
    const used = PER_MOL * extent * coefficients[side === 'a' ? 0 : 1];
    const count = covered ? 0 : Math.round(PER_MOL * contents[side]);
    const { live, grey } = shapes[side];
    rests[side].visible = false;
    discs[side].forEach((one, index) => {
      const there = index < count;
      one.sprite.visible = there;
      if (!there) return;
      const part = Math.min(1, Math.max(0, used - index));
      const cut = finished && part > 0.02 && part < 0.98;
      const left = finished && part <= 0.02;
      const way = cut || part > 0.98 ? 1 : left ? 0 : part;
      if (left !== one.grey) {
        one.grey = left;
        one.sprite.context = left ? grey : live;
      }
      const home = homeOf(side, index);
      if (cut) {
        rests[side].visible = true;
        rests[side].position.set(home.x, home.y);
        rests[side].scale.set(scale * Math.sqrt(1 - part));
      }
      const size = scale * (cut ? Math.sqrt(part) : 1);
      if (one.sprite.scale.x !== size) one.sprite.scale.set(size);
      if (way === one.way) return;
      one.way = way;
      const slot = slotOf(side, index, contents);
      const along = ease(way);
      one.sprite.position.set(home.x + (slot.x - home.x) * along, home.y + (slot.y - home.y) * along);
    });
  }

  return {
    root,
    lay(box, type) {
      for (const child of back.removeChildren()) child.destroy();
      const { width, height } = box;
      board.position.set(box.x, box.y);
      title.style.fontSize = type.text;
      for (const text of [...Object.values(labels), caption]) text.style.fontSize = type.small;
      const line = type.small * 1.35;
      const labelY = 6 + type.text * 1.35;
      const top = labelY + line + 3;
      const own = key.least(type);
      const foot = Math.max(own.height, 2 * line);
      const floor = height - foot - 14;
      const beside = width > LONG * (floor - top);
      columns = beside ? 8 : 10;
      const rows = Math.ceil(MOST / columns);
      cell = beside
        ? (floor - top - 6) / rows
        : Math.min((width - 2 * MARGIN - GAP) / 20, ((floor - top - line - 10) * HOME_PART) / rows);
      scale = cell / 14;
      const across = cell * columns;
      const home = (x: number): Box => ({ x, y: top, width: across, height: cell * rows });
      const boxes = { a: home(MARGIN), b: home(width - MARGIN - across) };
      const left = beside ? MARGIN + across + GAP : MARGIN;
      const above = beside ? top : top + cell * rows + 10 + line;
      const goods: Box = { x: left, y: above, width: width - 2 * left, height: floor - above };
      homes = {
        a: { x: boxes.a.x + cell / 2, y: top + cell / 2 },
        b: { x: boxes.b.x + cell / 2, y: top + cell / 2 },
      };
      const column = goods.width / SLOTS.columns;
      const row = goods.height / SLOTS.rows;
      slots = { x: goods.x + column / 2, y: goods.y + row / 2, column, row };
      const dark = theme.name === 'dark';
      const wells = new Graphics();
      for (const well of [boxes.a, boxes.b, goods]) {
        const { x, y, width: w, height: h } = inset(well, -5, -3);
        wells.roundRect(x, y, w, h, 6);
      }
      back.addChild(housing(theme, width, height, 10), wells.fill({ color: dark ? 0x0d1824 : 0xffffff, alpha: 0.6 }));
      title.position.set(width / 2, 5);
      labels.a.position.set(boxes.a.x - 4, labelY - 2);
      labels.b.position.set(width - MARGIN + 4, labelY - 2);
      labels.product.anchor.x = beside ? 0.5 : 0;
      labels.product.position.set(beside ? width / 2 : MARGIN - 4, above - line - 2);
      caption.position.set(MARGIN - 4, floor + 8 + foot / 2);
      caption.style.wordWrapWidth = width - own.width - 2 * MARGIN - 12;
      const keyAt = { x: box.x + width - own.width - 10, y: box.y + floor + 8 + (foot - own.height) / 2 };
      key.lay({ ...keyAt, ...own }, type);
      coveredText.position.set(width / 2, goods.y + goods.height / 2);
      drawn = '';
      for (const side of ['a', 'b'] as const) for (const one of discs[side]) one.way = -1;
    },
    set(contents) {
      const { a, b, extent, coefficients, finished, covered, factory } = contents;
      const kind = `${coefficients.join(':')} ${finished} ${covered} ${factory?.join(' and ') ?? 'discs'}`;
      const next = `${a} ${b} ${extent} ${kind}`;
      if (next === drawn) return;
      if (!drawn.endsWith(kind)) {
        for (const side of ['a', 'b'] as const) for (const one of discs[side]) one.way = -1;
        make(factory);
      }
      drawn = next;
      coveredText.visible = covered;
      key.enable(!covered);
      key.light(factory !== null);
      pose('a', contents);
      pose('b', contents);
    },
    write(nextTitle, a, b, product, words) {
      for (const [text, next] of [
        [title, nextTitle],
        [labels.a, a],
        [labels.b, b],
        [labels.product, product],
        [caption, words],
      ] as const) {
        text.text = next;
      }
    },
  };
}
