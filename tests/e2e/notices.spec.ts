/** Sentences for the learner stand above the stage: nothing of a scene is covered and nothing moves. */
import { expect, test, type Page } from '@playwright/test';
import { BenchDriver, SIZES, watchErrors } from './bench-driver';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where the notice lies, and where everything else of the bench does. */
const boxes = (page: Page): Promise<{ message: Box | null; stage: Box; others: string; view: Box }> =>
  page.evaluate(() => {
    const of = (element: Element): Box => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    };
    const message = document.querySelector('.message');
    const others = [
      '.bench-title',
      '.title-actions',
      '.stage-card',
      '.stage-box',
      '.bench-controls',
      '.dock, .tray, .full-side',
    ];
    return {
      message: message && of(message),
      stage: of(document.querySelector('.stage-box') ?? document.body),
      // How long the panels are below is not the notice's doing: what was done ticks a step.
      others: JSON.stringify(
        others.map((name) => {
          const { bottom, ...rest } = of(document.querySelector(name) ?? document.body);
          return name.startsWith('.dock') ? rest : { bottom, ...rest };
        }),
      ),
      view: { top: 0, left: 0, bottom: innerHeight, right: innerWidth },
    };
  });

async function expectClear(page: Page, before: string): Promise<void> {
  const { message, stage, others, view } = await boxes(page);
  if (!message) throw new Error('There is no notice.');
  expect(message.bottom).toBeLessThanOrEqual(stage.top + 0.5);
  expect(message.top).toBeGreaterThanOrEqual(view.top);
  expect(message.left).toBeGreaterThanOrEqual(view.left);
  expect(message.right).toBeLessThanOrEqual(view.right);
  expect(others).toBe(before);
}

for (const [name, viewport] of [
  ...Object.entries(SIZES),
  ['phone on its side', { width: 844, height: 390 }],
  ['small phone on its side', { width: 568, height: 320 }],
] as const) {
  const tag = name === 'desktop' || name === 'phone' ? [] : ['@rest'];
  test(`a notice of two lines leaves the stage free and moves nothing: ${name}`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const errors = watchErrors(page);
    const bench = new BenchDriver(page);
    await bench.open('icu-machine');
    const action = (label: string) => page.getByRole('button', { name: label, exact: true }).first();
    if (name === 'phone') await page.getByRole('tab', { name: 'Set up' }).click();
    await action('Attach monitor').click();
    await action('Calibrate').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    const before = (await boxes(page)).others;
    await action('Calibrate').click();
    await page.evaluate(() => scrollTo(0, 0));
    const notice = page.locator('.message');
    await expect(notice).toContainText('Zeroed to air');
    await expectClear(page, before);
    await expect(page.locator('.bench > output')).toContainText('Zeroed to air');
    await notice.getByRole('button', { name: 'Dismiss this message' }).click();
    await expect(notice).toHaveCount(0);
    // A press that is tried again scrolls the page to what it presses.
    await page.evaluate(() => scrollTo(0, 0));
    expect((await boxes(page)).others).toBe(before);
    expect(errors).toEqual([]);
  });

  test(`in full screen, too: ${name}`, { tag: name === 'phone' ? [] : '@rest' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const bench = new BenchDriver(page);
    await bench.open('phy3', '?mass=99');
    const notice = page.locator('.message');
    await expect(notice).toContainText('Bob mass');
    await page.getByRole('button', { name: 'Full screen' }).first().click();
    await expect(page.locator('.full-side .big-readings')).toBeVisible();
    const shown = (await boxes(page)).others;
    await expectClear(page, shown);
    await notice.getByRole('button', { name: 'Dismiss this message' }).click();
    await expect(notice).toHaveCount(0);
    expect((await boxes(page)).others).toBe(shown);
  });
}

test('what closes itself gives the focus back, and a hint keeps it', { tag: '@rest' }, async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('phy3');
  const describe = page.getByRole('button', { name: 'Describe the stage' });
  await describe.press('Enter');
  await page.getByRole('button', { name: 'Close the description' }).press('Enter');
  await expect(describe).toBeFocused();
  const hint = page.getByRole('button', { name: 'Next hint' });
  await hint.press('Enter');
  await expect(page.getByRole('button', { name: 'Hide the hint' })).toBeFocused();
});

test('“Show me” does a step in the learner’s own run, marks its rows, and leaves the next step to do', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open('phy3');
  await page.getByRole('button', { name: 'Next hint' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.show-me')).toContainText(/Initial angle|swings through/);
  await page.locator('.show-me').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible({ timeout: 60_000 });
  // In a task of a teacher nothing is shown.
  await bench.open('phy3', '?hide=gravity');
  await page.getByRole('button', { name: 'Next hint' }).click();
  await expect(page.locator('.step-hint')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
  expect(errors).toEqual([]);
});
