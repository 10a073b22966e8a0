import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/medical-microbiology/mmb2';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/medical-microbiology/bacterial-growth';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/medical-microbiology/bacterial-growth/scene';
import { estimateWords } from '../../../src/scenes/medical-microbiology/bacterial-growth/culture-words';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (inputs = {}) => {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'bacterial_growth'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: {},
    seed: 1,
    grade: 'ideal',
  });
  let now = 0;
  const draw = (): void => scene.draw(frameOf(host) as never, (now += 2000));
  draw();
  return { scene, recorded, host, draw, describe: () => scene.describe(frameOf(host) as never) };
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

describe('the culture bench, by hand', () => {
  it('does what the dock does', () => {
    const { recorded } = open();
    const rack = handle(recorded, 'slider', /Dilution/);
    rack.set(5);
    handle(recorded, 'point', /^Sample and plate/).keys?.['Enter']?.();
    rack.set(0);
    rack.keys?.['Enter']?.();
    handle(recorded, 'button', /optical density/).press();
    handle(recorded, 'slider', /^Temperature/).set(30);
    expect(recorded.dispatched).toEqual([
      { do: 'take_sample', value: 5 },
      { do: 'take_sample', value: 0 },
      { do: 'read_od' },
    ]);
    expect(recorded.inputs).toEqual([['temperature', 30]]);
  });

  it('takes the tube that is tapped, the first and the last too', () => {
    const { recorded } = open();
    const rack = handle(recorded, 'slider', /Dilution/);
    const tubes = [0, 472, 575, 682, 960].map((x) => rack.drag({ x, y: 420 }, { x: 0, y: 0 }, 3));
    expect(tubes[0]).toBe(0);
    expect(tubes[1]).toBe(0);
    expect(tubes[3]).toBe(9);
    expect(tubes[4]).toBe(9);
    rack.tap?.({ x: 682, y: 420 });
    handle(recorded, 'point', /^Sample and plate/).keys?.['Enter']?.();
    expect(recorded.dispatched).toEqual([{ do: 'take_sample', value: 9 }]);
  });
});

describe('counting a plate', () => {
  it('marks each colony once, by drawing over the whole dish, and says so', () => {
    const { recorded, host, draw, describe: words } = open();
    host.act({ do: 'take_sample', value: 0 });
    draw();
    const count = Number(host.readings()['plate_count']);
    expect(words()).toContain(`${count} colonies. Countable`);
    handle(recorded, 'button', /Plate on/).press();
    const dish = handle(recorded, 'slider', /mark the colonies/);
    expect(dish.max).toBe(count);
    let marked = 0;
    for (let y = 40; y <= 500; y += 6) {
      dish.held?.(true);
      marked = dish.drag({ x: 620, y }, { x: 150, y }, marked);
    }
    expect(marked).toBe(count);
    draw();
    expect(words()).toContain(`You marked ${count}.`);
  });

  it('takes a mark away by a second tap, and by the left arrow', () => {
    const { recorded, host, draw, describe: words } = open();
    host.act({ do: 'take_sample', value: 0 });
    draw();
    handle(recorded, 'button', /Plate on/).press();
    const dish = handle(recorded, 'slider', /mark the colonies/);
    dish.set(4);
    expect(words()).toContain('You marked 4.');
    dish.set(3);
    expect(words()).toContain('You marked 3.');
    // Where the first colony of the plate lies on the large dish: middle (384, 270), agar of 0.955 of 230 units.
    const { colonies } = frameOf(host).fields as unknown as { readonly colonies: Float32Array };
    const at = { x: 384 + 0.955 * 230 * (colonies[0] ?? 0), y: 270 + 0.955 * 230 * (colonies[1] ?? 0) };
    dish.tap?.(at);
    expect(words()).toContain('You marked 2.');
    dish.tap?.(at);
    expect(words()).toContain('You marked 3.');
  });

  it('forgets the marks with a new plate', () => {
    const { recorded, host, draw, describe: words } = open();
    host.act({ do: 'take_sample', value: 0 });
    draw();
    handle(recorded, 'button', /Plate on/).press();
    handle(recorded, 'slider', /mark the colonies/).set(7);
    host.advance(100);
    host.act({ do: 'take_sample', value: 0 });
    draw();
    expect(words()).not.toContain('You marked');
  });

  it('writes an estimate with its 95 % interval', () => {
    const plate = {
      number: 3,
      hours: 5,
      dilution: 5,
      count: 143,
      halfWidth: 1.96 * Math.sqrt(143),
      result: 'Countable',
      estimate: 1.43e8,
      drawn: 143,
    } as const;
    // 143 ± 23.4 colonies of 0.1 mL at 10⁻⁵.
    expect(estimateWords(plate)).toBe('(1.43 ± 0.23)×10⁸ CFU/mL');
  });
});

it('shows less than 0.01 where the photometer sees nothing', () => {
  const { host, draw, describe: words } = open();
  host.act({ do: 'read_od' });
  draw();
  expect(words()).toContain('The photometer shows less than 0.01.');
});
