import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import type { FactsById } from '../facts-of-build';
import { pathOf } from '../paths';
import type { SearchIndex } from './search';

/** Of all shelves: the search box is fetched when it is opened. */
const entryFacts: FactsById = Object.assign(
  {},
  ...Object.values(import.meta.glob<FactsById>('../generated/facts/*.json', { eager: true, import: 'default' })),
) as FactsById;

/** What the search box knows. */
export const searchIndex: SearchIndex = {
  instruments: instruments.map((listing) => ({ name: listing.title, path: pathOf(listing) })),
  experiments: subjects.flatMap(({ name: subject, experiments }) =>
    experiments.map((listing) => ({
      name: listing.title,
      path: pathOf(listing),
      subject,
      measures: entryFacts[listing.id]?.measures ?? [],
    })),
  ),
};
