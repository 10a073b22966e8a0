/** What each experiment and instrument is for. Apart from the listing, so that a page fetches those of one subject only. */
import type { Listing, Objectives, SubjectId } from './listing';

export type Shelf = SubjectId | 'instruments';

/** Whose objectives those of a listing stand among. */
export const shelfOf = (listing: Listing): Shelf => (listing.kind === 'experiment' ? listing.subject : 'instruments');

export const fetchObjectives: Readonly<Record<Shelf, () => Promise<{ readonly objectives: Objectives }>>> = {
  chemistry: () => import('./chemistry/objectives'),
  physics: () => import('./physics/objectives'),
  biology: () => import('./biology/objectives'),
  'medical-microbiology': () => import('./medical-microbiology/objectives'),
  'medical-lab': () => import('./medical-lab/objectives'),
  'material-science': () => import('./material-science/objectives'),
  'environmental-science': () => import('./environmental-science/objectives'),
  instruments: () => import('./instruments/objectives'),
};

/** The objective of a listing: one or two sentences of plain text. */
export async function objectiveOf(listing: Listing): Promise<string> {
  const { objectives } = await fetchObjectives[shelfOf(listing)]();
  const objective = objectives[listing.id];
  if (objective === undefined)
    throw new Error(`catalogue/${shelfOf(listing)}/objectives.ts has none for ${listing.id}.`);
  return objective;
}
