import { describe, expect, it } from 'vitest';
import type { AnyDone } from '../../../catalogue/define';
import { type Evidence, progressOf } from '../../../src/bench/procedure/is-done';
import { countDone, currentStep, tickedByLearner } from '../../../src/bench/procedure/progress';
import { countWords, rowsCounted } from '../../../src/bench/procedure/count-words';
import { entry, inputs, rowOf } from '../rows';

const isDone = (done: AnyDone, seen: Evidence): boolean => progressOf(done, seen).done;

const evidence: Evidence = {
  did: { open: 2 },
  readings: { current: 0.05, power: null, colour: 'red' },
  inputs,
  plot: {
    x: { column: 'voltage', transform: 'value' },
    ys: [{ column: 'current', transform: 'reciprocal' }],
    overlay: 'line',
  },
  found: new Set<string>(),
  rows: [
    rowOf(1),
    rowOf(2, { voltage: 6, current: 0.06 }),
    rowOf(3, { voltage: 6, current: 0.06, patch: { lamp: 'Blue' } }),
  ],
};

const cases: readonly (readonly [string, AnyDone, boolean])[] = [
  ['an action done', { did: 'open' }, true],
  ['an action done twice', { did: 'open', times: 2 }, true],
  ['an action done three times', { did: 'open', times: 3 }, false],
  ['an action not done', { did: 'close' }, false],
  ['a reading within', { reading: 'current', from: 0.05, to: 0.05 }, true],
  ['a reading below', { reading: 'current', from: 0.0501 }, false],
  ['a reading above', { reading: 'current', to: 0.0499 }, false],
  ['a reading without a value', { reading: 'power', from: -1 }, false],
  ['words', { reading: 'colour', is: 'red' }, true],
  ['other words', { reading: 'colour', is: 'blue' }, false],
  ['an input', { input: 'voltage', equals: 5 }, true],
  ['an input that is a number, not its text', { input: 'voltage', equals: '5' }, false],
  ['three rows', { recorded: 3 }, true],
  ['four rows', { recorded: 4 }, false],
  ['rows where an input has a value', { recorded: 2, where: { voltage: 6 } }, true],
  ['rows where two inputs have values', { recorded: 2, where: { voltage: 6, lamp: 'Blue' } }, false],
  ['rows with different values of an input', { recorded: 2, distinct: 'voltage' }, true],
  ['rows with more different values than there are', { recorded: 3, distinct: 'voltage' }, false],
  ['rows with different values of a reading', { recorded: 2, distinct: 'current' }, true],
  ['a step on paper', { byLearner: true }, false],
  ['all of several', { all: [{ did: 'open' }, { recorded: 3 }] }, true],
  ['all of several, one missing', { all: [{ did: 'open' }, { did: 'close' }] }, false],
];

/** Three voltages with one lamp, and one with another. */
const curve: Evidence = {
  ...evidence,
  rows: [
    rowOf(1, { voltage: 1, patch: { lamp: 'Blue' } }),
    ...[2, 3, 4].map((voltage, index) => rowOf(index + 2, { voltage, current: voltage / 100 })),
  ],
};

const fits: readonly (readonly [string, AnyDone, boolean])[] = [
  [
    'a fit in one of two ways',
    {
      fitted: [
        { with: ['power'], x: { column: 'voltage' }, y: { column: 'current' } },
        { with: ['line', 'proportional'], x: { column: 'voltage' }, y: { column: 'current', transform: 'reciprocal' } },
      ],
    },
    true,
  ],
  [
    'a fit along another axis',
    { fitted: [{ with: ['line'], x: { column: 'voltage' }, y: { column: 'current' } }] },
    false,
  ],
  [
    'another fit',
    { fitted: [{ with: ['power'], x: { column: 'voltage' }, y: { column: 'current', transform: 'reciprocal' } }] },
    false,
  ],
];

describe('steps that tick themselves', () => {
  it.each(cases)('%s', (_name, done, expected) => {
    expect(isDone(done, evidence)).toBe(expected);
  });

  it.each(fits)('%s', (_name, done, expected) => {
    expect(isDone(done, curve)).toBe(expected);
  });

  it('counts different values of an input that is false or 0 too', () => {
    const rows = [rowOf(1), rowOf(2, { patch: { unknown: true } }), rowOf(3, { voltage: 0 })];
    expect(isDone({ recorded: 2, distinct: 'unknown' }, { ...evidence, rows })).toBe(true);
    expect(isDone({ recorded: 2, distinct: 'voltage' }, { ...evidence, rows })).toBe(true);
  });

  it('takes a choice among numbers along x for numbers', () => {
    const done: AnyDone = { fitted: [{ with: ['line'], x: { column: 'lamp' } }] };
    const plot = { ...curve.plot, x: { column: 'lamp', transform: 'value' as const } };
    const chosen = (lamps: readonly string[]) => lamps.map((lamp, index) => rowOf(index + 1, { patch: { lamp } }));
    expect(isDone(done, { ...curve, plot, rows: chosen(['6250', '12500', '25000']) })).toBe(true);
    expect(isDone(done, { ...curve, plot, rows: chosen(['Red', 'Green', 'Blue']) })).toBe(false);
  });

  it('takes a curve through fewer than three points for no fit', () => {
    const done: AnyDone = { fitted: [{ with: ['line'], x: { column: 'voltage' } }] };
    expect(isDone(done, curve)).toBe(true);
    // Two voltages of the present lamp, and one of another.
    expect(isDone(done, { ...curve, rows: curve.rows.slice(0, 3) })).toBe(false);
    const found: AnyDone = {
      fitted: [{ with: ['line'], x: { column: 'time' }, y: { column: 'current', transform: 'reciprocal' } }],
    };
    const plot = { ...evidence.plot, x: { column: 'time', transform: 'value' as const } };
    const run = [rowOf(1), rowOf(2), rowOf(3)];
    expect(isDone(found, { ...evidence, plot, rows: run })).toBe(true);
    expect(isDone(found, { ...evidence, plot, rows: [...run.slice(0, 2), rowOf(3, { current: null })] })).toBe(false);
  });

  it('count what they ask for', () => {
    const count = (done: AnyDone, rows = curve.rows) => progressOf(done, { ...curve, rows }).count;
    expect(count({ did: 'open', times: 3 })).toEqual({ have: 2, need: 3, of: 'times', id: 'open' });
    expect(count({ recorded: 12, distinct: 'voltage' })).toEqual({ have: 4, need: 12, of: 'values', id: 'voltage' });
    expect(count({ recorded: 1 })).toBeNull();
    // Of several conditions the first that is still open.
    const both: AnyDone = { all: [{ recorded: 2 }, { did: 'close' }, { recorded: 6, where: { lamp: 'Red' } }] };
    expect(count(both)).toMatchObject({ have: 3, need: 6, of: 'rows', id: '' });
    const words = countWords({ have: 8, need: 12, of: 'values', id: 'voltage' }, entry, null);
    expect(words).toBe('8 of 12 values of voltage');
    // A symbol of an element is no word that begins a sentence.
    const helium = { ...entry, inputs: [{ ...entry.inputs[0]!, id: 'velocity', label: 'He velocity' }] };
    expect(countWords({ have: 1, need: 5, of: 'values', id: 'velocity' }, helium, null)).toBe(
      '1 of 5 values of He velocity',
    );
  });

  it('say which rows are counted, where these were not all taken so', () => {
    const done: AnyDone = { recorded: 6, where: { load: 200, lamp: 'Blue', unknown: false } };
    const rows = [rowOf(1, { patch: { load: 200, lamp: 'Blue' } }), rowOf(2, { patch: { load: 100 } })];
    const { count } = progressOf(done, { ...evidence, rows });
    if (!count) throw new Error('nothing is counted');
    expect(`${count.have} of ${count.need}${rowsCounted(count, entry, inputs, rows, null)}`).toBe(
      '1 of 6: at 200 Ω, Blue',
    );
    const plain = { recorded: 3, where: { load: 100 } } as const;
    const simple = progressOf(plain, { ...evidence, rows: [] }).count;
    expect(simple && rowsCounted(simple, entry, inputs, [], null)).toBe('');
    expect(simple && rowsCounted(simple, entry, inputs, rows, null)).toBe(': at 100 Ω');
  });

  it('counts a row only so long after the one before of another value', () => {
    const at = (id: number, voltage: number, time: number) => ({ ...rowOf(id, { voltage }), run: 1, time });
    const rows = [at(1, 1, 2), at(2, 1, 6), at(3, 2, 7), at(4, 2, 11), at(5, 3, 15.5)];
    const apart: AnyDone = { recorded: 4, distinct: 'voltage', apart: 5 };
    const { count } = progressOf(apart, { ...evidence, rows });
    expect(count?.have).toBe(2);
    expect(rowsCounted(count as NonNullable<typeof count>, entry, inputs, rows, null)).toMatch(/at least 5 s apart/);
    expect(progressOf({ ...apart, apart: 4 }, { ...evidence, rows }).count?.have).toBe(3);
  });

  it('counts a row that shows a word', () => {
    const seen = (value: string) => ({
      ...rowOf(1),
      readings: { colour: { value, uncertainty: null } },
    });
    const red: AnyDone = { recorded: 1, having: { reading: 'colour', is: 'red' } };
    expect(isDone(red, { ...evidence, rows: [seen('red')] as unknown as Evidence['rows'] })).toBe(true);
    expect(isDone(red, { ...evidence, rows: [seen('blue')] as unknown as Evidence['rows'] })).toBe(false);
  });

  it('do not count a row that was taken too early', () => {
    const rows = [10, 29.9, 30, 60].map((time, index) => ({ ...rowOf(index + 1), time }));
    const late: AnyDone = { recorded: 3, having: { reading: 'time', from: 30 } };
    const { done, count } = progressOf(late, { ...evidence, rows });
    expect([done, count?.have]).toEqual([false, 2]);
    expect(count && rowsCounted(count, entry, inputs, rows, null)).toBe(': after 30 s');
    const one: AnyDone = { recorded: 1, having: { reading: 'time', from: 30 } };
    const tooEarly = progressOf(one, { ...evidence, rows: rows.slice(0, 2) }).count;
    expect(tooEarly && countWords(tooEarly, entry, null)).toBe('0 of 1 reading recorded');
    expect(tooEarly && rowsCounted(tooEarly, entry, inputs, rows, null)).toBe(': after 30 s');
    expect(progressOf(one, { ...evidence, rows: [] }).count).toBeNull();
    const between: AnyDone = { recorded: 3, having: { reading: 'depth', from: -2, to: 8 } };
    const other = progressOf(between, evidence).count;
    expect(other && rowsCounted(other, entry, inputs, rows, null)).toBe(': with depth from −2 to 8');
    const least = progressOf({ recorded: 3, having: { reading: 'depth', to: 8 } }, evidence).count;
    expect(least && rowsCounted(least, entry, inputs, rows, null)).toBe(': with depth of at most 8');
    // Without a value, or outside of the ends.
    const read = [0.04, null, 0.05, 0.06].map((current, index) => rowOf(index + 1, { current }));
    const have = (having: { reading: string; from?: number; to?: number }) =>
      progressOf({ recorded: 4, having }, { ...evidence, rows: read }).count?.have;
    expect(have({ reading: 'current' })).toBe(3);
    expect(have({ reading: 'current', from: 0.05 })).toBe(2);
    expect(have({ reading: 'current', to: 0.05 })).toBe(2);
  });

  it('ask for values of several runs that agree', () => {
    const done: AnyDone = { agreeing: 'current', within: 0.1, runs: 3 };
    const runs = (values: readonly number[]) =>
      values.map((current, index) => rowOf(index + 1, { run: index + 1, current }));
    const have = (values: readonly number[]) => progressOf(done, { ...evidence, rows: runs(values) }).count?.have;
    expect(have([24.9, 24.6, 24.7])).toBe(2);
    expect(have([24.9, 24.6, 24.7, 24.6])).toBe(3);
    // Two rows of one run are one titre.
    expect(progressOf(done, { ...evidence, rows: [rowOf(1), rowOf(2), rowOf(3)] }).done).toBe(false);
  });

  it('does not count a row without the value', () => {
    const rows = [rowOf(1, { current: 0.05 }), rowOf(2, { current: null }), rowOf(3, { current: 0.06 })];
    expect(isDone({ recorded: 2, distinct: 'current' }, { ...evidence, rows })).toBe(true);
    expect(isDone({ recorded: 3, distinct: 'current' }, { ...evidence, rows })).toBe(false);
  });

  it('knows which steps only the learner can tick', () => {
    expect(tickedByLearner({ byLearner: true })).toBe(true);
    expect(tickedByLearner({ all: [{ did: 'open' }, { byLearner: true }] })).toBe(true);
    expect(tickedByLearner({ all: [{ did: 'open' }] })).toBe(false);
    // What may be left out would hold up all that follows.
    expect(tickedByLearner({ did: 'open', optional: true })).toBe(true);
  });

  it('points at the first step not done', () => {
    expect(currentStep([true, false, true, false])).toBe(1);
    expect(currentStep([true, true])).toBe(-1);
    expect(countDone([true, false, true])).toBe(2);
  });
});
