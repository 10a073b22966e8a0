/** Every address of the site: what is prerendered, what the map of the site lists, what the crawl visits. */
import { listings } from '../catalogue/index';
import type { Listing } from '../catalogue/listing';
import { subjects } from '../catalogue/subjects';
import { articles } from './content/articles/index';
import { posts } from './content/posts/index';
import { PAGE_ROUTES, type PageName } from './page-routes';
import { labPath, pathOf, subjectPath, teachPath } from './paths';

export interface SiteRoute {
  /** The canonical address below the base path, as links write it. */
  readonly path: string;
  /** The module of `src/pages/` that shows it. */
  readonly page: PageName;
  /** Where search engines may go. */
  readonly indexed: boolean;
  /** Other spellings that a plain host answers with the same page. */
  readonly aliases: readonly string[];
  /** The experiment or instrument that the page is about. */
  readonly listing: Listing | null;
  /** YYYY-MM-DD, where the page has a date of its own. */
  readonly changed: string | null;
}

const PRIVATE: ReadonlySet<PageName> = new Set(['Admin', 'AdminBlog', 'AdminLogin', 'NotFound']);

const route = (page: PageName, path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  path,
  page,
  indexed: !PRIVATE.has(page),
  aliases: [],
  listing: null,
  changed: null,
  ...more,
});

/** The specification's key of a subject, `medical_lab`, in place of its route form. */
const underscored = (path: string): string =>
  path.replace(
    /^(\/(?:subject|lab)\/)([^/]+)/,
    (_, before: string, subject: string) => before + subject.replaceAll('-', '_'),
  );

/** Mail and chat programs drop apostrophes and brackets from links. */
const bare = (path: string): string => path.replaceAll(/['()]/g, '');

const others = (path: string): readonly string[] => {
  const all = new Set([underscored(path), bare(path), underscored(bare(path))]);
  all.delete(path);
  return [...all];
};

const benchRoute = (listing: Listing): SiteRoute => {
  const path = pathOf(listing);
  return route(listing.kind === 'experiment' ? 'ExperimentPage' : 'InstrumentPage', path, {
    aliases: others(path),
    listing,
  });
};

function routesOf({ page, pattern }: (typeof PAGE_ROUTES)[number]): readonly SiteRoute[] {
  switch (page) {
    case 'LabPage':
      return subjects.map(({ id }) => route(page, labPath(id), { aliases: others(labPath(id)) }));
    case 'SubjectPage':
      return subjects.map(({ id }) => route(page, subjectPath(id), { aliases: others(subjectPath(id)) }));
    case 'ExperimentPage':
      return listings.filter(({ kind }) => kind === 'experiment').map(benchRoute);
    case 'InstrumentPage':
      return listings.filter(({ kind }) => kind === 'instrument').map(benchRoute);
    case 'TeachPage':
      return listings.filter(({ entry }) => entry).map((listing) => route(page, teachPath(listing)));
    case 'BlogPost':
      return posts.map(({ slug, date }) => route(page, `/blog/${slug}`, { changed: date }));
    case 'ArticlePage':
      return articles.map(({ slug }) => route(page, `/articles/${slug}`));
    case 'NotFound':
      return [route(page, '/404')];
    default:
      return [route(page, pattern)];
  }
}

/** In the order of the specification. The not-found page stands last, as `/404`. */
export const siteRoutes: readonly SiteRoute[] = PAGE_ROUTES.flatMap(routesOf);
