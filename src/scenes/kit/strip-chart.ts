/** A strip chart on a dark screen: the trace of the last seconds, its newest point at the right. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';
import { createTraceLine } from './trace-line';

export interface StripChartOptions {
  readonly points: number;
  /** s from the first point to the last. */
  readonly seconds: number;
  /** The scale runs from −full to full, in `unit`. */
  readonly full: number;
  readonly unit: string;
}

export interface StripChart {
  readonly root: Container;
  /** Outer size; without figures where they would crowd the trace. */
  lay(width: number, height: number, textSize: number, figures: boolean): void;
  draw(values: Float32Array): void;
  /** Other ends of the axes than those it was made with. */
  scale(seconds: number, full: number): void;
}

/** Origin at its upper left. */
export function createStripChart(context: StageContext, options: StripChartOptions): StripChart {
  const { theme } = context;
  const { points, unit } = options;
  let { seconds, full } = options;
  const root = new Container({ label: 'strip chart' });
  const back = new Container();
  const grid = new Graphics();
  const trace = createTraceLine(context, points, 2, theme.screenGlow);
  const pen = new Graphics().circle(0, 0, 3.2).fill(0xffffff);
  const ink = { colour: theme.screenGlow, size: 11 } as const;
  const time = createAxis(context, { side: 'bottom', unit: 's', ...ink });
  const value = createAxis(context, { side: 'left', unit, ...ink });
  root.addChild(back, grid, time.root, value.root, trace.root, pen);
  let box = { width: 1, height: 1 };
  let textHeight = 0;
  const layAxes = (): void => {
    if (textHeight === 0) return;
    time.lay(box.width, -seconds, 0, textHeight * 4);
    value.lay(box.height, -full, full, textHeight * 2);
  };
  return {
    root,
    lay(width, height, textSize, figures) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 6));
      const left = figures ? textSize * 3.4 + 12 : 8;
      const bottom = figures ? textSize * 1.3 + 12 : 8;
      const right = figures ? textSize * 1.5 : 12;
      box = { width: width - left - right, height: height - bottom - 10 };
      grid.clear();
      for (let n = 0; n <= 8; n++) {
        const x = left + (n * box.width) / 8;
        grid.moveTo(x, 10).lineTo(x, 10 + box.height);
      }
      for (let n = 0; n <= 4; n++) {
        const y = 10 + (n * box.height) / 4;
        grid.moveTo(left, y).lineTo(left + box.width, y);
      }
      grid.stroke({ width: 1, color: theme.screenDim, alpha: 0.8 });
      time.root.position.set(left, 10 + box.height);
      value.root.position.set(left, 10 + box.height);
      time.root.visible = figures;
      value.root.visible = figures;
      textHeight = figures ? textSize : 0;
      layAxes();
      trace.root.position.set(left, 10);
      trace.lay(box.width, box.height);
    },
    scale(nextSeconds, nextFull) {
      if (nextSeconds === seconds && nextFull === full) return;
      seconds = nextSeconds;
      full = nextFull;
      layAxes();
    },
    draw(values) {
      trace.draw(values, -full, full);
      const last = Math.min(full, Math.max(-full, values[points - 1] ?? 0));
      pen.position.set(trace.root.x + box.width, trace.root.y + (box.height / 2) * (1 - last / full));
    },
  };
}
