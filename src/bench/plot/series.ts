/** What is plotted: the live trace, the recorded points, a fitted line, the derivative. Pure. */
import type { AnyEntry, AxisTransform } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import { fitLine } from '../../../engine/core/fit';
import { unitText } from '../controls/input-rules';
import { inputOf } from '../data/columns';
import type { Row } from '../row';
import { transformed, transformedName, transformedUncertainty, transformedUnit } from './transform';
import { yorkLine } from '../../../engine/core/york-line';

export interface AxisSetting {
  /** 'time', an input's id or a reading's id. */
  readonly column: string;
  readonly transform: AxisTransform;
}

export interface PlotColumn {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly kind: 'time' | 'input' | 'reading';
}

/** What may be put on an axis: the lab time, the number inputs, the number readings. */
export function plotColumns(entry: AnyEntry, readings: ReadingDefs): readonly PlotColumn[] {
  const inputs = entry.inputs.flatMap((input): readonly PlotColumn[] =>
    'unit' in input ? [{ id: input.id, label: input.label, unit: unitText(input.unit), kind: 'input' }] : [],
  );
  const ids = [...new Set([...entry.mainReadings, ...Object.keys(readings)])];
  const measured = ids.flatMap((id): readonly PlotColumn[] => {
    const def = readings[id];
    return def && def.kind !== 'text' ? [{ id, label: def.label, unit: unitText(def.unit), kind: 'reading' }] : [];
  });
  return [{ id: 'time', label: 'Lab time', unit: 's', kind: 'time' }, ...inputs, ...measured];
}

export interface AxisTitle {
  readonly name: string;
  readonly unit: string;
}

export function axisTitle(columns: readonly PlotColumn[], { column, transform }: AxisSetting): AxisTitle {
  const { label, unit } = columns.find(({ id }) => id === column) ?? { label: column, unit: '' };
  return { name: transformedName(label, unit, transform), unit: transformedUnit(unit, transform) };
}

export const titleText = ({ name, unit }: AxisTitle): string => (unit === '' ? name : `${name} (${unit})`);

export interface PlotPoint {
  /** Number of the row. */
  readonly row: number;
  readonly run: number;
  readonly x: number;
  readonly y: number;
  /** Standard uncertainties; null where none applies. */
  readonly ux: number | null;
  readonly uy: number | null;
}

interface Measured {
  readonly value: number;
  readonly uncertainty: number | null;
}

function along(
  entry: AnyEntry,
  row: Row,
  { column, transform }: AxisSetting,
  hide: readonly string[],
): Measured | null {
  const reading = row.readings[column];
  const value = column === 'time' ? row.time : reading ? reading.value : inputOf(entry, row, column, hide);
  if (typeof value !== 'number') return null;
  const result = transformed(value, transform);
  if (result === null) return null;
  const uncertainty = reading?.uncertainty ?? null;
  return {
    value: result,
    uncertainty: uncertainty === null ? null : transformedUncertainty(value, uncertainty, transform),
  };
}

/** Recorded rows as points; rows without a value on either axis are left out. */
export function pointsOf(
  entry: AnyEntry,
  rows: readonly Row[],
  x: AxisSetting,
  y: AxisSetting,
  hide: readonly string[],
): readonly PlotPoint[] {
  return rows.flatMap((row) => {
    const [across, up] = [along(entry, row, x, hide), along(entry, row, y, hide)];
    if (!across || !up) return [];
    return [{ row: row.id, run: row.run, x: across.value, y: up.value, ux: across.uncertainty, uy: up.uncertainty }];
  });
}

/** The part of the live trace that this needs. */
export interface TraceColumns {
  readonly length: number;
  column(id: string): Float64Array | null;
}

export interface TraceLine {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const carried = (values: Float64Array, transform: AxisTransform): Float64Array =>
  transform === 'value' ? values : values.map((value) => transformed(value, transform) ?? Number.NaN);

/** The live trace along the axes, NaN where the pen is lifted; null where an axis is not in the trace (an input). */
export function traceOf(trace: TraceColumns, x: AxisSetting, y: AxisSetting): TraceLine | null {
  const [across, up] = [trace.column(x.column), trace.column(y.column)];
  if (!across || !up || trace.length === 0) return null;
  return { x: carried(across, x.transform), y: carried(up, y.transform) };
}

export interface LineResult {
  readonly slope: number;
  readonly slopeError: number | null;
  readonly intercept: number;
  readonly interceptError: number | null;
  /** χ² per degree of freedom, where uncertainties of the points are known. */
  readonly reducedChiSquare: number | null;
}

/**
 * The straight line through points. Where all have an uncertainty they weigh by it, along both axes; else all weigh the
 * same and the scatter about the line gives the errors. Null for fewer than two different abscissae.
 */
export function lineThrough(points: readonly PlotPoint[]): LineResult | null {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const plain = fitLine(xs, ys);
  if (!plain) return null;
  const uncertain = points.map(({ x, y, ux, uy }) => ({ x, y, ux: ux ?? 0, uy: uy ?? 0 }));
  const weighted = uncertain.every(({ ux, uy }) => ux > 0 || uy > 0) ? yorkLine(uncertain, plain.slope) : null;
  const { slope, slopeError, intercept, interceptError } = weighted ?? plain;
  const freedom = points.length - 2;
  return {
    slope,
    slopeError,
    intercept,
    interceptError,
    reducedChiSquare: weighted && freedom > 0 ? weighted.chiSquare / freedom : null,
  };
}

/** Differences of neighbouring points in order of x: Δy/Δx at the middle of each interval; equal abscissae are left out. */
export function derivativeOf(points: readonly PlotPoint[]): readonly { readonly x: number; readonly y: number }[] {
  const sorted = points.toSorted((a, b) => a.x - b.x);
  return sorted.slice(1).flatMap((point, index) => {
    const before = sorted[index];
    if (!before || point.x === before.x) return [];
    return [{ x: (point.x + before.x) / 2, y: (point.y - before.y) / (point.x - before.x) }];
  });
}

/** Where the derivative is largest in size; null without one. */
export const steepestOf = (derivative: readonly { readonly x: number; readonly y: number }[]) =>
  derivative.reduce<{ readonly x: number; readonly y: number } | null>(
    (best, point) => (best === null || Math.abs(point.y) > Math.abs(best.y) ? point : best),
    null,
  );
