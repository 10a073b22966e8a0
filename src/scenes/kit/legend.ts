/** A legend: coloured dots with their words, in columns of a given width. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';

export interface LegendEntry {
  readonly label: string;
  readonly colour: number;
}

export interface Legend {
  readonly root: Container;
  /** Column by column: `across` columns of `width`, rows of `height`, stage units. */
  layOut(across: number, width: number, height: number): void;
}

/** Origin at the top left. */
export function createLegend(context: StageContext, entries: readonly LegendEntry[]): Legend {
  const root = new Container({ label: 'legend' });
  const rows: readonly { dot: Graphics; text: Text }[] = entries.map(({ label, colour }) => {
    const dot = new Graphics()
      .circle(0, 0, 6)
      .fill(colour)
      .stroke({ width: 1, color: context.theme.inkSoft, alpha: 0.5 })
      .circle(-1.8, -2, 2)
      .fill({ color: 0xffffff, alpha: 0.4 });
    const text = context.text({ text: label, size: 12, anchor: [0, 0.5], colour: context.theme.ink });
    root.addChild(dot, text);
    return { dot, text };
  });
  return {
    root,
    layOut(across, width, height) {
      rows.forEach(({ dot, text }, i) => {
        const x = (i % across) * width + 7;
        const y = (Math.floor(i / across) + 0.5) * height;
        dot.position.set(x, y);
        text.position.set(x + 12, y);
      });
    },
  };
}
