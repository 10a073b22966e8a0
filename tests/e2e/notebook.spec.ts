/** The notebook of a bench: what is recorded is kept, explained, reckoned with, taken back, and carried elsewhere. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { BenchDriver, watchErrors } from './bench-driver';

const TITRATION = 'chem1';

async function withRows(page: Page, count: number): Promise<BenchDriver> {
  const bench = new BenchDriver(page);
  await bench.open(TITRATION);
  await bench.tab(/^Data/);
  for (let row = 1; row <= count; row++) {
    await bench.record.click();
    await expect(bench.rows()).toHaveCount(row);
  }
  return bench;
}

/** What the browser holds of the notebook, as JSON. */
const storedNotebook = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').get('notebook:chem1');
          reading.onsuccess = () => resolve(JSON.stringify(reading.result ?? null));
        };
      }),
  );

test('record, note, strike out, compute, reload, undo, save and open', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = await withRows(page, 3);
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('a note, by keyboard', async () => {
    await button('Add note to row 1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('before the base');
    await page.keyboard.press('Enter');
    await expect(button('Note of row 1: before the base')).toBeFocused();
  });

  await test.step('a computed column, refused first', async () => {
    await button('Column').click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Acid');
    await dialog.getByRole('textbox', { name: 'Symbol' }).fill('n');
    await dialog.getByRole('textbox', { name: 'Unit' }).fill('mmol');
    await dialog.getByRole('textbox', { name: 'Formula' }).fill('acidConc*acidVolume');
    await expect(dialog.getByRole('alert')).toContainText('There is no column "acidVolume" (character 10)');
    await dialog.getByRole('textbox', { name: 'Formula' }).fill('phMeter - prev(phMeter)');
    await expect(dialog.getByRole('status')).toContainText(/^Row 3: .* ± 0\.\d+ mmol/);
    await button('Add column').click();
    await expect(bench.rows().nth(0).locator('td').nth(-2)).toHaveText('–');
    await expect(bench.rows().nth(1).locator('td').nth(-2)).toContainText('±');
  });

  await test.step('struck out with a reason, and out of the count', async () => {
    await page.getByRole('checkbox', { name: 'Choose row 2' }).check();
    await button('Strike out').click();
    await dialog.getByRole('radio', { name: 'Outlier' }).check();
    await dialog.getByRole('button', { name: 'Strike out' }).click();
    await expect(bench.rows().nth(1)).toContainText('Struck out: Outlier');
    await expect(page.getByRole('tab', { name: /^Data/ })).toContainText('2');
    await page.getByRole('combobox', { name: 'Mean and scatter of' }).selectOption('all');
    await expect(page.locator('tfoot tr').first().locator('td').nth(2)).toHaveText('2');
  });

  await test.step('undo and redo', async () => {
    await button(/^Undo: striking out a row/).click();
    await expect(bench.rows().nth(1)).not.toContainText('Struck out');
    await button(/^Redo: striking out a row/).click();
    await expect(bench.rows().nth(1)).toContainText('Struck out: Outlier');
  });

  const file = await test.step('saved, also for a spreadsheet', async () => {
    await button('Files').click();
    const csv = page.waitForEvent('download');
    await button('Save as CSV').click();
    const text = await readFile(await (await csv).path(), 'utf8');
    expect(text).toContain('# Acid: n = phMeter - prev(phMeter)');
    expect(text).toContain(',Outlier,');
    const whole = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the notebook' }).click();
    await page.keyboard.press('Escape');
    return (await whole).path();
  });

  await test.step('all is there after a reload', async () => {
    await expect.poll(() => storedNotebook(page)).toContain('"struck":"Outlier"');
    await page.reload();
    await bench.ready();
    await bench.tab(/^Data/);
    await expect(bench.rows().nth(1)).toContainText('Struck out: Outlier');
    await expect(button('Note of row 1: before the base')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Acid/ })).toBeVisible();
  });

  await test.step('cleared, opened again from the file, taken back', async () => {
    await button('Clear all').click();
    await dialog.getByRole('button', { name: 'Clear all rows' }).click();
    await expect(bench.rows()).toHaveCount(0);
    await button('Files').click();
    await page.getByLabel('Notebook file').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"other"}'),
    });
    await expect(dialog.getByRole('alert')).toContainText('is no notebook');
    await page.getByLabel('Notebook file').setInputFiles(file);
    await expect(dialog.getByRole('alert')).toContainText('3 rows and 1 computed column');
    await button('Add to this notebook').click();
    await expect(bench.rows()).toHaveCount(3);
    await expect(bench.rows().nth(1)).toContainText('Struck out: Outlier');
    await button(/^Undo: opening a file/).click();
    await expect(bench.rows()).toHaveCount(0);
    await button(/^Undo: clearing 3 rows/).click();
    await expect(bench.rows()).toHaveCount(3);
  });
  expect(errors).toEqual([]);
});

test('two tabs keep the rows of both; rows of earlier versions are taken over', async ({ context }) => {
  const first = await context.newPage();
  const bench = await withRows(first, 1);
  // What an earlier version of the site left behind for this experiment.
  await expect
    .poll(() =>
      first.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('keyval-store');
            opening.onsuccess = () => {
              const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
              const reading = store.get('notebook:chem1');
              reading.onsuccess = () => {
                if (!reading.result) return resolve('not stored yet');
                const rows = reading.result.notebook.rows.map(
                  ({ key: _key, note: _note, struck: _struck, version: _version, ...row }: Record<string, unknown>) =>
                    row,
                );
                store.put(rows, 'rows:chem1');
                store.delete('notebook:chem1').onsuccess = () => resolve('as before');
              };
            };
          }),
      ),
    )
    .toBe('as before');
  await first.reload();
  await bench.ready();
  await bench.expectRows(1);
  const other = new BenchDriver(await context.newPage());
  await other.open(TITRATION);
  await other.tab(/^Data/);
  await expect(other.rows()).toHaveCount(1);
  await other.record.click();
  await expect(other.rows()).toHaveCount(2);
  await first.bringToFront();
  await expect(bench.rows()).toHaveCount(2);
  await bench.record.click();
  await expect(bench.rows()).toHaveCount(3);
  await expect(other.rows()).toHaveCount(3);
});

test('a full disk is said, and the notebook can be saved as a file', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space left.', 'QuotaExceededError');
    };
  });
  const bench = await withRows(page, 1);
  const alert = page.getByRole('alert').filter({ hasText: 'storage of this browser is full' }).first();
  await expect(alert).toBeVisible();
  await expect(bench.rows()).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the notebook' }).click();
  expect((await saved).suggestedFilename()).toBe('chem1-notebook.json');
});
