/** Objectives on pages: fetched once for each subject, in the prerendered file from the beginning. */
import { use } from 'react';
import type { Listing, Objectives } from '../catalogue/listing';
import { fetchObjectives, type Shelf, shelfOf } from '../catalogue/objectives';
import { ownBenchOf } from './own-bench';

const asked = new Map<Shelf, Promise<Objectives>>();

/** A page stands without them: what cannot be fetched is left out until the site is opened again. */
function objectivesOf(shelf: Shelf): Promise<Objectives> {
  const known = asked.get(shelf);
  if (known) return known;
  const coming = fetchObjectives[shelf]().then(
    ({ objectives }) => objectives,
    (): Objectives => ({}),
  );
  asked.set(shelf, coming);
  return coming;
}

/** Suspends until they are here. */
export const useObjectives = (shelf: Shelf): Objectives => use(objectivesOf(shelf));

/** Suspends until it is here, other than on the page of that bench; empty where it could not be fetched. */
export const useObjective = (listing: Listing): string =>
  ownBenchOf(listing)?.objective ?? use(objectivesOf(shelfOf(listing)))[listing.id] ?? '';
