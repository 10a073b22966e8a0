/** What is plotted, from the notebook's table and the live trace. Memoised: the points of earlier rows are not made again. */
import { weightedEffects } from '../../../engine/core/two-parts';
import { scatterOf, type SharedEffects } from '../../../engine/runtime/uncertain';
import { atOnce, type Sliced } from '../../ui/sliced';
import { appended, memoisedMap, sharedStart } from '../notebook/incremental';
import { alongOf, growingAges, type SeriesRow } from '../notebook/series';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import type { AxisTitle, PlotPoint, SeriesScene, Side, TraceLine } from './scene';
import type { AxisSetting, PlotSettings } from './settings';
import { alongAxis, settled, slopeAlong, transformedName, transformedUnit } from './transform';

/** Columns that may be put on an axis. */
export const plottable = ({ columns }: NotebookTable): readonly NotebookColumn[] =>
  columns.filter(({ holds }) => holds === 'number');

export function axisTitle(columns: readonly NotebookColumn[], axis: AxisSetting): AxisTitle {
  const { column, transform, inKelvin } = settled(columns, axis);
  const { label, unit: own } = columns.find(({ id }) => id === column) ?? { label: column, unit: '' };
  const unit = inKelvin ? 'K' : own;
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
export function along({ cells }: NotebookTableRow, axis: AxisSetting): Along | null {
  const cell = cells[axis.column];
  const value = cell ? alongAxis(cell.value, axis) : null;
  if (!cell || value === null) return null;
  const slope = slopeAlong(cell.value, axis);
  // Where the slope is infinite (the root of zero) the first order does not say.
  if (cell.uncertainty === null || !Number.isFinite(slope)) return { value, scatter: null };
  const scatter = Math.abs(slope) * scatterOf(cell);
  const whole = Math.abs(slope) * cell.uncertainty;
  if (!cell.shared) return { value, scatter };
  return { value, scatter, whole, shared: slope === 1 ? cell.shared : weightedEffects([[slope, cell.shared]]) };
}

function pointOf(row: NotebookTableRow, x: AxisSetting, y: AxisSetting, series: number): PlotPoint | null {
  const [across, up] = [along(row, x), along(row, y)];
  if (!across || !up) return null;
  const { row: number, struck } = row;
  return {
    row: number,
    series,
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

/** Rows as the choice of series looks at them. */
function seriesRows(x: string, inputs: readonly string[]): (row: NotebookTableRow) => SeriesRow {
  let last: { readonly set: object | undefined; readonly settings: SeriesRow['settings'] } | null = null;
  return ({ struck, run, seed, begins, set, texts, cells }) => {
    // The same object for rows with the same inputs: it is compared quicker.
    const same = last !== null && set !== undefined && last.set === set;
    const settings = last && same ? last.settings : Object.fromEntries(inputs.map((id) => [id, texts[id]]));
    last = { set, settings };
    return { struck, run, seed, begins, settings, x: cells[x] ?? null };
  };
}

type Ager = (rows: readonly NotebookTableRow[]) => Sliced<readonly number[]>;

/** By the column along x and the columns of the table. */
const agers = new WeakMap<readonly NotebookColumn[], Map<string, Ager>>();

/** Rows between two pauses of what looks at each of them. */
const AGED = 1000;

function ageing({ columns, along: moved }: NotebookTable, column: string): Ager {
  const inputs = columns.filter(({ kind }) => kind === 'input').map(({ id }) => id);
  const seen = memoisedMap(seriesRows(column, inputs));
  const ages = growingAges({ column, along: alongOf(moved, column, inputs.includes(column)) });
  /** Rows that were looked at. */
  let known: readonly NotebookTableRow[] = [];
  const look = (rows: readonly NotebookTableRow[]): readonly number[] => {
    known = rows;
    return ages(seen(rows));
  };
  return function* (rows) {
    for (let to = sharedStart(known, rows) + AGED; to < rows.length; to += AGED) {
      look(rows.slice(0, to));
      yield;
    }
    return look(rows);
  };
}

/** How many series ago each row's one began, for these axes, row by row; the present one is 0. */
export function* slicedAges(table: NotebookTable, { column }: AxisSetting): Sliced<readonly number[]> {
  const known = agers.get(table.columns) ?? new Map<string, Ager>();
  agers.set(table.columns, known);
  const ager = known.get(column) ?? ageing(table, column);
  known.set(column, ager);
  return yield* ager(table.rows);
}

/** Rows as points; rows without a value on either axis are left out. Without `ages` all are of one series. */
export const pointsOf = (
  rows: readonly NotebookTableRow[],
  x: AxisSetting,
  y: AxisSetting,
  ages?: readonly number[],
): readonly PlotPoint[] => rows.flatMap((row, index) => pointOf(row, x, y, ages?.[index] ?? 0) ?? []);

/** Rows between two pauses. */
const SLICE = 500;

type Lister = (rows: readonly NotebookTableRow[], ages: readonly number[]) => Sliced<readonly PlotPoint[]>;

/** Points of rows that mostly grow at their end: what is known is kept, also of work that was left half done. */
function pointList(x: AxisSetting, y: AxisSetting): Lister {
  let from: readonly NotebookTableRow[] = [];
  let made: (PlotPoint | null)[] = [];
  /** The ages that `made` has. */
  let aged: readonly number[] = [];
  let given: readonly PlotPoint[] | null = null;
  /** As many of `made` are in `given`. */
  let counted = 0;
  return function* (rows, ages) {
    const same = Math.min(made.length, sharedStart(from, rows));
    if (same < made.length) {
      made = [];
      given = null;
    }
    from = rows;
    for (let index = Math.min(made.length, sharedStart(aged, ages)); index < made.length; index++) {
      const point = made[index];
      const series = ages[index] ?? 0;
      if (!point || point.series === series) continue;
      made[index] = { ...point, series };
      given = null;
    }
    aged = ages;
    while (from === rows && made.length < rows.length) {
      const index = made.length;
      const row = rows[index];
      made.push(row ? pointOf(row, x, y, ages[index] ?? 0) : null);
      if (index % SLICE === SLICE - 1) yield;
    }
    // Somebody else went on with other rows meanwhile.
    if (from !== rows) return pointsOf(rows, x, y, ages);
    const isPoint = (point: PlotPoint | null): point is PlotPoint => point !== null;
    if (given === null) given = made.filter(isPoint);
    else if (counted < made.length) given = appended(given, made.slice(counted).filter(isPoint));
    counted = made.length;
    return given;
  };
}

/** As many pairs of axes are remembered. */
const MOST_LISTS = 8;
const lists = new Map<string, Lister>();

function listFor(x: AxisSetting, y: AxisSetting): Lister {
  const name = JSON.stringify([x, y]);
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

const carried = (values: Float64Array, axis: AxisSetting): Float64Array =>
  axis.transform === 'value' ? values : values.map((value) => alongAxis(value, axis) ?? Number.NaN);

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

/** The rows that are looked at: a column shows what was asked for. */
const shownRows = ({ rows }: NotebookTable, { where }: PlotSettings): readonly NotebookTableRow[] =>
  where === null ? rows : rows.filter(({ texts }) => texts[where.column] === where.text);

/** The inputs of a row in one text, but for those along x. */
function inputsText(table: NotebookTable, x: string): (row: NotebookTableRow) => string {
  const moved = table.along[x] ?? [];
  const ids = table.columns.filter(({ id, kind }) => kind === 'input' && id !== x && !moved.includes(id));
  return ({ texts }) => JSON.stringify(ids.map(({ id }) => texts[id]));
}

/** How far each row is from what the learner reckons with: 0 for that itself, for others the number of series back, and one more. */
function agesAsChosen(
  table: NotebookTable,
  rows: readonly NotebookTableRow[],
  ages: readonly number[],
  { x, series, anchor, rows: chosen }: PlotSettings,
): readonly number[] {
  const others = (mine: (row: NotebookTableRow, index: number) => boolean): readonly number[] =>
    rows.map((row, index) => (mine(row, index) ? 0 : (ages[index] ?? 0) + 1));
  const at = anchor === null ? -1 : rows.findIndex(({ key }) => key === anchor);
  switch (series) {
    case 'all':
      return ages;
    case 'rows': {
      const keys = new Set(chosen);
      return others(({ key }) => keys.has(key));
    }
    case 'inputs': {
      const textOf = inputsText(table, x.column);
      const like = rows[at] ?? rows.findLast(({ struck }) => !struck) ?? rows.at(-1);
      const wanted = like && textOf(like);
      return others((row) => textOf(row) === wanted);
    }
    case 'present':
    case 'only': {
      const present = ages[at] ?? 0;
      return present === 0 ? ages : others((_row, index) => ages[index] === present);
    }
  }
}

/** The series without their traces, which are read when they are drawn; in slices. */
export function* slicedSeries(table: NotebookTable, settings: PlotSettings): Sliced<readonly SeriesScene[]> {
  const { columns } = table;
  const shown = shownRows(table, settings);
  const whole = yield* slicedAges(shown === table.rows ? table : { ...table, rows: shown }, settings.x);
  const chosen = agesAsChosen(table, shown, whole, settings);
  const only = settings.series === 'only';
  const rows = only ? shown.filter((_row, index) => chosen[index] === 0) : shown;
  const ages = only ? rows.map(() => 0) : chosen;
  const titles = settings.ys.map((y) => axisTitle(columns, y));
  const sides = sidesOf(titles);
  const x = settled(columns, settings.x);
  const series: SeriesScene[] = [];
  for (const [index, y] of settings.ys.entries()) {
    series.push({
      title: titles[index] ?? { name: y.column, unit: '' },
      side: sides[index] ?? 'left',
      points: yield* listFor(x, settled(columns, y))(rows, ages),
      trace: null,
    });
  }
  return series;
}

/** The same at once. */
export const seriesOf = (table: NotebookTable, settings: PlotSettings): readonly SeriesScene[] =>
  atOnce(slicedSeries(table, settings));

/** The same choice is the same list, by which a fit is known again. */
const choices = new WeakMap<readonly PlotPoint[], Map<string, readonly PlotPoint[]>>();

/** Points that a fit may use: not struck out, of the present series unless all are asked for, within the limits. */
export function chosenPoints(
  points: readonly PlotPoint[],
  { from, to, series = 'present' }: Pick<PlotSettings, 'from' | 'to'> & Partial<Pick<PlotSettings, 'series'>>,
): readonly PlotPoint[] {
  const by = [from, to, series].join(' ');
  const made = choices.get(points) ?? new Map<string, readonly PlotPoint[]>();
  choices.set(points, made);
  const known = made.get(by);
  if (known) return known;
  const chosen = points.filter(
    ({ struck, series: age, x }) =>
      !struck && (series === 'all' || age === 0) && (from === null || x >= from) && (to === null || x <= to),
  );
  const all = chosen.length === points.length ? points : chosen;
  made.set(by, all);
  for (const [oldest] of made) {
    if (made.size <= MOST_LISTS) break;
    made.delete(oldest);
  }
  return all;
}
