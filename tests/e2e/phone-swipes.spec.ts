/** A finger that swipes down the page scrolls it, wherever it begins; it works what it presses. */
import { expect, test, type Page } from '@playwright/test';
import { BenchDriver, SIZES } from './bench-driver';

test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** Swipes up from a place, as a hand that wants to read on. */
async function swipe(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 12; step++) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 12 * step }] });
    await page.waitForTimeout(16);
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a swipe that begins on a slider or on the plot scrolls the page; a press moves the slider', async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('phy4');
  const slider = page.locator('.ui-range').first();
  await slider.scrollIntoViewIfNeeded();
  const before = await slider.inputValue();
  const box = await slider.boundingBox();
  if (!box) throw new Error('There is no slider.');
  const place = { x: box.x + 0.9 * box.width, y: box.y + box.height / 2 };
  const scrolled = await scrolledTo(page);
  await swipe(page, place);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(scrolled + 60);
  await expect(slider).toHaveValue(before);

  const track = page.locator('.ui-slide').first();
  await track.tap({ position: { x: 0.9 * box.width, y: box.height / 2 } });
  await expect(slider).not.toHaveValue(before);

  // Each tab opens at its own top, wherever the page was scrolled.
  await page.evaluate(() => scrollTo(0, 1e6));
  await page.getByRole('tab', { name: 'Plot' }).tap();
  await expect(page.getByRole('combobox', { name: 'Quantity along y' })).toBeInViewport({ ratio: 1 });
  const plot = await page.locator('.plot-box').boundingBox();
  if (!plot) throw new Error('There is no plot.');
  const top = await scrolledTo(page);
  await swipe(page, { x: plot.x + plot.width / 2, y: Math.min(780, plot.y + 150) });
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(top + 20);
  await expect(page.getByRole('button', { name: 'Whole plot' })).toHaveCount(0);
});
