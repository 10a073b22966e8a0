/** The files beside the pages: map of the site, robots, feed, manifest, headers of hosts. All pure: text from data. */
import type { SiteRoute } from '../src/site-routes';
import { ADMIN_FRAMES, workerPolicy } from './content-security-policy.ts';
import { escaped } from '../src/content/escape.ts';

export interface SiteFacts {
  readonly name: string;
  readonly description: string;
  /** Origin and base path, without a slash at the end. */
  readonly url: string;
  /** Base path: `/`, or `/lab/`. */
  readonly base: string;
}

export interface FeedPost {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly preview: string;
  readonly tags: readonly string[];
}

const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function sitemapXml(url: string, routes: readonly SiteRoute[]): string {
  const rows = routes
    .filter(({ indexed }) => indexed)
    .map(({ path, changed }) => {
      const changedTag = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${escaped(url + path)}</loc>${changedTag}</url>\n`;
    });
  return `${XML_START}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

export const robotsTxt = (url: string): string => `User-agent: *\nDisallow:\n\nSitemap: ${url}/sitemap.xml\n`;

/** RFC 822, as RSS asks for: `Thu, 01 May 2025 00:00:00 GMT`. */
const feedDate = (date: string): string => new Date(`${date}T00:00:00Z`).toUTCString();

export function feedXml({ name, description, url }: SiteFacts, posts: readonly FeedPost[]): string {
  const items = [...posts]
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ slug, title, author, date, preview, tags }) => {
      const address = escaped(`${url}/blog/${slug}`);
      return [
        '    <item>',
        `      <title>${escaped(title)}</title>`,
        `      <link>${address}</link>`,
        `      <guid isPermaLink="true">${address}</guid>`,
        `      <pubDate>${feedDate(date)}</pubDate>`,
        `      <dc:creator>${escaped(author)}</dc:creator>`,
        ...tags.map((tag) => `      <category>${escaped(tag)}</category>`),
        `      <description>${escaped(preview)}</description>`,
        '    </item>\n',
      ].join('\n');
    });
  return [
    `${XML_START}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '  <channel>',
    `    <title>${escaped(name)}</title>`,
    `    <link>${escaped(url)}/blog</link>`,
    `    <description>${escaped(description)}</description>`,
    '    <language>en</language>',
    `    <atom:link href="${escaped(url)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    `${items.join('')}  </channel>`,
    '</rss>\n',
  ].join('\n');
}

export const manifestJson = ({ name, description, base }: SiteFacts): string =>
  `${JSON.stringify(
    {
      id: base,
      name,
      short_name: 'Science Lab',
      description,
      lang: 'en',
      start_url: base,
      scope: base,
      display: 'standalone',
      background_color: '#f5f7fb',
      theme_color: '#0f766e',
      categories: ['education', 'science'],
      icons: [
        { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
        { src: `${base}icons/192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${base}icons/512.png`, sizes: '512x512', type: 'image/png' },
        { src: `${base}icons/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;

interface HostRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const POLICY = 'Content-Security-Policy';

/** What a host sends beside the files. They let pages be asked for anew each time by themselves. `policy`: of every page. */
const hostRules = (base: string, policy: string): readonly HostRule[] => [
  {
    path: '/*',
    headers: {
      [POLICY]: policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    },
  },
  ...['admin', 'admin/*'].map((path) => ({ path: base + path, headers: { [POLICY]: ADMIN_FRAMES } })),
  {
    path: `${base}assets/*`,
    headers: { [POLICY]: workerPolicy, 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  { path: `${base}sw.js`, headers: { [POLICY]: workerPolicy } },
  { path: `${base}fonts/*`, headers: { 'Cache-Control': 'public, max-age=2592000' } },
  ...['pictures/*', 'icons/*'].map((path) => ({
    path: base + path,
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })),
];

/** The file from which some hosts (Netlify, Cloudflare Pages) take their headers; those of all rules that match are sent. */
export const headersFile = (base: string, policy: string): string =>
  hostRules(base, policy)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The headers that such a host sends with a path, by name; policies of several rules are all of them in force. */
export function headersFor(file: string, path: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let matches = false;
  for (const line of file.split('\n')) {
    if (!line.startsWith(' ')) {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
      continue;
    }
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    if (matches) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}
