/** What stands around the marks of a chart: grid, axes with their figures, titles, legend. It fits its margins to measured text. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import type { LegendEntry } from './plot';
import { type AxisScale, fittedTicks, type FittedTick, minorTicksOf } from './scale';
import { colourOf, type GroundColours, type SeriesColour } from './series-colours';

export interface AxisOptions {
  /** '' where a name of the axis would only repeat what stands beside the chart. */
  readonly label: string;
  /** Instead of the label where the chart is small: its symbol, as a rule. */
  readonly short?: string;
  readonly unit?: string;
  /** The first domain; default 0 to 1. */
  readonly domain?: readonly [from: number, to: number];
  readonly log?: boolean;
  /** The only values that may get a figure; default round numbers. */
  readonly ticks?: readonly number[];
  readonly format?: (value: number) => string;
  /** Things instead of numbers, from 0 on: the domain then runs half a step beyond the first and the last. */
  readonly names?: readonly string[];
  /** Without figures and marks: where only the form of a curve matters. */
  readonly bare?: boolean;
  /** For an axis that belongs to one curve. */
  readonly colour?: SeriesColour;
}

export interface FrameAxis {
  readonly options: AxisOptions;
  readonly scale: AxisScale;
}

/** The area of the marks within the chart. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room that several charts agree on, so that their areas lie below each other. */
export interface Margins {
  readonly left: number;
  readonly right: number;
}

export interface ChartFrame {
  /** Grid and axes, below the marks. */
  readonly under: Container;
  /** Titles and legend, above them. */
  readonly over: Container;
  /** Places everything; the scales get their ranges. */
  /** `head`: what stands at the right of the row above the axes. */
  lay(width: number, height: number, type: TypeSizes, least: Margins, head: Size): Area;
}

const TICK = 5;
const MINOR = 3;
/** Between marks and figures, and between texts, in heights of small text. */
const FIGURE_GAP = 0.3;
const APART = 0.9;
const LINE = 1.3;
/** Least distances of figures that look well, in heights of small text. */
const PITCH = { x: 4.2, y: 2.3 } as const;
/** Below this height, in heights of small text, the title along x shares the row of the figures. */
const ROOMY = 13;
/** Below this height, likewise, titles take their short form. */
const TITLED = 9;
/** Minor marks need so much between two figures, stage units. */
const MINOR_FROM = 44;
/** At least this part of the size is left to the area of the marks. */
const LEAST_AREA = 0.25;

const titleOf = ({ unit = '' }: AxisOptions, name: string): string =>
  name === '' ? unit : unit === '' ? name : `${name}, ${unit}`;

export function createChartFrame(
  context: StageContext,
  colours: GroundColours,
  axes: { readonly x: FrameAxis; readonly y: FrameAxis; readonly y2: FrameAxis | null },
  legend: readonly LegendEntry[],
): ChartFrame {
  const under = new Container({ label: 'axes' });
  const over = new Container({ label: 'titles' });
  const grid = new Graphics();
  const lines = new Graphics();
  under.addChild(grid, lines);
  const inkOf = (axis: FrameAxis | null): number => colourOf(colours, axis?.options.colour ?? 'main');
  const title = (axis: FrameAxis | null): Text =>
    over.addChild(context.text({ size: 12, weight: '600', colour: inkOf(axis), ...(axis ? {} : { text: '' }) }));
  const titles = { x: title(axes.x), y: title(axes.y), y2: title(axes.y2) };
  const pools: Readonly<Record<'x' | 'y' | 'y2', Text[]>> = { x: [], y: [], y2: [] };
  const names = legend.map(({ name, colour, sample }) => {
    const text = context.text({ text: name, size: 12, colour: colours.ink });
    const mark = new Graphics();
    over.addChild(mark, text);
    return { text, mark, tint: colourOf(colours, colour), sample };
  });

  /** Widths of figures, measured once for each size of text. */
  const widths = new Map<string, number>();
  let measuredAt = 0;
  const probe = context.text({ size: 12, mono: true, colour: 0xffffff });
  under.once('destroyed', () => probe.destroy());
  const widthOf = (figures: string): number => {
    const known = widths.get(figures);
    if (known !== undefined) return known;
    probe.text = figures;
    const { width } = probe;
    widths.set(figures, width);
    return width;
  };

  const show = (axis: 'x' | 'y' | 'y2', ticks: readonly FittedTick[], size: number): readonly Text[] => {
    const pool = pools[axis];
    while (pool.length < ticks.length) {
      const anchor = axis === 'x' ? ([0.5, 0] as const) : ([axis === 'y' ? 1 : 0, 0.5] as const);
      pool.push(under.addChild(context.text({ size: 12, mono: true, colour: inkOf(axes[axis]), anchor })));
    }
    pool.forEach((text, n) => {
      const tick = ticks[n];
      text.visible = tick !== undefined;
      if (!tick) return;
      text.style.fontSize = size;
      text.text = tick.label;
    });
    return pool.slice(0, ticks.length);
  };

  /** The longest form that fits; what does not even fit when short is broken into lines. */
  const write = (text: Text, axis: FrameAxis | null, room: number, size: number, brief: boolean): number => {
    text.style.fontSize = size;
    text.style.wordWrap = false;
    const options = axis?.options;
    if (!options) return 0;
    const forms = [...(brief && options.short !== undefined ? [] : [options.label]), options.short ?? options.label];
    for (const form of forms) {
      text.text = titleOf(options, form);
      if (text.width <= room) return text.width;
    }
    text.style.wordWrap = true;
    text.style.wordWrapWidth = Math.max(size * 2, room);
    return text.width;
  };

  /** Entries in rows from a place on, none beyond `right`. The rows that they need. */
  const layLegend = (x: number, y: number, right: number, size: number): number => {
    let at = x;
    let rows = names.length > 0 ? 1 : 0;
    const sampleWidth = size * 1.4;
    for (const { text, mark, tint, sample } of names) {
      text.style.fontSize = size;
      const wide = sampleWidth + size * 0.4 + text.width;
      if (at > x && at + wide > right) {
        at = x;
        rows++;
      }
      const middle = y + (rows - 0.5) * size * LINE;
      mark.clear();
      if (sample === 'dot') mark.circle(at + sampleWidth / 2, middle, size * 0.32).fill(tint);
      else if (sample === 'box') mark.rect(at, middle - size * 0.35, sampleWidth, size * 0.7).fill(tint);
      else if (sample === 'line') mark.rect(at, middle - 1.25, sampleWidth, 2.5).fill(tint);
      else
        for (const part of [0, 0.4, 0.8])
          mark.rect(at + part * sampleWidth, middle - 1.25, sampleWidth * 0.22, 2.5).fill(tint);
      text.position.set(Math.round(at + sampleWidth + size * 0.4), Math.round(middle - text.height / 2));
      at += wide + size * APART;
    }
    return rows;
  };

  const legendWidth = (size: number): number =>
    names.reduce((sum, { text }) => {
      text.style.fontSize = size;
      return sum + size * (1.8 + APART) + text.width;
    }, 0);

  return {
    under,
    over,
    lay(width, height, type, least, head) {
      const size = type.small;
      if (measuredAt !== size) {
        widths.clear();
        measuredAt = size;
        probe.style.fontSize = size;
      }
      const { x, y, y2 } = axes;
      const row = size * LINE;
      const roomy = height >= ROOMY * size;
      const short = height < TITLED * size;

      // The row above: titles of the values at its ends, the legend between or below.
      const taken = head.width > 0 ? head.width + size * APART : 0;
      const half = Math.max(size * 2, (width - taken - size * APART) / (y2 ? 2 : 1));
      const yWide = write(titles.y, y, half, size, short);
      const y2Wide = write(titles.y2, y2, half, size, short);
      titles.y.position.set(0, 0);
      titles.y2.position.set(width - y2Wide, 0);
      let top = Math.max(yWide > 0 ? titles.y.height : 0, y2Wide > 0 ? titles.y2.height : 0, head.height);
      if (names.length > 0) {
        const from = yWide > 0 ? yWide + size * APART * 1.6 : 0;
        const to = width - taken - (y2Wide > 0 ? y2Wide + size * APART : 0);
        if (legendWidth(size) - size * APART <= to - from) {
          layLegend(Math.max(from, to - legendWidth(size) + size * APART), 0, width, size);
          top = Math.max(top, row);
        } else top += layLegend(0, top, width, size) * row;
      }
      const figuresY = !y.options.bare || (y2 !== null && !y2.options.bare);
      top += top > 0 ? size * 0.6 : figuresY ? size * 0.6 : 1;

      // The rows below.
      const xWide = write(titles.x, x, roomy ? width : width * 0.4, size, short);
      const ownRow = xWide > 0 && (roomy || x.options.bare === true);
      const figuresHigh = x.options.bare ? 2 : TICK + size * (FIGURE_GAP * 0.5 + LINE);
      const bottom = figuresHigh + (ownRow ? titles.x.height + size * 0.1 : 0);
      const areaHeight = Math.max(height * LEAST_AREA, height - top - bottom);

      // Figures of the values decide the margins beside.
      const valueTicks = (axis: FrameAxis | null): readonly FittedTick[] => {
        if (!axis) return [];
        axis.scale.setRange(areaHeight, 0);
        if (axis.options.bare) return [];
        return fittedTicks(axis.scale, {
          room: () => size,
          gap: size * 0.4,
          pitch: size * PITCH.y,
          fixed: axis.options.names ? axis.options.names.map((_, n) => n) : axis.options.ticks,
          format: axis.options.names ? (n) => axis.options.names?.[n] ?? '' : axis.options.format,
        });
      };
      const [yTicks, y2Ticks] = [valueTicks(y), valueTicks(y2)];
      const beside = (ticks: readonly FittedTick[]): number =>
        ticks.length === 0 ? 0 : TICK + size * FIGURE_GAP + Math.max(...ticks.map(({ label }) => widthOf(label)));
      let left = Math.max(least.left, beside(yTicks), 2);
      let right = Math.max(least.right, beside(y2Ticks), 2);
      const xRoom = (label: string): number => widthOf(label);
      const along = (): readonly FittedTick[] => {
        x.scale.setRange(0, Math.max(width * LEAST_AREA, width - left - right));
        if (x.options.bare) return [];
        return fittedTicks(x.scale, {
          room: xRoom,
          gap: size * 0.7,
          pitch: size * PITCH.x,
          fixed: x.options.names ? x.options.names.map((_, n) => n) : x.options.ticks,
          format: x.options.names ? (n) => x.options.names?.[n] ?? '' : x.options.format,
        });
      };
      let xTicks = along();
      const first = xTicks[0];
      if (first && first.at - widthOf(first.label) / 2 + left < 0) {
        left = widthOf(first.label) / 2 - first.at;
        xTicks = along();
      }
      const last = xTicks.at(-1);
      const beyond = last ? last.at + widthOf(last.label) / 2 - (width - left - right) : 0;
      if (beyond > right) {
        right = beyond;
        xTicks = along();
      }
      const areaWidth = Math.max(width * LEAST_AREA, width - left - right);
      if (xWide > 0 && !ownRow)
        xTicks = xTicks.filter(({ at, label }) => left + at + widthOf(label) / 2 <= width - xWide - size * 0.7);
      xTicks = xTicks.filter(({ at, label }) => left + at - widthOf(label) / 2 >= 0);

      // Grid, lines, marks.
      const crisp = (at: number): number => Math.round(at) - 0.5;
      const foot = top + areaHeight;
      grid.clear();
      for (const { at } of x.options.names ? [] : xTicks) if (at > 1) grid.rect(crisp(left + at), top, 1, areaHeight);
      for (const { at } of y.options.names ? [] : yTicks)
        if (at < areaHeight - 1) grid.rect(left, crisp(top + at), areaWidth, 1);
      grid.fill({ color: colours.grid, alpha: 0.75 });
      lines.clear();
      const minor = (axis: FrameAxis, ticks: readonly FittedTick[], mark: (at: number) => void): void => {
        if (axis.options.names || axis.options.ticks) return;
        const [first, second] = ticks;
        if (first && second && Math.abs(second.at - first.at) >= MINOR_FROM)
          for (const value of minorTicksOf(axis.scale, ticks.length - 1)) mark(axis.scale.at(value));
      };
      const down = (at: number, depth: number): void => {
        lines.moveTo(left + at, foot).lineTo(left + at, foot + depth);
      };
      const sideways = (at: number, depth: number): void => {
        lines.moveTo(left, top + at).lineTo(left - depth, top + at);
      };
      minor(x, xTicks, (at) => down(at, MINOR));
      for (const { at } of xTicks) down(at, x.options.names ? 0 : TICK);
      lines.moveTo(left, foot).lineTo(left + areaWidth, foot);
      lines.stroke({ width: 1.2, color: inkOf(x) });
      minor(y, yTicks, (at) => sideways(at, MINOR));
      for (const { at } of yTicks) sideways(at, y.options.names ? 0 : TICK);
      lines.moveTo(left, foot).lineTo(left, top);
      lines.stroke({ width: 1.2, color: inkOf(y) });
      if (y2) {
        for (const { at } of y2Ticks)
          lines.moveTo(left + areaWidth, top + at).lineTo(left + areaWidth + TICK, top + at);
        lines.moveTo(left + areaWidth, foot).lineTo(left + areaWidth, top);
        lines.stroke({ width: 1.2, color: inkOf(y2) });
      }
      const zero = y.scale.at(0);
      if (zero > 1 && zero < areaHeight - 1)
        lines.rect(left, crisp(top + zero), areaWidth, 1).fill({ color: inkOf(y), alpha: 0.6 });
      const upright = x.options.names ? 0 : x.scale.at(0);
      if (upright > 1 && upright < areaWidth - 1)
        lines.rect(crisp(left + upright), top, 1, areaHeight).fill({ color: inkOf(x), alpha: 0.6 });

      // Figures and the title along x.
      const figureTop = foot + TICK + size * FIGURE_GAP * 0.5;
      show('x', xTicks, size).forEach((text, n) => text.position.set(left + (xTicks[n]?.at ?? 0), figureTop));
      show('y', yTicks, size).forEach((text, n) =>
        text.position.set(left - TICK - size * FIGURE_GAP, top + (yTicks[n]?.at ?? 0)),
      );
      show('y2', y2Ticks, size).forEach((text, n) =>
        text.position.set(left + areaWidth + TICK + size * FIGURE_GAP, top + (y2Ticks[n]?.at ?? 0)),
      );
      titles.x.position.set(width - xWide, ownRow ? foot + figuresHigh : figureTop);
      return { x: left, y: top, width: areaWidth, height: areaHeight };
    },
  };
}
