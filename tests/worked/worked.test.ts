/**
 * Every worked procedure is performed as the page would, with three seeds: `npm run check -- <id>` does those of one bench. Six minutes
 * of a processor: every bench does all that its steps ask for.
 */
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import type { Worked } from '../../catalogue/worked';
import { type Performed, performed } from './perform';

const files = import.meta.glob<{ readonly worked: Worked }>('../../catalogue/*/*.worked.ts');
const FIRST = 1;
const OTHERS = [2, 3];
const rest = { tags: ['rest'] };

const all = listings.flatMap(({ id, entry }) => {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${id}.worked.ts`))?.[1];
  return entry && load ? [[id, { entry, load }] as const] : [];
});

describe.each(all)('the worked procedure of %s', (_id, { entry: loadEntry, load }) => {
  const perform = async (seed: number): Promise<Performed & { readonly said: number }> => {
    const [{ entry }, { worked }] = await Promise.all([loadEntry(), load()]);
    expect(worked.steps.length, 'as many parts as the procedure has steps').toBe(entry.procedure.length);
    return { ...(await performed(entry, worked, seed)), said: worked.minutes };
  };

  it('is done to its end, step by step, in the minutes that it says', rest, async () => {
    const { faults, minutes, said } = await perform(FIRST);
    expect(faults).toEqual([]);
    expect(said, 'its `minutes`').toBe(minutes);
  });

  it.each(OTHERS)('with seed %i as well', rest, async (seed) => {
    expect((await perform(seed)).faults).toEqual([]);
  });
});
