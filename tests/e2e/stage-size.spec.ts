/** The size for which a scene is made before the page is laid out. */
import { expect, test } from '@playwright/test';
import { likelySize } from '../../src/bench/stage/likely-size';
import { BenchPage } from './bench-page';

test('the stage is as large as was guessed', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('chem7');
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1920, 1080],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sizeOf = () =>
      page
        .locator('.stage')
        .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
    await expect.poll(sizeOf, { message: `${width}×${height}` }).toEqual(likelySize(width, height));
  }
});
