/** Cups with solutions in a rack, in named groups: into them a capillary dips. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, mix } from '../paint/shading';
import { asPanel } from '../stage-marks';

export interface CupGroup {
  readonly id: string;
  readonly label: string;
  /** So many cups side by side. */
  readonly cups: number;
}

export interface CupRack extends Part {
  /** Over what dips into the cups. */
  readonly front: Container;
  /** The place of a cup's mouth in units of the parent, and its foot; cups are counted through all groups. */
  mouth(cup: number): Point;
  readonly cups: number;
  /** How deep a cup is from its mouth, and how wide. */
  readonly depth: number;
  readonly width: number;
  /** What is printed on a cup; '' for nothing. */
  print(cup: number, words: string): void;
  /** Part of its height that is filled, and the colour of what is in it. */
  fill(cup: number, part: number, colour: number): void;
}

/** Of the height that the board covers. */
const DEEP = 0.3;
/** Between the names of two groups. */
const GAP = 7;

/** The colours of a rack: of its wood, and of what is on it. */
function paintsOf({ theme }: StageContext) {
  const dark = theme.name === 'dark';
  return { dark, tint: mix(theme.accent, dark ? 0x0b1820 : 0xffffff, dark ? 0.68 : 0.62) };
}

/** The board before the cups, on which the names of the groups stand. */
function paintBoard(context: StageContext, board: Graphics, box: Box): void {
  const { dark, tint } = paintsOf(context);
  const { x, y, width, height } = box;
  board
    .clear()
    .roundRect(x, y, width, height, 6)
    .fill(
      downGradient([
        [0, mix(tint, 0xffffff, dark ? 0.16 : 0.4)],
        [0.2, tint],
        [1, mix(tint, 0x000000, dark ? 0.35 : 0.14)],
      ]),
    )
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 6)
    .stroke({ width: 1, color: mix(tint, 0x000000, 0.4), alpha: 0.6 });
  asPanel(board, box);
}

/** Empty cups with their mouths at these places. */
function paintCups(
  { theme }: StageContext,
  glass: Graphics,
  mouths: readonly Point[],
  width: number,
  depth: number,
): void {
  glass.clear();
  for (const { x, y } of mouths) {
    glass
      .roundRect(x - width / 2, y, width, depth, 5)
      .fill(
        acrossGradient([
          [0, theme.glassEdge, 0.5],
          [0.2, theme.glassBody, 0.12],
          [0.8, theme.glassBody, 0.08],
          [1, theme.glassEdge, 0.5],
        ]),
      )
      .roundRect(x - width / 2, y, width, depth, 5)
      .stroke({ width: 1.3, color: theme.glassEdge })
      .ellipse(x, y + 1, width / 2 + 1.5, 3)
      .stroke({ width: 1.6, color: theme.glassEdge });
  }
}

/** Each group has room for its words; what is left over is shared out by its cups. */
function spansOf(groups: readonly CupGroup[], words: readonly Text[], width: number): readonly number[] {
  const needs = words.map((word) => word.width + GAP);
  const spare = Math.max(0, width - needs.reduce((sum, need) => sum + need, 0));
  const count = groups.reduce((sum, { cups }) => sum + cups, 0);
  return groups.map(({ cups }, n) => (needs[n] ?? 0) + (spare * cups) / count);
}

/** The middles of groups that stand side by side from `x` on, and the places of their cups' mouths. */
function placesIn(groups: readonly CupGroup[], spans: readonly number[], x: number, y: number) {
  const middles: number[] = [];
  const mouths: Point[] = [];
  let at = x;
  groups.forEach(({ cups }, n) => {
    const span = spans[n] ?? 0;
    middles.push(at + span / 2);
    for (let k = 0; k < cups; k++) mouths.push({ x: at + ((k + 0.5) * span) / cups, y });
    at += span;
  });
  return { middles, mouths };
}

/** What is in the cups. */
function createLiquids(dark: boolean, count: number) {
  const root = new Graphics({ label: 'liquids' });
  const fills = Array.from({ length: count }, () => ({ part: 0, colour: 0xffffff }));
  let draw = (): void => {};
  return {
    root,
    lay(mouths: readonly Point[], width: number, depth: number) {
      draw = () => {
        root.clear();
        mouths.forEach(({ x, y }, n) => {
          const { part, colour } = fills[n] ?? { part: 0, colour: 0 };
          if (part <= 0) return;
          const level = y + depth - (depth - 3) * part;
          root
            .roundRect(x - width / 2 + 2, level, width - 4, y + depth - 2 - level, 4)
            .fill({ color: colour, alpha: dark ? 0.55 : 0.7 })
            .ellipse(x, level, width / 2 - 2, 2.4)
            .fill({ color: mix(colour, 0xffffff, 0.5), alpha: 0.8 });
        });
      };
      draw();
    },
    fill(cup: number, part: number, colour: number) {
      const one = fills[cup];
      if (!one || (one.part === part && one.colour === colour)) return;
      fills[cup] = { part, colour };
      draw();
    },
  };
}

/** Labels on the cups. */
function createLabels(context: StageContext, count: number) {
  const papers = new Graphics({ label: 'labels' });
  const texts = Array.from({ length: count }, () =>
    context.text({ text: '', size: 12, weight: '600', colour: context.theme.paperInk, anchor: [0.5, 0.5] }),
  );
  let draw = (): void => {};
  return {
    parts: [papers, ...texts],
    /** `foot`: above it they stay. */
    lay(mouths: readonly Point[], width: number, depth: number, foot: number, size: number) {
      draw = () => {
        papers.clear();
        texts.forEach((text, n) => {
          const at = mouths[n];
          text.visible = text.text !== '' && at !== undefined;
          if (!at || text.text === '') return;
          text.style.fontSize = size;
          const [wide, tall] = [Math.max(text.width + 4, width * 0.7), size * 1.25];
          const y = Math.min(at.y + depth * 0.42, foot - tall / 2 - 2);
          text.position.set(at.x, y);
          papers.roundRect(at.x - wide / 2, y - tall / 2, wide, tall, 2).fill(context.theme.paper);
        });
      };
      draw();
    },
    print(cup: number, words: string) {
      const one = texts[cup];
      if (!one || one.text === words) return;
      one.text = words;
      draw();
    },
  };
}

export function createCupRack(context: StageContext, groups: readonly CupGroup[]): CupRack {
  const { theme } = context;
  const { dark, tint } = paintsOf(context);
  const root = new Container({ label: 'rack of cups' });
  const front = new Container({ label: 'front of the rack' });
  const back = new Graphics();
  const glass = new Graphics({ label: 'cups' });
  const board = new Graphics();
  const colour = dark ? 0xffffff : theme.paperInk;
  const words = groups.map(({ label }) =>
    context.text({ text: label, size: 12, weight: '600', colour, anchor: [0.5, 0.5] }),
  );
  const count = groups.reduce((sum, { cups }) => sum + cups, 0);
  const liquids = createLiquids(dark, count);
  const labels = createLabels(context, count);
  let shadow = contactShadow(theme, 100);
  root.addChild(shadow, back);
  front.addChild(liquids.root, glass, ...labels.parts, board, ...words);
  let places: readonly Point[] = [];
  let [width, depth] = [20, 60];

  return {
    root,
    front,
    cups: count,
    get depth() {
      return depth;
    },
    get width() {
      return width;
    },
    mouth: (cup) => places[cup] ?? { x: 0, y: 0 },
    print: (cup, text) => labels.print(cup, text),
    fill: (cup, part, liquid) => liquids.fill(cup, part, liquid),
    lay({ x, y, width: whole, height }, { small }) {
      const boardHigh = Math.max(small * 1.9, 24);
      const top = y + height - boardHigh;
      for (const word of words) word.style.fontSize = small;
      const spans = spansOf(groups, words, whole);
      const slot = Math.min(...groups.map(({ cups }, n) => (spans[n] ?? 0) / cups));
      width = Math.max(14, Math.min(slot - 6, (height - boardHigh) * 0.62));
      depth = Math.min(width * 1.9, (height - boardHigh - 6) / (1 - DEEP), (boardHigh - 4) / DEEP);
      const { middles, mouths } = placesIn(groups, spans, x, top - depth * (1 - DEEP));
      places = mouths;
      back
        .clear()
        .roundRect(x + 5, top - 8, whole - 10, 20, 4)
        .fill(mix(tint, 0x000000, 0.42));
      paintCups(context, glass, mouths, width, depth);
      paintBoard(context, board, { x, y: top, width: whole, height: boardHigh });
      root.removeChild(shadow);
      shadow.destroy();
      shadow = contactShadow(theme, whole * 1.02, 22);
      shadow.position.set(x + whole / 2 + 4, y + height);
      root.addChildAt(shadow, 0);
      words.forEach((word, n) => word.position.set(middles[n] ?? x, top + boardHigh / 2 + 1));
      liquids.lay(mouths, width, depth);
      labels.lay(mouths, width, depth, top, small);
    },
  };
}
