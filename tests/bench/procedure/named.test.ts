import { describe, expect, it } from 'vitest';
import { entry as gcms } from '../../../catalogue/instruments/gcms';
import { entry as elisa } from '../../../catalogue/medical-lab/mlab5';
import type { AnyEntry } from '../../../catalogue/define';
import { namedIn, neededInputs } from '../../../src/bench/procedure/named';

describe('what a step has in sight', () => {
  const { procedure, inputs, mainActions } = elisa as AnyEntry;
  const named = new Set(procedure.flatMap(({ done }) => namedIn(done)));

  it.each([3, 4, 5, 6])('the plates of ELISA, step at %i: nothing that no step changes', (step) => {
    const values = Object.fromEntries(inputs.map(({ id, defaultValue }) => [id, defaultValue]));
    expect([...neededInputs(elisa as AnyEntry, step, values)].filter((id) => !named.has(id))).toEqual([]);
  });

  it('the whole protocol stands right below the settings', () => {
    expect(mainActions[0]).toBe('run_protocol');
  });

  it('after the last step what the last one had; all where no step is followed', () => {
    const { inputs: all, procedure: steps } = gcms as AnyEntry;
    const values = Object.fromEntries(all.map(({ id, defaultValue }) => [id, defaultValue]));
    const [last, after, free] = [steps.length - 1, -1, Number.POSITIVE_INFINITY].map((step) =>
      neededInputs(gcms as AnyEntry, step, values),
    );
    expect(after).toEqual(last);
    expect(free?.size).toBe(all.length);
  });

  it('what only the text of a step names: hold and solvent delay for Golay’s curve', () => {
    const { inputs: all, procedure: steps } = gcms as AnyEntry;
    const values = Object.fromEntries(all.map(({ id, defaultValue }) => [id, defaultValue]));
    const golay = steps.findIndex(({ text }) => text.startsWith('Golay'));
    const needed = neededInputs(gcms as AnyEntry, golay, values);
    for (const id of ['oven_start', 'hold_min', 'ramp', 'velocity', 'solvent_delay']) expect(needed).toContain(id);
  });
});
