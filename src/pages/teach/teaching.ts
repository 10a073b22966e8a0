/** Teaching notes on their page: fetched once, in the prerendered file from the beginning. */
import { use } from 'react';
import type { EntryTexts, TeachingNotes } from '../../../catalogue/define';
import type { Listing } from '../../../catalogue/listing';
import { shelfOf } from '../../../catalogue/objectives';

interface Taught {
  readonly notes: TeachingNotes;
  readonly misconceptions: EntryTexts['misconceptions'];
}

const files = import.meta.glob<{ readonly teaching: TeachingNotes }>('../../../catalogue/*/*.teaching.ts');

const asked = new Map<string, Promise<Taught | null>>();

async function fetchTaught(listing: Listing): Promise<Taught | null> {
  const load = files[`../../../catalogue/${shelfOf(listing)}/${listing.id}.teaching.ts`];
  if (!load || !listing.entry) return null;
  const [{ teaching }, { entry }] = await Promise.all([load(), listing.entry()]);
  const { misconceptions } = await entry.texts();
  return { notes: teaching, misconceptions };
}

/** Suspends until they are here; null where they could not be fetched. */
export function useTeaching(listing: Listing): Taught | null {
  let coming = asked.get(listing.id);
  if (!coming) {
    coming = fetchTaught(listing).catch(() => null);
    asked.set(listing.id, coming);
  }
  return use(coming);
}
