/** What is plotted, from the notebook's table and the live trace. Pure. */
import { weightedEffects } from '../../../engine/core/two-parts';
import { scatterOf, type SharedEffects } from '../../../engine/runtime/instrument';
import { alongOf, seriesAges } from '../notebook/series';
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
  return { value, scatter, ...(cell.shared && { shared: weightedEffects([[slope, cell.shared]]) }) };
}

/** How many series ago each row's one began, for these axes; the present one is 0. */
export function agesOf({ columns, rows, along }: NotebookTable, x: AxisSetting): ReadonlyMap<string, number> {
  const inputs = columns.filter(({ kind }) => kind === 'input').map(({ id }) => id);
  const ages = seriesAges(
    rows.map(({ struck, run, seed, begins, texts, cells }) => ({
      struck,
      run,
      seed,
      begins,
      settings: Object.fromEntries(inputs.map((id) => [id, texts[id]])),
      x: cells[x.column] ?? null,
    })),
    { column: x.column, along: alongOf(along, x.column, inputs.includes(x.column)) },
  );
  return new Map(rows.map(({ key }, index) => [key, ages[index] ?? 0]));
}

/** Rows as points; rows without a value on either axis are left out. Without `ages` all are of one series. */
export function pointsOf(
  rows: readonly NotebookTableRow[],
  x: AxisSetting,
  y: AxisSetting,
  ages?: ReadonlyMap<string, number>,
): readonly PlotPoint[] {
  return rows.flatMap((row) => {
    const [across, up] = [along(row, x), along(row, y)];
    if (!across || !up) return [];
    const { row: number, struck } = row;
    return [
      {
        row: number,
        series: ages?.get(row.key) ?? 0,
        struck,
        x: across.value,
        y: up.value,
        ux: across.scatter,
        uy: up.scatter,
        ...(across.shared && { sharedX: across.shared }),
        ...(up.shared && { sharedY: up.shared }),
      },
    ];
  });
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

/** The series without their traces, which are read when they are drawn. */
export function seriesOf(table: NotebookTable, settings: PlotSettings): readonly SeriesScene[] {
  const ages = agesOf(table, settings.x);
  const rows = settings.series === 'only' ? table.rows.filter(({ key }) => ages.get(key) === 0) : table.rows;
  const titles = settings.ys.map((y) => axisTitle(table.columns, y));
  const sides = sidesOf(titles);
  return settings.ys.map((y, index) => ({
    title: titles[index] ?? { name: y.column, unit: '' },
    side: sides[index] ?? 'left',
    points: pointsOf(rows, settings.x, y, ages),
    trace: null,
  }));
}

/** Points that a fit may use: not struck out, of the present series unless all are asked for, within the limits. */
export const chosenPoints = (
  points: readonly PlotPoint[],
  { from, to, series = 'present' }: Pick<PlotSettings, 'from' | 'to'> & Partial<Pick<PlotSettings, 'series'>>,
): readonly PlotPoint[] =>
  points.filter(
    ({ struck, series: age, x }) =>
      !struck && (series === 'all' || age === 0) && (from === null || x >= from) && (to === null || x <= to),
  );
