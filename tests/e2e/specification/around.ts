/** `site.md`, 1 and 2: what stands around every page, header and menus, and the footer. */
import { postPath } from '../../../src/paths';
import { posts } from '../../../src/content/posts/index';
import { site } from '../../../src/site';
import { counts, expect, type Fact, has, heldBy, leads, reads, styled } from './facts';

export const MENU = {
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

/** As the blog, the footer and the map of the site have them. */
export const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date));

export const EVERY_PAGE: readonly Fact[] = [
  ['a title of its own', (page) => expect(page).toHaveTitle(/^(?!undefined).+/)],
  ['one description', counts('head meta[name="description"]', 1)],
  ['one canonical link', counts('head link[rel="canonical"]', 1)],
  ['a header that stays', styled('header.site-header', 'position', 'sticky')],
  ['the footer', counts('footer.site-footer', 1)],
  ['the helpline stays', styled('.helpline', 'position', 'fixed')],
  [
    'at the bottom right',
    async (page) => {
      const { right, below } = await page.locator('.helpline').evaluate((link) => {
        const box = link.getBoundingClientRect();
        return { right: innerWidth - box.right, below: innerHeight - box.bottom };
      });
      expect(right).toBeLessThanOrEqual(24);
      // The choice of cookies stands below it until it is made.
      expect(below).toBeLessThanOrEqual(120);
    },
  ],
  ['and opens a messaging app', has('.helpline', 'href', site.helpline)],
  ['the toast area', (page) => expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()],
];

/** Told last, since it scrolls: a bench comes first, and consent is asked for below it. */
export const CONSENT: Fact = [
  'the consent element',
  async (page) => {
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Your choice of cookies' })).toBeVisible();
  },
];

export const SHELL: readonly Fact[] = [
  ['a search for instruments', has('.site-header .search input', 'placeholder', 'Search for an instrument...')],
  ['empty at first', (page) => expect(page.locator('.site-header .search input')).toHaveValue('')],
  ['with its list closed', (page) => expect(page.locator('.site-header .search-list')).toBeHidden()],
  ['four links in their order', reads('.site-header > nav a', HEADER)],
  [
    'which lead where they say',
    leads(
      '.site-header > nav a',
      HEADER.map((name) => MENU[name]),
    ),
  ],
  ['the current one is marked', reads('.site-header > nav a[aria-current="page"]', ['Dashboard'])],
  [
    'and stands out',
    async (page) => {
      const weights = await page
        .locator('.site-header > nav a')
        .evaluateAll((links) => links.map((link) => Number(getComputedStyle(link).fontWeight)));
      expect(weights[0]).toBeGreaterThan(Math.max(...weights.slice(1)));
    },
  ],
  ['Admin leads to the login', leads('.site-header > .admin-link', ['/admin/login'])],
  [
    'and to the area of whoever is logged in',
    heldBy('e2e/admin.spec.ts', 'the guard, wrong passwords, the right one, and the way out'),
  ],
  ['the menu has eleven pages, from the left', heldBy('e2e/shell.spec.ts', 'the menu of a phone has the eleven pages')],
  ['each by its address', heldBy('shell/shell.test.ts', 'are the four and the eleven of the specification')],
  [
    'matches anywhere in a name, in any case',
    heldBy('e2e/shell.spec.ts', 'an instrument is found and opened by the keyboard alone'),
  ],
  [
    'the list opens, closes and clears',
    heldBy('e2e/shell.spec.ts', 'the list of the search opens and closes by the pointer'),
  ],
  ['its 22 entries', heldBy('shell/search.test.ts', 'knows the 22, each by its own path')],
  ['themes, kept', heldBy('e2e/shell.spec.ts', 'the chosen theme stays')],
  ['a file that cannot be fetched', heldBy('shell/preload.test.ts', 'fires an event with the error')],
  ['an error in rendering', heldBy('e2e/shell.spec.ts', 'an error of a page is shown in its place')],
  ['one toast, F8, a swipe of 50 px', heldBy('e2e/shell.spec.ts', 'a toast is announced, takes the focus by F8')],
  ['a new toast replaces the old one', heldBy('shell/shell.test.ts', 'replace one another; only the newest')],
  [
    'eleven pages to explore, without home and the current one',
    heldBy('pages/explore-pages.test.ts', 'picks two different pages'),
  ],
];

export const FOOTER: readonly Fact[] = [
  ['an intro', counts('.site-footer #footer-intro + p', 1)],
  ['phrases that lead to the fifteen articles', counts('.footer-articles a[href*="/articles/"]', 15)],
  [
    'the four most recent posts',
    leads(
      '.footer-recent a',
      newest.slice(0, 4).map(({ slug }) => postPath(slug)),
    ),
  ],
  [
    'titles of at most 35 characters',
    async (page) => {
      for (const text of await page.locator('.footer-recent a').allTextContents())
        expect(text.length).toBeLessThanOrEqual(35);
    },
  ],
  ['else cut to 32 and an ellipsis', heldBy('shell/footer.test.ts', 'stand whole up to 35 characters')],
  ['twenty partners', counts('.partners ul:not([aria-hidden]) a', 20)],
  ['in new tabs', counts('.partners a:not([target="_blank"])', 0)],
  ['the address', reads('.site-footer address', ['East Lansing, Michigan, United States'])],
  ['the map waits for consent', heldBy('e2e/shell.spec.ts', 'the map waits for consent')],
  ['a news site', has('.site-footer a:text("Science news")', 'href', /^https:/)],
];
