/** Patterns of TSH, free T4 and free T3, judged from measured values as printed. */
import { THYROID_RANGES } from '../data/thyroid-ranges';

export const PATTERNS = [
  'Primary hypothyroidism',
  'Central hypothyroidism',
  'Hyperthyroidism',
  'Low TSH on levothyroxine: dose too high or pituitary failure',
  'Subclinical hyperthyroidism',
  'Subclinical hypothyroidism',
  'Low T3',
  'Euthyroid',
  'Unclassified',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Decimals that are printed, mU/L and pmol/L. */
export const PRINTED = { tsh: 3, ft4: 2, ft3: 2 } as const;

type Level = 'low' | 'usual' | 'high';

const levelOf = (value: number, [low, high]: readonly [number, number]): Level =>
  value < low ? 'low' : value > high ? 'high' : 'usual';

/** The first that holds. */
export function patternOf(
  values: { readonly tsh: number; readonly ft4: number; readonly ft3: number },
  tablet: boolean,
): Pattern {
  const level = (of: keyof typeof PRINTED): Level =>
    levelOf(Number(values[of].toFixed(PRINTED[of])), THYROID_RANGES[of]);
  const [tsh, ft4, ft3] = [level('tsh'), level('ft4'), level('ft3')];
  if (ft4 === 'low') return tsh === 'high' ? 'Primary hypothyroidism' : 'Central hypothyroidism';
  if (tsh === 'low' && (ft4 === 'high' || ft3 === 'high')) return 'Hyperthyroidism';
  if (tsh === 'low' && ft4 === 'usual' && ft3 === 'usual')
    return tablet ? 'Low TSH on levothyroxine: dose too high or pituitary failure' : 'Subclinical hyperthyroidism';
  if (tsh === 'high' && ft4 === 'usual') return 'Subclinical hypothyroidism';
  if (tsh === 'usual' && ft4 === 'usual') {
    if (ft3 === 'low') return 'Low T3';
    if (ft3 === 'usual') return 'Euthyroid';
  }
  return 'Unclassified';
}
