/** What a teacher does before a lesson, at the desk, and in it, at the projector. */
import type { Page } from '@playwright/test';
import { BenchDriver, expect, test, watchErrors } from './bench-driver';

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

test('at the projector: full screen with plot and step, a demonstration to its result, a class window beside it', {
  tag: '@rest',
}, async ({ bench, page }) => {
  // The demonstration of a titration is long; every wait below is for something to be there, never for a time.
  test.setTimeout(600_000);
  await bench.open('chem1');
  const root = page.locator('.bench');
  await page.keyboard.press('f');
  await expect(root).toHaveAttribute('data-full');
  // The presenter's tools come with their own code.
  await expect(page.locator('.full-side .big-readings')).toBeVisible();
  await page.keyboard.press('t');
  await expect(root).toHaveAttribute('data-projector');
  await page.getByRole('button', { name: 'Plot', exact: true }).click();
  await expect(page.locator('.full-side .plot canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Present step' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.stage-box')).toBeInViewport({ ratio: 1 });

  await root.focus();
  await page.keyboard.press('w');
  const bar = page.getByRole('region', { name: 'Demonstration' });
  const next = bar.getByRole('button', { name: 'Next caption' });
  await expect(async () => {
    // It goes while the last caption stands: a press too many is none.
    await next.click({ timeout: 1000 }).catch(() => {});
    await expect(bar).toContainText('at its end', { timeout: 1000 });
  }).toPass({ timeout: 400_000 });
  await expect(bar.locator('.demo-caption')).toContainText(/\d ± \d/);
  await bar.getByRole('button', { name: 'Back to my bench' }).click();
  await expect(bar).toHaveCount(0);
  await expect(root).toHaveAttribute('data-full');

  await root.focus();
  await page.keyboard.press('?');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open class window' }).click();
  const wall = await popup;
  const errors = watchErrors(wall);
  const shown = page.getByRole('region', { name: 'Class window' });
  await expect(shown).toContainText('shows this run');
  for (const part of ['Step', 'Plot']) {
    const choice = shown.getByRole('switch', { name: `${part} shown to the class` });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  await expect(wall.getByRole('img', { name: 'Plot' })).toBeVisible();
  await expect(wall.getByRole('region', { name: 'Shown by the teacher' }).locator('p')).toHaveText(/^1\. /);
  // Its keys are the bench's again once no control has the focus.
  await root.focus();
  await page.keyboard.press(' ');
  await bench.phase('running');
  await expect.poll(() => new BenchDriver(wall).seconds()).toBeGreaterThan(1);
  await page.keyboard.press(' ');
  await bench.phase('paused');
  // Also where the browser ended its full screen as the other window opened.
  await expect(root).toHaveAttribute('data-full');
  await page.keyboard.press('f');
  await expect(root).not.toHaveAttribute('data-full');
  expect(errors).toEqual([]);
});

test('the worked example of a bench does its procedure to the end, and its report holds what was found', async ({
  bench,
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/teach/phy6');
  await page.getByRole('link', { name: 'Worked example' }).click();
  await bench.ready();
  await expect(page.getByText(/^Worked example: all steps are done/).first()).toBeVisible({ timeout: 60_000 });
  await bench.tab(/^Data/);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Report' });
  await expect(report.getByRole('table').first().locator('tbody tr')).not.toHaveCount(0);
  await expect(report.locator('.report-plot img')).toBeVisible();
  // It was nobody’s work: the bench is as it was for who comes to it next.
  await bench.open('phy6');
  await expect(page.getByRole('tab', { name: /^Data/ })).not.toContainText(/[1-9]/);
  expect(errors).toEqual([]);
});
