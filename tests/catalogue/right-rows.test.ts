/** A row that shows only a part of what a step asks for does not do it, nor do two that show one part each. */
import { expect, it } from 'vitest';
import type { AnyDone, AnyEntry } from '../../catalogue/define';
import { entry as calorimetry } from '../../catalogue/chemistry/chem6';
import { entry as gcms } from '../../catalogue/instruments/gcms';
import type { Row } from '../../src/bench/notebook/row';
import { progressOf } from '../../src/bench/procedure/is-done';

const row = (
  id: number,
  time: number,
  inputs: Row['inputs'],
  values: Readonly<Record<string, number | null>>,
): Row => ({
  id,
  run: 1,
  time,
  inputs,
  settings: {},
  seed: 1,
  trial: 1,
  grade: 'school',
  readings: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, uncertainty: null, text: '' }]),
  ),
});

const isDone = (done: AnyDone, rows: readonly Row[]): boolean => {
  const plot = { x: { column: 'time', transform: 'value' }, ys: [], overlay: 'none' } as never;
  return progressOf(done, { did: {}, readings: {}, inputs: {}, found: new Set<string>(), plot, rows }).done;
};

const stepOf = (entry: AnyEntry, begin: string): AnyDone => {
  const step = entry.procedure.find(({ text }) => text.startsWith(begin));
  if (!step) throw new Error(`no step begins with ${begin}`);
  return step.done;
};

it('the bad heat of solution: one row has the enthalpy, ten minutes after the salt', () => {
  const done = stepOf(calorimetry as AnyEntry, 'Now do it badly');
  const inputs = { cup: 'Coffee cup without lid', salt_type: 'NH4NO3', salt_mass: 5, water_vol: 100 };
  const soon = row(1, 200, inputs, { enthalpy_kj_mol: 22 });
  const empty = row(2, 600, inputs, { enthalpy_kj_mol: null });
  expect(isDone(done, [soon, empty])).toBe(false);
  expect(isDone(done, [row(3, 600, inputs, { enthalpy_kj_mol: 22 })])).toBe(true);
});

it('Golay’s curve: rows of decane, whatever its number', () => {
  const done = stepOf(gcms as AnyEntry, 'Golay');
  const rowsOf = (index: number) =>
    [20, 30, 45, 60, 80].map((velocity, k) => {
      const inputs = { mixture: 'Fuel Aromatics', oven_start: 100, ramp: 0, velocity };
      return row(k + 1, 300, inputs, { peak_ri: index, plate_height_mm: 0.2 });
    });
  expect(isDone(done, rowsOf(1182))).toBe(false);
  expect(isDone(done, rowsOf(1000))).toBe(true);
});
