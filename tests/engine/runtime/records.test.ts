/** Records by hand: made by the host, independent repeats within one update, the same again by the log. */
import { describe, expect, it } from 'vitest';
import { type AnySimulation, defineSimulation } from '../../../engine/contract';
import { type LoggedRow, type RunSetup, SimulationHost } from '../../../engine/runtime/host';
import { runScript } from '../../../engine/runtime/script';
import { walkSetup } from './toys';

const TAPE = { resolution: 0.001, repeatability: 0.05, gain: 0.01, source: 'chosen for the test' };

/** A rod of set length beside a tape: its half is worked out from what the tape shows. */
const rod: AnySimulation = defineSimulation<{ readonly length: number }, { readonly shift: number }>()({
  version: 1,
  dt: 0.1,
  rate: 1,
  settings: {
    length: {
      name: 'Label',
      school: { gain: 0.02, source: 'chosen for the test' },
      research: { source: 'chosen for the test' },
    },
  },
  readings: {
    length: {
      label: 'Length',
      unit: 'm',
      instrument: { name: 'Tape', updateInterval: 1, school: TAPE, research: TAPE },
    },
    half: { label: 'Half', unit: 'm', digits: 9, origin: 'derived' },
    kind: { kind: 'text', label: 'Kind', unit: 'text' },
  },
  actions: { shift: { label: 'Shift' } },
  fields: () => ({}),
  init: () => ({ shift: 0 }),
  step: (state) => state,
  act: ({ shift }) => ({ state: { shift: shift + 1 } }),
  read: ({ shift }, { length }) => ({ length: length + shift, half: (length + shift) / 2, kind: 'rod' }),
  derive: (_state, _params, instruments) => {
    const length = instruments.shown('length');
    return { half: length === null ? null : length / 2 };
  },
  view: () => null,
});

const setup = (changes: Partial<RunSetup> = {}): RunSetup => ({
  simulation: rod,
  inputs: { length: 3 },
  applies: {},
  seed: 4,
  grade: 'school',
  ...changes,
});

const lengthOf = ({ shown }: LoggedRow): number => Number(shown['length']?.value);
const halfOf = ({ shown }: LoggedRow): number => Number(shown['half']?.value);

describe('a record by hand', () => {
  it('is what is shown; a further one within the same update is a repeat, in what is derived as well', () => {
    const host = new SimulationHost(setup());
    const [first, second, third] = [host.record(), host.record(), host.record()];
    expect(first.shown).toEqual(host.shown());
    expect(new Set([first, second, third].map(lengthOf)).size).toBe(3);
    // Told to thousandths beside its uncertainty.
    for (const row of [first, second, third])
      expect(Math.abs(halfOf(row) - lengthOf(row) / 2)).toBeLessThanOrEqual(0.000_501);
    expect(host.shown()).toEqual(first.shown);
  });

  it('counts anew with the next update, not with the next step', () => {
    const host = new SimulationHost(setup());
    host.record();
    host.advance(1);
    expect(host.record().shown).toEqual(host.shown(1));
    host.advance(9);
    expect(host.record().shown).toEqual(host.shown());
  });

  it('names its trial, its step, the inputs in force and what their labels leave open', () => {
    const host = new SimulationHost(setup());
    host.advance(3);
    host.reset();
    const row = host.record();
    expect(row).toMatchObject({ step: 3, trial: 2, inputs: { length: 3 } });
    expect(row.settings).toEqual({ length: { '4 set length': 0.02 * 3 } });
    expect(row.shown['length']?.shared).toHaveProperty('4 length gain');
    expect(new SimulationHost(setup({ grade: 'ideal' })).record().settings).toEqual({});
  });

  it('differs from trial to trial, and the errors of the instruments do not', () => {
    const means = [1, 2, 3].map((trial) => {
      const host = new SimulationHost(setup({ trial }));
      const rows = Array.from({ length: 400 }, () => lengthOf(host.record()));
      return rows.reduce((sum, value) => sum + value, 0) / rows.length;
    });
    // Of 400 readings the mean scatters by 0.05/20 m; six of these apart would be another instrument.
    for (const mean of means) expect(Math.abs(mean - Number(means[0]))).toBeLessThan(0.015);
    expect(new Set(means).size).toBe(3);
  });

  it('stands in the log, and a replay counts it', () => {
    const host = new SimulationHost(setup());
    host.record();
    host.act({ do: 'shift' });
    host.record();
    expect(host.log.map(({ is }) => is)).toEqual(['record', 'action', 'record']);
    const again = new SimulationHost(setup());
    expect(again.enter(host.log, 0)).toBe(3);
    expect(again.record()).toEqual(host.record());
    expect(again.log).toEqual(host.log);
  });
});

describe('a script', () => {
  it('records at record_point, and a reset in it begins the next trial', () => {
    const point = (at: number) => ({ at, action: { do: 'record_point' } });
    const script = { events: [point(1), point(1), { at: 1.5, action: { do: 'reset' } }, point(2)], time: 3, every: 1 };
    const { records, rows, host } = runScript({ ...setup(), ...script });
    expect(records.map(({ time, trial }) => [time, trial])).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(records[1]?.shown).not.toEqual(records[0]?.shown);
    expect(rows.map(({ trial }) => trial)).toEqual([1, 1, 2, 2]);
    expect(host.trial).toBe(2);
    const second = runScript({ ...setup({ trial: 2 }), events: [point(2)], time: 3 });
    expect(second.records[0]?.shown).toEqual(records[2]?.shown);
  });

  it('begins with the trial it is given', () => {
    const { host } = runScript({ ...walkSetup({ trial: 5 }), events: [{ at: 0, action: { do: 'reset' } }], time: 1 });
    expect(host.trial).toBe(6);
  });
});
