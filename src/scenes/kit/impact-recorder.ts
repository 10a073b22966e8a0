/**
 * A recorder of blows: bars of equal time on a dark screen, the newest at the right, with the mean over a window and a value
 * to compare it with.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export interface ImpactRecorderOptions {
  readonly title: string;
  /** What the compared value is. */
  readonly compared: string;
  readonly bars: number;
  /** Scales that it can show, rising; it takes the least that holds twice the compared value. */
  readonly fulls: readonly number[];
}

export interface ImpactRecorder {
  readonly root: Container;
  /** Outer size; without figures where they would crowd the bars. */
  lay(width: number, height: number, textSize: number, figures: boolean): void;
  /**
   * `values`: one a bar, −1 for none. `mean` over the last `window` of them (parts of all bars), null for none; `compare`
   * is drawn as a dashed line.
   */
  draw(values: Float32Array, mean: number | null, window: number, compare: number, text: string): void;
}

const DASHES = 24;
const AMBER = 0xfbbf24;

/** Origin at its upper left. */
export function createImpactRecorder(context: StageContext, options: ImpactRecorderOptions): ImpactRecorder {
  const { theme } = context;
  const { bars, fulls } = options;
  const root = new Container({ label: 'impact recorder' });
  const back = new Container();
  const title = context.text({ text: options.title, size: 13, weight: '600', colour: theme.screenGlow });
  const value = context.text({ size: 17, mono: true, weight: '600', colour: 0xffffff, anchor: [1, 0] });
  // Above the bars: the scale holds twice what is compared.
  const label = context.text({ text: `– – ${options.compared}`, size: 12, weight: '600', colour: AMBER });
  const axis = createAxis(context, { side: 'left', colour: theme.screenGlow, size: 11, unit: '' });
  const shape = new GraphicsContext().rect(0, -1, 1, 1).fill(theme.screenGlow);
  const field = new Container({ label: 'bars', alpha: 0.55 });
  const items = Array.from({ length: bars }, () => field.addChild(new Graphics({ context: shape, visible: false })));
  root.once('destroyed', () => shape.destroy());
  const line = new Graphics().rect(-1, -1, 1, 2).fill(0xffffff);
  const dashes = new Graphics();
  for (let n = 0; n < DASHES; n++) dashes.rect((n + 0.2) / DASHES, -0.75, 0.6 / DASHES, 1.5);
  dashes.fill(AMBER);
  root.addChild(back, title, value, axis.root, field, dashes, line, label);
  let box = { width: 1, height: 1 };
  let apart = 30;
  let full = 0;
  let shown = '';
  const heights = new Float32Array(bars).fill(-2);
  const scaleTo = (next: number): void => {
    if (next === full) return;
    full = next;
    heights.fill(-2);
    if (axis.root.visible) axis.lay(box.height, 0, full, apart);
  };
  return {
    root,
    lay(width, height, textSize, figures) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 7));
      title.position.set(12, 9);
      value.position.set(width - 12, 7);
      const left = figures ? textSize * 2.1 + 14 : 12;
      const top = Math.max(textSize * 1.9, 34) + 4;
      box = { width: width - left - 12, height: height - top - 12 };
      axis.root.visible = figures;
      label.visible = figures;
      apart = textSize * 2;
      for (const part of [axis.root, field, dashes]) part.position.set(left, top + box.height);
      line.position.set(left + box.width, top + box.height);
      label.position.set(left + 5, top - 2);
      dashes.scale.x = box.width;
      items.forEach((item, n) => {
        item.x = (n * box.width) / bars;
        item.scale.x = Math.max(1, box.width / bars - 0.7);
      });
      const again = full;
      full = 0;
      scaleTo(again);
    },
    draw(values, mean, window, compare, text) {
      scaleTo(fulls.find((each) => each >= 2 * compare) ?? fulls.at(-1) ?? 1);
      const unit = box.height / full;
      for (let n = 0; n < bars; n++) {
        const next = values[n] ?? -1;
        const item = items[n];
        if (!item || next === heights[n]) continue;
        heights[n] = next;
        item.visible = next > 0;
        if (next > 0) item.scale.y = Math.min(box.height, next * unit);
      }
      line.visible = mean !== null;
      if (mean !== null) {
        const y = field.y - Math.min(full, mean) * unit;
        if (line.y !== y) line.y = y;
        const across = Math.max(3, window * box.width);
        if (line.scale.x !== across) line.scale.x = across;
      }
      const level = field.y - compare * unit;
      if (dashes.y !== level) dashes.y = level;
      if (text === shown) return;
      shown = text;
      value.text = text;
    },
  };
}
