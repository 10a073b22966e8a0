import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../catalogue/define';
import { entry as chem1 } from '../../../catalogue/chemistry/chem1';
import { entry as mlab4 } from '../../../catalogue/medical-lab/mlab4';
import { listings } from '../../../catalogue/index';
import { entry as phy2 } from '../../../catalogue/physics/phy2';
import { entry as phy9 } from '../../../catalogue/physics/phy9';
import { defaultInputs } from '../../../engine/runtime/inputs';
import { entryForTask } from '../../../src/bench/procedure/for-task';
import { leftOutText } from '../../../src/bench/procedure/left-out';

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

  it('speaks of a hidden resistance in other words, asks for the rest, and leaves out what compares several', () => {
    const fitting = entryForTask(phy2, task(phy2, { hide: ['resistance'] }));
    expect(fitting.leftOut).toEqual([4]);
    expect(fitting.procedure[0]?.text).toContain('the given resistance');
    expect(JSON.stringify(fitting.procedure)).not.toContain('100 Ω');
    expect(JSON.stringify(fitting.procedure.map(({ done }) => done))).not.toContain('resistance');
    expect(leftOutText(fitting)).toBe('Step 4 of the usual procedure left out: the task has its own.');
  });

  it('tells two inputs of one unit apart by their names', () => {
    const fitting = entryForTask(phy9, task(phy9, { hide: ['r1'] }));
    expect(JSON.stringify(fitting.procedure)).not.toMatch(/R1 = \d/);
    expect(JSON.stringify(fitting.procedure)).toContain('R2');
  });

  it('of a hidden patient still has the tubes drawn', () => {
    const fitting = entryForTask(mlab4, task(mlab4, { hide: ['patient'] }));
    expect(fitting.procedure[0]?.text).toContain('Draw blood from the given patient');
    expect(fitting.leftOut).not.toContain(1);
    // Three patients are compared there, and a student of the set has one.
    expect(fitting.leftOut).toContain(6);
    expect(JSON.stringify(fitting.procedure.map(({ text }) => text))).not.toMatch(/Patients? \d/);
  });

  it('is never empty, whichever input of whichever bench is hidden, and names no value of it', async () => {
    for (const { id, entry: load } of listings) {
      const entry = (await load?.())?.entry;
      for (const input of entry?.inputs ?? []) {
        if (!entry) continue;
        const { procedure } = entryForTask(entry, task(entry, { hide: [input.id] }));
        expect(procedure.length, `${id} without ${input.id}`).toBeGreaterThan(0);
      }
    }
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
