/** What stands around the marks of a chart: grid, axes with their figures, titles, legend. It fits its margins to measured text. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import { type Area, FIGURE_GAP, type FrameAxes, type FrameAxis, type Margins, TICK, ticksOf } from './frame-axes';
import { createFrameFigures } from './frame-figures';
import { drawAxes, drawGrid, drawZeroes } from './frame-lines';
import { createFrameTitles, type Foot } from './frame-titles';
import type { LegendEntry } from './plot';
import type { FittedTick } from './scale';
import type { GroundColours } from './series-colours';

export interface ChartFrame {
  /** Grid and axes, below the marks. */
  readonly under: Container;
  /** Titles and legend, above them. */
  readonly over: Container;
  /** Places everything; the scales get their ranges. `head`: what stands at the right of the row above the axes. */
  lay(width: number, height: number, type: TypeSizes, least: Margins, head: Size): Area;
}

/** Least distances of figures that look well, in heights of small text. */
const PITCH = { x: 4.2, y: 2.3 } as const;
/** Below this height, in heights of small text, the title along x shares the row of the figures. */
const ROOMY = 13;
/** Below this height, likewise, titles take their short form. */
const TITLED = 9;
/** At least this part of the size is left to the area of the marks. */
const LEAST_AREA = 0.25;

/** Width of a figure. */
type WidthOf = (label: string) => number;

interface Along {
  readonly left: number;
  /** Of the area. */
  readonly width: number;
  readonly ticks: readonly FittedTick[];
}

function valueTicks(axis: FrameAxis | null, height: number, size: number): readonly FittedTick[] {
  if (!axis) return [];
  axis.scale.setRange(height, 0);
  return ticksOf(axis, { room: () => size, gap: size * 0.4, pitch: size * PITCH.y });
}

/** Figures along x, and the margins beside, which grow where the first or the last figure would stand out. */
function layAlong(x: FrameAxis, widthOf: WidthOf, width: number, size: number, least: Margins, foot: Foot): Along {
  let { left, right } = least;
  const half = (tick: FittedTick): number => widthOf(tick.label) / 2;
  const along = (): readonly FittedTick[] => {
    x.scale.setRange(0, Math.max(width * LEAST_AREA, width - left - right));
    return ticksOf(x, { room: widthOf, gap: size * 0.7, pitch: size * PITCH.x });
  };
  let ticks = along();
  const first = ticks[0];
  if (first && first.at - half(first) + left < 0) {
    left = half(first) - first.at;
    ticks = along();
  }
  const last = ticks.at(-1);
  const beyond = last ? last.at + half(last) - (width - left - right) : 0;
  if (beyond > right) {
    right = beyond;
    ticks = along();
  }
  const end = foot.wide > 0 && !foot.ownRow ? width - foot.wide - size * 0.7 : Number.POSITIVE_INFINITY;
  const fitting = ticks.filter((tick) => left + tick.at + half(tick) <= end && left + tick.at - half(tick) >= 0);
  return { left, width: Math.max(width * LEAST_AREA, width - left - right), ticks: fitting };
}

/** Figures of the values decide the margins beside. */
const beside = (ticks: readonly FittedTick[], widthOf: WidthOf, size: number): number =>
  ticks.length === 0 ? 0 : TICK + size * FIGURE_GAP + Math.max(...ticks.map(({ label }) => widthOf(label)));

export function createChartFrame(
  context: StageContext,
  colours: GroundColours,
  axes: FrameAxes,
  legend: readonly LegendEntry[],
): ChartFrame {
  const under = new Container({ label: 'axes' });
  const over = new Container({ label: 'titles' });
  const grid = new Graphics();
  const lines = new Graphics();
  under.addChild(grid, lines);
  const titles = createFrameTitles(context, colours, over, axes, legend);
  const figures = createFrameFigures(context, colours, under, axes);
  return {
    under,
    over,
    lay(width, height, type, least, head) {
      const size = type.small;
      figures.setSize(size);
      const short = height < TITLED * size;
      const top = titles.layHead(width, size, short, head);
      const foot = titles.layFoot(width, size, short, height >= ROOMY * size);
      const areaHeight = Math.max(height * LEAST_AREA, height - top - foot.height);
      const [y, y2] = [valueTicks(axes.y, areaHeight, size), valueTicks(axes.y2, areaHeight, size)];
      const margins = {
        left: Math.max(least.left, beside(y, figures.widthOf, size), 2),
        right: Math.max(least.right, beside(y2, figures.widthOf, size), 2),
      };
      const along = layAlong(axes.x, figures.widthOf, width, size, margins, foot);
      const area = { x: along.left, y: top, width: along.width, height: areaHeight };
      const ticks = { x: along.ticks, y, y2 };
      drawGrid(grid, colours, axes, area, ticks);
      drawAxes(lines, colours, axes, area, ticks);
      drawZeroes(lines, colours, axes, area);
      figures.place(area, ticks);
      const below = foot.ownRow ? foot.figures : TICK + size * FIGURE_GAP * 0.5;
      titles.placeFoot(width - foot.wide, top + areaHeight + below);
      return area;
    },
  };
}
