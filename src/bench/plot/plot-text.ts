/** The words and numbers of a plot. Pure. */
import { decimalsOf, formatFixed, formatSignificant, formatUncertainty } from '../../../engine/runtime/format';
import type { AxisTitle, LineResult, PlotPoint } from './series';
import { titleText } from './series';
import { ratioUnit } from './transform';

/** A value to the digits of its uncertainty: `0.0100 ± 0.0002`; five significant digits where there is none. */
export function withUncertainty(value: number, uncertainty: number | null): string {
  // Errors of the last binary digits alone say nothing of the points.
  const rounding = uncertainty !== null && uncertainty < 1e-10 * Math.abs(value);
  if (uncertainty === null || uncertainty === 0 || rounding || !Number.isFinite(uncertainty)) {
    return formatSignificant(value, 5);
  }
  const shown = formatUncertainty(uncertainty);
  const size = Math.abs(value);
  if (/×/.test(shown) || size >= 1e6 || (size > 0 && size < 1e-4)) {
    const digits = Math.max(1, Math.ceil(Math.log10(size / uncertainty)) + 2);
    return `${formatSignificant(value, Math.min(12, digits))} ± ${shown}`;
  }
  const decimals = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
  return `${formatFixed(value, decimals)} ± ${shown}`;
}

const withUnit = (text: string, unit: string): string => {
  if (unit === '') return text;
  return text.includes('±') ? `(${text}) ${unit}` : `${text} ${unit}`;
};

/** What a fit says, one line each. */
export function fitLines(fit: LineResult, x: AxisTitle, y: AxisTitle): readonly string[] {
  const lines = [
    `slope ${withUnit(withUncertainty(fit.slope, fit.slopeError), ratioUnit(y.unit, x.unit))}`,
    `intercept ${withUnit(withUncertainty(fit.intercept, fit.interceptError), y.unit)}`,
  ];
  return fit.reducedChiSquare === null ? lines : [...lines, `χ²/ν = ${formatSignificant(fit.reducedChiSquare, 2)}`];
}

/** Labels of ticks: as many decimals as their distance asks for, powers of ten where the numbers are large or tiny. */
export function tickTexts(ticks: readonly number[]): readonly string[] {
  const distance = ticks.length > 1 ? Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) : 1;
  const largest = Math.max(...ticks.map(Math.abs), 0);
  if (largest >= 1e5 || distance < 1e-4) {
    const digits = Math.max(1, Math.round(Math.log10(largest / distance)) + 1);
    return ticks.map((tick) => formatSignificant(tick, digits));
  }
  const decimals = decimalsOf(Number(distance.toPrecision(6)));
  return ticks.map((tick) => formatFixed(tick, decimals));
}

const rangeText = (values: readonly number[], unit: string): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return withUnit(`${formatSignificant(least, 4)} to ${formatSignificant(most, 4)}`, unit);
};

export interface Summary {
  readonly x: AxisTitle;
  readonly y: AxisTitle;
  readonly points: readonly PlotPoint[];
  readonly traced: boolean;
  readonly fit: LineResult | null;
  readonly hidden: boolean;
}

/** The plot in words, for those who do not see it. */
export function summaryOf({ x, y, points, traced, fit, hidden }: Summary): string {
  const what = `Plot of ${titleText(y)} against ${titleText(x)}.`;
  const trace = traced ? ' A line shows the run so far.' : '';
  if (points.length === 0) return `${what}${trace} No recorded points.`;
  const count = points.length === 1 ? '1 recorded point' : `${points.length} recorded points`;
  const across = rangeText(
    points.map((point) => point.x),
    x.unit,
  );
  const up = hidden
    ? 'hidden values'
    : rangeText(
        points.map((point) => point.y),
        y.unit,
      );
  const line = fit && !hidden ? ` Straight line: ${fitLines(fit, x, y).join(', ')}.` : '';
  return `${what}${trace} ${count}, ${x.name} from ${across}, ${y.name} from ${up}.${line}`;
}
