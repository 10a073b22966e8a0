/** Trends of the last minutes as lines over time, and the event log beside them. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createAxis } from '../../kit/charts/axis';

export interface TrendRow {
  readonly name: string;
  readonly colour: number;
}

export interface TrendScreen {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** `values`: rows of `length` points in a ring; `count`: points so far; below 0 there is none. */
  draw(values: Float32Array, length: number, count: number): void;
  /** The newest lines last. */
  log(lines: readonly string[]): void;
}

/** Windows in minutes; the shortest that holds the run is shown. */
const WINDOWS = [10, 30, 60] as const;
const LINE = 1.4;
/** Share of the width that the lines take, the log has the rest; on a small screen of the height, the log lies below. */
const LINES = 0.56;
const LINES_ABOVE = 0.66;
/** A screen of fewer letters across is small. */
const SMALL = 34;

/** `every`: s between two points; `top`: greatest value of the scale. Origin at its upper left. */
export function createTrendScreen(
  context: StageContext,
  rows: readonly TrendRow[],
  every: number,
  top: number,
): TrendScreen {
  const { theme } = context;
  const root = new Container({ label: 'trends' });
  const grid = new Graphics();
  const curves = new Graphics();
  const ink = { colour: context.theme.screenInk, size: 11 } as const;
  const time = createAxis(context, { side: 'bottom', unit: 'min', ...ink });
  const value = createAxis(context, { side: 'left', unit: '', ...ink });
  const names = rows.map(({ name, colour }) => context.text({ text: name, size: 12.5, weight: '600', colour }));
  const heading = context.text({ text: 'Events', size: 12.5, weight: '700', colour: ink.colour });
  const events = context.text({ size: 12.5, colour: context.theme.screenInk });
  root.addChild(grid, curves, time.root, value.root, ...names, heading, events);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let size = 12;
  let lines: readonly string[] = [];
  let room = 1;
  let letters = 1;
  let shown = '';
  let drawn = '';
  const write = (): void => {
    const text = lines
      .slice(-room)
      .map((line) => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line))
      .join('\n');
    if (text === shown) return;
    shown = text;
    events.text = text;
  };
  return {
    root,
    lay(width, height, textSize) {
      size = textSize;
      const left = size * 2.4 + 8;
      const head = size * 1.7;
      const small = width / size < SMALL;
      const area = small ? { width, height: height * LINES_ABOVE } : { width: width * LINES, height };
      box = { x: left, y: head, width: area.width - left - size, height: area.height - head - size * 1.4 - 12 };
      time.root.position.set(box.x, box.y + box.height);
      value.root.position.set(box.x, box.y + box.height);
      value.lay(box.height, 0, top, size * 3.4);
      let x = box.x;
      names.forEach((name, k) => {
        name.style.fontSize = size;
        name.position.set(x, 2);
        x += size * (0.62 * (rows[k]?.name.length ?? 0) + 1);
      });
      const logX = small ? 4 : area.width + size * 0.6;
      const logY = small ? area.height + 4 : head;
      heading.visible = !small;
      heading.style.fontSize = size;
      heading.position.set(logX, 2);
      events.style.fontSize = size;
      events.style.lineHeight = size * LINE;
      events.position.set(logX, logY);
      room = Math.max(1, Math.floor((height - logY) / (size * LINE)));
      letters = Math.max(8, Math.floor((width - logX - 4) / (size * 0.53)));
      drawn = '';
      shown = ' ';
      write();
    },
    draw(values, length, count) {
      const minutes = WINDOWS.find((one) => count * every <= one * 60) ?? WINDOWS[2];
      const key = `${minutes} ${count}`;
      if (key === drawn) return;
      drawn = key;
      time.lay(box.width, -minutes, 0, size * 4);
      grid.clear();
      for (let k = 0; k <= 4; k++) {
        const y = box.y + (box.height * k) / 4;
        grid.moveTo(box.x, y).lineTo(box.x + box.width, y);
      }
      grid.stroke({ width: 1, color: theme.screenDim, alpha: 0.8 });
      curves.clear();
      const points = Math.min(length, count, (minutes * 60) / every);
      rows.forEach(({ colour }, row) => {
        let down = false;
        for (let n = count - points; n < count; n++) {
          const level = values[row * length + (n % length)] ?? -1;
          if (level < 0) {
            down = false;
            continue;
          }
          const x = box.x + box.width * (1 - ((count - 1 - n) * every) / (minutes * 60));
          const y = box.y + box.height * (1 - Math.min(1, level / top));
          if (down) curves.lineTo(x, y);
          else curves.moveTo(x, y).lineTo(x + 1, y);
          down = true;
        }
        curves.stroke({ width: 2, color: colour, join: 'round' });
      });
    },
    log(next) {
      if (next.length === lines.length && next.every((line, k) => line === lines[k])) return;
      lines = next;
      write();
    },
  };
}
