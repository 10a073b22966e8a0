/**
 * A tray of discs, one for each tenth of a mole: those of A and of B lie apart, meet one group after the other as the
 * reaction goes on, and what is left over turns grey. As a factory it has parts in place of discs, and puts goods together.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createKey } from '../../kit/instruments/key';
import { inset, type Size } from '../../kit/layout/layout';
import { housing } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createTrayDiscs, MOST, SLOTS, type TrayContents, type TrayGrid } from './tray-discs';

export interface ParticleTray extends Part {
  set(contents: TrayContents): void;
  /** The equation, what lies where, and a sentence below. */
  write(title: string, a: string, b: string, product: string, caption: string): void;
}

const MARGIN = 14;
const GAP = 22;
/** A tray that is so much wider than high has its product in the middle. */
const LONG = 1.9;
/** Part of the height for the homes where the product lies below them. */
const HOME_PART = 0.44;

/** Where everything lies on a tray of a size above the key in its foot, from the tray's corner. */
function planTray({ width, height }: Size, type: TypeSizes, key: Size) {
  const line = type.small * 1.35;
  const labelY = 6 + type.text * 1.35;
  const top = labelY + line + 3;
  const foot = Math.max(key.height, 2 * line);
  const floor = height - foot - 14;
  const beside = width > LONG * (floor - top);
  const columns = beside ? 8 : 10;
  const rows = Math.ceil(MOST / columns);
  const cell = beside
    ? (floor - top - 6) / rows
    : Math.min((width - 2 * MARGIN - GAP) / 20, ((floor - top - line - 10) * HOME_PART) / rows);
  const across = cell * columns;
  const home = (x: number): Box => ({ x, y: top, width: across, height: cell * rows });
  const [a, b] = [home(MARGIN), home(width - MARGIN - across)];
  const left = beside ? MARGIN + across + GAP : MARGIN;
  const above = beside ? top : top + cell * rows + 10 + line;
  const goods: Box = { x: left, y: above, width: width - 2 * left, height: floor - above };
  const [column, row] = [goods.width / SLOTS.columns, goods.height / SLOTS.rows];
  const grid: TrayGrid = {
    cell,
    columns,
    scale: cell / 14,
    homes: { a: { x: a.x + cell / 2, y: top + cell / 2 }, b: { x: b.x + cell / 2, y: top + cell / 2 } },
    slots: { x: goods.x + column / 2, y: goods.y + row / 2, column, row },
  };
  return { grid, wells: [a, b, goods] as const, beside, labelY, productY: above - line - 2, floor, foot };
}

type TrayPlan = ReturnType<typeof planTray>;

function drawWells(theme: StageTheme, wells: TrayPlan['wells']): Graphics {
  const shape = new Graphics();
  for (const well of wells) {
    const { x, y, width, height } = inset(well, -5, -3);
    shape.roundRect(x, y, width, height, 6);
  }
  return shape.fill({ color: theme.name === 'dark' ? 0x0d1824 : 0xffffff, alpha: 0.6 });
}

/** The equation, what lies where, and a sentence at the foot. */
function createTrayWords(context: StageContext) {
  const { ink } = context.theme;
  const title = context.text({ size: 14, weight: '600', colour: ink, anchor: [0.5, 0] });
  const a = context.text({ size: 12, weight: '600', colour: ink });
  const b = context.text({ size: 12, weight: '600', colour: ink, anchor: [1, 0] });
  const product = context.text({ size: 12, weight: '600', colour: ink });
  const caption = context.text({ size: 12, weight: '600', colour: ink, anchor: [0, 0.5], wrap: 300 });
  const all = [title, a, b, product, caption] as const;
  return {
    all,
    lay({ wells: [home], beside, labelY, productY, floor, foot }: TrayPlan, width: number, key: Size, type: TypeSizes) {
      title.style.fontSize = type.text;
      for (const text of [a, b, product, caption]) text.style.fontSize = type.small;
      title.position.set(width / 2, 5);
      a.position.set(home.x - 4, labelY - 2);
      b.position.set(width - MARGIN + 4, labelY - 2);
      product.anchor.x = beside ? 0.5 : 0;
      product.position.set(beside ? width / 2 : MARGIN - 4, productY);
      caption.position.set(MARGIN - 4, floor + 8 + foot / 2);
      caption.style.wordWrapWidth = width - key.width - 2 * MARGIN - 12;
    },
    write(words: readonly string[]) {
      all.forEach((text, n) => {
        text.text = words[n] ?? '';
      });
    },
  };
}

/** `toggle`: the key that puts a factory in place of the particles was pressed. */
export function createParticleTray(context: StageContext, toggle: () => void): ParticleTray {
  const { theme } = context;
  const root = new Container({ label: 'particle tray' });
  // Its key has a handle: it lies in the units of the stage.
  const board = new Container();
  const back = new Container();
  const discs = createTrayDiscs();
  root.once('destroyed', discs.destroy);
  const words = createTrayWords(context);
  const key = createKey(context, {
    press: toggle,
    name: 'Factory',
    hint: 'The same as parts and goods: bolts and nuts, or frames and wheels, in place of particles.',
  });
  const coveredText = context.text({ text: '?', size: 40, weight: '700', colour: theme.inkSoft, anchor: [0.5, 0.5] });
  coveredText.visible = false;
  board.addChild(back, discs.root, ...words.all, coveredText);
  root.addChild(board, key.root);
  let grid: TrayGrid | null = null;
  let drawn = '';

  return {
    root,
    lay(box, type) {
      for (const child of back.removeChildren()) child.destroy();
      const { width, height } = box;
      board.position.set(box.x, box.y);
      const own = key.least(type);
      const plan = planTray(box, type, own);
      const { floor, foot, wells } = plan;
      ({ grid } = plan);
      back.addChild(housing(theme, width, height, 10), drawWells(theme, wells));
      words.lay(plan, width, own, type);
      const keyAt = { x: box.x + width - own.width - 10, y: box.y + floor + 8 + (foot - own.height) / 2 };
      key.lay({ ...keyAt, ...own }, type);
      coveredText.position.set(width / 2, wells[2].y + wells[2].height / 2);
      drawn = '';
      discs.forget();
    },
    set(contents) {
      const { a, b, extent, coefficients, finished, covered, factory } = contents;
      const kind = `${coefficients.join(':')} ${finished} ${covered} ${factory?.join(' and ') ?? 'discs'}`;
      const next = `${a} ${b} ${extent} ${kind}`;
      if (next === drawn) return;
      if (!drawn.endsWith(kind)) {
        discs.forget();
        discs.make(factory);
      }
      drawn = next;
      coveredText.visible = covered;
      key.enable(!covered);
      key.light(factory !== null);
      if (grid) discs.set(grid, contents);
    },
    write: (...said) => words.write(said),
  };
}
