/** A histogram of speeds on a dark screen, each column in the colour of its speed, with the curve that theory expects. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { colourAt } from './colour-maps';
import { speedMap } from './gas-molecules';
import { screen } from './shading';

export interface SpeedHistogramOptions {
  readonly title: string;
  readonly columns: number;
  /** Speed at the end of the axis, m/s, and at the bright end of the colours. */
  readonly end: number;
  readonly fastest: number;
  /** Part of all in one column at the top of the screen. */
  readonly full: number;
}

export interface SpeedHistogram {
  readonly root: Container;
  lay(width: number, height: number, textSize: number, figures: boolean): void;
  /** Parts of all in each column; the expected part at evenly spaced speeds from 0 to the end. */
  draw(parts: Float32Array, curve: Float32Array): void;
}

/** Origin at its upper left. */
export function createSpeedHistogram(context: StageContext, options: SpeedHistogramOptions): SpeedHistogram {
  const { theme } = context;
  const { columns, end, fastest, full } = options;
  const root = new Container({ label: 'speed histogram' });
  const back = new Container();
  const title = context.text({ text: options.title, size: 13, weight: '600', colour: theme.screenGlow });
  const axis = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 11, unit: '' });
  const shape = new GraphicsContext().rect(0, -1, 1, 1).fill(0xffffff);
  const items = Array.from(
    { length: columns },
    (_, n) => new Graphics({ context: shape, tint: colourAt(speedMap, ((n + 0.5) * end) / columns / fastest) }),
  );
  root.once('destroyed', () => shape.destroy());
  const line = new Graphics();
  root.addChild(back, title, axis.root, ...items, line);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  const heights = new Float32Array(columns).fill(-1);
  let peak = -1;
  return {
    root,
    lay(width, height, textSize, figures) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 7));
      title.position.set(12, 9);
      const top = textSize * 1.2 + 14;
      const bottom = figures ? textSize * 1.2 + 16 : 12;
      // Half of the last figure stands beyond the axis.
      const right = figures ? textSize * 1.9 : 14;
      box = { x: 14, y: height - bottom, width: width - 14 - right, height: height - top - bottom };
      axis.root.visible = figures;
      axis.root.position.set(box.x, box.y);
      if (figures) axis.lay(box.width, 0, end, textSize * 5);
      items.forEach((item, n) => {
        item.position.set(box.x + ((n + 0.08) * box.width) / columns, box.y);
        item.scale.x = (0.84 * box.width) / columns;
      });
      heights.fill(-1);
      peak = -1;
    },
    draw(parts, curve) {
      for (let n = 0; n < columns; n++) {
        const item = items[n];
        const next = Math.min(1, (parts[n] ?? 0) / full);
        if (!item || next === heights[n]) continue;
        heights[n] = next;
        item.visible = next > 0;
        if (next > 0) item.scale.y = next * box.height;
      }
      // One point tells the curves of different temperatures apart.
      const mark = curve[curve.length >> 2] ?? 0;
      if (mark === peak) return;
      peak = mark;
      line.clear();
      for (let n = 0; n < curve.length; n++) {
        const x = box.x + (n * box.width) / (curve.length - 1);
        const y = box.y - Math.min(1, (curve[n] ?? 0) / full) * box.height;
        if (n === 0) line.moveTo(x, y);
        else line.lineTo(x, y);
      }
      line.stroke({ width: 1.8, color: 0xffffff, alpha: 0.9, join: 'round' });
    },
  };
}
