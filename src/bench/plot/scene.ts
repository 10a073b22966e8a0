/** A plot as data: all that `draw.ts` needs, wherever it draws. */
import { combined, type SharedEffects } from '../../../engine/runtime/uncertain';
import type { Sliced } from '../../ui/sliced';
import type { Box, Painter } from './painter';

export type AxisScale = 'linear' | 'log';
export type Side = 'left' | 'right';
export type Domain = readonly [from: number, to: number];

export interface AxisTitle {
  readonly name: string;
  readonly unit: string;
}

export interface PlotPoint {
  /** Number of the row. */
  readonly row: number;
  /** How many series ago its series was the present one; 0 for that. */
  readonly series: number;
  /** Left out of fits; drawn crossed out. */
  readonly struck: boolean;
  readonly x: number;
  readonly y: number;
  /** Scatter as standard uncertainties: each point's own; null where no uncertainty is known. */
  readonly ux: number | null;
  readonly uy: number | null;
  /** What one standard uncertainty of each effect that points share does to this one; absent where there is none. */
  readonly sharedX?: SharedEffects;
  readonly sharedY?: SharedEffects;
  /** Whole standard uncertainties, where they were known before they were parted. */
  readonly wholeX?: number;
  readonly wholeY?: number;
}

/** Whole standard uncertainty along an axis, as bars show it; null where none is known. */
export const barOf = (scatter: number | null, shared: SharedEffects = {}): number | null =>
  scatter === null ? null : combined(scatter, shared);

export interface TraceLine {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export interface AxisScene {
  readonly title: AxisTitle;
  readonly scale: AxisScale;
  /** What of the axis is shown; null for all of it. */
  readonly view: Domain | null;
}

export interface SeriesScene {
  readonly title: AxisTitle;
  readonly side: Side;
  readonly points: readonly PlotPoint[];
  readonly trace: TraceLine | null;
}

/** Places of values, in px. */
export interface Place {
  readonly box: Box;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** The value at a place along x. */
  readonly xAt: (px: number) => number;
}

/** Something that an analysis draws beneath the points. */
export interface OverlayScene {
  readonly side: Side;
  /** Values along y that must be in sight. */
  readonly reach: readonly number[];
  /** Values along x that must be in sight. */
  readonly reachX?: readonly number[];
  readonly paint: (painter: Painter, place: Place, palette: PlotPalette) => void;
}

/** A second, lower plot along the same x axis. */
export interface LowerScene {
  /** Labels of its y axis, which need room. */
  readonly labels: readonly string[];
  /** What takes long before it can be painted there, in slices. */
  readonly prepare?: (place: Omit<Place, 'y'>) => Sliced<unknown>;
  readonly paint: (painter: Painter, place: Omit<Place, 'y'>, palette: PlotPalette) => void;
}

export interface PlotScene {
  readonly x: AxisScene;
  readonly left: AxisScene;
  readonly right: AxisScene | null;
  readonly series: readonly SeriesScene[];
  readonly errorBars: boolean;
  /** Points of the first series that a curve goes through; null where they are not told apart. */
  readonly fitted: ReadonlySet<PlotPoint> | null;
  readonly overlays: readonly OverlayScene[];
  readonly lower: LowerScene | null;
  /** The part of x that a fit is limited to. */
  readonly band: { readonly from: number | null; readonly to: number | null } | null;
  /** Above and below the plot, for a picture that stands alone; without lines it is a part of a page. */
  readonly heading: string | null;
  readonly footer: readonly string[];
  /** What is written where there is nothing to draw yet; null where there is. */
  readonly empty: string | null;
  /** Values on the y axes are not shown. */
  readonly hidden: boolean;
}

export interface PlotPalette {
  readonly trace: string;
  readonly point: string;
  readonly old: string;
  readonly fit: string;
  readonly derivative: string;
  /** Of the second to fourth series. */
  readonly more: readonly string[];
  readonly grid: string;
  readonly ink: string;
  readonly ground: string;
}
