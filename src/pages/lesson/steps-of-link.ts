/** What a pasted address adds to a lesson: the run that it opens, or all steps of another lesson. Pure. */
import { findListing } from '../../../catalogue/lookup';
import { decodeLesson, type LessonStep } from '../../../engine/runtime/lesson';

export type AddedSteps =
  | { readonly ok: true; readonly steps: readonly LessonStep[] }
  | { readonly ok: false; readonly sentence: string };

export function stepsOfLink(link: string): AddedSteps {
  const [path = '', query = ''] = link
    .trim()
    .replace(/#.*$/, '')
    .split(/\?(.*)/s);
  const lesson = decodeLesson(query);
  if (lesson) return { ok: true, steps: lesson.steps };
  const names = path.split('/').filter((part) => part !== '');
  const name = names.at(-1)?.replace(/\.html$/, '') ?? '';
  const found = findListing(name);
  if (found.kind !== 'found' || !found.listing.entry) {
    return { ok: false, sentence: 'This is not a link to an experiment or instrument that is built.' };
  }
  return { ok: true, steps: [{ experiment: found.listing.id, query, caption: '' }] };
}
