/** A notebook of a thousand rows: drawn in part, kept, plotted, saved and reported whole. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './bench-driver';

const ROWS = 1000;

/** Makes many rows of the one that was recorded, as an earlier version of the site kept them. */
const multiply = (page: Page): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const objects = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
          const reading = objects.get('notebook:chem1');
          reading.onsuccess = () => {
            const { notebook } = reading.result;
            const [first] = notebook.rows;
            const rows = Array.from({ length: count }, (_, at) => ({
              ...first,
              id: at + 1,
              key: `many-${at + 1}`,
              time: at,
            }));
            const writing = objects.put(
              { revision: 'many', notebook: { ...notebook, version: 2, rows } },
              'notebook:chem1',
            );
            writing.onsuccess = () => resolve();
            writing.onerror = () => reject(writing.error);
          };
        };
      }),
    ROWS,
  );

const stored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
          reading.onsuccess = () =>
            resolve(
              reading.result.reduce(
                (sum: number, value: { readonly length?: number; readonly notebook?: { readonly rows: unknown[] } }) =>
                  sum + (Array.isArray(value) ? value.length : (value.notebook?.rows.length ?? 0)),
                0,
              ),
            );
        };
      }),
  );

test('a thousand rows are drawn in part, and kept, plotted, saved and reported whole', { tag: '@rest' }, async ({
  page,
  bench,
}) => {
  // Printed twice: a busy machine takes its time for that.
  test.setTimeout(300_000);
  await bench.open('chem1');
  await bench.record.click();
  await expect.poll(() => stored(page)).toBe(1);
  await page.goto('/about');
  await multiply(page);
  await bench.open('chem1');
  await bench.tab(/^Data/);
  const table = page.locator('.notebook-table');
  const box = page.getByRole('region', { name: 'Recorded readings' });
  /** Within the box that scrolls, wherever that lies on the page. */
  const inBox = (number: number): Promise<void> =>
    expect
      .poll(async () => {
        const [part, whole] = [await row(number).boundingBox(), await box.boundingBox()];
        return part && whole && part.y >= whole.y && part.y + part.height <= whole.y + whole.height;
      })
      .toBe(true);
  const row = (number: number) => page.getByRole('checkbox', { name: `Choose row ${number}`, exact: true });

  await test.step('the newest are in sight, the others a key away', async () => {
    await expect(table).toHaveAttribute('aria-rowcount', String(ROWS + 1));
    await inBox(ROWS);
    expect(await table.locator('tbody th').count()).toBeLessThan(100);
    await box.focus();
    await page.keyboard.press('Home');
    await inBox(1);
    await expect(table.locator('tr[aria-rowindex="2"]')).toContainText('1');
    await row(1).focus();
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await inBox(ROWS);
    await expect(row(1)).toBeFocused();
  });

  await test.step('one more comes into sight, and costs no other', async () => {
    await bench.record.click();
    await inBox(ROWS + 1);
    await expect.poll(() => stored(page)).toBe(ROWS + 1);
  });

  await test.step('a note and a mean', async () => {
    await page.getByRole('button', { name: `Add note to row ${ROWS}`, exact: true }).click();
    await page.keyboard.type('the last of many');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Mean and scatter of' }).selectOption('all');
    await expect(table.locator('tfoot')).toContainText(String(ROWS + 1));
  });

  await test.step('paper has every row, as wide as the page, and the window those in sight again', async () => {
    await page.emulateMedia({ media: 'print' });
    const drawn = await page.evaluate(() => {
      globalThis.dispatchEvent(new Event('beforeprint'));
      const grid = document.querySelector('.notebook-table');
      return {
        rows: grid?.querySelectorAll('tbody tr').length,
        beyond: Math.max(0, (grid?.scrollWidth ?? 0) - (grid?.parentElement?.clientWidth ?? 0)),
        stage: document.querySelector('canvas')?.checkVisibility() ?? false,
      };
    });
    expect(drawn).toEqual({ rows: ROWS + 1, beyond: 0, stage: false });
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // Not more than a hundred rows go on a page.
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(ROWS / 100);
    await page.emulateMedia({ media: 'screen' });
    await inBox(ROWS + 1);
    expect(await table.locator('tbody th').count()).toBeLessThan(100);
  });

  await test.step('a page that is laid out while it is printed shows the newest rows again, too', async () => {
    await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
    await inBox(ROWS + 1);
  });

  await test.step('all are in the file and in the plot', async () => {
    await page.getByRole('button', { name: 'Files' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
    expect(lines.filter((line) => /^\d+,/.test(line))).toHaveLength(ROWS + 1);
    await page.keyboard.press('Escape');
    await bench.tab(/^Plot/);
    await expect(page.getByRole('img', { name: new RegExp(`${ROWS + 1} recorded points`) })).toBeVisible();
  });

  await test.step('a fit that takes long is stopped, while the page answers', async () => {
    const worker = /assets\/fit\.worker[^/]*\.js/;
    await page.route(worker, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'Cache-Control': 'no-store' }, body: 'for (;;) {}' }),
    );
    await page.getByRole('combobox', { name: 'What is reckoned' }).selectOption('custom');
    await page.getByRole('textbox', { name: 'y =' }).fill('a + b*sin(x)');
    const result = page.getByRole('region', { name: 'Result of the fit' });
    await expect(result).toContainText('is being reckoned');
    await result.getByRole('button', { name: 'Cancel' }).click();
    await expect(result).toContainText('was stopped');
    const again = result.getByRole('button', { name: 'Fit again' });
    await expect(again).toBeFocused();
    await page.unroute(worker);
    await again.click();
    await expect(result).toContainText('All points have the same x');
    await page.getByRole('combobox', { name: 'What is reckoned' }).selectOption('none');
  });

  await test.step('the report prints a choice of them and says so', async () => {
    await bench.tab(/^Data/);
    await page.getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog');
    await expect(report).toContainText(`Of ${ROWS + 1} rows, `);
    // The screen has the first of them until more are asked for; paper has them all.
    const rows = report.locator('table').first().locator('tbody tr');
    await expect(rows).toHaveCount(50);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => rows.count()).toBeGreaterThan(300);
    // What is out of sight is laid out later on the screen, never on paper.
    const model = report.locator('.report-model');
    await expect(model).toHaveCSS('content-visibility', 'auto');
    await page.emulateMedia({ media: 'print' });
    await expect(model).toHaveCSS('content-visibility', 'visible');
    await page.emulateMedia({ media: 'screen' });
    // However long a table is, it is whole, and what follows stands below it: on paper and on the screen.
    const cut = () =>
      report.locator('.table-box').evaluateAll((boxes) =>
        boxes.filter((box) => {
          const table = box.querySelector('table');
          const below = box.nextElementSibling;
          if (!table || box.clientHeight < box.scrollHeight) return true;
          return below && below.getBoundingClientRect().top < table.getBoundingClientRect().bottom;
        }),
      );
    expect(await cut()).toHaveLength(0);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
    await expect(rows).toHaveCount(50);
    expect(await cut()).toHaveLength(0);
    await report.getByRole('button', { name: /^Show all \d+ rows here/ }).click();
    await expect(report).toContainText('the last of many');
    await page.getByRole('button', { name: 'Close the report' }).click();
  });

  await test.step('all are there after a reload', async () => {
    await page.reload();
    await bench.ready();
    await bench.tab(/^Data/);
    await expect(table).toHaveAttribute('aria-rowcount', String(ROWS + 2));
    await expect(page.getByRole('button', { name: `Note of row ${ROWS}: the last of many` })).toBeVisible();
  });
});
