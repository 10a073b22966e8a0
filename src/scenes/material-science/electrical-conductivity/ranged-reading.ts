import type { Frame } from '../../contract';

const PREFIXES = [
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
  [1e-15, 'f'],
] as const;

/** A reading in the range that suits it, with all the digits that the instrument gives. */
export function ranged({
  value,
  text,
  unit,
}: Frame<'electrical_conductivity'>['shown']['voltage']): readonly [text: string, unit: string] {
  if (typeof value !== 'number') return ['–', unit];
  const size = Math.abs(value);
  const [factor, prefix] = PREFIXES.find(([least]) => size >= least * 0.9999995) ?? PREFIXES[PREFIXES.length - 1]!;
  const [mantissa = ''] = text.split('×');
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '').length;
  const scaled = value / factor;
  const whole = Math.max(1, Math.floor(Math.log10(Math.abs(scaled) || 1)) + 1);
  return [scaled.toFixed(Math.max(0, digits - whole)).replace('-', '−'), `${prefix}${unit}`];
}
