/** What a step of the procedure names: inputs, actions and readings by their ids. Pure. */
import type { AnyDone, AnyEntry } from '../../../catalogue/define';
import type { RunInputs } from '../../../engine/inputs';

export function namedIn(done: AnyDone): readonly string[] {
  if ('did' in done) return [done.did];
  if ('input' in done) return [done.input];
  if ('recorded' in done) {
    const { where = {}, having, distinct } = done;
    return [...Object.keys(where), ...[having?.reading, distinct].filter((id) => id !== undefined)];
  }
  if ('fitted' in done) return done.fitted.flatMap(({ x, y }) => [x.column, ...(y ? [y.column] : [])]);
  if ('all' in done) return done.all.flatMap(namedIn);
  return [];
}

/** In small letters, with one space between words and around them: one such text has another in whole words. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** A bench with so few inputs shows them all. */
const FEW = 4;
/** So many are in sight at least: the first ones of the entry are the main ones. */
const MAIN = 3;

/**
 * Inputs that a step needs in sight: those that its end or its text names, those that were changed, and the main ones. All where
 * they are few. `step` is −1 when all are done, so that nothing moves after the last, and infinite where none is followed.
 */
export function neededInputs({ inputs, procedure }: AnyEntry, step: number, values: RunInputs): ReadonlySet<string> {
  const { done, text = '' } = procedure.at(step) ?? {};
  const ids = inputs.map(({ id }) => id);
  if (!done || inputs.length <= FEW) return new Set(ids);
  const named = new Set(namedIn(done));
  const needed = inputs
    .filter(({ id, defaultValue }) => named.has(id) || (values[id] ?? defaultValue) !== defaultValue)
    .map(({ id }) => id);
  const main = ids.filter((id) => !needed.includes(id)).slice(0, Math.max(0, MAIN - needed.length));
  // Words add to what is in sight, and put nothing away: a label may stand in a text by chance.
  const spoken = inputs.filter(({ label }) => wordsOf(text).includes(wordsOf(label))).map(({ id }) => id);
  return new Set([...needed, ...main, ...spoken]);
}
