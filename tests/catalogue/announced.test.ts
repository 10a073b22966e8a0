/** What a step has the learner check is announced by its own words, and the step is not done before it was checked. */
import { describe, expect, it } from 'vitest';
import type { AnyDone } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { Worked } from '../../catalogue/worked';

const files = import.meta.glob<{ readonly worked: Worked }>('../../catalogue/*/*.worked.ts');

const all = listings.flatMap(({ id, entry }) => {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${id}.worked.ts`))?.[1];
  return entry && load ? [[id, { entry, load }] as const] : [];
});

/** Results without which a step is not done. */
const foundIn = (done: AnyDone): readonly string[] =>
  'found' in done ? [done.found] : 'all' in done ? done.all.flatMap(foundIn) : [];

describe.each(all)('%s', (_id, { entry: loadEntry, load }) => {
  it('names the check in the step whose worked part makes one', async () => {
    const [{ entry }, { worked }] = await Promise.all([loadEntry(), load()]);
    const silent = entry.procedure.flatMap(({ text, hint = '' }, index) =>
      worked.steps[index]?.some((act) => 'check' in act) && !/\bcheck|\bgive its|\bname it/i.test(`${text} ${hint}`)
        ? `${index + 1}. ${text}`
        : [],
    );
    expect(silent).toEqual([]);
  });

  it('is not done with the step before that was checked', async () => {
    const [{ entry }, { worked }] = await Promise.all([loadEntry(), load()]);
    const early = entry.procedure.flatMap(({ done }, index) =>
      (worked.steps[index] ?? []).flatMap((act) =>
        'check' in act && !foundIn(done).includes(act.check) ? [`step ${index + 1}: ${act.check}`] : [],
      ),
    );
    expect(early).toEqual([]);
  });
});
