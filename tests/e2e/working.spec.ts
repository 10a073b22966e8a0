/** How one works at a bench: series of runs, the present step, room on small windows, free play, what a class is shown. */
import { expect as promptly, type Page, test as plain } from '@playwright/test';
import { addressOf, BenchDriver, expect, test } from './bench-driver';

/** Parts of the bench that scroll up and down by themselves. */
const scrolling = (page: Page): Promise<readonly string[]> =>
  page.locator('.bench').evaluate((bench) =>
    [...bench.querySelectorAll('*')]
      .filter((part) => {
        const { overflowY } = getComputedStyle(part);
        return (overflowY === 'auto' || overflowY === 'scroll') && part.scrollHeight > part.clientHeight + 1;
      })
      .map(({ className }) => String(className)),
  );

const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test('series: a fit takes what belongs together and says so; a step counts', async ({ bench, page }) => {
  await bench.open('phy2', '?grade=ideal');
  await bench.action('close_switch').getByRole('button').click();
  const record = async (voltage: string) => {
    await bench.enter(/^Voltage|voltage/, voltage);
    await bench.record.click();
  };
  for (const voltage of ['2', '4', '6']) await record(voltage);
  await bench.expectRows(3);
  await expect(page.locator('.procedure li').nth(1)).toContainText('3 of 7 values of');
  await bench.enter(/^Resist/, '200');
  for (const voltage of ['3', '5']) await record(voltage);
  await bench.expectRows(5);
  await bench.tab(/^Plot/);
  await bench.choose(/reckoned from the recorded points/, 'line');
  const words = page.locator('.fit-comment');
  await expect(words).toContainText('Uses 2 points of one series (rows 4–5). 3 points of other series are not used.');
  await page.getByRole('button', { name: 'Options of the plot' }).click();
  await bench.choose(/Which series/, 'all');
  await expect(words).toContainText('Uses 5 points of 2 series (rows 1–5).');
  await bench.choose(/Which series/, 'present');

  await bench.tab(/^Data/);
  await page.getByRole('button', { name: 'New series' }).click();
  await record('6');
  await record('9');
  await bench.expectRows(7);
  await bench.tab(/^Plot/);
  await expect(words).toContainText('(rows 6–7). 5 points of other series are not used.');
});

for (const height of [768, 640]) {
  plain(
    `1366×${height}: one thing scrolls, the step and what it needs are in sight`,
    { tag: height === 768 ? '@rest' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height });
      const bench = new BenchDriver(page);
      await bench.open('chem1');
      await promptly(page.locator('.strip-step')).toContainText('1/12');
      const fold = page.locator('.setup-rest');
      await promptly(fold).not.toHaveAttribute('open');
      await promptly(page.getByRole('combobox', { name: 'Acid' }).first()).toBeHidden();
      // In a low window the readings leave the settings their room, and scroll.
      const rolling = height === 640 ? ['dock-readings'] : [];
      promptly(await scrolling(page)).toEqual(rolling);
      // All settings stay open once they are, here and on the next visit.
      await fold.locator('summary').click();
      promptly(await scrolling(page)).toEqual(rolling);
      await page.reload();
      await bench.ready();
      await promptly(fold).toHaveAttribute('open');
      // The numbers of the steps, 10 to 12 too, stand in one line each.
      const marks = page.locator('.procedure-card .step-mark');
      await promptly(marks.last()).toHaveText('12');
      const broken = await marks.evaluateAll((all) =>
        all.filter((mark) => {
          const written = document.createRange();
          written.selectNodeContents(mark);
          return written.getClientRects().length !== 1 || mark.scrollWidth > mark.clientWidth;
        }),
      );
      promptly(broken).toHaveLength(0);
      // The objective is read whole above the steps.
      await promptly(page.locator('.procedure-card .procedure-aim')).toBeVisible();
    },
  );
}

plain(
  'on a phone the steps open at the present one, and nothing is wider than the page',
  { tag: '@rest' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bench = new BenchDriver(page);
    await bench.open('bio10');
    await bench.tab(/^Data/);
    await bench.record.click();
    await page.getByRole('button', { name: 'Reset: begin a new run' }).click();
    await bench.ready();
    await bench.record.click();
    await bench.expectRows(2);
    promptly(await wide(page)).toBe(390);
    for (const name of ['Runs', 'Files', 'Column']) {
      await page.getByRole('button', { name, exact: true }).click();
      await promptly(page.getByRole('dialog')).toBeVisible();
      promptly(await wide(page)).toBe(390);
      const box = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      promptly(box).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
    await bench.open('chem6');
    await bench.tab(/^Steps/);
    const now = page.locator('.procedure li[data-state="now"]');
    await promptly(now).toBeInViewport();
    // Free play: folded, and so after a reload, the strip and the tab say nothing of steps.
    await promptly(page.locator('.strip-step')).toHaveCount(1);
    await page.getByRole('button', { name: 'Fold', exact: true }).click();
    await promptly(now).toHaveCount(0);
    await page.reload();
    await bench.ready();
    await promptly(page.locator('.strip-step')).toHaveCount(0);
    await bench.tab(/^Steps/);
    await page.getByRole('button', { name: 'Show the steps' }).click();
    await promptly(now).toBeInViewport();
  },
);

plain(
  'free play: the steps fold away and stay so; the prediction stands before Run',
  { tag: '@rest' },
  async ({ page }) => {
    const bench = new BenchDriver(page);
    await bench.open('phy3');
    const card = page.locator('.procedure-card');
    await promptly(card.locator('.setup-rest')).toHaveCount(0);
    await promptly(page.locator('.setup-rest')).toHaveCount(1);
    await card.getByRole('button', { name: 'Fold' }).click();
    await promptly(card.locator('li')).toHaveCount(0);
    await promptly(page.locator('.strip-step')).toHaveCount(0);
    await promptly(page.locator('.setup-rest')).toHaveCount(0);
    await page.goto(addressOf('chem1'));
    await bench.ready();
    await promptly(card.locator('li')).toHaveCount(0);
    await card.getByRole('button', { name: 'Show the steps' }).click();
    await promptly(card.locator('li')).toHaveCount(12);

    const predict = page.getByRole('button', { name: 'Predict first' });
    await promptly(page.locator('.predict-first + .run-button')).toBeVisible();
    await predict.click();
    await promptly(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await promptly(predict).toHaveCount(0);
    await bench.open('phy3');
    await predict.click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await promptly(predict).toHaveCount(0);
  },
);

plain(
  'full screen and class window show plot and step; a demonstration ends with its result',
  { tag: '@rest' },
  async ({ page }) => {
    const bench = new BenchDriver(page);
    await bench.open('phy1');
    await page.getByRole('button', { name: /Watch a demonstration/ }).click();
    const next = page.getByRole('button', { name: 'Next caption' });
    await expect(async () => {
      if (await next.isVisible()) await next.click();
      await promptly(page.locator('.demo-caption')).toContainText(/g = .* ± .* m\/s²/, { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Back to my bench' }).click();

    await bench.record.click();
    await page.getByRole('button', { name: /Full screen/ }).click();
    const side = page.locator('.full-side');
    await page.getByRole('button', { name: 'Plot', exact: true }).click();
    await promptly(side.locator('.plot-box')).toBeVisible();
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await promptly(side.getByRole('region', { name: 'Present step' })).toContainText('Step 1 of 8');
    await page.keyboard.press('Escape');
    await promptly(page.locator('.bench')).not.toHaveAttribute('data-full');
    await page.keyboard.press('?');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open class window' }).click();
    const other = await popup;
    await expect(other.locator('[data-class="joined"]')).toBeVisible();
    await page.getByRole('switch', { name: 'Step shown to the class' }).click();
    await page.getByRole('switch', { name: 'Plot shown to the class' }).click();
    const shown = other.getByRole('region', { name: 'Shown by the teacher' });
    await expect(shown).toContainText('1. ');
    await expect(shown.getByRole('img', { name: 'Plot' })).toBeVisible();
  },
);
