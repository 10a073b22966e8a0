/** From the name on the command line to what runs. */
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { findListing } from '../../catalogue/lookup';
import type { AnySimulation } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { type LinkSubject, subjectOf } from '../../engine/runtime/link';
import { refuse } from './refusal';

export interface Target {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly simulation: AnySimulation;
  readonly subject: LinkSubject;
}

export function listingOf(name: string): Listing {
  const found = findListing(name);
  if (found.kind === 'found') return found.listing;
  const nearest = found.nearest.map(({ id, title }) => `${id} (${title})`).join(', ');
  return refuse(
    `There is no experiment or instrument "${name}"; ${nearest ? `near it are ${nearest}` : '`lab list` shows all'}.`,
  );
}

/** What a listing runs; null while it is not built. */
export async function load(listing: Listing): Promise<Target | null> {
  if (!listing.entry) return null;
  const { entry } = await listing.entry();
  const { simulation } = await simulations[entry.simulation]();
  return { listing, entry, simulation, subject: subjectOf(listing.id, entry, simulation.version) };
}

export async function targetOf(name: string): Promise<Target> {
  const listing = listingOf(name);
  return (
    (await load(listing)) ?? refuse(`${listing.title} (${listing.id}) is not built yet: it can be described, not run.`)
  );
}
