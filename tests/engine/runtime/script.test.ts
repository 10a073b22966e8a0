import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runScript, type ScriptEvent } from '../../../engine/runtime/script';
import { stepAtOrAfter, stepNotAfter } from '../../../engine/runtime/steps';
import { walkSetup } from './toys';

const say = (at: number, value: string): ScriptEvent => ({ at, action: { do: 'say', value } });
const start: ScriptEvent = { at: 0, action: { do: 'start' } };
const words = (events: readonly ScriptEvent[], time: number): unknown =>
  runScript({ ...walkSetup(), events, time }).host.readings().words;

describe('whole steps', () => {
  it('are found to a billionth of a step', () => {
    expect(stepNotAfter(0.3, 0.1)).toBe(3);
    expect(stepAtOrAfter(0.3, 0.1)).toBe(3);
    expect(stepNotAfter(0.05 * (7 - 0.9e-9), 0.05)).toBe(7);
    expect(stepNotAfter(0.05 * (7 - 2e-9), 0.05)).toBe(6);
    expect(stepAtOrAfter(0.05 * (7 + 0.9e-9), 0.05)).toBe(7);
    expect(stepAtOrAfter(0.05 * (7 + 2e-9), 0.05)).toBe(8);
    expect(stepAtOrAfter(0, 0.05)).toBe(0);
  });

  it('bring back the step of every time k·dt', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(0.05, 0.1, 0.02, 0.001, 1 / 240, 3600), (step, dt) => {
        expect(stepAtOrAfter(step * dt, dt)).toBe(step);
        expect(stepNotAfter(step * dt, dt)).toBe(step);
      }),
    );
  });

  it('end at the last one that is not after the time', () => {
    expect(runScript({ ...walkSetup(), events: [], time: 0.99 }).host.step).toBe(19);
    expect(runScript({ ...walkSetup(), events: [], time: 1 }).host.step).toBe(20);
    expect(runScript({ ...walkSetup(), events: [], time: 0 }).host.step).toBe(0);
  });
});

describe('events', () => {
  it('are entered before the first step that starts at or after their time', () => {
    const moved = (at: number): unknown =>
      runScript({ ...walkSetup(), events: [{ at, action: { do: 'start' } }], time: 1 }).host.readings().x;
    expect(moved(0)).toBeCloseTo(1, 12);
    expect(moved(0.5)).toBeCloseTo(0.5, 12);
    // 0.51 s lies in the step that started at 0.50 s; the next starts at 0.55 s.
    expect(moved(0.51)).toBeCloseTo(0.45, 12);
  });

  it('keep their order at equal times, and go by time otherwise', () => {
    expect(words([say(0.5, 'b'), say(0, 'a'), say(0.5, 'c')], 1)).toBe('abc');
  });

  it('at or before the end are entered before it is read, later ones are not', () => {
    expect(words([say(1, 'a')], 1)).toBe('a');
    expect(words([say(0.99, 'a')], 0.99)).toBe('a');
    expect(words([say(1.001, 'a')], 1)).toBe('');
    expect(words([say(0, 'a')], 0)).toBe('a');
  });

  it('change inputs in their order among actions', () => {
    expect(words([start, { at: 0.5, set: { speed: 2 } }, say(0.5, 'x'), { at: 0.7, set: { speed: 3 } }], 1)).toBe(
      '1>2;x2>3;',
    );
  });

  it('that come while the bench is occupied are queued, and stay queued past the end', () => {
    const { host } = runScript({
      ...walkSetup(),
      events: [{ at: 0, action: { do: 'wait' } }, say(0.1, 'a'), { at: 0.2, action: { do: 'wait' } }, say(0.3, 'b')],
      time: 0.6,
    });
    expect(host.readings().words).toBe('waw');
    expect(host.queued).toEqual([{ do: 'say', value: 'b' }]);
  });

  it('leave the notices of the whole run', () => {
    const { notices } = runScript({
      ...walkSetup(),
      events: [
        { at: 0.1, action: { do: 'fly' } },
        { at: 0.2, action: { do: 'forbidden' } },
      ],
      time: 1,
    });
    expect(notices.map(({ at, do: name }) => [at, name])).toEqual([
      [expect.closeTo(0.1, 12), 'fly'],
      [expect.closeTo(0.2, 12), 'forbidden'],
    ]);
  });
});

describe('rows', () => {
  const rows = (every: number, time: number) =>
    runScript({ ...walkSetup(), events: [start, say(0.5, 'a')], time, every }).rows;

  it('stand at every interval, both ends included', () => {
    expect(rows(0.25, 1).map((row) => row.time)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(rows(0.3, 1).map((row) => row.time)).toEqual([0, 0.3, 0.6, 0.9]);
    expect(rows(0.1, 0.3).map((row) => row.time)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('show the last whole step, with the actions up to it', () => {
    const [, , third, fourth] = rows(0.24, 1);
    // 0.48 s: step 9 of 0.05 s, before the action at 0.5 s.
    expect(third?.shown.x?.value).toBeCloseTo(0.45, 12);
    expect(third?.shown.words?.value).toBe('');
    expect(fourth?.shown.words?.value).toBe('a');
  });

  it('never show an action of a later time, the last step of the run included', () => {
    // The run ends at step 1 of 0.05 s; the action at 0.09 s belongs to the end alone.
    const { rows: shown, host } = runScript({ ...walkSetup(), events: [say(0.09, 'late')], time: 0.095, every: 0.05 });
    expect(shown.map((row) => row.shown.words?.value)).toEqual(['', '']);
    expect(host.readings().words).toBe('late');
  });

  it('do not depend on the interval', () => {
    const noisy = walkSetup({ inputs: { speed: 1, gain: 1, length: 50 }, grade: 'school' });
    const of = (every: number) => runScript({ ...noisy, events: [start], time: 2, every }).rows;
    const fine = new Map(of(0.05).map((row) => [row.time, row.shown]));
    for (const row of of(0.5)) expect(row.shown).toEqual(fine.get(row.time));
  });
});

it('goes on after the end of the run: time and actions still count', () => {
  const { host } = runScript({
    ...walkSetup({ inputs: { speed: 2, gain: 0, length: 1 } }),
    events: [start, say(0.8, 'a')],
    time: 1,
  });
  expect(host.step).toBe(20);
  expect(host.finished).toBe(true);
  expect(host.readings().words).toBe('a');
});
