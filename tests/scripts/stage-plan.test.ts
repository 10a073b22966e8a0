/** Within the tests every stage is looked at, and over the catalogue every size in every state and look, however many benches there are. */
import { describe, expect, test } from 'vitest';
import { EVERY_LOOK, LOOKS, SCREENS, shareOfLooks } from '../../scripts/stages/plan';

const pairs = (count: number): ReadonlySet<string> =>
  new Set(
    Array.from({ length: count }, (_, index) => shareOfLooks(index, count))
      .flat()
      .flatMap(({ state, screen: { width }, look: { name } }) => [
        `${width} ${state}`,
        `${width} ${name}`,
        `${state} ${name}`,
      ]),
  );

test('all looks are each size in each state and look once', () => {
  expect(EVERY_LOOK).toHaveLength(SCREENS.length * 3 * LOOKS.length);
});

const COUNTS = Array.from({ length: 21 }, (_, index) => 24 + 4 * index);

describe.each(COUNTS)('of %i benches', (count) => {
  const shares = Array.from({ length: count }, (_, index) => shareOfLooks(index, count));

  test('none goes without its picture being looked at', () => {
    for (const share of shares) expect(share.map(({ state }) => state)).toContain('picture');
  });

  test('every size has forty of them, or all', () => {
    for (const screen of SCREENS)
      expect(shares.flat().filter((look) => look.screen === screen)).toHaveLength(Math.min(40, count));
  });

  test('every size meets all states and looks, every state all looks', () => {
    expect(pairs(count).size).toBe(SCREENS.length * (3 + LOOKS.length) + 3 * LOOKS.length);
  });
});
