/** Axis transforms: value, slope, title and unit of what is drawn. Pure. */
import type { AxisTransform } from '../../../catalogue/define';
import { constants } from '../../../engine/core/constants';
import type { NotebookColumn } from '../notebook/table';
import type { AxisSetting, PlotSettings } from './settings';

/** How the choice is written beside a quantity's name. */
const transformNames: Readonly<Record<AxisTransform, string>> = {
  value: 'value',
  reciprocal: '1/value',
  square: 'value²',
  root: '√value',
  ln: 'ln',
  log10: 'log₁₀',
  sin: 'sin (degrees)',
  sinTwice: 'sin 2× (degrees)',
};

/** What a transform is made of: the quantity itself, or its kelvins. Angles are what they are. */
const KELVINS: ReadonlySet<AxisTransform> = new Set(['reciprocal', 'square', 'root', 'ln', 'log10']);

/**
 * An axis that knows its unit: degrees Celsius have their zero where water freezes, so that 1/t, t² and ln t of them mean nothing;
 * all but the plain value is of the absolute temperature.
 */
export function settled(columns: readonly Pick<NotebookColumn, 'id' | 'unit'>[], axis: AxisSetting): AxisSetting {
  const { column, transform } = axis;
  const celsius = columns.find(({ id }) => id === column)?.unit === '°C';
  return celsius && KELVINS.has(transform) ? { column, transform, inKelvin: true } : { column, transform };
}

/** All axes of a plot. */
export function settledSettings(settings: PlotSettings, columns: readonly NotebookColumn[]): PlotSettings {
  const [first, ...more] = settings.ys;
  return {
    ...settings,
    x: settled(columns, settings.x),
    ys: [settled(columns, first), ...more.map((y) => settled(columns, y))],
  };
}

/** How the choice is written for a column with a unit. */
export const transformChoice = (transform: AxisTransform, unit: string): string =>
  unit === '°C' && KELVINS.has(transform) ? `${transformNames[transform]}, in kelvin` : transformNames[transform];

/** What the transform takes of a cell. */
const taken = (value: number, { inKelvin }: AxisSetting): number =>
  inKelvin ? value + constants.zeroCelsius.value : value;

/** The value along an axis; null where there is none (1/0, a logarithm of nothing). */
export const alongAxis = (value: number, axis: AxisSetting): number | null =>
  transformed(taken(value, axis), axis.transform);

/** What one unit of the quantity does along the axis. */
export const slopeAlong = (value: number, axis: AxisSetting): number => slopeOf(taken(value, axis), axis.transform);

/** The transformed value; null where there is none. */
export function transformed(value: number, transform: AxisTransform): number | null {
  switch (transform) {
    case 'value':
      return value;
    case 'reciprocal':
      return value === 0 ? null : 1 / value;
    case 'square':
      return value * value;
    case 'root':
      return value >= 0 ? Math.sqrt(value) : null;
    case 'ln':
      return value > 0 ? Math.log(value) : null;
    case 'log10':
      return value > 0 ? Math.log10(value) : null;
    case 'sin':
      return Math.sin((value * Math.PI) / 180);
    case 'sinTwice':
      return Math.sin((2 * value * Math.PI) / 180);
  }
}

const RADIANS = Math.PI / 180;

/** The slope of the transform at a value, f′(value): what one unit of the quantity does to the transformed one. */
export function slopeOf(value: number, transform: AxisTransform): number {
  switch (transform) {
    case 'value':
      return 1;
    case 'reciprocal':
      return -1 / (value * value);
    case 'square':
      return 2 * value;
    case 'root':
      return 1 / (2 * Math.sqrt(value));
    case 'ln':
      return 1 / value;
    case 'log10':
      return 1 / (value * Math.LN10);
    case 'sin':
      return Math.cos(value * RADIANS) * RADIANS;
    case 'sinTwice':
      return 2 * Math.cos(2 * value * RADIANS) * RADIANS;
  }
}

/** A unit with a fraction or a product in it stands in brackets beside others. */
const bracketed = (unit: string): string => (/[/·\s]/.test(unit) ? `(${unit})` : unit);

/** The unit of the transformed quantity; '' for a plain number. */
export function transformedUnit(unit: string, transform: AxisTransform): string {
  switch (transform) {
    case 'value':
      return unit;
    case 'reciprocal':
      return unit === '' ? '' : `1/${bracketed(unit)}`;
    case 'square':
      return unit === '' ? '' : `${bracketed(unit)}²`;
    case 'root':
      return unit === '' ? '' : `√${bracketed(unit)}`;
    case 'ln':
    case 'log10':
    case 'sin':
    case 'sinTwice':
      return '';
  }
}

/** The quantity with its transform: `1/R2`, `ln(Volume / mL)`. */
export function transformedName(label: string, unit: string, transform: AxisTransform): string {
  const pure = unit === '' ? label : `${label} / ${bracketed(unit)}`;
  switch (transform) {
    case 'value':
      return label;
    case 'reciprocal':
      return /\s/.test(label) ? `1/(${label})` : `1/${label}`;
    case 'square':
      return /\s/.test(label) ? `(${label})²` : `${label}²`;
    case 'root':
      return `√(${label})`;
    case 'ln':
      return `ln(${pure})`;
    case 'log10':
      return `log₁₀(${pure})`;
    case 'sin':
      return `sin(${label})`;
    case 'sinTwice':
      return `sin(2 × ${label})`;
  }
}

/** The unit of y per x: of a slope or a derivative. */
export function ratioUnit(y: string, x: string): string {
  if (y === x) return '';
  if (x === '') return y;
  if (x.startsWith('1/')) return y === '' ? x.slice(2) : `${bracketed(y)}·${x.slice(2)}`;
  return `${y === '' ? '1' : bracketed(y)}/${bracketed(x)}`;
}
