/** Where a step of a lesson is played: the page of its experiment, with the whole lesson in the address. */
import { findListing } from '../../../catalogue/lookup';
import { encodeLesson, type Lesson } from '../../../engine/runtime/lesson';
import { MAX_LINK_LENGTH } from '../../../engine/runtime/link';
import { pathOf } from '../../paths';

export interface LessonPlace {
  readonly path: string;
  readonly query: string;
  /** The lesson does not fit into an address: it travels beside it. */
  readonly beside: boolean;
}

/** Null where the lab has no such experiment. */
export function placeOfStep(lesson: Lesson): LessonPlace | null {
  const step = lesson.steps[lesson.at];
  const found = step ? findListing(step.experiment) : null;
  if (found?.kind !== 'found') return null;
  const path = pathOf(found.listing);
  const query = encodeLesson(lesson);
  return { path, query, beside: path.length + query.length + 1 > MAX_LINK_LENGTH };
}
