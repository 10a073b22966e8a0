/** A heat of solution as a learner measures it: baseline, salt, drift, and ranges dragged on the thermogram. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('calorimeter: stir, wait a minute, pour the salt, extrapolate the drift', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('chem6', '?salt_type=NH4NO3&salt_mass=8&grade=ideal');
  await bench.handle('Stirrer').click();
  await bench.phase('running');
  const seconds = async (): Promise<number> => {
    const text = (await page.locator('.chips .mono').first().textContent()) ?? '';
    return text
      .replace(/[^\d:.]/g, '')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  };
  await bench.speed('16');
  await expect.poll(seconds).toBeGreaterThan(60);
  const boat = bench.handle('Weighing boat');
  const box = await boat.boundingBox();
  if (!box) throw new Error('The weighing boat is not on the stage.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 200, box.y - 160, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => bench.number('thermometer_display_c')).toBeLessThan(20);
  // Parker 1965, as in the CRC Handbook: 25.69 kJ/mol; the case allows 0.4.
  await expect.poll(() => bench.number('enthalpy_kj_mol')).toBeGreaterThan(25.29);
  expect(await bench.number('enthalpy_kj_mol')).toBeLessThan(26.09);
  await bench.record.click();

  const begin = bench.handle('Drift: begin');
  const before = await begin.getAttribute('aria-valuetext');
  await begin.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => begin.getAttribute('aria-valuetext')).not.toBe(before);
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(1);
  expect(errors).toEqual([]);
});
