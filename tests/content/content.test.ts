import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import { pathOf } from '../../src/paths';
import { articles } from '../../src/content/articles/index';
import { legal } from '../../src/content/legal/index';
import { createPageMarkdown } from '../../src/content/markdown';
import { posts } from '../../src/content/posts/index';
import { site } from '../../src/site';
import { siteRoutes } from '../../src/site-routes';

const ROOT = join(import.meta.dirname, '../..');
const folder = (name: string): string => join(ROOT, 'src/content', name);
const textsIn = (name: string): readonly string[] =>
  readdirSync(folder(name))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));

const POSTS = [
  'revolutionizing-science-education-virtual-labs',
  'benefits-interactive-learning-stem',
  'mastering-chemistry-experiments-safely-virtually',
  'ai-powered-virtual-labs-future-education',
  'virtual-lab-accessibility-inclusive-science-education',
  'gamification-science-learning-making-education-fun',
  'virtual-reality-immersive-science-experiments',
  'personalized-learning-paths-virtual-labs',
];
const ARTICLES = [
  'morepen-laboratories-ltd-digital-lab-contributions',
  'online-college-business-degree',
  'online-masters-degree-in-business-administration',
  'online-degree-criminal-justice',
  'fastest-criminal-justice-degree-online',
  'online-business-degree-florida',
  'online-masters-degree-programs-in-healthcare-administration',
  'online-psychology-bachelors-degree',
  'online-mba-program',
  'online-science-lab-degree-programs',
  'virtual-accredited-science-degree',
  'online-educational-psychology-degree',
  'public-administration-masters-degree-online',
  'online-university-college',
  'online-colleges',
];
const LEGAL = ['privacy', 'terms', 'disclaimer', 'cookie-policy'];

const texts = [
  ...POSTS.map((slug) => ['posts', slug] as const),
  ...ARTICLES.map((slug) => ['articles', slug] as const),
  ...LEGAL.map((slug) => ['legal', slug] as const),
].map(([kind, slug]) => {
  const markdown = readFileSync(join(folder(kind), `${slug}.md`), 'utf8');
  return { kind, slug, markdown, name: `${kind}/${slug}` };
});

/** What a reader reads: without addresses and marks. */
const wordsOf = (markdown: string): readonly string[] =>
  markdown
    .replaceAll(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'.%°]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Addresses as the page gets them. */
const linksOf = (markdown: string): readonly string[] =>
  [...createPageMarkdown('/')(markdown).matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');

describe('listings', () => {
  it('hold every text of the specification once', () => {
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual(POSTS.toSorted());
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual(ARTICLES.toSorted());
    expect(Object.keys(legal).toSorted()).toEqual(LEGAL.toSorted());
    expect(textsIn('posts').toSorted()).toEqual(POSTS.toSorted());
    expect(textsIn('articles').toSorted()).toEqual(ARTICLES.toSorted());
    expect(textsIn('legal').toSorted()).toEqual(LEGAL.toSorted());
    expect(new Set(posts.map(({ id }) => id)).size).toBe(POSTS.length);
  });

  it('load the text of their own slug', async () => {
    const rows = [
      ...posts.map(({ slug, load }) => ({ file: `posts/${slug}`, load })),
      ...articles.map(({ slug, load }) => ({ file: `articles/${slug}`, load })),
      ...Object.values(legal).map(({ name, load }) => ({ file: `legal/${name}`, load })),
    ];
    for (const { file, load } of rows) {
      const html = (await load()).default;
      const heading = /^##? (?:\d+\. )?([\w ]+)/m.exec(readFileSync(join(folder('.'), `${file}.md`), 'utf8'))?.[1];
      expect(heading, file).toBeDefined();
      expect(html, file).toContain(`${heading}`);
      expect(html, file).toContain('<h2>');
      expect(html, file).not.toContain('<h1>');
    }
  });

  it.each(posts)('post $slug says what a card shows', ({ date, title, preview, author, tags, image }) => {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(date >= '2025-05-01' && date <= '2025-05-11').toBe(true);
    expect(author).toBe(site.author);
    expect(title.length).toBeGreaterThan(20);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(preview.length).toBeGreaterThan(80);
    expect(preview.length).toBeLessThanOrEqual(180);
    expect(tags.length).toBeGreaterThan(0);
    const shown = siteRoutes.find(({ listing }) => listing?.entry && `${listing.id}.webp` === image);
    expect(shown, image).toBeDefined();
    expect(existsSync(join(ROOT, 'public/pictures', image)), image).toBe(true);
  });

  it('dates the posts from the first to the last day of the specification', () => {
    const dates = posts.map(({ date }) => date).toSorted();
    expect(dates[0]).toBe('2025-05-01');
    expect(dates.at(-1)).toBe('2025-05-11');
    expect(new Set(dates).size).toBe(dates.length);
  });

  it.each([...articles, ...Object.values(legal)])('$title has a description for search engines', (row) => {
    expect(row.title.length).toBeLessThanOrEqual(90);
    expect(row.description.length).toBeGreaterThan(70);
    expect(row.description.length).toBeLessThanOrEqual(160);
  });

  it('tells no two texts by the same title, preview or description', () => {
    const rows = [...articles, ...Object.values(legal)];
    const said = [
      ...posts.flatMap(({ title, preview }) => [title, preview]),
      ...rows.flatMap(({ title, description }) => [title, description]),
    ];
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('texts', () => {
  it.each(texts)('$name is as long as it should be', ({ kind, markdown }) => {
    const count = wordsOf(markdown).length;
    const [least, most] = kind === 'posts' ? [700, 1000] : kind === 'articles' ? [900, 1250] : [700, 1600];
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it.each(texts)('$name leads only to what is there', ({ markdown }) => {
    for (const address of linksOf(markdown)) {
      if (!address.startsWith('/')) {
        expect(address).toMatch(/^https:\/\/[a-z.-]+(?:\/|$)/);
        continue;
      }
      const route = siteRoutes.find(({ path }) => path === address);
      expect(route, address).toBeDefined();
      if (route?.listing) expect(route.listing.entry, `${address} is not built`).toBeDefined();
    }
  });

  it.each(texts.filter(({ kind }) => kind !== 'legal'))(
    '$name leads on to two experiments or pages',
    ({ markdown }) => {
      const inside = new Set(linksOf(markdown).filter((address) => address.startsWith('/')));
      expect(inside.size).toBeGreaterThanOrEqual(2);
      const experiments = [...inside].filter((address) => /^\/(?:subject|instruments|lab)\//.test(address));
      expect(experiments.length).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(texts)('$name is plain markdown: no raw HTML, no first-level heading, levels without a gap', (text) => {
    const { markdown } = text;
    expect(markdown).not.toMatch(/<\/?[a-z!]/i);
    expect(markdown).not.toMatch(/^# /m);
    let depth = 2;
    for (const [, marks] of markdown.matchAll(/^(#+) /gm)) {
      const next = marks?.length ?? 0;
      expect(next, marks).toBeLessThanOrEqual(depth + 1);
      depth = next;
    }
    expect(markdown).not.toMatch(/!(?:\s|$)/m);
    // A link whose address is not safe loses it.
    expect(linksOf(markdown).length).toBe(markdown.match(/\]\(/g)?.length ?? 0);
    expect(markdown.endsWith('\n')).toBe(true);
    // Asterisks left over by broken emphasis.
    expect(markdown.match(/\*\*/g)?.length ?? 0).toSatisfy((count: number) => count % 2 === 0);
  });

  it('repeats no passage of another text', () => {
    const LONG = 12;
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { name, markdown } of texts) {
      const words = wordsOf(markdown);
      const own = new Set<string>();
      for (let at = 0; at + LONG <= words.length; at += 1) own.add(words.slice(at, at + LONG).join(' '));
      for (const shingle of own) {
        const other = seen.get(shingle);
        if (other === undefined) seen.set(shingle, name);
        else shared.push(`${other} and ${name}: ${shingle}`);
      }
    }
    expect(shared).toEqual([]);
  });

  it('names every entry that the site leaves in a browser', () => {
    const policy = readFileSync(join(folder('legal'), 'cookie-policy.md'), 'utf8');
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const names = sources.flatMap((file) => {
      const code = readFileSync(join(ROOT, 'src', file), 'utf8');
      if (!/localStorage|sessionStorage|from 'idb-keyval'/.test(code)) return [];
      return [...code.matchAll(/\b\w*(?:KEY|GUARD|Key|key) = ['`]([a-z][a-z-]*:?)/g)].map(([, name]) => name ?? '');
    });
    expect(names).toContain('theme');
    expect(names).toContain('notebook:');
    for (const name of names) expect(policy, name).toContain(`\`${name}\``);
  });
});

describe('benches that a post leads to', () => {
  it('are two of those that it speaks of', () => {
    for (const { slug, benches } of posts) {
      const text = readFileSync(join(folder('posts'), `${slug}.md`), 'utf8');
      const paths = listings
        .filter(({ id }) => benches.includes(id))
        .map((listing) => decodeURIComponent(pathOf(listing)));
      expect(paths).toHaveLength(2);
      for (const path of paths) expect(text, slug).toContain(`](${path})`);
    }
  });
});
