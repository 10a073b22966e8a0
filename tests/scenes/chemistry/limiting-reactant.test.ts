import { Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem9';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/chemistry/limiting-reactant';
import { SimulationHost } from '../../../engine/runtime/host';
import type { Frame } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/chemistry/limiting-reactant/scene';
import { darkStage } from '../../../src/scenes/kit/theme';
import { everything, factsOf, frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

describe('the factory', () => {
  it('is off at first, and tells each reaction with parts and goods once it is on', () => {
    const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
    const scene = createScene(context as Parameters<typeof createScene>[0]);
    const [, wide] = sizes;
    if (wide) scene.resize(wide);
    const host = new SimulationHost({
      simulation,
      inputs: { ...defaultInputs(entry), stoichiometry: '1:2', reactant_a: 1, reactant_b: 1.5 },
      applies: {},
      seed: 1,
      grade: 'ideal',
    });
    const texts = (): string[] => {
      scene.draw(frameOf(host) as unknown as Frame<'limiting_reactant'>, 0);
      return everything(scene.root)
        .filter((part) => part instanceof Text)
        .map(({ text }) => text);
    };
    expect(texts()).toContain('Mg + 2 HCl → MgCl₂ + H₂');
    expect(texts()).toContain('MgCl₂ stays\nin solution');
    const handle = [...recorded.handles.values()].find(({ name }) => name.startsWith('Factory'));
    if (handle?.role === 'button') handle.press();
    expect(texts()).toContain('1 frame + 2 wheels → 1 bicycle');
    host.act({ do: 'mix' });
    host.advance(700);
    expect(texts()).toContain('The wheels have run out, frames are left.');
    expect(texts()).toContain('in solution\n71.41 g');
    if (handle?.role === 'button') handle.press();
    expect(texts()).toContain('Mg + 2 HCl → MgCl₂ + H₂');
  });
});
