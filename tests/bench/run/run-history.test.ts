import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../engine/runtime/host';
import { historyOf, wasUsed } from '../../../src/bench/run/run-history';
import { seedText, withTrial } from '../../../src/bench/run/seed-text';
import { type ShareSource, sharedRun } from '../../../src/bench/share/shared-run';
import type { SimulationFacts } from '../../../workers/protocol';
import { entry, inputs } from '../rows';

const begun = { inputs, seed: 7, trial: 3, grade: 'school' } as const;
const facts: SimulationFacts = {
  version: 1,
  dt: 0.5,
  readings: {},
  actions: {},
  settings: {},
  hasAnswers: false,
  columns: [],
};
const record = { do: 'record_point' };
const later = { at: 9, action: { do: 'stop' } };

describe('the history of a run', () => {
  it('has records in their places, with the trial it began with and what a link has yet to do', () => {
    const log: readonly LogEntry[] = [
      { step: 2, is: 'record' },
      { step: 2, is: 'inputs', patch: { voltage: 6 } },
      { step: 2, is: 'record' },
      { step: 4, is: 'reset' },
    ];
    expect(historyOf(begun, log, facts, [later])).toEqual({
      inputs,
      trial: 3,
      events: [
        { at: 1, action: record },
        { at: 1, set: { voltage: 6 } },
        { at: 1, action: record },
        { at: 2, action: { do: 'reset' } },
        later,
      ],
    });
  });

  it('names a record once where the simulation has an action for it', () => {
    const log: readonly LogEntry[] = [
      { step: 2, is: 'action', action: record },
      { step: 2, is: 'record' },
    ];
    const withAction = { ...facts, actions: { record_point: { label: 'Record point' } } };
    expect(historyOf(begun, log, withAction, []).events).toEqual([{ at: 1, action: record }]);
  });

  it('is only what a link has yet to do while nothing is loaded', () => {
    expect(historyOf(begun, [], null, [later]).events).toEqual([later]);
  });
});

describe('a run', () => {
  it('was used once it went on, something was done, or recorded', () => {
    expect(wasUsed([], 0)).toBe(false);
    expect(wasUsed([{ step: 0, is: 'inputs', patch: { voltage: 6 } }], 0)).toBe(false);
    expect(wasUsed([], 1)).toBe(true);
    expect(wasUsed([{ step: 0, is: 'record' }], 0)).toBe(true);
    expect(wasUsed([{ step: 0, is: 'action', action: { do: 'start' } }], 0)).toBe(true);
  });

  it('is shared in its trial with what was done, as the first without', () => {
    const history = { inputs, trial: 3, events: [later] };
    const source: ShareSource = {
      definitions: entry.inputs,
      hidden: [],
      given: {},
      inputs,
      history,
      seed: 7,
      grade: 'school',
      version: 1,
    };
    const choices = { fates: {}, task: '', without: [], ask: '', view: 'bench' } as const;
    expect(sharedRun(source, { ...choices, withDone: true })).toMatchObject({ seed: 7, trial: 3, events: [later] });
    expect(sharedRun(source, { ...choices, withDone: false })).toMatchObject({ seed: 7, trial: 1, events: [] });
  });

  it('names its trial from the second on', () => {
    expect([1, 2].map((trial) => seedText(7, trial))).toEqual(['seed 7', 'seed 7 · trial 2']);
    expect([withTrial('3', 1), withTrial('3', 2), withTrial('', 2)]).toEqual(['3', '3 · trial 2', 'trial 2']);
  });
});
