/** What is asked of a fitted curve, and how both parts of an uncertainty are told. */
import { describe, expect, it } from 'vitest';
import { combined } from '../../../engine/runtime/uncertain';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { type NotebookCell, type NotebookTable, notebookTable } from '../../../src/bench/notebook/table';
import { inLines, inWords } from '../../../src/bench/plot/analysis/analysis';
import { analyse } from '../../../src/bench/plot/analysis/analyse';
import { plotSvg } from '../../../src/bench/plot/plot-svg';
import { seriesOf } from '../../../src/bench/plot/series';
import { initialSettings, type PlotSettings } from '../../../src/bench/plot/settings';
import { entry, readings } from '../rows';

interface Measured {
  /** None where it is to be found. */
  readonly x?: number;
  readonly y: number;
  readonly scatter?: number;
  readonly gain?: number;
}

const cellOf = (value: number, scatter: number | undefined, gain: number | undefined): NotebookCell => {
  const shared = gain === undefined ? {} : { '7 meter gain': gain * value };
  return { value, uncertainty: scatter === undefined ? null : combined(scatter, shared), shared };
};

const tableOf = (rows: readonly Measured[]): NotebookTable => ({
  columns: notebookTable(entry, readings, emptyNotebook, []).columns,
  runs: [{ run: 1, name: 'Run 1', shown: true }],
  errors: {},
  along: {},
  rows: rows.map(({ x, y, scatter, gain }, index) => ({
    row: index + 1,
    key: `t-${index + 1}`,
    run: 1,
    trial: 1,
    seed: 1,
    begins: false,
    struck: false,
    cells: {
      voltage: x === undefined ? null : { value: x, uncertainty: null },
      current: cellOf(y, scatter, gain),
    },
    texts: {},
  })),
});

const NOTHING = { x: null, y: null, u: null, rows: [] };

const analysed = (table: NotebookTable, part: Partial<PlotSettings>) => {
  const settings = { ...initialSettings(entry), overlay: 'line' as const, ...part };
  return analyse({ settings, table, series: seriesOf(table, settings), titration: null, hidden: false });
};

const FLUORESCENCES = [2.1, 5.0, 9.0, 12.6, 17.3, 21.0, 24.7];
const fluorescein = FLUORESCENCES.map((y, i) => ({ x: 2 * i, y }));

describe('a fitted curve is asked', () => {
  const lineOf = (asked: Partial<PlotSettings['asked']>, rows: readonly Measured[] = fluorescein) => {
    const found = analysed(tableOf(rows), { asked: { ...NOTHING, ...asked } });
    return { line: found?.lines.at(-1), comments: found?.comments ?? [] };
  };

  it('for its value at an x, with the uncertainty of the curve', () => {
    // u = 0.4328 √(1/7 + 0/112) in the middle.
    expect(lineOf({ x: 6 }).line).toMatchObject({ name: 'I at V = 6.000 V:', text: '(13.10 ± 0.16) A' });
    expect(lineOf({ x: 6 }).comments.at(-1)).toBe(
      'That is the curve itself: a single reading scatters about it by ± 0.43 A.',
    );
    expect(lineOf({ x: 20 }).comments.join(' ')).toContain('beyond the points');
  });

  it('for the x of a value, as a calibration line is', () => {
    const { line, comments } = lineOf({ y: 2.9 });
    expect(line).toMatchObject({ name: 'V where I = 2.900 A:', text: '(0.72 ± 0.26) V' });
    expect(comments.at(-1)).toBe('For I the scatter of one point was taken, ± 0.43 A.');
    // Known four times as well: (0.4328/1.930) √(1/16 + 1/7 + 10.19²/(1.930² 112)).
    expect(lineOf({ y: 2.9, u: 0.4328 / 4 }).line?.text).toBe('(0.72 ± 0.15) V');
    expect(lineOf({ y: 2.9, u: 0.4328 / 4 }).line?.name).toBe('V where I = (2.90 ± 0.11) A:');
    expect(lineOf({ y: 80 }).line?.text).toBe('not found');
  });

  it('for the x of recorded rows, whose mean scatters less and shares the meter’s gain with the points', () => {
    const bare: readonly Measured[] = [...fluorescein, { y: 13.3 }, { y: 13.7 }];
    const two = lineOf({ rows: ['t-8', 't-9'], y: 99 }, bare);
    expect(two.line?.name).toBe('V where I as in the mean of rows 8, 9:');
    // (0.4328/1.930) √(1/2 + 1/7 + (13.5 − 13.1)²/(1.930² 112)).
    expect(two.line?.text).toBe('(6.21 ± 0.18) V');
    const points = [1, 2, 3, 4, 5].map((x) => ({ x, y: 2 * x, scatter: 0.01, gain: 0.05 }));
    const same = lineOf({ rows: ['t-6'] }, [...points, { y: 7, scatter: 0.01, gain: 0.05 }]).line;
    expect(same).toMatchObject({
      name: 'V where I as in row 6:',
      text: expect.stringMatching(/^\(3\.500\d ± 0\.00\d\d\) V$/),
    });
    // A value typed in is known by nothing that it shares: the gain counts in full.
    expect(lineOf({ y: 7, u: 0.01 }, points).line?.text).toMatch(/^\(3\.50 ± 0\.18\) V$/);
  });

  it('and says so where the slope of the line is uncertain', () => {
    const loose = [1, 2, 3, 4, 5].map((x) => ({ x, y: x, scatter: 1.2 }));
    expect(lineOf({ y: 3, u: 0.1 }, loose).comments.at(-1)).toMatch(/lies between .* and .* V \(Fieller’s limits\)/);
    const looser = [1, 2, 3, 4, 5].map((x) => ({ x, y: x, scatter: 4 }));
    expect(lineOf({ y: 3, u: 0.1 }, looser).comments.at(-1)).toContain('slope may well be zero');
  });
});

describe('a result tells scatter from calibration', () => {
  it('in words, where both count', () => {
    const points = [1, 2, 3, 4, 5].map((x) => ({ x, y: 2 * x, scatter: 0.05, gain: 0.01 }));
    const [slope, , zero] = analysed(tableOf(points), {})?.lines ?? [];
    // 0.05/√10 and 0.01 · 2: together 0.0255.
    expect(slope?.text).toBe('(2.000 ± 0.025) A/V, ± 0.016 (scatter) ± 0.02 (calibration)');
    // The gain does not move where the line meets zero.
    expect(zero?.text).toMatch(/^\(.*\) V$/);
  });

  it('and lets the scatter alone grow where the points scatter more than they should', () => {
    const points = [1, 2, 3, 4, 5, 6].map((x) => ({ x, y: 2 * x + 0.2 * (-1) ** x, scatter: 0.01, gain: 0.01 }));
    const [slope] = analysed(tableOf(points), {})?.lines ?? [];
    expect(slope?.text).toMatch(/ ± 0\.0[56] \(scatter\) ± 0\.02 \(calibration\)$/);
  });
});

describe('what was found, beneath a picture', () => {
  it('is broken into lines between results, and is otherwise what is said in one', () => {
    const points = [1, 2, 3, 4, 5].map((x) => ({ x, y: 2 * x, scatter: 0.05, gain: 0.01 }));
    const found = analysed(tableOf(points), { asked: { ...NOTHING, x: 3 } });
    if (!found) throw new Error('Nothing was found.');
    const lines = inLines(found, 120);
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(lines.join(' ')).toBe(inWords(found));
  });
});

describe('the band of uncertainty', () => {
  const table = tableOf(fluorescein);
  const svg = (part: Partial<PlotSettings>): string =>
    plotSvg({ settings: { ...initialSettings(entry), overlay: 'line', ...part }, table });

  it('is drawn beneath the curve where it is asked for, and is not at first', () => {
    const bands = (text: string): number => text.match(/fill-opacity="0\.16"/g)?.length ?? 0;
    expect(bands(svg({}))).toBe(0);
    expect(bands(svg({ uncertaintyBand: true }))).toBe(1);
    expect(bands(svg({ uncertaintyBand: true, overlay: 'derivative' }))).toBe(0);
  });

  it('is narrowest among the points and has places alone, on logarithmic axes too', () => {
    const [, path = ''] =
      /<path d="([^"]*)" fill="[^"]*" fill-opacity="0\.16"/.exec(svg({ uncertaintyBand: true })) ?? [];
    const places = [...path.matchAll(/[ML](\S+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    const half = places.length / 2;
    const width = (index: number): number =>
      Math.abs((places[index]?.y ?? 0) - (places[places.length - 1 - index]?.y ?? 0));
    const middle = Math.floor(half / 2);
    expect(width(0)).toBeGreaterThan(1.3 * width(middle));
    expect(width(half - 1)).toBeGreaterThan(1.3 * width(middle));
    expect(svg({ uncertaintyBand: true, xScale: 'log', yScale: 'log' })).not.toMatch(/NaN|Infinity/);
  });
});
