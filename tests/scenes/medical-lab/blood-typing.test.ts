import { type Container, Text } from 'pixi.js';
import { beforeAll, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-lab/mlab1';
import { simulation } from '../../../engine/medical-lab/blood-typing';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/medical-lab/blood-typing';
import { frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (sample: string, [width, height]: readonly [number, number]) => {
  const { context } = stubContext();
  const scene = createScene(context as unknown as SceneContext<'blood_typing'>);
  scene.resize(stageSize(width, height));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), noise: false, sample, anti_a: true, anti_b: true, anti_d: true },
    applies: {},
    seed: 1,
    grade: 'ideal',
  });
  const draw = (): string => {
    scene.draw(frameOf(host) as never, 0);
    return scene.describe(frameOf(host) as never);
  };
  draw();
  return { host, draw, root: scene.root };
};

const words = (part: Container): string[] =>
  part.visible ? [...(part instanceof Text ? [part.text] : []), ...part.children.flatMap(words)] : [];

it('says the reports and the answer to those who do not see the note', () => {
  const { host, draw } = open('Patient 9', [960, 540]);
  for (const name of ['add_cells', 'add_serum', 'add_reverse_cells', 'mix']) host.act({ do: name, value: 1 });
  host.advance(1200);
  host.act({ do: 'report_abo', value: 'A' });
  host.act({ do: 'report_rh', value: 'Negative' });
  expect(draw()).toContain('Reported: A, Negative.');
  expect(draw()).not.toContain('It was');
  host.act({ do: 'reveal' });
  expect(draw()).toContain('It was A, RhD weak D. ABO right, RhD wrong.');
});

it('lets the answer take the place of the bottles where there is little room', () => {
  const { host, draw, root } = open('Patient 12', [390, 244]);
  const bottles = (): number => words(root).filter((text) => /^[ABD]$/.test(text)).length;
  expect(bottles()).toBe(3);
  host.act({ do: 'reveal' });
  draw();
  expect(bottles()).toBe(0);
  expect(words(root).join()).toContain('Only Oh blood is safe.');
});
