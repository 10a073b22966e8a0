/** What a teacher does before a lesson, at the desk. */
import type { Page } from '@playwright/test';
import { expect, test } from './bench-driver';

const STUDENTS = Array.from({ length: 25 }, (_, index) => `Student ${index + 1}`);

/** What lies on paper while the page prints, as the browser would print it. */
async function printed(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly pages: number; readonly text: string }> {
  // `print` stands still for the real dialog: here for as long as the paper is looked at.
  await page.evaluate(() => {
    window.print = () => {
      const paper = document.querySelector('.class-set');
      const pages = paper?.querySelectorAll('.code-sheet').length ?? 0;
      sessionStorage.setItem('paper', JSON.stringify({ pages, text: paper?.textContent ?? '' }));
    };
  });
  await press();
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem('paper') ?? '{}')) as {
    readonly pages: number;
    readonly text: string;
  };
}

test('at the desk: from a bench to cards and key for a class', async ({ bench, page }) => {
  await bench.open('phy9');
  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this run' });
  await share.getByRole('combobox', { name: 'R1 in the link' }).selectOption('hide');
  await share.getByRole('textbox', { name: 'Task' }).fill('Find R1 with its uncertainty.');
  await share.getByRole('link', { name: 'Make a set for a class' }).click();
  await expect(page.getByRole('heading', { name: 'A set for a class' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Task' })).toHaveValue('Find R1 with its uncertainty.');

  await page.getByLabel(/^Names/).fill(STUDENTS.join('\n'));
  await expect(page.getByRole('heading', { name: '25 links' })).toBeVisible();
  const cards = await printed(page, () => page.getByRole('button', { name: 'Print codes' }).click());
  expect(cards.pages).toBe(3);
  for (const name of STUDENTS) expect(cards.text).toContain(name);

  const key = await printed(page, () => page.getByRole('button', { name: 'Print the key' }).click());
  expect(key.pages).toBe(0);
  expect(key.text).toMatch(/Student 25.*\d+ ± \d/s);
  expect(cards.text).not.toMatch(/ ± /);

  // A card opens what its name says, with the unknown hidden and the task in sight.
  await page.locator('.class-table a').nth(24).click();
  await bench.ready();
  await expect(page.locator('.procedure-card')).toContainText('Find R1 with its uncertainty.');
  expect(await page.locator('main').innerText()).not.toMatch(/100 Ω/);
});
