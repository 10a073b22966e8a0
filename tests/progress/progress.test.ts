import { describe, expect, it } from 'vitest';
import { parseProgress } from '../../src/progress/parse-progress';
import {
  durationText,
  lastUsed,
  merge,
  NO_PROGRESS,
  type Progress,
  tally,
  withReport,
} from '../../src/progress/progress';

const known = (id: string): boolean => id === 'chem1' || id === 'phy9';
const report = { id: 'chem1', at: 1000, seconds: 15, steps: 2, allSteps: 4 };

describe('reports of a bench', () => {
  it('add up, and the procedure counts as done once all its steps are', () => {
    const one = withReport(NO_PROGRESS, report);
    expect(one.done['chem1']).toEqual({ startedAt: 1000, lastAt: 1000, completedAt: null, seconds: 15, steps: 2 });
    const two = withReport(one, { ...report, at: 2000, steps: 4 });
    expect(two.done['chem1']).toEqual({ startedAt: 1000, lastAt: 2000, completedAt: 2000, seconds: 30, steps: 4 });
    const three = withReport(two, { ...report, at: 3000, steps: 1 });
    expect(three.done['chem1']).toMatchObject({ completedAt: 2000, steps: 4 });
  });

  it('never complete a procedure without steps', () => {
    expect(withReport(NO_PROGRESS, { ...report, steps: 0, allSteps: 0 }).done['chem1']?.completedAt).toBeNull();
  });
});

describe('joining', () => {
  const ours = withReport(NO_PROGRESS, report);
  const theirs = withReport(withReport(NO_PROGRESS, { ...report, at: 500, steps: 4, seconds: 7 }), {
    ...report,
    id: 'phy9',
  });

  it('keeps the earliest start, the earliest completion and the most of the rest', () => {
    const both = merge(ours, theirs);
    expect(both.done['chem1']).toEqual({ startedAt: 500, lastAt: 1000, completedAt: 500, seconds: 15, steps: 4 });
    expect(Object.keys(both.done).toSorted()).toEqual(['chem1', 'phy9']);
  });

  it('changes nothing when the same is joined again, and does not depend on the order', () => {
    const both = merge(ours, theirs);
    expect(merge(both, theirs)).toEqual(both);
    expect(merge(theirs, ours)).toEqual(both);
  });
});

describe('reading a file', () => {
  const good: Progress = withReport(NO_PROGRESS, report);

  it('gives back what was exported', () => {
    expect(parseProgress(JSON.stringify(good), known)).toEqual({ is: 'read', progress: good, leftOut: 0 });
  });

  it.each([
    ['no JSON', 'time,volume', /no JSON/],
    ['a list', '[1, 2]', /holds no progress/],
    ['null', 'null', /holds no progress/],
    ['entries missing', '{"version":1}', /holds no progress/],
    ['another version', '{"version":2,"done":{}}', /another version/],
    ['nothing but damaged entries', '{"version":1,"done":{"chem1":{"seconds":"many"}}}', /damaged/],
  ])('refuses %s with a sentence', (_, text, sentence) => {
    const parsed = parseProgress(text, known);
    expect(parsed.is).toBe('bad');
    expect(parsed.is === 'bad' && parsed.sentence).toMatch(sentence);
  });

  it.each([
    ['negative time', { seconds: -1 }],
    ['time that is no number', { seconds: null }],
    ['a date beyond all calendars', { lastAt: 1e300 }],
    ['half a step', { steps: 1.5 }],
    ['completion as text', { completedAt: 'yesterday' }],
  ])('leaves out an entry with %s, and keeps the others', (_, damage) => {
    const done = { ...good.done, phy9: { ...good.done['chem1'], ...damage } };
    expect(parseProgress(JSON.stringify({ version: 1, done }), known)).toEqual({
      is: 'read',
      progress: good,
      leftOut: 1,
    });
  });

  it('leaves out unknown experiments and keys that are not its own', () => {
    const text = `{"version":1,"done":{"chem1":${JSON.stringify({ ...good.done['chem1'], extra: 1 })},"__proto__":{},"gone":{}}}`;
    const parsed = parseProgress(text, known);
    expect(parsed).toEqual({ is: 'read', progress: good, leftOut: 2 });
  });
});

describe('summing up', () => {
  const two = withReport(withReport(NO_PROGRESS, { ...report, steps: 4 }), { ...report, id: 'phy9', at: 5000 });

  it('counts begun, done and time of the ids asked for', () => {
    expect(tally(two, ['chem1', 'phy9', 'phy10'])).toEqual({ started: 2, completed: 1, seconds: 30 });
    expect(tally(two, ['phy10'])).toEqual({ started: 0, completed: 0, seconds: 0 });
  });

  it('lists the last used first', () => {
    expect(lastUsed(two)).toEqual(['phy9', 'chem1']);
  });

  it.each([
    [0, '0 min'],
    [59, 'under a minute'],
    [60, '1 min'],
    [3599, '59 min'],
    [3600, '1 h'],
    [7500, '2 h 5 min'],
  ])('writes %d s as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
