/** What a step has the learner check is announced by its own words. */
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import type { Worked } from '../../catalogue/worked';

const files = import.meta.glob<{ readonly worked: Worked }>('../../catalogue/*/*.worked.ts');

const all = listings.flatMap(({ id, entry }) => {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${id}.worked.ts`))?.[1];
  return entry && load ? [[id, { entry, load }] as const] : [];
});

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

  it('sees the check itself where the learner would only tick the step', async () => {
    const [{ entry }, { worked }] = await Promise.all([loadEntry(), load()]);
    const ticked = entry.procedure.flatMap(({ text, done }, index) =>
      worked.steps[index]?.some((act) => 'check' in act) && 'byLearner' in done ? `${index + 1}. ${text}` : [],
    );
    expect(ticked).toEqual([]);
  });
});
