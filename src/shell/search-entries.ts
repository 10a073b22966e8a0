import { instruments } from '../../catalogue/instruments/index';
import { pathOf } from '../paths';
import type { SearchEntry } from './search';

/** The instruments, as the search box knows them. */
export const searchEntries: readonly SearchEntry[] = instruments.map((listing) => ({
  name: listing.title,
  path: pathOf(listing),
}));
