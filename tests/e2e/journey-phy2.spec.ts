/** Ohm's law by its handles: switch, knob, component from the tray, and the readings that follow. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

/** Lab time slips on a busy machine: what is waited for may take long, but must come. */
const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('Ohm’s law: V/I is the resistance, by mouse and by keys; the lamp dragged in does not obey', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy2', '?grade=ideal');
  await bench.run.click();
  await bench.handle('Switch, closed').click();
  await expect.poll(() => bench.number('ammeter_ma')).toBeCloseTo(50, 6);
  await bench.record.click();
  const knob = bench.handle('Voltage of the supply');
  await knob.press('End');
  await expect.poll(() => bench.number('voltage_across')).toBeCloseTo(12, 6);
  await expect.poll(() => bench.number('resistance_measured')).toBeCloseTo(100, 6);
  await bench.record.click();

  const lamp = bench.handle('Put in the filament lamp');
  const box = await lamp.boundingBox();
  if (!box) throw new Error('The lamp is not on the stage.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 140, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('combobox', { name: /^Component/ }).first()).toHaveValue('Filament Lamp');
  // Cold, the filament has 8.4 Ω; settled behind 100 Ω it has many times that.
  await expect.poll(() => bench.number('resistance_measured')).toBeGreaterThan(20);
  await bench.record.click();

  await bench.handle('Put in the silicon diode').press('Enter');
  await expect.poll(() => bench.number('voltage_across')).toBeLessThan(1);
  await bench.handle('Turn the component round').click();
  await expect.poll(() => bench.number('voltage_across')).toBeLessThan(-11.9);
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(3);
  expect(errors).toEqual([]);
});
