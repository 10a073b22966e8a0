/**
 * Before anything was done no reading tells what is hidden: what is worked out from a hidden input stands in the entry's `tells`. What an
 * instrument shows is a measurement, and so is what is counted or derived from measurements: that is how the value is found.
 */
import { describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import type { AnySimulation, ReadingDefs } from '../../../engine/contract';
import type { InputDef, InputValue, RunInputs } from '../../../engine/inputs';
import { simulations } from '../../../engine/registry';
import { onStep } from '../../../engine/runtime/action-value';
import { answersOf } from '../../../engine/runtime/answers';
import { deriveShown } from '../../../engine/runtime/derived';
import { observe } from '../../../engine/runtime/instrument';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf, nearestInputs } from '../../../engine/runtime/inputs';
import { trialRng } from '../../../engine/runtime/trial-rng';
import { withheldReadings, withheldWhile } from '../../../engine/runtime/withheld';

const SEED = 7;
const AT = { seed: SEED, trial: 1, time: 0, ordinal: 0, grade: 'school' } as const;

/** Worked out from what was counted, which anybody can do, or seen and set by hand, as a phase, the angle of a detector and a slide without a colony are. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  mmb4: ['catalase_result'],
  chem11: ['conductivity_s_m', 'phase'],
  'particle-size-analyzer': ['scattering_vector'],
  es5: ['largest_patch_pct', 'core_pct'],
  es10: [
    'shannon',
    'shannon_bits',
    'simpson_d',
    'simpson_1_minus_d',
    'gini_simpson',
    'inverse_simpson',
    'hill_1',
    'hill_2',
    'evenness',
    'margalef',
    'berger_parker',
    'chao1',
    'rarefied',
  ],
};

interface Bench {
  readonly id: string;
  readonly entry: AnyEntry;
  readonly simulation: AnySimulation;
}

/** Pairs of values that a checked result tells apart: its tolerance below and above, at some places of the range; each pair of options. */
function pairsOf({ entry, simulation }: Bench, input: InputDef): readonly (readonly [InputValue, InputValue])[] {
  switch (input.type) {
    case 'text':
      return [];
    case 'checkbox':
      return [[false, true]];
    case 'select':
      return input.options.slice(1).map((option) => [input.options[0] ?? option, option]);
    case 'number':
    case 'slider': {
      const { min, max, step } = input;
      return [0.1, 0.35, 0.7, 0.95].map((part) => {
        const middle = onStep(min + part * (max - min), min, max, step);
        const inputs = { ...defaultInputs(entry), [input.id]: middle };
        const own = answersOf(simulation, entry.inputs, { inputs, seed: SEED, hide: [input.id] });
        const tolerance = own.find(({ id }) => id === input.id)?.tolerance ?? step ?? 0;
        return [onStep(middle - tolerance, min, max, step), onStep(middle + tolerance, min, max, step)];
      });
    }
  }
}

type Texts = Readonly<Record<string, string>>;

const textsOf = (shown: ReturnType<typeof observe>): Texts =>
  Object.fromEntries(Object.entries(shown).map(([id, { text }]) => [id, text]));

/** What is shown at the start; `reckoned`: what the derived readings are with the hidden value exchanged beneath the same instruments. */
function startOf({ entry, simulation }: Bench, given: RunInputs, exchanged: RunInputs) {
  const inputs = nearestInputs(entry, { ...defaultInputs(entry), ...given }).inputs;
  const { init, specimen } = trialRng(SEED, 1);
  const state: unknown = simulation.init(inputs, init, specimen, 'school');
  const truth = simulation.read(state, inputs);
  const shown = observe(simulation.readings, truth, AT, () => 0);
  const derivedWith = (with_: RunInputs): Texts =>
    textsOf(deriveShown({ simulation, state, inputs: with_, shown, began: 0 }, truth, AT));
  return {
    inputs,
    shown: textsOf(shown),
    derived: derivedWith(inputs),
    reckoned: derivedWith({ ...inputs, ...exchanged }),
  };
}

/** Readings that tell an input apart and are no measurement. */
function toldBy(bench: Bench, input: InputDef): readonly string[] {
  const defs: ReadingDefs = bench.simulation.readings;
  const counted = COUNTED[bench.id] ?? [];
  const told = new Set<string>();
  for (const [a, b] of pairsOf(bench, input)) {
    const one = startOf(bench, { [input.id]: a }, { [input.id]: b });
    const two = startOf(bench, { [input.id]: b }, { [input.id]: a });
    if (one.inputs[input.id] === two.inputs[input.id]) continue;
    for (const [id, def] of Object.entries(defs)) {
      if (counted.includes(id)) continue;
      const workedOut =
        def.kind !== 'text' && !def.instrument && (def.origin === 'theory' || def.origin === 'computed');
      if (workedOut && one.shown[id] !== two.shown[id]) told.add(id);
      if (def.origin === 'derived' && one.derived[id] !== one.reckoned[id]) told.add(id);
    }
  }
  return [...told];
}

const benches = await Promise.all(
  listings.flatMap(({ id, entry: load }) =>
    load
      ? [
          load().then(async ({ entry }): Promise<readonly [string, Bench]> => {
            const { simulation } = await simulations[entry.simulation]();
            return [id, { id, entry, simulation }];
          }),
        ]
      : [],
  ),
);

describe('what is hidden', () => {
  it.each(benches)('is told by no reading of %s at the start', { tags: ['rest'] }, (_id, bench) => {
    const found = bench.entry.inputs.map(({ id }, at) => {
      const input = bench.entry.inputs[at];
      const withheld = withheldReadings(bench.entry.tells, [id]);
      return { id, told: input ? toldBy(bench, input).filter((reading) => !withheld.includes(reading)) : [] };
    });
    expect(found.filter(({ told }) => told.length > 0)).toEqual([]);
  });
});

describe('what the model keeps unknown', () => {
  it('is told by no reading until it is switched off: the acid of the titration', async () => {
    const { simulation } = await simulations.titration();
    const { entry } = benches.find(([id]) => id === 'chem1')?.[1] ?? {};
    if (!entry) throw new Error('no titration');
    const inputs = { ...defaultInputs(entry), unknown: true };
    const host = new SimulationHost({
      simulation,
      inputs,
      applies: appliesOf(entry),
      seed: SEED,
      grade: 'school',
      withheldWhile: withheldWhile(entry.tells, entry.inputs),
    });
    host.act({ do: 'add_indicator', value: 3 });
    host.advance(20);
    expect(host.readings()['ph']).toBeNull();
    // With all its digits it would be a pH meter without errors.
    expect(host.shown()['base_form_fraction']?.text).toBe('0.000');
    host.change({ unknown: false });
    host.advance(1);
    expect(host.readings()['ph']).toBeCloseTo(1, 1);
  });
});
