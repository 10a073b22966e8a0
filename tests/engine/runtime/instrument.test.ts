import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade, InstrumentGrade, NumberReading } from '../../../engine/contract';
import { displayed, type Observation, observe, observeOne, tickOf } from '../../../engine/runtime/instrument';
import { combined, scatterOf } from '../../../engine/runtime/uncertain';

const meter = (school: Partial<InstrumentGrade>, range?: readonly [number, number]): NumberReading => ({
  label: 'Length',
  unit: 'm',
  ...(range ? { range } : {}),
  instrument: {
    name: 'Tape',
    updateInterval: 0.5,
    school: { resolution: 1e-6, source: 'chosen for the test', ...school },
    research: { resolution: 1e-9, source: 'chosen for the test' },
  },
});

const at = (changes: Partial<Observation> = {}): Observation => ({
  grade: 'school',
  seed: 1,
  trial: 1,
  time: 0,
  ordinal: 0,
  ...changes,
});
const value = (def: NumberReading, truth: number, changes: Partial<Observation> = {}): number =>
  Number(observeOne('length', truth, def, at(changes)).value);

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, each) => sum + (each - centre) ** 2, 0) / (values.length - 1));
};
const N = 4000;
/** Five standard errors: with the fixed seeds below a chance of 6e-7 to fail a right generator. */
const FIVE = 5;
const many = (of: (n: number) => number): readonly number[] => Array.from({ length: N }, (_, n) => of(n));

const noisy = meter({ repeatability: 0.2, gain: 0.03, offset: 0.5 });

describe('what passes unchanged', () => {
  it('is every reading at grade ideal', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (truth) => {
        expect(observeOne('length', truth, noisy, at({ grade: 'ideal' })).value).toBe(truth);
      }),
    );
  });

  it('is a reading without an instrument, to the digits that its display shows', () => {
    const plain = { label: 'Length', unit: 'm' } as const;
    const read = (truth: number, def: NumberReading = plain) => observeOne('length', truth, def, at());
    expect(read(3.141592)).toMatchObject({ value: 3.142, text: '3.142', uncertainty: null });
    expect(read(123456.7)).toMatchObject({ value: 123457, text: '123457' });
    expect(read(Math.PI, { ...plain, digits: 6 })).toMatchObject({ value: 3.14159, text: '3.14159' });
    expect(read(7, { ...plain, decimals: 0 })).toMatchObject({ value: 7, text: '7' });
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (truth) => {
        expect(Math.abs(Number(read(truth).value) - truth)).toBeLessThanOrEqual(truth * 5.001e-4);
      }),
    );
  });

  it('is a text, and no value', () => {
    const shown = observeOne('colour', 'blue', { kind: 'text', label: 'Colour', unit: 'text' }, at());
    expect(shown).toEqual({ text: 'blue', value: 'blue', uncertainty: null, unit: 'text' });
    expect(observeOne('length', null, noisy, at())).toEqual({ text: '–', value: null, uncertainty: null, unit: 'm' });
  });
});

describe('repeatability', () => {
  const only = meter({ repeatability: 0.2 });

  it('has the declared standard deviation over the records of one tick, around the true value', () => {
    const values = many((ordinal) => value(only, 7, { ordinal }));
    expect(Math.abs(mean(values) - 7)).toBeLessThan((FIVE * 0.2) / Math.sqrt(N));
    expect(Math.abs(deviation(values) - 0.2)).toBeLessThan((FIVE * 0.2) / Math.sqrt(2 * N));
  });

  it('has it over ticks too', () => {
    const values = many((tick) => value(only, 7, { time: tick / 2 }));
    expect(Math.abs(mean(values) - 7)).toBeLessThan((FIVE * 0.2) / Math.sqrt(N));
    expect(Math.abs(deviation(values) - 0.2)).toBeLessThan((FIVE * 0.2) / Math.sqrt(2 * N));
  });

  it('of neighbouring ticks is independent', () => {
    const values = many((tick) => value(only, 0, { time: tick / 2 }));
    const products = values.slice(1).map((each, n) => (each * (values[n] ?? 0)) / 0.04);
    expect(Math.abs(mean(products))).toBeLessThan(FIVE / Math.sqrt(N));
  });

  it('is normal: two thirds within one standard deviation, and 95.4 % within two', () => {
    const deviates = many((ordinal) => Math.abs(value(only, 0, { ordinal })) / 0.2);
    const within = (limit: number): number => deviates.filter((each) => each < limit).length / N;
    // Normal distribution: P(|z| < 1) = 0.6827, P(|z| < 2) = 0.9545.
    expect(Math.abs(within(1) - 0.6827)).toBeLessThan(FIVE * Math.sqrt((0.6827 * 0.3173) / N));
    expect(Math.abs(within(2) - 0.9545)).toBeLessThan(FIVE * Math.sqrt((0.9545 * 0.0455) / N));
  });

  it('stays the same within one update of the display, whatever the frames', () => {
    const within = fc.double({ min: 0, max: 0.499, noNaN: true });
    fc.assert(
      fc.property(fc.nat(1000), within, within, (tick, a, b) => {
        expect(value(noisy, 3, { time: tick / 2 + a })).toBe(value(noisy, 3, { time: tick / 2 + b }));
      }),
    );
  });
});

describe('gain and offset', () => {
  it('are fixed for a run', () => {
    const fixed = meter({ gain: 0.03, offset: 0.5 });
    const values = new Set(many((n) => value(fixed, 7, { time: n / 2, ordinal: n % 3 })));
    expect(values.size).toBe(1);
  });

  it('have the declared standard deviations over seeds, and no bias', () => {
    const offsets = many((seed) => value(meter({ offset: 0.5 }), 7, { seed }) - 7);
    expect(Math.abs(mean(offsets))).toBeLessThan((FIVE * 0.5) / Math.sqrt(N));
    expect(Math.abs(deviation(offsets) - 0.5)).toBeLessThan((FIVE * 0.5) / Math.sqrt(2 * N));
    const gains = many((seed) => value(meter({ gain: 0.03 }), 100, { seed }) / 100 - 1);
    expect(Math.abs(mean(gains))).toBeLessThan((FIVE * 0.03) / Math.sqrt(N));
    expect(Math.abs(deviation(gains) - 0.03)).toBeLessThan((FIVE * 0.03) / Math.sqrt(2 * N));
  });

  it('lie within the limits of a tolerance, two thirds of its width in two thirds of the seeds', () => {
    const offsets = many((seed) => (value(meter({ offset: 0.5 }), 7, { seed }) - 7) / 0.5);
    const step = 0.01;
    for (const offset of offsets) expect(Math.abs(offset)).toBeLessThanOrEqual(Math.sqrt(3) + step);
    const inside = offsets.filter((offset) => Math.abs(offset) < (2 / 3) * Math.sqrt(3)).length / N;
    expect(Math.abs(inside - 2 / 3)).toBeLessThan(FIVE * Math.sqrt(2 / 9 / N) + step);
  });

  it('are normal where a standard deviation is known', () => {
    const offsets = many((seed) => (value(meter({ offset: 0.5, spread: 'normal' }), 7, { seed }) - 7) / 0.5);
    const beyond = offsets.filter((offset) => Math.abs(offset) > 2).length / N;
    expect(Math.abs(beyond - 0.0455)).toBeLessThan(FIVE * Math.sqrt((0.0455 * 0.9545) / N));
  });

  it('and repeatability together have the uncertainty that is stated', () => {
    const values = many((seed) => value(noisy, 7, { seed }));
    const stated = observeOne('length', 7, noisy, at()).uncertainty ?? 0;
    expect(stated).toBeCloseTo(Math.sqrt(0.2 ** 2 + 0.5 ** 2 + (0.03 * 7) ** 2), 9);
    expect(Math.abs(mean(values) - 7)).toBeLessThan((FIVE * stated) / Math.sqrt(N));
    expect(Math.abs(deviation(values) - stated)).toBeLessThan((FIVE * stated) / Math.sqrt(2 * N));
  });
});

describe('a value with an uncertainty', () => {
  const plain = { label: 'Energy', unit: 'J' } as const;
  const textOf = (value: number, uncertainty: number, def: NumberReading = plain) =>
    displayed(value, def, uncertainty).text;

  it('is told to one digit beyond its uncertainty, and no further than its display goes', () => {
    expect(textOf(0.0981, 0.1)).toBe('0.098');
    expect(textOf(0.97902, 0.012, { ...plain, digits: 5 })).toBe('0.9790');
    expect(textOf(0.00027864, 0.00019, { ...plain, digits: 5 })).toBe('0.000279');
    expect(textOf(-10.25, 10, plain)).toBe('−10.3');
    expect(textOf(31, 1.8, { ...plain, decimals: 3 })).toBe('31.00');
    expect(textOf(3.14159, 1e-4)).toBe('3.142');
    expect(textOf(6.6123e-8, 3e-9)).toBe('6.61×10⁻⁸');
  });

  it('keeps whole parts, and is nought where its uncertainty leaves nothing of it', () => {
    expect(textOf(12_345, 3000)).toBe('12345');
    expect(textOf(0.003, 4)).toBe('0.0');
    expect(textOf(0, 4)).toBe('0');
  });

  it('is worth what it tells', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1e5, noNaN: true }),
        fc.double({ min: 1e-5, max: 1e5, noNaN: true }),
        (value, uncertainty) => {
          const shown = displayed(value, plain, uncertainty);
          expect(shown.value).toBeCloseTo(Number(shown.text), 9);
          expect(Math.abs(Number(shown.value) - value)).toBeLessThanOrEqual(
            Math.max(0.051 * uncertainty, 5.001e-4 * value),
          );
        },
      ),
    );
  });
});

it('counts what the model has drawn already in the uncertainty, and adds nothing', () => {
  const drawn = meter({ drawn: 0.2 });
  expect(new Set(many((ordinal) => value(drawn, 7, { ordinal })))).toEqual(new Set([7]));
  expect(observeOne('length', 7, drawn, at()).uncertainty).toBeCloseTo(0.2, 9);
});

it('shows the uncertainty that the run itself states, but not in an ideal run', () => {
  const defs = {
    mean: { label: 'Mean', unit: 'HU', decimals: 1, origin: 'chance', uncertainty: 'spread' },
    spread: { label: 'Uncertainty', unit: 'HU', digits: 2, origin: 'computed' },
  } as const;
  const shown = (values: Record<string, number | null>, grade: Grade = 'school') =>
    observe(defs, values, at({ grade }))['mean'];
  expect(shown({ mean: 12.34, spread: 0.56 })).toEqual({ text: '12.3', value: 12.3, uncertainty: 0.56, unit: 'HU' });
  expect(shown({ mean: 12.34, spread: null })?.uncertainty).toBeNull();
  expect(shown({ mean: null, spread: 0.56 })?.uncertainty).toBeNull();
  expect(shown({ mean: 12.34, spread: 0.56 }, 'ideal')?.uncertainty).toBeNull();
});

describe('a device that several readings share', () => {
  const on = (device: string, school: Partial<InstrumentGrade>): NumberReading => {
    const { instrument, ...def } = meter(school);
    return instrument ? { ...def, instrument: { ...instrument, device } } : def;
  };
  const shown = (id: string, def: NumberReading, truth: number, seed: number): number =>
    Number(observeOne(id, truth, def, at({ seed })).value);

  it('gives them one gain and one zero error', () => {
    const def = on('cell', { gain: 0.03, offset: 0.5 });
    for (let seed = 0; seed < 50; seed++) {
      expect(shown('least', def, 7, seed)).toBe(shown('greatest', def, 7, seed));
      expect(shown('least', def, 7, seed)).not.toBe(shown('least', on('other cell', { gain: 0.03 }), 7, seed));
    }
  });

  it('repeats each of them by itself', () => {
    const def = on('cell', { repeatability: 0.2 });
    const [a, b] = [many((seed) => shown('a', def, 0, seed)), many((seed) => shown('b', def, 0, seed))];
    expect(Math.abs(mean(a.map((each, n) => (each * (b[n] ?? 0)) / 0.04)))).toBeLessThan(FIVE / Math.sqrt(N));
  });
});

describe('resolution', () => {
  it('rounds to the nearest mark', () => {
    expect(value(meter({ resolution: 0.05 }), 1.234)).toBe(1.25);
    expect(value(meter({ resolution: 0.05 }), 1.22)).toBe(1.2);
    expect(value(meter({ resolution: 5 }), 12)).toBe(10);
    expect(observeOne('length', 3, meter({ resolution: 0.01 }), at()).text).toBe('3.00');
  });

  it('alone gives the uncertainty of a rectangular distribution (GUM 4.3.7)', () => {
    expect(observeOne('length', 3, meter({ resolution: 0.6 }), at()).uncertainty).toBeCloseTo(0.6 / Math.sqrt(12), 12);
  });

  it('leaves a multiple of itself within half a step of the truth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        fc.constantFrom(0.001, 0.02, 0.05, 0.25, 0.5, 1, 2, 5),
        (truth, resolution) => {
          const shown = value(meter({ resolution }), truth);
          expect(Math.abs(shown - truth)).toBeLessThanOrEqual(resolution / 2 + 1e-9);
          expect(Math.abs(shown / resolution - Math.round(shown / resolution))).toBeLessThan(1e-6);
        },
      ),
    );
  });
});

it('stops at the ends of its range', () => {
  const narrow = meter({ repeatability: 5 }, [0, 10]);
  const values = many((ordinal) => value(narrow, 9, { ordinal }));
  expect(Math.max(...values)).toBe(10);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
});

it('of one reading is not shifted by another', () => {
  const alone = observe({ a: noisy }, { a: 3 }, at());
  const beside = observe({ b: noisy, a: noisy }, { a: 3, b: 3 }, at());
  expect(beside.a).toEqual(alone.a);
  expect(beside.b?.value).not.toBe(beside.a?.value);
});

it('ticks at whole update intervals, to a billionth', () => {
  expect(tickOf(0, 0.1)).toBe(0);
  expect(tickOf(0.3, 0.1)).toBe(3);
  expect(tickOf(0.05 * 6, 0.1)).toBe(3);
  expect(tickOf(0.299, 0.1)).toBe(2);
});

describe('ranges', () => {
  const digits = (truth: number) => observeOne('length', truth, meter({ resolution: 0.001, counts: 2000 }), at());

  it('are the finest that holds the value, each ten times as coarse as the one before', () => {
    expect(digits(1.2344).text).toBe('1.234');
    expect(digits(1.9994).text).toBe('1.999');
    expect(digits(-2.0049).text).toBe('−2.00');
    expect(digits(123.456).text).toBe('123.5');
    expect(digits(2000).text).toBe('2000');
  });

  it('carry the zero error and the step of the display with them', () => {
    const def = meter({ resolution: 0.001, counts: 2000, offset: 0.001 });
    const u = (truth: number): number => observeOne('length', truth, def, at()).uncertainty ?? 0;
    expect(u(19) / u(1.9)).toBeCloseTo(10, 9);
    expect(u(1.5)).toBeCloseTo(0.001 * Math.sqrt(1 + 1 / 12), 9);
  });
});

describe('scatter and calibration', () => {
  it('are parts of the whole that can be told apart again', () => {
    const def = meter({ resolution: 0.001, repeatability: 0.02, gain: 0.01, offset: 0.05 });
    const shown = observeOne('length', 3, def, at());
    expect(shown.shared).toEqual({ '1 length gain': expect.closeTo(0.03, 12), '1 length zero': 0.05 });
    expect(scatterOf(shown)).toBeCloseTo(Math.sqrt(0.02 ** 2 + 0.001 ** 2 / 12), 12);
    expect(scatterOf({ uncertainty: null })).toBe(0);
    // What a label stands for has no scatter, not one of the last binary digits.
    const shared = { '7 set volume': 0.1, '7 set mass': 0.3 };
    expect(scatterOf({ uncertainty: combined(0, shared), shared })).toBe(0);
  });
});
