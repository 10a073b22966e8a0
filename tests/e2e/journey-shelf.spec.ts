/** What is made in one experiment is measured in another: aspirin from its flask to the liquid chromatograph, by a lesson. */
import { visit } from './bench-driver';
import { expect, test } from './shelf-driver';

test('aspirin goes from its bench over the shelf to the chromatograph, which finds what is left in it', async ({
  bench,
  lesson,
  page,
}) => {
  await lesson.begin('How pure is the aspirin?', '1');
  await lesson.act('start_heating');
  // Taken out early, so that something is left to be found.
  await expect.poll(() => bench.number('conversion_percent'), { intervals: [200] }).toBeGreaterThan(85);
  await bench.give('quench', '20');
  await bench.speed('16');
  await lesson.act('cool');
  await expect.poll(() => bench.number('temperature_c')).toBeLessThan(3);
  await expect.poll(() => bench.number('crystals_g')).toBeGreaterThan(2);
  await lesson.act('filter');
  await lesson.act('dry');
  await expect.poll(() => bench.number('dry_mass_g')).toBeGreaterThan(2);
  const before = await bench.number('dry_mass_g');
  await bench.give('take_product', '0.2');
  await expect(page.getByText('On the shelf: Aspirin, crude product, 0.2 g.').first()).toBeVisible();
  await expect.poll(() => bench.number('dry_mass_g')).toBeLessThan(before - 0.15);

  await lesson.next();
  const choose = page.getByRole('button', { name: 'Choose from the shelf' });
  const { shelf } = lesson;
  // A keyboard goes on where it was.
  await choose.press('Enter');
  await expect(shelf).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  // A solid is refused in the words of the trade, and stays on the shelf.
  await shelf.getByRole('button', { name: 'Take it to the instrument' }).click();
  await expect(shelf.getByRole('alert')).toContainText('A solid: dissolve or digest it first.');
  const vial = await lesson.vial('Aspirin, crude product');
  await lesson.prepare(vial, 'Dissolve in water and acetonitrile');
  await expect(vial.getByText('100 mL', { exact: true })).toBeVisible();
  await lesson.carry(vial);
  await expect(page.getByText('aspirin crude product').first()).toBeVisible();

  // The highest lies above the sample: beyond the standards no uncertainty is stated.
  for (const standard of ['20', '100', '200']) await bench.give('calibrate', standard);
  await lesson.act('load_sample');
  await lesson.act('start_run');
  await bench.phase('done');
  await lesson.act('select_peak', 'Salicylic Acid');
  await expect.poll(() => bench.number('concentration_calc')).toBeGreaterThan(1);
  await lesson.check('shelf_salicylic_acid', 'concentration_calc', 'concentration_u');
  await bench.expectRows(1);

  await visit(page, '/shelf');
  await expect(page.getByText('98 mL', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Prepare/ }).click();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByText('The shelf is empty.')).toBeVisible();
});
