/** The promises of the built entries: `catalogue/<subject>/<id>.promise.ts`, each beside its entry. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listings } from '../../catalogue/index';
import type { Promised } from '../../catalogue/promise';
import { load, type Target } from '../lab/target';

export interface Claim {
  readonly target: Target;
  readonly promise: Promised;
}

const CATALOGUE = join(import.meta.dirname, '..', '..', 'catalogue');
const ENDING = '.promise.ts';

/** Files by the id of their entry. */
function promiseFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(CATALOGUE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  return new Map(
    files.map((file) => [file.slice(0, -ENDING.length).split(/[\\/]/).at(-1) ?? '', join(CATALOGUE, file)]),
  );
}

/** Ids of the entries that are built. */
export const builtIds = (): readonly string[] => listings.filter(({ entry }) => entry).map(({ id }) => id);

/** In the order of the catalogue; of those that are asked for, or of all. */
export async function loadPromises(only: readonly string[] | null = null): Promise<readonly Claim[]> {
  const files = promiseFiles();
  const wanted = listings.filter(({ id }) => files.has(id) && (only === null || only.includes(id)));
  const loaded = await Promise.all(
    wanted.map(async (listing): Promise<Claim | null> => {
      const target = await load(listing);
      const file = pathToFileURL(files.get(listing.id) ?? '').href;
      const { promise } = (await import(file)) as { readonly promise: Promised };
      return target && { target, promise };
    }),
  );
  return loaded.filter((each) => each !== null);
}
