/** The main measurements of the built entries: `measurement` in `catalogue/<subject>/<id>.worked.ts`, each beside its entry. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listings } from '../../catalogue/index';
import type { Measurement } from '../../catalogue/worked';
import { load, type Target } from '../lab/target';

export interface Measured {
  readonly target: Target;
  readonly measurement: Measurement;
}

const CATALOGUE = join(import.meta.dirname, '..', '..', 'catalogue');
const ENDING = '.worked.ts';

/** Files by the id of their entry. */
function workedFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(CATALOGUE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  return new Map(
    files.map((file) => [file.slice(0, -ENDING.length).split(/[\\/]/).at(-1) ?? '', join(CATALOGUE, file)]),
  );
}

/** Ids of the entries that are built. */
export const builtIds = (): readonly string[] => listings.filter(({ entry }) => entry).map(({ id }) => id);

/** In the order of the catalogue; of those that are asked for, or of all. */
export async function loadMeasurements(only: readonly string[] | null = null): Promise<readonly Measured[]> {
  const files = workedFiles();
  const wanted = listings.filter(({ id }) => files.has(id) && (only === null || only.includes(id)));
  const loaded = await Promise.all(
    wanted.map(async (listing): Promise<Measured | null> => {
      const target = await load(listing);
      const file = pathToFileURL(files.get(listing.id) ?? '').href;
      const { measurement } = (await import(file)) as { readonly measurement: Measurement };
      return target && { target, measurement };
    }),
  );
  return loaded.filter((each) => each !== null);
}
