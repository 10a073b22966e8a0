import { describe, expect, it } from 'vitest';
import { partsWords } from '../../../src/bench/readings/ReadingMore';
import { asDisplayed } from '../../../src/bench/readings/reading-text';

const shown = { text: '0.004', value: 0.004, uncertainty: 0.002, unit: '1' };
const photometer = { label: 'OD', unit: '1', least: 0.01 };

describe('a reading below the least that its instrument displays', () => {
  it('is said to be less, and keeps its number', () => {
    expect(asDisplayed(shown, photometer)).toEqual({ text: '< 0.01', value: 0.004, uncertainty: null, unit: '1' });
  });

  it('is shown as it is from there on, without a least, and without a value', () => {
    expect(asDisplayed({ ...shown, value: 0.01 }, photometer)?.text).toBe('0.004');
    expect(asDisplayed(shown, { label: 'OD', unit: '1' })).toBe(shown);
    expect(asDisplayed({ ...shown, text: '–', value: null }, photometer)?.text).toBe('–');
    expect(asDisplayed(undefined, photometer)).toBeUndefined();
  });
});

describe('what an uncertainty consists of', () => {
  const reading = { text: '6.00', value: 6, uncertainty: 0.05, unit: 'V' };

  it('is said where it has both parts', () => {
    expect(partsWords({ ...reading, shared: { '7 voltmeter gain': 0.04 } })).toBe(
      '±\u00a00.05 V in all: ± 0.03 (scatter) ± 0.04 (calibration). Repeats average the scatter out; the calibration is the same in all of them.',
    );
  });

  it('is left out where one of them is the whole, and where nothing is known', () => {
    expect(partsWords(reading)).toBe('');
    expect(partsWords({ ...reading, shared: { '7 voltmeter gain': 0.05 } })).toBe('');
    expect(partsWords({ ...reading, uncertainty: null })).toBe('');
  });
});
