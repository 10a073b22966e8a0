/** Pages are accessible in both themes, and stay within their transfer budget. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { subjectPath } from '../../src/pages/paths';
import { axe } from './axe';
import { BenchPage, SIZES } from './bench-page';

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`axe finds nothing: ${scheme}, ${name}`, async ({ browser }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({ colorScheme: scheme, viewport: size, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const found: string[] = [];
      for (const path of ['/', subjectPath('physics')]) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        found.push(...(await axe(page)).map((line) => `${path} ${line}`));
      }
      const bench = new BenchPage(page);
      for (const id of ['chem1', 'phy9', 'phy10', 'bio10']) {
        await bench.open(id);
        await bench.record.click();
        for (const tab of [/^Data/, /^(Procedure|Steps)/, /^Theory/, /^Model/, /^Plot/]) {
          await bench.tab(tab);
          if (id === 'chem1') await page.waitForTimeout(300);
          if (id === 'chem1' || tab.source === '^Plot')
            found.push(...(await axe(page)).map((line) => `${id} ${tab.source} ${line}`));
        }
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

/** Transfers as they stand, kB gzip: none may grow unnoticed. The goals are 105, 290 and 25; the second is not met yet. */
const MOST = { plainScripts: 105, firstBench: 310, oneMore: 25 };

test('transfers do not grow', async ({ browser }) => {
  const fresh = async () => {
    const page = await (await browser.newContext()).newPage();
    const sizes: Promise<{ path: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      const { pathname: path } = new URL(response.url());
      sizes.push(
        response.body().then(
          (body) => ({ path, bytes: gzipSync(body, { level: 9 }).length }),
          () => ({ path, bytes: 0 }),
        ),
      );
    });
    const kB = async (only: (path: string) => boolean): Promise<number> =>
      (await Promise.all(sizes)).filter(({ path }) => only(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return { page, kB };
  };
  const plain = await fresh();
  await plain.page.goto('/', { waitUntil: 'networkidle' });
  expect(await plain.kB((path) => path.endsWith('.js')), 'JavaScript of a page without a canvas').toBeLessThanOrEqual(
    MOST.plainScripts,
  );

  const first = await fresh();
  await new BenchPage(first.page).open('chem1');
  expect(await first.kB((path) => !path.endsWith('.woff2')), 'first bench visited').toBeLessThanOrEqual(
    MOST.firstBench,
  );

  const more = await fresh();
  await new BenchPage(more.page).open('phy9');
  expect(await more.kB((path) => /circuit|phy9/.test(path)), 'one more simulation').toBeLessThanOrEqual(MOST.oneMore);
});
