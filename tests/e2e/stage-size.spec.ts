/** The stage and what stands around it: the size for which a scene is made beforehand, and the room that it gets on each screen. */
import { expect, test, type Page } from '@playwright/test';
import { likelySize } from '../../src/bench/stage/likely-size';
import { BenchDriver, SIZES } from './bench-driver';

const FINGERS = [
  [820, 1180],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;
const POINTERS = [
  [1366, 768],
  [1366, 640],
  [1280, 720],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [455, 256],
] as const;

for (const [hands, sizes] of Object.entries({ fingers: FINGERS, pointers: POINTERS })) {
  test.describe(hands, () => {
    const coarse = hands === 'fingers';
    const tag = coarse ? [] : ['@rest'];
    test.use({ hasTouch: coarse, isMobile: coarse });

    test('the stage is as large as was guessed', { tag }, async ({ page }) => {
      const bench = new BenchDriver(page);
      await bench.open('chem7');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const sizeOf = () =>
          page
            .locator('.stage')
            .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
        await expect.poll(sizeOf, { message: `${width}×${height}` }).toEqual(likelySize(width, height, coarse));
      }
    });

    test('state of the run and description stand beside the stage, not over it', { tag: '@rest' }, async ({ page }) => {
      const bench = new BenchDriver(page);
      await bench.open('icu-machine');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expectStripFree(page, `${width}×${height}`);
      }
    });
  });
}

const boxOf = async (page: Page, part: string) => {
  const box = await page.locator(part).first().boundingBox();
  if (!box) throw new Error(`${part} is not in sight.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Nothing of the strip lies over the stage or out of the strip, and its last chip is not cut. */
async function expectStripFree(page: Page, size: string): Promise<void> {
  const strip = await boxOf(page, '.stage-strip');
  const stage = await boxOf(page, '.stage-box');
  expect(strip.bottom, size).toBeLessThanOrEqual(stage.y);
  for (const part of ['.chips', '.chip[data-phase]', '.strip-buttons']) {
    const box = await boxOf(page, part);
    expect(box.y, `${part}, ${size}`).toBeGreaterThanOrEqual(strip.y);
    expect(box.bottom, `${part}, ${size}`).toBeLessThanOrEqual(strip.bottom);
    expect(box.right, `${part}, ${size}`).toBeLessThanOrEqual(strip.right);
  }
  const whole = await page.locator('.chips').evaluate((chips) => chips.scrollWidth <= chips.clientWidth);
  expect(whole, size).toBe(true);
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`in full screen, too: ${name}`, { tag: name === 'desktop' ? [] : '@rest' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const bench = new BenchDriver(page);
    await bench.open('icu-machine');
    await page.getByRole('button', { name: 'Full screen' }).first().click();
    await expect(page.locator('.full-side .big-readings')).toBeVisible();
    await expectStripFree(page, name);
  });
}

for (const [name, viewport] of [
  ['a tablet', SIZES.tablet],
  ['a phone held sideways', { width: 844, height: 390 }],
] as const)
  test(`on ${name} a slow device is told of without covering the step and its count`, { tag: '@rest' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const bench = new BenchDriver(page);
    await bench.open('ctscanner');
    // Steps are counted once somebody is there.
    await page.keyboard.press('Tab');
    await expect(page.locator('.strip-step b')).toHaveCount(2);
    // As the page says it of a device that is slow, which this one need not be.
    await page.locator('.chips').evaluate((chips) => {
      chips.insertAdjacentHTML(
        'beforeend',
        '<li class="chip mono chip-warning">0.7×<span class="chip-device"> on this device</span></li>' +
          '<li><button type="button" class="chip chip-press">Reduced detail<span class="chip-more"> on this device</span> <u>restore</u></button></li>',
      );
    });
    await expectStripFree(page, name);
    const [count, buttons] = [await boxOf(page, '.strip-step b:nth-of-type(2)'), await boxOf(page, '.strip-buttons')];
    expect(count.right).toBeLessThanOrEqual(buttons.x);
  });

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    test(`leaves the stage its room: ${width}×${height}`, { tag: height === 640 ? [] : '@rest' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const bench = new BenchDriver(page);
      await bench.open('chem6');
      const stage = await boxOf(page, '.stage-box');
      expect(stage.y).toBeLessThanOrEqual(104);
      expect(stage.width).toBe(width);
      expect(stage.height).toBeGreaterThanOrEqual(0.45 * height);
      const tabs = await boxOf(page, '[role="tablist"]');
      expect(tabs.bottom).toBeLessThanOrEqual(height - 120);

      await bench.tab(/^Data/);
      await expect.poll(async () => (await boxOf(page, '.stage-box')).height).toBeLessThan(stage.height);
      expect((await boxOf(page, '.stage-box')).height).toBeGreaterThanOrEqual(0.24 * height - 1);
      // It stays in sight while the page is scrolled.
      const scrolled = async (): Promise<number> => {
        await page.mouse.wheel(0, 100);
        return page.evaluate(() => scrollY);
      };
      await expect.poll(scrolled).toBeGreaterThanOrEqual(200);
      await expect(page.locator('.stage-box')).toBeInViewport({ ratio: 1 });
    });
  }
});

test('in full screen on a phone held sideways the stage has nearly all the height, and no reading is cut', {
  tag: '@rest',
}, async ({ page }) => {
  const height = 390;
  await page.setViewportSize({ width: 844, height });
  const bench = new BenchDriver(page);
  await bench.open('phy2');
  await page.getByRole('button', { name: 'Full screen' }).first().click();
  await expect(page.locator('.full-side .big-readings')).toBeVisible();
  expect((await boxOf(page, '.stage-box')).height).toBeGreaterThanOrEqual(0.8 * height);
  const last = page.locator('.full-actions .ui-button:visible').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.99 });
  const side = await boxOf(page, '.big-side');
  for (const text of await page.locator('.big-readings :is(b, small)').all()) {
    const box = await text.boundingBox();
    if (box) expect(box.x + box.width, (await text.textContent()) ?? '').toBeLessThanOrEqual(side.right);
  }
});

test('on the screen of most schools all that is worked with is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  for (const part of ['.bench-title h1', '.stage-box', '.transport', '.strip-step']) {
    await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('tab', { name: 'Plot' })).toBeInViewport({ ratio: 1 });
  // One row: header of the site and title of the bench.
  const [header, title] = [await boxOf(page, '.site-header'), await boxOf(page, '.bench-title')];
  expect(title.bottom).toBeLessThanOrEqual(header.bottom);
  for (const part of await page.locator('.site-header').locator('button, a, input').all()) {
    const box = await part.boundingBox();
    if (box === null) continue;
    expect(box.x + box.width <= title.x || box.x >= title.right).toBe(true);
  }
});

test('a page enlarged four times flows as on a phone', { tag: '@rest' }, async ({ page }) => {
  await page.setViewportSize({ width: 342, height: 192 });
  const bench = new BenchDriver(page);
  await bench.open('phy3');
  expect((await boxOf(page, '.stage-box')).height).toBeGreaterThanOrEqual(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(342);
  await bench.record.scrollIntoViewIfNeeded();
  await expect(bench.record).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 4000);
  await expect(page.locator('.stage-box')).not.toBeInViewport();
});
