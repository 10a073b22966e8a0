import { describe, expect, it } from 'vitest';
import { canAnswer } from '../../src/pages/contact/can-answer';
import { site } from '../../src/site';

describe('whether an answer can be promised', () => {
  it.each([
    ['lab@example.org', 'https://wa.me/', true],
    ['', 'https://wa.me/15175550100', true],
    ['', 'https://wa.me/', false],
  ])('%j and %s: %s', (email, helpline, can) => expect(canAnswer({ email, helpline })).toBe(can));

  it('is not, where nothing was set at build', () => expect(canAnswer(site)).toBe(false));
});
