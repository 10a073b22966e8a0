/** Every page of the site as a file: its head, its links, and that it comes to life without an error. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileOf } from '../../scripts/page-files';
import { subjectPath } from '../../src/paths';
import { site } from '../../src/site';
import { type SiteRoute, siteRoutes } from '../../src/site-routes';
import { watchErrors } from './bench-driver';

const DIST = 'dist';
const htmlOf = (path: string): string => readFileSync(join(DIST, fileOf(path)), 'utf8');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** What a pattern with one group finds in a page. */
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => plain(found));

const titles = (html: string) => all(html, /<title>([^<]*)<\/title>/g);
const descriptions = (html: string) => all(html, /<meta name="description" content="([^"]*)"/g);
const canonicals = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);
const pictures = (html: string) => all(html, /<meta property="og:image" content="([^"]*)"/g);
const links = (html: string) => all(html, /<a\s[^>]*?href="([^"]*)"/g);
const sources = (html: string) => all(html, /<(?:img|script|link)\s[^>]*?(?:src|href)="(\/[^"]*)"/g);
const data = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];

/** What is wrong with the file of a page, a sentence for each. */
function faultsOf({ path, indexed }: SiteRoute): readonly string[] {
  const html = htmlOf(path);
  const faults: string[] = [];
  const expectOne = (what: string, found: readonly unknown[]): void => {
    if (found.length !== 1) faults.push(`${found.length} of ${what}`);
  };
  expectOne('h1', all(html, /<h1[\s>]()/g));
  expectOne('title', titles(html));
  expectOne('description', descriptions(html));
  expectOne('picture', pictures(html));
  expectOne('policy', all(html, /http-equiv="Content-Security-Policy" content="([^"]*)"/g));
  const description = descriptions(html)[0] ?? '';
  if (description.length > 170 || (indexed && description.length < 50))
    faults.push(`description of ${description.length} characters`);
  const [canonical] = canonicals(html);
  if (canonical !== site.url + path) faults.push(`canonical ${canonical}`);
  if (/<meta name="robots" content="noindex"/.test(html) === indexed) faults.push('wrong about search engines');
  for (const picture of pictures(html)) {
    if (!existsSync(join(DIST, picture.slice(site.url.length)))) faults.push(`no picture ${picture}`);
  }
  for (const [, text = ''] of data(html)) JSON.parse(text);
  if (html.includes('class="page-loading"')) faults.push('not rendered');
  for (const source of sources(html)) {
    if (!existsSync(join(DIST, decodeURI(source)))) faults.push(`no file ${source}`);
  }
  for (const link of new Set(links(html))) {
    if (!/^[/#]/.test(link)) continue;
    const [address = '', anchor] = link.split('#');
    const [page = ''] = address.split('?');
    const target = page === '' ? path : page;
    const file = join(DIST, /\.\w{2,5}$/.test(target) ? target : fileOf(target));
    if (!existsSync(file)) faults.push(`link to ${link}`);
    else if (anchor && !readFileSync(file, 'utf8').includes(`id="${anchor}"`))
      faults.push(`no #${anchor} in ${target}`);
  }
  return faults;
}

test('every page has its file, its head, and only links that lead somewhere', () => {
  const faults = siteRoutes.flatMap((route) => faultsOf(route).map((fault) => `${route.path}: ${fault}`));
  expect(faults).toEqual([]);
  const indexed = siteRoutes.filter((route) => route.indexed).map(({ path }) => htmlOf(path));
  for (const of of [titles, descriptions, canonicals]) {
    const found = indexed.flatMap(of);
    expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([]);
  }
});

test('other spellings of an address have the same page, which names its one address', () => {
  const aliases = siteRoutes.flatMap(({ path, aliases: others }) => others.map((alias) => ({ path, alias })));
  expect(aliases.map(({ alias }) => alias)).toContain('/subject/medical_lab');
  expect(aliases.map(({ alias }) => alias)).toContain('/subject/physics/ohms-law-simulation-experiment');
  for (const { path, alias } of aliases) expect(canonicals(htmlOf(alias))).toEqual([site.url + path]);
});

test('map of the site, feed and manifest say what is there', () => {
  const locations = all(readFileSync(join(DIST, 'sitemap.xml'), 'utf8'), /<loc>([^<]*)<\/loc>/g);
  const indexed = siteRoutes.filter((route) => route.indexed);
  expect(locations).toEqual(indexed.map(({ path }) => site.url + path));
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const feed = readFileSync(join(DIST, 'feed.xml'), 'utf8');
  const posts = siteRoutes.filter(({ page }) => page === 'BlogPost').map(({ path }) => site.url + path);
  expect(all(feed, /<guid isPermaLink="true">([^<]*)</g).toSorted()).toEqual(posts.toSorted());
  const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string }[];
  };
  for (const { src } of manifest.icons) expect(existsSync(join(DIST, src)), src).toBe(true);
});

/** React has taken the page over: its nodes carry what belongs to them. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });

/** One stands for all benches that are not built yet; those that are have journeys of their own. */
const unbuilt = siteRoutes.find(({ listing }) => listing && !listing.entry);
/** A teacher's pages are one page with the texts of an entry, which its own tests read: every eighth is opened. */
const teachPages = siteRoutes.filter(({ page }) => page === 'TeachPage').filter((_, index) => index % 8 === 0);
const visited = siteRoutes.filter(
  (route) =>
    route === unbuilt ||
    teachPages.includes(route) ||
    (!route.listing && route.page !== 'NotFound' && route.page !== 'TeachPage'),
);

for (const part of [0, 1]) {
  test(`pages come to life without an error, ${part + 1} of 2`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.route(/\.(?:webp|png|svg|woff2)$/, (route) => route.fulfill({ body: '' }));
    const broken: string[] = [];
    for (const { path, page: name } of visited.filter((_, index) => index % 2 === part)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await alive(page);
      if (!name.startsWith('Admin') && new URL(page.url()).pathname !== path)
        broken.push(`${path} became ${page.url()}`);
      broken.push(...errors.splice(0).map((text) => `${path}: ${text}`));
    }
    expect(broken).toEqual([]);
  });
}

test('odd addresses come to their canonical form and keep their query', async ({ page }) => {
  for (const [asked, canonical] of [
    ['/subject/MEDICAL_Lab/', '/subject/medical-lab'],
    ['/subject/medical_lab', '/subject/medical-lab'],
    ['/subject/physics/ohm%27s-law-simulation-experiment/', "/subject/physics/ohm's-law-simulation-experiment"],
    ['/subject/physics/Ohm’s-Law-simulation-experiment', "/subject/physics/ohm's-law-simulation-experiment"],
    [
      '/subject/Environmental_Science/es3?seed=7#data',
      '/subject/environmental-science/pm2.5-air-pollution-simulation-experiment?seed=7#data',
    ],
    [
      '/subject/chemistry/calorimetry-heat-of-solution-simulation-experiment',
      '/subject/chemistry/calorimetry-(heat-of-solution)-simulation-experiment',
    ],
    ['/instruments/GCMS', '/instruments/gcms'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL((url) => url.href.slice(url.origin.length) === canonical);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/${canonical.split('/').at(-1)?.split(/[?(]/)[0]}`),
    );
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('what is not there says so, with the way back, and stays out of search engines', async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/404`);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto('/subject/chemistry/no-such-thing-simulation-experiment');
  await expect(page.getByRole('heading', { name: 'Unknown Experiment' })).toBeVisible();
  await expect(page.getByText('No details available.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a subject, a bench and a post can be read', async ({ page }) => {
    await page.goto(subjectPath('physics'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Series and Parallel Circuits/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Series and Parallel Circuits');
    await expect(page.getByRole('heading', { name: 'Theory' })).toBeVisible();
    await expect(page.locator('.reading-text math').first()).toBeVisible();
    await expect(page.getByText('Parallel', { exact: false }).first()).toBeVisible();
    await page.goto('/blog/mastering-chemistry-experiments-safely-virtually');
    await expect(page.getByText('The skill hidden in a titration')).toBeVisible();
  });
});
