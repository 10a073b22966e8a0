/** What a chart gives its marks: the scales, the size of the area that they span, and the colours of the ground. */
import type { Container } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import type { Scale } from './scale';
import type { GroundColours, SeriesColour } from './series-colours';

export interface Plot {
  readonly context: StageContext;
  readonly colours: GroundColours;
  /** Places in the area: its origin is the upper left. */
  readonly x: Scale;
  readonly y: Scale;
  /** The second axis of values, at the right. Throws where the chart has none. */
  readonly y2: Scale;
  readonly width: number;
  readonly height: number;
  readonly type: TypeSizes;
  /** A mark needs more room above the axes than it said. */
  refit(): void;
}

/** A line of the legend. */
export interface LegendEntry {
  readonly name: string;
  readonly colour: SeriesColour;
  readonly sample: 'line' | 'dashes' | 'dot' | 'box';
}

/** Something drawn in a chart. */
export interface MarkView {
  readonly root: Container;
  /** The scales or the size changed: everything takes its place anew. */
  place(): void;
  readonly legend?: LegendEntry | undefined;
  /** The room that it needs at the right of the row above the axes. */
  head?(type: TypeSizes): Size;
}

/** A kind of mark with its options: the chart makes it. */
export type Mark<V extends MarkView> = (plot: Plot) => V;

/** Which axis of values a mark is drawn to. */
export type ValueAxis = 'y' | 'y2';
