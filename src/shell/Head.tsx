import { site } from '../site';

interface HeadProps {
  /** Without the site's name, which is appended. */
  readonly title: string;
  /** At most about 160 characters: what a search result shows. */
  readonly description: string;
  /** The one address of the page below the base path: `/blog/some-slug`. */
  readonly path: string;
  /** Below the base path, 1200 × 630: `/pictures/chem1.webp`. */
  readonly image?: string;
  /** `article` for posts and articles. */
  readonly type?: 'website' | 'article';
  /** A schema.org object, or several. */
  readonly jsonLd?: object | readonly object[];
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
}

const DEFAULT_IMAGE = '/pictures/lab.webp';

/** A closing tag inside a script element would end it. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The head of one page. React puts each element into <head>; prerendering writes them into the page's own file. */
export function Head({
  title,
  description,
  path,
  image = DEFAULT_IMAGE,
  type = 'website',
  jsonLd,
  noIndex,
}: HeadProps) {
  const full = title === site.name ? title : `${title} – ${site.name}`;
  const address = site.url + path;
  const picture = site.url + image;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(jsonLd) }} />}
    </>
  );
}
