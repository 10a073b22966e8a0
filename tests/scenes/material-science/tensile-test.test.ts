import { type Container, Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/material-science/ms1';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/material-science/tensile-test';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/material-science/tensile-test/scene';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (inputs: Record<string, number | string | boolean> = {}) => {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'tensile_test'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), noise: false, ...inputs },
    applies: {},
    seed: 1,
    grade: 'ideal',
  });
  const draw = (): string => {
    scene.draw(frameOf(host) as never, 0);
    return scene.describe(frameOf(host) as never);
  };
  draw();
  return { recorded, host, draw, root: scene.root };
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

/** Words that are to be seen, apart from what hides a parent. */
const seen = (part: Container): string[] =>
  part.visible ? [...(part instanceof Text ? [part.text] : []), ...part.children.flatMap(seen)] : [];

describe('the testing machine, by hand', () => {
  it('does what the dock does', () => {
    const { recorded, host, draw } = open();
    handle(recorded, 'button', /^Start/).press();
    host.act({ do: 'start' });
    host.advance(400);
    draw();
    for (const name of [/^Stop/, /^Unload/, /^Extensometer/, /^Bar/, /^Caliper/]) {
      handle(recorded, 'button', name).press();
    }
    handle(recorded, 'slider', /speed/i).set(12);
    host.act({ do: 'unload' });
    host.advance(400);
    draw();
    host.act({ do: 'reload' });
    while (!host.finished) host.advance(1000);
    draw();
    handle(recorded, 'button', /pieces/).press();
    expect(recorded.dispatched).toEqual(
      ['start', 'stop', 'unload', 'remove_extensometer', 'measure_neck', 'measure_neck', 'fit_pieces'].map((name) => ({
        do: name,
      })),
    );
    expect(recorded.inputs).toEqual([['crosshead_speed', 12]]);
  });

  it.each([
    ['Aluminium 6061-T6', 68.9, 276],
    ['Stainless steel 304 (annealed)', 193, 240],
    ['Titanium Ti-6Al-4V (annealed)', 113.8, 880],
  ])('finds the proof stress of %s with the line laid by hand', (material, modulus, proofStress) => {
    const { recorded, host, draw } = open({ material });
    host.act({ do: 'start' });
    host.advance(1200);
    expect(draw()).not.toContain('line laid');
    handle(recorded, 'toggle', /Zoom/).toggle(true);
    handle(recorded, 'slider', /Slope/).set(modulus);
    handle(recorded, 'slider', /Foot/).set(0.2);
    const words = draw();
    expect(words).toContain('foot 0.20 %');
    const meets = Number(/meets (\d+) MPa/.exec(words)?.[1]);
    expect(Math.abs(meets / proofStress - 1)).toBeLessThan(0.005);
  });

  it('drags the slope to where the pointer is', () => {
    const { recorded, host, draw } = open({ material: 'Aluminium 6061-T6' });
    host.act({ do: 'start' });
    host.advance(1200);
    draw();
    handle(recorded, 'toggle', /Zoom/).toggle(true);
    draw();
    const slope = handle(recorded, 'slider', /Slope/);
    const at = { x: 600, y: 200 };
    const here = slope.drag(at, at, 100);
    const steeper = slope.drag({ x: 600, y: 120 }, at, 100);
    expect(here).toBeGreaterThan(0);
    expect(steeper).toBeGreaterThan(here);
    expect(slope.drag({ x: 700, y: 200 }, at, 100)).toBeLessThan(here);
  });

  it('leaves the zoom for the true curve, which lies beyond it', () => {
    const { recorded, host, draw } = open();
    host.act({ do: 'start' });
    host.advance(1200);
    handle(recorded, 'toggle', /Zoom/).toggle(true);
    expect(draw()).toContain('line laid');
    const truth = handle(recorded, 'toggle', /^True/);
    truth.toggle(true);
    expect(draw()).not.toContain('line laid');
    handle(recorded, 'toggle', /Zoom/).toggle(true);
    expect(draw()).toContain('line laid');
  });

  it('takes the words of the offset line off with the zoom', () => {
    const { recorded, host, draw, root } = open();
    host.act({ do: 'start' });
    host.advance(1200);
    const zoom = handle(recorded, 'toggle', /Zoom/);
    zoom.toggle(true);
    draw();
    expect(seen(root).join()).toContain('slope 100.0 GPa');
    zoom.toggle(false);
    draw();
    expect(seen(root).join()).not.toContain('slope');
  });

  it('says so when the modulus is not that of the bar', () => {
    const { host, draw } = open({ extensometer: false });
    host.act({ do: 'start' });
    while (!host.finished) host.advance(1000);
    expect(draw()).toContain("Young's modulus: Not valid: machine stiffness included.");
  });
});
