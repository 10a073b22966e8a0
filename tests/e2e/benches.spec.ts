/**
 * What every bench of the catalogue promises: each opens, runs, records and says what it shows. `npm run test:rest` asks axe besides, and
 * looks at each stage in one theme and at one size, the four combinations taking turns, with the bench's share of all looks
 * (`scripts/stages/plan.ts`): `npm run stages` takes all looks everywhere.
 */
import { expect, type Page, test } from '@playwright/test';
import { listings } from '../../catalogue/index';
import { checkStage, described } from '../../scripts/stages/check';
import { shareOfLooks } from '../../scripts/stages/plan';
import { axe } from './axe';
import { addressOf, BenchDriver, SIZES, watchErrors } from './bench-driver';

const COMBINATIONS = [
  { scheme: 'light', size: 'desktop' },
  { scheme: 'dark', size: 'phone' },
  { scheme: 'dark', size: 'desktop' },
  { scheme: 'light', size: 'phone' },
] as const;

const RUN_MS = 800;
const NOTICE = 'For learning only. Not for diagnosis or treatment.';

/** Benches one after the other on a page. */
const AT_ONCE = 8;

async function recordsAndTells(page: Page, bench: BenchDriver): Promise<void> {
  await bench.record.click();
  await bench.expectRows(1);
  await page.getByRole('button', { name: 'Describe the stage' }).click();
  const description = page.locator('.description p');
  await expect(description).toHaveText(/[a-z].*\./);
  await expect(description).not.toHaveText(/\bNaN\b|undefined|\[object|Infinity|\bnull\b/);
}

/** What fails says which bench it was. */
async function named(name: string, work: () => Promise<void>): Promise<void> {
  await test.step(name, work).catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}

const built = listings.flatMap(({ id, entry }) => (entry ? [{ id, load: entry }] : []));

for (let first = 0; first < built.length; first += AT_ONCE) {
  const ids = built.slice(first, first + AT_ONCE).map(({ id }) => id);
  test.describe('one after the other', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`${ids.join(', ')} open, run, record, say what they show`, async ({ page }) => {
      const errors = watchErrors(page);
      const bench = new BenchDriver(page);
      for (const id of ids) {
        await named(`${id}, light, 1366×768`, async () => {
          await page.goto(addressOf(id));
          await bench.ready();
          await bench.run.click();
          await expect(page.locator('.bench')).not.toHaveAttribute('data-bench', /ready|failed|loading/);
          await recordsAndTells(page, bench);
          expect(errors).toEqual([]);
        });
      }
    });
  });
}

built.forEach(({ id, load }, index) => {
  const { scheme, size } =
    COMBINATIONS[Math.floor(index / COMBINATIONS.length) % COMBINATIONS.length] ?? COMBINATIONS[0];
  const phone = size === 'phone';

  test.describe(`${id}, ${scheme}, ${size}`, { tag: '@rest' }, () => {
    test.use({ colorScheme: scheme, viewport: SIZES[size], hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' });

    test('can be read and worked, and axe finds nothing', async ({ page, baseURL }) => {
      const errors = watchErrors(page);
      const bench = new BenchDriver(page);
      const findings = await checkStage(page, baseURL ?? '', id, shareOfLooks(index), async () => {
        await bench.ready();
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        const title = page.getByRole('heading', { level: 1 });
        // Its typeface may come after it: until then it is set in another, wider one.
        await expect
          .poll(() => title.evaluate((h) => h.scrollWidth <= h.clientWidth && h.scrollHeight <= h.clientHeight + 1))
          .toBe(true);
        if ((await load()).entry.medical) await expect(page.getByText(NOTICE)).toBeInViewport({ ratio: 1 });

        await bench.run.click();
        await page.waitForTimeout(RUN_MS);
        await expect(page.locator('.bench')).not.toHaveAttribute('data-bench', /ready|failed|loading/);
        // What has gone half under the stage, which stays in sight, would count as too small.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await axe(page)).toEqual([]);
      });
      expect(described(findings)).toBe('');
      expect(errors).toEqual([]);
    });
  });
});
