/** Titles of the axes and the legend: the row above the area, and the title along x. */
import { type Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import type { Size } from '../layout/layout';
import { APART, type AxisOptions, FIGURE_GAP, type FrameAxes, type FrameAxis, inkOf, LINE, TICK } from './frame-axes';
import type { LegendEntry } from './plot';
import { colourOf, type GroundColours } from './series-colours';

/** The row of figures below the axes, and the title along x. */
export interface Foot {
  /** Of the title; 0 without one. */
  readonly wide: number;
  /** The title has a row below that of the figures. */
  readonly ownRow: boolean;
  /** Height of the row of figures, and of all. */
  readonly figures: number;
  readonly height: number;
}

export interface FrameTitles {
  /** Titles of the values at the ends of the row above, the legend between or below; `head`: what stands at its right. Gives its height. */
  layHead(width: number, size: number, short: boolean, head: Size): number;
  /** The title along x and the figures: in one row where the chart is low. */
  layFoot(width: number, size: number, short: boolean, roomy: boolean): Foot;
  /** The title along x ends here. */
  placeFoot(right: number, y: number): void;
}

const titleOf = ({ unit = '' }: AxisOptions, name: string): string =>
  name === '' ? unit : unit === '' ? name : `${name}, ${unit}`;

interface Legend {
  /** Of all entries in one row. */
  width(size: number): number;
  /** Entries in rows from a place on, none beyond `right`. The rows that they need. */
  lay(x: number, y: number, right: number, size: number): number;
}

function createLegend(
  context: StageContext,
  colours: GroundColours,
  over: Container,
  legend: readonly LegendEntry[],
): Legend | null {
  if (legend.length === 0) return null;
  const names = legend.map(({ name, colour, sample }) => {
    const text = context.text({ text: name, size: 12, colour: colours.ink });
    const mark = new Graphics();
    over.addChild(mark, text);
    return { text, mark, tint: colourOf(colours, colour), sample };
  });

  return {
    width: (size) =>
      names.reduce((sum, { text }) => {
        text.style.fontSize = size;
        return sum + size * (1.8 + APART) + text.width;
      }, 0),
    lay(x, y, right, size) {
      let at = x;
      let rows = 1;
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
    },
  };
}

/** The longest form that fits; what does not even fit when short is broken into lines. */
function write(text: Text, axis: FrameAxis | null, room: number, size: number, brief: boolean): number {
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
}

/** Adds its texts to `over`. */
export function createFrameTitles(
  context: StageContext,
  colours: GroundColours,
  over: Container,
  axes: FrameAxes,
  entries: readonly LegendEntry[],
): FrameTitles {
  const title = (axis: FrameAxis | null): Text =>
    over.addChild(
      context.text({ size: 12, weight: '600', colour: inkOf(colours, axis), ...(axis ? {} : { text: '' }) }),
    );
  const titles = { x: title(axes.x), y: title(axes.y), y2: title(axes.y2) };
  const legend = createLegend(context, colours, over, entries);
  return {
    layHead(width, size, short, head) {
      const { y, y2 } = axes;
      const taken = head.width > 0 ? head.width + size * APART : 0;
      const half = Math.max(size * 2, (width - taken - size * APART) / (y2 ? 2 : 1));
      const yWide = write(titles.y, y, half, size, short);
      const y2Wide = write(titles.y2, y2, half, size, short);
      titles.y.position.set(0, 0);
      titles.y2.position.set(width - y2Wide, 0);
      let top = Math.max(yWide > 0 ? titles.y.height : 0, y2Wide > 0 ? titles.y2.height : 0, head.height);
      if (legend) {
        const from = yWide > 0 ? yWide + size * APART * 1.6 : 0;
        const to = width - taken - (y2Wide > 0 ? y2Wide + size * APART : 0);
        if (legend.width(size) - size * APART <= to - from) {
          legend.lay(Math.max(from, to - legend.width(size) + size * APART), 0, width, size);
          top = Math.max(top, size * LINE);
        } else top += legend.lay(0, top, width, size) * size * LINE;
      }
      const figuresY = !y.options.bare || (y2 !== null && !y2.options.bare);
      // Half of a figure at the upper end of the axis and, where there is room, what parts it from the words.
      return top + (top > 0 || figuresY ? size * (short ? 0.6 : 0.72) : 1);
    },
    layFoot(width, size, short, roomy) {
      const { x } = axes;
      const wide = write(titles.x, x, roomy ? width : width * 0.4, size, short);
      const ownRow = wide > 0 && (roomy || x.options.bare === true);
      const figures = x.options.bare ? 2 : TICK + size * (FIGURE_GAP * 0.5 + LINE);
      return { wide, ownRow, figures, height: figures + (ownRow ? titles.x.height + size * 0.1 : 0) };
    },
    placeFoot: (right, y) => titles.x.position.set(right, y),
  };
}
