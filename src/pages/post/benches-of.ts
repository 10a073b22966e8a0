/** Which benches a post speaks of. Pure. */
import { listings } from '../../../catalogue/index';
import type { Listing } from '../../../catalogue/listing';
import { pathOf } from '../../paths';

const MOST = 2;

const byPath: ReadonlyMap<string, Listing> = new Map(
  listings.map((listing) => [decodeURIComponent(pathOf(listing)), listing]),
);

/** The first two that the markdown links to. */
export function benchesIn(markdown: string): readonly Listing[] {
  const found = new Set<Listing>();
  for (const [, path = ''] of markdown.matchAll(/\]\((\/(?:subject|instruments)\/[^)\s?#]+)/g)) {
    let plain = path;
    try {
      plain = decodeURIComponent(path);
    } catch {
      // A broken escape names no page.
    }
    const listing = byPath.get(plain);
    if (listing) found.add(listing);
  }
  return [...found].slice(0, MOST);
}
