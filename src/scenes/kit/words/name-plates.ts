/** Names on slips of paper beside a picture, each with a line to what it names, as in an anatomical plate. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { asPanel } from '../stage-marks';
import { drawPaper } from './paper-sheet';

export interface NamedPlace {
  readonly text: string;
  /** The edge of the box at which the slip stands. */
  readonly side: 'left' | 'right';
  /** Where its line ends, in the picture's units. */
  readonly at: Point;
  /** The height at which the slip stands where it has room, in the picture's units. */
  readonly y: number;
}

export interface NamePlates {
  readonly root: Container;
  /** `small`: size of the letters; `picture`: where the named picture's origin lies, and its scale. */
  lay(box: Box, small: number, picture: Point & { readonly scale: number }): void;
}

const SHADOW = { x: 1.5, y: 2, part: 0.5 } as const;
const CORNER = 4;
/** Height of a slip, from one to the next, and empty paper beside the letters, in their size. */
const HIGH = 1.5;
const PITCH = 1.725;
const PAD = 0.45;

/** `places` of one side from the top down. */
export function createNamePlates(context: StageContext, places: readonly NamedPlace[]): NamePlates {
  const { theme } = context;
  const root = new Container({ label: 'names' });
  const slips = new Graphics();
  const texts = places.map(({ text }) =>
    context.text({ text, size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] }),
  );
  root.addChild(slips, ...texts);

  /** Slips of one side, one below the other, and all above the foot of `box`. */
  function stack(side: NamedPlace['side'], box: Box, small: number, toStage: (y: number) => number): Slip[] {
    const found: Slip[] = [];
    places.forEach(({ side: own, at, y }, n) => {
      const text = texts[n];
      if (own !== side || !text) return;
      const above = found.at(-1)?.middle ?? Number.NEGATIVE_INFINITY;
      found.push({ text, at, middle: Math.max(toStage(y), above + PITCH * small) });
    });
    const excess = Math.max(0, (found.at(-1)?.middle ?? 0) + (HIGH * small) / 2 - (box.y + box.height));
    return found.map((slip) => ({ ...slip, middle: slip.middle - excess }));
  }

  return {
    root,
    lay(box, small, { x, y, scale }) {
      slips.clear();
      for (const text of texts) text.style.fontSize = small;
      const pad = PAD * small;
      const widest = (of: NamedPlace['side']): number =>
        Math.max(0, ...places.map(({ side }, n) => (side === of ? (texts[n]?.width ?? 0) + 2 * pad : 0)));
      // Where both sides would meet, the picture has no names.
      root.visible = widest('left') + widest('right') + small <= box.width;
      if (!root.visible) return;
      const panels: Box[] = [];
      for (const side of ['left', 'right'] as const)
        for (const { text, at, middle } of stack(side, box, small, (own) => y + own * scale)) {
          const width = text.width + 2 * pad;
          const left = side === 'left' ? box.x : box.x + box.width - width;
          const end = { x: x + at.x * scale, y: y + at.y * scale };
          text.position.set(left + width / 2, middle);
          slips
            .moveTo(side === 'left' ? left + width : left, middle)
            .lineTo(end.x, end.y)
            .stroke({ width: 1.5, color: theme.ink, alpha: 0.8 })
            .circle(end.x, end.y, 2.5)
            .fill(theme.ink);
          panels.push({ x: left, y: middle - (HIGH * small) / 2, width, height: HIGH * small });
        }
      for (const panel of panels) drawPaper(slips, panel, theme, CORNER, SHADOW);
      asPanel(slips, panels[0] ?? box);
    },
  };
}

interface Slip {
  readonly text: Text;
  readonly at: Point;
  readonly middle: number;
}
