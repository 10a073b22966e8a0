/** Within the tests every stage is looked at, and over the catalogue every size in every state and look, however many benches there are. */
import { describe, expect, test } from 'vitest';
import { EVERY_LOOK, LOOKS, SCREENS, shareOfLooks } from '../../scripts/stages/plan';

test('all looks are each size in each state and look once', () => {
  expect(EVERY_LOOK).toHaveLength(SCREENS.length * 3 * LOOKS.length);
});

describe.each([36, 60, 95, 120])('of %i benches', (count) => {
  const shares = Array.from({ length: count }, (_, index) => shareOfLooks(index));

  test('none goes without its picture, a phone and a laptop', () => {
    for (const share of shares) {
      expect(share.map(({ state }) => state)).toContain('picture');
      expect(share.filter(({ screen }) => screen.width < 400)).toHaveLength(1);
      expect(share.filter(({ screen }) => screen.width === 1366)).toHaveLength(1);
    }
  });

  test('every size meets all states and looks, every state all looks', () => {
    const met = shares
      .flat()
      .flatMap(({ state, screen: { width }, look: { name } }) => [
        `${width} ${state}`,
        `${width} ${name}`,
        `${state} ${name}`,
      ]);
    expect(new Set(met).size).toBe(SCREENS.length * (3 + LOOKS.length) + 3 * LOOKS.length);
  });
});
