/** The legal texts. Their pages set the dates. */
import type { LoadText } from '../compiled-text';

export type LegalName = 'privacy' | 'terms' | 'disclaimer' | 'cookie-policy';

export interface LegalListing {
  readonly name: LegalName;
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  readonly load: LoadText;
}

export const legal: Readonly<Record<LegalName, LegalListing>> = {
  privacy: {
    name: 'privacy',
    title: 'Privacy Policy',
    description:
      'What this site keeps in your browser, what it never collects, what loads only after your consent, and how to see, export and delete it.',
    load: () => import('./privacy.md'),
  },
  terms: {
    name: 'terms',
    title: 'Terms of Service',
    description:
      'The conditions for using the Free Virtual Science Lab: education first, no accounts, fair use, and 30 days’ notice of material changes.',
    load: () => import('./terms.md'),
  },
  disclaimer: {
    name: 'disclaimer',
    title: 'Disclaimer',
    description:
      'What the simulations can and cannot tell you: models for learning, no medical or professional advice, no endorsement of linked sites.',
    load: () => import('./disclaimer.md'),
  },
  'cookie-policy': {
    name: 'cookie-policy',
    title: 'Cookie Policy',
    description:
      'Every entry this site stores in your browser, what it is for, how long it stays, and which parts need your consent first.',
    load: () => import('./cookie-policy.md'),
  },
};
