/** A slip of paper with a heading and a few lines, as large as the paper allows. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import { asPanel } from '../stage-marks';

export interface PaperSlip extends Part {
  /** Three lines. */
  least(type: TypeSizes): Size;
  set(heading: string, body: string): void;
}

const PAD = 9;
const LINE = 1.25;
/** Between heading and body, stage units. */
const GAP = 3;
const INK = 0x17202c;

export function createPaperSlip(context: StageContext): PaperSlip {
  const { theme } = context;
  const root = new Container({ label: 'paper slip' });
  const paper = new Graphics();
  const heading = context.text({ size: 14, weight: '700', colour: INK, wrap: 100 });
  const body = context.text({ size: 14, colour: INK, wrap: 100 });
  root.addChild(paper, heading, body);
  let room: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };
  /** As large and as far from the edge as the paper allows. */
  const settle = (): void => {
    for (const [size, apart] of [
      [sizes.text, 1],
      [sizes.small, 1],
      [sizes.small, 0.4],
    ] as const) {
      for (const text of [heading, body]) {
        text.style.fontSize = size;
        text.style.wordWrapWidth = room.width - 2 * PAD;
      }
      heading.position.set(room.x + PAD, room.y + PAD * 0.7 * apart);
      body.position.set(room.x + PAD, heading.y + heading.height + GAP * apart);
      if (body.y + body.height < room.y + room.height - PAD * 0.5) return;
    }
  };
  return {
    root,
    least: ({ text }) => ({ width: 0, height: 3 * LINE * text + 2 * PAD }),
    lay(box, type) {
      [room, sizes] = [box, type];
      const { x, y, width, height } = box;
      paper
        .clear()
        .roundRect(x + 3, y + 4, width, height, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(x, y, width, height, 4)
        .fill(theme.paper)
        .rect(x, y, 4, height)
        .fill(theme.accent);
      asPanel(root, box);
      settle();
    },
    set(first, rest) {
      if (heading.text === first && body.text === rest) return;
      heading.text = first;
      body.text = rest;
      settle();
    },
  };
}
