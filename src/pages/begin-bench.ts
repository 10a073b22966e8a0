/** Begins to fetch what a bench needs, so that it comes beside the shell and not after it. */
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { Bench } from '../bench/Bench';
import { preparePort } from '../bench/run/port';
import { prepareStage } from '../bench/stage/worker-stage';
import { fetchCatalogue } from '../fetch-catalogue';
import { ownBenchAt } from '../own-bench';

export interface FetchedBench {
  readonly entry: AnyEntry;
  readonly Bench: typeof Bench;
}

/** The entry and the bench of a listing; the workers of its simulation and its stage start as soon as it is known. */
export async function fetchBench(listing: Listing): Promise<FetchedBench | null> {
  if (!listing.entry) return null;
  const bench = import('../bench/Bench');
  // Both fail together: whoever waits hears of it below.
  bench.catch(() => {});
  const { entry } = await listing.entry();
  preparePort(entry.simulation);
  prepareStage(entry.simulation);
  return { entry, Bench: (await bench).Bench };
}

const SEGMENTS = /^\/(?:subject\/([^/]+)|instruments)\/([^/]+)\/?$/;

async function listingAt(path: string): Promise<Listing | null> {
  const own = ownBenchAt(path);
  if (own) return own.listing;
  const [, subject, slug] = SEGMENTS.exec(path) ?? [];
  if (slug === undefined) return null;
  const { lookUpExperiment, lookUpInstrument } = await fetchCatalogue();
  const lookup = subject === undefined ? lookUpInstrument(slug) : lookUpExperiment(subject, slug);
  return lookup.kind === 'found' ? lookup.listing : null;
}

/** `path`: below the base path. Does nothing where no bench lives. */
export async function beginBench(path: string): Promise<void> {
  const listing = await listingAt(path);
  if (listing) await fetchBench(listing);
}
