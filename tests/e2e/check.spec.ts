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

test('pendulum: a constant of the procedure is found', { tag: '@rest' }, async ({ bench, page }) => {
  await bench.open('phy3');
  await bench.record.click();
  await bench.expectRows(1);
  await bench.check('gravity', '9.80', '0.02');
  await expect(page.locator('.checked-results').first()).toContainText('✓ Acceleration of gravity: found');
});

test("Hooke's law: the slope of the plot is taken over with its uncertainty, and worked out from it", {
  tag: '@rest',
}, async ({ bench, page }) => {
  await bench.open('phy4');
  for (const mass of ['0.3', '0.9', '1.5']) {
    await bench.enter(/^Mass/, mass);
    await bench.action('hang_gently').click();
    await expect.poll(() => bench.number('force_n')).toBeCloseTo(Number(mass) * 9.81, 0);
    await page.waitForTimeout(700);
    await bench.record.click();
  }
  await bench.expectRows(3);
  await bench.tab(/^Plot/);
  await bench.choose(/^What is reckoned/, 'line');
  await page
    .getByRole('region', { name: 'Result of the fit' })
    .getByRole('button', { name: 'Check my result' })
    .click();
  const check = page.locator('[data-check="spring_constant"]');
  const fields = async () => [
    await check.getByLabel('My result').inputValue(),
    await check.getByLabel('Its standard uncertainty').inputValue(),
  ];
  await check.getByRole('button', { name: /^slope m: \((19|20)\.\d+ ± 0\.\d+\) N\/m$/ }).click();
  const taken = await fields();
  expect(Number(taken[0])).toBeCloseTo(20, 0);
  expect(Number(taken[1])).toBeGreaterThan(0);
  const formula = check.getByLabel('Work the result out by a formula');
  await formula.fill('3*m');
  await formula.press('Enter');
  await expect(check.getByRole('alert')).toHaveCount(0);
  expect(Number((await fields())[0])).toBeCloseTo(60, -1);
  await formula.fill('2*m/2');
  await check.getByRole('button', { name: /^2\*m\/2:/ }).click();
  expect(await fields()).toEqual(taken);
  await check.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(check).toContainText('Found.');
});
