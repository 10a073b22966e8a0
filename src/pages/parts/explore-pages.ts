/** What Explore More chooses from. Pure. */
import { labPath, LONG_READ } from '../../paths';

export interface ExplorePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** Twelve, the home page among them, which is never chosen. */
export const EXPLORE_PAGES: readonly ExplorePage[] = [
  { path: '/', title: 'Dashboard', text: 'All labs and instruments on one page.' },
  { path: '/about', title: 'About', text: 'Why this laboratory exists and how it is made.' },
  { path: '/author', title: 'Author', text: 'What the lead developer of the laboratory does.' },
  { path: '/blog', title: 'Blog', text: 'Articles about learning science by doing it.' },
  { path: '/faq', title: 'Questions and answers', text: 'What visitors ask most, answered in short.' },
  { path: '/contact', title: 'Contact', text: 'Where to ask, and what is answered already.' },
  { path: '/eeat', title: 'E-E-A-T', text: 'What stands behind the texts and the models.' },
  { path: '/careers', title: 'Careers', text: 'How to take part in building the laboratory.' },
  { path: '/sitemap', title: 'Sitemap', text: 'Every page of the site in one list.' },
  { path: LONG_READ, title: 'Virtual labs, unmasked', text: 'What a virtual laboratory can and cannot do.' },
  { path: labPath('chemistry'), title: 'Chemistry lab', text: 'Titrate, synthesise, electrolyse, separate.' },
  { path: labPath('physics'), title: 'Physics lab', text: 'Launch, swing, float, wire and refract.' },
];

const PICKED = 2;

/** Two different pages, neither the current one nor home. `random`: from 0 up to but not including 1. */
export function pickPages(
  current: string,
  random: () => number,
  pages: readonly ExplorePage[] = EXPLORE_PAGES,
): readonly ExplorePage[] {
  const left = pages.filter(({ path }) => path !== '/' && path !== current);
  const picked: ExplorePage[] = [];
  while (picked.length < PICKED && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}
