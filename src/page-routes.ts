/**
 * The patterns of all routes, and the module of `src/pages/` that shows each. A page module exports `Component`, renders
 * `<Head …/>` first, and reads what its pattern names by useParams.
 */
export interface PageRoute {
  readonly pattern: string;
  /** File in `src/pages/`, without its extension. */
  readonly page: string;
}

export const PAGE_ROUTES = [
  { pattern: '/', page: 'Dashboard' },
  { pattern: '/lab/:subject', page: 'LabPage' },
  { pattern: '/subject/:subject', page: 'SubjectPage' },
  { pattern: '/subject/:subject/:slug', page: 'ExperimentPage' },
  { pattern: '/instruments/:slug', page: 'InstrumentPage' },
  { pattern: '/find', page: 'FindPage' },
  { pattern: '/teachers', page: 'Teachers' },
  { pattern: '/class', page: 'ClassPage' },
  { pattern: '/lesson', page: 'LessonPage' },
  { pattern: '/shelf', page: 'ShelfPage' },
  { pattern: '/teach/:id', page: 'TeachPage' },
  { pattern: '/about', page: 'About' },
  { pattern: '/author', page: 'Author' },
  { pattern: '/faq', page: 'Faq' },
  { pattern: '/contact', page: 'Contact' },
  { pattern: '/blog', page: 'Blog' },
  { pattern: '/blog/:slug', page: 'BlogPost' },
  { pattern: '/privacy', page: 'Privacy' },
  { pattern: '/terms', page: 'Terms' },
  { pattern: '/disclaimer', page: 'Disclaimer' },
  { pattern: '/cookie-policy', page: 'CookiePolicy' },
  { pattern: '/sitemap', page: 'Sitemap' },
  { pattern: '/eeat', page: 'Eeat' },
  { pattern: '/careers', page: 'Careers' },
  { pattern: '/unmasking-free-virtual-ai-science-lab-for-online-practicals', page: 'LongForm' },
  { pattern: '/articles/:slug', page: 'ArticlePage' },
  { pattern: '/offline', page: 'Offline' },
  { pattern: '/admin/login', page: 'AdminLogin' },
  { pattern: '/admin', page: 'Admin' },
  { pattern: '/admin/blog', page: 'AdminBlog' },
  { pattern: '*', page: 'NotFound' },
] as const satisfies readonly PageRoute[];

export type PageName = (typeof PAGE_ROUTES)[number]['page'];
