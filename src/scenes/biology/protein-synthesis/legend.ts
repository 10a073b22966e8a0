/** A legend on a card: coloured dots with their words, in as many rows as its height allows. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { drawPlate } from './plate';

export interface LegendEntry {
  readonly label: string;
  readonly colour: number;
}

export interface Legend extends Part {
  least(type: TypeSizes): Size;
}

const PAD = 12;
const DOT = 6;
/** From the middle of a dot to its words. */
const TO_WORDS = 13;
const LINE = 1.6;

export function createLegend(context: StageContext, entries: readonly LegendEntry[]): Legend {
  const { theme } = context;
  const root = new Container({ label: 'legend' });
  const card = new Graphics();
  root.addChild(card);
  const rows: readonly { dot: Graphics; text: Text }[] = entries.map(({ label, colour }) => {
    const dot = new Graphics()
      .circle(0, 0, DOT)
      .fill(colour)
      .stroke({ width: 1, color: theme.inkSoft, alpha: 0.5 })
      .circle(-1.8, -2, 2)
      .fill({ color: 0xffffff, alpha: 0.4 });
    const text = context.text({ text: label, size: 12, anchor: [0, 0.5], colour: theme.ink });
    root.addChild(dot, text);
    return { dot, text };
  });
  return {
    root,
    least({ small }) {
      const widest = Math.max(...rows.map(({ text }) => (text.width / text.style.fontSize) * small));
      return { width: widest + 2 * PAD + DOT + TO_WORDS, height: rows.length * small * LINE };
    },
    lay(box, { small }) {
      const { x, y, height } = box;
      drawPlate(card, box, theme);
      const line = height / (rows.length + 0.4);
      rows.forEach(({ dot, text }, n) => {
        text.style.fontSize = small;
        dot.position.set(x + PAD + DOT, y + (n + 0.7) * line);
        text.position.set(x + PAD + DOT + TO_WORDS, y + (n + 0.7) * line);
      });
    },
  };
}
