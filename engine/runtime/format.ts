/** Numbers as people read them: one place, so that panel, table, plot, CSV and stage agree. */

/** A femtoampere in amperes has fifteen; more has no instrument here. */
const MOST_DECIMALS = 16;
const MOST_PLAIN = 11;

/** Decimals that a scale of this resolution shows: 0.05 → 2, 1 → 0, 1e-15 → 15. */
export function decimalsOf(resolution: number): number {
  if (resolution === 0) return 0;
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals++) {
    const scaled = resolution * 10 ** decimals;
    const whole = Math.round(scaled);
    if (whole !== 0 && Math.abs(scaled - whole) < 1e-9 * Math.abs(whole)) return decimals;
  }
  return MOST_DECIMALS;
}

/** What stands for "no unit" in definitions: counts and ratios, parts of one, categories, texts. */
const NO_UNIT: readonly string[] = ['', '1', '0-1', '-', 'text'];

/** The unit as it is written after a number; nothing for plain numbers and texts. */
export const unitText = (unit: string): string => (NO_UNIT.includes(unit) ? '' : unit);

/** A unit with the blank before it, or nothing. */
export const withUnit = (unit: string): string => (unitText(unit) === '' ? '' : ` ${unit}`);

/** A whole number as an exponent is written. */
export const superscript = (exponent: number): string =>
  [...String(exponent)].map((sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign))).join('');

/** Significant digits, a true minus sign, powers of ten beyond 1e-4 … 1e6. */
export function formatSignificant(value: number, digits: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 1e6) {
    const [mantissa = '', exponent = '0'] = value.toExponential(digits - 1).split('e');
    return `${mantissa}×10${superscript(Number(exponent))}`.replace('-', '−');
  }
  return Number(value.toPrecision(digits)) === 0 ? '0' : stripPoint(value, digits);
}

function stripPoint(value: number, digits: number): string {
  const exponent = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))));
  return value.toFixed(Math.max(0, digits - 1 - exponent)).replace('-', '−');
}

/** The number that `formatSignificant` writes: no whole part is rounded away below a million. */
export function roundSignificant(value: number, digits: number): number {
  const size = Math.abs(value);
  return size >= 10 ** digits && size < 1e6 ? Math.round(value) : Number(value.toPrecision(digits));
}

/** A fixed number of decimals, with a true minus sign and no negative zero; where nobody would count them, with a power of ten. */
export function formatFixed(value: number, decimals: number): string {
  if (decimals > MOST_PLAIN && value !== 0)
    return formatSignificant(value, Math.max(1, decimals + 1 + Math.floor(Math.log10(Math.abs(value)))));
  const text = value.toFixed(decimals);
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−');
}

/** One significant digit of an uncertainty is shown, two where the first is 1. */
const uncertaintyDigits = (uncertainty: number): number => (uncertainty.toExponential(6).startsWith('1') ? 2 : 1);

/** An uncertainty as it is shown, as a number. */
export const roundUncertainty = (uncertainty: number): number =>
  roundSignificant(uncertainty, uncertaintyDigits(uncertainty));

/**
 * Decimals, negative left of the point, to which a value with this uncertainty is told: one more than the uncertainty, so that what is
 * worked out from the value loses nothing, and no more, since there is nothing in them (GUM 7.2.6).
 */
export const decimalsBeside = (uncertainty: number): number =>
  uncertaintyDigits(uncertainty) - Math.floor(Math.log10(uncertainty));

/** An uncertainty with one significant digit, two where its first digit is 1. */
export function formatUncertainty(uncertainty: number): string {
  if (uncertainty === 0) return '0';
  const digits = uncertaintyDigits(uncertainty);
  // Beside a reading in plain decimals an uncertainty of some hundred-thousandths is plain too.
  if (uncertainty < 1e-4 && uncertainty >= 1e-7) {
    return uncertainty.toFixed(digits - 1 - Math.floor(Math.log10(uncertainty)));
  }
  return formatSignificant(Number(uncertainty.toPrecision(digits)), digits);
}

/** A Julian year. */
const YEAR_S = 365.25 * 86_400;

/** A clock: seconds below a minute, then minutes, then hours; from two days on days with hours and minutes, from two years on years. */
export function formatClock(seconds: number): string {
  if (seconds >= 2 * YEAR_S) return `${(seconds / YEAR_S).toFixed(2)} yr`;
  const tenths = Math.floor(seconds * 10 + 1e-6);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const whole = Math.floor(tenths / 10);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = two(Math.floor(whole / 60) % 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24}:${minutes}`;
  return hours > 0 ? `${hours}:${minutes}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}.${tenths % 10}`;
}

/** What is quoted of a text that somebody else wrote, in a sentence for the learner: characters. */
const MOST_QUOTED = 80;

export const shortened = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
