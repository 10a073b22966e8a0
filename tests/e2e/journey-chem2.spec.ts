/** Aspirin, carried from the bath to the melting point by hand and by keyboard. */
import { expect, test } from './bench-driver';

test('aspirin: into the bath by mouse, on by keyboard, and the crystals melt at 135 to 136 °C', {
  tag: '@rest',
}, async ({ bench, page }) => {
  await bench.open('chem2', '?grade=ideal&bath_temp=95');

  const bath = await bench.box('Water-bath temperature');
  await bench.drag('Flask', { x: bath.x - 60, y: bath.y - 60 }, { at: { x: 0.5, y: 0.7 } });
  await bench.phase('running');
  await bench.speed('16');
  await expect.poll(() => bench.number('conversion_percent')).toBeGreaterThan(99.9);

  // Out of order: refused, with the next step named.
  await page.getByRole('button', { name: 'Filter', exact: true }).first().click();
  await expect(page.getByText('Quench the reaction before filtering').first()).toBeVisible();
  await bench.handle('Wash bottle').press('Enter');
  await bench.handle('Flask').press('Enter');
  await expect.poll(() => bench.number('temperature_c')).toBeLessThan(2.2);
  await bench.handle('Flask').press('Enter');
  await expect(bench.handle('Dry and weigh')).toBeVisible();
  await bench.handle('Wash bottle').press('Enter');
  await bench.handle('Dry and weigh').press('Enter');
  // 2.00 g of salicylic acid can give 2.609 g; careful students report 80 to 95 %.
  await expect.poll(() => bench.number('dry_mass_g')).toBeGreaterThan(0.8 * 2.609);
  expect(await bench.number('dry_mass_g')).toBeLessThan(0.95 * 2.609);
  await bench.record.click();
  await bench.handle('Iron(III) test').press('Enter');
  await expect.poll(() => bench.number('ferric_purple')).toBeLessThan(0.2);
  await bench.handle('Melting point').press('Enter');
  await expect.poll(() => bench.number('melting_point_c')).toBeGreaterThan(135);
  expect(await bench.number('melting_point_c')).toBeLessThan(136);
  await bench.record.click();
  await bench.expectRows(2);
});
