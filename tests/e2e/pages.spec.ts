/** Pages are accessible in both themes, and stay within their transfer budget. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { labPath, LONG_READ, subjectPath } from '../../src/pages/paths';
import { axe } from './axe';
import { BenchPage, SIZES } from './bench-page';

/** One of each kind of page that is no bench. */
const PAGES = [
  '/',
  labPath('chemistry'),
  subjectPath('physics'),
  '/about',
  '/author',
  '/faq',
  '/contact',
  '/sitemap',
  '/eeat',
  '/careers',
  LONG_READ,
  '/articles/online-colleges',
  '/privacy',
  '/nowhere',
] as const;

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`axe finds nothing: ${scheme}, ${name}`, async ({ browser }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({ colorScheme: scheme, viewport: size, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const found: string[] = [];
      const bench = new BenchPage(page);
      // Every bench is looked at once elsewhere; these two in all combinations, with all their tabs.
      for (const id of ['chem1', 'bio10']) {
        await bench.open(id);
        await bench.record.click();
        for (const tab of [/^Data/, /^(Procedure|Steps)/, /^Theory/, /^Model/, /^Plot/]) {
          await bench.tab(tab);
          // What has gone half under the stage, which stays in sight, would count as too small.
          await page.evaluate(() => scrollTo(0, 0));
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

for (const scheme of ['light', 'dark'] as const) {
  for (const size of ['desktop', 'phone'] as const) {
    test(`axe finds nothing on the pages: ${scheme}, ${size}`, async ({ browser }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        colorScheme: scheme,
        viewport: SIZES[size],
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const found: string[] = [];
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('h1').first()).toBeVisible();
        if (path === '/faq') await page.getByRole('button', { name: /true are the simulations/ }).click();
        if (path === '/contact') await page.getByRole('button', { name: 'Send message' }).click();
        found.push(...(await axe(page)).map((line) => `${path} ${line}`));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

test('no page is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

/** kB gzip; the first bench as it stands: it may not grow unnoticed. Its goal is 290. */
const MOST = { plainScripts: 105, listScripts: 105, firstBench: 277, oneMore: 25 };

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
  for (const [path, most] of [
    ['/', MOST.listScripts],
    [subjectPath('physics'), MOST.listScripts],
    ['/contact', MOST.plainScripts],
    [LONG_READ, MOST.plainScripts],
    ['/articles/online-colleges', MOST.plainScripts],
  ] as const) {
    const plain = await fresh();
    await plain.page.goto(path, { waitUntil: 'networkidle' });
    expect(await plain.kB((file) => file.endsWith('.js')), `JavaScript of ${path}`).toBeLessThanOrEqual(most);
    await plain.page.context().close();
  }

  const first = await fresh();
  // How much of what is fetched ahead is here when the stage is drawn depends on the machine.
  await first.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await new BenchPage(first.page).open('chem1');
  expect(await first.kB((path) => !path.endsWith('.woff2')), 'first bench visited').toBeLessThanOrEqual(
    MOST.firstBench,
  );
  // Empty axes stand for the plot until somebody is there.
  await expect(first.page.locator('.plot-waiting')).toBeVisible();
  await first.page.keyboard.press('Tab');
  await expect(first.page.locator('.plot canvas')).toBeVisible();

  const more = await fresh();
  await new BenchPage(more.page).open('phy9');
  // Within the site its page is not asked for: only parts of the bundle.
  expect(
    await more.kB((path) => /^\/assets\/.*(?:circuit|phy9)/.test(path)),
    'one more simulation',
  ).toBeLessThanOrEqual(MOST.oneMore);
});
