import { expect, it } from 'vitest';
import { minutesTaken, secondsWaited } from '../../../src/bench/worked/time-taken';

const step = (text: string) => ({ text, done: { byLearner: true } as const });

it('a wait is taken at the speed that is not tedious: 1× for some seconds, 4× up to half a minute, else 16×', () => {
  expect(secondsWaited(8, 1)).toBe(8);
  expect(secondsWaited(20, 1)).toBe(5);
  expect(secondsWaited(160, 1)).toBe(10);
  expect(secondsWaited(3600, 3600)).toBe(1);
});

it('minutes are those of reading, thinking, hands and waiting, to five, and never none', () => {
  const words = Array.from({ length: 90 }, () => 'word').join(' ');
  expect(minutesTaken({ procedure: [] }, { steps: [] }, 0)).toBe(5);
  // 60 s to read, 40 s to think, 20 rows of 5 s, 400 s of waiting.
  expect(minutesTaken({ procedure: [step(words)] }, { steps: [[{ record: 20 }]] }, 400)).toBe(10);
  expect(minutesTaken({ procedure: [step(words)] }, { steps: [[{ record: 20 }]] }, 1000)).toBe(20);
});
