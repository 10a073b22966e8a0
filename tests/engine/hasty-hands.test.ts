/**
 * Hands that are quicker than the lab's clock: actions of every bench one upon the other, with no time between them or a step of it, leave
 * no reading that is no number. Half a minute of a processor: some hundred orders of deeds for each bench.
 */
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import { createRng } from '../../engine/core/rng';
import type { ActionValue, ActionValueDef, AnySimulation } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { SimulationHost } from '../../engine/runtime/host';
import { appliesOf, defaultInputs } from '../../engine/runtime/inputs';

const TRIES = 100;
const DEEDS = 7;
/** In every so many-th try a step goes by after each deed. */
const WITH_STEPS = 4;

/** What Do offers, or an end of the range. */
function valueOf(def: ActionValueDef | undefined, choice: number): ActionValue | undefined {
  if (!def) return undefined;
  if ('initial' in def && def.initial !== undefined) return def.initial;
  if (def.kind === 'select') return def.options[Math.floor(choice * def.options.length)];
  return def.kind === 'number' ? (choice < 0.5 ? def.min : def.max) : undefined;
}

describe('hands quicker than the clock', { tags: ['rest'] }, () => {
  for (const { id, entry: load } of listings) {
    if (!load) continue;
    it(`leave readings that are numbers, or none: ${id}`, async () => {
      const { entry } = await load();
      const { simulation }: { simulation: AnySimulation } = await simulations[entry.simulation]();
      const actions = Object.keys(simulation.actions);
      const chance = createRng(1, `hasty ${id}`);
      for (let n = 0; n < TRIES; n++) {
        const host = new SimulationHost({
          simulation,
          inputs: defaultInputs(entry),
          applies: appliesOf(entry),
          seed: 1,
          grade: n % 2 === 0 ? 'ideal' : 'school',
        });
        const done: string[] = [];
        for (let k = 0; k < DEEDS; k++) {
          const begins = k === 0 && n % 3 > 0 ? entry.runAction?.do : undefined;
          const deed = begins ?? actions[Math.floor(chance.next() * actions.length)] ?? '';
          done.push(deed);
          host.act({ do: deed, value: valueOf(simulation.actions[deed]?.value, chance.next()) });
          if (n % WITH_STEPS === 0) host.advance(1);
          expect(() => host.readings(), done.join(', ')).not.toThrow();
        }
      }
    });
  }
});
