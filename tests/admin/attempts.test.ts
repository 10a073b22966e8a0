import { describe, expect, it } from 'vitest';
import { afterWrong, type Attempts, NO_ATTEMPTS, secondsLeft } from '../../src/admin/attempts';

const NOW = 1_000_000;
const afterMany = (times: number): Attempts => {
  let attempts = NO_ATTEMPTS;
  for (let i = 0; i < times; i++) attempts = afterWrong(attempts, NOW);
  return attempts;
};

describe('wrong passwords', () => {
  it('cost nothing four times', () => expect(secondsLeft(afterMany(4), NOW)).toBe(0));
  it('cost twice as long each time from the fifth on', () => {
    expect([5, 6, 7].map((times) => secondsLeft(afterMany(times), NOW))).toEqual([5, 10, 20]);
  });
  it('never cost more than five minutes', () => expect(secondsLeft(afterMany(60), NOW)).toBe(300));
  it('are waited for and no longer', () => {
    const attempts = afterMany(5);
    expect(secondsLeft(attempts, NOW + 4001)).toBe(1);
    expect(secondsLeft(attempts, NOW + 5000)).toBe(0);
  });
  it('lock nobody out when the clock was set back', () => expect(secondsLeft(afterMany(5), NOW - 1e9)).toBe(300));
});
