/** Conservation of energy as a learner does it: same speed on every track, then friction, heat and a stopping distance. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 90_000 });

test('conservation of energy: the start dragged, three tracks, and the heat that friction makes', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy5', '?grade=ideal&height=5');

  const start = bench.handle('Start: height of the release');
  const box = await start.boundingBox();
  if (!box) throw new Error('The start is not on the stage.');
  const grip = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x, grip.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(start).not.toHaveAttribute('aria-valuetext', '5 m above the floor');
  await start.press('End');
  await expect(start).toHaveAttribute('aria-valuetext', '50 m above the floor');
  const speed = Math.sqrt(2 * 9.81 * 50);

  await bench.handle('Track: Free fall').click();
  await bench.handle('Release the sled').click();
  await bench.speed('4');
  await expect.poll(() => bench.number('speed_bottom')).toBeCloseTo(speed, 2);
  await bench.record.click();

  await bench.handle('Track: Straight ramp').click();
  // The sled stands at the start of the other track before it can be let go.
  await expect.poll(() => bench.reading('fall_time_s')).toBe('–');
  await bench.handle('Release the sled').press('Enter');
  // The same speed as before: the time tells that it is another run.
  await expect.poll(() => bench.number('fall_time_s')).toBeCloseTo(2 * Math.sqrt(100 / 9.81), 2);
  expect(await bench.number('speed_bottom')).toBeCloseTo(speed, 2);
  await bench.record.click();
  await bench.handle('Stop: put the brake on').click();
  await expect.poll(() => bench.number('thermal_j')).toBeCloseTo(490.5, 0);

  const friction = page.getByRole('textbox', { name: /^Friction coefficient/ });
  await friction.fill('0.5');
  await friction.press('Enter');
  await expect.poll(() => bench.number('thermal_j')).toBe(0);
  await bench.handle('Release the sled').click();
  await bench.speed('16');
  // h / μ − h cot 30°
  await expect.poll(() => bench.number('stop_distance_m')).toBeCloseTo(100 - 50 * Math.sqrt(3), 2);
  expect(await bench.number('total_j')).toBeCloseTo(490.5, 0);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(3);
  expect(errors).toEqual([]);
});
