/** Everything the catalogue lists, light enough to load with any page. */
import { instruments } from './instruments';
import type { ExperimentListing, Listing } from './listing';
import { subjects } from './subjects';

/** The experiments, subject by subject. */
export const experiments: readonly ExperimentListing[] = subjects.flatMap((subject) => subject.experiments);

/** The experiments, then the instruments. */
export const listings: readonly Listing[] = [...experiments, ...instruments];

export const listingById: ReadonlyMap<string, Listing> = new Map(listings.map((listing) => [listing.id, listing]));
