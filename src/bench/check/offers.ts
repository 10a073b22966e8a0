/** What was found on the bench and may be taken over into the check of a result: of the plot's curve, and means of columns. Pure. */
import { unitText } from '../../../engine/runtime/format';
import { unitFactor } from '../../../engine/core/unit-names';
import type { ReadingDefs } from '../../../engine/contract';
import type { TwoParts } from '../../../engine/core/two-parts';
import { resultOf } from '../notebook/formula/result';
import { atOnce } from '../../ui/sliced';
import { columnSummaries, type Summary } from '../notebook/mean';
import type { NotebookColumn, NotebookTableRow } from '../notebook/table';
import type { Analysis, FoundNumber } from '../plot/analysis/analysis';
import { lastPlace, measured } from '../plot/analysis/measured';
import type { Entered, Target } from './make-check';

export interface Offer {
  readonly label: string;
  /** The number in the unit of what is to be found. */
  readonly text: string;
  readonly entered: Entered;
}

/** What the notebook says of one column. */
export interface ColumnMean {
  readonly column: NotebookColumn;
  readonly summary: Summary;
  /** Of the newest row alone, where a reading is worked out from all that a run has shown so far: later rows know more. */
  readonly newest?: Summary | null;
}

/** What the rows say of each column of numbers; no row that was struck. */
export function columnMeans(
  columns: readonly NotebookColumn[],
  rows: readonly NotebookTableRow[],
  readings: ReadingDefs,
): readonly ColumnMean[] {
  const measured = columns.filter(({ kind }) => kind !== 'time');
  const summaries = atOnce(columnSummaries(measured, rows));
  return measured.flatMap((column) => {
    const summary = summaries[column.id];
    if (!summary) return [];
    if (readings[column.id]?.origin !== 'derived') return [{ column, summary }];
    const last = rows.findLast(({ struck, cells }) => !struck && cells[column.id]);
    return [{ column, summary, newest: last ? (atOnce(columnSummaries([column], [last]))[column.id] ?? null) : null }];
  });
}

/** Beyond this many decimals a power of ten is typed. */
const MOST_DECIMALS = 9;
/** Larger numbers as well. */
const MOST_PLAIN = 1e6;
const MOST_DIGITS = 15;
/** More symbols would be a list that nobody reads. */
const MOST_SYMBOLS = 8;
/** Where no uncertainty is known. */
const PLAIN_DIGITS = 5;

/** Digits as a hand would type them: the uncertainty to two, the value to the same place. */
export function typed(value: number, error: number | null): Entered {
  // Errors of the last binary digits alone say nothing of the result.
  if (error === null || !Number.isFinite(error) || error <= 1e-10 * Math.abs(value)) {
    return { value: String(Number(value.toPrecision(PLAIN_DIGITS))), uncertainty: error === null ? '' : '0' };
  }
  const place = lastPlace(error);
  if (place <= 0 && -place <= MOST_DECIMALS) {
    return { value: value.toFixed(-place), uncertainty: error.toFixed(-place) };
  }
  if (place > 0 && Math.abs(value) < MOST_PLAIN) {
    const rounded = (number: number): string => String(Math.round(number / 10 ** place) * 10 ** place);
    return { value: rounded(value), uncertainty: rounded(error) };
  }
  const power = value === 0 ? place : Math.floor(Math.log10(Math.abs(value)));
  const digits = Math.min(MOST_DIGITS, Math.max(0, power - place));
  return { value: value.toExponential(digits), uncertainty: error.toExponential(1) };
}

/** A number in the unit of the target; null where it measures something else. */
function offer(label: string, { value, error, unit }: FoundNumber, target: Target): Offer | null {
  const factor = unitFactor(unit, unitText(target.unit));
  if (factor === null || !Number.isFinite(value)) return null;
  return offered(label, factor * value, error === null ? null : factor * error, target);
}

/** Where a positive number is asked for, the fall of a line is offered as it is asked. */
function offered(label: string, value: number, error: number | null, target: Target): Offer {
  const turned = target.sign === 'positive' && value < 0;
  const asked = turned ? -value : value;
  return {
    label: turned ? `${label}, without its minus` : label,
    text: measured(asked, error, unitText(target.unit)),
    entered: typed(asked, error),
  };
}

/** "slope m =" of the plot as it stands beside others. */
const plainName = (name: string): string => name.replace(/\s*[=:]$/, '');

/** As words of their own: "pH" does not stand in "phage". */
const isNamed = ({ column: { label } }: ColumnMean, words: string): boolean => {
  const plain = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`, 'iu').test(words);
};

/**
 * Columns that measure what is asked for: in its unit, or one that converts. Numbers without a unit measure many things: such a
 * column is offered where the learner made it, or the step speaks of it. Where the step speaks of some, other readings are not offered.
 */
function ofTheKind(means: readonly ColumnMean[], target: Target, words: string): readonly ColumnMean[] {
  const fitting = means.filter((mean) => {
    const { kind, unit } = mean.column;
    if (kind === 'input' || kind === 'time' || unitFactor(unit, unitText(target.unit)) === null) return false;
    if (unitFactor(unit, '1') === null) return true;
    const same = unitText(unit) === unitText(target.unit);
    return same && (kind === 'computed' || isNamed(mean, words));
  });
  const named = fitting.filter((mean) => mean.column.kind === 'computed' || isNamed(mean, words));
  return named.some((mean) => isNamed(mean, words)) ? named : fitting;
}

/**
 * Everything that was found and is measured in a unit of the target, that of the curve first. `words`: of the step that asks for it and of
 * what is to be found.
 */
export function offersFor(
  target: Target,
  analysis: Analysis | null,
  means: readonly ColumnMean[],
  words = '',
): readonly Offer[] {
  const lines = analysis?.lines ?? [];
  return [
    ...lines.map(({ name, found }) => found && offer(plainName(name), found, target)),
    ...ofTheKind(means, target, words).flatMap(({ column: { label, unit }, summary: { n, result }, newest }) => [
      n > 1 && newest ? offer(`${label}, newest row`, { ...newest.result, unit }, target) : null,
      offer(n === 1 ? label : `Mean of ${label}`, { ...result, unit }, target),
    ]),
  ].filter((each) => each !== null && each !== undefined);
}

/** Symbols that a formula of results may have: of the curve, of the learner's columns, of what the step speaks of, of readings, then the others. */
export function symbolsOf(
  analysis: Analysis | null,
  means: readonly ColumnMean[],
  words = '',
): { readonly first: readonly string[]; readonly others: number } {
  const parameters = analysis?.fit?.parameters.map(({ symbol }) => symbol) ?? [];
  const near = means.filter((mean) => mean.column.kind === 'computed' || isNamed(mean, words));
  const read = means.filter(({ column: { kind } }) => kind !== 'input' && kind !== 'time');
  const all = [...new Set([...parameters, ...[...near, ...read, ...means].map(({ column }) => column.symbol)])];
  const first = all.slice(0, Math.max(MOST_SYMBOLS, parameters.length));
  return { first, others: all.length - first.length };
}

/** A result that the learner works out from those of the curve and from means, in the unit of the target. */
export function workedOut(
  formula: string,
  target: Target,
  analysis: Analysis | null,
  means: readonly ColumnMean[],
): Offer | { readonly refused: string } {
  const values = new Map(means.map(({ column, summary }): [string, TwoParts] => [column.symbol, summary.result]));
  const result = resultOf(formula, { fit: analysis?.fit ?? null, values });
  return 'refused' in result ? result : offered(formula, result.found.value, result.found.error, target);
}
