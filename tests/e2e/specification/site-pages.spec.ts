/**
 * `site.md`, 1 to 3 and 9, page by page: a fact a line, and one opening of a page serves all of its facts. What needs a journey of its
 * own is held elsewhere, and the line names the test that does. What happens is in `site-behaviour.spec.ts`; the catalogue is in
 * `tests/catalogue/specification.test.ts`.
 */
import { type Page, test } from '@playwright/test';
import { instruments } from '../../../catalogue/instruments';
import { subjects } from '../../../catalogue/subjects';
import { articles } from '../../../src/content/articles/index';
import { posts } from '../../../src/content/posts/index';
import { labPath, LONG_READ, pathOf, postPath, subjectPath } from '../../../src/paths';
import { site } from '../../../src/site';
import { addressOf, visit } from '../bench-driver';
import { CONSENT, EVERY_PAGE, FOOTER, newest, SHELL } from './around';
import {
  boxed,
  coloured,
  columns,
  counts,
  expect,
  type Fact,
  has,
  headed,
  heldBy,
  hold,
  leads,
  reads,
  shows,
  styled,
  worded,
} from './facts';

// ---------------------------------------------------------------- site.md, 2: pages

const DASHBOARD: readonly Fact[] = [
  headed('A real laboratory, on the device you have.'),
  ['a belt of eight pictures, doubled', counts('.belt li .belt-picture', 16)],
  ['of laboratory equipment', styled('.belt-picture', 'background-image', /equipment\.svg/)],
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
  [
    'by name',
    reads(
      '.tile-grid .tile[data-subject]:not(.tile-instrument) h3',
      subjects.map(({ name }) => name),
    ),
  ],
  ['each with an icon', counts('.tile[data-subject]:not(.tile-instrument) .page-icon', 7)],
  ['a description', worded('.tile[data-subject]:not(.tile-instrument) > p', 7)],
  ['and a colour of its own', coloured('.button:has-text("Enter Lab")', 7)],
  ['22 instruments', leads('.button:has-text("Operate Instrument")', instruments.map(pathOf))],
  [
    'by name',
    reads(
      '.tile-instrument h3',
      instruments.map(({ title }) => title),
    ),
  ],
  ['each with an icon', counts('.tile-instrument .page-icon', 22)],
  ['a description', worded('.tile-instrument > p', 22)],
  ['and a colour of its own', coloured('.button:has-text("Operate Instrument")', 22)],
  [
    'no title leaves its card',
    async (page) =>
      expect(
        await page
          .locator('.tile h3')
          .evaluateAll((titles) =>
            titles
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          ),
      ).toEqual([]),
  ],
  ['an article showcase', counts('.showcase', 1)],
  ['which comes by itself', heldBy('e2e/specification/site-behaviour.spec.ts', 'parts come when they are asked for')],
  ['a Your Progress panel', (page) => expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible()],
  ['an author card', counts('.author-card', 1)],
  ['two pages under Explore More', counts('.explore a', 2)],
  ['an ad place of 250×250', boxed('main .ad-slot', 1, 250, 250)],
  ['side panels of 200 px on both sides', boxed('.side-panel', 2, 200)],
  ['each with an ad', counts('.side-panel .ad-slot', 2)],
  ['one slot for all', counts(`.ad-slot:not([data-slot="${site.adSlot}"])`, 0)],
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
  [
    'eight posts, newest first, by title',
    reads(
      '.post-card h2',
      newest.map(({ title }) => title),
    ),
  ],
  ['each with a date', counts('.post-card time', 8)],
  [
    'dated 2025-05-01 to 2025-05-11',
    async () => expect([posts[0]?.date, posts.at(-1)?.date]).toEqual(['2025-05-01', '2025-05-11']),
  ],
  [
    'author',
    reads(
      '.post-card .post-facts',
      newest.map(({ author }) => new RegExp(`· ${author}$`)),
    ),
  ],
  [
    'preview',
    reads(
      '.post-card-text > p:not(.post-facts)',
      newest.map(({ preview }) => preview),
    ),
  ],
  ['tags', counts('.post-card .post-tags', 8)],
  [
    'the way to each',
    leads(
      '.post-card .button',
      newest.map(({ slug }) => postPath(slug)),
    ),
  ],
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
    heldBy('e2e/admin.spec.ts', 'the blog shows published posts of the file'),
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
  [
    'all posts',
    leads(
      '#posts a',
      newest.map(({ slug }) => postPath(slug)),
    ),
  ],
  ...subjects.map(
    ({ key, id, experiments }): Fact => [
      `${key}: its page and every experiment`,
      leads(`#${key} a`, [subjectPath(id), labPath(id), ...experiments.map(pathOf)]),
    ],
  ),
  ['fifteen articles', counts('#articles a', 15)],
  ['lists scroll', styled('#chemistry .table-box', 'overflow-y', 'auto')],
  ['at a maximum height', styled('#chemistry .table-box', 'max-height', /px$/)],
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
  ['the address', reads('.contact address', [/^East Lansing\s*Michigan\s*United States$/])],
  ['with the place of a map, which waits for consent', counts('.contact .map-block', 1)],
  ['general inquiries', (page) => expect(page.getByRole('heading', { name: 'General inquiries' })).toBeVisible()],
  ['sends nothing, says Feature In Progress', heldBy('e2e/site.spec.ts', 'the contact form asks for what is missing')],
];

const FAQ: readonly Fact[] = [
  ['six questions', counts('.faq-item', 6)],
  ['ads in between', counts('.faq-item + .ad-slot:has(+ .faq-item)', 2)],
  ['of 250×250', boxed('.faq .ad-slot', 2, 250, 250)],
  ['one open at a time', heldBy('e2e/site.spec.ts', 'one question is open at a time')],
];

const EEAT = ['Experience & Expertise', 'Authoritativeness', 'Trustworthiness', 'Commitment to Quality'];

const BENCH: readonly Fact[] = [
  headed('Titration Basics'),
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

const long = async (page: Page): Promise<void> =>
  expect((await page.locator('.prose').innerText()).split(/\s+/).length).toBeGreaterThan(700);

/** Today by the visitor's calendar. */
const dated = (words: string): Fact => [
  `${words} today`,
  async (page) => {
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect(page.locator('.reading-head .eyebrow')).toContainText(words);
    await expect(page.locator('.reading-head time')).toHaveAttribute('datetime', today);
  },
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
  { path: '/contact', facts: [headed('Contact us'), ...CONTACT] },
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
          // Though nobody has scrolled to it.
          await expect(page.locator('.site-footer')).toHaveCount(1);
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
      ['a list of reasons', worded('.reasons li', 6)],
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
    facts: [dated('Effective date:'), ['children under 13', shows(/under (?:the age of )?13/)]],
    rest: true,
  },
  {
    path: '/terms',
    facts: [dated('Effective date:'), ['30 days’ notice', shows(/30 days/)]],
    rest: true,
  },
  {
    path: postPath(posts[1]?.slug ?? ''),
    facts: [
      headed(posts[1]?.title ?? ''),
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
    facts: [headed(articles[0]?.title ?? ''), ['two pages under Explore More', counts('.explore a', 2)]],
    rest: true,
  },
  {
    path: labPath('chemistry'),
    facts: [
      headed('Chemistry lab'),
      ['leads to its subject page', leads('.lab-hero a.button:not(.lab-enter)', [subjectPath('chemistry')])],
      ['side panels of 200 px', boxed('.side-panel', 2, 200)],
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
    facts: [headed('GC-MS'), ['no ads', counts('.ad-slot', 0)], ['no side panels', counts('.side-panel', 0)]],
    rest: true,
  },
  { path: '/instruments/no-such-thing', facts: [headed('404 - Page Not Found')], rest: true },
  { path: '/disclaimer', facts: [dated('Last updated:')], rest: true },
  { path: '/cookie-policy', facts: [dated('Last updated:')], rest: true },
  { path: '/careers', facts: [['words', worded('main', 1)]], rest: true },
  { path: LONG_READ, facts: [['long', long]], rest: true },
  {
    path: '/admin/login',
    facts: [
      headed('Admin Access'),
      ['one field', counts('main input', 1)],
      ['masked and required', counts('main input[type="password"]:required', 1)],
      ['Unlock', reads('main form button', ['Unlock'])],
      [
        'toasts, emptied after a failure',
        heldBy('e2e/admin.spec.ts', 'the guard, wrong passwords, the right one, and the way out'),
      ],
    ],
    rest: true,
  },
  {
    path: '/nowhere',
    facts: [
      headed('404 - Page Not Found'),
      ['why', shows(/might have been moved, deleted or never existed/)],
      ['the way back', leads('main a:has-text("Return to Dashboard")', ['/'])],
      ['no side panels', async (page) => expect(page.locator('.side-panel:visible')).toHaveCount(0)],
    ],
    rest: true,
  },
  {
    path: '/subject/chemistry/no-such-thing-simulation-experiment',
    facts: [headed('Unknown Experiment'), ['its objective', shows('No details available.')]],
    rest: true,
  },
];

test.use({ viewport: { width: 1366, height: 768 } });

for (const { path, facts, rest } of PAGES) {
  test(`${path} is as the specification says`, rest ? { tag: '@rest' } : {}, async ({ page }) => {
    await visit(page, path);
    await hold(page, [...EVERY_PAGE, ...facts, CONSENT]);
  });
}
