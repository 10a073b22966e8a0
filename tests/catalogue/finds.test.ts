/** What "Check my result" takes for the truth of a constant is what the measurement of the entry finds. */
import { describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { Measurement } from '../../catalogue/worked';
import type { AnySimulation } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { targetsOf } from '../../engine/runtime/answers';

const measurements = import.meta.glob<{ readonly measurement: Measurement }>('../../catalogue/*/*.worked.ts');

const built: readonly AnyEntry[] = await Promise.all(
  listings.flatMap((listing) => (listing.entry ? [listing.entry().then(({ entry }) => entry)] : [])),
);
const entries = built.filter(({ finds }) => finds);

/** Why the check asks for nothing unless a link hides something. */
const NOTHING_TO_FIND: Readonly<Record<string, string>> = {
  bio2: 'Yield and purity are what the learner makes of them: they depend on how each step was done.',
  bio10: 'Message, chain and mass follow from the letters that are typed.',
  chem2: 'The yield is what the learner makes of it: it depends on how long was heated, cooled and washed.',
  ctscanner: 'The CT number of a tissue depends on the energy and the filter that the learner chooses.',
  'icu-machine': 'Compliance and resistance are those of the patient who is chosen: a link hides them.',
  mmb2: 'The growth rate follows from medium and temperature, which the learner chooses and compares.',
  ms1: 'The modulus is that of the material which is chosen: a link hides it.',
  phy2: 'The resistance is set at the board: a link hides it.',
  phy9: 'The slope of 1/R against 1/R2 is 1 by the law that is tested, and the procedure says so.',
};

describe('an entry', () => {
  it.each(built.map((entry) => [entry.id, entry] as const))(
    '%s has something to be found, or says why not',
    async (id, entry) => {
      const simulation = await simulationOf(entry);
      const found = Boolean(entry.finds) || simulation.answers !== undefined;
      const why = NOTHING_TO_FIND[id];
      expect(
        why === undefined ? found : !found,
        found
          ? 'its line in NOTHING_TO_FIND is not needed'
          : '`finds` in the entry, `answers` in the model, or a line in NOTHING_TO_FIND of this test',
      ).toBe(true);
    },
  );
});

const simulationOf = async (entry: AnyEntry): Promise<AnySimulation> =>
  (await (simulations[entry.simulation] as () => Promise<{ simulation: AnySimulation }>)()).simulation;

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  it('finds what it measures', async () => {
    const path = Object.keys(measurements).find((file) => file.endsWith(`/${id}.measurement.ts`));
    const { measurement } = (await measurements[path ?? '']?.()) ?? {};
    // Where the worked procedure alone finds it, `tests/worked/` judges what it found.
    if (!measurement) return;
    const inputs = { ...defaultInputs(entry), ...measurement.inputs };
    const targets = targetsOf(await simulationOf(entry), entry, { inputs, seed: 1, hide: [] });
    const truth = typeof measurement.truth === 'function' ? measurement.truth(inputs, []) : measurement.truth;
    const [target] = targets;
    expect(targets).toHaveLength(1);
    expect(target?.value).toBeCloseTo(Number(truth), 9);
    expect(target?.unit).toBe(measurement.unit);
    expect(target?.tolerance).toBeGreaterThan(0);
  });

  it('names no constant that hangs on a hidden input', async () => {
    const simulation = await simulationOf(entry);
    for (const find of entry.finds ?? []) {
      for (const input of Object.keys(find.where ?? {})) {
        const inputs = { ...defaultInputs(entry), ...find.where };
        const targets = targetsOf(simulation, entry, { inputs, seed: 1, hide: [input] });
        expect(targets.every((target) => target.id !== find.id)).toBe(true);
      }
    }
  });
});
