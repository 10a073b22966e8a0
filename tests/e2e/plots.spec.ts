/** The plot as a learner uses it: points, a fit with its residuals, limits, other axes, pictures; all of it there after a reload. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axe } from './axe';
import { BenchDriver, SIZES, watchErrors } from './bench-driver';

const result = (page: Page) => page.getByRole('region', { name: 'Result of the fit' });
const picture = (page: Page) => page.locator('.plot canvas');

/** What the liquid takes to be mixed, and the electrode to follow. */
const SETTLED_S = 20;

/** Base is run into the acid, and the pH recorded at each volume once it has settled. */
async function titrate(bench: BenchDriver, volumes: readonly number[]): Promise<void> {
  await bench.speed('16');
  await bench.run.click();
  await bench.record.click();
  let total = 0;
  for (const volume of volumes) {
    await bench.give('add_base', String(volume));
    total += volume;
    await expect.poll(() => bench.number('volume_added'), { timeout: 20_000 }).toBeCloseTo(total, 0);
    const until = (await bench.seconds()) + SETTLED_S;
    await expect.poll(() => bench.seconds(), { timeout: 20_000 }).toBeGreaterThan(until);
    await bench.record.click();
  }
  await bench.pause.click();
}

/** The scale of x as the browser has stored it. */
const keptScale = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('keyval-store');
        open.addEventListener('error', () => reject(new Error('The store did not open.')));
        open.addEventListener('success', () => {
          const read = open.result.transaction('keyval').objectStore('keyval').get('notebook:chem1');
          read.addEventListener('success', () => {
            open.result.close();
            resolve(read.result?.notebook?.plot?.xScale);
          });
        });
      }),
  );

test('a fit of recorded points: result, residuals, limits, kept over a reload', async ({ page }) => {
  test.slow();
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  await titrate(bench, [4, 4, 4]);
  await page.getByRole('combobox', { name: 'What is reckoned from the recorded points' }).selectOption('line');
  await expect(result(page)).toContainText(/slope m = .*\d ± \d.* 1\/mL/);
  await expect(result(page)).toContainText(/χ²\/ν = /);
  await expect(result(page)).toContainText(/uncertainties say/);
  await expect(page.locator('.plot[data-residuals]')).toBeVisible();
  await expect(picture(page)).toHaveAttribute('aria-label', /4 recorded points.*Straight line: slope m/);

  await page.getByRole('textbox', { name: 'Value of the curve at this x' }).fill('6');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(/y at x = 6\.000 mL: .*\d ± \d/);
  await page.getByRole('textbox', { name: 'Rows in which the value of y was read' }).fill('2, 3');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(/x where y as in the mean of rows 2, 3: .*\d ± \d.* mL/);
  await page.getByRole('checkbox', { name: 'Band of uncertainty' }).check();

  await page.getByRole('button', { name: 'Options of the plot' }).click();
  await page.getByRole('textbox', { name: 'Fit up to x =' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('nothing is left to tell');
  await page.getByRole('checkbox', { name: 'Residuals below a fit' }).uncheck();
  await expect(page.locator('.plot[data-residuals]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Scale of x' }).selectOption('log');
  await expect(page.locator('.plot-options')).toContainText('no place on a logarithmic axis');
  expect(await axe(page)).toEqual([]);

  await expect.poll(() => keptScale(page)).toBe('log');
  await page.reload();
  await bench.ready();
  await expect(result(page)).toContainText('nothing is left to tell');
  await page.getByRole('button', { name: 'Options of the plot' }).click();
  await expect(page.getByRole('combobox', { name: 'Scale of x' })).toHaveValue('log');
  await page.getByRole('combobox', { name: 'What is reckoned from the recorded points' }).selectOption('custom');
  await page.getByRole('textbox', { name: 'y =' }).fill('a + b*x');
  await expect(page.getByRole('textbox', { name: 'First guess of b' })).toBeVisible();
  await expect(result(page)).toContainText(/b = /);
  expect(errors).toEqual([]);
});

test('by keyboard and by pointer: points are read, the plot is magnified, moved and whole again', {
  tag: '@rest',
}, async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('chem1', '?grade=ideal');
  await titrate(bench, [5]);
  const whole = page.getByRole('button', { name: 'Whole plot' });
  await picture(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.plot output')).toHaveText(/row 2: Base added 5\.00/);
  await page.keyboard.press('+');
  await expect(whole).toBeVisible();
  await page.keyboard.press('0');
  await expect(whole).toHaveCount(0);

  await picture(page).scrollIntoViewIfNeeded();
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('The plot has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect
    .poll(async () => {
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      return whole.count();
    })
    .toBe(1);
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect(whole).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  test('the picture of the plot is saved as SVG and as PNG', async ({ page }) => {
    const bench = new BenchDriver(page);
    await bench.open('chem1');
    await bench.record.click();
    await bench.tab(/^Plot/);
    await page.getByRole('button', { name: 'Options of the plot' }).click();
    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG', exact: true }).click(),
    ]);
    expect(svg.suggestedFilename()).toBe('chem1-plot.svg');
    const text = await readFile(await svg.path(), 'utf8');
    expect(text).toContain('Titration Basics');
    expect(text).toMatch(/Run chem1·[0-9A-Z]{4}·v\d/);
    const wellFormed = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'image/svg+xml').querySelector('parsererror') === null,
      text,
    );
    expect(wellFormed).toBe(true);
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG', exact: true }).click(),
    ]);
    expect(png.suggestedFilename()).toBe('chem1-plot.png');
    const bytes = await readFile(await png.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1600);
  });
});
