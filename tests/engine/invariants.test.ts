/**
 * What holds for every simulation in the catalogue, over its own inputs and actions. New entries are picked up by themselves. A minute
 * of a processor: each is run several times from chance inputs, and its demonstration twice.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { Listing } from '../../catalogue/listing';
import type {
  Action,
  ActionDef,
  ActionValue,
  ActionValueDef,
  AnySimulation,
  ReadingDef,
  ReadingValue,
} from '../../engine/contract';
import type { InputDef, RunInputs } from '../../engine/inputs';
import { simulations } from '../../engine/registry';
import { checkAction, onStep } from '../../engine/runtime/action-value';
import { type RunSetup, SimulationHost } from '../../engine/runtime/host';
import { appliesOf, nearestInputs } from '../../engine/runtime/inputs';
import { cut, layoutOf } from '../../engine/runtime/layout';
import { stepAtOrAfter } from '../../engine/runtime/steps';

const built = listings.filter(({ entry }) => entry !== undefined);

async function entryOf(listing: Listing): Promise<AnyEntry> {
  if (!listing.entry) throw new Error(`${listing.id} is not built.`);
  return (await listing.entry()).entry;
}

/**
 * What is run, the same in every run of this file. A wall second at 1× is the measure, since it is the model's own `rate` that
 * says how much lab time a learner looks at in it: in six of them the longest pendulum swings twice, a flask of broth grows for
 * an hour. Beside these cases each demonstration is played to its end. A simulation takes about a second, the slowest five.
 */
/** In the gate; the rest has as many again and more, of other cases. */
const RUNS = 5;
const MORE_RUNS = 16;
const SPAN = 6;
const MOVES = 10;
/** Wall seconds between two looks at a run. */
const LOOK = 0.5;
/** Looks at a demonstration, beside those at its steps. */
const LOOKS = 40;

// ---------------------------------------------------------------- what may be given

function inputArbitrary(input: InputDef): fc.Arbitrary<number | string | boolean> {
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

/** What goes into a log: an action (a reset is one of them), changed inputs, a record by hand. */
type Entered = Action | RunInputs | 'record';

interface Move {
  /** Wall seconds at 1× since the move before. */
  readonly after: number;
  readonly move: Entered;
}

const isAction = (move: Action | RunInputs): move is Action => 'do' in move && typeof move.do === 'string';

/** What a visitor may do within the span; half of them begin as Run does. */
const movesArbitrary = (entry: AnyEntry, simulation: AnySimulation): fc.Arbitrary<readonly Move[]> => {
  const anything = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 10 }).map((tenth) => (tenth * SPAN) / (5 * MOVES)),
      move: fc.oneof(
        { weight: 4, arbitrary: actionArbitrary(simulation) },
        { weight: 1, arbitrary: inputsArbitrary(entry) },
        { weight: 1, arbitrary: fc.constant('record' as const) },
      ),
    }),
    { minLength: MOVES, maxLength: MOVES },
  );
  const { runAction } = entry;
  if (!runAction) return anything;
  const run: Action =
    runAction.value === undefined ? { do: runAction.do } : { do: runAction.do, value: runAction.value };
  return fc.tuple(fc.boolean(), anything).map(([runs, moves]) => (runs ? [{ after: 0, move: run }, ...moves] : moves));
};

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
  /** Of the bytes of all fields. */
  readonly fields: string;
}

function frameOf(host: SimulationHost): Frame {
  const layout = layoutOf(host.fields);
  const buffer = new ArrayBuffer(layout.byteLength);
  const view = structuredClone(host.view(cut(buffer, layout)));
  const fields = createHash('sha1').update(new Uint8Array(buffer)).digest('hex');
  return { step: host.step, readings: { ...host.readings() }, view, fields };
}

const goTo = (host: SimulationHost, step: number, grouping = Number.POSITIVE_INFINITY): void => {
  while (host.step < step) host.advance(Math.min(grouping, step - host.step));
};

/** What is wrong with a value that is read; null where nothing is. */
function faultIn(value: ReadingValue, def: ReadingDef): string | null {
  if (value === null) return null;
  if (def.kind === 'text') return typeof value === 'string' ? null : 'is no text';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'is no finite number';
  const { range } = def;
  return range && !(value >= range[0] && value <= range[1]) ? `is not within ${range.join(' to ')}` : null;
}

/** A million values are looked at: the assertions of the runner would take most of the time, so only what is wrong meets one. */
function checkReadings(host: SimulationHost, defs: Readonly<Record<string, ReadingDef>>): void {
  const readings = host.readings();
  const faults = Object.keys(readings).flatMap((id) => (Object.hasOwn(defs, id) ? [] : [`${id} is not declared`]));
  for (const [id, def] of Object.entries(defs)) {
    const value = readings[id];
    const fault = value === undefined ? 'is not read' : faultIn(value, def);
    if (fault) faults.push(`${id} ${fault}: ${value}`);
  }
  if (faults.length > 0) expect(faults).toEqual([]);
}

/** Reads and draws it, as a page does. */
function look(host: SimulationHost): void {
  checkReadings(host, host.simulation.readings);
  const layout = layoutOf(host.fields);
  host.view(cut(new ArrayBuffer(layout.byteLength), layout));
}

/** Lets wall seconds at 1× pass, by whole steps: what is left of one is returned. */
function pass(host: SimulationHost, seconds: number, rest: number): number {
  let due = rest;
  for (let left = seconds; left > 0; left -= LOOK) {
    due += (Math.min(LOOK, left) * host.rate) / host.simulation.dt;
    goTo(host, host.step + Math.floor(due));
    due -= Math.floor(due);
    look(host);
  }
  return due;
}

function enter(host: SimulationHost, move: Entered): void {
  if (move === 'record') host.record();
  else if (isAction(move)) host.act(move);
  else host.change(move);
  look(host);
}

/** A run of wall seconds at 1×, with moves in it. */
function play(setup: RunSetup, moves: readonly Move[], span = SPAN): SimulationHost {
  const host = new SimulationHost(setup);
  look(host);
  let [left, rest] = [span, 0];
  for (const { after, move } of moves) {
    const wait = Math.min(left, after);
    rest = pass(host, wait, rest);
    left -= wait;
    enter(host, move);
  }
  pass(host, left, rest);
  return host;
}

/** The demonstration of an entry, from its first step to its last, in lab time. */
function demonstrate(setup: RunSetup, demo: NonNullable<AnyEntry['demo']>): SimulationHost {
  const host = new SimulationHost(setup);
  const { dt } = setup.simulation;
  const end = demo.at(-1)?.at ?? 0;
  look(host);
  for (const step of demo) {
    const at = stepAtOrAfter(step.at, dt);
    while (host.step < at) {
      goTo(host, Math.min(at, host.step + Math.ceil(end / dt / LOOKS)));
      look(host);
    }
    if ('set' in step) enter(host, step.set as RunInputs);
    else enter(host, step.value === undefined ? { do: step.do } : { do: step.do, value: step.value });
  }
  return host;
}

/** As it comes back from a file, a link or another thread. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The run of a log that was stored and that nobody looks at, stepped from outside, so that two can take turns. */
function* replay(setup: RunSetup, told: SimulationHost, grouping: number): Generator<void, SimulationHost> {
  const { step: end } = told;
  const log = stored(told.log);
  const host = new SimulationHost({ ...setup, inputs: stored(setup.inputs) });
  let taken = host.enter(log, 0);
  while (host.step < end) {
    const next = Math.min(end, log[taken]?.step ?? end);
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

    /** The same run again by its log, not looked at, in other groups of steps, and in turns with another run. */
    const expectRepeated = (host: SimulationHost, setup: RunSetup, grouping: number): void => {
      const beside = replay({ ...setup, seed: setup.seed + 1 }, host, 3 * grouping);
      const again = alternate(replay(setup, host, grouping), beside);
      const frame = frameOf(host);
      expect(frameOf(host)).toEqual(frame);
      expect(frameOf(again)).toEqual(frame);
      expect(again.inputs).toEqual(host.inputs);
      expect(again.log).toEqual(host.log);
    };

    const expectHolds = (numRuns: number, seed?: number): void =>
      fc.assert(
        fc.property(
          inputsArbitrary(entry),
          movesArbitrary(entry, simulation),
          fc.nat(1e6),
          fc.integer({ min: 1, max: 20 }),
          (inputs, moves, seed, grouping) => {
            const setup = setupOf(inputs, seed);
            expectRepeated(play(setup, moves), setup, grouping);
          },
        ),
        { numRuns, ...(seed !== undefined && { seed }) },
      );

    it('reads finite numbers, texts or null, inside the declared range; a run is its log, however it is watched, whatever runs beside it', () => {
      expectHolds(RUNS);
    });

    it('does so in further runs', { tags: ['rest'] }, () => {
      expectHolds(MORE_RUNS, 2);
    });

    it('does so over the whole of its demonstration', () => {
      const setup = setupOf(nearestInputs(entry, {}).inputs, 1);
      expectRepeated(demonstrate(setup, entry.demo ?? []), setup, 97);
    });

    it('is left unchanged by values that an action does not take, with a notice', () => {
      fc.assert(
        fc.property(inputsArbitrary(entry), movesArbitrary(entry, simulation), fc.nat(1e6), (inputs, moves, seed) => {
          const host = play(setupOf(inputs, seed), moves.slice(0, 3), LOOK);
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
        { numRuns: 3 },
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
