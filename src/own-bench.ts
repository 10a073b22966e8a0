/**
 * What the file of a bench's page says of that bench (`ownBenchTag` in `scripts/prerender.ts`): a first visit opens it without the
 * list of all benches. Other benches are looked up there (`fetch-catalogue.ts`).
 */
import type { AnyEntry } from '../catalogue/define';
import type { ExperimentListing, InstrumentListing, Listing } from '../catalogue/listing';
import type { SimulationKey } from '../engine/registry';
import { twice } from '../workers/twice';
import type { NextBench } from './next-bench';
import { pathOf } from './paths';

/** The element of the page's file that holds it. */
export const OWN_BENCH_ID = 'own-bench';

export interface OwnBenchText {
  readonly listing: Omit<ExperimentListing, 'entry'> | Omit<InstrumentListing, 'entry'>;
  readonly simulation: SimulationKey;
  readonly objective: string;
  /** `Physics`, or `Instruments`. */
  readonly among: string;
  readonly next: NextBench | null;
  /** Address of the entry's module. */
  readonly entry: string;
  /** Addresses of each worker, and of the module with its part of this bench: the inline script of `index.html` starts them. */
  readonly workers: Readonly<Record<'simulation' | 'stage', readonly [worker: string, part: string]>>;
}

export interface OwnBench extends Omit<OwnBenchText, 'listing'> {
  readonly listing: Listing;
}

export function readOwnBench(text: string): OwnBench {
  const own = JSON.parse(text) as OwnBenchText;
  const entry = () => twice(() => import(/* @vite-ignore */ own.entry) as Promise<{ readonly entry: AnyEntry }>);
  return { ...own, listing: { ...own.listing, entry } };
}

let read: OwnBench | null | undefined;

/** Null where the page's file is of no bench, and where there is no page. */
export function ownBench(): OwnBench | null {
  if (read !== undefined) return read;
  const text = typeof document === 'undefined' ? null : document.getElementById(OWN_BENCH_ID)?.textContent;
  read = text ? readOwnBench(text) : null;
  return read;
}

/** `path`: below the base path, as links write it. */
export function ownBenchAt(path: string): OwnBench | null {
  const own = ownBench();
  return own && pathOf(own.listing) === path ? own : null;
}

export function ownBenchOf({ id }: Listing): OwnBench | null {
  const own = ownBench();
  return own?.listing.id === id ? own : null;
}
