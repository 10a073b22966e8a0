/** What each experiment and instrument is for. Apart from the listing, so that a page fetches those of one subject only. */
import type { Listing, Objectives, SubjectId } from './listing';

export type Shelf = SubjectId | 'instruments';

/** Whose objectives those of a listing stand among. */
export const shelfOf = (listing: Listing): Shelf => (listing.kind === 'experiment' ? listing.subject : 'instruments');

/** In the order of the listing. */
export const SHELVES: readonly Shelf[] = [
  'chemistry',
  'physics',
  'biology',
  'medical-microbiology',
  'medical-lab',
  'material-science',
  'environmental-science',
  'instruments',
];

export const fetchObjectives: Readonly<Record<Shelf, () => Promise<{ readonly objectives: Objectives }>>> = {
  chemistry: () => import('./chemistry/objectives.generated'),
  physics: () => import('./physics/objectives.generated'),
  biology: () => import('./biology/objectives.generated'),
  'medical-microbiology': () => import('./medical-microbiology/objectives.generated'),
  'medical-lab': () => import('./medical-lab/objectives.generated'),
  'material-science': () => import('./material-science/objectives.generated'),
  'environmental-science': () => import('./environmental-science/objectives.generated'),
  instruments: () => import('./instruments/objectives.generated'),
};

/** The objective of a listing: one or two sentences of plain text. */
export async function objectiveOf(listing: Listing): Promise<string> {
  const { objectives } = await fetchObjectives[shelfOf(listing)]();
  const objective = objectives[listing.id];
  if (objective === undefined)
    throw new Error(
      `catalogue/${shelfOf(listing)}/objectives.generated.ts has none for ${listing.id}: npm run registries writes it.`,
    );
  return objective;
}
