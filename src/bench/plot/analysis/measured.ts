/** Results as they are reported: the uncertainty to two significant digits, the value to the same place. Pure. */
import type { TwoParts } from '../../../../engine/core/two-parts';
import { formatFixed, formatSignificant, superscript } from '../../../../engine/runtime/format';
import { partsText } from '../../notebook/measured-text';
import type { ResultLine } from './analysis';

/** Beyond this many decimals or whole zeros a power of ten is taken out. */
const MOST_DECIMALS = 6;
const MOST_PLACES = 6;

/** `0.1004 ± 0.0021`, `(1.204 ± 0.011)×10⁵`; five significant digits where no uncertainty is known. */
export function measured(value: number, uncertainty: number | null, unit = ''): string {
  const after = unit === '' ? '' : ` ${unit}`;
  // Errors of the last binary digits alone say nothing of the points.
  const none = uncertainty === null || !Number.isFinite(uncertainty) || uncertainty < 1e-10 * Math.abs(value);
  if (none || uncertainty === 0) return `${formatSignificant(value, 5)}${after}`;
  const place = lastPlace(uncertainty);
  const size = Math.max(Math.abs(value), uncertainty);
  const power = Math.floor(Math.log10(Number(size.toPrecision(12))));
  if (place < 0 && -place <= MOST_DECIMALS && power < MOST_PLACES) {
    return bracketed(`${formatFixed(value, -place)} ± ${formatFixed(uncertainty, -place)}`, after);
  }
  if (place === 0 && power < MOST_PLACES) {
    return bracketed(`${formatFixed(value, 0)} ± ${formatFixed(uncertainty, 0)}`, after);
  }
  const decimals = Math.max(0, power - place);
  const scale = 10 ** power;
  const mantissas = `${formatFixed(value / scale, decimals)} ± ${formatFixed(uncertainty / scale, decimals)}`;
  return power === 0 ? bracketed(mantissas, after) : `(${mantissas})×10${superscript(power)}${after}`;
}

const bracketed = (text: string, after: string): string => (after === '' ? text : `(${text})${after}`);

/** Power of ten of the second significant digit. */
export function lastPlace(uncertainty: number): number {
  const exponent = Number(uncertainty.toExponential(1).split('e')[1]);
  return exponent - 1;
}

/** A result with its whole uncertainty, then the two parts where both count: "(2.50 ± 0.41) V, ± 0.4 (scatter) ± 0.2 (calibration)". */
export function resultText(found: Pick<TwoParts, 'value' | 'error' | 'scatter' | 'calibration'>, unit = ''): string {
  const parts = partsText(found);
  return `${measured(found.value, found.error, unit)}${parts === '' ? '' : `, ${parts}`}`;
}

/** A result under its name. */
export const resultLine = (
  name: string,
  found: Pick<TwoParts, 'value' | 'error' | 'scatter' | 'calibration'>,
  unit = '',
): ResultLine => ({ name, text: resultText(found, unit), found: { value: found.value, error: found.error, unit } });
