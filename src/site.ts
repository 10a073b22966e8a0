/**
 * What differs between one deployment of the site and another. Each value can be set by an environment variable at build
 * (`VITE_SITE_URL=https://lab.example.org npm run build`); the defaults make a complete site that names nobody.
 */
import { counts } from '../catalogue/counts.generated';

const env = (name: `VITE_${string}`, fallback: string): string => {
  // Scripts and tests read this file without Vite.
  const given: unknown = (import.meta.env as ImportMetaEnv | undefined)?.[name];
  return typeof given === 'string' && given !== '' ? given : fallback;
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

export const site = {
  name: 'Free Virtual Science Lab',
  /** Origin and base path of the published site, without a slash at the end: canonical links, feed, map of the site. */
  url: withoutSlash(env('VITE_SITE_URL', 'https://virtual-science-lab.example')),
  description: `A free virtual science laboratory: ${counts.experiments} experiments and ${counts.instruments} instruments on models checked against published values.`,
  /** Who is named as the author of posts and pages: a role, not a person. */
  author: env('VITE_AUTHOR', 'Lead Developer, Free Virtual Science Lab'),
  address: ['East Lansing', 'Michigan', 'United States'],
  /** Loaded only after the visitor agreed to it. */
  mapFrame: env(
    'VITE_MAP_FRAME',
    'https://www.openstreetmap.org/export/embed.html?bbox=-84.54%2C42.70%2C-84.42%2C42.77&layer=mapnik',
  ),
  mapPage: env('VITE_MAP_PAGE', 'https://www.openstreetmap.org/#map=13/42.735/-84.48'),
  /** For general inquiries; empty: the contact page says how else to ask. */
  email: env('VITE_EMAIL', ''),
  /** Opens the messaging app; without a number the app asks whom to write to. */
  helpline: env('VITE_HELPLINE', 'https://wa.me/'),
  news: env('VITE_NEWS', 'https://www.sciencedaily.com/'),
  /** The eight posts of the lab itself; `off`: only those of `dynamicBlogPosts.json` are shown. */
  builtInPosts: env('VITE_BUILT_IN_POSTS', 'on') !== 'off',
  /** Client of the ad network; empty: slots stay placeholders. */
  adClient: env('VITE_AD_CLIENT', ''),
  /** The network's identifier of the slot that all pages share. */
  adSlot: env('VITE_AD_SLOT', 'site'),
} as const;
