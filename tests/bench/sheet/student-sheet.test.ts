import { describe, expect, it } from 'vitest';
import { listings } from '../../../catalogue/index';
import type { AnyEntry } from '../../../catalogue/define';
import { decodeLink, encodeLink, freshRun, subjectOf } from '../../../engine/runtime/link';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { answerSheet, sheetTexts } from '../../../src/bench/sheet/answers';
import { questionsOf } from '../../../src/bench/sheet/questions-of';
import { isOwn, type SheetSource, studentSheet } from '../../../src/bench/sheet/student-sheet';
import { entry, keptRow, readings } from '../rows';

const source: SheetSource = {
  entry: { ...entry, predict: { question: 'More or less?', options: ['more', 'less'] } },
  run: { task: 'Find the load', without: [], ask: '' },
  misconceptions: [{ believed: 'Current is used up.', instead: 'It is not.' }],
  questions: ['Why?', 'How much?'],
  notebook: emptyNotebook,
  seed: keptRow(1).seed,
  readings,
  stepsDone: [true],
};
const ids = (more: Partial<SheetSource> = {}): readonly string[] => {
  const { before, after } = studentSheet({ ...source, ...more });
  return [...before, ...after].map(({ id }) => id);
};

describe('a sheet for students', () => {
  it('asks before and after, and has the steps between', () => {
    expect(ids()).toEqual(['predict', 'belief-1', 'after-1', 'after-2']);
    const { steps, task } = studentSheet(source);
    expect(task).toBe('Find the load');
    expect(steps).toHaveLength(entry.procedure.length);
    expect(JSON.stringify(studentSheet(source))).not.toContain('It is not.');
  });

  it('leaves out what the teacher does without, and has a question of the teacher', () => {
    const run = { task: '', without: ['before', 'during'] as const, ask: 'Who was James Watt?' };
    expect(ids({ run })).toEqual(['after-1', 'after-2', 'asked']);
    expect(studentSheet({ ...source, run }).steps).toEqual([]);
  });

  it('asks for numbers of the student’s own rows and marks them within a tolerance', () => {
    const [x, y] = [keptRow(1), keptRow(2)];
    const { column } = entry.plot.y;
    const withValue = (row: typeof x, value: number, uncertainty: number) => ({
      ...row,
      readings: { ...row.readings, [column]: { value, uncertainty, text: String(value) } },
    });
    const notebook = { ...emptyNotebook, rows: [withValue(x, 2, 0.1), withValue(y, 4, 0.1)] };
    const { after } = studentSheet({ ...source, notebook });
    const [mean, relative] = after.flatMap(({ own }) => (own ? [own] : []));
    expect(mean?.value).toBe(3);
    expect(relative?.value).toBeCloseTo(2.5, 9);
    if (!mean) throw new Error('no question of the mean');
    expect([isOwn(mean, '3,0'), isOwn(mean, '3.2'), isOwn(mean, 'three')]).toEqual([true, false, null]);
    // Rows of another seed, or struck out, are not this run's.
    expect(studentSheet({ ...source, notebook, seed: 999 }).after).toHaveLength(2);
  });

  it('travels in the link', () => {
    const subject = subjectOf('toy', entry, 1);
    const run = { ...freshRun(subject), without: ['own'] as const, ask: 'Why & how?' };
    expect(decodeLink(subject, encodeLink(subject, run).link).run).toMatchObject({
      without: ['own'],
      ask: 'Why & how?',
    });
    expect(decodeLink(subject, 'without=own,lunch').notices.map(({ sentence }) => sentence)).toEqual([
      'without: the sheet has no part "lunch"; it was left out.',
    ]);
  });

  it('goes into the hand-in, question by question', () => {
    answerSheet('toy', 'v=1', 'after-1', { question: 'Why?', answer: ' Because. ', right: null });
    answerSheet('toy', 'v=1', 'own-mean', { question: 'Mean?', answer: '3', right: true });
    answerSheet('toy', 'v=1', 'after-2', { question: 'How much?', answer: ' ', right: null });
    expect(sheetTexts('toy', 'v=1')).toEqual({
      'sheet-after-1': 'Why? → Because.',
      'sheet-own-mean': 'Mean? → 3 (marked right)',
    });
    expect(sheetTexts('toy', 'v=1&seed=2')).toEqual({});
  });

  it('has something to ask before and after at every bench', async () => {
    for (const listing of listings.filter(({ entry: load }) => load)) {
      const loaded = (await listing.entry?.())?.entry as AnyEntry;
      const { misconceptions } = await loaded.texts();
      const questions = await questionsOf(listing);
      const { before, after, steps } = studentSheet({ ...source, entry: loaded, misconceptions, questions });
      expect([before.length > 0, after.length > 1, steps.length > 0], listing.id).toEqual([true, true, true]);
    }
  });
});
