/** The words and numbers of a plot. Pure. */
import { rangeOf } from '../../../engine/core/range';
import { decimalsOf, formatFixed, formatSignificant, formatUncertainty } from '../../../engine/runtime/format';
import { memoisedReduce } from '../notebook/incremental';
import { type Analysis, inWords } from './analysis/analysis';
import type { AxisTitle, PlotPoint, PlotScene } from './scene';

export const titleText = ({ name, unit }: AxisTitle): string => (unit === '' ? name : `${name} (${unit})`);

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

const rangeText = ([least, most]: readonly [number, number], unit: string): string =>
  `${formatSignificant(least, 4)} to ${formatSignificant(most, 4)} ${unit}`.trimEnd();

interface Ranges {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

const NOWHERE = rangeOf([]);
const widened = ([least, most]: Ranges['x'], values: readonly number[]): Ranges['x'] => {
  const [lower, upper] = rangeOf(values);
  return [Math.min(least, lower), Math.max(most, upper)];
};

/** How far points reach. */
const rangesOf = memoisedReduce<PlotPoint, Ranges>({ x: NOWHERE, y: NOWHERE }, (ranges, points) => ({
  x: widened(
    ranges.x,
    points.map(({ x }) => x),
  ),
  y: widened(
    ranges.y,
    points.map(({ y }) => y),
  ),
}));

/** The plot in words, for those who do not see it. `traced`: the live trace is drawn too. */
export function summaryOf({ x, series, hidden }: PlotScene, traced: boolean, analysis: Analysis | null): string {
  const names = series.map(({ title }) => titleText(title)).join(' and ');
  const what = `Plot of ${names} against ${titleText(x.title)}.${traced ? ' A line shows the run so far.' : ''}`;
  const most = Math.max(...series.map(({ points }) => points.length));
  if (most <= 0) return `${what} No recorded points.`;
  const count = most === 1 ? '1 recorded point' : `${most} recorded points`;
  const ranges = series.map(({ points }) => (points.length === 0 ? null : rangesOf(points)));
  const across = rangeText(rangeOf(ranges.flatMap((range) => range?.x ?? [])), x.title.unit);
  const up = series.flatMap(({ title }, index) => {
    const range = ranges[index];
    return range ? [`${title.name} from ${hidden ? 'hidden values' : rangeText(range.y, title.unit)}`] : [];
  });
  const result = analysis ? ` ${inWords(analysis)}` : '';
  return `${what} ${count}, ${[`${x.title.name} from ${across}`, ...up].join(', ')}.${result}`;
}
