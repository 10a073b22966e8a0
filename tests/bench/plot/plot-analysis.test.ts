import { describe, expect, it } from 'vitest';
import type { FitOutcome, FitPoint } from '../../../engine/core/curve-fit';
import { combined, scatterOf } from '../../../engine/runtime/uncertain';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { type NotebookCell, type NotebookTable, notebookTable } from '../../../src/bench/notebook/table';
import { analyse } from '../../../src/bench/plot/analysis/analyse';
import { customTask, readFormula } from '../../../src/bench/plot/analysis/custom';
import { curveWords } from '../../../src/bench/plot/analysis/curve-words';
import { derivativeOf, steepestAt, steepestOf, turningAt } from '../../../src/bench/plot/analysis/derivative';
import { curveOf, fitWithin } from '../../../src/bench/plot/analysis/fit-task';
import { granPoints } from '../../../src/bench/plot/analysis/gran';
import { measured } from '../../../src/bench/plot/analysis/measured';
import { plotFigure, plotSvg } from '../../../src/bench/plot/plot-svg';
import { seriesOf } from '../../../src/bench/plot/series';
import { type CustomFit, initialSettings, type PlotSettings } from '../../../src/bench/plot/settings';
import { readStrd } from '../../engine/core/nist-strd';
import { entry, readings } from '../rows';

/** A table of voltage along x and current along y, with whatever else stands in its rows. */
function tableOf(
  rows: readonly {
    readonly x: number;
    readonly y: number;
    readonly u?: number;
    readonly cells?: Record<string, NotebookCell>;
  }[],
): NotebookTable {
  const { columns } = notebookTable(entry, readings, emptyNotebook, []);
  return {
    columns,
    runs: [{ run: 1, name: 'Run 1', shown: true }],
    errors: {},
    along: {},
    rows: rows.map(({ x, y, u, cells = {} }, index) => ({
      row: index + 1,
      key: `t-${index}`,
      run: 1,
      trial: 1,
      seed: 1,
      begins: false,
      struck: false,
      cells: {
        voltage: { value: x, uncertainty: null },
        current: { value: y, uncertainty: u ?? null },
        ...cells,
      },
      texts: {},
    })),
  };
}

/** Of an own formula, as the worker does it. */
function customFit(
  custom: CustomFit,
  points: readonly FitPoint[],
  table: NotebookTable,
  settings: PlotSettings,
): FitOutcome | null {
  const task = customTask(custom, table, settings);
  return 'refused' in task ? task : fitWithin(task, points, Infinity);
}

const analysed = (table: NotebookTable, part: Partial<PlotSettings>, titration = null as never) => {
  const settings = { ...initialSettings(entry), ...part };
  return analyse({ settings, table, series: seriesOf(table, settings), titration, hidden: false });
};

describe('a result', () => {
  it('is written with two digits of its uncertainty and a value to match', () => {
    expect(measured(0.100432, 0.00213, 'V')).toBe('(0.1004 ± 0.0021) V');
    expect(measured(-12.3456, 0.96, '')).toBe('−12.35 ± 0.96');
    expect(measured(-12.3456, 0.996, '')).toBe('−12.3 ± 1.0');
    expect(measured(1234.4, 31, 's')).toBe('(1234 ± 31) s');
    expect(measured(1234.5, 310, 's')).toBe('(1.23 ± 0.31)×10³ s');
    expect(measured(6.626e-34, 4.1e-36, 'J·s')).toBe('(6.626 ± 0.041)×10⁻³⁴ J·s');
    expect(measured(0.2, 3.1, '')).toBe('0.2 ± 3.1');
    expect(measured(2.5, null, 'V')).toBe('2.5000 V');
    expect(measured(1, 3e-17)).toBe('1.0000');
  });

  it('of a line has the units of the axes, an equation in their symbols and a word on χ²', () => {
    const table = tableOf(
      [1, 2, 3, 4, 5].map((x, i) => ({ x, y: 0.02 * x + [0.001, -0.001, 0, 0.001, -0.001][i]!, u: 0.001 })),
    );
    const found = analysed(table, { overlay: 'line' });
    expect(found?.equation.map(({ text }) => text).join('')).toBe('I = m V + c');
    expect(found?.lines.map(({ name, text }) => `${name} ${text}`)).toEqual([
      expect.stringMatching(/^slope m = \(0\.0198\d ± 0\.00032\) A\/V$/),
      expect.stringMatching(/^intercept c = \(0\.000\d+ ± 0\.0010\) A$/),
      expect.stringMatching(/^V where the line meets zero = \(−0\.0\d+ ± 0\.05\d\) V$/),
      'χ²/ν = 1.2',
    ]);
    expect(found?.comments).toEqual([
      expect.stringContaining('about as much as their uncertainties say'),
      'Uses 5 points of one series (rows 1–5).',
    ]);
    expect(found?.lower).not.toBeNull();
    expect(analysed(table, { overlay: 'line', residuals: false })?.lower).toBeNull();
  });

  it('says when the scatter is larger or smaller than the uncertainties', () => {
    const table = (u: number) => tableOf([1, 2, 3, 4, 5, 6].map((x) => ({ x, y: x + (x % 2 === 0 ? 0.1 : -0.1), u })));
    expect(analysed(table(0.02), { overlay: 'line' })?.comments[0]).toContain('scatter more');
    expect(analysed(table(2), { overlay: 'line' })?.comments[0]).toContain('scatter less');
  });

  it('has the uncertainty of the scatter where that is larger than the points’ own, and says so', () => {
    const points = [1, 2, 3, 4, 5, 6].map((x) => ({ x, y: x + (x % 2 === 0 ? 0.1 : -0.1) }));
    // All points weigh the same here, so both ways must give the same answer.
    const bare = analysed(tableOf(points), { overlay: 'line' });
    const tooSure = analysed(tableOf(points.map((point) => ({ ...point, u: 0.001 }))), { overlay: 'line' });
    const texts = (analysis: typeof bare) => analysis?.lines.slice(0, 3).map(({ text }) => text);
    expect(texts(tooSure)).toEqual(texts(bare));
    expect(tooSure?.comments[0]).toMatch(/therefore 1\d+ times larger/);
  });

  it('says which of three causes is the likely one', () => {
    const comment = (ys: readonly number[]) =>
      analysed(tableOf(ys.map((y, index) => ({ x: index, y, u: 0.01 }))), { overlay: 'line' })?.comments[0];
    expect(comment([0, 1, 2, 3, 9, 5, 6, 7])).toContain('row 5 lies');
    expect(comment([0, 1, 4, 9, 16, 25, 36])).toContain('the curve does not suit them');
    expect(comment([0.2, 0.7, 2.3, 2.9, 4.2, 4.7, 5.9, 7.2])).toContain('uncertainties are too small');
  });

  it('says of uncertainties that all points share that these do not weigh', () => {
    const shared = [1, 2, 3, 4].map((x) => ({
      x,
      y: 2 * x,
      cells: { current: { value: 2 * x, uncertainty: 0.1, shared: { 'gain of the meter': 0.1 } } },
    }));
    expect(analysed(tableOf(shared), { overlay: 'line' })?.comments[0]).toMatch(/shared by all of them/);
  });

  it('marks the points that it goes through', () => {
    const table = tableOf([1, 2, 3, 4, 5].map((x) => ({ x, y: 2 * x })));
    const settings = { ...initialSettings(entry), overlay: 'line' as const, to: 3 };
    const { scene } = plotFigure({ settings, table });
    expect([...(scene.fitted ?? [])].map(({ row }) => row)).toEqual([1, 2, 3]);
  });

  it('says what to do where the chosen points are too few, and how', () => {
    const apart = tableOf([1, 1, 1, 2].map((x, index) => ({ x, y: index })));
    const rows = apart.rows.map((row, index) => ({ ...row, run: index < 3 ? 2 : 1, seed: index < 3 ? 2 : 1 }));
    const table = { ...apart, rows: [...rows].reverse() };
    const found = analysed(table, { overlay: 'line' });
    expect(found?.refused).toBe(
      'All points have the same x. This fit needs at least 2 points with different x. Other series have points at other places: choose all series.',
    );
    expect(found?.remedies?.map(({ text }) => text)).toEqual(['Choose all series']);
    expect(analysed(table, { overlay: 'line', ...found?.remedies?.[0]?.change })?.refused).toBeNull();
    expect(analysed(table, { overlay: 'line', series: 'all', from: 3 })?.remedies?.[0]?.text).toBe('Choose all of x');
  });

  it('uses the points between the limits alone', () => {
    const table = tableOf([1, 2, 3, 4, 5].map((x) => ({ x, y: x > 3 ? 100 : 2 * x })));
    expect(analysed(table, { overlay: 'proportional', to: 3 })?.lines[0]?.text).toBe('2.0000 A/V');
  });

  it('is a sentence where there is none', () => {
    const found = analysed(tableOf([{ x: 0, y: 1 }]), { overlay: 'sinusoid' });
    expect(found?.refused).toBe('This fit needs at least 4 points with different x; there is one.');
    expect(found?.equation.length).toBeGreaterThan(0);
  });

  it('names frequency in hertz and what follows from a parameter', () => {
    const words = curveWords('sinusoid', { symbol: 't', unit: 's' }, { symbol: 'T', unit: 'N' });
    expect(words.parameters.map(({ unit }) => unit)).toEqual(['N', 'Hz', 'rad', 'N']);
    const decay = tableOf([0, 1, 2, 3, 4].map((x) => ({ x, y: 8 * 2 ** -x })));
    expect(analysed(decay, { overlay: 'exponential' })?.lines).toContainEqual(
      expect.objectContaining({ name: 'halving =', text: '1.0000 V' }),
    );
  });
});

describe('a formula of one’s own', () => {
  const table = tableOf([0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 3 * Math.exp(-0.5 * x) + 1 })));
  const settings = { ...initialSettings(entry), overlay: 'custom' as const };

  it('has every symbol but the one along x for a parameter, found from first guesses', () => {
    for (const along of ['V', 'x']) {
      const formula = `a*exp(-k*${along}) + c`;
      expect(readFormula(formula, table, settings)).toMatchObject({ ok: true, along, parameters: ['a', 'k', 'c'] });
      const points = seriesOf(table, settings)[0]?.points ?? [];
      const outcome = customFit({ formula, starts: { a: 2, k: 0.3 } }, points, table, settings);
      const values = outcome && 'fit' in outcome ? outcome.fit.parameters.map(({ value }) => value) : [];
      expect(values).toEqual([expect.closeTo(3, 8), expect.closeTo(0.5, 8), expect.closeTo(1, 8)]);
    }
  });

  it('that would take too long is refused in a sentence, however it is nested', () => {
    const many = tableOf(Array.from({ length: 10_000 }, (_, n) => ({ x: n / 1000, y: Math.sin(n) })));
    const points = seriesOf(many, settings)[0]?.points ?? [];
    for (const formula of [
      `${'sin('.repeat(40)}a*x${')'.repeat(40)}`,
      `${'sin('.repeat(55)}a*x + b${')'.repeat(55)}`,
    ]) {
      const found = analysed(many, { overlay: 'custom', custom: { formula, starts: {} } });
      expect(found?.unfinished).toBe('too long');
      expect(found?.refused).toMatch(/10000 points this formula takes too long/);
    }
    const outcome = customFit({ formula: 'a*x + b', starts: {} }, points, many, settings);
    expect(outcome).not.toBeNull();
  });

  it('says why it is not there yet, or was given up', () => {
    const custom = { formula: 'a*V', starts: {} };
    const series = seriesOf(table, settings);
    for (const [answer, sentence] of [
      ['reckoning', 'The curve through 6 points is being reckoned.'],
      ['stopped', 'The fit through 6 points was stopped.'],
      ['too long', expect.stringContaining('takes too long to fit')],
    ] as const) {
      const what = { settings: { ...settings, custom }, table, series, titration: null, hidden: false };
      expect(analyse({ ...what, fitOf: () => answer })).toMatchObject({ unfinished: answer, refused: sentence });
    }
  });

  it('has the derivatives of its values', () => {
    const written = readFormula('a*exp(-k*x^2)/(1 + sqrt(a)) - ln(k)*x', table, settings);
    if (!written.ok) throw new Error(written.sentence);
    const curve = curveOf(written);
    const out = new Float64Array(2);
    curve.gradient?.(Float64Array.of(2, 0.3), 1.7, out);
    for (const j of [0, 1]) {
      const [above, below] = [Float64Array.of(2, 0.3), Float64Array.of(2, 0.3)];
      above[j] = above[j]! + 1e-6;
      below[j] = below[j]! - 1e-6;
      expect(out[j]).toBeCloseTo((curve.value(above, 1.7) - curve.value(below, 1.7)) / 2e-6, 6);
    }
  });

  it('is refused with a sentence that says what is missing', () => {
    const sentence = (formula: string): string => {
      const written = readFormula(formula, table, settings);
      return written.ok ? '' : written.sentence;
    };
    expect(sentence('')).toContain('for example a*exp(-k*V) + c');
    expect(sentence('a + b')).toContain('needs V');
    expect(sentence('2*V')).toContain('at least one parameter');
    expect(sentence('a*V + b*P')).toContain('a column of its own');
    expect(sentence('a*prev(V)')).toContain('prev()');
    expect(sentence('a*(V')).not.toBe('');
  });
});

describe('certified values of NIST through the formula editor', () => {
  /** The models as a learner would write them. */
  const bells = 'b1*exp(-b2*x) + b3*exp(-(x - b4)^2/b5^2) + b6*exp(-(x - b7)^2/b8^2)';
  const cubics = '(b1 + b2*x + b3*x^2 + b4*x^3)/(1 + b5*x + b6*x^2 + b7*x^3)';
  const decays = 'b1*exp(-b2*x) + b3*exp(-b4*x) + b5*exp(-b6*x)';
  const wave = (a: string, b: string, period: string) => `${a}*cos(2*pi*x/${period}) + ${b}*sin(2*pi*x/${period})`;
  const written = {
    BoxBOD: 'b1*(1 - exp(-b2*x))',
    Chwirut1: 'exp(-b1*x)/(b2 + b3*x)',
    Chwirut2: 'exp(-b1*x)/(b2 + b3*x)',
    DanWood: 'b1*x^b2',
    Eckerle4: 'b1/b2*exp(-0.5*((x - b3)/b2)^2)',
    ENSO: `b1 + ${wave('b2', 'b3', '12')} + ${wave('b5', 'b6', 'b4')} + ${wave('b8', 'b9', 'b7')}`,
    Gauss1: bells,
    Gauss2: bells,
    Gauss3: bells,
    Hahn1: cubics,
    Lanczos2: decays,
    Lanczos3: decays,
    MGH09: 'b1*(x^2 + x*b2)/(x^2 + x*b3 + b4)',
    MGH10: 'b1*exp(b2/(x + b3))',
    Misra1a: 'b1*(1 - exp(-b2*x))',
    Misra1b: 'b1*(1 - (1 + b2*x/2)^(-2))',
    Misra1c: 'b1*(1 - (1 + 2*b2*x)^(-0.5))',
    Misra1d: 'b1*b2*x/(1 + b2*x)',
    Rat42: 'b1/(1 + exp(b2 - b3*x))',
    Rat43: 'b1/(1 + exp(b2 - b3*x))^(1/b4)',
    Roszman1: 'b1 - b2*x - atan(b3/(x - b4))/pi',
    Thurber: cubics,
  };

  it.each(Object.entries(written))('%s is reached from the first starting point', (name, formula) => {
    const { parameters, points } = readStrd(name);
    const found = analysedFit(
      formula,
      points,
      Object.fromEntries(parameters.map(({ first }, i) => [`b${i + 1}`, first])),
    );
    for (const [i, { value, deviation }] of parameters.entries()) {
      const parameter = found.find(({ symbol }) => symbol === `b${i + 1}`);
      expect(Math.abs((parameter?.value ?? Number.NaN) / value - 1)).toBeLessThan(1e-6);
      expect(Math.abs((parameter?.error ?? Number.NaN) / deviation - 1)).toBeLessThan(1e-6);
    }
  });

  function analysedFit(formula: string, points: readonly FitPoint[], starts: Readonly<Record<string, number>>) {
    const outcome = customFit({ formula, starts }, points, tableOf([]), initialSettings(entry));
    if (!outcome || 'refused' in outcome) throw new Error(outcome?.refused ?? 'It takes too long.');
    return outcome.fit.parameters;
  }
});

describe('the derivative of recorded points', () => {
  const at = (x: number, y: number) => ({ x, y });
  const exactly = (place: { readonly x: number; readonly y: number }) => ({ ...place, ux: null, uy: null });

  it('of a parabola is the straight line 2x at the middles, in whatever order the points came', () => {
    const points = [3, 0, 2, 1].map((x) => at(x, x * x));
    expect(derivativeOf(points)).toEqual([at(0.5, 1), at(1.5, 3), at(2.5, 5)]);
    expect(derivativeOf(derivativeOf(points))).toEqual([at(1, 2), at(2, 2)]);
    expect(steepestOf(derivativeOf(points))).toEqual(at(2.5, 5));
  });

  it('leaves equal abscissae out, and is nothing without points', () => {
    expect(derivativeOf([at(1, 1), at(1, 5), at(2, 6)])).toHaveLength(1);
    expect(steepestOf([])).toBeNull();
  });

  it('is steepest where it falls fastest, too', () => {
    expect(steepestOf([at(0, 1), at(1, -4)])?.x).toBe(1);
  });

  it('of second order passes through zero where a curve turns', () => {
    const step = [0, 1, 2, 3, 4, 5].map((x) => at(x, Math.atan(x - 2.5)));
    expect(turningAt(step.map(exactly))?.value).toBeCloseTo(2.5, 12);
    expect(turningAt([at(0, 0), at(1, 1), at(2, 4)].map(exactly))).toBeNull();
  });

  it('is steepest within an interval, wherever the burette puts it', () => {
    const points = [0, 1, 2, 3].map((x) => ({
      ...at(x, Math.tanh(4 * (x - 1.4))),
      ux: 0.03,
      uy: 0.01,
      sharedX: { '7 burette gain': 0.02 * x, '7 burette zero': 0.05 },
    }));
    const found = steepestAt(points);
    expect(found?.value).toBe(1.5);
    expect(found?.shared).toEqual({ '7 burette gain': expect.closeTo(0.03, 12), '7 burette zero': 0.05 });
    // 1/√12 of the interval; ends that scatter by 0.03 each have a middle that scatters by 0.03/√2.
    const variance = 1 / 12 + 0.03 ** 2 / 2 + 0.03 ** 2 + 0.05 ** 2;
    expect(found?.uncertainty).toBeCloseTo(Math.sqrt(variance), 12);
    expect(steepestAt(points.slice(0, 1))).toBeNull();
  });

  it('of second order turns as a shift of every point by its uncertainty says', () => {
    const truth = [0, 1, 2, 3, 4, 5].map((x) => at(x, 3 * Math.atan(1.3 * (x - 2.4))));
    const points = truth.map(({ x, y }) => ({
      x,
      y,
      ux: 0,
      uy: 0.02,
      sharedX: { '7 burette gain': 0.002 * x },
      sharedY: { '7 meter gain': 0.01 * y, '7 meter zero': 0.05 },
    }));
    const turn = (shifted: readonly { readonly x: number; readonly y: number }[]): number =>
      turningAt(shifted.map(exactly))?.value ?? Number.NaN;
    const slope = (shift: (i: number) => { readonly x: number; readonly y: number }, h = 1e-4): number => {
      const by = (sign: number) =>
        turn(truth.map(({ x, y }, i) => at(x + sign * h * shift(i).x, y + sign * h * shift(i).y)));
      return (by(1) - by(-1)) / (2 * h);
    };
    const found = turningAt(points);
    const gain = slope((i) => at(0.002 * (truth[i]?.x ?? 0), 0));
    expect(found?.shared?.['7 burette gain']).toBeCloseTo(gain, 8);
    expect(gain).toBeCloseTo(0.002 * turn(truth), 8);
    // Neither the gain nor the zero of the meter along y moves where the curve turns.
    expect(Object.values(found?.shared ?? {}).reduce((sum, effect) => sum + Math.abs(effect), 0)).toBeCloseTo(gain, 8);
    const scatter = Math.sqrt(truth.reduce((sum, _, i) => sum + slope((j) => at(0, i === j ? 0.02 : 0)) ** 2, 0));
    expect(scatter).toBeGreaterThan(0.001);
    expect(found && scatterOf(found)).toBeCloseTo(scatter, 7);
  });

  it('is told in both parts', () => {
    const shared = { '7 burette zero': 0.2 };
    const cell = (value: number): NotebookCell => ({ value, uncertainty: combined(0.3, shared), shared });
    const table = tableOf(
      [0, 1, 2, 3, 4].map((x) => ({ x, y: Math.atan(2 * (x - 2.2)), cells: { voltage: cell(x) } })),
    );
    const [line] = analysed(table, { overlay: 'derivative' })?.lines ?? [];
    expect(line?.name).toBe('steepest at');
    expect(line?.text).toMatch(/^\(2\.50 ± 0\.41\) V, ± 0\.4 \(scatter\) ± 0\.2 \(calibration\)$/);
  });
});

describe("Gran's functions", () => {
  const titration = { volume: 'voltage', ph: 'current', sample: 'load' };
  const flask = { load: { value: 25, uncertainty: null } };

  it('are what one reckons by hand', () => {
    const table = tableOf([{ x: 10, y: 2, u: 0.01, cells: flask }]);
    // (25 + 10)·10⁻² = 0.35; 10·10⁻² = 0.1; 35·10⁻¹² = 3.5e−11; u = G ln 10 · 0.01.
    const one = (kind: 'granStrong' | 'granWeak' | 'granBase') => granPoints(kind, table.rows, titration)[0];
    expect(one('granStrong')?.y).toBeCloseTo(0.35, 12);
    expect(one('granStrong')?.uy).toBeCloseTo(0.35 * 2.302585 * 0.01, 8);
    expect(one('granWeak')?.y).toBeCloseTo(0.1, 12);
    expect((one('granBase')?.y ?? 0) / 3.5e-11).toBeCloseTo(1, 9);
  });

  it('share what burette, pipette and pH meter share', () => {
    const effects = {
      voltage: { value: 10, uncertainty: 0.05, shared: { '7 burette gain': 0.04 } },
      current: { value: 2, uncertainty: 0.02, shared: { '7 pH meter zero': 0.02 } },
      load: { value: 25, uncertainty: 0.06, shared: { '7 set sample': 0.06 } },
    };
    const { rows } = tableOf([{ x: 10, y: 2, cells: effects }]);
    const one = (kind: 'granStrong' | 'granWeak' | 'granBase') => granPoints(kind, rows, titration)[0];
    const shift = (kind: 'granStrong' | 'granWeak' | 'granBase', id: keyof typeof effects, by: number): number => {
      const moved = { ...effects, [id]: { ...effects[id], value: effects[id].value + by } };
      return granPoints(kind, tableOf([{ x: 10, y: 2, cells: moved }]).rows, titration)[0]?.y ?? Number.NaN;
    };
    for (const kind of ['granStrong', 'granWeak', 'granBase'] as const) {
      const slope = (id: keyof typeof effects): number => (shift(kind, id, 1e-4) - shift(kind, id, -1e-4)) / 2e-4;
      const { y = Number.NaN, sharedY } = one(kind) ?? {};
      expect((sharedY?.['7 burette gain'] ?? 0) / y).toBeCloseTo((0.04 * slope('voltage')) / y, 7);
      expect((sharedY?.['7 pH meter zero'] ?? 0) / y).toBeCloseTo((0.02 * slope('current')) / y, 7);
      expect((sharedY?.['7 set sample'] ?? 0) / y).toBeCloseTo((0.06 * slope('load')) / y, 7);
    }
    expect(one('granStrong')?.ux).toBeCloseTo(0.03, 12);
    expect(one('granStrong')?.sharedX).toEqual({ '7 burette gain': 0.04 });
    // The whole uncertainty of this pH is shared: nothing scatters.
    expect(one('granStrong')?.uy).toBe(0);
  });

  it('of a strong acid meet zero at the equivalence volume, from either side', () => {
    // 25 mL of 0.1 mol/L with 0.1 mol/L base: equivalence at 25 mL. Before it [H⁺] = 0.1 (25 − V)/(25 + V), after it [OH⁻] likewise.
    const ph = (v: number): number =>
      v < 25 ? -Math.log10((0.1 * (25 - v)) / (25 + v)) : 14 + Math.log10((0.1 * (v - 25)) / (25 + v));
    const table = tableOf([5, 10, 15, 20, 22, 24, 26, 28, 30, 35].map((x) => ({ x, y: ph(x), u: 0.02, cells: flask })));
    for (const overlay of ['granStrong', 'granBase'] as const) {
      const found = analysed(table, { overlay }, titration as never);
      expect(found?.refused).toBeNull();
      expect(found?.lines[0]?.name).toBe('equivalence volume');
      expect(found?.lines[0]?.text).toMatch(/^\((25\.0\d*|25\.00) ± 0\.\d\d\d?\) V$/);
    }
  });

  it('of a weak acid give its constant as well', () => {
    // Buffer: [H⁺] = Kₐ (25 − V)/V with pKₐ 4.756.
    const table = tableOf(
      [4, 8, 12, 16, 20, 24].map((x) => ({ x, y: 4.756 - Math.log10((25 - x) / x), u: 0.01, cells: flask })),
    );
    const found = analysed(table, { overlay: 'granWeak', from: 0 }, titration as never);
    expect(found?.lines[0]?.text).toMatch(/^\(25\.0/);
    expect(found?.lines[1]).toMatchObject({ name: 'pKₐ =', text: expect.stringMatching(/^4\.756/) });
  });

  it('need pH and volume on the axes', () => {
    const table = tableOf([{ x: 1, y: 2, cells: flask }]);
    const found = analysed(
      table,
      { overlay: 'granStrong', x: { column: 'time', transform: 'value' } },
      titration as never,
    );
    expect(found?.refused).toContain('need the pH along y');
  });
});

describe('the picture of a plot as SVG', () => {
  const table = tableOf([1, 2, 3, 4].map((x) => ({ x, y: 2 * x + 0.1 * (-1) ** x, u: 0.1 })));
  const svg = plotSvg({
    settings: {
      ...initialSettings(entry),
      overlay: 'line',
      xScale: 'log',
      from: 2,
      view: { x: [0.5, 8], left: [0, 10], right: null },
    },
    table,
    heading: 'Ohm & <others> "at work"',
    footer: 'Run phy2·AB12·v1',
  });

  it('is well formed: every element closed, every sign with a meaning escaped', () => {
    const open: string[] = [];
    for (const [, closing, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!self) open.push(name ?? '');
    }
    expect(open).toEqual([]);
    expect(svg.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
    expect(svg).toContain('Ohm &amp; &lt;others&gt; &quot;at work&quot;');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('has places alone, whatever lies at zero on a logarithmic axis', () => {
    const zero = tableOf([0, 1, 2, 3].map((x) => ({ x, y: 2 * x, u: 0.1 })));
    const settings: PlotSettings = {
      ...initialSettings(entry),
      overlay: 'line',
      xScale: 'log',
      yScale: 'log',
      from: 0,
    };
    expect(plotSvg({ settings, table: zero })).not.toMatch(/NaN|Infinity/);
  });

  it('has bars of the whole uncertainty, whatever part of it points share', () => {
    const whole = (uncertainty: number, shared?: NotebookCell['shared']) =>
      plotSvg({
        settings: initialSettings(entry),
        table: tableOf(
          [1, 2, 3].map((x) => {
            const current = { value: 2 * x, uncertainty, ...(shared && { shared }) };
            return { x, y: 2 * x, cells: { current } };
          }),
        ),
      });
    expect(whole(0.5, { '7 ammeter gain': 0.3, '7 ammeter zero': 0.4 })).toBe(whole(0.5));
    expect(whole(0.5, { '7 ammeter gain': 0.3 })).toBe(whole(0.5));
    expect(whole(0.5)).not.toBe(whole(0.3));
  });

  it('has title, axes, run code, points and a residual for each point of the fit', () => {
    expect(svg).toContain('Run phy2·AB12·v1');
    expect(svg).toContain('Voltage (V)');
    expect(svg).toContain('residual (A)');
    expect(svg.match(/a4 4 0 1 0 8 0/g)).toHaveLength(2 * 4);
    expect(svg.match(/a3 3 0 1 0 6 0/g)).toHaveLength(2 * 3);
  });

  it('has few elements however many points there are, each mark in its place and over the one before', () => {
    const crowd = tableOf(Array.from({ length: 3000 }, (_, at) => ({ x: at, y: 5 + Math.sin(at * 12.9), u: 0.1 })));
    const many = plotSvg({ settings: { ...initialSettings(entry), overlay: 'line' }, table: crowd });
    expect(many.match(/<path /g)?.length).toBeLessThan(20);
    const discs = [...many.matchAll(/<path d="M([^"]*)" fill="none" marker-start="url\(#(\w+)\)"/g)];
    expect(discs).toHaveLength(2);
    for (const [, places = '', id = ''] of discs) {
      expect(many).toContain(`<marker id="${id}"`);
      const across = places.split('L').map((place) => Number(place.split(' ')[0]));
      expect(across.length).toBeGreaterThan(200);
      expect(across).toEqual(across.toSorted((a, b) => a - b));
    }
  });
});
