/** pH Scale Basics by hands: paper, calibration in two buffers, a measurement, by mouse and by keyboard. */
import { expect, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

test('pH: a strip of paper, two buffers, and vinegar reads what its composition says', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('chem7', '?solution=Vinegar');
  /** Waits until the voltage does not creep any more. */
  const settled = async (): Promise<void> => {
    let last = Number.NaN;
    await expect
      .poll(async () => {
        const now = await bench.number('emf_mv');
        const moved = Math.abs(now - last);
        last = now;
        return moved;
      })
      .toBeLessThan(0.5);
  };

  await bench.handle('Strip of pH paper').press('Enter');
  await expect.poll(() => bench.number('paper_ph')).toBeGreaterThan(0);
  expect(Math.abs((await bench.number('paper_ph')) - 2.42)).toBeLessThanOrEqual(1);

  await bench.speed('16');
  await bench.handle('Buffer 7.00').click();
  await expect.poll(() => bench.number('ph_meter')).not.toBeNaN();
  await bench.handle('CAL').click();
  await expect.poll(() => bench.number('ph_meter')).toBeCloseTo(7, 0);
  await bench.handle('Wash bottle').click();

  const from = await bench.resting('Electrode');
  const to = await bench.resting('Buffer 4.01');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await bench.number('ph_meter')) - 4.1)).toBeLessThan(0.15);
  await settled();
  await bench.handle('CAL').press('Enter');
  await expect.poll(() => bench.number('slope_percent')).toBeGreaterThan(92);
  expect(await bench.number('slope_percent')).toBeLessThan(100);

  await bench.handle('Wash bottle').click();
  await bench.handle('Vinegar').press('Enter');
  await expect.poll(async () => Math.abs((await bench.number('ph_meter')) - 2.42)).toBeLessThan(0.08);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(1);
  expect(errors).toEqual([]);
});
