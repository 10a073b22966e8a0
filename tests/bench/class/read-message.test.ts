import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToClass, readToTeacher } from '../../../src/bench/class/read-message';

const view = { running: true, finished: false, hidden: false, big: ['ph'], projector: false };
const log = [
  { step: 0, is: 'action', action: { do: 'open', value: undefined } },
  { step: 3, is: 'action', action: { do: 'put', value: { x: 1, y: 2 } } },
  { step: 4, is: 'inputs', patch: { voltage: 2, lamp: true, kind: 'Red' } },
  { step: 5, is: 'reset' },
  { step: 6, is: 'record' },
];
const setup = { inputs: { voltage: 1 }, seed: 7, trial: 1, grade: 'school', fixed: { r: 'R1' }, hide: ['r'] };
const run = { is: 'run', run: 'a.1', setup, log, step: 9, view };

describe('what goes between a teacher and a class window', () => {
  it('is taken as it was sent', () => {
    expect(readToClass(run)).toEqual(run);
    const on = { is: 'on', run: 'a.1', from: 2, log, step: 12, view };
    expect(readToClass(on)).toEqual(on);
    const beside = { is: 'beside', beside: { plot: '<svg/>', step: '1. Heat it.' } };
    // A window of the version before says nothing of a caption.
    expect(readToClass(beside)).toEqual({ is: 'beside', beside: { ...beside.beside, caption: '' } });
    expect(readToClass({ is: 'moves', path: '/lab/x' })).toEqual({ is: 'moves', path: '/lab/x' });
    expect(readToClass({ is: 'gone' })).toEqual({ is: 'gone' });
    expect(readToTeacher({ is: 'hello' })).toEqual({ is: 'hello' });
  });

  it.each([
    null,
    'gone',
    { is: 'news' },
    { ...run, log: [{ step: -1, is: 'reset' }] },
    { ...run, log: {} },
    { ...run, view: null },
    { is: 'beside', beside: { plot: 7, step: '' } },
    { is: 'moves', path: '//evil.example/x' },
    { is: 'moves', path: 'https://evil.example' },
    { is: 'moves', path: '/x?view=embed' },
    { ...run, setup: { ...setup, grade: 'best' } },
    { ...run, setup: { ...setup, inputs: { voltage: null } } },
  ])('is no message: %j', (data) => {
    expect(readToClass(data)).toBeNull();
    expect(readToTeacher(data)).toBeNull();
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        readToClass(data);
        readToTeacher(data);
      }),
    );
  });
});
