/**
 * What an edit does to a protein, judged on translation from the first AUG: the first verdict that applies, in the
 * order of `mutationEffects`. Each base is followed through the edits by its origin, its place in the original.
 */
import { translateFromFirstStart } from './sequence';

export const mutationEffects = [
  'none',
  'start lost',
  'frameshift',
  'nonsense',
  'stop lost',
  'in-frame indel',
  'missense',
  'silent',
] as const;
export type MutationEffect = (typeof mutationEffects)[number];

/** The origin of a base that was not in the original. */
export const INSERTED = -1;

/**
 * The effect of the edits that led from one message to another; null where the original has no AUG.
 * `origins[i]` is the place in the original of base i of the edited message, or INSERTED.
 */
export function mutationEffect(original: string, edited: string, origins: readonly number[]): MutationEffect | null {
  const before = translateFromFirstStart(original);
  if (before === null) return null;
  if (edited === original) return 'none';

  const after = translateFromFirstStart(edited);
  // Letters put into the codon may spell the same AUG again with its first or its last base: that is still the old start.
  const sameStart =
    after !== null && (origins[after.start] === before.start || origins[after.start + 2] === before.start + 2);
  if (!sameStart) return 'start lost';

  const coding = original.slice(before.start, before.end);
  // In a repeat that runs through the stop codon the place of an edit is a matter of wording: what counts is what is read.
  if (before.stop !== null && edited.startsWith(coding, after.start)) return 'silent';

  const last = origins.indexOf(before.end - 1);
  const beyond = origins.findIndex((origin) => origin >= before.end);
  const end = last >= 0 ? last + 1 : beyond >= 0 ? beyond : edited.length;
  const gained = end - after.start - coding.length;
  if (gained % 3 !== 0) return 'frameshift';

  const surplus = after.protein.length - (before.protein.length + gained / 3);
  if (surplus < 0) return 'nonsense';
  if (surplus > 0) return 'stop lost';
  if (gained !== 0) return 'in-frame indel';
  return after.protein === before.protein ? 'silent' : 'missense';
}
