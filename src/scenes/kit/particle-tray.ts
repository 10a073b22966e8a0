/**
 * A tray of discs, one for each tenth of a mole: those of A and of B lie apart, meet one group after the other as the
 * reaction goes on, and what is left over turns grey. As a factory it has parts in place of discs, and puts goods together.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { type FactoryPart, factoryPart } from './factory-parts';
import { housing, mix } from './shading';

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

export interface ParticleTray {
  readonly root: Container;
  lay(width: number, height: number, textSize: number, captionLines: number): void;
  set(contents: TrayContents): void;
  /** The equation, what lies where, and a sentence below. */
  write(title: string, a: string, b: string, product: string, caption: string): void;
}

export const COLOUR_A = 0x38a3e8;
export const COLOUR_B = 0xf2a03d;

const PER_MOL = 10;
const MOST = 50;
const COLUMNS = 10;
const ROWS = 5;
const MARGIN = 14;
const GAP = 22;
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

/** Origin at its top left. */
export function createParticleTray(context: StageContext): ParticleTray {
  const { theme } = context;
  const root = new Container({ label: 'particle tray' });
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
  const title = context.text({ size: 13.5, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  const labels = {
    a: context.text({ size: 12.5, weight: '600', colour: theme.ink }),
    b: context.text({ size: 12.5, weight: '600', colour: theme.ink }),
    product: context.text({ size: 12.5, weight: '600', colour: theme.ink }),
  };
  const caption = context.text({
    size: 12.5,
    weight: '600',
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 300,
  });
  const coveredText = context.text({ text: '?', size: 40, weight: '700', colour: theme.inkSoft, anchor: [0.5, 0.5] });
  coveredText.visible = false;
  root.addChild(back, field, title, labels.a, labels.b, labels.product, caption, coveredText);

  let cell = 15;
  let scale = 1;
  let homes: Record<Side, Point> = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
  let slots = { x: 0, y: 0, column: 30, row: 20 };
  let drawn = '';

  const homeOf = (side: Side, index: number): Point => ({
    x: homes[side].x + (index % COLUMNS) * cell,
    y: homes[side].y + Math.floor(index / COLUMNS) * cell,
  });
  /** Where a disc lies in its group: A on the left, B on the right; of two of a kind one below the other. */
  const slotOf = (side: Side, index: number, { coefficients: [a, b], factory }: TrayContents): Point => {
    const coefficient = side === 'a' ? a : b;
    const group = Math.floor(index / coefficient);
    const place = index % coefficient;
    const x = slots.x + (group % COLUMNS) * slots.column;
    const tall = a + b > 2 ? TALL : 1;
    const y = slots.y + slots.row * (Math.floor(group / COLUMNS) * tall + (tall - 1) / 2);
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
      if (one.sprite.visible !== there) one.sprite.visible = there;
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
    lay(width, height, textSize, captionLines) {
      for (const child of back.removeChildren()) child.destroy();
      const line = textSize * 1.35;
      const captionHeight = captionLines * line;
      const labelY = 7 + line;
      const top = labelY + line + 2;
      const room = height - top - captionHeight - line - 14;
      cell = Math.min((width - 2 * MARGIN - GAP) / (2 * COLUMNS), (room * HOME_PART) / ROWS);
      scale = cell / 14;
      const across = cell * COLUMNS;
      const homeTop = top + cell / 2;
      homes = {
        a: { x: MARGIN + cell / 2, y: homeTop },
        b: { x: width - MARGIN - across + cell / 2, y: homeTop },
      };
      const productTop = top + cell * ROWS + 4;
      const floor = height - captionHeight - 8;
      const column = (width - 2 * MARGIN) / COLUMNS;
      const row = (floor - productTop - line - 4) / ROWS;
      slots = { x: MARGIN + column / 2, y: productTop + line + row / 2 + 2, column, row };
      back.addChild(
        housing(theme, width, height, 10),
        new Graphics()
          .roundRect(MARGIN - 5, top - 3, across + 10, cell * ROWS + 6, 6)
          .roundRect(width - MARGIN - across - 5, top - 3, across + 10, cell * ROWS + 6, 6)
          .roundRect(MARGIN - 5, productTop + line, width - 2 * MARGIN + 10, floor - productTop - line, 6)
          .fill({ color: theme.name === 'dark' ? 0x0d1824 : 0xffffff, alpha: theme.name === 'dark' ? 0.55 : 0.6 }),
      );
      title.position.set(width / 2, 6);
      labels.a.position.set(homes.a.x - cell / 2, labelY);
      labels.b.position.set(homes.b.x - cell / 2, labelY);
      labels.product.position.set(MARGIN, productTop);
      caption.position.set(width / 2, floor + 3);
      caption.style.wordWrapWidth = width - 2 * MARGIN;
      coveredText.position.set(width / 2, top + (cell * ROWS) / 2);
      drawn = '';
      for (const side of ['a', 'b'] as const) for (const one of discs[side]) one.way = -1;
    },
    set(contents) {
      const { a, b, extent, coefficients, finished, covered, factory } = contents;
      const kind = `${coefficients.join(':')} ${finished} ${covered} ${factory?.join(' and ') ?? 'discs'}`;
      const key = `${a} ${b} ${extent} ${kind}`;
      if (key === drawn) return;
      if (!drawn.endsWith(kind)) {
        for (const side of ['a', 'b'] as const) for (const one of discs[side]) one.way = -1;
        make(factory);
      }
      drawn = key;
      coveredText.visible = covered;
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
        if (text.text !== next) text.text = next;
      }
    },
  };
}
