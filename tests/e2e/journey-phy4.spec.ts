/** Hooke's law as a learner does it: load the spring by hand, read it at rest, pull it down and time its swings. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 90_000 });

test("Hooke's law: the hanger dragged onto the hook, a mass added, the period of its swings", async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy4', '?grade=ideal');
  await bench.record.click();

  const hanger = await bench.handle('Hanger with masses').boundingBox();
  const canvas = await page.locator('.stage-handles').first().boundingBox();
  if (!hanger || !canvas) throw new Error('The hanger is not on the stage.');
  const grip = { x: hanger.x + hanger.width / 2, y: hanger.y + hanger.height / 2 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x - 0.15 * canvas.width, grip.y - 0.3 * canvas.height, { steps: 5 });
  await page.mouse.move(grip.x - 0.215 * canvas.width, grip.y - 0.53 * canvas.height, { steps: 5 });
  await page.mouse.up();
  // m g / k
  await expect.poll(() => bench.number('force_n')).toBeCloseTo(0.5 * 9.81, 3);
  await expect.poll(() => bench.number('extension_m')).toBeCloseTo((0.5 * 9.81) / 20, 4);
  await bench.record.click();

  await bench.handle('Slotted masses on the rack').press('ArrowUp');
  await expect.poll(() => bench.number('force_n')).toBeCloseTo(0.6 * 9.81, 3);
  await bench.handle('Hang gently').click();
  await expect.poll(() => bench.number('extension_m')).toBeCloseTo((0.6 * 9.81) / 20, 4);
  await bench.record.click();

  const load = bench.handle('Hanger: pull the mass down');
  for (let n = 0; n < 5; n++) await load.press('ArrowUp');
  await expect(load).toHaveAttribute('aria-valuetext', 'pulled 5 cm below rest');
  await load.press('Enter');
  await bench.speed('4');
  await expect.poll(() => bench.number('swings')).toBeGreaterThanOrEqual(10);
  // Damped: T = 2π √(m / k) / √(1 − 0.05²)
  expect(await bench.number('period_s')).toBeCloseTo((2 * Math.PI * Math.sqrt(0.6 / 20)) / Math.sqrt(1 - 0.0025), 3);
  await bench.record.click();

  await bench.handle('Eye: height above the pointer').press('ArrowUp');
  await expect(bench.handle('Eye: height above the pointer')).toHaveAttribute('aria-valuetext', '1 cm above');
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(4);
  expect(errors).toEqual([]);
});
