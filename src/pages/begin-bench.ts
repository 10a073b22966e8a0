/** Begins to fetch what a bench needs, so that it comes beside the shell and not after it. */
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { lookUpExperiment, lookUpInstrument } from '../../catalogue/lookup';
import type { Bench } from '../bench/Bench';
import { preparePort } from '../bench/run/port';
import { prepareStage } from '../bench/stage/worker-stage';

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

/** `path`: below the base path. Does nothing where no bench lives. */
export function beginBench(path: string): void {
  const [, subject, slug] = SEGMENTS.exec(path) ?? [];
  if (slug === undefined) return;
  const lookup = subject === undefined ? lookUpInstrument(slug) : lookUpExperiment(subject, slug);
  // The page itself says what could not be fetched.
  if (lookup.kind === 'found') fetchBench(lookup.listing).catch(() => {});
}
