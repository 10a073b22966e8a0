import { expect, it } from 'vitest';
import { pressed, QUESTIONS } from '../../src/pages/faq/faq';

it('asks six different questions, each answered', () => {
  expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(6);
  for (const { answer } of QUESTIONS) expect(answer.length).toBeGreaterThan(0);
});

it('opens one question at a time, and closes it when it is pressed again', () => {
  expect(pressed(null, 0)).toBe(0);
  expect(pressed(0, 3)).toBe(3);
  expect(pressed(3, 3)).toBeNull();
  expect(pressed(0, 0)).toBeNull();
});
