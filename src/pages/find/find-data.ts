/** All that the page of all experiments says of them: fetched once, in the prerendered file from the beginning. */
import { use } from 'react';
import { listings } from '../../../catalogue/index';
import type { Objectives } from '../../../catalogue/listing';
import { fetchObjectives, type Shelf } from '../../../catalogue/objectives';
import { syllabus } from '../../../catalogue/syllabus';
import type { FactsById } from '../../facts-of-build';
import type { FindFacts } from '../../find-facts';
import type { Findable } from './find-filter';

type FoundById = Readonly<Record<string, FindFacts>>;

// The build writes the files; without them (tests, a fresh checkout) the page says less.
const foundFiles = import.meta.glob<FoundById>('../../generated/find.json', { import: 'default' });
const factsFiles = import.meta.glob<FactsById>('../../generated/facts/*.json', { import: 'default' });

async function fetchAll(): Promise<readonly Findable[]> {
  const [found, facts, objectives] = await Promise.all([
    Promise.all(Object.values(foundFiles).map((load) => load())),
    Promise.all(Object.values(factsFiles).map((load) => load())),
    Promise.all((Object.keys(fetchObjectives) as Shelf[]).map((shelf) => fetchObjectives[shelf]())),
  ]);
  const ages: FoundById = Object.assign({}, ...found) as FoundById;
  const known: FactsById = Object.assign({}, ...facts) as FactsById;
  const aims: Objectives = Object.assign({}, ...objectives.map((each) => each.objectives)) as Objectives;
  return listings.map((listing) => ({
    listing,
    objective: aims[listing.id] ?? '',
    facts: known[listing.id] ?? null,
    find: ages[listing.id] ?? null,
    topics: syllabus.filter(({ ids }) => ids.includes(listing.id)),
  }));
}

let asked: Promise<readonly Findable[]> | undefined;

/** Without them the titles stand; what could not be fetched is asked for again when the site is opened again. */
const bare = (): readonly Findable[] =>
  listings.map((listing) => ({ listing, objective: '', facts: null, find: null, topics: [] }));

/** Suspends until they are here. */
export function useFindable(): readonly Findable[] {
  asked ??= fetchAll().catch(bare);
  return use(asked);
}
