/** The questions of the teaching notes of one bench, without their answers. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TeachingNotes } from '../../catalogue/define';
import type { FoundCard } from '../registries/cards';

export async function questionsOf({ shelf, id }: FoundCard): Promise<readonly string[]> {
  const file = join(import.meta.dirname, '../../catalogue', shelf, `${id}.teaching.ts`);
  const { teaching } = (await import(pathToFileURL(file).href)) as { readonly teaching: TeachingNotes };
  return teaching.questions.map(({ question }) => question);
}
