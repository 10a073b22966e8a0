/** A number as its uncertainty lets it be written. Pure. */
import { formatFixed, formatSignificant, formatUncertainty } from '../../../engine/runtime/format';
import { combined, scatterOf, type Uncertain } from '../../../engine/runtime/uncertain';

const exponentOf = (value: number): number => Number(value.toExponential(15).split('e')[1]);

/** The place of the last digit that an uncertainty is written with, as a power of ten. */
function lastPlace(uncertainty: number): number {
  const digits = uncertainty.toExponential(6).startsWith('1') ? 2 : 1;
  return Number(uncertainty.toExponential(digits - 1).split('e')[1]) - digits + 1;
}

const roundedTo = (value: number, place: number): number => Math.round(value / 10 ** place) * 10 ** place;

/** Digits as far as the uncertainty reaches; four where there is none. */
export function measuredText(value: number, uncertainty: number | null): string {
  if (uncertainty === null || uncertainty === 0) return formatSignificant(value, 4);
  const place = lastPlace(uncertainty);
  if (value === 0 || exponentOf(value) < place) return formatFixed(roundedTo(value, place), decimalsFor(place));
  const digits = Math.min(15, exponentOf(value) - place + 1);
  // Beside an uncertainty of some tens the ones are no digits of the value.
  return formatSignificant(place > 0 ? roundedTo(value, place) : value, digits);
}

const decimalsFor = (place: number): number => Math.max(0, Math.min(12, -place));

/** An uncertainty, or a scatter, with one significant digit, two where its first digit is 1. */
export function uncertaintyText(uncertainty: number): string {
  if (uncertainty === 0) return '0';
  const place = lastPlace(uncertainty);
  return formatUncertainty(place > 0 ? roundedTo(uncertainty, place) : uncertainty);
}

/** What stands behind the number: " ± 0.03"; nothing where no uncertainty is known. */
export const plusMinus = (uncertainty: number | null): string =>
  uncertainty === null ? '' : ` ± ${uncertaintyText(uncertainty)}`;

/** Of the whole: a part that is less changes no digit of it. */
const SLIGHT = 0.05;

/** Both parts of an uncertainty, in the unit of the value; scatter null where it cannot be told. */
export interface Parts {
  readonly scatter: number | null;
  readonly calibration: number;
}

export const partsOf = (uncertain: Uncertain): Parts => ({
  scatter: uncertain.uncertainty === null ? null : scatterOf(uncertain),
  calibration: combined(0, uncertain.shared ?? {}),
});

/** "± 0.4 (scatter) ± 0.9 (calibration)"; empty where one of the two is the whole. */
export function partsText({ scatter, calibration }: Parts): string {
  const least = SLIGHT * combined(scatter ?? 0, { calibration });
  if (scatter === null || scatter <= least || calibration <= least) return '';
  return `± ${uncertaintyText(scatter)} (scatter) ± ${uncertaintyText(calibration)} (calibration)`;
}
