/** Kinds of bond: the energy minimum by mouse, then salt struck, heated and measured by keyboard and button. */
import { expect, test } from './bench-driver';

test('salt: its bond length, its cleavage, and its current once it is melted', { tag: '@rest' }, async ({ bench }) => {
  await bench.open('chem11', '?grade=ideal');
  await bench.run.click();
  // −1389.354/2.3609 · 7/8 kJ/mol, by hand.
  await expect.poll(() => bench.number('pair_energy_kjmol')).toBeCloseTo(-514.92, 1);

  await bench.drag('Bead on the energy curve', ({ x, y }) => ({ x: x + 70, y }));
  await expect.poll(() => bench.number('separation_angstrom')).toBeGreaterThan(3.5);
  expect(await bench.number('pair_energy_kjmol')).toBeGreaterThan(-400);
  // Dragging the bead shows the pair.
  await expect(bench.handle('Partner')).toBeVisible();

  await bench.handle('Hammer').press('Enter');
  await expect.poll(() => bench.reading('strike_result')).toBe('cleaved along {100}');

  await bench.handle('Apply a voltage').press('End');
  await expect.poll(() => bench.reading('conductivity_meter')).toBe('< 10⁻¹⁴ S/m');
  await bench.record.click();
  await bench.handle('Burner').press('PageUp');
  await expect.poll(() => bench.number('temperature_c')).toBe(35);
  // 900 °C stands beside the button.
  await bench.action('set_temperature').click();
  await expect.poll(() => bench.number('phase')).toBe(1);
  await expect.poll(() => bench.reading('conductivity_meter')).toBe('358 S/m');
  // 358 S/m · 12 V · 1 cm would be 43 A: the source stops at 10 A.
  await expect.poll(() => bench.number('current_a')).toBe(10);
  await bench.record.click();
  await bench.expectRows(2);
});
