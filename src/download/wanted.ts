/** What a teacher takes away: a bench with its run, a lesson, or a set for a class. */
import type { Listing } from '../../catalogue/listing';
import { findListing } from '../../catalogue/lookup';
import { objectiveOf } from '../../catalogue/objectives';
import type { CarriedSet } from '../../engine/runtime/carried-set';
import { encodeLesson, type LessonStep } from '../../engine/runtime/lesson';
import type { FilePreset } from '../single/preset';

/** A unit of a course: a platform shows it under this title and keeps a result for each. */
export interface Unit {
  readonly title: string;
  /** What the page is opened with: `?step=2`; '' for the only one. */
  readonly parameters: string;
}

export interface Wanted {
  readonly title: string;
  readonly description: string;
  /** Name of the file, without its ending. */
  readonly file: string;
  /** Ids of the benches that it needs. */
  readonly benches: readonly string[];
  readonly units: readonly Unit[];
  readonly preset: Omit<FilePreset, 'course'>;
}

/** `query`: of the run that it opens with; may be empty. */
export async function wantedBench(listing: Listing, query: string): Promise<Wanted> {
  const { id, title } = listing;
  return {
    title,
    description: await objectiveOf(listing),
    file: id,
    benches: [id],
    units: [{ title, parameters: '' }],
    preset: { id, query, set: null },
  };
}

/** `query`: what all of the class have in common. */
export async function wantedSet(listing: Listing, query: string, set: CarriedSet): Promise<Wanted> {
  const bench = await wantedBench(listing, query);
  return { ...bench, file: `${listing.id}-class`, preset: { ...bench.preset, set } };
}

/** Null where the lab lacks one of its experiments. */
export function wantedLesson(steps: readonly LessonStep[]): Wanted | null {
  const played = steps.flatMap((step) => {
    const found = findListing(step.experiment);
    return found.kind === 'found' && found.listing.entry ? [{ ...step, experiment: found.listing.id, ...found }] : [];
  });
  const [first] = played;
  if (!first || played.length < steps.length) return null;
  const benches = [...new Set(played.map(({ experiment }) => experiment))];
  const titles = [...new Set(played.map(({ listing }) => listing.title))];
  return {
    title: played.length === 1 ? first.listing.title : `Lesson: ${titles.join(', ')}`,
    description: `A lesson of ${played.length} ${played.length === 1 ? 'step' : 'steps'}: ${titles.join(', ')}.`,
    file: 'lesson',
    benches,
    units: played.map(({ listing }, at) => ({ title: `${at + 1}. ${listing.title}`, parameters: `?step=${at + 1}` })),
    preset: { id: first.experiment, query: encodeLesson({ steps: played, at: 0 }), set: null },
  };
}
