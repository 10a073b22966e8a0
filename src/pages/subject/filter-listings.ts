/** Which experiments a list shows. Pure. */
import type { Listing, Objectives } from '../../../catalogue/listing';
import type { EntryFacts } from '../../entry-facts';

export type Show = 'all' | 'open' | 'done';

export interface Wanted {
  readonly text: string;
  /** `open`: not done yet. */
  readonly show: Show;
}

/** What is known of the listings, by their ids. */
export interface Known {
  readonly facts: Readonly<Record<string, EntryFacts>>;
  readonly objectives: Objectives;
  readonly isDone: (id: string) => boolean;
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Every word of the text stands somewhere in the title, the objective or what is measured. */
export function filterListings<L extends Listing>(
  listings: readonly L[],
  { text, show }: Wanted,
  { facts, objectives, isDone }: Known,
): readonly L[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return listings.filter((listing) => {
    if (show === 'open' && isDone(listing.id)) return false;
    if (show === 'done' && !isDone(listing.id)) return false;
    const found = plain([listing.title, objectives[listing.id], ...(facts[listing.id]?.measures ?? [])].join(' '));
    return words.every((word) => found.includes(word));
  });
}
