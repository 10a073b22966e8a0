/** The iodine clock as a learner runs it: poured by hand, timed by hand, and again by keyboard with twice the iodide. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('iodine clock: pour, see it turn, stop the watch; twice the iodide takes half the time', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('chem5', '?grade=ideal&concentration=1');
  await bench.speed('16');
  const flask = bench.handle('Flask B');
  const box = await flask.boundingBox();
  if (!box) throw new Error('Flask B is not on the stage.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 120, box.y - 120, { steps: 6 });
  await page.mouse.up();
  await bench.phase('running');
  // Published rate constants at 25 °C and default stocks, integrated independently: 12.7767 s.
  await expect.poll(() => bench.number('clock_time_s')).toBeCloseTo(12.777, 2);
  await bench.handle('Stopwatch').click();
  await expect.poll(() => bench.number('stopwatch_s')).toBeGreaterThan(12.7);
  await bench.record.click();

  const stock = bench.handle('Potassium iodide stock');
  await stock.focus();
  await page.keyboard.press('PageUp');
  await expect(stock).toHaveAttribute('aria-valuetext', '2.0 mol/L');
  await expect.poll(() => bench.reading('clock_time_s')).toBe('–');
  await flask.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.number('clock_time_s')).toBeCloseTo(12.777 / 2, 2);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(2);
  expect(errors).toEqual([]);
});
