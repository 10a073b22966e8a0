import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLesson, encodeLesson, type LessonStep, runQuery } from '../../../engine/runtime/lesson';
import { encodeLessonFile, readRunFile } from '../../../engine/runtime/run-file';

const text = fc.string({ unit: 'binary', maxLength: 40 }).map((each) => each.replaceAll(/\p{Cs}/gu, ''));
const step: fc.Arbitrary<LessonStep> = fc.record({
  experiment: fc.constantFrom('chem1', 'phy9', 'gel-electrophoresis'),
  query: fc.oneof(
    text.map((each) => each.replace(/^\?/, '')),
    fc.constant('voltage=9&hide=r1&task=Find%20R1%21&actions=0:close_switch~5:dial=1,2'),
  ),
  caption: text,
});
const steps = fc.array(step, { minLength: 1, maxLength: 5 });

describe('a lesson and its link', () => {
  it('are the same thing, both ways', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (list, place) => {
        const lesson = { steps: list, at: place % list.length };
        expect(decodeLesson(encodeLesson(lesson))).toEqual(lesson);
      }),
      { numRuns: 500 },
    );
  });

  it('are read alike by the URL standard', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const url = new URL(`https://lab.example/x?${encodeLesson({ steps: list, at: 0 })}`);
        expect(decodeLesson(url.search)?.steps).toEqual(list);
        expect(decodeLesson(url.searchParams.toString())?.steps).toEqual(list);
      }),
    );
  });

  it('give the bench the run of the present step', () => {
    const list: readonly LessonStep[] = [
      { experiment: 'phy9', query: 'voltage=9&v=1', caption: 'First; then!' },
      { experiment: 'chem1', query: 'hide=acid_conc', caption: '' },
    ];
    expect(runQuery(encodeLesson({ steps: list, at: 0 }))).toBe('voltage=9&v=1');
    expect(runQuery(`?${encodeLesson({ steps: list, at: 1 })}`)).toBe('hide=acid_conc');
    expect(runQuery('voltage=3')).toBe('voltage=3');
  });

  it('take a place outside the list to its nearest end, and never fail on a text', () => {
    expect(decodeLesson('steps=a**b!c&at=9')?.at).toBe(1);
    expect(decodeLesson('steps=a&at=-2')?.at).toBe(0);
    expect(decodeLesson('steps=a&at=x')?.at).toBe(0);
    expect(decodeLesson('steps=')).toBeNull();
    expect(decodeLesson('voltage=3')).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        decodeLesson(`steps=${query}`);
      }),
    );
  });
});

describe('a file', () => {
  it('holds the lesson', () => {
    fc.assert(
      fc.property(steps, (list) => {
        expect(readRunFile(encodeLessonFile(list))).toEqual({ is: 'lesson', steps: list });
      }),
    );
  });

  it.each([
    ['', /not JSON/],
    ['[]', /does not hold/],
    ['{"format":"virtual-science-lab","kind":"run","experiment":"chem1"}', /incomplete/],
    ['{"format":"virtual-science-lab","kind":"lesson","steps":[]}', /incomplete/],
    ['{"format":"virtual-science-lab","kind":"song"}', /something else/],
  ])('that is no file of this lab is refused in a sentence: %s', (file, sentence) => {
    const read = readRunFile(file);
    expect(read.is === 'bad' && read.sentence).toMatch(sentence);
  });

  it('that is too large, or has too many steps, is refused before it is used', () => {
    const step = { experiment: 'phy9', query: '', caption: '' };
    const sentenceOf = (text: string): string => {
      const read = readRunFile(text);
      return read.is === 'bad' ? read.sentence : '';
    };
    expect(sentenceOf(encodeLessonFile(Array.from({ length: 501 }, () => step)))).toContain('more than 500 steps');
    expect(sentenceOf(encodeLessonFile([step, { ...step, caption: 'x'.repeat(6000) }]))).toContain('step 2');
    expect(sentenceOf(' '.repeat(6_000_000))).toContain('too large');
    expect(sentenceOf('['.repeat(100_000))).toMatch(/\.$/);
  });
});
