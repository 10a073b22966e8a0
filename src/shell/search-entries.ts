import { instruments } from '../../catalogue/instruments/index';
import { subjects } from '../../catalogue/subjects';
import { entryFacts } from '../facts-of-build';
import { pathOf } from '../paths';
import type { SearchIndex } from './search';

/** What the search box knows. */
export const searchIndex: SearchIndex = {
  instruments: instruments.map((listing) => ({ name: listing.title, path: pathOf(listing) })),
  experiments: subjects.flatMap(({ name: subject, experiments }) =>
    experiments.map((listing) => ({
      name: listing.title,
      path: pathOf(listing),
      subject,
      measures: entryFacts[listing.id]?.measures ?? [],
      built: listing.entry !== undefined,
    })),
  ),
};
