import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Port } from '../../../src/bench/run/port';

/** The one timer of all calls belongs to the module: each test has its own. */
let { WATCHDOG_MS, watched } = await import('../../../src/bench/run/port');

const portWith = (died: Promise<void> = new Promise(() => {})): Port => ({
  home: 'worker',
  onDeath(listener) {
    void died.then(listener);
    return () => {};
  },
  end: () => {},
  prepare: () => Promise.resolve(),
  load: () => new Promise(() => {}),
  frame: () => new Promise(() => {}),
  hurry: () => Promise.resolve(),
  showOn: () => Promise.resolve(),
  restore: () => new Promise(() => {}),
});

const later = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms));

async function outcome<T>(answer: Promise<Answer<T>>, ms: number): Promise<Answer<T> | 'waiting'> {
  let settled: Answer<T> | 'waiting' = 'waiting';
  void answer.then((value) => {
    settled = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

describe('a watched call', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    ({ WATCHDOG_MS, watched } = await import('../../../src/bench/run/port'));
  });
  afterEach(() => void vi.useRealTimers());

  it('passes the answer on', async () => {
    expect(await outcome(watched(portWith(), later(100, 'here')), 100)).toEqual({ is: 'answer', value: 'here' });
  });

  it('takes a worker that stays silent for hung, not before its time', async () => {
    const answer = watched(portWith(), new Promise(() => {}));
    expect(await outcome(answer, WATCHDOG_MS)).toBe('waiting');
    expect(await outcome(answer, 501)).toEqual({ is: 'lost', why: 'hung' });
  });

  it('lets an answer count that is there when a late timer fires', async () => {
    expect(await outcome(watched(portWith(), later(WATCHDOG_MS + 400, 1)), WATCHDOG_MS + 600)).toEqual({
      is: 'answer',
      value: 1,
    });
  });

  it('knows at once of a worker that died, and of a call that failed', async () => {
    expect(await outcome(watched(portWith(later(50, undefined)), new Promise(() => {})), 60)).toEqual({
      is: 'lost',
      why: 'died',
    });
    expect(await outcome(watched(portWith(), Promise.reject(new Error('gone'))), 1)).toEqual({
      is: 'lost',
      why: 'died',
    });
  });

  it('waits as long as it is told to', async () => {
    const answer = watched(portWith(), later(20_000, 'code'), 30_000);
    expect(await outcome(answer, 20_000)).toEqual({ is: 'answer', value: 'code' });
  });
});
