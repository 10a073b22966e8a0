/** Bars of amounts before and after: an outline for what there was, filled for what there is. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { downGradient, housing, mix } from './shading';

export interface AmountBar {
  readonly label: string;
  /** As written above it. */
  readonly figure: string;
  readonly before: number;
  readonly now: number;
}

export interface AmountBars {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  set(bars: readonly AmountBar[], covered: boolean): void;
}

export interface AmountBarsOptions {
  readonly title: string;
  readonly unit: string;
  /** At the top, with a line for each 1. */
  readonly full: number;
  readonly colours: readonly number[];
}

const MARGIN = 14;

/** Origin at its top left. */
export function createAmountBars(context: StageContext, options: AmountBarsOptions): AmountBars {
  const { theme } = context;
  const { title, unit, full, colours } = options;
  const root = new Container({ label: 'amounts' });
  const back = new Container();
  const heading = context.text({ text: title, size: 12.5, weight: '600', colour: theme.ink });
  const ends: readonly Text[] = [0, full].map((value) =>
    context.text({
      text: value === 0 ? '0' : `${value} ${unit}`,
      size: 12,
      mono: true,
      colour: theme.inkSoft,
      anchor: [1, 0.5],
    }),
  );
  const parts = colours.map((colour) => {
    const ghost = new Graphics();
    const bar = new Graphics().rect(-0.5, -1, 1, 1).fill(
      downGradient([
        [0, mix(colour, 0xffffff, 0.25)],
        [0.2, colour],
        [1, mix(colour, 0x000000, 0.25)],
      ]),
    );
    const label = context.text({ size: 12.5, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
    const figure = context.text({ size: 12.5, mono: true, colour: theme.ink, anchor: [0.5, 1] });
    return { colour, ghost, bar, label, figure };
  });
  root.addChild(back, heading, ...ends);
  for (const { ghost, bar, label, figure } of parts) root.addChild(ghost, bar, label, figure);
  let floor = 0;
  let unitHeight = 1;
  let barWidth = 1;
  let drawn = '';
  return {
    root,
    lay(width, height, textSize) {
      for (const child of back.removeChildren()) child.destroy();
      const line = textSize * 1.35;
      const top = 8 + 2.1 * line;
      floor = height - line - 8;
      unitHeight = (floor - top) / full;
      const left = MARGIN + textSize * 3.4;
      const grid = new Graphics();
      for (let value = 0; value <= full; value++) {
        grid.rect(left, floor - value * unitHeight - 0.5, width - left - MARGIN, value === 0 ? 1.5 : 0.8);
      }
      grid.fill({ color: theme.inkSoft, alpha: 0.4 });
      back.addChild(housing(theme, width, height, 10), grid);
      heading.position.set(MARGIN, 7);
      ends[0]?.position.set(left - 6, floor);
      ends[1]?.position.set(left - 6, floor - full * unitHeight);
      const column = (width - left - MARGIN) / parts.length;
      barWidth = Math.min(54, column * 0.5);
      parts.forEach(({ ghost, bar, label, figure }, k) => {
        const x = left + (k + 0.5) * column;
        for (const part of [ghost, bar]) part.position.set(x, floor);
        label.position.set(x, floor + 3);
        figure.x = x;
      });
      drawn = '';
    },
    set(bars, covered) {
      const key = `${covered} ${bars.map(({ label, figure, before, now }) => `${label}${figure} ${before} ${now}`).join(' ')}`;
      if (key === drawn) return;
      drawn = key;
      parts.forEach(({ colour, ghost, bar, label, figure }, k) => {
        const row = bars[k];
        if (!row) return;
        const before = covered ? 0 : Math.min(full, row.before) * unitHeight;
        const now = covered ? 0 : Math.min(full, row.now) * unitHeight;
        ghost.clear();
        if (before > 0) {
          ghost
            .rect(-barWidth / 2, -before, barWidth, before)
            .fill({ color: colour, alpha: 0.16 })
            .rect(-barWidth / 2, -before, barWidth, before)
            .stroke({ width: 1.2, color: colour, alpha: 0.9 });
        }
        bar.visible = now > 0.01;
        bar.scale.set(barWidth, Math.max(0.001, now));
        if (label.text !== row.label) label.text = row.label;
        const words = covered ? '?' : row.figure;
        if (figure.text !== words) figure.text = words;
        figure.y = floor - Math.max(before, now) - 2;
      });
    },
  };
}
