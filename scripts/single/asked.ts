/** What the commands are asked for: which experiments, with which run. */
import { listings } from '../../catalogue/index';
import { decodeLesson } from '../../engine/runtime/lesson';
import { decodeLink } from '../../engine/runtime/link';
import { refuse } from '../lab/refusal';
import { type Target, targetOf } from '../lab/target';

/** `all`: everything that is built. */
export function targetsOf(names: readonly string[]): Promise<readonly Target[]> {
  const all = names.includes('all');
  const ids = all ? listings.filter(({ entry }) => entry).map(({ id }) => id) : [...new Set(names)];
  return Promise.all(ids.map(targetOf));
}

/** The query of a run, from a query or a whole link. Anything that is not as it should be is refused with its sentence. */
export function queryFor({ listing, subject }: Target, text: string): string {
  const query = (/\?(.*)$/s.exec(text)?.[1] ?? text).replace(/#.*$/s, '');
  if (decodeLesson(query)) return refuse('--query takes one run; a lesson of several is played on the site.');
  const [notice] = decodeLink(subject, query).notices;
  if (notice) return refuse(`--query for ${listing.id}: ${notice.sentence}`);
  return query;
}
