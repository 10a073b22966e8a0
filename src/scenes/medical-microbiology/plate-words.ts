/** Plates and their dilutions in words. */
import type { Frame } from '../contract';

export type Plate = NonNullable<Frame<'bacterial_growth'>['view']['plate']>;

const superscript = (n: number): string => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
export const dilutionWords = (d: number): string => (d === 0 ? 'undiluted' : `10⁻${superscript(d)}`);
export const clock = (hours: number): string => {
  const minutes = Math.floor(hours * 60 + 1e-6);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
};
export const marksWords = (marks: number): string => (marks === 0 ? '' : `You marked ${marks}. `);
export const verdictWords: Readonly<Record<Plate['result'], string>> = {
  Countable: 'Countable: 30 to 300 colonies.',
  TNTC: 'Too many to count: plate a higher dilution.',
  'Too few': 'Fewer than 30: plate a lower dilution.',
};
/** The estimate of a plate with its 95 % interval, one power of ten for both. */
export function estimateWords({ count, halfWidth, dilution }: Plate): string {
  const power = Math.floor(Math.log10(Math.max(1, count)));
  const part = (colonies: number): string => (colonies / 10 ** power).toFixed(2);
  return `(${part(count)} ± ${part(halfWidth)})×10${superscript(power + 1 + dilution)} CFU/mL`;
}
