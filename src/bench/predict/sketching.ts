/** A curve sketched by hand: some points evenly along x that are moved up and down, in shares of the plot. Pure. */
import { rangeOf } from '../../../engine/core/range';
import type { AnyEntry } from '../../../catalogue/define';
import { createMonotoneCubic } from '../../../engine/core/interpolate';
import type { ReadingDefs } from '../../../engine/contract';
import type { AxisScale, Domain, SeriesScene } from '../plot/scene';
import type { AxisSetting, PlotSettings } from '../plot/settings';
import { alongAxis } from '../plot/transform';
import type { Sketch } from './prediction';

/** Few enough to be moved one by one, enough for a step and its shoulders. */
export const HEIGHTS = 9;

/** A place in the plot, in shares from its lower left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The ends of the axes while the curve is sketched. */
export interface SketchFrame {
  readonly x: Domain;
  readonly y: Domain;
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
}

export interface Draft {
  readonly frame: SketchFrame;
  /** From 0 at the lower edge to 1. */
  readonly heights: readonly number[];
}

const inside = (share: number): number => Math.min(1, Math.max(0, share));

const valueAt = (share: number, [from, to]: Domain, scale: AxisScale): number =>
  scale === 'log' ? from * (to / from) ** share : from + share * (to - from);

const shareOf = (value: number, [from, to]: Domain, scale: AxisScale): number =>
  scale === 'log' ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);

const placeOf = (index: number): number => index / (HEIGHTS - 1);

/** The points of a draft in the units of the axes, without the binary rest. */
export const sketchPoints = ({ frame: { x, y, xScale, yScale }, heights }: Draft): Sketch['points'] =>
  heights.map((height, index) => [
    Number(valueAt(placeOf(index), x, xScale).toPrecision(6)),
    Number(valueAt(height, y, yScale).toPrecision(6)),
  ]);

/** The heights of a curve that was sketched before; level in the middle where there is none. */
export function heightsOf(sketch: Sketch | null, { x, y, xScale, yScale }: SketchFrame): readonly number[] {
  const places = Array.from({ length: HEIGHTS }, (_, index) => valueAt(placeOf(index), x, xScale));
  if (!sketch) return places.map(() => 0.5);
  const curve = createMonotoneCubic(
    sketch.points.map(([across]) => across),
    sketch.points.map(([, up]) => up),
  );
  return places.map((place) => inside(shareOf(curve.value(place), y, yScale)));
}

/** The pointer went from one place to another: the points that it passed come to its path, at least the nearest one. */
export function drawn(heights: readonly number[], from: Spot, to: Spot): readonly number[] {
  const nearest = Math.round(inside(to.x) * (HEIGHTS - 1));
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  return heights.map((height, index) => {
    const place = placeOf(index);
    if (index === nearest) return inside(to.y);
    if (place < left.x || place > right.x) return height;
    return inside(left.y + ((right.y - left.y) * (place - left.x)) / (right.x - left.x));
  });
}

export const moved = (heights: readonly number[], index: number, height: number): readonly number[] =>
  heights.map((before, at) => (at === index ? inside(height) : before));

// ---------------------------------------------------------------- the ends of the axes

interface FrameSource {
  readonly entry: AnyEntry;
  readonly readings: ReadingDefs;
  readonly settings: PlotSettings;
  /** Points that are there already. */
  readonly series: SeriesScene | null;
  readonly sketch: Sketch | null;
}

/** Which part of the plot is sketched on: what the entry says, else what the quantities can be, with all that is there in sight. */
export function sketchFrame({ entry, readings, settings, series, sketch }: FrameSource): SketchFrame {
  const [first] = settings.ys;
  const { plot, predict } = entry;
  const asBegun = same(settings.x, plot.x) && same(first, plot.y);
  const own = asBegun ? predict?.sketch : undefined;
  const points = [...(sketch?.points ?? []), ...(series?.points ?? []).map(({ x, y }) => [x, y] as const)];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const { xScale, yScale } = settings;
  return {
    x: usable(around(own?.x ?? boundsOf(settings.x, entry, readings), xs), xScale),
    y: usable(around(own?.y ?? boundsOf(first, entry, readings), ys), yScale),
    xScale,
    yScale,
  };
}

const same = (a: AxisSetting, b: { readonly column: string; readonly transform?: string }): boolean =>
  a.column === b.column && a.transform === (b.transform ?? 'value');

/** The range of an input or of an instrument, where it is known. */
function boundsOf(axis: AxisSetting, entry: AnyEntry, readings: ReadingDefs): Domain | null {
  const { column } = axis;
  const input = entry.inputs.find(({ id }) => id === column);
  const def = readings[column];
  const range = input && 'min' in input ? [input.min, input.max] : def?.kind === 'text' ? undefined : def?.range;
  const ends = (range ?? []).flatMap((value) => alongAxis(value, axis) ?? []);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return ends.length === 2 && from < to ? [from, to] : null;
}

function around(domain: Domain | null, values: readonly number[]): Domain {
  if (values.length === 0) return domain ?? [0, 1];
  const [least, most] = rangeOf(values);
  if (domain) return [Math.min(domain[0], least), Math.max(domain[1], most)];
  if (least === most) return least > 0 ? [0, 2 * least] : [least - 1, 1];
  // Room for a curve that goes another way.
  return [Math.min(0, least), most + 0.5 * (most - least)];
}

const DECADES_BELOW = 1e-3;

const usable = ([from, to]: Domain, scale: AxisScale): Domain => {
  if (scale === 'linear') return [from, to];
  return to > 0 ? [from > 0 ? from : to * DECADES_BELOW, to] : [1, 10];
};
