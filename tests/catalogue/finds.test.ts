/** What "Check my result" takes for the truth of a constant is what the promise of the entry finds. */
import { describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { Promised } from '../../catalogue/promise';
import type { AnySimulation } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { targetsOf } from '../../engine/runtime/answers';

const promises = import.meta.glob<{ readonly promise: Promised }>('../../catalogue/*/*.promise.ts');

const entries = (
  await Promise.all(listings.flatMap((listing) => (listing.entry ? [listing.entry().then(({ entry }) => entry)] : [])))
).filter(({ finds }) => finds) as readonly AnyEntry[];

const simulationOf = async (entry: AnyEntry): Promise<AnySimulation> =>
  (await (simulations[entry.simulation] as () => Promise<{ simulation: AnySimulation }>)()).simulation;

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  it('finds what it promises', async () => {
    const path = Object.keys(promises).find((file) => file.endsWith(`/${id}.promise.ts`));
    const { promise } = (await promises[path ?? '']?.()) ?? {};
    const inputs = { ...defaultInputs(entry), ...promise?.inputs };
    const targets = targetsOf(await simulationOf(entry), entry, { inputs, seed: 1, hide: [] });
    const truth = typeof promise?.truth === 'function' ? promise.truth(inputs, []) : promise?.truth;
    const [target] = targets;
    expect(targets).toHaveLength(1);
    expect(target?.value).toBeCloseTo(Number(truth), 9);
    expect(target?.unit).toBe(promise?.unit);
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
