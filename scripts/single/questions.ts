/** The questions of the teaching notes of one experiment, without their answers. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TeachingNotes } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { shelfOf } from '../../catalogue/objectives';

export async function questionsOf(listing: Listing): Promise<readonly string[]> {
  const file = join(import.meta.dirname, '../../catalogue', shelfOf(listing), `${listing.id}.teaching.ts`);
  const { teaching } = (await import(pathToFileURL(file).href)) as { readonly teaching: TeachingNotes };
  return teaching.questions.map(({ question }) => question);
}
