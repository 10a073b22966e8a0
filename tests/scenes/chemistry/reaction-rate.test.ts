import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem5';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/chemistry/reaction-rate';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/reaction-rate/scene';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { everything, factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (inputs = {}) => {
  const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'reaction_rate'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed: 1,
    grade: 'ideal',
  });
  let now = 0;
  const draw = (): void => scene.draw(frameOf(host) as never, (now += 100));
  const part = (label: string) => {
    const found = everything(scene.root).find((object) => object.label === label);
    if (!found) throw new Error(`no part called ${label}`);
    return found;
  };
  const handle = <R extends HandleDef['role']>(role: R, name: RegExp): Extract<HandleDef, { role: R }> => {
    for (const def of recorded.handles.values()) {
      if (def.role === role && name.test(def.name)) return def as Extract<HandleDef, { role: R }>;
    }
    throw new Error(`no ${role} called ${String(name)}`);
  };
  draw();
  return { scene, recorded, host, draw, part, handle, words: () => scene.describe(frameOf(host) as never) };
};

describe('the iodine clock, by hand', () => {
  it('does what the dock does', () => {
    const { recorded, handle } = open();
    handle('slider', /Thermostat/).set(35);
    handle('slider', /iodide stock/).set(1.2);
    handle('toggle', /Molybdate/).toggle(true);
    handle('button', /Stopwatch/).press();
    expect(recorded.inputs).toEqual([
      ['temperature', 35],
      ['concentration', 1.2],
      ['catalyst', true],
    ]);
    expect(recorded.dispatched).toEqual([{ do: 'stop_timer' }]);
  });

  it('pours once in one drag, and not at all if it is let go before', () => {
    const { recorded, handle } = open();
    const flask = handle('slider', /Flask B/);
    const start = { x: 400, y: 400 };
    for (const away of [20, 60, 40]) flask.set(flask.drag({ x: 400 - away, y: 400 - away }, start, 0));
    flask.held?.(false);
    expect(recorded.dispatched).toEqual([]);
    for (const away of [60, 110, 130, 150])
      flask.set(Math.min(1, flask.drag({ x: 400 - away, y: 400 - away }, start, 0)));
    expect(recorded.dispatched).toEqual([{ do: 'mix' }]);
  });

  it('loses the cross and the beam as the liquid turns', () => {
    const { host, draw, part, words } = open({ concentration: 2 });
    host.act({ do: 'mix' });
    host.advance(600);
    draw();
    expect(part('beam').alpha).toBeCloseTo(0.7, 9);
    expect(words()).toContain('The liquid is colourless; the cross behind it can be seen.');
    host.advance(300);
    draw();
    expect(part('beam').alpha).toBeLessThan(0.01);
    expect(words()).toContain(
      'The liquid is blue-black; the cross behind it is gone. The light gate saw the change after 6.388',
    );
  });

  it('shows the barrier of the path without molybdate, and both where it is in', () => {
    expect(open().words()).toContain('the barrier of 56.1 kJ/mol; 1.48×10⁻¹⁰ of the molecules are above it');
    const { words, scene } = open({ catalyst: true });
    expect(words()).toContain(
      'the barriers of both paths, 56.1 and 35.0 kJ/mol; 7.38×10⁻⁷ of the molecules are above the lower one',
    );
    const rules = everything(scene.root).filter(({ label, visible }) => label === 'rule' && visible);
    expect(rules).toHaveLength(2);
  });
});
