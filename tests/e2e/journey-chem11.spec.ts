/** Kinds of bond: the energy minimum by mouse, then salt struck, heated and measured by keyboard and button. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

/** Lab time slips on a busy machine: what is waited for may take long, but must come. */
const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('salt: its bond length, its cleavage, and its current once it is melted', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('chem11', '?grade=ideal');
  await bench.run.click();
  // −1389.354/2.3609 · 7/8 kJ/mol, by hand.
  await expect.poll(() => bench.number('pair_energy_kjmol')).toBeCloseTo(-514.92, 1);

  const bead = bench.handle('Bead on the energy curve');
  const box = await bead.boundingBox();
  if (!box) throw new Error('The bead is not on the stage.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 70, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => bench.number('separation_angstrom')).toBeGreaterThan(3.5);
  expect(await bench.number('pair_energy_kjmol')).toBeGreaterThan(-400);
  // Dragging the bead shows the pair.
  await expect(bench.handle('Partner')).toBeVisible();

  await bench.handle('Hammer').press('Enter');
  await expect.poll(() => bench.reading('strike_result')).toBe('cleaved along {100}');

  await bench.handle('Power pack').press('End');
  await expect.poll(() => bench.reading('conductivity_meter')).toBe('< 10⁻¹⁴ S/m');
  await bench.record.click();
  await bench.handle('Burner').press('PageUp');
  await expect.poll(() => bench.number('temperature_c')).toBe(75);
  // 900 °C stands beside the button.
  await bench.action('set_temperature').click();
  await expect.poll(() => bench.number('phase')).toBe(1);
  await expect.poll(() => bench.reading('conductivity_meter')).toBe('358 S/m');
  // 358 S/m · 12 V · 1 cm would be 43 A: the power pack stops at 10 A.
  await expect.poll(() => bench.number('current_a')).toBe(10);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(2);
  expect(errors).toEqual([]);
});
