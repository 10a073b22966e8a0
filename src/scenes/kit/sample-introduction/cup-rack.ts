/** Cups with solutions in a rack, in named groups: into them a capillary dips. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
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

export function createCupRack(context: StageContext, groups: readonly CupGroup[]): CupRack {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'rack of cups' });
  const front = new Container({ label: 'front of the rack' });
  const back = new Graphics();
  const liquids = new Graphics({ label: 'liquids' });
  const glass = new Graphics({ label: 'cups' });
  const board = new Graphics();
  const tint = mix(theme.accent, dark ? 0x0b1820 : 0xffffff, dark ? 0.68 : 0.62);
  const words = groups.map(({ label }) =>
    context.text({
      text: label,
      size: 12,
      weight: '600',
      colour: dark ? 0xffffff : theme.paperInk,
      anchor: [0.5, 0.5],
    }),
  );
  const count = groups.reduce((sum, { cups }) => sum + cups, 0);
  const printed = Array.from({ length: count }, () =>
    context.text({ text: '', size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] }),
  );
  const papers = new Graphics({ label: 'labels' });
  let shadow = contactShadow(theme, 100);
  root.addChild(shadow, back);
  front.addChild(liquids, glass, papers, ...printed, board, ...words);
  const fills = Array.from({ length: count }, () => ({ part: 0, colour: 0xffffff }));
  let places: readonly Point[] = [];
  let [width, high, top, small] = [20, 60, 0, 12];

  const pour = (): void => {
    liquids.clear();
    places.forEach(({ x, y }, n) => {
      const { part, colour } = fills[n] ?? { part: 0, colour: 0 };
      if (part <= 0) return;
      const level = y + high - (high - 3) * part;
      liquids
        .roundRect(x - width / 2 + 2, level, width - 4, y + high - 2 - level, 4)
        .fill({ color: colour, alpha: dark ? 0.55 : 0.7 })
        .ellipse(x, level, width / 2 - 2, 2.4)
        .fill({ color: mix(colour, 0xffffff, 0.5), alpha: 0.8 });
    });
  };
  const label = (): void => {
    papers.clear();
    printed.forEach((text, n) => {
      const at = places[n];
      text.visible = text.text !== '' && at !== undefined;
      if (!at || text.text === '') return;
      text.style.fontSize = small;
      const [wide, tall] = [Math.max(text.width + 4, width * 0.7), small * 1.25];
      const y = Math.min(at.y + high * 0.42, top - tall / 2 - 2);
      text.position.set(at.x, y);
      papers.roundRect(at.x - wide / 2, y - tall / 2, wide, tall, 2).fill(theme.paper);
    });
  };
  return {
    root,
    front,
    cups: count,
    get depth() {
      return high;
    },
    get width() {
      return width;
    },
    mouth: (cup) => places[cup] ?? { x: 0, y: 0 },
    print(cup, text) {
      const one = printed[cup];
      if (!one || one.text === text) return;
      one.text = text;
      label();
    },
    fill(cup, part, colour) {
      const one = fills[cup];
      if (!one || (one.part === part && one.colour === colour)) return;
      fills[cup] = { part, colour };
      pour();
    },
    lay({ x, y, width: whole, height }, type) {
      small = type.small;
      const boardHigh = Math.max(small * 1.9, 24);
      top = y + height - boardHigh;
      for (const word of words) word.style.fontSize = small;
      // Each group has room for its words; what is left over is shared out by its cups.
      const needs = words.map((word) => word.width + GAP);
      const spare = Math.max(0, whole - needs.reduce((sum, need) => sum + need, 0));
      const spans = groups.map(({ cups }, n) => (needs[n] ?? 0) + (spare * cups) / count);
      const slot = Math.min(...groups.map(({ cups }, n) => (spans[n] ?? 0) / cups));
      width = Math.max(14, Math.min(slot - 6, (height - boardHigh) * 0.62));
      high = Math.min(width * 1.9, (height - boardHigh - 6) / (1 - DEEP), (boardHigh - 4) / DEEP);
      const mouthY = top - high * (1 - DEEP);
      const middles: number[] = [];
      const spots: Point[] = [];
      let at = x;
      groups.forEach(({ cups }, n) => {
        const span = spans[n] ?? 0;
        middles.push(at + span / 2);
        for (let k = 0; k < cups; k++) spots.push({ x: at + ((k + 0.5) * span) / cups, y: mouthY });
        at += span;
      });
      places = spots;
      back
        .clear()
        .roundRect(x + 5, top - 8, whole - 10, 20, 4)
        .fill(mix(tint, 0x000000, 0.42));
      glass.clear();
      for (const { x: middle } of places) {
        glass
          .roundRect(middle - width / 2, mouthY, width, high, 5)
          .fill(
            acrossGradient([
              [0, theme.glassEdge, 0.5],
              [0.2, theme.glassBody, 0.12],
              [0.8, theme.glassBody, 0.08],
              [1, theme.glassEdge, 0.5],
            ]),
          )
          .roundRect(middle - width / 2, mouthY, width, high, 5)
          .stroke({ width: 1.3, color: theme.glassEdge })
          .ellipse(middle, mouthY + 1, width / 2 + 1.5, 3)
          .stroke({ width: 1.6, color: theme.glassEdge });
      }
      board
        .clear()
        .roundRect(x, top, whole, boardHigh, 6)
        .fill(
          downGradient([
            [0, mix(tint, 0xffffff, dark ? 0.16 : 0.4)],
            [0.2, tint],
            [1, mix(tint, 0x000000, dark ? 0.35 : 0.14)],
          ]),
        )
        .roundRect(x + 0.5, top + 0.5, whole - 1, boardHigh - 1, 6)
        .stroke({ width: 1, color: mix(tint, 0x000000, 0.4), alpha: 0.6 });
      asPanel(board, { x, y: top, width: whole, height: boardHigh });
      root.removeChild(shadow);
      shadow.destroy();
      shadow = contactShadow(theme, whole * 1.02, 22);
      shadow.position.set(x + whole / 2 + 4, y + height);
      root.addChildAt(shadow, 0);
      words.forEach((word, n) => {
        word.position.set(middles[n] ?? x, top + boardHigh / 2 + 1);
      });
      pour();
      label();
    },
  };
}
