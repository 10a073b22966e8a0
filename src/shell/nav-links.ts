export interface NavEntry {
  readonly name: string;
  readonly path: string;
}

/** The header's, in their order; the menu begins with them. */
export const headerLinks: readonly NavEntry[] = [
  { name: 'Dashboard', path: '/' },
  { name: 'About', path: '/about' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
];

export const menuLinks: readonly NavEntry[] = [
  ...headerLinks,
  { name: 'Author', path: '/author' },
  { name: 'Sitemap', path: '/sitemap' },
  { name: 'Disclaimer', path: '/disclaimer' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/terms' },
  { name: 'Cookie Policy', path: '/cookie-policy' },
  { name: 'E-E-A-T', path: '/eeat' },
];
