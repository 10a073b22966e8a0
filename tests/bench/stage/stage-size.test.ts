import { expect, test } from 'vitest';
import { stageSize } from '../../../src/bench/stage/stage-size';

test.each([
  ['a phone upright', 390, 388, 'tall'],
  ['a small phone upright', 320, 261, 'tall'],
  ['a phone on its side', 510, 223, 'wide'],
  ['a laptop at 200 %', 400, 190, 'wide'],
  ['a small frame', 300, 267, 'tall'],
  ['a tablet upright', 786, 450, 'wide'],
])('%s: %i × %i is %s', (_, width, height, layout) => {
  expect(stageSize(width, height).layout).toBe(layout);
});

test('a wide stage is as wide as its canvas lets it be, within bounds', () => {
  for (const [width, height] of [
    [510, 223],
    [968, 401],
    [968, 489],
  ] as const) {
    const stage = stageSize(width, height);
    expect(stage.height).toBe(540);
    expect(stage.width / stage.bleed.width).toBeCloseTo(0.95, 3);
    expect(stage.bleed.height).toBeCloseTo(540, 6);
  }
  expect(stageSize(900, 200).width).toBe(1240);
  expect(stageSize(570, 320)).toMatchObject({ width: 960, height: 540 });
  expect(stageSize(786, 450)).toMatchObject({ width: 960, height: 540 });
});
