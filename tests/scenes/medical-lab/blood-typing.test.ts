import { type Container, Text } from 'pixi.js';
import { beforeAll, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-lab/mlab1';
import { simulation } from '../../../engine/medical-lab/blood-typing';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/medical-lab/blood-typing/scene';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (sample: string, [width, height]: readonly [number, number]) => {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
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
  return { host, draw, root: scene.root, recorded };
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

it('shows the answer where the grading card lay', () => {
  const { host, draw, root } = open('Patient 12', [390, 390]);
  expect(words(root)).toContain('weak');
  host.act({ do: 'reveal' });
  draw();
  expect(words(root)).not.toContain('weak');
  expect(words(root).join()).toContain('Anti-H lectin on the cells tells.');
});

it('gives drops by what stands on the bench, each into its own wells', () => {
  const { recorded } = open('Patient 1', [960, 540]);
  const send = (name: RegExp): void => {
    for (const def of recorded.handles.values()) if (name.test(def.name)) def.keys?.['Enter']?.();
  };
  for (const name of [
    /^Add patient/,
    /anti-B$/,
    /^Set up the reverse/,
    /Rh control$/,
    /antiglobulin$/,
    /check cells$/,
  ]) {
    send(name);
  }
  expect(recorded.inputs).toEqual([['anti_b', true]]);
  expect(recorded.dispatched).toEqual([
    { do: 'add_cells' },
    { do: 'add_serum' },
    { do: 'add_reverse_cells' },
    { do: 'rh_control' },
    { do: 'add_ahg' },
    { do: 'add_check_cells' },
  ]);
});

it('shows the contents of D well and control in the tube until antiglobulin is added, then what check cells do', () => {
  const { host, draw } = open('Patient 6', [960, 540]);
  for (const name of ['add_cells', 'add_serum', 'rh_control', 'mix']) host.act({ do: name, value: 1 });
  host.advance(1200);
  expect(draw()).toContain('Control: a smooth suspension');
  host.act({ do: 'incubate_37' });
  host.advance(100);
  expect(draw()).toContain(
    'anti-D: its contents are in a tube, in the block at 37 °C; Control: its contents are in a tube',
  );
  host.advance(18_000);
  expect(draw()).toContain('in a tube, incubated');
  host.act({ do: 'wash' });
  host.advance(100);
  expect(draw()).toContain('in a tube, which is being washed');
  host.act({ do: 'add_ahg' });
  host.advance(2300 + 1200);
  expect(draw()).not.toContain('in a tube');
  host.act({ do: 'add_check_cells' });
  host.advance(1200);
  expect(draw()).toContain('anti-D with check cells: one large clump');
});
