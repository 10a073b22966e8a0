/** Refraction: the ray box by mouse and by keyboard, the swapped media, total reflection, and rows for the line. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('refraction: the ray box is turned, Snell holds, and beyond the critical angle nothing passes', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy6', '?grade=ideal');
  const box = bench.handle('Ray box');
  const refracted = async (): Promise<number> => bench.number('angle_refracted');
  const angle = async (): Promise<number> => Number(await box.getAttribute('aria-valuenow'));
  const obeysSnell = async (n: number): Promise<void> =>
    expect
      .poll(
        async () => Math.sin(((await refracted()) * Math.PI) / 180) * n - Math.sin(((await angle()) * Math.PI) / 180),
      )
      .toBeCloseTo(0, 2);

  await obeysSnell(1.33);
  await bench.record.click();
  const place = await box.boundingBox();
  if (!place) throw new Error('The ray box is not on the stage.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x - 60, place.y + 90, { steps: 6 });
  await page.mouse.up();
  await expect.poll(angle).toBeGreaterThan(50);
  await obeysSnell(1.33);
  await bench.record.click();

  await bench.handle('Swap the media').press('Enter');
  await expect.poll(() => bench.number('critical_angle')).toBeCloseTo(48.75, 1);
  await expect.poll(() => bench.reading('angle_refracted')).toBe('–');
  await expect.poll(() => bench.number('reflectance')).toBe(1);
  await box.focus();
  for (let n = Math.ceil((await angle()) - 45); n > 0; n--) await box.press('PageDown');
  await expect.poll(angle).toBeLessThan(48);
  await obeysSnell(1 / 1.33);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(3);
  expect(errors).toEqual([]);
});
