import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { site } from '../site';
import { sayLive } from './live';
import { shortText } from './short-text';

interface HeadProps {
  /** Without the site's name, which is appended. */
  readonly title: string;
  /** What a search result shows; cut after 160 characters. */
  readonly description: string;
  /** The one address of the page below the base path: `/blog/some-slug`. Another spelling in the address bar gives way to it. */
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

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Puts the canonical address in the place of another spelling of it. */
function useCanonical(path: string | null): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null || decoded(pathname) === decoded(path)) return;
    void navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, pathname, search, hash, navigate]);
}

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
  useCanonical(noIndex ? null : path);
  useEffect(() => {
    sayLive(path);
  }, [path]);
  const short = shortText(description);
  const full = title === site.name ? title : `${title} – ${site.name}`;
  const address = site.url + path;
  const picture = site.url + image;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={short} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(jsonLd) }} />}
    </>
  );
}
