/** What is said of a checked result. Pure. */
import type { Judgement } from '../../../engine/runtime/judgement';
import { formatSignificant, unitText } from '../../../engine/runtime/format';
import { measuredText, plusMinus, uncertaintyText } from '../notebook/measured-text';
import { isTold, MOST_TRIES, type ResultCheck, type ResultTry } from '../notebook/notebook';

const JUDGEMENTS: Readonly<Record<Judgement, string>> = {
  right: 'right',
  'too-high': 'too high',
  'too-low': 'too low',
  other: 'not the answer',
  'no-reach': 'near, but your uncertainty does not reach it',
  'too-wide': 'your uncertainty is far too wide',
};

export const judgementText = (judgement: Judgement): string => JUDGEMENTS[judgement];

const withUnit = (text: string, unit: string): string => `${text} ${unitText(unit)}`.trimEnd();

export const tryText = ({ value, uncertainty }: ResultTry, unit: string): string =>
  withUnit(typeof value === 'number' ? `${measuredText(value, uncertainty)}${plusMinus(uncertainty)}` : value, unit);

/** What kind of number is asked for: the sign and the unit, by which a reciprocal is told from the quantity; empty beside a word. */
export function askedText(sign: 'positive' | 'either' | null, unit: string): string {
  if (sign === null) return '';
  const number = sign === 'positive' ? 'A positive number' : 'A number with its sign';
  const written = unitText(unit);
  return written === '' ? `${number}, without a unit.` : `${number}, in ${written}.`;
}

/** How near a good result is; empty beside a word. */
export const toleranceText = (tolerance: number | null | undefined, unit: string): string =>
  tolerance === null || tolerance === undefined ? '' : withUnit(`± ${uncertaintyText(tolerance)}`, unit);

/** The truth, once it may be told. */
export function truthText({ truth, unit }: ResultCheck): string {
  if (!truth) return '';
  const value = typeof truth.value === 'number' ? formatSignificant(truth.value, 5) : truth.value;
  return withUnit(value, unit);
}

/** Of the whole check, in a line: "9.79 ± 0.03 m/s²: right, first try." */
export function checkText(check: ResultCheck): string {
  const last = check.tries.at(-1);
  if (!last) return check.truth ? `not found: the bench had shown ${truthText(check)}.` : 'not checked';
  const count = check.tries.length;
  const tries = count === 1 ? 'first try' : `try ${count} of ${MOST_TRIES}`;
  const told = isTold(check) ? ` The true value was told: ${truthText(check)}.` : '';
  return `${tryText(last, check.unit)}: ${judgementText(last.judgement)}, ${tries}.${told}`;
}
