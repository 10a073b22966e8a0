/** A result is checked on the page: not before a measurement, three tries, and then the steps and the report say so. */
import { expect, test } from './bench-driver';

test('titration: the unknown is hidden from the start, and its check tells it after three tries', async ({
  bench,
  page,
}) => {
  await bench.open('chem1');
  await expect(page.getByText('Acid concentration unknown: find it')).toBeVisible();
  await page.getByRole('button', { name: 'Check my result' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Check my result' });
  const check = dialog.locator('[data-check="acid_conc"]');
  const state = async (value: string): Promise<void> => {
    await check.getByLabel('My result').fill(value);
    await check.getByLabel('Its standard uncertainty').fill('0.001');
    await check.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await state('0.9');
  await expect(check.getByRole('alert')).toHaveText(/^Measure first/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await bench.record.click();
  await bench.expectRows(1);
  await page.getByRole('button', { name: 'Check my result' }).first().click();
  await state('0.9');
  await expect(check.locator('li')).toHaveCount(1);
  await expect(check).toContainText('too high');
  await expect(check).not.toContainText('The true value is');
  await state('0.01');
  await expect(check).toContainText('too low');
  await state('0.9');
  await expect(check).toContainText('That was the last try. The true value is 0.');
  await expect(check.getByRole('button')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.checked-results').first()).toContainText('told after the last try');
  await bench.expectDone(9);
  await page.getByRole('button', { name: 'Report', exact: true }).first().click();
  await expect(page.locator('.report-paper')).toContainText('Result checked');
  await expect(page.locator('.report-paper')).toContainText('try 3 of 3');
});

test('pendulum: a constant of the procedure is found', async ({ bench, page }) => {
  await bench.open('phy3');
  await bench.record.click();
  await bench.expectRows(1);
  await bench.check('gravity', '9.80', '0.02');
  await expect(page.locator('.checked-results').first()).toContainText('✓ Acceleration of gravity: found');
});
