/** Heat conduction: steam on, probe and lagging by hand, the conductivity of copper once the bar is steady. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 150_000 });

test('heat conduction: the profile straightens, and power and gradient give k', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy11', '?grade=ideal');
  await bench.speed('16');
  await bench.handle('Steam valve').click();
  await expect.poll(() => bench.number('t3_c')).toBeGreaterThan(20);

  const probe = bench.handle('Probe');
  const place = await probe.boundingBox();
  if (!place) throw new Error('The probe is not on the stage.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x - 120, place.y + place.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await probe.getAttribute('aria-valuenow'))).toBeLessThan(4);

  await expect.poll(() => bench.number('k_measured')).toBeGreaterThan(0);
  await bench.phase('done');
  expect(Math.abs((await bench.number('k_measured')) - 401)).toBeLessThan(5);
  expect(await bench.number('probe_c')).toBeGreaterThan(60);
  await bench.record.click();
  await bench.handle('Lagging').press('Enter');
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(1);
  expect(errors).toEqual([]);
});
