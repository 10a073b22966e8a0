import { describe, expect, it } from 'vitest';
import type { Shown } from '../../../engine/runtime/instrument';
import { isMaterial, materialChanges } from '../../../src/bench/listen/changes';
import { HIGH_HZ, isOtherRange, LOW_HZ, pitchOf, rangeOf } from '../../../src/bench/listen/pitch';

const number = (value: number, uncertainty: number | null = null): Shown =>
  ({ value, text: value.toFixed(2), uncertainty, unit: 'mL' }) as Shown;
const text = (value: string): Shown => ({ value, text: value, uncertainty: null, unit: '' }) as Shown;

describe('what is worth saying', () => {
  it('is a change of a twentieth, beyond the scatter of the instrument', () => {
    expect(isMaterial(number(10), number(10.4))).toBe(false);
    expect(isMaterial(number(10), number(10.6))).toBe(true);
    expect(isMaterial(number(10, 0.5), number(10.6, 0.5))).toBe(false);
    expect(isMaterial(number(0, 0.01), number(0.02, 0.01))).toBe(false);
    expect(isMaterial(number(0), number(0.02))).toBe(true);
  });

  it('is every change of words, and a first value', () => {
    expect(isMaterial(text('clear'), text('clear'))).toBe(false);
    expect(isMaterial(text('clear'), text('pink'))).toBe(true);
    expect(isMaterial({ ...number(1), value: null, text: '' }, number(1))).toBe(true);
    expect(isMaterial(undefined, number(1))).toBe(true);
  });

  it('is found among the readings that are shown', () => {
    const said = { a: number(1), b: number(1), c: number(1) };
    expect(materialChanges(['a', 'b'], said, { a: number(2), b: number(1.01), c: number(9) })).toEqual(['a']);
  });
});

describe('the tone of a value', () => {
  it('goes two octaves from the lowest to the highest', () => {
    const range = { low: 2, high: 12 };
    expect(pitchOf(2, range)).toBeCloseTo(LOW_HZ, 9);
    expect(pitchOf(12, range)).toBeCloseTo(HIGH_HZ, 9);
    expect(pitchOf(7, range)).toBeCloseTo(440, 9);
    expect(pitchOf(99, range)).toBeCloseTo(HIGH_HZ, 9);
    expect(pitchOf(5, { low: 5, high: 5 })).toBeCloseTo(440, 9);
  });

  it('has its range from what was plotted, without the gaps', () => {
    expect(rangeOf([Number.NaN, 3, -1, Number.NaN, 2])).toEqual({ low: -1, high: 3 });
    expect(rangeOf([Number.NaN])).toBeNull();
  });

  it('is explained anew when the range grew by much', () => {
    expect(isOtherRange(null, { low: 0, high: 1 })).toBe(true);
    expect(isOtherRange({ low: 0, high: 1 }, { low: 0, high: 1.2 })).toBe(false);
    expect(isOtherRange({ low: 0, high: 1 }, { low: 0, high: 2 })).toBe(true);
  });
});
