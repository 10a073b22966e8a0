/** What the plot's curve and the notebook found is taken over into the check, in the unit that it asks for. */
import { describe, expect, it } from 'vitest';
import { fitCurve } from '../../../engine/core/curve-fit';
import { twoParts } from '../../../engine/core/two-parts';
import { type ColumnMean, columnMeans, offersFor, symbolsOf, typed, workedOut } from '../../../src/bench/check/offers';
import type { Target } from '../../../src/bench/check/make-check';
import { slicedSummary } from '../../../src/bench/notebook/mean';
import { type Analysis, refusal } from '../../../src/bench/plot/analysis/analysis';
import { atOnce } from '../../../src/ui/sliced';

const target = (unit: string): Target => ({
  key: 'r-1-x',
  id: 'r',
  label: 'Resistance',
  unit,
  sign: 'positive',
  tolerance: 1,
  options: null,
});

const mean = (symbol: string, unit: string, values: readonly number[], kind: 'reading' | 'input' = 'reading') => {
  const summary = atOnce(
    slicedSummary(values.map((value) => ({ value, uncertainty: 0.2, shared: { '1 meter gain': 0.1 } }))),
  );
  if (!summary) throw new Error('no values');
  return { column: { id: symbol, symbol, label: `Column ${symbol}`, unit, kind, holds: 'number' }, summary } as const;
};

const line = (): Analysis => {
  const points = [1, 2, 3, 4].map((x) => ({ x, y: 0.25 * x, ux: null, uy: 0.01 }));
  const outcome = fitCurve('line', points);
  if ('refused' in outcome) throw new Error(outcome.refused);
  const [m] = outcome.fit.parameters;
  return {
    ...refusal('Straight line', ''),
    refused: null,
    fit: outcome.fit,
    lines: [
      { name: 'slope m =', text: '', found: { value: 0.25, error: m?.error ?? null, unit: 'V/mA' } },
      { name: 'x where y = 2:', text: '', found: { value: 8.1234, error: 0.0123, unit: 'mA' } },
      { name: 'χ²/ν =', text: '1.1' },
    ],
  };
};

describe('what may be taken over', () => {
  it('is what measures the same quantity, in the unit asked for, with its uncertainty', () => {
    const [slope, ...others] = offersFor(target('Ω'), line(), [mean('U', 'V', [1, 2])]);
    expect(slope).toMatchObject({ label: 'slope m', text: '(250.0 ± 4.5) Ω' });
    expect(slope?.entered).toEqual({ value: '250.0', uncertainty: '4.5' });
    expect(others).toEqual([]);
  });

  it('is the size of a fall where a positive number is asked for, and the fall where either may be', () => {
    const falling = line();
    const lines = falling.lines.map((each) =>
      each.found ? { ...each, found: { ...each.found, value: -0.25 } } : each,
    );
    const slopes = (sign: Target['sign']) =>
      offersFor({ ...target('Ω'), sign }, { ...falling, lines }, []).map(({ label, entered }) => [
        label,
        entered.value,
      ]);
    expect(slopes('positive')[0]).toEqual(['slope m, without its minus', '250.0']);
    expect(slopes('either')[0]).toEqual(['slope m', '-250.0']);
  });

  it('is an inverse prediction, a mean and a single value, each by its name', () => {
    const means: readonly ColumnMean[] = [
      mean('I', 'mA', [12, 14]),
      mean('J', 'A', [0.5]),
      mean('set', 'mA', [3], 'input'),
    ];
    const offers = offersFor(target('A'), line(), means);
    expect(offers.map(({ label }) => label)).toEqual(['x where y = 2', 'Mean of Column I', 'Column J']);
    expect(offers[0]?.entered).toEqual({ value: '0.008123', uncertainty: '0.000012' });
  });

  it('is of numbers without a unit only what the step speaks of, or the learner computed', () => {
    const means: readonly ColumnMean[] = [
      mean('pH', '1', [7.9, 8.1]),
      mean('index', '1', [700, 702]),
      mean('scans', '%', [16]),
      { ...mean('mine', '1', [8]), column: { ...mean('mine', '1', [8]).column, kind: 'computed' } },
    ];
    const labels = (words: string): readonly string[] =>
      offersFor(target('1'), null, means, words).map(({ label }) => label);
    expect(labels('How many carbon atoms?')).toEqual(['Column mine']);
    expect(labels('Take the column index of the peak.')).toEqual(['Mean of Column index', 'Column mine']);
    expect(offersFor(target('%'), null, means, 'column scans, column pH').map(({ label }) => label)).toEqual([
      'Column scans',
    ]);
  });

  it('is of several readings in one unit those that the step speaks of', () => {
    const means = [mean('inner', 'mm', [2, 3]), mean('outer', 'cm', [5, 6])];
    const labels = (words: string) => offersFor(target('mm'), null, means, words).map(({ label }) => label);
    expect(labels('How wide?')).toEqual(['Mean of Column inner', 'Mean of Column outer']);
    expect(labels('Record column outer and column index.')).toEqual(['Mean of Column outer']);
    expect(offersFor(target('s'), null, means, 'column outer')).toEqual([]);
  });

  it('is of a reading that grows with its run the newest row, before the mean of all', () => {
    const column = { id: 'dh', symbol: 'dh', label: 'ΔH', unit: 'kJ/mol', kind: 'reading', holds: 'number' } as const;
    const rows = [24, 25, 25.5].map((value, index) => ({
      row: index + 1,
      key: String(index + 1),
      run: 1,
      trial: 1,
      seed: 1,
      begins: false,
      struck: false,
      cells: { dh: { value, uncertainty: 0.2 } },
      texts: {},
    }));
    const labels = (origin: 'derived' | 'computed') =>
      offersFor(
        target('kJ/mol'),
        null,
        columnMeans([column], rows, { dh: { label: 'ΔH', unit: 'kJ/mol', origin } }),
      ).map(({ label, entered }) => [label, entered.value]);
    expect(labels('derived')).toEqual([
      ['ΔH, newest row', '25.50'],
      ['Mean of ΔH', '24.83'],
    ]);
    expect(labels('computed')).toEqual([['Mean of ΔH', '24.83']]);
  });

  it('names few symbols, those that are likely first', () => {
    const many = Array.from({ length: 25 }, (_, index) => mean(`q${index}`, 'm', [1, 2]));
    const { first, others } = symbolsOf(line(), many, 'the column q17');
    expect(first.slice(0, 3)).toEqual(['m', 'c', 'q17']);
    expect([first.length, others]).toEqual([8, 19]);
  });

  it('is nothing where nothing was found', () => {
    expect(offersFor(target('Ω'), null, [])).toEqual([]);
    expect(offersFor(target('Ω'), refusal('Straight line', 'Too few points.'), [])).toEqual([]);
  });

  it('is worked out from the curve and from means, uncertainties carried through', () => {
    const means = [mean('L', 'm', [2, 2])];
    expect(symbolsOf(line(), means)).toEqual({ first: ['m', 'c', 'L'], others: 0 });
    const made = workedOut('L/m', target('Ω'), line(), means);
    const m = line().fit?.parameters[0] ?? twoParts(0, 0, {});
    const u = 8 * Math.hypot((m.error ?? 0) / 0.25, Math.hypot(0.1, Math.sqrt(0.03)) / 2);
    expect(made).toMatchObject({ label: 'L/m', entered: typed(8, u) });
    expect(workedOut('L/q', target('Ω'), line(), means)).toMatchObject({ refused: expect.stringMatching(/no "q"/) });
    expect(workedOut('L/(', target('Ω'), line(), means)).toHaveProperty('refused');
  });
});

describe('digits that are typed', () => {
  it.each([
    [9.8123, 0.0234, '9.812', '0.023'],
    [-0.5, 0.1, '-0.50', '0.10'],
    [96_485, 632, '96490', '630'],
    [1.234_56e7, 3400, '1.23456e+7', '3.4e+3'],
    [1.2341e-12, 3.4e-14, '1.234e-12', '3.4e-14'],
    // Rounding of the arithmetic.
    [1, 3e-17, '1', '0'],
    [0, 0.5, '0.00', '0.50'],
    [3.5, null, '3.5', ''],
    [7, 0, '7', '0'],
  ])('%d ± %d', (value, error, text, uncertainty) => {
    expect(typed(value, error)).toEqual({ value: text, uncertainty });
  });
});
