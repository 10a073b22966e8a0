/** Buoyancy: a body lowered by mouse, taken up and let go by keyboard, and a floating one. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

/** Lab time slips on a busy machine: what is waited for may take long, but must come. */
const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('a litre of aluminium loses the weight of a litre of water; ice floats with nine tenths under it', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy8', '?grade=ideal');
  await bench.run.click();
  // 2700 · 0.001 · 9.81 N, by hand.
  await expect.poll(() => bench.number('apparent_weight_n')).toBeCloseTo(26.49, 2);
  await bench.record.click();

  const body = bench.handle('Crane: depth of the body');
  const box = await body.boundingBox();
  if (!box) throw new Error('The body is not on the stage.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 110, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => bench.number('submerged_fraction')).toBe(1);
  // Less 1000 · 0.001 · 9.81 N, once the crane stands still.
  await expect.poll(() => bench.number('apparent_weight_n')).toBeCloseTo(16.68, 2);
  expect(await bench.number('displaced_ml')).toBeCloseTo(1000, 0);
  await bench.record.click();

  await bench.handle('Release 30 cm deep').press('Enter');
  await expect.poll(() => bench.reading('body_state')).toBe('on the bottom');

  await bench.handle('Take the ball of ice').press('Enter');
  await expect.poll(() => bench.number('weight_n')).toBeCloseTo(9, 1);
  await bench.handle('Release at the surface').press('Enter');
  await expect.poll(() => bench.reading('body_state')).toBe('floating');
  await expect.poll(() => bench.number('submerged_fraction')).toBeCloseTo(0.917, 2);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(3);
  expect(errors).toEqual([]);
});
