import { describe, expect, it } from 'vitest';
import { defineSimulation } from '../../../engine/contract';
import type { InputSet } from '../../../engine/inputs';
import { caseChecker, type ReferenceCase, readCases } from '../../../engine/runtime/cases';
import { walk, walkInputs } from './toys';

const row = (changes: Partial<ReferenceCase> = {}): ReferenceCase => ({
  experiment: 'walk',
  inputs: { speed: 2 },
  actions: [{ at: 0, do: 'start' }],
  time: 3,
  reading: 'x',
  expected: 6,
  tolerance: 0.001,
  unit: 'm',
  source: 'hand: 2 m/s × 3 s',
  ...changes,
});
const text = ({ tolerance: _none, ...rest }: ReferenceCase): ReferenceCase => rest;
const check = (changes: Partial<ReferenceCase> = {}) => caseChecker(walk, walkInputs)(row(changes));

describe('a number', () => {
  it('holds within its tolerance, the ends included', () => {
    const [result] = check();
    expect(result).toMatchObject({ seed: 1, ok: true, expected: 6, tolerance: 0.001, notices: [] });
    expect(result?.got).toBeCloseTo(6, 12);
    expect(result?.deviation).toBeLessThan(1e-12);
    expect(check({ expected: 5, tolerance: 0.5 })[0]).toMatchObject({
      ok: false,
      deviation: expect.closeTo(1, 12) as number,
      sentence: expect.stringMatching(/^Expected 5 ± 0.5 m, got 6/) as string,
    });
    expect(check({ actions: [], expected: 0.5, tolerance: 0.5 })[0]?.ok).toBe(true);
  });

  it('is not null, and not a text', () => {
    expect(check({ reading: 'die', expected: 3 })[0]).toMatchObject({ ok: false, got: null, deviation: null });
    expect(check({ reading: 'words', expected: 3 })[0]).toMatchObject({ ok: false, got: '', deviation: null });
  });
});

describe('a text or null', () => {
  const says = (expected: string | null, reading: string) =>
    caseChecker(walk, walkInputs)(text(row({ actions: [{ at: 0, do: 'say', value: 'ab' }], reading, expected })))[0]
      ?.ok;

  it('must be equal', () => {
    expect(says('ab', 'words')).toBe(true);
    expect(says('AB', 'words')).toBe(false);
    expect(says('', 'words')).toBe(false);
    expect(says(null, 'die')).toBe(true);
    expect(says(null, 'x')).toBe(false);
  });
});

describe('seeds', () => {
  it('are run one by one', () => {
    const results = check({ inputs: { speed: 2, gain: 1 }, seeds: [1, 2, 3], tolerance: 1 });
    expect(results.map(({ seed, ok }) => [seed, ok])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(new Set(results.map(({ got }) => got)).size).toBe(3);
    const single = check({ inputs: { speed: 2, gain: 1 }, seed: 2, tolerance: 1 });
    expect(single[0]?.got).toBe(results[1]?.got);
  });

  it('may stand among the inputs, unless the entry has an input of that id', () => {
    const given = check({ inputs: { speed: 2, gain: 1, seed: 2 }, tolerance: 1 });
    expect(given[0]).toMatchObject({ seed: 2, got: check({ inputs: { speed: 2, gain: 1 }, seed: 2 })[0]?.got });
    const own: InputSet = {
      inputs: [
        ...walkInputs.inputs,
        {
          id: 'seed',
          label: 'Seed',
          applies: 'live',
          type: 'number',
          unit: '1',
          defaultValue: 1,
          min: 1,
          max: 9,
          step: 1,
        },
      ],
    };
    expect(caseChecker(walk, own)(row({ inputs: { seed: 3 } }))[0]?.seed).toBe(1);
    expect(caseChecker(walk, own)(row({ inputs: { seed: 30 } }))[0]?.ok).toBe(false);
  });
});

describe('grade', () => {
  it('is ideal unless the case says otherwise', () => {
    expect(check()[0]?.got).toBeCloseTo(6, 12);
    const [school] = check({ grade: 'school', tolerance: 1 });
    expect(school?.got).not.toBe(check()[0]?.got);
    expect(Math.round(Number(school?.got) * 100) / 100).toBe(school?.got);
  });
});

describe('inputs and actions', () => {
  const select = defineSimulation<{ width: string; on: boolean }, null>()({
    version: 1,
    dt: 1,
    rate: 1,
    readings: { width: { kind: 'text', label: 'Width', unit: 'text' } },
    actions: {
      put: { label: 'Put', value: { kind: 'select', options: ['7.0', '10'] } },
      stir: { label: 'Stir', value: { kind: 'toggle' } },
    },
    fields: () => ({}),
    init: () => null,
    step: (state) => state,
    act: (state) => ({ state }),
    read: (_state, params) => ({ width: `${params.width} ${params.on}` }),
    view: () => ({}),
  });
  const set: InputSet = {
    inputs: [
      { id: 'width', label: 'Width', applies: 'live', type: 'select', options: ['0.10', '0.20'], defaultValue: '0.10' },
      { id: 'on', label: 'On', applies: 'live', type: 'checkbox', defaultValue: false },
    ],
  };

  it('of a select may be given as the number it stands for, of a checkbox as 1', () => {
    const given = text(row({ inputs: { width: 0.2, on: 1 }, actions: [], reading: 'width', expected: '0.20 true' }));
    expect(caseChecker(select, set)(given)[0]?.ok).toBe(true);
  });

  it('of a switch may be given as true or false', () => {
    for (const value of [true, false, 1, 0]) {
      const given = text(
        row({ inputs: {}, actions: [{ at: 0, do: 'stir', value }], reading: 'width', expected: '0.10 false' }),
      );
      expect(caseChecker(select, set)(given)[0]).toMatchObject({ ok: true, notices: [] });
    }
  });

  it('a value for an action that takes none is accepted, and null is no value', () => {
    expect(check({ actions: [{ at: 0, do: 'start', value: 1 }] })[0]?.ok).toBe(true);
    const [read] = readCases([{ ...row(), actions: [{ at: 0, do: 'start', value: null }] }]).ok
      ? check({ actions: [{ at: 0, do: 'start', value: null }] })
      : [];
    expect(read?.ok).toBe(true);
  });

  it('an action value out of bounds changes nothing and leaves a notice', () => {
    const [result] = check({
      actions: [
        { at: 0, do: 'start' },
        { at: 1, do: 'dial', value: 99 },
      ],
    });
    expect(result).toMatchObject({ ok: true, notices: [{ do: 'dial' }] });
  });
});

describe('a case that cannot be run fails with its sentence', () => {
  it.each<[string, Partial<ReferenceCase>, RegExp]>([
    ['reading', { reading: 'z' }, /There is no reading "z"; there are x, die, words\./],
    ['input', { inputs: { mass: 1 } }, /There is no input "mass"; there are speed, gain, length\./],
    ['value of an input', { inputs: { speed: 99 } }, /Input speed: Speed must be between 0 and 10 m\/s, not 99\./],
    ['action', { actions: [{ at: 0, do: 'fly' }] }, /There is no action "fly"; there are start, wait/],
    ['inherited name', { reading: 'toString' }, /There is no reading "toString"/],
  ])('unknown %s', (_what, changes, sentence) => {
    const [result] = check(changes);
    expect(result).toMatchObject({ ok: false, got: null });
    expect(result?.sentence).toMatch(sentence);
  });

  it('a model that stops', () => {
    const broken = {
      ...walk,
      step: () => {
        throw new Error('no more');
      },
    };
    expect(caseChecker(broken, walkInputs)(row())[0]).toMatchObject({
      ok: false,
      sentence: 'The model stopped: no more',
    });
  });
});

it('cases that differ only in what they read share a run', () => {
  let runs = 0;
  const counted = {
    ...walk,
    init: (...args: Parameters<typeof walk.init>) => {
      runs++;
      return walk.init(...args);
    },
  };
  const checker = caseChecker(counted, walkInputs);
  checker(row());
  checker(text(row({ reading: 'die', expected: null })));
  expect(runs).toBe(1);
  checker(row({ time: 4 }));
  checker(row({ seed: 2 }));
  expect(runs).toBe(3);
});

describe('a case file', () => {
  it('is read, with what may be left out filled in', () => {
    const { inputs: _inputs, actions: _actions, ...short } = row();
    const read = readCases([short]);
    expect(read).toEqual({ ok: true, cases: [{ ...short, inputs: {}, actions: [] }] });
  });

  it.each<[string, unknown, RegExp]>([
    ['an object', {}, /JSON array/],
    ['a number', [3], /^Case 1: a case is an object/],
    ['no reading', [row(), { ...row(), reading: undefined }], /^Case 2: "reading" must be a text/],
    ['a stray key', [{ ...row(), tolerence: 1 }], /"tolerence" is not a key/],
    ['no tolerance', [text(row())], /needs a "tolerance"/],
    ['a tolerance for a text', [row({ expected: 'a' })], /no "tolerance"/],
    ['a negative time', [row({ time: -1 })], /"time"/],
    ['a bad action', [{ ...row(), actions: [{ do: 'start' }] }], /"at" of an action/],
    ['a bad seed', [row({ seed: 1.5 })], /"seed" must be a whole number/],
    ['no seeds', [row({ seeds: [] })], /"seeds" must be an array/],
    ['a bad grade', [{ ...row(), grade: 'best' }], /"grade" must be one of ideal, school, research/],
    ['a bad expectation', [{ ...row(), expected: true }], /"expected" must be a number, a text or null/],
  ])('with %s is refused', (_what, json, sentence) => {
    const read = readCases(json);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.sentence).toMatch(sentence);
  });
});
