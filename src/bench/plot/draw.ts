/** Draws a plot on a 2-D canvas. Knows neither React nor the bench: everything comes in `PlotScene`. */
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { formatSignificant } from '../../../engine/runtime/format';
import { tickTexts } from './plot-text';
import type { LineResult, PlotPoint, TraceLine } from './series';

export interface PlotScene {
  readonly xTitle: string;
  readonly yTitle: string;
  readonly trace: TraceLine | null;
  readonly points: readonly PlotPoint[];
  /** Points of this run are drawn full, earlier ones hollow and grey. */
  readonly currentRun: number;
  readonly fit: LineResult | null;
  readonly derivative: readonly { readonly x: number; readonly y: number }[];
  readonly derivativeTitle: string;
  /** Where the curve is steepest, and what is written there. */
  readonly mark: { readonly x: number; readonly text: string } | null;
  /** What is written where there is nothing to draw yet; null where there is. */
  readonly empty: string | null;
  /** Values on the y axis are not shown. */
  readonly hidden: boolean;
}

export interface PlotPalette {
  readonly trace: string;
  readonly point: string;
  readonly old: string;
  readonly fit: string;
  readonly derivative: string;
  readonly grid: string;
  readonly ink: string;
  readonly ground: string;
  readonly face: string;
  readonly mono: string;
}

/** CSS px. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
  /** Device pixels of one CSS px. */
  readonly ratio: number;
}

/** Where things came to lie, for the crosshair: CSS px of a value, and back. */
export interface PlotFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly xOf: (value: number) => number;
  readonly yOf: (value: number) => number;
  readonly xAt: (px: number) => number;
  readonly yAt: (px: number) => number;
}

const TEXT_PX = 12;
/** Room for one label: px between ticks. */
const TICK_X_PX = 84;
const TICK_Y_PX = 42;
/** Closer points of a trace than this are one point on the screen. */
const SAME_PX = 0.4;

interface Extent {
  min: number;
  max: number;
}

const take = (extent: Extent, value: number): void => {
  if (value < extent.min) extent.min = value;
  if (value > extent.max) extent.max = value;
};

/** A domain that can be drawn: from zero where the data come near it, never of no width. */
export function domainOf({ min, max }: Extent): readonly [number, number] {
  if (!(min <= max)) return [0, 1];
  if (min === max) {
    if (min === 0) return [0, 1];
    return min > 0 ? [0, min * 1.25] : [min * 1.25, 0];
  }
  if (min > 0 && min < 0.4 * max) return [0, max];
  if (max < 0 && max > 0.4 * min) return [min, 0];
  return [min, max];
}

function extentsOf({ trace, points }: PlotScene): { readonly x: Extent; readonly y: Extent } {
  const x = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const y = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  if (trace) {
    for (let i = 0; i < trace.x.length; i++) {
      const [across = Number.NaN, up = Number.NaN] = [trace.x[i], trace.y[i]];
      if (Number.isNaN(across) || Number.isNaN(up)) continue;
      take(x, across);
      take(y, up);
    }
  }
  for (const point of points) {
    take(x, point.x - (point.ux ?? 0));
    take(x, point.x + (point.ux ?? 0));
    take(y, point.y - (point.uy ?? 0));
    take(y, point.y + (point.uy ?? 0));
  }
  return { x, y };
}

/** Draws the whole plot and says where it lies. */
export function drawPlot(
  context: CanvasRenderingContext2D,
  scene: PlotScene,
  size: PlotSize,
  palette: PlotPalette,
): PlotFrame {
  const { width, height, ratio } = size;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.textBaseline = 'middle';
  const mono = `${TEXT_PX}px ${palette.mono}`;
  const face = `${TEXT_PX}px ${palette.face}`;

  const extents = extentsOf(scene);
  const yScale = scaleLinear()
    .domain(domainOf(extents.y))
    .nice(Math.max(2, Math.round(height / TICK_Y_PX)));
  const yTicks = yScale.ticks(Math.max(2, Math.round((height - 60) / TICK_Y_PX)));
  const yTexts = scene.hidden ? yTicks.map(() => '') : tickTexts(yTicks);
  context.font = mono;
  const yWidth = Math.max(18, ...yTexts.map((text) => context.measureText(text).width));
  const twoAxes = scene.derivative.length > 0;
  const derivativeTexts = scene.hidden ? [] : derivativeDomain(scene).map((value) => formatSignificant(value, 2));
  const derivativeWidth = Math.max(0, ...derivativeTexts.map((text) => context.measureText(text).width));

  const left = Math.ceil(yWidth) + 14;
  const right = width - (twoAxes ? Math.ceil(derivativeWidth) + 18 : 14);
  const top = 26;
  const bottom = height - 40;
  yScale.range([bottom, top]);
  const xScale = scaleLinear()
    .domain(domainOf(extents.x))
    .nice(Math.max(2, Math.round((right - left) / TICK_X_PX)))
    .range([left, right]);
  const xTicks = xScale.ticks(Math.max(2, Math.round((right - left) / TICK_X_PX)));
  const xTexts = tickTexts(xTicks);

  // Grid and ticks.
  context.lineWidth = 1;
  context.strokeStyle = palette.grid;
  context.fillStyle = palette.ink;
  context.beginPath();
  for (const tick of yTicks) {
    const y = Math.round(yScale(tick)) + 0.5;
    context.moveTo(left, y);
    context.lineTo(right, y);
  }
  context.stroke();
  context.textAlign = 'right';
  for (const [index, tick] of yTicks.entries()) context.fillText(yTexts[index] ?? '', left - 8, yScale(tick));
  context.textAlign = 'center';
  for (const [index, tick] of xTicks.entries()) {
    const text = xTexts[index] ?? '';
    const half = context.measureText(text).width / 2;
    context.fillText(text, Math.min(width - 2 - half, Math.max(half + 2, xScale(tick))), bottom + 13);
  }
  context.strokeStyle = palette.ink;
  context.beginPath();
  context.moveTo(left, bottom + 0.5);
  context.lineTo(right, bottom + 0.5);
  context.stroke();

  context.font = face;
  context.textAlign = 'left';
  context.fillText(scene.yTitle, 4, 9, width - (twoAxes ? 150 : 8));
  context.textAlign = 'right';
  context.fillText(scene.xTitle, right, height - 8, right - left);

  context.save();
  context.beginPath();
  context.rect(left - 6, top - 8, right - left + 12, bottom - top + 16);
  context.clip();
  if (scene.mark) drawMark(context, scene.mark, xScale(scene.mark.x), { left, right, top, bottom }, palette);
  if (scene.trace) drawTrace(context, scene.trace, xScale, yScale, palette.trace);
  if (scene.fit) drawFit(context, scene.fit, xScale, yScale, palette.fit);
  if (twoAxes) drawDerivative(context, scene, xScale, { left, right, top, bottom }, palette);
  drawPoints(context, scene, xScale, yScale, palette);
  context.restore();
  if (twoAxes) drawDerivativeAxis(context, scene, derivativeTexts, { right, top, bottom, width }, palette);
  if (scene.empty !== null) {
    context.fillStyle = palette.ink;
    context.font = face;
    context.textAlign = 'center';
    context.fillText(scene.empty, (left + right) / 2, (top + bottom) / 2, right - left);
  }

  return {
    left,
    right,
    top,
    bottom,
    xOf: (value) => xScale(value),
    yOf: (value) => yScale(value),
    xAt: (px) => xScale.invert(px),
    yAt: (px) => yScale.invert(px),
  };
}

type Scale = ScaleLinear<number, number>;

function drawTrace(context: CanvasRenderingContext2D, trace: TraceLine, x: Scale, y: Scale, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.beginPath();
  let down = false;
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < trace.x.length; i++) {
    const [across = Number.NaN, up = Number.NaN] = [trace.x[i], trace.y[i]];
    if (Number.isNaN(across) || Number.isNaN(up)) {
      down = false;
      continue;
    }
    const [px, py] = [x(across), y(up)];
    if (!down) context.moveTo(px, py);
    else if (Math.abs(px - lastX) < SAME_PX && Math.abs(py - lastY) < SAME_PX) continue;
    else context.lineTo(px, py);
    down = true;
    lastX = px;
    lastY = py;
  }
  context.stroke();
}

function drawFit(context: CanvasRenderingContext2D, fit: LineResult, x: Scale, y: Scale, colour: string): void {
  const [from = 0, to = 1] = x.domain();
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.setLineDash([7, 5]);
  context.beginPath();
  context.moveTo(x(from), y(fit.intercept + fit.slope * from));
  context.lineTo(x(to), y(fit.intercept + fit.slope * to));
  context.stroke();
  context.setLineDash([]);
}

function drawPoints(
  context: CanvasRenderingContext2D,
  { points, currentRun }: PlotScene,
  x: Scale,
  y: Scale,
  palette: PlotPalette,
): void {
  for (const point of points) {
    const [px, py] = [x(point.x), y(point.y)];
    const now = point.run === currentRun;
    context.strokeStyle = now ? palette.point : palette.old;
    context.lineWidth = 1.5;
    context.beginPath();
    if (point.uy !== null) {
      context.moveTo(px, y(point.y - point.uy));
      context.lineTo(px, y(point.y + point.uy));
    }
    if (point.ux !== null) {
      context.moveTo(x(point.x - point.ux), py);
      context.lineTo(x(point.x + point.ux), py);
    }
    context.stroke();
    context.fillStyle = palette.ground;
    context.beginPath();
    if (now) context.arc(px, py, 4, 0, 2 * Math.PI);
    else context.rect(px - 3.5, py - 3.5, 7, 7);
    context.fill();
    context.stroke();
  }
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const derivativeDomain = ({ derivative }: PlotScene): readonly [number, number] => {
  const extent = { min: 0, max: 0 };
  for (const { y } of derivative) take(extent, y);
  return domainOf(extent);
};

function drawDerivative(
  context: CanvasRenderingContext2D,
  scene: PlotScene,
  x: Scale,
  { top, bottom }: Box,
  palette: PlotPalette,
): void {
  const y = scaleLinear().domain(derivativeDomain(scene)).range([bottom, top]);
  context.strokeStyle = palette.derivative;
  context.lineWidth = 1.5;
  context.setLineDash([2, 3]);
  context.beginPath();
  for (const point of scene.derivative) context.lineTo(x(point.x), y(point.y));
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = palette.derivative;
  for (const point of scene.derivative) {
    const [px, py] = [x(point.x), y(point.y)];
    context.beginPath();
    context.moveTo(px, py - 4);
    context.lineTo(px + 4, py + 3);
    context.lineTo(px - 4, py + 3);
    context.fill();
  }
}

/** The second axis has its ends written on it; the first one carries the grid. */
function drawDerivativeAxis(
  context: CanvasRenderingContext2D,
  scene: PlotScene,
  [least = '', most = '']: readonly string[],
  { right, top, bottom, width }: { right: number; top: number; bottom: number; width: number },
  palette: PlotPalette,
): void {
  context.fillStyle = palette.derivative;
  context.font = `${TEXT_PX}px ${palette.mono}`;
  context.textAlign = 'left';
  context.fillText(most, right + 10, top);
  context.fillText(least, right + 10, bottom);
  context.font = `${TEXT_PX}px ${palette.face}`;
  context.textAlign = 'right';
  context.fillText(scene.derivativeTitle, width - 4, 9, width / 2);
}

function drawMark(
  context: CanvasRenderingContext2D,
  mark: { readonly text: string },
  x: number,
  { left, right, top, bottom }: Box,
  palette: PlotPalette,
): void {
  context.strokeStyle = palette.derivative;
  context.fillStyle = palette.derivative;
  context.lineWidth = 1;
  context.setLineDash([4, 4]);
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x, bottom);
  context.stroke();
  context.setLineDash([]);
  const before = x > (left + right) / 2;
  context.textAlign = before ? 'right' : 'left';
  context.fillText(mark.text, x + (before ? -8 : 8), top + 20);
}
