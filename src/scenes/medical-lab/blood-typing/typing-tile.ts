/** A glazed white tile with wells in a row, for drops that are mixed and judged by eye; seen from above its front edge. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { downGradient, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { type BloodDrop, createBloodDrop } from './blood-drop';

export interface TypingTile extends Part {
  readonly drops: readonly BloodDrop[];
  /** Around each well, in units of the tile's parent. */
  readonly wells: readonly Box[];
  /** −1 to 1: how far the tile is tipped to one side. */
  tip(tilt: number): void;
  /** Marks the well that is looked at; −1 for none. */
  choose(index: number): void;
}

/** Circles on the tile are seen so much lower than wide. */
const FLAT = 0.86;
const EDGE = 9;
const PAD = 7;
const RADIUS = 14;
/** A drop is drawn at this radius and scaled to its well. */
const DROP = 60;
const INK = 0x2b3846;

function drawBody(body: Graphics, theme: StageTheme, { x, y, width, height }: Box): void {
  body
    .clear()
    .roundRect(x + 4, y + 7, width, height, RADIUS)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .roundRect(x, y + EDGE, width, height - EDGE, RADIUS)
    .fill(
      downGradient([
        [0.7, 0xc9d2da],
        [1, 0x8d99a5],
      ]),
    )
    .roundRect(x, y, width, height - EDGE, RADIUS)
    .fill(
      downGradient([
        [0, 0xffffff],
        [0.5, 0xf3f6f8],
        [1, 0xdde4ea],
      ]),
    )
    .roundRect(x + 10, y + 3, width - 20, 4, 2)
    .fill({ color: 0xffffff, alpha: 0.9 });
}

function drawWell(body: Graphics, x: number, y: number, radius: number): void {
  body
    .ellipse(x, y, radius, radius * FLAT)
    .fill(
      roundGradient(
        [
          [0, 0xf4f7f9],
          [0.78, 0xe6ecf1],
          [0.93, 0xc4ced7],
          [1, 0xaab6c1],
        ],
        { x: 0.54, y: 0.56 },
      ),
    )
    .ellipse(x, y, radius, radius * FLAT)
    .stroke({ width: 1, color: 0x9aa7b3, alpha: 0.7 });
}

/** `labels`: one for each well, written below it; `first`: the number of its first drop among all that are seen. */
export function createTypingTile(context: StageContext, labels: readonly string[], first = 0): TypingTile {
  const { theme } = context;
  const root = new Container({ label: 'tile' });
  const body = new Graphics();
  const ring = new Graphics({ visible: false });
  const cups = labels.map((label, n) => {
    const drop = createBloodDrop(DROP, first + n);
    const cup = new Container({ label });
    cup.addChild(drop.root);
    const text = context.text({ text: label, size: 14, weight: '600', colour: INK, anchor: [0.5, 0.5] });
    return { cup, drop, text, label };
  });
  root.addChild(body, ...cups.flatMap(({ cup, text }) => [cup, text]), ring);
  let wells: readonly Box[] = labels.map(() => ({ x: 0, y: 0, width: 0, height: 0 }));
  let chosen = -1;
  const mark = (): void => {
    const well = wells[chosen];
    ring.visible = well !== undefined;
    if (!well) return;
    ring
      .clear()
      .ellipse(well.x + well.width / 2, well.y + well.height / 2, well.width / 2 + 3, well.height / 2 + 3)
      .stroke({ width: 3, color: theme.accent });
  };
  return {
    root,
    drops: cups.map(({ drop }) => drop),
    get wells() {
      return wells;
    },
    lay({ x, y, width, height }, type) {
      const words = type.small * 1.35;
      const pitch = width / labels.length;
      // Where names do not fit side by side they stand without their common beginning, as on the bottles.
      for (const { text, label } of cups) {
        text.text = label;
        text.style.fontSize = type.small;
      }
      if (cups.some(({ text }) => text.width > 0.94 * pitch)) {
        for (const { text, label } of cups) text.text = label.replace(/^Anti-/, '');
      }
      const radius = Math.min(pitch * 0.45, (height - EDGE - 2 * PAD - words) / 2 / FLAT);
      const middle = y + PAD + (height - EDGE - 2 * PAD - words) / 2;
      wells = labels.map((_, n) => ({
        x: x + pitch * (n + 0.5) - radius,
        y: middle - radius * FLAT,
        width: 2 * radius,
        height: 2 * radius * FLAT,
      }));
      drawBody(body, theme, { x, y, width, height });
      wells.forEach((well, n) => {
        const [at, over] = [well.x + radius, well.y + radius * FLAT];
        drawWell(body, at, over, radius);
        const { cup, text } = cups[n] ?? {};
        cup?.position.set(at, over);
        cup?.scale.set((radius * 0.85) / DROP, (radius * 0.85 * FLAT) / DROP);
        if (!text) return;
        text.style.fontSize = type.small;
        text.position.set(at, y + height - EDGE - PAD * 0.4 - words / 2);
      });
      asPanel(root, { x, y, width, height: height - EDGE });
      mark();
    },
    tip(tilt) {
      for (const { drop } of cups) drop.root.x = tilt * DROP * 0.1;
    },
    choose(index) {
      if (index === chosen) return;
      chosen = index;
      mark();
    },
  };
}
