/** A heat of solution as a learner measures it: baseline, salt, drift, and ranges dragged on the thermogram. */
import { expect, test } from './bench-driver';

test('calorimeter: stir, wait a minute, pour the salt, extrapolate the drift', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('chem6', '?salt_type=NH4NO3&salt_mass=8&grade=ideal');
  await bench.handle('Stir').click();
  await bench.phase('running');
  await bench.speed('16');
  await expect.poll(() => bench.seconds()).toBeGreaterThan(60);
  await bench.drag('Weighing boat', ({ x }, box) => ({ x: x + 200, y: box.y - 160 }));
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
  await bench.expectRows(1);
});
