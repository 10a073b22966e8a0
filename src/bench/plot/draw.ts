/** Draws a plot. Knows neither React nor the bench nor what it draws on: everything comes in `PlotScene` and `Painter`. */
import type { Sliced } from '../../ui/sliced';
import { memoisedReduce } from '../notebook/incremental';
import { type Along, type Axis, axisOf, type Extent, noExtent, placing, take } from './axis';
import { barX, barY, drawnPoints, slicedPoints } from './crowd';
import { FEW } from './decimate';
import type { Box, Painter } from './painter';
import { titleText } from './plot-text';
import {
  type AxisScale,
  type PlotPalette,
  type PlotPoint,
  type PlotScene,
  type SeriesScene,
  type Side,
  type TraceLine,
} from './scene';

/** CSS px. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** Where things came to lie, for the crosshair and for zooming. */
export interface PlotFrame extends Box {
  readonly x: Axis;
  readonly leftAxis: Axis;
  readonly rightAxis: Axis | null;
}

export const axisAt = (frame: PlotFrame, side: Side): Axis =>
  side === 'right' ? (frame.rightAxis ?? frame.leftAxis) : frame.leftAxis;

/** Room for one label: px between ticks. */
const TICK_X_PX = 84;
const TICK_Y_PX = 42;
/** Closer points of a trace than this are one point on the screen. */
const SAME_PX = 0.4;
const FOOTER_PX = 20;
const POINT_PX = 4;
const OLD_PX = 3;
/** Of the height, and at least, for a lower plot. */
const LOWER_SHARE = 0.28;
const LOWER_PX = 84;

function takeTrace(trace: TraceLine, x: Extent, y: Extent, scene: PlotScene, log: boolean): void {
  for (let i = 0; i < trace.x.length; i++) {
    const [across = Number.NaN, up = Number.NaN] = [trace.x[i], trace.y[i]];
    if (Number.isNaN(across) || Number.isNaN(up)) continue;
    take(x, across, scene.x.scale);
    take(y, up, log ? 'log' : 'linear');
  }
}

/** Takes the ends of an error bar, as far as an axis must reach for them: not beyond zero for its sake alone. */
function takeBar(extent: Extent, value: number, u: number, scale: AxisScale): void {
  take(extent, value >= 0 ? Math.max(0, value - u) : value - u, scale);
  take(extent, value <= 0 ? Math.min(0, value + u) : value + u, scale);
}

interface Reach {
  readonly x: Extent;
  readonly y: Extent;
}

/** How far lists of points reach, by what is looked at: points stay while traces are drawn over them ten times a second. */
const reaches = new Map<string, (points: readonly PlotPoint[]) => Reach>();

function reachOf(points: readonly PlotPoint[], errorBars: boolean, xScale: AxisScale, yScale: AxisScale): Reach {
  const name = `${errorBars} ${xScale} ${yScale}`;
  const known = reaches.get(name);
  if (known) return known(points);
  const made = memoisedReduce<PlotPoint, Reach>({ x: noExtent(), y: noExtent() }, (before, more) => {
    const reach = { x: { ...before.x }, y: { ...before.y } };
    for (const point of more) {
      const bars = errorBars && !point.struck;
      takeBar(reach.x, point.x, bars ? (barX(point) ?? 0) : 0, xScale);
      takeBar(reach.y, point.y, bars ? (barY(point) ?? 0) : 0, yScale);
    }
    return reach;
  });
  reaches.set(name, made);
  return made(points);
}

function takeAll(extent: Extent, { min, max }: Extent): void {
  extent.min = Math.min(extent.min, min);
  extent.max = Math.max(extent.max, max);
}

function extentsOf(scene: PlotScene): { readonly x: Extent; readonly left: Extent; readonly right: Extent } {
  const extents = { x: noExtent(), left: noExtent(), right: noExtent() };
  for (const { side, points, trace } of scene.series) {
    const scale = scene[side]?.scale ?? 'linear';
    const y = extents[side];
    if (trace) takeTrace(trace, extents.x, y, scene, scale === 'log');
    const reach = reachOf(points, scene.errorBars, scene.x.scale, scale);
    takeAll(extents.x, reach.x);
    takeAll(y, reach.y);
  }
  for (const { side, reach, reachX = [] } of scene.overlays) {
    for (const value of reachX) take(extents.x, value, scene.x.scale);
    for (const value of reach) take(extents[side], value, scene[side]?.scale ?? 'linear');
  }
  return extents;
}

/** Where everything comes to lie. */
interface Layout {
  readonly frame: PlotFrame;
  /** Of the lower plot. */
  readonly lower: Box;
  /** What a heading takes. */
  readonly above: number;
  /** Where the labels along x begin. */
  readonly floor: number;
}

function layoutOf(painter: Painter, scene: PlotScene, { width, height }: PlotSize): Layout {
  const extents = extentsOf(scene);
  const above = scene.heading === null ? 0 : 26;
  const below = scene.footer.length * FOOTER_PX;
  const lowerHeight = scene.lower ? Math.max(LOWER_PX, LOWER_SHARE * height) : 0;
  const top = 26 + above;
  const floor = height - 40 - below;
  const bottom = floor - lowerHeight;

  const along = (side: Side): Axis | null => {
    const axis = scene[side];
    const ticks = (bottom - top) / TICK_Y_PX;
    return axis && axisOf({ ...axis, extent: extents[side], from: bottom, to: top, ticks });
  };
  const leftAxis = along('left') ?? axisOf({ ...scene.left, extent: extents.left, from: bottom, to: top, ticks: 2 });
  const rightAxis = along('right');
  const widthOf = (axis: Axis): number =>
    scene.hidden ? 0 : Math.ceil(Math.max(0, ...axis.ticks.map(({ text }) => painter.measure(text, 'mono'))));
  const lowerWidth = Math.max(0, ...(scene.lower?.labels ?? []).map((text) => painter.measure(text, 'mono')));
  const left = Math.max(18, widthOf(leftAxis), Math.ceil(lowerWidth)) + 14;
  const right = width - (rightAxis ? widthOf(rightAxis) + 18 : 14);
  const x = axisOf({ ...scene.x, extent: extents.x, from: left, to: right, ticks: (right - left) / TICK_X_PX });
  return {
    frame: { left, right, top, bottom, x, leftAxis, rightAxis },
    lower: { left, right, top: bottom + 12, bottom: floor },
    above,
    floor,
  };
}

const lowerPlace = ({ frame: { x }, lower }: Layout) => ({ box: lower, x: placing(x), xAt: x.at });

/** What takes long before a plot of very many points can be drawn, in slices; it is drawn at once then. */
export function* preparedPlot(painter: Painter, scene: PlotScene, size: PlotSize): Sliced<void> {
  const layout = layoutOf(painter, scene, size);
  const { frame } = layout;
  for (const { points, side } of scene.series) {
    yield* slicedPoints(points, scene.errorBars, frame, frame.x, axisAt(frame, side));
  }
  if (scene.lower?.prepare) yield* scene.lower.prepare(lowerPlace(layout));
}

/** Draws the whole plot and says where it lies. */
export function drawPlot(painter: Painter, scene: PlotScene, size: PlotSize, palette: PlotPalette): PlotFrame {
  const { width, height } = size;
  const layout = layoutOf(painter, scene, size);
  const { frame, above, floor } = layout;
  const { x, left, right, top, bottom } = frame;
  const box = { left, right, top, bottom };

  if (scene.heading !== null) {
    painter.text(scene.heading, 4, 14, { colour: palette.point, face: 'bold', maxWidth: width - 8 });
  }
  for (const [line, text] of scene.footer.entries()) {
    const y = height - 10 - (scene.footer.length - 1 - line) * FOOTER_PX;
    painter.text(text, 4, y, { colour: palette.ink, maxWidth: width - 8 });
  }
  drawAxes(painter, scene, frame, floor, palette);
  drawTitles(painter, scene, box, { width, above, floor }, palette);

  const place = { box, x: x.of, xAt: x.at };
  const yOf = (side: Side) => axisAt(frame, side).of;
  painter.clipped({ left: left - 6, right: right + 6, top: top - 8, bottom: bottom + 8 }, () => {
    if (scene.band) drawBand(painter, scene.band, frame, palette);
    for (const [index, { trace, side }] of scene.series.entries()) {
      if (trace) drawTrace(painter, trace, x.of, yOf(side), palette.more[index - 1] ?? palette.trace);
    }
    for (const overlay of scene.overlays) overlay.paint(painter, { ...place, y: yOf(overlay.side) }, palette);
    for (const [index, series] of scene.series.entries()) {
      drawPoints(painter, scene, series, index, box, x, axisAt(frame, series.side), palette);
    }
  });
  scene.lower?.paint(painter, lowerPlace(layout), palette);
  if (scene.empty !== null) {
    const middle = { colour: palette.ink, align: 'center', maxWidth: right - left } as const;
    painter.text(scene.empty, (left + right) / 2, (top + bottom) / 2, middle);
  }
  return frame;
}

function drawAxes(painter: Painter, scene: PlotScene, frame: PlotFrame, floor: number, palette: PlotPalette): void {
  const { x, leftAxis, rightAxis, left, right, bottom } = frame;
  painter.begin();
  for (const { value } of leftAxis.ticks) {
    const y = Math.round(leftAxis.of(value)) + 0.5;
    painter.moveTo(left, y);
    painter.lineTo(right, y);
  }
  painter.stroke(palette.grid, 1);
  const ink = palette.ink;
  if (!scene.hidden) {
    for (const { value, text } of leftAxis.ticks) {
      painter.text(text, left - 8, leftAxis.of(value), { colour: ink, face: 'mono', align: 'right' });
    }
    for (const { value, text } of rightAxis?.ticks ?? []) {
      painter.text(text, right + 8, rightAxis?.of(value) ?? 0, { colour: ink, face: 'mono' });
    }
  }
  for (const { value, text } of x.ticks) {
    const half = painter.measure(text, 'mono') / 2;
    const at = Math.min(right + 12 - half, Math.max(half + 2, x.of(value)));
    painter.text(text, at, floor + 13, { colour: ink, face: 'mono', align: 'center' });
  }
  painter.begin();
  painter.moveTo(left, bottom + 0.5);
  painter.lineTo(right, bottom + 0.5);
  if (rightAxis) {
    painter.moveTo(right + 0.5, bottom);
    painter.lineTo(right + 0.5, frame.top);
  }
  painter.stroke(ink, 1);
}

function drawTitles(
  painter: Painter,
  scene: PlotScene,
  { right, left }: Box,
  { width, above, floor }: { readonly width: number; readonly above: number; readonly floor: number },
  palette: PlotPalette,
): void {
  const y = 9 + above;
  const half = scene.right ? width / 2 - 12 : width - 8;
  const colour = palette.ink;
  if (scene.series.length === 1) {
    painter.text(titleText(scene.left.title), 4, y, { colour, maxWidth: half });
    if (scene.right) {
      painter.text(titleText(scene.right.title), width - 4, y, { colour, align: 'right', maxWidth: half });
    }
  } else {
    drawLegend(painter, scene, { y, width, half }, palette);
  }
  painter.text(titleText(scene.x.title), right, floor + 32, { colour, align: 'right', maxWidth: right - left });
}

/** Shapes with the names of what they stand for, on the side of their axis. */
function drawLegend(
  painter: Painter,
  scene: PlotScene,
  { y, width, half }: { readonly y: number; readonly width: number; readonly half: number },
  palette: PlotPalette,
): void {
  for (const side of ['left', 'right'] as const) {
    const entries = scene.series.flatMap((series, index) =>
      series.side === side ? [{ index, text: titleText(series.title) }] : [],
    );
    const most = half / Math.max(1, entries.length) - 26;
    const widths = entries.map(({ text }) => Math.min(most, painter.measure(text, 'text')));
    let x = side === 'left' ? 10 : width - 4 - widths.reduce((sum, each) => sum + each + 26, 0) + 16;
    for (const [at, { index, text }] of entries.entries()) {
      mark(painter, index, x, y, POINT_PX);
      painter.stroke(seriesColour(index, palette), 1.5);
      painter.text(text, x + 9, y, { colour: palette.ink, maxWidth: most });
      x += (widths[at] ?? 0) + 26;
    }
  }
}

const seriesColour = (index: number, palette: PlotPalette): string => palette.more[index - 1] ?? palette.point;

/** The outline of a series' points: circle, square, triangle, diamond. */
function mark(painter: Painter, index: number, x: number, y: number, size: number): void {
  painter.begin();
  switch (index) {
    case 0:
      return painter.circle(x, y, size);
    case 1:
      return painter.rect(x - 0.88 * size, y - 0.88 * size, 1.76 * size, 1.76 * size);
    case 2:
      painter.moveTo(x, y - 1.2 * size);
      painter.lineTo(x + 1.1 * size, y + 0.8 * size);
      painter.lineTo(x - 1.1 * size, y + 0.8 * size);
      return painter.close();
    default:
      painter.moveTo(x, y - 1.3 * size);
      painter.lineTo(x + 1.3 * size, y);
      painter.lineTo(x, y + 1.3 * size);
      painter.lineTo(x - 1.3 * size, y);
      return painter.close();
  }
}

function drawBand(
  painter: Painter,
  { from, to }: NonNullable<PlotScene['band']>,
  { x, left, right, top, bottom }: PlotFrame,
  palette: PlotPalette,
): void {
  // A limit at zero or below lies beyond the left of a logarithmic axis.
  const edge = (limit: number | null, open: number): number => {
    const px = limit === null ? open : x.of(limit);
    return Number.isNaN(px) ? left - 6 : px;
  };
  const [start, end] = [edge(from, left - 6), edge(to, right + 6)];
  painter.begin();
  painter.rect(start, top - 8, end - start, bottom - top + 16);
  painter.fill(palette.fit, 0.1);
  painter.begin();
  for (const px of [start, end]) {
    painter.moveTo(px, top - 8);
    painter.lineTo(px, bottom);
  }
  painter.stroke(palette.fit, 1);
}

function drawTrace(painter: Painter, trace: TraceLine, x: Along, y: Along, colour: string): void {
  painter.begin();
  let down = false;
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < trace.x.length; i++) {
    const [px, py] = [x(trace.x[i] ?? Number.NaN), y(trace.y[i] ?? Number.NaN)];
    if (Number.isNaN(px) || Number.isNaN(py)) {
      down = false;
      continue;
    }
    if (!down) painter.moveTo(px, py);
    else if (Math.abs(px - lastX) < SAME_PX && Math.abs(py - lastY) < SAME_PX) continue;
    else painter.lineTo(px, py);
    down = true;
    lastX = px;
    lastY = py;
  }
  painter.stroke(colour, 2);
}

function drawPoints(
  painter: Painter,
  { errorBars, fitted }: PlotScene,
  { points }: SeriesScene,
  index: number,
  box: Box,
  xAxis: Axis,
  yAxis: Axis,
  palette: PlotPalette,
): void {
  const [x, y] = [xAxis.of, yAxis.of];
  const drawn = drawnPoints(points, errorBars, box, xAxis, yAxis);
  const colourOf = ({ series, struck }: PlotPoint): string =>
    series === 0 && !struck ? seriesColour(index, palette) : palette.old;
  // Bars of a crowd lie below all its marks.
  const crowd = points.length > FEW;
  if (errorBars && crowd) {
    for (const point of drawn) if (!point.struck) drawErrorBars(painter, point, x, y, colourOf(point));
  }
  for (const point of drawn) {
    const [px, py] = [x(point.x), y(point.y)];
    if (Number.isNaN(px) || Number.isNaN(py)) continue;
    // Those of the present series are large, earlier ones small and grey.
    const now = point.series === 0;
    const colour = colourOf(point);
    if (errorBars && !point.struck && !crowd) drawErrorBars(painter, point, x, y, colour);
    const radius = now ? POINT_PX : OLD_PX;
    // What a curve goes through is filled.
    const ground = fitted?.has(point) ? colour : palette.ground;
    if (index === 0) painter.disc({ x: px, y: py, radius, ground, edge: colour, width: 1.5 });
    else {
      mark(painter, index, px, py, radius);
      painter.fill(palette.ground);
      painter.stroke(colour, 1.5);
    }
    if (!point.struck) continue;
    painter.begin();
    for (const sign of [1, -1]) {
      painter.moveTo(px - 5.5, py - 5.5 * sign);
      painter.lineTo(px + 5.5, py + 5.5 * sign);
    }
    painter.stroke(colour, 1.5);
  }
}

function drawErrorBars(painter: Painter, point: PlotPoint, x: Along, y: Along, colour: string): void {
  const [px, py] = [x(point.x), y(point.y)];
  if (Number.isNaN(px) || Number.isNaN(py)) return;
  /** The end of a bar that reaches below zero on a logarithmic axis is off the plot. */
  const end = (px_: number, beyond: number): number => (Number.isNaN(px_) ? beyond : px_);
  const [ux, uy] = [barX(point), barY(point)];
  painter.begin();
  if (uy !== null) {
    painter.moveTo(px, end(y(point.y - uy), 1e4));
    painter.lineTo(px, y(point.y + uy));
  }
  if (ux !== null) {
    painter.moveTo(end(x(point.x - ux), -1e4), py);
    painter.lineTo(x(point.x + ux), py);
  }
  painter.stroke(colour, 1.5);
}
