import { beforeAll, expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy2';
import { simulation } from '../../../engine/physics/circuit';
import { SimulationHost } from '../../../engine/runtime/host';
import type { Frame, SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/physics/circuit/scene';
import { factsOf, frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const NETLIST = 'B1 b2 b7 6; R1 b2 f2 220';
const INPUTS = { voltage: 9, resistance: 100, component: 'Resistor', real_meters: false, burnout: false } as const;

/** What the loop's button asks for after something was done to the board that stood on the stage. */
function askedAfter(done: (host: SimulationHost) => void): unknown[] {
  const host = new SimulationHost({ simulation, inputs: { ...INPUTS }, applies: {}, seed: 1, grade: 'ideal' });
  const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'circuit'>);
  const draw = (): void => scene.draw(frameOf(host) as unknown as Frame<'circuit'>, 0);
  // The button has no room on a phone.
  const size = sizes.find(({ layout }) => layout === 'wide');
  if (!size) throw new Error('no size');
  scene.resize(size);
  host.act({ do: 'build', value: NETLIST });
  draw();
  done(host);
  draw();
  const button = [...recorded.handles.values()].find(({ name }) => name.startsWith('Build it'));
  if (button?.role !== 'button') throw new Error('no button');
  button.press();
  scene.destroy();
  return recorded.dispatched;
}

it('builds a board anew that a reset has taken', () => {
  expect(askedAfter((host) => host.reset())).toEqual([{ do: 'build', value: NETLIST }]);
});

it('goes back to a board that was only left, with all that it holds', () => {
  expect(askedAfter((host) => host.act({ do: 'build_it', value: 0 }))).toEqual([{ do: 'build_it', value: 1 }]);
});
