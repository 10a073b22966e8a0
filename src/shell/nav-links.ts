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

/** Below the pages of the specification: where work begins. */
export const workLinks: readonly NavEntry[] = [
  { name: 'Find an experiment', path: '/find' },
  { name: 'For teachers', path: '/teachers' },
  { name: 'Chemistry', path: '/lab/chemistry' },
  { name: 'Physics', path: '/lab/physics' },
  { name: 'Biology', path: '/lab/biology' },
  { name: 'Medical Microbiology', path: '/lab/medical-microbiology' },
  { name: 'Medical Lab', path: '/lab/medical-lab' },
  { name: 'Material Science', path: '/lab/material-science' },
  { name: 'Environmental Science', path: '/lab/environmental-science' },
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
