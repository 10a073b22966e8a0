/** No bench has much empty ground: not at the size of a school's laptop, nor in a low window, nor on a large screen. */
import { expect, test } from '@playwright/test';
import { listings } from '../../catalogue/index';
import { addressOf, BenchDriver } from './bench-driver';
import { emptyGround } from './empty-ground';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1093, height: 560 },
  { width: 1920, height: 1080 },
] as const;

test('a bench has no empty ground at any size', async ({ page }) => {
  await new BenchDriver(page).open('uv-vis');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await emptyGround(page), `${size.width}×${size.height}`).toEqual([]);
  }
});

const AT_ONCE = 24;
for (let first = 0; first < listings.length; first += AT_ONCE) {
  const some = listings.slice(first, first + AT_ONCE).map(({ id }) => id);
  test(`no bench has empty ground: ${some[0]} to ${some.at(-1)}`, { tag: '@rest' }, async ({ page }) => {
    test.setTimeout(300_000);
    const bench = new BenchDriver(page);
    const found: string[] = [];
    for (const id of some) {
      await page.goto(addressOf(id));
      await bench.ready();
      found.push(...(await emptyGround(page)).map((line) => `${id}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
