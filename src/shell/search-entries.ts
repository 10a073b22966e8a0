import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import type { FactsById } from '../facts-of-build';
import { pathOf } from '../paths';
import { OTHER_NAMES } from './other-names';
import { type Found, matchEntries, matchExperiments, matchPages, type SearchIndex, type SearchPage } from './search';

export { FoundOptions } from './FoundOptions';

/** Of all shelves: the search box is fetched when it is opened. */
const entryFacts: FactsById = Object.assign(
  {},
  ...Object.values(import.meta.glob<FactsById>('../generated/facts/*.json', { eager: true, import: 'default' })),
) as FactsById;

const PAGES: readonly SearchPage[] = [
  {
    name: 'Find an experiment',
    path: '/find',
    words: 'search list all subject level age syllabus ngss ap ib cambridge cbse',
  },
  {
    name: 'For teachers',
    path: '/teachers',
    words: 'teacher teaching lesson lessons class school course scorm moodle projector safety worksheet worked example',
  },
  { name: 'A set for a class', path: '/class', words: 'teacher students answer key hand in marking results qr code' },
  { name: 'Make a lesson', path: '/lesson', words: 'teacher lessons' },
  { name: 'Shelf of samples', path: '/shelf', words: 'sample vial lessons' },
  { name: 'Offline use', path: '/offline', words: 'without connection download scorm usb stick file' },
  { name: 'Questions and answers', path: '/faq', words: 'help questions faq phone keyboard' },
  { name: 'Contact', path: '/contact', words: 'help email report fault' },
];

/** What the search box knows. */
export const searchIndex: SearchIndex = {
  pages: PAGES,
  instruments: instruments.map((listing) => ({ name: listing.title, path: pathOf(listing) })),
  experiments: subjects.flatMap(({ name: subject, experiments }) =>
    experiments.map((listing) => ({
      name: listing.title,
      path: pathOf(listing),
      subject,
      measures: [...(entryFacts[listing.id]?.measures ?? []), OTHER_NAMES[listing.id] ?? ''],
    })),
  ),
};

/** What a typed text finds. */
export const search = (typed: string): Found => ({
  instruments: matchEntries(searchIndex.instruments, typed),
  experiments: matchExperiments(searchIndex.experiments, typed),
  pages: matchPages(searchIndex.pages, typed),
});

/** How much was found, to be read out. */
export const countsOf = ({ instruments: some, experiments, pages }: Found): string =>
  `${some.length} of ${searchIndex.instruments.length} instruments and ${experiments.length} experiments match${pages.length > 0 ? `, and ${pages.length} pages` : ''}`;
