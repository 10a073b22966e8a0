/** What holds for every simulation in the catalogue, over its own inputs and actions. New entries are picked up by themselves. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { Listing } from '../../catalogue/listing';
import type { Action, ActionDef, ActionValue, ActionValueDef, AnySimulation, ReadingDef } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { checkAction, onStep } from '../../engine/runtime/action-value';
import { type LogEntry, type RunInputs, type RunSetup, SimulationHost } from '../../engine/runtime/host';
import { appliesOf, type InputDefinition, nearestInputs } from '../../engine/runtime/inputs';
import { cut, layoutOf } from '../../engine/runtime/layout';

const built = listings.filter(({ entry }) => entry !== undefined);

async function entryOf(listing: Listing): Promise<AnyEntry> {
  if (!listing.entry) throw new Error(`${listing.id} is not built.`);
  return (await listing.entry()).entry;
}

/** Runs of one property, steps of one run. */
const RUNS = 24;
const STEPS = 60;
/** Milliseconds for the three properties of all entries; a slow simulation gets fewer runs than a quick one. */
const BUDGET = 36_000;

const settings = {
  numRuns: RUNS,
  interruptAfterTimeLimit: Math.min(1500, BUDGET / (3 * built.length)),
  markInterruptAsFailure: false,
};

// ---------------------------------------------------------------- what may be given

function inputArbitrary(input: InputDefinition): fc.Arbitrary<number | string | boolean> {
  switch (input.type) {
    case 'number':
    case 'slider':
      return fc.oneof(
        fc.constantFrom(input.min, input.max, input.defaultValue),
        fc
          .double({ min: input.min, max: input.max, noNaN: true })
          .map((value) => onStep(value, input.min, input.max, input.step)),
      );
    case 'select':
      return fc.constantFrom(...input.options);
    case 'checkbox':
      return fc.boolean();
    case 'text':
      return fc
        .oneof(fc.constant(input.defaultValue), fc.string({ maxLength: 30 }))
        .map((text) => ((input.validate?.(text) ?? null) === null ? text : input.defaultValue));
  }
}

const inputsArbitrary = (entry: AnyEntry): fc.Arbitrary<RunInputs> =>
  fc
    .record(Object.fromEntries(entry.inputs.map((input) => [input.id, inputArbitrary(input)])))
    .map((given) => nearestInputs(entry, given).inputs);

function valueArbitrary(def: ActionValueDef): fc.Arbitrary<ActionValue> {
  switch (def.kind) {
    case 'number':
      return fc
        .oneof(fc.constantFrom(def.min, def.max), fc.double({ min: def.min, max: def.max, noNaN: true }))
        .map((value) => onStep(value, def.min, def.max, def.step));
    case 'toggle':
      return fc.constantFrom(0, 1);
    case 'select':
      return fc.constantFrom(...def.options);
    case 'text':
      return fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('12,34', '3:A', '20:T', ''));
    case 'number-or-text':
      return fc.oneof(
        fc.double({ min: def.min, max: def.max, noNaN: true }),
        fc.string({ minLength: 1, maxLength: 12 }),
      );
    case 'point':
      return fc.record({
        x: fc.double({ min: def.min.x, max: def.max.x, noNaN: true }),
        y: fc.double({ min: def.min.y, max: def.max.y, noNaN: true }),
      });
  }
}

function actionArbitrary(simulation: AnySimulation): fc.Arbitrary<Action> {
  const actions = Object.entries<ActionDef>(simulation.actions).map(
    ([name, { value }]): fc.Arbitrary<Action> =>
      value ? valueArbitrary(value).map((given) => ({ do: name, value: given })) : fc.constant({ do: name }),
  );
  return fc.oneof(...actions, fc.constant({ do: 'reset' }));
}

interface Move {
  readonly after: number;
  readonly move: Action | RunInputs;
}

const isAction = (move: Action | RunInputs): move is Action => 'do' in move && typeof move.do === 'string';

const movesArbitrary = (entry: AnyEntry, simulation: AnySimulation): fc.Arbitrary<readonly Move[]> =>
  fc.array(
    fc.record({
      after: fc.nat(12),
      move: fc.oneof(
        { weight: 4, arbitrary: actionArbitrary(simulation) },
        { weight: 1, arbitrary: inputsArbitrary(entry) },
      ),
    }),
    { maxLength: 12 },
  );

/** Values that no declaration of this kind allows. */
const GARBAGE: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e300,
  1e300,
  '',
  'nonsense',
  { x: Number.NaN, y: 0 },
  { x: 1e300, y: 1e300 },
  undefined,
];

// ---------------------------------------------------------------- what is seen

interface Frame {
  readonly step: number;
  readonly readings: unknown;
  readonly view: unknown;
  readonly fields: unknown;
}

function frameOf(host: SimulationHost): Frame {
  const layout = layoutOf(host.fields);
  const fields = cut(new ArrayBuffer(layout.byteLength), layout);
  const view = structuredClone(host.view(fields));
  return { step: host.step, readings: { ...host.readings() }, view, fields };
}

const goTo = (host: SimulationHost, step: number, grouping: number): void => {
  while (host.step < step) host.advance(Math.min(grouping, step - host.step));
};

function checkReadings(host: SimulationHost, defs: Readonly<Record<string, ReadingDef>>): void {
  const readings = host.readings();
  expect(Object.keys(readings).sort()).toEqual(Object.keys(defs).sort());
  for (const [id, def] of Object.entries(defs)) {
    const value = readings[id] ?? null;
    if (value === null) continue;
    expect(typeof value, id).toBe(def.kind === 'text' ? 'string' : 'number');
    if (def.kind === 'text') continue;
    expect(Number.isFinite(value), id).toBe(true);
    if (def.range) {
      expect(value, id).toBeGreaterThanOrEqual(def.range[0]);
      expect(value, id).toBeLessThanOrEqual(def.range[1]);
    }
  }
}

function play(setup: RunSetup, moves: readonly Move[]): SimulationHost {
  const host = new SimulationHost(setup);
  checkReadings(host, setup.simulation.readings);
  for (const { after, move } of moves) {
    goTo(host, Math.min(STEPS, host.step + after), STEPS);
    if (isAction(move)) host.act(move);
    else host.change(move);
    checkReadings(host, setup.simulation.readings);
  }
  goTo(host, STEPS, STEPS);
  checkReadings(host, setup.simulation.readings);
  return host;
}

/** A run that is stepped from outside, so that two can take turns. */
function* replay(setup: RunSetup, log: readonly LogEntry[], grouping: number): Generator<void, SimulationHost> {
  const host = new SimulationHost(setup);
  let taken = host.enter(log, 0);
  while (host.step < STEPS) {
    const next = Math.min(STEPS, log[taken]?.step ?? STEPS);
    goTo(host, Math.min(next, host.step + grouping), grouping);
    taken += host.enter(log, taken);
    yield;
  }
  return host;
}

function alternate(first: Generator<void, SimulationHost>, second: Generator<void, SimulationHost>): SimulationHost {
  for (;;) {
    const turn = first.next();
    second.next();
    if (turn.done) return turn.value;
  }
}

// ---------------------------------------------------------------- the properties

for (const listing of built) {
  describe(`${listing.id}`, () => {
    let entry: AnyEntry;
    let simulation: AnySimulation;
    beforeAll(async () => {
      entry = await entryOf(listing);
      simulation = (await simulations[entry.simulation]()).simulation;
    });
    const setupOf = (inputs: RunInputs, seed: number): RunSetup => ({
      simulation,
      inputs,
      applies: appliesOf(entry),
      seed,
      grade: 'ideal',
    });

    it('reads finite numbers, texts or null, inside the declared range; a run is its log, whatever runs beside it', () => {
      fc.assert(
        fc.property(
          inputsArbitrary(entry),
          movesArbitrary(entry, simulation),
          fc.nat(1e6),
          fc.integer({ min: 1, max: 20 }),
          (inputs, moves, seed, grouping) => {
            const host = play(setupOf(inputs, seed), moves);
            const beside = replay(setupOf(inputs, seed + 1), host.log, 7);
            const again = alternate(replay(setupOf(inputs, seed), host.log, grouping), beside);
            expect(frameOf(again)).toEqual(frameOf(host));
            expect(again.inputs).toEqual(host.inputs);
            expect(again.log).toEqual(host.log);
          },
        ),
        settings,
      );
    });

    it('is not changed by reading or drawing it', () => {
      fc.assert(
        fc.property(inputsArbitrary(entry), movesArbitrary(entry, simulation), fc.nat(1e6), (inputs, moves, seed) => {
          const host = play(setupOf(inputs, seed), moves.slice(0, 3));
          expect(frameOf(host)).toEqual(frameOf(host));
        }),
        settings,
      );
    });

    it('is left unchanged by values that an action does not take, with a notice', () => {
      fc.assert(
        fc.property(inputsArbitrary(entry), movesArbitrary(entry, simulation), fc.nat(1e6), (inputs, moves, seed) => {
          const host = play(setupOf(inputs, seed), moves.slice(0, 3));
          host.takeNotices();
          const before = frameOf(host);
          for (const name of [...Object.keys(simulation.actions), 'no_such_action']) {
            for (const value of GARBAGE) {
              const action = { do: name, value } as Action;
              if (checkAction(simulation.actions, action).ok) continue;
              host.act(action);
              expect(host.takeNotices().length, `${name} ${String(value)}`).toBe(1);
            }
          }
          expect(frameOf(host)).toEqual(before);
        }),
        { ...settings, numRuns: 2 },
      );
    });

    it('says where each of its toggles stands', () => {
      const toggles = Object.entries<ActionDef>(simulation.actions).flatMap(([id, { value }]) =>
        value?.kind === 'toggle' ? [id] : [],
      );
      const host = new SimulationHost(setupOf(nearestInputs(entry, {}).inputs, 1));
      expect(Object.keys(host.toggles()).sort()).toEqual(toggles.sort());
      for (const id of toggles) {
        for (const value of [1, 0, 1] as const) {
          host.act({ do: id, value });
          host.advance(1);
          expect(host.toggles()[id], `${id} ${value}`).toBe(value === 1);
        }
        host.act({ do: 'reset' });
      }
    });

    it('has entry and model agree on names, bounds and defaults', () => {
      expect(nearestInputs(entry, {}).notices).toEqual([]);
      const readings = Object.keys(simulation.readings);
      const actions = Object.keys(simulation.actions);
      for (const id of [...entry.mainReadings, ...(entry.outputs ?? [])]) expect(readings).toContain(id);
      for (const id of [...entry.mainActions, ...(entry.holdActions ?? []), ...(simulation.startActions ?? [])]) {
        expect(actions).toContain(id);
      }
      for (const id of entry.customaryActions ?? []) {
        const value = simulation.actions[id]?.value;
        const initial = value?.kind === 'number' ? value.initial : undefined;
        expect(checkAction(simulation.actions, { do: id, value: initial }), id).toMatchObject({ ok: true });
        expect(initial, id).toBeDefined();
      }
      for (const step of entry.demo ?? []) {
        if ('set' in step || step.do === 'record_point') continue;
        const action = step.value === undefined ? { do: step.do } : { do: step.do, value: step.value };
        expect(checkAction(simulation.actions, action)).toMatchObject({ ok: true });
      }
    });
  });
}
