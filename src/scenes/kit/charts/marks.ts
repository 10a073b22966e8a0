/** Marks of few things: points, error bars, bars, bands, cursors, words. Lines and areas are in `line.ts`. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { snapped } from './line';
import type { Mark, MarkView, ValueAxis } from './plot';
import { type PointsInput, pointsInput, PointsStore } from './points-store';
import { colourOf, type SeriesColour } from './series-colours';

export type PointShape = 'dot' | 'ring' | 'square' | 'diamond' | 'up' | 'down' | 'cross';

export interface PointsOptions {
  readonly shape?: PointShape;
  readonly colour?: SeriesColour;
  /** Stage units, default 4. */
  readonly radius?: number;
  readonly axis?: ValueAxis;
  readonly name?: string;
}

export interface Points extends MarkView, PointsInput {}

/** With a path of its own: the stroke of a `poly` of three corners lacks its last side. */
const triangle = (pen: Graphics, x: number, y: number, half: number, tip: number): Graphics =>
  pen
    .moveTo(x - half, y)
    .lineTo(x + half, y)
    .lineTo(x, tip)
    .closePath();

function drawShape(
  pen: Graphics,
  shape: PointShape,
  x: number,
  y: number,
  r: number,
  tint: number,
  ground: number,
): void {
  const edge = { width: 1.6, color: tint } as const;
  switch (shape) {
    case 'dot':
      pen.circle(x, y, r).fill(tint).stroke({ width: 1, color: ground });
      break;
    case 'ring':
      pen.circle(x, y, r).fill(ground).stroke(edge);
      break;
    case 'square':
      pen.rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r).fill(tint);
      break;
    case 'diamond':
      pen.poly([x - 1.2 * r, y, x, y - 1.2 * r, x + 1.2 * r, y, x, y + 1.2 * r]).fill(tint);
      break;
    case 'up':
      triangle(pen, x, y, 1.15 * r, y - 2 * r).stroke(edge);
      break;
    case 'down':
      triangle(pen, x, y, 1.15 * r, y + 2 * r).stroke(edge);
      break;
    case 'cross':
      pen
        .moveTo(x - r, y - r)
        .lineTo(x + r, y + r)
        .moveTo(x - r, y + r)
        .lineTo(x + r, y - r)
        .stroke(edge);
      break;
  }
}

/** So far beyond the edge a point still counts as on it. */
const EDGE = 1;

/** Points that lie outside the axes are not shown. */
export function points(options: PointsOptions = {}): Mark<Points> {
  const { shape = 'dot', colour = 'bright', radius = 4, axis = 'y', name } = options;
  return (plot) => {
    const root = new Graphics({ label: 'points' });
    const store = new PointsStore();
    const tint = colourOf(plot.colours, colour);
    const draw = (): void => {
      root.clear();
      for (let n = 0; n < store.count; n++) {
        const x = plot.x.at(store.x[n] ?? 0);
        const y = plot[axis].at(store.y[n] ?? 0);
        if (x >= -EDGE && x <= plot.width + EDGE && y >= -EDGE && y <= plot.height + EDGE)
          drawShape(root, shape, x, y, radius, tint, plot.colours.ground);
      }
    };
    return {
      root,
      legend: name === undefined ? undefined : { name, colour, sample: 'dot' },
      place: draw,
      ...pointsInput(store, draw),
    };
  };
}

export interface ErrorBars extends MarkView {
  /** From `low` to `high` at each `x`. */
  set(x: ArrayLike<number>, low: ArrayLike<number>, high: ArrayLike<number>, count?: number): void;
}

export function errorBars({
  colour = 'main',
  axis = 'y',
}: {
  readonly colour?: SeriesColour;
  readonly axis?: ValueAxis;
} = {}): Mark<ErrorBars> {
  return (plot) => {
    const root = new Graphics({ label: 'error bars' });
    const lows = new PointsStore();
    const highs = new PointsStore();
    const draw = (): void => {
      root.clear();
      const y = plot[axis];
      const within = (at: number): number => Math.min(plot.height, Math.max(0, at));
      let any = false;
      for (let n = 0; n < Math.min(lows.count, highs.count); n++) {
        const x = plot.x.at(lows.x[n] ?? 0);
        const [low, high] = [within(y.at(lows.y[n] ?? 0)), within(y.at(highs.y[n] ?? 0))];
        if (!(x >= -EDGE && x <= plot.width + EDGE) || Number.isNaN(low + high)) continue;
        root.moveTo(x, low).lineTo(x, high);
        for (const end of [low, high]) root.moveTo(x - 3, end).lineTo(x + 3, end);
        any = true;
      }
      if (any) root.stroke({ width: 1.4, color: colourOf(plot.colours, colour) });
    };
    let changed = false;
    const note = (): void => {
      changed = true;
    };
    const [low, high] = [pointsInput(lows, note), pointsInput(highs, note)];
    return {
      root,
      place: draw,
      set(x, lowValues, highValues, count = x.length) {
        low.columns(x, lowValues, count);
        high.columns(x, highValues, count);
        if (changed) draw();
        changed = false;
      },
    };
  };
}

export interface BarsOptions {
  /** One for all, or one for each bar in turn. */
  readonly colour?: SeriesColour | readonly SeriesColour[];
  /** Part of a bar's share of the axis that stays free, default 0.16. */
  readonly gap?: number;
  /** Ends of the first and the last bar on the x axis; default its domain. With names, bar n stands at n. */
  readonly from?: number;
  readonly to?: number;
  /** Where bars begin; default 0, or the nearest end of the axis. */
  readonly base?: number;
  readonly alpha?: number;
  readonly axis?: ValueAxis;
  readonly name?: string;
}

export interface Bars extends MarkView {
  /** A value each; one that is not finite has no bar. Only bars that changed are drawn anew. */
  set(values: ArrayLike<number>): void;
}

/** Columns side by side: a histogram over the x axis, or amounts by name. */
export function bars(options: BarsOptions = {}): Mark<Bars> {
  const { colour = 'main', gap = 0.16, from, to, base = 0, alpha = 1, axis = 'y', name } = options;
  return (plot) => {
    const root = new Container({ label: 'bars', alpha });
    const shape = new GraphicsContext().rect(0, 0, 1, 1).fill(0xffffff);
    root.once('destroyed', () => shape.destroy());
    const tintOf = (n: number): number => {
      const one = typeof colour === 'object' ? (colour[n % colour.length] ?? 'main') : colour;
      return colourOf(plot.colours, one);
    };
    const items: Graphics[] = [];
    const placed: { y: number; height: number }[] = [];
    let values = new Float64Array(0);
    let level = 0;
    const draw = (n: number): void => {
      const item = items[n];
      const was = placed[n];
      if (!item || !was) return;
      const y = plot[axis].at(values[n] ?? Number.NaN);
      const end = Math.min(plot.height, Math.max(0, Number.isNaN(y) ? level : y));
      const [top, height] = [Math.min(end, level), Math.abs(end - level)];
      // Less than half a unit is not seen.
      const seen = Math.abs(top - was.y) + Math.abs(height - was.height) > 0.5 || (height === 0) !== (was.height === 0);
      if (!seen) return;
      was.y = top;
      was.height = height;
      item.visible = height > 0;
      item.y = top;
      item.scale.y = Math.max(0.001, height);
    };
    const place = (): void => {
      const [first, last] = [plot.x.at(from ?? plot.x.domain[0]), plot.x.at(to ?? plot.x.domain[1])];
      const pitch = (last - first) / Math.max(1, items.length);
      const at = plot[axis].at(base);
      level = Math.min(plot.height, Math.max(0, Number.isNaN(at) ? plot.height : at));
      items.forEach((item, n) => {
        item.x = first + (n + gap / 2) * pitch;
        item.scale.x = Math.max(1, pitch * (1 - gap));
        const was = placed[n];
        if (was) was.height = was.y = Number.NEGATIVE_INFINITY;
        draw(n);
      });
    };
    return {
      root,
      legend:
        name === undefined ? undefined : { name, colour: typeof colour === 'object' ? 'main' : colour, sample: 'box' },
      place,
      set(next) {
        if (next.length !== values.length) {
          values = Float64Array.from(next);
          while (items.length > values.length) {
            items.pop()?.destroy();
            placed.pop();
          }
          while (items.length < values.length) {
            items.push(root.addChild(new Graphics({ context: shape, tint: tintOf(items.length), visible: false })));
            placed.push({ y: 0, height: 0 });
          }
          place();
          return;
        }
        for (let n = 0; n < values.length; n++) {
          const value = next[n] ?? Number.NaN;
          if (Object.is(value, values[n])) continue;
          values[n] = value;
          draw(n);
        }
      },
    };
  };
}

export interface BandOptions {
  /** Along which axis it reaches from one value to the other; it fills the other axis. */
  readonly along: 'x' | 'y';
  readonly colour?: SeriesColour;
  readonly alpha?: number;
  readonly name?: string;
}

export interface Band extends MarkView {
  set(from: number, to: number): void;
  hide(): void;
}

/** A range of an axis: what is measured over, or what is normal. */
export function band({ along, colour = 'main', alpha = 0.16, name }: BandOptions): Mark<Band> {
  return (plot) => {
    const root = new Graphics({ label: 'band', visible: false }).rect(0, 0, 1, 1).fill(colourOf(plot.colours, colour));
    root.alpha = alpha;
    let ends: readonly [number, number] | null = null;
    const place = (): void => {
      const length = along === 'x' ? plot.width : plot.height;
      const [one, two] = ends ? [plot[along].at(ends[0]), plot[along].at(ends[1])] : [0, 0];
      const first = Math.max(0, Math.min(one, two));
      const last = Math.min(length, Math.max(one, two));
      const shown = last > first;
      root.visible = shown;
      if (!shown) return;
      if (along === 'x') {
        root.position.set(snapped(first), 0);
        root.scale.set(snapped(last - first) || 0.5, plot.height);
      } else {
        root.position.set(0, snapped(first));
        root.scale.set(plot.width, snapped(last - first) || 0.5);
      }
    };
    return {
      root,
      legend: name === undefined ? undefined : { name, colour, sample: 'box' },
      place,
      set(from, to) {
        if (ends?.[0] === from && ends[1] === to) return;
        ends = [from, to];
        place();
      },
      hide() {
        if (!ends) return;
        ends = null;
        place();
      },
    };
  };
}

export interface RuleOptions {
  /** The axis whose value it marks: across the other one. */
  readonly along: 'x' | ValueAxis;
  readonly colour?: SeriesColour;
  readonly dashed?: boolean;
  readonly width?: number;
  readonly name?: string;
}

/** A line across the chart at a value: a cursor, a threshold, the time now. */
export interface Rule extends MarkView {
  /** With words at its end, which stay within the chart. Null hides it. */
  set(value: number | null, words?: string): void;
}

const DASHES = 5;

export function rule(options: RuleOptions): Mark<Rule> {
  const { along, colour = 'bright', dashed = false, width = 1.4, name } = options;
  return (plot) => {
    const tint = colourOf(plot.colours, colour);
    const root = new Container({ label: 'rule', visible: false });
    const stroke = new Graphics();
    const text = plot.context.text({ size: 12, weight: '600', colour: tint });
    text.style.stroke = { color: plot.colours.ground, width: 4, join: 'round' };
    root.addChild(stroke, text);
    let now: number | null = null;
    let length = -1;
    const draw = (): void => {
      const next = along === 'x' ? plot.height : plot.width;
      if (next === length) return;
      length = next;
      stroke.clear();
      const step = dashed ? DASHES * 2 : length;
      for (let at = 0; at < length; at += step) {
        const part = Math.min(dashed ? DASHES : length, length - at);
        if (along === 'x') stroke.rect(-width / 2, at, width, part);
        else stroke.rect(at, -width / 2, part, width);
      }
      stroke.fill(tint);
    };
    const place = (): void => {
      draw();
      const most = along === 'x' ? plot.width : plot.height;
      const at = now === null ? Number.NaN : plot[along].at(now);
      const shown = at >= -EDGE && at <= most + EDGE;
      root.visible = shown;
      if (!shown) return;
      const to = snapped(at);
      if (along === 'x') {
        if (root.x !== to) root.x = to;
        if (text.text !== '') {
          text.style.fontSize = plot.type.small;
          text.position.set(to + 6 + text.width > most ? Math.max(-to, -6 - text.width) : 6, 2);
        }
        return;
      }
      if (root.y !== to) root.y = to;
      if (text.text === '') return;
      text.style.fontSize = plot.type.small;
      text.position.set(plot.width - text.width - 2, to > text.height + 4 ? -text.height - 2 : 3);
    };
    return {
      root,
      legend: name === undefined ? undefined : { name, colour, sample: dashed ? 'dashes' : 'line' },
      place,
      set(value, words = '') {
        const said = text.text !== words;
        if (!said && value === now) return;
        if (said) text.text = words;
        now = value;
        place();
      },
    };
  };
}
