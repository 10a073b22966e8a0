/** What lists say of entries, as the build has found it: fetched once for each subject, in the prerendered file from the beginning. */
import { use } from 'react';
import type { Shelf } from '../catalogue/objectives';
import type { EntryFacts } from './entry-facts';

export type FactsById = Readonly<Record<string, EntryFacts>>;

// The build writes the files; without them (tests, a fresh checkout) lists say less.
const files = import.meta.glob<FactsById>('./generated/facts/*.json', { import: 'default' });
const asked = new Map<Shelf, Promise<FactsById>>();

/** A page stands without them: what cannot be fetched is left out until the site is opened again. */
function factsOf(shelf: Shelf): Promise<FactsById> {
  const known = asked.get(shelf);
  if (known) return known;
  const load = files[`./generated/facts/${shelf}.json`];
  const coming = load ? load().catch((): FactsById => ({})) : Promise.resolve<FactsById>({});
  asked.set(shelf, coming);
  return coming;
}

/** By the id of the catalogue; built ones only. Suspends until they are here. */
export const useFacts = (shelf: Shelf): FactsById => use(factsOf(shelf));
