import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { AnySimulation } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { type LinkSubject, subjectOf } from '../../engine/runtime/link';
import type { Keeping } from '../bench/run/use-bench-session';

/** A bench of the file, with all that its page needs. */
export interface OpenedBench {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly keeping: Keeping;
}

/** The model's version stands in every link. */
export async function subjectOfBench({ listing, entry }: OpenedBench): Promise<LinkSubject> {
  const { simulation } = await (simulations[entry.simulation] as () => Promise<{ simulation: AnySimulation }>)();
  return subjectOf(listing.id, entry, simulation.version);
}
