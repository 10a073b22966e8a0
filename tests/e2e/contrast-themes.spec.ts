/** In a contrast theme of the system what a control shows is still seen: chosen tab, list arrow, switch, slider. */
import { expect, test } from '@playwright/test';
import { BenchDriver } from './bench-driver';

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

test('chosen tabs, list arrows, switches and sliders are told apart', { tag: '@rest' }, async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('phy2');
  const under = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await under('.tab[aria-selected="true"]')).not.toBe(await under('.tab[aria-selected="false"]'));
  await expect(page.locator('.field-head .ui-select').first()).toHaveCSS('appearance', 'auto');
  const [paper, thumb] = await page.evaluate(() => {
    const knob = document.querySelector('.ui-switch span');
    return [document.body, knob].map((element, index) =>
      element ? getComputedStyle(element, index === 0 ? null : '::after').backgroundColor : '',
    );
  });
  expect(thumb).not.toBe(paper);
  // Along the middle of a slider: track before and behind the thumb, and the thumb.
  const picture = (await page.locator('.ui-range').first().screenshot()).toString('base64');
  const colours = await page.evaluate(async (data) => {
    // The content security policy lets nothing be fetched from a data address.
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: pixels } = context?.getImageData(4, Math.round(image.height / 2), image.width - 8, 1) ?? { data: [] };
    const seen = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) seen.add(pixels.slice(at, at + 3).join());
    return seen.size;
  }, picture);
  expect(colours).toBeGreaterThanOrEqual(3);
});
