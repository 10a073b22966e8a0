import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compute, problemsOf } from '../../../src/bench/notebook/formula/compute';
import { parseFormula } from '../../../src/bench/notebook/formula/parse';
import type { ComputedColumn } from '../../../src/bench/notebook/notebook';
import type { NotebookCell, NotebookColumn, NotebookTableRow } from '../../../src/bench/notebook/table';

const column = (symbol: string): NotebookColumn => ({
  id: `id_${symbol}`,
  symbol,
  label: symbol,
  unit: '',
  kind: 'reading',
  holds: symbol === 'colour' ? 'text' : 'number',
});
const base = ['t', 'x', 'y', 'colour'].map(column);

const cell = (value: number, uncertainty: number | null = null): NotebookCell => ({ value, uncertainty });

/** A reading of one device: its scatter, and what one standard uncertainty of the gain does to it. */
const gained = (value: number, scatter: number, gain: number, device = 'voltmeter'): NotebookCell => {
  const shared = { [`7 ${device} gain`]: gain * value };
  return { value, uncertainty: Math.sqrt(scatter ** 2 + (gain * value) ** 2), shared };
};

const rowWith = (
  row: number,
  cells: Readonly<Record<string, NotebookCell | null>>,
  { run = 1, struck = false } = {},
): NotebookTableRow => ({
  row,
  key: `k${row}`,
  run,
  trial: 1,
  seed: 1,
  begins: false,
  struck,
  cells: Object.fromEntries(Object.entries(cells).map(([symbol, value]) => [`id_${symbol}`, value])),
  texts: {},
});

const formulaColumn = (symbol: string, formula: string): ComputedColumn => ({
  id: symbol,
  symbol,
  label: symbol,
  unit: '',
  formula,
});

function results(formulas: Readonly<Record<string, string>>, rows: readonly NotebookTableRow[]) {
  const computed = Object.entries(formulas).map(([symbol, formula]) => formulaColumn(symbol, formula));
  const columns = [...base, ...computed.map((own): NotebookColumn => ({ ...own, kind: 'computed', holds: 'number' }))];
  return compute(columns, computed, rows);
}

const resultOf = (formula: string, cells: Readonly<Record<string, NotebookCell | null>>): NotebookCell | null =>
  results({ c: formula }, [rowWith(1, cells)]).rows[0]?.cells['c'] ?? null;

const valueOf = (formula: string, x = 0, y = 0): number =>
  resultOf(formula, { x: cell(x), y: cell(y) })?.value ?? Number.NaN;

const refusalOf = (formula: string): string => results({ c: formula }, []).errors['c'] ?? '';

describe('formulas are read as on paper', () => {
  it.each([
    ['1 + 2*3', 7],
    ['(1 + 2)*3', 9],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['(-2)^2', 4],
    ['2^-1', 0.5],
    ['2*-3', -6],
    ['7 - 4 - 2', 1],
    ['8/4/2', 1],
    ['2*x^2*3', 96],
    ['-x^2', -16],
    ['+x', 4],
    ['1.5e2 + .5', 150.5],
    ['max(1, x, 3) - min(2, x)', 2],
    ['sqrt(x)*2', 4],
    ['log10(1000)', 3],
    ['ln(exp(2))', 2],
    ['sin(rad(30))', 0.5],
    ['deg(atan(1))', 45],
    ['abs(-3)', 3],
    ['2×x − 1', 7],
    ['x² + x³', 80],
    ['=x/2', 2],
    ['x**2', 16],
  ])('%s is %d', (formula, expected) => {
    expect(valueOf(formula, 4)).toBeCloseTo(expected, 12);
  });

  it('knows pi', () => {
    expect(valueOf('2*pi')).toBe(2 * Math.PI);
    expect(valueOf('2*π')).toBe(2 * Math.PI);
  });

  it.each([
    ['', 'Type a formula'],
    ['2 +', 'ends too early'],
    ['(1 + 2', 'ends too early'],
    ['2 ) 3', '")" is out of place after "2"'],
    ['2x', 'Write 2*x'],
    ['z + 1', 'There is no column "z" (character 1). There are t, x, y'],
    ['1 + colour', 'holds words'],
    ['foo(2)', 'There is no function "foo"'],
    ['sqrt', 'needs brackets'],
    ['sqrt(1, 2)', 'takes one value'],
    ['max()', 'at least one value'],
    ['x y', 'Two values stand beside each other'],
    ['0,5', 'point'],
    ['2(x + 1)', 'Two values stand beside each other'],
    ['(x)(y)', 'product with *'],
    ['1 + "a"', '""" is out of place after "1 +" (character 5)'],
    ['x.y', 'A point stands only inside a number'],
    ['x[0]', '"[" is out of place after "x" (character 2)'],
    ['x % 2', '"%" is out of place after "x" (character 3)'],
    ['x ? 1 : 2', 'out of place'],
    ['this', 'no column'],
    ['1'.repeat(301), 'at most 300'],
  ])('refuses "%s" with a sentence', (formula, sentence) => {
    expect(refusalOf(formula)).toContain(sentence);
  });

  it('answers any text with a tree or a sentence', () => {
    const signs = fc.constantFrom(...'0123456789.xyt+-*/^()[]{},;="\'`?:!%&|\\ πe²−'.split(''), 'sqrt', 'max(');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
        const parsed = parseFormula(parts.join(''));
        expect(parsed.ok || parsed.sentence.length > 10).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('columns upon columns', () => {
  const rows = [
    rowWith(1, { t: cell(0), x: cell(1, 0.1) }),
    rowWith(2, { t: cell(2), x: cell(5, 0.1) }),
    rowWith(3, { t: cell(3), x: cell(9, 0.1) }, { struck: true }),
    rowWith(4, { t: cell(4), x: cell(11, 0.1) }),
    rowWith(5, { t: cell(0), x: cell(7, 0.1) }, { run: 2 }),
  ];
  const column = (id: string, given: Readonly<Record<string, string>>) =>
    results(given, rows).rows.map(({ cells }) => cells[id] ?? null);

  it('use computed ones, whatever their order', () => {
    expect(column('b', { b: 'a + 1', a: '2*x' }).map((found) => found?.value)).toEqual([3, 11, 19, 23, 15]);
  });

  it('take the row before that counts, of the same run', () => {
    expect(column('d', { d: '(x - prev(x))/(t - prev(t))' }).map((found) => found?.value ?? null)).toEqual([
      null,
      2,
      4,
      3,
      null,
    ]);
    expect(column('d', { d: 'x - prev(x)' })[1]?.uncertainty).toBeCloseTo(0.1 * Math.SQRT2, 12);
  });

  it('are refused in a circle, with the way round', () => {
    const { errors, rows: filled } = results({ a: 'b + 1', b: 'c', c: 'a*2', d: 'x', e: 'a' }, rows);
    expect(errors['a']).toBe('The formula leads back to itself: a → b → c → a.');
    expect(Object.keys(errors).toSorted()).toEqual(['a', 'b', 'c', 'e']);
    expect(filled[0]?.cells['d']?.value).toBe(1);
    expect(results({ a: 'a + 1' }, rows).errors['a']).toContain('a → a');
  });

  it('are checked before they enter the notebook', () => {
    const a = formulaColumn('a', 'b');
    const b = formulaColumn('b', 'x');
    const columns = [...base, ...[a, b].map((own): NotebookColumn => ({ ...own, kind: 'computed', holds: 'number' }))];
    const problems = (change: Partial<ComputedColumn>) => problemsOf(columns, [a, b], { ...b, ...change });
    const fields = (change: Partial<ComputedColumn>) => problems(change).map(({ field }) => field);
    expect(problems({ formula: 'a' })[0]?.sentence).toContain('leads back');
    expect(fields({ formula: 'y' })).toEqual([]);
    expect(fields({ symbol: 'x' })[0]).toBe('symbol');
    expect(fields({ symbol: 'sin' })[0]).toBe('symbol');
    expect(fields({ symbol: '2a' })[0]).toBe('symbol');
    expect(fields({ label: ' ' })[0]).toBe('label');
  });

  it('have no cell where a value is missing or not finite', () => {
    expect(resultOf('x + y', { x: cell(1), y: null })).toBeNull();
    expect(resultOf('1/x', { x: cell(0) })).toBeNull();
    expect(resultOf('sqrt(x)', { x: cell(-1) })).toBeNull();
  });
});

describe('propagated uncertainty', () => {
  it('counts a variable that enters twice once', () => {
    expect(resultOf('x - x', { x: cell(3, 0.1) })).toEqual({ value: 0, uncertainty: 0 });
    expect(resultOf('x*x', { x: cell(3, 0.1) })?.uncertainty).toBeCloseTo(0.6, 12);
    expect(resultOf('x/(x + y)', { x: cell(3, 0.1), y: cell(1) })?.uncertainty).toBeCloseTo(0.1 / 16, 12);
  });

  it('keeps that across computed columns', () => {
    const { rows } = results({ s: 'x + y', d: 's - x' }, [rowWith(1, { x: cell(3, 0.1), y: cell(4, 0.2) })]);
    expect(rows[0]?.cells['d']).toEqual({ value: 4, uncertainty: 0.2 });
  });

  it('adds independent variables in squares', () => {
    // R = U/I with U = (6.00 ± 0.03) V, I = (0.120 ± 0.001) A: relative parts 0.5 % and 0.8333 %, R = 50 Ω, u = 0.4859 Ω.
    const found = resultOf('x/y', { x: cell(6, 0.03), y: cell(0.12, 0.001) });
    expect(found?.value).toBeCloseTo(50, 12);
    expect(found?.uncertainty).toBeCloseTo(0.4859127, 6);
  });

  it('is none where no variable has one, and none where the slope is infinite', () => {
    expect(resultOf('x + 1', { x: cell(3) })?.uncertainty).toBeNull();
    expect(resultOf('sqrt(x)', { x: cell(0, 0.1) })).toEqual({ value: 0, uncertainty: null });
    expect(resultOf('x^0', { x: cell(0, 0.1) })?.uncertainty).toBe(0);
  });

  describe('of what readings share', () => {
    const x = gained(6, 0.03, 0.01);
    const y = gained(2, 0.02, 0.01);

    it('cancels in the quotient of two readings of one device', () => {
      const found = resultOf('x/y', { x, y });
      // 3 · √((0.03/6)² + (0.02/2)²): the scatter alone.
      expect(found?.uncertainty).toBeCloseTo(3 * Math.sqrt(0.005 ** 2 + 0.01 ** 2), 12);
      expect(found).not.toHaveProperty('shared');
    });

    it('doubles in their product, and is carried on', () => {
      const found = resultOf('x*y', { x, y });
      expect(found?.shared?.['7 voltmeter gain']).toBeCloseTo(0.02 * 12, 12);
      const scatter = 12 * Math.sqrt(0.005 ** 2 + 0.01 ** 2);
      expect(found?.uncertainty).toBeCloseTo(Math.sqrt(scatter ** 2 + (0.02 * 12) ** 2), 12);
    });

    it('adds in squares where the devices are two', () => {
      const found = resultOf('x/y', { x, y: gained(2, 0.02, 0.01, 'ammeter') });
      expect(found?.shared).toEqual({
        '7 voltmeter gain': expect.closeTo(0.03, 12),
        '7 ammeter gain': expect.closeTo(-0.03, 12),
      });
      expect(found?.uncertainty).toBeCloseTo(
        Math.sqrt((3 * Math.sqrt(0.005 ** 2 + 0.01 ** 2)) ** 2 + 2 * 0.03 ** 2),
        12,
      );
    });

    it('goes through the row before and through columns upon columns', () => {
      const rows = [rowWith(1, { x: gained(10, 0.1, 0.01) }), rowWith(2, { x: gained(12, 0.1, 0.01) })];
      const { rows: filled } = results({ d: 'x - prev(x)', r: 'd/x' }, rows);
      // The gain of a difference is that of the difference; of a quotient nothing is left of it.
      expect(filled[1]?.cells['d']?.shared?.['7 voltmeter gain']).toBeCloseTo(0.02, 12);
      expect(filled[1]?.cells['d']?.uncertainty).toBeCloseTo(Math.sqrt(0.02 + 0.02 ** 2), 12);
      expect(filled[1]?.cells['r']).not.toHaveProperty('shared');
      // r = 1 − x₁/x₂: ∂r/∂x₁ = −1/12, ∂r/∂x₂ = 10/144.
      expect(filled[1]?.cells['r']?.uncertainty).toBeCloseTo(0.1 * Math.sqrt(1 / 144 + (10 / 144) ** 2), 12);
    });

    it('is all that there is of a value that a label stands for', () => {
      const label: NotebookCell = { value: 25, uncertainty: 0.06, shared: { '7 set pipette': 0.06 } };
      expect(resultOf('2*x', { x: label })).toEqual({
        value: 50,
        uncertainty: 0.12,
        shared: { '7 set pipette': 0.12 },
      });
      expect(resultOf('x/x', { x: label })).toEqual({ value: 1, uncertainty: 0 });
    });

    it('is unknown where the slope is infinite', () => {
      const zero: NotebookCell = { value: 0, uncertainty: 0.1, shared: { '7 meter zero': 0.1 } };
      expect(resultOf('sqrt(x)', { x: zero })).toEqual({ value: 0, uncertainty: null });
    });
  });

  const leaf = fc.oneof(
    fc.constantFrom('x', 'y'),
    fc.double({ min: 0.1, max: 9, noNaN: true }).map((value) => value.toFixed(3)),
  );
  const { formula } = fc.letrec<{ formula: string }>((tie) => ({
    formula: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc
        .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/'), tie('formula'))
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      fc
        .tuple(fc.constantFrom('sqrt', 'ln', 'log10', 'sin', 'cos', 'tan', 'atan', 'rad', 'deg', '-'), tie('formula'))
        .map(([name, inner]) => `${name}(${inner})`),
      tie('formula').map((inner) => `exp(sin(${inner}))`),
      tie('formula').map((inner) => `asin(0.9*sin(${inner}))`),
      tie('formula').map((inner) => `acos(0.9*cos(${inner}))`),
      tie('formula').map((inner) => `abs(${inner})^1.5`),
      tie('formula').map((inner) => `2^sin(${inner})`),
    ),
  }));

  it('agrees with numerical derivatives on random formulas', () => {
    let compared = 0;
    const point = fc.double({ min: 0.5, max: 3, noNaN: true });
    fc.assert(
      fc.property(formula, point, point, (text, x, y) => {
        const [ux, uy] = [0.02, 0.03];
        const found = resultOf(text, { x: cell(x, ux), y: cell(y, uy) });
        if (!found || found.uncertainty === null) return;
        const slope = (h: number, along: 'x' | 'y'): number => {
          const at = (by: number): number => (along === 'x' ? valueOf(text, x + by, y) : valueOf(text, x, y + by));
          // Five points: the error falls with h⁴.
          return (at(-2 * h) - 8 * at(-h) + 8 * at(h) - at(2 * h)) / (12 * h);
        };
        const numeric = (h: number): number => Math.sqrt((slope(h, 'x') * ux) ** 2 + (slope(h, 'y') * uy) ** 2);
        const [coarse, fine] = [numeric(2e-4), numeric(1e-4)];
        // Where the numerical derivative does not agree with itself (near a pole or a kink) it is no judge.
        if (!(Math.abs(coarse - fine) <= 1e-6 * Math.max(1e-3, fine)) || fine > 1e6) return;
        compared++;
        expect(Math.abs(found.uncertainty - fine)).toBeLessThanOrEqual(1e-5 * Math.max(1e-2, fine));
      }),
      { numRuns: 400, seed: 20 },
    );
    expect(compared).toBeGreaterThan(200);
  });
});

describe('formulas that are too much for so many rows', () => {
  it('are not reckoned, and say so; those before them stay', () => {
    const own = (symbol: string, formula: string): ComputedColumn => ({
      id: `id_${symbol}`,
      symbol,
      label: symbol,
      unit: '',
      formula,
    });
    const computed = [own('small', 'x'), own('large', Array.from({ length: 100 }, () => 'x').join('+'))];
    const columns = [...base, column('small'), column('large')];
    const rows = Array.from({ length: 45_000 }, (_, at) => rowWith(at + 1, { x: cell(at) }));
    const few = compute(columns, computed, rows.slice(0, 10));
    expect([few.errors, few.rows[1]?.cells['id_large']?.value]).toEqual([{}, 100]);
    const many = compute(columns, computed, rows);
    expect(Object.keys(many.errors)).toEqual(['id_large']);
    expect(many.rows[1]?.cells['id_small']?.value).toBe(1);
    expect(many.rows[1]?.cells['id_large'] ?? null).toBeNull();
  });
});
