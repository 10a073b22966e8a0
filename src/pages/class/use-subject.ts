import { useEffect, useState } from 'react';
import type { AnyEntry } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import type { Listing } from '../../../catalogue/listing';
import type { AnySimulation } from '../../../engine/contract';
import { simulations } from '../../../engine/registry';
import { type LinkSubject, subjectOf } from '../../../engine/runtime/link';

export interface LoadedSubject {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly simulation: AnySimulation;
  readonly subject: LinkSubject;
}

/** What can be set for a class. */
export const builtListings: readonly Listing[] = listings.filter(({ entry }) => entry !== undefined);

/** The entry and the model of an experiment: its version stands in every link. Null while they are fetched; `failed` where not. */
export function useSubject(id: string): LoadedSubject | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly is: LoadedSubject | 'failed' } | null>(null);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<LoadedSubject | 'failed'> => {
      const listing = builtListings.find((each) => each.id === id);
      const { entry } = (await listing?.entry?.()) ?? {};
      if (!listing || !entry) return 'failed';
      const { simulation } = await simulations[entry.simulation]();
      return { listing, entry, simulation, subject: subjectOf(id, entry, simulation.version) };
    };
    load()
      .catch((): 'failed' => 'failed')
      .then((is) => current && setLoaded({ id, is }))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded.is : null;
}
