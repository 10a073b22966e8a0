/** Grid, axes and their marks. */
import type { Graphics } from 'pixi.js';
import { type Area, type FrameAxes, type FrameAxis, inkOf, TICK, type Ticks } from './frame-axes';
import { type FittedTick, minorTicksOf } from './scale';
import type { GroundColours } from './series-colours';

const MINOR = 3;
/** Minor marks need so much between two figures, stage units. */
const MINOR_FROM = 44;

/** A line of one unit lies on whole pixels. */
const crisp = (at: number): number => Math.round(at) - 0.5;

/** Where minor marks stand: none where figures are close, or stand for things. */
function minorPlaces({ options, scale }: FrameAxis, ticks: readonly FittedTick[]): readonly number[] {
  const [first, second] = ticks;
  if (options.names || options.ticks || !first || !second || Math.abs(second.at - first.at) < MINOR_FROM) return [];
  return minorTicksOf(scale, ticks.length - 1).map((value) => scale.at(value));
}

export function drawGrid(
  grid: Graphics,
  colours: GroundColours,
  axes: FrameAxes,
  area: Area,
  { x: xTicks, y: yTicks }: Ticks,
): void {
  grid.clear();
  for (const { at } of axes.x.options.names ? [] : xTicks)
    if (at > 1) grid.rect(crisp(area.x + at), area.y, 1, area.height);
  for (const { at } of axes.y.options.names ? [] : yTicks)
    if (at < area.height - 1) grid.rect(area.x, crisp(area.y + at), area.width, 1);
  grid.fill({ color: colours.grid, alpha: 0.75 });
}

export function drawAxes(
  lines: Graphics,
  colours: GroundColours,
  { x, y, y2 }: FrameAxes,
  area: Area,
  ticks: Ticks,
): void {
  const foot = area.y + area.height;
  const end = area.x + area.width;
  const down = (at: number, depth: number): void => {
    lines.moveTo(area.x + at, foot).lineTo(area.x + at, foot + depth);
  };
  const sideways = (at: number, depth: number): void => {
    lines.moveTo(area.x, area.y + at).lineTo(area.x - depth, area.y + at);
  };
  lines.clear();
  for (const at of minorPlaces(x, ticks.x)) down(at, MINOR);
  for (const { at } of ticks.x) down(at, x.options.names ? 0 : TICK);
  lines
    .moveTo(area.x, foot)
    .lineTo(end, foot)
    .stroke({ width: 1.2, color: inkOf(colours, x) });
  for (const at of minorPlaces(y, ticks.y)) sideways(at, MINOR);
  for (const { at } of ticks.y) sideways(at, y.options.names ? 0 : TICK);
  lines
    .moveTo(area.x, foot)
    .lineTo(area.x, area.y)
    .stroke({ width: 1.2, color: inkOf(colours, y) });
  if (!y2) return;
  for (const { at } of ticks.y2) lines.moveTo(end, area.y + at).lineTo(end + TICK, area.y + at);
  lines
    .moveTo(end, foot)
    .lineTo(end, area.y)
    .stroke({ width: 1.2, color: inkOf(colours, y2) });
}

/** Where a value is zero within the area. */
export function drawZeroes(lines: Graphics, colours: GroundColours, { x, y }: FrameAxes, area: Area): void {
  const zero = y.scale.at(0);
  if (zero > 1 && zero < area.height - 1)
    lines.rect(area.x, crisp(area.y + zero), area.width, 1).fill({ color: inkOf(colours, y), alpha: 0.6 });
  const upright = x.options.names ? 0 : x.scale.at(0);
  if (upright > 1 && upright < area.width - 1)
    lines.rect(crisp(area.x + upright), area.y, 1, area.height).fill({ color: inkOf(colours, x), alpha: 0.6 });
}
