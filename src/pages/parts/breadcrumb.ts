/** The way to a page, for search engines. */
import { site } from '../../site';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export const breadcrumbData = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Dashboard', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url + path,
  })),
});
