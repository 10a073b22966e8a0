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
import { appliesOf, nearestInputs, unknownsFor, withNeutral } from '../../engine/runtime/inputs';
import {
  decodeLink,
  encodeLink,
  encodeQuery,
  freshRun,
  type LinkedRun,
  runCode,
  subjectOf,
} from '../../engine/runtime/link';
import { begunRun } from '../../src/bench/data/run-codes';
import { type ShareSource, sharedRun } from '../../src/bench/share/shared-run';

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

/** Its default and another value. */
function someValues(input: InputDef): readonly InputValue[] {
  switch (input.type) {
    case 'number':
    case 'slider': {
      const { min, max, step, defaultValue } = input;
      return [defaultValue, onStep(min + 0.37 * (max - min), min, max, step)];
    }
    case 'select':
      return [input.defaultValue, input.options.at(-1) ?? input.defaultValue];
    case 'checkbox':
      return [false, true];
    case 'text':
      return [input.defaultValue];
  }
}

const said = (value: InputValue | undefined): InputValue | undefined =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;

/** What a bench that this link opened has to share. */
const sourceOf = (entry: AnyEntry, { inputs, hide, given, seed, grade, version, trial }: LinkedRun): ShareSource => ({
  definitions: entry.inputs,
  inputs: withNeutral(entry.inputs, inputs, hide),
  history: { inputs, trial, events: [] },
  hidden: hide,
  given: Object.fromEntries(Object.entries(inputs).filter(([id]) => given.includes(id))),
  seed,
  grade,
  version,
});

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

  it('keeps a hidden value that its link gives, however the run travels on', () => {
    for (const input of entry.inputs) {
      for (const value of someValues(input)) {
        const asked = `hide=${input.id}&input.${input.id}=${encodeURIComponent(String(value))}&seed=7&v=${subject.version}`;
        const { run: begun } = decodeLink(subject, asked);
        // Under bounds that hang on other inputs the nearest value is taken.
        const kept = begun.inputs[input.id];
        if (!subject.boundsFor) expect(kept, input.id).toBe(value);
        const bench = { listing: { id: subject.id }, entry, run: begun };
        const code = runCode(subject, begun);
        expect(runCode(subject, begunRun(bench, 7, subject.version)), input.id).toBe(code);
        for (const withDone of [false, true]) {
          const shared = sharedRun(sourceOf(entry, begun), {
            fates: {},
            withDone,
            task: '',
            without: [],
            ask: '',
            view: 'bench',
          });
          const again = decodeLink(subject, encodeLink(subject, shared).link).run;
          expect(again, `${input.id}=${value}`).toEqual(begun);
          expect(runCode(subject, again)).toBe(code);
        }
        const handedIn = decodeLink(subject, encodeQuery(subject, begun, [])).run;
        expect(handedIn.inputs, input.id).toEqual(begun.inputs);
        const answers = answersOf(simulation, entry.inputs, { ...handedIn, hide: [input.id] });
        if (!input.hideWhen)
          expect(
            answers.map(({ id, value: found }) => (id === input.id ? found : null)),
            input.id,
          ).toContain(said(kept));
        else expect(answers.length, input.id).toBeGreaterThan(0);
      }
    }
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
