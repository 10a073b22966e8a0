/** What is made in one experiment is measured in another: aspirin from its flask to the liquid chromatograph, by a lesson. */
import { expect, test, visit } from './bench-driver';

test('aspirin goes from its bench over the shelf to the chromatograph, which finds what is left in it', async ({
  bench,
  page,
}) => {
  await visit(page, '/shelf');
  await expect(page.getByText('The shelf is empty.')).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).first().click();

  await bench.ready();
  await bench.action('start_heating').getByRole('button').click();
  // Taken out early, so that something is left to be found.
  await expect.poll(() => bench.number('conversion_percent'), { intervals: [200] }).toBeGreaterThan(85);
  await bench.give('quench', '20');
  await bench.speed('16');
  await bench.action('cool').getByRole('button').click();
  await expect.poll(() => bench.number('temperature_c')).toBeLessThan(3);
  await expect.poll(() => bench.number('crystals_g')).toBeGreaterThan(2);
  await bench.action('filter').getByRole('button').click();
  await bench.action('dry').getByRole('button').click();
  await expect.poll(() => bench.number('dry_mass_g')).toBeGreaterThan(2);
  const before = await bench.number('dry_mass_g');
  await bench.give('take_product', '0.2');
  await expect(page.getByText('On the shelf: Aspirin, crude product, 0.2 g.').first()).toBeVisible();
  await expect.poll(() => bench.number('dry_mass_g')).toBeLessThan(before - 0.15);

  await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Next' }).click();
  await bench.ready();
  const choose = page.getByRole('button', { name: 'Choose from the shelf' });
  const shelf = page.getByRole('dialog');
  // A keyboard goes on where it was.
  await choose.press('Enter');
  await expect(shelf).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  // A solid is refused in the words of the trade, and stays on the shelf.
  await shelf.getByRole('button', { name: 'Take it to the instrument' }).click();
  await expect(shelf.getByRole('alert')).toContainText('A solid: dissolve or digest it first.');
  await shelf.getByRole('button', { name: /^Prepare/ }).click();
  await shelf.getByRole('combobox', { name: 'Preparation' }).selectOption('Dissolve in water and acetonitrile');
  await shelf.getByRole('button', { name: 'Do it' }).click();
  await expect(shelf.getByText('100 mL', { exact: true })).toBeVisible();
  await shelf.getByRole('button', { name: 'Take it to the instrument' }).click();
  await expect(shelf).toBeHidden();
  await expect(page.getByText('aspirin crude product').first()).toBeVisible();

  await bench.speed('16');
  for (const standard of ['10', '50', '100']) await bench.give('calibrate', standard);
  await bench.action('load_sample').getByRole('button').click();
  await bench.action('start_run').getByRole('button').click();
  await bench.phase('done');
  await bench.action('select_peak').getByRole('combobox').selectOption('Salicylic Acid');
  await bench.action('select_peak').getByRole('button').click();
  await expect.poll(() => bench.number('concentration_calc')).toBeGreaterThan(1);
  await bench.record.click();
  await bench.expectRows(1);
  await bench.check(
    'shelf_salicylic_acid',
    await bench.reading('concentration_calc'),
    await bench.reading('concentration_u'),
  );

  await visit(page, '/shelf');
  await expect(page.getByText('98 mL', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Prepare/ }).click();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByText('The shelf is empty.')).toBeVisible();
});
