/** The questions of the teaching notes, without their answers. A single file has its own in place of this. */
import type { TeachingNotes } from '../../../catalogue/define';
import type { Listing } from '../../../catalogue/listing';
import { shelfOf } from '../../../catalogue/objectives';

const files = import.meta.glob<{ readonly teaching: TeachingNotes }>('../../../catalogue/*/*.teaching.ts');

export async function questionsOf(listing: Listing): Promise<readonly string[]> {
  const load = files[`../../../catalogue/${shelfOf(listing)}/${listing.id}.teaching.ts`];
  return load ? (await load()).teaching.questions.map(({ question }) => question) : [];
}
