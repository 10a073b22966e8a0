/**
 * Writes src/generated/entry-facts.json: what lists say of each built experiment or instrument (what is measured, how long
 * the procedure takes), so that a list need not load the entries.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listings } from '../catalogue/index';
import { type EntryFacts, factsOf } from '../src/entry-facts';
import { load } from './lab/target';

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'src/generated');

const facts: Record<string, EntryFacts> = {};
for (const listing of listings) {
  const target = await load(listing);
  if (target) facts[listing.id] = factsOf(target.entry, target.simulation.readings);
}
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'entry-facts.json'), `${JSON.stringify(facts)}\n`);
