/** Lines: curves, traces that change in each frame, curves that grow, loops, sweeps; and the areas under them. */
import { Container, Graphics } from 'pixi.js';
import { createStrip, meshPainter, strokePainter } from './line-painters';
import type { LegendEntry, Mark, MarkView, Plot, ValueAxis } from './plot';
import { type PointsInput, pointsInput, PointsStore } from './points-store';
import { Polyline } from './polyline';
import { colourOf, type SeriesColour } from './series-colours';

export interface LineOptions {
  readonly colour?: SeriesColour;
  /** Stage units, default 2. */
  readonly width?: number;
  readonly dashed?: boolean;
  readonly alpha?: number;
  readonly axis?: ValueAxis;
  /** Its line in the legend. */
  readonly name?: string;
  /**
   * How its points come. `grows`: they are added at the end, and only the last piece is drawn anew. `changes`: many of them, others
   * in each frame. Default: seldom.
   */
  readonly points?: 'grows' | 'changes';
}

/** A point that is not finite parts the line: so a sweep has its gap, and a curve its pieces. */
export interface Line extends MarkView, PointsInput {
  recolour(colour: SeriesColour): void;
}

const GROWING_PIECE = 32;
const STILL_PIECE = 512;
const DASH = [6, 4] as const;

export function line(options: LineOptions = {}): Mark<Line> {
  const { colour = 'main', width = 2, dashed = false, alpha = 1, axis = 'y', name, points } = options;
  return (plot) => {
    const tint = colourOf(plot.colours, colour);
    const painter =
      points === 'changes' && plot.context.webgl && !dashed
        ? meshPainter(tint, width)
        : strokePainter(tint, width, points === 'grows' ? GROWING_PIECE : STILL_PIECE, dashed ? DASH : null);
    painter.root.alpha = alpha;
    const store = new PointsStore();
    const corners = new Polyline();
    let added = 0;
    const draw = (same: number): void => {
      const { x } = plot;
      const y = plot[axis];
      const from = same === added && same > 0 ? corners.settled : 0;
      if (from === 0) corners.begin(plot.width, plot.height);
      for (let n = from === 0 ? 0 : added; n < store.count; n++)
        corners.add(x.at(store.x[n] ?? 0), y.at(store.y[n] ?? 0));
      added = store.count;
      corners.finish();
      painter.draw(corners.vertices, corners.length, from);
    };
    return {
      root: painter.root,
      legend: name === undefined ? undefined : { name, colour, sample: dashed ? 'dashes' : 'line' },
      place: () => draw(0),
      recolour: (next) => painter.recolour(colourOf(plot.colours, next)),
      ...pointsInput(store, draw),
    };
  };
}

export interface AreaOptions {
  readonly colour?: SeriesColour;
  readonly alpha?: number;
  /** The value that it reaches down or up to; default 0, or the nearest end of the axis. */
  readonly base?: number;
  readonly axis?: ValueAxis;
  readonly name?: string;
  /** `changes`: many points, others in each frame. */
  readonly points?: 'changes';
}

export interface Area extends MarkView, PointsInput {}

/** The area between points and a level. It is thinned to the columns of the picture as lines are, and cut off at the edges. */
export function area(options: AreaOptions = {}): Mark<Area> {
  const { colour = 'main', alpha = 0.3, base = 0, axis = 'y', name, points } = options;
  return (plot) => {
    const tint = colourOf(plot.colours, colour);
    const store = new PointsStore();
    const corners = new Polyline();
    const painter = points === 'changes' && plot.context.webgl ? stripArea(tint) : filledArea(tint);
    painter.root.alpha = alpha;
    const legend: LegendEntry | undefined = name === undefined ? undefined : { name, colour, sample: 'box' };
    const draw = (): void => {
      const { x } = plot;
      const y = plot[axis];
      const within = (at: number): number => Math.min(plot.height, Math.max(0, at));
      corners.begin(plot.width, plot.height);
      for (let n = 0; n < store.count; n++) corners.add(x.at(store.x[n] ?? 0), within(y.at(store.y[n] ?? 0)));
      corners.finish();
      const level = y.at(base);
      painter.draw(corners, Number.isNaN(level) ? plot.height : within(level));
    };
    return { root: painter.root, legend, place: draw, ...pointsInput(store, draw) };
  };
}

interface AreaPainter {
  readonly root: Container;
  draw(corners: Polyline, level: number): void;
}

function filledArea(tint: number): AreaPainter {
  const pen = new Graphics();
  return {
    root: pen,
    draw({ vertices, length }, level) {
      pen.clear();
      let first = Number.NaN;
      let last = Number.NaN;
      const close = (): void => {
        if (!Number.isNaN(first)) pen.lineTo(last, level).closePath().fill(tint);
        first = Number.NaN;
      };
      for (let n = 0; n < length; n++) {
        const x = vertices[2 * n] ?? Number.NaN;
        const y = vertices[2 * n + 1] ?? Number.NaN;
        if (Number.isNaN(x)) {
          close();
          continue;
        }
        if (Number.isNaN(first)) {
          first = x;
          pen.moveTo(x, level);
        }
        pen.lineTo(x, y);
        last = x;
      }
      close();
    },
  };
}

function stripArea(tint: number): AreaPainter {
  const strip = createStrip(tint);
  return {
    root: strip.root,
    draw({ vertices, length }, level) {
      strip.begin();
      let parted = true;
      let last = 0;
      for (let n = 0; n < length; n++) {
        const x = vertices[2 * n] ?? Number.NaN;
        const y = vertices[2 * n + 1] ?? Number.NaN;
        if (Number.isNaN(x)) {
          if (!parted) strip.pair(last, level, last, level);
          parted = true;
          continue;
        }
        if (parted) strip.pair(x, level, x, level);
        parted = false;
        strip.pair(x, y, x, level);
        last = x;
      }
      strip.end();
    },
  };
}

export interface PenOptions {
  readonly colour?: SeriesColour;
  readonly radius?: number;
  readonly axis?: ValueAxis;
}

/** A single point that moves: where a curve is now. */
export interface Pen extends MarkView {
  /** It is hidden while it lies outside, or where a value is not finite. */
  at(x: number, y: number): void;
  hide(): void;
}

/** It moves in steps of this, stage units, so that a change too small to be seen draws nothing. */
const PEN_STEP = 0.5;
const EDGE = 1;

export const snapped = (at: number): number => Math.round(at / PEN_STEP) * PEN_STEP;

export function pen({ colour = 'bright', radius = 4, axis = 'y' }: PenOptions = {}): Mark<Pen> {
  return (plot: Plot) => {
    const tint = colourOf(plot.colours, colour);
    const root = new Graphics({ label: 'pen', visible: false })
      .circle(0, 0, radius + 2.5)
      .fill({ color: tint, alpha: 0.25 })
      .circle(0, 0, radius)
      .fill(tint)
      .circle(0, 0, radius)
      .stroke({ width: 1, color: plot.colours.ground });
    let now: { x: number; y: number } = { x: Number.NaN, y: Number.NaN };
    const place = (): void => {
      const x = plot.x.at(now.x);
      const y = plot[axis].at(now.y);
      const shown = x >= -EDGE && x <= plot.width + EDGE && y >= -EDGE && y <= plot.height + EDGE;
      root.visible = shown;
      if (!shown) return;
      if (root.x !== snapped(x) || root.y !== snapped(y)) root.position.set(snapped(x), snapped(y));
    };
    return {
      root,
      place,
      at(x, y) {
        now.x = x;
        now.y = y;
        place();
      },
      hide() {
        now = { x: Number.NaN, y: Number.NaN };
        place();
      },
    };
  };
}
