/**
 * The specification's facts, one line each, page by page: one opening of a page serves all of its facts. What needs a journey of its
 * own is held elsewhere, and the line names the test that does. The catalogue's inputs are in `tests/catalogue/specification.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as eventually, type Locator, type Page, test } from '@playwright/test';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { articles } from '../../src/content/articles/index';
import { posts } from '../../src/content/posts/index';
import { labPath, LONG_READ, pathOf, postPath, subjectPath } from '../../src/paths';
import { site } from '../../src/site';
import { addressOf, visit } from './bench-driver';

const expect = eventually.configure({ timeout: 5000 });

type Holds = (page: Page) => Promise<unknown>;
type Fact = readonly [says: string, holds: Holds];

// ---------------------------------------------------------------- how a fact is told

const one = (page: Page, selector: string): Locator => page.locator(selector).first();

const shows =
  (text: string | RegExp): Holds =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();
const headed =
  (title: string): Holds =>
  (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
const counts =
  (selector: string, number: number): Holds =>
  (page) =>
    expect(page.locator(selector)).toHaveCount(number);
const reads =
  (selector: string, texts: readonly (string | RegExp)[]): Holds =>
  (page) =>
    expect(page.locator(selector)).toHaveText([...texts]);
const has =
  (selector: string, attribute: string, value: string | RegExp): Holds =>
  (page) =>
    expect(one(page, selector)).toHaveAttribute(attribute, value);
const styled =
  (selector: string, property: string, value: string | RegExp): Holds =>
  (page) =>
    expect(one(page, selector)).toHaveCSS(property, value);
/** Addresses of links, in their order, below the base path. */
const leads =
  (selector: string, paths: readonly string[]): Holds =>
  async (page) =>
    eventually(
      await page
        .locator(selector)
        .evaluateAll((links) =>
          links.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname)),
        ),
    ).toEqual(paths.map(decodeURIComponent));
/** Columns of a grid at widths of the window. */
const columns =
  (selector: string, at: Readonly<Record<number, number>>): Holds =>
  async (page) => {
    const found: Record<number, number> = {};
    for (const width of Object.keys(at).map(Number)) {
      await page.setViewportSize({ width, height: 768 });
      found[width] = await one(page, selector).evaluate(
        (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
      );
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    eventually(found).toEqual(at);
  };
const boxed =
  (selector: string, width: number, height?: number): Holds =>
  async (page) => {
    for (const element of await page.locator(selector).all()) {
      const box = await element.boundingBox();
      eventually(box?.width).toBe(width);
      if (height !== undefined) eventually(box?.height).toBe(height);
    }
  };
/** A journey of another file: the test of this name is there. */
const heldBy =
  (file: string, name: string): Holds =>
  async () =>
    eventually(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(name);

/** Tries every fact, so that one that fails does not hide another. */
async function hold(page: Page, facts: readonly Fact[]): Promise<void> {
  const broken: string[] = [];
  for (const [says, holds] of facts)
    await test
      .step(says, () => holds(page))
      .catch((error: unknown) =>
        broken.push(
          `${says}: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error)}`,
        ),
      );
  eventually(broken).toEqual([]);
}

const MENU = {
  Dashboard: '/',
  About: '/about',
  Blog: '/blog',
  Contact: '/contact',
  Author: '/author',
  Sitemap: '/sitemap',
  Disclaimer: '/disclaimer',
  Privacy: '/privacy',
  Terms: '/terms',
  'Cookie Policy': '/cookie-policy',
  'E-E-A-T': '/eeat',
} as const;
const HEADER = ['Dashboard', 'About', 'Blog', 'Contact'] as const;

// ---------------------------------------------------------------- site.md, 1 and 2: what stands on every page

const EVERY_PAGE: readonly Fact[] = [
  ['a title of its own', (page) => expect(page).toHaveTitle(/^(?!undefined).+/)],
  ['one description', counts('head meta[name="description"]', 1)],
  ['one canonical link', counts('head link[rel="canonical"]', 1)],
  ['a header that stays', styled('header.site-header', 'position', 'sticky')],
  ['the footer', counts('footer.site-footer', 1)],
  ['the helpline, fixed at the bottom right', styled('.helpline', 'position', 'fixed')],
  ['the toast area', (page) => expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()],
];

const SHELL: readonly Fact[] = [
  ['a search for instruments', has('.site-header .search input', 'placeholder', 'Search for an instrument...')],
  ['four links in their order', reads('.site-header > nav a', HEADER)],
  [
    'which lead where they say',
    leads(
      '.site-header > nav a',
      HEADER.map((name) => MENU[name]),
    ),
  ],
  ['the current one stands out', reads('.site-header > nav a[aria-current="page"]', ['Dashboard'])],
  ['Admin leads to the login', leads('.site-header > .admin-link', ['/admin/login'])],
  ['the menu has eleven pages', heldBy('shell.spec.ts', 'the menu of a phone has the eleven pages')],
  [
    'matches anywhere in a name, in any case',
    heldBy('shell.spec.ts', 'an instrument is found and opened by the keyboard alone'),
  ],
  [
    'the list opens, closes and clears',
    heldBy('shell.spec.ts', 'the list of the search opens and closes by the pointer'),
  ],
  ['its 22 entries', heldBy('../shell/search.test.ts', 'knows the 22, each by its own path')],
  ['themes, kept', heldBy('shell.spec.ts', 'the chosen theme stays')],
  ['a file that cannot be fetched', heldBy('../shell/preload.test.ts', 'fires an event with the error')],
  ['an error in rendering', heldBy('shell.spec.ts', 'an error of a page is shown in its place')],
  ['one toast, F8, a swipe of 50 px', heldBy('shell.spec.ts', 'a toast is announced, takes the focus by F8')],
  ['the consent element', (page) => expect(page.getByRole('region', { name: 'Your choice of cookies' })).toBeVisible()],
];

const FOOTER: readonly Fact[] = [
  ['an intro', counts('.site-footer #footer-intro + p', 1)],
  [
    'phrases that lead to articles',
    (page) => expect(page.locator('.footer-articles a').first()).toHaveAttribute('href', /\/articles\//),
  ],
  [
    'the four most recent posts',
    leads(
      '.footer-recent a',
      posts
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .slice(0, 4)
        .map(({ slug }) => postPath(slug)),
    ),
  ],
  [
    'titles of at most 35 characters',
    async (page) => {
      for (const text of await page.locator('.footer-recent a').allTextContents())
        eventually(text.length).toBeLessThanOrEqual(35);
    },
  ],
  ['twenty partners', counts('.partners ul:not([aria-hidden]) a', 20)],
  ['in new tabs', async (page) => expect(page.locator('.partners a:not([target="_blank"])')).toHaveCount(0)],
  ['the address', reads('.site-footer address', ['East Lansing, Michigan, United States'])],
  ['the map waits for consent', heldBy('shell.spec.ts', 'the map waits for consent')],
  ['a news site', has('.site-footer a:text("Science news")', 'href', /^https:/)],
];

// ---------------------------------------------------------------- site.md, 2: pages

const DASHBOARD: readonly Fact[] = [
  ['a belt of eight pictures, doubled', counts('.belt li', 16)],
  ['40 s a loop, linear', styled('.belt-track', 'animation-duration', '40s')],
  ['evenly', styled('.belt-track', 'animation-timing-function', 'linear')],
  ['seven labs', counts('.button:has-text("Enter Lab")', 7)],
  [
    'to /lab/{subject id}',
    leads(
      '.button:has-text("Enter Lab")',
      subjects.map(({ id }) => labPath(id)),
    ),
  ],
  ['22 instruments', leads('.button:has-text("Operate Instrument")', instruments.map(pathOf))],
  ['each with an icon', counts('.tile-instrument .page-icon', 22)],
  ['an article showcase', counts('.showcase', 1)],
  ['a Your Progress panel', (page) => expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible()],
  ['an author card', counts('.author-card', 1)],
  ['two pages under Explore More', counts('.explore a', 2)],
  ['an ad place of 250×250', boxed('main .ad-slot', 250, 250)],
  ['side panels of 200 px', boxed('.side-panel', 200)],
  ['one slot for all', has('.ad-slot', 'data-slot', site.adSlot)],
  ['1, 2, 3, 4 columns', columns('.tile-grid', { 640: 1, 800: 2, 1100: 3, 1366: 4 })],
  [
    'no side panels below the extra-large breakpoint',
    async (page) => {
      await page.setViewportSize({ width: 1279, height: 768 });
      await expect(page.locator('.side-panel').first()).toBeHidden();
      await page.setViewportSize({ width: 1366, height: 768 });
    },
  ],
];

const BLOG: readonly Fact[] = [
  ['eight posts', counts('.post-card', 8)],
  ['newest first', (page) => expect(page.locator('.post-card h2').first()).toHaveText(posts.at(-1)?.title ?? '')],
  ['each with a date', counts('.post-card time', 8)],
  [
    'dated 2025-05-01 to 2025-05-11',
    async () => eventually([posts[0]?.date, posts.at(-1)?.date]).toEqual(['2025-05-01', '2025-05-11']),
  ],
  ['tags', counts('.post-card .post-tags', 8)],
  [
    'Read Full Article',
    reads(
      '.post-card .button',
      Array.from({ length: 8 }, () => 'Read Full Article'),
    ),
  ],
  ['1, 2, 3, 4 columns', columns('.post-list', { 640: 1, 800: 2, 1100: 3, 1366: 4 })],
  [
    'published posts join, drafts do not, failures are silent',
    heldBy('admin.spec.ts', 'the blog shows published posts of the file'),
  ],
];

const CORE = [
  'Dashboard',
  'About Us',
  'Author Profile',
  'Blog',
  'Contact Us',
  'Privacy Policy',
  'Terms of Service',
  'Disclaimer',
  'E-E-A-T',
];

const SITEMAP: readonly Fact[] = [
  ['core pages', reads('#core a', CORE)],
  ['all posts', counts('#posts a', posts.length)],
  ...subjects.map(
    ({ key, id, experiments }): Fact => [
      `${key}: its page and every experiment`,
      leads(`#${key} a`, [subjectPath(id), labPath(id), ...experiments.map(pathOf)]),
    ],
  ),
  ['fifteen articles', counts('#articles a', 15)],
  ['lists scroll at a height', styled('#chemistry .table-box', 'overflow-y', 'auto')],
];

const CONTACT: readonly Fact[] = [
  ['four fields, all required', counts('.contact-form :required', 4)],
  ['an e-mail field', counts('.contact-form input[type="email"]:required', 1)],
  [
    'full name, email, subject, message',
    async (page) => {
      for (const name of ['Full name', 'Email', 'Subject', 'Message'])
        await expect(page.getByRole('textbox', { name })).toBeVisible();
    },
  ],
  ['the address', shows('East Lansing')],
  ['general inquiries', (page) => expect(page.getByRole('heading', { name: 'General inquiries' })).toBeVisible()],
  ['sends nothing, says Feature In Progress', heldBy('site.spec.ts', 'the contact form asks for what is missing')],
];

const FAQ: readonly Fact[] = [
  ['six questions', counts('.faq-item', 6)],
  ['ads in between', (page) => expect(page.locator('.faq .ad-slot').first()).toBeVisible()],
  ['of 250×250', boxed('.faq .ad-slot', 250, 250)],
  ['one open at a time', heldBy('site.spec.ts', 'one question is open at a time')],
];

const EEAT = ['Experience & Expertise', 'Authoritativeness', 'Trustworthiness', 'Commitment to Quality'];

const BENCH: readonly Fact[] = [
  ['the title', headed('Titration Basics')],
  ['base_conc from 0.01', has('.ui-range[aria-label="Base concentration"]', 'min', '0.01')],
  ['to 1', has('.ui-range[aria-label="Base concentration"]', 'max', '1')],
  ['by 0.01', has('.ui-range[aria-label="Base concentration"]', 'step', '0.01')],
  ['0.1 at first', has('.ui-range[aria-label="Base concentration"]', 'value', '0.1')],
  [
    'three indicators',
    reads('select[aria-label="Indicator"] option', ['Phenolphthalein', 'Methyl Orange', 'Bromothymol Blue']),
  ],
  ['the procedure', (page) => expect(page.getByRole('complementary', { name: 'Procedure' })).toBeVisible()],
  ['no ads', counts('.ad-slot', 0)],
  [
    'the next of its subject below',
    (page) => expect(page.getByRole('navigation', { name: 'Next in Chemistry' })).toBeVisible(),
  ],
];

interface PageFacts {
  readonly path: string;
  readonly facts: readonly Fact[];
  /** Beside what gates a change. */
  readonly rest?: true;
}

const PAGES: readonly PageFacts[] = [
  { path: '/', facts: [...SHELL, ...FOOTER, ...DASHBOARD] },
  { path: '/blog', facts: BLOG },
  { path: '/sitemap', facts: SITEMAP },
  { path: '/contact', facts: [headedFact('Contact us'), ...CONTACT] },
  { path: '/faq', facts: FAQ },
  { path: '/eeat', facts: [['four cards', reads('.reading-card h2', EEAT)]] },
  { path: addressOf('chem1'), facts: BENCH },
  {
    path: '/find',
    facts: [
      ['all 95', counts('.find-row', 95)],
      [
        'the address keeps the filter',
        async (page) => {
          await page.getByRole('combobox', { name: 'Quantity measured' }).selectOption({ label: 'pH' });
          await page.getByRole('searchbox').fill('ocean');
          await expect(page).toHaveURL(/\?q=ocean&quantity=ph$/);
          await expect(page.locator('.find-row h2')).toHaveText(['Ocean Acidification']);
          await page.reload();
          await expect(page.locator('.find-row h2')).toHaveText(['Ocean Acidification']);
          await page.getByRole('button', { name: 'Show all' }).click();
          await expect(page).toHaveURL(/\/find$/);
          await expect(page.locator('.find-row')).toHaveCount(95);
        },
      ],
    ],
  },
  {
    path: '/teachers',
    facts: [
      ['a picture for each part', counts('.teachers-part img', 9)],
      ['22 lessons, each a link', counts('.teachers-lessons a', 22)],
    ],
  },
  {
    path: '/about',
    facts: [
      [
        'mission, vision, why',
        async (page) => {
          for (const name of ['Our mission', 'Our vision', /^Why choose/])
            await expect(page.getByRole('heading', { name })).toBeVisible();
        },
      ],
      ['Meet the Developer leads to the author', leads('a:has-text("Meet the Developer")', ['/author'])],
    ],
    rest: true,
  },
  {
    path: '/author',
    facts: [
      [
        'education, role, expertise, vision',
        async (page) => {
          for (const name of [/education/i, /role/i, /expertise/i, /vision/i])
            await expect(page.getByRole('heading', { name }).first()).toBeVisible();
        },
      ],
    ],
    rest: true,
  },
  {
    path: '/privacy',
    facts: [
      ['effective today', shows('Effective date:')],
      ['children under 13', shows(/under (?:the age of )?13/)],
    ],
    rest: true,
  },
  {
    path: '/terms',
    facts: [
      ['effective today', shows('Effective date:')],
      ['30 days’ notice', shows(/30 days/)],
    ],
    rest: true,
  },
  {
    path: postPath(posts[1]?.slug ?? ''),
    facts: [
      headedFact(posts[1]?.title ?? ''),
      ['its date', has('.post-facts time', 'datetime', posts[1]?.date ?? '')],
      ['its author', shows(posts[1]?.author ?? '')],
      ['its tags', reads('.post-tags li', posts[1]?.tags ?? [])],
      ['its picture', counts('.post-picture', 1)],
      ['bold words', (page) => expect(page.locator('.prose strong').first()).toBeVisible()],
      ['the way to the posts beside it', counts('.post-beside a', 2)],
      ['two benches it speaks of', counts('.post-benches li', 2)],
    ],
    rest: true,
  },
  {
    path: `/articles/${articles[0]?.slug}`,
    facts: [headedFact(articles[0]?.title ?? ''), ['two pages under Explore More', counts('.explore a', 2)]],
    rest: true,
  },
  {
    path: labPath('chemistry'),
    facts: [
      headedFact('Chemistry lab'),
      ['leads to its subject page', leads('.lab-hero a.button:not(.lab-enter)', [subjectPath('chemistry')])],
      ['side panels of 200 px', boxed('.side-panel', 200)],
    ],
    rest: true,
  },
  {
    path: subjectPath('chemistry'),
    facts: [
      [
        'every experiment, in order',
        leads('.experiment-list h2 a', subjects.find(({ id }) => id === 'chemistry')?.experiments.map(pathOf) ?? []),
      ],
    ],
    rest: true,
  },
  {
    path: '/instruments/gcms',
    facts: [headedFact('GC-MS'), ['no ads', counts('.ad-slot', 0)], ['no side panels', counts('.side-panel', 0)]],
    rest: true,
  },
  { path: '/instruments/no-such-thing', facts: [headedFact('404 - Page Not Found')], rest: true },
  { path: '/disclaimer', facts: [['last updated today', shows('Last updated:')]], rest: true },
  { path: '/cookie-policy', facts: [['last updated today', shows('Last updated:')]], rest: true },
  { path: '/careers', facts: [], rest: true },
  { path: LONG_READ, facts: [], rest: true },
  {
    path: '/admin/login',
    facts: [
      headedFact('Admin Access'),
      [
        'one masked field, Unlock, toasts, emptied after a failure',
        heldBy('admin.spec.ts', 'the guard, wrong passwords, the right one, and the way out'),
      ],
    ],
    rest: true,
  },
  {
    path: '/nowhere',
    facts: [
      headedFact('404 - Page Not Found'),
      ['why', shows(/might have been moved, deleted or never existed/)],
      ['the way back', leads('main a:has-text("Return to Dashboard")', ['/'])],
      ['no side panels', async (page) => expect(page.locator('.side-panel:visible')).toHaveCount(0)],
    ],
    rest: true,
  },
  {
    path: '/subject/chemistry/no-such-thing-simulation-experiment',
    facts: [headedFact('Unknown Experiment'), ['its objective', shows('No details available.')]],
    rest: true,
  },
];

function headedFact(title: string): Fact {
  return [`headed ${title}`, headed(title)];
}

test.use({ viewport: { width: 1366, height: 768 } });

for (const { path, facts, rest } of PAGES) {
  test(`${path} is as the specification says`, rest ? { tag: '@rest' } : {}, async ({ page }) => {
    await visit(page, path);
    await hold(page, [...EVERY_PAGE, ...facts]);
  });
}

// ---------------------------------------------------------------- site.md, 2 to 8: routes, and what happens

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
  eventually(articles).toHaveLength(15);
  const missing: string[] = [];
  for (const path of paths) if ((await request.get(path)).status() !== 200) missing.push(path);
  eventually(missing).toEqual([]);
  eventually((await request.get('/nowhere/at/all')).status()).toBe(404);
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
  eventually(await page.evaluate(() => scrollY)).toBe(0);
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
