/** `site.md`, 4 to 8: states and transitions, calls and errors; where a journey of another file holds one, `around.ts` names it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { instruments } from '../../../catalogue/instruments';
import { subjects } from '../../../catalogue/subjects';
import { articles } from '../../../src/content/articles/index';
import { posts } from '../../../src/content/posts/index';
import { labPath, LONG_READ, pathOf, postPath, subjectPath } from '../../../src/paths';
import { site } from '../../../src/site';
import { addressOf, visit } from '../bench-driver';
import { MENU } from './around';

test('every route of the specification is there', async ({ request }) => {
  const paths = [
    ...Object.values(MENU),
    '/faq',
    '/careers',
    LONG_READ,
    '/admin/login',
    '/admin',
    '/admin/blog',
    ...subjects.flatMap(({ id, key, experiments }) => [
      labPath(id),
      subjectPath(id),
      `/subject/${key}`,
      ...experiments.map(pathOf),
    ]),
    ...instruments.map(pathOf),
    ...posts.map(({ slug }) => postPath(slug)),
    ...articles.map(({ slug }) => `/articles/${slug}`),
  ];
  expect(articles).toHaveLength(15);
  const missing: string[] = [];
  for (const path of paths) if ((await request.get(path)).status() !== 200) missing.push(path);
  expect(missing).toEqual([]);
  expect((await request.get('/nowhere/at/all')).status()).toBe(404);
});

test('a path change begins at the top, under a title of its own', async ({ page }) => {
  await visit(page, '/faq');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/Contact-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByText('Loading experiment...')).toBeVisible();
  await expect(page).toHaveTitle(`Loading… – ${site.name}`);
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page).toHaveTitle(`Contact – ${site.name}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the admin area asks for the login, and the menu of a bench on a phone has search and Admin', async ({ page }) => {
  for (const path of ['/admin', '/admin/blog']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/login$/);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('phy2'));
  await expect(page.locator('[data-stage="drawn"]')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Admin' })).toBeVisible();
  await menu.getByRole('combobox').fill('lesson');
  await menu.getByRole('option', { name: 'For teachers' }).click();
  await expect(page).toHaveURL(/\/teachers$/);
  await expect(menu).toBeHidden();
});

test('parts come when they are asked for', () => {
  const dist = join('dist', 'assets');
  const files = readdirSync(dist);
  const front = readFileSync(join('dist', 'index.html'), 'utf8');
  // The showcase of the front page, another page, an experiment, its model and its scene.
  for (const part of ['ArticleShowcase', 'Contact', 'ExperimentPage', 'chem1']) {
    const own = files.filter((file) => new RegExp(`^${part}-[\\w-]{8}\\.js$`).test(file));
    expect(own, part).not.toEqual([]);
    for (const file of own) expect(front.includes(file), `${file} ahead of time`).toBe(false);
  }
});

test('a toast stays for five seconds, at most 420 px wide', { tag: '@rest' }, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  for (const [name, text] of Object.entries({
    'Full name': 'Ada',
    Email: 'ada@example.org',
    Subject: 'Burette',
    Message: 'It drips.',
  }))
    await page.getByRole('textbox', { name }).fill(text);
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Send message' }).click();
  const step = 50;
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(toast).toBeVisible({ timeout: step });
  }).toPass();
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.clock.runFor(5000 - 4 * step);
  await expect(toast).toBeVisible();
  await page.clock.runFor(6 * step);
  await expect(toast).toHaveCount(0);
});
