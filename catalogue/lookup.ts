/** From what a link, a search or a command line says to a listing, or to the placeholder experiment. */
import { experiments, listings } from './index';
import { instruments } from './instruments';
import { type ExperimentListing, experimentSlug, type InstrumentListing, type Listing } from './listing';
import { shelfOf } from './objectives';
import { subjectOf } from './subjects';

/** The specification's answer where a subject or an experiment is missing or unknown. */
export const unknownExperiment = {
  id: 'unknown',
  title: 'Unknown Experiment',
  objective: 'No details available.',
  inputs: [],
  simulationType: 'none',
} as const;

export type Lookup<L extends Listing> =
  | { readonly kind: 'found'; readonly listing: L }
  | {
      readonly kind: 'unknown';
      readonly placeholder: typeof unknownExperiment;
      /** At most three, the nearest title first; empty where none is near. */
      readonly nearest: readonly L[];
    };

/** An experiment by its subject in any spelling, then by its id, slug or title (see {@link matchExperiment}). */
export function lookUpExperiment(
  subjectText: string | undefined,
  experimentText: string | undefined,
): Lookup<ExperimentListing> {
  const subject = subjectText === undefined ? null : subjectOf(decoded(subjectText));
  const text = experimentText === undefined ? '' : decoded(experimentText).trim();
  const listing =
    subject &&
    (matchExperiment(subject.experiments, text) ??
      subject.experiments.find(({ title }) => title.toLowerCase() === text.toLowerCase()));
  return found(listing, experiments, text);
}

/** An instrument by its slug, in any case. */
export function lookUpInstrument(slugText: string | undefined): Lookup<InstrumentListing> {
  const text = slugText === undefined ? '' : decoded(slugText).trim();
  return found(matchInstrument(text), instruments, text);
}

/** The target of a command: an experiment's id or slug, or an instrument's slug. Titles are not targets. */
export function findListing(target: string): Lookup<Listing> {
  const text = decoded(target).trim();
  return found(matchExperiment(experiments, text) ?? matchInstrument(text), listings, text);
}

/** By id in any case, then by slug, which may lack its suffix, its apostrophes and its brackets. */
function matchExperiment(rows: readonly ExperimentListing[], text: string): ExperimentListing | undefined {
  const id = text.toLowerCase();
  const bare = bareSlug(text);
  return rows.find((row) => row.id === id) ?? rows.find((row) => bareSlug(row.slug) === bare);
}

const matchInstrument = (text: string): InstrumentListing | undefined =>
  instruments.find(({ slug }) => slug === text.toLowerCase());

function found<L extends Listing>(listing: L | null | undefined, among: readonly L[], text: string): Lookup<L> {
  return listing
    ? { kind: 'found', listing }
    : { kind: 'unknown', placeholder: unknownExperiment, nearest: nearest(among, text) };
}

/** Text as it stood before it was escaped for a link; text that is no valid escape stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const slugSuffix = experimentSlug('');

/** Mail and chat programs drop apostrophes and brackets from links, or make an apostrophe typographic. */
function bareSlug(slug: string): string {
  const plain = slug.toLowerCase().replaceAll(/['’()]/g, '');
  return plain.endsWith(slugSuffix) ? plain.slice(0, -slugSuffix.length) : plain;
}

/** Below this likeness a title shares no more with a text than unrelated words do. */
const NEAR = 0.3;

function nearest<L extends Listing>(among: readonly L[], text: string): readonly L[] {
  const wanted = letterPairs(text);
  return among
    .map((listing) => ({
      listing,
      score: Math.max(likeness(wanted, letterPairs(listing.title)), likeness(wanted, letterPairs(listing.id))),
    }))
    .filter(({ score }) => score >= NEAR)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ listing }) => listing);
}

/** Three that can be used in the place of one that cannot: of its own subject first, the nearest title first. */
export function nearestBuilt(listing: Listing): readonly Listing[] {
  const wanted = letterPairs(listing.title);
  const among = shelfOf(listing);
  return listings
    .filter(({ entry }) => entry)
    .map((other) => ({
      other,
      score: (shelfOf(other) === among ? 1 : 0) + likeness(wanted, letterPairs(other.title)),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** Pairs of neighbouring letters within the words of a text. */
function letterPairs(text: string): ReadonlySet<string> {
  const words = bareSlug(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))));
}

/** Sørensen-Dice coefficient (Dice 1945, Ecology 26, 297): 2 |A ∩ B| / (|A| + |B|); 0 for two empty sets. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
