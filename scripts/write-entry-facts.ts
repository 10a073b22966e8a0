/**
 * Writes src/generated/facts/<subject>.json: what lists say of each built experiment or instrument (what is measured, how long
 * the procedure takes), so that a list need not load the entries; src/generated/find.json, by what each is found; and
 * src/generated/sample-places.json, where samples come from and go.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listings } from '../catalogue/index';
import type { Worked } from '../catalogue/worked';
import { type Shelf, shelfOf } from '../catalogue/objectives';
import type { TeachingNotes } from '../catalogue/define';
import { type EntryFacts, factsOf } from '../src/entry-facts';
import { type FindFacts, findFactsOf } from '../src/find-facts';
import { load } from './lab/target';

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'src/generated');

const facts: Partial<Record<Shelf, Record<string, EntryFacts>>> = {};
const found: Record<string, FindFacts> = {};
const yields: Record<string, readonly string[]> = {};
const takes: string[] = [];
for (const listing of listings) {
  const target = await load(listing);
  if (!target) continue;
  const { entry } = target;
  const shelf = (facts[shelfOf(listing)] ??= {});
  const { worked } = (await import(`../catalogue/${shelfOf(listing)}/${listing.id}.worked.ts`)) as {
    readonly worked: Worked;
  };
  shelf[listing.id] = factsOf(entry, target.simulation.readings, worked);
  const { teaching } = (await import(`../catalogue/${shelfOf(listing)}/${listing.id}.teaching.ts`)) as {
    readonly teaching: TeachingNotes;
  };
  found[listing.id] = findFactsOf(entry, target.simulation.readings, teaching);
  const taken = Object.values(entry.yields ?? {}).filter((what) => what !== undefined);
  if (taken.length > 0) yields[listing.id] = taken;
  if (entry.inputs.some((input) => input.type === 'text' && input.holds === 'sample')) takes.push(listing.id);
}
await mkdir(join(folder, 'facts'), { recursive: true });
for (const [shelf, known] of Object.entries(facts))
  await writeFile(join(folder, 'facts', `${shelf}.json`), `${JSON.stringify(known)}\n`);
await writeFile(join(folder, 'find.json'), `${JSON.stringify(found)}\n`);
await writeFile(join(folder, 'sample-places.json'), `${JSON.stringify({ yields, takes })}\n`);
