/**
 * One chart for every stage: axes, and marks that are composed. A chart is a part without a frame: the screen or the paper below
 * it is another one.
 *
 *     const chart = createChart(context, {
 *       ground: 'screen',
 *       x: { label: 'Extension', short: 'x', unit: 'm' },
 *       y: { label: 'Force', short: 'F', unit: 'N' },
 *       marks: { energy: area({ colour: 'orange' }), law: line(), rests: points(), now: pen({ colour: 'orange' }) },
 *     });
 *     chart.lay(box, type);
 *     chart.domain({ x: spans.hold(extension), y: forces.hold(force) });
 *     chart.marks.law.columns([0, extension], [0, force]);
 *     chart.marks.now.at(extension, force);
 */
import { Container } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../layout/layout';
import { createChartFrame } from './chart-frame';
import type { AxisOptions, FrameAxis, Margins } from './frame-axes';
import type { Domain } from './domains';
import type { LegendEntry, Mark, MarkView, Plot } from './plot';
import { AxisScale } from './scale';
import { type Ground, groundColours } from './series-colours';

export type MarksOf = Readonly<Record<string, Mark<MarkView>>>;

export interface ChartOptions<M extends MarksOf> {
  readonly x: AxisOptions;
  readonly y: AxisOptions;
  /** A second axis of values at the right, for marks that name it. */
  readonly y2?: AxisOptions;
  readonly ground: Ground;
  /** Drawn in this order. Those with a name have a line in the legend. */
  readonly marks: M;
}

export interface Chart<M extends MarksOf> extends Part {
  readonly marks: { readonly [K in keyof M]: ReturnType<M[K]> };
  lay(box: Box, type: TypeSizes, least?: Margins): void;
  least(type: TypeSizes): Size;
  /** The ends of axes; cheap when unchanged. Throws a RangeError on ends that are not finite, or not positive on a logarithmic axis. */
  domain(domains: { readonly x?: Domain; readonly y?: Domain; readonly y2?: Domain }): void;
  /** A place of the axes in units of the chart's parent, and back. */
  toPixel(x: number, y: number): Point;
  toValue(point: Point): Point;
  /** Where the marks are drawn, in units of the chart's parent. */
  readonly area: Box;
}

const NO_MARGINS: Margins = { left: 0, right: 0 };
const ALL: Domain = [0, 1];
/** The least size of a chart in heights of small text. */
const LEAST = { width: 13, height: 8 } as const;

const frameAxis = (options: AxisOptions): FrameAxis => ({
  options,
  scale: new AxisScale(
    options.domain ?? (options.names ? [-0.5, options.names.length - 0.5] : options.log ? [1, 10] : ALL),
    options.log ?? false,
  ),
});

export function createChart<const M extends MarksOf>(context: StageContext, options: ChartOptions<M>): Chart<M> {
  const root = new Container({ label: 'chart' });
  const colours = groundColours(context.theme, options.ground);
  const axes = {
    x: frameAxis(options.x),
    y: frameAxis(options.y),
    y2: options.y2 ? frameAxis(options.y2) : null,
  };
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  let least = NO_MARGINS;
  let area: Box = { x: 0, y: 0, width: 1, height: 1 };
  const plot: Plot = {
    context,
    colours,
    x: axes.x.scale,
    y: axes.y.scale,
    get y2() {
      if (!axes.y2) throw new Error('a mark names the second axis of a chart that has none');
      return axes.y2.scale;
    },
    get width() {
      return area.width;
    },
    get height() {
      return area.height;
    },
    get type() {
      return size;
    },
    refit: () => fit(),
  };
  const views: [string, MarkView][] = Object.entries(options.marks).map(([key, mark]) => [key, mark(plot)]);
  const legend = views.map(([, view]) => view.legend).filter((entry): entry is LegendEntry => entry !== undefined);
  const frame = createChartFrame(context, colours, axes, legend);
  const field = new Container({ label: 'marks' });
  field.addChild(...views.map(([, view]) => view.root));
  root.addChild(frame.under, field, frame.over);

  function fit(): void {
    if (box.width <= 0 || box.height <= 0) return;
    const head = { width: 0, height: 0 };
    for (const [, view] of views) {
      const own = view.head?.(size);
      head.width += own?.width ?? 0;
      head.height = Math.max(head.height, own?.height ?? 0);
    }
    area = frame.lay(box.width, box.height, size, least, head);
    field.position.set(area.x, area.y);
    for (const [, view] of views) view.place();
  }
  return {
    root,
    marks: Object.fromEntries(views) as Chart<M>['marks'],
    lay(next, type, margins = NO_MARGINS) {
      box = next;
      size = type;
      least = margins;
      root.position.set(box.x, box.y);
      fit();
    },
    least: ({ small }) => ({ width: LEAST.width * small, height: LEAST.height * small }),
    domain({ x, y, y2 }) {
      let changed = x !== undefined && axes.x.scale.setDomain(x);
      if (y !== undefined) changed = axes.y.scale.setDomain(y) || changed;
      if (y2 !== undefined && axes.y2) changed = axes.y2.scale.setDomain(y2) || changed;
      if (changed) fit();
    },
    toPixel: (x, y) => ({
      x: root.x + area.x + axes.x.scale.at(x),
      y: root.y + area.y + axes.y.scale.at(y),
    }),
    toValue: (point) => ({
      x: axes.x.scale.value(point.x - root.x - area.x),
      y: axes.y.scale.value(point.y - root.y - area.y),
    }),
    get area() {
      return { x: root.x + area.x, y: root.y + area.y, width: area.width, height: area.height };
    },
  };
}

/** Charts below each other whose areas begin and end at the same places. `weights`: their shares of the height. */
export function layBelow(
  charts: readonly Chart<MarksOf>[],
  weights: readonly number[],
  box: Box,
  type: TypeSizes,
): void {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = 0;
  let right = 0;
  for (const least of [NO_MARGINS, null]) {
    let { y } = box;
    charts.forEach((chart, n) => {
      const height = (box.height * (weights[n] ?? 0)) / all;
      chart.lay({ ...box, y, height }, type, least ?? { left, right });
      y += height;
    });
    for (const { area } of charts) {
      left = Math.max(left, area.x - box.x);
      right = Math.max(right, box.x + box.width - area.x - area.width);
    }
  }
}
