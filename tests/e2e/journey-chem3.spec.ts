/** Electrolysis by the parts on the stage: no gas below the decomposition voltage, then two volumes to one, and a pop. */
import { expect, test } from './bench-driver';

test('electrolysis: 1 V gives nothing, the knob gives gas two to one, the splint pops', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('chem3', '?grade=ideal&voltage=1&electrolyte=Sulfuric+Acid+(dilute)');
  await bench.handle('Power switch').click();
  await expect(page.getByText('Below the decomposition voltage').first()).toBeVisible();
  expect(await bench.number('current_ma')).toBe(0);

  // By keyboard: End turns the knob to 12 V.
  const knob = bench.handle('Voltage');
  await knob.focus();
  await knob.press('End');
  await expect(knob).toHaveAttribute('aria-valuetext', '12 V');
  await expect.poll(() => bench.number('current_ma')).toBeGreaterThan(300);
  await bench.speed('4');
  await expect.poll(() => bench.number('h2_ml')).toBeGreaterThan(2.5);
  await expect.poll(async () => Math.abs((await bench.number('volume_ratio')) - 2)).toBeLessThan(0.01);

  // By mouse: a press without a drag sends the splint to its tap.
  await bench.handle('Burning splint').click();
  await expect(page.getByText('It burns with a squeaky pop: hydrogen.').first()).toBeVisible();
  await bench.handle('Power switch').click();
  await expect.poll(() => bench.number('current_ma')).toBe(0);
  await bench.record.click();
  const perCoulomb = (await bench.number('h2_ml')) / (await bench.number('charge_c'));
  expect(Math.abs(perCoulomb / 0.13087 - 1)).toBeLessThan(0.002);
  await bench.handle('Hydrogen tap').click();
  await expect.poll(() => bench.number('h2_ml')).toBe(0);
  await bench.expectRows(1);
});
