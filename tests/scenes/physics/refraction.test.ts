import { type Container, Text } from 'pixi.js';
import { beforeAll, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/physics/phy6';
import { simulation } from '../../../engine/physics/refraction';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/physics/refraction/scene';
import { CHIP } from '../../../src/scenes/physics/refraction/table-bodies';
import { createWavelengthSlider } from '../../../src/scenes/physics/refraction/wavelength-slider';
import { darkStage } from '../../../src/scenes/kit/theme';
import { everything, factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = () => {
  const { context } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'refraction'>);
  const host = new SimulationHost({
    simulation,
    inputs: defaultInputs(entry),
    applies: appliesOf(entry),
    seed: 1,
    grade: 'school',
  });
  const named = (label: string): Container[] => everything(scene.root).filter((part) => part.label === label);
  return { scene, host, named };
};

/** Width of a digit in heights of the letters. */
const DIGIT = 0.62;

it.each([
  ['a phone', 390, 386],
  ['a small window', 600, 350],
  ['a tablet', 788, 458],
  ['a desktop', 971, 493],
  ['a wall', 3840, 2160],
])('on %s the names of the media leave the figures of the divided circle free', (_name, width, height) => {
  const { scene, host, named } = open();
  const stage = stageSize(width, height);
  scene.resize(stage);
  scene.draw(frameOf(host) as never, 0);
  const letters = 12 * Math.max(1, stage.pixel);
  const figures = (named('degrees')[0]?.children ?? []).filter((part) => part instanceof Text && part.visible);
  expect(figures.length).toBeGreaterThanOrEqual(12);
  const chips = named('medium');
  expect(chips).toHaveLength(2);
  const chip = CHIP[stage.layout];
  for (const { position } of chips) {
    for (const figure of figures) {
      const { text } = figure as Text;
      const besides = Math.abs(figure.x - position.x) - (chip.width + DIGIT * letters * text.length) / 2;
      const above = Math.abs(figure.y - position.y) - (chip.height + letters) / 2;
      expect(Math.max(besides, above), `${text}° at ${Math.round(figure.x)}, ${Math.round(figure.y)}`).toBeGreaterThan(
        0,
      );
    }
  }
});

it('the speed of light in a medium has four digits, as the sine that it is worked out from', () => {
  const { host } = open();
  expect(host.shown()['speed_in_medium_2']?.text).toMatch(/^2\.\d{3}×10⁸$/);
});

it('the pointer of the wavelength stands at its colour in a window of any size', () => {
  const slider = createWavelengthSlider(stubContext().context);
  const pointer = slider.root.children.at(-1);
  slider.lay(300, 20);
  slider.set(550);
  expect(pointer?.x).toBe(150);
  slider.lay(600, 20);
  expect(pointer?.x).toBe(300);
});
