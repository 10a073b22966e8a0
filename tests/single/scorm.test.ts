import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../engine/runtime/judgement';
import type { ResultCheck } from '../../src/bench/notebook/notebook';
import { type ApiWindow, findApi } from '../../src/single/scorm/api';
import { resultOf, verdictOf } from '../../src/single/scorm/result';
import { decodeSuspended, encodeSuspended } from '../../src/single/scorm/suspended';
import { timespan } from '../../src/single/scorm/timespan';

describe('the platform’s interface', () => {
  const API = { LMSInitialize: () => 'true', LMSSetValue: () => 'true' };
  const top = (more: Partial<ApiWindow> = {}): ApiWindow => {
    const window: ApiWindow = {
      ...more,
      get parent() {
        return window;
      },
    };
    return window;
  };

  it('is found in a frame around, however far up', () => {
    expect(findApi({ parent: { parent: top({ API }) } })).toBe(API);
  });

  it('is found in the window that opened this one, or the one around', () => {
    expect(findApi(top({ opener: { parent: top({ API }) } }))).toBe(API);
    expect(findApi({ parent: top({ opener: top({ API }) }) })).toBe(API);
  });

  it('is missing where there is none, something else, or a window of another origin', () => {
    const foreign: ApiWindow = {
      get API(): never {
        throw new Error('SecurityError');
      },
    };
    expect(findApi(top())).toBeNull();
    expect(findApi(top({ API: 'none' }))).toBeNull();
    expect(findApi({ parent: foreign })).toBeNull();
  });
});

describe('a time span', () => {
  it.each([
    [0, '0000:00:00.00'],
    [83.25, '0000:01:23.25'],
    [59.999, '0000:01:00.00'],
    [3600 * 12 + 61.5, '0012:01:01.50'],
    [1e12, '9999:59:59.99'],
    [-1, '0000:00:00.00'],
  ])('of %d s is %s', (seconds, text) => expect(timespan(seconds)).toBe(text));
});

describe('a result', () => {
  it('is the share of steps done; all of them is completed', () => {
    expect(resultOf([true, false, false], 'none', null)).toEqual({ score: 33, status: 'incomplete' });
    expect(resultOf([true, true], 'none', null)).toEqual({ score: 100, status: 'completed' });
  });

  it('counts the answer as one point more, and waits for it', () => {
    expect(resultOf([true, true, true], 'open', null)).toEqual({ score: 75, status: 'incomplete' });
    expect(resultOf([true, true, true], 'right', null)).toEqual({ score: 100, status: 'completed' });
    expect(resultOf([true, true, true], 'wrong', null)).toEqual({ score: 75, status: 'completed' });
  });

  it('is passed from the mastery score on, failed where nothing can raise it any more', () => {
    expect(resultOf([true, true, true, true, false], 'none', 80)).toEqual({ score: 80, status: 'passed' });
    expect(resultOf([true, true, true, false, false], 'none', 80)).toEqual({ score: 60, status: 'incomplete' });
    expect(resultOf([true, true, true], 'wrong', 80)).toEqual({ score: 75, status: 'failed' });
  });
});

describe('a verdict', () => {
  const check = (key: string, ...judgements: readonly Judgement[]): ResultCheck => ({
    key,
    id: key,
    label: key,
    unit: 'mol/L',
    seed: 1,
    tries: judgements.map((judgement) => ({ value: 1, uncertainty: 0.1, judgement })),
    truth: null,
  });

  it('is none where nothing is to be found, open until there is a check', () => {
    expect(verdictOf([], [check('a', 'right')])).toBe('none');
    expect(verdictOf(['a'], [])).toBe('open');
    expect(verdictOf(['a'], [check('b', 'right')])).toBe('open');
  });

  it('is right once all was found, in whichever try', () => {
    expect(verdictOf(['a'], [check('a', 'too-high', 'no-reach', 'right')])).toBe('right');
    expect(verdictOf(['a', 'b'], [check('a', 'right')])).toBe('open');
    expect(verdictOf(['a', 'b'], [check('a', 'right'), check('b', 'right')])).toBe('right');
  });

  it('is wrong once the truth was told, and no sooner', () => {
    expect(verdictOf(['a'], [check('a', 'too-high', 'too-low')])).toBe('open');
    expect(verdictOf(['a'], [check('a', 'too-high', 'too-low', 'too-wide')])).toBe('wrong');
    expect(verdictOf(['a', 'b'], [check('a', 'right'), check('b', 'other', 'other', 'other')])).toBe('wrong');
  });
});

describe('a suspended run', () => {
  const run = {
    query: 'seed=7&v=1&actions=0:swirl=1~12.5:record_point~13:.base_conc=0.2',
    time: 31.25,
    stepsDone: [true, false, true],
    verdict: 'open',
    rows: 4,
    tried: [
      {
        key: 'acid-7-x',
        told: true,
        tries: [
          { value: 'HCl; perhaps', uncertainty: null, judgement: 'other' },
          { value: 0.09, uncertainty: 0.001, judgement: 'too-low' },
        ],
      },
    ],
  } as const;

  it('comes back as it was', () => expect(decodeSuspended(encodeSuspended(run))).toEqual(run));

  it('is nothing where the platform has nothing, or something of another unit', () => {
    expect(decodeSuspended('')).toBeNull();
    expect(decodeSuspended('bookmark=3')).toBeNull();
    expect(decodeSuspended('1;5;101;maybe;v=1')).toBeNull();
  });

  it('of a version before says nothing of rows or of checks', () => {
    expect(decodeSuspended('1;5;101;open;v=1')).toMatchObject({ time: 5, rows: null, query: 'v=1', tried: [] });
    expect(decodeSuspended('2;4;5;101;open;v=1')).toMatchObject({ time: 5, rows: 4, query: 'v=1', tried: [] });
  });
});
