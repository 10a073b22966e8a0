/** Every scene is built, laid out and drawn at every size, without a screen, which takes half a minute of a processor. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import { type SimulationKey, simulations } from '../../engine/registry';
import { SimulationHost } from '../../engine/runtime/host';
import { appliesOf } from '../../engine/runtime/inputs';
import type { CreateScene } from '../../src/scenes/contract';
import { darkStage, lightStage, type StageTheme } from '../../src/scenes/kit/theme';
import { scenes } from '../../src/scenes/registry.generated';
import { everything, factsOf, frameOf, sizes, stubCanvas, stubContext, undrawable } from './stage-stub';

beforeAll(stubCanvas);

async function hostOf(entry: AnyEntry): Promise<SimulationHost> {
  const { simulation } = await simulations[entry.simulation]();
  return new SimulationHost({
    simulation,
    inputs: defaultInputs(entry),
    applies: appliesOf(entry),
    seed: 1,
    grade: 'school',
  });
}

const built = listings.filter(({ entry }) => entry);

describe.each(built.map((listing) => [listing.id, listing] as const))('the scene of %s', (_id, listing) => {
  const tags = ({ name }: StageTheme): string[] => (name === darkStage.name ? [] : ['rest']);
  for (const theme of [darkStage, lightStage])
    it(`draws at every size, and leaves nothing behind (${theme.name})`, { tags: tags(theme) }, async () => {
      const { entry } = (await listing.entry?.()) ?? {};
      if (!entry) throw new Error('the entry has gone');
      const host = await hostOf(entry);
      const { createScene } = (await scenes[entry.simulation]()) as unknown as {
        createScene: CreateScene<SimulationKey>;
      };
      const { context, recorded } = stubContext(theme, factsOf(entry, host.simulation));
      const scene = createScene(context);
      expect(recorded.handles.size, 'parts that can be grabbed').toBeGreaterThan(0);
      for (const { name } of recorded.handles.values()) expect(name).not.toBe('');
      if (entry.runAction) host.act(entry.runAction);
      for (const size of sizes) {
        scene.resize(size);
        for (let frame = 0; frame < 3; frame++) {
          host.advance(Math.max(1, Math.round(0.5 / host.simulation.dt)));
          scene.draw(frameOf(host), frame * 16);
          for (const object of everything(scene.root)) {
            const place = [object.x, object.y, object.scale.x, object.scale.y, object.rotation, object.alpha];
            expect(place.every(Number.isFinite), `${object.label} at ${place.join(', ')}`).toBe(true);
            expect(undrawable(object), `${object.label}, ${size.bleed.width}×${size.bleed.height}`).toEqual([]);
            // The stage follows what moves in its own render group; within another it would miss changes and leave old picture standing.
            expect(object.isRenderGroup, `${object.label} is a render group of its own`).toBe(false);
          }
        }
      }
      const words = scene.describe(frameOf(host));
      expect(words).toMatch(/\w+ \w+/);
      expect(words).not.toMatch(/NaN|undefined|\[object/);
      const { root } = scene;
      scene.destroy();
      expect(root.destroyed).toBe(true);
    });
});
