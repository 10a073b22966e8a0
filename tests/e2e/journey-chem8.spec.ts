/** Density Determination by hands: a block weighed and measured, then lowered into water; parallax with the eye too high. */
import { expect, test } from './bench-driver';

test('density: balance, callipers, displacement, and an eye that is too high', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('chem8');

  const pan = await bench.box('Balance');
  await bench.drag('Sample', { x: pan.x + pan.width / 2, y: pan.y });
  await expect.poll(() => bench.number('mass_g')).toBeGreaterThan(24);

  await bench.handle('Callipers').press('Enter');
  // 2.699 g/cm³ (CRC); edges scatter by 0.01 mm, the balance by 0.005 g.
  await expect.poll(async () => Math.abs((await bench.number('density')) - 2.699)).toBeLessThan(0.02);
  const direct = await bench.number('density_uncertainty');
  await bench.record.click();

  await page.getByRole('combobox', { name: /Volume method/ }).selectOption('Water Displacement');
  await bench.handle('Cylinder').press('Enter');
  await expect.poll(async () => Math.abs((await bench.number('volume_ml')) - 9)).toBeLessThan(1.1);
  await expect.poll(() => bench.number('density_uncertainty')).toBeGreaterThan(5 * direct);
  await bench.record.click();

  const level = await bench.number('cylinder_ml');
  const eye = bench.handle('Eye');
  for (let centimetre = 0; centimetre < 10; centimetre++) await eye.press('ArrowUp');
  await expect.poll(() => bench.number('cylinder_ml')).toBeGreaterThan(level);
  await bench.expectRows(2);
});
