import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyNotebook, type NotebookRow } from '../../../src/bench/notebook/notebook';
import { type NotebookTable, notebookTable } from '../../../src/bench/notebook/table';
import { inWords } from '../../../src/bench/plot/analysis/analysis';
import { domainOf, logTickTexts, roundedOut } from '../../../src/bench/plot/axis';
import { logTicks } from '../../../src/scenes/kit/charts/log-ticks';
import { compose } from '../../../src/bench/plot/compose';
import { summaryOf, tickTexts, withUncertainty } from '../../../src/bench/plot/plot-text';
import { usedWords } from '../../../src/bench/plot/analysis/used-words';
import { axisTitle, chosenPoints, plottable, pointsOf, seriesOf, traceOf } from '../../../src/bench/plot/series';
import { initialSettings, type PlotSettings, settingsFrom, TRANSFORMS } from '../../../src/bench/plot/settings';
import {
  alongAxis,
  ratioUnit,
  settled,
  slopeAlong,
  slopeOf,
  transformChoice,
  transformed,
  transformedName,
  transformedUnit,
} from '../../../src/bench/plot/transform';
import type { AxisTransform } from '../../../catalogue/define';
import { listedSeries, partings } from '../../../src/bench/plot/series-list';
import { panned, zoomed } from '../../../src/bench/plot/zoom';
import { Trace } from '../../../src/bench/run/trace';
import type { Row } from '../../../src/bench/notebook/row';
import { barOf } from '../../../src/bench/plot/scene';
import { entry, readings, rowOf } from '../rows';

describe('axis transforms', () => {
  it('are the functions they are named after', () => {
    expect(TRANSFORMS.map((transform) => transformed(30, transform))).toEqual([
      30,
      1 / 30,
      900,
      Math.sqrt(30),
      Math.log(30),
      Math.log10(30),
      expect.closeTo(0.5, 12),
      expect.closeTo(Math.sqrt(3) / 2, 12),
    ]);
  });

  it('have no value where there is none', () => {
    expect(transformed(0, 'reciprocal')).toBeNull();
    expect(transformed(0, 'ln')).toBeNull();
    expect(transformed(-1, 'log10')).toBeNull();
  });

  it('have the slope that differences of the function have', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRANSFORMS), fc.double({ min: 0.5, max: 80, noNaN: true }), (transform, value) => {
        const small = 1e-5 * value;
        const up = transformed(value + small, transform) ?? Number.NaN;
        const down = transformed(value - small, transform) ?? Number.NaN;
        expect(slopeOf(value, transform) * small).toBeCloseTo((up - down) / 2, 9);
      }),
    );
  });

  it('say what they show, with its unit', () => {
    expect(transformedName('R2', 'Ω', 'reciprocal')).toBe('1/R2');
    expect(transformedName('Base added', 'mL', 'ln')).toBe('ln(Base added / mL)');
    expect(transformedUnit('m/s', 'square')).toBe('(m/s)²');
    expect(transformedUnit('Ω', 'reciprocal')).toBe('1/Ω');
    expect(transformedUnit('1', 'log10')).toBe('');
  });

  it('give slopes their unit', () => {
    expect(ratioUnit('V', 'A')).toBe('V/A');
    expect(ratioUnit('1/Ω', '1/Ω')).toBe('');
    expect(ratioUnit('m', '')).toBe('m');
    expect(ratioUnit('', 'mL')).toBe('1/mL');
    expect(ratioUnit('A', '1/Ω')).toBe('A·Ω');
    expect(ratioUnit('m/s', 's')).toBe('(m/s)/s');
  });
});

const tableOf = (
  rows: readonly (Row & { readonly struck?: string })[],
  hide: readonly string[] = [],
): NotebookTable => {
  const kept = rows.map(
    (row): NotebookRow => ({ ...row, version: 1, key: `t-${row.id}`, note: '', struck: row.struck ?? null }),
  );
  return notebookTable(entry, readings, { ...emptyNotebook, rows: kept }, hide);
};

const VALUE = { transform: 'value' } as const;

describe('recorded points', () => {
  it('come from the table, with their uncertainties carried along', () => {
    const { rows } = tableOf([
      rowOf(1, { voltage: 4, current: 0.04 }),
      rowOf(2, { current: null }),
      rowOf(3, { voltage: 8, current: 0.08 }),
    ]);
    const points = pointsOf(
      rows,
      { column: 'voltage', transform: 'reciprocal' },
      { column: 'current', transform: 'square' },
    );
    expect(points.map(({ row }) => row)).toEqual([1, 3]);
    expect(points[0]).toEqual({
      row: 1,
      series: 0,
      struck: false,
      x: 0.25,
      y: 0.0016,
      ux: null,
      uy: expect.closeTo(2 * 0.04 * 0.001, 12),
    });
  });

  it('keep scatter and what they share apart on every axis', () => {
    // 2.0 A with 0.03 A of scatter and effects of 0.04 A and −0.01 A: 1/I falls by effect/I², ln I rises by effect/I.
    const effects = { '7 ammeter gain': 0.04, '7 ammeter zero': -0.01 };
    const row = rowOf(1, { current: 2 });
    const uncertainty = Math.sqrt(0.03 ** 2 + 0.04 ** 2 + 0.01 ** 2);
    const current = { value: 2, text: '2.00', uncertainty, shared: effects };
    const [point] = pointsOf(
      tableOf([{ ...row, readings: { ...row.readings, current } }]).rows,
      { column: 'current', transform: 'reciprocal' },
      { column: 'current', transform: 'ln' },
    );
    expect(point?.ux).toBeCloseTo(0.03 / 4, 12);
    expect(point?.uy).toBeCloseTo(0.03 / 2, 12);
    expect(point?.sharedX?.['7 ammeter gain']).toBeCloseTo(-0.01, 12);
    expect(point?.sharedX?.['7 ammeter zero']).toBeCloseTo(0.0025, 12);
    expect(point?.sharedY?.['7 ammeter gain']).toBeCloseTo(0.02, 12);
    expect(barOf(point?.uy ?? null, point?.sharedY)).toBeCloseTo(uncertainty / 2, 12);
  });

  it('know no uncertainty where the slope of the axis is infinite', () => {
    const { rows } = tableOf([rowOf(1, { current: 0 })]);
    const [point] = pointsOf(rows, { column: 'time', ...VALUE }, { column: 'current', transform: 'root' });
    expect(point?.uy).toBeNull();
  });

  it('do not show an unknown', () => {
    const { rows } = tableOf([rowOf(1, { patch: { unknown: true } }), rowOf(2)]);
    expect(pointsOf(rows, { column: 'load', ...VALUE }, { column: 'current', ...VALUE }).map(({ row }) => row)).toEqual(
      [2],
    );
  });

  it('may be plotted along whatever holds numbers', () => {
    const table = tableOf([]);
    const ids = plottable(table).map(({ id }) => id);
    expect(ids).toEqual(['time', 'voltage', 'load', 'dim', 'current', 'power']);
    expect(axisTitle(table.columns, { column: 'dim', ...VALUE })).toEqual({ name: 'Dimmer', unit: '' });
  });

  it('that are struck out, or outside the limits, are drawn and not reckoned with', () => {
    const table = tableOf([
      rowOf(1, { voltage: 1 }),
      { ...rowOf(2, { voltage: 2 }), struck: 'spilt' },
      rowOf(3, { voltage: 3 }),
      rowOf(4, { voltage: 4 }),
    ]);
    const [series] = seriesOf(table, initialSettings(entry));
    const points = series?.points ?? [];
    expect(points.map(({ struck }) => struck)).toEqual([false, true, false, false]);
    expect(chosenPoints(points, { from: null, to: 3 }).map(({ row }) => row)).toEqual([1, 3]);
    expect(chosenPoints(points, { from: 2.5, to: null }).map(({ row }) => row)).toEqual([3, 4]);
  });

  it('of several series with other units have the right axis', () => {
    const settings: PlotSettings = {
      ...initialSettings(entry),
      ys: [
        { column: 'current', ...VALUE },
        { column: 'power', ...VALUE },
      ],
    };
    const table = tableOf([rowOf(1), rowOf(2, { run: 2 })]);
    const series = seriesOf(table, settings);
    expect(series.map(({ side }) => side)).toEqual(['left', 'right']);
    const scene = compose({ settings, table, series, analysis: null, hidden: false });
    expect(scene.right?.title).toEqual({ name: 'Power, heat', unit: 'W' });
  });
});

describe('settings of the plot', () => {
  it('come back as they were kept', () => {
    const changed: PlotSettings = {
      ...initialSettings(entry),
      yScale: 'log',
      overlay: 'granBase',
      custom: { formula: 'a*x', starts: { a: 2 } },
      from: 1.5,
      residuals: false,
      uncertaintyBand: true,
      asked: { x: 2, y: null, u: 0.1, rows: ['t-1'] },
      view: { x: [0, 1], left: [2, 3], right: null },
    };
    expect(settingsFrom(entry, JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  });

  it('are as the experiment begins where what was kept makes no sense', () => {
    expect(settingsFrom(entry, null)).toEqual(initialSettings(entry));
    const nonsense = {
      x: 7,
      ys: [{ column: 'current' }],
      overlay: 'magic',
      view: { x: [3, 1] },
      from: 'far',
      asked: { x: 'no', rows: [3] },
    };
    expect(settingsFrom(entry, nonsense)).toEqual(initialSettings(entry));
  });
});

describe('the live trace along the axes', () => {
  it('is transformed, the lifted pen included; there is none along an input', () => {
    const trace = new Trace(['current']);
    trace.push(Float64Array.from([1, 2, 2, 4]));
    trace.lift();
    trace.push(Float64Array.from([3, 0]));
    const line = traceOf(trace, { column: 'time', ...VALUE }, { column: 'current', transform: 'reciprocal' });
    expect([...(line?.y ?? [])]).toEqual([0.5, 0.25, Number.NaN, Number.NaN]);
    expect(traceOf(trace, { column: 'voltage', ...VALUE }, { column: 'current', ...VALUE })).toBeNull();
  });
});

describe('axes', () => {
  it('begin at zero where the data come near it, and are never of no width', () => {
    expect(domainOf({ min: 2, max: 10 })).toEqual([0, 10]);
    expect(domainOf({ min: 8, max: 10 })).toEqual([8, 10]);
    expect(domainOf({ min: -10, max: -2 })).toEqual([-10, 0]);
    expect(domainOf({ min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY })).toEqual([0, 1]);
    for (const value of [0, 3, -3]) {
      const [from, to] = domainOf({ min: value, max: value });
      expect(to).toBeGreaterThan(from);
    }
  });

  it('label ticks with as many decimals as they need', () => {
    expect(tickTexts([0, 0.05, 0.1])).toEqual(['0.00', '0.05', '0.10']);
    expect(tickTexts([-2, 0, 2])).toEqual(['−2', '0', '2']);
    expect(tickTexts([0, 2e6, 4e6])).toEqual(['0', '2×10⁶', '4×10⁶']);
    expect(new Set(tickTexts([1e-6, 1.5e-6, 2e-6])).size).toBe(3);
  });

  it('of logarithms have ticks at decades, divided as far as there is room', () => {
    expect(logTicks([1, 1000], 4)).toEqual([1, 10, 100, 1000]);
    expect(logTicks([1, 1000], 7)).toEqual([1, 5, 10, 50, 100, 500, 1000]);
    expect(logTicks([1, 100], 8)).toEqual([1, 2, 5, 10, 20, 50, 100]);
    expect(logTicks([1, 10], 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(logTicks([1e-12, 1], 5)).toEqual([1e-12, 1e-9, 1e-6, 1e-3, 1]);
    expect(logTicks([0.2, 0.3], 5)).toEqual([0.2, 0.22, 0.24, 0.26, 0.28, 0.3]);
  });

  it('of logarithms never have more ticks than twice the room, all inside and at least two', () => {
    const powers = fc.double({ min: -14, max: 14, noNaN: true });
    fc.assert(
      fc.property(
        powers,
        fc.double({ min: 0.02, max: 20, noNaN: true }),
        fc.integer({ min: 3, max: 12 }),
        (low, span, most) => {
          const domain = roundedOut([10 ** low, 10 ** (low + span)]);
          expect(domain[0]).toBeLessThanOrEqual(10 ** low * (1 + 1e-9));
          expect(domain[1]).toBeGreaterThanOrEqual(10 ** (low + span) * (1 - 1e-9));
          const ticks = logTicks(domain, most);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(2 * most);
          for (const tick of ticks) {
            expect(tick).toBeGreaterThanOrEqual(domain[0] * (1 - 1e-8));
            expect(tick).toBeLessThanOrEqual(domain[1] * (1 + 1e-8));
          }
          expect(new Set(logTickTexts(ticks)).size).toBe(ticks.length);
        },
      ),
    );
  });

  it('of logarithms write plain numbers, or powers of ten throughout', () => {
    expect(logTickTexts([0.01, 0.1, 1, 10])).toEqual(['0.01', '0.1', '1', '10']);
    expect(logTickTexts([1e-6, 5e-6, 1, 2e5])).toEqual(['10⁻⁶', '5×10⁻⁶', '10⁰', '2×10⁵']);
  });

  it('are magnified about a place that stays, and moved by their own measure', () => {
    expect(zoomed([0, 10], 'linear', 0.5, 0.25)).toEqual([1.25, 6.25]);
    const [from, to] = zoomed([1, 1e4], 'log', 0.5, 0.5);
    expect(from).toBeCloseTo(10, 9);
    expect(to).toBeCloseTo(1000, 6);
    expect(panned([0, 10], 'linear', 0.1)).toEqual([1, 11]);
    expect(panned([1, 100], 'log', 0.5).map((end) => Math.round(end))).toEqual([10, 1000]);
    expect(zoomed([5, 5.000_000_001], 'linear', 0.01, 0.5)).toEqual([5, 5.000_000_001]);
  });
});

describe('words and numbers of a plot', () => {
  it('gives a value the digits of its uncertainty', () => {
    expect(withUncertainty(0.010043, 0.00021)).toBe('0.0100 ± 0.0002');
    expect(withUncertainty(-12.345, 0.14)).toBe('−12.35 ± 0.14');
    expect(withUncertainty(1234.5, 30)).toBe('1235 ± 30');
    expect(withUncertainty(2.5, null)).toBe('2.5000');
    expect(withUncertainty(1, 3e-17)).toBe('1.0000');
  });

  it('tells those who do not see it what is plotted', () => {
    const settings = initialSettings(entry);
    const summary = (rows: readonly Row[], hidden = false): string => {
      const table = tableOf(rows);
      const series = seriesOf(table, settings);
      return summaryOf(compose({ settings, table, series, analysis: null, hidden }), false, null);
    };
    expect(summary([])).toBe('Plot of Current (A) against Voltage (V). No recorded points.');
    const rows = [rowOf(1, { voltage: 1, current: 0.01 }), rowOf(2, { voltage: 4, current: 0.04 })];
    expect(summary(rows)).toContain(
      '2 recorded points, Voltage from 1.000 to 4.000 V, Current from 0.01000 to 0.04000 A',
    );
    expect(summary(rows, true)).not.toContain('0.04');
  });

  it('puts a result into one line', () => {
    const none = { overlays: [], lower: null, right: null, equation: [], comments: [], fit: null };
    const lines = [
      { name: 'slope m =', text: '2.0 V/A' },
      { name: 'χ²/ν =', text: '1.1' },
    ];
    expect(inWords({ ...none, title: 'Straight line', lines, refused: null })).toBe(
      'Straight line: slope m = 2.0 V/A, χ²/ν = 1.1.',
    );
    expect(inWords({ ...none, title: 'Straight line', lines: [], refused: 'Too few points.' })).toBe('Too few points.');
  });
});

describe('transforms know units', () => {
  const celsius = { id: 'bath', unit: '°C' } as const;
  const columns = [{ ...celsius, symbol: 'bath', label: 'Bath', kind: 'reading', holds: 'number' } as const];
  const axis = (transform: AxisTransform) => settled(columns, { column: 'bath', transform });

  it('so that whatever is no plain value of °C is of the absolute temperature, and the axis says so', () => {
    expect(alongAxis(25, axis('value'))).toBe(25);
    expect(alongAxis(25, axis('reciprocal'))).toBeCloseTo(1 / 298.15, 12);
    expect(alongAxis(25, axis('ln'))).toBeCloseTo(Math.log(298.15), 12);
    expect(alongAxis(-300, axis('root'))).toBeNull();
    expect(slopeAlong(25, axis('reciprocal'))).toBeCloseTo(-1 / 298.15 ** 2, 12);
    expect(axisTitle(columns, { column: 'bath', transform: 'reciprocal' })).toEqual({ name: '1/Bath', unit: '1/K' });
    expect(axisTitle(columns, { column: 'bath', transform: 'ln' }).name).toBe('ln(Bath / K)');
    expect(transformChoice('reciprocal', '°C')).toBe('1/value, in kelvin');
    expect(transformChoice('reciprocal', 'K')).toBe('1/value');
    expect(axis('sin').inKelvin).toBeUndefined();
  });

  it('give Arrhenius’ slope from temperatures in °C', () => {
    const [energy, gas] = [50_000, 8.314];
    const [cold, warm] = [10, 40].map((t) => ({
      x: alongAxis(t, axis('reciprocal')) ?? Number.NaN,
      y: -energy / (gas * (t + 273.15)),
    })) as [{ x: number; y: number }, { x: number; y: number }];
    expect(((warm.y - cold.y) / (warm.x - cold.x)) * -gas).toBeCloseTo(energy, 3);
  });

  it('and write a unit with a fraction in brackets', () => {
    expect(transformedName('Rate', 'mol/L', 'ln')).toBe('ln(Rate / (mol/L))');
  });
});

describe('series in the plot', () => {
  const settings = initialSettings(entry);
  const table = tableOf([
    ...[1, 2, 3].map((voltage) => rowOf(voltage, { voltage })),
    ...[4, 5].map((voltage) => rowOf(voltage, { voltage, run: 2, patch: { load: 200 } })),
  ]);
  const points = (series: PlotSettings['series']) => seriesOf(table, { ...settings, series })[0]?.points ?? [];

  it('are told apart; the present one is reckoned with unless all are asked for', () => {
    expect(points('present').map(({ series }) => series)).toEqual([1, 1, 1, 0, 0]);
    expect(points('only').map(({ row }) => row)).toEqual([4, 5]);
    const used = (series: PlotSettings['series']) =>
      chosenPoints(points(series), { ...settings, series }).map(({ row }) => row);
    expect(used('present')).toEqual([4, 5]);
    expect(used('all')).toEqual([1, 2, 3, 4, 5]);
  });

  it('an earlier one, rows with the same inputs or chosen rows may be taken instead', () => {
    const used = (part: Partial<PlotSettings>) => {
      const chosen = { ...settings, ...part };
      return chosenPoints(seriesOf(table, chosen)[0]?.points ?? [], chosen).map(({ row }) => row);
    };
    const key = (row: number) => table.rows.find((each) => each.row === row)?.key ?? '';
    expect(used({ anchor: key(2) })).toEqual([1, 2, 3]);
    expect(used({ anchor: key(5) })).toEqual([4, 5]);
    expect(used({ anchor: 'gone' })).toEqual([4, 5]);
    expect(used({ series: 'only', anchor: key(1) })).toEqual([1, 2, 3]);
    expect(used({ series: 'inputs', anchor: key(1) })).toEqual([1, 2, 3]);
    expect(used({ series: 'inputs' })).toEqual([4, 5]);
    expect(used({ series: 'rows', rows: [key(1), key(5)] })).toEqual([1, 5]);
    expect(used({ series: 'all', where: { column: 'load', text: table.rows[4]?.texts['load'] ?? '' } })).toEqual([
      4, 5,
    ]);
  });

  it('are listed by their rows, and rows by what tells them apart', () => {
    expect(listedSeries(table.rows, [1, 1, 1, 0, 0]).map(({ name }) => name)).toEqual(['rows 4–5', 'rows 1–3']);
    const parted = partings(table).map(({ column, texts }) => [column.id, texts.length]);
    expect(parted).toContainEqual(['load', 2]);
    expect(parted).toContainEqual(['voltage', 5]);
  });

  it('a computed column goes along the inputs that it is made of', () => {
    const formula = { id: 'computed-1', symbol: 'G', label: 'G', unit: '', formula: 'current / (load + 1)' };
    const rows = [100, 200, 300, 400].map((load, at) => ({
      ...rowOf(at + 1, { voltage: 5, run: at + 1, patch: { load } }),
      key: `row-${at}`,
      version: 1,
      note: '',
      struck: null,
    }));
    const own = notebookTable(entry, readings, { ...emptyNotebook, rows, columns: [formula] }, []);
    expect(own.along['computed-1']).toEqual(['load']);
  });

  it('are named with the points that a curve uses', () => {
    const all = points('present');
    expect(usedWords(chosenPoints(all, settings), all)).toBe(
      'Uses 2 points of one series (rows 4–5). 3 points of other series are not used.',
    );
    expect(usedWords(all, all)).toBe('Uses 5 points of 2 series (rows 1–5).');
  });
});
