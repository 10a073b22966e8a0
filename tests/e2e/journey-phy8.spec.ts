/** Buoyancy: a body lowered by mouse, taken up and let go by keyboard, and a floating one. */
import { expect, test } from './bench-driver';

test('a litre of aluminium loses the weight of a litre of water; ice floats with nine tenths under it', {
  tag: '@rest',
}, async ({ bench }) => {
  await bench.open('phy8', '?grade=ideal');
  await bench.run.click();
  // 2700 · 0.001 · 9.81 N, by hand.
  await expect.poll(() => bench.number('apparent_weight_n')).toBeCloseTo(26.49, 2);
  await bench.record.click();

  await bench.drag('Crane: depth of the body', ({ x, y }) => ({ x, y: y + 110 }));
  await expect.poll(() => bench.number('submerged_fraction')).toBe(1);
  // Less 1000 · 0.001 · 9.81 N, once the crane stands still.
  await expect.poll(() => bench.number('apparent_weight_n')).toBeCloseTo(16.68, 2);
  expect(await bench.number('displaced_ml')).toBeCloseTo(1000, 0);
  await bench.record.click();

  await bench.action('release_submerged').click();
  await expect.poll(() => bench.reading('body_state')).toBe('on the bottom');

  await bench.handle('Take the ball of ice').press('Enter');
  await expect.poll(() => bench.number('weight_n')).toBeCloseTo(9, 1);
  await bench.action('release').click();
  await expect.poll(() => bench.reading('body_state')).toBe('floating');
  await expect.poll(() => bench.number('submerged_fraction')).toBeCloseTo(0.917, 2);
  await bench.record.click();
  await bench.expectRows(3);
});
