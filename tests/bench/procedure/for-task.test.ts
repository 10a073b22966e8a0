import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../catalogue/define';
import { entry as chem1 } from '../../../catalogue/chemistry/chem1';
import { entry as phy2 } from '../../../catalogue/physics/phy2';
import { entry as phy9 } from '../../../catalogue/physics/phy9';
import { defaultInputs } from '../../../engine/runtime/inputs';
import { entryForTask, leftOutText } from '../../../src/bench/procedure/for-task';

const task = (
  entry: AnyEntry,
  change: { lock?: string[]; hide?: string[]; inputs?: Record<string, number | string> },
) => ({
  inputs: { ...defaultInputs(entry), ...change.inputs },
  lock: change.lock ?? [],
  hide: change.hide ?? [],
});
const leftOutOf = (entry: AnyEntry, change: Parameters<typeof task>[1]) =>
  entryForTask(entry, task(entry, change)).leftOut;

describe('the procedure under a task', () => {
  it('is the entry’s own where nothing is hidden or locked', () => {
    expect(entryForTask(phy2, task(phy2, {}))).toBe(phy2);
    expect(leftOutText(phy2)).toBeNull();
  });

  it('does without steps that name, set or vary a hidden resistance, and without their hints', () => {
    const fitting = entryForTask(phy2, task(phy2, { hide: ['resistance'] }));
    expect(fitting.leftOut).toEqual([1, 4, 5, 6, 7, 8]);
    expect(fitting.procedure.map(({ text }) => text.slice(0, 20))).toEqual([
      'Record rows from 0 t',
      'Plot the current aga',
      'Build it: put the Wh',
    ]);
    expect(JSON.stringify(fitting.procedure)).not.toContain('100 Ω');
    expect(leftOutText(fitting)).toBe(
      'Steps 1, 4, 5, 6, 7 and 8 of the usual procedure left out: the task has its own.',
    );
  });

  it('tells two inputs of one unit apart by their names', () => {
    // R1 = 100 Ω in steps 1, 4 and 5, R1 = R2 = 500 Ω in 6, R1 = 200 Ω in 7; the others name no value of it.
    expect(leftOutOf(phy9, { hide: ['r1'] })).toEqual([1, 4, 5, 6, 7]);
  });

  it('keeps steps that agree with a locked value', () => {
    const locked = leftOutOf(phy2, { lock: ['component'] });
    expect(locked).toEqual([5, 6]);
    expect(leftOutOf(phy2, { lock: ['component'], inputs: { component: 'Filament Lamp' } })).toContain(2);
    expect(leftOutOf(phy2, { lock: ['voltage'] })).toContain(2);
  });

  it('leaves out what a locked indicator does not allow', () => {
    const leftOut = leftOutOf(chem1, { lock: ['indicator'] }) ?? [];
    const left = leftOut.map((number) => chem1.procedure[number - 1]?.text ?? '');
    expect(left).toHaveLength(2);
    for (const text of left) expect(text).toContain('methyl orange');
  });
});
