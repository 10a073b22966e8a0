/** A class without a server: the teacher gives links out, a student hands in, the teacher reads it back. */
import { readFileSync } from 'node:fs';
import { BenchDriver, expect, test, visit, watchErrors } from './bench-driver';

const SET = '/class?experiment=phy9&hide=r1&task=Find%20R1';
const NAMES = 'Ann\nBo';

test('a set is made, a student hands in, and the class page marks it against the key', async ({ page, browser }) => {
  const errors = watchErrors(page);
  await visit(page, SET);
  await page.getByLabel(/^Names/).fill(NAMES);
  const link = await page.locator('.class-table a').first().getAttribute('href');
  await page.getByRole('button', { name: 'Show the answer key' }).click();
  await expect(page.getByRole('heading', { name: /^Answer key/ })).toBeFocused();
  const row = page.locator('.answer-key tbody tr').first();
  const [ohms = ''] = (await row.locator('td').last().innerText()).split(' ');
  const code = await row.locator('.mono').innerText();
  const links = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const set = readFileSync((await (await links).path()) ?? '', 'utf8');

  const student = await browser.newPage();
  const bench = new BenchDriver(student);
  const report = student.getByRole('dialog', { name: 'Report' });
  let file = '';
  let line = '';
  await test.step('the student finds a procedure that does not name R1, and records', async () => {
    await student.goto(link ?? '');
    await bench.ready();
    await expect(student.locator('.procedure-card')).toContainText('in Series with the given R1 and R2 = 200 Ω');
    await expect(student.locator('.procedure-card')).not.toContainText('R1 = 100');
    await bench.action('close_switch').getByRole('button').or(bench.action('close_switch')).first().click();
    await bench.record.click();
    await bench.expectRows(1);
    await student.getByText(/^All settings/).click();
    await bench.enter(/^R2/, '300');
    await bench.record.click();
    await bench.expectRows(2);
  });

  await test.step('the sheet asks before and after; its answers go with the report', async () => {
    await student.getByRole('button', { name: 'Sheet with questions' }).click();
    const sheet = student.getByRole('dialog', { name: 'Sheet with questions' });
    await sheet.getByRole('textbox').first().fill('A branch more draws more.');
    await sheet.getByRole('textbox').first().blur();
    await sheet.getByRole('button', { name: 'Close the sheet' }).click();
  });

  await test.step('the report carries name, class, the code of the key and what was changed', async () => {
    await student.getByRole('button', { name: 'Report', exact: true }).first().click();
    await report.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await report.getByRole('textbox', { name: 'Class' }).fill('9b');
    await expect(report.locator('.report-settings')).toContainText(code);
    await expect(report.locator('.report-settings')).toContainText('R2 (began with 200 Ω)');
    await report.getByRole('textbox', { name: 'R1, value found' }).fill(ohms);
    await report.getByRole('textbox', { name: 'R1, standard uncertainty' }).fill('1,5');
    await report.getByRole('textbox', { name: 'Conclusion' }).fill('Found by 1/R.');
    await report.getByRole('textbox', { name: 'Conclusion' }).blur();
  });

  await test.step('the hand-in is one file, or one line', async () => {
    await report.getByRole('button', { name: 'Hand in' }).click();
    const panel = report.getByRole('region', { name: 'Hand in' });
    await expect(panel.locator('.qr')).toBeVisible();
    const saved = student.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save the hand-in' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('phy9-Ann-hand-in.json');
    file = readFileSync((await download.path()) ?? '', 'utf8');
    await student.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy as a line' }).click();
    await expect(panel.locator('output')).toContainText('copied');
    line = await student.evaluate(() => navigator.clipboard.readText());
    // What an effect of the panel returned once took the whole bench with it as the report closed.
    await student.keyboard.press('Escape');
    await expect(report).toHaveCount(0);
    await expect(student.locator('.bench')).toBeVisible();
    await student.close();
  });

  await test.step('many files at once: good ones are marked, others refused with a sentence', async () => {
    const upload = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await page
      .getByLabel('Files of hand-ins')
      .setInputFiles([
        upload('ann.json', file),
        upload('holiday.json', '{"a":1}'),
        upload('x.json', file.replace('phy9', 'phy2')),
      ]);
    const table = page.getByRole('region', { name: 'Results of the class' });
    const ann = table.getByRole('row', { name: /^Ann/ });
    await expect(ann).toContainText('9b');
    await expect(ann).toContainText(code);
    await expect(ann).toContainText('right');
    await expect(ann).toContainText('1 of 1');
    await expect(ann).toContainText('Changed: R2.');
    await ann.getByText('Changes, texts and rows').click();
    await expect(ann).toContainText('Found by 1/R.');
    await expect(ann).toContainText('A branch more draws more.');
    await expect(ann.getByRole('row')).toHaveCount(3);
    await expect(ann).toContainText('R2: 200 Ω → 200 to 300 Ω');
    await expect(page.getByRole('alert')).toContainText('holiday.json: It is no hand-in of this lab');
    await expect(page.getByRole('alert')).toContainText('x.json: It is of phy2');
  });

  await test.step('a line says the same, and the table leaves as CSV', async () => {
    await page.getByLabel(/^Lines from codes/).fill(line);
    await page.getByRole('button', { name: 'Read the lines' }).click();
    await expect(page.getByText('2 hand-ins read.')).toBeVisible();
    await expect(page.getByText('2 hand-ins of this run.').first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Results as CSV' }).click();
    const csv = readFileSync((await (await saved).path()) ?? '', 'utf8');
    expect(csv.split('\r\n')[1]).toContain(`Ann,9b,Ann,${code},`);
    expect(csv).toContain(`,${ohms},1.5,${ohms},`);
  });

  await test.step('on another day the CSV of the links brings the set back', async () => {
    await visit(page, '/class?experiment=phy9');
    await page.getByLabel('Files of hand-ins').setInputFiles([
      { name: 'phy9-class.csv', mimeType: 'text/csv', buffer: Buffer.from(set) },
      { name: 'ann.json', mimeType: 'application/json', buffer: Buffer.from(file) },
    ]);
    await expect(page.getByText('Compared with the 2 links of the file.')).toBeVisible();
    const ann = page.getByRole('region', { name: 'Results of the class' }).getByRole('row', { name: /^Ann/ });
    await expect(ann).toContainText('1 of 1');
    await expect(ann).not.toContainText('none of this set');
    await page.emulateMedia({ media: 'print' });
    await expect(ann).toBeVisible();
    await expect(page.getByLabel('Lines from codes, one a student')).toBeHidden();
    await expect(page.locator('.site-header')).toBeHidden();
    await page.setViewportSize({ width: 1040, height: 720 });
    const { x, width } = (await page.locator('.class-results').boundingBox()) ?? { x: 0, width: 9999 };
    expect(x + width).toBeLessThanOrEqual(1040);
    await page.emulateMedia({ media: 'screen' });
  });
  expect(errors).toEqual([]);
});

test('teaching notes are linked from class page and bench, and print without the site around them', {
  tag: '@rest',
}, async ({ page }) => {
  const errors = watchErrors(page);
  await visit(page, SET);
  await page.getByRole('link', { name: 'Teaching notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Series and Parallel Circuits');
  await expect(page.getByRole('heading', { name: 'Questions, with answers' })).toBeVisible();
  await expect(page.locator('.teach-questions li')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open the bench' })).toBeHidden();
  const a4 = await page.pdf({ format: 'A4' });
  const pages = a4.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
  const bench = new BenchDriver(page);
  await page.getByRole('link', { name: 'Open the bench' }).click();
  await bench.ready();
  await bench.tab(/^Theory/);
  await expect(page.getByRole('link', { name: 'notes on this experiment' })).toHaveAttribute('href', /\/teach\/phy9$/);
  expect(errors).toEqual([]);
});
