import { describe, expect, it } from 'vitest';
import type { AnyDone } from '../../../catalogue/define';
import { type Evidence, isDone } from '../../../src/bench/procedure/is-done';
import { countDone, currentStep, tickedByLearner } from '../../../src/bench/procedure/progress';
import { inputs, rowOf } from '../rows';

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
  ['all of several', { all: [{ did: 'open' }, { recorded: 3 }] }, true],
  ['all of several, one missing', { all: [{ did: 'open' }, { did: 'close' }] }, false],
];

describe('steps that tick themselves', () => {
  it.each(cases)('%s', (_name, done, expected) => {
    expect(isDone(done, evidence)).toBe(expected);
  });

  it('counts different values of an input that is false or 0 too', () => {
    const rows = [rowOf(1), rowOf(2, { patch: { unknown: true } }), rowOf(3, { voltage: 0 })];
    expect(isDone({ recorded: 2, distinct: 'unknown' }, { ...evidence, rows })).toBe(true);
    expect(isDone({ recorded: 2, distinct: 'voltage' }, { ...evidence, rows })).toBe(true);
  });

  it('takes a curve through fewer than three points for no fit', () => {
    const done: AnyDone = { fitted: [{ with: ['line'], x: { column: 'voltage' } }] };
    expect(isDone(done, evidence)).toBe(true);
    expect(isDone(done, { ...evidence, rows: evidence.rows.slice(1) })).toBe(false);
    const found: AnyDone = {
      fitted: [{ with: ['line'], x: { column: 'time' }, y: { column: 'current', transform: 'reciprocal' } }],
    };
    const plot = { ...evidence.plot, x: { column: 'time', transform: 'value' as const } };
    expect(isDone(found, { ...evidence, plot })).toBe(true);
    expect(isDone(found, { ...evidence, plot, rows: [rowOf(1), rowOf(2), rowOf(3, { current: null })] })).toBe(false);
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
  });

  it('points at the first step not done', () => {
    expect(currentStep([true, false, true, false])).toBe(1);
    expect(currentStep([true, true])).toBe(-1);
    expect(countDone([true, false, true])).toBe(2);
  });
});
