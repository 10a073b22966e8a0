/** Steps of Ohm's law count what their words ask for, and not the rows that stood there before. */
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy2';
import type { Row } from '../../../src/bench/notebook/row';
import { progressOf } from '../../../src/bench/procedure/is-done';

let taken = 0;
const row = (inputs: Row['inputs'], voltage_across: number): Row => ({
  id: ++taken,
  run: 1,
  time: taken,
  inputs,
  settings: {},
  seed: 1,
  trial: 1,
  grade: 'school',
  readings: { voltage_across: { value: voltage_across, uncertainty: null, text: '' } },
});

const isDone = (step: number, rows: readonly Row[]): boolean => {
  const done = entry.procedure[step - 1]?.done;
  if (!done) throw new Error('phy2 has lost a step');
  const plot = {
    x: { column: 'resistance', transform: 'reciprocal' },
    ys: [{ column: 'current', transform: 'value' }],
    overlay: 'line',
  } as never;
  const counted = 'all' in done ? done.all.filter((part) => !('fitted' in part)) : [done];
  const evidence = { did: { reverse: 1 }, readings: {}, inputs: {}, found: new Set<string>(), plot, rows };
  return progressOf({ all: counted }, evidence).done;
};

describe('phy2', () => {
  it('asks for four resistances besides the one of the first step', () => {
    const at = (resistance: number) => row({ component: 'Resistor', voltage: 5, resistance }, 5);
    const rows = [100, 50, 200, 500].map(at);
    expect(isDone(4, rows)).toBe(false);
    expect(isDone(4, [...rows, at(1000)])).toBe(true);
  });

  it('asks for a row of the diode that was turned round, besides four forwards', () => {
    const at = (voltage: number, across: number) => row({ component: 'Silicon Diode', voltage }, across);
    const forwards = [at(0.5, 0.48), at(1, 0.6), at(3, 0.7), at(6, 0.75), at(9, 0.78)];
    expect(isDone(6, forwards)).toBe(false);
    expect(isDone(6, [...forwards, at(9, -9)])).toBe(true);
  });
});
