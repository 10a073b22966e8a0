import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../engine/contract';
import { halfDigitOf, judgeNumber, judgeText } from '../../../engine/runtime/judgement';

const g: Answer = { id: 'g', label: 'g', value: 9.81, unit: 'm/s²', tolerance: 0.05 };
const judged = (text: string, uncertainty: number) =>
  judgeNumber(g, { value: Number(text), uncertainty, halfDigit: halfDigitOf(text) });

describe('a stated number', () => {
  it('is right where its interval of two standard uncertainties reaches the truth', () => {
    expect(judged('9.79', 0.02)).toBe('right');
    expect(judged('9.86', 0.03)).toBe('right');
    // Beyond the tolerance, honestly so.
    expect(judged('9.95', 0.08)).toBe('right');
  });

  it('is too high or too low beyond both tolerance and interval', () => {
    expect(judged('9.90', 0.02)).toBe('too-high');
    expect(judged('9.70', 0.02)).toBe('too-low');
  });

  it('does not reach the truth where it is near with an interval that is too narrow', () => {
    expect(judged('9.84', 0.002)).toBe('no-reach');
  });

  it('leaves too much open with an interval of a tenth of the value and more', () => {
    expect(judged('9.80', 0.6)).toBe('too-wide');
    expect(judged('9.80', 0.4)).toBe('right');
  });

  it('without an uncertainty reaches as far as its digits', () => {
    expect(judged('9.8', 0)).toBe('right');
    expect(judged('9.80', 0)).toBe('no-reach');
  });
});

it.each([
  ['9.8', 0.05],
  ['980', 0.5],
  ['9.80e2', 0.5],
  ['0.1234', 0.000_05],
])('%s leaves half of its last digit open', (text, half) => expect(halfDigitOf(text)).toBeCloseTo(half, 12));

it('a word is right however it is written', () => {
  const abo: Answer = { id: 'abo', label: 'ABO group', value: 'AB', unit: 'text' };
  expect(judgeText(abo, ' ab ')).toBe('right');
  expect(judgeText(abo, 'A')).toBe('other');
});
