import { Container } from 'pixi.js';
import { beforeAll, expect, test } from 'vitest';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { StageTexts } from '../../../src/bench/stage/stage-texts';
import { stubCanvas } from '../../scenes/stage-stub';

beforeAll(stubCanvas);

/** CSS px of a text of `size` stage units in a part drawn at `scale`, on a canvas of a size. */
function shownAt(width: number, height: number, size: number, scale = 1): number {
  const texts = new StageTexts(1);
  const root = new Container();
  const part = root.addChild(new Container({ scale }));
  const text = part.addChild(texts.create({ size }));
  const stage = stageSize(width, height);
  texts.resize(stage, 1);
  texts.settle(root);
  return (text.style.fontSize * scale) / stage.pixel;
}

test.each([
  ['a laptop', 968, 489],
  ['a phone upright', 390, 388],
  ['full screen on a phone on its side', 570, 320],
])('on %s no text is below 12 CSS px, even in small parts', (_, width, height) => {
  expect(shownAt(width, height, 8)).toBeCloseTo(12, 6);
  expect(shownAt(width, height, 13, 0.4)).toBeCloseTo(12, 6);
  expect(shownAt(width, height, 60)).toBeGreaterThan(12);
});

test('where the stage is laid out for smaller texts, none is raised above that', () => {
  const { type, pixel } = stageSize(510, 223);
  expect(type.small / pixel).toBeLessThan(12);
  expect(shownAt(510, 223, 8)).toBeCloseTo(type.small / pixel, 6);
  expect(shownAt(510, 223, 13, 0.4)).toBeCloseTo(type.small / pixel, 6);
});
