import type { Listing } from '../../catalogue/listing';
import { fetchObjectives, shelfOf } from '../../catalogue/objectives';

/** What an experiment or instrument is for. */
export async function objectiveOf(listing: Listing): Promise<string> {
  const { objectives } = await fetchObjectives[shelfOf(listing)]();
  return objectives[listing.id] ?? '';
}
