import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem2';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/chemistry/synthesis';
import type { Action } from '../../../engine/contract';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/synthesis/scene';
import { layoutFor } from '../../../src/scenes/chemistry/synthesis/synthesis-layout';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

/** A bench whose hands work: what the scene asks for is done. */
function open(width: number, height: number) {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'synthesis'>);
  scene.resize(stageSize(width, height));
  const host = new SimulationHost({ simulation, inputs: defaultInputs(entry), applies: {}, seed: 1, grade: 'ideal' });
  let now = 0;
  const draw = (pictures = 60): void => {
    for (let n = 0; n < pictures; n++) {
      for (const action of recorded.dispatched.splice(0)) host.act(action as Action);
      now += 16;
      scene.draw(frameOf(host) as never, now);
    }
  };
  const wait = (seconds: number): void => {
    for (let n = 0; n < 10; n++) {
      host.advance(Math.round(seconds / simulation.dt / 10));
      draw(2);
    }
  };
  const handle = (name: RegExp): HandleDef => {
    for (const def of recorded.handles.values()) if (name.test(def.name)) return def;
    throw new Error(`no handle called ${String(name)}`);
  };
  const press = (name: RegExp): void => {
    const def = handle(name);
    if (def.role === 'button') def.press();
    else def.keys?.['Enter']?.();
    draw();
  };
  const carry = (name: RegExp, to: { x: number; y: number }): void => {
    const def = handle(name);
    if (def.role !== 'point') throw new Error('not carried');
    def.held?.(true);
    draw(3);
    def.set({ x: to.x - 30, y: to.y - 30 });
    draw(3);
    def.set(to);
    draw(3);
    def.held?.(false);
    draw();
  };
  draw();
  return { scene, host, recorded, draw, wait, press, carry, view: () => frameOf(host).view as { stage: string } };
}

const SIZES: Readonly<Record<'wide' | 'tall', readonly [number, number]>> = { wide: [960, 540], tall: [390, 390] };

const at = (
  size: 'wide' | 'tall',
  stage: 'loaded' | 'heating' | 'quenched' | 'cooling',
  part: 'bath' | 'ice' | 'funnel',
) => {
  const place = layoutFor(stageSize(...SIZES[size]), stage).parts[part];
  if (!place) throw new Error(`${part} is put away`);
  return { x: place.x, y: place.y - 40 };
};

describe('the aspirin bench, by hand', () => {
  it.each(['wide', 'tall'] as const)('is worked by dragging, on a %s stage', (size) => {
    const bench = open(...SIZES[size]);
    bench.carry(/^Flask/, at(size, 'loaded', 'bath'));
    expect(bench.view().stage).toBe('heating');
    bench.wait(900);
    // The wash bottle is let go over the flask, which stands in the bath.
    bench.carry(/^Wash bottle/, at(size, 'heating', 'bath'));
    expect(bench.view().stage).toBe('quenched');
    bench.wait(60);
    bench.carry(/^Flask/, at(size, 'quenched', 'ice'));
    expect(bench.view().stage).toBe('cooling');
    bench.wait(900);
    bench.carry(/^Flask/, at(size, 'cooling', 'funnel'));
    expect(bench.view().stage).toBe('filtered');
    bench.press(/^Wash bottle/);
    expect(bench.view().stage).toBe('washed');
    bench.press(/^Dry and weigh/);
    bench.press(/^Iron\(III\) test/);
    bench.press(/^Melting point/);
    expect(bench.host.finished).toBe(true);
    expect(bench.scene.describe(frameOf(bench.host) as never)).toContain('were clear at 135.5');
    bench.press(/^Recrystallise/);
    expect(bench.view().stage).toBe('recrystallised');
  });

  it('is worked by keyboard alone', () => {
    const bench = open(960, 540);
    bench.press(/^Flask/);
    bench.wait(600);
    bench.press(/^Wash bottle/);
    bench.press(/^Flask/);
    bench.wait(600);
    bench.press(/^Flask/);
    expect(bench.view().stage).toBe('filtered');
  });

  it('lets a flask that is let go anywhere else glide home', () => {
    const bench = open(960, 540);
    bench.carry(/^Flask/, { x: 480, y: 120 });
    expect(bench.view().stage).toBe('loaded');
    bench.carry(/^Flask/, at('wide', 'loaded', 'ice'));
    expect(bench.view().stage).toBe('loaded');
    expect(bench.host.takeNotices().at(-1)?.notice).toBe('Heat the flask before cooling');
  });
});
