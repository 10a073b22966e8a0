/** A semilogarithmic chart of a growth curve: plates with their error bars, optical densities, and a curve on demand. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export type GrowthMark = 'dot' | 'ring' | 'above' | 'below' | 'diamond';

/** One sample: hours, log₁₀ of the number with its limits, and how it is drawn. */
export interface GrowthPoint {
  readonly hours: number;
  readonly log: number;
  readonly low: number;
  readonly high: number;
  readonly mark: GrowthMark;
}

export interface GrowthChart {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** Hours at the right end. */
  scale(hours: number): void;
  plot(points: readonly GrowthPoint[]): void;
  /** Values every `every` hours from 0 on; null hides the curve. */
  curve(values: ArrayLike<number> | null, count: number, every: number): void;
  /** Where the run is. */
  now(hours: number): void;
}

export interface GrowthChartOptions {
  /** log₁₀ per mL at the bottom and the top. */
  readonly from: number;
  readonly to: number;
  /** log₁₀ per mL at OD 1, and the colour of what belongs to it. */
  readonly logAtOd1: number;
  readonly odColour: number;
}

const MOST_CURVE_POINTS = 240;
const ODS = [0.01, 1] as const;

/** Origin at its upper left. */
export function createGrowthChart(context: StageContext, options: GrowthChartOptions): GrowthChart {
  const { theme } = context;
  const { from, to, logAtOd1, odColour } = options;
  const root = new Container({ label: 'growth chart' });
  const back = new Container();
  const grid = new Graphics();
  const curve = new Graphics();
  const marks = new Graphics();
  const cursor = new Graphics();
  const ink = { colour: theme.screenGlow, size: 12 } as const;
  const time = createAxis(context, { side: 'bottom', unit: 'h', ...ink });
  const value = createAxis(context, { side: 'left', unit: '', ...ink });
  const title = context.text({ text: 'log₁₀ CFU/mL', size: 12.5, weight: '600', colour: theme.screenGlow });
  const odTitle = context.text({ text: 'OD', size: 12.5, weight: '600', colour: odColour, anchor: [0, 0] });
  const odText: readonly Text[] = ODS.map((od) =>
    context.text({ text: String(od), size: 12, mono: true, colour: odColour, anchor: [0, 0.5] }),
  );
  root.addChild(back, grid, time.root, value.root, curve, cursor, marks, title, odTitle, ...odText);
  let box = { left: 0, top: 0, width: 1, height: 1 };
  let textSize = 12;
  let hours = 24;
  let shownX = Number.NaN;
  const x = (at: number): number => box.left + (Math.min(at, hours) / hours) * box.width;
  const y = (log: number): number =>
    box.top + (1 - (Math.min(to, Math.max(from, log)) - from) / (to - from)) * box.height;
  const layTime = (): void => time.lay(box.width, 0, hours, textSize * 3.4);
  return {
    root,
    lay(width, height, size) {
      textSize = size;
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      const left = size * 2.1 + 14;
      const top = size * 1.9 + 8;
      box = { left, top, width: width - left - size * 3 - 8, height: height - top - size * 1.4 - 14 };
      grid.clear();
      for (let log = from; log <= to; log += 2) grid.moveTo(left, y(log)).lineTo(left + box.width, y(log));
      grid.stroke({ width: 1, color: theme.screenDim });
      time.root.position.set(left, top + box.height);
      value.root.position.set(left, top + box.height);
      value.lay(box.height, from, to, size * 1.6);
      layTime();
      title.position.set(12, 8);
      odTitle.position.set(left + box.width + 8, y(logAtOd1 - 2) + size * 0.7);
      odText.forEach((text, n) => {
        const at = y(logAtOd1 + Math.log10(ODS[n] ?? 1));
        text.position.set(left + box.width + 8, at);
        grid
          .moveTo(left + box.width, at)
          .lineTo(left + box.width + 5, at)
          .stroke({ width: 1.2, color: odColour });
      });
      cursor.clear().rect(-0.6, box.top, 1.2, box.height).fill({ color: theme.screenGlow, alpha: 0.4 });
      shownX = Number.NaN;
    },
    scale(next) {
      if (next === hours) return;
      hours = next;
      layTime();
    },
    plot(points) {
      marks.clear();
      for (const { hours: at, log, low, high, mark } of points) {
        const px = x(at);
        const py = y(log);
        switch (mark) {
          case 'dot':
          case 'ring':
            marks
              .moveTo(px, y(low))
              .lineTo(px, y(high))
              .stroke({ width: 1.4, color: theme.screenGlow, alpha: 0.8 })
              .circle(px, py, 4);
            if (mark === 'dot') marks.fill(theme.screenGlow);
            else marks.fill(theme.screen).stroke({ width: 1.5, color: theme.screenGlow });
            break;
          case 'above':
            marks.poly([px - 4.5, py, px + 4.5, py, px, py - 8], true).stroke({ width: 1.4, color: theme.screenGlow });
            break;
          case 'below':
            marks.poly([px - 4.5, py, px + 4.5, py, px, py + 8], true).stroke({ width: 1.4, color: theme.screenGlow });
            break;
          case 'diamond':
            marks.poly([px, py - 4.6, px + 4.6, py, px, py + 4.6, px - 4.6, py]).fill(odColour);
            break;
        }
      }
    },
    curve(values, count, every) {
      curve.clear();
      if (values === null || count < 2) return;
      const stride = Math.ceil(count / MOST_CURVE_POINTS);
      for (let n = 0; n < count; n += stride) {
        if (n === 0) curve.moveTo(x(0), y(values[0] ?? 0));
        else curve.lineTo(x(n * every), y(values[n] ?? 0));
      }
      curve.lineTo(x((count - 1) * every), y(values[count - 1] ?? 0));
      curve.stroke({ width: 2, color: 0xffffff, alpha: 0.75, join: 'round' });
    },
    now(at) {
      const next = Math.round(2 * x(at)) / 2;
      if (next === shownX) return;
      shownX = next;
      cursor.x = next;
    },
  };
}
