/** Which bench comes after another one in the order of its subject. Pure. */
import { instruments } from '../catalogue/instruments';
import type { Listing } from '../catalogue/listing';
import { subjects } from '../catalogue/subjects';

export interface NextBench {
  /** `Physics`, or `Instruments`. */
  readonly among: string;
  readonly listing: Listing;
}

/** After the last one comes the first; null where there is no other, as in a single file. */
export function nextBench(listing: Listing): NextBench | null {
  const subject = listing.kind === 'experiment' ? subjects.find(({ id }) => id === listing.subject) : null;
  const row: readonly Listing[] = listing.kind === 'experiment' ? (subject?.experiments ?? []) : instruments;
  const next = row[(row.findIndex(({ id }) => id === listing.id) + 1) % row.length];
  return next && next.id !== listing.id ? { among: subject?.name ?? 'Instruments', listing: next } : null;
}
