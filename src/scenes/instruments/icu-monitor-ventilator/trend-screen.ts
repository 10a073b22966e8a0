/** Trends of the last minutes as lines over time, and the event log beside them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
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

/** Lines over time with their axes and names; `every`: s between two points; `top`: greatest value of the scale. */
function createTrendLines(context: StageContext, rows: readonly TrendRow[], every: number, top: number) {
  const { theme } = context;
  const grid = new Graphics();
  const curves = new Graphics();
  const ink = { colour: theme.screenInk, size: 11 } as const;
  const time = createAxis(context, { side: 'bottom', unit: 'min', ...ink });
  const value = createAxis(context, { side: 'left', unit: '', ...ink });
  const names = rows.map(({ name, colour }) => context.text({ text: name, size: 12.5, weight: '600', colour }));
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let size = 12;
  let drawn = '';

  function drawGrid(): void {
    grid.clear();
    for (let k = 0; k <= 4; k++) {
      const y = box.y + (box.height * k) / 4;
      grid.moveTo(box.x, y).lineTo(box.x + box.width, y);
    }
    grid.stroke({ width: 1, color: theme.screenDim, alpha: 0.8 });
  }

  function drawCurves(values: Float32Array, length: number, count: number, minutes: number): void {
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
  }

  return {
    views: [grid, curves, time.root, value.root, ...names],
    lay(next: Box, textSize: number): void {
      box = next;
      size = textSize;
      time.root.position.set(box.x, box.y + box.height);
      value.root.position.set(box.x, box.y + box.height);
      value.lay(box.height, 0, top, size * 3.4);
      let x = box.x;
      names.forEach((name, k) => {
        name.style.fontSize = size;
        name.position.set(x, 2);
        x += size * (0.62 * (rows[k]?.name.length ?? 0) + 1);
      });
      drawn = '';
    },
    draw(values: Float32Array, length: number, count: number): void {
      const minutes = WINDOWS.find((one) => count * every <= one * 60) ?? WINDOWS[2];
      const key = `${minutes} ${count}`;
      if (key === drawn) return;
      drawn = key;
      time.lay(box.width, -minutes, 0, size * 4);
      drawGrid();
      drawCurves(values, length, count, minutes);
    },
  };
}

function createEventLog(context: StageContext) {
  const { screenInk } = context.theme;
  const heading = context.text({ text: 'Events', size: 12.5, weight: '700', colour: screenInk });
  const events = context.text({ size: 12.5, colour: screenInk });
  let lines: readonly string[] = [];
  let room = 1;
  let letters = 1;
  let shown = '';
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
    views: [heading, events],
    lay({ x, y, width, height }: Box, headed: boolean, size: number): void {
      heading.visible = headed;
      heading.style.fontSize = size;
      heading.position.set(x, 2);
      events.style.fontSize = size;
      events.style.lineHeight = size * LINE;
      events.position.set(x, y);
      room = Math.max(1, Math.floor(height / (size * LINE)));
      letters = Math.max(8, Math.floor(width / (size * 0.53)));
      shown = ' ';
      write();
    },
    log(next: readonly string[]): void {
      if (next.length === lines.length && next.every((line, k) => line === lines[k])) return;
      lines = next;
      write();
    },
  };
}

/** `every`: s between two points; `top`: greatest value of the scale. Origin at its upper left. */
export function createTrendScreen(
  context: StageContext,
  rows: readonly TrendRow[],
  every: number,
  top: number,
): TrendScreen {
  const root = new Container({ label: 'trends' });
  const trends = createTrendLines(context, rows, every, top);
  const events = createEventLog(context);
  root.addChild(...trends.views, ...events.views);
  return {
    root,
    lay(width, height, size) {
      const left = size * 2.4 + 8;
      const head = size * 1.7;
      const small = width / size < SMALL;
      const area = small ? { width, height: height * LINES_ABOVE } : { width: width * LINES, height };
      trends.lay(
        { x: left, y: head, width: area.width - left - size, height: area.height - head - size * 1.4 - 12 },
        size,
      );
      const x = small ? 4 : area.width + size * 0.6;
      const y = small ? area.height + 4 : head;
      events.lay({ x, y, width: width - x - 4, height: height - y }, !small, size);
    },
    draw: (values, length, count) => trends.draw(values, length, count),
    log: (lines) => events.log(lines),
  };
}
