/** What the parts of a chart's frame share: its axes, their figures, measures. */
import { type AxisScale, fittedTicks, type FittedTick } from './scale';
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

export interface FrameAxes {
  readonly x: FrameAxis;
  readonly y: FrameAxis;
  readonly y2: FrameAxis | null;
}

export type Ticks = Readonly<Record<'x' | 'y' | 'y2', readonly FittedTick[]>>;

/** Length of a mark, stage units. */
export const TICK = 5;
/** Between marks and figures, between texts, and of a line, in heights of small text. */
export const FIGURE_GAP = 0.3;
export const APART = 0.9;
export const LINE = 1.3;

export const inkOf = (colours: GroundColours, axis: FrameAxis | null): number =>
  colourOf(colours, axis?.options.colour ?? 'main');

export const ticksOf = (
  { options, scale }: FrameAxis,
  fit: { readonly room: (label: string) => number; readonly gap: number; readonly pitch: number },
): readonly FittedTick[] =>
  options.bare
    ? []
    : fittedTicks(scale, {
        ...fit,
        fixed: options.names ? options.names.map((_, n) => n) : options.ticks,
        format: options.names ? (n) => options.names?.[n] ?? '' : options.format,
      });
