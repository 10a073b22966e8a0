/** Every text of every kind of page can be told from what is drawn behind it, in both themes: on pictures and gradients, too. */
import { expect, test } from '@playwright/test';
import { labPath, LONG_READ, subjectPath } from '../../src/paths';
import { visit } from './bench-driver';
import { faintTexts } from './contrast';

const PAGES = [
  labPath('chemistry'),
  subjectPath('physics'),
  '/find?subject=physics',
  '/class',
  '/lesson',
  '/shelf',
  '/offline',
  '/teach/chem1',
  '/about',
  '/author',
  '/faq',
  '/contact',
  '/blog',
  '/blog/gamification-science-learning-making-education-fun',
  '/sitemap',
  '/eeat',
  '/careers',
  LONG_READ,
  '/articles/online-colleges',
  '/privacy',
  '/admin/login',
  '/nowhere',
  '/subject/chemistry/titration-basics-simulation-experiment',
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test(`no text of the first pages is faint: ${colorScheme}`, { tag: colorScheme === 'dark' ? [] : '@rest' }, async ({
      page,
    }) => {
      for (const path of ['/', '/teachers']) {
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        expect(await faintTexts(page), path).toEqual([]);
      }
    });

    test(`no text of any page is faint: ${colorScheme}`, { tag: '@rest' }, async ({ page }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('h1').first()).toBeVisible();
        found.push(...(await faintTexts(page)).map((line) => `${path} ${line}`));
      }
      expect(found).toEqual([]);
    });
  });
}
