import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { ActionDefs } from '../../engine/contract';
import type { InputDef, InputValue } from '../../engine/inputs';
import { simulations } from '../../engine/registry';
import { onStep } from '../../engine/runtime/action-value';
import { answersOf } from '../../engine/runtime/answers';
import { fixedInputs } from '../../engine/runtime/fixed-inputs';
import { SimulationHost } from '../../engine/runtime/host';
import { appliesOf, nearestInputs, unknownsFor } from '../../engine/runtime/inputs';
import { decodeLink, encodeLink, freshRun, type LinkedRun, subjectOf } from '../../engine/runtime/link';

const loaded = await Promise.all(
  listings
    .filter(({ entry }) => entry)
    .map(async (listing) => {
      const entry = (await listing.entry?.())?.entry as AnyEntry;
      const { simulation } = await simulations[entry.simulation]();
      const subject = subjectOf(listing.id, entry, simulation.version);
      return [listing.id, { entry, simulation, subject }] as const;
    }),
);

function anyValue(input: InputDef): fc.Arbitrary<InputValue> {
  switch (input.type) {
    case 'number':
    case 'slider': {
      const { min, max, step } = input;
      return fc.double({ min: 0, max: 1, noNaN: true }).map((part) => onStep(min + part * (max - min), min, max, step));
    }
    case 'select':
      return fc.constantFrom(...input.options);
    case 'checkbox':
      return fc.boolean();
    case 'text':
      return fc.constant(input.defaultValue);
  }
}

describe.each(loaded)('%s', (_id, { entry, simulation, subject }) => {
  const ids = entry.inputs.filter(({ type }) => type !== 'text').map(({ id }) => id);
  const run: fc.Arbitrary<LinkedRun> = fc
    .record({
      inputs: fc.record(Object.fromEntries(entry.inputs.map((input) => [input.id, anyValue(input)]))),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      grade: fc.constantFrom('ideal', 'school', 'research'),
      lock: fc.subarray(ids),
      hide: fc.subarray(ids, { maxLength: Math.min(3, ids.length) }),
      task: fc.string({ maxLength: 20 }),
      view: fc.constantFrom('bench', 'full', 'embed', 'projector'),
    })
    .map((parts) => {
      const given = { ...parts.inputs, ...unknownsFor(entry.inputs, parts.hide, parts.seed) };
      const { inputs } = nearestInputs(subject, given);
      return { ...freshRun(subject), ...parts, inputs } as LinkedRun;
    });

  it('opens from its link as it was', () => {
    fc.assert(
      fc.property(run, (each) => {
        const { link } = encodeLink(subject, each);
        const { run: opened, notices } = decodeLink(subject, link);
        expect(notices).toEqual([]);
        // What a hidden input would have been without its unknown does not travel.
        const switched = entry.inputs.filter(({ id, hideWhen }) => hideWhen && each.hide.includes(id));
        const defaults = freshRun(subject).inputs;
        const meant = Object.fromEntries(switched.map(({ id }) => [id, defaults[id] ?? '']));
        expect(opened).toEqual({ ...each, inputs: { ...each.inputs, ...meant } });
      }),
      { numRuns: 60 },
    );
  });

  it('has an answer for whatever is hidden', () => {
    for (const id of ids) {
      const inputs = nearestInputs(subject, {
        ...freshRun(subject).inputs,
        ...unknownsFor(entry.inputs, [id], 7),
      }).inputs;
      const answers = answersOf(simulation, entry.inputs, { inputs, seed: 7, hide: [id] });
      expect(answers.length, id).toBeGreaterThan(0);
      for (const { label, value, tolerance } of answers) {
        expect(label).not.toBe('');
        expect(value).not.toBe('');
        if (tolerance !== undefined) expect(tolerance).toBeGreaterThan(0);
      }
    }
  });

  it('keeps locked inputs whatever is done', () => {
    const lock = entry.inputs.map(({ id }) => id);
    const { inputs } = freshRun(subject);
    const fixed = fixedInputs(entry.inputs, { lock, hide: [] });
    const host = new SimulationHost({
      simulation,
      inputs,
      applies: appliesOf(subject),
      seed: 1,
      grade: 'school',
      fixed,
    });
    const actions: ActionDefs = simulation.actions;
    for (const [name, { value }] of Object.entries(actions)) {
      const given =
        value && 'options' in value ? value.options.at(-1) : value && 'max' in value ? value.max : undefined;
      host.act(given === undefined ? { do: name } : { do: name, value: given });
      host.advance(2);
      expect(host.inputs).toEqual(inputs);
    }
  });
});
