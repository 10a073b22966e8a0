/** What people type for numbers. */
import { describe, expect, it } from 'vitest';
import { numberFault, typedDigits, typedNumber } from '../../src/ui/typed-number';

describe('a typed number', () => {
  it.each([
    ['2.451', 2.451],
    ['2,45', 2.45],
    ['0,451', 0.451],
    ['−3.5', -3.5],
    ['50 000', 50_000],
    ['50\u00A0000', 50_000],
    ['50\u202F000,5', 50_000.5],
    ["1'234'567", 1_234_567],
    ['1,234,567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['12.345.678,9', 12_345_678.9],
    ['4.4×10⁻⁵', 4.4e-5],
    ['6.02e23', 6.02e23],
    ['.5', 0.5],
  ])('%s is %d', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each(['', 'abc', '1,23,4', '1.2.3', '12,34,567', '1e', '--3'])('%j is none', (text) => {
    expect(typedNumber(text)).toBeNull();
    expect(numberFault(text)).toContain('is no number');
  });

  it('with one comma before three digits is asked for again, unless only one of its meanings is allowed', () => {
    expect(typedNumber('2,451')).toBeNull();
    expect(numberFault('2,451')).toBe('"2,451" may mean 2.451 or 2451: write one of these.');
    expect(typedNumber('50,000', { min: 20, max: 100_000 })).toBeNull();
    expect(typedNumber('50,000', { min: 100, max: 100_000 })).toBe(50_000);
    expect(typedNumber('1,234', { max: 100 })).toBe(1.234);
  });

  it('keeps the digits that were typed: they tell how finely it was read', () => {
    expect(typedDigits('2,50')).toBe('2.50');
    expect(typedDigits('1,234.0')).toBe('1234.0');
  });
});
