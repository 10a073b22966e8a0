/** Links, hidden values, class sets and lessons, as teachers and learners meet them. */
import { expect, type Page, test } from '@playwright/test';
import { answersOf } from '../../engine/runtime/answers';
import { decodeLink } from '../../engine/runtime/link';
import { targetOf } from '../../scripts/lab/target';
import { addressOf, BenchDriver, watchErrors } from './bench-driver';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this run' });

/** The cells of the recorded rows that come from the run, not from the notebook. */
const rowTexts = async (bench: BenchDriver): Promise<readonly string[]> => {
  await bench.tab(/^Data/);
  await expect(bench.rows().first()).toBeVisible();
  return bench.rows().allInnerTexts();
};

test('a run with what was done goes by link, and gives identical rows', async ({ page, context }) => {
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open('phy9', '?voltage=9&seed=11');
  await bench.action('close_switch').click();
  await bench.phase('running');
  await bench.pause.click();
  await bench.record.click();
  await expect(page.getByRole('tab', { name: /^Data/ })).toContainText('1');
  const rows = await rowTexts(bench);
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog(page)
    .getByLabel(/Include what was done/)
    .check();
  const link = await dialog(page).getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('actions=');
  expect(link).toContain('record_point');

  const other = await context.browser()?.newContext();
  if (!other) throw new Error('no browser');
  const opened = new BenchDriver(await other.newPage());
  await opened.page.goto(link);
  await opened.ready();
  await opened.run.click();
  await expect(opened.page.getByRole('tab', { name: /^Data/ })).toContainText('1', { timeout: 30_000 });
  expect(await rowTexts(opened)).toEqual(rows);
  await other.close();
  expect(errors).toEqual([]);
});

test('a reset is the next trial: on the stage, in the rows and in the link', { tag: '@rest' }, async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('chem1', '?seed=7');
  const again = async (): Promise<void> => {
    await bench.record.click();
    await bench.tab(/^Data/);
  };
  await expect(page.locator('.chip-seed')).toHaveText('seed 7');
  await again();
  await expect(bench.rows()).toHaveCount(1);
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(page.locator('.chip-seed')).toHaveText('seed 7 · trial 2');
  await again();
  await expect(bench.rows()).toHaveCount(2);
  expect((await page.locator('.notebook-run').allInnerTexts()).sort()).toEqual(['1', '2 · trial 2']);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = (): Promise<string> => dialog(page).getByLabel('Link', { exact: true }).inputValue();
  expect(await link()).not.toContain('trial');
  await dialog(page)
    .getByLabel(/Include what was done/)
    .check();
  expect(await link()).toContain('seed=7&trial=2');
});

test('a link restores inputs, seed, trial and grade, and Reset goes back to exactly it', { tag: '@rest' }, async ({
  page,
}) => {
  const bench = new BenchDriver(page);
  await bench.open('phy9', '?voltage=9&r2=150&seed=7&trial=3&grade=research&lock=r2&task=Find%20R1&current=3');
  await expect(page.locator('.message')).toContainText('current');
  await expect(page.locator('.chip-seed')).toHaveText('seed 7 · trial 3');
  await expect(page.getByText('Find R1').first()).toBeVisible();
  await expect(page.locator('[data-input="r2"] input[type="range"]')).toBeDisabled();
  const voltage = page.locator('[data-input="voltage"] input[type="range"]');
  await voltage.press('ArrowRight');
  await expect(voltage).toHaveValue('9.5');
  await page.getByLabel('Seed of the run').fill('8');
  await page.getByLabel('Seed of the run').press('Enter');
  await expect(page.locator('.chip-seed')).toHaveText('seed 8');
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(page.locator('.chip-seed')).toHaveText('seed 7 · trial 3');
  await expect(voltage).toHaveValue('9');
  await expect(page.getByRole('radio', { name: 'Research' })).toBeChecked();
});

test('a hidden value is not in the document, and its handle is covered', async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('phy9', '?hide=r1&seed=5');
  await expect(page.getByText('unknown: find it').first()).toBeVisible();
  await expect(page.locator('.handle[data-covered]').first()).toBeVisible();
  const { simulation, subject } = await targetOf('phy9');
  const [answer] = answersOf(simulation, subject.inputs, decodeLink(subject, 'hide=r1&seed=5').run);
  const ohms = String(answer?.value);
  expect(Number(ohms)).toBeGreaterThan(9);
  const told = new RegExp(String.raw`(?<![\d.])${ohms}(?![\d.])`);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = dialog(page).locator('li[data-fate="hide"]');
  await expect(shared).toContainText('to be found');
  await expect(shared.getByRole('combobox')).toBeDisabled();
  await expect(dialog(page).getByRole('link', { name: 'Make a set for a class' })).toHaveCount(0);
  await expect(dialog(page).getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/hide=r1/);
  expect(await dialog(page).innerHTML()).not.toMatch(told);
  for (const field of await dialog(page).locator('textarea').all()) expect(await field.inputValue()).not.toMatch(told);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Seed of the run')).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Ideal' })).toBeDisabled();
  await page.getByRole('button', { name: 'Record reading' }).click();
  await page.getByRole('tab', { name: /^Data/ }).click();
  await expect(page.locator('.data tbody tr').first()).toBeVisible();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.locator('.report-paper')).toBeVisible();
  expect(await page.locator('.report-paper').innerHTML()).not.toMatch(told);
  await page.getByRole('button', { name: 'Close the report' }).click();
  await page.getByRole('button', { name: 'Describe the stage' }).click();
  await expect(page.locator('.description')).toContainText('R1 of ? ohms');
  const html = await page.locator('.bench').innerHTML();
  expect(html).not.toMatch(told);
  expect(`${await page.title()} ${page.url()}`).not.toMatch(told);
  const tree = await page.locator('.bench').ariaSnapshot();
  expect(tree).not.toMatch(told);
});

test('a class gets three links that open three different runs', { tag: '@rest' }, async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`/class?experiment=phy9&hide=r1&task=Find%20R1`);
  await page.getByLabel(/^Names/).fill('Ann\nBo, Jr.\nÉva');
  const links = page.locator('.class-table a');
  await expect(links).toHaveCount(3);
  await page.getByRole('button', { name: 'Show the answer key' }).click();
  const answers = await page.locator('.answer-key tbody td:last-child').allInnerTexts();
  expect(new Set(answers).size).toBe(3);
  for (const answer of answers) expect(answer).toMatch(/^\d+ ± \d/);
  const seeds = new Set<string>();
  for (const href of await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))) {
    await page.goto(href);
    await expect(page.locator('.chips')).toContainText('seed', { timeout: 30_000 });
    await expect(page.getByText('unknown: find it').first()).toBeVisible();
    seeds.add((await page.locator('.chips').innerText()).match(/seed (\d+)/)?.[1] ?? '');
  }
  expect(seeds.size).toBe(3);
  expect(errors).toEqual([]);
});

test('a lesson is put together, and played with Next and Back over two experiments', async ({ page }) => {
  await page.goto('/lesson');
  for (const link of [
    `${addressOf('phy9')}?voltage=9`,
    `${addressOf('phy9')}?voltage=3`,
    `${addressOf('phy1')}?angle=30`,
  ]) {
    await page.getByLabel('Link to a run').fill(link);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect(page.locator('.lesson-steps li')).toHaveCount(3);
  await page.getByLabel('Caption of step 1').fill('Nine volts; what now?');
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await expect(page.getByLabel('Caption of step 2')).toHaveValue('Nine volts; what now?');
  await page.getByRole('link', { name: 'Play' }).click();
  const bar = page.getByRole('region', { name: 'Lesson' });
  const voltage = page.locator('[data-input="voltage"] input[type="range"]');
  await expect(bar).toContainText('1 of 3', { timeout: 30_000 });
  await expect(voltage).toHaveValue('3');
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(bar).toContainText('Nine volts; what now?');
  await expect(voltage).toHaveValue('9');
  await page.locator('.bench').focus();
  await page.keyboard.press('f');
  await expect(page.locator('.bench')).toHaveAttribute('data-full', 'true');
  // What the teacher chose goes along to the next bench.
  await page.keyboard.press('t');
  await page.keyboard.press('h');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Projectile Motion' })).toBeAttached({ timeout: 30_000 });
  await expect(bar).toContainText('3 of 3');
  await expect(bar).toContainText('This is the end of the lesson.');
  await expect(bar.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.locator('.bench')).toHaveAttribute('data-full', 'true');
  await expect(page.locator('.bench')).toHaveAttribute('data-projector', 'true');
  await expect(page.getByRole('button', { name: /^Hide/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('b');
  await expect(bar).toContainText('2 of 3', { timeout: 30_000 });
  await expect(bar).not.toContainText('the end of the lesson');
});

test('an embedded bench has no shell', { tag: '@rest' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 });
  const bench = new BenchDriver(page);
  await bench.open('phy9', '?voltage=9&view=embed');
  await expect(page.locator('header, footer')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in the lab' })).toHaveAttribute('href', /voltage=9$/);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(scrolls).toBe(false);
});

test('a frame without an origin says what is wrong, and where it can be opened', async ({ page, baseURL }) => {
  const address = `${baseURL}${addressOf('phy9')}?view=embed&voltage=9`;
  await page.setContent(`<iframe sandbox="allow-scripts" width="600" height="400" src="${address}"></iframe>`);
  const said = page.frameLocator('iframe').getByRole('alert');
  await expect(said).toContainText('cannot run in this frame', { timeout: 15_000 });
  await expect(said.getByRole('link')).toHaveAttribute('href', `${baseURL}${addressOf('phy9')}?voltage=9`);
});
