import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem4';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/chemistry/gas-law-boyle';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/gas-law-boyle/scene';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { everything, factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (width = 960, height = 540) => {
  const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'gas_law_boyle'>);
  scene.resize(stageSize(width, height));
  const host = new SimulationHost({
    simulation,
    inputs: defaultInputs(entry),
    applies: appliesOf(entry),
    seed: 1,
    grade: 'ideal',
  });
  const frame = () => frameOf(host) as never;
  const part = (label: string) => {
    const found = everything(scene.root).find((object) => object.label === label);
    if (!found) throw new Error(`no part called ${label}`);
    return found;
  };
  scene.draw(frame(), 0);
  return { scene, recorded, host, frame, part };
};

function handle<R extends HandleDef['role']>(
  recorded: ReturnType<typeof open>['recorded'],
  role: R,
  name: RegExp,
): Extract<HandleDef, { role: R }> {
  for (const def of recorded.handles.values()) {
    if (def.role === role && name.test(def.name)) return def as Extract<HandleDef, { role: R }>;
  }
  throw new Error(`no ${role} called ${String(name)}`);
}

describe('the gas under the piston, by hand', () => {
  it('does what the dock does', () => {
    const { recorded } = open();
    handle(recorded, 'slider', /Weights/).set(2.2);
    handle(recorded, 'slider', /Temperature/).set(60);
    handle(recorded, 'toggle', /Bleed valve/).toggle(true);
    expect(recorded.inputs).toEqual([
      ['pressure', 2.2],
      ['temperature', 60],
    ]);
    expect(recorded.dispatched).toEqual([{ do: 'leak', value: 1 }]);
  });

  it('adds weights when they are dragged down, and warms when the knob is turned right', () => {
    const { recorded } = open();
    const weights = handle(recorded, 'slider', /Weights/);
    expect(weights.drag({ x: 0, y: 180 }, { x: 0, y: 100 }, 1)).toBeCloseTo(2, 9);
    const knob = handle(recorded, 'slider', /Temperature/);
    expect(knob.drag({ x: 30, y: 0 }, { x: 0, y: 0 }, 20)).toBeGreaterThan(20);
  });

  it.each([
    [0.5, 0, 0],
    [0.8, 0, 3],
    [1, 1, 0],
    [2.9, 4, 4],
    [3, 5, 0],
  ])('shows %f atm as large and small weights on the piston', (atm, large, small) => {
    const { scene, host, frame, part } = open();
    host.change({ pressure: atm });
    scene.draw(frame(), 16);
    const weights = part('piston').children.slice(1);
    expect(weights.filter((weight, n) => n < 5 && weight.visible)).toHaveLength(large);
    expect(weights.filter((weight, n) => n >= 5 && weight.visible)).toHaveLength(small);
  });

  it('has the piston stand where the scale says, true to scale', () => {
    const { scene, host, frame, part } = open();
    const at30 = part('piston').y;
    host.change({ pressure: 2 });
    host.advance(12 * 240);
    scene.draw(frame(), 16);
    expect(part('piston').y / at30).toBeCloseTo(0.5, 6);
  });

  it('draws every molecule inside the gas, and none above the piston', () => {
    const { scene, host, frame, part } = open();
    host.change({ pressure: 3, particles: 1000 });
    host.advance(1200);
    scene.draw(frame(), 16);
    const sprites = part('sprites').children.filter((sprite) => sprite.visible);
    expect(sprites.length).toBeGreaterThanOrEqual(1000);
    const top = part('piston').y;
    for (const sprite of sprites) {
      expect(Math.abs(sprite.x)).toBeLessThanOrEqual(68);
      expect(sprite.y).toBeLessThanOrEqual(0);
      expect(sprite.y).toBeGreaterThanOrEqual(top - 1e-3);
    }
  });

  it('gives one place of a phone’s stage to words or to the magnifier, another to the leaf or to the monitor', () => {
    const { scene, host, frame, part } = open(390, 390);
    const seen = () => ['magnifier', 'callout', 'molecule monitor'].map((label) => part(label).visible);
    expect(seen()).toEqual([true, false, true]);
    host.act({ do: 'leak', value: 1 });
    scene.draw(frame(), 16);
    expect(seen()).toEqual([false, true, true]);
    host.act({ do: 'show_boyle_1662', value: 1 });
    scene.draw(frame(), 32);
    expect([...seen(), part('Boyle’s table').visible]).toEqual([false, true, false, true]);
    host.act({ do: 'show_boyle_1662', value: 0 });
    scene.draw(frame(), 48);
    expect([...seen(), part('Boyle’s table').visible]).toEqual([false, true, true, false]);
  });

  it('says what it shows', () => {
    const { scene, host, frame } = open();
    expect(scene.describe(frame())).toBe(
      'The piston stands at 30.0 mL. The gauge shows 1.000 atm, the jacket is at 25 °C. 300 molecules are drawn; too few have struck the piston yet to tell their pressure.',
    );
    host.change({ pressure: 2 });
    host.advance(60);
    expect(scene.describe(frame())).toContain('The piston is still moving.');
    host.advance(12 * 240);
    expect(scene.describe(frame())).toMatch(/drawn; over the last \d+\.\d s they pressed with \d\.\d+ atm\.$/);
    host.change({ gas: 'Carbon dioxide (van der Waals)' });
    host.act({ do: 'show_boyle_1662', value: 1 });
    expect(scene.describe(frame())).toBe(
      'The piston stands at 14.9 mL. The gauge shows 2.000 atm, the jacket is at 25 °C. 300 molecules are drawn. Boyle’s table of 1662 lies open: his products are between 1398 and 1414. The molecules drawn are ideal points, so their pressure on the piston is not shown for a real gas.',
    );
  });
});
