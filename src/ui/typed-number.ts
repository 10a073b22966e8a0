/** Numbers as people type and paste them: with a decimal comma, a true minus sign, thousands apart, powers of ten. Pure. */

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Digits in groups of three: 12,345,678 or 12 345. A group never begins with a zero. */
const GROUPS = (mark: string): RegExp =>
  new RegExp(String.raw`^([-+]?[1-9]\d{0,2}(?:${mark}\d{3})+)((?:[.,]\d*)?)(e[-+]?\d+)?$`, 'i');
const SPACED = GROUPS(String.raw`[\s'’]`);
const WITH_COMMAS = GROUPS(',');
const WITH_POINTS = GROUPS(String.raw`\.`);
/** One comma with three digits behind it: a decimal to some, thousands to others. */
const EITHER = /^[-+]?[1-9]\d{0,2},\d{3}$/;
const PLAIN = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** Signs and powers as a program writes them: "4.4×10⁻⁵" as readings show it is what people copy. */
const asWritten = (text: string): string =>
  text
    .trim()
    .replaceAll('−', '-')
    .replace(/\s*[×·]\s*10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/, (_power, sign: string, digits: string) =>
      ['e', sign === '' ? '' : '-', ...[...digits].map((digit) => RAISED.indexOf(digit))].join(''),
    );

const together = (text: string): string => text.replaceAll(/[\s,'’]/g, '');

/** All that a text may mean, as a program writes numbers; none where it is no number. */
function meanings(text: string): readonly string[] {
  const plain = asWritten(text);
  if (EITHER.test(plain)) return [plain.replace(',', '.'), plain.replace(',', '')];
  const spaced = SPACED.exec(plain);
  if (spaced) return [together(spaced[1] ?? '') + (spaced[2] ?? '').replace(',', '.') + (spaced[3] ?? '')];
  const commas = WITH_COMMAS.exec(plain);
  if (commas && !commas[2]?.startsWith(',')) return [together(commas[1] ?? '') + (commas[2] ?? '') + (commas[3] ?? '')];
  const points = WITH_POINTS.exec(plain);
  if (points?.[2]?.startsWith(','))
    return [(points[1] ?? '').replaceAll('.', '') + (points[2] ?? '').replace(',', '.') + (points[3] ?? '')];
  const decimal = plain.replace(',', '.');
  return PLAIN.test(decimal) ? [decimal] : [];
}

const isWithin = (
  digits: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds,
): boolean => Number(digits) >= min && Number(digits) <= max;

/**
 * The digits of a typed number as a program writes them; null where it is none, or may mean two numbers that both lie within the bounds
 * ("2,451").
 */
export function typedDigits(text: string, bounds: Bounds = {}): string | null {
  const meant = meanings(text);
  if (meant.length < 2) return meant[0] ?? null;
  const possible = meant.filter((digits) => isWithin(digits, bounds));
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** The same as a number. */
export function typedNumber(text: string, bounds: Bounds = {}): number | null {
  const digits = typedDigits(text, bounds);
  const number = digits === null ? Number.NaN : Number(digits);
  return Number.isFinite(number) ? number + 0 : null;
}

/** Why a text is not taken for a number, as a sentence; null where it is. */
export function numberFault(text: string): string | null {
  if (typedNumber(text) !== null) return null;
  const [decimal, whole] = meanings(text);
  return decimal !== undefined && whole !== undefined
    ? `"${text.trim()}" may mean ${decimal} or ${whole}: write one of these.`
    : `"${text.trim().slice(0, 20)}" is no number.`;
}
