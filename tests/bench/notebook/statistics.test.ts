import { atOnce } from '../../../src/ui/sliced';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { combined } from '../../../engine/runtime/uncertain';
import { columnSummaries, meanOf, slicedSummary } from '../../../src/bench/notebook/mean';
import { measuredText, partsOf, partsText, plusMinus } from '../../../src/bench/notebook/measured-text';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { repeatsOf, slicedStatistics } from '../../../src/bench/notebook/statistics';
import { type NotebookCell, notebookTable } from '../../../src/bench/notebook/table';
import { entry, keptRow, readings } from '../rows';

const statisticsOf = (values: readonly number[]) => atOnce(slicedStatistics(values));

/** NIST StRD, univariate summary statistics: the sets that are defined by a rule, with their certified values. */
const alternating = (first: number, low: number, high: number): readonly number[] => [
  first,
  ...Array.from({ length: 1000 }, (_value, index) => (index % 2 === 0 ? low : high)),
];

describe('mean and standard deviation', () => {
  it.each([
    ['NumAcc1', [10000001, 10000003, 10000002], 10000002, 1, 14],
    ['NumAcc2', alternating(1.2, 1.1, 1.3), 1.2, 0.1, 13],
    ['NumAcc3', alternating(1000000.2, 1000000.1, 1000000.3), 1000000.2, 0.1, 8],
    ['NumAcc4', alternating(10000000.2, 10000000.1, 10000000.3), 10000000.2, 0.1, 7],
  ])('%s', (_name, values, mean, deviation, digits) => {
    const found = statisticsOf(values);
    expect(found?.n).toBe(values.length);
    expect(Math.abs((found?.mean ?? 0) - mean) / mean).toBeLessThan(1e-14);
    // The numbers themselves are held to 16 digits: what they differ by has as many fewer.
    expect(Math.abs((found?.deviation ?? 0) - deviation) / deviation).toBeLessThan(10 ** -digits);
  });

  it('by hand: 9.8, 9.9, 10.1, 10.2', () => {
    // Mean 10.0; squares 0.04 + 0.01 + 0.01 + 0.04 = 0.10; s = √(0.10/3) = 0.182574; s/√4 = 0.091287.
    const found = statisticsOf([9.8, 9.9, 10.1, 10.2]);
    expect(found?.mean).toBeCloseTo(10, 12);
    expect(found?.deviation).toBeCloseTo(0.182574, 6);
    expect(found?.error).toBeCloseTo(0.091287, 6);
  });

  it('of one value has no scatter, of none is nothing', () => {
    expect(statisticsOf([3])).toEqual({ n: 1, mean: 3, deviation: null, error: null });
    expect(statisticsOf([])).toBeNull();
  });
});

describe('the mean of cells', () => {
  /** Readings of one voltmeter: scatter 0.2, a gain of 1 %, a zero of 0.3. */
  const cellsOf = (values: readonly number[]): readonly NotebookCell[] =>
    values.map((value) => {
      const shared = { '7 voltmeter gain': 0.01 * value, '7 voltmeter zero': 0.3 };
      return { value, uncertainty: combined(0.2, shared), shared };
    });

  it('by hand: scatter averages out, calibration does not', () => {
    // 9.5, 10.0, 10.5: s = 0.5, s/√3 = 0.288675; gain 0.1, zero 0.3: calibration √0.10 = 0.316228; whole √(1/12 + 0.1) = 0.428174.
    const found = meanOf(cellsOf([9.5, 10, 10.5]));
    expect(found?.value).toBeCloseTo(10, 12);
    expect(found?.scatter).toBeCloseTo(0.288675, 6);
    expect(found?.calibration).toBeCloseTo(0.316228, 6);
    expect(found?.error).toBeCloseTo(0.428174, 6);
    expect(found?.shared).toEqual({
      '7 voltmeter gain': expect.closeTo(0.1, 12),
      '7 voltmeter zero': expect.closeTo(0.3, 12),
    });
  });

  it('of readings with another seed has the errors of two devices', () => {
    const [one, two] = cellsOf([10, 10.6]);
    const other = { ...two!, shared: { '8 voltmeter zero': 0.3 }, uncertainty: combined(0.2, { zero: 0.3 }) };
    expect(meanOf([one!, other])?.calibration).toBeCloseTo(Math.sqrt(0.05 ** 2 + 0.15 ** 2 + 0.15 ** 2), 12);
  });

  it('does not scatter less than the instruments say', () => {
    expect(meanOf(cellsOf([10, 10.01]))?.scatter).toBeCloseTo(0.2 / Math.SQRT2, 12);
    // The same digits again and again: the display tells no more than once.
    expect(meanOf(cellsOf([10, 10, 10, 10]))?.scatter).toBeCloseTo(0.2, 12);
    expect(meanOf(cellsOf([10]))?.error).toBeCloseTo(combined(0.2, { gain: 0.1, zero: 0.3 }), 12);
  });

  it('of ideal readings has their scatter alone', () => {
    expect(meanOf([1, 3].map((value) => ({ value, uncertainty: null })))).toEqual({
      value: 2,
      error: 1,
      scatter: 1,
      calibration: 0,
      shared: {},
    });
    expect(meanOf([{ value: 1, uncertainty: null }])?.error).toBeNull();
    expect(meanOf([])).toBeNull();
  });

  it('covers the true value as often as it says, for three and for ten readings', () => {
    // Normal scatter and calibration of equal size, 2000 draws; 68 % within one standard uncertainty, 95 % within two.
    const rng = createRng(19);
    const inside = (n: number, k: number): number => {
      let hits = 0;
      for (let draw = 0; draw < 2000; draw++) {
        const zero = 0.3 * rng.normal();
        const cells = Array.from({ length: n }, () => ({
          value: 10 + zero + 0.3 * rng.normal(),
          uncertainty: 0.3 * Math.SQRT2,
          shared: { '7 meter zero': 0.3 },
        }));
        const mean = meanOf(cells);
        if (Math.abs((mean?.value ?? 0) - 10) <= k * (mean?.error ?? 0)) hits++;
      }
      return hits / 2000;
    };
    for (const n of [3, 10]) {
      expect(inside(n, 1)).toBeGreaterThan(0.64);
      expect(inside(n, 1)).toBeLessThan(0.76);
      expect(inside(n, 2)).toBeGreaterThan(0.93);
    }
  });
});

describe('repeats', () => {
  const rows = [
    keptRow(1, { voltage: 5, current: 0.05 }),
    keptRow(2, { voltage: 5, current: 0.052 }),
    keptRow(3, { voltage: 6, current: 0.06 }),
    { ...keptRow(4, { voltage: 5, current: 9 }), struck: 'Misread' },
  ];
  const table = notebookTable(entry, readings, { ...emptyNotebook, rows }, []);

  it('leave struck rows out', () => {
    const found = atOnce(columnSummaries(table.columns, table.rows))['current'];
    expect(found?.n).toBe(3);
    expect(found?.mean).toBeCloseTo(0.054, 12);
  });

  it('are rows of equal inputs', () => {
    expect(repeatsOf(table)).toEqual([{ name: 'Voltage 5.0 V', keys: ['a-1', 'a-2'] }]);
  });
});

describe('an uncertainty in its parts', () => {
  it.each([
    [0.4, 0.9, '± 0.4 (scatter) ± 0.9 (calibration)'],
    [0.123, 2, '± 0.12 (scatter) ± 2 (calibration)'],
    [0.01, 0.9, ''],
    [0.9, 0.01, ''],
    [0, 0.9, ''],
    [null, 0.9, ''],
    [0, 0, ''],
  ])('of %d and %d', (scatter, calibration, text) => {
    expect(partsText({ scatter, calibration })).toBe(text);
  });

  it('is that of a cell', () => {
    expect(partsOf({ uncertainty: 0.5, shared: { '7 meter gain': 0.4 } })).toEqual({
      scatter: expect.closeTo(0.3, 12),
      calibration: 0.4,
    });
    expect(partsOf({ uncertainty: null })).toEqual({ scatter: null, calibration: 0 });
  });
});

describe('numbers beside their uncertainty', () => {
  it.each([
    [1.23456, 0.012, '1.235', ' ± 0.012'],
    [1.23456, 0.03, '1.23', ' ± 0.03'],
    [1.23456, null, '1.235', ''],
    [1234.5, 38, '1230', ' ± 40'],
    [-60000, 38730, '−60000', ' ± 40000'],
    [0.004, 0.03, '0.00', ' ± 0.03'],
    [0, 0.03, '0.00', ' ± 0.03'],
    [5, 0, '5.000', ' ± 0'],
    [2.5e7, 3e5, '2.50×10⁷', ' ± 300000'],
  ])('%d with %d', (value, uncertainty, text, after) => {
    expect([measuredText(value, uncertainty), plusMinus(uncertainty)]).toEqual([text, after]);
  });
});

it('the mean of very many cells gives the page back meanwhile, and is the same', () => {
  const cells = Array.from({ length: 20_000 }, (_, index) => ({
    value: index % 10,
    uncertainty: 0.5,
    shared: { '1 meter gain': 0.3 },
  }));
  const work = slicedSummary(cells);
  let pauses = 0;
  let next = work.next();
  for (; !next.done; next = work.next()) pauses++;
  expect(pauses).toBeGreaterThanOrEqual(20);
  expect(next.value?.mean).toBeCloseTo(4.5, 12);
  expect(next.value?.result.calibration).toBeCloseTo(0.3, 12);
});
