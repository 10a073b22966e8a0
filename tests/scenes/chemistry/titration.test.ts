import { beforeAll, describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/chemistry/chem1';
import { simulation } from '../../../engine/chemistry/titration';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/titration/scene';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = () => {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'titration'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({ simulation, inputs: defaultInputs(entry), applies: {}, seed: 1, grade: 'ideal' });
  const frame = () => frameOf(host) as never;
  scene.draw(frame(), 0);
  return { scene, recorded, host, frame };
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

describe('the titration bench, by hand', () => {
  it('turns the stopcock with the pointer: a quarter turn opens it', () => {
    const { recorded } = open();
    const stopcock = handle(recorded, 'slider', /Stopcock/);
    const box = recorded.places.get(stopcock);
    if (!box) throw new Error('the stopcock is nowhere');
    // The lever points to the left when closed and down when open; it reaches farther than what lies right of the axis.
    const [x, axis] = [box.x + (box.width * 36) / 52, box.y + box.height / 2];
    const left = (y: number) => ({ x: x - 30, y });
    const down = (y: number) => ({ x, y: y + 30 });
    expect(stopcock.drag(down(axis), left(axis), 0)).toBeCloseTo(1, 9);
    expect(stopcock.drag(left(axis), down(axis), 1)).toBeCloseTo(0, 9);
    expect(stopcock.drag({ x: x - 21, y: axis + 21 }, left(axis), 0)).toBeCloseTo(0.5, 9);
    stopcock.set(0.4);
    stopcock.set(0);
    stopcock.tap?.({ x: 0, y: 0 });
    stopcock.keys?.['ArrowDown']?.();
    expect(recorded.dispatched).toEqual([
      { do: 'open_stopcock', value: 0.4 },
      { do: 'close_stopcock' },
      { do: 'add_drop' },
      { do: 'add_drop' },
    ]);
  });

  it('does what the dock does', () => {
    const { recorded } = open();
    handle(recorded, 'button', /tip/).press();
    handle(recorded, 'button', /Dropper/).press();
    handle(recorded, 'button', /refill/).press();
    handle(recorded, 'button', /New flask/).press();
    handle(recorded, 'toggle', /Stirrer/).toggle(true);
    expect(recorded.dispatched).toEqual([
      { do: 'add_drop' },
      { do: 'add_indicator', value: 1 },
      { do: 'refill_burette' },
      { do: 'new_aliquot' },
      { do: 'swirl', value: 1 },
    ]);
  });

  it('says what it shows', () => {
    const { scene, host, frame } = open();
    host.act({ do: 'add_indicator', value: 3 });
    host.act({ do: 'swirl', value: 1 });
    host.act({ do: 'add_base', value: 25.1 });
    host.advance(3000);
    expect(scene.describe(frame())).toBe(
      'The burette reads 25.10 mL; its stopcock is closed and nothing runs. The flask holds 50.1 mL, pink, with 3 drops of Phenolphthalein; the stirrer is on. The pH meter shows 10.30. The end point came at 25.10 mL. There is 1 titre so far. The colour has stayed for 5 s: read the burette.',
    );
  });
});
