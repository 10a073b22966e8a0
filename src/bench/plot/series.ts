/** What is plotted, from the notebook's table and the live trace. Pure. */
import { weightedEffects } from '../../../engine/core/two-parts';
import { scatterOf, type SharedEffects } from '../../../engine/runtime/instrument';
import { atOnce, type Sliced } from '../../ui/sliced';
import { sharedStart } from '../notebook/grown';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import type { AxisTitle, PlotPoint, SeriesScene, Side, TraceLine } from './scene';
import type { AxisSetting, PlotSettings } from './settings';
import { slopeOf, transformed, transformedName, transformedUnit } from './transform';

/** Columns that may be put on an axis. */
export const plottable = ({ columns }: NotebookTable): readonly NotebookColumn[] =>
  columns.filter(({ holds }) => holds === 'number');

export function axisTitle(columns: readonly NotebookColumn[], { column, transform }: AxisSetting): AxisTitle {
  const { label, unit } = columns.find(({ id }) => id === column) ?? { label: column, unit: '' };
  return { name: transformedName(label, unit, transform), unit: transformedUnit(unit, transform) };
}

export interface Along {
  readonly value: number;
  readonly scatter: number | null;
  readonly shared?: SharedEffects;
  /** The whole of it, where a part is shared. */
  readonly whole?: number;
}

/** A cell on an axis: both parts of its uncertainty go through the transform to first order (JCGM 100:2008, 5.1.2). */
export function along({ cells }: NotebookTableRow, { column, transform }: AxisSetting): Along | null {
  const cell = cells[column];
  const value = cell ? transformed(cell.value, transform) : null;
  if (!cell || value === null) return null;
  const slope = slopeOf(cell.value, transform);
  // Where the slope is infinite (the root of zero) the first order does not say.
  if (cell.uncertainty === null || !Number.isFinite(slope)) return { value, scatter: null };
  const scatter = Math.abs(slope) * scatterOf(cell);
  const whole = Math.abs(slope) * cell.uncertainty;
  if (!cell.shared) return { value, scatter };
  return { value, scatter, whole, shared: slope === 1 ? cell.shared : weightedEffects([[slope, cell.shared]]) };
}

function pointOf(row: NotebookTableRow, x: AxisSetting, y: AxisSetting): PlotPoint | null {
  const [across, up] = [along(row, x), along(row, y)];
  if (!across || !up) return null;
  const { row: number, run, struck } = row;
  return {
    row: number,
    run,
    struck,
    x: across.value,
    y: up.value,
    ux: across.scatter,
    uy: up.scatter,
    ...(across.shared && { sharedX: across.shared }),
    ...(up.shared && { sharedY: up.shared }),
    ...(across.whole !== undefined && { wholeX: across.whole }),
    ...(up.whole !== undefined && { wholeY: up.whole }),
  };
}

/** Rows as points; rows without a value on either axis are left out. */
export const pointsOf = (rows: readonly NotebookTableRow[], x: AxisSetting, y: AxisSetting): readonly PlotPoint[] =>
  rows.flatMap((row) => pointOf(row, x, y) ?? []);

/** Rows between two pauses. */
const SLICE = 500;

/** Points of rows that mostly grow at their end: what is known is kept, also of work that was left half done. */
function pointList(
  x: AxisSetting,
  y: AxisSetting,
): (rows: readonly NotebookTableRow[]) => Sliced<readonly PlotPoint[]> {
  let from: readonly NotebookTableRow[] = [];
  let done = 0;
  let points: PlotPoint[] = [];
  let given: readonly PlotPoint[] = [];
  return function* (rows) {
    if (from === rows && done === rows.length) return given;
    if (sharedStart(from, rows) < done) [done, points] = [0, []];
    from = rows;
    while (from === rows && done < rows.length) {
      const row = rows[done++];
      const point = row && pointOf(row, x, y);
      if (point) points.push(point);
      if (done % SLICE === 0) yield;
    }
    // Somebody else went on with other rows meanwhile.
    if (from !== rows) return pointsOf(rows, x, y);
    given = [...points];
    return given;
  };
}

/** As many pairs of axes are remembered. */
const MOST_LISTS = 8;
const lists = new Map<string, ReturnType<typeof pointList>>();

function listFor(x: AxisSetting, y: AxisSetting): ReturnType<typeof pointList> {
  const name = [x.column, x.transform, y.column, y.transform].join(' ');
  const list = lists.get(name) ?? pointList(x, y);
  lists.delete(name);
  lists.set(name, list);
  for (const [oldest] of lists) {
    if (lists.size <= MOST_LISTS) break;
    lists.delete(oldest);
  }
  return list;
}

/** The part of the live trace that this needs. */
export interface TraceColumns {
  readonly length: number;
  column(id: string): Float64Array | null;
}

const carried = (values: Float64Array, { transform }: AxisSetting): Float64Array =>
  transform === 'value' ? values : values.map((value) => transformed(value, transform) ?? Number.NaN);

/** The live trace along the axes, NaN where the pen is lifted; null where an axis is not in the trace (an input). */
export function traceOf(trace: TraceColumns, x: AxisSetting, y: AxisSetting): TraceLine | null {
  const [across, up] = [trace.column(x.column), trace.column(y.column)];
  if (!across || !up || trace.length === 0) return null;
  return { x: carried(across, x), y: carried(up, y) };
}

/** Which axis each series has: units that differ from the first one's go to the right. */
export function sidesOf(titles: readonly AxisTitle[]): readonly Side[] {
  return titles.map(({ unit }) => (unit === titles[0]?.unit ? 'left' : 'right'));
}

/** The series without their traces, which are read when they are drawn; in slices. */
export function* slicedSeries(table: NotebookTable, settings: PlotSettings): Sliced<readonly SeriesScene[]> {
  const newest = table.rows.at(-1)?.run;
  const rows = settings.newestRunOnly ? table.rows.filter(({ run }) => run === newest) : table.rows;
  const titles = settings.ys.map((y) => axisTitle(table.columns, y));
  const sides = sidesOf(titles);
  const series: SeriesScene[] = [];
  for (const [index, y] of settings.ys.entries()) {
    series.push({
      title: titles[index] ?? { name: y.column, unit: '' },
      side: sides[index] ?? 'left',
      points: yield* listFor(settings.x, y)(rows),
      trace: null,
    });
  }
  return series;
}

/** The same at once. */
export const seriesOf = (table: NotebookTable, settings: PlotSettings): readonly SeriesScene[] =>
  atOnce(slicedSeries(table, settings));

/** Points that a fit may use: not struck out, within the limits. */
export function chosenPoints(
  points: readonly PlotPoint[],
  { from, to }: Pick<PlotSettings, 'from' | 'to'>,
): readonly PlotPoint[] {
  const chosen = points.filter(({ struck, x }) => !struck && (from === null || x >= from) && (to === null || x <= to));
  return chosen.length === points.length ? points : chosen;
}
