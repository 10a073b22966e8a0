/** A cursor on a chart's x axis that picks what lies next to it: the handle over its line. */
import type { Box, Point, StageContext } from '../../contract';

export interface PickCursor {
  /** Where its line is drawn; null while there is nothing to pick. */
  readonly line: number | null;
  /** False while there is nothing on the screen. */
  enable(on: boolean): void;
  /** After every change of the chart's place or domain. */
  place(): void;
}

export interface PickCursorOptions {
  /** The action that picks, and what the cursor is called. */
  readonly action: string;
  readonly name: string;
  /** Height of the handle as a part of the chart's, default 1. */
  readonly high?: number;
  /** The value of the action for a place of the axis, default the place itself. */
  readonly value?: (x: number) => number;
  /** It was moved to a place of the axis, or put there at first. */
  moved?(at: number): void;
}

interface PickedChart {
  readonly area: Box;
  toPixel(x: number, y: number): Point;
  toValue(point: Point): Point;
}

const WIDTH = 14;

export function createPickCursor(context: StageContext, chart: PickedChart, options: PickCursorOptions): PickCursor {
  const { value = (x: number) => x, high = 1 } = options;
  let at = Number.NaN;
  let enabled = false;
  const handle = context.actionHandle(options.action, {
    name: options.name,
    grip: 'x',
    drag: (point) => value(chart.toValue(point).x),
    follow(next) {
      at = Number(next);
      options.moved?.(at);
    },
  });
  const place = (): void => {
    const { area } = chart;
    const { x } = chart.toPixel(at, 0);
    const within = x >= area.x && x <= area.x + area.width;
    handle.enable(enabled && within);
    if (within) handle.place(x - WIDTH / 2, area.y, WIDTH, high * area.height);
  };
  return {
    get line() {
      return enabled && Number.isFinite(at) ? at : null;
    },
    enable(on) {
      if (on === enabled) return;
      enabled = on;
      place();
    },
    place,
  };
}
