/** From the prediction to the printed report: what was expected, recorded, and said about it. */
import { expect, test } from '@playwright/test';
import { BenchDriver, SIZES, watchErrors } from './bench-driver';

const CIRCUIT = 'phy9';
/** Parallel, and four readings at different R2. */
const ACTIONS = [
  '0:close_switch',
  ...[100, 150, 300, 400].flatMap((ohms, index) => [`${index + 0.5}:.r2=${ohms}`, `${index + 1}:record_point`]),
].join('~');
const QUERY = `?configuration=Parallel&actions=${encodeURIComponent(ACTIONS)}`;

test('predict by keyboard, record, explain, and print the report', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open(CIRCUIT, QUERY);
  const report = page.getByRole('dialog', { name: 'Report' });

  await test.step('an outcome, and a curve of movable points', async () => {
    // The plot comes with the first key.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Predict', exact: true }).press('Enter');
    await page.getByRole('radio', { name: 'it falls' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Sketch the curve' }).press('Enter');
    const points = page.getByRole('slider', { name: /^Expected 1\/\(Equivalent resistance\)/ });
    await expect(points).toHaveCount(9);
    await points.first().focus();
    await page.keyboard.press('Home');
    await expect(points.first()).toHaveAttribute('aria-valuetext', /^0 /);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(points.nth(1)).toHaveAttribute('aria-valuetext', /^0\.0208 /);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(points).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change the curve' })).toBeVisible();
  });

  await test.step('readings, and why they came out so', async () => {
    await bench.speed('4');
    await bench.run.click();
    await expect(page.getByRole('tab', { name: /^Data/ })).toContainText('4', { timeout: 30_000 });
    await bench.pause.click();
    const why = page.getByRole('textbox', { name: /^You expected: it falls/ });
    await why.fill('Two ways let more through than one.');
    await why.blur();
  });

  await test.step('the coach speaks while nothing runs, and may be sent away', async () => {
    await bench.tab(/^Data/);
    const coach = page.getByRole('complementary', { name: 'On measuring' });
    const comments = coach.getByRole('listitem');
    await expect(comments.first()).toBeVisible();
    expect(await comments.count()).toBeLessThanOrEqual(2);
    const text = await comments.first().innerText();
    await coach.getByRole('button', { name: 'Dismiss this comment' }).first().click();
    await expect(coach.getByText(text)).toHaveCount(0);
  });

  await test.step('the report holds it all, and is completed in place', async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(report.getByRole('heading', { name: 'Series and Parallel Circuits' })).toBeVisible();
    await expect(report.getByRole('table').first().locator('tbody tr')).toHaveCount(4);
    await expect(report.locator('.report-plot img')).toHaveAttribute('alt', /^Plot of 1\/\(Equivalent resistance\)/);
    await expect(report.locator('.report-plot')).toContainText('Dashed: what was predicted.');
    await expect(report.getByText('made before the first reading').first()).toBeVisible();
    await expect(report.getByRole('textbox', { name: 'Explanation of the outcome' })).toHaveValue(
      'Two ways let more through than one.',
    );
    await expect(report.getByText('100 to 400 Ω, see the table')).toBeVisible();
    const picture = report.locator('.report-stage img');
    await expect(picture).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(500);
    await report.getByRole('textbox', { name: 'Conclusion' }).fill('The conductances add up.');
    await report.getByRole('textbox', { name: 'Name' }).fill('A learner');
  });

  await test.step('on paper stands the report alone, black on white in the dark theme too', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(report.locator('p', { hasText: 'The conductances add up.' })).toBeVisible();
    const beside = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => !element.closest('.report') && !element.querySelector('.report'))
        .filter((element) => element.getClientRects().length > 0)
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    );
    expect(beside).toEqual([]);
    for (const tool of ['.report-bar', 'textarea']) {
      await expect(report.locator(tool).locator('visible=true')).toHaveCount(0);
    }
    const colours = await report.locator('.report-paper').evaluate((paper) => {
      const { color, backgroundColor } = getComputedStyle(paper);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const a4 = await page.pdf({ format: 'A4' });
    expect(a4.subarray(0, 5).toString()).toBe('%PDF-');
    expect(a4.length).toBeGreaterThan(20_000);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('what was written is in the notebook', async () => {
    await report.getByRole('button', { name: 'Close the report' }).click();
    await expect(report).toHaveCount(0);
    await page.getByText('Hypothesis, observations, conclusion').click();
    await expect(page.getByRole('textbox', { name: 'Conclusion' })).toHaveValue('The conductances add up.');
  });
  expect(errors).toEqual([]);
});

test('a hidden input stays unknown in the report, on a phone too', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const bench = new BenchDriver(page);
  await bench.open(CIRCUIT, '?hide=r1');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report' });
  await expect(report.locator('.report-settings > div', { has: page.getByText('R1', { exact: true }) })).toHaveText(
    'R1unknown',
  );
  const [wide, shown] = await report.evaluate((sheet) => [sheet.scrollWidth, sheet.clientWidth]);
  expect(wide).toBe(shown);
});
