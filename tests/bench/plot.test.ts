import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLine } from '../../engine/core/fit';
import { domainOf } from '../../src/bench/plot/draw';
import { fitLines, summaryOf, tickTexts, withUncertainty } from '../../src/bench/plot/plot-text';
import {
  axisTitle,
  derivativeOf,
  lineThrough,
  plotColumns,
  type PlotPoint,
  pointsOf,
  steepestOf,
  traceOf,
} from '../../src/bench/plot/series';
import {
  ratioUnit,
  transformed,
  transformedName,
  transformedUncertainty,
  transformedUnit,
  TRANSFORMS,
} from '../../src/bench/plot/transform';
import { Trace } from '../../src/bench/trace';
import { entry, readings, rowOf } from './rows';

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

  it('carry a small uncertainty as the difference of the function does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRANSFORMS), fc.double({ min: 0.5, max: 80, noNaN: true }), (transform, value) => {
        const small = 1e-5 * value;
        const up = transformed(value + small, transform) ?? Number.NaN;
        const down = transformed(value - small, transform) ?? Number.NaN;
        const differenceQuotient = Math.abs(up - down) / 2;
        expect(transformedUncertainty(value, small, transform)).toBeCloseTo(differenceQuotient, 9);
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

const at = (x: number, y: number, uy: number | null = null, ux: number | null = null): PlotPoint => ({
  row: 1,
  run: 1,
  x,
  y,
  ux,
  uy,
});

describe('recorded points', () => {
  it('come from rows, with their uncertainties carried along', () => {
    const rows = [
      rowOf(1, { voltage: 4, current: 0.04 }),
      rowOf(2, { current: null }),
      rowOf(3, { voltage: 8, current: 0.08 }),
    ];
    const points = pointsOf(
      entry,
      rows,
      { column: 'voltage', transform: 'reciprocal' },
      { column: 'current', transform: 'square' },
      [],
    );
    expect(points.map(({ row }) => row)).toEqual([1, 3]);
    expect(points[0]).toEqual({
      row: 1,
      run: 1,
      x: 0.25,
      y: 0.0016,
      ux: null,
      uy: expect.closeTo(2 * 0.04 * 0.001, 12),
    });
  });

  it('do not show an unknown', () => {
    const rows = [rowOf(1, { patch: { unknown: true } }), rowOf(2)];
    const points = pointsOf(
      entry,
      rows,
      { column: 'load', transform: 'value' },
      { column: 'current', transform: 'value' },
      [],
    );
    expect(points.map(({ row }) => row)).toEqual([2]);
  });

  it('may be plotted along the time, number inputs and number readings', () => {
    expect(plotColumns(entry, readings).map(({ id }) => id)).toEqual([
      'time',
      'voltage',
      'load',
      'dim',
      'current',
      'power',
    ]);
    expect(axisTitle(plotColumns(entry, readings), { column: 'dim', transform: 'value' })).toEqual({
      name: 'Dimmer',
      unit: '',
    });
  });
});

describe('the live trace along the axes', () => {
  it('is transformed, the lifted pen included; there is none along an input', () => {
    const trace = new Trace(['current']);
    trace.push(Float64Array.from([1, 2, 2, 4]));
    trace.lift();
    trace.push(Float64Array.from([3, 0]));
    const line = traceOf(trace, { column: 'time', transform: 'value' }, { column: 'current', transform: 'reciprocal' });
    expect([...(line?.y ?? [])]).toEqual([0.5, 0.25, Number.NaN, Number.NaN]);
    expect(
      traceOf(trace, { column: 'voltage', transform: 'value' }, { column: 'current', transform: 'value' }),
    ).toBeNull();
  });
});

describe('a straight line', () => {
  it("is Pearson's line with York's weights", () => {
    // York et al. 2004, Am. J. Phys. 72, 367: the published solution for this table of Pearson (1901) and York (1966).
    const x = [0, 0.9, 1.8, 2.6, 3.3, 4.4, 5.2, 6.1, 6.5, 7.4];
    const y = [5.9, 5.4, 4.4, 4.6, 3.5, 3.7, 2.8, 2.8, 2.4, 1.5];
    const wx = [1000, 1000, 500, 800, 200, 80, 60, 20, 1.8, 1];
    const wy = [1, 1.8, 4, 8, 20, 20, 70, 70, 100, 500];
    const line = lineThrough(
      x.map((value, i) => at(value, y[i] ?? 0, 1 / Math.sqrt(wy[i] ?? 1), 1 / Math.sqrt(wx[i] ?? 1))),
    );
    expect(line?.slope).toBeCloseTo(-0.480533407, 8);
    expect(line?.intercept).toBeCloseTo(5.47991022, 7);
    expect(line?.slopeError).toBeCloseTo(0.057985009, 7);
    expect(line?.interceptError).toBeCloseTo(0.294970735, 7);
  });

  it('is the weighted line of the core where the abscissae are exact', () => {
    const points = [at(1, 2.1, 0.1), at(2, 3.7, 0.3), at(3, 6.2, 0.2), at(5, 9.9, 0.1)];
    const core = fitLine(
      points.map(({ x }) => x),
      points.map(({ y }) => y),
      points.map(({ uy }) => uy ?? 0),
    );
    const line = lineThrough(points);
    expect(line?.slope).toBeCloseTo(core?.slope ?? Number.NaN, 12);
    expect(line?.intercept).toBeCloseTo(core?.intercept ?? Number.NaN, 12);
    expect(line?.slopeError).toBeCloseTo(core?.slopeError ?? Number.NaN, 12);
    expect(line?.interceptError).toBeCloseTo(core?.interceptError ?? Number.NaN, 12);
    expect(line?.reducedChiSquare).toBeCloseTo((core?.chiSquare ?? Number.NaN) / 2, 9);
  });

  it('is the same line seen from either axis', () => {
    const points = [at(1, 2.1, 0.1, 0.05), at(2, 3.7, 0.3, 0.1), at(3, 6.2, 0.2, 0.1), at(5, 9.9, 0.1, 0.2)];
    const swapped = points.map(({ x, y, ux, uy }) => at(y, x, ux, uy));
    expect(lineThrough(swapped)?.slope).toBeCloseTo(1 / (lineThrough(points)?.slope ?? Number.NaN), 9);
  });

  it('goes through points that lie on one', () => {
    const line = lineThrough([at(1, 5), at(2, 7), at(4, 11)]);
    expect(line?.slope).toBeCloseTo(2, 12);
    expect(line?.intercept).toBeCloseTo(3, 12);
    expect(line?.reducedChiSquare).toBeNull();
  });

  it('lets all points weigh the same where one of them has no uncertainty', () => {
    const same = lineThrough([at(0, 0, 0.1), at(1, 1), at(2, 1.5, 0.1)]);
    expect(same).toEqual(lineThrough([at(0, 0), at(1, 1), at(2, 1.5)]));
  });

  it('needs two different abscissae', () => {
    expect(lineThrough([])).toBeNull();
    expect(lineThrough([at(1, 1), at(1, 2)])).toBeNull();
  });

  it('has the standard errors of a textbook case', () => {
    // Unit uncertainties at x = 0, 1, 2: var(slope) = 1/2, var(intercept) = 1/3 + 1/2 = 5/6 (Bevington, chapter 6).
    const line = lineThrough([at(0, 0, 1), at(1, 1, 1), at(2, 2, 1)]);
    expect(line?.slopeError).toBeCloseTo(Math.sqrt(1 / 2), 9);
    expect(line?.interceptError).toBeCloseTo(Math.sqrt(5 / 6), 9);
    expect(line?.reducedChiSquare).toBeCloseTo(0, 9);
  });
});

describe('the derivative of recorded points', () => {
  it('of a parabola is the straight line 2x at the middles, in whatever order the points came', () => {
    const points = [3, 0, 2, 1].map((x) => at(x, x * x));
    expect(derivativeOf(points)).toEqual([
      { x: 0.5, y: 1 },
      { x: 1.5, y: 3 },
      { x: 2.5, y: 5 },
    ]);
    expect(steepestOf(derivativeOf(points))).toEqual({ x: 2.5, y: 5 });
  });

  it('leaves equal abscissae out, and is nothing without points', () => {
    expect(derivativeOf([at(1, 1), at(1, 5), at(2, 6)])).toHaveLength(1);
    expect(steepestOf([])).toBeNull();
  });

  it('is steepest where it falls fastest, too', () => {
    expect(
      steepestOf([
        { x: 0, y: 1 },
        { x: 1, y: -4 },
      ])?.x,
    ).toBe(1);
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

  it('says what a fit found, with units', () => {
    const fit = { slope: 2.041, slopeError: 0.03, intercept: 0.1, interceptError: 0.2, reducedChiSquare: 0.912 };
    expect(fitLines(fit, { name: 'I', unit: 'A' }, { name: 'V', unit: 'V' })).toEqual([
      'slope (2.04 ± 0.03) V/A',
      'intercept (0.1 ± 0.2) V',
      'χ²/ν = 0.91',
    ]);
  });

  it('labels ticks with as many decimals as they need', () => {
    expect(tickTexts([0, 0.05, 0.1])).toEqual(['0.00', '0.05', '0.10']);
    expect(tickTexts([-2, 0, 2])).toEqual(['−2', '0', '2']);
    expect(tickTexts([0, 2e6, 4e6])).toEqual(['0', '2×10⁶', '4×10⁶']);
    expect(new Set(tickTexts([1e-6, 1.5e-6, 2e-6])).size).toBe(3);
  });

  it('draws from zero where the data come near it, and never an empty domain', () => {
    expect(domainOf({ min: 2, max: 10 })).toEqual([0, 10]);
    expect(domainOf({ min: 8, max: 10 })).toEqual([8, 10]);
    expect(domainOf({ min: -10, max: -2 })).toEqual([-10, 0]);
    expect(domainOf({ min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY })).toEqual([0, 1]);
    for (const value of [0, 3, -3]) {
      const [from, to] = domainOf({ min: value, max: value });
      expect(to).toBeGreaterThan(from);
    }
  });

  it('tells those who do not see it what is plotted', () => {
    const base = {
      x: { name: 'Voltage', unit: 'V' },
      y: { name: 'Current', unit: 'A' },
      traced: false,
      fit: null,
      hidden: false,
    };
    expect(summaryOf({ ...base, points: [] })).toBe('Plot of Current (A) against Voltage (V). No recorded points.');
    const points = [at(1, 0.01), at(4, 0.04)];
    expect(summaryOf({ ...base, points })).toContain(
      '2 recorded points, Voltage from 1.000 to 4.000 V, Current from 0.01000 to 0.04000 A',
    );
    expect(summaryOf({ ...base, points, hidden: true })).not.toContain('0.04');
  });
});
